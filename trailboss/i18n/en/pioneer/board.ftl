### The sheet.

ui-pioneer-card =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit }
ui-pioneer-card-away = put away
ui-pioneer-card-taken = taken by { $name }
ui-pioneer-card-secret = your secret card
ui-pioneer-card-secret-of = secret card of { $name }
ui-pioneer-cards = The dealer’s cards
ui-pioneer-side =
    { $side ->
        [NE] { $cell } north-east
        [E] { $cell } east
        [SE] { $cell } south-east
        [SW] { $cell } south-west
        [W] { $cell } west
       *[NW] { $cell } north-west
    }
ui-pioneer-shortcut =
    { $way ->
        [N-S] a shortcut in { $cell }, north to south
        [NE-SW] a shortcut in { $cell }, north-east to south-west
       *[NW-SE] a shortcut in { $cell }, north-west to south-east
    }
ui-pioneer-place = { $kind } { $cell }
ui-pioneer-activates = activates { $what }
ui-pioneer-reaches = reaches town { $number }: a new town box
ui-pioneer-needs = uses a special: { $what }
ui-pioneer-points-more =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
ui-pioneer-then-left =
    { $tracks ->
        [0] no track left then
        [one] one track left then
       *[other] { $tracks } tracks left then
    }
ui-pioneer-left =
    { $tracks ->
        [0] no track left
        [one] one track left
       *[other] { $tracks } tracks left
    }
ui-pioneer-hint-lay =
    { $tracks ->
        [0] Cross off a town box to lay another track, or finish.
        [one] One track left. Point at a glowing side, or tap it, to see what it does.
       *[other] { $tracks } tracks left. Point at a glowing side, or tap it, to see what it does.
    }
ui-pioneer-lay-it = Lay it
ui-pioneer-hand =
    { $points ->
        [one] your hand: { $name }, 1 point
       *[other] your hand: { $name }, { $points } points
    }
ui-pioneer-hand-open = your hand: no pair yet
ui-pioneer-no-pair = no pair yet
ui-pioneer-hand-row =
    Round { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-pioneer-box = Town box
ui-pioneer-box-brings = one more track and a special for this turn
ui-pioneer-station = station of { $suit } { $cell }
ui-pioneer-is-active = activated
ui-pioneer-is-soon = will be activated
ui-pioneer-is-sides = { $have } of { $need } sides laid
ui-pioneer-is-fenced = not alone on its land yet
ui-pioneer-town = town { $number }
ui-pioneer-town-reached = town { $number }, reached by { $suits }
ui-pioneer-map = The map of { $name }: arrow keys lead from side to side, Enter lays
ui-pioneer-zoom = Map size
ui-pioneer-nearer = Nearer
ui-pioneer-farther = Farther
ui-pioneer-whole = Whole map
ui-pioneer-round = Round { $round } of { $rounds }
ui-pioneer-turn = Turn { $turn } of { $turns }
ui-pioneer-turn-of = Round { $round }, turn { $turn }
ui-pioneer-dealer = { $name } deals
ui-pioneer-take = You deal: take one card. The others choose from the rest.
ui-pioneer-choose = Choose a card: its rank for your hand, its suit for a railway.
ui-pioneer-which-first = Which location is activated first?
ui-pioneer-nugget-count =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
ui-pioneer-nuggets = How many nuggets go to the bank?
ui-pioneer-lay = Lay tracks for the { $suit } railway.
ui-pioneer-finished = Your turn is done.
ui-pioneer-dealer-first = { $name } deals and takes a card first.
ui-pioneer-does =
    { $doing ->
        [take] { $name } deals and takes a card first.
        [choose] { $name } chooses a card.
        [done] { $name } has finished the turn.
       *[lay] { $name } lays tracks for the { $suit } railway.
    }
ui-pioneer-won-of =
    { $name } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and the target was { $target }.
ui-pioneer-waiting = Waiting for { $names }
ui-pioneer-and-more = { $names } and { $count } more
ui-pioneer-over = The last card is played.
ui-pioneer-won =
    You win: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } beat the target of { $target }.
ui-pioneer-lost =
    { $points ->
        [one] { $points } point does not beat the target of { $target }.
       *[other] { $points } points do not beat the target of { $target }.
    }
ui-pioneer-specials =
    { $count ->
        [one] one special
       *[other] { $count } specials
    }
ui-pioneer-done = Finish the turn
ui-pioneer-or-for = or lay for
ui-pioneer-poker = Poker hands
ui-pioneer-saloon =
    { $state ->
        [circled] A saloon doubles this hand
        [crossed] No saloon doubled this hand
       *[free] A saloon could double this hand
    }
ui-pioneer-goals = Goals
ui-pioneer-goal = { $needs } { $text }
ui-pioneer-goal-far = { $have } of { $needs }
ui-pioneer-goal-first = first: { $names }
ui-pioneer-goal-later = later: { $names }
ui-pioneer-goal-nobody = nobody yet
ui-pioneer-goal-gone = met
ui-pioneer-goal-down = A goal lies face down
ui-pioneer-goal-got =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } scored
ui-pioneer-goal-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to be had
ui-pioneer-target = Beat { $points }: 60, and 10 for each goal left
ui-pioneer-target-short = beat { $points }
ui-pioneer-zone = Gold, banks, train yards, forts, ranches and towns
ui-pioneer-gold = Gold: { $dug } dug, { $free } not in a bank
ui-pioneer-banks = Banks
ui-pioneer-banks-hold = In the banks: { $amounts }
ui-pioneer-yards =
    { $towns ->
        [one] Train yards × 1 town
       *[other] Train yards × { $towns } towns
    }
ui-pioneer-forts = Forts
ui-pioneer-ranches = Ranches
ui-pioneer-circled = { $count } circled, worth { $value }
ui-pioneer-towns = Town boxes: { $circled } circled, { $free } to use
ui-pioneer-score = Points if the game ended now
ui-pioneer-others = All sheets
ui-pioneer-look = Show the sheet of
ui-pioneer-doing =
    { $doing ->
        [plays] playing
        [done] finished
        [waits] waiting
       *[over] final
    }
ui-pioneer-looking = This is the sheet of { $name }, as it was before this turn.
ui-pioneer-back = Back to my sheet
ui-pioneer-back-to = Back to the sheet of { $name }

cli-legend-pioneer = Numbers: options · = needs a bridge, # a tunnel · T town · a suit: track or railhead · mi mine, sa saloon, ba bank, ty train yard, fo fort, ra ranch, with the sides still needed; * is activated
cli-sheet-of = { $game }, { $map }, seat { $seat }: { $score }
cli-sheet-foot = An unofficial sheet, drawn by Trailboss
cli-sheet-dealer = dealer
cli-sheet-crossings = dotted sides need a bridge or a tunnel
cli-sheet-mountain = mountain { $cell }
cli-sheet-river = river { $cell }
cli-sheet-track = { $suit }: { $track }
cli-sheet-face-down = face down: { $count }
