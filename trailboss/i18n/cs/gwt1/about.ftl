### What every page may say of the first edition: its name, its options.

ui-about-gwt1 = Klasika z roku 2016: tatáž dlouhá cesta s vlastními plemeny, městy na západě a týpí.
ui-title-gwt1 = Great Western Trail: Cesta na západ, první edice
ui-option-why-gwt1-neutral = neutrální budovy na svých písmenech (R3.2)
ui-option-why-gwt1-sides = strany budov hráčů (R3.11)
ui-option-why-gwt1-split = pracovníci s rubem 2 a 3 (R3.4, U1)
ui-option-why-gwt1-waste = ze 6 lze využít i jediný certifikát (R8.8, U2)
ui-option-why-gwt1-window = karty úkolů v Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = fáze B může být prázdná (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b kopíruje i zvláštní akci (R9.14, U8)
ui-option-why-gwt1-station-first = nádraží před odměnou (R10.8, U9)
ui-option-why-gwt1-discless = expedice bez kamene platí (R13.8, U10)
ui-option-why-gwt1-signal = značka přejezdu u odbočky (R8.14, U11)
