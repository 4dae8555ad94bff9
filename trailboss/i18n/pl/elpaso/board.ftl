### The board.

ui-elpaso-board = Plansza El Paso
ui-elpaso-posts = Placówki handlowe
ui-elpaso-simmental =
    { $count ->
        [0] stos Simmental, pusty: następny ranczer w El Paso dostaje punkty ({ $points }) i uruchamia koniec gry
        [one] stos Simmental, została jedna karta
        [few] stos Simmental, zostały { $count } karty
        [many] stos Simmental, zostało { $count } kart
       *[other] stos Simmental, zostało { $count } kart
    }
ui-elpaso-simmental-short = Simmental
ui-elpaso-ended = { $who } jest na polu Simmental: ostatnie tury
ui-elpaso-post = placówka handlowa { $value }, { $corner ->
        [dark] dowolny dysk
       *[light] tylko dyski z jasnych pól
    }{ $repeat ->
        [yes] , dowolna liczba własnych dysków
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } punkt
        [few] , { $points } punkty
        [many] , { $points } punktów
       *[other] , { $points } punktów
    }
ui-elpaso-post-reward = { $post }, daje: { $what }
ui-elpaso-empty = { $place }, puste, budowa { $cost ->
        [0] bez dopłaty
        [one] o { $cost } dolara droższa
        [few] o { $cost } dolary droższa
        [many] o { $cost } dolarów droższa
       *[other] o { $cost } dolarów droższa
    }
ui-elpaso-neutral = budynek { $letter }
ui-elpaso-owned = { $place } (budynek { $number }, { $who })
ui-elpaso-stop-does = { $place }: { $what }
ui-elpaso-el-paso =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }, weź kartę krowy „Simmental”, wykonaj dostawę
ui-elpaso-rancher = ranczer ({ $who }): { $place }
ui-elpaso-cattle = Rynek bydła
ui-elpaso-cattle-cow = { $name }: { $cowboys ->
        [one] { $cowboys } kowboj
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }; wartość { $value }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; zostało: { $count }
ui-elpaso-workers = Rynek pracowników
ui-elpaso-worker = { $name }, zostało: { $count }; premia za odrzucenie: { $what }
ui-elpaso-buildings = Rynek budynków
ui-elpaso-building = budynek { $number }, { $builders ->
        [one] { $builders } budowniczy
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }; { $what }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; zostało: { $count }
ui-elpaso-train = Pociąg
ui-elpaso-train-card = karta pociągu { $number }, { $engineers ->
        [one] { $engineers } inżynier
        [few] { $engineers } inżynierów
        [many] { $engineers } inżynierów
       *[other] { $engineers } inżynierów
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }: { $what }
ui-elpaso-supply = Zasoby pociągu
ui-elpaso-supply-objectives = Cele
ui-elpaso-supply-bonuses = Premie
ui-elpaso-stack = { $kind ->
        [objective] zakryte żetony celów: { $count }
       *[bonus] zakryte żetony premii: { $count }
    }
ui-elpaso-objective = żeton celu { $number }
ui-elpaso-bonus = żeton premii { $number }
ui-elpaso-token = { $name }: { $what }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-elpaso-token-none = puste miejsce w zasobach pociągu
ui-elpaso-token-permanent = stały certyfikat
ui-elpaso-token-duplicate = przy każdej dostawie liczy się jeszcze 1 karta rodzaju, który już uwzględniono
ui-elpaso-token-points = tylko punkty
ui-elpaso-need-card = { $name } × { $count }
ui-elpaso-need-building =
    { $count ->
        [one] budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynków
    }{ $builders ->
        [1] { "" }
       *[other] { " " }wymagające co najmniej { $builders } budowniczych
    }
ui-elpaso-need-disc = { $count ->
        [one] dysk w placówce { $posts }
        [few] { $count } dyski w placówkach { $posts }
        [many] { $count } dysków w placówkach { $posts }
       *[other] { $count } dysków w placówkach { $posts }
    }
ui-elpaso-need-bonus = { $count ->
        [one] żeton premii
        [few] { $count } żetony premii
        [many] { $count } żetonów premii
       *[other] { $count } żetonów premii
    }
ui-elpaso-hand-worth = wartość w El Paso: { $value }
ui-elpaso-ready = Obszar pracowników
ui-elpaso-ready-of = { $name }, gotowi: { $count }; w dowolnej chwili: { $what }
ui-elpaso-aux = akcja pomocnicza { $number }: { $what }
ui-elpaso-aux-locked = akcja pomocnicza { $number }, zablokowana dyskiem: { $what }
ui-elpaso-slot = pole dysku: { $name }, { $corner ->
        [dark] ciemne
       *[light] jasne
    } narożniki, { $state ->
        [covered] zasłonięte
       *[clear] odsłonięte
    }
ui-elpaso-certificates-of = certyfikaty: { $count } z { $most }, stałe: { $permanent }
ui-elpaso-buildings-of = Budynki
ui-elpaso-tokens-of = Żetony
ui-elpaso-herd = Stado
ui-elpaso-discard = Stos kart odrzuconych: { $count }
ui-elpaso-unseen = Zakryte, w nieznanej kolejności: { $count }
ui-elpaso-posts-of = Dostawy
ui-elpaso-sue-card = karta bota { $card }
ui-elpaso-sue-now = Jej ostatnia karta
ui-elpaso-sue-none = Nie odkryła jeszcze żadnej karty.
ui-elpaso-sue-deck = Talia bota: { $count }
ui-elpaso-sue-used = odrzucone: { $count }
ui-elpaso-sue-row = Jej rząd strategii
ui-elpaso-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
       *[other] , w tym wszechstronni: { $joined }
    }
ui-elpaso-sue-resources = Talia zasobów: { $count }
ui-elpaso-sue-cows = Jej krowy
