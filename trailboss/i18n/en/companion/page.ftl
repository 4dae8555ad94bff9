### The pages of set-up and score pad.

ui-companion-text = You play the cardboard game; your phone lays out the table, adds up the points and plays the solo opponents.
ui-companion-offline = Once opened, these pages work without a connection.
ui-companion-setup = Set-up
ui-companion-setup-text = A check list for your box, with everything drawn that the lot decides.
ui-companion-score = Score pad
ui-companion-score-text = Enter what you see; totals, ties and the winner follow.
ui-companion-solo-text = Turns up the cards and says what to do, step by step.
ui-companion-game = Game
ui-companion-players = Players
ui-companion-fewer = One player fewer
ui-companion-more = One player more
ui-companion-names = Names, clockwise
ui-companion-player = Player { $number }
ui-companion-name-of = Name of player { $number }
ui-companion-all-again = Draw everything again
ui-companion-again = Draw again
ui-companion-again-step = Draw again: step { $number }
ui-companion-copy-link = Copy the link
ui-companion-same = Another phone that opens the link shows the same draw.
ui-companion-done = { $done } of { $all } done
ui-companion-clear = Clear the ticks
ui-companion-go-on = Open the page of { $who }
ui-companion-to-score = To the score pad
ui-companion-to-setup = To the set-up
ui-companion-all-rules = All rules
ui-companion-no-rule = The text of this rule could not be fetched.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = What to enter
ui-companion-count = Count: { $what }, { $who }
ui-companion-sign = Plus or minus: { $what }, { $who }
ui-companion-alone = Alone against { $who }
ui-companion-less-of = Fewer: { $what }
ui-companion-more-of = More: { $what }
ui-companion-take = Enter { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } per { $per }
    }
ui-companion-sheet = Points
ui-companion-place = Place
ui-companion-wins =
    { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ui-companion-shared =
    { $who } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
ui-companion-tie-dollars = Equal points: the dollars left over decide.
ui-companion-tie-poker = Equal points: the poker hands decide.
ui-companion-target-won =
    You win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the target was { $target }.
ui-companion-target-lost =
    Not yet: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, more than { $target } are needed.
ui-companion-new = New game
ui-companion-new-sure = Erase all numbers? The names stay.
ui-companion-erase = Erase
ui-companion-copy-result = Copy the result
