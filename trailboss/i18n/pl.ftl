### Polish. $thing stands in the nominative, so sentences lead to it with a colon.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has
### thing-<name>
### question-<Frame> the fields of the frame
### effect-<Effect>  the fields of the effect
### score-<label>
### ui-<name>        texts of the browser
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pasuj

event-draw =
    { $what ->
        [cards] { $who } dobiera { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
            [many] { $amount } kart
           *[other] { $amount } kart
        }
       *[other] { $who } dobiera { $amount }: { $thing }
    }
event-drew = { $who } dobiera: { $thing }
event-take = { $who } bierze: { $thing }
event-play = { $who } zagrywa: { $thing }
event-discard =
    { $what ->
        [cards] { $who } odrzuca { $amount ->
            [one] { $amount } kartę
            [few] { $amount } karty
            [many] { $amount } kart
           *[other] { $amount } kart
        }
       *[other] { $amount ->
            [0] { $who } odrzuca: { $thing }
            [1] { $who } odrzuca: { $thing }
           *[other] { $who } odrzuca: { $thing } × { $amount }
        }
    }
event-gain =
    { $what ->
        [dollars]
            { $who } otrzymuje { $amount ->
                [one] { $amount } dolara
                [few] { $amount } dolary
                [many] { $amount } dolarów
               *[other] { $amount } dolarów
            }
        [certificates]
            { $who } otrzymuje { $amount ->
                [one] { $amount } certyfikat
                [few] { $amount } certyfikaty
                [many] { $amount } certyfikatów
               *[other] { $amount } certyfikatów
            }
        [steps]
            { $who } otrzymuje { $amount ->
                [one] { $amount } krok
                [few] { $amount } kroki
                [many] { $amount } kroków
               *[other] { $amount } kroków
            }
        [exchange-tokens]
            { $who } otrzymuje { $amount ->
                [one] { $amount } żeton wymiany
                [few] { $amount } żetony wymiany
                [many] { $amount } żetonów wymiany
               *[other] { $amount } żetonów wymiany
            }
       *[other]
            { $amount ->
                [1] { $who } otrzymuje: { $thing }
               *[other] { $who } otrzymuje: { $thing } × { $amount }
            }
    }
event-pay =
    { $what ->
        [dollars] { $who } płaci { $amount ->
            [one] { $amount } dolara
            [few] { $amount } dolary
            [many] { $amount } dolarów
           *[other] { $amount } dolarów
        }
       *[other] { $who } płaci { $amount }: { $thing }
    }
event-shuffle = { $who } tasuje stos kart odrzuconych
event-turn = tura: { $who }
event-over = koniec gry

## The trail games

action-go = idź: { $thing }
action-stop = zatrzymaj się tutaj
action-use = akcja lokalna { $thing }
action-risk = akcja ryzyka
action-aux = akcja pomocnicza { $thing }
action-double = podwójna akcja pomocnicza { $thing }
action-exchange = użyj żetonu wymiany

event-auxiliary = { $who } wykonuje akcję pomocniczą { $amount }
event-build =
    { $what ->
        [building] { $who } wznosi budynek { $amount }
       *[other] { $who } wznosi budynek { $thing }
    }
event-buy = { $who } kupuje: { $thing }
event-clear = { $who } usuwa niebezpieczeństwo: { $thing }
event-collect = { $who } łapie bandytę: { $thing }
gwt1-event-collect = { $who } bierze tipi: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } dostarcza stado o wartości { $amount }
       *[other] { $who } dostarcza bydło: { $thing }
    }
event-disc = { $who } zdejmuje dysk: { $thing }
event-end =
    { $what ->
        [simmental-space] { $who } stawia ranczera na polu Simmental za { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktów
        }: zaczynają się ostatnie tury
       *[other] { $who } bierze żeton rynku pracy i { $amount ->
           [one] { $amount } punkt
           [few] { $amount } punkty
           [many] { $amount } punktów
          *[other] { $amount } punktów
       }: zaczynają się ostatnie tury
    }
event-engine = { $who } przesuwa lokomotywę na pole { $thing }
event-exchange = { $who } używa żetonu wymiany
event-fee = { $who } płaci { $amount } $ opłaty: { $thing }
event-foresee = kolumna prognoz { $amount }: { $thing }
event-hire =
    { $amount ->
        [1] { $who } zatrudnia pracownika: { $thing }
       *[other] { $who } zatrudnia pracownika: { $thing } (nr { $amount } w rzędzie)
    }
event-income = { $who } pokazuje rękę o wartości { $amount }
event-job = w rzędzie { $amount } rynku pracy pojawia się { $thing }
event-lay = na szlak trafia { $thing }
event-lift = { $who } zabiera z powrotem dysk ze stacji { $thing }
event-local = { $who } wykonuje akcję lokalną { $amount }: { $thing }
event-lose = nie ma pola dla kafelka: { $thing }
event-master = { $who } pozyskuje: { $thing }
event-move = { $who } idzie: { $thing }
event-open = odkryto: { $thing }
event-place = { $who } zaczyna tutaj: { $thing }
event-raise = { $who } ulepsza kartę: { $thing }
event-remove = { $who } usuwa z gry: { $thing }
event-replace =
    { $what ->
        [building] { $who } zastępuje budynek budynkiem { $amount }
       *[other] { $who } zastępuje budynek budynkiem { $thing }
    }
event-return = { $who } wraca: { $thing }
event-site = miejsce: { $thing }
event-upgrade = { $who } ulepsza stację { $thing }

thing-exchange-tokens = żeton wymiany

# What tiles and cards say. The values are the fields of the effect.

per-forest = każdy budynek w lesie
per-pairs = każdą parę obu kolorów
per-builders = każdego budowniczego
per-engineers = każdego inżyniera
per-cowboys = każdego kowboja
per-stations = każdą stację
per-hazards = każde niebezpieczeństwo
cards-any-cattle = dowolną kartę krowy
cards-objective = kartę celu
cards-or = { " lub " }
join-all = { ", " }
join-oneof = { " albo " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] otrzymaj { $dollars } dolara
        [few] zyskaj { $dollars } dolary
        [many] zyskaj { $dollars } dolarów
       *[other] zyskaj { $dollars } dolarów
    }{ $certificates ->
        [0] { "" }
       *[other]
            { $dollars ->
                [0] zyskaj{ " " }
               *[other] { " i " }
            }maks. { $certificates ->
                [one] { $certificates } certyfikatu
                [few] { $certificates } certyfikatów
                [many] { $certificates } certyfikatów
               *[other] { $certificates } certyfikatów
            }
    }{ $tokens ->
        [0] { "" }
       *[other] zyskaj żeton wymiany
    }
effect-gainper =
    otrzymaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }{ $certificates ->
        [0] { "" }
       *[other]
            { " " }i do { $certificates ->
                [one] { $certificates } certyfikatu
                [few] { $certificates } certyfikatów
                [many] { $certificates } certyfikatów
               *[other] { $certificates } certyfikatów
            }
    } za { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = odrzuć { $cards }: { $reward }
effect-discardpair = odrzuć dwie karty jednej rasy: { $reward }
effect-drawdiscard =
    { $per ->
        [none]
            { $exactly ->
                [1]
                    dobierz { $cards ->
                        [one] { $cards } kartę
                        [few] { $cards } karty
                        [many] { $cards } kart
                       *[other] { $cards } kart
                    }, potem odrzuć tyle samo
               *[other]
                    dobierz do { $cards ->
                        [one] { $cards } karty
                        [few] { $cards } kart
                        [many] { $cards } kart
                       *[other] { $cards } kart
                    }, potem odrzuć tyle samo
            }
       *[other] dobierz maks. jedną kartę za { $per }, potem odrzuć tyle samo
    }
effect-removecards =
    { $cards ->
        [one] usuń z gry kartę z ręki
        [few] usuń z gry maks. { $cards } karty z ręki
        [many] usuń z gry maks. { $cards } kart z ręki
       *[other] usuń z gry maks. { $cards } kart z ręki
    }
effect-aux = jedna akcja pomocnicza, pojedyncza lub podwójna
effect-build = wznieś lub zastąp budynek, { $rate ->
        [one] { $rate } dolar
        [few] { $rate } dolary
        [many] { $rate } dolarów
       *[other] { $rate } dolarów
    } za każdego budowniczego
effect-buycattle = kup karty krów
effect-collectbandit = złap bandytę
gwt1-effect-collectbandit = weź kafelek tipi
effect-copy = wykonaj akcje lokalne sąsiedniego budynku
effect-extradelivery = cofnij lokomotywę i wykonaj dostawę
effect-freemove = przesuń ranczera o maks. { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    } bez opłat
effect-hire =
    zatrudnij pracownika{ $modifier ->
        [0] { "" }
        [2] { " " }za 2 dolary więcej
        [-1] { " " }za 1 dolara mniej
       *[other] { " " }za 2 dolary mniej
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other] zapłać { $dollars } $:{ " " }
    }lokomotywa do przodu o maks. { $per ->
        [none]
            { $most ->
                [one] { $most } pole
                [few] { $most } pola
                [many] { $most } pól
               *[other] { $most } pól
            }
       *[other] jedno pole za { $per }
    }
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other] zapłać { $dollars } $,{ " " }
    }lokomotywa o { $moves ->
        [one] { $moves } pole
        [few] { $moves } pola
        [many] { $moves } pól
       *[other] { $moves } pól
    } do tyłu: { $reward }
effect-moveherder = przesuń ranczera o maks. { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }
effect-removehazard =
    { $dollars ->
        [0] usuń niebezpieczeństwo
       *[other] usuń niebezpieczeństwo za { $dollars ->
           [one] { $dollars } dolara
           [few] { $dollars } dolary
           [many] { $dollars } dolarów
          *[other] { $dollars } dolarów
       }
    }
effect-takeobjective =
    { $to_hand ->
        [1] weź kartę celu na rękę
       *[other] weź kartę celu
    }
effect-upgradebehind = ulepsz stację za lokomotywą

# Choices, questions, refusals and things

action-choose = wybierz: { $thing }
action-perform = wykonaj
action-copy = skopiuj budynek: { $thing }
action-play = zagraj: { $thing }
action-take = weź: { $thing }
action-discard = odrzuć: { $thing }
action-remove = usuń z gry: { $thing }
action-certificates =
    { $thing ->
        [0] nie bierz certyfikatów
       *[other] weź certyfikaty: { $thing }
    }
action-hire = zatrudnij: { $thing }
action-buy = kup: { $thing }
action-cow = weź z rynku: { $thing }
action-reveal = odkryj dwie karty za pomocą kowboja
action-build = wznieś: { $thing }
action-site = wznieś tutaj: { $thing }
action-engine = przesuń lokomotywę na pole { $thing }
action-upgrade = ulepsz stację { $thing }
action-disc = odsłoń pole: { $thing }
action-lift = zabierz z powrotem dysk ze stacji { $thing }
action-give = oddaj: { $thing }
action-collect = złap bandytę: { $thing }
gwt1-action-collect = weź tipi: { $thing }
action-clear = usuń niebezpieczeństwo: { $thing }
action-tile = umieść: { $thing }
action-income =
    { $thing ->
        [0] nie wydawaj certyfikatów
       *[other] wydaj certyfikaty: { $thing }
    }
action-raise = ulepsz: { $thing }
action-deliver = dostarcz: { $thing }
action-arrow = najpierw nagroda między: { $thing }

question-placeherder = Gdzie zaczyna Twój ranczer?
question-walk =
    { $left ->
        [one] Przesuń ranczera: został jeden krok.
        [few] Przesuń ranczera: maks. { $left } kroki.
        [many] Przesuń ranczera: maks. { $left } kroków.
       *[other] Przesuń ranczera: maks. { $left } kroków.
    }
question-freewalk =
    { $left ->
        [one] Darmowy ruch: został jeden krok.
        [few] Darmowy ruch: maks. { $left } kroki.
        [many] Darmowy ruch: maks. { $left } kroków.
       *[other] Darmowy ruch: maks. { $left } kroków.
    }
question-atlocation = Co chcesz tu zrobić?
question-choosecopy = Który sąsiedni budynek kopiujesz?
question-chooseaux = Którą akcję pomocniczą wykonujesz?
question-offer = Skorzystać z tego?
question-choosebranch = Co z tego wybierasz?
question-takecertificates = Ile certyfikatów bierzesz?
question-paycard = Którą kartę za to odrzucasz?
question-paypair = Którą kartę z pary odrzucasz najpierw?
question-choosedraw = Ile kart dobierasz? Potem odrzucisz tyle samo.
question-discarddrawn =
    { $due ->
        [one] Odrzuć jedną kartę.
        [few] Odrzuć { $due } karty, jedną po drugiej.
        [many] Odrzuć { $due } kart, jedną po drugiej.
       *[other] Odrzuć { $due } kart, jedną po drugiej.
    }
question-chooseremoval = Którą kartę usuwasz z gry?
question-choosebuilding = Który budynek wznosisz?
question-choosesite = Gdzie ma stanąć?
question-deliver = Twoja dostawa jest warta { $value }. Do którego miasta?
question-choosearrow = Dwie pary miast są kompletne. Która nagroda najpierw?
question-choosewayback = Jak daleko cofa się lokomotywa przy tej dostawie?
question-choosedisc = Który dysk zdejmujesz z planszetki?
question-choosetile = Kansas City: który kafelek trafia na planszę?
question-income = Kansas City: pokazujesz rękę. Ile certyfikatów wydajesz?
question-chooseraise = Którą kartę ulepszasz?
question-choosepurchase =
    { $cowboys ->
        [one] Kup karty krów: został jeden kowboj.
        [few] Kup bydło: zostało { $cowboys } kowbojów.
        [many] Kup bydło: zostało { $cowboys } kowbojów.
       *[other] Kup bydło: zostało { $cowboys } kowbojów.
    }
question-choosecow = Którą kartę bierzesz?
question-chooseobjective = Którą kartę celu bierzesz?
question-chooseforward = Gdzie zatrzymuje się Twoja lokomotywa?
question-chooseback = Jak daleko cofa się Twoja lokomotywa?
question-endofline = Twoja lokomotywa jest na końcu linii. Dokąd wraca?
question-offerupgrade = Czy ulepszasz stację?
question-choosemaster = Który pracownik zajmuje miejsce zawiadowcy?
question-choosebandit = Którego bandytę łapiesz?
gwt1-question-choosebandit = Które tipi bierzesz?
question-choosehazard = Które niebezpieczeństwo usuwasz?
question-chooseworker = Kogo zatrudniasz?

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
refusal-breeding-value = wymaga dostawy o wartości { $needs }, Twoja ma { $has }
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

thing-dollars = dolary
thing-certificates = certyfikaty
thing-cards = karty
thing-objective = karta celu
thing-kc = Kansas City
thing-start = początek szlaku
thing-top = wierzchnia karta stosu
thing-criollo = Criollo
thing-santa-gertrudis = Santa Gertrudis
thing-pineywoods = Pineywoods
thing-galloway = Galloway
thing-black-angus = Black Angus
thing-longhorn = Longhorn
thing-corriente = Corriente
thing-shorthorn-3 = Shorthorn (3 punkty)
thing-shorthorn-4 = Shorthorn (4 punkty)
thing-shorthorn-5 = Shorthorn (5 punktów)
thing-hereford-5 = Hereford (5 punktów)
thing-hereford-6 = Hereford (6 punktów)
thing-hereford-7 = Hereford (7 punktów)
thing-simmental-1 = Simmental I
thing-simmental-2 = Simmental II
thing-simmental-3 = Simmental III
thing-jersey = Jersey
thing-guernsey = Guernsey
thing-dutch-belt = Dutch Belt
thing-holstein = Holstein
thing-brown-swiss = Brown Swiss
thing-ayrshire = Ayrshire
thing-west-highland-3 = West Highland (3 punkty)
thing-west-highland-4 = West Highland (4 punkty)
thing-west-highland-5 = West Highland (5 punktów)
thing-texas-longhorn-5 = Texas Longhorn (5 punktów)
thing-texas-longhorn-6 = Texas Longhorn (6 punktów)
thing-texas-longhorn-7 = Texas Longhorn (7 punktów)
thing-bandit-green = zielony bandyta
thing-bandit-orange = pomarańczowy bandyta
thing-teepee-green = zielone tipi
thing-teepee-blue = niebieskie tipi
thing-kansas-city = Kansas City
thing-fulton = Fulton
thing-st-louis = St. Louis
thing-bloomington = Bloomington
thing-peoria = Peoria
thing-chicago = Chicago
thing-toledo = Toledo
thing-pittsburgh = Pittsburgh
thing-philadelphia = Philadelphia
thing-new-york = New York City
thing-topeka = Topeka
thing-wichita = Wichita
thing-colorado-springs = Colorado Springs
thing-santa-fe = Santa Fe
thing-albuquerque = Albuquerque
thing-el-paso = El Paso
thing-san-diego = San Diego
thing-sacramento = Sacramento
thing-san-francisco = San Francisco
thing-flood-2-green = powódź (2 punkty, zielona dłoń)
thing-flood-2-black = powódź (2 punkty, czarna dłoń)
thing-flood-3-green = powódź (3 punkty, zielona dłoń)
thing-flood-3-black = powódź (3 punkty, czarna dłoń)
thing-flood-4-green = powódź (4 punkty, zielona dłoń)
thing-flood1 = pole powodzi 1
thing-flood2 = pole powodzi 2
thing-flood3 = pole powodzi 3
thing-flood4 = pole powodzi 4
thing-drought-2-green = susza (2 punkty, zielona dłoń)
thing-drought-2-black = susza (2 punkty, czarna dłoń)
thing-drought-3-green = susza (3 punkty, zielona dłoń)
thing-drought-3-black = susza (3 punkty, czarna dłoń)
thing-drought-4-green = susza (4 punkty, zielona dłoń)
thing-drought1 = pole suszy 1
thing-drought2 = pole suszy 2
thing-drought3 = pole suszy 3
thing-drought4 = pole suszy 4
thing-rockfall-2-green = lawina (2 punkty, zielona dłoń)
thing-rockfall-2-black = lawina (2 punkty, czarna dłoń)
thing-rockfall-3-green = lawina (3 punkty, zielona dłoń)
thing-rockfall-3-black = lawina (3 punkty, czarna dłoń)
thing-rockfall-4-green = lawina (4 punkty, zielona dłoń)
thing-rockfall1 = pole lawiny 1
thing-rockfall2 = pole lawiny 2
thing-rockfall3 = pole lawiny 3
thing-rockfall4 = pole lawiny 4
thing-rock1 = pole lawiny 1
thing-rock2 = pole lawiny 2
thing-rock3 = pole lawiny 3
thing-rock4 = pole lawiny 4
thing-bandit1 = pole bandyty 1
thing-bandit2 = pole bandyty 2
thing-bandit3 = pole bandyty 3
thing-bandit4 = pole bandyty 4
thing-bandit5 = pole bandyty 5
thing-bandit6 = pole bandyty 6
thing-bandit7 = pole bandyty 7
thing-bandit8 = pole bandyty 8
thing-bandit9 = pole bandyty 9
thing-aux1-2x = akcja pomocnicza 1, drugie pole
thing-aux2-2x = akcja pomocnicza 2, drugie pole
thing-aux3-left = akcja pomocnicza 3, pierwsze pole
thing-aux3-right = akcja pomocnicza 3, drugie pole
thing-aux4-left = akcja pomocnicza 4, pierwsze pole
thing-aux4-right = akcja pomocnicza 4, drugie pole
thing-aux5-left = akcja pomocnicza 5, pierwsze pole
thing-aux5-right = akcja pomocnicza 5, drugie pole
thing-step-left = limit kroków, pierwsze pole
thing-step-right = limit kroków, drugie pole
thing-hand-left = limit kart na ręce, pierwsze pole
thing-hand-right = limit kart na ręce, drugie pole
thing-cert-4 = certyfikaty do 4
thing-cert-6 = certyfikaty do 6
thing-aux-dollar-2x = akcja pomocnicza: dolar, drugie pole
thing-aux-draw-2x = akcja pomocnicza: dobieranie, drugie pole
thing-aux-cert-1x = akcja pomocnicza: certyfikat, pierwsze pole
thing-aux-cert-2x = akcja pomocnicza: certyfikat, drugie pole
thing-aux-engine-1x = akcja pomocnicza: lokomotywa, pierwsze pole
thing-aux-engine-2x = akcja pomocnicza: lokomotywa, drugie pole
thing-aux-trash-1x = akcja pomocnicza: usuwanie, pierwsze pole
thing-aux-trash-2x = akcja pomocnicza: usuwanie, drugie pole
thing-step-dollars = limit kroków, dolary
thing-step-vp = limit kroków, punkty
thing-task-building = budynek
thing-task-station = stacja
thing-task-hazard = niebezpieczeństwo
thing-task-green = zielony bandyta
thing-task-orange = pomarańczowy bandyta
thing-task-value-3 = krowa o wartości 3
thing-task-shorthorn = Shorthorn
thing-task-hereford = Hereford
thing-task-new-york = New York City
thing-task-cow3 = krowa o wartości 3
thing-task-cow4 = krowa o wartości 4
thing-task-cow5 = krowa o wartości 5
thing-task-san-francisco = San Francisco
thing-task-teepee-green = zielone tipi
thing-task-teepee-blue = niebieskie tipi
score-dollars = dolary
score-buildings = własne budynki
score-cities = miasta
score-stations = stacje
score-hazards = niebezpieczeństwa
score-cattle = bydło
score-objectives = karty celów
score-stationmasters = zawiadowcy
score-workers = pracownicy
score-slots = odsłonięte pola
score-job-market-token = żeton rynku pracy

