### The score pad: what to enter.
###
### companion-pad-<line>         $each points for every $per
### companion-pad-part-<word>    $thing, worth $each for every $per

companion-pad-dollars = Enter your dollars: { $each } point for every full { $per }.
companion-pad-buildings = Enter the points printed on your buildings that stand on the trail.
companion-pad-cities = Enter the points of your discs on cities and of the arrows between two of them. The sum may be negative.
companion-pad-stations = Enter the points of the stations that have your disc.
companion-pad-hazards = Enter the points of the hazard tiles you have taken.
companion-pad-cattle = Enter the points of all cattle cards in your deck: hand, draw pile and discard pile.
companion-pad-objectives = Enter the points of your objective cards: fulfilled ones count plus, the others minus their penalty. Cards from your deck may join first. The sum may be negative.
companion-pad-stationmasters = Enter the points of your stationmaster tiles. What counted elsewhere counts here again.
companion-pad-workers = Enter how many workers stand on spaces 5 and 6 of their rows: { $each } points each. The printed worker is space 1.
companion-pad-slots = Enter 1 if the step limit space with points is free: { $each } points.
companion-pad-job-market-token = Enter 1 if you hold the job market token: { $each } points.
companion-pad-deliveries = Enter the points of your discs on dark trading posts.
companion-pad-workers-elpaso = Enter how many worker cards you have, wherever they lie: { $each } points each.
companion-pad-cattle-elpaso = Enter the points of all your cows, wherever they lie, and those of your rancher on the Simmental space.
companion-pad-bonus-tokens = Enter the points printed on your bonus tokens.
companion-pad-objectives-elpaso = Enter the points of the objective tokens you have fulfilled. Others count nothing; Sue has fulfilled all of hers.
companion-pad-poker = Enter the sum of the results of your four hands.
companion-pad-gold = Enter how many nuggets are circled, crossed or not.
companion-pad-banks = Enter the sum of your bank boxes.
companion-pad-forts = Enter the highest circled fort number.
companion-pad-ranches = Enter the highest circled ranch number.
companion-pad-train-yards = Enter the rightmost circled multiplier times the towns of your largest network.
companion-pad-towns = Enter how many town boxes are circled, crossed or not; the first one was circled from the start.
companion-pad-goals = Enter the points noted for goals.
companion-pad-bonus = Three players: the last one in the order of play enters the bonus.
companion-pad-goals-left = Enter how many goal cards are left on the table, face down ones too: { $each } points each for the target.
companion-pad-part-disc = Discs on { $thing }
companion-pad-part-arrow = Arrow: { $thing }
companion-pad-part-station = Station { $thing }
companion-pad-part-hazard = Tiles worth { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Fulfilled, worth { $thing }
companion-pad-part-failed = Not fulfilled, penalty { $thing }
companion-pad-part-master-workers = Workers, printed ones too ({ $thing })
companion-pad-part-master-objectives = Objective cards in your area ({ $thing })
companion-pad-part-master-hazards = Hazard tiles ({ $thing })
companion-pad-part-master-pairs = Complete pairs of both colours ({ $thing })
companion-pad-part-master-certificates = Certificates, permanent ones too ({ $thing })
companion-pad-part-master-stations = Stations with your disc ({ $thing })
companion-pad-part-master-buildings = Own buildings on the trail ({ $thing })
companion-pad-part-simmental-space = Rancher on the Simmental space
companion-pad-part-round = Round { $thing }
companion-pad-part-multiplier = Rightmost circled multiplier
companion-pad-part-network = Towns of the largest network
companion-pad-part-goal-first = Goals met first
companion-pad-part-goal-later = Goals met later
