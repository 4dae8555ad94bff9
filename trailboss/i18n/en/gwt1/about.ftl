### What every page may say of the first edition: its name, its options.

ui-about-gwt1 = The classic of 2016: the same long trail with its own breeds, its western cities and its teepees.
ui-title-gwt1 = Great Western Trail, first edition
ui-option-why-gwt1-neutral = neutral buildings on their letters (R3.2)
ui-option-why-gwt1-sides = sides of private buildings (R3.11)
ui-option-why-gwt1-split = workers of backs 2 and 3 (R3.4, U1)
ui-option-why-gwt1-waste = one certificate may be spent from 6 (R8.8, U2)
ui-option-why-gwt1-window = objective cards in Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = phase B may be empty (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b copies the risk action too (R9.14, U8)
ui-option-why-gwt1-station-first = station before the reward (R10.8, U9)
ui-option-why-gwt1-discless = a delivery without a disc counts (R13.8, U10)
ui-option-why-gwt1-signal = the signal at a turnout (R8.14, U11)
