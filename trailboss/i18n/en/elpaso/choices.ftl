### What choices of El Paso are called, cost and do.

elpaso-action-draw = draw { $thing }
action-again = exchange once more
action-all-rounders = discard all-rounders: { $thing }
action-post = deliver to trading post { $thing }
action-spend = discard a worker for the bonus: { $thing }
action-train = use train card { $thing }

ui-elpaso-start-at = start at { $place }
ui-elpaso-go = ride to { $place }
ui-elpaso-stop = stop at { $place }
ui-elpaso-take = take { $token }
ui-elpaso-draw = { $kind ->
        [objective] draw an objective token unseen
       *[bonus] draw a bonus token unseen
    }
ui-elpaso-again = exchange once more
ui-elpaso-hire = { $worker ->
        [cowboy] hire a cowboy
        [builder] hire a builder
        [engineer] hire an engineer
       *[all_rounder] hire an all-rounder
    }
ui-elpaso-buy = buy a { $cow }
ui-elpaso-use-train = use train card { $number }
ui-elpaso-build = building { $number }
ui-elpaso-site = build on { $place }
ui-elpaso-replace = replace { $place }
ui-elpaso-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] all-rounder × { $all }
           *[other] { $trade } × { $others }, all-rounder × { $all }
        }
    }
ui-elpaso-certificates = { $amount ->
        [0] spend no certificates
        [one] spend { $amount } certificate
       *[other] spend { $amount } certificates
    }
ui-elpaso-deliver = deliver to trading post { $post }
ui-elpaso-disc = take the disc of { $slot }
ui-elpaso-spend = { $worker ->
        [cowboy] discard a cowboy
        [builder] discard a builder
        [engineer] discard an engineer
       *[all_rounder] discard an all-rounder
    }: { $what }
ui-elpaso-cost-engineers = { $amount ->
        [one] { $amount } engineer
       *[other] { $amount } engineers
    }
ui-elpaso-value = value { $value }
ui-elpaso-worker-bonus = when discarded: { $what }
ui-elpaso-worth = delivery worth { $worth }: up to post { $posts }
ui-elpaso-any-disc = takes any disc
ui-elpaso-light-disc = takes discs of light slots only
ui-elpaso-exchange = return the token: draw one card, then discard one
ui-elpaso-opens-aux1-upgrade = improves auxiliary action 1
ui-elpaso-opens-aux2-unlock = unlocks auxiliary action 2
ui-elpaso-opens-aux3-upgrade = improves auxiliary action 3
ui-elpaso-opens-aux4-unlock = unlocks auxiliary action 4
ui-elpaso-opens-permanent-certificate = a permanent certificate
ui-elpaso-opens-hand-limit = one more card in hand
ui-elpaso-opens-step-limit = one more step
ui-elpaso-cow-any = any cow
ui-elpaso-cow-value = a cow of value { $value }
ui-elpaso-do-discardcow = discard { $cards } for { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-elpaso-do-discardcow-value = discard { $cards } for { $per } dollars per breeding value
ui-elpaso-do-removecow = remove { $cards } of your hand from the game
ui-elpaso-do-gain = gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-elpaso-do-certify = gain { $amount ->
        [one] { $amount } certificate
       *[other] up to { $amount } certificates
    }
ui-elpaso-do-gaintokens = { $amount ->
        [one] gain an exchange token
       *[other] gain { $amount } exchange tokens
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost ->
            [one] { $cost } dollar
           *[other] { $cost } dollars
        }
    }
ui-elpaso-do-hire = { $price ->
        [0] hire a worker for nothing (all-rounder: { $surcharge } dollars)
       *[other] hire a worker for { $price } dollars
    }{ $more ->
        [0] { "" }
       *[other] , and one of another kind for { $more }
    }
ui-elpaso-do-buycow = buy a cow with cowboys
ui-elpaso-do-gaincow = gain a { $breed }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } dollars
    }
ui-elpaso-do-usetrain = use a train card with engineers
ui-elpaso-do-taketoken = { $kind ->
        [objective] take an objective token
        [bonus] take a bonus token
       *[any] take an objective or bonus token
    }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } dollars
    }
ui-elpaso-do-build = build or replace a building with builders
ui-elpaso-do-auxiliary = { $count ->
        [one] do an auxiliary action
       *[other] do { $count } different auxiliary actions
    }
ui-elpaso-do-move =
    ride up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } and use that stop
ui-elpaso-do-exchange = { $count ->
        [one] draw one card, then discard one
       *[other] draw one card, then discard one, up to { $count } times
    }
ui-elpaso-do-stepbonus = { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }
ui-elpaso-do-certificatebonus =
    pay { $cost ->
        [one] { $cost } dollar
       *[other] { $cost } dollars
    } for a certificate
ui-elpaso-do-moneybonus = gain { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
ui-elpaso-ask-placerancher = Where does your rancher start?
ui-elpaso-ask-walk = { $moved ->
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
ui-elpaso-ask-perform = { $place ->
        [train] Train card { $card }: what do you do?
        [foreign] A building of somebody else: one auxiliary action.
       *[tile] { $used ->
            [0] What do you do here?
           *[other] What else do you do here?
        }
    }
ui-elpaso-ask-choosetoken = { $kind ->
        [start] Which objective do you start with?
        [objective] Which objective token do you take?
        [bonus] Which bonus token do you take?
       *[any] Which token do you take?
    }
ui-elpaso-ask-offerimmediate = Do you use the effect of the token now?
ui-elpaso-ask-chooseauxiliary = { $left ->
        [one] Which auxiliary action?
       *[other] Which auxiliary action first?
    }
ui-elpaso-ask-choosecow = Which cow do you discard for dollars?
ui-elpaso-ask-chooseremoval = Which cow leaves the game?
ui-elpaso-ask-discarddrawn = Which card do you discard?
ui-elpaso-ask-exchangeagain = Another exchange?
ui-elpaso-ask-window = Anything else before your turn ends?
ui-elpaso-ask-choosekind = Which building do you build?
ui-elpaso-ask-choosesite = Where does building { $number } stand?
ui-elpaso-ask-choosecertificates = El Paso: you show your hand. How many certificates do you spend?
ui-elpaso-ask-choosepost = Your delivery is worth { $value }. To which trading post?
ui-elpaso-ask-choosedisc = Which disc goes to trading post { $post }?
ui-elpaso-ask-choosebreed = Which cow do you buy?
ui-elpaso-ask-choosetraincard = Which train card do you use?
ui-elpaso-ask-chooseworker = { $hired ->
        [0] Whom do you hire?
       *[other] Another worker for { $price } dollars?
    }
ui-elpaso-ask-employ = { $count ->
        [one] Which worker do you discard?
       *[other] Which { $count } workers do you discard?
    }
