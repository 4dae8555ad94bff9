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
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pass

event-draw = { $who } draws { $amount } { $thing }
event-drew = { $who } draws { $thing }
event-take = { $who } takes { $thing }
event-play = { $who } plays { $thing }
event-discard = { $who } discards { $thing }
event-gain =
    { $thing ->
        [dollars] { $who } gains { $amount ->
            [one] { $amount } dollar
           *[other] { $amount } dollars
        }
       *[other] { $who } gains { $amount } { $thing }
    }
event-pay =
    { $thing ->
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
    { $thing ->
        [building] { $who } builds building { $amount }
       *[other] { $who } builds { $thing }
    }
event-buy = { $who } buys { $thing }
event-clear = { $who } removes the hazard at { $thing }
event-collect = { $who } collects the bandit at { $thing }
event-deliver = { $who } delivers to { $thing }
event-disc = { $who } takes the disc of { $thing }
event-end =
    { $thing ->
        [simmental-space] { $who } puts the rancher on the Simmental space for { $amount } points: the last turns begin
       *[other] { $who } takes the job market token and { $amount } points: the last turns begin
    }
event-engine = { $who } moves the engine to { $thing }
event-exchange = { $who } uses an exchange token
event-fee = { $who } pays a fee of { $amount } at { $thing }
event-foresee = foresight column { $amount } shows { $thing }
event-hire = { $who } hires a worker, { $thing } number { $amount }
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
    { $thing ->
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
effect-copy = perform the local actions of an adjacent building
effect-extradelivery = move the engine back and deliver
effect-freemove = move the herder up to { $steps } steps without fees
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
question-choosehazard = Which hazard do you remove?
question-chooseworker = Whom do you hire?

refusal-dollars = costs { $needs } dollars, you have { $has }
refusal-cowboys = needs { $needs } cowboys, { $has } are free
refusal-builders = needs { $needs } builders, you have { $has }
refusal-steps = at least one step is due
refusal-actions = at least one action is due
refusal-certificates = needs { $needs } certificates, you have { $has }
refusal-breeding-value = needs a delivery worth { $needs }, yours is { $has }
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
refusal-black-corner-on-white = a black corner takes no white disc
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
event-ready = a { $thing } of { $who } is ready
event-show = { $who } shows a { $thing }
event-token = { $who } takes token { $thing }
event-train = { $who } uses train card { $amount }

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
action-draw = draw { $thing }
action-suit = change the suit to { $thing }

event-revealed = { $who } turns up { $thing }
event-took = { $who } takes { $thing }
event-round = round { $amount }
event-scored = { $who } scores { $amount } for { $thing }
event-met = { $who } meets goal { $thing } for { $amount }

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
ui-bot-random = Greenhorn (random)
ui-bot-greedy = Drover (greedy)
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
ui-log-all = Show all { $count } entries
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
        [true] the vote has passed
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
ui-needs-black-disc = needs a black disc
ui-opens-aux = opens auxiliary action { $number }
ui-opens-hand = one more card in hand
ui-opens-board = improves your board
ui-card-value = value { $value }
ui-objective-tasks = needs { $tasks }
ui-objective-points = { $vp } points, or −{ $penalty }
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
ui-me-password-why = With a password you can come back from another device. It has at least 8 characters.
ui-me-saved = Saved.
ui-me-back = Welcome back.
ui-me-gone = This browser has forgotten you.
ui-me-logout = Forget me here
ui-me-return = Been here before?
ui-me-login = Come back
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
