### What choices of El Paso are called, cost and do.

elpaso-action-draw = draw { $thing }
action-again = exchange once more
action-all-rounders = discard all-rounders: { $thing }
action-post = deliver to trading post { $thing }
action-spend = discard a worker for the bonus: { $thing }
action-train = use train card { $thing }

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
