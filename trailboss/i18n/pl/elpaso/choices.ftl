### What choices of El Paso are called, cost and do.

elpaso-action-draw = dobierz: { $thing }
action-again = wymień jeszcze raz
action-all-rounders = odrzuć pracowników wszechstronnych: { $thing }
action-post = dostarcz do placówki handlowej { $thing }
action-spend = odrzuć pracownika, aby otrzymać premię: { $thing }
action-train = użyj karty pociągu { $thing }

ui-ring-start-at = zacznij tutaj: { $place }
ui-ring-go = przesuń ranczera: { $place }
ui-ring-stop = zatrzymaj się: { $place }
ui-ring-take = weź: { $token }
ui-ring-draw = { $kind ->
        [objective] dobierz zakryty żeton celu
       *[bonus] dobierz zakryty żeton premii
    }
ui-ring-again = wymień jeszcze raz
ui-ring-hire = { $worker ->
        [cowboy] zatrudnij kowboja
        [builder] zatrudnij budowniczego
        [engineer] zatrudnij inżyniera
       *[all_rounder] zatrudnij pracownika wszechstronnego
    }
ui-ring-buy = kup: { $cow }
ui-ring-use-train = użyj karty pociągu { $number }
ui-ring-build = budynek { $number }
ui-ring-site = wznieś tutaj: { $place }
ui-ring-replace = zastąp: { $place }
ui-ring-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] pracownik wszechstronny × { $all }
           *[other] { $trade } × { $others }, pracownik wszechstronny × { $all }
        }
    }
ui-ring-certificates = { $amount ->
        [0] nie wydawaj certyfikatów
        [one] wydaj { $amount } certyfikat
        [few] wydaj { $amount } certyfikaty
        [many] wydaj { $amount } certyfikatów
       *[other] wydaj { $amount } certyfikatów
    }
ui-ring-deliver = dostarcz do placówki handlowej { $post }
ui-ring-disc = zdejmij dysk: { $slot }
ui-ring-spend = { $worker ->
        [cowboy] odrzuć kowboja
        [builder] odrzuć budowniczego
        [engineer] odrzuć inżyniera
       *[all_rounder] odrzuć pracownika wszechstronnego
    }: { $what }
ui-ring-cost-engineers = { $amount ->
        [one] { $amount } inżynier
        [few] { $amount } inżynierów
        [many] { $amount } inżynierów
       *[other] { $amount } inżynierów
    }
