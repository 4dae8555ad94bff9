### What choices are called on the page, what they cost and do.

ui-place-job = { $worker } з рядка { $row }
ui-place-building = будівля { $number }
ui-place-field =
    { $count ->
        [one] { $cards }
        [few] { $count } × { $cards }
        [many] { $count } × { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = будівля { $number } ({ $who })
ui-place-own = ваша будівля { $number }
ui-place-with = { $place } ({ $what })
ui-place-tile = { $place } – { $what }
ui-place-objective = карта цілей { $name }
ui-cost-cowboys =
    { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбої
        [many] { $amount } ковбоїв
       *[other] { $amount } ковбоїв
    }
ui-cost-builders =
    { $amount ->
        [one] { $amount } будівельник
        [few] { $amount } будівельники
        [many] { $amount } будівельників
       *[other] { $amount } будівельників
    }
ui-worth-points =
    { $amount ->
        [one] { $amount } бал
        [few] { $amount } бали
        [many] { $amount } балів
       *[other] { $amount } балів
    }
ui-gain-dollars =
    отримати { $amount ->
        [one] { $amount } долар
        [few] { $amount } долари
        [many] { $amount } доларів
       *[other] { $amount } доларів
    }
ui-takes-black-disc = підійде й диск із темними кутами
ui-opens-aux = відкриває допоміжну дію { $number }
ui-opens-hand = на одну карту в руці більше
ui-opens-board = покращує ваш планшет
ui-card-value = вартість { $value }
ui-objective-tasks = потрібно: { $tasks }
ui-objective-points =
    { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    } або −{ $penalty }
ui-detail-aux-only = там одна одинарна допоміжна дія
ui-detail-kansas-city = продати стадо
ui-detail-city = потрібно { $value }, у вас { $paid }
ui-detail-exchange = повернути жетон: взяти до двох карт, потім скинути стільки ж
ui-detail-stop = скористатися: { $place }
