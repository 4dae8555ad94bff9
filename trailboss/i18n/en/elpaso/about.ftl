### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Sue

ui-option-sue = B cards of Sue
ui-about-elpaso = A shorter drive south: fewer workers, quick turns, and El Paso at the end of the trail.
ui-title-elpaso = Great Western Trail: El Paso
ui-note-elpaso = Many printed figures of this game could not be recovered; they are reconstructed and marked so.
ui-option-why-elpaso-neutral = neutral buildings on their letters (R2.1)
ui-option-why-elpaso-sides = side of each stack of buildings (R2.4)
ui-option-why-elpaso-train = side of each train card (R2.2)
ui-option-why-elpaso-sue = B cards of Sue in a game alone (R14.3)
ui-option-why-elpaso-card-after-move = the rest of a train card after its move (R5.6)
ui-option-train = Train cards
ui-option-card-after-move = Train card after its move
