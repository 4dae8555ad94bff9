### Why something is not allowed in the trail games.

refusal-dollars = kosztuje { $needs ->
        [one] { $needs } dolara
        [few] { $needs } dolary
        [many] { $needs } dolarów
       *[other] { $needs } dolarów
    }, masz { $has }
refusal-cowboys = wymaga { $needs ->
        [one] { $needs } kowboja
        [few] { $needs } kowbojów
        [many] { $needs } kowbojów
       *[other] { $needs } kowbojów
    }, wolnych: { $has }
refusal-builders = wymaga { $needs ->
        [one] { $needs } budowniczego
        [few] { $needs } budowniczych
        [many] { $needs } budowniczych
       *[other] { $needs } budowniczych
    }, masz { $has }
refusal-steps = trzeba zrobić co najmniej jeden krok
refusal-actions = trzeba wykonać co najmniej jedną akcję
refusal-certificates = wymaga { $needs ->
        [one] { $needs } certyfikatu
        [few] { $needs } certyfikatów
        [many] { $needs } certyfikatów
       *[other] { $needs } certyfikatów
    }, masz { $has }
refusal-breeding-value = potrzebna wartość hodowlana { $needs }, masz { $has }
refusal-not-next-ahead = to nie jest następny przystanek na szlaku
refusal-no-tile-there = nic tu nie leży, więc nie można się zatrzymać
refusal-beside-the-trail = leży obok szlaku
refusal-not-a-neutral-building = to nie jest budynek neutralny
refusal-already-performed = już to tutaj wykonano
refusal-performed-this-turn = już to wykonano w tej turze
refusal-not-your-building = to nie jest Twój budynek
refusal-no-risk-action = nie ma tu akcji ryzyka
refusal-no-auxiliary-action-now = po akcji lokalnej nie ma akcji pomocniczej
refusal-auxiliary-action-performed = zamiast tego wybrano akcję pomocniczą
refusal-single-only = tylko raz, nie podwójnie
refusal-open-slots = wymaga { $needs ->
        [one] { $needs } odsłoniętego pola
        [few] { $needs } odsłoniętych pól
        [many] { $needs } odsłoniętych pól
       *[other] { $needs } odsłoniętych pól
    }, masz { $has }
refusal-own-disc-there = już leży tam Twój dysk
refusal-no-disc-there = to pole jest już odsłonięte
refusal-black-corner-on-white = dysk z czarnym narożnikiem nie pasuje na białe miejsce
refusal-card-does-not-fit = ta karta nie pasuje
refusal-not-in-reserve = nie ma tego w Twoich zasobach
refusal-not-in-reach = jest poza zasięgiem
refusal-space-is-occupied = ktoś już tam jest
refusal-requirement-not-met = wymaganie nie jest spełnione
refusal-fitting-cards = żadna karta z Twojej ręki nie pasuje
refusal-spaces-behind = lokomotywa nie może cofnąć się tak daleko
refusal-building-spaces = nie ma wolnego pola
refusal-row-is-full = rząd jest pełny
refusal-auxiliary-actions = nie można wykonać żadnej akcji pomocniczej
refusal-cannot-stand-there = tu nie można postawić budynku
refusal-empty-spaces = nie ma pustego pola
refusal-engineers = wymaga { $needs ->
        [one] { $needs } inżyniera
        [few] { $needs } inżynierów
        [many] { $needs } inżynierów
       *[other] { $needs } inżynierów
    }, masz { $has }
refusal-a-disc-is-left = na Twojej planszetce jest jeszcze dysk
refusal-bandits = nie ma tam bandyty
refusal-builder-number = wymaga wyższej liczby budowniczych niż stary budynek
refusal-buildings-to-copy = nie ma sąsiedniego budynku do skopiowania
refusal-cards-in-the-stack = w stosie nie ma już kart
refusal-cards-of-one-breed = nie masz na ręce dwóch kart jednej rasy
refusal-cards-to-draw = nie można dobrać żadnej karty
refusal-certificate-spaces = masz już wszystkie certyfikaty
refusal-engine-is-not-there = Twojej lokomotywy tam nie ma
refusal-hazards = nie ma tam niebezpieczeństwa
refusal-hired-workers = nie ma zatrudnionego pracownika do oddania
refusal-locations-ahead = dalej na szlaku nie ma przystanku
refusal-moves = lokomotywa nie może jechać tak daleko
refusal-no-copying-back = nie można kopiować z powrotem
refusal-no-disc-left = nie ma już dysków
refusal-no-free-move-into-kansas-city = darmowym ruchem nie można wejść do Kansas City
refusal-not-adjacent = nie sąsiaduje
refusal-not-on-the-track = nie ma tego na torze
refusal-not-to-be-chosen = nie można tego teraz wybrać
refusal-nothing-left-to-copy = nie ma już czego kopiować
refusal-objective-cards = nie ma już kart celów
refusal-purchases = nie można nic kupić
refusal-replaced-this-turn = zastąpiono go w tej turze
refusal-row-of-the-token = jest w rzędzie żetonu
refusal-stack-is-empty = stos jest pusty
refusal-forest = żaden Twój budynek nie stoi w lesie
refusal-stations = nie masz żadnej stacji
refusal-pairs = nie masz pary bandytów obu kolorów
refusal-cards-in-the-market = za mało takich kart na rynku, potrzeba: { $needs }
refusal-stations-behind = za lokomotywą nie ma stacji do ulepszenia
refusal-workers = nie można nikogo zatrudnić
