### Sam beside the cardboard.

companion-sam-set-up = Set up the second edition for two players. You are first: 6 dollars, 4 cards, 1 exchange token.
companion-sam-set-up-side = Sam gets all 12 buildings of a colour with side b up and 14 discs, all beside his board; his engine stands on space 0, his herder on START. He has one printed worker of each trade, and no money, no cattle and no exchange tokens.
companion-sam-set-up-deck-app =
    His deck is shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Leave the printed ones in the box, I draw for him.
companion-sam-set-up-deck-box = Shuffle { $cards } of his cards face down. When the deck is empty, shuffle the used ones again.
companion-sam-set-up-removed = In the easy game his cards 13, 14 and 15 stay in the box.
companion-sam-set-up-extra = In the hard game one more cowboy, builder and engineer tile (back 2) come to his board.
companion-sam-set-up-worker = Before you fill the job market, draw one worker tile with back 2 at random and put it on Sam’s board.
companion-sam-ask-worker = Which worker is it?
companion-sam-specialty = Sam’s specialization is { $worker } now: put the marker there.
companion-sam-set-up-objective = Draw a starting objective card at random for Sam. It scores in full at the end.
companion-sam-ask-starting = How many points has it?
companion-sam-set-up-start = You begin, and then you and Sam take turns. For his buildings you pay fees to the bank.
companion-sam-last = You hold the job market token, so this is Sam’s last turn.
companion-sam-shuffle = His deck was empty: the used cards are shuffled.
companion-sam-card = Sam’s card is number { $number }: { $card }.
companion-sam-card-box = Turn up the top card of Sam’s deck (shuffle the used ones first if it is empty).
companion-sam-ask-move = How far does the card move him?
companion-choice-per-buildings = as many steps as the side with more buildings has of them
companion-choice-per-cowboys = a step for each cowboy
companion-choice-per-specialists = a step for each worker of his specialization
companion-sam-ask-action = What does the card let him do? His specialization is { $worker }; if the card asks for another one, he does nothing.
companion-choice-do-hire-cheapest = hire the cheapest worker
companion-choice-do-hire-specialist = hire for his specialization
companion-choice-do-hire-engineer-engine = hire an engineer, then move the engine
companion-choice-do-engine = move the engine
companion-choice-do-objective = take an objective card
companion-choice-do-bandit = take a bandit
companion-choice-do-hazard = take a hazard
companion-choice-do-buy = buy cattle
companion-choice-do-reveal-buy-one-less = open 2 cards, then buy cattle with one cowboy fewer
companion-choice-do-build = build
companion-choice-do-nothing = nothing
companion-sam-ask-buildings = How many private buildings have you on the trail?
companion-sam-counts-buildings =
    Sam has { $own } and you have { $yours }: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }
companion-sam-counts =
    { $count ->
        [one] Sam has 1 worker in his { $worker } row, the printed one: 1 step.
       *[other] Sam has { $count } workers in his { $worker } row, the printed one included: { $count } steps.
    }
companion-sam-move =
    { $steps ->
        [one] Move Sam’s herder 1 step
       *[other] Move Sam’s herder { $steps } steps, stopping in Kansas City at the latest
    }. He takes the way with the fewest locations to Kansas City, of equals the one with lower fees for you. The bank pays you the fee of each of your buildings with hands that he enters.
companion-sam-move-note = Of ways with equal fees he takes the branch with building spaces, not hazards or bandits; of two such branches behind C and F the upper one, behind G the lower one. He pays no fees, has no step limit, and does nothing where he stops, unless it is Kansas City.
companion-sam-ask-arrived = Has he reached Kansas City?
companion-sam-idle = The card asks for another specialization ({ $worker }) than Sam’s ({ $specialty }): he does nothing else.
companion-sam-hire-cheapest = Sam hires for nothing: go to the cheapest row above the job market token (the topmost of equal prices) with a worker for whom he has room. There he takes his specialization ({ $worker }) if it is there, else the leftmost worker he has room for.
companion-sam-hire-specialist = Sam hires for nothing the cheapest { $worker } above the job market token, the topmost of equal prices. If there is none, he takes the cheapest one of the trade of which most wait there (of equals cowboy before builder before engineer), if he has room for it.
companion-sam-hire-other = Sam’s { $worker } row is full: he hires for nothing the cheapest worker of the trade of which most wait above the job market token (of equals cowboy before builder before engineer), if he has room for it.
companion-sam-hire-engineer = Sam hires for nothing the cheapest engineer above the job market token, the topmost of equal prices.
companion-sam-row-full = His { $worker } row is full: he has no room for another.
companion-sam-ask-hired = Whom has he hired?
companion-sam-ask-engineer = Was there an engineer for him?
companion-sam-hired = Put the { $worker } on the next free space of Sam’s board: number { $count } of its row. The action of the space is not done.
companion-sam-engine =
    { $spaces ->
        [one] Engine: move it 1 space forward, jumping over occupied ones.
       *[other] Engine: move it { $spaces } spaces forward, jumping over occupied ones.
    } On its way it turns into the first free turnout whose station has no disc of Sam’s, and stops there. If there is none in reach, it goes the whole way past the turnouts.
companion-sam-engine-only =
    { $spaces ->
        [one] Engine: move it 1 space forward past the turnouts, jumping over occupied spaces.
       *[other] Engine: move it { $spaces } spaces forward past the turnouts, jumping over occupied spaces.
    } There is no station for Sam to stop at.
