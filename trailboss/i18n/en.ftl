### English, the source of all other languages.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has
### thing-<name>
### ask-<Question>
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pass

event-draw = { $who } draws { $amount } { $thing }
event-drew = { $who } draws { $thing }
event-take = { $who } takes { $thing }
event-play = { $who } plays { $thing }
event-discard = { $who } discards { $thing }
event-gain = { $who } gains { $amount } { $thing }
event-pay = { $who } pays { $amount } { $thing }
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
event-build = { $who } builds { $thing }
event-buy = { $who } buys { $thing }
event-clear = { $who } removes the hazard at { $thing }
event-collect = { $who } collects the bandit at { $thing }
event-deliver = { $who } delivers to { $thing }
event-disc = { $who } takes the disc of { $thing }
event-end = { $who } takes the job market token and { $amount } points: the last turns begin
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
event-replace = { $who } replaces a building by { $thing }
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

## Pioneer Rails

action-box = cross off a town box
action-draw = draw { $thing }
action-suit = change the suit to { $thing }

event-revealed = { $who } turns up { $thing }
event-took = { $who } takes { $thing }
event-round = round { $amount }
event-scored = { $who } scores { $amount } for { $thing }
event-met = { $who } meets goal { $thing } for { $amount }
