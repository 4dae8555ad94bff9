# What the command line prints.

## What the commands print
shown-interrupted = прервано
shown-seat = место { $seat }
shown-branch = ветвь
shown-file = файл
shown-game = игра
shown-games = игроков { $seats }
shown-games-solo = игроков { $seats }, можно в одиночку
shown-games-against = игроков { $seats }, в одиночку соперник { $who }
shown-or = или
shown-finished = { $name }: окончено партий { $finished } из { $games }
shown-decisions = решений { $decisions } за { $seconds } с
shown-bot = бот
shown-wins = побед
shown-win-rate = доля
shown-interval = интервал 95 %
shown-mean = средн.
shown-min = мин.
shown-max = макс.
shown-ahead = отрыв от лучшего соперника
shown-trained = { $name }, поколение { $generation }: { $rate } из { $games } партий выиграно против { $whom }
shown-calibrated = { $name }: ошибка { $error }, партий: { $games }; у идеальных шансов было бы { $perfect }; без случайности { $estimate }, после новой подгонки { $again }
shown-untried = { $name }, поколение { $generation }: не проверено
shown-climbed = { $name }, шаг { $step }: { $mean }
shown-selfplay = партий: { $games }, частей: { $shards }
shown-decisions-a-second = решений/с
shown-games-a-second = партий/с
shown-clone = копия, мкс
shown-pure = чистый Python
shown-compiled = скомпилировано
shown-record-ok = верно: действий { $moves }, { $hash }
shown-components-ok = верно: значения { $hash }
shown-components-printed = верно: значения такие, как напечатано
shown-points = место { $seat }: очков { $points }
shown-asked = должны ходить: { $seats }
shown-asked-nobody = никто не ходит, игра окончена
shown-may = место { $seat } может: { $actions }
shown-may-not = место { $seat } не может { $action }: { $why } ({ $rule })
shown-cited = { $name }: тесты ссылаются на { $cited } из { $rules } правил
shown-uncited = без ссылок: { $rules }
shown-verified = столов { $tables }, действий { $moves }, записей { $records }, неверных { $bad }
shown-serves = Trailboss открыт по адресу { $address } (остановить: Ctrl-C)

## Completion, manual page, positions of a replay
shown-manual-name = название
shown-manual-synopsis = вызов
shown-manual-exit = код завершения
shown-manual-codes = 0 — всё в порядке, 1 — проверка не пройдена, 2 — неверные данные: одна строка в stderr.

## Турниры
shown-rated-games = партий
shown-better = { $bot } сильнее: { $share } его поединков, раздач: { $deals }
shown-not-better = { $bot } не сильнее: { $share } его поединков, раздач: { $deals }
shown-undecided = сильнее ли { $bot }, неясно: { $share } его поединков, раздач: { $deals }
shown-ladder = { $game }, мест: { $seats }, партий: { $games }
shown-version = версия
shown-report-results = результаты
shown-report-duels = поединки
shown-report-breakdown = очки по категориям
shown-report-lengths = решений за партию
shown-report-rating = рейтинг
shown-report-points = очки
shown-untranslated = правила игры { $game } ещё не переведены на { $language }
