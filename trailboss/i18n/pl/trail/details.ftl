### What choices are called on the page, what they cost and do.

ui-place-job = { $worker } z rzędu { $row }
ui-place-building = budynek { $number }
ui-place-field =
    { $count ->
        [1] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = budynek { $number }, { $who }
ui-place-own = Twój budynek { $number }
ui-place-with = { $place } ({ $what })
ui-place-tile = { $place } – { $what }
ui-place-objective = karta celu { $name }
ui-cost-cowboys =
    { $amount ->
        [one] jeden kowboj
        [few] { $amount } kowbojów
        [many] { $amount } kowbojów
       *[other] { $amount } kowbojów
    }
ui-cost-builders =
    { $amount ->
        [one] jeden budowniczy
        [few] { $amount } budowniczych
        [many] { $amount } budowniczych
       *[other] { $amount } budowniczych
    }
ui-worth-points = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }
ui-gain-dollars =
    otrzymaj { $amount ->
        [one] { $amount } dolara
        [few] { $amount } dolary
        [many] { $amount } dolarów
       *[other] { $amount } dolarów
    }
ui-takes-black-disc = przyjmuje także dyski z czarnym narożnikiem
ui-opens-aux = otwiera akcję pomocniczą { $number }
ui-opens-hand = jedna karta więcej na ręce
ui-opens-board = ulepsza Twoją planszetkę
ui-card-value = wartość { $value }
ui-objective-tasks = wymaga: { $tasks }
ui-objective-points = { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    } albo −{ $penalty }
ui-detail-aux-only = tam jedna pojedyncza akcja pomocnicza
ui-detail-kansas-city = sprzedaj swoje stado
ui-detail-city = wymaga { $value }, wieziesz { $paid }
ui-detail-exchange = oddaj żeton: dobierz do dwóch kart, potem odrzuć tyle samo
ui-detail-stop = skorzystaj z przystanku: { $place }
