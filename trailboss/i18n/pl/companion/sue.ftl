### Sue beside the cardboard.

companion-sue-set-up = Przygotuj El Paso jak dla dwóch osób. Zaczynasz Ty: 4 dolary, 1 żeton wymiany, wybrany żeton celu, ranczer na wybranym budynku neutralnym.
companion-sue-set-up-discs = Daj Sue jej ranczera, który zaczyna w El Paso, i siedem dysków; jeden z nich od początku leży w placówce handlowej 5, bez nagrody. Sue nie ma stada, pieniędzy, żetonów ani znaczników własności.
companion-sue-set-up-row = Weź z rynku pracowników kowboja, budowniczego i inżyniera i połóż przed Sue od lewej do prawej w tej kolejności: { $row }. To jej rząd strategii; późniejsi pracownicy dołączają do tych trzech grup.
companion-sue-set-up-resources-app = Weź z rynków po 3 karty każdego z czterech rodzajów pracowników, 3 Black Angus i 3 Corriente i odłóż je na bok, posortowane. To talia zasobów Sue: ja z niej dobieram i mówię Ci, którą kartę dostaje.
companion-sue-set-up-resources-box = Weź z rynków po 3 karty każdego z czterech rodzajów pracowników, 3 Black Angus i 3 Corriente i potasuj je zakryte: to talia zasobów Sue. Nigdy się jej nie uzupełnia.
companion-sue-set-up-check = Sprawdź teraz rynki: kowboje { $cowboy }, budowniczowie { $builder }, inżynierowie { $engineer }, pracownicy wszechstronni { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    { $b_cards ->
        [0] Jej talia bota jest potasowana, liczba kart A: { $cards }. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [one] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym jedna karta B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [few] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } karty B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [many] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } kart B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
       *[other] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } kart B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
    }
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Potasuj zakryte wszystkie karty A: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [one] Potasuj zakryte wszystkie karty A i jedną kartę B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [few] Potasuj zakryte wszystkie karty A i { $b_cards } karty B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [many] Potasuj zakryte wszystkie karty A i { $b_cards } kart B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
       *[other] Potasuj zakryte wszystkie karty A i { $b_cards } kart B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
    }
companion-sue-set-up-start = Zaczynasz Ty, potem gracie z Sue na zmianę.
companion-sue-last = W Twojej turze zaczął się koniec gry, więc to ostatnia tura Sue.
companion-sue-shuffle = Jej talia bota była pusta: odrzucone karty są potasowane.
companion-sue-card = Karta Sue to { $card }.
companion-sue-card-box = Odkryj wierzchnią kartę talii bota (jeśli jest pusta, najpierw potasuj odrzucone karty).
companion-sue-ask-move = O ile karta ją przesuwa?
companion-sue-ask-action = Jaką akcję pokazuje karta?
companion-choice-per-cowboy = krok za każdego kowboja
companion-choice-per-builder = krok za każdego budowniczego
companion-choice-per-engineer = krok za każdego inżyniera
companion-choice-market = rynek bydła
companion-choice-train = pociąg
companion-choice-build = budowa
companion-choice-draw-1 = dobranie 1 karty zasobów
companion-choice-draw-2 = dobranie 2 kart zasobów
companion-choice-best-of-three = najlepsza z trzech akcji
companion-sue-counts = Jej grupa ({ $worker }) liczy { $count }: { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }.
companion-sue-move =
    { $steps ->
        [one] Przesuń ranczera Sue o 1 krok
        [few] Przesuń ranczera Sue o { $steps } kroki, najdalej do El Paso
        [many] Przesuń ranczera Sue o { $steps } kroków, najdalej do El Paso
       *[other] Przesuń ranczera Sue o { $steps } kroków, najdalej do El Paso
    }. Na rozwidleniu: droga z mniejszą liczbą przystanków; jeśli jest ich tyle samo, droga wewnętrzna.