## El Paso

event-announce = { $who } bierze ostatnią kartę Simmental: następny ranczer w El Paso uruchomi koniec gry
event-cow = { $who } pozyskuje krowę: { $thing }
event-el-paso = { $who } dociera do El Paso
event-no-disc = { $who } nie umieszcza dysku
event-post = { $who } umieszcza dysk w placówce handlowej { $amount }
event-ready = { $who } umieszcza w obszarze pracowników: { $thing }
event-show = { $who } pokazuje: { $thing }
event-token = { $who } bierze: { $thing }
event-train = { $who } używa karty pociągu { $amount }
event-use = { $who } wykonuje akcję { $amount }: { $thing }

action-again = wymień jeszcze raz
action-all-rounders = odrzuć pracowników wszechstronnych: { $thing }
action-post = dostarcz do placówki handlowej { $thing }
action-spend = odrzuć pracownika, aby otrzymać premię: { $thing }
action-train = użyj karty pociągu { $thing }

refusal-actions-of-the-tile-instead = tylko zamiast akcji budynku
refusal-all-rounders = wymaga { $needs ->
        [one] { $needs } pracownika wszechstronnego
        [few] { $needs } pracowników wszechstronnych
        [many] { $needs } pracowników wszechstronnych
       *[other] { $needs } pracowników wszechstronnych
    }, masz { $has }
refusal-already-done = już to wykonano
refusal-another-kind-of-token = to inny rodzaj żetonu
refusal-auxiliary-actions = nie można wykonać żadnej akcji pomocniczej
refusal-builders-of-the-kind = musi wymagać co najmniej { $needs ->
        [one] { $needs } budowniczego
        [few] { $needs } budowniczych
        [many] { $needs } budowniczych
       *[other] { $needs } budowniczych
    }, wymaga { $has }
refusal-buildings-in-the-market = tego rodzaju już nie ma
refusal-cannot-stand-there = tu nie można postawić budynku
refusal-cow-does-not-fit = ta krowa nie pasuje
refusal-cows-in-the-market = kart tego rodzaju już nie ma
refusal-dark-disc-on-light-post = dysk z ciemnego pola może trafić tylko do ciemnej placówki
refusal-different-kinds-only = drugi pracownik musi być innego rodzaju
refusal-different-ones-only = akcje pomocnicze muszą być różne
refusal-empty-spaces = nie ma pustego pola
refusal-engineers = wymaga { $needs ->
        [one] { $needs } inżyniera
        [few] { $needs } inżynierów
        [many] { $needs } inżynierów
       *[other] { $needs } inżynierów
    }, masz { $has }
refusal-face-up-only = tylko żeton, który leży odkryty
refusal-fitting-cows = żadna krowa z Twojej ręki nie pasuje
refusal-fitting-discs = żaden z Twoich dysków nie może tam trafić
refusal-its-disc-is-in-place = zablokowane, dopóki leży tu dysk
refusal-not-the-next-stop = to nie jest następny przystanek
refusal-own-disc-is-there = już jest tam Twój dysk
refusal-ownership-markers = oba Twoje znaczniki własności są w użyciu
refusal-room-on-the-track = masz już wszystkie certyfikaty
refusal-tokens-in-the-stack = stos jest pusty
refusal-tokens-in-the-supply = nie ma już żetonów
refusal-workers-in-the-market = tego rodzaju już nie ma

score-bonus-tokens = żetony premii
score-deliveries = dostawy

thing-ep = El Paso
thing-n1 = pole neutralne 1
thing-n2 = pole neutralne 2
thing-n3 = pole neutralne 3
thing-n4 = pole neutralne 4
thing-n5 = pole neutralne 5
thing-n6 = pole neutralne 6
thing-s1 = pole 1
thing-s2 = pole 2
thing-s3 = pole 3
thing-s4 = pole 4
thing-s5 = pole 5
thing-s6 = pole 6
thing-s7 = pole 7
thing-s8 = pole 8
thing-s9 = pole 9
thing-o01 = żeton celu 1
thing-o02 = żeton celu 2
thing-o03 = żeton celu 3
thing-o04 = żeton celu 4
thing-o05 = żeton celu 5
thing-o06 = żeton celu 6
thing-o07 = żeton celu 7
thing-o08 = żeton celu 8
thing-o09 = żeton celu 9
thing-o10 = żeton celu 10
thing-o11 = żeton celu 11
thing-o12 = żeton celu 12
thing-o13 = żeton celu 13
thing-o14 = żeton celu 14
thing-o15 = żeton celu 15
thing-o16 = żeton celu 16
thing-o17 = żeton celu 17
thing-o18 = żeton celu 18
thing-o19 = żeton celu 19
thing-o20 = żeton celu 20
thing-b01 = żeton premii 1
thing-b02 = żeton premii 2
thing-b03 = żeton premii 3
thing-b04 = żeton premii 4
thing-b05 = żeton premii 5
thing-b06 = żeton premii 6
thing-b07 = żeton premii 7
thing-b08 = żeton premii 8
thing-b09 = żeton premii 9
thing-b10 = żeton premii 10
thing-b11 = żeton premii 11
thing-b12 = żeton premii 12
thing-b13 = żeton premii 13
thing-b14 = żeton premii 14
thing-b15 = żeton premii 15
thing-b16 = żeton premii 16
thing-b17 = żeton premii 17
thing-b18 = żeton premii 18
thing-b19 = żeton premii 19
thing-b20 = żeton premii 20
thing-aux1-upgrade = akcja pomocnicza 1
thing-aux2-unlock = akcja pomocnicza 2
thing-aux3-upgrade = akcja pomocnicza 3
thing-aux4-unlock = akcja pomocnicza 4
thing-permanent-certificate = stały certyfikat
thing-hand-limit = limit kart na ręce
thing-step-limit = limit kroków
thing-train-1 = karta pociągu 1
thing-train-2 = karta pociągu 2
thing-train-3 = karta pociągu 3
thing-train-4 = karta pociągu 4

thing-all-rounder = pracownik wszechstronny
thing-shorthorn = Shorthorn
thing-hereford = Hereford
thing-simmental = Simmental

# Sue, card by card

automa-sue = Sue

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
event-sue-dearest = { $who } szuka najdroższego pustego pola (koszt { $amount }), z równych najbliższego zgodnie z ruchem wskazówek zegara: { $thing }
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

ui-option-sue = Karty B dla Sue

## Sam, the opponent of somebody who plays the second edition alone

automa-sam = Sam

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
thing-sam-card-8 = 2 kroki, potem kupuje bydło
thing-sam-card-9 = 2 kroki, potem wznosi budynek
thing-sam-card-10 = krok za każdy budynek strony, która ma ich więcej; potem, jeśli specjalizacja to budowniczy, wznosi budynek
thing-sam-card-11 = krok za każdy budynek strony, która ma ich więcej; potem, jeśli specjalizacja to inżynier, zatrudnia inżyniera i przesuwa lokomotywę
thing-sam-card-12 = krok za każdego kowboja; potem, jeśli specjalizacja to kowboj, odkrywa 2 karty krów i kupuje, jakby miał o jednego kowboja mniej
thing-sam-card-13 = krok za każdego kowboja; potem, jeśli specjalizacja to kowboj, kupuje karty krów
thing-sam-card-14 = krok za każdego pracownika jego specjalizacji; potem, jeśli specjalizacja to inżynier, przesuwa lokomotywę
thing-sam-card-15 = krok za każdego pracownika jego specjalizacji; potem, jeśli specjalizacja to budowniczy, wznosi budynek
thing-sam-no-worker = nie ma pracownika, dla którego jest miejsce
thing-sam-no-engineer = nie ma inżyniera, dla którego jest miejsce
thing-sam-no-purchase = nie ma bydła, które można kupić
thing-sam-no-building = nie ma budynku, który można wznieść
thing-sam-no-objective = nie ma karty celu
thing-sam-no-bandit = nie ma bandyty
thing-sam-no-hazard = nie ma niebezpieczeństwa
thing-sam-no-disc = nie ma już dysków

ui-option-sam = Poziom trudności: Sam

## Pioneer Rails

action-box = skreśl pole miasteczka
action-draw =
    { $what ->
        [number]
            dobierz { $thing ->
                [one] { $thing } kartę
                [few] { $thing } karty
                [many] { $thing } kart
               *[other] { $thing } karty
            }
        [bonus] dobierz: { $thing }
        [objective] dobierz: { $thing }
       *[other] ułóż tor: { $thing }
    }
action-suit = zmień kolor: { $thing }

event-revealed = { $who } odkrywa: { $thing }
event-took = { $who } bierze: { $thing }
event-round = runda { $amount }
event-scored = { $who } zdobywa { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }: { $thing }
event-met = { $who } spełnia cel { $thing }: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }

action-done = zakończ turę
action-card = użyj: { $thing }
action-activate = aktywuj teraz: { $thing }
action-nuggets = wpłać do banku samorodki: { $thing }

event-discarded = { $who } odkłada nieużytą kartę: { $thing }
event-dealt = { $who } otrzymuje tajną kartę: { $thing }
event-wrote = { $who } zapisuje: { $thing }
event-crossed = { $who } skreśla pole miasteczka
event-changed = { $who } liczy kartę jako: { $thing }
event-reached = { $who } dociera do miasteczka { $thing }
event-activated = { $who } aktywuje: { $thing }
event-laid = { $who } układa tor: { $thing }
event-showed-tracks = { $who } ma ułożone tory: { $thing }
event-showed = { $who } ma aktywne: { $thing }
event-removed = cel { $thing } jest spełniony i znika ze stołu
event-turned-up = odkryto cel { $thing }

question-takecard = Rozdajesz: weź jedną z kart.
question-choosecard = Której karty używasz?
question-lay = Układaj tory.
question-chooselocation = Które miejsce aktywujesz najpierw?
question-choosenuggets = Ile samorodków trafia do banku?

refusal-specials = wymaga { $needs ->
        [one] { $needs } zdolności specjalnej
        [few] { $needs } zdolności specjalnych
        [many] { $needs } zdolności specjalnych
       *[other] { $needs } zdolności specjalnych
    }, zostało { $has }: najpierw skreśl pole miasteczka
refusal-tracks-left = w tej turze nie ma już torów
refusal-circled-town-boxes = nie ma już zakreślonego pola miasteczka
refusal-specials-on-one-track = wymaga dwóch zdolności specjalnych na jednym torze
refusal-nuggets-not-in-banks = liczba Twoich samorodków poza bankami: { $has }

score-poker = układy pokerowe
score-gold = złoto
score-banks = banki
score-forts = forty
score-ranches = rancza
score-train-yards = stacje rozrządowe
score-towns = miasteczka
score-goals = cele
score-bonus = premia
score-target = próg
score-others = najlepszy z pozostałych
score-prospects = jeszcze przed nami
score-goals-left = pozostałe cele

thing-hearts = kier
thing-diamonds = karo
thing-clubs = trefl
thing-spades = pik
thing-train-yard = stacja rozrządowa
thing-switch = zwrotnica
thing-the-goal-1a = 1A (5 samorodków w bankach)
thing-the-goal-1b = 1B (8 wydobytych samorodków)
thing-the-goal-1c = 1C (2 aktywne banki)
thing-the-goal-1d = 1D (3 aktywne saloony)
thing-the-goal-1e = 1E (aktywny fort)
thing-the-goal-1f = 1F (3 linie na skraju mapy)
thing-the-goal-1g = 1G (tory przy 4 pasmach górskich)
thing-the-goal-1h = 1H (5 aktywnych rancz)
thing-the-goal-1i = 1I (2 linie z tunelem)
thing-the-goal-1j = 1J (budynek aktywowany przez 2 linie)
thing-the-goal-1k = 1K (6 osiągniętych miasteczek)
thing-the-goal-1l = 1L (3 miasteczka osiągnięte przez jedną linię)
thing-the-goal-1m = 1M (2 linie z mostem)
thing-the-goal-1n = 1N (2 linie w jednym miasteczku)
thing-the-goal-1o = 1O (2 aktywne stacje rozrządowe)
thing-goal-1a = samorodki w bankach
thing-goal-1b = wydobyte samorodki
thing-goal-1c = aktywne banki
thing-goal-1d = aktywne saloony
thing-goal-1e = aktywny fort
thing-goal-1f = linie na skraju mapy
thing-goal-1g = pasma górskie z torem
thing-goal-1h = aktywne rancza
thing-goal-1i = linie z tunelem
thing-goal-1j = linie przy budynku w chwili aktywacji
thing-goal-1k = osiągnięte miasteczka
thing-goal-1l = miasteczka osiągnięte przez jedną linię
thing-goal-1m = linie z mostem
thing-goal-1n = linie w jednym miasteczku
thing-goal-1o = aktywne stacje rozrządowe

## The companion of a game on cardboard
##
## companion-<line or question>   the values of the line or question
## companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
## companion-thing-<name>, companion-score-<label>

companion-title = Pomocnik, przeciwnik: { $who }, ziarno { $seed }.
companion-help = Odpowiadaj liczbą lub słowem; Enter wybiera zaznaczoną odpowiedź. Możesz też wpisać u (cofnij), s (punkty), r R14.7 (zasada), ? (ta pomoc) albo q (wyjdź).
companion-resumed = Wznowiono po { $count ->
        [one] { $count } odpowiedzi
        [few] { $count } odpowiedziach
        [many] { $count } odpowiedziach
       *[other] { $count } odpowiedziach
    }.
companion-saved = Zapisano w pliku { $file }. To samo polecenie wznowi grę od tego miejsca.
companion-undone = Cofnięto.
companion-undo-none = Nie ma czego cofnąć.
companion-over = Koniec sesji.
companion-not-a-choice = „{ $text }”: nie ma tu takiej odpowiedzi. Wpisz liczbę od 1 do { $count } albo słowa.
companion-not-a-number = „{ $text }”: nie ma tu takiej odpowiedzi. Wpisz jedną z liczb: { $numbers }.
companion-needs-answer = Tu potrzebna jest odpowiedź: żadna nie jest domyślna.
companion-total = suma
companion-turn = Rozegraj teraz swoją turę. Gdy skończysz: co dalej?
companion-final = Dokończ ostatnią turę, jeśli jeszcze ją masz, i policz swoje punkty. { $who } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }.
companion-ask-own-points = Ile masz punktów?
companion-ask-own-dollars = Remis w punktach: decydują dolary, a Sue ich nie ma. Ile dolarów zostaje Ci po zamianie pełnych piątek na punkty?
companion-won = Wygrywasz { $own } : { $points }! Przegrywa { $who }.
companion-lost = Wygrywa { $who }, { $points } do { $own }.
companion-won-by-dollars = Wygrywasz dzięki dolarom! Przegrywa { $who }.
companion-shared = Wspólne zwycięstwo: Ty i { $who }.

