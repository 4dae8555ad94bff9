### How a turn goes.

ui-turn-gwt1-1 = Walk your herder forward, one step or more, up to your limit. A step leads to the next tile; empty spaces do not count, and hands on tiles cost a fee (R5.1, R5.6).
ui-turn-gwt1-2 = Use the place. On a neutral building or your own you do all its actions you like, in any order, or one auxiliary action of your board instead; elsewhere one auxiliary action (R6.1, R6.6).
ui-turn-gwt1-3 = In Kansas City three tiles come into play, your hand pays one dollar for each point of its breeding value, and you deliver to a city it reaches; a disc leaves your board and opens something (R8.1).
ui-turn-gwt1-4 = Fill your hand up to your limit, and the next player goes on. Your discard pile is shuffled when you must draw and nothing is left (R4.3, R2.4).