ui-ring-free = nic nie kosztuje
ui-ring-value = wartość { $value }
ui-ring-worker-bonus = po odrzuceniu: { $what }
ui-ring-worth = dostawa o wartości { $worth }: najdalej placówka { $posts }
ui-ring-any-disc = przyjmuje dowolny dysk
ui-ring-light-disc = przyjmuje tylko dyski z jasnych pól
ui-ring-exchange = oddaj żeton: dobierz jedną kartę, potem odrzuć jedną
ui-ring-opens-aux1-upgrade = wzmacnia akcję pomocniczą 1
ui-ring-opens-aux2-unlock = odblokowuje akcję pomocniczą 2
ui-ring-opens-aux3-upgrade = wzmacnia akcję pomocniczą 3
ui-ring-opens-aux4-unlock = odblokowuje akcję pomocniczą 4
ui-ring-opens-permanent-certificate = stały certyfikat
ui-ring-opens-hand-limit = jedna karta więcej na ręce
ui-ring-opens-step-limit = jeden krok więcej
ui-ring-cow-any = dowolną krowę
ui-ring-cow-value = krowę o wartości { $value }
ui-ring-do-discardcow = odrzuć { $cards } za { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-ring-do-discardcow-value = odrzuć { $cards }, po { $per ->
        [one] { $per } dolarze
        [few] { $per } dolary
        [many] { $per } dolarów
       *[other] { $per } dolarów
    } za każdy punkt wartości hodowlanej
ui-ring-do-removecow = usuń z gry z ręki { $cards }
ui-ring-do-gain =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-ring-do-certify =
    otrzymaj { $amount ->
        [one] { $amount } certyfikat
        [few] do { $amount } certyfikatów
        [many] do { $amount } certyfikatów
       *[other] do { $amount } certyfikatów
    }
ui-ring-do-gaintokens =
    { $amount ->
        [one] pozyskaj żeton wymiany
        [few] zyskaj { $amount } żetony wymiany
        [many] zyskaj { $amount } żetonów wymiany
       *[other] zyskaj { $amount } żetonów wymiany
    }{ $cost ->
        [0] { "" }
       *[other]
            { " " }za { $cost ->
                [one] { $cost } dolara
                [few] { $cost } dolary
                [many] { $cost } dolarów
               *[other] { $cost } dolarów
            }
    }
ui-ring-do-hire = { $price ->
        [0] zatrudnij pracownika za darmo (wszechstronnego za { $surcharge ->
            [one] { $surcharge } dolara
            [few] { $surcharge } dolary
            [many] { $surcharge } dolarów
           *[other] { $surcharge } dolarów
        })
       *[other] zatrudnij pracownika za { $price ->
           [one] { $price } dolara
           [few] { $price } dolary
           [many] { $price } dolarów
          *[other] { $price } dolarów
       }
    }{ $more ->
        [0] { "" }
       *[other] { " " }i drugiego, innego rodzaju, za { $more }
    }
ui-ring-do-buycow = kup krowę za pomocą kowbojów
ui-ring-do-gaincow =
    pozyskaj kartę krowy „{ $breed }”{ $cost ->
        [0] { "" }
       *[other]
            { " " }za { $cost ->
                [one] { $cost } dolara
                [few] { $cost } dolary
                [many] { $cost } dolarów
               *[other] { $cost } dolarów
            }
    }
ui-ring-do-usetrain = użyj karty pociągu za pomocą inżynierów
ui-ring-do-taketoken = { $kind ->
        [objective] weź żeton celu
        [bonus] weź żeton premii
       *[any] weź żeton celu lub premii
    }{ $cost ->
        [0] { "" }
       *[other] { " " }za { $cost ->
           [one] { $cost } dolara
           [few] { $cost } dolary
           [many] { $cost } dolarów
          *[other] { $cost } dolarów
       }
    }
ui-ring-do-build = wznieś lub zastąp budynek za pomocą budowniczych
ui-ring-do-auxiliary = { $count ->
        [one] wykonaj akcję pomocniczą
        [few] wykonaj { $count } różne akcje pomocnicze
        [many] wykonaj { $count } różnych akcji pomocniczych
       *[other] wykonaj { $count } różnych akcji pomocniczych
    }
ui-ring-do-move =
    przesuń ranczera o maks. { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    } i skorzystaj z przystanku
ui-ring-do-exchange = { $count ->
        [1] dobierz jedną kartę, potem odrzuć jedną
       *[other] dobierz jedną kartę, potem odrzuć jedną, najwyżej { $count } razy
    }
ui-ring-do-stepbonus = { $steps ->
        [one] jeden krok więcej
        [few] { $steps } kroki więcej
        [many] { $steps } kroków więcej
       *[other] { $steps } kroków więcej
    }
ui-ring-do-certificatebonus = zapłać { $cost ->
        [one] { $cost } dolara
        [few] { $cost } dolary
        [many] { $cost } dolarów
       *[other] { $cost } dolarów
    } za certyfikat
ui-ring-do-moneybonus =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-ring-ask-placerancher = Gdzie zaczyna Twój ranczer?
ui-ring-ask-walk = { $moved ->
        [yes] { $steps ->
            [0] Nie ma już kroków: zatrzymaj się albo odrzuć kowboja.
            [one] Jedź dalej, został jeden krok, albo się zatrzymaj.
            [few] Jedź dalej, zostały { $steps } kroki, albo się zatrzymaj.
            [many] Jedź dalej, zostało { $steps } kroków, albo się zatrzymaj.
           *[other] Jedź dalej, zostało { $steps } kroków, albo się zatrzymaj.
        }
       *[no] { $steps ->
            [one] Jedź: jeden krok.
            [few] Jedź: maks. { $steps } kroki.
            [many] Jedź: maks. { $steps } kroków.
           *[other] Jedź: maks. { $steps } kroków.
        }
    }
ui-ring-ask-perform =
    { $place ->
        [train] Karta pociągu { $card }: co robisz?
        [foreign] Cudzy budynek: jedna akcja pomocnicza.
       *[tile]
            { $used ->
                [0] Co chcesz tu zrobić?
               *[other] Co jeszcze chcesz tu zrobić?
            }
    }
ui-ring-ask-choosetoken = { $kind ->
        [start] Z którym celem zaczynasz?
        [objective] Który żeton celu bierzesz?
        [bonus] Który żeton premii bierzesz?
       *[any] Który żeton bierzesz?
    }
ui-ring-ask-offerimmediate = Czy korzystasz teraz z działania żetonu?
ui-ring-ask-chooseauxiliary = { $left ->
        [1] Która akcja pomocnicza?
       *[other] Która akcja pomocnicza najpierw?
    }
ui-ring-ask-choosecow = Którą krowę odrzucasz za dolary?
ui-ring-ask-chooseremoval = Którą krowę usuwasz z gry?
ui-ring-ask-discarddrawn = Którą kartę odrzucasz?
ui-ring-ask-exchangeagain = Jeszcze jedna wymiana?
ui-ring-ask-window = Coś jeszcze przed końcem twojej tury?
ui-ring-ask-choosekind = Który budynek wznosisz?
ui-ring-ask-choosesite = Gdzie ma stanąć budynek { $number }?
ui-ring-ask-choosecertificates = El Paso: pokazujesz rękę. Ile certyfikatów wydajesz?
ui-ring-ask-choosepost = Twoja dostawa jest warta { $value }. Do której placówki handlowej?
ui-ring-ask-choosedisc = Który dysk trafia do placówki handlowej { $post }?
ui-ring-ask-choosebreed = Którą krowę kupujesz?
ui-ring-ask-choosetraincard = Której karty pociągu używasz?
ui-ring-ask-chooseworker = { $hired ->
        [0] Kogo zatrudniasz?
       *[other] Jeszcze jeden pracownik za { $price ->
           [one] { $price } dolara
           [few] { $price } dolary
           [many] { $price } dolarów
          *[other] { $price } dolarów
       }?
    }
ui-ring-ask-employ = { $count ->
        [one] Którego pracownika odrzucasz?
        [few] Których { $count } pracowników odrzucasz?
        [many] Których { $count } pracowników odrzucasz?
       *[other] Których { $count } pracowników odrzucasz?
    }
