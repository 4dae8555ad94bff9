### What boards share.

ui-board = Herní plán: tažením posuneš, Ctrl + kolečkem přiblížíš
ui-about-click = Klikněte: { $what }
ui-board-lens = Lupa
ui-board-nearer = Blíž
ui-board-farther = Dál
ui-board-whole = Celý plán
ui-board-card-hidden = karta lícem dolů
ui-board-automa-did = Poslední tah: { $who }
ui-legend-title = Symboly
ui-about-has = { $what }: { $count }
