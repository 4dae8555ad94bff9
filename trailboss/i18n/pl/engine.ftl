### What all games say.

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

thing-in-row = { $thing } (rząd { $row })
