### The board.

ui-ring-board = Plansza El Paso
ui-ring-posts = Placówki handlowe
ui-ring-simmental =
    { $count ->
        [0] stos Simmental, pusty: następny ranczer w El Paso dostaje punkty ({ $points }) i uruchamia koniec gry
        [one] stos Simmental, została jedna karta
        [few] stos Simmental, zostały { $count } karty
        [many] stos Simmental, zostało { $count } kart
       *[other] stos Simmental, zostało { $count } kart
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } jest na polu Simmental: ostatnie tury
ui-ring-post = placówka handlowa { $value }, { $corner ->
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
ui-ring-post-reward = { $post }, daje: { $what }
ui-ring-empty = { $place }, puste, budowa { $cost ->
        [0] bez dopłaty
        [one] o { $cost } dolara droższa
        [few] o { $cost } dolary droższa
        [many] o { $cost } dolarów droższa
       *[other] o { $cost } dolarów droższa
    }
ui-ring-neutral = budynek { $letter }
ui-ring-owned = { $place } (budynek { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso =
    zyskaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }, weź kartę krowy „Simmental”, wykonaj dostawę
ui-ring-rancher = ranczer ({ $who }): { $place }
ui-ring-cattle = Rynek bydła
ui-ring-cattle-cow = { $name }: { $cowboys ->
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
ui-ring-workers = Rynek pracowników
ui-ring-worker = { $name }, zostało: { $count }; premia za odrzucenie: { $what }
ui-ring-buildings = Rynek budynków
ui-ring-building = budynek { $number }, { $builders ->
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
ui-ring-train = Pociąg
ui-ring-train-card = karta pociągu { $number }, { $engineers ->
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
ui-ring-supply = Zasoby pociągu
ui-ring-supply-objectives = Cele
ui-ring-supply-bonuses = Premie
ui-ring-stack = { $kind ->
        [objective] zakryte żetony celów: { $count }
       *[bonus] zakryte żetony premii: { $count }
    }
ui-ring-objective = żeton celu { $number }
ui-ring-bonus = żeton premii { $number }
ui-ring-token = { $name }: { $what }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-ring-token-none = puste miejsce w zasobach pociągu
ui-ring-token-permanent = stały certyfikat
ui-ring-token-duplicate = przy każdej dostawie liczy się jeszcze 1 karta rodzaju, który już uwzględniono
ui-ring-token-points = tylko punkty
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building =
    { $count ->
        [one] budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynków
    }{ $builders ->
        [1] { "" }
       *[other] { " " }wymagające co najmniej { $builders } budowniczych
    }
ui-ring-need-disc = { $count ->
        [one] dysk w placówce { $posts }
        [few] { $count } dyski w placówkach { $posts }
        [many] { $count } dysków w placówkach { $posts }
       *[other] { $count } dysków w placówkach { $posts }
    }
ui-ring-need-bonus = { $count ->
        [one] żeton premii
        [few] { $count } żetony premii
        [many] { $count } żetonów premii
       *[other] { $count } żetonów premii
    }
ui-ring-hand-worth = wartość w El Paso: { $value }
ui-ring-ready = Obszar pracowników
ui-ring-ready-of = { $name }, gotowi: { $count }; w dowolnej chwili: { $what }
ui-ring-aux = akcja pomocnicza { $number }: { $what }
ui-ring-aux-locked = akcja pomocnicza { $number }, zablokowana dyskiem: { $what }
ui-ring-slot = pole dysku: { $name }, { $corner ->
        [dark] ciemne
       *[light] jasne
    } narożniki, { $state ->
        [covered] zasłonięte
       *[clear] odsłonięte
    }
ui-ring-certificates-of = certyfikaty: { $count } z { $most }, stałe: { $permanent }
ui-ring-buildings-of = Budynki
ui-ring-tokens-of = Żetony
ui-ring-herd = Stado
ui-ring-discard = Stos kart odrzuconych: { $count }
ui-ring-unseen = Zakryte, w nieznanej kolejności: { $count }
ui-ring-posts-of = Dostawy
ui-ring-sue-card = karta bota { $card }
ui-ring-sue-now = Jej ostatnia karta
ui-ring-sue-none = Nie odkryła jeszcze żadnej karty.
ui-ring-sue-told = Co zrobiła Sue
ui-ring-sue-deck = Talia bota: { $count }
ui-ring-sue-used = odrzucone: { $count }
ui-ring-sue-row = Jej rząd strategii
ui-ring-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
       *[other] , w tym wszechstronni: { $joined }
    }
ui-ring-sue-resources = Talia zasobów: { $count }
ui-ring-sue-cows = Jej krowy
