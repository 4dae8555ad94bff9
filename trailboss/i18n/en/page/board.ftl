### What boards share.

ui-board = The board: drag to move, Ctrl and the wheel to zoom
ui-about-click = Click: { $what }
ui-board-lens = Zoom
ui-board-nearer = Nearer
ui-board-farther = Farther
ui-board-whole = The whole board
ui-board-card-hidden = a card face down
ui-board-automa-did = What { $who } did
ui-legend-title = Signs
ui-about-has = { $what }: { $count }
