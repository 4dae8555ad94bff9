### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Sue

ui-option-sue = Karty B dla Sue
ui-about-elpaso = Krótszy spęd na południu: mniej pracowników, szybkie tury i El Paso na końcu szlaku.
ui-title-elpaso = Great Western Trail: El Paso
ui-note-elpaso = Wielu nadrukowanych danych tej gry nie dało się odzyskać; są odtworzone i tak oznaczone.
ui-option-why-elpaso-neutral = budynki neutralne na swoich literach (R2.1)
ui-option-why-elpaso-sides = strona każdego stosu budynków (R2.4)
ui-option-why-elpaso-train = strona każdej karty pociągu (R2.2)
ui-option-why-elpaso-sue = karty B dla Sue w grze solo (R14.3)
ui-option-why-elpaso-card-after-move = reszta karty pociągu po ruchu, który dała (R5.6)
ui-option-train = Karty pociągu
ui-option-card-after-move = Karta pociągu po ruchu
