### The board.

ui-board-start = Start
ui-board-empty = { $place }, prázdné
ui-board-building = { $place }, budova { $name } ({ $who })
ui-board-building-own = { $place }, tvoje budova { $name }
ui-board-neutral = neutrální budova { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , poplatek { $amount }
ui-board-herder = honák ({ $who }): { $place }
ui-board-engine = lokomotiva ({ $who }) na poli { $name }
ui-board-space = pole železnice { $name }
ui-board-cross = transportní náklady: 1 dolar, leží-li město za touto značkou a lokomotiva tam ještě nedojela
ui-board-station = nádraží { $number }, cena { $cost }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-board-upgraded = nádraží má { $who }
ui-board-city = { $city }, dovozní číslo { $value }
ui-board-discs = kameny: { $who }
ui-board-arrow = { $one } a { $two } dohromady: { $what } { $points ->
        [0] { "" }
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-board-master = přednosta: { $what }
ui-board-master-certificates = { $amount ->
        [one] { $amount } trvalý certifikát
        [few] { $amount } trvalé certifikáty
       *[other] { $amount } trvalých certifikátů
    }
ui-board-master-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $per }
ui-board-jobs = Trh práce
ui-board-job = { $worker } v řadě { $row } za { $price }
ui-board-job-empty = řada { $row } trhu práce, prázdná
ui-board-job-token = řada { $row } trhu práce, s žetonem trhu práce
ui-board-foresight = výhled { $column }: { $tile }
ui-board-market = Trh s dobytkem
ui-board-cow = { $name }, hodnota { $value }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $count ->
        [one] { "" }
        [few] , { $count } karty
       *[other] , { $count } karet
    }
ui-board-stack = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    } v balíčku trhu s dobytkem
ui-board-offer = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    } za { $cowboys ->
        [one] { $cowboys } kovboje
        [few] { $cowboys } kovboje
       *[other] { $cowboys } kovbojů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-board-objectives = Úkoly
ui-board-objective-stack = { $count ->
        [one] { $count } karta úkolu
        [few] { $count } karty úkolů
       *[other] { $count } karet úkolů
    } v balíčku
ui-board-own = Co má v ruce { $who }
ui-board-hand = Karty v ruce
ui-about-risk = riziko vedle: { $what }
ui-board-hand-empty = V ruce nejsou žádné karty.
ui-board-mat = Deska: { $who }
ui-board-dollars = dolary
ui-board-certificates = certifikáty
ui-board-tokens = žetony výměny
ui-board-hand-size = karty v ruce
ui-board-draw-size = karty v dobíracím balíčku
ui-board-engine-space = lokomotiva na poli
ui-board-workers = Pracovníci
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = další dává: { $what }
ui-board-aux-title = Pomocné akce a kameny
ui-board-aux = pomocná akce { $number }: { $what }
ui-board-disc = kámen: { $name }, { $corner ->
        [black] černé pole
       *[white] bílé pole
    }, { $state ->
        [covered] zakryté
       *[clear] volné
    }
ui-board-reserve = { $count ->
        [one] { $count } budova v zásobě
        [few] { $count } budovy v zásobě
       *[other] { $count } budov v zásobě
    }
ui-board-reserve-building = budova { $name }, { $builders ->
        [one] { $builders } řemeslník
        [few] { $builders } řemeslníci
       *[other] { $builders } řemeslníků
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $what }
ui-board-gathered = Nasbíráno
ui-board-discard = Odkládací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
ui-board-step-limit = limit kroků { $count }
