### What boards share.

ui-board = Поле: тяните, чтобы двигать, Ctrl и колесо, чтобы менять масштаб
ui-about-click = Нажмите: { $what }
ui-board-lens = Масштаб
ui-board-nearer = Ближе
ui-board-farther = Дальше
ui-board-whole = Всё поле
ui-board-card-hidden = карта лицом вниз
ui-board-automa-did = Последний ход: { $who }
ui-legend-title = Обозначения
ui-about-has = { $what }: { $count }
