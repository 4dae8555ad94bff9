### What every page may say of the first edition: its name, its options.

ui-about-gwt1 = Классика 2016 года: тот же долгий путь, но свои породы, города Запада и типи.
ui-title-gwt1 = Великий западный путь, первое издание
ui-option-why-gwt1-neutral = нейтральные постройки по своим буквам (R3.2)
ui-option-why-gwt1-sides = стороны частных построек (R3.11)
ui-option-why-gwt1-split = рабочие с оборотами 2 и 3 (R3.4, U1)
ui-option-why-gwt1-waste = из 6 можно потратить один сертификат (R8.8, U2)
ui-option-why-gwt1-window = карточки целей в Канзас-Сити (R14.6, U3)
ui-option-why-gwt1-skip = этап B может быть пустым (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b копирует и дополнительное действие (R9.14, U8)
ui-option-why-gwt1-station-first = станция прежде награды (R10.8, U9)
ui-option-why-gwt1-discless = доставка без диска считается (R13.8, U10)
ui-option-why-gwt1-signal = семафор у объезда (R8.14, U11)
