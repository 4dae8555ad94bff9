### What every page may say of the second edition: its name, its options, its opponent.

automa-sam = Сэм

ui-option-sam = Сложность Сэма
ui-about-gwt2 = Снова и снова гоните стадо в Канзас-Сити, нанимайте людей, стройте вдоль пути и с каждым разом отправляйте лучший скот всё дальше.
ui-option-simmental = Симментальский скот
ui-title-gwt2 = Великий западный путь, второе издание
ui-option-why-gwt2-neutral = нейтральные постройки по своим буквам (R2.3)
ui-option-why-gwt2-sides = стороны частных построек (R2.1)
ui-option-why-gwt2-simmental = симментальский скот (R13)
ui-option-why-gwt2-sam = сложность Сэма, если вы играете в одиночку (R14)
ui-option-why-gwt2-split = рабочие с оборотами 2 и 3 (R2.5, D23)
ui-option-why-gwt2-waste = из 6 можно потратить один сертификат (R6.7, D24)
ui-option-why-gwt2-window = карточки целей в Канзас-Сити (R9.3, D8)
ui-option-why-gwt2-skip = этап B может быть пустым (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b копирует и дополнительное действие (R8.31, D7)
ui-option-why-gwt2-station-first = станция прежде награды (R8.13, D16)
ui-option-why-gwt2-discless = доставка без диска считается (R12.2, D10)
ui-option-why-gwt2-signal = крест у объезда (R6.13, D25)
