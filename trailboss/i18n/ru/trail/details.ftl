### What choices are called on the page, what they cost and do.

ui-place-job = { $worker } из ряда { $row }
ui-place-building = постройка { $number }
ui-place-field =
    { $count ->
        [1] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = постройка { $number } ({ $who })
ui-place-own = ваша постройка { $number }
ui-place-with = { $place } ({ $what })
ui-place-tile = { $place } – { $what }
ui-place-objective = карточка цели { $name }
ui-cost-cowboys =
    { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбоя
        [many] { $amount } ковбоев
       *[other] { $amount } ковбоя
    }
ui-cost-builders =
    { $amount ->
        [one] { $amount } строитель
        [few] { $amount } строителя
        [many] { $amount } строителей
       *[other] { $amount } строителя
    }
ui-worth-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }
ui-gain-dollars =
    получить { $amount ->
        [one] { $amount } доллар
        [few] { $amount } доллара
        [many] { $amount } долларов
       *[other] { $amount } доллара
    }
ui-takes-black-disc = подойдёт и диск с тёмными уголками
ui-opens-aux = открывает вспомогательное действие { $number }
ui-opens-hand = на одну карточку больше на руке
ui-opens-board = улучшает ваш планшет
ui-card-value = ценность { $value }
ui-objective-tasks = нужно: { $tasks }
ui-objective-points =
    { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    } или −{ $penalty }
ui-detail-aux-only = там одно одиночное вспомогательное действие
ui-detail-kansas-city = продать стадо
ui-detail-city = нужно { $value }, вы везёте { $paid }
ui-detail-exchange = вернуть жетон: взять до двух карточек, затем сбросить столько же
ui-detail-stop = использовать: { $place }