companion-choice-yes = tak
companion-choice-no = nie
companion-choice-none = nic
companion-choice-nobody = nikt
companion-choice-go = tura: { $who }
companion-choice-last = ostatnia tura: { $who }; koniec gry zaczął się w mojej turze
companion-choice-other = coś innego albo nic
companion-choice-cowboy = kowboj
companion-choice-builder = budowniczy
companion-choice-engineer = inżynier
companion-choice-all-rounder = pracownik wszechstronny
companion-choice-steps = { $a ->
        [one] { $a } krok
        [few] { $a } kroki
        [many] { $a } kroków
       *[other] { $a } kroków
    }

companion-thing-sam = Sam
companion-thing-sue = Sue
companion-thing-market = rynek bydła
companion-thing-train = pociąg
companion-thing-build = budowa
companion-thing-upper = górny
companion-thing-lower = dolny
companion-thing-token-objective = żeton celu
companion-thing-token-bonus = żeton premii
companion-thing-token-any = dowolny żeton
companion-thing-cow-corriente = Corriente
companion-thing-hire = zatrudnienie

companion-score-dollars = dolary (nie liczą się)
companion-score-buildings = budynki
companion-score-deliveries = dyski w ciemnych placówkach
companion-score-cities = miasta i strzałki
companion-score-stations = stacje
companion-score-hazards = niebezpieczeństwa
companion-score-cattle = bydło
companion-score-bonus-tokens = żetony premii
companion-score-objectives = cele (wszystkie zrealizowane)
companion-score-workers = pracownicy
companion-score-job-market-token = żeton rynku pracy

# Sue

companion-sue-set-up = Przygotuj El Paso jak dla dwóch osób. Zaczynasz Ty: 4 dolary, 1 żeton wymiany, wybrany żeton celu, ranczer na wybranym budynku neutralnym.
companion-sue-set-up-discs = Daj Sue jej ranczera, który zaczyna w El Paso, i siedem dysków; jeden z nich od początku leży w placówce handlowej 5, bez nagrody. Sue nie ma stada, pieniędzy, żetonów ani znaczników własności.
companion-sue-set-up-row = Weź z rynku pracowników kowboja, budowniczego i inżyniera i połóż przed Sue od lewej do prawej w tej kolejności: { $row }. To jej rząd strategii; późniejsi pracownicy dołączają do tych trzech grup.
companion-sue-set-up-resources-app = Weź z rynków po 3 karty każdego z czterech rodzajów pracowników, 3 Black Angus i 3 Corriente i odłóż je na bok, posortowane. To talia zasobów Sue: ja z niej dobieram i mówię Ci, którą kartę dostaje.
companion-sue-set-up-resources-box = Weź z rynków po 3 karty każdego z czterech rodzajów pracowników, 3 Black Angus i 3 Corriente i potasuj je zakryte: to talia zasobów Sue. Nigdy się jej nie uzupełnia.
companion-sue-set-up-check = Sprawdź teraz rynki: kowboje { $cowboy }, budowniczowie { $builder }, inżynierowie { $engineer }, pracownicy wszechstronni { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    { $b_cards ->
        [0] Jej talia bota jest potasowana, liczba kart A: { $cards }. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [one] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym jedna karta B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [few] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } karty B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
        [many] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } kart B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
       *[other] Jej talia bota jest potasowana, liczba kart: { $cards }, w tym { $b_cards } kart B. Wydrukowane karty zostaw w pudełku, ja dobieram za Sue.
    }
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Potasuj zakryte wszystkie karty A: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [one] Potasuj zakryte wszystkie karty A i jedną kartę B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [few] Potasuj zakryte wszystkie karty A i { $b_cards } karty B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
        [many] Potasuj zakryte wszystkie karty A i { $b_cards } kart B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
       *[other] Potasuj zakryte wszystkie karty A i { $b_cards } kart B: to jej talia bota. Gdy na początku jej tury talia jest pusta, potasuj zużyte karty na nowo.
    }
companion-sue-set-up-start = Zaczynasz Ty, potem gracie z Sue na zmianę.

companion-sue-last = W Twojej turze zaczął się koniec gry, więc to ostatnia tura Sue.
companion-sue-shuffle = Jej talia bota była pusta: odrzucone karty są potasowane.
companion-sue-card = Karta Sue to { $card }.
companion-sue-card-box = Odkryj wierzchnią kartę talii bota (jeśli jest pusta, najpierw potasuj odrzucone karty).
companion-sue-ask-move = O ile karta ją przesuwa?
companion-sue-ask-action = Jaką akcję pokazuje karta?
companion-choice-per-cowboy = krok za każdego kowboja
companion-choice-per-builder = krok za każdego budowniczego
companion-choice-per-engineer = krok za każdego inżyniera
companion-choice-market = rynek bydła
companion-choice-train = pociąg
companion-choice-build = budowa
companion-choice-draw-1 = dobranie 1 karty zasobów
companion-choice-draw-2 = dobranie 2 kart zasobów
companion-choice-best-of-three = najlepsza z trzech akcji
companion-sue-counts = Jej grupa ({ $worker }) liczy { $count }: { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }.
companion-sue-move =
    { $steps ->
        [one] Przesuń ranczera Sue o 1 krok
        [few] Przesuń ranczera Sue o { $steps } kroki, najdalej do El Paso
        [many] Przesuń ranczera Sue o { $steps } kroków, najdalej do El Paso
       *[other] Przesuń ranczera Sue o { $steps } kroków, najdalej do El Paso
    }. Na rozwidleniu: droga z mniejszą liczbą przystanków; jeśli jest ich tyle samo, droga wewnętrzna.
companion-sue-move-note = Krokami są tylko pola z budynkiem i El Paso. Tam, gdzie się zatrzyma, Sue nic nie robi, chyba że to El Paso.
companion-sue-ask-arrived = Czy Sue jest teraz w El Paso?

companion-sue-best = Najlepsza z trzech: jej grupa ({ $worker }) jest największa i liczy { $count } (z równych ta najbardziej z lewej), więc jej akcja to: { $action }.
companion-sue-market =
    Rynek: Sue ma { $cowboys ->
        [one] { $cowboys } kowboja
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i bierze z rynku bydła krowę: { $cow }. Nic nie płaci. Jeśli kart tego rodzaju już nie ma, bierze następną tańszą, która została.
companion-sue-ask-cow = Którą krowę bierze?
companion-sue-ask-left = Bierze za darmo krowę: { $cow }. Czy jest jeszcze jakaś na rynku?
companion-sue-cow = Połóż krowę ({ $cow }) na stosie Sue: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sue-nothing = Nie ma żadnej: Sue nic nie dostaje.
companion-sue-empty = Talia zasobów jest pusta: Sue nic nie dobiera.
companion-sue-ask-resource = Odkryj wierzchnią kartę jej talii zasobów. Co to jest?
companion-sue-draws-cow = Sue dobiera kartę zasobów: { $card }.
companion-sue-draws-worker = Sue dobiera kartę zasobów, pracownika: { $card }. Dołóż go do grupy tej samej specjalizacji, która liczy teraz { $count }.
companion-sue-draws-all-rounder = Sue dobiera kartę zasobów: pracownik wszechstronny.
companion-sue-joins = Dołóż pracownika wszechstronnego na stałe do jej grupy ({ $worker }): ma ona najwięcej pracowników spośród tych, w których jest ich mniej niż 4 (z równych ta najbardziej z lewej). Liczy teraz { $count }.
companion-sue-joins-leftmost = Wszystkie trzy grupy mają 4 pracowników lub więcej: dołóż pracownika wszechstronnego na stałe do tej najbardziej z lewej ({ $worker }). Liczy teraz { $count }.
companion-sue-hire = Zamiast zatrudniać, Sue dobiera kartę zasobów.

companion-sue-train =
    Pociąg: Sue ma { $engineers ->
        [one] { $engineers } inżyniera
        [few] { $engineers } inżynierów
        [many] { $engineers } inżynierów
       *[other] { $engineers } inżynierów
    } i używa karty pociągu { $card }. Wykonuje tylko te z jej akcji, w ich kolejności i za darmo: bierze żeton, pozyskuje krowę, zatrudnia (zamiast tego dobiera kartę zasobów).
companion-sue-train-nothing = Na tej karcie pociągu nic takiego nie ma: Sue nic nie robi.
companion-sue-ask-side = Co pokazuje dla niej Twoja karta pociągu { $card }?
companion-choice-plain = zwykła strona: { $plain }
companion-choice-star = strona z gwiazdką: { $star }
companion-sue-ask-train-token = Jaki żeton pozwala wziąć karta pociągu { $card }?
companion-choice-token-objective = żeton celu
companion-choice-token-bonus = żeton premii
companion-choice-token-any = dowolny żeton
companion-sue-ask-train-cow = Jaką krowę daje karta pociągu { $card }?
companion-choice-cow-black-angus = Black Angus
companion-choice-cow-corriente = Corriente
companion-choice-cow-shorthorn = Shorthorn
companion-choice-cow-hereford = Hereford
companion-sue-ask-train-hire = Czy karta pociągu { $card } pozwala zatrudnić?
companion-sue-token-objective = Sue bierze odkryty żeton celu o największej liczbie punktów, z równych ten najbardziej z lewej. Uzupełnij jego miejsce ze stosu.
companion-sue-token-bonus = Sue bierze odkryty żeton premii o największej liczbie punktów, z równych ten najbardziej z lewej, i pomija jego pozostałe działanie. Uzupełnij jego miejsce ze stosu.
companion-sue-token-any = Sue bierze żeton o największej liczbie punktów ze wszystkich odkrytych, z równych ten najbardziej z lewej: żetony celów leżą na lewo od żetonów premii. Pomija pozostałe działanie żetonu premii. Uzupełnij jego miejsce ze stosu.
companion-sue-ask-token-kind = Jaki to był żeton?
companion-choice-objective = żeton celu
companion-choice-bonus = żeton premii
companion-sue-ask-objective = Ile punktów ma żeton celu? (0: nie było żadnego)
companion-sue-ask-bonus = Ile punktów ma żeton premii? (0: nie było żadnego)

companion-sue-build =
    { $builders ->
        [one] Budowa: Sue liczy 1 budowniczego. Nic nie płaci i zatrzymuje pracownika.
        [few] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
        [many] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
       *[other] Budowa: Sue liczy { $builders } budowniczych. Nic nie płaci i zatrzymuje pracowników.
    }
companion-sue-build-new =
    { $builders ->
        [one] Bierze z rynku kafelek budynku, który wymaga 1 budowniczego.
        [few] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
        [many] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
       *[other] Bierze z rynku ten z pozostałych kafelków budynków, który wymaga najwięcej budowniczych, ale nie więcej niż { $builders }.
    }
companion-sue-ask-kind = Ilu budowniczych wymaga jej kafelek? (0: takiego kafelka już nie ma albo nie ma pustego pola)
companion-sue-ask-building =
    Ile punktów ma kafelek, który wymaga { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    }?
companion-sue-build-site = Połóż go na pustym polu o najwyższym koszcie. Z równych: na pierwszym przed jej ranczerem zgodnie z ruchem wskazówek zegara; pole, na którym ranczer stoi, jest ostatnie. Budynek należy do Sue: możesz się tam zatrzymać, ale nie możesz z niego skorzystać.
companion-sue-replace = Nie może dodać budynku, więc zastępuje jeden kafelkiem z rynku, który wymaga więcej budowniczych. Różnica może wynosić najwyżej { $builders } i liczy się największa możliwa. Z równych: budynek, który jest pierwszy przed jej ranczerem zgodnie z ruchem wskazówek zegara. Możliwości są podane w tej kolejności.
companion-sue-ask-replace = Która z nich jest pierwszą, na jaką pozwala jeszcze rynek?
companion-choice-replace =
    jej budynek wymagający { $a ->
        [one] { $a } budowniczego
        [few] { $a } budowniczych
        [many] { $a } budowniczych
       *[other] { $a } budowniczych
    } na taki, który wymaga { $b }
companion-sue-replaced =
    Połóż nowy kafelek na jego miejscu; kafelek wymagający { $old ->
        [one] { $old } budowniczego
        [few] { $old } budowniczych
        [many] { $old } budowniczych
       *[other] { $old } budowniczych
    } wraca na swój stos.
companion-sue-build-cow = Oba jej budynki są w pełni ulepszone: zamiast tego bierze kartę { $cow }.
companion-sue-build-nothing = Nie może ani budować, ani zastąpić budynku, a jej budynki nie są w pełni ulepszone: nie dostaje nic.

companion-sue-ask-simmental = El Paso: Sue bierze kartę Simmental. Czy na stosie jest karta?
companion-choice-card = jest karta, Sue ją bierze
companion-choice-empty = jest pusty: Sue dociera tu jako pierwsza od tej chwili
companion-sue-space = Postaw ranczera Sue na pustym polu Simmental: 2 punkty. Zaczął się koniec gry.
companion-sue-no-simmental = El Paso: w tej ostatniej turze nie ma karty Simmental dla Sue, a jej ranczer zostaje na miejscu.
companion-sue-your-last = Masz jeszcze jedną, ostatnią turę. Sue nie ma już żadnej.
companion-sue-deliver =
    { $left ->
        [0] Dostawa: połóż ostatni dysk Sue w placówce handlowej { $post }.
       *[other] Dostawa: połóż jeden z dysków Sue w placówce handlowej { $post }. { $left ->
           [one] Został jej
           [few] Zostały jej
           [many] Zostało jej
          *[other] Zostało jej
       } { $left ->
           [one] { $left } dysk
           [few] { $left } dyski
           [many] { $left } dysków
          *[other] { $left } dysków
       }.
    }
companion-sue-no-disc = Sue nie ma już dysków: nie ma dostawy ani nagrody.
companion-sue-ask-post = Ile punktów jest nadrukowanych przy placówce { $post }?
companion-sue-ask-reward = Co od razu daje placówka { $post }?
companion-choice-worker = darmowy pracownik
companion-sue-no-reward = Sue pomija nagrodę tej placówki.

companion-sue-has-workers = grupa ({ $worker }): { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    budynek wymagający { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } ({ $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    })
companion-sue-has-discs = dyski w placówkach { $posts }
companion-sue-has-resources = pozostałe karty zasobów: { $count }

# Sam

companion-sam-set-up = Przygotuj drugą edycję jak dla dwóch osób. Zaczynasz Ty: 6 dolarów, 4 karty, 1 żeton wymiany.
companion-sam-set-up-side = Sam dostaje wszystkie 12 budynków jednego koloru stroną b do góry i 14 dysków, wszystko obok jego planszetki; jego lokomotywa stoi na polu 0, ranczer na polu START. Ma po jednym nadrukowanym pracowniku każdego zawodu, a nie ma pieniędzy, bydła ani żetonów wymiany.
companion-sam-set-up-deck-app = Jego talia jest potasowana, liczba kart: { $cards }. Wydrukowane karty zostaw w pudełku, ja dobieram za Sama.
companion-sam-set-up-deck-box = Potasuj zakryte jego karty, razem { $cards }. Gdy talia będzie pusta, potasuj zużyte karty na nowo.
companion-sam-set-up-removed = W łatwej grze jego karty 13, 14 i 15 zostają w pudełku.
companion-sam-set-up-extra = W trudnej grze na jego planszetkę trafia jeszcze po jednym kafelku kowboja, budowniczego i inżyniera (rewers 2).
companion-sam-set-up-worker = Zanim zapełnisz rynek pracy, wylosuj jeden kafelek pracownika z rewersem 2 i połóż go na planszetce Sama.
companion-sam-ask-worker = Jaki to pracownik?
companion-sam-specialty = Specjalizacja Sama to teraz { $worker }: połóż tam znacznik.
companion-sam-set-up-objective = Wylosuj dla Sama początkową kartę celu. Na koniec liczy się w całości.
companion-sam-ask-starting = Ile ma punktów?
companion-sam-set-up-start = Zaczynasz Ty, potem gracie z Samem na zmianę. Za jego budynki płacisz opłaty do banku.

companion-sam-last = Masz żeton rynku pracy, więc to ostatnia tura Sama.
companion-sam-shuffle = Jego talia była pusta: odrzucone karty są potasowane.
companion-sam-card = Karta Sama ma numer { $number }: { $card }.
companion-sam-card-box = Odkryj wierzchnią kartę talii Sama (jeśli jest pusta, najpierw potasuj zużyte karty).
companion-sam-ask-move = O ile karta go przesuwa?
companion-choice-per-buildings = tyle kroków, ile budynków ma strona, która ma ich więcej
companion-choice-per-cowboys = krok za każdego kowboja
companion-choice-per-specialists = krok za każdego pracownika jego specjalizacji
companion-sam-ask-action = Co karta pozwala mu zrobić? Jego specjalizacja to { $worker }; jeśli karta wymaga innej, nic nie robi.
companion-choice-do-hire-cheapest = zatrudnić najtańszego pracownika
companion-choice-do-hire-specialist = zatrudnić zgodnie ze specjalizacją
companion-choice-do-hire-engineer-engine = zatrudnić inżyniera, potem przesunąć lokomotywę
companion-choice-do-engine = przesunąć lokomotywę
companion-choice-do-objective = wziąć kartę celu
companion-choice-do-bandit = wziąć bandytę
companion-choice-do-hazard = wziąć niebezpieczeństwo
companion-choice-do-buy = kupić bydło
companion-choice-do-reveal-buy-one-less = odkryć 2 karty, potem kupić krowy, jakby miał o jednego kowboja mniej
companion-choice-do-build = wznieść budynek
companion-choice-do-nothing = nic
companion-sam-ask-buildings = Ile własnych budynków masz na szlaku?
companion-sam-counts-buildings = Sam ma { $own }, a Ty { $yours }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroków
    }.
companion-sam-counts =
    { $count ->
        [one] Sam ma w swoim rzędzie ({ $worker }) 1 pracownika, tego nadrukowanego: 1 krok.
        [few] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroki.
        [many] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroków.
       *[other] Sam ma w swoim rzędzie ({ $worker }) { $count } pracowników, razem z nadrukowanym: { $count } kroków.
    }
companion-sam-move =
    { $steps ->
        [one] Przesuń ranczera Sama o 1 krok
        [few] Przesuń ranczera Sama o { $steps } kroki, najdalej do Kansas City
        [many] Przesuń ranczera Sama o { $steps } kroków, najdalej do Kansas City
       *[other] Przesuń ranczera Sama o { $steps } kroków, najdalej do Kansas City
    }. Wybiera drogę z najmniejszą liczbą przystanków do Kansas City, z równych tę, która daje Ci niższe opłaty. Bank płaci Ci opłatę za każdy Twój budynek z dłonią, na który Sam wchodzi.
companion-sam-move-note = Przy równych opłatach wybiera odnogę z polami budynków, a nie z niebezpieczeństwami lub bandytami; z dwóch takich odnóg za C i F górną, za G dolną. Nie płaci opłat, nie ma limitu kroków i nic nie robi tam, gdzie się zatrzyma, chyba że to Kansas City.
companion-sam-ask-arrived = Czy Sam jest teraz w Kansas City?
companion-sam-idle = Karta wymaga innej specjalizacji ({ $worker }) niż ta, którą ma Sam ({ $specialty }): nic więcej nie robi.

companion-sam-hire-cheapest = Sam zatrudnia za darmo: znajdź najtańszy rząd powyżej żetonu rynku pracy (przy równych cenach najwyższy), w którym jest pracownik, dla którego Sam ma miejsce. Bierze stamtąd swoją specjalizację ({ $worker }), jeśli tam jest, a jeśli nie, pracownika najbardziej z lewej, dla którego ma miejsce.
companion-sam-hire-specialist = Sam zatrudnia za darmo najtańszego pracownika swojej specjalizacji ({ $worker }) powyżej żetonu rynku pracy, przy równych cenach tego najwyżej. Jeśli go nie ma, bierze najtańszego w zawodzie, w którym czeka tam najwięcej osób (z równych kowboj przed budowniczym, budowniczy przed inżynierem), jeśli ma dla niego miejsce.
companion-sam-hire-other = Rząd Sama ({ $worker }) jest pełny: zatrudnia za darmo najtańszego pracownika w zawodzie, w którym powyżej żetonu rynku pracy czeka najwięcej osób (z równych kowboj przed budowniczym, budowniczy przed inżynierem), jeśli ma dla niego miejsce.
companion-sam-hire-engineer = Sam zatrudnia za darmo najtańszego inżyniera powyżej żetonu rynku pracy, przy równych cenach tego najwyżej.
companion-sam-row-full = Jego rząd ({ $worker }) jest pełny: nie ma miejsca na następnego.
companion-sam-ask-hired = Kogo zatrudnia?
companion-sam-ask-engineer = Czy był dla niego inżynier?
companion-sam-hired = Połóż pracownika ({ $worker }) na następnym wolnym polu planszetki Sama: numer { $count } w rzędzie. Akcji tego pola się nie wykonuje.

companion-sam-engine = Lokomotywa: przesuń ją o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } do przodu, przeskakując zajęte pola. Po drodze skręca na pierwszą wolną bocznicę, przy której stacji nie ma dysku Sama, i tam się zatrzymuje. Jeśli takiej nie ma w zasięgu, jedzie całą drogę z pominięciem bocznic.
companion-sam-engine-only = Lokomotywa: przesuń ją o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pól
    } do przodu z pominięciem bocznic, przeskakując zajęte pola. Nie ma stacji, przy której Sam mógłby się zatrzymać.
