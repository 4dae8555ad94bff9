### Sue beside the cardboard.

companion-sue-set-up = Set up El Paso for two players. You are first: 4 dollars, 1 exchange token, an objective token of your choice, your rancher on a neutral building of your choice.
companion-sue-set-up-discs = Give Sue her rancher, which starts in El Paso, and her seven discs, one of which lies on trading post 5 from the start, without its reward. She has no herd, no money, no tokens and no ownership markers.
companion-sue-set-up-row = Take a cowboy, a builder and an engineer out of the worker market and lay them before Sue from left to right like this: { $row }. This is her strategy row; later workers join these three groups.
companion-sue-set-up-resources-app = Take 3 of each of the four kinds of workers, 3 Black Angus and 3 Corriente out of the markets and lay them aside, sorted. They are Sue’s resource deck: I draw from it and tell you which card is hers.
companion-sue-set-up-resources-box = Take 3 of each of the four kinds of workers, 3 Black Angus and 3 Corriente out of the markets and shuffle them face down: Sue’s resource deck. It is never refilled.
companion-sue-set-up-check = Check the markets now: cowboys { $cowboy }, builders { $builder }, engineers { $engineer }, all-rounders { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    { $b_cards ->
        [0]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } A card
               *[other] { $cards } A cards
            }. Leave the printed ones in the box, I draw for her.
        [one]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }, one of them a B card. Leave the printed ones in the box, I draw for her.
       *[other]
            Her bot deck is shuffled: { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            }, { $b_cards } of them B cards. Leave the printed ones in the box, I draw for her.
    }
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Shuffle all A cards face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
        [one] Shuffle all A cards and one B card face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
       *[other] Shuffle all A cards and { $b_cards } B cards face down: her bot deck. Shuffle the used ones again when it is empty at the start of her turn.
    }
companion-sue-set-up-start = You begin, and then you and Sue take turns.
companion-sue-last = You have begun the end of the game, so this is Sue’s last turn.
companion-sue-shuffle = Her bot deck was empty: the used cards are shuffled.
companion-sue-card = Sue’s card is { $card }.
companion-sue-card-box = Turn up the top card of Sue’s bot deck (shuffle the used ones first if it is empty).
companion-sue-ask-move = How far does the card move her?
companion-sue-ask-action = Which action does the card show?
companion-choice-per-cowboy = a step for each cowboy
companion-choice-per-builder = a step for each builder
companion-choice-per-engineer = a step for each engineer
companion-choice-market = the cattle market
companion-choice-train = the train
companion-choice-build = build
companion-choice-draw-1 = draw 1 resource card
companion-choice-draw-2 = draw 2 resource cards
companion-choice-best-of-three = the best of three actions
companion-sue-counts =
    { $count ->
        [one] Her { $worker } group counts 1: one step.
       *[other] Her { $worker } group counts { $count }: { $count } steps.
    }
companion-sue-move =
    { $steps ->
        [one] Move Sue’s rancher 1 step
       *[other] Move Sue’s rancher { $steps } steps, stopping in El Paso at the latest
    }. At a fork: the branch with fewer stops; if both have as many, the inner one.
companion-sue-move-note = Only spaces with a building and El Paso count as steps. Where Sue stops she does nothing, unless it is El Paso.
companion-sue-ask-arrived = Has she stopped in El Paso?
companion-sue-best = Best of three: her { $worker } group is the largest with { $count } (the leftmost of equals), so her action is { $action }.
companion-sue-market =
    { $cowboys ->
        [one] Market: with 1 cowboy Sue takes a { $cow }
       *[other] Market: with { $cowboys } cowboys Sue takes a { $cow }
    } out of the cattle market and pays nothing. If that breed is gone, she takes the next cheaper one that is left.
companion-sue-ask-cow = Which cow has she taken?
companion-sue-ask-left = She takes a { $cow } for nothing. Is one left in the market?
companion-sue-cow =
    { $vp ->
        [one] Lay the { $cow } on Sue’s pile: { $vp } point.
       *[other] Lay the { $cow } on Sue’s pile: { $vp } points.
    }
companion-sue-nothing = There is none: Sue gets nothing.
companion-sue-empty = The resource deck is empty: Sue draws nothing.
companion-sue-ask-resource = Turn up the top card of her resource deck. What is it?
companion-sue-draws-cow = Sue draws a resource card: a { $card }.
companion-sue-draws-worker = Sue draws a resource card: a worker, { $card }. Lay it to her { $card } group, which counts { $count } now.
companion-sue-draws-all-rounder = Sue draws a resource card: an all-rounder.
companion-sue-joins = Lay the all-rounder to her { $worker } group for good: it has the most workers of those with fewer than 4 (the leftmost of equals). It counts { $count } now.
companion-sue-joins-leftmost = All three groups have 4 workers or more: lay the all-rounder to the leftmost one, { $worker }, for good. It counts { $count } now.
companion-sue-hire = Instead of hiring, Sue draws a resource card.
companion-sue-train =
    { $engineers ->
        [one] Train: with 1 engineer Sue uses train card { $card }.
       *[other] Train: with { $engineers } engineers Sue uses train card { $card }.
    } She does only these of its actions, in their order and for nothing: take a token, gain a cow, hire (she draws a resource card instead).
