### Sam beside the cardboard.

companion-sam-set-up = Przygotuj drugą edycję jak dla dwóch osób. Zaczynasz Ty: 6 dolarów, 4 karty, 1 żeton wymiany.
companion-sam-set-up-side = Sam dostaje wszystkie 12 budynków jednego koloru stroną b do góry i 14 dysków, wszystko obok jego planszetki; jego lokomotywa stoi na polu 0, ranczer na polu START. Ma po jednym nadrukowanym pracowniku każdego zawodu, a nie ma pieniędzy, kart krów ani żetonów wymiany.
companion-sam-set-up-deck-app = Jego talia jest potasowana, liczba kart: { $cards }. Wydrukowane karty zostaw w pudełku, ja dobieram za Sama.
companion-sam-set-up-deck-box = Potasuj zakryte jego karty, razem { $cards }. Gdy talia będzie pusta, potasuj zużyte karty na nowo.
companion-sam-set-up-removed = W łatwej grze jego karty 13, 14 i 15 zostają w pudełku.
companion-sam-set-up-extra = W trudnej grze na jego planszetkę trafia jeszcze po jednym kafelku kowboja, budowniczego i inżyniera (rewers 2).
companion-sam-set-up-worker = Zanim zapełnisz rynek pracy, wylosuj jeden kafelek pracownika z rewersem 2 i połóż go na planszetce Sama.
companion-sam-ask-worker = Jaki to pracownik?
companion-sam-specialty = Specjalizacja Sama to teraz { $worker }: połóż tam znacznik.
companion-sam-set-up-objective = Wylosuj dla Sama początkową kartę celu. Na koniec liczy się w całości.
companion-sam-ask-starting = Ile ma punktów?
companion-sam-set-up-start = Zaczynasz Ty, potem gracie z Samem na zmianę. Za jego budynki płacisz opłaty do banku.
companion-sam-last = Masz żeton rynku pracy, więc to ostatnia tura Sama.
companion-sam-shuffle = Jego talia była pusta: odrzucone karty są potasowane.
companion-sam-card = Karta Sama ma numer { $number }: { $card }.
companion-sam-card-box = Odkryj wierzchnią kartę talii Sama (jeśli jest pusta, najpierw potasuj zużyte karty).
companion-sam-ask-move = O ile karta go przesuwa?
companion-choice-per-buildings = tyle kroków, ile budynków ma strona, która ma ich więcej
companion-choice-per-cowboys = krok za każdego kowboja
companion-choice-per-specialists = krok za każdego pracownika jego specjalizacji
companion-sam-ask-action = Co karta pozwala mu zrobić? Jego specjalizacja to { $worker }; jeśli karta wymaga innej, nic nie robi.
companion-choice-do-hire-cheapest = zatrudnić najtańszego pracownika
companion-choice-do-hire-specialist = zatrudnić zgodnie ze specjalizacją
companion-choice-do-hire-engineer-engine = zatrudnić inżyniera, potem przesunąć lokomotywę
companion-choice-do-engine = przesunąć lokomotywę
companion-choice-do-objective = wziąć kartę celu
companion-choice-do-bandit = wziąć bandytę
companion-choice-do-hazard = wziąć niebezpieczeństwo
companion-choice-do-buy = kupić krowy
companion-choice-do-reveal-buy-one-less = odkryć 2 karty, potem kupić krowy, jakby miał o jednego kowboja mniej
companion-choice-do-build = wznieść budynek
companion-choice-do-nothing = nic
companion-sam-ask-buildings = Ile własnych budynków masz na szlaku?
companion-sam-counts-buildings = Sam ma { $own }, a Ty { $yours }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }.
companion-sam-counts =
    { $count ->
        [one] Sam ma w swoim rzędzie ({ $worker }) 1 pracownika, tego nadrukowanego: 1 krok.
        [few] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroki.
        [many] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroków.
       *[other] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroków.
    }
companion-sam-move =
    { $steps ->
        [one] Przesuń ranczera Sama o 1 krok
        [few] Przesuń ranczera Sama o { $steps } kroki, najdalej do Kansas City
        [many] Przesuń ranczera Sama o { $steps } kroków, najdalej do Kansas City
       *[other] Przesuń ranczera Sama o { $steps } kroków, najdalej do Kansas City
    }. Wybiera drogę z najmniejszą liczbą przystanków do Kansas City, w razie remisu tę, która daje Ci niższe opłaty. Bank płaci Ci opłatę za każdy Twój budynek z dłonią, na który Sam wchodzi.