companion-sam-ask-station = Przy której stacji się zatrzymuje? (1 do 9, licząc od początku, 10: koniec linii, 0: przy żadnej)
companion-sam-ask-terminus = Czy dociera do końca linii? (10: tak, 0: nie)
companion-sam-upgrade = Połóż za darmo dysk Sama na stacji { $station }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-master = Jeśli przy stacji { $station } leży kafelek zawiadowcy, Sam go bierze. Nie oddaje za niego pracownika, a kafelek nic mu nie daje.
companion-sam-no-disc = Sam nie ma już dysków: stacja zostaje bez zmian.
companion-sam-engine-return = Z końca linii lokomotywa wraca na pierwszą wolną bocznicę, licząc od początku, przy której stacji nie ma dysku Sama. To stacja { $station }, chyba że stoi tam Twoja lokomotywa.
companion-sam-ask-return = Do której stacji wraca? (0: do żadnej, wszystkie te bocznice są zajęte)
companion-sam-engine-back = Z końca linii lokomotywa wraca na najbliższe wolne pole.

companion-sam-objective = Sam bierze z wystawki kartę celu o największej liczbie punktów, z równych tę najwyżej. Uzupełnij wystawkę.
companion-sam-ask-objective = Ile punktów ma karta? (0: nie było żadnej)
companion-sam-bandit = Zdejmij z planszy dla Sama bandytę z najwyższego zajętego numeru, jeśli jakiś jest. Sam nie dostaje za niego nagrody ani punktów.
companion-sam-hazard = Sam bierze niebezpieczeństwo: ze strefy z największą liczbą kafelków niebezpieczeństw (z równych powódź przed suszą, susza przed lawiną) kafelek o największej liczbie punktów (z równych ten na najniższym numerze).
companion-sam-ask-hazard = Ile punktów ma kafelek? (0: nie było żadnego)
companion-sam-reveal =
    Odkryj { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } kart
    } ze stosu kart krów i dodaj do rynku bydła.
companion-sam-buy =
    { $cowboys ->
        [0] Sam kupowałby z jednym kowbojem mniej, niż ma, a to znaczy bez żadnego.
        [one] Sam kupuje raz, jakby miał 1 kowboja i { $dollars } dolarów, i nic nie płaci.
        [few] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
        [many] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
       *[other] Sam kupuje raz, jakby miał { $cowboys } kowbojów i { $dollars } dolarów, i nic nie płaci.
    }
companion-sam-buy-one = Bierze z tego to, co daje najwięcej punktów, z równych to, co wymienione wcześniej: { $fields }. Zawsze bierz karty o największej liczbie punktów; trafiają na jego stos punktacji.
companion-thing-value-3-1 = jedna karta o wartości 3
companion-thing-value-3-2 = do 2 kart o wartości 3
companion-thing-shorthorn-1 = jeden Shorthorn
companion-thing-shorthorn-2 = do 2 kart Shorthorn
companion-thing-hereford-1 = jeden Hereford
companion-thing-simmental-1 = jeden Simmental I (jeśli z nimi grasz)
companion-sam-buy-none = Nic nie kupuje.
companion-sam-ask-cattle = Ile punktów mają razem te karty? (0: nic nie można było kupić)

companion-sam-build = Budowa: Sam ma { $builders ->
        [one] { $builders } budowniczego
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } i nic nie płaci.
companion-sam-build-space = Buduje przed Tobą: na pierwszym pustym polu budynku bez akcji ryzyka między Twoim ranczerem a Kansas City, najbliższe najpierw, z równych na odnodze, która jest pierwsza (pola budynków przed niebezpieczeństwami i bandytami). Jeśli puste są tam tylko pola z akcją ryzyka, na pierwszym z nich.
companion-sam-ask-space = Czy przed Twoim ranczerem jest puste pole budynku?
companion-sam-built = Połóż tam budynek Sama { $tile }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-replaced =
    Zastąp budynek Sama { $old } jego budynkiem { $tile }: { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }. Stary kafelek odłóż do pudełka.
companion-sam-ask-old = Budynek Sama { $new }b zastępuje jeden z tych. Który z nich jest pierwszy na szlaku, patrząc od początku?
companion-choice-tile = { $a }b
companion-sam-build-none = Nie ma budynku, który mógłby wznieść: nic się nie dzieje.

companion-sam-visit = Kansas City. Umieść po kolei te kafelki, jak zwykle: kolumna prognoz 1, kafelek { $first }; kolumna 2, kafelek { $second }; kolumna 3, kafelek { $third }.
companion-sam-tiles = Jeśli w kolumnie jest tylko jeden kafelek, weź ten; pustą kolumnę pomiń. Gdy żeton rynku pracy opuści ostatni rząd, nie bierz już pracowników.
companion-sam-no-workers = Jeśli w kolumnie jest tylko jeden kafelek, weź ten. Pracowników już się nie bierze: weź zamiast tego drugi kafelek albo pomiń kolumnę.
companion-sam-ask-token = Czy jego pracownik wypchnął żeton rynku pracy z ostatniego rzędu?
companion-sam-token = Sam bierze żeton rynku pracy: 2 punkty. Zaczął się koniec gry.
companion-sam-deliver = Sam nie ma dochodu i nie płaci za transport. Połóż jeden z jego dysków: { $city }.
companion-sam-city-points = Dysk jest wart { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-arrow-points =
    Razem z poprzednim miastem domyka strzałkę wartą { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }.
companion-sam-no-delivery = Sam nie ma już dysków: nie ma dostawy.
companion-sam-return = Postaw ranczera Sama na polu START i uzupełnij kolumny prognoz.
companion-sam-your-last = Masz jeszcze jedną, ostatnią turę. Sam nie ma już żadnej.

companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specjalizacja: { $worker }
companion-sam-has-buildings = budynki { $names }
companion-sam-has-stations = stacje { $names }
companion-sam-has-cities = dyski: { $names }
companion-sam-has-discs = pozostałe dyski: { $count }

## The browser

# Pages and their parts

ui-title = { $page } · Trailboss
ui-title-turn = ● Twoja tura · { $page }
ui-skip = Do treści
ui-home = Strona główna
ui-nav = Strony
ui-nav-new = Nowy stół
ui-nav-rules = Zasady
ui-nav-me = Ja
ui-sound = Dźwięki
ui-dark = Ciemny motyw
ui-loading = Chwileczkę…
ui-close = Zamknij
ui-cancel = Anuluj
ui-save = Zapisz
ui-name = Imię lub nick
ui-password = Hasło
ui-you = ty
ui-free = wolne miejsce
ui-lost-title = Tu szlak się kończy
ui-lost-text = Nie ma takiej strony.

ui-home-title = Na koń!
ui-home-text = Great Western Trail i jego krewni przy jednym stole: z przyjaciółmi, na żywo lub przez wiele dni, albo samotnie przeciw botom.
ui-games = Gry
ui-game-players = Gracze: { $range }
ui-about-gwt2 = Pędź stado do Kansas City raz za razem, zatrudniaj ludzi, wznoś budynki wzdłuż szlaku i za każdym razem wysyłaj lepsze bydło jeszcze dalej.
ui-about-gwt1 = Klasyk z 2016 roku: ten sam długi szlak, własne rasy, miasta zachodu i tipi.
ui-about-elpaso = Krótszy spęd na południu: mniej pracowników, szybkie tury i El Paso na końcu szlaku.
ui-about-pioneer = Karty, heksy i ołówek: wszyscy naraz układają tory, a po drodze zbierają układ pokerowy.
ui-play-now = Zagraj teraz
ui-of = { $what }: { $game }
ui-tables-mine = Moje stoły
ui-tables-mine-none = Nie siedzisz jeszcze przy żadnym stole.
ui-tables-mine-stranger = Twoje stoły pojawią się tutaj, gdy tylko podasz imię.
ui-tables-open = Otwarte stoły
ui-tables-open-none = Teraz nikt nie czeka na graczy.
ui-tables-watch = Gry do obejrzenia
ui-tables-watch-none = Nie toczy się żadna publiczna gra.
ui-your-turn = Twoja tura
ui-seats-free =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
ui-status-open = otwarty
ui-status-playing = w toku
ui-status-over = zakończony

ui-name-title = Kto gra?
ui-name-why = Wystarczy imię, aby usiąść do stołu. Ta przeglądarka Cię zapamięta.
ui-name-go = Usiądź
ui-name-login = Masz już tu konto?
ui-name-login-link = Wróć z hasłem

# Replays

ui-replay = Powtórka
ui-replay-of = Powtórka: { $game }
ui-replay-none = Nie ma tu powtórki
ui-replay-start = Przed pierwszym ruchem.
ui-replay-stops = Tu kończy się zapis; gra nie była skończona.
ui-replay-ended = Koniec gry.
ui-replay-controls = Ruch po ruchu
ui-replay-slider = Ruch
ui-replay-at = Ruch { $move } z { $moves } · tura { $turn } z { $turns }
ui-replay-at-quiet = Ruch { $move } · tura { $turn }
ui-replay-first = Pierwszy ruch
ui-replay-previous-turn = Turę wstecz
ui-replay-previous = Ruch wstecz
ui-replay-play = Odtwórz
ui-replay-pause = Pauza
ui-replay-next = Ruch dalej
ui-replay-next-turn = Turę dalej
ui-replay-last = Ostatni ruch
ui-replay-speed = Prędkość
ui-replay-speed-slow = wolno
ui-replay-speed-steady = spokojnie
ui-replay-speed-quick = szybko
ui-replay-speed-hasty = pośpiesznie
ui-replay-eyes = Perspektywa
ui-replay-eyes-mover = osoba na ruchu
ui-replay-eyes-nobody = widz
ui-replay-turn-log = Ta tura
ui-replay-chart = Punkty w trakcie gry
ui-replay-chart-label = Punkty w trakcie gry. Przy tym ruchu: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchów
    }
ui-replay-target = Próg
ui-replay-quiet = Bez zdradzania wyniku
ui-replay-quiet-why = Ukrywa punkty, zwycięzcę i długość gry.
ui-replay-reveal = Pokaż punkty
ui-replay-share = Ten ruch
ui-replay-copy = Skopiuj link do tego ruchu
ui-replay-branch = Graj dalej stąd
ui-replay-branch-why = Powstanie Twój własny stół z tą pozycją, a powtórka zostaje bez zmian. Na każdym miejscu graj osobiście albo oddaj je botowi.
ui-replay-branch-seat = Kto gra za: { $name }
ui-replay-branch-start = Graj dalej
ui-replay-table = Do stołu
ui-replay-another = Inny zapis
ui-replay-keys = Klawisze: ← → ruch, z Shift tura, Home, End, spacja odtwarza.
ui-why = Dlaczego tak?
ui-why-title = Dlaczego { $name } tak gra
ui-why-note = Oczekiwane na koniec gry, na ile ten gracz mógł wtedy widzieć.
ui-why-points = oczekiwane punkty: { $points }
ui-why-chance = szansa wygranej: { $percent } %
ui-why-done = zrobione
ui-why-against = W porównaniu z tym, co zrobiono
ui-why-nothing = Nie było tu czego rozważać.
ui-reason = { $who } szuka tu punktów: { $category }
ui-reason-prospects = { $who } myśli tu o późniejszych turach
ui-reason-others = { $who } chce zostawić mniej innym
ui-replays-bring = Odtwórz zapis
ui-replays-title = Powtórki
ui-replays-text = Każda skończona gra ma powtórkę. Wczytaj plik z zapisem gry, a otworzy się tutaj; każdy ruch zostanie sprawdzony.
ui-replays-file = Zapis gry
ui-replays-choose = Wybierz plik
ui-replays-drop = Plik możesz też tutaj upuścić. Zapis to tekst do 512 KiB, taki jaki tworzą stoły i wiersz poleceń.
ui-replays-checking = Sprawdzam { $file }…
ui-replays-refused = Plik { $file } został odrzucony
ui-replays-line = Wiersz { $line } pliku.
ui-replays-why = Nic nie zapisano. Zapis ma w każdym wierszu sumę kontrolną, więc zmieniony, zgubiony lub przestawiony wiersz od razu widać.

# A new table

ui-new-title = Nowy stół
ui-new-game = Gra
ui-new-seats = Miejsca
ui-new-options = Opcje
ui-new-table = Stół
ui-new-seat-kind = Kto siedzi na miejscu { $seat }
ui-new-seat-bot = Bot na miejscu { $seat }
ui-new-seat-name = Imię na miejscu { $seat }
ui-new-public = Publiczny
ui-new-public-why = Każdy może zająć wolne miejsce lub oglądać. W przeciwnym razie o stole wiedzą tylko osoby, które mają link.
ui-new-clock = Zegar
ui-new-clock-why = Gdy komuś skończy się czas, pozostali mogą oddać jego ruchy botowi.
ui-components = Wartości
ui-components-title = Wydrukowane wartości
ui-components-why = W twoim pudełku są inne liczby? Zapisz je w pliku, popraw i graj według niego.
ui-components-printed = jak w druku
ui-components-bring = Dodaj plik wartości
ui-components-wrong = Tego pliku nie można użyć:
ui-components-own = Gra według wartości właściciela:
ui-components-differ = { $count ->
    [one] { $count } wartość różni się od naszych
    [few] { $count } wartości różnią się od naszych
   *[many] { $count } wartości różni się od naszych
}
ui-components-place = Miejsce
ui-components-ours = Nasza
ui-components-theirs = Ten plik
ui-new-webhook = Webhook
ui-new-webhook-why = Ten adres dostaje wiadomość, gdy ktoś musi wykonać ruch, na przykład kanał Discorda.
ui-new-start = Rozpocznij grę
ui-new-open = Otwórz stół
ui-seat-add = Dodaj miejsce
ui-seat-drop = Usuń miejsce
ui-guest = Gość
ui-kind-me = Ja
ui-kind-me-name = Ja ({ $name })
ui-kind-friend = Ktoś znajomy, przez link
ui-kind-hotseat = Ktoś przy tym ekranie
ui-kind-bot = Bot
ui-bot-tenderfoot = Nowicjusz (poziom 1, do nauki)
ui-bot-wrangler = Koniuch (poziom 2)
ui-bot-rancher = Ranczer (poziom 3)
ui-bot-foreman = Zarządca (poziom 4)
ui-bot-legend = Legenda (poziom 5, myśli sekundę)
ui-bot-random = Żółtodziób (losowy)
ui-bot-greedy = Poganiacz (zachłanny)
ui-bot-strong = Szef szlaku (silny)
ui-botname-tenderfoot = Nowicjusz
ui-botname-wrangler = Koniuch
ui-botname-rancher = Ranczer
ui-botname-foreman = Zarządca
ui-botname-legend = Legenda
ui-botname-random = Żółtodziób
ui-botname-greedy = Poganiacz
ui-botname-strong = Szef szlaku
ui-clock-none = brak
ui-clock-live30 = 30 minut + 30 sekund na ruch
ui-clock-live60 = 1 godzina + 1 minuta na ruch
ui-clock-days3 = 3 dni + 12 godzin na ruch
ui-clock-days7 = 7 dni + 1 dzień na ruch
ui-option-neutral = Budynki neutralne
ui-option-sides = Strony budynków
ui-option-simmental = Bydło Simmental
ui-option-split = Kafelki pracowników
ui-option-waste = Wydawanie certyfikatów
ui-option-window = Karty celów w Kansas City
ui-option-skip = Pomijanie fazy B
ui-option-copy-risk = Kopiowanie akcji ryzyka
ui-option-station-first = Najpierw stacja
ui-option-discless = Dostawa bez dysku
ui-option-signal = Semafory
ui-choice-a = strona A
ui-choice-b = strona B
ui-choice-random = losowo
ui-choice-letters = według liter
ui-choice-shuffled = pomieszane
ui-choice-on = tak
ui-choice-off = nie
ui-choice-true = tak
ui-choice-false = nie

