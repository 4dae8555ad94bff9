# What the command line prints.

## What the commands print
shown-interrupted = перервано
shown-seat = місце { $seat }
shown-branch = гілка
shown-file = файл
shown-game = гра
shown-games = гравців { $seats }
shown-games-solo = гравців { $seats }, можна наодинці
shown-games-against = гравців { $seats }, наодинці суперник { $who }
shown-or = або
shown-finished = { $name }: завершено партій { $finished } із { $games }
shown-decisions = рішень { $decisions } за { $seconds } с
shown-bot = бот
shown-wins = перем.
shown-win-rate = частка
shown-interval = інтервал 95 %
shown-mean = сер.
shown-min = мін.
shown-max = макс.
shown-ahead = відрив від найкращого суперника
shown-trained = { $name }, покоління { $generation }: { $rate } із { $games } партій виграно проти { $whom }
shown-calibrated = { $name }: похибка { $error }, партій: { $games }; досконалі шанси показали б { $perfect }; без випадковості { $estimate }, після нової підгонки { $again }
shown-untried = { $name }, покоління { $generation }: не перевірено
shown-climbed = { $name }, крок { $step }: { $mean }
shown-selfplay = партій: { $games }, частин: { $shards }
shown-decisions-a-second = рішень/с
shown-games-a-second = партій/с
shown-clone = копія, мкс
shown-pure = чистий Python
shown-compiled = скомпільовано
shown-record-ok = гаразд: дій { $moves }, { $hash }
shown-components-ok = гаразд: значення { $hash }
shown-components-printed = гаразд: значення такі, як надруковано
shown-points = місце { $seat }: очок { $points }
shown-asked = мають ходити: { $seats }
shown-asked-nobody = ніхто не має ходити, гру завершено
shown-may = місце { $seat } може: { $actions }
shown-may-not = місце { $seat } не може { $action }: { $why } ({ $rule })
shown-cited = { $name }: тести посилаються на { $cited } із { $rules } правил
shown-uncited = без посилань: { $rules }
shown-verified = столів { $tables }, дій { $moves }, записів { $records }, хибних { $bad }
shown-serves = Trailboss відкрито за адресою { $address } (зупинити: Ctrl-C)

## Completion, manual page, positions of a replay
shown-manual-name = назва
shown-manual-synopsis = виклик
shown-manual-exit = код завершення
shown-manual-codes = 0 — усе гаразд, 1 — перевірка не пройшла, 2 — хибні дані: один рядок у stderr.

## Турніри
shown-rated-games = партій
shown-better = { $bot } сильніший: { $share } його поєдинків, роздач: { $deals }
shown-not-better = { $bot } не сильніший: { $share } його поєдинків, роздач: { $deals }
shown-undecided = чи сильніший { $bot }, не ясно: { $share } його поєдинків, роздач: { $deals }
shown-ladder = { $game }, місць: { $seats }, партій: { $games }
shown-version = версія
shown-report-results = результати
shown-report-duels = поєдинки
shown-report-breakdown = очки за категоріями
shown-report-lengths = рішень за партію
shown-report-rating = рейтинг
shown-report-points = очки
shown-untranslated = правила гри { $game } ще не перекладено мовою { $language }