companion-sam-move-note = Przy równych opłatach wybiera odnogę z polami budynków, a nie z niebezpieczeństwami lub bandytami; z dwóch takich odnóg za C i F górną, za G dolną. Nie płaci opłat, nie ma limitu kroków i nic nie robi tam, gdzie się zatrzyma, chyba że to Kansas City.
companion-sam-ask-arrived = Czy Sam jest teraz w Kansas City?
companion-sam-idle = Karta wymaga innej specjalizacji ({ $worker }) niż ta, którą ma Sam ({ $specialty }): nic więcej nie robi.
companion-sam-hire-cheapest = Sam zatrudnia za darmo: znajdź najtańszy rząd powyżej żetonu rynku pracy (przy równych cenach najwyższy), w którym jest pracownik, dla którego Sam ma miejsce. Bierze stamtąd swoją specjalizację ({ $worker }), jeśli tam jest, a jeśli nie, pracownika najbardziej z lewej, dla którego ma miejsce.
companion-sam-hire-specialist = Sam zatrudnia za darmo najtańszego pracownika swojej specjalizacji ({ $worker }) powyżej żetonu rynku pracy, przy równych cenach tego najwyżej. Jeśli go nie ma, bierze najtańszego w zawodzie, w którym czeka tam najwięcej osób (w razie remisu kowboj przed budowniczym, budowniczy przed inżynierem), jeśli ma dla niego miejsce.
companion-sam-hire-other = Rząd Sama ({ $worker }) jest pełny: zatrudnia za darmo najtańszego pracownika w zawodzie, w którym powyżej żetonu rynku pracy czeka najwięcej osób (w razie remisu kowboj przed budowniczym, budowniczy przed inżynierem), jeśli ma dla niego miejsce.
companion-sam-hire-engineer = Sam zatrudnia za darmo najtańszego inżyniera powyżej żetonu rynku pracy, przy równych cenach tego najwyżej.
companion-sam-row-full = Jego rząd ({ $worker }) jest pełny: nie ma miejsca na następnego.
companion-sam-ask-hired = Kogo zatrudnia?
companion-sam-ask-engineer = Czy był dla niego inżynier?
companion-sam-hired = Połóż pracownika ({ $worker }) na następnym wolnym polu planszetki Sama: numer { $count } w rzędzie. Akcji tego pola się nie wykonuje.
companion-sam-engine = Lokomotywa: przesuń ją o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } do przodu, przeskakując zajęte pola. Po drodze skręca na pierwszą wolną bocznicę, przy której stacji nie ma dysku Sama, i tam się zatrzymuje. Jeśli takiej nie ma w zasięgu, jedzie całą drogę z pominięciem bocznic.
companion-sam-engine-only = Lokomotywa: przesuń ją o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } do przodu z pominięciem bocznic, przeskakując zajęte pola. Nie ma stacji, przy której Sam mógłby się zatrzymać.
companion-sam-ask-station = Przy której stacji się zatrzymuje? (1 do 9, licząc od początku, 10: koniec linii, 0: przy żadnej)
companion-sam-ask-terminus = Czy dociera do końca linii? (10: tak, 0: nie)
companion-sam-upgrade = Połóż za darmo dysk Sama na stacji { $station }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-master = Jeśli przy stacji { $station } leży kafelek zawiadowcy, Sam go bierze. Nie oddaje za niego pracownika, a kafelek nic mu nie daje.
companion-sam-no-disc = Sam nie ma już dysków: stacja zostaje bez zmian.
companion-sam-engine-return = Z końca linii lokomotywa wraca na pierwszą wolną bocznicę, licząc od początku, przy której stacji nie ma dysku Sama. To stacja { $station }, chyba że stoi tam Twoja lokomotywa.
companion-sam-ask-return = Do której stacji wraca? (0: do żadnej, wszystkie te bocznice są zajęte)
companion-sam-engine-back = Z końca linii lokomotywa wraca na najbliższe wolne pole.
companion-sam-objective = Sam bierze z wystawki kartę celu o największej liczbie punktów, w razie remisu tę najwyżej. Uzupełnij wystawkę.
companion-sam-ask-objective = Ile punktów ma karta? (0: nie było żadnej)
companion-sam-bandit = Zdejmij z planszy dla Sama bandytę z najwyższego zajętego numeru, jeśli jakiś jest. Sam nie dostaje za niego nagrody ani punktów.
companion-sam-hazard = Sam bierze niebezpieczeństwo: ze strefy z największą liczbą kafelków niebezpieczeństw (w razie remisu powódź przed suszą, susza przed lawiną) kafelek o największej liczbie punktów (w razie remisu ten na najniższym numerze).
companion-sam-ask-hazard = Ile punktów ma kafelek? (0: nie było żadnego)
companion-sam-reveal =
    Odkryj { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    } ze stosu kart krów i dodaj do rynku bydła.
