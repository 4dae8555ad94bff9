### The board.

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
