### Replays.

ui-replay = Повтор
ui-replay-of = Повтор: { $game }
ui-replay-none = Повтора здесь нет
ui-replay-start = До первого действия.
ui-replay-stops = Запись кончается здесь; партия не была доиграна.
ui-replay-ended = Игра окончена.
ui-replay-controls = Шаг за шагом
ui-replay-slider = Действие
ui-replay-at = Действие { $move } из { $moves } · ход { $turn } из { $turns }
ui-replay-at-quiet = Действие { $move } · ход { $turn }
ui-replay-first = Первое действие
ui-replay-previous-turn = На ход назад
ui-replay-previous = На действие назад
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-replay-next = На действие вперёд
ui-replay-next-turn = На ход вперёд
ui-replay-last = Последнее действие
ui-replay-speed = Скорость
ui-replay-speed-slow = медленно
ui-replay-speed-steady = умеренно
ui-replay-speed-quick = быстро
ui-replay-speed-hasty = очень быстро
ui-replay-eyes = Чьими глазами
ui-replay-eyes-mover = тот, кто ходит
ui-replay-eyes-nobody = зритель
ui-replay-turn-log = Этот ход
ui-replay-chart = Очки по ходу игры
ui-replay-chart-label = Очки по ходу игры. На этом действии: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
ui-replay-target = Порог
ui-replay-quiet = Без спойлеров
ui-replay-quiet-why = Скрывает очки, победителя и длину партии.
ui-replay-reveal = Показать очки
ui-replay-share = Это действие
ui-replay-copy = Скопировать ссылку на это действие
ui-replay-branch = Играть отсюда
ui-replay-branch-why = Появится ваш собственный стол с этой позицией, а повтор останется как был. За каждое место играйте сами или отдайте его боту.
ui-replay-branch-seat = Кто играет за: { $name }
ui-replay-branch-start = Играть дальше
ui-replay-table = К столу
ui-replay-another = Другая запись
ui-replay-keys = Клавиши: ← → действие, с Shift ход, Home, End, пробел для пуска.
ui-why = Почему так?
ui-why-title = Почему { $name } так играет
ui-why-note = Ожидается к концу партии, насколько этот игрок тогда видел.
ui-why-points = ожидаемые очки: { $points }
ui-why-chance = шанс победить: { $percent } %
ui-why-done = сделано
ui-why-against = По сравнению со сделанным
ui-why-nothing = Здесь не из чего было выбирать.
ui-reason = { $who } ищет здесь очки: { $category }
ui-reason-prospects = { $who } думает здесь о следующих ходах
ui-reason-others = { $who } хочет оставить меньше другим
ui-replays-bring = Посмотреть запись
ui-replays-title = Повторы
ui-replays-text = У каждого доигранного стола есть повтор. Загрузите файл с записью партии, и она откроется здесь: при этом проверяется каждое действие.
ui-replays-file = Запись партии
ui-replays-choose = Выбрать файл
ui-replays-drop = Файл можно и перетащить сюда. Запись — это текст не больше 512 КиБ, какой пишут столы и командная строка.
ui-replays-checking = Проверяем { $file }…
ui-replays-refused = Файл { $file } не принят
ui-replays-line = Строка { $line } файла.
ui-replays-why = Ничего не сохранено. В каждой строке записи есть проверка, поэтому изменённая, потерянная или переставленная строка находится сразу.
