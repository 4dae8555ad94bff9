### The set-up.
###
### companion-setup-<step>       the numbers of the step
### companion-setup-<step>-row   $who $at $thing and the numbers of a seat

companion-setup-title = { $game }: przygotowanie, graczy { $players }, ziarno { $seed }.
companion-setup-first = Los wskazuje, kto zaczyna. Dalej zgodnie z ruchem wskazówek zegara.
companion-setup-first-row = Zaczyna { $who }
companion-setup-dealer = Los wskazuje pierwszego rozdającego. Dalej zgodnie z ruchem wskazówek zegara.
companion-setup-dealer-row = Rozdaje { $who }
companion-setup-order = Usiądźcie zgodnie z ruchem wskazówek zegara w tej kolejności. Zaczyna pierwsza osoba.
companion-setup-order-row = { $who }
companion-setup-colours = Kolory losuje telefon.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Przy każdej ze stacji 1–5 połóż jeden odkryty kafelek zawiadowcy. Pozostałe ({ $left }) wracają do pudełka.
companion-setup-masters-row = Stacja { $at }: { $thing }
companion-setup-masters-all = Przy każdej ze stacji 1–5 połóż jeden odkryty kafelek zawiadowcy.
companion-setup-masters-all-row = Stacja { $at }: { $thing }
companion-setup-neutral = Połóż budynki neutralne na polach tak, jak wylosowano.
companion-setup-neutral-row = Pole { $at }: budynek { $thing }
companion-setup-neutral-letters = Połóż każdy budynek neutralny na polu z jego literą.
companion-setup-token = Połóż żeton rynku pracy na kółku rzędu { $row } rynku pracy.
companion-setup-bags = Podziel { $tiles } kafelki z liczbą na rewersie według tej liczby ({ $bags } worki lub zakryte stosy) i wymieszaj każdy.
companion-setup-tiles = Dobieraj kafelki z rewersem 1, aż na planszy będzie ich { $tiles }, każdy na najniższym wolnym polu swojej części. Kafelek, którego część jest pełna, wraca i się nie liczy.
companion-setup-jobs = Wypełnij rynek pracy pracownikami z rewersem 2, razem { $workers }: rząd 1, potem rząd 2, od lewej do prawej w kolumnach najbardziej z prawej ({ $columns }), aż do pola na lewo od żetonu.
companion-setup-foresight = Połóż po { $tiles } odkryte kafelki z każdego rewersu na polach prognoz o tym samym numerze.
companion-setup-market = Potasuj karty krów rynku ({ $cards }) i wyłóż odkryte: { $open }.
companion-setup-simmental-piles = Simmental: poziom 1 jest wtasowany w karty rynku. Poziomy 2 i 3 leżą obok planszy w odkrytych stosach po { $cards } (stosów: { $stages }).
companion-setup-display = Potasuj karty celów ({ $cards }) i wyłóż odkryte: { $open }.
companion-setup-own = Każdy bierze kolor: planszetkę, budynki ({ $buildings }), dyski na kolorowych polach ({ $discs }), lokomotywę na 0, znacznik certyfikatów na 0, ranczera obok planszy, własne karty krów jako potasowany stos dobierania ({ $cards }).
companion-setup-count-tile = Zakryj panel fazy A każdej planszetki kafelkiem liczby graczy, stroną { $players }.
companion-setup-sides = Ułóż własne budynki tymi stronami, tak samo u wszystkich.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Wszystkie własne budynki leżą stroną a.
companion-setup-sides-b = Wszystkie własne budynki leżą stroną b.
companion-setup-starting = Potasuj początkowe karty celów ({ $cards }) i daj każdemu po jednej odkrytej. Do pudełka wraca: { $left }.
companion-setup-capital = Pieniądze i karty w kolejności gry:
companion-setup-capital-row = { $who }: { $dollars }{ "\u00A0" }$, kart na ręce { $cards }
companion-setup-capital-tokens = Pieniądze, karty i żetony wymiany w kolejności gry:
companion-setup-capital-tokens-row = { $who }: { $dollars }{ "\u00A0" }$, kart na ręce { $cards }, żetonów wymiany { $tokens }
companion-setup-capital-elpaso = Teraz pieniądze i żetony wymiany w kolejności gry:
companion-setup-capital-elpaso-row = { $who }: { $dollars }{ "\u00A0" }$, żetonów wymiany { $tokens }
companion-setup-sam = Przygotuj stół jak dla dwóch osób: Ty i Sam. Jego strona mówi, co dostaje; otwórz ją przed zapełnieniem rynku pracy, bo pierwszy pracownik trafia do niego.
companion-setup-sue = Przygotuj stół jak dla dwóch osób: Ty i Sue. Jej strona mówi, co dostaje, i tasuje jej talie.
companion-setup-bank = Połóż planszę na środku stołu, a obok monety: to bank.
companion-setup-bank-tokens = Połóż planszę na środku stołu, a obok monety i żetony wymiany: to bank.
companion-setup-simmental-tile = Simmental: zakryj żetonem rynku Simmental jego część rynku bydła na planszy.
companion-setup-simmental-none = Bez rasy Simmental: odłóż jej pomarańczowe karty ({ $cards }) do pudełka.
companion-setup-sam-sides = Wszystkie budynki Sama leżą stroną b, niezależnie od stron Twoich.
companion-setup-first-turn = Pamiętaj o pierwszej turze każdego gracza: odrzuć karty tak, by na ręce zostały { $cards }, potem postaw ranczera na dowolnym budynku neutralnym i od razu go użyj.
companion-setup-elpaso-tile = Połóż kafelek El Paso na jego polu.
companion-setup-goal-section = Przekreśl sekcję zadań na arkuszu: solo zadania nie dają punktów.
companion-setup-chip = Rozdający bierze karty do pokera i żeton rozdającego.
companion-setup-goals-rest = Wszystkie inne zadania wracają do pudełka.
companion-setup-train = Wyłóż karty pociągu od 1 do { $cards } inżynierów tymi stronami.
companion-setup-train-row = Karta { $at }: { $thing }
companion-setup-train-plain = Wyłóż karty pociągu od 1 do { $cards } inżynierów, wszystkie zwykłą stroną.
companion-setup-train-star = Wyłóż karty pociągu od 1 do { $cards } inżynierów, wszystkie stroną z gwiazdką.
companion-setup-supply = Wymieszaj zakryte, osobno, { $objectives } żetonów celów i { $bonuses } żetonów premii. Odkryj po { $open }: to zasoby pociągu.
companion-setup-cattle = Rynek bydła, odkryte stosy: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Rynek budynków: stosy według liczby budowniczych ({ $stacks } po { $tiles }), tymi stronami.
companion-setup-stacks-row = Budowniczowie { $at }: { $thing }
companion-setup-stacks-a = Rynek budynków: stosy według liczby budowniczych ({ $stacks } po { $tiles }), wszystkie stroną a.
companion-setup-stacks-b = Rynek budynków: stosy według liczby budowniczych ({ $stacks } po { $tiles }), wszystkie stroną b.
companion-setup-workers = Rynek pracowników: { $stacks } odkryte stosy po { $cards } kart.
companion-setup-simmental = Stos Simmental: { $cards } kart z { $all }. Reszta wraca do pudełka.
companion-setup-ranch = Każdy bierze kolor: dyski na planszetkę ({ $discs }), znacznik certyfikatów na 0, dwa znaczniki własności, ranczera, z rynku po { $workers } gotowym pracowniku każdego rodzaju i krowy jako potasowany stos ({ $cows }), z niego { $hand } na rękę.
companion-setup-objective = W kolejności gry każdy bierze jeden odkryty żeton celu. Jego miejsce od razu uzupełnij.
companion-setup-rancher = W kolejności gry każdy stawia ranczera na budynku neutralnym, nie na El Paso.
companion-setup-sheets = Po ołówku i jednym arkuszu dla każdego, wszystkie arkusze tą samą stroną.
companion-setup-sheets-row = Strona { $thing }
companion-setup-sheets-a = Ołówek i jeden arkusz dla każdego, stroną A.
companion-setup-sheets-b = Ołówek i jeden arkusz dla każdego, stroną B.
companion-setup-start = Sprawdź, czy na każdym arkuszu pierwsze pole miasteczka jest zakreślone.
companion-setup-cards = Potasuj karty pokerowe, razem { $cards }.
companion-setup-goals = Wyłóż te cele. Pozostałe ({ $left }) zostają w pudełku.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = szeryf
companion-thing-ranch-goal = ranczo
companion-thing-train-goal = pociąg
companion-thing-plain = zwykła strona
companion-thing-star = strona z gwiazdką
companion-thing-blue = niebieski
companion-thing-red = czerwony
companion-thing-yellow = żółty
companion-thing-white = biały
companion-setup-goals-down = Potasuj cele według rodzajów i połóż po jednym zakrytym ({ $cards }); te zakryte karty też potasuj.
companion-setup-goals-open =
    { $open ->
        [0] Na tym poziomie nie odkrywa się innych celów.
       *[other] Potasuj pozostałe cele ({ $cards }) i odkryj { $open }.
    }
companion-setup-bonus = Troje graczy: ostatnia osoba w kolejności zapisuje premię.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = W każdej turze rozdający odkrywa { $cards } karty.
companion-setup-dealing-many = Przy tylu graczach w każdej turze rozdający najpierw jawnie odrzuca kartę, potem odkrywa { $cards }; wszyscy używają jednej z nich.
companion-setup-dealing-alone = W każdej turze obejrzyj wierzchnią kartę i odrzuć ją, potem odkryj { $cards } i użyj jednej z nich.
companion-setup-secret = Na początku każdej rundy każdy dostaje tajną kartę; używa jej w turze { $turn }, gdy nic się nie odkrywa.
