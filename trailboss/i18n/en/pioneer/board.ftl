### The sheet.

ui-sheet-card =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit }
ui-sheet-card-away = put away
ui-sheet-card-taken = taken by { $name }
ui-sheet-card-secret = your secret card
ui-sheet-card-secret-of = secret card of { $name }
ui-sheet-cards = The dealer’s cards
ui-sheet-side =
    { $side ->
        [NE] { $cell } north-east
        [E] { $cell } east
        [SE] { $cell } south-east
        [SW] { $cell } south-west
        [W] { $cell } west
       *[NW] { $cell } north-west
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] a shortcut in { $cell }, north to south
        [NE-SW] a shortcut in { $cell }, north-east to south-west
       *[NW-SE] a shortcut in { $cell }, north-west to south-east
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = activates { $what }
ui-sheet-reaches = reaches town { $number }: a new town box
ui-sheet-needs = uses a special: { $what }
ui-sheet-points-more =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
ui-sheet-then-left =
    { $tracks ->
        [0] no track left then
        [one] one track left then
       *[other] { $tracks } tracks left then
    }
ui-sheet-left =
    { $tracks ->
        [0] no track left
        [one] one track left
       *[other] { $tracks } tracks left
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Cross off a town box to lay another track, or finish.
        [one] One track left. Point at a glowing side, or tap it, to see what it does.
       *[other] { $tracks } tracks left. Point at a glowing side, or tap it, to see what it does.
    }
ui-sheet-lay-it = Lay it
ui-sheet-hand =
    { $points ->
        [one] your hand: { $name }, 1 point
       *[other] your hand: { $name }, { $points } points
    }
ui-sheet-hand-open = your hand: no pair yet
ui-sheet-no-pair = no pair yet
ui-sheet-hand-row =
    Round { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-sheet-box = Town box
ui-sheet-box-brings = one more track and a special for this turn
ui-sheet-bank-brings =
    { $count } × { $multiplier } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-sheet-station = station of { $suit } { $cell }
ui-sheet-is-active = activated
ui-sheet-is-soon = will be activated
ui-sheet-is-sides = { $have } of { $need } sides laid
ui-sheet-is-fenced = not alone on its land yet
ui-sheet-town = town { $number }
ui-sheet-town-reached = town { $number }, reached by { $suits }
ui-sheet-map = The map of { $name }: arrow keys lead from side to side, Enter lays
ui-sheet-zoom = Map size
ui-sheet-nearer = Nearer
ui-sheet-farther = Farther
ui-sheet-whole = Whole map
ui-sheet-round = Round { $round } of { $rounds }
ui-sheet-turn = Turn { $turn } of { $turns }
ui-sheet-turn-of = Round { $round }, turn { $turn }
ui-sheet-dealer = { $name } deals
ui-sheet-take = You deal: take one card. The others choose from the rest.
ui-sheet-choose = Choose a card: its rank for your hand, its suit for a railway.
ui-sheet-which-first = Which location is activated first?
ui-sheet-nugget-count =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
ui-sheet-nuggets = How many nuggets go to the bank?
ui-sheet-lay = Lay tracks for the { $suit } railway.
ui-sheet-finished = Your turn is done.
ui-sheet-dealer-first = { $name } deals and takes a card first.
ui-sheet-does =
    { $doing ->
        [take] { $name } deals and takes a card first.
        [choose] { $name } chooses a card.
        [done] { $name } has finished the turn.
       *[lay] { $name } lays tracks for the { $suit } railway.
    }
ui-sheet-won-of =
    { $name } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the target was { $target }.
ui-sheet-waiting = Waiting for { $names }
ui-sheet-and-more = { $names } and { $count } more
ui-sheet-over = The last card is played.
ui-sheet-won =
    You win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } beat the target of { $target }.
ui-sheet-lost =
    { $points ->
        [one] { $points } point does not beat the target of { $target }.
       *[other] { $points } points do not beat the target of { $target }.
    }
ui-sheet-specials =
    { $count ->
        [one] one special
       *[other] { $count } specials
    }
ui-sheet-done = Finish the turn
ui-sheet-or-for = or lay for
ui-sheet-poker = Poker hands
ui-sheet-saloon =
    { $state ->
        [circled] A saloon doubles this hand
        [crossed] No saloon doubled this hand
       *[free] A saloon could double this hand
    }
ui-sheet-goals = Goals
ui-sheet-goal = { $needs } { $text }
ui-sheet-goal-far = { $have } of { $needs }
ui-sheet-goal-first = first: { $names }
ui-sheet-goal-later = later: { $names }
ui-sheet-goal-nobody = nobody yet
ui-sheet-goal-gone = met
ui-sheet-goal-down = A goal lies face down
ui-sheet-goal-got =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } scored
ui-sheet-goal-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to be had
ui-sheet-target = Beat { $points }: 60, and 10 for each goal left
ui-sheet-target-short = beat { $points }
ui-sheet-zone = Gold, banks, train yards, forts, ranches and towns
ui-sheet-gold = Gold: { $dug } dug, { $free } not in a bank
ui-sheet-banks = Banks
ui-sheet-banks-hold = In the banks: { $amounts }
ui-sheet-yards =
    { $towns ->
        [one] Train yards × 1 town
       *[other] Train yards × { $towns } towns
    }
ui-sheet-forts = Forts
ui-sheet-ranches = Ranches
ui-sheet-circled = { $count } circled, worth { $value }
ui-sheet-towns = Town boxes: { $circled } circled, { $free } to use
ui-sheet-score = Points if the game ended now
ui-sheet-others = All sheets
ui-sheet-look = Show the sheet of
ui-sheet-doing =
    { $doing ->
        [plays] playing
        [done] finished
        [waits] waiting
       *[over] final
    }
ui-sheet-looking = This is the sheet of { $name }, as it was before this turn.
ui-sheet-back = Back to my sheet
ui-sheet-back-to = Back to the sheet of { $name }

cli-legend-pioneer = Numbers: options · = needs a bridge, # a tunnel · T town · a suit: track or railhead · mi mine, sa saloon, ba bank, ty train yard, fo fort, ra ranch, with the sides still needed; * is activated
