### The score pad: what to enter.
###
### companion-pad-<line>         $each points for every $per
### companion-pad-part-<word>    $thing, worth $each for every $per

companion-pad-dollars = Wpisz swoje dolary: { $each } punkt za każde pełne { $per }.
companion-pad-buildings = Wpisz punkty nadrukowane na Twoich budynkach na szlaku.
companion-pad-cities = Wpisz punkty za swoje dyski w miastach i za strzałki między dwoma z nich. Suma może być ujemna.
companion-pad-stations = Wpisz punkty stacji, na których leży Twój dysk.
companion-pad-hazards = Wpisz punkty zdobytych kafelków niebezpieczeństw.
companion-pad-cattle = Wpisz punkty wszystkich kart krów w talii stada: ręka, stos dobierania, stos kart odrzuconych.
companion-pad-objectives = Wpisz punkty za karty celów: spełnione na plus, inne na minus o karę. Najpierw możesz dołożyć karty z talii. Suma może być ujemna.
companion-pad-stationmasters = Wpisz punkty za swoich zawiadowców. Co liczyło się gdzie indziej, tu liczy się znowu.
companion-pad-workers = Wpisz, ilu pracowników stoi na polach 5 i 6 swoich rzędów: po { $each } punkty. Nadrukowany pracownik to pole 1.
companion-pad-slots = Wpisz 1, jeśli pole limitu kroków z punktami jest odsłonięte: { $each } punkty.
companion-pad-job-market-token = Wpisz 1, jeśli masz żeton rynku pracy: { $each } punkty.
companion-pad-deliveries = Wpisz punkty za swoje dyski w ciemnych placówkach handlowych.
companion-pad-workers-elpaso =
    Wpisz, ile masz kart pracowników, gdziekolwiek leżą: { $each ->
        [one] po { $each } punkcie
        [few] po { $each } punkty
       *[many] po { $each } punktów
    }.
companion-pad-cattle-elpaso = Wpisz punkty wszystkich swoich krów, gdziekolwiek leżą, i ranczera na polu Simmental.
companion-pad-bonus-tokens = Wpisz punkty nadrukowane na Twoich żetonach premii.
companion-pad-objectives-elpaso = Wpisz punkty za zrealizowane cele. Pozostałe nie dają punktów; wszystkie cele Sue liczą się jako zrealizowane.
companion-pad-poker = Wpisz sumę wyników swoich czterech układów.
companion-pad-gold = Wpisz, ile samorodków jest zakreślonych, skreślonych czy nie.
companion-pad-banks = Wpisz sumę pól banków.
companion-pad-forts = Wpisz najwyższą zakreśloną liczbę fortów.
companion-pad-ranches = Wpisz najwyższą zakreśloną liczbę rancz.
companion-pad-train-yards = Wpisz zakreślony mnożnik najbardziej z prawej razy miasteczka największej sieci.
companion-pad-towns = Wpisz, ile pól miasteczek jest zakreślonych, skreślonych czy nie; pierwsze jest zakreślone od początku.
companion-pad-goals = Wpisz zapisane punkty za cele.
companion-pad-bonus = Troje graczy: ostatnia osoba w kolejności wpisuje premię.
companion-pad-goals-left = Wpisz, ile kart celów zostało na stole, także zakrytych: po { $each } punktów do progu.
companion-pad-part-disc = Dyski: { $thing }
companion-pad-part-arrow = Strzałka: { $thing }
companion-pad-part-station = Stacja { $thing }
companion-pad-part-hazard = Kafelki o wartości { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Spełnione, warte { $thing }
companion-pad-part-failed = Niespełnione, kara { $thing }
companion-pad-part-master-workers = Pracownicy, nadrukowani też ({ $thing })
companion-pad-part-master-objectives = Karty celów w Twoim obszarze ({ $thing })
companion-pad-part-master-hazards = Kafelki niebezpieczeństw ({ $thing })
companion-pad-part-master-pairs = Pełne pary obu kolorów ({ $thing })
companion-pad-part-master-certificates = Certyfikaty, stałe też ({ $thing })
companion-pad-part-master-stations = Stacje z Twoim dyskiem ({ $thing })
companion-pad-part-master-buildings = Własne budynki na szlaku ({ $thing })
companion-pad-part-simmental-space = Ranczer na polu Simmental
companion-pad-part-round = Runda { $thing }
companion-pad-part-multiplier = Zakreślony mnożnik najbardziej z prawej
companion-pad-part-network = Miasteczka największej sieci
companion-pad-part-goal-first = Cele spełnione jako pierwsze
companion-pad-part-goal-later = Cele spełnione później
