### The pages of Sam and Sue.

ui-solo-lead = { $who } plays the other side of your printed game. The page says what { $who } does and keeps the points; you move the pieces and answer what only the table knows. It also works without the server.
ui-solo-option-level = How strong?
ui-solo-option-b-cards = How many B cards?
ui-solo-option-deck = Who draws the cards?
ui-solo-choice-easy = easy
ui-solo-choice-medium = medium
ui-solo-choice-hard = hard
ui-solo-choice-0 = none
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = the page
ui-solo-choice-box = myself
ui-solo-why-level =
    { $extra ->
        [0]
            { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }; the first delivery goes to { $city }.
       *[other]
            { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }; one more worker of each trade; the first delivery goes to { $city }.
    }
ui-solo-why-b-cards =
    { $cards ->
        [one] A deck of 1 card; B cards make Sue stronger.
       *[other] A deck of { $cards } cards; B cards make Sue stronger.
    }
ui-solo-why-app = The printed cards stay in the box.
ui-solo-why-box = You turn up the printed cards and say what they show.
ui-solo-faces = The faces of our cards are reconstructed. If yours differ, draw yourself: then everything goes by the printed ones.
ui-solo-start = Start
ui-solo-file = Go on from a file
ui-solo-file-why = A session that was saved here or by the command line.
ui-solo-trouble-damaged = The session that this browser kept is damaged and cannot go on. Start anew, or go on from a file.
ui-solo-trouble-bad = { $file } is no session that can go on here. Nothing has changed.
ui-solo-trouble-other = { $file } is a session with { $who }: open it on the page of { $who }.
ui-solo-told = What to do
ui-solo-number = Number
ui-solo-answer = OK
ui-solo-usual = the usual answer
ui-solo-keys = Keys: numbers answer, Enter takes the marked answer, u undoes
ui-solo-all-rules = All rules
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
ui-solo-has = { $who } has
ui-solo-past = Earlier turns ({ $count })
ui-solo-turn = Turn { $number }
ui-solo-set-up = Set-up
ui-solo-session = This game
ui-solo-is-level = strength: { $value }
ui-solo-is-b-cards = B cards: { $value }
ui-solo-is-deck = cards are drawn by: { $value }
ui-solo-seed = seed { $seed }
ui-solo-not-kept = This browser keeps nothing: save the session to a file before you close the page.
ui-solo-save = Save to a file
ui-solo-new = New game
ui-solo-new-sure = This game will be forgotten. Save it to a file first if you want to go on with it another day.
ui-solo-new-yes = Forget it
ui-solo-new-no = Go on
