# What is wrong with a position as a whole: its audit.

## All games
error-audit-view = karta jest widziana od tyłu; to, co ktoś widzi, nie jest pozycją
error-audit-seat = miejsce { $seat }: { $fault }
error-audit-count = { $name }: powinno być { $want }, a nie { $have }
error-audit-own = { $name }: miejsce { $seat } ma tylko { $count }
error-audit-lies = { $tile } nie może leżeć w tym miejscu: { $place }
error-audit-neutral = budynek neutralny { $name }

## Trail games
error-audit-building = budynek { $name }
error-audit-market-sorted = rynek bydła nie jest uporządkowany
error-audit-market-card = na rynku bydła jest karta, której się tam nie sprzedaje
error-audit-area = w obszarze gry jest karta, która nie jest kartą celu
error-audit-bag = w worku { $bag } nigdy nie było tylu takich kafelków: { $name }
error-audit-column = kolumna prognozy { $column } ma dwa miejsca, a nie { $has }
error-audit-master-twice = ten sam zawiadowca jest w dwóch miejscach
error-audit-masters = zawiadowców, którzy opuścili swoje stacje, jest { $count }, a nie { $has }
error-audit-engines = na polu { $space } stoją dwie lokomotywy
error-audit-engine-rests = lokomotywa miejsca { $seat } została na polu { $space }
error-audit-herder-rests = ranczer miejsca { $seat } został w Kansas City
error-audit-herder-beside = ranczer miejsca { $seat } stoi poza szlakiem
error-audit-token-holder = ktoś ma żeton rynku pracy dokładnie wtedy, gdy opuścił on ostatni rząd
error-audit-jobs-columns = na rynku pracy są pracownicy w kolumnach, których się nie używa
error-audit-jobs-below = na rynku pracy są pracownicy poniżej żetonu
error-audit-jobs-left = rząd rynku pracy z żetonem nie jest zapełniony od lewej
error-audit-column-refilled = kolumna prognozy { $column } nie została uzupełniona
error-audit-display-refilled = odkryte karty celów nie zostały uzupełnione
error-audit-workers = w każdym rzędzie pracowników jest ich od 1 do 6
error-audit-secret = tajna karta, której nie ma wśród celów na ręce
error-audit-heap = niebezpieczeństwo, bandyta albo tipi leży na niewłaściwym stosie
error-audit-city = { $city }: dysków { $count }
error-audit-dollars = dolarów: { $count }
error-audit-tokens = żetonów wymiany: { $count }
error-audit-certificates = certyfikatów najwyżej { $most }
error-audit-all-discs = dysków jest { $count }, a nie { $board } na planszy gracza i { $away } gdzie indziej
error-audit-automa-cards = karty automy nie są kompletne
error-audit-automa-money = automa nie ma pieniędzy, żetonów wymiany ani certyfikatów
error-audit-automa-deck = automa nie ma kart poza tymi, które zdobyła
error-audit-automa-herder = ranczer automy jest zawsze na planszy

## El Paso
error-audit-nothing = nic
error-audit-supply = miejsc na zasoby pociągu jest { $places }, a nie { $has }
error-audit-other-kind = żeton leży wśród żetonów innego rodzaju
error-audit-supply-empty = miejsce zasobów pociągu jest puste, choć stos nie jest
error-audit-buildings = budynki { $number }
error-audit-owner = budynek nie należy do nikogo przy stole
error-audit-simmental = ranczer stoi na polu Simmental, choć są jeszcze karty
error-audit-discs = dysków powinno być { $count }, a nie { $has }
error-audit-second-disc = w placówce handlowej leży drugi dysk, którego ona nie przyjmuje
error-audit-markers = znaczników własności jest tylko { $count }
error-audit-range = certyfikatów, dolarów albo żetonów wymiany nie może być tyle
error-audit-worker-hand = na ręce jest pracownik
error-audit-rancher = ranczer jest bez powodu poza szlakiem albo na nim
error-audit-rancher-empty = ranczer stoi na pustym polu
error-audit-sue-money = Sue nie ma dolarów, żetonów wymiany ani certyfikatów
error-audit-sue-herd = Sue nie ma stada
error-audit-sue-worker = pracownik Sue leży na stosie jej krów
error-audit-bot-card = karta bota { $name }
error-audit-resources = { $name }: w talii zasobów było { $count }, a nie { $has }
error-audit-sue-row = w rzędzie Sue każda specjalność jest jeden raz
error-audit-sue-joined = pracowników wszechstronnych Sue ma { $count }, a dołączyło { $joined }
error-audit-sue-posts = dyski Sue nie leżą w pierwszych placówkach z jej listy

## Pioneer Rails
error-audit-cards = karty to { $cards }
error-audit-goal-types = rodzaje celów to { $types }
error-audit-goal-twice = cel leży tam dwa razy
error-audit-goal-solo = w grze solo są punkty za cel
error-audit-sheet = arkusz nie wynika ze swoich torów
error-audit-sum = nie zgadza się: { $name }
error-audit-town-boxes = kratki miasteczek
error-audit-crossed-boxes = skreślone kratki miasteczek
error-audit-nuggets = samorodki
error-audit-crossed-nuggets = skreślone samorodki
error-audit-bank-boxes = kratki banków
error-audit-saloon-symbols = symbole saloonów
error-audit-hands = układy
error-audit-lost-symbols = stracone symbole
error-audit-cells = { $kind }: policzono pól { $count }, a nie { $has }
error-audit-active = { $cell } aktywowano bez powodu
error-audit-inactive = { $cell } nie aktywowano
error-audit-tracks = za dużo torów
error-audit-ranks = zapisano wartości { $ranks }, a tur jest { $turns }
error-audit-used = użyto więcej, niż dają kratki
error-audit-unjoined = { $track } nie łączy się ze swoją stacją
error-audit-no-side = { $track } nie jest bokiem ani skrótem tej mapy
error-audit-meet = kolei, które spotykają się w { $place }: { $count }
error-audit-shortcuts = dwa skróty krzyżują się na jednym polu
