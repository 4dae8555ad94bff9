### What tiles and cards say. The values are the fields of the effect.

per-forest = každou budovu v lese
per-pairs = každou dvojici obou barev
per-builders = každého řemeslníka
per-engineers = každého inženýra
per-cowboys = každého kovboje
per-stations = každé nádraží
per-hazards = každé nebezpečí
per-buildings = každou budovu
per-certificates = každý certifikát
per-objectives = každou kartu úkolu
per-workers = každého pracovníka

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