# An open table

ui-table = Stół
ui-table-none = Nie ma takiego stołu
ui-open-public = Stół publiczny
ui-open-link = Stół dostępny przez link
ui-open-waiting =
    { $count ->
        [one] Czekamy na jeszcze jedną osobę.
        [few] Czekamy na jeszcze { $count } osoby.
        [many] Czekamy na jeszcze { $count } osób.
       *[other] Czekamy na jeszcze { $count } osób.
    }
ui-open-ready = Wszyscy są na miejscu.
ui-seat-free = Miejsce { $seat }
ui-seat-human = człowiek
ui-seat-hotseat = przy jednym ekranie
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Skopiuj link do miejsca { $seat }
ui-copied = Skopiowano
ui-fill-bot = Oddaj miejsce { $seat } botowi
ui-sit-here = Zajmij miejsce { $seat }
ui-start = Zacznij
ui-leave = Odejdź
ui-leave-ask = Na pewno odejść? Pozostali mogą oddać Twoje ruchy botowi.
ui-options = Opcje i uczciwość
ui-commitment = Zobowiązanie (skrót ziarna)
ui-commitment-none = Ten stół jest dalszym ciągiem powtórki: jego ziarno było już znane, więc nie ma zobowiązania.
ui-commitment-why = Skrót ziarna został ustalony przed pierwszym ruchem. Na końcu ziarno jest pokazane, a Twoja przeglądarka je sprawdza.
ui-seed = Sól i ziarno
ui-fair = Sprawdzenie
ui-fair-yes = ✓ Ziarno zgadza się ze zobowiązaniem.
ui-fair-no = ✗ Ziarno nie zgadza się ze zobowiązaniem.
ui-own-link = Twoja droga powrotna
ui-own-link-text = Link do miejsca { $seat }: zachowaj go dla siebie

# At the table

ui-players = Gracze
ui-is-asked = na ruchu
ui-won = zwycięstwo
ui-stand-in = gra { $bot }
ui-abandoned = poza grą
ui-clock = Zegar
ui-score-running = Punkty, gdyby gra skończyła się teraz
ui-score-final = Wynik końcowy
ui-score-hint = Punkty, które znasz, przy założeniu, że gra kończy się teraz.
ui-score-short = { $points } PZ
ui-score-total = Razem
ui-waiting-for = Czekamy na: { $names }
ui-question-plain = Co chcesz zrobić?
ui-choices = Możliwości
ui-choices-show = Pokaż możliwości
ui-choices-hide = Ukryj możliwości
ui-meanwhile = Tymczasem
ui-hover-hint = Wskaż możliwość, aby zobaczyć, co kosztuje i co robi.
ui-any-time = W dowolnej chwili
ui-confirm = Potwierdź
ui-confirm-ask = { $what }?
ui-route-ask = Którędy? Opłaty się różnią.
ui-route-toll = { $via }: { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
        [many] { $amount } dolarów
       *[other] { $amount } dolarów
    }
ui-route-free = { $via }: za darmo
ui-undo = Cofnij
ui-undo-turn = Cofnij turę
ui-undo-ask = Poproś o cofnięcie
ui-undo-far = Cofnij więcej
ui-why-not = Dlaczego nie? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-needs-has = { $what }: potrzeba { $needs }, masz { $has }
ui-not-now = nie teraz
ui-rule = Zasada { $rule }
ui-offline = Brak połączenia. Próbuję ponownie; nic nie przepadło.
ui-not-sent = Serwer nie odpowiedział. Spróbuj jeszcze raz.
ui-panel = Dziennik, czat i wynik
ui-tab-log = Dziennik
ui-tab-chat = Czat
ui-tab-score = Wynik
ui-tab-about = Stół
ui-log-all = Pokaż wszystkie wpisy ({ $count })
ui-log-undone = cofnięto:
ui-log-open = stół jest otwarty
ui-log-join = { $who } siada do stołu
ui-log-leave = { $who } odchodzi od stołu
ui-log-seats = zmieniają się miejsca
ui-log-start = gra się zaczyna
ui-log-undo = { $who } cofa { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] cofnięto ostatnie kroki
                [redeal] cofnięto ostatnie kroki; wszystko, co zakryte, przetasowano
               *[other] głosowanie przeszło
            }
        [false] głosowanie nie przeszło
       *[other] { $who } głosuje
    }
ui-log-rematch = przygotowano rewanż
ui-chat = Czat
ui-chat-none = Nikt jeszcze nic nie napisał.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-digest = Pod Twoją nieobecność: { $count }
ui-digest-read = Jasne
ui-vote = Głosowanie
ui-vote-yes = Tak
ui-vote-no = Nie
ui-vote-withdraw = Zakończ głosowanie
ui-vote-start = Niech zagra bot
ui-vote-offer = { $who } nie odpowiada.
ui-vote-bot = Czy bot ma przejąć to miejsce: { $who }? Brakuje odpowiedzi: { $missing }
ui-vote-undo = { $by } prosi o cofnięcie ruchu. Brakuje odpowiedzi: { $missing }
ui-over-missed = Próg nie został przekroczony
ui-over =
    { $count ->
        [1] Wygrywa { $winners }
       *[other] Wspólne zwycięstwo: { $winners }
    }
ui-rematch = Rewanż
ui-record = Pobierz zapis
ui-cover-title = { $name }, Twoja tura
ui-cover-text = Przekaż urządzenie. Pozostali nie patrzą.
ui-cover-go = To ja, { $name }
ui-notify-turn = Twoja tura: { $game }

# What choices cost and do

ui-place-job = { $worker } z rzędu { $row }
ui-place-building = budynek { $number }
ui-place-field =
    { $count ->
        [1] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = budynek { $number }, { $who }
ui-place-own = Twój budynek { $number }
ui-place-with = { $place } ({ $what })
ui-place-objective = karta celu { $name }
ui-the-bank = bank
ui-cost-dollars = zapłać { $amount ->
        [one] { $amount } dolara
        [few] { $amount } dolary
        [many] { $amount } dolarów
       *[other] { $amount } dolarów
    }
ui-cost-cowboys =
    { $amount ->
        [one] jeden kowboj
        [few] { $amount } kowbojów
        [many] { $amount } kowbojów
       *[other] { $amount } kowbojów
    }
ui-cost-builders =
    { $amount ->
        [one] jeden budowniczy
        [few] { $amount } budowniczych
        [many] { $amount } budowniczych
       *[other] { $amount } budowniczych
    }
ui-worth-points = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }
ui-gain-dollars =
    otrzymaj { $amount ->
        [one] { $amount } dolara
        [few] { $amount } dolary
        [many] { $amount } dolarów
       *[other] { $amount } dolarów
    }
ui-gain-tokens = pozyskaj żeton wymiany
ui-takes-black-disc = przyjmuje także dyski z czarnym narożnikiem
ui-opens-aux = otwiera akcję pomocniczą { $number }
ui-opens-hand = jedna karta więcej na ręce
ui-opens-board = ulepsza Twoją planszetkę
ui-card-value = wartość { $value }
ui-objective-tasks = wymaga: { $tasks }
ui-objective-points = { $vp ->
        [one] { $vp } punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    } albo −{ $penalty }
ui-detail-toll = opłata { $amount }, dostaje ją { $payee }
ui-detail-no-toll = bez opłaty
ui-detail-aux-only = tam jedna pojedyncza akcja pomocnicza
ui-detail-kansas-city = sprzedaj swoje stado
ui-detail-city = wymaga { $value }, wieziesz { $paid }
ui-detail-exchange = oddaj żeton: dobierz do dwóch kart, potem odrzuć tyle samo
ui-detail-stop = skorzystaj z przystanku: { $place }

# Rules, preferences, help

ui-rules-title = Zasady
ui-rules-search = Szukaj w zasadach
ui-rules-chapters = Rozdziały
ui-me-title = Ja
ui-me-who = Kim jesteś
ui-me-password = Hasło (niepotrzebne)
ui-me-new-password = Nowe hasło
ui-me-old-password = Dotychczasowe hasło
ui-me-revoke = Wyloguj wszędzie indziej
ui-me-revoked = Wszystkie inne przeglądarki i tokeny zostały wylogowane.
ui-me-password-why = Z hasłem możesz wrócić z innego urządzenia. Musi mieć co najmniej 8 znaków.
ui-me-saved = Zapisano.
ui-me-back = Witaj ponownie.
ui-me-gone = Ta przeglądarka już Cię nie pamięta.
ui-me-logout = Zapomnij o mnie tutaj
ui-me-return = Masz już tu konto?
ui-me-login = Wróć
ui-devices = Urządzenia
ui-device-here = to urządzenie
ui-device-used = ostatnio używane: { $when }
ui-device-since = zalogowano: { $when }
ui-device-end = Wyloguj
ui-device-end-name = Wyloguj: { $name }
ui-device-ended = Wylogowano.
ui-device-unknown = Nieznane urządzenie
ui-device-token = Token ({ $name })
ui-prefs = Ta przeglądarka
ui-theme = Kolory
ui-theme-auto = jak w systemie
ui-theme-light = jasne
ui-theme-dark = ciemne
ui-motion = Animacje
ui-motion-auto = jak w systemie
ui-motion-full = elementy się poruszają
ui-motion-still = elementy stoją w miejscu
ui-confirm-mode = Potwierdzaj każdy wybór
ui-confirm-why = Wybór jest wysyłany dopiero po drugim kliknięciu.
ui-notify = Powiadom mnie, gdy przyjdzie moja tura
ui-notify-why = Gdy strona jest w tle.
ui-help-title = Pomoc
ui-help-key-numbers = 1 – 9
ui-help-key-u = u
ui-help-key-shift-u = Shift + U
ui-help-key-c = c
ui-help-key-escape = Esc
ui-help-key-question = ?
ui-help-key-tab = Tab
ui-help-numbers = wybierz
ui-help-u = cofnij krok
ui-help-shift-u = cofnij turę
ui-help-c = potwierdź
ui-help-escape = anuluj
ui-help-question = ta pomoc
ui-help-tab = każdy element i przycisk, jeden po drugim
ui-help-text = Co się świeci, to można kliknąć. Kliknij dalszy przystanek, aby tam dojść. Szare pozycje podają powód i numer zasady.

## The board of Great Western Trail
ui-board = Plansza: przeciągnij, aby przesunąć, Ctrl i kółko, aby przybliżyć
ui-board-lens = Powiększenie
ui-board-nearer = Bliżej
ui-board-farther = Dalej
ui-board-whole = Cała plansza
ui-board-start = Start
ui-board-empty = { $place }, puste
ui-board-building = { $place }, budynek { $name }, { $who }
ui-board-building-own = { $place }, Twój budynek { $name }
ui-board-neutral = { $place }, budynek neutralny { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , opłata { $amount }
ui-board-herder = ranczer ({ $who }): { $place }
ui-board-engine = lokomotywa ({ $who }) na polu { $name }
ui-board-space = pole kolejowe { $name }
ui-board-cross = transport: 1 dolar, jeśli miasto leży za tym znakiem, a lokomotywa tam nie dojechała
ui-board-station = stacja { $number }, koszt { $cost }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-board-upgraded = ulepszenie: { $who }
ui-board-city = { $city }, wartość { $value }
ui-board-discs = dyski: { $who }
ui-board-arrow = { $one } i { $two } razem: { $what } { $points ->
        [0] { "" }
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-board-master = zawiadowca: { $what }
ui-board-master-certificates = { $amount ->
        [one] { $amount } stały certyfikat
        [few] { $amount } stałe certyfikaty
        [many] { $amount } stałych certyfikatów
       *[other] { $amount } stałych certyfikatów
    }
ui-board-master-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } za { $per }
ui-board-jobs = Rynek pracy
ui-board-job = { $worker } w rzędzie { $row } za { $price }
ui-board-job-empty = rząd { $row } rynku pracy, pusty
ui-board-job-token = rząd { $row } rynku pracy, z żetonem rynku pracy
ui-board-foresight = prognoza { $column }: { $tile }
ui-board-market = Rynek bydła
ui-board-cow = { $name }, wartość { $value }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }{ $count ->
        [1] { "" }
       *[other] , sztuk: { $count }
    }
ui-board-stack =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } w stosie kart krów
ui-board-offer = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    } za { $cowboys ->
        [one] { $cowboys } kowboja
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }
ui-board-objectives = Cele
ui-board-objective-stack = { $count ->
        [one] { $count } karta celu
        [few] { $count } karty celów
        [many] { $count } kart celów
       *[other] { $count } kart celów
    } w stosie
ui-board-own = Co ma na ręce { $who }
ui-board-hand = Ręka
ui-board-hand-empty = Brak kart na ręce.
ui-board-mat = Planszetka: { $who }
ui-board-dollars = dolary
ui-board-certificates = certyfikaty
ui-board-tokens = żetony wymiany
ui-board-hand-size = karty na ręce
ui-board-draw-size = karty w stosie dobierania
ui-board-engine-space = lokomotywa na polu
ui-board-workers = Pracownicy
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = następny daje: { $what }
ui-board-aux-title = Akcje pomocnicze i dyski
ui-board-aux = akcja pomocnicza { $number }: { $what }
ui-board-disc = dysk: { $name }, { $corner ->
        [black] czarny
       *[white] biały
    } narożnik, pole { $state ->
        [covered] zasłonięte
       *[clear] odsłonięte
    }
ui-board-reserve = { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynków
    } w zasobach
ui-board-reserve-building = budynek { $name }, { $builders ->
        [one] { $builders } budowniczy
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }: { $what }
ui-board-gathered = Zebrane
ui-board-discard = Stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
thing-cowboy = kowboj
thing-builder = budowniczy
thing-craftsman = budowniczy
thing-engineer = inżynier
per-buildings = każdy budynek
per-certificates = każdy certyfikat
per-objectives = każdą kartę celu
per-workers = każdego pracownika

## Places and cards by their marks
thing-flood-r1 = pole z akcją ryzyka przy powodzi 1
thing-flood-r2 = ryzykowne pole przy powodzi 2
thing-drought-r1 = ryzykowne pole przy suszy
thing-rock-r1 = ryzykowne pole przy lawinie 1
thing-rock-r2 = ryzykowne pole przy lawinie 2
thing-tp-r1 = ryzykowne pole przy tipi 1
thing-tp-r2 = ryzykowne pole przy tipi 2
thing-fr1 = pole z akcją ryzyka przy powodzi 1
thing-fr2 = ryzykowne pole przy powodzi 2
thing-dr1 = ryzykowne pole przy suszy
thing-br1 = ryzykowne pole przy bandytach 1
thing-br2 = ryzykowne pole przy bandytach 2
thing-rr1 = ryzykowne pole przy lawinie 1
thing-rr2 = ryzykowne pole przy lawinie 2
thing-tp-m3 = pole tipi −3
thing-tp-m2 = pole tipi −2
thing-tp-m1 = pole tipi −1
thing-tp-p1 = pole tipi 1
thing-tp-p2 = pole tipi 2
thing-tp-p4 = pole tipi 4
thing-tp-p6 = pole tipi 6
thing-tp-p8 = pole tipi 8
thing-tp-p10 = pole tipi 10
thing-ob01 = karta celu 1
thing-ob02 = karta celu 2
thing-ob03 = karta celu 3
thing-ob04 = karta celu 4
thing-ob05 = karta celu 5
thing-ob06 = karta celu 6
thing-ob07 = karta celu 7
thing-ob08 = karta celu 8
thing-ob09 = karta celu 9
thing-ob10 = karta celu 10
thing-ob11 = karta celu 11
thing-ob12 = karta celu 12
thing-ob13 = karta celu 13
thing-ob14 = karta celu 14
thing-ob15 = karta celu 15
thing-ob16 = karta celu 16
thing-ob17 = karta celu 17
thing-ob18 = karta celu 18
thing-ob19 = karta celu 19
thing-ob20 = karta celu 20
thing-ob21 = karta celu 21
thing-ob22 = karta celu 22
thing-ob23 = karta celu 23
thing-ob24 = karta celu 24
thing-st1 = początkowa karta celu 1
thing-st2 = początkowa karta celu 2
thing-st3 = początkowa karta celu 3
thing-st4 = początkowa karta celu 4
thing-start-1 = początkowa karta celu 1
thing-start-2 = początkowa karta celu 2
thing-start-3 = początkowa karta celu 3
thing-start-4 = początkowa karta celu 4
thing-gain-1 = karta celu „dolary” 1
thing-gain-2 = karta celu „dolary” 2
thing-gain-3 = karta celu „dolary” 3
thing-gain-4 = karta celu „dolary” 4
thing-gain-5 = karta celu „dolary” 5
thing-draw-1 = karta celu „dobieranie” 1
thing-draw-2 = karta celu „dobieranie” 2
thing-draw-3 = karta celu „dobieranie” 3
thing-draw-4 = karta celu „dobieranie” 4
thing-draw-5 = karta celu „dobieranie” 5
thing-engine-1 = karta celu „lokomotywa” 1
thing-engine-2 = karta celu „lokomotywa” 2
thing-engine-3 = karta celu „lokomotywa” 3
thing-engine-4 = karta celu „lokomotywa” 4
thing-engine-5 = karta celu „lokomotywa” 5
thing-move-1 = karta celu „ruch” 1
thing-move-2 = karta celu „ruch” 2
thing-move-3 = karta celu „ruch” 3
thing-move-4 = karta celu „ruch” 4
thing-move-5 = karta celu „ruch” 5
thing-aux-1 = karta celu „akcja pomocnicza” 1
thing-aux-2 = karta celu „akcja pomocnicza” 2
thing-aux-3 = karta celu „akcja pomocnicza” 3
thing-aux-4 = karta celu „akcja pomocnicza” 4
thing-sm-workers = zawiadowca (pracownicy)
thing-sm-objectives = zawiadowca (cele)
thing-sm-hazards = zawiadowca (niebezpieczeństwa)
thing-sm-teepees = zawiadowca (tipi)
thing-sm-certificates = zawiadowca (certyfikaty)
thing-sm1 = zawiadowca (pracownicy)
thing-sm2 = zawiadowca (cele)
thing-sm3 = zawiadowca (niebezpieczeństwa)
thing-sm4 = zawiadowca (bandyci)
thing-sm5 = zawiadowca (certyfikaty)
thing-sm6 = zawiadowca (stacje)
thing-sm7 = zawiadowca (budynki)
thing-sm8 = zawiadowca z dwoma certyfikatami
thing-sm9 = zawiadowca z dwunastoma dolarami

