### Sue, card by card.

event-sue-shuffle = talia bota jest pusta: potasuj stos kart odrzuconych i utwórz nową
event-sue-card = { $who } odkrywa kartę bota { $thing }
event-sue-steps =
    { $who } przesuwa się o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroków
    } i wcześniej zatrzymuje się tylko w El Paso
event-sue-counts = { $who } robi krok za każdego pracownika tej specjalizacji ({ $thing }): { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroków
    }
event-sue-shorter = na rozwidleniu { $who } wybiera drogę z mniejszą liczbą przystanków: { $thing }
event-sue-inner = na rozwidleniu { $who } wybiera drogę wewnętrzną, bo obie mają tyle samo przystanków: { $thing }
event-sue-cowboys = { $who } idzie na rynek bydła, ma { $amount ->
        [one] { $amount } kowboja
        [few] { $amount } kowbojów
        [many] { $amount } kowbojów
       *[other] { $amount } kowbojów
    } i bierze: { $thing }
event-sue-cheaper = nie ma już kart tego rodzaju ({ $thing }): { $who } bierze następną tańszą
event-sue-no-cow = nie ma już kart tego rodzaju ({ $thing }): { $who } nic nie otrzymuje
event-sue-draws = { $who } odkrywa wierzchnią kartę zasobów: { $thing }
event-sue-worker = { $who } dokłada pracownika do specjalizacji: { $thing } (teraz { $amount })
event-sue-empty = talia zasobów jest pusta: { $who } nic nie dobiera
event-sue-best = { $who } wykonuje akcję swojej najliczniejszej specjalizacji: { $thing } ({ $amount })
event-sue-train = { $who } używa karty pociągu { $amount }, zgodnie z liczbą swoich inżynierów: liczą się na niej tylko żetony, krowy i zatrudnianie, za darmo
event-sue-token = { $who } szuka odkrytego żetonu o największej liczbie punktów ({ $amount }), w razie remisu tego najbardziej z lewej
event-sue-no-token = dla { $who } nie ma już takiego żetonu
event-sue-builders = { $who } wznosi budynek za darmo, ma { $amount ->
        [one] { $amount } budowniczego
        [few] { $amount } budowniczych
        [many] { $amount } budowniczych
       *[other] { $amount } budowniczych
    }
event-sue-dearest = { $who } szuka najdroższego pustego pola (koszt { $amount }), w razie remisu najbliższego zgodnie z ruchem wskazówek zegara: { $thing }
event-sue-replaces = { $who } ulepsza budynek, używając największej możliwej liczby budowniczych ({ $amount }), w razie remisu najbliższy zgodnie z ruchem wskazówek zegara: { $thing }
event-sue-no-building = { $who } nie może wznieść ani zastąpić budynku: zamiast tego Hereford
event-sue-cannot-build = { $who } nie może ani budować, ani zastąpić budynku, a jej budynki nie są w pełni ulepszone: nic

thing-sue-a1 = A1: 2 kroki, potem rynek bydła
thing-sue-a2 = A2: 2 kroki, potem pociąg
thing-sue-a3 = A3: 2 kroki, potem budowa
thing-sue-a4 = A4: 3 kroki, potem 1 karta zasobów
thing-sue-a5 = A5: krok za każdego kowboja, potem rynek bydła
thing-sue-a6 = A6: krok za każdego budowniczego, potem budowa
thing-sue-a7 = A7: krok za każdego inżyniera, potem pociąg
thing-sue-a8 = A8: 3 kroki, potem budowa
thing-sue-b1 = B1: 3 kroki, potem najlepsza z trzech akcji
thing-sue-b2 = B2: 3 kroki, potem 2 karty zasobów
thing-sue-b3 = B3: 4 kroki, potem najlepsza z trzech akcji
