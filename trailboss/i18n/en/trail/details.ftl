### What choices are called on the page, what they cost and do.

ui-place-job =
    { $what ->
        [engineer] an { $worker } from row { $row }
       *[other] a { $worker } from row { $row }
    }
ui-place-building = building { $number }
ui-place-field =
    { $count ->
        [one] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = building { $number } of { $who }
ui-place-own = your building { $number }
ui-place-with = { $place } ({ $what })
ui-place-tile = { $place } – { $what }
ui-place-objective = objective card { $name }
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
ui-detail-aux-only = a single auxiliary action there
ui-detail-kansas-city = sell your herd
ui-detail-city = needs { $value }, you bring { $paid }
ui-detail-exchange = return the token: draw up to two cards, then discard as many
ui-detail-stop = use { $place }
