### What every page may say of the first edition: its name, its options.

ui-about-gwt1 = Класика 2016 року: той самий довгий шлях зі своїми породами, західними містами й типі.
ui-title-gwt1 = Великий Західний Шлях, перше видання
ui-option-why-gwt1-neutral = нейтральні будівлі на своїх літерах (R3.2)
ui-option-why-gwt1-sides = боки приватних будівель (R3.11)
ui-option-why-gwt1-split = робітники зі зворотами 2 і 3 (R3.4, U1)
ui-option-why-gwt1-waste = із 6 можна витратити один сертифікат (R8.8, U2)
ui-option-why-gwt1-window = карти цілей у Канзас Сіті (R14.6, U3)
ui-option-why-gwt1-skip = фаза B може бути порожня (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b копіює і ризикову дію (R9.14, U8)
ui-option-why-gwt1-station-first = станція перед нагородою (R10.8, U9)
ui-option-why-gwt1-discless = доставка без диска рахується (R13.8, U10)
ui-option-why-gwt1-signal = сигнал біля заїзду (R8.14, U11)
