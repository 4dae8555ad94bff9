### English, the source of all other languages.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has
### thing-<name>
### question-<Frame> the fields of the frame
### effect-<Effect>  the fields of the effect
### score-<label>
### ui-<name>        texts of the browser
### <game>-<key>     what a game says in its own way: gwt1-action-collect before action-collect
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pass

event-draw =
    { $what ->
        [cards] { $who } draws { $amount ->
            [one] { $amount } card
           *[other] { $amount } cards
        }
       *[other] { $who } draws { $amount } { $thing }
    }
event-drew = { $who } draws { $thing }
event-take = { $who } takes { $thing }
event-play = { $who } plays { $thing }
event-discard =
    { $amount ->
        [0] { $who } discards { $thing }
        [1] { $who } discards { $thing }
       *[other] { $what ->
            [cards] { $who } discards { $amount } cards
           *[other] { $who } discards { $thing } × { $amount }
        }
    }
event-gain =
    { $what ->
        [dollars] { $who } gains { $amount ->
            [one] { $amount } dollar
           *[other] { $amount } dollars
        }
        [certificates] { $who } gains { $amount ->
            [one] { $amount } certificate
           *[other] { $amount } certificates
        }
        [steps] { $who } gains { $amount ->
            [one] { $amount } step
           *[other] { $amount } steps
        }
        [exchange-tokens] { $who } gains { $amount ->
            [one] { $amount } exchange token
           *[other] { $amount } exchange tokens
        }
       *[other] { $who } gains { $amount } { $thing }
    }
event-pay =
    { $what ->
        [dollars] { $who } pays { $amount ->
            [one] { $amount } dollar
           *[other] { $amount } dollars
        }
       *[other] { $who } pays { $amount } { $thing }
    }
event-shuffle = { $who } shuffles the discard pile
event-turn = the turn of { $who }
event-over = the game is over

## The trail games

action-go = go to { $thing }
action-stop = stop here
action-use = local action { $thing }
action-risk = the risk action
action-aux = auxiliary action { $thing }
action-double = double auxiliary action { $thing }
action-exchange = use an exchange token

event-auxiliary = { $who } performs auxiliary action { $amount }
event-build =
    { $what ->
        [building] { $who } builds building { $amount }
       *[other] { $who } builds { $thing }
    }
event-buy = { $who } buys { $thing }
event-clear = { $who } removes the hazard at { $thing }
event-collect = { $who } collects the bandit at { $thing }
gwt1-event-collect = { $who } collects the teepee at { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } delivers a hand worth { $amount }
       *[other] { $who } delivers to { $thing }
    }
event-disc = { $who } takes the disc of { $thing }
event-end =
    { $what ->
        [simmental-space]
            { $who } puts the rancher on the Simmental space for { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }: the last turns begin
       *[other]
            { $who } takes the job market token and { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }: the last turns begin
    }
event-engine = { $who } moves the engine to { $thing }
event-exchange = { $who } uses an exchange token
event-fee = { $who } pays a fee of { $amount } at { $thing }
event-foresee = foresight column { $amount } shows { $thing }
event-hire =
    { $amount ->
        [1] { $who } hires a worker: { $thing }
       *[other] { $who } hires a worker, { $thing } number { $amount }
    }
event-income = { $who } shows a hand worth { $amount }
event-job = { $thing } comes to row { $amount } of the job market
event-lay = { $thing } is laid on the trail
event-lift = { $who } takes back the disc of station { $thing }
event-local = { $who } performs local action { $amount } of { $thing }
event-lose = there is no room for { $thing }
event-master = { $who } gets stationmaster { $thing }
event-move = { $who } goes to { $thing }
event-open = { $thing } is turned up
event-place = { $who } starts at { $thing }
event-raise = { $who } raises a card to { $thing }
event-remove = { $who } removes { $thing } from the game
event-replace =
    { $what ->
        [building] { $who } replaces a building by building { $amount }
       *[other] { $who } replaces a building by { $thing }
    }
event-return = { $who } returns to { $thing }
event-site = at { $thing }
event-upgrade = { $who } upgrades station { $thing }

thing-exchange-tokens = exchange tokens

# What tiles and cards say. The values are the fields of the effect.

per-forest = building in the forest
per-pairs = pair of both colours
per-builders = builder
per-engineers = engineer
per-cowboys = cowboy
per-stations = station
per-hazards = hazard
cards-any-cattle = any cattle card
cards-objective = an objective card
cards-or = { " or " }
join-all = { ", " }
join-oneof = { ", or " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] gain { $dollars } dollar
       *[other] gain { $dollars } dollars
    }{ $certificates ->
        [0] { "" }
        [one] { $dollars ->
            [0] { "" }
           *[other] { " and " }
        }up to { $certificates } certificate
       *[other] { $dollars ->
            [0] { "" }
           *[other] { " and " }
        }up to { $certificates } certificates
    }{ $tokens ->
        [0] { "" }
       *[other] an exchange token
    }
effect-gainper =
    gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }{ $certificates ->
        [0] { "" }
       *[other] { " " }and up to { $certificates } certificates
    } for each { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = discard { $cards }: { $reward }
effect-discardpair = discard two cards of one breed: { $reward }
effect-drawdiscard =
    { $per ->
        [none] { $exactly ->
            [1] draw { $cards }, then discard as many
           *[other] draw up to { $cards }, then discard as many
        }
       *[other] draw up to one card for each { $per }, then discard as many
    }
effect-removecards =
    { $cards ->
        [one] remove a card of the hand from the game
       *[other] remove up to { $cards } cards of the hand from the game
    }
effect-aux = one auxiliary action, single or double
effect-build =
    place or replace a building, { $rate ->
        [one] { $rate } dollar
       *[other] { $rate } dollars
    } for each builder
effect-buycattle = buy cattle
effect-collectbandit = collect a bandit
gwt1-effect-collectbandit = collect a teepee
effect-copy = perform the local actions of an adjacent building
effect-extradelivery = move the engine back and deliver
effect-freemove =
    move the herder up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } without fees
effect-hire =
    hire a worker{ $modifier ->
        [0] { "" }
        [2] { " " }for 2 dollars more
        [-1] { " " }for 1 dollar less
       *[other] { " " }for 2 dollars less
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other] pay { $dollars }:{ " " }
    }engine up to { $per ->
        [none] { $most ->
            [one] { $most } space
           *[other] { $most } spaces
        }
       *[other] one space for each { $per }
    } forward
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other] pay { $dollars },{ " " }
    }engine { $moves } back: { $reward }
effect-moveherder =
    { $steps ->
        [one] move the herder one step
       *[other] move the herder up to { $steps } steps
    }
effect-removehazard =
    { $dollars ->
        [0] remove a hazard
       *[other] remove a hazard for { $dollars } dollars
    }
effect-takeobjective =
    { $to_hand ->
        [1] take an objective card to the hand
       *[other] take an objective card
    }
effect-upgradebehind = upgrade a station behind the engine

# Choices, questions, refusals and things

action-choose = choose { $thing }
action-perform = do it
action-copy = copy the building at { $thing }
action-play = play { $thing }
action-take = take { $thing }
action-discard = discard { $thing }
action-remove = remove { $thing } from the game
action-certificates =
    { $thing ->
        [0] take no certificates
       *[other] take certificates: { $thing }
    }
action-hire = hire { $thing }
action-buy = buy { $thing }
action-cow = take { $thing } from the market
action-reveal = turn up two cards with a cowboy
action-build = build { $thing }
action-site = build at { $thing }
action-engine = move the engine to { $thing }
action-upgrade = upgrade station { $thing }
action-disc = clear the slot { $thing }
action-lift = take back the disc of station { $thing }
action-give = give a { $thing }
action-collect = collect the bandit at { $thing }
gwt1-action-collect = collect the teepee at { $thing }
action-clear = remove the hazard at { $thing }
action-tile = place { $thing }
action-income =
    { $thing ->
        [0] spend no certificates
       *[other] spend certificates: { $thing }
    }
action-raise = raise { $thing }
action-deliver = deliver to { $thing }
action-arrow = first the reward between { $thing }

question-placeherder = Where does your herder start?
question-walk =
    { $left ->
        [one] Move your herder: one step is left.
       *[other] Move your herder: up to { $left } steps.
    }
question-freewalk =
    { $left ->
        [one] A free move: one step is left.
       *[other] A free move: up to { $left } steps.
    }
question-atlocation = What do you do here?
question-choosecopy = Which adjacent building do you copy?
question-chooseaux = Which auxiliary action?
question-offer = Do you take this?
question-choosebranch = Which of these?
question-takecertificates = How many certificates do you take?
question-paycard = Which card do you discard for it?
question-paypair = Which card of the pair do you discard first?
question-choosedraw = How many cards do you draw? You will discard as many.
question-discarddrawn =
    { $due ->
        [one] Discard one card.
       *[other] Discard { $due } cards, one by one.
    }
question-chooseremoval = Which card leaves the game?
question-choosebuilding = Which building do you place?
question-choosesite = Where does it stand?
question-deliver = Your delivery is worth { $value }. To which city?
question-choosearrow = Two pairs of cities are complete. Which reward comes first?
question-choosewayback = How far does the engine go back for this delivery?
question-choosedisc = Which disc do you take from your board?
question-choosetile = Kansas City: which tile is placed?
question-income = Kansas City: you show your hand. How many certificates do you spend?
question-chooseraise = Which card do you raise?
question-choosepurchase =
    { $cowboys ->
        [one] Buy cattle: one cowboy is left.
       *[other] Buy cattle: { $cowboys } cowboys are left.
    }
question-choosecow = Which card do you take?
question-chooseobjective = Which objective card do you take?
question-chooseforward = Where does your engine stop?
question-chooseback = How far does your engine go back?
question-endofline = Your engine is at the end of the line. Where does it go back to?
question-offerupgrade = Do you upgrade the station?
question-choosemaster = Which worker takes the stationmaster’s place?
question-choosebandit = Which bandit do you collect?
gwt1-question-choosebandit = Which teepee do you collect?
question-choosehazard = Which hazard do you remove?
question-chooseworker = Whom do you hire?

refusal-dollars =
    costs { $needs ->
        [one] { $needs } dollar
       *[other] { $needs } dollars
    }, you have { $has }
refusal-cowboys =
    needs { $needs ->
        [one] { $needs } cowboy
       *[other] { $needs } cowboys
    }, { $has } are free
refusal-builders =
    needs { $needs ->
        [one] { $needs } builder
       *[other] { $needs } builders
    }, you have { $has }
refusal-steps = at least one step is due
refusal-actions = at least one action is due
refusal-certificates =
    needs { $needs ->
        [one] { $needs } certificate
       *[other] { $needs } certificates
    }, you have { $has }
refusal-breeding-value = needs cattle worth { $needs }, yours are worth { $has }
refusal-not-next-ahead = is not the next location ahead
refusal-no-tile-there = nothing lies there, so nobody can stop
refusal-beside-the-trail = lies beside the trail
refusal-not-a-neutral-building = is no neutral building
refusal-already-performed = was done here already
refusal-performed-this-turn = was done this turn already
refusal-not-your-building = the building is not yours
refusal-no-risk-action = there is no risk action here
refusal-no-auxiliary-action-now = no auxiliary action after a local action
refusal-auxiliary-action-performed = the auxiliary action was chosen instead
refusal-single-only = only once, not doubled
refusal-open-slots = needs { $needs } open slots, you have { $has }
refusal-own-disc-there = your disc lies there already
refusal-no-disc-there = that slot is clear already
refusal-black-corner-on-white = a disc with black corners does not fit on white ones
refusal-card-does-not-fit = that card does not fit
refusal-not-in-reserve = is not in your reserve
refusal-not-in-reach = is out of reach
refusal-space-is-occupied = somebody is there
refusal-requirement-not-met = its requirement is not met
refusal-fitting-cards = no card of your hand fits
refusal-spaces-behind = the engine cannot go back so far
refusal-building-spaces = no space is free
refusal-row-is-full = the row is full

thing-dollars = dollars
thing-certificates = certificates
thing-cards = cards
thing-objective = an objective card
thing-kc = Kansas City
thing-start = the start of the trail
thing-top = the top card of the stack
thing-criollo = Criollo
thing-santa-gertrudis = Santa Gertrudis
thing-pineywoods = Pineywoods
thing-galloway = Galloway
thing-black-angus = Black Angus
thing-longhorn = Longhorn
thing-corriente = Corriente
thing-shorthorn-3 = Shorthorn (3 points)
thing-shorthorn-4 = Shorthorn (4 points)
thing-shorthorn-5 = Shorthorn (5 points)
thing-hereford-5 = Hereford (5 points)
thing-hereford-6 = Hereford (6 points)
thing-hereford-7 = Hereford (7 points)
thing-simmental-1 = Simmental I
thing-simmental-2 = Simmental II
thing-simmental-3 = Simmental III
thing-jersey = Jersey
thing-guernsey = Guernsey
thing-dutch-belt = Dutch Belt
thing-holstein = Holstein
thing-brown-swiss = Brown Swiss
thing-ayrshire = Ayrshire
thing-west-highland-3 = West Highland (3 points)
thing-west-highland-4 = West Highland (4 points)
thing-west-highland-5 = West Highland (5 points)
thing-texas-longhorn-5 = Texas Longhorn (5 points)
thing-texas-longhorn-6 = Texas Longhorn (6 points)
thing-texas-longhorn-7 = Texas Longhorn (7 points)
thing-bandit-green = green bandit
thing-bandit-orange = orange bandit
thing-teepee-green = green teepee
thing-teepee-blue = blue teepee
thing-kansas-city = Kansas City
thing-fulton = Fulton
thing-st-louis = St. Louis
thing-bloomington = Bloomington
thing-peoria = Peoria
thing-chicago = Chicago
thing-toledo = Toledo
thing-pittsburgh = Pittsburgh
thing-philadelphia = Philadelphia
thing-new-york = New York City
thing-topeka = Topeka
thing-wichita = Wichita
thing-colorado-springs = Colorado Springs
thing-santa-fe = Santa Fe
thing-albuquerque = Albuquerque
thing-el-paso = El Paso
thing-san-diego = San Diego
thing-sacramento = Sacramento
thing-san-francisco = San Francisco
thing-flood-2-green = flood (2 points, green hand)
thing-flood-2-black = flood (2 points, black hand)
thing-flood-3-green = flood (3 points, green hand)
thing-flood-3-black = flood (3 points, black hand)
thing-flood-4-green = flood (4 points, green hand)
thing-flood1 = flood space 1
thing-flood2 = flood space 2
thing-flood3 = flood space 3
thing-flood4 = flood space 4
thing-drought-2-green = drought (2 points, green hand)
thing-drought-2-black = drought (2 points, black hand)
thing-drought-3-green = drought (3 points, green hand)
thing-drought-3-black = drought (3 points, black hand)
thing-drought-4-green = drought (4 points, green hand)
thing-drought1 = drought space 1
thing-drought2 = drought space 2
thing-drought3 = drought space 3
thing-drought4 = drought space 4
thing-rockfall-2-green = rockfall (2 points, green hand)
thing-rockfall-2-black = rockfall (2 points, black hand)
thing-rockfall-3-green = rockfall (3 points, green hand)
thing-rockfall-3-black = rockfall (3 points, black hand)
thing-rockfall-4-green = rockfall (4 points, green hand)
thing-rockfall1 = rockfall space 1
thing-rockfall2 = rockfall space 2
thing-rockfall3 = rockfall space 3
thing-rockfall4 = rockfall space 4
thing-rock1 = rockfall space 1
thing-rock2 = rockfall space 2
thing-rock3 = rockfall space 3
thing-rock4 = rockfall space 4
thing-bandit1 = bandit space 1
thing-bandit2 = bandit space 2
thing-bandit3 = bandit space 3
thing-bandit4 = bandit space 4
thing-bandit5 = bandit space 5
thing-bandit6 = bandit space 6
thing-bandit7 = bandit space 7
thing-bandit8 = bandit space 8
thing-bandit9 = bandit space 9
thing-aux1-2x = auxiliary action 1, second
thing-aux2-2x = auxiliary action 2, second
thing-aux3-left = auxiliary action 3, first
thing-aux3-right = auxiliary action 3, second
thing-aux4-left = auxiliary action 4, first
thing-aux4-right = auxiliary action 4, second
thing-aux5-left = auxiliary action 5, first
thing-aux5-right = auxiliary action 5, second
thing-step-left = step limit, first
thing-step-right = step limit, second
thing-hand-left = hand size, first
thing-hand-right = hand size, second
thing-cert-4 = certificates up to 4
thing-cert-6 = certificates up to 6
thing-aux-dollar-2x = auxiliary action dollar, second
thing-aux-draw-2x = auxiliary action drawing, second
thing-aux-cert-1x = auxiliary action certificate, first
thing-aux-cert-2x = auxiliary action certificate, second
thing-aux-engine-1x = auxiliary action engine, first
thing-aux-engine-2x = auxiliary action engine, second
thing-aux-trash-1x = auxiliary action removing, first
thing-aux-trash-2x = auxiliary action removing, second
thing-step-dollars = step limit, dollars
thing-step-vp = step limit, points
thing-task-building = a building
thing-task-station = a station
thing-task-hazard = a hazard
thing-task-green = a green bandit
thing-task-orange = an orange bandit
thing-task-value-3 = a cow of value 3
thing-task-shorthorn = a Shorthorn
thing-task-hereford = a Hereford
thing-task-new-york = New York City
thing-task-cow3 = a cow of value 3
thing-task-cow4 = a cow of value 4
thing-task-cow5 = a cow of value 5
thing-task-san-francisco = San Francisco
thing-task-teepee-green = a green teepee
thing-task-teepee-blue = a blue teepee
score-dollars = dollars
score-buildings = private buildings
score-cities = cities
score-stations = stations
score-hazards = hazards
score-cattle = cattle
score-objectives = objective cards
score-stationmasters = stationmasters
score-workers = workers
score-slots = disc slots
score-job-market-token = job market token

