### What choices of El Paso are called, cost and do.

elpaso-action-draw = dobierz: { $thing }
action-again = wymień jeszcze raz
action-all-rounders = odrzuć pracowników wszechstronnych: { $thing }
action-post = dostarcz do placówki handlowej { $thing }
action-spend = odrzuć pracownika, aby otrzymać premię: { $thing }
action-train = użyj karty pociągu { $thing }

ui-elpaso-start-at = zacznij tutaj: { $place }
ui-elpaso-go = przesuń ranczera: { $place }
ui-elpaso-stop = zatrzymaj się: { $place }
ui-elpaso-take = weź: { $token }
ui-elpaso-draw = { $kind ->
        [objective] dobierz zakryty żeton celu
       *[bonus] dobierz zakryty żeton premii
    }
ui-elpaso-again = wymień jeszcze raz
ui-elpaso-hire = { $worker ->
        [cowboy] zatrudnij kowboja
        [builder] zatrudnij budowniczego
        [engineer] zatrudnij inżyniera
       *[all_rounder] zatrudnij pracownika wszechstronnego
    }
ui-elpaso-buy = kup: { $cow }
ui-elpaso-use-train = użyj karty pociągu { $number }
ui-elpaso-build = budynek { $number }
ui-elpaso-site = wznieś tutaj: { $place }
ui-elpaso-replace = zastąp: { $place }
ui-elpaso-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] pracownik wszechstronny × { $all }
           *[other] { $trade } × { $others }, pracownik wszechstronny × { $all }
        }
    }
ui-elpaso-certificates = { $amount ->
        [0] nie wydawaj certyfikatów
        [one] wydaj { $amount } certyfikat
        [few] wydaj { $amount } certyfikaty
        [many] wydaj { $amount } certyfikatów
       *[other] wydaj { $amount } certyfikatów
    }
ui-elpaso-deliver = dostarcz do placówki handlowej { $post }
ui-elpaso-disc = zdejmij dysk: { $slot }
ui-elpaso-spend = { $worker ->
        [cowboy] odrzuć kowboja
        [builder] odrzuć budowniczego
        [engineer] odrzuć inżyniera
       *[all_rounder] odrzuć pracownika wszechstronnego
    }: { $what }
ui-elpaso-cost-engineers = { $amount ->
        [one] { $amount } inżynier
        [few] { $amount } inżynierów
        [many] { $amount } inżynierów
       *[other] { $amount } inżynierów
    }
