### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Sue

ui-option-sue = Karty B pro Sue
ui-about-elpaso = Kratší cesta na jih: méně pracovníků, rychlé tahy a El Paso na konci cesty.
ui-title-elpaso = Great Western Trail: El Paso
ui-note-elpaso = Mnoho tištěných údajů této hry se nepodařilo zjistit; jsou rekonstruované a tak i označené.
ui-option-why-elpaso-neutral = neutrální budovy na svých písmenech (R2.1)
ui-option-why-elpaso-sides = strana každé hromádky budov (R2.4)
ui-option-why-elpaso-train = strana každé karty vlaku (R2.2)
ui-option-why-elpaso-sue = karty B pro Sue ve hře pro jednoho (R14.3)
ui-option-why-elpaso-card-after-move = zbytek karty vlaku po pohybu, který dala (R5.6)
ui-option-train = Karty vlaku
ui-option-card-after-move = Karta vlaku po pohybu
