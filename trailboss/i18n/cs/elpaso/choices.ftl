### What choices of El Paso are called, cost and do.

elpaso-action-draw = dobrat: { $thing }
action-again = vyměnit ještě jednou
action-all-rounders = odložit všeuměly: { $thing }
action-post = expedovat na obchodní stanici { $thing }
action-spend = odložit pracovníka za bonus: { $thing }
action-train = použít kartu vlaku { $thing }

ui-ring-start-at = začít: { $place }
ui-ring-go = jet: { $place }
ui-ring-stop = zastavit: { $place }
ui-ring-take = vzít: { $token }
ui-ring-draw = { $kind ->
        [objective] vzít naslepo žeton úkolu
       *[bonus] vzít naslepo bonusový žeton
    }
ui-ring-again = vyměnit ještě jednou
ui-ring-hire = { $worker ->
        [cowboy] najmout kovboje
        [builder] najmout řemeslníka
        [engineer] najmout inženýra
       *[all_rounder] najmout všeuměla
    }
ui-ring-buy = koupit krávu { $cow }
ui-ring-use-train = použít kartu vlaku { $number }
ui-ring-build = budova { $number }
ui-ring-site = místo stavby: { $place }
ui-ring-replace = nahradit: { $place }
ui-ring-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] všeuměl × { $all }
           *[other] { $trade } × { $others }, všeuměl × { $all }
        }
    }
ui-ring-certificates = { $amount ->
        [0] nevyužít žádné certifikáty
        [one] využít { $amount } certifikát
        [few] využít { $amount } certifikáty
       *[other] využít { $amount } certifikátů
    }
ui-ring-deliver = expedovat na obchodní stanici { $post }
ui-ring-disc = vzít kámen z pole: { $slot }
ui-ring-spend = { $worker ->
        [cowboy] odložit kovboje
        [builder] odložit řemeslníka
        [engineer] odložit inženýra
       *[all_rounder] odložit všeuměla
    }: { $what }
ui-ring-cost-engineers = { $amount ->
        [one] { $amount } inženýr
        [few] { $amount } inženýři
       *[other] { $amount } inženýrů
    }
