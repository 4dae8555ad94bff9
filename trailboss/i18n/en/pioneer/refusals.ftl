### Why something is not allowed in Pioneer Rails.

refusal-specials = needs { $needs ->
        [one] a special
       *[other] { $needs } specials
    }, { $has } left: cross off a town box first
refusal-tracks-left = no track is left in this turn
refusal-circled-town-boxes = no circled town box is left
refusal-specials-on-one-track = needs two specials on one track
refusal-nuggets-not-in-banks = you have { $has } nuggets outside banks
refusal-a-branch-has-left-this-corner-already = a branch has left this corner already
refusal-a-branch-never-comes-back-to-a-station = a branch never comes back to a station
refusal-a-shortcut-needs-a-desert-cell = a shortcut needs a desert cell
refusal-a-shortcut-runs-through-this-cell = a shortcut runs through this cell
refusal-a-track-can-be-drawn-and-is-due = a track can be drawn and is due
refusal-a-track-is-drawn-already = a track is drawn already
refusal-activated-already = activated already
refusal-at-least-one-nugget-is-due = at least one nugget is due
refusal-it-is-a-side-of-a-station = it is a side of a station
refusal-it-is-drawn-already = it is drawn already
refusal-it-is-in-the-discard-pile = it is in the discard pile
refusal-it-is-not-on-the-table = it is not on the table
refusal-it-is-not-on-this-map = it is not on this map
refusal-it-is-on-the-outline-of-the-map = it is on the outline of the map
refusal-it-is-the-suit-of-this-turn = it is the suit of this turn
refusal-it-would-touch-another-branch = it would touch another branch
refusal-its-condition-is-not-met = its condition is not met
refusal-its-railway-cannot-grow = its railway cannot grow
refusal-no-station-corner-or-railhead-at-its-end =
    no { $what ->
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[spades] spades
    } station corner or railhead is at its end
refusal-the-dealer-has-taken-it = the dealer has taken it
refusal-the-suit-was-changed-already = the suit was changed already
refusal-this-railway-ends-in-that-town-already = this railway ends in that town already
refusal-three-railways-end-in-that-town-already = three railways end in that town already
refusal-the-railway-ends-in-this-town =
    the { $what ->
        [hearts] hearts
        [diamonds] diamonds
        [clubs] clubs
       *[spades] spades
    } railway ends in this town
