### What tiles and cards say. The values are the fields of the effect.

per-forest = building in the forest
per-pairs = pair of both colours
per-builders = builder
per-engineers = engineer
per-cowboys = cowboy
per-stations = station
per-hazards = hazard
per-buildings = building
per-certificates = certificate
per-objectives = objective card
per-workers = worker

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