## El Paso

event-announce = { $who } took the last Simmental card: the next rancher in El Paso brings the end
event-cow = { $who } gains a { $thing }
event-el-paso = { $who } is in El Paso
event-no-disc = { $who } places no disc
event-post = { $who } puts a disc on trading post { $amount }
event-ready = { $who } has a worker ready: { $thing }
event-show = { $who } shows a { $thing }
event-token = { $who } takes { $thing }
event-train = { $who } uses train card { $amount }
event-use = { $who } performs action { $amount } of { $thing }

action-again = exchange once more
action-all-rounders = discard all-rounders: { $thing }
action-post = deliver to trading post { $thing }
action-spend = discard a worker for the bonus: { $thing }
action-train = use train card { $thing }

refusal-actions-of-the-tile-instead = only instead of the actions of a building
refusal-all-rounders = needs { $needs } all-rounders, you have { $has }
refusal-already-done = was done already
refusal-another-kind-of-token = is another kind of token
refusal-auxiliary-actions = no auxiliary action can be done
refusal-builders-of-the-kind =
    must need at least { $needs ->
        [one] { $needs } builder
       *[other] { $needs } builders
    }, needs { $has }
refusal-buildings-in-the-market = none of this kind is left
refusal-cannot-stand-there = no building can be put there
refusal-cow-does-not-fit = that cow does not fit
refusal-cows-in-the-market = none of this breed is left
refusal-dark-disc-on-light-post = a disc of a dark slot goes to a dark post only
refusal-different-kinds-only = the second worker must be of another kind
refusal-different-ones-only = the auxiliary actions must be different
refusal-empty-spaces = no space is empty
refusal-engineers =
    needs { $needs ->
        [one] { $needs } engineer
       *[other] { $needs } engineers
    }, you have { $has }
refusal-face-up-only = only a token that lies face up
refusal-fitting-cows = no cow of your hand fits
refusal-fitting-discs = no disc of yours may go there
refusal-its-disc-is-in-place = locked until its disc is gone
refusal-not-the-next-stop = is not the next stop
refusal-own-disc-is-there = your disc is there already
refusal-ownership-markers = both your ownership markers are in use
refusal-room-on-the-track = you have all certificates already
refusal-tokens-in-the-stack = the stack is empty
refusal-tokens-in-the-supply = no token is left
refusal-workers-in-the-market = none of this kind is left

score-bonus-tokens = bonus tokens
score-deliveries = deliveries

thing-ep = El Paso
thing-n1 = neutral space 1
thing-n2 = neutral space 2
thing-n3 = neutral space 3
thing-n4 = neutral space 4
thing-n5 = neutral space 5
thing-n6 = neutral space 6
thing-s1 = space 1
thing-s2 = space 2
thing-s3 = space 3
thing-s4 = space 4
thing-s5 = space 5
thing-s6 = space 6
thing-s7 = space 7
thing-s8 = space 8
thing-s9 = space 9
thing-o01 = objective token 1
thing-o02 = objective token 2
thing-o03 = objective token 3
thing-o04 = objective token 4
thing-o05 = objective token 5
thing-o06 = objective token 6
thing-o07 = objective token 7
thing-o08 = objective token 8
thing-o09 = objective token 9
thing-o10 = objective token 10
thing-o11 = objective token 11
thing-o12 = objective token 12
thing-o13 = objective token 13
thing-o14 = objective token 14
thing-o15 = objective token 15
thing-o16 = objective token 16
thing-o17 = objective token 17
thing-o18 = objective token 18
thing-o19 = objective token 19
thing-o20 = objective token 20
thing-b01 = bonus token 1
thing-b02 = bonus token 2
thing-b03 = bonus token 3
thing-b04 = bonus token 4
thing-b05 = bonus token 5
thing-b06 = bonus token 6
thing-b07 = bonus token 7
thing-b08 = bonus token 8
thing-b09 = bonus token 9
thing-b10 = bonus token 10
thing-b11 = bonus token 11
thing-b12 = bonus token 12
thing-b13 = bonus token 13
thing-b14 = bonus token 14
thing-b15 = bonus token 15
thing-b16 = bonus token 16
thing-b17 = bonus token 17
thing-b18 = bonus token 18
thing-b19 = bonus token 19
thing-b20 = bonus token 20
thing-aux1-upgrade = auxiliary action 1
thing-aux2-unlock = auxiliary action 2
thing-aux3-upgrade = auxiliary action 3
thing-aux4-unlock = auxiliary action 4
thing-permanent-certificate = permanent certificate
thing-hand-limit = hand limit
thing-step-limit = step limit
thing-train-1 = train card 1
thing-train-2 = train card 2
thing-train-3 = train card 3
thing-train-4 = train card 4

thing-all-rounder = all-rounder
thing-shorthorn = Shorthorn
thing-hereford = Hereford
thing-simmental = Simmental

# Sue, card by card

automa-sue = Sue

event-sue-shuffle = the bot deck is empty: shuffle the used cards of { $who } into a new one
event-sue-card = { $who } turns up bot card { $thing }
event-sue-steps =
    { $amount ->
        [one] { $who } rides { $amount } step and stops earlier only in El Paso
       *[other] { $who } rides { $amount } steps and stops earlier only in El Paso
    }
event-sue-counts =
    { $amount ->
        [one] { $who } rides a step for each { $thing } she has: { $amount } step
       *[other] { $who } rides a step for each { $thing } she has: { $amount } steps
    }
event-sue-shorter = at the fork { $who } takes the branch with fewer stops, to { $thing }
event-sue-inner = at the fork { $who } takes the inner branch, since both have as many stops, to { $thing }
event-sue-cowboys =
    { $amount ->
        [one] { $who } goes to the cattle market with { $amount } cowboy, for a { $thing }
       *[other] { $who } goes to the cattle market with { $amount } cowboys, for a { $thing }
    }
event-sue-cheaper = no { $thing } is left: { $who } takes the next cheaper breed
event-sue-no-cow = no { $thing } is left: { $who } gains nothing
event-sue-draws = { $who } turns up the top resource card: { $thing }
event-sue-worker = the worker joins the { $thing } group of { $who }, which counts { $amount } now
event-sue-empty = the resource deck is empty: { $who } draws nothing
event-sue-best = { $who } does what her largest group does: { $thing }, { $amount } strong
event-sue-train = { $who } uses train card { $amount } by the number of her engineers: only tokens, cows and hires on it count, for nothing
event-sue-token = { $who } looks for the face-up token with the most points ({ $amount }), the leftmost of equals
event-sue-no-token = no such token is left for { $who }
event-sue-builders =
    { $amount ->
        [one] { $who } builds with { $amount } builder, for nothing
       *[other] { $who } builds with { $amount } builders, for nothing
    }
event-sue-dearest = { $who } looks for the dearest empty space (cost { $amount }), the nearest clockwise of equals: { $thing }
event-sue-replaces = { $who } looks for the replacement with the most further builders ({ $amount }), the nearest clockwise of equals: { $thing }
event-sue-no-building = { $who } can neither build nor replace a building: a Hereford instead
event-sue-cannot-build = { $who } can neither build nor replace a building, and hers are not fully upgraded: nothing

thing-sue-a1 = A1: 2 steps, then the cattle market
thing-sue-a2 = A2: 2 steps, then the train
thing-sue-a3 = A3: 2 steps, then build
thing-sue-a4 = A4: 3 steps, then draw 1 resource card
thing-sue-a5 = A5: a step for each cowboy, then the cattle market
thing-sue-a6 = A6: a step for each builder, then build
thing-sue-a7 = A7: a step for each engineer, then the train
thing-sue-a8 = A8: 3 steps, then build
thing-sue-b1 = B1: 3 steps, then the best of three actions
thing-sue-b2 = B2: 3 steps, then draw 2 resource cards
thing-sue-b3 = B3: 4 steps, then the best of three actions

ui-option-sue = B cards of Sue

## Sam, the opponent of somebody who plays the second edition alone

automa-sam = Sam

event-sam-card = { $who } turns over card { $amount }: { $thing }
event-sam-steps =
    { $amount ->
        [one] { $who } sets out from { $thing } and goes { $amount } step
       *[other] { $who } sets out from { $thing } and goes { $amount } steps
    }
event-sam-idle = { $who } only moves: card { $amount } needs the specialization { $thing }
event-sam-nothing = { $who } finds { $thing } and goes without
event-sam-specialist = { $who } has a new specialization: { $thing }
event-sam-buys =
    { $amount ->
        [one] { $who } buys with field { $thing } of the market: { $amount } point, the most he can get
       *[other] { $who } buys with field { $thing } of the market: { $amount } points, the most he can get
    }
event-sam-lot = { $who } draws lots for foresight column { $amount }: { $thing }

thing-sam-card-1 = 1 step, then he hires the cheapest worker
thing-sam-card-2 = 1 step, then the engine
thing-sam-card-3 = 1 step, then he takes the best objective card
thing-sam-card-4 = 1 step, then he takes the bandit with the highest number
thing-sam-card-5 = 1 step, then he takes the best hazard of the fullest zone
thing-sam-card-6 = 1 step, then he hires for his specialization
thing-sam-card-7 = 2 steps, then the engine
thing-sam-card-8 = 2 steps, then he buys cattle
thing-sam-card-9 = 2 steps, then he builds
thing-sam-card-10 = a step per building of the side with more of them, then a builder specialist builds
thing-sam-card-11 = a step per building of the side with more of them, then an engineer specialist hires an engineer and moves the engine
thing-sam-card-12 = a step per cowboy, then a cowboy specialist opens 2 cattle cards and buys with one cowboy fewer
thing-sam-card-13 = a step per cowboy, then a cowboy specialist buys cattle
thing-sam-card-14 = a step per worker of his specialization, then an engineer specialist moves the engine
thing-sam-card-15 = a step per worker of his specialization, then a builder specialist builds
thing-sam-no-worker = no worker whom he has room for
thing-sam-no-engineer = no engineer whom he has room for
thing-sam-no-purchase = no cattle that he could buy
thing-sam-no-building = no building that he could put up
thing-sam-no-objective = no objective card
thing-sam-no-bandit = no bandit
thing-sam-no-hazard = no hazard
thing-sam-no-disc = no disc left

ui-option-sam = strength of Sam

## Pioneer Rails

action-box = cross off a town box
action-draw =
    { $what ->
        [number]
            draw { $thing ->
                [one] one card
               *[other] { $thing } cards
            }
        [bonus] draw { $thing }
        [objective] draw { $thing }
       *[other] lay { $thing }
    }
action-suit = change the suit to { $thing }

event-revealed = { $who } turns up { $thing }
event-took = { $who } takes { $thing }
event-round = round { $amount }
event-scored = { $who } scores { $amount } for { $thing }
event-met = { $who } meets goal { $thing } for { $amount }

action-done = finish the turn
action-card = use { $thing }
action-activate = activate { $thing } next
action-nuggets = take { $thing } to the bank

event-discarded = { $who } puts { $thing } away unused
event-dealt = { $who } gets a secret card: { $thing }
event-wrote = { $who } writes { $thing }
event-crossed = { $who } crosses off a town box
event-changed = { $who } lets the card count as { $thing }
event-reached = { $who } reaches town { $thing }
event-activated = { $who } activates { $thing }
event-laid = { $who } lays { $thing }
event-showed-tracks = { $who } has laid { $thing }
event-showed = { $who } has activated { $thing }
event-removed = goal { $thing } is met and leaves the table
event-turned-up = goal { $thing } is turned up

question-takecard = You deal: take one of the cards.
question-choosecard = Which card do you use?
question-lay = Lay tracks.
question-chooselocation = Which location is activated first?
question-choosenuggets = How many nuggets go to the bank?

refusal-specials = needs { $needs ->
        [one] a special
       *[other] { $needs } specials
    }, { $has } left: cross off a town box first
refusal-tracks-left = no track is left in this turn
refusal-circled-town-boxes = no circled town box is left
refusal-specials-on-one-track = needs two specials on one track
refusal-nuggets-not-in-banks = you have { $has } nuggets outside banks

score-poker = poker hands
score-gold = gold
score-banks = banks
score-forts = forts
score-ranches = ranches
score-train-yards = train yards
score-towns = towns
score-goals = goals
score-bonus = bonus
score-target = target
score-others = best other player
score-prospects = still to come
score-goals-left = goals left

thing-hearts = hearts
thing-diamonds = diamonds
thing-clubs = clubs
thing-spades = spades
thing-train-yard = train yard
thing-switch = switch
thing-the-goal-1a = 1A (5 nuggets in banks)
thing-the-goal-1b = 1B (8 nuggets dug)
thing-the-goal-1c = 1C (2 banks activated)
thing-the-goal-1d = 1D (3 saloons activated)
thing-the-goal-1e = 1E (a fort activated)
thing-the-goal-1f = 1F (3 railways at the edge of the map)
thing-the-goal-1g = 1G (tracks at 4 mountain ranges)
thing-the-goal-1h = 1H (5 ranches activated)
thing-the-goal-1i = 1I (2 railways with a tunnel)
thing-the-goal-1j = 1J (a building activated by 2 railways)
thing-the-goal-1k = 1K (6 towns reached)
thing-the-goal-1l = 1L (3 towns reached by one railway)
thing-the-goal-1m = 1M (2 railways with a bridge)
thing-the-goal-1n = 1N (2 railways in one town)
thing-the-goal-1o = 1O (2 train yards activated)
thing-goal-1a = nuggets in banks
thing-goal-1b = nuggets dug
thing-goal-1c = banks activated
thing-goal-1d = saloons activated
thing-goal-1e = fort activated
thing-goal-1f = railways at the edge of the map
thing-goal-1g = mountain ranges with a track
thing-goal-1h = ranches activated
thing-goal-1i = railways with a tunnel
thing-goal-1j = railways at a building when it is activated
thing-goal-1k = towns reached
thing-goal-1l = towns reached by one railway
thing-goal-1m = railways with a bridge
thing-goal-1n = railways in one town
thing-goal-1o = train yards activated

## The companion of a game on cardboard
##
## companion-<line or question>   the values of the line or question
## companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
## companion-thing-<name>, companion-score-<label>

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

# Sue