companion-sue-train-nothing = Nothing of that is on this train card: Sue does nothing.
companion-sue-ask-side = What does your train card { $card } show for her?
companion-choice-plain = plain side: { $plain }
companion-choice-star = star side: { $star }
companion-sue-ask-train-token = Which token does train card { $card } let you take?
companion-choice-token-objective = an objective token
companion-choice-token-bonus = a bonus token
companion-choice-token-any = any token
companion-sue-ask-train-cow = Which cow does train card { $card } give?
companion-choice-cow-black-angus = a Black Angus
companion-choice-cow-corriente = a Corriente
companion-choice-cow-shorthorn = a Shorthorn
companion-choice-cow-hereford = a Hereford
companion-sue-ask-train-hire = Does train card { $card } let you hire?
companion-sue-token-objective = Sue takes the face-up objective token with the most points, the leftmost of equals. Fill its place from the stack.
companion-sue-token-bonus = Sue takes the face-up bonus token with the most points, the leftmost of equals, and ignores what else it does. Fill its place from the stack.
companion-sue-token-any = Sue takes the token with the most points of all that lie face up, the leftmost of equals: objective tokens lie to the left of bonus tokens. She ignores what else a bonus token does. Fill its place from the stack.
companion-sue-ask-token-kind = Which kind of token was it?
companion-choice-objective = objective token
companion-choice-bonus = bonus token
companion-sue-ask-objective = How many points has the objective token? (0: there was none)
companion-sue-ask-bonus = How many points has the bonus token? (0: there was none)
companion-sue-build =
    { $builders ->
        [one] Build: Sue counts 1 builder. She pays nothing and keeps the worker.
       *[other] Build: Sue counts { $builders } builders. She pays nothing and keeps the workers.
    }
companion-sue-build-new =
    { $builders ->
        [one] She takes a building tile for 1 builder out of the market.
       *[other] She takes the building tile for the most builders, at most { $builders }, that is left in the market.
    }
companion-sue-ask-kind = How many builders does her tile need? (0: no such tile is left, or no space is empty)
companion-sue-ask-building =
    { $builders ->
        [one] How many points are on the tile for 1 builder?
       *[other] How many points are on the tile for { $builders } builders?
    }
companion-sue-build-site = Put it on the empty space with the highest cost. Of equals: the first one clockwise ahead of her rancher; the space where it stands comes last. It is Sue’s: you may stop there, but not use it.
companion-sue-replace = She cannot add a building, so she replaces one by a tile of the market that needs more builders. The difference may be at most { $builders }, and the largest possible one counts. Of equals: the building that comes first clockwise ahead of her rancher. The options stand in this order.
companion-sue-ask-replace = Which is the first that the market still allows?
companion-choice-replace =
    { $a ->
        [one] her building for 1 builder
       *[other] her building for { $a } builders
    } by one for { $b }
companion-sue-replaced =
    { $old ->
        [one] Put the new tile in its place; the tile for 1 builder
       *[other] Put the new tile in its place; the tile for { $old } builders
    } goes back to its stack.
companion-sue-build-cow = Both her buildings are fully upgraded: she takes a { $cow } instead.
companion-sue-build-nothing = She can neither build nor replace, and her buildings are not fully upgraded: she gets nothing.
companion-sue-ask-simmental = El Paso: Sue takes a Simmental card. What does the stack say?
companion-choice-card = a card is there, she takes it
companion-choice-empty = it is empty: Sue is the first to come since then
companion-sue-space = Put Sue’s rancher on the empty Simmental space: 2 points. The end of the game has begun.
companion-sue-no-simmental = El Paso: in this last turn there is no Simmental card for Sue, and her rancher stays where it is.
companion-sue-your-last = You have one last turn. Sue has no more.
companion-sue-deliver =
    { $left ->
        [0] Delivery: put Sue’s last disc on trading post { $post }.
        [one] Delivery: put one of Sue’s discs on trading post { $post }. She has 1 disc left.
       *[other] Delivery: put one of Sue’s discs on trading post { $post }. She has { $left } discs left.
    }
companion-sue-no-disc = Sue has no disc left: no delivery and no reward.
companion-sue-ask-post = How many points are printed at post { $post }?
companion-sue-ask-reward = What does post { $post } give at once?
companion-choice-worker = a worker for nothing
companion-sue-no-reward = Sue ignores the reward of this post.
companion-sue-has-workers = { $worker } group: { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    { $builders ->
        [one] a building for 1 builder
       *[other] a building for { $builders } builders
    } ({ $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    })
companion-sue-has-discs = discs on the posts { $posts }
companion-sue-has-resources = resource cards left: { $count }
