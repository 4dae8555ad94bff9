### What boards share.

ui-board = Поле: тягніть, щоб рухати, Ctrl і коліщатко, щоб наблизити
ui-about-click = Клацніть: { $what }
ui-board-lens = Масштаб
ui-board-nearer = Ближче
ui-board-farther = Далі
ui-board-whole = Усе поле
ui-board-card-hidden = карта долілиць
ui-board-automa-did = Останній хід: { $who }
ui-legend-title = Позначки
ui-about-has = { $what }: { $count }