companion-sue-set-up = Set up El Paso for two players. You are first: 4 dollars, 1 exchange token, an objective token of your choice, your rancher on a neutral building of your choice.
companion-sue-set-up-discs = Give Sue her rancher, which starts in El Paso, and her seven discs, one of which lies on trading post 5 from the start, without its reward. She has no herd, no money, no tokens and no ownership markers.
companion-sue-set-up-row = Take a cowboy, a builder and an engineer out of the worker market and lay them before Sue from left to right like this: { $row }. This is her strategy row; later workers join these three groups.
companion-sue-set-up-resources-app = Take 3 of each of the four kinds of workers, 3 Black Angus and 3 Corriente out of the markets and lay them aside, sorted. They are Sue’s resource deck: I draw from it and tell you which card is hers.
companion-sue-set-up-resources-box = Take 3 of each of the four kinds of workers, 3 Black Angus and 3 Corriente out of the markets and shuffle them face down: Sue’s resource deck. It is never refilled.
companion-sue-set-up-check = Check the markets now: cowboys { $cowboy }, builders { $builder }, engineers { $engineer }, all-rounders { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    { $b_cards ->
        [0]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } A card
               *[other] { $cards } A cards
            }. Leave the printed ones in the box, I draw for her.
        [one]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }, one of them a B card. Leave the printed ones in the box, I draw for her.
       *[other]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }, { $b_cards } of them B cards. Leave the printed ones in the box, I draw for her.
    }
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Shuffle all A cards face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
        [one] Shuffle all A cards and one B card face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
       *[other] Shuffle all A cards and { $b_cards } B cards face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
    }
companion-sue-set-up-start = You begin, and then you and Sue take turns.

companion-sue-last = You have begun the end of the game, so this is Sue’s last turn.
companion-sue-shuffle = Her bot deck was empty: the used cards are shuffled.
companion-sue-card = Sue’s card is { $card }.
companion-sue-card-box = Turn up the top card of Sue’s bot deck (shuffle the used ones first if it is empty).
companion-sue-ask-move = How far does the card move her?
companion-sue-ask-action = Which action does the card show?
companion-choice-per-cowboy = a step for each cowboy
companion-choice-per-builder = a step for each builder
companion-choice-per-engineer = a step for each engineer
companion-choice-market = the cattle market
companion-choice-train = the train
companion-choice-build = build
companion-choice-draw-1 = draw 1 resource card
companion-choice-draw-2 = draw 2 resource cards
companion-choice-best-of-three = the best of three actions
companion-sue-counts =
    { $count ->
        [one] Her { $worker } group counts 1: one step.
       *[other] Her { $worker } group counts { $count }: { $count } steps.
    }
companion-sue-move =
    { $steps ->
        [one] Move Sue’s rancher 1 step
       *[other] Move Sue’s rancher { $steps } steps, stopping in El Paso at the latest
    }. At a fork: the branch with fewer stops; if both have as many, the inner one.
companion-sue-move-note = Only spaces with a building and El Paso count as steps. Where Sue stops she does nothing, unless it is El Paso.
companion-sue-ask-arrived = Has she stopped in El Paso?

companion-sue-best = Best of three: her { $worker } group is the largest with { $count } (the leftmost of equals), so her action is { $action }.
companion-sue-market =
    { $cowboys ->
        [one] Market: with 1 cowboy Sue takes a { $cow }
       *[other] Market: with { $cowboys } cowboys Sue takes a { $cow }
    } out of the cattle market and pays nothing. If that breed is gone, she takes the next cheaper one that is left.
companion-sue-ask-cow = Which cow has she taken?
companion-sue-ask-left = She takes a { $cow } for nothing. Is one left in the market?
companion-sue-cow =
    { $vp ->
        [one] Lay the { $cow } on Sue’s pile: { $vp } point.
       *[other] Lay the { $cow } on Sue’s pile: { $vp } points.
    }
companion-sue-nothing = There is none: Sue gets nothing.
companion-sue-empty = The resource deck is empty: Sue draws nothing.
companion-sue-ask-resource = Turn up the top card of her resource deck. What is it?
companion-sue-draws-cow = Sue draws a resource card: a { $card }.
companion-sue-draws-worker = Sue draws a resource card: a worker, { $card }. Lay it to her { $card } group, which counts { $count } now.
companion-sue-draws-all-rounder = Sue draws a resource card: an all-rounder.
companion-sue-joins = Lay the all-rounder to her { $worker } group for good: it has the most workers of those with fewer than 4 (the leftmost of equals). It counts { $count } now.
companion-sue-joins-leftmost = All three groups have 4 workers or more: lay the all-rounder to the leftmost one, { $worker }, for good. It counts { $count } now.
companion-sue-hire = Instead of hiring, Sue draws a resource card.

companion-sue-train =
    { $engineers ->
        [one] Train: with 1 engineer Sue uses train card { $card }.
       *[other] Train: with { $engineers } engineers Sue uses train card { $card }.
    } She does only these of its actions, in their order and for nothing: take a token, gain a cow, hire (she draws a resource card instead).
companion-sue-train-nothing = Nothing of that is on this train card: Sue does nothing.
companion-sue-ask-side = What does your train card { $card } show for her?
companion-choice-plain = plain side: { $plain }
companion-choice-star = star side: { $star }
companion-sue-ask-train-token = Which token does train card { $card } let you take?
companion-choice-token-objective = an objective token
companion-choice-token-bonus = a bonus token
companion-choice-token-any = any token
companion-sue-ask-train-cow = Which cow does train card { $card } give?
companion-choice-cow-black-angus = a Black Angus
companion-choice-cow-corriente = a Corriente
companion-choice-cow-shorthorn = a Shorthorn
companion-choice-cow-hereford = a Hereford
companion-sue-ask-train-hire = Does train card { $card } let you hire?
companion-sue-token-objective = Sue takes the face-up objective token with the most points, the leftmost of equals. Fill its place from the stack.
companion-sue-token-bonus = Sue takes the face-up bonus token with the most points, the leftmost of equals, and ignores what else it does. Fill its place from the stack.
companion-sue-token-any = Sue takes the token with the most points of all that lie face up, the leftmost of equals: objective tokens lie to the left of bonus tokens. She ignores what else a bonus token does. Fill its place from the stack.
companion-sue-ask-token-kind = Which kind of token was it?
companion-choice-objective = objective token
companion-choice-bonus = bonus token
companion-sue-ask-objective = How many points has the objective token? (0: there was none)
companion-sue-ask-bonus = How many points has the bonus token? (0: there was none)

companion-sue-build =
    { $builders ->
        [one] Build: Sue counts 1 builder. She pays nothing and keeps the worker.
       *[other] Build: Sue counts { $builders } builders. She pays nothing and keeps the workers.
    }
companion-sue-build-new =
    { $builders ->
        [one] She takes a building tile for 1 builder out of the market.
       *[other] She takes the building tile for the most builders, at most { $builders }, that is left in the market.
    }
companion-sue-ask-kind = How many builders does her tile need? (0: no such tile is left, or no space is empty)
companion-sue-ask-building =
    { $builders ->
        [one] How many points are on the tile for 1 builder?
       *[other] How many points are on the tile for { $builders } builders?
    }
companion-sue-build-site = Put it on the empty space with the highest cost. Of equals: the first one clockwise ahead of her rancher; the space where it stands comes last. It is Sue’s: you may stop there, but not use it.
companion-sue-replace = She cannot add a building, so she replaces one by a tile of the market that needs more builders. The difference may be at most { $builders }, and the largest possible one counts. Of equals: the building that comes first clockwise ahead of her rancher. The options stand in this order.
companion-sue-ask-replace = Which is the first that the market still allows?
companion-choice-replace =
    { $a ->
        [one] her building for 1 builder
       *[other] her building for { $a } builders
    } by one for { $b }
companion-sue-replaced =
    { $old ->
        [one] Put the new tile in its place; the tile for 1 builder
       *[other] Put the new tile in its place; the tile for { $old } builders
    } goes back to its stack.
companion-sue-build-cow = Both her buildings are fully upgraded: she takes a { $cow } instead.
companion-sue-build-nothing = She can neither build nor replace, and her buildings are not fully upgraded: she gets nothing.

companion-sue-ask-simmental = El Paso: Sue takes a Simmental card. What does the stack say?
companion-choice-card = a card is there, she takes it
companion-choice-empty = it is empty: Sue is the first to come since then
companion-sue-space = Put Sue’s rancher on the empty Simmental space: 2 points. The end of the game has begun.
companion-sue-no-simmental = El Paso: in this last turn there is no Simmental card for Sue, and her rancher stays where it is.
companion-sue-your-last = You have one last turn. Sue has no more.
companion-sue-deliver =
    { $left ->
        [0] Delivery: put Sue’s last disc on trading post { $post }.
        [one] Delivery: put one of Sue’s discs on trading post { $post }. She has 1 disc left.
       *[other] Delivery: put one of Sue’s discs on trading post { $post }. She has { $left } discs left.
    }
companion-sue-no-disc = Sue has no disc left: no delivery and no reward.
companion-sue-ask-post = How many points are printed at post { $post }?
companion-sue-ask-reward = What does post { $post } give at once?
companion-choice-worker = a worker for nothing
companion-sue-no-reward = Sue ignores the reward of this post.

companion-sue-has-workers = { $worker } group: { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    { $builders ->
        [one] a building for 1 builder
       *[other] a building for { $builders } builders
    } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
companion-sue-has-discs = discs on the posts { $posts }
companion-sue-has-resources = resource cards left: { $count }

# Sam

companion-sam-set-up = Set up the second edition for two players. You are first: 6 dollars, 4 cards, 1 exchange token.
companion-sam-set-up-side = Sam gets all 12 buildings of a colour with side b up and 14 discs, all beside his board; his engine stands on space 0, his herder on START. He has one printed worker of each trade, and no money, no cattle and no exchange tokens.
companion-sam-set-up-deck-app =
    His deck is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Leave the printed ones in the box, I draw for him.
companion-sam-set-up-deck-box = Shuffle { $cards } of his cards face down. When the deck is empty, shuffle the used ones again.
companion-sam-set-up-removed = In the easy game his cards 13, 14 and 15 stay in the box.
companion-sam-set-up-extra = In the hard game one more cowboy, builder and engineer tile (back 2) come to his board.
companion-sam-set-up-worker = Before you fill the job market, draw one worker tile with back 2 at random and put it on Sam’s board.
companion-sam-ask-worker = Which worker is it?
companion-sam-specialty = Sam’s specialization is { $worker } now: put the marker there.
companion-sam-set-up-objective = Draw a starting objective card at random for Sam. It scores in full at the end.
companion-sam-ask-starting = How many points has it?
companion-sam-set-up-start = You begin, and then you and Sam take turns. For his buildings you pay fees to the bank.

companion-sam-last = You hold the job market token, so this is Sam’s last turn.
companion-sam-shuffle = His deck was empty: the used cards are shuffled.
companion-sam-card = Sam’s card is number { $number }: { $card }.
companion-sam-card-box = Turn up the top card of Sam’s deck (shuffle the used ones first if it is empty).
companion-sam-ask-move = How far does the card move him?
companion-choice-per-buildings = as many steps as the side with more buildings has of them
companion-choice-per-cowboys = a step for each cowboy
companion-choice-per-specialists = a step for each worker of his specialization
companion-sam-ask-action = What does the card let him do? His specialization is { $worker }; if the card asks for another one, he does nothing.
companion-choice-do-hire-cheapest = hire the cheapest worker
companion-choice-do-hire-specialist = hire for his specialization
companion-choice-do-hire-engineer-engine = hire an engineer, then move the engine
companion-choice-do-engine = move the engine
companion-choice-do-objective = take an objective card
companion-choice-do-bandit = take a bandit
companion-choice-do-hazard = take a hazard
companion-choice-do-buy = buy cattle
companion-choice-do-reveal-buy-one-less = open 2 cards, then buy cattle with one cowboy fewer
companion-choice-do-build = build
companion-choice-do-nothing = nothing
companion-sam-ask-buildings = How many private buildings have you on the trail?
companion-sam-counts-buildings =
    Sam has { $own } and you have { $yours }: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }
companion-sam-counts =
    { $count ->
        [one] Sam has 1 worker in his { $worker } row, the printed one: 1 step.
       *[other] Sam has { $count } workers in his { $worker } row, the printed one included: { $count } steps.
    }
companion-sam-move =
    { $steps ->
        [one] Move Sam’s herder 1 step
       *[other] Move Sam’s herder { $steps } steps, stopping in Kansas City at the latest
    }. He takes the way with the fewest locations to Kansas City, of equals the one with lower fees for you. The bank pays you the fee of each of your buildings with hands that he enters.
companion-sam-move-note = Of ways with equal fees he takes the branch with building spaces, not hazards or bandits; of two such branches behind C and F the upper one, behind G the lower one. He pays no fees, has no step limit, and does nothing where he stops, unless it is Kansas City.
companion-sam-ask-arrived = Has he reached Kansas City?
companion-sam-idle = The card asks for another specialization ({ $worker }) than Sam’s ({ $specialty }): he does nothing else.

companion-sam-hire-cheapest = Sam hires for nothing: go to the cheapest row above the job market token (the topmost of equal prices) with a worker for whom he has room. There he takes his specialization ({ $worker }) if it is there, else the leftmost worker he has room for.
companion-sam-hire-specialist = Sam hires for nothing the cheapest { $worker } above the job market token, the topmost of equal prices. If there is none, he takes the cheapest one of the trade of which most wait there (of equals cowboy before builder before engineer), if he has room for it.
companion-sam-hire-other = Sam’s { $worker } row is full: he hires for nothing the cheapest worker of the trade of which most wait above the job market token (of equals cowboy before builder before engineer), if he has room for it.
companion-sam-hire-engineer = Sam hires for nothing the cheapest engineer above the job market token, the topmost of equal prices.
companion-sam-row-full = His { $worker } row is full: he has no room for another.
companion-sam-ask-hired = Whom has he hired?
companion-sam-ask-engineer = Was there an engineer for him?
companion-sam-hired = Put the { $worker } on the next free space of Sam’s board: number { $count } of its row. The action of the space is not done.

companion-sam-engine =
    { $spaces ->
        [one] Engine: move it 1 space forward, jumping over occupied ones.
       *[other] Engine: move it { $spaces } spaces forward, jumping over occupied ones.
    } On its way it turns into the first free turnout whose station has no disc of Sam’s, and stops there. If there is none in reach, it goes the whole way past the turnouts.
companion-sam-engine-only =
    { $spaces ->
        [one] Engine: move it 1 space forward past the turnouts, jumping over occupied spaces.
       *[other] Engine: move it { $spaces } spaces forward past the turnouts, jumping over occupied spaces.
    } There is no station for Sam to stop at.
companion-sam-ask-station = At which station has it stopped? (1 to 9 counted from the start, 10: the end of the line, 0: none)
companion-sam-ask-terminus = Has it reached the end of the line? (10: yes, 0: no)
companion-sam-upgrade =
    { $vp ->
        [one] Put a disc of Sam’s on station { $station } for nothing: { $vp } point.
       *[other] Put a disc of Sam’s on station { $station } for nothing: { $vp } points.
    }
companion-sam-master = If a stationmaster tile lies at station { $station }, Sam takes it. He gives no worker for it, and it does nothing for him.
companion-sam-no-disc = Sam has no disc left: the station stays as it is.
companion-sam-engine-return = From the end of the line the engine goes back to the first free turnout, counted from the start, whose station has no disc of Sam’s. That is station { $station }, unless your engine stands there.
companion-sam-ask-return = To which station has it gone back? (0: to none, all those turnouts are occupied)
companion-sam-engine-back = From the end of the line the engine goes back to the nearest free space.

