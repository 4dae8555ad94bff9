### What all games say.

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

thing-in-row = { $thing } (řada { $row })
