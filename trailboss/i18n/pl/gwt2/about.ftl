### What every page may say of the second edition: its name, its options, its opponent.

automa-sam = Sam

ui-option-sam = Poziom trudności: Sam
ui-about-gwt2 = Pędź stado do Kansas City raz za razem, zatrudniaj ludzi, wznoś budynki wzdłuż szlaku i za każdym razem wysyłaj lepsze bydło jeszcze dalej.
ui-option-simmental = Bydło Simmental
ui-title-gwt2 = Great Western Trail, druga edycja
ui-option-why-gwt2-neutral = budynki neutralne na swoich literach (R2.3)
ui-option-why-gwt2-sides = strony własnych budynków (R2.1)
ui-option-why-gwt2-simmental = karty Simmental (R13)
ui-option-why-gwt2-sam = poziom trudności w wariancie solo (R14)
ui-option-why-gwt2-split = pracownicy z rewersami 2 i 3 (R2.5, D23)
ui-option-why-gwt2-waste = z pola 6 można wydać jeden certyfikat (R6.7, D24)
ui-option-why-gwt2-window = karty celów w Kansas City (R9.3, D8)
ui-option-why-gwt2-skip = faza B może być pusta (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b kopiuje także akcję ryzyka (R8.31, D7)
ui-option-why-gwt2-station-first = stacja przed nagrodą (R8.13, D16)
ui-option-why-gwt2-discless = dostawa bez dysku się liczy (R12.2, D10)
ui-option-why-gwt2-signal = krzyżyk przy bocznicy (R6.13, D25)
