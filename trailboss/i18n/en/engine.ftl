### English, the source of all other languages: a folder by subject.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has, and $what as the plain name of a thing
### thing-<name>
### question-<Frame> the fields of the frame
### effect-<Effect>  the fields of the effect
### score-<label>
### ui-<name>        texts of the browser
### <game>-<key>     what a game says in its own way: gwt1-action-collect before action-collect
###
### A key that is missing falls back to the engine's own text.

### What all games say.

action-pass = pass

event-draw =
    { $what ->
        [cards] { $who } draws { $amount ->
            [one] { $amount } card
           *[other] { $amount } cards
        }
       *[other] { $who } draws { $amount } { $thing }
    }
event-drew = { $who } draws { $thing }
event-take = { $who } takes { $thing }
event-play = { $who } plays { $thing }
event-discard =
    { $amount ->
        [0] { $who } discards { $thing }
        [1] { $who } discards { $thing }
       *[other] { $what ->
            [cards] { $who } discards { $amount } cards
           *[other] { $who } discards { $thing } × { $amount }
        }
    }
event-gain =
    { $what ->
        [dollars] { $who } gains { $amount ->
            [one] { $amount } dollar
           *[other] { $amount } dollars
        }
        [certificates] { $who } gains { $amount ->
            [one] { $amount } certificate
           *[other] { $amount } certificates
        }
        [steps] { $who } gains { $amount ->
            [one] { $amount } step
           *[other] { $amount } steps
        }
        [exchange-tokens] { $who } gains { $amount ->
            [one] { $amount } exchange token
           *[other] { $amount } exchange tokens
        }
       *[other] { $who } gains { $amount } { $thing }
    }
event-pay =
    { $what ->
        [dollars] { $who } pays { $amount ->
            [one] { $amount } dollar
           *[other] { $amount } dollars
        }
       *[other] { $who } pays { $amount } { $thing }
    }
event-shuffle = { $who } shuffles the discard pile
event-turn = the turn of { $who }
event-over = the game is over

thing-in-row = { $thing } (row { $row })
