### What tiles and cards say. The values are the fields of the effect.

per-forest = każdy budynek w lesie
per-pairs = każdą parę obu kolorów
per-builders = każdego budowniczego
per-engineers = każdego inżyniera
per-cowboys = każdego kowboja
per-stations = każdą stację
per-hazards = każde niebezpieczeństwo
per-buildings = każdy budynek
per-certificates = każdy certyfikat
per-objectives = każdą kartę celu
per-workers = każdego pracownika

cards-any-cattle = dowolną kartę krowy
cards-objective = kartę celu
cards-or = { " lub " }

join-all = { ", " }
join-oneof = { " albo " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] otrzymaj { $dollars } dolara
        [few] otrzymaj { $dollars } dolary
        [many] otrzymaj { $dollars } dolarów
       *[other] otrzymaj { $dollars } dolarów
    }{ $certificates ->
        [0] { "" }
       *[other]
            { $dollars ->
                [0] otrzymaj{ " " }
               *[other] { " i " }
            }maks. { $certificates ->
                [one] { $certificates } certyfikatu
                [few] { $certificates } certyfikatów
                [many] { $certificates } certyfikatów
               *[other] { $certificates } certyfikatów
            }
    }{ $tokens ->
        [0] { "" }
       *[other] pozyskaj żeton wymiany
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
