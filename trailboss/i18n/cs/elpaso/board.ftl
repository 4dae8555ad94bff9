### The board.

ui-ring-board = Herní plán El Pasa
ui-ring-posts = Obchodní stanice
ui-ring-simmental =
    { $count ->
        [0] Balíček Simmental, prázdný: další rančer v El Pasu získá body ({ $points }) a spustí konec hry
        [one] Balíček Simmental, zbývá jedna karta
        [few] Balíček Simmental, zbývají { $count } karty
       *[other] Balíček Simmental, zbývá { $count } karet
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } stojí na poli Simmental: poslední tahy
ui-ring-post = obchodní stanice { $value }, { $corner ->
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
ui-ring-post-reward = { $post }, dává: { $what }
ui-ring-empty = { $place }, prázdné, stavba tu stojí { $cost ->
        [0] bez příplatku
        [one] o { $cost } dolar víc
        [few] o { $cost } dolary víc
       *[other] o { $cost } dolarů víc
    }
ui-ring-neutral = budova { $letter }
ui-ring-owned = { $place } (budova { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }, vzít kartu Simmental, expedovat karty z ruky
ui-ring-rancher = rančer ({ $who }): { $place }
ui-ring-cattle = Trh s dobytkem
ui-ring-cattle-cow = { $name }: { $cowboys ->
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
ui-ring-workers = Trh pracovníků
ui-ring-worker = { $name }, zbývá { $count }; bonus při odložení: { $what }
ui-ring-buildings = Trh budov
ui-ring-building = budova { $number }, { $builders ->
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
ui-ring-train = Vlak
ui-ring-train-card = karta vlaku { $number }, { $engineers ->
        [one] { $engineers } inženýr
        [few] { $engineers } inženýři
       *[other] { $engineers } inženýrů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }: { $what }
ui-ring-supply = Žetony vlaku
ui-ring-supply-objectives = Úkoly
ui-ring-supply-bonuses = Bonusy
ui-ring-stack = { $kind ->
        [objective] zakryté žetony úkolů: { $count }
       *[bonus] zakryté bonusové žetony: { $count }
    }
ui-ring-objective = žeton úkolu { $number }
ui-ring-bonus = bonusový žeton { $number }
ui-ring-token = { $name }: { $what }; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-ring-token-none = prázdné místo zásoby
ui-ring-token-permanent = trvalý certifikát
ui-ring-token-duplicate = při každé expedici započítá jednu další krávu už započteného plemene
ui-ring-token-points = jen body
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building = { $count ->
        [one] budova
        [few] { $count } budovy
       *[other] { $count } budov
    }{ $builders ->
        [one] { "" }
        [few] { " " }za { $builders } nebo více řemeslníků
       *[other] { " " }za { $builders } nebo více řemeslníků
    }
ui-ring-need-disc = { $count ->
        [one] kámen na stanici { $posts }
        [few] { $count } kameny na stanicích { $posts }
       *[other] { $count } kamenů na stanicích { $posts }
    }
ui-ring-need-bonus = { $count ->
        [one] bonusový žeton
        [few] { $count } bonusové žetony
       *[other] { $count } bonusových žetonů
    }
ui-ring-hand-worth = hodnota v El Pasu: { $value }
ui-ring-ready = Připravení pracovníci
ui-ring-ready-of = { $name }, připraveno { $count }; kdykoli: { $what }
ui-ring-aux = pomocná akce { $number }: { $what }
ui-ring-aux-locked = pomocná akce { $number }, zablokovaná kamenem: { $what }
ui-ring-slot = pole kamene { $name }, { $corner ->
        [dark] tmavé
       *[light] světlé
    } rohy, { $state ->
        [covered] zakryté
       *[clear] volné
    }
ui-ring-certificates-of = certifikáty { $count } z { $most }, trvalé { $permanent }
ui-ring-buildings-of = Budovy
ui-ring-tokens-of = Žetony
ui-ring-herd = Stádo
ui-ring-discard = Odkládací balíček: { $count }
ui-ring-unseen = Lícem dolů, v neznámém pořadí: { $count }
ui-ring-posts-of = Expedice
ui-ring-sue-card = karta bota { $card }
ui-ring-sue-now = Její poslední karta
ui-ring-sue-none = Zatím žádnou kartu neotočila.
ui-ring-sue-told = Co udělala
ui-ring-sue-deck = Balíček bota: { $count }
ui-ring-sue-used = použité: { $count }
ui-ring-sue-row = Její řada strategie
ui-ring-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , z toho jeden všeuměl
        [few] , z toho { $joined } všeumělové
       *[other] , z toho { $joined } všeumělů
    }
ui-ring-sue-resources = Balíček zdrojů: { $count }
ui-ring-sue-cows = Její krávy