companion-sam-objective = Sam takes the objective card of the display with the most points, the topmost of equals. Refill the display.
companion-sam-ask-objective = How many points has the card? (0: there was none)
companion-sam-bandit = Take the bandit on the highest occupied bandit number off the board for Sam, if there is one. He gets no reward and no points for it.
companion-sam-hazard = Sam takes a hazard: in the zone with the most hazard tiles (of equals flood before drought before rockfall) the tile with the most points (of equals the one on the lowest number).
companion-sam-ask-hazard = How many points has the tile? (0: there was none)
companion-sam-reveal =
    Turn up { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the cattle stack and add them to the market.
companion-sam-buy =
    { $cowboys ->
        [0] Sam would buy with one cowboy fewer than he has, and that is none.
        [one]
            Sam buys once, as if he had 1 cowboy and { $dollars ->
                [one] { $dollars } dollar
               *[other] { $dollars } dollars
            }, and pays nothing.
       *[other]
            Sam buys once, as if he had { $cowboys } cowboys and { $dollars ->
                [one] { $dollars } dollar
               *[other] { $dollars } dollars
            }, and pays nothing.
    }
companion-sam-buy-one = Of these he takes what brings the most points, of equals what is named first: { $fields }. Always take the cards with the most points; they go to his scoring pile.
companion-thing-value-3-1 = one card of value 3
companion-thing-value-3-2 = up to 2 cards of value 3
companion-thing-shorthorn-1 = one Shorthorn
companion-thing-shorthorn-2 = up to 2 Shorthorns
companion-thing-hereford-1 = one Hereford
companion-thing-simmental-1 = one Simmental I (if you play with them)
companion-sam-buy-none = He buys nothing.
companion-sam-ask-cattle = How many points have the cards together? (0: he could buy none)

companion-sam-build =
    { $builders ->
        [one] Build: Sam has 1 builder and pays nothing.
       *[other] Build: Sam has { $builders } builders and pays nothing.
    }
companion-sam-build-space = He builds in front of you: on the first empty building space without a risk action between your herder and Kansas City, the nearest first, of equals on the branch that comes first (building spaces before hazards and bandits). If only spaces with a risk action are empty there, on the first of these.
companion-sam-ask-space = Is there an empty building space ahead of your herder?
companion-sam-built =
    { $vp ->
        [one] Put Sam’s building { $tile } there: { $vp } point.
       *[other] Put Sam’s building { $tile } there: { $vp } points.
    }
companion-sam-replaced =
    { $vp ->
        [one] Replace Sam’s building { $old } by his { $tile }: { $vp } point. The old tile leaves the game.
       *[other] Replace Sam’s building { $old } by his { $tile }: { $vp } points. The old tile leaves the game.
    }
companion-sam-ask-old = Sam’s building { $new }b replaces one of these. Which of them comes first on the trail, seen from the start?
companion-choice-tile = { $a }b
companion-sam-build-none = He has no building that he could put up: nothing happens.

companion-sam-visit = Kansas City. Place these tiles one after the other as usual: foresight column 1, the { $first } tile; column 2, the { $second } tile; column 3, the { $third } tile.
companion-sam-tiles = If a column has only one tile, take that one; skip an empty column. As soon as the job market token has left the last row, take no more workers.
companion-sam-no-workers = If a column has only one tile, take that one. Workers are no longer taken: take the other tile instead, or skip the column.
companion-sam-ask-token = Has a worker of his pushed the job market token out of the last row?
companion-sam-token = Sam takes the job market token: 2 points. The end of the game has begun.
companion-sam-deliver = Sam has no income and pays no transport. Put one of his discs on { $city }.
companion-sam-city-points =
    { $vp ->
        [one] The disc is worth { $vp } point.
       *[other] The disc is worth { $vp } points.
    }
companion-sam-arrow-points =
    { $vp ->
        [one] With his last city it completes an arrow worth { $vp } point.
       *[other] With his last city it completes an arrow worth { $vp } points.
    }
companion-sam-no-delivery = Sam has no disc left: there is no delivery.
companion-sam-return = Put Sam’s herder on START and refill the foresight columns.
companion-sam-your-last = You have one last turn. Sam has no more.

companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specialization: { $worker }
companion-sam-has-buildings = buildings { $names }
companion-sam-has-stations = stations { $names }
companion-sam-has-cities = discs on { $names }
companion-sam-has-discs = discs left: { $count }

## The browser

# Pages and their parts

ui-title = { $page } · Trailboss
ui-title-turn = ● Your turn · { $page }
ui-skip = To the content
ui-home = Home
ui-nav = Pages
ui-nav-new = New table
ui-nav-rules = Rules
ui-nav-me = Me
ui-sound = Sounds
ui-dark = Dark
ui-loading = One moment …
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-name = Name
ui-password = Password
ui-you = you
ui-free = free seat
ui-lost-title = The trail ends here
ui-lost-text = There is no such page.

ui-home-title = Saddle up
ui-home-text = Great Western Trail and its relatives at one table: with friends, live or over days, or alone against bots.
ui-games = The games
ui-game-players = { $range } players
ui-about-gwt2 = Drive your herd to Kansas City again and again, hire hands, raise buildings along the trail and ship better cattle farther each time.
ui-about-gwt1 = The classic of 2016: the same long trail with its own breeds, its western cities and its teepees.
ui-about-elpaso = A shorter drive south: fewer workers, quick turns, and El Paso at the end of the trail.
ui-about-pioneer = Cards, hexes and a pencil: everybody lays rails at once and builds a poker hand on the way.
ui-play-now = Play now
ui-of = { $what }: { $game }
ui-tables-mine = My tables
ui-tables-mine-none = You sit at no table yet.
ui-tables-mine-stranger = Your tables will be here as soon as you have a name.
ui-tables-open = Open tables
ui-tables-open-none = Nobody waits for players right now.
ui-tables-watch = To watch
ui-tables-watch-none = No public game is under way.
ui-your-turn = Your turn
ui-seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-status-open = open
ui-status-playing = under way
ui-status-over = over

ui-name-title = Who plays?
ui-name-why = A name is enough to sit down. This browser remembers you.
ui-name-go = Sit down
ui-name-login = Have you been here before?
ui-name-login-link = Come back with a password

# Replays

ui-replay = Replay
ui-replay-of = Replay: { $game }
ui-replay-none = There is no replay here
ui-replay-start = Before the first move.
ui-replay-stops = The record ends here; the game was not over.
ui-replay-ended = The game is over.
ui-replay-controls = Move by move
ui-replay-slider = Move
ui-replay-at = Move { $move } of { $moves } · turn { $turn } of { $turns }
ui-replay-at-quiet = Move { $move } · turn { $turn }
ui-replay-first = First move
ui-replay-previous-turn = Back a turn
ui-replay-previous = Back a move
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = On a move
ui-replay-next-turn = On a turn
ui-replay-last = Last move
ui-replay-speed = Speed
ui-replay-speed-slow = slow
ui-replay-speed-steady = steady
ui-replay-speed-quick = quick
ui-replay-speed-hasty = hasty
ui-replay-eyes = Seen by
ui-replay-eyes-mover = who moves
ui-replay-eyes-nobody = a spectator
ui-replay-turn-log = This turn
ui-replay-chart = Points over time
ui-replay-chart-label = Points over time. At this move: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
ui-replay-target = Target
ui-replay-quiet = Without spoilers
ui-replay-quiet-why = Hides points, the winner and how long the game lasts.
ui-replay-reveal = Show the points
ui-replay-share = This move
ui-replay-copy = Copy the link to this move
ui-replay-branch = Play on from here
ui-replay-branch-why = Playing on makes a table of your own with this position, and the replay stays as it is. Play any seat yourself, or give it to a bot.
ui-replay-branch-seat = Who plays for { $name }
ui-replay-branch-start = Play on
ui-replay-table = To the table
ui-replay-another = Another record
ui-replay-keys = Keys: ← → a move, with Shift a turn, Home, End, Space to play.
ui-why = Why this?
ui-why-title = Why { $name } did this
ui-why-note = Expected at the end of the game, as far as this player could see then.
ui-why-points = expected points: { $points }
ui-why-chance = { $percent } % to win
ui-why-done = done
ui-why-against = Beside what was done
ui-why-nothing = There was nothing to weigh here.
ui-reason = { $who } is after points here: { $category }
ui-reason-prospects = { $who } thinks of later turns here
ui-reason-others = { $who } wants to leave less to the others
ui-replays-bring = Replay a record
ui-replays-title = Replays
ui-replays-text = Any finished table has a replay. Bring the record of a game as a file, and it opens here: every move is checked on the way.
ui-replays-file = Record of a game
ui-replays-choose = Choose a file
ui-replays-drop = You may also drop the file here. A record is a text of at most 512 KiB, as tables and the command line write it.
ui-replays-checking = Checking { $file } …
ui-replays-refused = { $file } was refused
ui-replays-line = Line { $line } of the file.
ui-replays-why = Nothing was stored. A record carries a check on every line, so a changed, lost or moved line is found where it stands.

# A new table

ui-new-title = New table
ui-new-game = Game
ui-new-seats = Seats
ui-new-options = Options
ui-new-table = Table
ui-new-seat-kind = Who sits on seat { $seat }
ui-new-seat-bot = Bot of seat { $seat }
ui-new-seat-name = Name on seat { $seat }
ui-new-public = Public
ui-new-public-why = Anybody may take a free seat or watch. Otherwise the table is known only to those with its link.
ui-new-clock = Clock
ui-new-clock-why = When a clock has run out, the others may let a bot play.
ui-components = Figures
ui-components-title = Printed figures
ui-components-why = Does your box show other figures? Write them to a file, correct them and play by it.
ui-components-printed = as printed
ui-components-bring = Bring a components file
ui-components-wrong = This file cannot be used:
ui-components-own = Played by the owner’s own figures:
ui-components-differ = { $count ->
    [one] One figure differs from ours
   *[other] { $count } figures differ from ours
}
ui-components-place = Place
ui-components-ours = Ours
ui-components-theirs = This file
ui-new-webhook = Webhook
ui-new-webhook-why = This address hears when somebody must act, for example a Discord channel.
ui-new-start = Start the game
ui-new-open = Open the table
ui-seat-add = Add a seat
ui-seat-drop = Drop a seat
ui-guest = Guest
ui-kind-me = Me
ui-kind-me-name = Me ({ $name })
ui-kind-friend = A friend, by link
ui-kind-hotseat = Somebody at this screen
ui-kind-bot = A bot
ui-bot-tenderfoot = Tenderfoot (level 1, a learner’s partner)
ui-bot-wrangler = Wrangler (level 2)
ui-bot-rancher = Rancher (level 3)
ui-bot-foreman = Foreman (level 4)
ui-bot-legend = Legend (level 5, thinks for a second)
ui-bot-random = Greenhorn (random)
ui-bot-greedy = Drover (greedy)
ui-bot-strong = Trail boss (strong)
ui-botname-tenderfoot = Tenderfoot
ui-botname-wrangler = Wrangler
ui-botname-rancher = Rancher
ui-botname-foreman = Foreman
ui-botname-legend = Legend
ui-botname-random = Greenhorn
ui-botname-greedy = Drover
ui-botname-strong = Trail boss
ui-clock-none = none
ui-clock-live30 = 30 minutes + 30 seconds a move
ui-clock-live60 = 1 hour + 1 minute a move
ui-clock-days3 = 3 days + 12 hours a move
ui-clock-days7 = 7 days + 1 day a move
ui-option-neutral = Neutral buildings
ui-option-sides = Building sides
ui-option-simmental = Simmental cattle
ui-option-split = Worker tiles
ui-option-waste = Spending certificates
ui-option-window = Objectives in Kansas City
ui-option-skip = Skipping phase B
ui-option-copy-risk = Copied risk actions
ui-option-station-first = Station first
ui-option-discless = Delivery without a disc
ui-option-signal = Signals
ui-choice-a = side A
ui-choice-b = side B
ui-choice-random = at random
ui-choice-letters = on their letters
ui-choice-shuffled = shuffled
ui-choice-on = yes
ui-choice-off = no
ui-choice-true = yes
ui-choice-false = no

# An open table

ui-table = Table
ui-table-none = No such table
ui-open-public = A public table
ui-open-link = A table by link
ui-open-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
ui-open-ready = Everybody is here.
ui-seat-free = Seat { $seat }
ui-seat-human = person
ui-seat-hotseat = at one screen
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Copy the link of seat { $seat }
ui-copied = Copied
ui-fill-bot = Let a bot take seat { $seat }
ui-sit-here = Sit on seat { $seat }
ui-start = Start
ui-leave = Leave
ui-leave-ask = Really leave? The others may let a bot play for you.
ui-options = Options and fairness
ui-commitment = Seed commitment
ui-commitment-none = This table goes on from a replay: its seed was known before, so no seed is promised.
ui-commitment-why = The hash of the seed was fixed before the first move. At the end the seed is shown, and your browser checks it.
ui-seed = Salt and seed
ui-fair = Check
ui-fair-yes = ✓ The seed fits the commitment.
ui-fair-no = ✗ The seed does not fit the commitment.
ui-own-link = Your way back
ui-own-link-text = Link of seat { $seat }: keep it secret

# At the table

ui-players = Players
ui-is-asked = must act
ui-won = winner
ui-stand-in = { $bot } plays
ui-abandoned = has left
ui-clock = Clock
ui-score-running = Points if the game ended now
ui-score-final = Final score
ui-score-hint = What you can know, if the game ended now.
ui-score-short = { $points } VP
ui-score-total = Total
ui-waiting-for = Waiting for { $names }
ui-question-plain = What do you do?
ui-choices = Choices
ui-choices-show = Show the choices
ui-choices-hide = Hide the choices
ui-meanwhile = Meanwhile
ui-hover-hint = Point at a choice to see what it costs and does.
ui-any-time = At any time
ui-confirm = Confirm
ui-confirm-ask = { $what }?
ui-route-ask = Which way? The tolls differ.
ui-route-toll =
    { $amount ->
        [one] { $via }: { $amount } dollar
       *[other] { $via }: { $amount } dollars
    }
ui-route-free = { $via }: free
ui-undo = Undo
ui-undo-turn = Reset turn
ui-undo-ask = Ask to take back more
ui-undo-far = Take back more
ui-why-not = Why not? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-needs-has = needs { $needs } { $what }, you have { $has }
ui-not-now = not now
ui-rule = Rule { $rule }
ui-offline = The connection is lost. Trying again; nothing is lost.
ui-not-sent = The server did not answer. Try again.
ui-panel = Log, chat and score
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-score = Score
ui-tab-about = Table
ui-log-all =
    Show all { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
ui-log-undone = taken back:
ui-log-open = the table is open
ui-log-join = { $who } sits down
ui-log-leave = { $who } leaves
ui-log-seats = the seats change
ui-log-start = the game begins
ui-log-undo =
    { $count ->
        [1] { $who } takes back a step
       *[other] { $who } takes back { $count } steps
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] what was done last is taken back
                [redeal] what was done last is taken back; what is hidden is shuffled again
               *[other] the vote has passed
            }
        [false] the vote has failed
       *[other] { $who } votes
    }
ui-log-rematch = a rematch is set up
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-digest = Since you left: { $count }
ui-digest-read = Got it
ui-vote = Vote
ui-vote-yes = Yes
ui-vote-no = No
ui-vote-withdraw = End the vote
ui-vote-start = Let a bot play
ui-vote-offer = { $who } is away.
ui-vote-bot = Shall a bot play for { $who }? Still to answer: { $missing }
ui-vote-undo = { $by } asks to take back a move. Still to answer: { $missing }
ui-over-missed = The target was not beaten
ui-over =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
ui-rematch = Rematch
ui-record = Download the record
ui-cover-title = { $name }, your turn
ui-cover-text = Hand over the screen. The others look away.
ui-cover-go = I am { $name }
ui-notify-turn = Your turn: { $game }

# What choices cost and do

