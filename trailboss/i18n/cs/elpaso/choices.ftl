### What choices of El Paso are called, cost and do.

elpaso-action-draw = dobrat: { $thing }
action-again = vyměnit ještě jednou
action-all-rounders = odložit všeuměly: { $thing }
action-post = expedovat na obchodní stanici { $thing }
action-spend = odložit pracovníka za bonus: { $thing }
action-train = použít kartu vlaku { $thing }

ui-elpaso-start-at = začít: { $place }
ui-elpaso-go = jet: { $place }
ui-elpaso-stop = zastavit: { $place }
ui-elpaso-take = vzít: { $token }
ui-elpaso-draw = { $kind ->
        [objective] vzít naslepo žeton úkolu
       *[bonus] vzít naslepo bonusový žeton
    }
ui-elpaso-again = vyměnit ještě jednou
ui-elpaso-hire = { $worker ->
        [cowboy] najmout kovboje
        [builder] najmout řemeslníka
        [engineer] najmout inženýra
       *[all_rounder] najmout všeuměla
    }
ui-elpaso-buy = koupit krávu { $cow }
ui-elpaso-use-train = použít kartu vlaku { $number }
ui-elpaso-build = budova { $number }
ui-elpaso-site = místo stavby: { $place }
ui-elpaso-replace = nahradit: { $place }
ui-elpaso-mix = { $all ->
        [0] { $trade } × { $others }
       *[other] { $others ->
            [0] všeuměl × { $all }
           *[other] { $trade } × { $others }, všeuměl × { $all }
        }
    }
ui-elpaso-certificates = { $amount ->
        [0] nevyužít žádné certifikáty
        [one] využít { $amount } certifikát
        [few] využít { $amount } certifikáty
       *[other] využít { $amount } certifikátů
    }
ui-elpaso-deliver = expedovat na obchodní stanici { $post }
ui-elpaso-disc = vzít kámen z pole: { $slot }
ui-elpaso-spend = { $worker ->
        [cowboy] odložit kovboje
        [builder] odložit řemeslníka
        [engineer] odložit inženýra
       *[all_rounder] odložit všeuměla
    }: { $what }
ui-elpaso-cost-engineers = { $amount ->
        [one] { $amount } inženýr
        [few] { $amount } inženýři
       *[other] { $amount } inženýrů
    }
ui-elpaso-value = hodnota { $value }
ui-elpaso-worker-bonus = při odložení: { $what }
ui-elpaso-worth = expedice v hodnotě { $worth }: až po stanici { $posts }
ui-elpaso-any-disc = bere jakýkoli kámen
ui-elpaso-light-disc = bere jen kameny ze světlých polí
ui-elpaso-exchange = vrátit žeton: dobrat jednu kartu, pak jednu odložit
ui-elpaso-opens-aux1-upgrade = vylepšuje pomocnou akci 1
ui-elpaso-opens-aux2-unlock = odemyká pomocnou akci 2
ui-elpaso-opens-aux3-upgrade = vylepšuje pomocnou akci 3
ui-elpaso-opens-aux4-unlock = odemyká pomocnou akci 4
ui-elpaso-opens-permanent-certificate = trvalý certifikát
ui-elpaso-opens-hand-limit = limit karet v ruce +1
ui-elpaso-opens-step-limit = limit kroků +1
ui-elpaso-cow-any = libovolnou krávu
ui-elpaso-cow-value = krávu hodnoty { $value }
ui-elpaso-do-discardcow = odložit { $cards } za { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-elpaso-do-discardcow-value = odložit { $cards }, za každý bod hodnoty chovu { $per ->
        [one] { $per } dolar
        [few] { $per } dolary
       *[other] { $per } dolarů
    }
ui-elpaso-do-removecow = vyřadit ze hry { $cards } z ruky
ui-elpaso-do-gain = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-elpaso-do-certify = získat { $amount ->
        [one] { $amount } certifikát
        [few] až { $amount } certifikáty
       *[other] až { $amount } certifikátů
    }
ui-elpaso-do-gaintokens = { $amount ->
        [one] získat žeton výměny
        [few] získat { $amount } žetony výměny
       *[other] získat { $amount } žetonů výměny
    }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-elpaso-do-hire = { $price ->
        [0] najmout pracovníka zdarma (všeuměla za { $surcharge })
        [one] najmout pracovníka za { $price } dolar
        [few] najmout pracovníka za { $price } dolary
       *[other] najmout pracovníka za { $price } dolarů
    }{ $more ->
        [0] { "" }
       *[other] , a ještě jednoho jiného druhu za { $more }
    }
ui-elpaso-do-buycow = koupit krávu pomocí kovbojů
ui-elpaso-do-gaincow = získat krávu { $breed }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-elpaso-do-usetrain = použít kartu vlaku pomocí inženýrů
ui-elpaso-do-taketoken = { $kind ->
        [objective] vzít žeton úkolu
        [bonus] vzít bonusový žeton
       *[any] vzít žeton úkolu nebo bonusový žeton
    }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } dolar
        [few] { " " }za { $cost } dolary
       *[other] { " " }za { $cost } dolarů
    }
