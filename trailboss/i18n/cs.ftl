### Czech; English is the source of all languages.
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

action-pass = pasovat

event-draw =
    { $what ->
        [cards] { $who } si dobírá { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
       *[other] { $who } si dobírá: { $thing } × { $amount }
    }
event-drew = { $who } si dobírá: { $thing }
event-take = { $who } bere: { $thing }
event-play = { $who } hraje: { $thing }
event-discard =
    { $amount ->
        [0] { $who } odkládá: { $thing }
        [1] { $who } odkládá: { $thing }
       *[other] { $what ->
            [cards] { $who } odkládá { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
           *[other] { $who } odkládá: { $thing } × { $amount }
        }
    }
event-gain =
    { $what ->
        [dollars] { $who } získává { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
        [certificates] { $who } získává { $amount ->
        [one] { $amount } certifikát
        [few] { $amount } certifikáty
       *[other] { $amount } certifikátů
    }
        [steps] { $who } získává { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
        [exchange-tokens] { $who } získává { $amount ->
        [one] { $amount } žeton výměny
        [few] { $amount } žetony výměny
       *[other] { $amount } žetonů výměny
    }
       *[other] { $who } získává: { $thing } × { $amount }
    }
event-pay =
    { $what ->
        [dollars] { $who } platí { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
       *[other] { $who } platí: { $thing } × { $amount }
    }
event-shuffle = { $who } míchá odkládací balíček
event-turn = tah: { $who }
event-over = hra je u konce

## The trail games

action-go = jít: { $thing }
action-stop = zastavit se tady
action-use = akce zastavení { $thing }
action-risk = zvláštní akce
action-aux = pomocná akce { $thing }
action-double = dvojitá pomocná akce { $thing }
action-exchange = použít žeton výměny

event-auxiliary = { $who } provádí pomocnou akci { $amount }
event-build =
    { $what ->
        [building] { $who } staví budovu { $amount }
       *[other] { $who } staví: { $thing }
    }
event-buy = { $who } kupuje: { $thing }
event-clear = { $who } odstraňuje nebezpečí: { $thing }
event-collect = { $who } chytá banditu: { $thing }
gwt1-event-collect = { $who } bere destičku týpí: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } expeduje stádo v hodnotě { $amount }
       *[other] { $who } expeduje: { $thing }
    }
event-disc = { $who } bere kámen z pole: { $thing }
event-end =
    { $what ->
        [simmental-space] { $who } staví rančera na pole Simmental za { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: začínají poslední tahy
       *[other] { $who } bere žeton trhu práce a { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: začínají poslední tahy
    }
event-engine = { $who } posouvá lokomotivu: { $thing }
event-exchange = { $who } používá žeton výměny
event-fee = { $who } platí poplatek { $amount } $: { $thing }
event-foresee = sloupec výhledu { $amount } ukazuje: { $thing }
event-hire =
    { $amount ->
        [1] { $who } najímá pracovníka: { $thing }
       *[other] { $who } najímá pracovníka: { $thing } ({ $amount }. v řadě)
    }
event-income = { $who } ukazuje karty v hodnotě { $amount }
event-job = do řady { $amount } trhu práce přichází: { $thing }
event-lay = na cestu přibývá: { $thing }
event-lift = { $who } bere zpět kámen z nádraží { $thing }
event-local = { $who } provádí akci { $amount }: { $thing }
event-lose = pro destičku už není místo: { $thing }
event-master = { $who } získává: { $thing }
event-move = { $who } jde: { $thing }
event-open = otáčí se: { $thing }
event-place = { $who } začíná: { $thing }
event-raise = { $who } povyšuje kartu: { $thing }
event-remove = { $who } vyřazuje ze hry: { $thing }
event-replace =
    { $what ->
        [building] { $who } nahrazuje budovu budovou { $amount }
       *[other] { $who } nahrazuje budovu: { $thing }
    }
event-return = { $who } se vrací: { $thing }
event-site = na místě: { $thing }
event-upgrade = { $who } staví nádraží { $thing }

thing-exchange-tokens = žetony výměny

# What tiles and cards say. The values are the fields of the effect.

per-forest = každou budovu v lese
per-pairs = každou dvojici obou barev
per-builders = každého řemeslníka
per-engineers = každého inženýra
per-cowboys = každého kovboje
per-stations = každé nádraží
per-hazards = každé nebezpečí
cards-any-cattle = libovolnou kartu krávy
cards-objective = kartu úkolu
cards-or = { " nebo " }
join-all = { ", " }
join-oneof = { ", nebo " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] získat { $dollars } dolar
        [few] získat { $dollars } dolary
       *[other] získat { $dollars } dolarů
    }{ $certificates ->
        [0] { "" }
       *[other]
            { $dollars ->
                [0] získat{ " " }
               *[other] { " a " }
            }{ $certificates ->
                [one] až { $certificates } certifikát
                [few] až { $certificates } certifikáty
               *[other] až { $certificates } certifikátů
            }
    }{ $tokens ->
        [0] { "" }
       *[other] získat žeton výměny
    }
effect-gainper =
    získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }{ $certificates ->
        [0] { "" }
        [one] { " " }a až { $certificates } certifikát
        [few] { " " }a až { $certificates } certifikáty
       *[other] { " " }a až { $certificates } certifikátů
    } za { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = odložit { $cards }: { $reward }
effect-discardpair = odložit dvě karty jednoho plemene: { $reward }
effect-drawdiscard =
    { $per ->
        [none] { $exactly ->
            [1] dobrat { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a stejný počet odložit
           *[other] dobrat až { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a stejný počet odložit
        }
       *[other] dobrat až jednu kartu za { $per }, pak stejný počet odložit
    }
effect-removecards =
    { $cards ->
        [one] vyřadit ze hry kartu z ruky
        [few] vyřadit ze hry až { $cards } karty z ruky
       *[other] vyřadit ze hry až { $cards } karet z ruky
    }
effect-aux = jedna pomocná akce, jednoduchá nebo dvojitá
effect-build = postavit nebo nahradit budovu, { $rate ->
        [one] { $rate } dolar
        [few] { $rate } dolary
       *[other] { $rate } dolarů
    } za každého řemeslníka
effect-buycattle = nakoupit na trhu s dobytkem
effect-collectbandit = chytit banditu
gwt1-effect-collectbandit = vzít destičku týpí
effect-copy = provést akce sousední budovy
effect-extradelivery = couvnout s lokomotivou a expedovat
effect-freemove = posunout honáka až o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } bez poplatků
effect-hire =
    najmout pracovníka{ $modifier ->
        [0] { "" }
        [2] { " " }o 2 dolary dráž
        [-1] { " " }o 1 dolar levněji
       *[other] { " " }o 2 dolary levněji
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other] zaplatit { $dollars } $:{ " " }
    }lokomotiva vpřed až { $per ->
        [none]
            o { $most ->
                [one] { $most } pole
                [few] { $most } pole
               *[other] { $most } polí
            }
       *[other] o jedno pole za { $per }
    }
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other] zaplatit { $dollars } $,{ " " }
    }lokomotiva zpět o { $moves ->
        [one] { $moves } pole
        [few] { $moves } pole
       *[other] { $moves } polí
    }: { $reward }
effect-moveherder =
    { $steps ->
        [one] posunout honáka o jeden krok
        [few] posunout honáka až o { $steps } kroky
       *[other] posunout honáka až o { $steps } kroků
    }
effect-removehazard =
    { $dollars ->
        [0] odstranit nebezpečí
        [one] odstranit nebezpečí za { $dollars } dolar
        [few] odstranit nebezpečí za { $dollars } dolary
       *[other] odstranit nebezpečí za { $dollars } dolarů
    }
effect-takeobjective =
    { $to_hand ->
        [1] vzít kartu úkolu do ruky
       *[other] vzít kartu úkolu
    }
effect-upgradebehind = postavit nádraží za lokomotivou

# Choices, questions, refusals and things

action-choose = zvolit: { $thing }
action-perform = provést
action-copy = zkopírovat budovu: { $thing }
action-play = zahrát: { $thing }
action-take = vzít: { $thing }
action-discard = odložit: { $thing }
action-remove = vyřadit ze hry: { $thing }
action-certificates =
    { $thing ->
        [0] bez certifikátů
       *[other] certifikáty: { $thing }
    }
action-hire = najmout: { $thing }
action-buy = koupit: { $thing }
action-cow = vzít z trhu: { $thing }
action-reveal = otočit dvě karty za jednoho kovboje
action-build = postavit: { $thing }
action-site = místo stavby: { $thing }
action-engine = posunout lokomotivu: { $thing }
action-upgrade = postavit nádraží { $thing }
action-disc = uvolnit pole: { $thing }
action-lift = vzít zpět kámen z nádraží { $thing }
action-give = odevzdat: { $thing }
action-collect = chytit banditu: { $thing }
gwt1-action-collect = vzít destičku týpí: { $thing }
action-clear = odstranit nebezpečí: { $thing }
action-tile = umístit: { $thing }
action-income =
    { $thing ->
        [0] nevyužít žádné certifikáty
       *[other] využít certifikáty: { $thing }
    }
action-raise = povýšit: { $thing }
action-deliver = expedovat: { $thing }
action-arrow = nejdřív odměna mezi: { $thing }

question-placeherder = Kde začne tvůj honák?
question-walk = { $left ->
        [one] Posuň honáka: zbývá jeden krok.
        [few] Posuň honáka: až { $left } kroky.
       *[other] Posuň honáka: až { $left } kroků.
    }
question-freewalk = { $left ->
        [one] Volný posun: zbývá jeden krok.
        [few] Volný posun: až { $left } kroky.
       *[other] Volný posun: až { $left } kroků.
    }
question-atlocation = Co tady uděláš?
question-choosecopy = Kterou sousední budovu zkopíruješ?
question-chooseaux = Kterou pomocnou akci provedeš?
question-offer = Využiješ to?
question-choosebranch = Kterou z možností zvolíš?
question-takecertificates = Kolik certifikátů si vezmeš?
question-paycard = Kterou kartu za to odložíš?
question-paypair = Kterou kartu z dvojice odložíš první?
question-choosedraw = Kolik karet si dobereš? Stejný počet pak odložíš.
question-discarddrawn = { $due ->
        [one] Odlož jednu kartu.
        [few] Odlož { $due } karty, jednu po druhé.
       *[other] Odlož { $due } karet, jednu po druhé.
    }
question-chooseremoval = Kterou kartu vyřadíš ze hry?
question-choosebuilding = Kterou budovu postavíš?
question-choosesite = Kde bude stát?
question-deliver = Tvá expedice má hodnotu { $value }. Do kterého města?
question-choosearrow = Dvě dvojice měst jsou propojené. Kterou odměnu provedeš první?
question-choosewayback = O kolik lokomotiva kvůli této expedici couvne?
question-choosedisc = Který kámen vezmeš ze své desky?
question-choosetile = Kansas City: která destička se umístí?
question-income = Kansas City: ukazuješ karty z ruky. Kolik certifikátů využiješ?
question-chooseraise = Kterou kartu povýšíš?
question-choosepurchase =
    { $cowboys ->
        [one] Nákup na trhu s dobytkem: zbývá jeden kovboj.
        [few] Nákup dobytka: zbývají { $cowboys } kovbojové.
       *[other] Nákup dobytka: zbývá { $cowboys } kovbojů.
    }
question-choosecow = Kterou kartu si vezmeš?
question-chooseobjective = Kterou kartu úkolu si vezmeš?
question-chooseforward = Kde tvá lokomotiva zastaví?
question-chooseback = O kolik tvá lokomotiva couvne?
question-endofline = Tvá lokomotiva je na konci dráhy. Kam se vrátí?
question-offerupgrade = Postavíš nádraží?
question-choosemaster = Který pracovník zaujme místo přednosty?
question-choosebandit = Kterého banditu chytíš?
gwt1-question-choosebandit = Kterou destičku týpí si vezmeš?
question-choosehazard = Které nebezpečí odstraníš?
question-chooseworker = Koho najmeš?

refusal-dollars = stojí { $needs ->
        [one] { $needs } dolar
        [few] { $needs } dolary
       *[other] { $needs } dolarů
    }, máš { $has }
refusal-cowboys = potřeba kovbojů: { $needs }, volných: { $has }
refusal-builders = potřeba řemeslníků: { $needs }, máš { $has }
refusal-steps = je nutný alespoň jeden krok
refusal-actions = je nutná alespoň jedna akce
refusal-certificates = potřeba certifikátů: { $needs }, máš { $has }
refusal-breeding-value = je třeba hodnota chovu { $needs }, máš { $has }
refusal-not-next-ahead = není to nejbližší zastavení vpředu
refusal-no-tile-there = nic tam neleží, zastavit se tam nedá
refusal-beside-the-trail = leží mimo cestu
refusal-not-a-neutral-building = není to neutrální budova
refusal-already-performed = tady už to proběhlo
refusal-performed-this-turn = v tomto tahu už to proběhlo
refusal-not-your-building = budova není tvoje
refusal-no-risk-action = zvláštní akce tady není
refusal-no-auxiliary-action-now = po akci zastavení už pomocná akce nejde
refusal-auxiliary-action-performed = místo toho už byla zvolena pomocná akce
refusal-single-only = jen jednoduše, ne dvojitě
refusal-open-slots = potřeba volných polí: { $needs }, máš { $has }
refusal-own-disc-there = tvůj kámen už tam leží
refusal-no-disc-there = pole už je volné
refusal-black-corner-on-white = kámen z černého pole nelze položit na bílé
refusal-card-does-not-fit = tato karta se nehodí
refusal-not-in-reserve = nemáš v zásobě
refusal-not-in-reach = je mimo dosah
refusal-space-is-occupied = pole je obsazené
refusal-requirement-not-met = požadavek není splněn
refusal-fitting-cards = žádná karta v ruce se nehodí
refusal-spaces-behind = tak daleko lokomotiva couvnout nemůže
refusal-building-spaces = žádné pole není volné
refusal-row-is-full = řada je plná

thing-dollars = dolary
thing-certificates = certifikáty
thing-cards = karty
thing-objective = karta úkolu
thing-kc = Kansas City
thing-start = začátek cesty
thing-top = vrchní karta balíčku
thing-criollo = Criollo
thing-santa-gertrudis = Santa Gertrudis
thing-pineywoods = Pineywoods
thing-galloway = Galloway
thing-black-angus = Black Angus
thing-longhorn = Longhorn
thing-corriente = Corriente
thing-shorthorn-3 = Shorthorn (3 body)
thing-shorthorn-4 = Shorthorn (4 body)
thing-shorthorn-5 = Shorthorn (5 bodů)
thing-hereford-5 = Hereford (5 bodů)
thing-hereford-6 = Hereford (6 bodů)
thing-hereford-7 = Hereford (7 bodů)
thing-simmental-1 = Simmental I
thing-simmental-2 = Simmental II
thing-simmental-3 = Simmental III
thing-jersey = Jersey
thing-guernsey = Guernsey
thing-dutch-belt = Dutch Belt
thing-holstein = Holstein
thing-brown-swiss = Brown Swiss
thing-ayrshire = Ayrshire
thing-west-highland-3 = West Highland (3 body)
thing-west-highland-4 = West Highland (4 body)
thing-west-highland-5 = West Highland (5 bodů)
thing-texas-longhorn-5 = Texas Longhorn (5 bodů)
thing-texas-longhorn-6 = Texas Longhorn (6 bodů)
thing-texas-longhorn-7 = Texas Longhorn (7 bodů)
thing-bandit-green = zelený bandita
thing-bandit-orange = oranžový bandita
thing-teepee-green = zelené týpí
thing-teepee-blue = modré týpí
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
thing-flood-2-green = záplavy (2 body, zelená ručička)
thing-flood-2-black = záplavy (2 body, černá ručička)
thing-flood-3-green = záplavy (3 body, zelená ručička)
thing-flood-3-black = záplavy (3 body, černá ručička)
thing-flood-4-green = záplavy (4 body, zelená ručička)
thing-flood1 = pole záplav 1
thing-flood2 = pole záplav 2
thing-flood3 = pole záplav 3
thing-flood4 = pole záplav 4
thing-drought-2-green = sucho (2 body, zelená ručička)
thing-drought-2-black = sucho (2 body, černá ručička)
thing-drought-3-green = sucho (3 body, zelená ručička)
thing-drought-3-black = sucho (3 body, černá ručička)
thing-drought-4-green = sucho (4 body, zelená ručička)
thing-drought1 = pole sucha 1
thing-drought2 = pole sucha 2
thing-drought3 = pole sucha 3
thing-drought4 = pole sucha 4
thing-rockfall-2-green = padající kameny (2 body, zelená ručička)
thing-rockfall-2-black = padající kameny (2 body, černá ručička)
thing-rockfall-3-green = padající kameny (3 body, zelená ručička)
thing-rockfall-3-black = padající kameny (3 body, černá ručička)
thing-rockfall-4-green = padající kameny (4 body, zelená ručička)
thing-rockfall1 = pole padajících kamenů 1
thing-rockfall2 = pole padajících kamenů 2
thing-rockfall3 = pole padajících kamenů 3
thing-rockfall4 = pole padajících kamenů 4
thing-rock1 = pole padajících kamenů 1
thing-rock2 = pole padajících kamenů 2
thing-rock3 = pole padajících kamenů 3
thing-rock4 = pole padajících kamenů 4
thing-bandit1 = pole bandity 1
thing-bandit2 = pole bandity 2
thing-bandit3 = pole bandity 3
thing-bandit4 = pole bandity 4
thing-bandit5 = pole bandity 5
thing-bandit6 = pole bandity 6
thing-bandit7 = pole bandity 7
thing-bandit8 = pole bandity 8
thing-bandit9 = pole bandity 9
thing-aux1-2x = pomocná akce 1, druhé pole
thing-aux2-2x = pomocná akce 2, druhé pole
thing-aux3-left = pomocná akce 3, první pole
thing-aux3-right = pomocná akce 3, druhé pole
thing-aux4-left = pomocná akce 4, první pole
thing-aux4-right = pomocná akce 4, druhé pole
thing-aux5-left = pomocná akce 5, první pole
thing-aux5-right = pomocná akce 5, druhé pole
thing-step-left = limit kroků, první pole
thing-step-right = limit kroků, druhé pole
thing-hand-left = limit karet v ruce, první pole
thing-hand-right = limit karet v ruce, druhé pole
thing-cert-4 = certifikáty do 4
thing-cert-6 = certifikáty do 6
thing-aux-dollar-2x = pomocná akce dolar, druhé pole
thing-aux-draw-2x = pomocná akce dobírání, druhé pole
thing-aux-cert-1x = pomocná akce certifikát, první pole
thing-aux-cert-2x = pomocná akce certifikát, druhé pole
thing-aux-engine-1x = pomocná akce lokomotiva, první pole
thing-aux-engine-2x = pomocná akce lokomotiva, druhé pole
thing-aux-trash-1x = pomocná akce vyřazení, první pole
thing-aux-trash-2x = pomocná akce vyřazení, druhé pole
thing-step-dollars = limit kroků, dolary
thing-step-vp = limit kroků, body
thing-task-building = budova
thing-task-station = nádraží
thing-task-hazard = nebezpečí
thing-task-green = zelený bandita
thing-task-orange = oranžový bandita
thing-task-value-3 = kráva hodnoty 3
thing-task-shorthorn = Shorthorn
thing-task-hereford = Hereford
thing-task-new-york = New York City
thing-task-cow3 = kráva hodnoty 3
thing-task-cow4 = kráva hodnoty 4
thing-task-cow5 = kráva hodnoty 5
thing-task-san-francisco = San Francisco
thing-task-teepee-green = zelené týpí
thing-task-teepee-blue = modré týpí
score-dollars = dolary
score-buildings = vlastní budovy
score-cities = města
score-stations = nádraží
score-hazards = nebezpečí
score-cattle = karty krav
score-objectives = karty úkolů
score-stationmasters = přednostové
score-workers = pracovníci
score-slots = uvolněná pole
score-job-market-token = žeton trhu práce

## El Paso

event-announce = { $who } bere poslední kartu Simmental: další rančer v El Pasu spustí konec hry
event-cow = { $who } získává krávu: { $thing }
event-el-paso = { $who } přijíždí do El Pasa
event-no-disc = { $who } nepokládá žádný kámen
event-post = { $who } pokládá kámen na obchodní stanici { $amount }
event-ready = { $who } má připraveného pracovníka: { $thing }
event-show = { $who } ukazuje: { $thing }
event-token = { $who } bere: { $thing }
event-train = { $who } používá kartu vlaku { $amount }
event-use = { $who } provádí akci { $amount }: { $thing }

action-again = vyměnit ještě jednou
action-all-rounders = odložit všeuměly: { $thing }
action-post = expedovat na obchodní stanici { $thing }
action-spend = odložit pracovníka za bonus: { $thing }
action-train = použít kartu vlaku { $thing }

refusal-actions-of-the-tile-instead = jen místo akcí budovy
refusal-all-rounders = potřeba všeumělů: { $needs }, máš { $has }
refusal-already-done = už to proběhlo
refusal-another-kind-of-token = je to jiný druh žetonu
refusal-auxiliary-actions = žádnou pomocnou akci nelze provést
refusal-builders-of-the-kind = musí vyžadovat alespoň tolik řemeslníků: { $needs }, vyžaduje { $has }
refusal-buildings-in-the-market = žádná tohoto druhu už nezbývá
refusal-cannot-stand-there = tam žádná budova stát nemůže
refusal-cow-does-not-fit = tato kráva se nehodí
refusal-cows-in-the-market = žádná tohoto plemene už nezbývá
refusal-dark-disc-on-light-post = kámen z tmavého pole lze položit jen na tmavou stanici
refusal-different-kinds-only = druhý pracovník musí být jiného druhu
refusal-different-ones-only = pomocné akce musí být různé
refusal-empty-spaces = žádné pole není prázdné
refusal-engineers = potřeba inženýrů: { $needs }, máš { $has }
refusal-face-up-only = jen žeton, který leží lícem nahoru
refusal-fitting-cows = žádná kráva v ruce se nehodí
refusal-fitting-discs = žádný tvůj kámen tam nelze položit
refusal-its-disc-is-in-place = zamčeno, dokud na ní leží kámen
refusal-not-the-next-stop = není to nejbližší zastavení
refusal-own-disc-is-there = tvůj kámen už tam je
refusal-ownership-markers = obě tvé značky vlastníka už jsou použité
refusal-room-on-the-track = všechny certifikáty už máš
refusal-tokens-in-the-stack = hromádka je prázdná
refusal-tokens-in-the-supply = žádný žeton nezbývá
refusal-workers-in-the-market = žádný tohoto druhu už nezbývá

score-bonus-tokens = bonusové žetony
score-deliveries = expedice

thing-ep = El Paso
thing-n1 = neutrální pole 1
thing-n2 = neutrální pole 2
thing-n3 = neutrální pole 3
thing-n4 = neutrální pole 4
thing-n5 = neutrální pole 5
thing-n6 = neutrální pole 6
thing-s1 = pole 1
thing-s2 = pole 2
thing-s3 = pole 3
thing-s4 = pole 4
thing-s5 = pole 5
thing-s6 = pole 6
thing-s7 = pole 7
thing-s8 = pole 8
thing-s9 = pole 9
thing-o01 = žeton úkolu 1
thing-o02 = žeton úkolu 2
thing-o03 = žeton úkolu 3
thing-o04 = žeton úkolu 4
thing-o05 = žeton úkolu 5
thing-o06 = žeton úkolu 6
thing-o07 = žeton úkolu 7
thing-o08 = žeton úkolu 8
thing-o09 = žeton úkolu 9
thing-o10 = žeton úkolu 10
thing-o11 = žeton úkolu 11
thing-o12 = žeton úkolu 12
thing-o13 = žeton úkolu 13
thing-o14 = žeton úkolu 14
thing-o15 = žeton úkolu 15
thing-o16 = žeton úkolu 16
thing-o17 = žeton úkolu 17
thing-o18 = žeton úkolu 18
thing-o19 = žeton úkolu 19
thing-o20 = žeton úkolu 20
thing-b01 = bonusový žeton 1
thing-b02 = bonusový žeton 2
thing-b03 = bonusový žeton 3
thing-b04 = bonusový žeton 4
thing-b05 = bonusový žeton 5
thing-b06 = bonusový žeton 6
thing-b07 = bonusový žeton 7
thing-b08 = bonusový žeton 8
thing-b09 = bonusový žeton 9
thing-b10 = bonusový žeton 10
thing-b11 = bonusový žeton 11
thing-b12 = bonusový žeton 12
thing-b13 = bonusový žeton 13
thing-b14 = bonusový žeton 14
thing-b15 = bonusový žeton 15
thing-b16 = bonusový žeton 16
thing-b17 = bonusový žeton 17
thing-b18 = bonusový žeton 18
thing-b19 = bonusový žeton 19
thing-b20 = bonusový žeton 20
thing-aux1-upgrade = pomocná akce 1
thing-aux2-unlock = pomocná akce 2
thing-aux3-upgrade = pomocná akce 3
thing-aux4-unlock = pomocná akce 4
thing-permanent-certificate = trvalý certifikát
thing-hand-limit = limit karet v ruce
thing-step-limit = limit kroků
thing-train-1 = karta vlaku 1
thing-train-2 = karta vlaku 2
thing-train-3 = karta vlaku 3
thing-train-4 = karta vlaku 4

thing-all-rounder = všeuměl
thing-shorthorn = Shorthorn
thing-hereford = Hereford
thing-simmental = Simmental

# Sue, card by card

automa-sue = Sue

event-sue-shuffle = balíček bota je prázdný: { $who } míchá použité karty do nového
event-sue-card = { $who } otáčí kartu bota { $thing }
event-sue-steps = { $who } jede { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    } a dřív zastaví jen v El Pasu
event-sue-counts =
    { $who } jede o krok za každého svého pracovníka ({ $thing }): { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
event-sue-shorter = na rozcestí { $who } jede větví s méně zastaveními: { $thing }
event-sue-inner = na rozcestí { $who } jede vnitřní větví, protože obě mají stejný počet zastavení: { $thing }
event-sue-cowboys = { $who } jde na trh s dobytkem a má { $amount ->
        [one] { $amount } kovboje
        [few] { $amount } kovboje
       *[other] { $amount } kovbojů
    }: { $thing }
event-sue-cheaper = { $thing } už nezbývá: { $who } bere nejbližší levnější plemeno
event-sue-no-cow = { $thing } už nezbývá: { $who } nezískává nic
event-sue-draws = { $who } otáčí vrchní kartu zdrojů: { $thing }
event-sue-worker = { $who } řadí pracovníka do skupiny ({ $thing }), ta teď má { $amount }
event-sue-empty = balíček zdrojů je prázdný: { $who } nedobírá nic
event-sue-best = { $who } provádí akci své nejpočetnější skupiny: { $thing } ({ $amount })
event-sue-train = { $who } používá kartu vlaku { $amount } podle počtu svých inženýrů: platí z ní jen žetony, krávy a nábor, a to zdarma
event-sue-token = { $who } hledá odkrytý žeton s nejvíce body ({ $amount }), při rovnosti nejvíce vlevo
event-sue-no-token = takový žeton už nezbývá: { $who }
event-sue-builders = { $who } staví zdarma a má { $amount ->
        [one] { $amount } řemeslníka
        [few] { $amount } řemeslníky
       *[other] { $amount } řemeslníků
    }
event-sue-dearest = { $who } hledá nejdražší prázdné pole (cena { $amount }), při rovnosti nejbližší po směru hodinových ručiček: { $thing }
event-sue-replaces = { $who } hledá náhradu s nejvíce řemeslníky navíc ({ $amount }), při rovnosti nejbližší po směru hodinových ručiček: { $thing }
event-sue-no-building = { $who } nemůže stavět ani nahradit budovu: místo toho Hereford
event-sue-cannot-build = { $who } nemůže stavět ani nahradit budovu a její budovy nejsou plně vylepšené: nic

thing-sue-a1 = A1: 2 kroky, pak trh s dobytkem
thing-sue-a2 = A2: 2 kroky, pak vlak
thing-sue-a3 = A3: 2 kroky, pak stavba
thing-sue-a4 = A4: 3 kroky, pak 1 karta zdrojů
thing-sue-a5 = A5: krok za každého kovboje, pak trh s dobytkem
thing-sue-a6 = A6: krok za každého řemeslníka, pak stavba
thing-sue-a7 = A7: krok za každého inženýra, pak vlak
thing-sue-a8 = A8: 3 kroky, pak stavba
thing-sue-b1 = B1: 3 kroky, pak nejlepší ze tří akcí
thing-sue-b2 = B2: 3 kroky, pak 2 karty zdrojů
thing-sue-b3 = B3: 4 kroky, pak nejlepší ze tří akcí

ui-option-sue = Karty B pro Sue

## Sam, the opponent of somebody who plays the second edition alone

automa-sam = Sam

event-sam-card = { $who } otáčí kartu { $amount }: { $thing }
event-sam-steps =
    { $who } vyráží ({ $thing }) a jde o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
event-sam-idle = { $who } se jen posouvá: karta { $amount } vyžaduje specializaci { $thing }
event-sam-nothing = { $who } nedostává nic: { $thing }
event-sam-specialist = { $who } má novou specializaci: { $thing }
event-sam-buys =
    { $who } nakupuje na poli trhu { $thing }: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }, víc získat nemůže
event-sam-lot = { $who } losuje ve sloupci výhledu { $amount }: { $thing }

thing-sam-card-1 = 1 krok, pak najme nejlevnějšího pracovníka
thing-sam-card-2 = 1 krok, pak lokomotiva
thing-sam-card-3 = 1 krok, pak vezme nejlepší kartu úkolu
thing-sam-card-4 = 1 krok, pak vezme banditu s nejvyšším číslem
thing-sam-card-5 = 1 krok, pak vezme nejlepší nebezpečí z nejplnější zóny
thing-sam-card-6 = 1 krok, pak najme pro svou specializaci
thing-sam-card-7 = 2 kroky, pak lokomotiva
thing-sam-card-8 = 2 kroky, pak nakoupí na trhu s dobytkem
thing-sam-card-9 = 2 kroky, pak staví
thing-sam-card-10 = krok za každou budovu strany, která jich má víc, pak, má-li specializaci řemeslník, staví
thing-sam-card-11 = krok za každou budovu strany, která jich má víc, pak, má-li specializaci inženýr, najme inženýra a posune lokomotivu
thing-sam-card-12 = krok za každého kovboje, pak, má-li specializaci kovboj, otočí 2 karty krav a nakoupí, jako by měl o jednoho kovboje méně
thing-sam-card-13 = krok za každého kovboje, pak, má-li specializaci kovboj, nakoupí na trhu s dobytkem
thing-sam-card-14 = krok za každého pracovníka jeho specializace, pak, má-li specializaci inženýr, posune lokomotivu
thing-sam-card-15 = krok za každého pracovníka jeho specializace, pak, má-li specializaci řemeslník, staví
thing-sam-no-worker = žádný pracovník, pro kterého má místo
thing-sam-no-engineer = žádný inženýr, pro kterého má místo
thing-sam-no-purchase = žádný dobytek, který by mohl koupit
thing-sam-no-building = žádná budova, kterou by mohl postavit
thing-sam-no-objective = žádná karta úkolu
thing-sam-no-bandit = žádný bandita
thing-sam-no-hazard = žádné nebezpečí
thing-sam-no-disc = nezbývá žádný kámen

ui-option-sam = Obtížnost: Sam

## Pioneer Rails

action-box = škrtnout políčko města
action-draw =
    { $what ->
        [number]
            dobrat { $thing ->
                [one] { $thing } kartu
                [few] { $thing } karty
               *[other] { $thing } karet
            }
        [bonus] dobrat: { $thing }
        [objective] dobrat: { $thing }
       *[other] položit kolej: { $thing }
    }
action-suit = změnit barvu: { $thing }

event-revealed = { $who } otáčí: { $thing }
event-took = { $who } bere: { $thing }
event-round = kolo { $amount }
event-scored = { $who } získává { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: { $thing }
event-met = { $who } plní cíl { $thing } za { $amount }

action-done = dokončit tah
action-card = použít: { $thing }
action-activate = aktivovat jako další: { $thing }
action-nuggets = valouny do banky: { $thing }

event-discarded = { $who } odkládá bez použití: { $thing }
event-dealt = { $who } dostává tajnou kartu: { $thing }
event-wrote = { $who } zapisuje: { $thing }
event-crossed = { $who } škrtá políčko města
event-changed = { $who } mění barvu karty: { $thing }
event-reached = { $who } dosahuje města { $thing }
event-activated = { $who } aktivuje: { $thing }
event-laid = { $who } pokládá kolej: { $thing }
event-showed-tracks = { $who } má položené koleje: { $thing }
event-showed = { $who } má aktivováno: { $thing }
event-removed = cíl { $thing } je splněn a opouští stůl
event-turned-up = otáčí se cíl { $thing }

question-takecard = Rozdáváš: vezmi si jednu z karet.
question-choosecard = Kterou kartu použiješ?
question-lay = Polož koleje.
question-chooselocation = Které místo se aktivuje první?
question-choosenuggets = Kolik valounů půjde do banky?

refusal-specials = potřebuje { $needs ->
        [one] jednu výhodu
        [few] { $needs } výhody
       *[other] { $needs } výhod
    }, zbývá { $has }: nejdřív škrtni políčko města
refusal-tracks-left = v tomto tahu už nezbývá žádná kolej
refusal-circled-town-boxes = nezbývá žádné zakroužkované políčko města
refusal-specials-on-one-track = potřebuje dvě výhody na jednu kolej
refusal-nuggets-not-in-banks = valounů mimo banky máš: { $has }

score-poker = pokerové kombinace
score-gold = zlato
score-banks = banky
score-forts = pevnosti
score-ranches = ranče
score-train-yards = depa
score-towns = města
score-goals = cíle
score-bonus = bonus
score-target = cílové skóre
score-others = nejlepší z ostatních
score-prospects = teprve přijde
score-goals-left = zbylé cíle

thing-hearts = srdce
thing-diamonds = káry
thing-clubs = kříže
thing-spades = piky
thing-train-yard = depo
thing-switch = výhybka
thing-the-goal-1a = 1A (5 valounů v bankách)
thing-the-goal-1b = 1B (8 vytěžených valounů)
thing-the-goal-1c = 1C (2 aktivované banky)
thing-the-goal-1d = 1D (3 aktivované saloony)
thing-the-goal-1e = 1E (aktivovaná pevnost)
thing-the-goal-1f = 1F (3 železnice u okraje mapy)
thing-the-goal-1g = 1G (koleje u 4 pohoří)
thing-the-goal-1h = 1H (5 aktivovaných rančů)
thing-the-goal-1i = 1I (2 železnice s tunelem)
thing-the-goal-1j = 1J (budova aktivovaná 2 železnicemi)
thing-the-goal-1k = 1K (6 dosažených měst)
thing-the-goal-1l = 1L (3 města dosažená jednou železnicí)
thing-the-goal-1m = 1M (2 železnice s mostem)
thing-the-goal-1n = 1N (2 železnice v jednom městě)
thing-the-goal-1o = 1O (2 aktivovaná depa)
thing-goal-1a = valouny v bankách
thing-goal-1b = vytěžené valouny
thing-goal-1c = aktivované banky
thing-goal-1d = aktivované saloony
thing-goal-1e = aktivovaná pevnost
thing-goal-1f = železnice u okraje mapy
thing-goal-1g = pohoří s kolejí
thing-goal-1h = aktivované ranče
thing-goal-1i = železnice s tunelem
thing-goal-1j = železnice u budovy při její aktivaci
thing-goal-1k = dosažená města
thing-goal-1l = města dosažená jednou železnicí
thing-goal-1m = železnice s mostem
thing-goal-1n = železnice v jednom městě
thing-goal-1o = aktivovaná depa

## The companion of a game on cardboard
##
## companion-<line or question>   the values of the line or question
## companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
## companion-thing-<name>, companion-score-<label>

companion-title = Pomocník, soupeř: { $who }, semínko { $seed }.
companion-help = Odpovídej číslem nebo slovem; Enter bere označenou odpověď. Můžeš také napsat u (zpět), s (body), r R14.7 (pravidlo), ? (tato nápověda) nebo q (konec).
companion-resumed = Pokračujeme po { $count ->
        [one] { $count } odpovědi
        [few] { $count } odpovědích
       *[other] { $count } odpovědích
    }.
companion-saved = Uloženo do { $file }. Stejný příkaz odtud pokračuje.
companion-undone = Vráceno zpět.
companion-undo-none = Není co vrátit.
companion-over = Partie je u konce.
companion-not-a-choice = „{ $text }“: taková odpověď tu není. Napiš číslo od 1 do { $count } nebo slova.
companion-not-a-number = „{ $text }“: taková odpověď tu není. Napiš jedno z: { $numbers }.
companion-needs-answer = Tady je nutné odpovědět: výchozí odpověď není.
companion-total = celkem
companion-turn = Teď odehraj svůj tah. Až bude hotový: co přijde dál?
companion-final = Dokonči svůj poslední tah, pokud ti zbývá, a spočítej si body. { $who } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
companion-ask-own-points = Kolik máš bodů?
companion-ask-own-dollars = Stejně bodů: rozhodují dolary a Sue žádné nemá. Kolik dolarů ti zbylo po výměně plných pětic za body?
companion-won = Vyhráváš { $own } : { $points }! Soupeř: { $who }.
companion-lost = { $who } vyhrává { $points } : { $own }.
companion-won-by-dollars = Vyhráváš díky dolarům! Soupeř: { $who }.
companion-shared = O vítězství se dělíte: ty a { $who }.

companion-choice-yes = ano
companion-choice-no = ne
companion-choice-none = nic
companion-choice-nobody = nikdo
companion-choice-go = na tahu je { $who }
companion-choice-last = poslední tah má { $who }: konec hry začal v mém tahu
companion-choice-other = něco jiného, nebo nic
companion-choice-cowboy = kovboj
companion-choice-builder = řemeslník
companion-choice-engineer = inženýr
companion-choice-all-rounder = všeuměl
companion-choice-steps = { $a ->
        [one] { $a } krok
        [few] { $a } kroky
       *[other] { $a } kroků
    }

companion-thing-sam = Sam
companion-thing-sue = Sue
companion-thing-market = trh s dobytkem
companion-thing-train = vlak
companion-thing-build = stavba
companion-thing-upper = horní
companion-thing-lower = dolní
companion-thing-token-objective = žeton úkolu
companion-thing-token-bonus = bonusový žeton
companion-thing-token-any = libovolný žeton
companion-thing-cow-corriente = Corriente
companion-thing-hire = nábor

companion-score-dollars = dolary (nikdy se nepočítají)
companion-score-buildings = budovy
companion-score-deliveries = kameny na tmavých stanicích
companion-score-cities = města a šipky
companion-score-stations = nádraží
companion-score-hazards = nebezpečí
companion-score-cattle = krávy
companion-score-bonus-tokens = bonusové žetony
companion-score-objectives = úkoly (všechny platí za splněné)
companion-score-workers = pracovníci
companion-score-job-market-token = žeton trhu práce

# Sue

companion-sue-set-up = Připrav El Paso pro dva hráče. Začínáš: 4 dolary, 1 žeton výměny, žeton úkolu podle vlastního výběru, rančer na libovolné neutrální budově.
companion-sue-set-up-discs = Sue dostane rančera, který začíná v El Pasu, a sedm kamenů; jeden z nich leží od začátku na obchodní stanici 5, bez odměny. Nemá stádo, peníze, žetony ani značky vlastníka.
companion-sue-set-up-row = Vezmi z trhu pracovníků jednoho kovboje, řemeslníka a inženýra a vylož je před Sue zleva doprava takto: { $row }. To je její řada strategie; další pracovníci se přidávají k těmto třem skupinám.
companion-sue-set-up-resources-app = Vezmi z trhů po 3 pracovnících od každého ze čtyř druhů, 3 Black Angus a 3 Corriente a dej je roztříděné stranou. To je balíček zdrojů Sue: dobírám z něj já a říkám, která karta jí patří.
companion-sue-set-up-resources-box = Vezmi z trhů po 3 pracovnících od každého ze čtyř druhů, 3 Black Angus a 3 Corriente a zamíchej je lícem dolů: balíček zdrojů Sue. Nikdy se nedoplňuje.
companion-sue-set-up-check = Teď zkontroluj trhy: kovbojové { $cowboy }, řemeslníci { $builder }, inženýři { $engineer }, všeumělové { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    Balíček bota je zamíchaný: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $b_cards ->
        [0] všechny A
        [one] z toho jedna B
        [few] z toho { $b_cards } B
       *[other] z toho { $b_cards } B
    }. Tištěné nech v krabici, dobírám za ni já.
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Zamíchej lícem dolů všechny karty A
        [one] Zamíchej lícem dolů všechny karty A a jednu kartu B
        [few] Zamíchej lícem dolů všechny karty A a { $b_cards } karty B
       *[other] Zamíchej lícem dolů všechny karty A a { $b_cards } karet B
    }: balíček bota. Je-li na začátku tahu Sue prázdný, zamíchej znovu ty použité.
companion-sue-set-up-start = Začínáš a pak se se Sue střídáte.

companion-sue-last = Konec hry začal ve tvém tahu, takže tohle je poslední tah Sue.
companion-sue-shuffle = Balíček bota byl prázdný: použité karty jsou zamíchané.
companion-sue-card = Karta Sue: { $card }.
companion-sue-card-box = Otoč vrchní kartu balíčku bota (je-li prázdný, nejdřív zamíchej použité).
companion-sue-ask-move = O kolik ji karta posouvá?
companion-sue-ask-action = Kterou akci karta ukazuje?
companion-choice-per-cowboy = krok za každého kovboje
companion-choice-per-builder = krok za každého řemeslníka
companion-choice-per-engineer = krok za každého inženýra
companion-choice-market = trh s dobytkem
companion-choice-train = vlak
companion-choice-build = stavba
companion-choice-draw-1 = dobrat 1 kartu zdrojů
companion-choice-draw-2 = dobrat 2 karty zdrojů
companion-choice-best-of-three = nejlepší ze tří akcí
companion-sue-counts =
    Její skupina ({ $worker }) má { $count }: { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }.
companion-sue-move =
    { $steps ->
        [one] Posuň rančera Sue o 1 krok
        [few] Posuň rančera Sue o { $steps } kroky, nejdál do El Pasa
       *[other] Posuň rančera Sue o { $steps } kroků, nejdál do El Pasa
    }. Na rozcestí: větev s méně zastaveními; mají-li obě stejně, vnitřní.
companion-sue-move-note = Jako kroky se počítají jen pole s budovou a El Paso. Kde Sue zastaví, tam nic nedělá, ledaže je to El Paso.
companion-sue-ask-arrived = Zastavila v El Pasu?

companion-sue-best = Nejlepší ze tří: nejpočetnější je její skupina ({ $worker }): { $count } (při rovnosti nejvíce vlevo), akce tedy je: { $action }.
companion-sue-market =
    Trh: se { $cowboys ->
        [one] svým 1 kovbojem
        [few] svými { $cowboys } kovboji
       *[other] svými { $cowboys } kovboji
    } bere Sue z trhu s dobytkem krávu { $cow } a nic neplatí. Pokud to plemeno došlo, bere nejbližší levnější, které zbývá.
companion-sue-ask-cow = Kterou krávu si vzala?
companion-sue-ask-left = Bere zdarma krávu { $cow }. Zbývá na trhu nějaká?
companion-sue-cow =
    Polož kartu krávy ({ $cow }) na hromádku Sue: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sue-nothing = Žádná není: Sue nedostává nic.
companion-sue-empty = Balíček zdrojů je prázdný: Sue nedobírá nic.
companion-sue-ask-resource = Otoč vrchní kartu jejího balíčku zdrojů. Co to je?
companion-sue-draws-cow = Sue dobírá kartu zdrojů: { $card }.
companion-sue-draws-worker = Sue dobírá kartu zdrojů, pracovníka: { $card }. Přidej ho do stejné skupiny, ta teď má { $count }.
companion-sue-draws-all-rounder = Sue dobírá kartu zdrojů: všeuměla.
companion-sue-joins = Všeuměla přidej natrvalo do její skupiny ({ $worker }): z těch s méně než 4 pracovníky jich má nejvíc (při rovnosti nejvíce vlevo). Teď má { $count }.
companion-sue-joins-leftmost = Všechny tři skupiny mají 4 nebo víc pracovníků: všeuměla přidej natrvalo do té nejvíce vlevo, { $worker }. Teď má { $count }.
companion-sue-hire = Místo náboru si Sue dobírá kartu zdrojů.

companion-sue-train =
    Vlak: Sue má { $engineers ->
        [one] { $engineers } inženýra
        [few] { $engineers } inženýry
       *[other] { $engineers } inženýrů
    } a používá kartu vlaku { $card }. Z jejích akcí dělá jen tyto, v daném pořadí a zdarma: vzít žeton, získat krávu, nábor (místo něj si dobere kartu zdrojů).
companion-sue-train-nothing = Na této kartě vlaku nic z toho není: Sue nedělá nic.
companion-sue-ask-side = Co pro ni ukazuje tvá karta vlaku { $card }?
companion-choice-plain = obyčejná strana: { $plain }
companion-choice-star = strana s hvězdou: { $star }
companion-sue-ask-train-token = Který žeton dovoluje vzít karta vlaku { $card }?
companion-choice-token-objective = žeton úkolu
companion-choice-token-bonus = bonusový žeton
companion-choice-token-any = libovolný žeton
companion-sue-ask-train-cow = Kterou krávu dává karta vlaku { $card }?
companion-choice-cow-black-angus = Black Angus
companion-choice-cow-corriente = Corriente
companion-choice-cow-shorthorn = Shorthorn
companion-choice-cow-hereford = Hereford
companion-sue-ask-train-hire = Dovoluje karta vlaku { $card } nábor?
companion-sue-token-objective = Sue bere odkrytý žeton úkolu s nejvíce body, při rovnosti nejvíce vlevo. Jeho místo doplň z hromádky.
companion-sue-token-bonus = Sue bere odkrytý bonusový žeton s nejvíce body, při rovnosti nejvíce vlevo; jeho další účinek se nepoužije. Jeho místo doplň z hromádky.
companion-sue-token-any = Sue bere ze všech odkrytých žetonů ten s nejvíce body, při rovnosti nejvíce vlevo: žetony úkolů leží vlevo od bonusových. Další účinek bonusového žetonu se nepoužije. Jeho místo doplň z hromádky.
companion-sue-ask-token-kind = Který druh žetonu to byl?
companion-choice-objective = žeton úkolu
companion-choice-bonus = bonusový žeton
companion-sue-ask-objective = Kolik bodů má žeton úkolu? (0: žádný nebyl)
companion-sue-ask-bonus = Kolik bodů má bonusový žeton? (0: žádný nebyl)

companion-sue-build =
    { $builders ->
        [one] Stavba: Sue má 1 řemeslníka. Nic neplatí a pracovník jí zůstává.
        [few] Stavba: Sue má { $builders } řemeslníky. Nic neplatí a pracovníci jí zůstávají.
       *[other] Stavba: Sue má { $builders } řemeslníků. Nic neplatí a pracovníci jí zůstávají.
    }
companion-sue-build-new =
    { $builders ->
        [one] Bere z trhu destičku budovy za 1 řemeslníka.
        [few] Bere destičku budovy za nejvíce řemeslníků, nejvýš { $builders }, která na trhu zbývá.
       *[other] Bere destičku budovy za nejvíce řemeslníků, nejvýš { $builders }, která na trhu zbývá.
    }
companion-sue-ask-kind = Kolik řemeslníků její destička potřebuje? (0: žádná taková nezbývá nebo není prázdné pole)
companion-sue-ask-building = Kolik bodů je na destičce za { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    }?
companion-sue-build-site = Polož ji na prázdné pole s nejvyšší cenou. Při rovnosti: první po směru hodinových ručiček před jejím rančerem; pole, na kterém stojí, je v pořadí poslední. Patří Sue: zastavit se tam smíš, použít ji ne.
companion-sue-replace = Další budovu přidat nemůže, proto jednu nahradí destičkou z trhu, která vyžaduje víc řemeslníků. Rozdíl smí být nejvýš { $builders } a platí ten největší možný. Při rovnosti: budova, která je po směru hodinových ručiček před jejím rančerem první. Možnosti jsou v tomto pořadí.
companion-sue-ask-replace = Která je první, kterou trh ještě dovolí?
companion-choice-replace =
    její budova za { $a ->
        [one] { $a } řemeslníka
        [few] { $a } řemeslníky
       *[other] { $a } řemeslníků
    }, nově za { $b }
companion-sue-replaced =
    Polož novou destičku na její místo; destička za { $old ->
        [one] { $old } řemeslníka
        [few] { $old } řemeslníky
       *[other] { $old } řemeslníků
    } se vrací na svou hromádku.
companion-sue-build-cow = Obě její budovy jsou plně vylepšené: místo toho si bere kartu { $cow }.
companion-sue-build-nothing = Nemůže stavět ani nahradit budovu a její budovy nejsou plně vylepšené: nedostává nic.

companion-sue-ask-simmental = El Paso: Sue bere kartu Simmental. Je v balíčku karta?
companion-choice-card = karta tam je, bere si ji
companion-choice-empty = je prázdný: Sue sem od té doby přijela první
companion-sue-space = Postav rančera Sue na prázdné pole Simmental: 2 body. Konec hry začal.
companion-sue-no-simmental = El Paso: v tomto posledním tahu není pro Sue karta Simmental a její rančer zůstává, kde je.
companion-sue-your-last = Máš jeden poslední tah. Sue už žádný nemá.
companion-sue-deliver =
    { $left ->
        [0] Expedice: polož poslední kámen Sue na obchodní stanici { $post }.
        [one] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývá jí 1 kámen.
        [few] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývají jí { $left } kameny.
       *[other] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývá jí { $left } kamenů.
    }
companion-sue-no-disc = Sue nemá žádný kámen: žádná expedice ani odměna.
companion-sue-ask-post = Kolik bodů je vytištěno u stanice { $post }?
companion-sue-ask-reward = Co dává stanice { $post } okamžitě?
companion-choice-worker = pracovník zdarma
companion-sue-no-reward = Odměnu této stanice Sue nevyužívá.

companion-sue-has-workers = skupina ({ $worker }): { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building = budova za { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    } ({ $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    })
companion-sue-has-discs = kameny na stanicích { $posts }
companion-sue-has-resources = zbývající karty zdrojů: { $count }

# Sam

companion-sam-set-up = Připrav druhou edici pro dva hráče. Začínáš: 6 dolarů, 4 karty, 1 žeton výměny.
companion-sam-set-up-side = Sam dostane všech 12 budov jedné barvy stranou b nahoru a 14 kamenů, vše vedle své desky; jeho lokomotiva stojí na poli 0, jeho honák na START. Od každého druhu má jednoho předtištěného pracovníka a nemá peníze, dobytek ani žetony výměny.
companion-sam-set-up-deck-app = Jeho balíček je zamíchaný: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }. Tištěné nech v krabici, dobírám za něj já.
companion-sam-set-up-deck-box = Zamíchej lícem dolů { $cards ->
        [one] { $cards } jeho kartu
        [few] { $cards } jeho karty
       *[other] { $cards } jeho karet
    }. Až balíček dojde, zamíchej znovu ty použité.
companion-sam-set-up-removed = V lehké hře zůstávají jeho karty 13, 14 a 15 v krabici.
companion-sam-set-up-extra = V těžké hře přibude na jeho desku ještě jeden kovboj, řemeslník a inženýr (rub 2).
companion-sam-set-up-worker = Než zaplníš trh práce, vylosuj jednu destičku pracovníka s rubem 2 a polož ji na Samovu desku.
companion-sam-ask-worker = Který pracovník to je?
companion-sam-specialty = Samova specializace je teď { $worker }: polož k ní značku.
companion-sam-set-up-objective = Vylosuj pro Sama počáteční kartu úkolu. Na konci se počítá celá.
companion-sam-ask-starting = Kolik má bodů?
companion-sam-set-up-start = Začínáš a pak se se Samem střídáte. Za jeho budovy platíš poplatky do banku.

companion-sam-last = Žeton trhu práce máš ty, takže tohle je Samův poslední tah.
companion-sam-shuffle = Jeho balíček byl prázdný: použité karty jsou zamíchané.
companion-sam-card = Samova karta má číslo { $number }: { $card }.
companion-sam-card-box = Otoč vrchní kartu Samova balíčku (je-li prázdný, nejdřív zamíchej použité).
companion-sam-ask-move = O kolik ho karta posouvá?
companion-choice-per-buildings = tolik kroků, kolik má budov strana, která jich má víc
companion-choice-per-cowboys = krok za každého kovboje
companion-choice-per-specialists = krok za každého pracovníka jeho specializace
companion-sam-ask-action = Co mu karta dovoluje? Jeho specializace je { $worker }; vyžaduje-li karta jinou, nedělá nic.
companion-choice-do-hire-cheapest = najmout nejlevnějšího pracovníka
companion-choice-do-hire-specialist = najmout pro svou specializaci
companion-choice-do-hire-engineer-engine = najmout inženýra, pak posunout lokomotivu
companion-choice-do-engine = posunout lokomotivu
companion-choice-do-objective = vzít kartu úkolu
companion-choice-do-bandit = vzít banditu
companion-choice-do-hazard = vzít nebezpečí
companion-choice-do-buy = nakoupit na trhu s dobytkem
companion-choice-do-reveal-buy-one-less = otočit 2 karty, pak nakoupit, jako by měl o jednoho kovboje méně
companion-choice-do-build = stavět
companion-choice-do-nothing = nic
companion-sam-ask-buildings = Kolik vlastních budov máš na cestě?
companion-sam-counts-buildings = Sam má { $own } a ty máš { $yours }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
companion-sam-counts =
    { $count ->
        [one] Sam má v řadě ({ $worker }) 1 pracovníka, toho předtištěného: 1 krok.
        [few] Sam má v řadě { $worker } { $count } pracovníky včetně předtištěného: { $count } kroky.
       *[other] Sam má v řadě { $worker } { $count } pracovníků včetně předtištěného: { $count } kroků.
    }
companion-sam-move =
    { $steps ->
        [one] Posuň Samova honáka o 1 krok
        [few] Posuň Samova honáka o { $steps } kroky, nejdál do Kansas City
       *[other] Posuň Samova honáka o { $steps } kroků, nejdál do Kansas City
    }. Jde cestou s nejméně zastaveními do Kansas City, při rovnosti tou, která ti vynese menší poplatky. Za každou tvou budovu s ručičkami, na kterou vstoupí, ti poplatek vyplatí bank.
companion-sam-move-note = Jsou-li poplatky stejné, volí větev s poli pro budovy, ne s nebezpečím či bandity; ze dvou takových větví za C a F horní, za G dolní. Neplatí poplatky, nemá limit kroků a kde zastaví, tam nic nedělá, ledaže je to Kansas City.
companion-sam-ask-arrived = Dorazil do Kansas City?
companion-sam-idle = Karta vyžaduje jinou specializaci ({ $worker }), než má Sam ({ $specialty }): nic dalšího nedělá.

companion-sam-hire-cheapest = Sam najímá zdarma: jdi do nejlevnější řady nad žetonem trhu práce (při stejné ceně do nejvyšší), kde je pracovník, pro kterého má místo. Je-li tam jeho specializace ({ $worker }), bere ji, jinak pracovníka nejvíce vlevo, pro kterého má místo.
companion-sam-hire-specialist = Sam najímá zdarma nejlevnějšího pracovníka své specializace ({ $worker }) nad žetonem trhu práce, při stejné ceně v nejvyšší řadě. Není-li tam, bere nejlevnějšího z druhu, kterého tam čeká nejvíc (při rovnosti kovboj před řemeslníkem před inženýrem), má-li pro něj místo.
companion-sam-hire-other = Samova řada ({ $worker }) je plná: najímá zdarma nejlevnějšího pracovníka z druhu, kterého nad žetonem trhu práce čeká nejvíc (při rovnosti kovboj před řemeslníkem před inženýrem), má-li pro něj místo.
companion-sam-hire-engineer = Sam najímá zdarma nejlevnějšího inženýra nad žetonem trhu práce, při stejné ceně v nejvyšší řadě.
companion-sam-row-full = Jeho řada ({ $worker }) je plná: pro dalšího nemá místo.
companion-sam-ask-hired = Koho najal?
companion-sam-ask-engineer = Byl tam pro něj inženýr?
companion-sam-hired = Polož destičku ({ $worker }) na další volné pole Samovy desky: číslo { $count } v řadě. Akce pole se neprovádí.

companion-sam-engine =
    Lokomotiva: posuň ji o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed, obsazená přeskoč. Cestou zajede na první volnou odbočku, na jejímž nádraží není Samův kámen, a tam zastaví. Není-li žádná v dosahu, projede celou vzdálenost kolem odboček.
companion-sam-engine-only =
    Lokomotiva: posuň ji o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed kolem odboček, obsazená pole přeskoč. Žádné nádraží, u kterého by Sam zastavil, tu není.
companion-sam-ask-station = U kterého nádraží zastavila? (1 až 9 od začátku, 10: konec dráhy, 0: u žádného)
companion-sam-ask-terminus = Dojela na konec dráhy? (10: ano, 0: ne)
companion-sam-upgrade = Polož zdarma Samův kámen na nádraží { $station }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-master = Leží-li u nádraží { $station } destička přednosty, Sam si ji bere. Pracovníka za ni nedává a nic mu nepřináší.
companion-sam-no-disc = Sam už nemá kámen: nádraží zůstává, jak je.
companion-sam-engine-return = Z konce dráhy se lokomotiva vrací na první volnou odbočku, počítáno od začátku, na jejímž nádraží není Samův kámen. To je nádraží { $station }, ledaže tam stojí tvá lokomotiva.
companion-sam-ask-return = Ke kterému nádraží se vrátila? (0: k žádnému, všechny takové odbočky jsou obsazené)
companion-sam-engine-back = Z konce dráhy se lokomotiva vrací na nejbližší volné pole.

companion-sam-objective = Sam bere ze zásoby kartu úkolu s nejvíce body, při rovnosti nejvyšší. Zásobu doplň.
companion-sam-ask-objective = Kolik má karta bodů? (0: žádná nebyla)
companion-sam-bandit = Vezmi pro Sama z plánu banditu z nejvyššího obsazeného čísla, je-li tam nějaký. Nedostává za něj odměnu ani body.
companion-sam-hazard = Sam bere nebezpečí: v zóně s nejvíce destičkami (při rovnosti záplavy před suchem před padajícími kameny) destičku s nejvíce body (při rovnosti tu na nejnižším čísle).
companion-sam-ask-hazard = Kolik má destička bodů? (0: žádná nebyla)
companion-sam-reveal = Otoč z balíčku trhu s dobytkem { $cards ->
        [one] { $cards } kartu a přidej ji
        [few] { $cards } karty a přidej je
       *[other] { $cards } karet a přidej je
    } na trh.
companion-sam-buy =
    { $cowboys ->
        [0] Sam by nakupoval, jako by měl o jednoho kovboje méně, a to není žádný.
        [one]
            Sam nakupuje jednou, jako by měl 1 kovboje a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
        [few]
            Sam nakupuje jednou, jako by měl { $cowboys } kovboje a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
       *[other]
            Sam nakupuje jednou, jako by měl { $cowboys } kovbojů a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
    }
companion-sam-buy-one = Z těchto možností bere tu, která přinese nejvíc bodů, při rovnosti tu, která je uvedena dřív: { $fields }. Vždy ber karty s nejvíce body; jdou na jeho bodovací hromádku.
companion-thing-value-3-1 = jednu kartu hodnoty 3
companion-thing-value-3-2 = až 2 karty hodnoty 3
companion-thing-shorthorn-1 = jednu kartu Shorthorn
companion-thing-shorthorn-2 = až 2 karty Shorthorn
companion-thing-hereford-1 = jednu kartu Hereford
companion-thing-simmental-1 = jednu kartu Simmental I (pokud se s nimi hraje)
companion-sam-buy-none = Nekupuje nic.
companion-sam-ask-cattle = Kolik bodů mají karty dohromady? (0: žádnou koupit nemohl)

companion-sam-build = Stavba: Sam má { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    } a nic neplatí.
companion-sam-build-space = Staví před tebou: na první prázdné pole pro budovy bez zvláštní akce mezi tvým honákem a Kansas City, nejbližší první, při rovnosti na větvi, která je dřív (pole pro budovy před nebezpečím a bandity). Jsou-li tam prázdná jen pole se zvláštní akcí, na první z nich.
companion-sam-ask-space = Je před tvým honákem prázdné pole pro budovy?
companion-sam-built = Polož tam Samovu budovu { $tile }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-replaced =
    Nahraď Samovu budovu { $old } jeho budovou { $tile }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }. Starou destičku vyřaď ze hry.
companion-sam-ask-old = Samova budova { $new }b nahrazuje jednu z těchto. Která je na cestě od začátku první?
companion-choice-tile = { $a }b
companion-sam-build-none = Nemá budovu, kterou by mohl postavit: nic se neděje.

companion-sam-visit = Kansas City. Umísti tyto destičky obvyklým způsobem jednu po druhé: sloupec výhledu 1, { $first } destička; sloupec 2, { $second } destička; sloupec 3, { $third } destička.
companion-sam-tiles = Má-li sloupec jedinou destičku, vezmi ji; prázdný sloupec přeskoč. Jakmile žeton trhu práce opustí poslední řadu, další pracovníky už neber.
companion-sam-no-workers = Má-li sloupec jedinou destičku, vezmi ji. Pracovníci se už neberou: vezmi místo nich druhou destičku, nebo sloupec přeskoč.
companion-sam-ask-token = Vytlačil některý jeho pracovník žeton trhu práce z poslední řady?
companion-sam-token = Sam bere žeton trhu práce: 2 body. Konec hry začal.
companion-sam-deliver = Sam nemá příjem a neplatí transport. Polož jeho kámen na město { $city }.
companion-sam-city-points = Kámen má hodnotu { $vp ->
        [one] { $vp } bodu
        [few] { $vp } bodů
       *[other] { $vp } bodů
    }.
companion-sam-arrow-points =
    S předchozím městem doplňuje šipku za { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-no-delivery = Sam nemá žádný kámen: expedice není.
companion-sam-return = Postav Samova honáka na START a doplň sloupce výhledu.
companion-sam-your-last = Máš jeden poslední tah. Sam už žádný nemá.

companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specializace: { $worker }
companion-sam-has-buildings = budovy { $names }
companion-sam-has-stations = nádraží { $names }
companion-sam-has-cities = kameny ve městech { $names }
companion-sam-has-discs = zbývající kameny: { $count }

## The browser

# Pages and their parts

ui-title = { $page } · Trailboss
ui-title-turn = ● Jsi na tahu · { $page }
ui-skip = K obsahu
ui-home = Domů
ui-nav = Stránky
ui-nav-new = Nový stůl
ui-nav-rules = Pravidla
ui-nav-me = Já
ui-sound = Zvuky
ui-dark = Tmavý režim
ui-loading = Okamžik…
ui-close = Zavřít
ui-cancel = Zrušit
ui-save = Uložit
ui-name = Jméno
ui-password = Heslo
ui-you = ty
ui-free = volné místo
ui-lost-title = Tady cesta končí
ui-lost-text = Taková stránka není.

ui-home-title = Do sedla!
ui-home-text = Great Western Trail a jeho příbuzní u jednoho stolu: s přáteli, naživo nebo na několik dní, anebo sólo proti botům.
ui-games = Hry
ui-game-players = hráči: { $range }
ui-about-gwt2 = Žeň stádo znovu a znovu do Kansas City, najímej lidi, stav budovy podél cesty a posílej stále lepší dobytek stále dál.
ui-about-gwt1 = Klasika z roku 2016: tatáž dlouhá cesta s vlastními plemeny, městy na západě a týpí.
ui-about-elpaso = Kratší cesta na jih: méně pracovníků, rychlé tahy a El Paso na konci cesty.
ui-about-pioneer = Karty, šestiúhelníky a tužka: všichni pokládají koleje najednou a cestou skládají pokerovou kombinaci.
ui-play-now = Hrát hned
ui-of = { $what }: { $game }
ui-tables-mine = Moje stoly
ui-tables-mine-none = Zatím nesedíš u žádného stolu.
ui-tables-mine-stranger = Tvoje stoly tu budou, jakmile budeš mít jméno.
ui-tables-open = Otevřené stoly
ui-tables-open-none = Právě nikdo nečeká na hráče.
ui-tables-watch = Hry ke sledování
ui-tables-watch-none = Žádná veřejná hra neběží.
ui-your-turn = Jsi na tahu
ui-seats-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
ui-status-open = otevřený
ui-status-playing = hraje se
ui-status-over = dohráno

ui-name-title = Kdo hraje?
ui-name-why = Stačí jméno a můžeš usednout. Tento prohlížeč si tě zapamatuje.
ui-name-go = Usednout
ui-name-login = Nejsi tu poprvé?
ui-name-login-link = Vrať se s heslem

# Replays

ui-replay = Záznam
ui-replay-of = Záznam: { $game }
ui-replay-none = Žádný záznam tu není
ui-replay-start = Před prvním tahem.
ui-replay-stops = Tady zápis končí; hra nebyla dohraná.
ui-replay-ended = Hra je u konce.
ui-replay-controls = Krok za krokem
ui-replay-slider = Krok
ui-replay-at = Krok { $move } z { $moves } · tah { $turn } z { $turns }
ui-replay-at-quiet = Krok { $move } · tah { $turn }
ui-replay-first = První krok
ui-replay-previous-turn = O tah zpět
ui-replay-previous = O krok zpět
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-next = O krok dál
ui-replay-next-turn = O tah dál
ui-replay-last = Poslední krok
ui-replay-speed = Rychlost
ui-replay-speed-slow = pomalá
ui-replay-speed-steady = klidná
ui-replay-speed-quick = rychlá
ui-replay-speed-hasty = zběsilá
ui-replay-eyes = Pohled
ui-replay-eyes-mover = kdo je na tahu
ui-replay-eyes-nobody = divák
ui-replay-turn-log = Tento tah
ui-replay-chart = Body v průběhu hry
ui-replay-chart-label = Body v průběhu hry. V tomto kroku: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves = { $count ->
        [one] jeden krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
ui-replay-target = Cílové skóre
ui-replay-quiet = Neprozrazovat výsledek
ui-replay-quiet-why = Skryje body, vítěze i délku hry.
ui-replay-reveal = Ukázat body
ui-replay-share = Tento krok
ui-replay-copy = Kopírovat odkaz na tento krok
ui-replay-branch = Hrát odtud dál
ui-replay-branch-why = Vznikne tvůj vlastní stůl s touto pozicí a záznam zůstane, jak je. Za každé místo hraj ty, nebo je přenech botovi.
ui-replay-branch-seat = Kdo hraje za: { $name }
ui-replay-branch-start = Hrát dál
ui-replay-table = Ke stolu
ui-replay-another = Jiný zápis
ui-replay-keys = Klávesy: ← → krok, se Shiftem tah, Home, End, mezerník přehrává.
ui-why = Proč takhle?
ui-why-title = Proč { $name } takhle hraje
ui-why-note = Očekává se na konci hry, pokud to hráč tehdy mohl vidět.
ui-why-points = očekávané body: { $points }
ui-why-chance = šance na výhru: { $percent } %
ui-why-done = zahráno
ui-why-against = Ve srovnání s tím, co zahrál
ui-why-nothing = Tady nebylo co zvažovat.
ui-reason = { $who } tu hledá body: { $category }
ui-reason-prospects = { $who } tu myslí na další tahy
ui-reason-others = { $who } chce ostatním nechat méně
ui-replays-bring = Přehrát zápis
ui-replays-title = Záznamy
ui-replays-text = Každý dohraný stůl má záznam. Nahraj zápis hry ze souboru a otevře se tady; každý krok se přitom ověří.
ui-replays-file = Zápis hry
ui-replays-choose = Vybrat soubor
ui-replays-drop = Soubor sem můžeš i přetáhnout. Zápis je text o nejvýše 512 KiB, jaký ukládají stoly a příkazový řádek.
ui-replays-checking = Ověřuje se { $file }…
ui-replays-refused = Odmítnuto: { $file }
ui-replays-line = Řádek { $line } souboru.
ui-replays-why = Nic se neuložilo. Každý řádek zápisu má kontrolní součet, takže změněný, ztracený nebo přesunutý řádek se najde tam, kde je.

# A new table

ui-new-title = Nový stůl
ui-new-game = Hra
ui-new-seats = Místa
ui-new-options = Volby
ui-new-table = Stůl
ui-new-seat-kind = Kdo sedí na místě { $seat }
ui-new-seat-bot = Bot na místě { $seat }
ui-new-seat-name = Jméno na místě { $seat }
ui-new-public = Veřejný
ui-new-public-why = Kdokoli může usednout na volné místo nebo se dívat. Jinak o stole vědí jen ti, kdo mají odkaz.
ui-new-clock = Hodiny
ui-new-clock-why = Když někomu dojde čas, ostatní za něj mohou nechat hrát bota.
ui-components = Hodnoty
ui-components-title = Vytištěné hodnoty
ui-components-why = Jsou ve vaší krabici jiná čísla? Zapište je do souboru, opravte je a hrajte podle něj.
ui-components-printed = jak jsou vytištěny
ui-components-bring = Přidat soubor hodnot
ui-components-wrong = Tento soubor nelze použít:
ui-components-own = Hraje se podle hodnot majitele:
ui-components-differ = { $count ->
    [one] { $count } hodnota se liší od našich
    [few] { $count } hodnoty se liší od našich
   *[other] { $count } hodnot se liší od našich
}
ui-components-place = Místo
ui-components-ours = Naše
ui-components-theirs = Tento soubor
ui-new-webhook = Webhook
ui-new-webhook-why = Na tuto adresu přijde zpráva, když je někdo na tahu, například do kanálu na Discordu.
ui-new-start = Začít hru
ui-new-open = Otevřít stůl
ui-seat-add = Přidat místo
ui-seat-drop = Ubrat místo
ui-guest = Host
ui-kind-me = Já
ui-kind-me-name = Já ({ $name })
ui-kind-friend = Někdo známý, přes odkaz
ui-kind-hotseat = Někdo u této obrazovky
ui-kind-bot = Bot
ui-bot-tenderfoot = Nováček (úroveň 1, pro učení)
ui-bot-wrangler = Koňař (úroveň 2)
ui-bot-rancher = Rančer (úroveň 3)
ui-bot-foreman = Správce (úroveň 4)
ui-bot-legend = Legenda (úroveň 5, přemýšlí sekundu)
ui-bot-random = Zelenáč (náhodný)
ui-bot-greedy = Předák (hladový)
ui-bot-strong = Šéf stezky (silný)
ui-botname-tenderfoot = Nováček
ui-botname-wrangler = Koňař
ui-botname-rancher = Rančer
ui-botname-foreman = Správce
ui-botname-legend = Legenda
ui-botname-random = Zelenáč
ui-botname-greedy = Předák
ui-botname-strong = Šéf stezky
ui-clock-none = žádné
ui-clock-live30 = 30 minut + 30 sekund na krok
ui-clock-live60 = 1 hodina + 1 minuta na krok
ui-clock-days3 = 3 dny + 12 hodin na krok
ui-clock-days7 = 7 dní + 1 den na krok
ui-option-neutral = Neutrální budovy
ui-option-sides = Strany budov
ui-option-simmental = Krávy Simmental
ui-option-split = Destičky pracovníků
ui-option-waste = Využití certifikátů
ui-option-window = Úkoly v Kansas City
ui-option-skip = Vynechání fáze B
ui-option-copy-risk = Kopírované zvláštní akce
ui-option-station-first = Nejdřív nádraží
ui-option-discless = Expedice bez kamene
ui-option-signal = Značky přejezdu
ui-choice-a = strana A
ui-choice-b = strana B
ui-choice-random = náhodně
ui-choice-letters = podle písmen
ui-choice-shuffled = zamíchané
ui-choice-on = ano
ui-choice-off = ne
ui-choice-true = ano
ui-choice-false = ne

# An open table

ui-table = Stůl
ui-table-none = Takový stůl není
ui-open-public = Veřejný stůl
ui-open-link = Stůl přes odkaz
ui-open-waiting =
    { $count ->
        [one] Čeká se na jednoho dalšího hráče.
        [few] Čeká se na { $count } další hráče.
       *[other] Čeká se na { $count } dalších hráčů.
    }
ui-open-ready = Všichni jsou tady.
ui-seat-free = Místo { $seat }
ui-seat-human = člověk
ui-seat-hotseat = u jedné obrazovky
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Kopírovat odkaz na místo { $seat }
ui-copied = Zkopírováno
ui-fill-bot = Na místo { $seat } posadit bota
ui-sit-here = Usednout na místo { $seat }
ui-start = Začít
ui-leave = Odejít
ui-leave-ask = Opravdu odejít? Ostatní za tebe mohou nechat hrát bota.
ui-options = Volby a férovost
ui-commitment = Závazek (otisk semínka)
ui-commitment-none = Tento stůl pokračuje ze záznamu: jeho semínko už bylo známé, takže se žádné neslibuje.
ui-commitment-why = Otisk semínka byl dán před prvním krokem. Na konci se semínko ukáže a tvůj prohlížeč ho ověří.
ui-seed = Sůl a semínko
ui-fair = Ověření
ui-fair-yes = ✓ Semínko odpovídá závazku.
ui-fair-no = ✗ Semínko neodpovídá závazku.
ui-own-link = Tvoje cesta zpět
ui-own-link-text = Odkaz na místo { $seat }: nikomu ho neukazuj

# At the table

ui-players = Hráči
ui-is-asked = je na řadě
ui-won = vítězství
ui-stand-in = hraje { $bot }
ui-abandoned = je pryč
ui-clock = Hodiny
ui-score-running = Body, kdyby hra skončila teď
ui-score-final = Konečný výsledek
ui-score-hint = Body, které teď můžeš znát, kdyby hra hned skončila.
ui-score-short = { $points } b.
ui-score-total = Celkem
ui-waiting-for = Čeká se na: { $names }
ui-question-plain = Co uděláš?
ui-choices = Možnosti
ui-choices-show = Ukázat možnosti
ui-choices-hide = Skrýt možnosti
ui-meanwhile = Mezitím
ui-hover-hint = Najeď na možnost a uvidíš, co stojí a co dělá.
ui-any-time = Kdykoli
ui-confirm = Potvrdit
ui-confirm-ask = { $what }?
ui-route-ask = Kudy? Poplatky se liší.
ui-route-toll = { $via }: { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
ui-route-free = { $via }: zdarma
ui-undo = Zpět
ui-undo-turn = Celý tah znovu
ui-undo-ask = Požádat o vrácení
ui-undo-far = Vrátit víc
ui-why-not = Proč ne? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-needs-has = { $what }: potřeba { $needs }, máš { $has }
ui-not-now = teď ne
ui-rule = Pravidlo { $rule }
ui-offline = Spojení se přerušilo. Zkouší se znovu; nic se neztratilo.
ui-not-sent = Server neodpověděl. Zkus to znovu.
ui-panel = Průběh, chat a body
ui-tab-log = Průběh
ui-tab-chat = Chat
ui-tab-score = Body
ui-tab-about = Stůl
ui-log-all = Ukázat všechny záznamy ({ $count })
ui-log-undone = vráceno zpět:
ui-log-open = stůl je otevřený
ui-log-join = { $who } usedá
ui-log-leave = { $who } odchází
ui-log-seats = místa se mění
ui-log-start = hra začíná
ui-log-undo = { $who } vrací zpět { $count ->
        [one] krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] poslední kroky jsou vráceny zpět
                [redeal] poslední kroky jsou vráceny zpět; vše skryté se zamíchalo znovu
               *[other] hlasování prošlo
            }
        [false] hlasování neprošlo
       *[other] { $who } hlasuje
    }
ui-log-rematch = připravuje se odveta
ui-chat = Chat
ui-chat-none = Zatím nikdo nic nenapsal.
ui-chat-say = Napiš něco
ui-chat-send = Odeslat
ui-digest = Co se stalo bez tebe: { $count }
ui-digest-read = Rozumím
ui-vote = Hlasování
ui-vote-yes = Ano
ui-vote-no = Ne
ui-vote-withdraw = Ukončit hlasování
ui-vote-start = Nechat hrát bota
ui-vote-offer = { $who } tu není.
ui-vote-bot = Má bot hrát za: { $who }? Ještě odpoví: { $missing }
ui-vote-undo = { $by } žádá o vrácení kroku. Ještě odpoví: { $missing }
ui-over-missed = Cílové skóre nebylo překonáno
ui-over = { $count ->
        [one] { $winners } vyhrává
        [few] Společné vítězství: { $winners }
       *[other] Společné vítězství: { $winners }
    }
ui-rematch = Odveta
ui-record = Stáhnout zápis
ui-cover-title = { $name }, jsi na tahu
ui-cover-text = Předej zařízení. Ostatní se nedívají.
ui-cover-go = Jsem { $name }
ui-notify-turn = Jsi na tahu: { $game }

# What choices cost and do

ui-place-job = { $worker } z řady { $row }
ui-place-building = budova { $number }
ui-place-field = { $count ->
        [one] { $cards }
        [few] { $count } × { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = budova { $number } ({ $who })
ui-place-own = tvoje budova { $number }
ui-place-with = { $place } ({ $what })
ui-place-objective = karta úkolu { $name }
ui-the-bank = bank
ui-cost-dollars = zaplatit { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
ui-cost-cowboys = { $amount ->
        [one] jeden kovboj
        [few] { $amount } kovbojové
       *[other] { $amount } kovbojů
    }
ui-cost-builders = { $amount ->
        [one] jeden řemeslník
        [few] { $amount } řemeslníci
       *[other] { $amount } řemeslníků
    }
ui-worth-points = { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }
ui-gain-dollars = získat { $amount ->
        [one] { $amount } dolar
        [few] { $amount } dolary
       *[other] { $amount } dolarů
    }
ui-gain-tokens = získat žeton výměny
ui-takes-black-disc = bere i kámen z černého pole
ui-opens-aux = otevírá pomocnou akci { $number }
ui-opens-hand = limit karet v ruce +1
ui-opens-board = vylepšuje tvou desku
ui-card-value = hodnota { $value }
ui-objective-tasks = požadavky: { $tasks }
ui-objective-points = { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }, nebo −{ $penalty }
ui-detail-toll = poplatek { $amount }, příjemce: { $payee }
ui-detail-no-toll = bez poplatku
ui-detail-aux-only = tam jen jednoduchá pomocná akce
ui-detail-kansas-city = prodat stádo
ui-detail-city = dovozní číslo { $value }, hodnota chovu { $paid }
ui-detail-exchange = vrátit žeton: dobrat až dvě karty, pak stejný počet odložit
ui-detail-stop = použít: { $place }

# Rules, preferences, help

ui-rules-title = Pravidla
ui-rules-search = Hledat v pravidlech
ui-rules-chapters = Kapitoly
ui-me-title = Já
ui-me-who = Kdo jsi
ui-me-password = Heslo (není nutné)
ui-me-new-password = Nové heslo
ui-me-old-password = Dosavadní heslo
ui-me-revoke = Odhlásit všude jinde
ui-me-revoked = Všechny ostatní prohlížeče a tokeny jsou odhlášené.
ui-me-password-why = S heslem se můžeš vrátit i z jiného zařízení. Má alespoň 8 znaků.
ui-me-saved = Uloženo.
ui-me-back = Vítej zpět.
ui-me-gone = Tento prohlížeč tě zapomněl.
ui-me-logout = Odhlásit se tady
ui-me-return = Nejsi tu poprvé?
ui-me-login = Vrátit se
ui-devices = Zařízení
ui-device-here = toto zařízení
ui-device-used = naposledy použito: { $when }
ui-device-since = přihlášeno: { $when }
ui-device-end = Odhlásit
ui-device-end-name = Odhlásit: { $name }
ui-device-ended = Odhlášeno.
ui-device-unknown = Neznámé zařízení
ui-device-token = Token ({ $name })
ui-prefs = Tento prohlížeč
ui-theme = Barvy
ui-theme-auto = podle systému
ui-theme-light = světlé
ui-theme-dark = tmavé
ui-motion = Pohyb
ui-motion-auto = podle systému
ui-motion-full = figurky se pohybují
ui-motion-still = figurky stojí
ui-confirm-mode = Potvrzovat každou volbu
ui-confirm-why = Volba se odešle až po druhém kliknutí.
ui-notify = Upozornit mě, když jsem na tahu
ui-notify-why = Když je stránka v pozadí.
ui-help-title = Nápověda
ui-help-key-numbers = 1 – 9
ui-help-key-u = u
ui-help-key-shift-u = Shift + U
ui-help-key-c = c
ui-help-key-escape = Esc
ui-help-key-question = ?
ui-help-key-tab = Tab
ui-help-numbers = zvolit
ui-help-u = vrátit krok
ui-help-shift-u = celý tah znovu
ui-help-c = potvrdit
ui-help-escape = zrušit
ui-help-question = tato nápověda
ui-help-tab = všechny figurky a tlačítka, jedno po druhém
ui-help-text = Co svítí, na to se dá kliknout. Kliknutím na vzdálené zastavení tam honáka pošleš. U šedých možností uvidíš důvod i číslo pravidla.

## The board of Great Western Trail
ui-board = Herní plán: tažením posuneš, Ctrl + kolečkem přiblížíš
ui-board-lens = Lupa
ui-board-nearer = Blíž
ui-board-farther = Dál
ui-board-whole = Celý plán
ui-board-start = Start
ui-board-empty = { $place }, prázdné
ui-board-building = { $place }, budova { $name } ({ $who })
ui-board-building-own = { $place }, tvoje budova { $name }
ui-board-neutral = { $place }, neutrální budova { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , poplatek { $amount }
ui-board-herder = honák ({ $who }): { $place }
ui-board-engine = lokomotiva ({ $who }) na poli { $name }
ui-board-space = pole železnice { $name }
ui-board-cross = transport: 1 dolar, leží-li město za touto značkou a lokomotiva tam ještě nedojela
ui-board-station = nádraží { $number }, cena { $cost }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-board-upgraded = nádraží má { $who }
ui-board-city = { $city }, dovozní číslo { $value }
ui-board-discs = kameny: { $who }
ui-board-arrow = { $one } a { $two } dohromady: { $what } { $points ->
        [0] { "" }
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-board-master = přednosta: { $what }
ui-board-master-certificates = { $amount ->
        [one] { $amount } trvalý certifikát
        [few] { $amount } trvalé certifikáty
       *[other] { $amount } trvalých certifikátů
    }
ui-board-master-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za { $per }
ui-board-jobs = Trh práce
ui-board-job = { $worker } v řadě { $row } za { $price }
ui-board-job-empty = řada { $row } trhu práce, prázdná
ui-board-job-token = řada { $row } trhu práce, s žetonem trhu práce
ui-board-foresight = výhled { $column }: { $tile }
ui-board-market = Trh s dobytkem
ui-board-cow = { $name }, hodnota { $value }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }{ $count ->
        [one] { "" }
        [few] , { $count } karty
       *[other] , { $count } karet
    }
ui-board-stack = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    } v balíčku trhu s dobytkem
ui-board-offer = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    } za { $cowboys ->
        [one] { $cowboys } kovboje
        [few] { $cowboys } kovboje
       *[other] { $cowboys } kovbojů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }
ui-board-objectives = Úkoly
ui-board-objective-stack = { $count ->
        [one] { $count } karta úkolu
        [few] { $count } karty úkolů
       *[other] { $count } karet úkolů
    } v balíčku
ui-board-own = Co má v ruce { $who }
ui-board-hand = Karty v ruce
ui-board-hand-empty = V ruce nejsou žádné karty.
ui-board-mat = Deska: { $who }
ui-board-dollars = dolary
ui-board-certificates = certifikáty
ui-board-tokens = žetony výměny
ui-board-hand-size = karty v ruce
ui-board-draw-size = karty v dobíracím balíčku
ui-board-engine-space = lokomotiva na poli
ui-board-workers = Pracovníci
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = další dává: { $what }
ui-board-aux-title = Pomocné akce a kameny
ui-board-aux = pomocná akce { $number }: { $what }
ui-board-disc = kámen: { $name }, { $corner ->
        [black] černé pole
       *[white] bílé pole
    }, { $state ->
        [covered] zakryté
       *[clear] volné
    }
ui-board-reserve = { $count ->
        [one] { $count } budova v zásobě
        [few] { $count } budovy v zásobě
       *[other] { $count } budov v zásobě
    }
ui-board-reserve-building = budova { $name }, { $builders ->
        [one] { $builders } řemeslník
        [few] { $builders } řemeslníci
       *[other] { $builders } řemeslníků
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $what }
ui-board-gathered = Nasbíráno
ui-board-discard = Odkládací balíček: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
thing-cowboy = kovboj
thing-builder = řemeslník
thing-craftsman = řemeslník
thing-engineer = inženýr
per-buildings = každou budovu
per-certificates = každý certifikát
per-objectives = každou kartu úkolu
per-workers = každého pracovníka

## Places and cards by their marks
thing-flood-r1 = pole se zvláštní akcí u záplav 1
thing-flood-r2 = rizikové pole záplav 2
thing-drought-r1 = rizikové pole sucha
thing-rock-r1 = rizikové pole padajících kamenů 1
thing-rock-r2 = rizikové pole padajících kamenů 2
thing-tp-r1 = rizikové pole týpí 1
thing-tp-r2 = rizikové pole týpí 2
thing-fr1 = pole se zvláštní akcí u záplav 1
thing-fr2 = rizikové pole záplav 2
thing-dr1 = rizikové pole sucha
thing-br1 = rizikové pole banditů 1
thing-br2 = rizikové pole banditů 2
thing-rr1 = rizikové pole padajících kamenů 1
thing-rr2 = rizikové pole padajících kamenů 2
thing-tp-m3 = pole týpí −3
thing-tp-m2 = pole týpí −2
thing-tp-m1 = pole týpí −1
thing-tp-p1 = pole týpí 1
thing-tp-p2 = pole týpí 2
thing-tp-p4 = pole týpí 4
thing-tp-p6 = pole týpí 6
thing-tp-p8 = pole týpí 8
thing-tp-p10 = pole týpí 10
thing-ob01 = karta úkolu 1
thing-ob02 = karta úkolu 2
thing-ob03 = karta úkolu 3
thing-ob04 = karta úkolu 4
thing-ob05 = karta úkolu 5
thing-ob06 = karta úkolu 6
thing-ob07 = karta úkolu 7
thing-ob08 = karta úkolu 8
thing-ob09 = karta úkolu 9
thing-ob10 = karta úkolu 10
thing-ob11 = karta úkolu 11
thing-ob12 = karta úkolu 12
thing-ob13 = karta úkolu 13
thing-ob14 = karta úkolu 14
thing-ob15 = karta úkolu 15
thing-ob16 = karta úkolu 16
thing-ob17 = karta úkolu 17
thing-ob18 = karta úkolu 18
thing-ob19 = karta úkolu 19
thing-ob20 = karta úkolu 20
thing-ob21 = karta úkolu 21
thing-ob22 = karta úkolu 22
thing-ob23 = karta úkolu 23
thing-ob24 = karta úkolu 24
thing-st1 = počáteční karta úkolu 1
thing-st2 = počáteční karta úkolu 2
thing-st3 = počáteční karta úkolu 3
thing-st4 = počáteční karta úkolu 4
thing-start-1 = počáteční karta úkolu 1
thing-start-2 = počáteční karta úkolu 2
thing-start-3 = počáteční karta úkolu 3
thing-start-4 = počáteční karta úkolu 4
thing-gain-1 = karta úkolu „dolary“ 1
thing-gain-2 = karta úkolu „dolary“ 2
thing-gain-3 = karta úkolu „dolary“ 3
thing-gain-4 = karta úkolu „dolary“ 4
thing-gain-5 = karta úkolu „dolary“ 5
thing-draw-1 = karta úkolu „dobírání“ 1
thing-draw-2 = karta úkolu „dobírání“ 2
thing-draw-3 = karta úkolu „dobírání“ 3
thing-draw-4 = karta úkolu „dobírání“ 4
thing-draw-5 = karta úkolu „dobírání“ 5
thing-engine-1 = karta úkolu „lokomotiva“ 1
thing-engine-2 = karta úkolu „lokomotiva“ 2
thing-engine-3 = karta úkolu „lokomotiva“ 3
thing-engine-4 = karta úkolu „lokomotiva“ 4
thing-engine-5 = karta úkolu „lokomotiva“ 5
thing-move-1 = karta úkolu „posun“ 1
thing-move-2 = karta úkolu „posun“ 2
thing-move-3 = karta úkolu „posun“ 3
thing-move-4 = karta úkolu „posun“ 4
thing-move-5 = karta úkolu „posun“ 5
thing-aux-1 = karta úkolu „pomocná akce“ 1
thing-aux-2 = karta úkolu „pomocná akce“ 2
thing-aux-3 = karta úkolu „pomocná akce“ 3
thing-aux-4 = karta úkolu „pomocná akce“ 4
thing-sm-workers = přednosta (pracovníci)
thing-sm-objectives = přednosta (karty úkolů)
thing-sm-hazards = přednosta (nebezpečí)
thing-sm-teepees = přednosta (týpí)
thing-sm-certificates = přednosta (certifikáty)
thing-sm1 = přednosta (pracovníci)
thing-sm2 = přednosta (karty úkolů)
thing-sm3 = přednosta (nebezpečí)
thing-sm4 = přednosta (banditi)
thing-sm5 = přednosta (certifikáty)
thing-sm6 = přednosta (nádraží)
thing-sm7 = přednosta (budovy)
thing-sm8 = přednosta se dvěma certifikáty
thing-sm9 = přednosta s dvanácti dolary

# The sheet of Pioneer Rails

ui-sheet-card =
    { $rank ->
        [J] kluk
        [Q] dáma
        [K] král
        [A] eso
       *[other] { $rank }
    } – { $suit }
ui-sheet-card-hidden = karta lícem dolů
ui-sheet-card-away = odložená
ui-sheet-card-taken = bere { $name }
ui-sheet-card-secret = tvá tajná karta
ui-sheet-card-secret-of = tajná karta: { $name }
ui-sheet-cards = Karty rozdávajícího
ui-sheet-side =
    { $side ->
        [NE] { $cell } severovýchod
        [E] { $cell } východ
        [SE] { $cell } jihovýchod
        [SW] { $cell } jihozápad
        [W] { $cell } západ
       *[NW] { $cell } severozápad
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] zkratka v { $cell }, od severu k jihu
        [NE-SW] zkratka v { $cell }, od severovýchodu k jihozápadu
       *[NW-SE] zkratka v { $cell }, od severozápadu k jihovýchodu
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = aktivuje: { $what }
ui-sheet-reaches = dosahuje města { $number }: nové políčko města
ui-sheet-needs = využívá výhodu: { $what }
ui-sheet-points-more = body navíc: +{ $points }
ui-sheet-then-left = { $tracks ->
        [0] pak nezbývá žádná kolej
        [one] pak zbývá jedna kolej
        [few] pak zbývají { $tracks } koleje
       *[other] pak zbývá { $tracks } kolejí
    }
ui-sheet-left = { $tracks ->
        [0] nezbývá žádná kolej
        [one] zbývá jedna kolej
        [few] zbývají { $tracks } koleje
       *[other] zbývá { $tracks } kolejí
    }
ui-sheet-hint-lay = { $tracks ->
        [0] Škrtni políčko města a polož další kolej, nebo skonči.
        [one] Zbývá jedna kolej. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
        [few] Zbývají { $tracks } koleje. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
       *[other] Zbývá { $tracks } kolejí. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
    }
ui-sheet-lay-it = Položit
ui-sheet-hand = tvá kombinace: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-hand-open = tvá kombinace: zatím žádný pár
ui-sheet-no-pair = zatím žádný pár
ui-sheet-hand-row = Kolo { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-box = Políčko města
ui-sheet-box-brings = o jednu kolej a výhodu víc pro tento tah
ui-sheet-bank-brings = { $count } × { $multiplier } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-station = stanice { $suit } { $cell }
ui-sheet-is-active = aktivováno
ui-sheet-is-soon = bude aktivováno
ui-sheet-is-sides = položené strany: { $have } z { $need }
ui-sheet-is-fenced = ve své oblasti ještě není sám
ui-sheet-town = město { $number }
ui-sheet-town-reached = město { $number }, dosažené: { $suits }
ui-sheet-map = Mapa: { $name }; šipky vedou ze strany na stranu, Enter pokládá
ui-sheet-zoom = Velikost mapy
ui-sheet-nearer = Blíž
ui-sheet-farther = Dál
ui-sheet-whole = Celá mapa
ui-sheet-round = Kolo { $round } z { $rounds }
ui-sheet-turn = Tah { $turn } z { $turns }
ui-sheet-turn-of = Kolo { $round }, tah { $turn }
ui-sheet-dealer = rozdává { $name }
ui-sheet-take = Rozdáváš: vezmi si jednu kartu. Ostatní vybírají ze zbytku.
ui-sheet-choose = Vyber kartu: její hodnota patří do kombinace, její barva železnici.
ui-sheet-which-first = Které místo se aktivuje první?
ui-sheet-nugget-count = { $count ->
        [one] { $count } valoun
        [few] { $count } valouny
       *[other] { $count } valounů
    }
ui-sheet-nuggets = Kolik valounů půjde do banky?
ui-sheet-lay = Pokládej koleje železnice: { $suit }.
ui-sheet-finished = Tvůj tah je hotový.
ui-sheet-dealer-first = { $name } rozdává a bere si kartu jako první.
ui-sheet-does =
    { $doing ->
        [take] { $name } rozdává a bere si kartu jako první.
        [choose] { $name } vybírá kartu.
        [done] Tah je hotový: { $name }.
       *[lay] { $name } pokládá koleje železnice: { $suit }.
    }
ui-sheet-won-of = { $name } vítězí: skóre { $points }, cílové skóre bylo { $target }.
ui-sheet-waiting = Čeká se na: { $names }
ui-sheet-and-more = { $names } a další: { $count }
ui-sheet-over = Poslední karta je odehraná.
ui-sheet-won = Vyhráváš: { $points ->
        [one] { $points } bod překonává
        [few] { $points } body překonávají
       *[other] { $points } bodů překonává
    } cílové skóre { $target }.
ui-sheet-lost = { $points ->
        [one] { $points } bod nepřekonává
        [few] { $points } body nepřekonávají
       *[other] { $points } bodů nepřekonává
    } cílové skóre { $target }.
ui-sheet-specials = { $count ->
        [one] jedna výhoda
        [few] { $count } výhody
       *[other] { $count } výhod
    }
ui-sheet-done = Dokončit tah
ui-sheet-or-for = nebo pokládat pro
ui-sheet-poker = Pokerové kombinace
ui-sheet-saloon =
    { $state ->
        [circled] Saloon tuto kombinaci zdvojnásobí
        [crossed] Žádný saloon tuto kombinaci nezdvojnásobil
       *[free] Saloon by mohl tuto kombinaci zdvojnásobit
    }
ui-sheet-goals = Cíle
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } z { $needs }
ui-sheet-goal-first = první: { $names }
ui-sheet-goal-later = později: { $names }
ui-sheet-goal-nobody = zatím nikdo
ui-sheet-goal-gone = splněno
ui-sheet-goal-down = Cíl leží lícem dolů
ui-sheet-goal-got = získáno: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-goal-worth = k získání: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-target = Překonej { $points }: 60 a 10 za každý zbylý cíl
ui-sheet-target-short = překonej { $points }
ui-sheet-zone = Zlato, banky, depa, pevnosti, ranče a města
ui-sheet-gold = Zlato: vytěženo { $dug }, mimo banku { $free }
ui-sheet-banks = Banky
ui-sheet-banks-hold = V bankách: { $amounts }
ui-sheet-yards = Depa × { $towns ->
        [one] { $towns } město
        [few] { $towns } města
       *[other] { $towns } měst
    }
ui-sheet-forts = Pevnosti
ui-sheet-ranches = Ranče
ui-sheet-circled = zakroužkováno { $count }, hodnota { $value }
ui-sheet-towns = Políčka měst: zakroužkováno { $circled }, k použití { $free }
ui-sheet-score = Body, kdyby hra skončila teď
ui-sheet-others = Všechny listy
ui-sheet-look = Ukázat list
ui-sheet-doing =
    { $doing ->
        [plays] hraje
        [done] hotovo
        [waits] čeká
       *[over] konec
    }
ui-sheet-looking = Tohle je list, který má { $name }, ve stavu před tímto tahem.
ui-sheet-back = Zpět na můj list
ui-sheet-back-to = Zpět na list: { $name }

# The board of El Paso

ui-ring-board = Herní plán El Pasa
ui-ring-posts = Obchodní stanice
ui-ring-simmental =
    { $count ->
        [0] Balíček Simmental, prázdný: další rančer v El Pasu získá body ({ $points }) a spustí konec hry
        [one] Balíček Simmental, zbývá jedna karta
        [few] Balíček Simmental, zbývají { $count } karty
       *[other] Balíček Simmental, zbývá { $count } karet
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } stojí na poli Simmental: poslední tahy
ui-ring-post = obchodní stanice { $value }, { $corner ->
        [dark] jakýkoli kámen
       *[light] jen kameny ze světlých polí
    }{ $repeat ->
        [yes] , libovolný počet vlastních kamenů
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
ui-ring-post-reward = { $post }, dává: { $what }
ui-ring-empty = { $place }, prázdné, stavba tu stojí { $cost ->
        [0] bez příplatku
        [one] o { $cost } dolar víc
        [few] o { $cost } dolary víc
       *[other] o { $cost } dolarů víc
    }
ui-ring-neutral = budova { $letter }
ui-ring-owned = { $place } (budova { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso = získat { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }, vzít kartu Simmental, expedovat karty z ruky
ui-ring-rancher = rančer ({ $who }): { $place }
ui-ring-cattle = Trh s dobytkem
ui-ring-cattle-cow = { $name }: { $cowboys ->
        [one] { $cowboys } kovboj
        [few] { $cowboys } kovbojové
       *[other] { $cowboys } kovbojů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }; hodnota { $value }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; zbývá { $count }
ui-ring-workers = Trh pracovníků
ui-ring-worker = { $name }, zbývá { $count }; bonus při odložení: { $what }
ui-ring-buildings = Trh budov
ui-ring-building = budova { $number }, { $builders ->
        [one] { $builders } řemeslník
        [few] { $builders } řemeslníci
       *[other] { $builders } řemeslníků
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }; { $what }; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; zbývá { $count }
ui-ring-train = Vlak
ui-ring-train-card = karta vlaku { $number }, { $engineers ->
        [one] { $engineers } inženýr
        [few] { $engineers } inženýři
       *[other] { $engineers } inženýrů
    } a { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[other] { $dollars } dolarů
    }: { $what }
ui-ring-supply = Žetony vlaku
ui-ring-supply-objectives = Úkoly
ui-ring-supply-bonuses = Bonusy
ui-ring-stack = { $kind ->
        [objective] zakryté žetony úkolů: { $count }
       *[bonus] zakryté bonusové žetony: { $count }
    }
ui-ring-objective = žeton úkolu { $number }
ui-ring-bonus = bonusový žeton { $number }
ui-ring-token = { $name }: { $what }; { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-ring-token-none = prázdné místo zásoby
ui-ring-token-permanent = trvalý certifikát
ui-ring-token-duplicate = při každé expedici započítá jednu další krávu už započteného plemene
ui-ring-token-points = jen body
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building = { $count ->
        [one] budova
        [few] { $count } budovy
       *[other] { $count } budov
    }{ $builders ->
        [one] { "" }
        [few] { " " }za { $builders } nebo více řemeslníků
       *[other] { " " }za { $builders } nebo více řemeslníků
    }
ui-ring-need-disc = { $count ->
        [one] kámen na stanici { $posts }
        [few] { $count } kameny na stanicích { $posts }
       *[other] { $count } kamenů na stanicích { $posts }
    }
ui-ring-need-bonus = { $count ->
        [one] bonusový žeton
        [few] { $count } bonusové žetony
       *[other] { $count } bonusových žetonů
    }
ui-ring-hand-worth = hodnota v El Pasu: { $value }
ui-ring-ready = Připravení pracovníci
ui-ring-ready-of = { $name }, připraveno { $count }; kdykoli: { $what }
ui-ring-aux = pomocná akce { $number }: { $what }
ui-ring-aux-locked = pomocná akce { $number }, zablokovaná kamenem: { $what }
ui-ring-slot = pole kamene { $name }, { $corner ->
        [dark] tmavé
       *[light] světlé
    } rohy, { $state ->
        [covered] zakryté
       *[clear] volné
    }
ui-ring-certificates-of = certifikáty { $count } z { $most }, trvalé { $permanent }
ui-ring-step-limit = limit kroků { $count }
ui-ring-buildings-of = Budovy
ui-ring-tokens-of = Žetony
ui-ring-herd = Stádo
ui-ring-discard = Odkládací balíček: { $count }
ui-ring-unseen = Lícem dolů, v neznámém pořadí: { $count }
ui-ring-posts-of = Expedice

ui-ring-sue-card = karta bota { $card }
ui-ring-sue-now = Její poslední karta
ui-ring-sue-none = Zatím žádnou kartu neotočila.
ui-ring-sue-told = Co udělala
ui-ring-sue-deck = Balíček bota: { $count }
ui-ring-sue-used = použité: { $count }
ui-ring-sue-row = Její řada strategie
ui-ring-sue-group = { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , z toho jeden všeuměl
        [few] , z toho { $joined } všeumělové
       *[other] , z toho { $joined } všeumělů
    }
ui-ring-sue-resources = Balíček zdrojů: { $count }
ui-ring-sue-cows = Její krávy

ui-ring-origin = Rekonstruované údaje
ui-ring-origin-show = Ukázat značky rekonstruovaných údajů
ui-ring-origin-why = Přečíst šel jen text pravidel, ne jejich obrázky. Údaje s touto značkou jsou rekonstruované tak, aby odpovídaly textu a veřejným popisům. Kdo hru vlastní, může je opravit.
ui-ring-reconstructed = rekonstruováno: { $what }
ui-ring-origin-trail = Větve cesty a ceny jejích polí
ui-ring-origin-neutral-buildings = Neutrální budova { $thing }
ui-ring-origin-building-market = Budova { $thing }
ui-ring-origin-train = Karta vlaku { $thing }
ui-ring-origin-trading-posts = Obchodní stanice { $thing }
ui-ring-origin-breeds = { $name }
ui-ring-origin-workers = { $name }
ui-ring-origin-objective-tokens = Všechny žetony úkolů: { $what }
ui-ring-origin-bonus-tokens = Všechny bonusové žetony: { $what }
ui-ring-origin-player-board = Pole kamene { $name }
ui-ring-origin-auxiliary-actions = Pomocná akce { $thing }
ui-ring-origin-bot-cards = Všechny karty bota: { $what }
ui-ring-figure-actions = akce { $number }
ui-ring-figure-a = akce { $number }
ui-ring-figure-b = akce { $number }
ui-ring-figure-plain = akce { $number }
ui-ring-figure-star = akce { $number }
ui-ring-figure-builders = řemeslníci
ui-ring-figure-engineers = inženýři
ui-ring-figure-vp = body
ui-ring-figure-vp-a = body
ui-ring-figure-vp-b = body
ui-ring-figure-value = hodnota
ui-ring-figure-corners = rohy
ui-ring-figure-repeatable = libovolný počet kamenů
ui-ring-figure-reward = odměna
ui-ring-figure-breeding = hodnota chovu
ui-ring-figure-own = počet karet
ui-ring-figure-market = počet karet
ui-ring-figure-cowboys = kovbojové
ui-ring-figure-needs = podmínka
ui-ring-figure-effect = účinek
ui-ring-figure-coin = dolary
ui-ring-figure-base = obsah
ui-ring-figure-upgraded = obsah
ui-ring-figure-deck = balíček
ui-ring-figure-move = pohyb
ui-ring-figure-action = akce
ui-ring-figure-cost = cena
ui-ring-figure-after = cesty
ui-ring-figure-lane = větev

# What choices of El Paso are called, cost and do

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

## Games and their options, by name
ui-title-gwt1 = Great Western Trail: Cesta na západ, první edice
ui-title-gwt2 = Great Western Trail, druhá edice
ui-title-elpaso = Great Western Trail: El Paso
ui-title-pioneer = Pioneer Rails
ui-note-elpaso = Mnoho tištěných údajů této hry se nepodařilo zjistit; jsou rekonstruované a tak i označené.
ui-option-why-gwt1-neutral = neutrální budovy na svých písmenech (R3.2)
ui-option-why-gwt1-sides = strany budov hráčů (R3.11)
ui-option-why-gwt1-split = pracovníci s rubem 2 a 3 (R3.4, U1)
ui-option-why-gwt1-waste = ze 6 lze využít i jediný certifikát (R8.8, U2)
ui-option-why-gwt1-window = karty úkolů v Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = fáze B může být prázdná (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b kopíruje i zvláštní akci (R9.14, U8)
ui-option-why-gwt1-station-first = nádraží před odměnou (R10.8, U9)
ui-option-why-gwt1-discless = expedice bez kamene platí (R13.8, U10)
ui-option-why-gwt1-signal = značka přejezdu u odbočky (R8.14, U11)
ui-option-why-gwt2-neutral = neutrální budovy na svých písmenech (R2.3)
ui-option-why-gwt2-sides = strany budov hráčů (R2.1)
ui-option-why-gwt2-simmental = krávy Simmental (R13)
ui-option-why-gwt2-sam = jak silný je Sam ve hře pro jednoho (R14)
ui-option-why-gwt2-split = pracovníci s rubem 2 a 3 (R2.5, D23)
ui-option-why-gwt2-waste = ze 6 lze využít i jediný certifikát (R6.7, D24)
ui-option-why-gwt2-window = karty úkolů v Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = fáze B může být prázdná (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b kopíruje i zvláštní akci (R8.31, D7)
ui-option-why-gwt2-station-first = nádraží před odměnou (R8.13, D16)
ui-option-why-gwt2-discless = expedice bez kamene platí (R12.2, D10)
ui-option-why-gwt2-signal = značka přejezdu u odbočky (R6.13, D25)
ui-option-why-elpaso-neutral = neutrální budovy na svých písmenech (R2.1)
ui-option-why-elpaso-sides = strana každé hromádky budov (R2.4)
ui-option-why-elpaso-train = strana každé karty vlaku (R2.2)
ui-option-why-elpaso-sue = karty B pro Sue ve hře pro jednoho (R14.3)
ui-option-why-elpaso-card-after-move = zbytek karty vlaku po pohybu, který dala (R5.6)
ui-option-why-pioneer-map = strana listu (R2.1)
ui-option-why-pioneer-extra-card = pro každého tajná karta na pátý tah, 1–8 hráčů (R14.2)
ui-option-why-pioneer-level = pro jednoho: kolik cílů leží od začátku odkrytých (R15.2)
ui-option-why-pioneer-dealer = místo prvního rozdávajícího (R3.4)
ui-option-why-pioneer-draw-outline = RL-03: obrys mapy lze kreslit (R2.6)
ui-option-why-pioneer-draw-station-sides = RL-03: strany vlastní stanice lze kreslit (R2.6)
ui-option-why-pioneer-return-to-own-station = RL-04: větev smí skončit ve své stanici (R6.4)
ui-option-why-pioneer-same-railway-twice-in-town = RL-05: větve jedné železnice sdílejí město
ui-option-why-pioneer-forfeit-blocked-tracks = RL-06: koleje, které nelze nakreslit, propadají (R6.9)
ui-option-why-pioneer-special-on-any-track = RL-07: výhoda platí pro kteroukoli kolej tahu (R7.2)
ui-option-why-pioneer-same-turn-town-boxes = RL-08: nové políčko města lze použít hned (R7.3)
ui-option-why-pioneer-suit-before-tracks = RL-09: barva se mění před první kolejí (R7.8)
ui-option-why-pioneer-bank-min = RL-10: nejméně valounů, které banka bere (R8.5)
ui-option-why-pioneer-surplus-saloon-counts = RL-11: saloon bez symbolu se aktivuje (R8.4)
ui-option-why-pioneer-shortcut-is-border = RL-12: zkratka dělí své pole pro ranče (R9.3)
ui-option-why-pioneer-mixed-at-activation = RL-14: cíl 1J hledí jen na aktivaci (R16.3)
ui-option-why-pioneer-solo-retroactive = RL-15: cíl smí být splněn dřív, než se otočí (R15.6)
ui-option-why-pioneer-switch-counts-to-six = RL-16: výhybky se počítají do šesti větví (R6.4)
ui-option-why-pioneer-boxes-when-checked = RL-08: nová políčka měst lze použít po kontrole lokací (R7.3)
ui-new-automa = hraje proti tobě podle karet z krabice
ui-new-rulings = { $count ->
        [one] { $count } další výklad
        [few] { $count } další výklady
       *[other] { $count } dalších výkladů
    }
ui-option-map = Strana listu
ui-option-extra-card = Tajná pátá karta
ui-option-level = Úroveň
ui-option-dealer = První rozdávající
ui-option-train = Karty vlaku
ui-option-draw-outline = Kreslení obrysu
ui-option-draw-station-sides = Strany vlastní stanice
ui-option-return-to-own-station = Návrat do vlastní stanice
ui-option-same-railway-twice-in-town = Jedna železnice dvakrát ve městě
ui-option-forfeit-blocked-tracks = Zablokované koleje
ui-option-special-on-any-track = Výhody na kteroukoli kolej
ui-option-same-turn-town-boxes = Nová políčka měst
ui-option-suit-before-tracks = Změna barvy
ui-option-bank-min = Nejméně valounů v bance
ui-option-surplus-saloon-counts = Saloony bez symbolu
ui-option-shortcut-is-border = Zkratky a ranče
ui-option-mixed-at-activation = Cíl 1J
ui-option-solo-retroactive = Cíle splněné předem
ui-option-switch-counts-to-six = Výhybky jako větve
ui-option-boxes-when-checked = Políčka měst po kontrole
ui-option-card-after-move = Karta vlaku po pohybu
ui-choice-beginner = začátečnická
ui-choice-easy = lehká
ui-choice-medium = střední
ui-choice-hard = těžká
ui-choice-legendary = legendární
ui-choice-dealer-0 = první místo
ui-choice-plain = obyčejné strany
ui-choice-star = strany s hvězdou
ui-choice-even = rovnoměrně
ui-choice-uneven = nerovnoměrně
ui-choice-passed = už za lokomotivou
ui-choice-ahead = před lokomotivou
ui-choice-own = u vlastních budov
ui-choice-open = zůstává otevřený
ui-choice-lost = propadá
ui-automa = podle karet z krabice
ui-board-automa = Specializace: { $specialty }. Zbývající karty: { $left }. Použité karty: { $used }

## The terminal
cli-help = číslo nebo akce: provést   ?: proč ne ostatní   r R1.1: pravidlo   b: herní plán   u: zpět   s SOUBOR: uložit   q: konec
cli-hints-off = nápověda je vypnutá: začněte s --hints
cli-help-hint = i: nápověda
cli-seed = semínko
cli-over = Hra je u konce. Vítězství: { $winners }
cli-any-time = kdykoli
cli-no-option = { $line }: taková možnost tu není.
cli-more = { $count ->
        [one] a { $count } další
        [few] a { $count } další
       *[other] a { $count } dalších
    }
cli-nothing-refused = Nic tu není zakázané.
cli-no-undo = Nic nelze vrátit: něco se odkrylo, nebo se ještě nic nestalo.
cli-saved = Uloženo do { $path }.
cli-total = celkem
cli-goes-on = Hra pokračuje.

## Without the server, and notices
ui-away = Server není dostupný a stoly ho potřebují.
ui-away-companion = Pomocník funguje i bez něj
ui-away-again = Zkusit znovu
notice-turn = Jsi na tahu: { $game }
notice-over = Konec hry: { $game }
notice-players = U stolu: { $names }
ui-notify-always = I když není otevřená žádná stránka.
ui-notify-blocked = Tento prohlížeč odsud upozornění zakazuje. Povolit je lze v jeho nastavení.
mail-confirm-subject = Je tohle tvoje adresa?
mail-confirm =
    Někdo chce na tuto adresu dostávat zprávy, když je na tahu u stolu Trailboss.
    Pokud jsi to ty, otevři do dvou dnů tento odkaz:

    { $link }

    Pokud ne, nedělej nic a žádné e-maily nepřijdou.
mail-stop = Už žádné takové e-maily: { $link }
problem-that-is-not-one-e-mail-address = To není e-mailová adresa.
problem-this-link-is-not-valid-any-more = Tento odkaz už neplatí.
problem-this-server-sends-no-e-mail = Tento server neposílá e-maily.
problem-too-many-letters-for-one-day = Na jeden den je to příliš mnoho e-mailů. Zkus to zítra.
ui-mail = E-mail
ui-mail-why = E-mail přijde, když jsi na tahu a pět minut se na stůl nepodíváš.
ui-mail-address = Adresa
ui-mail-confirm-it = Poslali jsme ti e-mail. Adresu potvrdíš odkazem v něm.
ui-mail-confirmed = Adresa je potvrzená.
ui-mail-forget = Vypnout e-maily
ui-mail-confirm = Potvrzení adresy
ui-mail-confirm-text = Když budeš na tahu, přijde ti e-mail.
ui-mail-confirm-button = To je moje adresa
ui-mail-confirm-done = Děkujeme. Odteď budou e-maily chodit.
ui-mail-stop = Konec e-mailů
ui-mail-stop-text = Žádný e-mail už nepřijde, dokud znovu nezadáš adresu.
ui-mail-stop-button = Vypnout e-maily
ui-mail-stop-done = Hotovo. Další e-maily nepřijdou.

## Languages
ui-tables-all = Zobrazit všechny: { $count }
ui-footer = Další stránky
ui-footer-api = API
ui-unofficial = Neoficiální: nejsme spojeni s vydavateli ani autory těchto her. Pravidla vlastními slovy, obrázky vlastní. Líbí se ti hra? Kup si ji.
ui-language = Jazyk
ui-language-auto = Podle prohlížeče

## The introduction
ui-learn = Nauč se hrát v deseti krocích
ui-learn-title = První cesta do Kansas City
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Výborně
ui-learn-progress = Hotové kroky
ui-learn-back = Zpět
ui-learn-play = Hrát hned
ui-learn-gwt2-1 = Máš stádo a honáka. Tvé karty jsou krávy; čím lepší různá plemena máš v ruce, když dojdeš do Kansas City, tím dál je pošleš. Cesta vede zprava zdola do Kansas City vlevo nahoře. V prvním tahu postavíš honáka na jednu z hnědých budov, které smí používat každý. Postav ho na A.
ui-learn-gwt2-2 = Každý řádek na budově je akce a ty je smíš provést všechny, v libovolném pořadí. Ta první tady prodá krávu vyznačeného plemene a dá ti 2 dolary. Jednu máš: prodej ji. Karta jde na odkládací balíček a vrátí se, až ti dobírací balíček dojde.
ui-learn-gwt2-3 = Postava na destičce znamená: najmi někoho z trhu práce vlevo. Cena se řídí řadou. Kovbojové kupují dobytek, řemeslníci stavějí budovy, inženýři posouvají tvou lokomotivu. Najmi kovboje z první řady.
ui-learn-gwt2-4 = Co šlo, to tady máš hotové. Ukonči tah: dobereš si zase do čtyř karet a hraje Ben.
ui-learn-gwt2-5 = Teď tvůj honák jde, na této cestě až tři kroky. Krok vede k další destičce; prázdná pole se nepočítají. Za destičky s ručičkou se platí poplatek, jeho výši udává číslo. Cesta k B je zdarma: jdi tam.
ui-learn-gwt2-6 = Na B se prodala další kráva a dá se tu i stavět. Vlastní budova je zastavení, kde provádíš akce jen ty, a ostatní za průchod možná zaplatí. Vybraná je budova číslo 2, za jednoho řemeslníka a 2 dolary. Polož ji na pole hned za E, kudy brzy půjdeš.
ui-learn-gwt2-7 = Honák došel na E a prodala se tam kráva. E má trh s dobytkem. Dva kovbojové koupí kartu hodnoty 3 za 3 dolary. Corriente má na konci 3 body, víc než její sousedky: vezmi ji.
ui-learn-gwt2-8 = Honák minul tvou budovu i F a zastavil na G, kde inženýři posouvají lokomotivu po železnici kolem plánu. Čím dál je, tím levnější jsou expedice a tím víc nádraží mine. Posuň ji o jedno pole.
ui-learn-gwt2-9 = Další je Kansas City. V ruce máš dvě plemena dvakrát a počítají se jen různá: hodnota je 3. Se žetonem výměny, který smíš ve svém tahu použít kdykoli, dobereš dvě karty a dvě odložíš. Použij ho.
ui-learn-gwt2-10 = O hodně lepší: tři plemena, hodnota 5. V Kansas City přišly nejdřív do hry tři destičky podle tvé volby, pak přišlo 5 dolarů za stádo. Teď ho pošli po železnici do města nejvýš této hodnoty. Čím dál, tím líp, a nikdy dvakrát do stejného: St. Louis.
ui-learn-gwt2-11 = Kámen odešel z tvé desky do města, a co zakrýval, je odteď tvé: lepší akce, víc kroků, víc karet v ruce. Honák je zpět na začátku cesty a příští cesta bude bohatší. To je celá hra: najímej, stav, kupuj, expeduj, dokud se trh práce nezaplní. Do sedla!

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
thing-mine = důl
thing-saloon = saloon
thing-bank = banka
thing-fort = pevnost
thing-ranch = ranč
thing-bridge = most
thing-tunnel = tunel
thing-shortcut = zkratka
thing-pair = pár
thing-two-pair = dva páry
thing-three-of-a-kind = trojice
thing-full-house = full house
thing-straight = postupka
thing-four-of-a-kind = čtveřice
refusal-a-branch-has-left-this-corner-already = z tohoto rohu už větev vychází
refusal-a-branch-never-comes-back-to-a-station = větev se do stanice nikdy nevrací
refusal-a-shortcut-needs-a-desert-cell = zkratka vyžaduje pouštní pole
refusal-a-shortcut-runs-through-this-cell = tímto polem už zkratka vede
refusal-a-track-can-be-drawn-and-is-due = ještě lze položit kolej, a proto se musí
refusal-a-track-is-drawn-already = nějaká kolej už je položená
refusal-activated-already = už je aktivované
refusal-at-least-one-nugget-is-due = je nutný alespoň jeden valoun
refusal-it-is-a-side-of-a-station = je to strana stanice
refusal-it-is-drawn-already = tam už kolej vede
refusal-it-is-in-the-discard-pile = leží na odkládacím balíčku
refusal-it-is-not-on-the-table = na stole neleží
refusal-it-is-not-on-this-map = na této mapě to není
refusal-it-is-on-the-outline-of-the-map = je to obrys mapy
refusal-it-is-the-suit-of-this-turn = to už je barva tohoto tahu
refusal-it-would-touch-another-branch = kolej by se dotkla jiné větve
refusal-its-condition-is-not-met = podmínka není splněna
refusal-its-railway-cannot-grow = její železnici už nelze prodloužit
refusal-no-hearts-station-corner-or-railhead-is-at-its-end = na žádném konci není roh stanice ani volný konec srdcové železnice
refusal-no-diamonds-station-corner-or-railhead-is-at-its-end = na žádném konci není roh stanice ani volný konec kárové železnice
refusal-no-clubs-station-corner-or-railhead-is-at-its-end = na žádném konci není roh stanice ani volný konec křížové železnice
refusal-no-spades-station-corner-or-railhead-is-at-its-end = na žádném konci není roh stanice ani volný konec pikové železnice
refusal-the-dealer-has-taken-it = má ji rozdávající
refusal-the-suit-was-changed-already = barva už se změnila
refusal-this-railway-ends-in-that-town-already = tato železnice už v tom městě končí
refusal-three-railways-end-in-that-town-already = v tom městě už končí tři železnice
refusal-a-disc-is-left = na tvé desce ještě zbývá kámen
refusal-bandits = žádný bandita tam není
gwt1-refusal-bandits = žádné týpí tam není
refusal-builder-number = musí vyžadovat více řemeslníků než stará budova
refusal-buildings-to-copy = žádnou sousední budovu nelze zkopírovat
refusal-cards-in-the-stack = v balíčku nezbývá žádná karta
refusal-cards-of-one-breed = v ruce nemáš dvě karty jednoho plemene
refusal-cards-to-draw = nelze dobrat žádnou kartu
refusal-certificate-spaces = všechny certifikáty už máš
refusal-engine-is-not-there = tvá lokomotiva tam není
refusal-hazards = žádné nebezpečí tam není
refusal-hired-workers = nemáš najatého pracovníka, kterého by šlo odevzdat
refusal-locations-ahead = vpředu není žádné zastavení
refusal-moves = tak daleko lokomotiva jet nemůže
refusal-no-copying-back = kopírovat zpět nelze
refusal-no-disc-left = nezbývá žádný kámen
refusal-no-free-move-into-kansas-city = volným posunem nelze do Kansas City
refusal-not-adjacent = nesousedí
refusal-not-on-the-track = na liště to není
refusal-not-to-be-chosen = teď to zvolit nelze
refusal-nothing-left-to-copy = už není co kopírovat
refusal-objective-cards = nezbývá žádná karta úkolu
refusal-purchases = nic nelze koupit
refusal-replaced-this-turn = v tomto tahu už byla nahrazena
refusal-row-of-the-token = je v řadě žetonu
refusal-stack-is-empty = balíček je prázdný
thing-in-row = { $thing } (řada { $row })
thing-v3x1-a = hodnota 3 × 1 (a)
thing-v3x1-b = hodnota 3 × 1 (b)
thing-v3x2 = hodnota 3 × 2
thing-v4x1-a = hodnota 4 × 1 (a)
thing-v4x1-b = hodnota 4 × 1 (b)
thing-v4x2 = hodnota 4 × 2
thing-v5x1-a = hodnota 5 × 1 (a)
thing-v5x1-b = hodnota 5 × 1 (b)
thing-shx1-a = Shorthorn × 1 (a)
thing-shx1-b = Shorthorn × 1 (b)
thing-shx2 = Shorthorn × 2
thing-hex1-a = Hereford × 1 (a)
thing-hex1-b = Hereford × 1 (b)
thing-six1-a = Simmental I × 1 (a)
thing-six1-b = Simmental I × 1 (b)
thing-the-draw-bonus = bonusový žeton
thing-the-draw-objective = žeton úkolu
refusal-forest = žádná tvoje budova nestojí v lese
refusal-stations = nemáš žádné nádraží
refusal-pairs = nemáš dvojici banditů obou barev
gwt1-refusal-pairs = nemáš dvojici týpí obou barev
refusal-cards-in-the-market = na trhu je takových karet méně, než je třeba: { $needs }
refusal-the-clubs-railway-ends-in-this-town = křížová železnice v tomto městě končí
refusal-the-diamonds-railway-ends-in-this-town = kárová železnice v tomto městě končí
refusal-the-hearts-railway-ends-in-this-town = srdcová železnice v tomto městě končí
refusal-the-spades-railway-ends-in-this-town = piková železnice v tomto městě končí
refusal-stations-behind = za lokomotivou není nádraží, které by šlo postavit
refusal-workers = nikoho nelze najmout

## Set-up and score pad beside the cardboard

companion-setup-title = { $game }: příprava, hráčů { $players }, semínko { $seed }.
companion-setup-first = Los určí, kdo začíná. Dál po směru hodinových ručiček.
companion-setup-first-row = Začíná { $who }
companion-setup-dealer = Los určí prvního rozdávajícího. Dál po směru hodinových ručiček.
companion-setup-dealer-row = Rozdává { $who }
companion-setup-order = Posaďte se po směru hodinových ručiček v tomto pořadí. Začíná první.
companion-setup-order-row = { $who }
companion-setup-colours = Barvy se losují.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Ke každému z nádraží 1 až 5 polož lícem nahoru jednu destičku přednosty. Ostatní ({ $left }) jdou zpět do krabice.
companion-setup-masters-row = Nádraží { $at }: { $thing }
companion-setup-masters-all = Ke každému z nádraží 1 až 5 polož lícem nahoru jednu destičku přednosty.
companion-setup-masters-all-row = Nádraží { $at }: { $thing }
companion-setup-neutral = Rozlož neutrální budovy na pole podle losu.
companion-setup-neutral-row = Pole { $at }: budova { $thing }
companion-setup-neutral-letters = Každou neutrální budovu polož na pole s jejím písmenem.
companion-setup-token = Žeton trhu práce dej na kroužek řady { $row } trhu práce.
companion-setup-bags = Roztřiď { $tiles } destiček s číslem na rubu podle tohoto čísla ({ $bags } pytlíky nebo hromádky lícem dolů) a každou část zamíchej.
companion-setup-tiles = Táhni destičky s rubem 1, dokud jich na plánu neleží { $tiles }, každá na nejnižším volném poli své oblasti. Destička, jejíž oblast je plná, se vrátí a nepočítá se.
companion-setup-jobs = Zaplň trh práce pracovníky s rubem 2, celkem { $workers }: řadu 1, pak řadu 2, zleva doprava ve sloupcích nejvíce vpravo ({ $columns }), až po pole vlevo od žetonu.
companion-setup-foresight = Od každého rubu polož { $tiles } destičky lícem nahoru na pole výhledu se stejným číslem.
companion-setup-market = Zamíchej karty krav pro trh ({ $cards }) a vylož jich { $open } lícem nahoru.
companion-setup-simmental-piles = Simmental: stupeň 1 je zamíchaný v kartách trhu. Stupně 2 a 3 leží vedle plánu v odkrytých hromádkách po { $cards } (hromádek: { $stages }).
companion-setup-display = Zamíchej karty úkolů ({ $cards }) a vylož jich { $open } lícem nahoru.
companion-setup-own = Každý si vezme barvu: desku, budovy ({ $buildings }), kameny na barevná pole ({ $discs }), lokomotivu na 0, kostku na liště certifikátů na 0, honáka vedle plánu, vlastní karty krav jako zamíchaný balíček ({ $cards }).
companion-setup-count-tile = Na každé desce zakryj panel fáze A doplňkovou destičkou, stranou { $players }.
companion-setup-sides = Otoč vlastní budovy na tyto strany, u všech stejně.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Všechny vlastní budovy leží stranou a.
companion-setup-sides-b = Všechny vlastní budovy leží stranou b.
companion-setup-starting = Zamíchej počáteční karty úkolů ({ $cards }) a každému dej jednu lícem nahoru. Do krabice zbývá: { $left }.
companion-setup-capital = Peníze a karty v pořadí tahů:
companion-setup-capital-row = { $who }: { $dollars }{ "\u00A0" }$, karet v ruce { $cards }
companion-setup-capital-tokens = Peníze, karty a žetony výměny v pořadí tahů:
companion-setup-capital-tokens-row = { $who }: { $dollars }{ "\u00A0" }$, karet v ruce { $cards }, žetonů výměny { $tokens }
companion-setup-capital-elpaso = Teď peníze a žetony výměny v pořadí tahů:
companion-setup-capital-elpaso-row = { $who }: { $dollars }{ "\u00A0" }$, žetonů výměny { $tokens }
companion-setup-sam = Připrav stůl jako pro dva: ty a Sam. Jeho stránka poví, co dostane; otevři ji, než zaplníš trh práce, protože první pracovník jde k němu.
companion-setup-sue = Připrav stůl jako pro dva: ty a Sue. Její stránka poví, co dostane, a zamíchá jí balíčky.
companion-setup-bank = Plán polož doprostřed stolu a vedle něj mince: to je bank.
companion-setup-bank-tokens = Plán polož doprostřed stolu a vedle něj mince a žetony výměny: to je bank.
companion-setup-simmental-tile = Simmental: destičkou trhu Simmental zakryj její část trhu s dobytkem na plánu.
companion-setup-simmental-none = Bez plemene Simmental: jeho oranžové karty ({ $cards }) vrať do krabice.
companion-setup-sam-sides = Všechny Samovy budovy leží stranou b, ať tvoje leží jakkoli.
companion-setup-first-turn = Pamatuj na první tah každého hráče: odlož karty tak, aby v ruce zůstaly { $cards }, pak postav honáka na kteroukoli neutrální budovu a hned ji využij.
companion-setup-elpaso-tile = Polož destičku El Paso na její pole.
companion-setup-goal-section = Přeškrtni na listu oddíl úkolů: ve hře pro jednoho úkoly nedávají body.
companion-setup-chip = Rozdávající si vezme pokerové karty a žeton rozdávajícího.
companion-setup-goals-rest = Všechny ostatní úkoly jdou do krabice.
companion-setup-train = Vylož karty vlaku od 1 do { $cards } inženýrů těmito stranami.
companion-setup-train-row = Karta { $at }: { $thing }
companion-setup-train-plain = Vylož karty vlaku od 1 do { $cards } inženýrů, všechny obyčejnou stranou.
companion-setup-train-star = Vylož karty vlaku od 1 do { $cards } inženýrů, všechny stranou s hvězdou.
companion-setup-supply = Zamíchej lícem dolů, zvlášť, { $objectives } žetonů úkolů a { $bonuses } bonusových žetonů. Otoč od každých { $open }: to je zásoba vlaku.
companion-setup-cattle = Trh s dobytkem, odkryté hromádky: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), těmito stranami.
companion-setup-stacks-row = Řemeslníci { $at }: { $thing }
companion-setup-stacks-a = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), všechny stranou a.
companion-setup-stacks-b = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), všechny stranou b.
companion-setup-workers = Trh pracovníků: { $stacks } odkryté hromádky po { $cards } kartách.
companion-setup-simmental = Balíček Simmental: { $cards } karet z { $all }. Zbytek jde do krabice.
companion-setup-ranch = Každý si vezme barvu: kameny na desku ({ $discs }), značku certifikátů na 0, dvě značky vlastníka, rančera, z trhu po { $workers } připraveném pracovníkovi každého druhu a krávy jako zamíchaný balíček ({ $cows }), z něj { $hand } do ruky.
companion-setup-objective = V pořadí tahů si každý vezme jeden odkrytý žeton úkolu. Jeho místo hned doplň.
companion-setup-rancher = V pořadí tahů postaví každý rančera na neutrální budovu, ne na El Paso.
companion-setup-sheets = Každému tužku a jeden list, všem stejnou stranou.
companion-setup-sheets-row = Strana { $thing }
companion-setup-sheets-a = Každému tužku a jeden list stranou A.
companion-setup-sheets-b = Každému tužku a jeden list stranou B.
companion-setup-start = Zkontroluj, že je na každém listu zakroužkované první políčko města.
companion-setup-cards = Zamíchej pokerové karty, celkem { $cards }.
companion-setup-goals = Vylož tyto cíle. Ostatní ({ $left }) zůstávají v krabici.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = šerif
companion-thing-ranch-goal = ranč
companion-thing-train-goal = vlak
companion-thing-plain = obyčejná strana
companion-thing-star = strana s hvězdou
companion-thing-blue = modrá
companion-thing-red = červená
companion-thing-yellow = žlutá
companion-thing-white = bílá
companion-setup-goals-down = Zamíchej cíle po druzích a od každého polož jeden lícem dolů ({ $cards }); i tyto karty promíchej.
companion-setup-goals-open =
    { $open ->
        [0] Na této úrovni se další cíle neotáčejí.
       *[other] Zamíchej ostatní cíle ({ $cards }) a otoč { $open }.
    }
companion-setup-bonus = Tři hráči: poslední v pořadí si zapíše bonus.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = V každém tahu rozdávající otočí { $cards } karty.
companion-setup-dealing-many = Při tolika hráčích rozdávající v každém tahu nejdřív veřejně odloží kartu a pak otočí { $cards }; všichni použijí jednu z nich.
companion-setup-dealing-alone = V každém tahu se podívej na vrchní kartu a odlož ji, pak otoč { $cards } a jednu z nich použij.
companion-setup-secret = Na začátku každého kola dostane každý tajnou kartu; použije ji v tahu { $turn }, kdy se nic neotáčí.

# The score pad: what to enter

companion-pad-dollars = Zadej své dolary: { $each } bod za každých plných { $per }.
companion-pad-buildings = Zadej body vytištěné na tvých budovách na cestě.
companion-pad-cities = Zadej body za své kameny ve městech a za šipky mezi dvěma z nich. Součet může být záporný.
companion-pad-stations = Zadej body nádraží, na kterých leží tvůj kámen.
companion-pad-hazards = Zadej body získaných destiček nebezpečí.
companion-pad-cattle = Zadej body všech karet krav ve stádu: ruka, dobírací a odkládací balíček.
companion-pad-objectives = Zadej body za karty úkolů: splněné kladně, ostatní mínus postih. Nejdřív můžeš přidat karty ze stáda. Součet může být záporný.
companion-pad-stationmasters = Zadej body za své přednosty. Co se počítalo jinde, počítá se tu znovu.
companion-pad-workers = Zadej, kolik pracovníků stojí na polích 5 a 6 svých řad: po { $each } bodech. Předtištěný pracovník je pole 1.
companion-pad-slots = Zadej 1, pokud je volné pole limitu kroků s body: { $each } body.
companion-pad-job-market-token = Zadej 1, pokud máš žeton trhu práce: { $each } body.
companion-pad-deliveries = Zadej body za své kameny na tmavých obchodních stanicích.
companion-pad-workers-elpaso = Zadej, kolik máš karet pracovníků, ať leží kdekoli: po { $each } bodech.
companion-pad-cattle-elpaso = Zadej body všech svých krav, ať leží kdekoli, a rančera na poli Simmental.
companion-pad-bonus-tokens = Zadej body vytištěné na tvých bonusových žetonech.
companion-pad-objectives-elpaso = Zadej body splněných žetonů úkolů. Ostatní se nepočítají; Sue má splněné všechny.
companion-pad-poker = Zadej součet výsledků svých čtyř kombinací.
companion-pad-gold = Zadej, kolik valounů je zakroužkovaných, přeškrtnutých i nepřeškrtnutých.
companion-pad-banks = Zadej součet políček bank.
companion-pad-forts = Zadej nejvyšší zakroužkované číslo pevností.
companion-pad-ranches = Zadej nejvyšší zakroužkované číslo rančů.
companion-pad-train-yards = Zadej zakroužkovaný násobitel nejvíce vpravo krát města největší sítě.
companion-pad-towns = Zadej, kolik políček měst je zakroužkovaných, přeškrtnutých i nepřeškrtnutých; první je zakroužkované od začátku.
companion-pad-goals = Zadej zapsané body za cíle.
companion-pad-bonus = Tři hráči: poslední v pořadí zadá bonus.
companion-pad-goals-left = Zadej, kolik karet cílů zbylo na stole, i lícem dolů: po { $each } bodech k cílovému skóre.
companion-pad-part-disc = Kameny: { $thing }
companion-pad-part-arrow = Šipka: { $thing }
companion-pad-part-station = Nádraží { $thing }
companion-pad-part-hazard = Destičky za { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Splněné za { $thing }
companion-pad-part-failed = Nesplněné, postih { $thing }
companion-pad-part-master-workers = Pracovníci, i předtištění ({ $thing })
companion-pad-part-master-objectives = Karty úkolů v tvé oblasti ({ $thing })
companion-pad-part-master-hazards = Destičky nebezpečí ({ $thing })
companion-pad-part-master-pairs = Úplné dvojice obou barev ({ $thing })
companion-pad-part-master-certificates = Certifikáty, i trvalé ({ $thing })
companion-pad-part-master-stations = Nádraží s tvým kamenem ({ $thing })
companion-pad-part-master-buildings = Vlastní budovy na cestě ({ $thing })
companion-pad-part-simmental-space = Rančer na poli Simmental
companion-pad-part-round = Kolo { $thing }
companion-pad-part-multiplier = Zakroužkovaný násobitel nejvíce vpravo
companion-pad-part-network = Města největší sítě
companion-pad-part-goal-first = Cíle splněné jako první
companion-pad-part-goal-later = Cíle splněné později

# The pages of the companion

ui-companion-title = U vlastního stolu
ui-companion-text = Hraješ fyzickou hru a telefon poradí s přípravou, sečte body a zahraje za soupeře ve hře pro jednoho.
ui-companion-offline = Jednou otevřené stránky fungují i bez připojení.
ui-companion-setup = Příprava
ui-companion-setup-text = Seznam kroků pro tvou krabici a výsledky všeho, co určuje los.
ui-companion-score = Bodování
ui-companion-score-text = Zadej, co vidíš; součty, remízy i vítěz se objeví samy.
ui-companion-solo-text = Otáčí karty a krok za krokem říká, co dělat.
ui-companion-home = Hraješ fyzickou hru? Příprava, bodování a sóloví soupeři u vlastního stolu.
ui-companion-game = Hra
ui-companion-players = Hráči
ui-companion-fewer = O hráče méně
ui-companion-more = O hráče více
ui-companion-names = Jména po směru hodinových ručiček
ui-companion-player = Hráč { $number }
ui-companion-name-of = Jméno hráče { $number }
ui-companion-all-again = Vylosovat vše znovu
ui-companion-again = Losovat znovu
ui-companion-again-step = Znovu: krok { $number }
ui-companion-copy-link = Kopírovat odkaz
ui-companion-same = Jiný telefon po otevření odkazu ukáže stejný los.
ui-companion-done = Hotovo { $done } z { $all }
ui-companion-clear = Zrušit zaškrtnutí
ui-companion-go-on = Stránka soupeře: { $who }
ui-companion-to-score = K bodování
ui-companion-to-setup = K přípravě
ui-companion-all-rules = Všechna pravidla
ui-companion-no-rule = Text tohoto pravidla se nepodařilo načíst.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Co zadat
ui-companion-count = Spočítat: { $what }, { $who }
ui-companion-sign = Plus nebo mínus: { $what }, { $who }
ui-companion-alone = Sólo: { $who }
ui-companion-less-of = Méně: { $what }
ui-companion-more-of = Více: { $what }
ui-companion-take = Zapsat { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } za { $per }
    }
ui-companion-sheet = Body
ui-companion-place = Pořadí
ui-companion-wins = Vítězí { $who }, bodů: { $points }.
ui-companion-shared = Společné vítězství: { $who }, bodů: { $points }.
ui-companion-tie-dollars = Stejný počet bodů: rozhodují zbylé dolary.
ui-companion-tie-poker = Stejný počet bodů: rozhodují pokerové kombinace.
ui-companion-target-won = Vyhráváš: bodů { $points }, cílové skóre bylo { $target }.
ui-companion-target-lost = Ještě ne: bodů { $points }, potřeba je více než { $target }.
ui-companion-new = Nová hra
ui-companion-new-sure = Smazat všechna čísla? Jména zůstanou.
ui-companion-erase = Smazat
ui-companion-copy-result = Kopírovat výsledek
ui-option-order = Pořadí tahů
ui-choice-clockwise = jak sedíme, první losem
ui-choice-lot = vše losovat

## Sólový soupeř vedle kartonu, na stránce

ui-solo-lead = { $who } hraje proti tobě v deskové hře na tvém stole. Stránka říká, co { $who } dělá, a počítá body; ty posouváš figurky a odpovídáš na to, co je vidět jen na stole. Funguje i bez serveru.
ui-solo-option-level = Jaká obtížnost?
ui-solo-option-b-cards = Kolik karet B?
ui-solo-option-deck = Kdo dobírá karty?
ui-solo-choice-easy = lehká
ui-solo-choice-medium = střední
ui-solo-choice-hard = těžká
ui-solo-choice-0 = žádná
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = stránka
ui-solo-choice-box = já
ui-solo-why-level =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }; { $extra ->
        [0] { "" }
       *[other] od každého druhu o jednoho pracovníka víc;
    } první expedice: { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Balíček z { $cards } karty; karty B dělají Sue silnější.
        [few] Balíček ze { $cards } karet; karty B dělají Sue silnější.
        [many] Balíček z { $cards } karty; karty B dělají Sue silnější.
       *[other] Balíček z { $cards } karet; karty B dělají Sue silnější.
    }
ui-solo-why-app = Tištěné karty zůstanou v krabici.
ui-solo-why-box = Otáčíš tištěné karty a říkáš, co na nich je.
ui-solo-faces = Líce našich karet jsou rekonstruované. Pokud se tvoje liší, dobírej raději ze svých: pak platí karty z krabice.
ui-solo-start = Začít
ui-solo-file = Pokračovat ze souboru
ui-solo-file-why = Partie uložená tady nebo z příkazového řádku.
ui-solo-trouble-damaged = Partie uložená v tomto prohlížeči je poškozená a nelze v ní pokračovat. Začni znovu, nebo pokračuj ze souboru.
ui-solo-trouble-bad = { $file }: v této partii tady nelze pokračovat. Nic se nezměnilo.
ui-solo-trouble-other = { $file }: v této partii je soupeřem { $who }. Otevři soubor na stránce toho soupeře.
ui-solo-told = Co dělat
ui-solo-number = Číslo
ui-solo-answer = OK
ui-solo-usual = výchozí odpověď
ui-solo-keys = Klávesy: číslice odpovídají, Enter bere označenou odpověď, u vrací zpět
ui-solo-all-rules = Všechna pravidla
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } bod
        [few] { $who }: { $points } body
        [many] { $who }: { $points } bodu
       *[other] { $who }: { $points } bodů
    }
ui-solo-has = { $who } má
ui-solo-past = Předchozí tahy ({ $count })
ui-solo-turn = Tah { $number }
ui-solo-set-up = Příprava
ui-solo-session = Tato partie
ui-solo-is-level = obtížnost: { $value }
ui-solo-is-b-cards = karty B: { $value }
ui-solo-is-deck = karty dobírá: { $value }
ui-solo-seed = semínko { $seed }
ui-solo-not-kept = Tento prohlížeč si nic nepamatuje: ulož partii do souboru, než stránku zavřeš.
ui-solo-save = Uložit do souboru
ui-solo-new = Nová hra
ui-solo-new-sure = Tato partie se smaže. Pokud v ní chceš někdy pokračovat, nejdřív ji ulož do souboru.
ui-solo-new-yes = Zapomenout
ui-solo-new-no = Hrát dál

## Výzva dne

ui-daily = Výzva dne
ui-daily-of = Výzva dne: { $date }
ui-daily-text = Jedno rozdání denně, pro všechny na tomto serveru stejné. Každý má jeden pokus.
ui-daily-play = Zahrát dnešní výzvu
ui-daily-continue = Pokračovat ve výzvě
ui-daily-until = Dohraj do: { $time }.
ui-daily-closed = Den skončil: tato hra se už nepočítá.
ui-daily-look = Ke svému stolu
ui-daily-to-today = Dnešní výzva
ui-daily-next = Další výzva přijde v { $time }, { $when }.
ui-daily-away = Výzvu dne teď nelze načíst.
ui-daily-gone = Pro tento den výzva není.
ui-daily-mine =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: { $rank }. místo z { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, ale pozdě: hra se nepočítá.
ui-daily-beaten = Cílové skóre { $target } je překonáno.
ui-daily-missed = Cílové skóre { $target } překonáno není.
ui-daily-best = Dnes nejlepší
ui-daily-results = Výsledky: { $date }
ui-daily-none = Ještě nikdo nedohrál. Buď první!
ui-daily-none-past = Ten den nikdo nedohrál.
ui-daily-playing =
    { $count ->
        [one] Ještě hraje { $count } člověk.
        [few] Ještě hrají { $count } lidé.
        [many] Ještě hraje { $count } člověka.
       *[other] Ještě hraje { $count } lidí.
    }
ui-daily-rank = Pořadí
ui-daily-points = Body
ui-daily-poker = Poker
ui-daily-difference = K cílovému skóre
ui-daily-replay = Záznam: { $name }
ui-daily-all = Všechny výsledky
ui-daily-yesterday = Včera
ui-daily-day = Jiný den
ui-daily-copy = Kopírovat odkaz na tento den
ui-daily-how = Jak to funguje
ui-daily-how-day = Den se mění o půlnoci UTC: u tebe v { $time }. Rozehraná hra se počítá, když skončí do { $close }.
ui-daily-how-secret = Do té doby vidíš svůj stůl jen ty. Potom se každý může dívat na záznamy a ověřit semínko.
ui-daily-how-undo = Kroky tahu lze vzít zpět, otočené karty ne.
ui-daily-how-order = Rozhodují body, při rovnosti body za pokerové kombinace; při další shodě je místo společné.
ui-daily-to-results = Výsledky dne
ui-daily-sealed = Přehrání a zápis se otevřou: { $time }.

## What the server refuses
##
## problem-<text of the server up to a colon>   $n and $m are its first numbers
## problem-kind-<kind of problem>
problem-kind-bad-request = Tomuto požadavku server nerozumí.
problem-kind-no-identity = Nejdřív řekni, kdo jsi.
problem-kind-forbidden = Tohle ti nepřísluší.
problem-kind-not-found = Nic takového tu není.
problem-kind-conflict = Hra mezitím pokročila.
problem-kind-too-large = To je příliš mnoho.
problem-kind-illegal = Pravidla to nedovolují.
problem-kind-record = Zápis není v pořádku.
problem-kind-too-many = Příliš mnoho požadavků najednou.
problem-kind-unavailable = Server to teď nemůže udělat.
problem-the-game-has-not-started = Hra ještě nezačala.
problem-the-game-has-started = Hra už začala.
problem-the-game-is-over = Hra je u konce.
problem-the-game-is-not-over = Hra ještě neskončila.
problem-expected-seq-is-n-the-table-is-at-n = Hra mezitím pokročila. Podívej se znovu.
problem-seat-n-is-not-yours = To není tvoje místo.
problem-a-bot-plays-seat-n = Hraje za tebe bot. Usedni znovu a místo je zase tvoje.
problem-seat-n-is-taken = To místo je obsazené.
problem-seat-n-is-not-for-people = To místo není pro lidi.
problem-seat-n-is-kept-for-somebody-else = To místo je vyhrazené pro někoho jiného.
problem-seat-n-is-not-abandoned = Hráč z toho místa není pryč dost dlouho.
problem-you-sit-there-already = Už tam sedíš.
problem-one-sits-down-at-this-table-by-a-link-only = K tomuto stolu se usedá jen přes odkaz.
problem-this-link-opens-no-seat = Tento odkaz žádné místo neotvírá.
problem-you-have-no-seat-at-this-table = U tohoto stolu nemáš místo.
problem-only-the-owner-of-the-table-may-do-this = To smí jen ten, kdo stůl založil.
problem-a-seat-is-free = Jedno místo je volné: pozvi někoho, nebo tam posaď bota.
problem-only-the-people-at-the-table-may-ask-for-a-rematch = O odvetu mohou žádat jen lidé u stolu.
problem-the-game-has-gone-back-too-often = Hra se vracela zpět příliš často.
problem-there-is-nothing-to-take-back = Není co vrátit.
problem-something-was-revealed-or-somebody-has-acted-since = Od té doby se něco odkrylo, nebo už někdo hrál: zeptej se ostatních.
problem-later-actions-build-on-what-would-be-taken-back = Na tom, co by se vrátilo, stojí pozdější kroky.
problem-in-the-daily-challenge-nothing-revealed-is-taken-back = Ve výzvě dne se nic odkrytého nevrací.
problem-only-the-people-at-the-table-vote = Hlasují jen lidé u stolu.
problem-this-vote-is-up-to-the-others = V tomto hlasování rozhodují ostatní.
problem-there-is-no-such-vote = Takové hlasování už není.
problem-you-have-agreed-already = Tvůj souhlas už máme.
problem-a-name-has-n-to-n-printable-characters = Jméno má { $n } až { $m } znaků.
problem-a-password-has-n-to-n-characters = Heslo má { $n } až { $m } znaků.
problem-somebody-with-a-password-has-this-name = Tohle jméno už má někdo s heslem.
problem-no-such-name-with-this-password = Takové jméno s tímto heslem tu není.
problem-this-is-not-your-password-until-now = Toto není tvé dosavadní heslo.
problem-this-is-done-in-a-browser-and-not-by-a-token = To se dělá v prohlížeči, ne tokenem.
problem-you-were-logged-out = Došlo k odhlášení.
problem-choose-a-name-first = Nejdřív si zvol jméno.
problem-a-webhook-is-an-http-or-https-address = Webhook je adresa http nebo https.
problem-the-extra-card-is-for-n-to-n-players-not-n = Tajná pátá karta je pro { $n } až { $m } hráčů.
problem-dealer-n = První rozdávající nemá u tohoto stolu místo.
problem-say-something = Napiš něco.
problem-too-many-people-act-at-once = Hraje příliš mnoho lidí najednou. Zkus to znovu.
problem-too-many-people-talk-at-once = Píše příliš mnoho lidí najednou. Zkus to znovu.
problem-slow-down-please = Zpomal, prosím.
problem-too-many-pages-look-at-this-table = Tento stůl sleduje příliš mnoho stránek.
problem-there-is-no-such-table = Takový stůl tu není.
problem-there-is-no-such-device = Takové zařízení není.
problem-there-is-no-such-game = Taková hra tu není.
problem-there-is-no-such-lesson = K této hře úvod není.
problem-the-components-of-the-table-are-gone = Hodnoty, které tento stůl potřebuje, už nejsou.
problem-the-figures-of-this-file-are-the-printed-ones = V tomto souboru jsou vytištěné hodnoty: není co měnit.
problem-there-are-no-such-components = Takový soubor hodnot tu není.
problem-these-are-no-components-of-yours-for-this-game = Tento soubor hodnot není váš, nebo není pro tuto hru.
problem-there-is-no-such-replay = Takový záznam tu není.
problem-there-is-no-challenge-of-such-a-day = Pro tento den výzva není.
problem-nobody-has-played-on-this-day = Ten den nikdo nehrál.
problem-there-is-nothing-at-this-address = Na této adrese nic není.
problem-the-record-is-open-when-the-game-is-over = Zápis se otevře, až hra skončí.
problem-the-record-is-open-when-the-day-is-over = Zápis se otevře, až skončí den.
problem-the-replay-is-open-when-the-game-is-over = Záznam se otevře, až hra skončí.
problem-the-replay-is-open-when-the-day-is-over = Záznam se otevře, až skončí den.
problem-no-bot-made-this-move = Tento tah neprovedl bot.
problem-this-server-has-no-bots = Na tomto serveru nejsou boti.
problem-the-game-is-over-after-this-move = Tímto krokem hra končí: dál už není co hrát.
problem-the-table-is-of-other-rules = Tento stůl se začal hrát podle jiných pravidel, než má server teď.
problem-a-body-has-at-most-n-kib = To je příliš velké: nejvýše { $n } KiB.
problem-the-server-is-shutting-down = Server se vypíná. Zkus to za chvíli.
problem-the-database-does-not-answer-nothing-was-changed = Databáze neodpovídá; nic se nezměnilo.
problem-something-went-wrong-here = Na serveru se něco pokazilo.
problem-this-is-not-a-record = Tohle není zápis: první řádek je jiný.
problem-the-redeals-of-the-record-are-not-in-order = Nová rozdání v zápisu nejsou popořadě.
problem-the-record-is-cut-off = Zápis je neúplný: chybí konec.
problem-the-record-does-not-say-its-game-seats-seed-and-options = Zápis neuvádí hru, místa, semínko a volby.
problem-the-record-is-of-an-unknown-game = Je to zápis hry, která tu není.
problem-the-record-is-of-other-rules = Zápis je podle jiné verze pravidel.
problem-the-record-needs-other-components = Tahle hra se hrála s jinými hodnotami, než jsou tady.
problem-the-lines-before-the-first-move-are-not-in-order = Řádky před prvním krokem nejsou v pořádku.
problem-the-last-line-does-not-count-n-moves = Poslední řádek uvádí jiný počet kroků než { $n }.
problem-move-n-was-altered-lost-or-moved = Krok { $n } byl změněn, ztracen nebo přesunut.
problem-move-n-is-not-legal = Pravidla krok { $n } nedovolují.
problem-move-n-is-of-seat-n-which-is-not-at-the-table = Krok { $n } patří místu, které u stolu není.
problem-the-moves-are-legal-but-do-not-lead-to-the-position-of-the-last-line = Kroky jsou dovolené, ale nevedou k pozici z posledního řádku.
problem-a-record-is-plain-text-of-at-most-n-characters = Zápis je obyčejný text o nejvýše { $n } znacích.
problem-the-seed-of-a-record-is-a-number-of-at-most-n-bits = Semínko zápisu je číslo o nejvýše { $n } bitech.
problem-the-lines-of-the-file-end-as-on-windows = Řádky souboru končí jako ve Windows: ulož ho s obyčejnými konci řádků.
problem-line-n-has-characters-that-are-not-text = Řádek { $n } obsahuje znaky, které nejsou text.

## The terminal
cli-trail = Stezka
cli-ahead = Před vámi
cli-legend-pioneer = Čísla: možnosti · = potřebuje most, # tunel · T město · barva karty: kolej nebo její konec · mi důl, sa salón, ba banka, ty depo, fo pevnost, ra ranč, s počtem chybějících stran; * je aktivováno
