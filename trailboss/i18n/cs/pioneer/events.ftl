### What happens in Pioneer Rails.

event-revealed = { $who } otáčí: { $thing }
event-took = { $who } bere: { $thing }
event-round = kolo { $amount }
event-scored = { $who } získává { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: { $thing }
event-met = { $who } plní cíl { $thing } za { $amount }
event-discarded = { $who } odkládá bez použití: { $thing }
event-dealt = { $who } dostává tajnou kartu: { $thing }
event-wrote = { $who } zapisuje: { $thing }
event-crossed = { $who } škrtá políčko města
event-changed = { $who } mění barvu karty: { $thing }
event-reached = { $who } dosahuje města { $thing }
event-activated = { $who } aktivuje: { $thing }
event-laid = { $who } pokládá kolej: { $thing }
event-showed-tracks = { $who } má položené koleje: { $thing }
event-showed = { $who } má aktivováno: { $thing }
event-removed = cíl { $thing } je splněn a opouští stůl
event-turned-up = otáčí se cíl { $thing }