ui-elpaso-do-build = postavit nebo nahradit budovu pomocí řemeslníků
ui-elpaso-do-auxiliary = { $count ->
        [one] provést pomocnou akci
        [few] provést { $count } různé pomocné akce
       *[other] provést { $count } různých pomocných akcí
    }
ui-elpaso-do-move = jet až { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } a použít dosažené zastavení
ui-elpaso-do-exchange = { $count ->
        [one] dobrat jednu kartu, pak jednu odložit
        [few] dobrat jednu kartu, pak jednu odložit, až { $count }krát
       *[other] dobrat jednu kartu, pak jednu odložit, až { $count }krát
    }
ui-elpaso-do-stepbonus = { $steps ->
        [one] o krok víc
        [few] o { $steps } kroky víc
       *[other] o { $steps } kroků víc
    }
ui-elpaso-do-certificatebonus = zaplatit { $cost ->
        [one] { $cost } dolar
        [few] { $cost } dolary
       *[other] { $cost } dolarů
    } za certifikát
ui-elpaso-do-moneybonus = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-elpaso-ask-placerancher = Kde začne tvůj rančer?
ui-elpaso-ask-walk = { $moved ->
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
ui-elpaso-ask-perform = { $place ->
        [train] Karta vlaku { $card }: co uděláš?
        [foreign] Cizí budova: jedna pomocná akce.
       *[tile] { $used ->
            [0] Co tady uděláš?
           *[other] Co tady uděláš ještě?
        }
    }
ui-elpaso-ask-choosetoken = { $kind ->
        [start] S kterým úkolem začneš?
        [objective] Který žeton úkolu si vezmeš?
        [bonus] Který bonusový žeton si vezmeš?
       *[any] Který žeton si vezmeš?
    }
ui-elpaso-ask-offerimmediate = Využiješ účinek žetonu hned?
ui-elpaso-ask-chooseauxiliary =
    { $left ->
        [one] Kterou pomocnou akci provedeš?
        [few] Kterou pomocnou akci první?
       *[other] Kterou pomocnou akci první?
    }
ui-elpaso-ask-choosecow = Kterou krávu odložíš za dolary?
ui-elpaso-ask-chooseremoval = Kterou krávu vyřadíš ze hry?
ui-elpaso-ask-discarddrawn = Kterou kartu odložíš?
ui-elpaso-ask-exchangeagain = Ještě jedna výměna?
ui-elpaso-ask-window = Ještě něco před koncem tvého tahu?
ui-elpaso-ask-choosekind = Kterou budovu postavíš?
ui-elpaso-ask-choosesite = Kde bude stát budova { $number }?
ui-elpaso-ask-choosecertificates = El Paso: ukazuješ karty z ruky. Kolik certifikátů využiješ?
ui-elpaso-ask-choosepost = Tvá expedice má hodnotu { $value }. Na kterou obchodní stanici?
ui-elpaso-ask-choosedisc = Který kámen půjde na obchodní stanici { $post }?
ui-elpaso-ask-choosebreed = Kterou krávu koupíš?
ui-elpaso-ask-choosetraincard = Kterou kartu vlaku použiješ?
ui-elpaso-ask-chooseworker = { $hired ->
        [0] Koho najmeš?
       *[other] Dalšího pracovníka za { $price ->
        [one] { $price } dolar
        [few] { $price } dolary
       *[other] { $price } dolarů
    }?
    }
ui-elpaso-ask-employ = { $count ->
        [one] Kterého pracovníka odložíš?
        [few] Které { $count } pracovníky odložíš?
       *[other] Kterých { $count } pracovníků odložíš?
    }