ui-ring-free = nic nestojí
ui-ring-value = hodnota { $value }
ui-ring-worker-bonus = při odložení: { $what }
ui-ring-worth = expedice v hodnotě { $worth }: až po stanici { $posts }
ui-ring-any-disc = bere jakýkoli kámen
ui-ring-light-disc = bere jen kameny ze světlých polí
ui-ring-exchange = vrátit žeton: dobrat jednu kartu, pak jednu odložit
ui-ring-opens-aux1-upgrade = vylepšuje pomocnou akci 1
ui-ring-opens-aux2-unlock = odemyká pomocnou akci 2
ui-ring-opens-aux3-upgrade = vylepšuje pomocnou akci 3
ui-ring-opens-aux4-unlock = odemyká pomocnou akci 4
ui-ring-opens-permanent-certificate = trvalý certifikát
ui-ring-opens-hand-limit = limit karet v ruce +1
ui-ring-opens-step-limit = limit kroků +1
ui-ring-cow-any = libovolnou krávu
ui-ring-cow-value = krávu hodnoty { $value }
ui-ring-do-discardcow = odložit { $cards } za { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-ring-do-discardcow-value = odložit { $cards }, za každý bod hodnoty chovu { $per ->
        [one] { $per } dolar
        [few] { $per } dolary
       *[other] { $per } dolarů
    }
ui-ring-do-removecow = vyřadit ze hry { $cards } z ruky
ui-ring-do-gain = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-ring-do-certify = získat { $amount ->
        [one] { $amount } certifikát
        [few] až { $amount } certifikáty
       *[other] až { $amount } certifikátů
    }
ui-ring-do-gaintokens = { $amount ->
        [one] získat žeton výměny
        [few] získat { $amount } žetony výměny
       *[other] získat { $amount } žetonů výměny
    }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-ring-do-hire = { $price ->
        [0] najmout pracovníka zdarma (všeuměla za { $surcharge })
        [one] najmout pracovníka za { $price } dolar
        [few] najmout pracovníka za { $price } dolary
       *[other] najmout pracovníka za { $price } dolarů
    }{ $more ->
        [0] { "" }
       *[other] , a ještě jednoho jiného druhu za { $more }
    }
ui-ring-do-buycow = koupit krávu pomocí kovbojů
ui-ring-do-gaincow = získat krávu { $breed }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-ring-do-usetrain = použít kartu vlaku pomocí inženýrů
ui-ring-do-taketoken = { $kind ->
        [objective] vzít žeton úkolu
        [bonus] vzít bonusový žeton
       *[any] vzít žeton úkolu nebo bonusový žeton
    }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-ring-do-build = postavit nebo nahradit budovu pomocí řemeslníků
ui-ring-do-auxiliary = { $count ->
        [one] provést pomocnou akci
        [few] provést { $count } různé pomocné akce
       *[other] provést { $count } různých pomocných akcí
    }
ui-ring-do-move = jet až { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } a použít dosažené zastavení
ui-ring-do-exchange = { $count ->
        [one] dobrat jednu kartu, pak jednu odložit
        [few] dobrat jednu kartu, pak jednu odložit, až { $count }krát
       *[other] dobrat jednu kartu, pak jednu odložit, až { $count }krát
    }
ui-ring-do-stepbonus = { $steps ->
        [one] o krok víc
        [few] o { $steps } kroky víc
       *[other] o { $steps } kroků víc
    }
ui-ring-do-certificatebonus = zaplatit { $cost ->
        [one] { $cost } dolar
        [few] { $cost } dolary
       *[other] { $cost } dolarů
    } za certifikát
ui-ring-do-moneybonus = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-ring-ask-placerancher = Kde začne tvůj rančer?
ui-ring-ask-walk = { $moved ->
        [yes] { $steps ->
        [0] Nezbývá žádný krok: zastav, nebo odlož kovboje.
        [one] Jeď dál, zbývá jeden krok, nebo zastav.
        [few] Jeď dál, zbývají { $steps } kroky, nebo zastav.
       *[other] Jeď dál, zbývá { $steps } kroků, nebo zastav.
    }
       *[no] { $steps ->
        [one] Jeď: jeden krok.
        [few] Jeď: až { $steps } kroky.
       *[other] Jeď: až { $steps } kroků.
    }
    }
ui-ring-ask-perform = { $place ->
        [train] Karta vlaku { $card }: co uděláš?
        [foreign] Cizí budova: jedna pomocná akce.
       *[tile] { $used ->
            [0] Co tady uděláš?
           *[other] Co tady uděláš ještě?
        }
    }
ui-ring-ask-choosetoken = { $kind ->
        [start] S kterým úkolem začneš?
        [objective] Který žeton úkolu si vezmeš?
        [bonus] Který bonusový žeton si vezmeš?
       *[any] Který žeton si vezmeš?
    }
ui-ring-ask-offerimmediate = Využiješ účinek žetonu hned?
ui-ring-ask-chooseauxiliary =
    { $left ->
        [one] Kterou pomocnou akci provedeš?
        [few] Kterou pomocnou akci první?
       *[other] Kterou pomocnou akci první?
    }
ui-ring-ask-choosecow = Kterou krávu odložíš za dolary?
ui-ring-ask-chooseremoval = Kterou krávu vyřadíš ze hry?
ui-ring-ask-discarddrawn = Kterou kartu odložíš?
ui-ring-ask-exchangeagain = Ještě jedna výměna?
ui-ring-ask-window = Ještě něco před koncem tvého tahu?
ui-ring-ask-choosekind = Kterou budovu postavíš?
ui-ring-ask-choosesite = Kde bude stát budova { $number }?
ui-ring-ask-choosecertificates = El Paso: ukazuješ karty z ruky. Kolik certifikátů využiješ?
ui-ring-ask-choosepost = Tvá expedice má hodnotu { $value }. Na kterou obchodní stanici?
ui-ring-ask-choosedisc = Který kámen půjde na obchodní stanici { $post }?
ui-ring-ask-choosebreed = Kterou krávu koupíš?
ui-ring-ask-choosetraincard = Kterou kartu vlaku použiješ?
ui-ring-ask-chooseworker = { $hired ->
        [0] Koho najmeš?
       *[other] Dalšího pracovníka za { $price ->
        [one] { $price } dolar
        [few] { $price } dolary
       *[other] { $price } dolarů
    }?
    }
ui-ring-ask-employ = { $count ->
        [one] Kterého pracovníka odložíš?
        [few] Které { $count } pracovníky odložíš?
       *[other] Kterých { $count } pracovníků odložíš?
    }