ui-elpaso-value = wartość { $value }
ui-elpaso-worker-bonus = po odrzuceniu: { $what }
ui-elpaso-worth = dostawa o wartości { $worth }: najdalej placówka { $posts }
ui-elpaso-any-disc = przyjmuje dowolny dysk
ui-elpaso-light-disc = przyjmuje tylko dyski z jasnych pól
ui-elpaso-exchange = oddaj żeton: dobierz jedną kartę, potem odrzuć jedną
ui-elpaso-opens-aux1-upgrade = wzmacnia akcję pomocniczą 1
ui-elpaso-opens-aux2-unlock = odblokowuje akcję pomocniczą 2
ui-elpaso-opens-aux3-upgrade = wzmacnia akcję pomocniczą 3
ui-elpaso-opens-aux4-unlock = odblokowuje akcję pomocniczą 4
ui-elpaso-opens-permanent-certificate = stały certyfikat
ui-elpaso-opens-hand-limit = jedna karta więcej na ręce
ui-elpaso-opens-step-limit = jeden krok więcej
ui-elpaso-cow-any = dowolną krowę
ui-elpaso-cow-value = krowę o wartości { $value }
ui-elpaso-do-discardcow = odrzuć { $cards } za { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-elpaso-do-discardcow-value = odrzuć { $cards }, po { $per ->
        [one] { $per } dolarze
        [few] { $per } dolary
        [many] { $per } dolarów
       *[other] { $per } dolarów
    } za każdy punkt wartości hodowlanej
ui-elpaso-do-removecow = usuń z gry z ręki { $cards }
ui-elpaso-do-gain =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-elpaso-do-certify =
    otrzymaj { $amount ->
        [one] { $amount } certyfikat
        [few] do { $amount } certyfikatów
        [many] do { $amount } certyfikatów
       *[other] do { $amount } certyfikatów
    }
ui-elpaso-do-gaintokens =
    { $amount ->
        [one] pozyskaj żeton wymiany
        [few] pozyskaj { $amount } żetony wymiany
        [many] pozyskaj { $amount } żetonów wymiany
       *[other] pozyskaj { $amount } żetonów wymiany
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
ui-elpaso-do-hire = { $price ->
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
ui-elpaso-do-buycow = kup krowę za pomocą kowbojów
ui-elpaso-do-gaincow =
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
ui-elpaso-do-usetrain = użyj karty pociągu za pomocą inżynierów
ui-elpaso-do-taketoken = { $kind ->
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
ui-elpaso-do-build = wznieś lub zastąp budynek za pomocą budowniczych
ui-elpaso-do-auxiliary = { $count ->
        [one] wykonaj akcję pomocniczą
        [few] wykonaj { $count } różne akcje pomocnicze
        [many] wykonaj { $count } różnych akcji pomocniczych
       *[other] wykonaj { $count } różnych akcji pomocniczych
    }
ui-elpaso-do-move =
    przesuń ranczera o maks. { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    } i skorzystaj z przystanku
ui-elpaso-do-exchange = { $count ->
        [1] dobierz jedną kartę, potem odrzuć jedną
       *[other] dobierz jedną kartę, potem odrzuć jedną, najwyżej { $count } razy
    }
ui-elpaso-do-stepbonus = { $steps ->
        [one] jeden krok więcej
        [few] { $steps } kroki więcej
        [many] { $steps } kroków więcej
       *[other] { $steps } kroków więcej
    }
ui-elpaso-do-certificatebonus = zapłać { $cost ->
        [one] { $cost } dolara
        [few] { $cost } dolary
        [many] { $cost } dolarów
       *[other] { $cost } dolarów
    } za certyfikat
ui-elpaso-do-moneybonus =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-elpaso-ask-placerancher = Gdzie zaczyna Twój ranczer?
ui-elpaso-ask-walk = { $moved ->
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
ui-elpaso-ask-perform =
    { $place ->
        [train] Karta pociągu { $card }: co robisz?
        [foreign] Cudzy budynek: jedna akcja pomocnicza.
       *[tile]
            { $used ->
                [0] Co chcesz tu zrobić?
               *[other] Co jeszcze chcesz tu zrobić?
            }
    }
ui-elpaso-ask-choosetoken = { $kind ->
        [start] Z którym celem zaczynasz?
        [objective] Który żeton celu bierzesz?
        [bonus] Który żeton premii bierzesz?
       *[any] Który żeton bierzesz?
    }
ui-elpaso-ask-offerimmediate = Czy korzystasz teraz z działania żetonu?
ui-elpaso-ask-chooseauxiliary = { $left ->
        [1] Która akcja pomocnicza?
       *[other] Która akcja pomocnicza najpierw?
    }
ui-elpaso-ask-choosecow = Którą krowę odrzucasz za dolary?
ui-elpaso-ask-chooseremoval = Którą krowę usuwasz z gry?
ui-elpaso-ask-discarddrawn = Którą kartę odrzucasz?
ui-elpaso-ask-exchangeagain = Jeszcze jedna wymiana?
ui-elpaso-ask-window = Coś jeszcze przed końcem Twojej tury?
ui-elpaso-ask-choosekind = Który budynek wznosisz?
ui-elpaso-ask-choosesite = Gdzie ma stanąć budynek { $number }?
ui-elpaso-ask-choosecertificates = El Paso: pokazujesz rękę. Ile certyfikatów wydajesz?
ui-elpaso-ask-choosepost = Twoja dostawa jest warta { $value }. Do której placówki handlowej?
ui-elpaso-ask-choosedisc = Który dysk trafia do placówki handlowej { $post }?
ui-elpaso-ask-choosebreed = Którą krowę kupujesz?
ui-elpaso-ask-choosetraincard = Której karty pociągu używasz?
ui-elpaso-ask-chooseworker = { $hired ->
        [0] Kogo zatrudniasz?
       *[other] Jeszcze jeden pracownik za { $price ->
           [one] { $price } dolara
           [few] { $price } dolary
           [many] { $price } dolarów
          *[other] { $price } dolarów
       }?
    }
ui-elpaso-ask-employ = { $count ->
        [one] Którego pracownika odrzucasz?
        [few] Których { $count } pracowników odrzucasz?
        [many] Których { $count } pracowników odrzucasz?
       *[other] Których { $count } pracowników odrzucasz?
    }
