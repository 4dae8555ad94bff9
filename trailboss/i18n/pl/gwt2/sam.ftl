### Sam, card by card.

event-sam-card = { $who } odkrywa kartę { $amount }: { $thing }
event-sam-steps = { $who } wyrusza stąd: { $thing }, i robi { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroków
    }
event-sam-idle = { $who } tylko się przesuwa: karta { $amount } wymaga specjalizacji „{ $thing }”
event-sam-nothing = { $who } obchodzi się smakiem: { $thing }
event-sam-specialist = { $who } ma nową specjalizację: { $thing }
event-sam-buys = { $who } kupuje na polu rynku { $thing }: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }, najwięcej, ile może dostać
event-sam-lot = { $who } losuje w kolumnie prognoz { $amount }: { $thing }

thing-sam-card-1 = 1 krok, potem zatrudnia najtańszego pracownika
thing-sam-card-2 = 1 krok, potem lokomotywa
thing-sam-card-3 = 1 krok, potem bierze najlepszą kartę celu
thing-sam-card-4 = 1 krok, potem bierze bandytę z najwyższym numerem
thing-sam-card-5 = 1 krok, potem bierze najlepsze niebezpieczeństwo z najpełniejszej strefy
thing-sam-card-6 = 1 krok, potem zatrudnia zgodnie ze specjalizacją
thing-sam-card-7 = 2 kroki, potem lokomotywa
thing-sam-card-8 = 2 kroki, potem kupuje krowy
thing-sam-card-9 = 2 kroki, potem wznosi budynek
thing-sam-card-10 = krok za każdy budynek strony, która ma ich więcej; potem, jeśli specjalizacja to budowniczy, wznosi budynek
thing-sam-card-11 = krok za każdy budynek strony, która ma ich więcej; potem, jeśli specjalizacja to inżynier, zatrudnia inżyniera i przesuwa lokomotywę
thing-sam-card-12 = krok za każdego kowboja; potem, jeśli specjalizacja to kowboj, odkrywa 2 karty krów i kupuje, jakby miał o jednego kowboja mniej
thing-sam-card-13 = krok za każdego kowboja; potem, jeśli specjalizacja to kowboj, kupuje karty krów
thing-sam-card-14 = krok za każdego pracownika jego specjalizacji; potem, jeśli specjalizacja to inżynier, przesuwa lokomotywę
thing-sam-card-15 = krok za każdego pracownika jego specjalizacji; potem, jeśli specjalizacja to budowniczy, wznosi budynek
thing-sam-no-worker = nie ma pracownika, dla którego jest miejsce
thing-sam-no-engineer = nie ma inżyniera, dla którego jest miejsce
thing-sam-no-purchase = nie ma krów, które można kupić
thing-sam-no-building = nie ma budynku, który można wznieść
thing-sam-no-objective = nie ma karty celu
thing-sam-no-bandit = nie ma bandyty
thing-sam-no-hazard = nie ma niebezpieczeństwa
thing-sam-no-disc = nie ma już dysków

ui-board-automa = Specjalizacja: { $specialty }. Pozostałe karty: { $left }. Zużyte karty: { $used }
