### What is said beside something on a sheet.

ui-about-card = its rank goes to the hand of the round, its suit tells the railway
ui-about-goal = 10 points for whoever meets it first, 5 later
ui-about-goal-alone = every goal that is left adds 10 to the target
ui-about-poker = five ranks make the hand of a round; suits do not count
ui-about-tracks = three tracks a turn, and one more for each town box
ui-about-sheet = press to see this sheet large
ui-about-now = if the game ended now
ui-about-laid =
    a track of the { $suit ->
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[spades] spades
    } railway
ui-about-laid-does = counts as a laid side for the places beside it
ui-about-head-of =
    railhead of the { $suit ->
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[spades] spades
    } railway
ui-about-head = the railway may go on from here
ui-about-dealer = reveals three cards and takes one first; the others choose between the two left
