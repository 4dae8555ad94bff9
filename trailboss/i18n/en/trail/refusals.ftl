### Why something is not allowed in the trail games.

refusal-dollars =
    costs { $needs ->
        [one] { $needs } dollar
       *[other] { $needs } dollars
    }, you have { $has }
refusal-cowboys =
    needs { $needs ->
        [one] { $needs } cowboy
       *[other] { $needs } cowboys
    }, { $has } are free
refusal-builders =
    needs { $needs ->
        [one] { $needs } builder
       *[other] { $needs } builders
    }, you have { $has }
refusal-steps = at least one step is due
refusal-actions = at least one action is due
refusal-certificates =
    needs { $needs ->
        [one] { $needs } certificate
       *[other] { $needs } certificates
    }, you have { $has }
refusal-breeding-value = needs cattle worth { $needs }, yours are worth { $has }
refusal-not-next-ahead = is not the next location ahead
refusal-no-tile-there = nothing lies there, so nobody can stop
refusal-beside-the-trail = lies beside the trail
refusal-not-a-neutral-building = is no neutral building
refusal-already-performed = was done here already
refusal-performed-this-turn = was done this turn already
refusal-not-your-building = the building is not yours
refusal-no-risk-action = there is no risk action here
refusal-no-auxiliary-action-now = no auxiliary action after a local action
refusal-auxiliary-action-performed = the auxiliary action was chosen instead
refusal-single-only = only once, not doubled
refusal-open-slots = needs { $needs } open slots, you have { $has }
refusal-own-disc-there = your disc lies there already
refusal-no-disc-there = that slot is clear already
refusal-black-corner-on-white = a disc with black corners does not fit on white ones
refusal-card-does-not-fit = that card does not fit
refusal-not-in-reserve = is not in your reserve
refusal-not-in-reach = is out of reach
refusal-space-is-occupied = somebody is there
refusal-requirement-not-met = its requirement is not met
refusal-fitting-cards = no card of your hand fits
refusal-spaces-behind = the engine cannot go back so far
refusal-building-spaces = no space is free
refusal-row-is-full = the row is full
refusal-auxiliary-actions = no auxiliary action can be done
refusal-cannot-stand-there = no building can be put there
refusal-empty-spaces = no space is empty
refusal-engineers =
    needs { $needs ->
        [one] { $needs } engineer
       *[other] { $needs } engineers
    }, you have { $has }
refusal-a-disc-is-left = a disc is left on your board
refusal-bandits = no bandit is there
refusal-builder-number = needs a higher number of builders than the old one
refusal-buildings-to-copy = no adjacent building can be copied
refusal-cards-in-the-stack = no card is left in the stack
refusal-cards-of-one-breed = no two cards of one breed are in your hand
refusal-cards-to-draw = no card can be drawn
refusal-certificate-spaces = you have all certificates already
refusal-engine-is-not-there = your engine is not there
refusal-hazards = no hazard is there
refusal-hired-workers = no hired worker can be given
refusal-locations-ahead = no location is ahead
refusal-moves = the engine cannot go so far
refusal-no-copying-back = no copying back
refusal-no-disc-left = no disc is left
refusal-no-free-move-into-kansas-city = no free move into Kansas City
refusal-not-adjacent = is not adjacent
refusal-not-on-the-track = is not on the track
refusal-not-to-be-chosen = cannot be chosen now
refusal-nothing-left-to-copy = nothing is left to copy
refusal-objective-cards = no objective card is left
refusal-purchases = nothing can be bought
refusal-replaced-this-turn = was replaced this turn
refusal-row-of-the-token = is in the row of the token
refusal-stack-is-empty = the stack is empty
refusal-forest = no building of yours stands in a forest
refusal-stations = you have no station
refusal-pairs = you have no pair of bandits of both colours
refusal-cards-in-the-market = fewer than { $needs } such cards lie in the market
refusal-stations-behind = no station behind the engine can be upgraded
refusal-workers = nobody can be hired
