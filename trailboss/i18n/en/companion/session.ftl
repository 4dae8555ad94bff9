### The companion of a game on cardboard: Sam and Sue.
###
### companion-<line or question>   the values of the line or question
### companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
### companion-thing-<name>, companion-score-<label>

companion-title = The companion for { $who }, seed { $seed }.
companion-help = Answer with a number or a word; Enter takes the answer marked so. You may also type u (undo), s (score), r R14.7 (a rule), ? (this help) or q (quit).
companion-resumed =
    { $count ->
        [one] Resumed after { $count } answer.
       *[other] Resumed after { $count } answers.
    }
companion-saved = Saved to { $file }. The same command goes on from there.
companion-undone = Taken back.
companion-undo-none = There is nothing to take back.
companion-over = The session is over.
companion-not-a-choice = “{ $text }” is no answer here. Type a number from 1 to { $count }, or the words.
companion-not-a-number = “{ $text }” is no answer here. Type one of: { $numbers }.
companion-needs-answer = This needs an answer: there is no usual one.
companion-total = total
companion-turn = Take your turn now. When it is done: what comes next?
companion-final =
    Finish your last turn if one is left, and count your points. { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
companion-ask-own-points = How many points have you?
companion-ask-own-dollars = Equal points: the dollars decide, and Sue has none. How many dollars are left after you turned full fives into points?
companion-won = You win, { $own } to { $points } against { $who }!
companion-lost = { $who } wins, { $points } to { $own }.
companion-won-by-dollars = You win by your dollars against { $who }!
companion-shared = You and { $who } share the victory.
companion-choice-yes = yes
companion-choice-no = no
companion-choice-none = none
companion-choice-nobody = nobody
companion-choice-go = { $who }’s turn
companion-choice-last = { $who }’s last turn: the end of the game began in my turn
companion-choice-other = something else, or nothing
companion-choice-cowboy = cowboy
companion-choice-builder = builder
companion-choice-engineer = engineer
companion-choice-all-rounder = all-rounder
companion-choice-steps =
    { $a ->
        [one] { $a } step
       *[other] { $a } steps
    }
companion-thing-sam = Sam
companion-thing-sue = Sue
companion-thing-market = the cattle market
companion-thing-train = the train
companion-thing-build = building
companion-thing-upper = upper
companion-thing-lower = lower
companion-thing-token-objective = an objective token
companion-thing-token-bonus = a bonus token
companion-thing-token-any = any token
companion-thing-cow-corriente = a Corriente
companion-thing-hire = a hire
companion-score-dollars = dollars (never counted)
companion-score-buildings = buildings
companion-score-deliveries = discs on dark posts
companion-score-cities = cities and arrows
companion-score-stations = stations
companion-score-hazards = hazards
companion-score-cattle = cattle
companion-score-bonus-tokens = bonus tokens
companion-score-objectives = objectives (all count as fulfilled)
companion-score-workers = workers
companion-score-job-market-token = job market token