# The sheet of Pioneer Rails

ui-sheet-card =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit }
ui-sheet-card-hidden = zakryta karta
ui-sheet-card-away = odłożona
ui-sheet-card-taken = bierze ją { $name }
ui-sheet-card-secret = Twoja tajna karta
ui-sheet-card-secret-of = tajna karta: { $name }
ui-sheet-cards = Karty rozdającego
ui-sheet-side =
    { $side ->
        [NE] { $cell } północny wschód
        [E] { $cell } wschód
        [SE] { $cell } południowy wschód
        [SW] { $cell } południowy zachód
        [W] { $cell } zachód
       *[NW] { $cell } północny zachód
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] skrót na { $cell }, z północy na południe
        [NE-SW] skrót na { $cell }, z północnego wschodu na południowy zachód
       *[NW-SE] skrót na { $cell }, z północnego zachodu na południowy wschód
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = aktywuje: { $what }
ui-sheet-reaches = dociera do miasteczka { $number }: nowe pole miasteczka
ui-sheet-needs = zużywa zdolność specjalną: { $what }
ui-sheet-points-more = punkty: +{ $points }
ui-sheet-then-left =
    { $tracks ->
        [0] potem nie zostanie żaden tor
        [one] potem zostanie jeden tor
        [few] potem zostaną { $tracks } tory
        [many] potem zostanie { $tracks } torów
       *[other] potem zostanie { $tracks } torów
    }
ui-sheet-left =
    { $tracks ->
        [0] nie został żaden tor
        [one] został jeden tor
        [few] zostały { $tracks } tory
        [many] zostało { $tracks } torów
       *[other] zostało { $tracks } torów
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Skreśl pole miasteczka, aby ułożyć kolejny tor, albo zakończ turę.
        [one] Został jeden tor. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [few] Zostały { $tracks } tory. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [many] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
       *[other] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
    }
ui-sheet-lay-it = Ułóż tor
ui-sheet-hand = Twój układ: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-hand-open = Twój układ: jeszcze bez pary
ui-sheet-no-pair = jeszcze bez pary
ui-sheet-hand-row = Runda { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-box = Pole miasteczka
ui-sheet-box-brings = jeden tor więcej i zdolność specjalna w tej turze
ui-sheet-bank-brings = { $count } × { $multiplier } = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-station = stacja { $suit } { $cell }
ui-sheet-is-active = aktywowano
ui-sheet-is-soon = nastąpi aktywacja
ui-sheet-is-sides = boki z torami: { $have } z { $need }
ui-sheet-is-fenced = nie jest jeszcze samo w swoim obszarze
ui-sheet-town = miasteczko { $number }
ui-sheet-town-reached = miasteczko { $number }, są tu linie: { $suits }
ui-sheet-map = Mapa ({ $name }): strzałki prowadzą od boku do boku, Enter układa tor
ui-sheet-zoom = Rozmiar mapy
ui-sheet-nearer = Bliżej
ui-sheet-farther = Dalej
ui-sheet-whole = Cała mapa
ui-sheet-round = Runda { $round } z { $rounds }
ui-sheet-turn = Tura { $turn } z { $turns }
ui-sheet-turn-of = Runda { $round }, tura { $turn }
ui-sheet-dealer = { $name } rozdaje
ui-sheet-take = Rozdajesz: weź jedną kartę. Pozostali wybierają z reszty.
ui-sheet-choose = Wybierz kartę: jej wartość trafia do układu, a kolor wskazuje linię.
ui-sheet-which-first = Które miejsce aktywujesz najpierw?
ui-sheet-nugget-count = { $count ->
        [one] { $count } samorodek
        [few] { $count } samorodki
        [many] { $count } samorodków
       *[other] { $count } samorodków
    }
ui-sheet-nuggets = Ile samorodków trafia do banku?
ui-sheet-lay = Układaj tory linii { $suit }.
ui-sheet-finished = Twoja tura jest skończona.
ui-sheet-dealer-first = { $name } rozdaje i wybiera kartę przed innymi.
ui-sheet-does =
    { $doing ->
        [take] { $name } rozdaje i wybiera kartę przed innymi.
        [choose] { $name } wybiera kartę.
        [done] Tura skończona: { $name }.
       *[lay] { $name } układa tory linii { $suit }.
    }
ui-sheet-won-of = { $name } wygrywa: wynik { $points }, próg { $target }.
ui-sheet-waiting = Czekamy na: { $names }
ui-sheet-and-more = { $names } i jeszcze { $count }
ui-sheet-over = Ostatnia karta została zagrana.
ui-sheet-won = Wygrywasz: masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, więcej niż próg { $target }.
ui-sheet-lost = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } to za mało, próg wynosi { $target }.
ui-sheet-specials =
    { $count ->
        [one] jedna zdolność specjalna
        [few] { $count } zdolności specjalne
        [many] { $count } zdolności specjalnych
       *[other] { $count } zdolności specjalnych
    }
ui-sheet-done = Zakończ turę
ui-sheet-or-for = albo układaj dla
ui-sheet-poker = Układy pokerowe
ui-sheet-saloon =
    { $state ->
        [circled] Saloon podwaja ten układ
        [crossed] Żaden saloon nie podwoił tego układu
       *[free] Saloon może podwoić ten układ
    }
ui-sheet-goals = Cele
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } z { $needs }
ui-sheet-goal-first = pierwsze miejsce: { $names }
ui-sheet-goal-later = później: { $names }
ui-sheet-goal-nobody = jeszcze nikt
ui-sheet-goal-gone = spełniony
ui-sheet-goal-down = Cel leży zakryty
ui-sheet-goal-got = zdobyte punkty: { $points }
ui-sheet-goal-worth = punkty do zdobycia: { $points }
ui-sheet-target = Przekrocz { $points }: 60 i po 10 za każdy pozostały cel
ui-sheet-target-short = przekrocz { $points }
ui-sheet-zone = Złoto, banki, stacje rozrządowe, forty, rancza i miasteczka
ui-sheet-gold = Złoto: wydobyte { $dug }, poza bankiem { $free }
ui-sheet-banks = Banki
ui-sheet-banks-hold = W bankach: { $amounts }
ui-sheet-yards = Stacje rozrządowe × { $towns ->
        [one] { $towns } miasteczko
        [few] { $towns } miasteczka
        [many] { $towns } miasteczek
       *[other] { $towns } miasteczek
    }
ui-sheet-forts = Forty
ui-sheet-ranches = Rancza
ui-sheet-circled = zakreślone: { $count }, wartość { $value }
ui-sheet-towns = Pola miasteczek: zakreślone { $circled }, do użycia { $free }
ui-sheet-score = Punkty, gdyby gra skończyła się teraz
ui-sheet-others = Wszystkie arkusze
ui-sheet-look = Pokaż arkusz:
ui-sheet-doing =
    { $doing ->
        [plays] gra
        [done] tura skończona
        [waits] czeka
       *[over] koniec
    }
ui-sheet-looking = To arkusz z początku tej tury: { $name }.
ui-sheet-back = Wróć do mojego arkusza
ui-sheet-back-to = Wróć do arkusza: { $name }

# The board of El Paso

ui-ring-board = Plansza El Paso
ui-ring-posts = Placówki handlowe
ui-ring-simmental =
    { $count ->
        [0] stos Simmental, pusty: następny ranczer w El Paso dostaje punkty ({ $points }) i uruchamia koniec gry
        [one] stos Simmental, została jedna karta
        [few] stos Simmental, zostały { $count } karty
        [many] stos Simmental, zostało { $count } kart
       *[other] stos Simmental, zostało { $count } kart
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } jest na polu Simmental: ostatnie tury
ui-ring-post = placówka handlowa { $value }, { $corner ->
        [dark] dowolny dysk
       *[light] tylko dyski z jasnych pól
    }{ $repeat ->
        [yes] , dowolna liczba własnych dysków
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } punkt
        [few] , { $points } punkty
        [many] , { $points } punktów
       *[other] , { $points } punktów
    }
ui-ring-post-reward = { $post }, daje: { $what }
ui-ring-empty = { $place }, puste, budowa { $cost ->
        [0] bez dopłaty
        [one] o { $cost } dolara droższa
        [few] o { $cost } dolary droższa
        [many] o { $cost } dolarów droższa
       *[other] o { $cost } dolarów droższa
    }
ui-ring-neutral = budynek { $letter }
ui-ring-owned = { $place } (budynek { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso =
    zyskaj { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }, weź kartę krowy „Simmental”, wykonaj dostawę
ui-ring-rancher = ranczer ({ $who }): { $place }
ui-ring-cattle = Rynek bydła
ui-ring-cattle-cow = { $name }: { $cowboys ->
        [one] { $cowboys } kowboj
        [few] { $cowboys } kowbojów
        [many] { $cowboys } kowbojów
       *[other] { $cowboys } kowbojów
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }; wartość { $value }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; zostało: { $count }
ui-ring-workers = Rynek pracowników
ui-ring-worker = { $name }, zostało: { $count }; premia za odrzucenie: { $what }
ui-ring-buildings = Rynek budynków
ui-ring-building = budynek { $number }, { $builders ->
        [one] { $builders } budowniczy
        [few] { $builders } budowniczych
        [many] { $builders } budowniczych
       *[other] { $builders } budowniczych
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }; { $what }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }; zostało: { $count }
ui-ring-train = Pociąg
ui-ring-train-card = karta pociągu { $number }, { $engineers ->
        [one] { $engineers } inżynier
        [few] { $engineers } inżynierów
        [many] { $engineers } inżynierów
       *[other] { $engineers } inżynierów
    } i { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
        [many] { $dollars } dolarów
       *[other] { $dollars } dolarów
    }: { $what }
ui-ring-supply = Zasoby pociągu
ui-ring-supply-objectives = Cele
ui-ring-supply-bonuses = Premie
ui-ring-stack = { $kind ->
        [objective] zakryte żetony celów: { $count }
       *[bonus] zakryte żetony premii: { $count }
    }
ui-ring-objective = żeton celu { $number }
ui-ring-bonus = żeton premii { $number }
ui-ring-token = { $name }: { $what }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-ring-token-none = puste miejsce w zasobach pociągu
ui-ring-token-permanent = stały certyfikat
ui-ring-token-duplicate = przy każdej dostawie liczy się jeszcze 1 karta rodzaju, który już uwzględniono
ui-ring-token-points = tylko punkty
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building =
    { $count ->
        [one] budynek
        [few] { $count } budynki
        [many] { $count } budynków
       *[other] { $count } budynków
    }{ $builders ->
        [1] { "" }
       *[other] { " " }wymagające co najmniej { $builders } budowniczych
    }
ui-ring-need-disc = { $count ->
        [one] dysk w placówce { $posts }
        [few] { $count } dyski w placówkach { $posts }
        [many] { $count } dysków w placówkach { $posts }
       *[other] { $count } dysków w placówkach { $posts }
    }
ui-ring-need-bonus = { $count ->
        [one] żeton premii
        [few] { $count } żetony premii
        [many] { $count } żetonów premii
       *[other] { $count } żetonów premii
    }
ui-ring-hand-worth = wartość w El Paso: { $value }
ui-ring-ready = Obszar pracowników
ui-ring-ready-of = { $name }, gotowi: { $count }; w dowolnej chwili: { $what }
ui-ring-aux = akcja pomocnicza { $number }: { $what }
ui-ring-aux-locked = akcja pomocnicza { $number }, zablokowana dyskiem: { $what }
ui-ring-slot = pole dysku: { $name }, { $corner ->
        [dark] ciemne
       *[light] jasne
    } narożniki, { $state ->
        [covered] zasłonięte
       *[clear] odsłonięte
    }
ui-ring-certificates-of = certyfikaty: { $count } z { $most }, stałe: { $permanent }
ui-ring-step-limit = limit kroków { $count }
ui-ring-buildings-of = Budynki
ui-ring-tokens-of = Żetony
ui-ring-herd = Stado
ui-ring-discard = Stos kart odrzuconych: { $count }
ui-ring-unseen = Zakryte, w nieznanej kolejności: { $count }
ui-ring-posts-of = Dostawy

ui-ring-sue-card = karta bota { $card }
ui-ring-sue-now = Jej ostatnia karta
ui-ring-sue-none = Nie odkryła jeszcze żadnej karty.
ui-ring-sue-told = Co zrobiła Sue
ui-ring-sue-deck = Talia bota: { $count }
ui-ring-sue-used = odrzucone: { $count }
ui-ring-sue-row = Jej rząd strategii
ui-ring-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
       *[other] , w tym wszechstronni: { $joined }
    }
ui-ring-sue-resources = Talia zasobów: { $count }
ui-ring-sue-cows = Jej krowy

ui-ring-origin = Odtworzone dane
ui-ring-origin-show = Pokaż znaki odtworzonych danych
ui-ring-origin-why = Dało się odczytać tylko tekst instrukcji, bez obrazków. Dane z tym znakiem zostały odtworzone tak, aby pasowały do tekstu i publicznych opisów. Kto ma tę grę, może je poprawić.
ui-ring-reconstructed = odtworzone: { $what }
ui-ring-origin-trail = Drogi szlaku i koszty jego pól
ui-ring-origin-neutral-buildings = Budynek neutralny { $thing }
ui-ring-origin-building-market = Budynek { $thing }
ui-ring-origin-train = Karta pociągu { $thing }
ui-ring-origin-trading-posts = Placówka handlowa { $thing }
ui-ring-origin-breeds = { $name }
ui-ring-origin-workers = { $name }
ui-ring-origin-objective-tokens = Wszystkie żetony celów: { $what }
ui-ring-origin-bonus-tokens = Wszystkie żetony premii: { $what }
ui-ring-origin-player-board = Pole dysku: { $name }
ui-ring-origin-auxiliary-actions = Akcja pomocnicza { $thing }
ui-ring-origin-bot-cards = Wszystkie karty bota: { $what }
ui-ring-figure-actions = akcja { $number }
ui-ring-figure-a = akcja { $number }
ui-ring-figure-b = akcja { $number }
ui-ring-figure-plain = akcja { $number }
ui-ring-figure-star = akcja { $number }
ui-ring-figure-builders = budowniczowie
ui-ring-figure-engineers = inżynierowie
ui-ring-figure-vp = punkty
ui-ring-figure-vp-a = punkty
ui-ring-figure-vp-b = punkty
ui-ring-figure-value = wartość
ui-ring-figure-corners = narożniki
ui-ring-figure-repeatable = dowolna liczba dysków
ui-ring-figure-reward = nagroda
ui-ring-figure-breeding = wartość hodowlana
ui-ring-figure-own = liczba kart
ui-ring-figure-market = liczba kart
ui-ring-figure-cowboys = kowboje
ui-ring-figure-needs = warunek
ui-ring-figure-effect = działanie
ui-ring-figure-coin = dolary
ui-ring-figure-base = treść
ui-ring-figure-upgraded = treść
ui-ring-figure-deck = talia
ui-ring-figure-move = ruch
ui-ring-figure-action = akcja
ui-ring-figure-cost = koszt
ui-ring-figure-after = drogi
ui-ring-figure-lane = odnoga

# What choices of El Paso are called, cost and do

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

