### The board.

ui-board-start = Start
ui-board-empty = { $place }, empty
ui-board-building = { $place }, building { $name } of { $who }
ui-board-building-own = { $place }, your building { $name }
ui-board-neutral = neutral building { $name }
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
ui-about-risk = risk beside it: { $what }
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
ui-board-step-limit = step limit { $count }
