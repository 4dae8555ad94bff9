### What every page may say of the second edition: its name, its options, its opponent.

automa-sam = Sam

ui-option-sam = strength of Sam
ui-about-gwt2 = Drive your herd to Kansas City again and again, hire hands, raise buildings along the trail and ship better cattle farther each time.
ui-option-simmental = Simmental cattle
ui-title-gwt2 = Great Western Trail, second edition
ui-option-why-gwt2-neutral = neutral buildings on their letters (R2.3)
ui-option-why-gwt2-sides = sides of private buildings (R2.1)
ui-option-why-gwt2-simmental = Simmental cattle (R13)
ui-option-why-gwt2-sam = how strong Sam is, if you play alone (R14)
ui-option-why-gwt2-split = workers of backs 2 and 3 (R2.5, D23)
ui-option-why-gwt2-waste = one certificate may be spent from 6 (R6.7, D24)
ui-option-why-gwt2-window = objective cards in Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = phase B may be empty (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b copies the risk action too (R8.31, D7)
ui-option-why-gwt2-station-first = station before the reward (R8.13, D16)
ui-option-why-gwt2-discless = a delivery without a disc counts (R12.2, D10)
ui-option-why-gwt2-signal = the cross at a turnout (R6.13, D25)
