### What every page may say of the second edition: its name, its options, its opponent.

automa-sam = Sam

ui-option-sam = Obtížnost: Sam
ui-about-gwt2 = Žeň stádo znovu a znovu do Kansas City, najímej lidi, stav budovy podél cesty a posílej stále lepší dobytek stále dál.
ui-option-simmental = Krávy Simmental
ui-title-gwt2 = Great Western Trail, druhá edice
ui-option-why-gwt2-neutral = neutrální budovy na svých písmenech (R2.3)
ui-option-why-gwt2-sides = strany budov hráčů (R2.1)
ui-option-why-gwt2-simmental = krávy Simmental (R13)
ui-option-why-gwt2-sam = jak silný je Sam ve hře pro jednoho (R14)
ui-option-why-gwt2-split = pracovníci s rubem 2 a 3 (R2.5, D23)
ui-option-why-gwt2-waste = ze 6 lze využít i jediný certifikát (R6.7, D24)
ui-option-why-gwt2-window = karty úkolů v Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = fáze B může být prázdná (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b kopíruje i zvláštní akci (R8.31, D7)
ui-option-why-gwt2-station-first = nádraží před odměnou (R8.13, D16)
ui-option-why-gwt2-discless = expedice bez kamene platí (R12.2, D10)
ui-option-why-gwt2-signal = značka přejezdu u odbočky (R6.13, D25)
