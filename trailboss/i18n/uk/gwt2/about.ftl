### What every page may say of the second edition: its name, its options, its opponent.

automa-sam = Сем

ui-option-sam = Складність: Сем
ui-about-gwt2 = Раз за разом женіть стадо до Канзас Сіті, наймайте людей, зводьте будівлі вздовж шляху й щоразу відправляйте кращу худобу далі.
ui-option-simmental = Худоба Simmental
ui-title-gwt2 = Великий Західний Шлях, друге видання
ui-option-why-gwt2-neutral = нейтральні будівлі на своїх літерах (R2.3)
ui-option-why-gwt2-sides = боки приватних будівель (R2.1)
ui-option-why-gwt2-simmental = худоба Simmental (R13)
ui-option-why-gwt2-sam = складність Сема, якщо ви граєте наодинці (R14)
ui-option-why-gwt2-split = робітники зі зворотами 2 і 3 (R2.5, D23)
ui-option-why-gwt2-waste = із 6 можна витратити один сертифікат (R6.7, D24)
ui-option-why-gwt2-window = карти цілей у Канзас Сіті (R9.3, D8)
ui-option-why-gwt2-skip = фаза B може бути порожня (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b копіює і ризикову дію (R8.31, D7)
ui-option-why-gwt2-station-first = станція перед нагородою (R8.13, D16)
ui-option-why-gwt2-discless = доставка без диска рахується (R12.2, D10)
ui-option-why-gwt2-signal = хрест біля заїзду (R6.13, D25)
