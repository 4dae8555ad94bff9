### The board.

ui-board-start = Start
ui-board-empty = { $place }, puste
ui-board-building = { $place }, budynek { $name }, { $who }
ui-board-building-own = { $place }, Twój budynek { $name }
ui-board-neutral = budynek neutralny { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , opłata { $amount }
ui-board-herder = ranczer ({ $who }): { $place }
ui-board-engine = lokomotywa ({ $who }) na polu { $name }
ui-board-space = pole kolejowe { $name }
ui-board-cross = transport: 1 dolar, jeśli miasto leży za tym znakiem, a lokomotywa tam nie dojechała
ui-board-station = stacja { $number }, koszt { $cost }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-board-upgraded = ulepszenie: { $who }
ui-board-city = { $city }, wartość { $value }
ui-board-discs = dyski: { $who }
ui-board-arrow = { $one } i { $two } razem: { $what } { $points ->
        [0] { "" }
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-board-master = zawiadowca: { $what }
ui-board-master-certificates = { $amount ->
        [one] { $amount } stały certyfikat
        [few] { $amount } stałe certyfikaty
        [many] { $amount } stałych certyfikatów
       *[other] { $amount } stałych certyfikatów
    }
ui-board-master-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za { $per }
ui-board-jobs = Rynek pracy
ui-board-job = { $worker } w rzędzie { $row } za { $price }
ui-board-job-empty = rząd { $row } rynku pracy, pusty
ui-board-job-token = rząd { $row } rynku pracy, z żetonem rynku pracy
ui-board-foresight = prognoza { $column }: { $tile }
ui-board-market = Rynek bydła
ui-board-cow = { $name }, wartość { $value }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }{ $count ->
        [1] { "" }
       *[other] , sztuk: { $count }
    }
ui-board-stack =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } w stosie kart krów
ui-board-offer = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } za { $cowboys ->
        [one] { $cowboys } kowboja
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-board-objectives = Cele
ui-board-objective-stack = { $count ->
        [one] { $count } karta celu
        [few] { $count } karty celów
        [many] { $count } kart celów
       *[other] { $count } kart celów
    } w stosie
ui-board-own = Co ma na ręce { $who }
ui-board-hand = Ręka
ui-about-risk = ryzyko obok: { $what }
ui-board-hand-empty = Brak kart na ręce.
ui-board-mat = Planszetka: { $who }
ui-board-dollars = dolary
ui-board-certificates = certyfikaty
ui-board-tokens = żetony wymiany
ui-board-hand-size = karty na ręce
ui-board-draw-size = karty w stosie dobierania
ui-board-engine-space = lokomotywa na polu
ui-board-workers = Pracownicy
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = następny daje: { $what }
ui-board-aux-title = Akcje pomocnicze i dyski
ui-board-aux = akcja pomocnicza { $number }: { $what }
ui-board-disc = dysk: { $name }, { $corner ->
        [black] czarny
       *[white] biały
    } narożnik, pole { $state ->
        [covered] zasłonięte
       *[clear] odsłonięte
    }
ui-board-reserve = { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynków
    } w zasobach
ui-board-reserve-building = budynek { $name }, { $builders ->
        [one] { $builders } budowniczy
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }: { $what }
ui-board-gathered = Zebrane
ui-board-discard = Stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
ui-board-step-limit = limit kroków { $count }
