### Sue, card by card.

event-sue-shuffle = the bot deck is empty: shuffle the used cards of { $who } into a new one
event-sue-card = { $who } turns up bot card { $thing }
event-sue-steps =
    { $amount ->
        [one] { $who } rides { $amount } step and stops earlier only in El Paso
       *[other] { $who } rides { $amount } steps and stops earlier only in El Paso
    }
event-sue-counts =
    { $amount ->
        [one] { $who } rides a step for each { $thing } she has: { $amount } step
       *[other] { $who } rides a step for each { $thing } she has: { $amount } steps
    }
event-sue-shorter = at the fork { $who } takes the branch with fewer stops, to { $thing }
event-sue-inner = at the fork { $who } takes the inner branch, since both have as many stops, to { $thing }
event-sue-cowboys =
    { $amount ->
        [one] { $who } goes to the cattle market with { $amount } cowboy, for a { $thing }
       *[other] { $who } goes to the cattle market with { $amount } cowboys, for a { $thing }
    }
event-sue-cheaper = no { $thing } is left: { $who } takes the next cheaper breed
event-sue-no-cow = no { $thing } is left: { $who } gains nothing
event-sue-draws = { $who } turns up the top resource card: { $thing }
event-sue-worker = the worker joins the { $thing } group of { $who }, which counts { $amount } now
event-sue-empty = the resource deck is empty: { $who } draws nothing
event-sue-best = { $who } does what her largest group does: { $thing }, { $amount } strong
event-sue-train = { $who } uses train card { $amount } by the number of her engineers: only tokens, cows and hires on it count, for nothing
event-sue-token = { $who } looks for the face-up token with the most points ({ $amount }), the leftmost of equals
event-sue-no-token = no such token is left for { $who }
event-sue-builders =
    { $amount ->
        [one] { $who } builds with { $amount } builder, for nothing
       *[other] { $who } builds with { $amount } builders, for nothing
    }
event-sue-dearest = { $who } looks for the dearest empty space (cost { $amount }), the nearest clockwise of equals: { $thing }
event-sue-replaces = { $who } looks for the replacement with the most further builders ({ $amount }), the nearest clockwise of equals: { $thing }
event-sue-no-building = { $who } can neither build nor replace a building: a Hereford instead
event-sue-cannot-build = { $who } can neither build nor replace a building, and hers are not fully upgraded: nothing

thing-sue-a1 = A1: 2 steps, then the cattle market
thing-sue-a2 = A2: 2 steps, then the train
thing-sue-a3 = A3: 2 steps, then build
thing-sue-a4 = A4: 3 steps, then draw 1 resource card
thing-sue-a5 = A5: a step for each cowboy, then the cattle market
thing-sue-a6 = A6: a step for each builder, then build
thing-sue-a7 = A7: a step for each engineer, then the train
thing-sue-a8 = A8: 3 steps, then build
thing-sue-b1 = B1: 3 steps, then the best of three actions
thing-sue-b2 = B2: 3 steps, then draw 2 resource cards
thing-sue-b3 = B3: 4 steps, then the best of three actions