companion-sue-move-note = Krokami są tylko pola z budynkiem i El Paso. Tam, gdzie się zatrzyma, Sue nic nie robi, chyba że to El Paso.
companion-sue-ask-arrived = Czy Sue jest teraz w El Paso?
companion-sue-best = Najlepsza z trzech: jej grupa ({ $worker }) jest największa i liczy { $count } (w razie remisu ta najbardziej z lewej), więc jej akcja to: { $action }.
companion-sue-market =
    Rynek: Sue ma { $cowboys ->
        [one] { $cowboys } kowboja
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i bierze z rynku bydła krowę: { $cow }. Nic nie płaci. Jeśli kart tego rodzaju już nie ma, bierze następną tańszą, która została.
companion-sue-ask-cow = Którą krowę bierze?
companion-sue-ask-left = Bierze za darmo krowę: { $cow }. Czy jest jeszcze jakaś na rynku?
companion-sue-cow = Połóż krowę ({ $cow }) na stosie Sue: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sue-nothing = Nie ma żadnej: Sue nic nie dostaje.
companion-sue-empty = Talia zasobów jest pusta: Sue nic nie dobiera.
companion-sue-ask-resource = Odkryj wierzchnią kartę jej talii zasobów. Co to jest?
companion-sue-draws-cow = Sue dobiera kartę zasobów: { $card }.
companion-sue-draws-worker = Sue dobiera kartę zasobów, pracownika: { $card }. Dołóż go do grupy tej samej specjalizacji, która liczy teraz { $count }.
companion-sue-draws-all-rounder = Sue dobiera kartę zasobów: pracownik wszechstronny.
companion-sue-joins = Dołóż pracownika wszechstronnego na stałe do jej grupy ({ $worker }): ma ona najwięcej pracowników spośród tych, w których jest ich mniej niż 4 (w razie remisu ta najbardziej z lewej). Liczy teraz { $count }.
companion-sue-joins-leftmost = Wszystkie trzy grupy mają 4 pracowników lub więcej: dołóż pracownika wszechstronnego na stałe do tej najbardziej z lewej ({ $worker }). Liczy teraz { $count }.
companion-sue-hire = Zamiast zatrudniać, Sue dobiera kartę zasobów.
companion-sue-train =
    Pociąg: Sue ma { $engineers ->
        [one] { $engineers } inżyniera
        [few] { $engineers } inżynierów
        [many] { $engineers } inżynierów
       *[other] { $engineers } inżynierów
    } i używa karty pociągu { $card }. Wykonuje tylko te z jej akcji, w ich kolejności i za darmo: bierze żeton, pozyskuje krowę, zatrudnia (zamiast tego dobiera kartę zasobów).
companion-sue-train-nothing = Na tej karcie pociągu nic takiego nie ma: Sue nic nie robi.
companion-sue-ask-side = Co pokazuje dla niej Twoja karta pociągu { $card }?
companion-choice-plain = zwykła strona: { $plain }
companion-choice-star = strona z gwiazdką: { $star }
companion-sue-ask-train-token = Jaki żeton pozwala wziąć karta pociągu { $card }?
companion-choice-token-objective = żeton celu
companion-choice-token-bonus = żeton premii
companion-choice-token-any = dowolny żeton
companion-sue-ask-train-cow = Jaką krowę daje karta pociągu { $card }?
companion-choice-cow-black-angus = Black Angus
companion-choice-cow-corriente = Corriente
companion-choice-cow-shorthorn = Shorthorn
companion-choice-cow-hereford = Hereford
companion-sue-ask-train-hire = Czy karta pociągu { $card } pozwala zatrudnić?
companion-sue-token-objective = Sue bierze odkryty żeton celu o największej liczbie punktów, w razie remisu ten najbardziej z lewej. Uzupełnij jego miejsce ze stosu.
companion-sue-token-bonus = Sue bierze odkryty żeton premii o największej liczbie punktów, w razie remisu ten najbardziej z lewej, i pomija jego pozostałe działanie. Uzupełnij jego miejsce ze stosu.
companion-sue-token-any = Sue bierze żeton o największej liczbie punktów ze wszystkich odkrytych, w razie remisu ten najbardziej z lewej: żetony celów leżą na lewo od żetonów premii. Pomija pozostałe działanie żetonu premii. Uzupełnij jego miejsce ze stosu.
companion-sue-ask-token-kind = Jaki to był żeton?
companion-choice-objective = żeton celu
companion-choice-bonus = żeton premii
companion-sue-ask-objective = Ile punktów ma żeton celu? (0: nie było żadnego)
companion-sue-ask-bonus = Ile punktów ma żeton premii? (0: nie było żadnego)
companion-sue-build =
    { $builders ->
        [one] Budowa: Sue liczy 1 budowniczego. Nic nie płaci i zatrzymuje pracownika.
        [few] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
        [many] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
       *[other] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
    }
companion-sue-build-new =
    { $builders ->
        [one] Bierze z rynku kafelek budynku, który wymaga 1 budowniczego.
        [few] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
        [many] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
       *[other] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
    }
companion-sue-ask-kind = Ilu budowniczych wymaga jej kafelek? (0: takiego kafelka już nie ma albo nie ma pustego pola)
companion-sue-ask-building =
    Ile punktów ma kafelek, który wymaga { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    }?
companion-sue-build-site = Połóż go na pustym polu o najwyższym koszcie. W razie remisu: na pierwszym przed jej ranczerem zgodnie z ruchem wskazówek zegara; pole, na którym ranczer stoi, jest ostatnie. Budynek należy do Sue: możesz się tam zatrzymać, ale nie możesz z niego skorzystać.
companion-sue-replace = Nie może dodać budynku, więc zastępuje jeden kafelkiem z rynku, który wymaga więcej budowniczych. Różnica może wynosić najwyżej { $builders } i liczy się największa możliwa. W razie remisu: budynek, który jest pierwszy przed jej ranczerem zgodnie z ruchem wskazówek zegara. Możliwości są podane w tej kolejności.
companion-sue-ask-replace = Która z nich jest pierwszą, na jaką pozwala jeszcze rynek?
companion-choice-replace =
    jej budynek wymagający { $a ->
        [one] { $a } budowniczego
        [few] { $a } budowniczych
        [many] { $a } budowniczych
       *[other] { $a } budowniczych
    } na taki, który wymaga { $b }
companion-sue-replaced =
    Połóż nowy kafelek na jego miejscu; kafelek wymagający { $old ->
        [one] { $old } budowniczego
        [few] { $old } budowniczych
        [many] { $old } budowniczych
       *[other] { $old } budowniczych
    } wraca na swój stos.
companion-sue-build-cow = Oba jej budynki są w pełni ulepszone: zamiast tego bierze kartę { $cow }.
companion-sue-build-nothing = Nie może ani budować, ani zastąpić budynku, a jej budynki nie są w pełni ulepszone: nie dostaje nic.
companion-sue-ask-simmental = El Paso: Sue bierze kartę Simmental. Czy na stosie jest karta?
companion-choice-card = jest karta, Sue ją bierze
companion-choice-empty = jest pusty: Sue dociera tu jako pierwsza od tej chwili
companion-sue-space = Postaw ranczera Sue na pustym polu Simmental: 2 punkty. Zaczął się koniec gry.
companion-sue-no-simmental = El Paso: w tej ostatniej turze nie ma karty Simmental dla Sue, a jej ranczer zostaje na miejscu.
companion-sue-your-last = Masz jeszcze jedną, ostatnią turę. Sue nie ma już żadnej.
companion-sue-deliver =
    { $left ->
        [0] Dostawa: połóż ostatni dysk Sue w placówce handlowej { $post }.
       *[other] Dostawa: połóż jeden z dysków Sue w placówce handlowej { $post }. { $left ->
           [one] Został jej
           [few] Zostały jej
           [many] Zostało jej
          *[other] Zostało jej
       } { $left ->
           [one] { $left } dysk
           [few] { $left } dyski
           [many] { $left } dysków
          *[other] { $left } dysków
       }.
    }
companion-sue-no-disc = Sue nie ma już dysków: nie ma dostawy ani nagrody.
companion-sue-ask-post = Ile punktów jest nadrukowanych przy placówce { $post }?
companion-sue-ask-reward = Co od razu daje placówka { $post }?
companion-choice-worker = darmowy pracownik
companion-sue-no-reward = Sue pomija nagrodę tej placówki.
companion-sue-has-workers = grupa ({ $worker }): { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    budynek wymagający { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } ({ $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    })
companion-sue-has-discs = dyski w placówkach { $posts }
companion-sue-has-resources = pozostałe karty zasobów: { $count }
