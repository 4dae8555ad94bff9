### What is asked and chosen in the trail games.

action-go = go to { $thing }
action-stop = stop here
action-use = local action { $thing }
action-risk = the risk action
action-aux = auxiliary action { $thing }
action-double = double auxiliary action { $thing }
action-exchange = use an exchange token
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
action-draw =
    draw { $thing ->
        [one] one card
       *[other] { $thing } cards
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
