### What boards share.

ui-board = Plansza: przeciągnij, aby przesunąć, Ctrl i kółko, aby przybliżyć
ui-board-lens = Powiększenie
ui-board-nearer = Bliżej
ui-board-farther = Dalej
ui-board-whole = Cała plansza
ui-board-card-hidden = zakryta karta
