### What every page may say of the first edition: its name, its options.

ui-about-gwt1 = Klasyk z 2016 roku: ten sam długi szlak, własne rasy, miasta zachodu i tipi.
ui-title-gwt1 = Great Western Trail, pierwsza edycja
ui-option-why-gwt1-neutral = budynki neutralne na swoich literach (R3.2)
ui-option-why-gwt1-sides = strony własnych budynków (R3.11)
ui-option-why-gwt1-split = pracownicy z rewersami 2 i 3 (R3.4, U1)
ui-option-why-gwt1-waste = z pola 6 można wydać jeden certyfikat (R8.8, U2)
ui-option-why-gwt1-window = karty celów w Kansas City (R14.6, U3)
ui-option-why-gwt1-skip = faza B może być pusta (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b kopiuje także akcję ryzyka (R9.14, U8)
ui-option-why-gwt1-station-first = stacja przed nagrodą (R10.8, U9)
ui-option-why-gwt1-discless = dostawa bez dysku się liczy (R13.8, U10)
ui-option-why-gwt1-signal = semafor przy bocznicy (R8.14, U11)
