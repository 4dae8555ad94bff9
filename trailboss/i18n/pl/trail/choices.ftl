### What is asked and chosen in the trail games.

action-go = idź: { $thing }
action-stop = zatrzymaj się tutaj
action-use = akcja lokalna { $thing }
action-risk = akcja ryzyka
action-aux = akcja pomocnicza { $thing }
action-double = podwójna akcja pomocnicza { $thing }
action-exchange = użyj żetonu wymiany
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
action-draw =
    dobierz { $thing ->
        [one] { $thing } kartę
        [few] { $thing } karty
        [many] { $thing } kart
       *[other] { $thing } karty
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
question-deliver = Całkowita wartość hodowlana: { $value }. Do którego miasta dostarczasz?
question-choosearrow = Dwie pary miast są kompletne. Która nagroda najpierw?
question-choosewayback = Jak daleko cofa się lokomotywa przy tej dostawie?
question-choosedisc = Który dysk zdejmujesz z planszetki?
question-choosetile = Kansas City: który kafelek trafia na planszę?
question-income = Kansas City: pokazujesz rękę. Ile certyfikatów wydajesz?
question-chooseraise = Którą kartę ulepszasz?
question-choosepurchase =
    { $cowboys ->
        [one] Kup karty krów: został jeden kowboj.
        [few] Kup krowy: zostało { $cowboys } kowbojów.
        [many] Kup krowy: zostało { $cowboys } kowbojów.
       *[other] Kup krowy: zostało { $cowboys } kowbojów.
    }
question-choosecow = Którą kartę bierzesz?
question-chooseobjective = Którą kartę celu bierzesz?
question-chooseforward = Gdzie zatrzymuje się Twoja lokomotywa?
question-chooseback = Jak daleko cofa się Twoja lokomotywa?
question-endofline = Twoja lokomotywa jest na końcu linii. Dokąd wraca?
question-offerupgrade = Czy ulepszasz stację?
question-choosemaster = Który pracownik zajmuje miejsce zawiadowcy?
question-choosebandit = Którego bandytę łapiesz?
question-choosehazard = Które niebezpieczeństwo usuwasz?
question-chooseworker = Kogo zatrudniasz?