companion-sam-ask-station = At which station has it stopped? (1 to 9 counted from the start, 10: the end of the line, 0: none)
companion-sam-ask-terminus = Has it reached the end of the line? (10: yes, 0: no)
companion-sam-upgrade =
    { $vp ->
        [one] Put a disc of Sam’s on station { $station } for nothing: { $vp } point.
       *[other] Put a disc of Sam’s on station { $station } for nothing: { $vp } points.
    }
companion-sam-master = If a stationmaster tile lies at station { $station }, Sam takes it. He gives no worker for it, and it does nothing for him.
companion-sam-no-disc = Sam has no disc left: the station stays as it is.
companion-sam-engine-return = From the end of the line the engine goes back to the first free turnout, counted from the start, whose station has no disc of Sam’s. That is station { $station }, unless your engine stands there.
companion-sam-ask-return = To which station has it gone back? (0: to none, all those turnouts are occupied)
companion-sam-engine-back = From the end of the line the engine goes back to the nearest free space.
companion-sam-objective = Sam takes the objective card of the display with the most points, the topmost of equals. Refill the display.
companion-sam-ask-objective = How many points has the card? (0: there was none)
companion-sam-bandit = Take the bandit on the highest occupied bandit number off the board for Sam, if there is one. He gets no reward and no points for it.
companion-sam-hazard = Sam takes a hazard: in the zone with the most hazard tiles (of equals flood before drought before rockfall) the tile with the most points (of equals the one on the lowest number).
companion-sam-ask-hazard = How many points has the tile? (0: there was none)
companion-sam-reveal =
    Turn up { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the cattle stack and add them to the market.
companion-sam-buy =
    { $cowboys ->
        [0] Sam would buy with one cowboy fewer than he has, and that is none.
        [one]
            Sam buys once, as if he had 1 cowboy and { $dollars ->
                [one] { $dollars } dollar
               *[other] { $dollars } dollars
            }, and pays nothing.
       *[other]
            Sam buys once, as if he had { $cowboys } cowboys and { $dollars ->
                [one] { $dollars } dollar
               *[other] { $dollars } dollars
            }, and pays nothing.
    }
companion-sam-buy-one = Of these he takes what brings the most points, of equals what is named first: { $fields }. Always take the cards with the most points; they go to his scoring pile.
companion-thing-value-3-1 = one card of value 3
companion-thing-value-3-2 = up to 2 cards of value 3
companion-thing-shorthorn-1 = one Shorthorn
companion-thing-shorthorn-2 = up to 2 Shorthorns
companion-thing-hereford-1 = one Hereford
companion-thing-simmental-1 = one Simmental I (if you play with them)
companion-sam-buy-none = He buys nothing.
companion-sam-ask-cattle = How many points have the cards together? (0: he could buy none)
companion-sam-build =
    { $builders ->
        [one] Build: Sam has 1 builder and pays nothing.
       *[other] Build: Sam has { $builders } builders and pays nothing.
    }
companion-sam-build-space = He builds in front of you: on the first empty building space without a risk action between your herder and Kansas City, the nearest first, of equals on the branch that comes first (building spaces before hazards and bandits). If only spaces with a risk action are empty there, on the first of these.
companion-sam-ask-space = Is there an empty building space ahead of your herder?
companion-sam-built =
    { $vp ->
        [one] Put Sam’s building { $tile } there: { $vp } point.
       *[other] Put Sam’s building { $tile } there: { $vp } points.
    }
companion-sam-replaced =
    { $vp ->
        [one] Replace Sam’s building { $old } by his { $tile }: { $vp } point. The old tile leaves the game.
       *[other] Replace Sam’s building { $old } by his { $tile }: { $vp } points. The old tile leaves the game.
    }
companion-sam-ask-old = Sam’s building { $new }b replaces one of these. Which of them comes first on the trail, seen from the start?
companion-choice-tile = { $a }b
companion-sam-build-none = He has no building that he could put up: nothing happens.
companion-sam-visit = Kansas City. Place these tiles one after the other as usual: foresight column 1, the { $first } tile; column 2, the { $second } tile; column 3, the { $third } tile.
companion-sam-tiles = If a column has only one tile, take that one; skip an empty column. As soon as the job market token has left the last row, take no more workers.
companion-sam-no-workers = If a column has only one tile, take that one. Workers are no longer taken: take the other tile instead, or skip the column.
companion-sam-ask-token = Has a worker of his pushed the job market token out of the last row?
companion-sam-token = Sam takes the job market token: 2 points. The end of the game has begun.
companion-sam-deliver = Sam has no income and pays no transport. Put one of his discs on { $city }.
companion-sam-city-points =
    { $vp ->
        [one] The disc is worth { $vp } point.
       *[other] The disc is worth { $vp } points.
    }
companion-sam-arrow-points =
    { $vp ->
        [one] With his last city it completes an arrow worth { $vp } point.
       *[other] With his last city it completes an arrow worth { $vp } points.
    }
companion-sam-no-delivery = Sam has no disc left: there is no delivery.
companion-sam-return = Put Sam’s herder on START and refill the foresight columns.
companion-sam-your-last = You have one last turn. Sam has no more.
companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specialization: { $worker }
companion-sam-has-buildings = buildings { $names }
companion-sam-has-stations = stations { $names }
companion-sam-has-cities = discs on { $names }
companion-sam-has-discs = discs left: { $count }
