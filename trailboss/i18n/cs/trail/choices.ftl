### What is asked and chosen in the trail games.

action-go = jít: { $thing }
action-stop = zastavit se tady
action-use = akce zastavení { $thing }
action-risk = zvláštní akce
action-aux = pomocná akce { $thing }
action-double = dvojitá pomocná akce { $thing }
action-exchange = použít žeton výměny
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
action-draw =
    dobrat { $thing ->
        [one] { $thing } kartu
        [few] { $thing } karty
       *[other] { $thing } karet
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
question-deliver = Celková hodnota chovu: { $value }. Do kterého města?
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
question-choosehazard = Které nebezpečí odstraníš?
question-chooseworker = Koho najmeš?