ui-place-job = a { $worker } from row { $row }
ui-place-building = building { $number }
ui-place-field =
    { $count ->
        [one] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = building { $number } of { $who }
ui-place-own = your building { $number }
ui-place-with = { $place } ({ $what })
ui-place-objective = objective card { $name }
ui-the-bank = the bank
ui-cost-dollars =
    { $amount ->
        [one] pay { $amount } dollar
       *[other] pay { $amount } dollars
    }
ui-cost-cowboys =
    { $amount ->
        [one] one cowboy
       *[other] { $amount } cowboys
    }
ui-cost-builders =
    { $amount ->
        [one] one builder
       *[other] { $amount } builders
    }
ui-worth-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
ui-gain-dollars =
    { $amount ->
        [one] gain { $amount } dollar
       *[other] gain { $amount } dollars
    }
ui-gain-tokens = gain an exchange token
ui-takes-black-disc = takes a disc with black corners too
ui-opens-aux = opens auxiliary action { $number }
ui-opens-hand = one more card in hand
ui-opens-board = improves your board
ui-card-value = value { $value }
ui-objective-tasks = needs { $tasks }
ui-objective-points =
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, or −{ $penalty }
ui-detail-toll = toll { $amount } to { $payee }
ui-detail-no-toll = no toll
ui-detail-aux-only = a single auxiliary action there
ui-detail-kansas-city = sell your herd
ui-detail-city = needs { $value }, you bring { $paid }
ui-detail-exchange = return the token: draw up to two cards, then discard as many
ui-detail-stop = use { $place }

# Rules, preferences, help

ui-rules-title = Rules
ui-rules-search = Search the rules
ui-rules-chapters = Chapters
ui-me-title = Me
ui-me-who = Who you are
ui-me-password = Password (not needed)
ui-me-new-password = New password
ui-me-old-password = Password until now
ui-me-revoke = Log out everywhere else
ui-me-revoked = All other browsers and all tokens are logged out.
ui-me-password-why = With a password you can come back from another device. It has at least 8 characters.
ui-me-saved = Saved.
ui-me-back = Welcome back.
ui-me-gone = This browser has forgotten you.
ui-me-logout = Forget me here
ui-me-return = Been here before?
ui-me-login = Come back
ui-devices = Devices
ui-device-here = this device
ui-device-used = last used { $when }
ui-device-since = logged in { $when }
ui-device-end = Log out
ui-device-end-name = Log out: { $name }
ui-device-ended = Logged out.
ui-device-unknown = Unknown device
ui-device-token = Token ({ $name })
ui-prefs = This browser
ui-theme = Colours
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-motion = Motion
ui-motion-auto = as the system
ui-motion-full = pieces move
ui-motion-still = pieces stand still
ui-confirm-mode = Confirm every choice
ui-confirm-why = A choice is sent only after a second click.
ui-notify = Notify me when it is my turn
ui-notify-why = While the page is in the background.
ui-help-title = Help
ui-help-key-numbers = 1 – 9
ui-help-key-u = u
ui-help-key-shift-u = Shift + U
ui-help-key-c = c
ui-help-key-escape = Esc
ui-help-key-question = ?
ui-help-key-tab = Tab
ui-help-numbers = choose
ui-help-u = undo a step
ui-help-shift-u = reset the turn
ui-help-c = confirm
ui-help-escape = cancel
ui-help-question = this help
ui-help-tab = every piece and button, one after the other
ui-help-text = What glows can be clicked. Click a far place to walk there. What is grey says why, with the number of the rule.

## The board of Great Western Trail
ui-board = The board: drag to move, Ctrl and the wheel to zoom
ui-board-lens = Zoom
ui-board-nearer = Nearer
ui-board-farther = Farther
ui-board-whole = The whole board
ui-board-start = Start
ui-board-empty = { $place }, empty
ui-board-building = { $place }, building { $name } of { $who }
ui-board-building-own = { $place }, your building { $name }
ui-board-neutral = { $place }, neutral building { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , fee { $amount }
ui-board-herder = herder of { $who } at { $place }
ui-board-engine = engine of { $who } on space { $name }
ui-board-space = railroad space { $name }
ui-board-cross = transport: 1 dollar for a city beyond this mark that the engine has not reached
ui-board-station = station { $number }, cost { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-board-upgraded = upgraded by { $who }
ui-board-city = { $city }, value { $value }
ui-board-discs = discs of { $who }
ui-board-arrow = { $one } and { $two } together: { $what } { $points ->
        [0] { "" }
        [one] { $points } point
       *[other] { $points } points
    }
ui-board-master = stationmaster: { $what }
ui-board-master-certificates = { $amount ->
        [one] { $amount } certificate for good
       *[other] { $amount } certificates for good
    }
ui-board-master-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } per { $per }
ui-board-jobs = Job market
ui-board-job = { $worker } in row { $row } for { $price }
ui-board-job-empty = row { $row } of the job market, empty
ui-board-job-token = row { $row } of the job market, with the job market token
ui-board-foresight = foresight { $column }: { $tile }
ui-board-market = Cattle market
ui-board-cow = { $name }, value { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [one] { "" }
       *[other] , { $count } of them
    }
ui-board-stack = { $count ->
        [one] { $count } card in the cattle stack
       *[other] { $count } cards in the cattle stack
    }
ui-board-offer =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    } and { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-board-objectives = Objectives
ui-board-objective-stack = { $count ->
        [one] { $count } objective card in the stack
       *[other] { $count } objective cards in the stack
    }
ui-board-own = What { $who } has in hand
ui-board-hand = Hand
ui-board-hand-empty = No cards in hand.
ui-board-mat = Mat of { $who }
ui-board-dollars = dollars
ui-board-certificates = certificates
ui-board-tokens = exchange tokens
ui-board-hand-size = cards in hand
ui-board-draw-size = cards in the draw stack
ui-board-engine-space = engine on space
ui-board-workers = Workers
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = the next one gives: { $what }
ui-board-aux-title = Auxiliary actions and discs
ui-board-aux = auxiliary action { $number }: { $what }
ui-board-disc = disc of { $name }, { $corner ->
        [black] black
       *[white] white
    } corner, { $state ->
        [covered] covered
       *[clear] clear
    }
ui-board-reserve = { $count ->
        [one] { $count } building in reserve
       *[other] { $count } buildings in reserve
    }
ui-board-reserve-building = building { $name }, { $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $what }
ui-board-gathered = Gathered
ui-board-discard = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
thing-cowboy = cowboy
thing-builder = builder
thing-craftsman = craftsman
thing-engineer = engineer
per-buildings = building
per-certificates = certificate
per-objectives = objective card
per-workers = worker

## Places and cards by their marks
thing-flood-r1 = flood risk space 1
thing-flood-r2 = flood risk space 2
thing-drought-r1 = drought risk space
thing-rock-r1 = rockfall risk space 1
thing-rock-r2 = rockfall risk space 2
thing-tp-r1 = teepee risk space 1
thing-tp-r2 = teepee risk space 2
thing-fr1 = flood risk space 1
thing-fr2 = flood risk space 2
thing-dr1 = drought risk space
thing-br1 = bandit risk space 1
thing-br2 = bandit risk space 2
thing-rr1 = rockfall risk space 1
thing-rr2 = rockfall risk space 2
thing-tp-m3 = teepee space −3
thing-tp-m2 = teepee space −2
thing-tp-m1 = teepee space −1
thing-tp-p1 = teepee space 1
thing-tp-p2 = teepee space 2
thing-tp-p4 = teepee space 4
thing-tp-p6 = teepee space 6
thing-tp-p8 = teepee space 8
thing-tp-p10 = teepee space 10
thing-ob01 = objective card 1
thing-ob02 = objective card 2
thing-ob03 = objective card 3
thing-ob04 = objective card 4
thing-ob05 = objective card 5
thing-ob06 = objective card 6
thing-ob07 = objective card 7
thing-ob08 = objective card 8
thing-ob09 = objective card 9
thing-ob10 = objective card 10
thing-ob11 = objective card 11
thing-ob12 = objective card 12
thing-ob13 = objective card 13
thing-ob14 = objective card 14
thing-ob15 = objective card 15
thing-ob16 = objective card 16
thing-ob17 = objective card 17
thing-ob18 = objective card 18
thing-ob19 = objective card 19
thing-ob20 = objective card 20
thing-ob21 = objective card 21
thing-ob22 = objective card 22
thing-ob23 = objective card 23
thing-ob24 = objective card 24
thing-st1 = starting objective card 1
thing-st2 = starting objective card 2
thing-st3 = starting objective card 3
thing-st4 = starting objective card 4
thing-start-1 = starting objective card 1
thing-start-2 = starting objective card 2
thing-start-3 = starting objective card 3
thing-start-4 = starting objective card 4
thing-gain-1 = objective card “dollars” 1
thing-gain-2 = objective card “dollars” 2
thing-gain-3 = objective card “dollars” 3
thing-gain-4 = objective card “dollars” 4
thing-gain-5 = objective card “dollars” 5
thing-draw-1 = objective card “drawing” 1
thing-draw-2 = objective card “drawing” 2
thing-draw-3 = objective card “drawing” 3
thing-draw-4 = objective card “drawing” 4
thing-draw-5 = objective card “drawing” 5
thing-engine-1 = objective card “engine” 1
thing-engine-2 = objective card “engine” 2
thing-engine-3 = objective card “engine” 3
thing-engine-4 = objective card “engine” 4
thing-engine-5 = objective card “engine” 5
thing-move-1 = objective card “moving” 1
thing-move-2 = objective card “moving” 2
thing-move-3 = objective card “moving” 3
thing-move-4 = objective card “moving” 4
thing-move-5 = objective card “moving” 5
thing-aux-1 = objective card “auxiliary action” 1
thing-aux-2 = objective card “auxiliary action” 2
thing-aux-3 = objective card “auxiliary action” 3
thing-aux-4 = objective card “auxiliary action” 4
thing-sm-workers = the stationmaster of workers
thing-sm-objectives = the stationmaster of objectives
thing-sm-hazards = the stationmaster of hazards
thing-sm-teepees = the stationmaster of teepees
thing-sm-certificates = the stationmaster of certificates
thing-sm1 = the stationmaster of workers
thing-sm2 = the stationmaster of objectives
thing-sm3 = the stationmaster of hazards
thing-sm4 = the stationmaster of bandits
thing-sm5 = the stationmaster of certificates
thing-sm6 = the stationmaster of stations
thing-sm7 = the stationmaster of buildings
thing-sm8 = the stationmaster with two certificates
thing-sm9 = the stationmaster with twelve dollars

# The sheet of Pioneer Rails

ui-sheet-card =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit }
ui-sheet-card-hidden = a card face down
ui-sheet-card-away = put away
ui-sheet-card-taken = taken by { $name }
ui-sheet-card-secret = your secret card
ui-sheet-card-secret-of = secret card of { $name }
ui-sheet-cards = The dealer’s cards
ui-sheet-side =
    { $side ->
        [NE] { $cell } north-east
        [E] { $cell } east
        [SE] { $cell } south-east
        [SW] { $cell } south-west
        [W] { $cell } west
       *[NW] { $cell } north-west
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] a shortcut in { $cell }, north to south
        [NE-SW] a shortcut in { $cell }, north-east to south-west
       *[NW-SE] a shortcut in { $cell }, north-west to south-east
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = activates { $what }
ui-sheet-reaches = reaches town { $number }: a new town box
ui-sheet-needs = uses a special: { $what }
ui-sheet-points-more =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
ui-sheet-then-left =
    { $tracks ->
        [0] no track left then
        [one] one track left then
       *[other] { $tracks } tracks left then
    }
ui-sheet-left =
    { $tracks ->
        [0] no track left
        [one] one track left
       *[other] { $tracks } tracks left
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Cross off a town box to lay another track, or finish.
        [one] One track left. Point at a glowing side, or tap it, to see what it does.
       *[other] { $tracks } tracks left. Point at a glowing side, or tap it, to see what it does.
    }
ui-sheet-lay-it = Lay it
ui-sheet-hand =
    { $points ->
        [one] your hand: { $name }, 1 point
       *[other] your hand: { $name }, { $points } points
    }
ui-sheet-hand-open = your hand: no pair yet
ui-sheet-no-pair = no pair yet
ui-sheet-hand-row =
    Round { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-sheet-box = Town box
ui-sheet-box-brings = one more track and a special for this turn
ui-sheet-bank-brings =
    { $count } × { $multiplier } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-sheet-station = station of { $suit } { $cell }
ui-sheet-is-active = activated
ui-sheet-is-soon = will be activated
ui-sheet-is-sides = { $have } of { $need } sides laid
ui-sheet-is-fenced = not alone on its land yet
ui-sheet-town = town { $number }
ui-sheet-town-reached = town { $number }, reached by { $suits }
ui-sheet-map = The map of { $name }: arrow keys lead from side to side, Enter lays
ui-sheet-zoom = Map size
ui-sheet-nearer = Nearer
ui-sheet-farther = Farther
ui-sheet-whole = Whole map
ui-sheet-round = Round { $round } of { $rounds }
ui-sheet-turn = Turn { $turn } of { $turns }
ui-sheet-turn-of = Round { $round }, turn { $turn }
ui-sheet-dealer = { $name } deals
ui-sheet-take = You deal: take one card. The others choose from the rest.
ui-sheet-choose = Choose a card: its rank for your hand, its suit for a railway.
ui-sheet-which-first = Which location is activated first?
ui-sheet-nugget-count =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
ui-sheet-nuggets = How many nuggets go to the bank?
ui-sheet-lay = Lay tracks for the { $suit } railway.
ui-sheet-finished = Your turn is done.
ui-sheet-dealer-first = { $name } deals and takes a card first.
ui-sheet-does =
    { $doing ->
        [take] { $name } deals and takes a card first.
        [choose] { $name } chooses a card.
        [done] { $name } has finished the turn.
       *[lay] { $name } lays tracks for the { $suit } railway.
    }
ui-sheet-won-of =
    { $name } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the target was { $target }.
ui-sheet-waiting = Waiting for { $names }
ui-sheet-and-more = { $names } and { $count } more
ui-sheet-over = The last card is played.
ui-sheet-won =
    You win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } beat the target of { $target }.
ui-sheet-lost =
    { $points ->
        [one] { $points } point does not beat the target of { $target }.
       *[other] { $points } points do not beat the target of { $target }.
    }
ui-sheet-specials =
    { $count ->
        [one] one special
       *[other] { $count } specials
    }
ui-sheet-done = Finish the turn
ui-sheet-or-for = or lay for
ui-sheet-poker = Poker hands
ui-sheet-saloon =
    { $state ->
        [circled] A saloon doubles this hand
        [crossed] No saloon doubled this hand
       *[free] A saloon could double this hand
    }
ui-sheet-goals = Goals
ui-sheet-goal = { $needs } { $text }
ui-sheet-goal-far = { $have } of { $needs }
ui-sheet-goal-first = first: { $names }
ui-sheet-goal-later = later: { $names }
ui-sheet-goal-nobody = nobody yet
ui-sheet-goal-gone = met
ui-sheet-goal-down = A goal lies face down
ui-sheet-goal-got =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } scored
ui-sheet-goal-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to be had
ui-sheet-target = Beat { $points }: 60, and 10 for each goal left
ui-sheet-target-short = beat { $points }
ui-sheet-zone = Gold, banks, train yards, forts, ranches and towns
ui-sheet-gold = Gold: { $dug } dug, { $free } not in a bank
ui-sheet-banks = Banks
ui-sheet-banks-hold = In the banks: { $amounts }
ui-sheet-yards =
    { $towns ->
        [one] Train yards × 1 town
       *[other] Train yards × { $towns } towns
    }
ui-sheet-forts = Forts
ui-sheet-ranches = Ranches
ui-sheet-circled = { $count } circled, worth { $value }
ui-sheet-towns = Town boxes: { $circled } circled, { $free } to use
ui-sheet-score = Points if the game ended now
ui-sheet-others = All sheets
ui-sheet-look = Show the sheet of
ui-sheet-doing =
    { $doing ->
        [plays] playing
        [done] finished
        [waits] waiting
       *[over] final
    }
ui-sheet-looking = This is the sheet of { $name }, as it was before this turn.
ui-sheet-back = Back to my sheet
ui-sheet-back-to = Back to the sheet of { $name }

# The board of El Paso