## Games and their options, by name
ui-title-gwt1 = Great Western Trail, pierwsza edycja
ui-title-gwt2 = Great Western Trail, druga edycja
ui-title-elpaso = Great Western Trail: El Paso
ui-title-pioneer = Pioneer Rails
ui-note-elpaso = Wielu nadrukowanych danych tej gry nie dało się odzyskać; są odtworzone i tak oznaczone.
ui-option-why-gwt1-neutral = budynki neutralne na swoich literach (R3.2)
ui-option-why-gwt1-sides = strony własnych budynków (R3.11)
ui-option-why-gwt1-split = pracownicy z rewersami 2 i 3 (R3.4, U1)
ui-option-why-gwt1-waste = z pola 6 można wydać jeden certyfikat (R8.8, U2)
ui-option-why-gwt1-window = karty celów w Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = faza B może być pusta (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b kopiuje także akcję ryzyka (R9.14, U8)
ui-option-why-gwt1-station-first = stacja przed nagrodą (R10.8, U9)
ui-option-why-gwt1-discless = dostawa bez dysku się liczy (R13.8, U10)
ui-option-why-gwt1-signal = semafor przy bocznicy (R8.14, U11)
ui-option-why-gwt2-neutral = budynki neutralne na swoich literach (R2.3)
ui-option-why-gwt2-sides = strony własnych budynków (R2.1)
ui-option-why-gwt2-simmental = bydło Simmental (R13)
ui-option-why-gwt2-sam = poziom trudności w wariancie solo (R14)
ui-option-why-gwt2-split = pracownicy z rewersami 2 i 3 (R2.5, D23)
ui-option-why-gwt2-waste = z pola 6 można wydać jeden certyfikat (R6.7, D24)
ui-option-why-gwt2-window = karty celów w Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = faza B może być pusta (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b kopiuje także akcję ryzyka (R8.31, D7)
ui-option-why-gwt2-station-first = stacja przed nagrodą (R8.13, D16)
ui-option-why-gwt2-discless = dostawa bez dysku się liczy (R12.2, D10)
ui-option-why-gwt2-signal = krzyżyk przy bocznicy (R6.13, D25)
ui-option-why-elpaso-neutral = budynki neutralne na swoich literach (R2.1)
ui-option-why-elpaso-sides = strona każdego stosu budynków (R2.4)
ui-option-why-elpaso-train = strona każdej karty pociągu (R2.2)
ui-option-why-elpaso-sue = karty B dla Sue w grze solo (R14.3)
ui-option-why-elpaso-card-after-move = reszta karty pociągu po ruchu, który dała (R5.6)
ui-option-why-pioneer-map = strona arkusza (R2.1)
ui-option-why-pioneer-extra-card = po tajnej karcie na piątą turę, 1–8 graczy (R14.2)
ui-option-why-pioneer-level = solo: ile celów jest odkrytych od początku (R15.2)
ui-option-why-pioneer-dealer = miejsce pierwszego rozdającego (R3.4)
ui-option-why-pioneer-draw-outline = RL-03: można rysować po obrysie mapy (R2.6)
ui-option-why-pioneer-draw-station-sides = RL-03: można rysować po bokach własnej stacji (R2.6)
ui-option-why-pioneer-return-to-own-station = RL-04: odnoga może skończyć się na swojej stacji (R6.4)
ui-option-why-pioneer-same-railway-twice-in-town = RL-05: odnogi jednej linii mogą dzielić miasteczko
ui-option-why-pioneer-forfeit-blocked-tracks = RL-06: tory, których nie można narysować, przepadają (R6.9)
ui-option-why-pioneer-special-on-any-track = RL-07: zdolność specjalna działa na dowolny tor tury (R7.2)
ui-option-why-pioneer-same-turn-town-boxes = RL-08: nowego pola miasteczka można użyć od razu (R7.3)
ui-option-why-pioneer-suit-before-tracks = RL-09: kolor zmienia się przed pierwszym torem (R7.8)
ui-option-why-pioneer-bank-min = RL-10: ile samorodków co najmniej przyjmuje bank (R8.5)
ui-option-why-pioneer-surplus-saloon-counts = RL-11: saloon bez symbolu jest aktywowany (R8.4)
ui-option-why-pioneer-shortcut-is-border = RL-12: skrót dzieli swój heks przy ranczach (R9.3)
ui-option-why-pioneer-mixed-at-activation = RL-14: cel 1J patrzy tylko na chwilę aktywacji (R16.3)
ui-option-why-pioneer-solo-retroactive = RL-15: cel można spełnić, zanim zostanie odkryty (R15.6)
ui-option-why-pioneer-switch-counts-to-six = RL-16: zwrotnice liczą się do sześciu odnóg (R6.4)
ui-option-why-pioneer-boxes-when-checked = RL-08: nowych pól miasteczek można użyć po sprawdzeniu lokacji (R7.3)
ui-new-automa = gra przeciw Tobie, według kart z pudełka
ui-new-rulings = jeszcze { $count ->
        [one] { $count } rozstrzygnięcie
        [few] { $count } rozstrzygnięcia
        [many] { $count } rozstrzygnięć
       *[other] { $count } rozstrzygnięć
    }
ui-option-map = Strona arkusza
ui-option-extra-card = Tajna piąta karta
ui-option-level = Poziom
ui-option-dealer = Pierwszy rozdający
ui-option-train = Karty pociągu
ui-option-draw-outline = Rysowanie po obrysie
ui-option-draw-station-sides = Boki własnej stacji
ui-option-return-to-own-station = Powrót na własną stację
ui-option-same-railway-twice-in-town = Jedna linia dwa razy w miasteczku
ui-option-forfeit-blocked-tracks = Zablokowane tory
ui-option-special-on-any-track = Zdolności na dowolnym torze
ui-option-same-turn-town-boxes = Nowe pola miasteczek
ui-option-suit-before-tracks = Zmiana koloru
ui-option-bank-min = Najmniej samorodków w banku
ui-option-surplus-saloon-counts = Saloony bez symbolu
ui-option-shortcut-is-border = Skróty i rancza
ui-option-mixed-at-activation = Cel 1J
ui-option-solo-retroactive = Cele spełnione wcześniej
ui-option-switch-counts-to-six = Zwrotnice jako odnogi
ui-option-boxes-when-checked = Pola miasteczek po sprawdzeniu
ui-option-card-after-move = Karta pociągu po ruchu
ui-choice-beginner = początkujący
ui-choice-easy = łatwy
ui-choice-medium = średni
ui-choice-hard = trudny
ui-choice-legendary = legendarny
ui-choice-dealer-0 = pierwsze miejsce
ui-choice-plain = zwykłe strony
ui-choice-star = strony z gwiazdką
ui-choice-even = równo
ui-choice-uneven = nierówno
ui-choice-passed = za lokomotywą
ui-choice-ahead = przed lokomotywą
ui-choice-own = przy własnych budynkach
ui-choice-open = pozostaje dostępna
ui-choice-lost = przepada
ui-automa = według kart z pudełka
ui-board-automa = Specjalizacja: { $specialty }. Pozostałe karty: { $left }. Zużyte karty: { $used }

## The terminal
cli-help = liczba lub akcja: wykonaj   ?: dlaczego nie inne   r R1.1: zasada   b: plansza   u: cofnij   s PLIK: zapisz   q: wyjdź
cli-hints-off = podpowiedzi są wyłączone: zacznij z --hints
cli-help-hint = i: podpowiedź
cli-seed = ziarno
cli-over = Koniec gry. Wygrywa: { $winners }
cli-any-time = w dowolnej chwili
cli-no-option = { $line }: nie ma tu takiej możliwości.
cli-more = i jeszcze { $count }
cli-nothing-refused = Nic nie jest tu zabronione.
cli-no-undo = Nie można nic cofnąć: coś zostało odkryte albo nic nie zrobiono.
cli-saved = Zapisano w pliku { $path }.
cli-total = razem
cli-goes-on = Gra trwa.

## Without the server, and notices
ui-away = Nie ma połączenia z serwerem, a stoły go potrzebują.
ui-away-companion = Pomocnik działa bez niego
ui-away-again = Spróbuj ponownie
notice-turn = Twoja tura: { $game }
notice-over = Koniec gry: { $game }
notice-players = Przy stole: { $names }
ui-notify-always = Także gdy żadna strona nie jest otwarta.
ui-notify-blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Można to zmienić w jej ustawieniach.
mail-confirm-subject = Czy to Twój adres?
mail-confirm = Ktoś chce dostawać na ten adres wiadomości o swojej turze przy stole Trailboss. Jeśli to Ty, otwórz ten link w ciągu dwóch dni: { $link } Jeśli nie, nie rób nic, a e-maile nie będą przychodzić.
mail-stop = Nie chcę więcej takich e-maili: { $link }
problem-that-is-not-one-e-mail-address = To nie jest adres e-mail.
problem-this-link-is-not-valid-any-more = Ten link nie jest już ważny.
problem-this-server-sends-no-e-mail = Ten serwer nie wysyła e-maili.
problem-too-many-letters-for-one-day = Za dużo e-maili jak na jeden dzień. Spróbuj jutro.
ui-mail = E-mail
ui-mail-why = E-mail, gdy jest Twoja tura, a od pięciu minut nie patrzysz na stół.
ui-mail-address = Adres
ui-mail-confirm-it = Wysłaliśmy Ci e-mail. Otwórz link z tej wiadomości, aby potwierdzić adres.
ui-mail-confirmed = Adres jest potwierdzony.
ui-mail-forget = Wyłącz e-maile
ui-mail-confirm = Potwierdź adres
ui-mail-confirm-text = Dostaniesz wtedy e-mail, gdy przyjdzie Twoja tura.
ui-mail-confirm-button = To mój adres
ui-mail-confirm-done = Dziękujemy. Od teraz będziesz dostawać e-maile.
ui-mail-stop = Koniec e-maili
ui-mail-stop-text = E-maile nie będą już przychodzić, dopóki znowu nie podasz adresu.
ui-mail-stop-button = Wyłącz e-maile
ui-mail-stop-done = Gotowe. Więcej e-maili nie będzie.

## Languages
ui-tables-all = Pokaż wszystkie: { $count }
ui-footer = Inne strony
ui-footer-api = API
ui-unofficial = Nieoficjalne: nie jesteśmy związani z wydawcami ani autorami tych gier. Zasady własnymi słowami, rysunki własne. Podoba Ci się gra? Kup ją.
ui-language = Język
ui-language-auto = Jak w przeglądarce

## The introduction
ui-learn = Naucz się grać w dziesięciu krokach
ui-learn-title = Pierwszy spęd do Kansas City
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Brawo
ui-learn-progress = Wykonane kroki
ui-learn-back = Wstecz
ui-learn-play = Zagraj teraz
ui-learn-gwt2-1 = Masz stado i ranczera. Twoje karty to krowy; im cenniejsze i bardziej różnorodne krowy masz na ręce po dotarciu do Kansas City, tym dalej je wyślesz. Szlak biegnie z prawego dolnego rogu do Kansas City w lewym górnym. W pierwszej turze stawiasz ranczera na jednym z brązowych budynków, z których może korzystać każdy. Postaw swojego na A.
ui-learn-gwt2-2 = Każdy wiersz na budynku to akcja; możesz wykonać wszystkie, w dowolnej kolejności. Pierwsza tutaj pozwala sprzedać krowę pokazanej rasy za 2 dolary. Masz taką: sprzedaj ją. Karta trafia na stos kart odrzuconych i wróci, gdy stos dobierania się wyczerpie.
ui-learn-gwt2-3 = Postać na kafelku znaczy: zatrudnij kogoś z rynku pracy po lewej. Cena zależy od rzędu. Kowboje kupują krowy, budowniczowie wznoszą budynki, inżynierowie prowadzą lokomotywę. Zatrudnij kowboja z pierwszego rzędu.
ui-learn-gwt2-4 = Tutaj już wszystko gotowe. Zakończ turę: dobierasz do czterech kart, a potem gra Ben.
ui-learn-gwt2-5 = Teraz ruch ranczera: tutaj o maks. trzy kroki. Krok prowadzi na następny kafelek; puste pola się nie liczą. Za wejście na kafelek z dłonią płaci się tyle, ile wskazuje liczba. Droga do B jest darmowa: idź tam.
ui-learn-gwt2-6 = W B sprzedajesz następną krowę, a to także miejsce, w którym się buduje. Własny budynek to przystanek, na którym tylko Ty działasz, a inni mogą płacić za przejście. Wybór padł na numer 2, za jednego budowniczego i 2 dolary. Postaw go na polu tuż za E, gdzie niedługo dotrzesz.
ui-learn-gwt2-7 = Idziesz dalej do E i sprzedajesz tam krowę. W E jest rynek bydła. Dwóch kowbojów kupuje kartę o wartości 3 za 3 dolary. Corriente ma na koniec 3 punkty, więcej niż sąsiednie karty: weź ją.
ui-learn-gwt2-8 = Mijasz własny budynek i F, zatrzymujesz się w G, gdzie inżynierowie prowadzą lokomotywę po torach wokół planszy. Im dalej jest, tym tańsze są dostawy i tym więcej stacji mija. Przejedź jedno pole.
ui-learn-gwt2-9 = Następne jest Kansas City. Na ręce masz dwie rasy po dwa razy, a liczą się tylko różne: ręka jest warta 3. Żeton wymiany, którego możesz użyć w dowolnej chwili swojej tury, pozwala dobrać dwie karty i odrzucić dwie. Użyj go.
ui-learn-gwt2-10 = Znacznie lepiej: trzy rasy, wartość 5. W Kansas City najpierw wybierasz trzy kafelki, które wchodzą do gry, potem dostajesz 5 dolarów za stado. Teraz wyślij je koleją do miasta o najwyżej takiej wartości. Im dalej, tym lepiej, i nigdy dwa razy do tego samego: St. Louis.
ui-learn-gwt2-11 = Dysk przeszedł z Twojej planszetki do miasta, a to, co zasłaniał, jest odtąd Twoje: lepsze akcje, więcej kroków, więcej kart na ręce. Twój ranczer wraca na początek szlaku, a następny spęd będzie bogatszy. Na tym polega gra: zatrudniaj, buduj, kupuj, wysyłaj, aż rynek pracy się zapełni. Na koń!

## Cards of Pioneer Rails
thing-the-card-10h = 10♥
thing-the-card-10d = 10♦
thing-the-card-10c = 10♣
thing-the-card-10s = 10♠
thing-the-card-jh = J♥
thing-the-card-jd = J♦
thing-the-card-jc = J♣
thing-the-card-js = J♠
thing-the-card-qh = Q♥
thing-the-card-qd = Q♦
thing-the-card-qc = Q♣
thing-the-card-qs = Q♠
thing-the-card-kh = K♥
thing-the-card-kd = K♦
thing-the-card-kc = K♣
thing-the-card-ks = K♠
thing-the-card-ah = A♥
thing-the-card-ad = A♦
thing-the-card-ac = A♣
thing-the-card-as = A♠

## What the engine said in its own words
thing-mine = kopalnia
thing-saloon = saloon
thing-bank = bank
thing-fort = fort
thing-ranch = ranczo
thing-bridge = most
thing-tunnel = tunel
thing-shortcut = skrót
thing-pair = para
thing-two-pair = dwie pary
thing-three-of-a-kind = trójka
thing-full-house = full
thing-straight = strit
thing-four-of-a-kind = kareta
refusal-a-branch-has-left-this-corner-already = z tego rogu wychodzi już odnoga
refusal-a-branch-never-comes-back-to-a-station = odnoga nigdy nie wraca na stację
refusal-a-shortcut-needs-a-desert-cell = skrót wymaga heksu pustyni
refusal-a-shortcut-runs-through-this-cell = przez ten heks biegnie już skrót
refusal-a-track-can-be-drawn-and-is-due = można jeszcze ułożyć tor i trzeba to zrobić
refusal-a-track-is-drawn-already = jakiś tor jest już ułożony
refusal-activated-already = już aktywowano
refusal-at-least-one-nugget-is-due = potrzebny jest co najmniej jeden samorodek
refusal-it-is-a-side-of-a-station = to bok stacji
refusal-it-is-drawn-already = ten tor jest już ułożony
refusal-it-is-in-the-discard-pile = leży na stosie kart odrzuconych
refusal-it-is-not-on-the-table = nie leży na stole
refusal-it-is-not-on-this-map = nie ma tego na tej mapie
refusal-it-is-on-the-outline-of-the-map = leży na obrysie mapy
refusal-it-is-the-suit-of-this-turn = to już kolor tej tury
refusal-it-would-touch-another-branch = tor dotknąłby innej odnogi
refusal-its-condition-is-not-met = warunek nie jest spełniony
refusal-its-railway-cannot-grow = tej linii nie można już przedłużyć
refusal-no-hearts-station-corner-or-railhead-is-at-its-end = żaden koniec tego toru nie dotyka rogu stacji ani wolnego końca linii kier
refusal-no-diamonds-station-corner-or-railhead-is-at-its-end = żaden koniec tego toru nie dotyka rogu stacji ani wolnego końca linii karo
refusal-no-clubs-station-corner-or-railhead-is-at-its-end = żaden koniec tego toru nie dotyka rogu stacji ani wolnego końca linii trefl
refusal-no-spades-station-corner-or-railhead-is-at-its-end = żaden koniec tego toru nie dotyka rogu stacji ani wolnego końca linii pik
refusal-the-dealer-has-taken-it = ma ją już osoba rozdająca
refusal-the-suit-was-changed-already = kolor został już zmieniony
refusal-this-railway-ends-in-that-town-already = ta linia już kończy się w tym miasteczku
refusal-three-railways-end-in-that-town-already = w tym miasteczku kończą się już trzy linie
refusal-a-disc-is-left = na Twojej planszetce jest jeszcze dysk
refusal-bandits = nie ma tam bandyty
gwt1-refusal-bandits = nie ma tam tipi
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
thing-in-row = { $thing } (rząd { $row })
thing-v3x1-a = wartość 3 × 1 (a)
thing-v3x1-b = wartość 3 × 1 (b)
thing-v3x2 = wartość 3 × 2
thing-v4x1-a = wartość 4 × 1 (a)
thing-v4x1-b = wartość 4 × 1 (b)
thing-v4x2 = wartość 4 × 2
thing-v5x1-a = wartość 5 × 1 (a)
thing-v5x1-b = wartość 5 × 1 (b)
thing-shx1-a = Shorthorn × 1 (a)
thing-shx1-b = Shorthorn × 1 (b)
thing-shx2 = Shorthorn × 2
thing-hex1-a = Hereford × 1 (a)
thing-hex1-b = Hereford × 1 (b)
thing-six1-a = Simmental I × 1 (a)
thing-six1-b = Simmental I × 1 (b)
thing-the-draw-bonus = żeton premii
thing-the-draw-objective = żeton celu
refusal-forest = żaden Twój budynek nie stoi w lesie
refusal-stations = nie masz żadnej stacji
refusal-pairs = nie masz pary bandytów obu kolorów
gwt1-refusal-pairs = nie masz pary tipi obu kolorów
refusal-cards-in-the-market = za mało takich kart na rynku, potrzeba: { $needs }
refusal-the-clubs-railway-ends-in-this-town = linia trefl kończy się w tym miasteczku
refusal-the-diamonds-railway-ends-in-this-town = linia karo kończy się w tym miasteczku
refusal-the-hearts-railway-ends-in-this-town = linia kier kończy się w tym miasteczku
refusal-the-spades-railway-ends-in-this-town = linia pik kończy się w tym miasteczku
refusal-stations-behind = za lokomotywą nie ma stacji do ulepszenia
refusal-workers = nie można nikogo zatrudnić

## Set-up and score pad beside the cardboard

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

# The score pad: what to enter

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

# The pages of the companion

ui-companion-title = Przy własnym stole
ui-companion-text = Grasz w wersję pudełkową, a telefon podpowiada przygotowanie, liczy punkty i gra za przeciwników solo.
ui-companion-offline = Raz otwarte, te strony działają bez połączenia.
ui-companion-setup = Przygotowanie
ui-companion-setup-text = Lista kroków dla Twojego pudełka, z gotowymi wynikami losowania.
ui-companion-score = Notes punktacji
ui-companion-score-text = Wpisz, co widzisz; sumy, remisy i zwycięzca pojawią się same.
ui-companion-solo-text = Odkrywa karty i mówi krok po kroku, co robić.
ui-companion-home = Grasz w wersję pudełkową? Przygotowanie, punkty i przeciwnicy solo przy Twoim stole.
ui-companion-game = Gra
ui-companion-players = Gracze
ui-companion-fewer = O jednego gracza mniej
ui-companion-more = O jednego gracza więcej
ui-companion-names = Imiona, zgodnie z ruchem wskazówek
ui-companion-player = Gracz { $number }
ui-companion-name-of = Imię gracza { $number }
ui-companion-all-again = Losuj wszystko od nowa
ui-companion-again = Losuj ponownie
ui-companion-again-step = Losuj znowu: krok { $number }
ui-companion-copy-link = Kopiuj link
ui-companion-same = Inny telefon po otwarciu linku pokaże to samo losowanie.
ui-companion-done = Gotowe: { $done } z { $all }
ui-companion-clear = Usuń zaznaczenia
ui-companion-go-on = Strona przeciwnika: { $who }
ui-companion-to-score = Do punktacji
ui-companion-to-setup = Do przygotowania
ui-companion-all-rules = Wszystkie zasady
ui-companion-no-rule = Nie udało się pobrać tekstu tej zasady.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Co wpisać
ui-companion-count = Policz: { $what }, { $who }
ui-companion-sign = Plus lub minus: { $what }, { $who }
ui-companion-alone = Solo: { $who }
ui-companion-less-of = Mniej: { $what }
ui-companion-more-of = Więcej: { $what }
ui-companion-take = Wpisz { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } za { $per }
    }
ui-companion-sheet = Punkty
ui-companion-place = Miejsce
ui-companion-wins = Wygrywa { $who }, punktów: { $points }.
ui-companion-shared = Wspólne zwycięstwo: { $who }, punktów: { $points }.
ui-companion-tie-dollars = Równa liczba punktów: decydują pozostałe dolary.
ui-companion-tie-poker = Równa liczba punktów: decydują układy pokerowe.
ui-companion-target-won =
    Wygrywasz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, próg wynosił { $target }.
ui-companion-target-lost =
    Jeszcze nie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a trzeba więcej niż { $target }.
ui-companion-new = Nowa gra
ui-companion-new-sure = Wymazać wszystkie liczby? Imiona zostaną.
ui-companion-erase = Wymaż
ui-companion-copy-result = Kopiuj wynik
ui-option-order = Kolejność gry
ui-choice-clockwise = jak siedzimy, początek losowo
ui-choice-lot = wszystko losem

## Przeciwnik solo obok kartonu, na stronie

ui-solo-lead = { $who } gra przeciwko Tobie w Twoim egzemplarzu gry. Strona mówi, co robi { $who }, i liczy punkty; Ty przesuwasz elementy i odpowiadasz na to, co widać tylko na stole. Działa też bez serwera.
ui-solo-option-level = Jaki poziom?
ui-solo-option-b-cards = Ile kart B?
ui-solo-option-deck = Kto dobiera karty?
ui-solo-choice-easy = łatwy
ui-solo-choice-medium = średni
ui-solo-choice-hard = trudny
ui-solo-choice-0 = żadna
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = strona
ui-solo-choice-box = ja
ui-solo-why-level =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }; { $extra ->
        [0] { "" }
       *[other] o jednego pracownika każdego zawodu więcej;
    } pierwsza dostawa: { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Talia z { $cards } karty; karty B wzmacniają Sue.
        [few] Talia z { $cards } kart; karty B wzmacniają Sue.
        [many] Talia z { $cards } kart; karty B wzmacniają Sue.
       *[other] Talia z { $cards } karty; karty B wzmacniają Sue.
    }
