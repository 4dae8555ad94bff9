### The introduction, step by step.

ui-learn-gwt1-1 = You know the second edition; this is the first. Most of it is the same, so only what differs is told here. Everybody begins with four cards, so nobody discards before the first turn, and there are no exchange tokens at all. Put your cattleman on A.
ui-learn-gwt1-2 = The job market works as you know it; only the builders have another name here and are called craftsmen. Hire the engineer.
ui-learn-gwt1-3 = You paid the fee of a hazard on the way, and C gives you an objective card, as you know it. What differs are private buildings: ten of them instead of twelve, and several have other prices and points, so read them before you plan. Take this card.
ui-learn-gwt1-4 = Here the way through the village leaves the trail earlier, and D lies on it. What stands there are teepees. The first three are worth minus 3, minus 2 and minus 1 dollars: whoever trades with them pays. Take the way around, to E.
ui-learn-gwt1-5 = You drove your engine at G and have one auxiliary action left. They are the five you know; only the last one, which takes the engine back to remove a card, does not pay a dollar here. Take the first.
ui-learn-gwt1-6 = Ben has cleared a hazard meanwhile. Kansas City is one step away and ends every walk, as always. Go there.
ui-learn-gwt1-7 = Three tiles come into play, one of each pair. The choice is the same as ever: workers make the game end sooner, hazards and teepees make the trail dearer. Take the first.
ui-learn-gwt1-8 = The cities lie to the west, and San Francisco is the last. A delivery to Kansas City pays 6 dollars instead of 4. Between Wichita and Colorado Springs you would lose a point where the other edition gives a token. Deliver to Topeka.
ui-learn-gwt1-9 = That was the difference. All five stationmasters are in play from the start, and there is no Sam: this edition is for two to four. Everything else is as you know it. Saddle up!
