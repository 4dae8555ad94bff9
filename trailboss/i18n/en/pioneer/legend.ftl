### What the drawings of a sheet mean.

ui-legend-suits = the four suits: each has a station and a railway of its own
ui-legend-mine = a mine: one side; circle a nugget
ui-legend-saloon = a saloon: doubles the hand of this or a later round
ui-legend-bank = a bank: at once, up to four nuggets times 2, 3 or 4
ui-legend-train-yard = a train yard: multiplies the towns of your largest network
ui-legend-fort = a fort: four sides; the next number of the forts
ui-legend-ranch = a ranch: alone on its land; the next number of the ranches
ui-legend-town = a town: the first track there circles a town box
ui-legend-nugget = a nugget: 1 point, and gold for a bank
ui-legend-special = a special: bridge, tunnel, shortcut, switch or another suit
ui-legend-bridge = between two river cells a track needs a bridge
ui-legend-tunnel = between two mountains a track needs a tunnel
ui-legend-desert = desert, bare or not: only here a shortcut leads across
ui-legend-kinds = the three kinds of goals: sheriff, ranch, train
ui-legend-tick = done: activated, met or finished
ui-legend-cross = used: a box or nugget that is crossed off
ui-legend-pencil = still playing this turn
ui-legend-hourglass = waiting for others
