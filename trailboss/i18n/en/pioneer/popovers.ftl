### What is said beside something on a sheet.

ui-about-card = its rank goes to the hand of the round, its suit tells the railway
ui-about-goal = 10 points for whoever meets it first, 5 later
ui-about-goal-alone = every goal that is left adds 10 to the target
ui-about-poker = five ranks make the hand of a round; suits do not count
ui-about-tracks = three tracks a turn, and one more for each town box
ui-about-sheet = press to see this sheet large
ui-about-now = if the game ended now
