### What choices are called on the page, what they cost and do.

ui-place-job = { $worker } z řady { $row }
ui-place-building = budova { $number }
ui-place-field = { $count ->
        [one] { $cards }
        [few] { $count } × { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = budova { $number } ({ $who })
ui-place-own = tvoje budova { $number }
ui-place-with = { $place } ({ $what })
ui-place-tile = { $place } – { $what }
ui-place-objective = karta úkolu { $name }
ui-cost-cowboys = { $amount ->
        [one] jeden kovboj
        [few] { $amount } kovbojové
       *[other] { $amount } kovbojů
    }
ui-cost-builders = { $amount ->
        [one] jeden řemeslník
        [few] { $amount } řemeslníci
       *[other] { $amount } řemeslníků
    }
ui-worth-points = { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }
ui-gain-dollars = získat { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
ui-takes-black-disc = bere i kámen z černého pole
ui-opens-aux = otevírá pomocnou akci { $number }
ui-opens-hand = limit karet v ruce +1
ui-opens-board = vylepšuje tvou desku
ui-card-value = hodnota { $value }
ui-objective-tasks = požadavky: { $tasks }
ui-objective-points = { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }, nebo −{ $penalty }
ui-detail-aux-only = tam jen jednoduchá pomocná akce
ui-detail-kansas-city = prodat stádo
ui-detail-city = dovozní číslo { $value }, hodnota chovu { $paid }
ui-detail-exchange = vrátit žeton: dobrat až dvě karty, pak stejný počet odložit
ui-detail-stop = použít: { $place }
