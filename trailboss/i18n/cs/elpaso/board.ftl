### The board.

ui-elpaso-board = Herní plán El Pasa
ui-elpaso-posts = Obchodní stanice
ui-elpaso-simmental =
    { $count ->
        [0] Balíček Simmental, prázdný: další rančer v El Pasu získá body ({ $points }) a spustí konec hry
        [one] Balíček Simmental, zbývá jedna karta
        [few] Balíček Simmental, zbývají { $count } karty
       *[other] Balíček Simmental, zbývá { $count } karet
    }
ui-elpaso-simmental-short = Simmental
ui-elpaso-ended = { $who } stojí na poli Simmental: poslední tahy
ui-elpaso-post = obchodní stanice { $value }, { $corner ->
        [dark] jakýkoli kámen
       *[light] jen kameny ze světlých polí
    }{ $repeat ->
        [yes] , libovolný počet vlastních kamenů
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
ui-elpaso-post-reward = { $post }, dává: { $what }
ui-elpaso-empty = { $place }, prázdné, stavba tu stojí { $cost ->
        [0] bez příplatku
        [one] o { $cost } dolar víc
        [few] o { $cost } dolary víc
       *[other] o { $cost } dolarů víc
    }
ui-elpaso-neutral = budova { $letter }
ui-elpaso-owned = { $place } (budova { $number }, { $who })
ui-elpaso-stop-does = { $place }: { $what }
ui-elpaso-el-paso = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }, vzít kartu Simmental, expedovat karty z ruky
ui-elpaso-rancher = rančer ({ $who }): { $place }
ui-elpaso-cattle = Trh s dobytkem
ui-elpaso-cattle-cow = { $name }: { $cowboys ->
        [one] { $cowboys } kovboj
        [few] { $cowboys } kovbojové
       *[other] { $cowboys } kovbojů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }; hodnota { $value }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; zbývá { $count }
ui-elpaso-workers = Trh pracovníků
ui-elpaso-worker = { $name }, zbývá { $count }; bonus při odložení: { $what }
ui-elpaso-buildings = Trh budov
ui-elpaso-building = budova { $number }, { $builders ->
        [one] { $builders } řemeslník
        [few] { $builders } řemeslníci
       *[other] { $builders } řemeslníků
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }; { $what }; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; zbývá { $count }
ui-elpaso-train = Vlak
ui-elpaso-train-card = karta vlaku { $number }, { $engineers ->
        [one] { $engineers } inženýr
        [few] { $engineers } inženýři
       *[other] { $engineers } inženýrů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }: { $what }
ui-elpaso-supply = Žetony vlaku
ui-elpaso-supply-objectives = Úkoly
ui-elpaso-supply-bonuses = Bonusy
ui-elpaso-stack = { $kind ->
        [objective] zakryté žetony úkolů: { $count }
       *[bonus] zakryté bonusové žetony: { $count }
    }
ui-elpaso-objective = žeton úkolu { $number }
ui-elpaso-bonus = bonusový žeton { $number }
ui-elpaso-token = { $name }: { $what }; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-elpaso-token-none = prázdné místo zásoby
ui-elpaso-token-permanent = trvalý certifikát
ui-elpaso-token-duplicate = při každé expedici započítá jednu další krávu už započteného plemene
ui-elpaso-token-points = jen body
ui-elpaso-need-card = { $name } × { $count }
ui-elpaso-need-building = { $count ->
        [one] budova
        [few] { $count } budovy
       *[other] { $count } budov
    }{ $builders ->
        [one] { "" }
        [few] { " " }za { $builders } nebo více řemeslníků
       *[other] { " " }za { $builders } nebo více řemeslníků
    }
ui-elpaso-need-disc = { $count ->
        [one] kámen na stanici { $posts }
        [few] { $count } kameny na stanicích { $posts }
       *[other] { $count } kamenů na stanicích { $posts }
    }
ui-elpaso-need-bonus = { $count ->
        [one] bonusový žeton
        [few] { $count } bonusové žetony
       *[other] { $count } bonusových žetonů
    }
ui-elpaso-hand-worth = hodnota v El Pasu: { $value }
ui-elpaso-ready = Připravení pracovníci
ui-elpaso-ready-of = { $name }, připraveno { $count }; kdykoli: { $what }
ui-elpaso-aux = pomocná akce { $number }: { $what }
ui-elpaso-aux-locked = pomocná akce { $number }, zablokovaná kamenem: { $what }
ui-elpaso-slot = pole kamene { $name }, { $corner ->
        [dark] tmavé
       *[light] světlé
    } rohy, { $state ->
        [covered] zakryté
       *[clear] volné
    }
ui-elpaso-certificates-of = certifikáty { $count } z { $most }, trvalé { $permanent }
ui-elpaso-buildings-of = Budovy
ui-elpaso-tokens-of = Žetony
ui-elpaso-herd = Stádo
ui-elpaso-discard = Odkládací balíček: { $count }
ui-elpaso-unseen = Lícem dolů, v neznámém pořadí: { $count }
ui-elpaso-posts-of = Expedice
ui-elpaso-sue-card = karta bota { $card }
ui-elpaso-sue-now = Její poslední karta
ui-elpaso-sue-none = Zatím žádnou kartu neotočila.
ui-elpaso-sue-deck = Balíček bota: { $count }
ui-elpaso-sue-used = použité: { $count }
ui-elpaso-sue-row = Její řada strategie
ui-elpaso-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , z toho jeden všeuměl
        [few] , z toho { $joined } všeumělové
       *[other] , z toho { $joined } všeumělů
    }
ui-elpaso-sue-resources = Balíček zdrojů: { $count }
ui-elpaso-sue-cows = Její krávy
