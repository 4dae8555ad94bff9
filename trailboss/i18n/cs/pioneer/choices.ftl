### What is asked and chosen in Pioneer Rails.

action-box = škrtnout políčko města
pioneer-action-draw = položit kolej: { $thing }
action-suit = změnit barvu: { $thing }
action-done = dokončit tah
action-card = použít: { $thing }
action-activate = aktivovat jako další: { $thing }
action-nuggets = valouny do banky: { $thing }

question-takecard = Rozdáváš: vezmi si jednu z karet.
question-choosecard = Kterou kartu použiješ?
question-lay = Polož koleje.
question-chooselocation = Které místo se aktivuje první?
question-choosenuggets = Kolik valounů půjde do banky?