ui-solo-why-app = Drukowane karty zostają w pudełku.
ui-solo-why-box = Odkrywasz drukowane karty i mówisz, co na nich jest.
ui-solo-faces = Awersy naszych kart są odtworzone. Jeśli Twoje są inne, dobieraj samodzielnie: wtedy obowiązują karty z pudełka.
ui-solo-start = Zacznij
ui-solo-file = Graj dalej z pliku
ui-solo-file-why = Sesja zapisana tutaj albo w wierszu poleceń.
ui-solo-trouble-damaged = Sesja zapamiętana w tej przeglądarce jest uszkodzona i nie da się jej kontynuować. Zacznij od nowa albo graj dalej z pliku.
ui-solo-trouble-bad = { $file }: tej sesji nie da się tu kontynuować. Nic się nie zmieniło.
ui-solo-trouble-other = { $file }: w tej sesji przeciwnikiem jest { $who }. Otwórz plik na stronie tego przeciwnika.
ui-solo-told = Co robić
ui-solo-number = Liczba
ui-solo-answer = OK
ui-solo-usual = zwykła odpowiedź
ui-solo-keys = Klawisze: cyfry odpowiadają, Enter wybiera zaznaczoną odpowiedź, u cofa
ui-solo-all-rules = Wszystkie zasady
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } punkt
        [few] { $who }: { $points } punkty
        [many] { $who }: { $points } punktów
       *[other] { $who }: { $points } punktu
    }
ui-solo-has = { $who } ma
ui-solo-past = Poprzednie tury ({ $count })
ui-solo-turn = Tura { $number }
ui-solo-set-up = Przygotowanie
ui-solo-session = Ta sesja
ui-solo-is-level = poziom: { $value }
ui-solo-is-b-cards = karty B: { $value }
ui-solo-is-deck = karty dobiera: { $value }
ui-solo-seed = ziarno { $seed }
ui-solo-not-kept = Ta przeglądarka niczego nie przechowuje: zapisz sesję do pliku, zanim zamkniesz stronę.
ui-solo-save = Zapisz do pliku
ui-solo-new = Nowa gra
ui-solo-new-sure = Ta sesja zostanie zapomniana. Jeśli chcesz ją kiedyś dokończyć, najpierw zapisz ją do pliku.
ui-solo-new-yes = Zapomnij
ui-solo-new-no = Graj dalej

## Wyzwanie dnia

ui-daily = Wyzwanie dnia
ui-daily-of = Wyzwanie dnia: { $date }
ui-daily-text = Jedno rozdanie dziennie, takie samo dla wszystkich na tym serwerze. Każdy ma jedną próbę.
ui-daily-play = Zagraj dzisiejsze wyzwanie
ui-daily-continue = Kontynuuj wyzwanie
ui-daily-until = Skończ do: { $time }.
ui-daily-closed = Dzień minął: ta gra już się nie liczy.
ui-daily-look = Zobacz swój stół
ui-daily-to-today = Dzisiejsze wyzwanie
ui-daily-next = Następne wyzwanie o { $time }, { $when }.
ui-daily-away = Nie można teraz wczytać wyzwania dnia.
ui-daily-gone = Na ten dzień nie ma wyzwania.
ui-daily-mine =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: miejsce { $rank } z { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, ale za późno: gra się nie liczy.
ui-daily-beaten = Próg { $target } przekroczony.
ui-daily-missed = Próg { $target } nieprzekroczony.
ui-daily-best = Najlepsze wyniki dnia
ui-daily-results = Wyniki: { $date }
ui-daily-none = Nikt jeszcze nie skończył. Pierwsze miejsce czeka!
ui-daily-none-past = Tego dnia nikt nie skończył gry.
ui-daily-playing =
    { $count ->
        [one] Jeszcze gra { $count } osoba.
        [few] Jeszcze grają { $count } osoby.
        [many] Jeszcze gra { $count } osób.
       *[other] Jeszcze gra { $count } osoby.
    }
ui-daily-rank = Miejsce
ui-daily-points = Punkty
ui-daily-poker = Poker
ui-daily-difference = Do progu
ui-daily-replay = Powtórka: { $name }
ui-daily-all = Wszystkie wyniki
ui-daily-yesterday = Wczoraj
ui-daily-day = Inny dzień
ui-daily-copy = Skopiuj link do tego dnia
ui-daily-how = Jak to działa
ui-daily-how-day = Dzień zmienia się o północy UTC: u Ciebie o { $time }. Rozpoczęta gra liczy się, jeśli skończy się do { $close }.
ui-daily-how-secret = Do tego czasu swój stół widzisz tylko Ty. Potem każdy może oglądać powtórki i sprawdzić ziarno.
ui-daily-how-undo = Kroki tury można cofnąć, odkrytych kart nie.
ui-daily-how-order = Decyduje liczba punktów, przy remisie punkty za układy pokerowe; dalszy remis oznacza wspólne miejsce.
ui-daily-to-results = Wyniki dnia
ui-daily-sealed = Powtórka i zapis otworzą się: { $time }.

## What the server refuses
##
## problem-<text of the server up to a colon>   $n and $m are its first numbers
## problem-kind-<kind of problem>
problem-kind-bad-request = Serwer nie może tego przyjąć.
problem-kind-no-identity = Najpierw powiedz, kim jesteś.
problem-kind-forbidden = Nie masz do tego uprawnień.
problem-kind-not-found = Czegoś takiego nie ma.
problem-kind-conflict = Gra poszła już dalej.
problem-kind-too-large = To za dużo.
problem-kind-illegal = Zasady na to nie pozwalają.
problem-kind-record = Zapis jest nieprawidłowy.
problem-kind-too-many = Zbyt wiele żądań naraz.
problem-kind-unavailable = Serwer nie może teraz tego zrobić.
problem-the-game-has-not-started = Gra jeszcze się nie zaczęła.
problem-the-game-has-started = Gra już się zaczęła.
problem-the-game-is-over = Gra jest skończona.
problem-the-game-is-not-over = Gra jeszcze trwa.
problem-expected-seq-is-n-the-table-is-at-n = Gra poszła już dalej. Spójrz jeszcze raz.
problem-seat-n-is-not-yours = To nie jest Twoje miejsce.
problem-a-bot-plays-seat-n = Gra za Ciebie bot. Usiądź ponownie, aby odzyskać miejsce.
problem-seat-n-is-taken = To miejsce jest zajęte.
problem-seat-n-is-not-for-people = To miejsce nie jest dla ludzi.
problem-seat-n-is-kept-for-somebody-else = To miejsce czeka na kogoś innego.
problem-seat-n-is-not-abandoned = Osoba z tego miejsca jest nieobecna zbyt krótko.
problem-you-sit-there-already = Już tam siedzisz.
problem-one-sits-down-at-this-table-by-a-link-only = Do tego stołu można się dosiąść tylko z linkiem.
problem-this-link-opens-no-seat = Ten link nie otwiera żadnego miejsca.
problem-you-have-no-seat-at-this-table = Nie masz miejsca przy tym stole.
problem-only-the-owner-of-the-table-may-do-this = Może to zrobić tylko osoba, która założyła stół.
problem-a-seat-is-free = Jedno miejsce jest wolne: zaproś kogoś albo posadź bota.
problem-only-the-people-at-the-table-may-ask-for-a-rematch = O rewanż mogą prosić tylko osoby przy stole.
problem-the-game-has-gone-back-too-often = Grę cofano już zbyt wiele razy.
problem-there-is-nothing-to-take-back = Nie ma czego cofnąć.
problem-something-was-revealed-or-somebody-has-acted-since = Od tego czasu coś odkryto albo ktoś już zagrał: zapytaj pozostałych.
problem-later-actions-build-on-what-would-be-taken-back = Późniejsze ruchy opierają się na tym, co miałoby być cofnięte.
problem-in-the-daily-challenge-nothing-revealed-is-taken-back = W wyzwaniu dnia nie cofa się niczego, co odkryto.
problem-only-the-people-at-the-table-vote = Głosują tylko osoby przy stole.
problem-this-vote-is-up-to-the-others = W tym głosowaniu decydują pozostali.
problem-there-is-no-such-vote = Takiego głosowania już nie ma.
problem-you-have-agreed-already = Twoja zgoda jest już zapisana.
problem-a-name-has-n-to-n-printable-characters = Imię ma od { $n } do { $m } znaków.
problem-a-password-has-n-to-n-characters = Hasło ma od { $n } do { $m } znaków.
problem-somebody-with-a-password-has-this-name = Tego imienia używa już ktoś, kto ma hasło.
problem-no-such-name-with-this-password = Nie ma takiego imienia z tym hasłem.
problem-this-is-not-your-password-until-now = To nie jest twoje dotychczasowe hasło.
problem-this-is-done-in-a-browser-and-not-by-a-token = To robi się w przeglądarce, a nie tokenem.
problem-you-were-logged-out = Nastąpiło wylogowanie.
problem-choose-a-name-first = Najpierw wybierz imię.
problem-a-webhook-is-an-http-or-https-address = Webhook to adres http albo https.
problem-the-extra-card-is-for-n-to-n-players-not-n = Tajna piąta karta jest dla { $n }–{ $m } graczy.
problem-dealer-n = Pierwszy rozdający nie ma miejsca przy tym stole.
problem-say-something = Powiedz coś.
problem-too-many-people-act-at-once = Zbyt wiele osób działa naraz. Spróbuj ponownie.
problem-too-many-people-talk-at-once = Zbyt wiele osób pisze naraz. Spróbuj ponownie.
problem-slow-down-please = Wolniej, proszę.
problem-too-many-pages-look-at-this-table = Ten stół ogląda zbyt wiele stron.
problem-there-is-no-such-table = Nie ma takiego stołu.
problem-there-is-no-such-device = Nie ma takiego urządzenia.
problem-there-is-no-such-game = Nie ma takiej gry.
problem-there-is-no-such-lesson = Do tej gry nie ma wprowadzenia.
problem-the-components-of-the-table-are-gone = Wartości, których potrzebuje ten stół, już nie ma.
problem-the-figures-of-this-file-are-the-printed-ones = W tym pliku są wydrukowane wartości: nie ma czego zmieniać.
problem-there-are-no-such-components = Nie ma takiego pliku wartości.
problem-these-are-no-components-of-yours-for-this-game = Ten plik wartości nie jest twój albo nie jest do tej gry.
problem-there-is-no-such-replay = Nie ma takiej powtórki.
problem-there-is-no-challenge-of-such-a-day = Na ten dzień nie ma wyzwania.
problem-nobody-has-played-on-this-day = Tego dnia nikt nie grał.
problem-there-is-nothing-at-this-address = Pod tym adresem nic nie ma.
problem-the-record-is-open-when-the-game-is-over = Zapis otworzy się po końcu gry.
problem-the-record-is-open-when-the-day-is-over = Zapis otworzy się, gdy minie dzień.
problem-the-replay-is-open-when-the-game-is-over = Powtórka otworzy się po końcu gry.
problem-the-replay-is-open-when-the-day-is-over = Powtórka otworzy się, gdy minie dzień.
problem-no-bot-made-this-move = Tego ruchu nie wykonał bot.
problem-this-server-has-no-bots = Na tym serwerze nie ma botów.
problem-the-game-is-over-after-this-move = Po tym ruchu gra się kończy: nie ma już czego grać.
problem-the-table-is-of-other-rules = Ten stół rozpoczęto według innej wersji zasad niż obecna na serwerze.
problem-a-body-has-at-most-n-kib = To jest za duże: najwyżej { $n } KiB.
problem-the-server-is-shutting-down = Serwer się wyłącza. Spróbuj za chwilę.
problem-the-database-does-not-answer-nothing-was-changed = Baza danych nie odpowiada; nic się nie zmieniło.
problem-something-went-wrong-here = Na serwerze coś poszło nie tak.
problem-this-is-not-a-record = To nie jest zapis: pierwszy wiersz jest inny.
problem-the-redeals-of-the-record-are-not-in-order = Ponowne rozdania w zapisie są nie po kolei.
problem-the-record-is-cut-off = Zapis jest ucięty: brakuje końca.
problem-the-record-does-not-say-its-game-seats-seed-and-options = Zapis nie podaje gry, miejsc, ziarna i opcji.
problem-the-record-is-of-an-unknown-game = To zapis gry, której tu nie ma.
problem-the-record-is-of-other-rules = Zapis powstał według innej wersji zasad.
problem-the-record-needs-other-components = Tę grę rozegrano z innymi wartościami niż tutejsze.
problem-the-lines-before-the-first-move-are-not-in-order = Wiersze przed pierwszym ruchem są w złej kolejności.
problem-the-last-line-does-not-count-n-moves = Ostatni wiersz podaje inną liczbę ruchów niż { $n }.
problem-move-n-was-altered-lost-or-moved = Ruch { $n } został zmieniony, zgubiony lub przestawiony.
problem-move-n-is-not-legal = Zasady nie pozwalają na ruch { $n }.
problem-move-n-is-of-seat-n-which-is-not-at-the-table = Ruch { $n } należy do miejsca, którego nie ma przy stole.
problem-the-moves-are-legal-but-do-not-lead-to-the-position-of-the-last-line = Ruchy są dozwolone, ale nie prowadzą do pozycji z ostatniego wiersza.
problem-a-record-is-plain-text-of-at-most-n-characters = Zapis to zwykły tekst o najwyżej { $n } znakach.
problem-the-seed-of-a-record-is-a-number-of-at-most-n-bits = Ziarno zapisu to liczba o najwyżej { $n } bitach.
problem-the-lines-of-the-file-end-as-on-windows = Wiersze pliku kończą się jak w Windows: zapisz go ze zwykłymi końcami wierszy.
problem-line-n-has-characters-that-are-not-text = Wiersz { $n } ma znaki, które nie są tekstem.

## The terminal
cli-trail = Szlak
cli-ahead = Przed tobą
cli-legend-pioneer = Liczby: możliwości · = wymaga mostu, # tunelu · T miasto · kolor karty: tor lub jego koniec · mi kopalnia, sa saloon, ba bank, ty stacja rozrządowa, fo fort, ra ranczo, z liczbą brakujących boków; * aktywowane
