### What boards share.

ui-board = Plansza: przeciągnij, aby przesunąć, Ctrl i kółko, aby przybliżyć
ui-about-click = Kliknij: { $what }
ui-board-lens = Powiększenie
ui-board-nearer = Bliżej
ui-board-farther = Dalej
ui-board-whole = Cała plansza
ui-board-card-hidden = zakryta karta
ui-board-automa-did = Ostatnia tura: { $who }
ui-legend-title = Symbole
ui-about-has = { $what }: { $count }
