### The set-up.
###
### companion-setup-<step>       the numbers of the step
### companion-setup-<step>-row   $who $at $thing and the numbers of a seat

companion-setup-title = { $game }: set-up for { $players }, seed { $seed }.
companion-setup-first = The lot says who begins. Play goes clockwise.
companion-setup-first-row = { $who } begins
companion-setup-dealer = The lot names the first dealer. Play goes clockwise.
companion-setup-dealer-row = { $who } deals
companion-setup-order = Sit down clockwise in this order. The first one begins.
companion-setup-order-row = { $who }
companion-setup-colours = Colours by lot.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Lay one stationmaster tile face up at each of the stations 1 to 5. The other { $left } go back to the box.
companion-setup-masters-row = Station { $at }: { $thing }
companion-setup-masters-all = Lay one stationmaster tile face up at each of the stations 1 to 5.
companion-setup-masters-all-row = Station { $at }: { $thing }
companion-setup-neutral = Lay the neutral buildings on the spaces as drawn.
companion-setup-neutral-row = Space { $at }: building { $thing }
companion-setup-neutral-letters = Lay each neutral building on the space of its own letter.
companion-setup-token = Put the job market token on the circle of row { $row } of the job market.
companion-setup-bags = Sort the { $tiles } tiles with a number on their backs by that number: { $bags } bags or face-down piles. Shuffle each.
companion-setup-tiles = Draw tiles with back 1 until { $tiles } lie on the board, each on the lowest free space of its own section. A tile whose section is full goes back and does not count.
companion-setup-jobs = Fill the job market with { $workers } workers (back 2): row 1, then row 2, from left to right in the { $columns } rightmost columns, up to the space left of the token.
companion-setup-foresight = Lay { $tiles } tiles of each back face up on the foresight spaces of the same number.
companion-setup-market = Shuffle the { $cards } cattle cards of the market and lay out { $open } of them face up.
companion-setup-simmental-piles = Simmental: stage 1 is shuffled into the market cards. Stages 2 and 3 are open piles of { $cards } beside the board ({ $stages } piles).
companion-setup-display = Shuffle the { $cards } objective cards and lay out { $open } face up.
companion-setup-own = Everybody takes a colour: board, { $buildings } buildings, { $discs } discs on the coloured spaces, engine on 0, certificate marker on 0, herder beside the board, { $cards } own cattle cards as a shuffled draw pile.
companion-setup-count-tile = Cover the phase A panel of each player board with the player count tile, side { $players }.
companion-setup-sides = Turn the private buildings to these sides, the same for everybody.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = All private buildings lie on side a.
companion-setup-sides-b = All private buildings lie on side b.
companion-setup-starting = Shuffle the { $cards } starting objectives and deal one to each player, face up. Left over for the box: { $left }.
companion-setup-capital = Money and hand in the order of play:
companion-setup-capital-row = { $who }: ${ $dollars }, cards in hand { $cards }
companion-setup-capital-tokens = Money, hand and exchange tokens in the order of play:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, cards in hand { $cards }, exchange tokens { $tokens }
companion-setup-capital-elpaso = Now money and exchange tokens in the order of play:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, exchange tokens { $tokens }
companion-setup-sam = Set the table as for two: you and Sam. His page lays out his side; open it before you fill the job market, because one worker goes to him first.
companion-setup-sue = Set the table as for two: you and Sue. Her page lays out her side and shuffles her decks.
companion-setup-bank = Put the board in the middle of the table and the coins beside it: they are the bank.
companion-setup-bank-tokens = Put the board in the middle of the table, with coins and exchange tokens beside it: they are the bank.
companion-setup-simmental-tile = Simmental: lay the Simmental market tile over its part of the cattle market on the board.
companion-setup-simmental-none = Without Simmental cattle: put their { $cards } orange cards back into the box.
companion-setup-sam-sides = Sam's buildings all lie on side b, whatever the sides of yours.
companion-setup-first-turn =
    Remember for the first turn of each player: discard down to { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, then put the herder on any neutral building and use it at once.
companion-setup-elpaso-tile = Lay the El Paso tile on its space.
companion-setup-goal-section = Draw a line through the goal section of the sheet: alone, goals give no points.
companion-setup-chip = The dealer takes the poker cards and the dealer chip.
companion-setup-goals-rest = All other goals go back to the box.
companion-setup-train =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, on these sides.
companion-setup-train-row = Card { $at }: { $thing }
companion-setup-train-plain =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, all on their plain sides.
companion-setup-train-star =
    Lay out the { $cards } train cards from 1 to { $cards ->
        [one] { $cards } engineer
       *[other] { $cards } engineers
    }, all on their star sides.
companion-setup-supply = Shuffle { $objectives } objective tokens and { $bonuses } bonus tokens face down, apart. Turn up { $open } of each: the train supply.
companion-setup-cattle = Cattle market, open stacks: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Building market: { $stacks } stacks of { $tiles } tiles by their builders, on these sides.
companion-setup-stacks-row = Builders { $at }: { $thing }
companion-setup-stacks-a = Building market: { $stacks } stacks of { $tiles } tiles by their builders, all on side a.
companion-setup-stacks-b = Building market: { $stacks } stacks of { $tiles } tiles by their builders, all on side b.
companion-setup-workers =
    Worker market: { $stacks } open stacks of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
companion-setup-simmental = Simmental stack: { $cards } of the { $all } cards. The others go back to the box.
companion-setup-ranch = Everybody takes a colour: { $discs } discs on the board, certificate marker on 0, two ownership markers, a rancher, { $workers } ready worker of each kind from the market, and { $cows } cows as a shuffled draw pile, { $hand } of them in hand.
companion-setup-objective = In the order of play each takes one face-up objective token. Refill its place at once.
companion-setup-rancher = In the order of play each puts the rancher on a neutral building, not on El Paso.
companion-setup-sheets = One sheet and a pencil for everybody, all on the same side.
companion-setup-sheets-row = Side { $thing }
companion-setup-sheets-a = One sheet and a pencil for everybody, side A up.
companion-setup-sheets-b = One sheet and a pencil for everybody, side B up.
companion-setup-start = Check that the first town box is circled on every sheet.
companion-setup-cards = Shuffle the { $cards } poker cards.
companion-setup-goals = Lay out these goals. The other { $left } stay in the box.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = sheriff
companion-thing-ranch-goal = ranch
companion-thing-train-goal = train
companion-thing-plain = plain side
companion-thing-star = star side
companion-thing-blue = blue
companion-thing-red = red
companion-thing-yellow = yellow
companion-thing-white = white
companion-setup-goals-down = Shuffle the goals type by type and lay one of each face down ({ $cards }); mix those face-down cards too.
companion-setup-goals-open =
    { $open ->
        [0] At this level no other goal is turned up.
       *[other]
            Shuffle the other { $cards ->
                [one] { $cards } goal
               *[other] { $cards } goals
            } and turn up { $open }.
    }
companion-setup-bonus = Three players: the last one in the order of play notes a bonus.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing =
    Each turn the dealer turns up { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
companion-setup-dealing-many = With this number of players, each turn the dealer first discards a card openly, then turns up { $cards }, and all use one of these.
companion-setup-dealing-alone = Each turn look at the top card and discard it, then turn up { $cards } and use one of them.
companion-setup-secret = At the start of each round everybody gets a secret card; it is used in turn { $turn }, when nothing is turned up.
