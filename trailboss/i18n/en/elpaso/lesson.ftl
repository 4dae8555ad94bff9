### The introduction, step by step.

ui-learn-elpaso-1 = El Paso is the big trail in short: your rancher goes round and round, and each lap ends with a delivery. You begin with an objective token. It gives points at the end if you meet it. Take the one that is lit.
ui-learn-elpaso-2 = The brown tiles are neutral buildings, and everybody may use them. Your rancher begins on one of them. Put it here.
ui-learn-elpaso-3 = A turn: walk, act, draw. You walk one to three steps, and a step leads to the next tile; empty spaces do not count. El Paso is three steps away, and whoever arrives there stops. Set out.
ui-learn-elpaso-4 = El Paso paid you 5 dollars and gave you a Simmental. Before the delivery you used your exchange token: you drew a card and now discard one. In a delivery every breed counts once, so let a weak card go: a Criollo.
ui-learn-elpaso-5 = Now the hand is valued, and you choose a trading post of at most that value. Posts farther away are worth more. Yours reaches 5.
ui-learn-elpaso-6 = A disc of your board goes to the post, and what it covered is open from now on. This one opens your second auxiliary action: certificates, which make later deliveries worth more.
ui-learn-elpaso-7 = Your hand was discarded and filled anew, and Ben has delivered too. A new lap begins behind El Paso. Walk to the first tile.
ui-learn-elpaso-8 = Workers are cards here. They lie ready before you until you discard them for what they do, and then they come back with your herd. B hires one for 5 dollars and a second of another kind for 8. Hire a cowboy; an engineer follows.
ui-learn-elpaso-9 = You walked three steps on. Here you may build: a building needs builders, who are discarded, and 2 dollars for each. You can own two. Choose the one for a single builder.
ui-learn-elpaso-10 = Put it where you come by early in every lap. Only you may use it; for others it is one more step.
ui-learn-elpaso-11 = That is the game: short laps, workers who come and go, and deliveries that open your board. Each arrival in El Paso takes a Simmental, and when their stack is used up, the end is near. Saddle up!