companion-sam-buy =
    { $cowboys ->
        [0] Sam kupowałby z jednym kowbojem mniej, niż ma, a to znaczy bez żadnego.
        [one] Sam kupuje raz, jakby miał 1 kowboja i { $dollars } dolarów, i nic nie płaci.
        [few] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
        [many] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
       *[other] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
    }
companion-sam-buy-one = Bierze z tego to, co daje najwięcej punktów, w razie remisu to, co wymienione wcześniej: { $fields }. Zawsze bierz karty o największej liczbie punktów; trafiają na jego stos punktacji.
companion-thing-value-3-1 = jedna karta o wartości 3
companion-thing-value-3-2 = do 2 kart o wartości 3
companion-thing-shorthorn-1 = jeden Shorthorn
companion-thing-shorthorn-2 = do 2 kart Shorthorn
companion-thing-hereford-1 = jeden Hereford
companion-thing-simmental-1 = jeden Simmental I (jeśli z nimi grasz)
companion-sam-buy-none = Nic nie kupuje.
companion-sam-ask-cattle = Ile punktów mają razem te karty? (0: nic nie można było kupić)
companion-sam-build = Budowa: Sam ma { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } i nic nie płaci.
companion-sam-build-space = Buduje przed Tobą: na pierwszym pustym polu budynku bez akcji ryzyka między Twoim ranczerem a Kansas City, najbliższe najpierw, w razie remisu na odnodze, która jest pierwsza (pola budynków przed niebezpieczeństwami i bandytami). Jeśli puste są tam tylko pola z akcją ryzyka, na pierwszym z nich.
companion-sam-ask-space = Czy przed Twoim ranczerem jest puste pole budynku?
companion-sam-built = Połóż tam budynek Sama { $tile }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-replaced =
    Zastąp budynek Sama { $old } jego budynkiem { $tile }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }. Stary kafelek odłóż do pudełka.
companion-sam-ask-old = Budynek Sama { $new }b zastępuje jeden z tych. Który z nich jest pierwszy na szlaku, patrząc od początku?
companion-choice-tile = { $a }b
companion-sam-build-none = Nie ma budynku, który mógłby wznieść: nic się nie dzieje.
companion-sam-visit = Kansas City. Umieść po kolei te kafelki, jak zwykle: kolumna prognoz 1, kafelek { $first }; kolumna 2, kafelek { $second }; kolumna 3, kafelek { $third }.
companion-sam-tiles = Jeśli w kolumnie jest tylko jeden kafelek, weź ten; pustą kolumnę pomiń. Gdy żeton rynku pracy opuści ostatni rząd, nie bierz już pracowników.
companion-sam-no-workers = Jeśli w kolumnie jest tylko jeden kafelek, weź ten. Pracowników już się nie bierze: weź zamiast tego drugi kafelek albo pomiń kolumnę.
companion-sam-ask-token = Czy jego pracownik wypchnął żeton rynku pracy z ostatniego rzędu?
companion-sam-token = Sam bierze żeton rynku pracy: 2 punkty. Zaczął się koniec gry.
companion-sam-deliver = Sam nie ma dochodu i nie płaci za transport. Połóż jeden z jego dysków: { $city }.
companion-sam-city-points = Dysk jest wart { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-arrow-points =
    Razem z poprzednim miastem domyka strzałkę wartą { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-no-delivery = Sam nie ma już dysków: nie ma dostawy.
companion-sam-return = Postaw ranczera Sama na polu START i uzupełnij kolumny prognoz.
companion-sam-your-last = Masz jeszcze jedną, ostatnią turę. Sam nie ma już żadnej.
companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specjalizacja: { $worker }
companion-sam-has-buildings = budynki { $names }
companion-sam-has-stations = stacje { $names }
companion-sam-has-cities = dyski: { $names }
companion-sam-has-discs = pozostałe dyski: { $count }