ui-ring-board = The board of El Paso
ui-ring-posts = Trading posts
ui-ring-simmental =
    { $count ->
        [0]
            Simmental stack, empty: the next rancher in El Paso gets { $points ->
                [one] { $points } point
               *[other] { $points } points
            } and brings the end
        [one] Simmental stack, one card left
       *[other] Simmental stack, { $count } cards left
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } is on the Simmental space: last turns
ui-ring-post = trading post { $value }, { $corner ->
        [dark] any disc
       *[light] discs of light slots only
    }{ $repeat ->
        [yes] , any number of own discs
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
ui-ring-post-reward = { $post }, gives: { $what }
ui-ring-empty = { $place }, empty, building here costs { $cost ->
        [0] nothing more
       *[other] { $cost } dollars more
    }
ui-ring-neutral = building { $letter }
ui-ring-owned = { $place } (building { $number } of { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso =
    gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }, take a Simmental, deliver the hand
ui-ring-rancher = rancher of { $who } at { $place }
ui-ring-cattle = Cattle market
ui-ring-cattle-cow =
    { $name }: { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    } and { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }; value { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $count } left
ui-ring-workers = Worker market
ui-ring-worker = { $name }, { $count } left; bonus when discarded: { $what }
ui-ring-buildings = Building market
ui-ring-building =
    building { $number }, { $builders ->
        [one] { $builders } builder
       *[other] { $builders } builders
    } and { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }; { $what }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $count } left
ui-ring-train = Train
ui-ring-train-card =
    train card { $number }, { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } and { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }: { $what }
ui-ring-supply = Tokens of the train
ui-ring-supply-objectives = Objectives
ui-ring-supply-bonuses = Bonuses
ui-ring-stack = { $kind ->
        [objective] face-down objective tokens: { $count }
       *[bonus] face-down bonus tokens: { $count }
    }
ui-ring-objective = objective token { $number }
ui-ring-bonus = bonus token { $number }
ui-ring-token = { $name }: { $what }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-ring-token-none = an empty place of the supply
ui-ring-token-permanent = a permanent certificate
ui-ring-token-duplicate = counts one more cow of a breed at each delivery
ui-ring-token-points = points only
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building = { $count ->
        [one] a building
       *[other] { $count } buildings
    }{ $builders ->
        [one] { "" }
       *[other] { " " }of { $builders } builders or more
    }
ui-ring-need-disc = { $count ->
        [one] a disc on post { $posts }
       *[other] { $count } discs on posts { $posts }
    }
ui-ring-need-bonus = { $count ->
        [one] a bonus token
       *[other] { $count } bonus tokens
    }
ui-ring-hand-worth = worth { $value } in El Paso
ui-ring-ready = Ready workers
ui-ring-ready-of = { $name }, { $count } ready; at any time: { $what }
ui-ring-aux = auxiliary action { $number }: { $what }
ui-ring-aux-locked = auxiliary action { $number }, locked by its disc: { $what }
ui-ring-slot = disc slot { $name }, { $corner ->
        [dark] dark
       *[light] light
    } corners, { $state ->
        [covered] covered
       *[clear] clear
    }
ui-ring-certificates-of = certificates { $count } of { $most }, permanent { $permanent }
ui-ring-step-limit = step limit { $count }
ui-ring-buildings-of = Buildings
ui-ring-tokens-of = Tokens
ui-ring-herd = Herd
ui-ring-discard = Discard pile: { $count }
ui-ring-unseen = Face down, in unknown order: { $count }
ui-ring-posts-of = Deliveries

ui-ring-sue-card = bot card { $card }
ui-ring-sue-now = Her last card
ui-ring-sue-none = She has not turned up a card yet.
ui-ring-sue-told = What she did
ui-ring-sue-deck = Bot deck: { $count }
ui-ring-sue-used = used: { $count }
ui-ring-sue-row = Her strategy row
ui-ring-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , one of them an all-rounder
       *[other] , { $joined } of them all-rounders
    }
ui-ring-sue-resources = Resource deck: { $count }
ui-ring-sue-cows = Her cows

ui-ring-origin = Reconstructed figures
ui-ring-origin-show = Show the marks of reconstructed figures
ui-ring-origin-why = Only the text of the rulebook could be read, not its pictures. Figures with this mark were reconstructed so that they fit the text and public descriptions. Owners of the game can correct them.
ui-ring-reconstructed = reconstructed: { $what }
ui-ring-origin-trail = The ways of the trail and the costs of its spaces
ui-ring-origin-neutral-buildings = Neutral building { $thing }
ui-ring-origin-building-market = Building { $thing }
ui-ring-origin-train = Train card { $thing }
ui-ring-origin-trading-posts = Trading post { $thing }
ui-ring-origin-breeds = { $name }
ui-ring-origin-workers = { $name }
ui-ring-origin-objective-tokens = All objective tokens: { $what }
ui-ring-origin-bonus-tokens = All bonus tokens: { $what }
ui-ring-origin-player-board = Disc slot { $name }
ui-ring-origin-auxiliary-actions = Auxiliary action { $thing }
ui-ring-origin-bot-cards = All bot cards: { $what }
ui-ring-figure-actions = action { $number }
ui-ring-figure-a = action { $number }
ui-ring-figure-b = action { $number }
ui-ring-figure-plain = action { $number }
ui-ring-figure-star = action { $number }
ui-ring-figure-builders = builders
ui-ring-figure-engineers = engineers
ui-ring-figure-vp = points
ui-ring-figure-vp-a = points
ui-ring-figure-vp-b = points
ui-ring-figure-value = value
ui-ring-figure-corners = corners
ui-ring-figure-repeatable = any number of discs
ui-ring-figure-reward = reward
ui-ring-figure-breeding = breeding value
ui-ring-figure-own = number of cards
ui-ring-figure-market = number of cards
ui-ring-figure-cowboys = cowboys
ui-ring-figure-needs = condition
ui-ring-figure-effect = effect
ui-ring-figure-coin = dollars
ui-ring-figure-base = content
ui-ring-figure-upgraded = content
ui-ring-figure-deck = deck
ui-ring-figure-move = movement
ui-ring-figure-action = action
ui-ring-figure-cost = cost
ui-ring-figure-after = ways
ui-ring-figure-lane = branch

# What choices of El Paso are called, cost and do

ui-ring-start-at = start at { $place }
ui-ring-go = ride to { $place }
ui-ring-stop = stop at { $place }
ui-ring-take = take { $token }
ui-ring-draw = { $kind ->
        [objective] draw an objective token unseen
       *[bonus] draw a bonus token unseen
    }
ui-ring-again = exchange once more
ui-ring-hire = { $worker ->
        [cowboy] hire a cowboy
        [builder] hire a builder
        [engineer] hire an engineer
       *[all_rounder] hire an all-rounder
    }
ui-ring-buy = buy a { $cow }
ui-ring-use-train = use train card { $number }
ui-ring-build = building { $number }
ui-ring-site = build on { $place }
ui-ring-replace = replace { $place }
ui-ring-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] all-rounder × { $all }
           *[other] { $trade } × { $others }, all-rounder × { $all }
        }
    }
ui-ring-certificates = { $amount ->
        [0] spend no certificates
        [one] spend { $amount } certificate
       *[other] spend { $amount } certificates
    }
ui-ring-deliver = deliver to trading post { $post }
ui-ring-disc = take the disc of { $slot }
ui-ring-spend = { $worker ->
        [cowboy] discard a cowboy
        [builder] discard a builder
        [engineer] discard an engineer
       *[all_rounder] discard an all-rounder
    }: { $what }
ui-ring-cost-engineers = { $amount ->
        [one] { $amount } engineer
       *[other] { $amount } engineers
    }
ui-ring-free = costs nothing
ui-ring-value = value { $value }
ui-ring-worker-bonus = when discarded: { $what }
ui-ring-worth = delivery worth { $worth }: up to post { $posts }
ui-ring-any-disc = takes any disc
ui-ring-light-disc = takes discs of light slots only
ui-ring-exchange = return the token: draw one card, then discard one
ui-ring-opens-aux1-upgrade = improves auxiliary action 1
ui-ring-opens-aux2-unlock = unlocks auxiliary action 2
ui-ring-opens-aux3-upgrade = improves auxiliary action 3
ui-ring-opens-aux4-unlock = unlocks auxiliary action 4
ui-ring-opens-permanent-certificate = a permanent certificate
ui-ring-opens-hand-limit = one more card in hand
ui-ring-opens-step-limit = one more step

ui-ring-cow-any = any cow
ui-ring-cow-value = a cow of value { $value }
ui-ring-do-discardcow = discard { $cards } for { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-ring-do-discardcow-value = discard { $cards } for { $per } dollars per breeding value
ui-ring-do-removecow = remove { $cards } of your hand from the game
ui-ring-do-gain = gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-ring-do-certify = gain { $amount ->
        [one] { $amount } certificate
       *[other] up to { $amount } certificates
    }
ui-ring-do-gaintokens = { $amount ->
        [one] gain an exchange token
       *[other] gain { $amount } exchange tokens
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost ->
            [one] { $cost } dollar
           *[other] { $cost } dollars
        }
    }
ui-ring-do-hire = { $price ->
        [0] hire a worker for nothing (all-rounder: { $surcharge } dollars)
       *[other] hire a worker for { $price } dollars
    }{ $more ->
        [0] { "" }
       *[other] , and one of another kind for { $more }
    }
ui-ring-do-buycow = buy a cow with cowboys
ui-ring-do-gaincow = gain a { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } dollars
    }
ui-ring-do-usetrain = use a train card with engineers
ui-ring-do-taketoken = { $kind ->
        [objective] take an objective token
        [bonus] take a bonus token
       *[any] take an objective or bonus token
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } dollars
    }
ui-ring-do-build = build or replace a building with builders
ui-ring-do-auxiliary = { $count ->
        [one] do an auxiliary action
       *[other] do { $count } different auxiliary actions
    }
ui-ring-do-move =
    ride up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and use that stop
ui-ring-do-exchange = { $count ->
        [one] draw one card, then discard one
       *[other] draw one card, then discard one, up to { $count } times
    }
ui-ring-do-stepbonus = { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }
ui-ring-do-certificatebonus =
    pay { $cost ->
        [one] { $cost } dollar
       *[other] { $cost } dollars
    } for a certificate
ui-ring-do-moneybonus = gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }

ui-ring-ask-placerancher = Where does your rancher start?
ui-ring-ask-walk = { $moved ->
        [yes] { $steps ->
            [0] No step is left: stop, or discard a cowboy.
            [one] Ride on, one step is left, or stop.
           *[other] Ride on, { $steps } steps are left, or stop.
        }
       *[no] { $steps ->
            [one] Ride: one step.
           *[other] Ride: up to { $steps } steps.
        }
    }
ui-ring-ask-perform = { $place ->
        [train] Train card { $card }: what do you do?
        [foreign] A building of somebody else: one auxiliary action.
       *[tile] { $used ->
            [0] What do you do here?
           *[other] What else do you do here?
        }
    }
ui-ring-ask-choosetoken = { $kind ->
        [start] Which objective do you start with?
        [objective] Which objective token do you take?
        [bonus] Which bonus token do you take?
       *[any] Which token do you take?
    }
ui-ring-ask-offerimmediate = Do you use the effect of the token now?
ui-ring-ask-chooseauxiliary = { $left ->
        [one] Which auxiliary action?
       *[other] Which auxiliary action first?
    }
ui-ring-ask-choosecow = Which cow do you discard for dollars?
ui-ring-ask-chooseremoval = Which cow leaves the game?
ui-ring-ask-discarddrawn = Which card do you discard?
ui-ring-ask-exchangeagain = Another exchange?
ui-ring-ask-window = Anything else before your turn ends?
ui-ring-ask-choosekind = Which building do you build?
ui-ring-ask-choosesite = Where does building { $number } stand?
ui-ring-ask-choosecertificates = El Paso: you show your hand. How many certificates do you spend?
ui-ring-ask-choosepost = Your delivery is worth { $value }. To which trading post?
ui-ring-ask-choosedisc = Which disc goes to trading post { $post }?
ui-ring-ask-choosebreed = Which cow do you buy?
ui-ring-ask-choosetraincard = Which train card do you use?
ui-ring-ask-chooseworker = { $hired ->
        [0] Whom do you hire?
       *[other] Another worker for { $price } dollars?
    }
ui-ring-ask-employ = { $count ->
        [one] Which worker do you discard?
       *[other] Which { $count } workers do you discard?
    }

