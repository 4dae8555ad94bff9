### The board.

ui-elpaso-board = The board of El Paso
ui-elpaso-posts = Trading posts
ui-elpaso-simmental =
    { $count ->
        [0]
            Simmental stack, empty: the next rancher in El Paso gets { $points ->
                [one] { $points } point
               *[other] { $points } points
            } and brings the end
        [one] Simmental stack, one card left
       *[other] Simmental stack, { $count } cards left
    }
ui-elpaso-simmental-short = Simmental
ui-elpaso-ended = { $who } is on the Simmental space: last turns
ui-elpaso-post = trading post { $value }, { $corner ->
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
ui-elpaso-post-reward = { $post }, gives: { $what }
ui-elpaso-empty = { $place }, empty, building here costs { $cost ->
        [0] nothing more
       *[other] { $cost } dollars more
    }
ui-elpaso-neutral = building { $letter }
ui-elpaso-owned = { $place } (building { $number } of { $who })
ui-elpaso-stop-does = { $place }: { $what }
ui-elpaso-el-paso =
    gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }, take a Simmental, deliver the hand
ui-elpaso-rancher = rancher of { $who } at { $place }
ui-elpaso-cattle = Cattle market
ui-elpaso-cattle-cow =
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
ui-elpaso-workers = Worker market
ui-elpaso-worker = { $name }, { $count } left; bonus when discarded: { $what }
ui-elpaso-buildings = Building market
ui-elpaso-building =
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
ui-elpaso-train = Train
ui-elpaso-train-card =
    train card { $number }, { $engineers ->
        [one] { $engineers } engineer
       *[other] { $engineers } engineers
    } and { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }: { $what }
ui-elpaso-supply = Tokens of the train
ui-elpaso-supply-objectives = Objectives
ui-elpaso-supply-bonuses = Bonuses
ui-elpaso-stack = { $kind ->
        [objective] face-down objective tokens: { $count }
       *[bonus] face-down bonus tokens: { $count }
    }
ui-elpaso-objective = objective token { $number }
ui-elpaso-bonus = bonus token { $number }
ui-elpaso-token = { $name }: { $what }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-elpaso-token-none = an empty place of the supply
ui-elpaso-token-permanent = a permanent certificate
ui-elpaso-token-duplicate = counts one more cow of a breed at each delivery
ui-elpaso-token-points = points only
ui-elpaso-need-card = { $name } × { $count }
ui-elpaso-need-building = { $count ->
        [one] a building
       *[other] { $count } buildings
    }{ $builders ->
        [one] { "" }
       *[other] { " " }of { $builders } builders or more
    }
ui-elpaso-need-disc = { $count ->
        [one] a disc on post { $posts }
       *[other] { $count } discs on posts { $posts }
    }
ui-elpaso-need-bonus = { $count ->
        [one] a bonus token
       *[other] { $count } bonus tokens
    }
ui-elpaso-hand-worth = worth { $value } in El Paso
ui-elpaso-ready = Ready workers
ui-elpaso-ready-of = { $name }, { $count } ready; at any time: { $what }
ui-elpaso-aux = auxiliary action { $number }: { $what }
ui-elpaso-aux-locked = auxiliary action { $number }, locked by its disc: { $what }
ui-elpaso-slot = disc slot { $name }, { $corner ->
        [dark] dark
       *[light] light
    } corners, { $state ->
        [covered] covered
       *[clear] clear
    }
ui-elpaso-certificates-of = certificates { $count } of { $most }, permanent { $permanent }
ui-elpaso-buildings-of = Buildings
ui-elpaso-tokens-of = Tokens
ui-elpaso-herd = Herd
ui-elpaso-discard = Discard pile: { $count }
ui-elpaso-unseen = Face down, in unknown order: { $count }
ui-elpaso-posts-of = Deliveries
ui-elpaso-sue-card = bot card { $card }
ui-elpaso-sue-now = Her last card
ui-elpaso-sue-none = She has not turned up a card yet.
ui-elpaso-sue-deck = Bot deck: { $count }
ui-elpaso-sue-used = used: { $count }
ui-elpaso-sue-row = Her strategy row
ui-elpaso-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , one of them an all-rounder
       *[other] , { $joined } of them all-rounders
    }
ui-elpaso-sue-resources = Resource deck: { $count }
ui-elpaso-sue-cows = Her cows
