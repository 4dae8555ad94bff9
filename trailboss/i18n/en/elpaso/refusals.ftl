### Why something is not allowed in El Paso.

refusal-actions-of-the-tile-instead = only instead of the actions of a building
refusal-all-rounders = needs { $needs } all-rounders, you have { $has }
refusal-already-done = was done already
refusal-another-kind-of-token = is another kind of token
refusal-builders-of-the-kind =
    must need at least { $needs ->
        [one] { $needs } builder
       *[other] { $needs } builders
    }, needs { $has }
refusal-buildings-in-the-market = none of this kind is left
refusal-cow-does-not-fit = that cow does not fit
refusal-cows-in-the-market = none of this breed is left
refusal-dark-disc-on-light-post = a disc of a dark slot goes to a dark post only
refusal-different-kinds-only = the second worker must be of another kind
refusal-different-ones-only = the auxiliary actions must be different
refusal-face-up-only = only a token that lies face up
refusal-fitting-cows = no cow of your hand fits
refusal-fitting-discs = no disc of yours may go there
refusal-its-disc-is-in-place = locked until its disc is gone
refusal-not-the-next-stop = is not the next stop
refusal-own-disc-is-there = your disc is there already
refusal-ownership-markers = both your ownership markers are in use
refusal-room-on-the-track = you have all certificates already
refusal-tokens-in-the-stack = the stack is empty
refusal-tokens-in-the-supply = no token is left
refusal-workers-in-the-market = none of this kind is left