## Games and their options, by name
ui-title-gwt1 = Great Western Trail, first edition
ui-title-gwt2 = Great Western Trail, second edition
ui-title-elpaso = Great Western Trail: El Paso
ui-title-pioneer = Pioneer Rails
ui-note-elpaso = Many printed figures of this game could not be recovered; they are reconstructed and marked so.
ui-option-why-gwt1-neutral = neutral buildings on their letters (R3.2)
ui-option-why-gwt1-sides = sides of private buildings (R3.11)
ui-option-why-gwt1-split = workers of backs 2 and 3 (R3.4, U1)
ui-option-why-gwt1-waste = one certificate may be spent from 6 (R8.8, U2)
ui-option-why-gwt1-window = objective cards in Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = phase B may be empty (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b copies the risk action too (R9.14, U8)
ui-option-why-gwt1-station-first = station before the reward (R10.8, U9)
ui-option-why-gwt1-discless = a delivery without a disc counts (R13.8, U10)
ui-option-why-gwt1-signal = the signal at a turnout (R8.14, U11)
ui-option-why-gwt2-neutral = neutral buildings on their letters (R2.3)
ui-option-why-gwt2-sides = sides of private buildings (R2.1)
ui-option-why-gwt2-simmental = Simmental cattle (R13)
ui-option-why-gwt2-sam = how strong Sam is, if you play alone (R14)
ui-option-why-gwt2-split = workers of backs 2 and 3 (R2.5, D23)
ui-option-why-gwt2-waste = one certificate may be spent from 6 (R6.7, D24)
ui-option-why-gwt2-window = objective cards in Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = phase B may be empty (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b copies the risk action too (R8.31, D7)
ui-option-why-gwt2-station-first = station before the reward (R8.13, D16)
ui-option-why-gwt2-discless = a delivery without a disc counts (R12.2, D10)
ui-option-why-gwt2-signal = the cross at a turnout (R6.13, D25)
ui-option-why-elpaso-neutral = neutral buildings on their letters (R2.1)
ui-option-why-elpaso-sides = side of each stack of buildings (R2.4)
ui-option-why-elpaso-train = side of each train card (R2.2)
ui-option-why-elpaso-sue = B cards of Sue in a game alone (R14.3)
ui-option-why-elpaso-card-after-move = the rest of a train card after its move (R5.6)
ui-option-why-pioneer-map = side of the sheet (R2.1)
ui-option-why-pioneer-extra-card = a secret card each for the fifth turn, 1-8 players (R14.2)
ui-option-why-pioneer-level = solo: how many goals lie open from the start (R15.2)
ui-option-why-pioneer-dealer = seat of the first dealer (R3.4)
ui-option-why-pioneer-draw-outline = RL-03: the outline of the map can be drawn (R2.6)
ui-option-why-pioneer-draw-station-sides = RL-03: sides of the own station can be drawn (R2.6)
ui-option-why-pioneer-return-to-own-station = RL-04: a branch may end at its station (R6.4)
ui-option-why-pioneer-same-railway-twice-in-town = RL-05: branches of one railway share a town
ui-option-why-pioneer-forfeit-blocked-tracks = RL-06: tracks that cannot be drawn are lost (R6.9)
ui-option-why-pioneer-special-on-any-track = RL-07: a special serves any track of the turn (R7.2)
ui-option-why-pioneer-same-turn-town-boxes = RL-08: a new town box can be used at once (R7.3)
ui-option-why-pioneer-suit-before-tracks = RL-09: the suit changes before the first track (R7.8)
ui-option-why-pioneer-bank-min = RL-10: the fewest nuggets a bank takes (R8.5)
ui-option-why-pioneer-surplus-saloon-counts = RL-11: a saloon without symbol is activated (R8.4)
ui-option-why-pioneer-shortcut-is-border = RL-12: a shortcut cuts its cell for ranches (R9.3)
ui-option-why-pioneer-mixed-at-activation = RL-14: goal 1J looks at the activation only (R16.3)
ui-option-why-pioneer-solo-retroactive = RL-15: a goal may be met before it is turned up (R15.6)
ui-option-why-pioneer-switch-counts-to-six = RL-16: switches count towards six branches (R6.4)
ui-option-why-pioneer-boxes-when-checked = RL-08: new town boxes can be used when locations were checked (R7.3)
ui-new-automa = plays against you, by the cards of the box
ui-new-rulings = { $count ->
        [one] { $count } more ruling
       *[other] { $count } more rulings
    }
ui-option-map = Side of the sheet
ui-option-extra-card = Secret fifth card
ui-option-level = Level
ui-option-dealer = First dealer
ui-option-train = Train cards
ui-option-draw-outline = Drawing the outline
ui-option-draw-station-sides = Sides of the own station
ui-option-return-to-own-station = Return to the own station
ui-option-same-railway-twice-in-town = One railway twice in a town
ui-option-forfeit-blocked-tracks = Blocked tracks
ui-option-special-on-any-track = Specials on any track
ui-option-same-turn-town-boxes = New town boxes
ui-option-suit-before-tracks = Changing the suit
ui-option-bank-min = Fewest nuggets of a bank
ui-option-surplus-saloon-counts = Saloons without a symbol
ui-option-shortcut-is-border = Shortcuts and ranches
ui-option-mixed-at-activation = Goal 1J
ui-option-solo-retroactive = Goals met early
ui-option-switch-counts-to-six = Switches as branches
ui-option-boxes-when-checked = Town boxes after the check
ui-option-card-after-move = Train card after its move
ui-choice-beginner = beginner
ui-choice-easy = easy
ui-choice-medium = medium
ui-choice-hard = hard
ui-choice-legendary = legendary
ui-choice-dealer-0 = the first seat
ui-choice-plain = plain sides
ui-choice-star = star sides
ui-choice-even = even
ui-choice-uneven = uneven
ui-choice-passed = passed
ui-choice-ahead = ahead
ui-choice-own = beside own buildings
ui-choice-open = stays open
ui-choice-lost = is lost
ui-automa = by the cards of the box
ui-board-automa = Speciality: { $specialty }. Cards left: { $left }. Cards used: { $used }

## The terminal
cli-help = a number or an action: do it   ?: why not the others   r R1.1: a rule   b: the board   u: undo   s FILE: save   q: quit
cli-hints-off = hints are off: begin with --hints
cli-help-hint = i: a hint
cli-seed = seed
cli-over = The game is over. Winner: { $winners }
cli-any-time = at any time
cli-no-option = { $line } is not an option here.
cli-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
cli-nothing-refused = Nothing is refused here.
cli-no-undo = Nothing can be taken back: something was revealed, or nothing was done.
cli-saved = Saved to { $path }.
cli-total = total
cli-goes-on = The game goes on.

## Without the server, and notices
ui-away = The server cannot be reached, and tables need it.
ui-away-companion = The companion works without it
ui-away-again = Try again
notice-turn = Your turn: { $game }
notice-over = The game is over: { $game }
notice-players = At the table: { $names }
ui-notify-always = Also when no page is open.
ui-notify-blocked = This browser forbids notices from here. Its settings can allow them.
mail-confirm-subject = Is this your address?
mail-confirm =
    Somebody wants to hear at this address when it is their turn at a table of Trailboss.
    If that is you, open this link within two days:

    { $link }

    If not, do nothing, and no e-mails will come.
mail-stop = No more of these e-mails: { $link }
problem-that-is-not-one-e-mail-address = That is not an e-mail address.
problem-this-link-is-not-valid-any-more = This link is not valid any more.
problem-this-server-sends-no-e-mail = This server sends no e-mail.
problem-too-many-letters-for-one-day = Too many e-mails for one day. Try again tomorrow.
ui-mail = E-mail
ui-mail-why = An e-mail when it is your turn and you have not looked for five minutes.
ui-mail-address = Address
ui-mail-confirm-it = We have sent you an e-mail. Open its link to confirm the address.
ui-mail-confirmed = The address is confirmed.
ui-mail-forget = No more e-mails
ui-mail-confirm = Confirm the address
ui-mail-confirm-text = E-mails will then tell you when it is your turn.
ui-mail-confirm-button = This is my address
ui-mail-confirm-done = Thank you. You will get e-mails from now on.
ui-mail-stop = End the e-mails
ui-mail-stop-text = No more e-mails will come until you give an address again.
ui-mail-stop-button = No more e-mails
ui-mail-stop-done = Done. No more e-mails will come.

## Languages
ui-tables-all = Show all { $count }
ui-footer = More pages
ui-footer-api = API
ui-unofficial = Unofficial: not affiliated with the publishers or designers of these games. Rules in our own words, pictures of our own. If you like a game, buy it.
ui-language = Language
ui-language-auto = As the browser

## The introduction
ui-learn = Learn in ten steps
ui-learn-title = A first drive to Kansas City
ui-learn-step = Step { $step } of { $of }
ui-learn-done = Well done
ui-learn-progress = Steps done
ui-learn-back = Back
ui-learn-play = Play now
ui-learn-gwt2-1 = You own a herd and a herder. Your cards are cows; the better the different breeds in your hand when you reach Kansas City, the farther you ship them. The trail runs from the lower right to Kansas City in the upper left. Your first turn puts your herder on one of the brown buildings, which everybody may use. Put yours on A.
ui-learn-gwt2-2 = Each line on a building is an action, and you may do all of them, in any order. The first one here sells a cow of the breed shown and pays 2 dollars. You hold one: sell it. The card goes to your discard pile and comes back when your draw stack is used up.
ui-learn-gwt2-3 = The person on the tile means: hire somebody from the job market on the left. A price belongs to a row. Cowboys buy cattle, builders put up buildings, engineers drive your engine. Hire the cowboy of the first row.
ui-learn-gwt2-4 = You have done what you wanted here. End your turn: you draw back to four cards, and Ben plays.
ui-learn-gwt2-5 = Now your herder walks, up to three steps on this trail. A step leads to the next tile; empty spaces do not count. Tiles with a hand cost a fee, and the number says how much. The way to B is free: go there.
ui-learn-gwt2-6 = B sold another cow for you, and it is the place to build. A building of your own makes a stop where only you act, and others may have to pay when they pass. You chose number 2, for one builder and 2 dollars. Put it on the space just behind E, where you will soon come by.
ui-learn-gwt2-7 = You walked on to E and sold a cow there. E has the cattle market. Two cowboys buy a card of value 3 for 3 dollars. The Corriente has 3 points at the end, more than its neighbours: take it.
ui-learn-gwt2-8 = You passed your own building and F, and stopped at G, where engineers drive the engine along the railroad around the board. The farther it is, the cheaper your deliveries and the more stations it passes. Drive one space.
ui-learn-gwt2-9 = Kansas City is next. Your hand has two breeds twice, and only different breeds count: it is worth 3. An exchange token, which you may use at any time in your turn, draws two cards and discards two. Use it.
ui-learn-gwt2-10 = Much better: three breeds, worth 5. In Kansas City you first chose three tiles that come into play, then you were paid 5 dollars for your herd. Now send it by rail to a city of at most that value. The farther the better, and never twice to the same: St. Louis.
ui-learn-gwt2-11 = A disc left your board for the city, and what it covered is yours from now on: better actions, longer steps, a larger hand. Your herder is back at the start of the trail, and the next drive will be richer. That is the game: hire, build, buy, ship, until the job market is full. Saddle up!

## Cards of Pioneer Rails
thing-the-card-10h = 10♥
thing-the-card-10d = 10♦
thing-the-card-10c = 10♣
thing-the-card-10s = 10♠
thing-the-card-jh = J♥
thing-the-card-jd = J♦
thing-the-card-jc = J♣
thing-the-card-js = J♠
thing-the-card-qh = Q♥
thing-the-card-qd = Q♦
thing-the-card-qc = Q♣
thing-the-card-qs = Q♠
thing-the-card-kh = K♥
thing-the-card-kd = K♦
thing-the-card-kc = K♣
thing-the-card-ks = K♠
thing-the-card-ah = A♥
thing-the-card-ad = A♦
thing-the-card-ac = A♣
thing-the-card-as = A♠

## What the engine said in its own words
thing-mine = mine
thing-saloon = saloon
thing-bank = bank
thing-fort = fort
thing-ranch = ranch
thing-bridge = bridge
thing-tunnel = tunnel
thing-shortcut = shortcut
thing-pair = pair
thing-two-pair = two pair
thing-three-of-a-kind = three of a kind
thing-full-house = full house
thing-straight = straight
thing-four-of-a-kind = four of a kind
refusal-a-branch-has-left-this-corner-already = a branch has left this corner already
refusal-a-branch-never-comes-back-to-a-station = a branch never comes back to a station
refusal-a-shortcut-needs-a-desert-cell = a shortcut needs a desert cell
refusal-a-shortcut-runs-through-this-cell = a shortcut runs through this cell
refusal-a-track-can-be-drawn-and-is-due = a track can be drawn and is due
refusal-a-track-is-drawn-already = a track is drawn already
refusal-activated-already = activated already
refusal-at-least-one-nugget-is-due = at least one nugget is due
refusal-it-is-a-side-of-a-station = it is a side of a station
refusal-it-is-drawn-already = it is drawn already
refusal-it-is-in-the-discard-pile = it is in the discard pile
refusal-it-is-not-on-the-table = it is not on the table
refusal-it-is-not-on-this-map = it is not on this map
refusal-it-is-on-the-outline-of-the-map = it is on the outline of the map
refusal-it-is-the-suit-of-this-turn = it is the suit of this turn
refusal-it-would-touch-another-branch = it would touch another branch
refusal-its-condition-is-not-met = its condition is not met
refusal-its-railway-cannot-grow = its railway cannot grow
refusal-no-hearts-station-corner-or-railhead-is-at-its-end = no hearts station corner or railhead is at its end
refusal-no-diamonds-station-corner-or-railhead-is-at-its-end = no diamonds station corner or railhead is at its end
refusal-no-clubs-station-corner-or-railhead-is-at-its-end = no clubs station corner or railhead is at its end
refusal-no-spades-station-corner-or-railhead-is-at-its-end = no spades station corner or railhead is at its end
refusal-the-dealer-has-taken-it = the dealer has taken it
refusal-the-suit-was-changed-already = the suit was changed already
refusal-this-railway-ends-in-that-town-already = this railway ends in that town already
refusal-three-railways-end-in-that-town-already = three railways end in that town already
refusal-a-disc-is-left = a disc is left on your board
refusal-bandits = no bandit is there
gwt1-refusal-bandits = no teepee is there
refusal-builder-number = needs a higher number of builders than the old one
refusal-buildings-to-copy = no adjacent building can be copied
refusal-cards-in-the-stack = no card is left in the stack
refusal-cards-of-one-breed = no two cards of one breed are in your hand
refusal-cards-to-draw = no card can be drawn
refusal-certificate-spaces = you have all certificates already
refusal-engine-is-not-there = your engine is not there
refusal-hazards = no hazard is there
refusal-hired-workers = no hired worker can be given
refusal-locations-ahead = no location is ahead
refusal-moves = the engine cannot go so far
refusal-no-copying-back = no copying back
refusal-no-disc-left = no disc is left
refusal-no-free-move-into-kansas-city = no free move into Kansas City
refusal-not-adjacent = is not adjacent
refusal-not-on-the-track = is not on the track
refusal-not-to-be-chosen = cannot be chosen now
refusal-nothing-left-to-copy = nothing is left to copy
refusal-objective-cards = no objective card is left
refusal-purchases = nothing can be bought
refusal-replaced-this-turn = was replaced this turn
refusal-row-of-the-token = is in the row of the token
refusal-stack-is-empty = the stack is empty
thing-in-row = { $thing } (row { $row })
thing-v3x1-a = value 3 × 1 (a)
thing-v3x1-b = value 3 × 1 (b)
thing-v3x2 = value 3 × 2
thing-v4x1-a = value 4 × 1 (a)
thing-v4x1-b = value 4 × 1 (b)
thing-v4x2 = value 4 × 2
thing-v5x1-a = value 5 × 1 (a)
thing-v5x1-b = value 5 × 1 (b)
thing-shx1-a = Shorthorn × 1 (a)
thing-shx1-b = Shorthorn × 1 (b)
thing-shx2 = Shorthorn × 2
thing-hex1-a = Hereford × 1 (a)
thing-hex1-b = Hereford × 1 (b)
thing-six1-a = Simmental I × 1 (a)
thing-six1-b = Simmental I × 1 (b)
thing-the-draw-bonus = a bonus token
thing-the-draw-objective = an objective token
refusal-forest = no building of yours stands in a forest
refusal-stations = you have no station
refusal-pairs = you have no pair of bandits of both colours
gwt1-refusal-pairs = you have no pair of teepees of both colours
refusal-cards-in-the-market = fewer than { $needs } such cards lie in the market
refusal-the-clubs-railway-ends-in-this-town = the clubs railway ends in this town
refusal-the-diamonds-railway-ends-in-this-town = the diamonds railway ends in this town
refusal-the-hearts-railway-ends-in-this-town = the hearts railway ends in this town
refusal-the-spades-railway-ends-in-this-town = the spades railway ends in this town
refusal-stations-behind = no station behind the engine can be upgraded
refusal-workers = nobody can be hired

## Set-up and score pad beside the cardboard
##
## companion-setup-<step>       the numbers of the step
## companion-setup-<step>-row   $who $at $thing and the numbers of a seat
## companion-pad-<line>         $each points for every $per
## companion-pad-part-<word>    $thing, worth $each for every $per

companion-setup-title = { $game }: set-up for { $players }, seed { $seed }.
companion-setup-first = The lot says who begins. Play goes clockwise.
companion-setup-first-row = { $who } begins
companion-setup-dealer = The lot names the first dealer. Play goes clockwise.
companion-setup-dealer-row = { $who } deals
companion-setup-order = Sit down clockwise in this order. The first one begins.
companion-setup-order-row = { $who }
companion-setup-colours = Colours by lot.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Lay one stationmaster tile face up at each of the stations 1 to 5. The other { $left } go back to the box.
companion-setup-masters-row = Station { $at }: { $thing }
companion-setup-masters-all = Lay one stationmaster tile face up at each of the stations 1 to 5.
companion-setup-masters-all-row = Station { $at }: { $thing }
companion-setup-neutral = Lay the neutral buildings on the spaces as drawn.
companion-setup-neutral-row = Space { $at }: building { $thing }
companion-setup-neutral-letters = Lay each neutral building on the space of its own letter.
companion-setup-token = Put the job market token on the circle of row { $row } of the job market.
companion-setup-bags = Sort the { $tiles } tiles with a number on their backs by that number: { $bags } bags or face-down piles. Shuffle each.
companion-setup-tiles = Draw tiles with back 1 until { $tiles } lie on the board, each on the lowest free space of its own section. A tile whose section is full goes back and does not count.
companion-setup-jobs = Fill the job market with { $workers } workers (back 2): row 1, then row 2, from left to right in the { $columns } rightmost columns, up to the space left of the token.
companion-setup-foresight = Lay { $tiles } tiles of each back face up on the foresight spaces of the same number.
companion-setup-market = Shuffle the { $cards } cattle cards of the market and lay out { $open } of them face up.
companion-setup-simmental-piles = Simmental: stage 1 is shuffled into the market cards. Stages 2 and 3 are open piles of { $cards } beside the board ({ $stages } piles).
companion-setup-display = Shuffle the { $cards } objective cards and lay out { $open } face up.
companion-setup-own = Everybody takes a colour: board, { $buildings } buildings, { $discs } discs on the coloured spaces, engine on 0, certificate marker on 0, herder beside the board, { $cards } own cattle cards as a shuffled draw pile.
companion-setup-count-tile = Cover the phase A panel of each player board with the player count tile, side { $players }.
companion-setup-sides = Turn the private buildings to these sides, the same for everybody.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = All private buildings lie on side a.
companion-setup-sides-b = All private buildings lie on side b.
companion-setup-starting = Shuffle the { $cards } starting objectives and deal one to each player, face up. Left over for the box: { $left }.
companion-setup-capital = Money and hand in the order of play:
companion-setup-capital-row = { $who }: ${ $dollars }, cards in hand { $cards }
companion-setup-capital-tokens = Money, hand and exchange tokens in the order of play:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, cards in hand { $cards }, exchange tokens { $tokens }
companion-setup-capital-elpaso = Now money and exchange tokens in the order of play:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, exchange tokens { $tokens }
companion-setup-sam = Set the table as for two: you and Sam. His page lays out his side; open it before you fill the job market, because one worker goes to him first.
companion-setup-sue = Set the table as for two: you and Sue. Her page lays out her side and shuffles her decks.
companion-setup-bank = Put the board in the middle of the table and the coins beside it: they are the bank.
companion-setup-bank-tokens = Put the board in the middle of the table, with coins and exchange tokens beside it: they are the bank.
companion-setup-simmental-tile = Simmental: lay the Simmental market tile over its part of the cattle market on the board.
companion-setup-simmental-none = Without Simmental cattle: put their { $cards } orange cards back into the box.
companion-setup-sam-sides = Sam's buildings all lie on side b, whatever the sides of yours.
companion-setup-first-turn =
    Remember for the first turn of each player: discard down to { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, then put the herder on any neutral building and use it at once.
companion-setup-elpaso-tile = Lay the El Paso tile on its space.
companion-setup-goal-section = Draw a line through the goal section of the sheet: alone, goals give no points.
companion-setup-chip = The dealer takes the poker cards and the dealer chip.
companion-setup-goals-rest = All other goals go back to the box.
companion-setup-train =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, on these sides.
companion-setup-train-row = Card { $at }: { $thing }
companion-setup-train-plain =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, all on their plain sides.
companion-setup-train-star =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, all on their star sides.
companion-setup-supply = Shuffle { $objectives } objective tokens and { $bonuses } bonus tokens face down, apart. Turn up { $open } of each: the train supply.
companion-setup-cattle = Cattle market, open stacks: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Building market: { $stacks } stacks of { $tiles } tiles by their builders, on these sides.
companion-setup-stacks-row = Builders { $at }: { $thing }
companion-setup-stacks-a = Building market: { $stacks } stacks of { $tiles } tiles by their builders, all on side a.
companion-setup-stacks-b = Building market: { $stacks } stacks of { $tiles } tiles by their builders, all on side b.
companion-setup-workers =
    Worker market: { $stacks } open stacks of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
companion-setup-simmental = Simmental stack: { $cards } of the { $all } cards. The others go back to the box.
companion-setup-ranch = Everybody takes a colour: { $discs } discs on the board, certificate marker on 0, two ownership markers, a rancher, { $workers } ready worker of each kind from the market, and { $cows } cows as a shuffled draw pile, { $hand } of them in hand.
companion-setup-objective = In the order of play each takes one face-up objective token. Refill its place at once.
companion-setup-rancher = In the order of play each puts the rancher on a neutral building, not on El Paso.
companion-setup-sheets = One sheet and a pencil for everybody, all on the same side.
companion-setup-sheets-row = Side { $thing }
companion-setup-sheets-a = One sheet and a pencil for everybody, side A up.
companion-setup-sheets-b = One sheet and a pencil for everybody, side B up.
companion-setup-start = Check that the first town box is circled on every sheet.
companion-setup-cards = Shuffle the { $cards } poker cards.
companion-setup-goals = Lay out these goals. The other { $left } stay in the box.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = sheriff
companion-thing-ranch-goal = ranch
companion-thing-train-goal = train
companion-thing-plain = plain side
companion-thing-star = star side
companion-thing-blue = blue
companion-thing-red = red
companion-thing-yellow = yellow
companion-thing-white = white
companion-setup-goals-down = Shuffle the goals type by type and lay one of each face down ({ $cards }); mix those face-down cards too.
companion-setup-goals-open =
    { $open ->
        [0] At this level no other goal is turned up.
       *[other]
            Shuffle the other { $cards ->
                [one] { $cards } goal
               *[other] { $cards } goals
            } and turn up { $open }.
    }
companion-setup-bonus = Three players: the last one in the order of play notes a bonus.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing =
    Each turn the dealer turns up { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
companion-setup-dealing-many = So many players: each turn the dealer first discards a card openly, then turns up { $cards }, and all use one of these.
companion-setup-dealing-alone = Each turn look at the top card and discard it, then turn up { $cards } and use one of them.
companion-setup-secret = At the start of each round everybody gets a secret card; it is used in turn { $turn }, when nothing is turned up.

# The score pad: what to enter

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

# The pages of the companion

ui-companion-title = At your own table
ui-companion-text = You play the cardboard game; your phone lays out the table, adds up the points and plays the solo opponents.
ui-companion-offline = Once opened, these pages work without a connection.
ui-companion-setup = Set-up
ui-companion-setup-text = A check list for your box, with everything drawn that the lot decides.
ui-companion-score = Score pad
ui-companion-score-text = Enter what you see; totals, ties and the winner follow.
ui-companion-solo-text = Turns up the cards and says what to do, step by step.
ui-companion-home = Playing the cardboard game? Set-up, score pad and solo opponents for your own table.
ui-companion-game = Game
ui-companion-players = Players
ui-companion-fewer = One player fewer
ui-companion-more = One player more
ui-companion-names = Names, clockwise
ui-companion-player = Player { $number }
ui-companion-name-of = Name of player { $number }
ui-companion-all-again = Draw everything again
ui-companion-again = Draw again
ui-companion-again-step = Draw again: step { $number }
ui-companion-copy-link = Copy the link
ui-companion-same = Another phone that opens the link shows the same draw.
ui-companion-done = { $done } of { $all } done
ui-companion-clear = Clear the ticks
ui-companion-go-on = Open the page of { $who }
ui-companion-to-score = To the score pad
ui-companion-to-setup = To the set-up
ui-companion-all-rules = All rules
ui-companion-no-rule = The text of this rule could not be fetched.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = What to enter
ui-companion-count = Count: { $what }, { $who }
ui-companion-sign = Plus or minus: { $what }, { $who }
ui-companion-alone = Alone against { $who }
ui-companion-less-of = Fewer: { $what }
ui-companion-more-of = More: { $what }
ui-companion-take = Enter { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } per { $per }
    }
ui-companion-sheet = Points
ui-companion-place = Place
ui-companion-wins =
    { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ui-companion-shared =
    { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
ui-companion-tie-dollars = Equal points: the dollars left over decide.
ui-companion-tie-poker = Equal points: the poker hands decide.
ui-companion-target-won =
    You win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the target was { $target }.
ui-companion-target-lost =
    Not yet: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, more than { $target } are needed.
ui-companion-new = New game
ui-companion-new-sure = Erase all numbers? The names stay.
ui-companion-erase = Erase
ui-companion-copy-result = Copy the result
ui-option-order = Order of play
ui-choice-clockwise = as we sit, first by lot
ui-choice-lot = all by lot

## A solo opponent beside the cardboard, on the page

ui-solo-lead = { $who } plays the other side of your printed game. The page says what { $who } does and keeps the points; you move the pieces and answer what only the table knows. It also works without the server.
ui-solo-option-level = How strong?
ui-solo-option-b-cards = How many B cards?
ui-solo-option-deck = Who draws the cards?
ui-solo-choice-easy = easy
ui-solo-choice-medium = medium
ui-solo-choice-hard = hard
ui-solo-choice-0 = none
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = the page
ui-solo-choice-box = myself
ui-solo-why-level =
    { $extra ->
        [0]
            { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }; the first delivery goes to { $city }.
       *[other]
            { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }; one more worker of each trade; the first delivery goes to { $city }.
    }
ui-solo-why-b-cards =
    { $cards ->
        [one] A deck of 1 card; B cards make Sue stronger.
       *[other] A deck of { $cards } cards; B cards make Sue stronger.
    }
ui-solo-why-app = The printed cards stay in the box.
ui-solo-why-box = You turn up the printed cards and say what they show.
ui-solo-faces = The faces of our cards are reconstructed. If yours differ, draw yourself: then everything goes by the printed ones.
ui-solo-start = Start
ui-solo-file = Go on from a file
ui-solo-file-why = A session that was saved here or by the command line.
ui-solo-trouble-damaged = The session that this browser kept is damaged and cannot go on. Start anew, or go on from a file.
ui-solo-trouble-bad = { $file } is no session that can go on here. Nothing has changed.
ui-solo-trouble-other = { $file } is a session with { $who }: open it on the page of { $who }.
ui-solo-told = What to do
ui-solo-number = Number
ui-solo-answer = OK
ui-solo-usual = the usual answer
ui-solo-keys = Keys: numbers answer, Enter takes the marked answer, u undoes
ui-solo-all-rules = All rules
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
ui-solo-has = { $who } has
ui-solo-past = Earlier turns ({ $count })
ui-solo-turn = Turn { $number }
ui-solo-set-up = Set-up
ui-solo-session = This session
ui-solo-is-level = strength: { $value }
ui-solo-is-b-cards = B cards: { $value }
ui-solo-is-deck = cards are drawn by: { $value }
ui-solo-seed = seed { $seed }
ui-solo-not-kept = This browser keeps nothing: save the session to a file before you close the page.
ui-solo-save = Save to a file
ui-solo-new = New game
ui-solo-new-sure = This session will be forgotten. Save it to a file first if you want to go on with it another day.
ui-solo-new-yes = Forget it
ui-solo-new-no = Go on

## The daily challenge

ui-daily = Daily challenge
ui-daily-of = Daily challenge of { $date }
ui-daily-text = One deal a day, the same for everybody on this server. One try each.
ui-daily-play = Play today’s challenge
ui-daily-continue = Go on with the challenge
ui-daily-until = Finish by { $time }.
ui-daily-closed = The day is over: this game no longer counts.
ui-daily-look = Look at your table
ui-daily-to-today = Today’s challenge
ui-daily-next = The next challenge comes at { $time }, { $when }.
ui-daily-away = The challenge of the day cannot be loaded right now.
ui-daily-gone = There is no challenge of this day.
ui-daily-mine =
    { $points ->
        [one] One point
       *[other] { $points } points
    }: rank { $rank } of { $count }.
ui-daily-late =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, but too late: the game does not count.
ui-daily-beaten = You beat the target of { $target }.
ui-daily-missed = The target of { $target } stands.
ui-daily-best = Today’s best
ui-daily-results = Results of { $date }
ui-daily-none = Nobody has finished yet. Be the first!
ui-daily-none-past = Nobody finished on this day.
ui-daily-playing =
    { $count ->
        [one] One person is still playing.
       *[other] { $count } people are still playing.
    }
ui-daily-rank = Rank
ui-daily-points = Points
ui-daily-poker = Poker
ui-daily-difference = To target
ui-daily-replay = Replay: { $name }
ui-daily-all = All results
ui-daily-yesterday = Yesterday
ui-daily-day = Another day
ui-daily-copy = Copy the link to this day
ui-daily-how = How it works
ui-daily-how-day = Days change at midnight UTC: at { $time } your time. A game that has begun counts if it ends by { $close }.
ui-daily-how-secret = Until then only you can look at your table. Afterwards everybody may watch the replays and check the seed.
ui-daily-how-undo = Steps of a turn can be taken back, cards that were turned up cannot.
ui-daily-how-order = Most points first; if they are equal, more points from poker hands; then the rank is shared.
ui-daily-to-results = Results of the day
ui-daily-sealed = Replay and record open on { $time }.

## What the server refuses
##
## problem-<text of the server up to a colon>   $n and $m are its first numbers
## problem-kind-<kind of problem>
problem-kind-bad-request = The server cannot use this.
problem-kind-no-identity = Say who you are first.
problem-kind-forbidden = That is not yours to do.
problem-kind-not-found = There is no such thing.
problem-kind-conflict = The game has moved on.
problem-kind-too-large = That is too much.
problem-kind-illegal = The rules do not allow it.
problem-kind-record = The record is not right.
problem-kind-too-many = Too many requests at once.
problem-kind-unavailable = The server cannot do this now.
problem-the-game-has-not-started = The game has not started.
problem-the-game-has-started = The game has started.
problem-the-game-is-over = The game is over.
problem-the-game-is-not-over = The game is not over.
problem-expected-seq-is-n-the-table-is-at-n = The game has moved on. Look again.
problem-seat-n-is-not-yours = That seat is not yours.
problem-a-bot-plays-seat-n = A bot plays for you. Sit down again to take your seat back.
problem-seat-n-is-taken = That seat is taken.
problem-seat-n-is-not-for-people = That seat is not for people.
problem-seat-n-is-kept-for-somebody-else = That seat is kept for somebody else.
problem-seat-n-is-not-abandoned = The player of that seat has not been away for long enough.
problem-you-sit-there-already = You sit there already.
problem-one-sits-down-at-this-table-by-a-link-only = One sits down at this table only by its link.
problem-this-link-opens-no-seat = This link opens no seat.
problem-you-have-no-seat-at-this-table = You have no seat at this table.
problem-only-the-owner-of-the-table-may-do-this = Only the owner of the table may do this.
problem-a-seat-is-free = A seat is free: invite somebody or put a bot there.
problem-only-the-people-at-the-table-may-ask-for-a-rematch = Only the people at the table may ask for a rematch.
problem-the-game-has-gone-back-too-often = The game has gone back too often.
problem-there-is-nothing-to-take-back = There is nothing to take back.
problem-something-was-revealed-or-somebody-has-acted-since = Something was revealed or somebody has acted since: ask the others.
problem-later-actions-build-on-what-would-be-taken-back = Later actions build on what would be taken back.
problem-in-the-daily-challenge-nothing-revealed-is-taken-back = In the daily challenge nothing revealed is taken back.
problem-only-the-people-at-the-table-vote = Only the people at the table vote.
problem-this-vote-is-up-to-the-others = This vote is up to the others.
problem-there-is-no-such-vote = There is no such vote any more.
problem-you-have-agreed-already = You have agreed already.
problem-a-name-has-n-to-n-printable-characters = A name has { $n } to { $m } characters.
problem-a-password-has-n-to-n-characters = A password has { $n } to { $m } characters.
problem-somebody-with-a-password-has-this-name = Somebody with a password has this name.
problem-no-such-name-with-this-password = There is no such name with this password.
problem-this-is-not-your-password-until-now = This is not your password until now.
problem-this-is-done-in-a-browser-and-not-by-a-token = This is done in a browser, not by a token.
problem-you-were-logged-out = You were logged out.
problem-choose-a-name-first = Choose a name first.
problem-a-webhook-is-an-http-or-https-address = A webhook is an http or https address.
problem-the-extra-card-is-for-n-to-n-players-not-n = The secret fifth card is for { $n } to { $m } players.
problem-dealer-n = The first dealer has no seat at this table.
problem-say-something = Say something.
problem-too-many-people-act-at-once = Too many people act at once. Try again.
problem-too-many-people-talk-at-once = Too many people talk at once. Try again.
problem-slow-down-please = Slow down, please.
problem-too-many-pages-look-at-this-table = Too many pages look at this table.
problem-there-is-no-such-table = There is no such table.
problem-there-is-no-such-device = There is no such device.
problem-there-is-no-such-game = There is no such game.
problem-there-is-no-such-lesson = There is no introduction to this game.
problem-the-components-of-the-table-are-gone = The printed figures that this table needs are gone.
problem-the-figures-of-this-file-are-the-printed-ones = The figures of this file are the printed ones: there is nothing to change.
problem-there-are-no-such-components = There is no such components file.
problem-these-are-no-components-of-yours-for-this-game = This components file is not yours, or not for this game.
problem-there-is-no-such-replay = There is no such replay.
problem-there-is-no-challenge-of-such-a-day = There is no challenge of this day.
problem-nobody-has-played-on-this-day = Nobody played on this day.
problem-there-is-nothing-at-this-address = There is nothing at this address.
problem-the-record-is-open-when-the-game-is-over = The record opens when the game is over.
problem-the-record-is-open-when-the-day-is-over = The record opens when the day is over.
problem-the-replay-is-open-when-the-game-is-over = The replay opens when the game is over.
problem-the-replay-is-open-when-the-day-is-over = The replay opens when the day is over.
problem-no-bot-made-this-move = No bot made this move.
problem-this-server-has-no-bots = This server has no bots.
problem-the-game-is-over-after-this-move = The game is over after this move: nothing is left to play.
problem-the-table-is-of-other-rules = This table was begun by other rules than the server has now.
problem-a-body-has-at-most-n-kib = That is too large: at most { $n } KiB.
problem-the-server-is-shutting-down = The server is shutting down. Try again in a moment.
problem-the-database-does-not-answer-nothing-was-changed = The database does not answer; nothing was changed.
problem-something-went-wrong-here = Something went wrong on the server.
problem-this-is-not-a-record = This is not a record: its first line is another one.
problem-the-redeals-of-the-record-are-not-in-order = The redeals of the record are not in order.
problem-the-record-is-cut-off = The record is cut off: its end is missing.
problem-the-record-does-not-say-its-game-seats-seed-and-options = The record does not say its game, seats, seed and options.
problem-the-record-is-of-an-unknown-game = The record is of a game that is not known here.
problem-the-record-is-of-other-rules = The record is of another version of the rules.
problem-the-record-needs-other-components = The record was played with other figures than these.
problem-the-lines-before-the-first-move-are-not-in-order = The lines before the first move are not in order.
problem-the-last-line-does-not-count-n-moves = The last line does not count { $n } moves.
problem-move-n-was-altered-lost-or-moved = Move { $n } was altered, lost or moved.
problem-move-n-is-not-legal = The rules do not allow move { $n }.
problem-move-n-is-of-seat-n-which-is-not-at-the-table = Move { $n } is of a seat that is not at the table.
problem-the-moves-are-legal-but-do-not-lead-to-the-position-of-the-last-line = The moves are legal but do not lead to the position of the last line.
problem-a-record-is-plain-text-of-at-most-n-characters = A record is plain text of at most { $n } characters.
problem-the-seed-of-a-record-is-a-number-of-at-most-n-bits = The seed of a record is a number of at most { $n } bits.
problem-the-lines-of-the-file-end-as-on-windows = The lines of the file end as on Windows: save it with plain line ends.
problem-line-n-has-characters-that-are-not-text = Line { $n } has characters that are not text.

## The terminal
cli-trail = The trail
cli-ahead = Ahead
cli-legend-pioneer = Numbers: options · = needs a bridge, # a tunnel · T town · a suit: track or railhead · mi mine, sa saloon, ba bank, ty train yard, fo fort, ra ranch, with the sides still needed; * is activated
