### Why something is not allowed in Pioneer Rails.

refusal-specials = potřebuje { $needs ->
        [one] jednu výhodu
        [few] { $needs } výhody
       *[other] { $needs } výhod
    }, zbývá { $has }: nejdřív škrtni políčko města
refusal-tracks-left = v tomto tahu už nezbývá žádná kolej
refusal-circled-town-boxes = nezbývá žádné zakroužkované políčko města
refusal-specials-on-one-track = potřebuje dvě výhody na jednu kolej
refusal-nuggets-not-in-banks = valounů mimo banky máš: { $has }
refusal-a-branch-has-left-this-corner-already = z tohoto rohu už větev vychází
refusal-a-branch-never-comes-back-to-a-station = větev se do stanice nikdy nevrací
refusal-a-shortcut-needs-a-desert-cell = zkratka vyžaduje pouštní pole
refusal-a-shortcut-runs-through-this-cell = tímto polem už zkratka vede
refusal-a-track-can-be-drawn-and-is-due = ještě lze položit kolej, a proto se musí
refusal-a-track-is-drawn-already = nějaká kolej už je položená
refusal-activated-already = už je aktivované
refusal-at-least-one-nugget-is-due = je nutný alespoň jeden valoun
refusal-it-is-a-side-of-a-station = je to strana stanice
refusal-it-is-drawn-already = tam už kolej vede
refusal-it-is-in-the-discard-pile = leží na odkládacím balíčku
refusal-it-is-not-on-the-table = na stole neleží
refusal-it-is-not-on-this-map = na této mapě to není
refusal-it-is-on-the-outline-of-the-map = je to obrys mapy
refusal-it-is-the-suit-of-this-turn = to už je barva tohoto tahu
refusal-it-would-touch-another-branch = kolej by se dotkla jiné větve
refusal-its-condition-is-not-met = podmínka není splněna
refusal-its-railway-cannot-grow = její železnici už nelze prodloužit
refusal-no-station-corner-or-railhead-at-its-end =
    na žádném konci není roh stanice ani volný konec { $what ->
        [hearts] srdcové
        [diamonds] kárové
        [clubs] křížové
       *[spades] pikové
    } železnice
refusal-the-dealer-has-taken-it = má ji rozdávající
refusal-the-suit-was-changed-already = barva už se změnila
refusal-this-railway-ends-in-that-town-already = tato železnice už v tom městě končí
refusal-three-railways-end-in-that-town-already = v tom městě už končí tři železnice
refusal-the-railway-ends-in-this-town =
    { $what ->
        [hearts] srdcová
        [diamonds] kárová
        [clubs] křížová
       *[spades] piková
    } železnice v tomto městě končí
