## The commands
command-all = Настольные игры о великом пути и железных дорогах: играть, пересматривать, измерять, искать правила.
command-games = Перечислить игры, число игроков в них и их параметры.
command-play = Сыграть в терминале: в одиночку, с друзьями или с ботами.
command-arena = Сыграть много партий между ботами и сравнить их.
command-replay = Воспроизвести запись: показать партию или проверить её.
command-record = Сыграть одну партию между ботами и вывести её запись.
command-position = Рассмотреть позицию, записанную вручную: кто должен ходить, что разрешено, в чём отказано и почему.
command-perft = Сосчитать позиции, которых можно достичь за 1, 2, 3, ... решения.
command-bench = Измерить скорость движка случайными партиями на одном ядре.
command-train = Обучить оценку бота `strong` игрой с самим собой.
command-calibrate = Измерить, побеждают ли так часто, как обещают шансы.
command-selfplay = Сыграть партии между ботами и сохранить их как данные для обучения.
command-companion = Играть за своим столом: соперник для игры в одиночку, который ведёт счёт, или подготовка игры.
command-components = Записать значения игры в файл, который можно исправить, или проверить такой файл.
command-rules = Вывести правило, главу или все правила игры либо сосчитать правила, на которые ссылаются тесты.
command-serve = Открыть столы для браузеров и ботов.
command-admin = Обслуживать сервер: `verify` воспроизводит каждую сохранённую игру и сообщает, что изменилось бы.
command-mcp = Предоставлять помощникам правила, позиции и локальные партии через MCP на stdin и stdout.

## Their arguments
help-usage = использование
help-positional = позиционные аргументы
help-options = параметры
help-help = показать эту справку и выйти
help-version = показать версию программы и выйти
help-lang = язык сообщений
help-json = в формате JSON
help-game-options = параметры игры
help-components = файл значений, по которым играть; - это stdin
help-bots = по боту на место
help-jobs = число процессов
help-ray = кластер Ray; "local" запускает свой
help-paired = играть каждую раздачу во всех рассадках
help-train-out = папка для результатов
help-train-games = партий для начала
help-train-gate = партий для проверки поколения
help-train-more = партий каждого следующего поколения
help-train-generations = кругов игры и обучения
help-train-solo = в одиночку против соперника этого уровня
help-calibrate-values = все оценки, если не указано
help-calibrate-games = партий для каждой оценки
help-calibrate-nodes = позиций на одно решение
help-calibrate-fit = записать оценки с подогнанными шансами
help-train-tune = шагов настройки основной игры вместо оценки
help-all-games = все игры, если не указано
help-two-seats = два, если не указано
help-seconds = на каждую игру
help-opponent = sam, sue или setup
help-setup-game = setup: для этой игры
help-seed = случайное, если не указано
help-save = хранить партию здесь; если она здесь уже есть, продолжить её
help-level = насколько силён Сэм
help-b-cards = карты B в колоде бота: чем их больше, тем сильнее Сью
help-deck = у кого её колоды: у помощника или у вас, напечатанные
help-setup-players = setup: сколько игроков
help-setup-option = setup: параметр коробки
help-setup-json = setup: в формате JSON
help-task = записать файл (export) или проверить его (check)
help-check-file = файл, который нужно проверить; - это stdin
help-seats = "you" или бот на каждое место
help-position = JSON; - это stdin
help-apply = сначала сделать это; можно указать несколько раз
help-svg = нарисовать в этот файл
help-svg-seat = чей лист рисовать
help-record = запись; - это stdin
help-to = остановиться после стольких действий
help-verify = только сказать, всё ли верно
help-hints = разрешить подсказки
help-why = сказать, почему бот так сыграл
help-section = R8 или R8.4
help-coverage = сосчитать правила, на которые ссылаются тесты
help-where = строки кода и тесты правила
help-check = считать ошибкой правило, на которое ничто не ссылается
help-host = где слушать
help-db = postgresql://... или sqlite:///...
help-redis = для нескольких процессов
help-public-url = адрес, по которому заходят люди
help-proxy = доверять заголовкам этого прокси
help-bot-workers = 0: без ботов
help-keep-idle = убирать столы, за которыми столько не играют
help-private-webhooks = разрешить частные адреса
help-smtp = smtp://... для электронной почты
help-mail-from = адрес отправителя
help-no-limits = без ограничений частоты: для нагрузочных тестов
help-fsync = SQLite: пережить отключение питания
metavar-command = КОМАНДА
metavar-game = ИГРА
metavar-file = ФАЙЛ
metavar-opponent = СОПЕРНИК
metavar-section = РАЗДЕЛ
metavar-move = МЕСТО:ТЕКСТ
metavar-days = ДНЕЙ
metavar-seconds = СЕКУНДЫ
metavar-address = АДРЕС
metavar-addr = АДРЕС
metavar-dir = ПАПКА
metavar-level = УРОВЕНЬ

## What the parser of arguments complains about
error-argument = аргумент { $name }: { $trouble }
error-required = не хватает обязательных аргументов: { $names }
error-unrecognized = неизвестные аргументы: { $words }
error-choice = недопустимое значение: { $value } (выберите из { $choices })
error-choice-meant = недопустимое значение: { $value }; возможно, { $meant }? (выберите из { $choices })
error-value = недопустимое значение: { $value }
error-one-argument = нужно одно значение
error-no-argument = здесь не может быть значения: { $value }
error-number = { $value } — не число от { $least } до { $most }
error-pairs = { $value } не имеет вида имя=значение,имя=значение
error-twice = { $value } называет параметр дважды
error-move = { $value } не имеет вида МЕСТО:ТЕКСТ, например '0:pass'
error-command = выберите команду: { $names }

## Files
error-too-large = больше { $count } байт
error-no-why = это действие сделал не бот, взвешивающий варианты
error-not-text = это не текстовый файл
error-not-json = это не JSON: { $details }
error-not-object = это не объект JSON
error-written = { $path }: не удалось записать: { $trouble }
error-errno = [Errno { $number }] { $trouble }: { $path }
error-no-file = нет такого файла или папки
error-directory = это папка
error-not-directory = это не папка
error-permission = доступ запрещён
error-exists = такой файл уже есть
error-nul = в имени есть нулевой байт

## Games, bots and options
error-no-game = игры { $name } нет; есть { $names }
error-no-bot = у { $game } нет бота { $name }; есть { $names }
error-seats = { $game }: игроков должно быть от { $least } до { $most }, а не { $seats }
error-no-option = у { $game } нет параметра { $name }; есть { $names }
error-no-option-here = у { $game } здесь нет параметра { $name }; есть { $names }
error-choose = выберите из { $choices }
error-dealer = мест только { $seats }, считая от 0
error-no-rule = правила { $name } нет
error-no-rules = у { $game } нет файла правил
error-rules-needs = назовите игру или добавьте --coverage
error-where-needs = --where нужно правило, например R8.4
error-no-tests = для --coverage нужно дерево исходного кода: рядом нет папки tests/games
error-no-measure = нет игры, которую можно было бы измерить
error-bench-components = с --components нужно назвать игру, которую следует измерить
error-paired = для --paired нужно не меньше двух ботов
error-numpy = для trailboss train нужен пакет numpy, который не установлен
error-train-game = для { $name } обучения нет; есть { $games }
error-train-solo = в { $game } в одиночку не играют
error-numpy-selfplay = для trailboss selfplay нужен пакет numpy, который не установлен
error-numpy-calibrate = для trailboss calibrate нужен пакет numpy, который не установлен
error-no-value = оценки { $name } нет; есть { $values }
error-no-mcp = для trailboss mcp нужен пакет mcp, который не установлен
error-other-plan = в { $place } лежат партии другого плана
error-no-manifest = в { $place } нет манифеста партий
error-shard = { $place } не является файлом из манифеста
error-no-ray = для --ray нужен пакет ray, а он не установлен
error-no-cluster = кластера Ray нет по адресу { $address }: { $details }

## Actions
error-no-action = { $action } — не действие этой игры
error-not-among = нет среди разрешённых: { $actions }
error-not-asked = место { $seat } сейчас не ходит

## Records: what the server says too is among the problems
error-record-end = последняя строка не начинается с 'end'
error-record-begin = должно быть { $format }
error-record-rules = запись сделана по другой версии правил: { $record }, а здесь { $here }
error-record-components = записи нужны другие значения: { $needs } (--components), а не { $has }
error-record-needs-printed = записи нужны другие значения: напечатанные (--components), а не { $has }
error-record-has-printed = записи нужны другие значения: { $needs } (--components), а не напечатанные
error-record-moves = действий в записи: { $moves }

## Positions
error-no-seat = места { $seat } нет
error-no-seat-drawn = места { $seat } нет, рисовать нечего
error-no-picture = у { $game } пока нет рисунка
error-senseless = { $game } не понимает этой позиции: { $details }
error-position-whole = { $where } должно быть целым числом, а не { $value }
error-position-range = { $where } должно быть от { $least } до { $most }, а не { $value }
error-position-number = { $where } должно быть числом, а не { $value }
error-position-any-list = { $where } должно быть списком
error-position-list = { $where } должно быть списком, а не { $value }
error-position-entries = { $where } содержит элементов { $count }, а можно не больше { $most }
error-position-behind = { $where } видно только с оборота; то, что видит один игрок, — ещё не позиция
error-position-twice = { $where } называет что-то дважды
error-position-table = { $where } должно быть таблицей, а не { $value }
error-position-all-table = позиция должна быть таблицей, а не { $value }
error-position-keys = { $where }: слишком много ключей, { $count }
error-position-all-keys = слишком много ключей в позиции: { $count }
error-position-key = у { $where } нет ключа { $field }
error-position-all-key = у позиции нет ключа { $field }
error-position-same = { $first } и { $second } говорят одно и то же; оставьте что-то одно
error-position-game = это позиция игры { $game }, а не { $here }
error-position-version = эта позиция не для версии { $version }
error-position-players = позиции нужны игроки, например { $example }
error-position-options = значения параметров — это слова
error-stack-frame = в стеке неизвестный кадр { $name }

## Components
error-components-game = это значения игры { $game }, а не { $here }
error-components-version = это значения игры { $game } версии { $version }, а здесь { $here }
error-components-toml = это не TOML: { $details }
error-components-say = файл значений называет свою игру: game = "..."
error-components-long = в файле значений не больше { $most } знаков
error-components-fixed = значения игры { $game } в этой версии заменить нельзя
error-export = export выводит TOML в stdout: направьте его в файл с помощью > ФАЙЛ
error-check-what = назовите файл, который нужно проверить

## The companion
error-companion-flag = у { $opponent } нет --{ $option }
error-companion-takes = { $opponent } не принимает { $option }: это для companion setup
error-companion-setup = companion setup ИГРА: выберите из { $games }
error-no-plan = подготовки для { $game } нет; есть { $games }
error-no-pad = подсчёта очков для { $game } нет; есть { $games }
error-no-opponent = соперника { $name } нет; есть { $names }
error-session-opponent = это партия с { $had }, а не { $wanted }
error-session-seed = это партия с зерном { $had }, а не { $wanted }
error-session-option = в этой партии { $option } — { $value }
error-session-format = это не партия помощника версии { $version }
error-session-names = партия не называет соперника и параметры
error-session-no-seed = у партии нет зерна
error-session-answers = у партии нет списка ответов
error-session-texts = параметры и ответы партии — это тексты
error-session-fit = сохранённые ответы не подходят: { $trouble }
error-session-over = партия окончена: вопросов больше нет
error-session-answer = { $answer } — не ответ на { $question }

## The server
error-no-server = сервер не установлен: pip install 'trailboss[server]'
error-public-url = --public-url начинается с http:// или https://
error-db = --db — это sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME
error-listen = нельзя слушать { $host }, порт { $port }: { $reason }
error-no-tables = столов нет в { $folder }
error-mail-from = для --smtp нужен --mail-from, простой адрес
error-smtp = --smtp — это smtp://USER:PASSWORD@HOST:587, smtps://... или smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp не отправляет пароль открытым текстом на другой компьютер
error-stored-entry = действие { $entry } ведёт не туда, куда вело, когда его записали
error-stored-log = журнал и стол не совпадают
error-stored-record = это не та запись, которую загрузили
error-stored-snapshot = снимок после действия { $entry } — не то, к чему ведёт журнал

## What is wrong at least, if the sentence itself is not here
trouble-trailbosserror = это невозможно: { $text }
trouble-badposition = позиция непригодна: { $text }
trouble-badcomponents = файл значений непригоден: { $text }
trouble-badoptions = параметры непригодны: { $text }
trouble-badrecord = с записью что-то не так: { $text }
trouble-illegalaction = это действие не разрешено: { $text }

## What the commands print
shown-interrupted = прервано
shown-seat = место { $seat }
shown-branch = ветвь
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
shown-calibrated = { $name }: ошибка { $error }, партий: { $games }; { $again } после новой подгонки
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
shown-may-not = место { $seat } не может { $action }: { $trouble }
shown-cited = { $name }: тесты ссылаются на { $cited } из { $rules } правил
shown-uncited = без ссылок: { $rules }
shown-verified = столов { $tables }, действий { $moves }, записей { $records }, неверных { $bad }
shown-serves = Trailboss открыт по адресу { $address } (остановить: Ctrl-C)

## Completion, manual page, positions of a replay
command-completion = Вывести скрипт, который дополняет команды в вашей оболочке.
command-manual = Вывести страницу руководства для man.
help-shell = bash, zsh или fish
help-replay-position = записать позицию в формате JSON
metavar-shell = ОБОЛОЧКА
shown-manual-name = название
shown-manual-synopsis = вызов
shown-manual-exit = код завершения
shown-manual-codes = 0 — всё в порядке, 1 — проверка не пройдена, 2 — неверные данные: одна строка в stderr.
error-encoding = { $encoding } не может этого показать: задайте PYTHONUTF8=1
error-replay-position = --position не сочетается ни с --verify, ни с --json
error-replay-why = --why не сочетается ни с --verify, ни с --json, ни с --position

## Bots of your own
help-own-bots = ваши собственные боты, кроме наших
error-bot-answer = { $bot } отвечает { $answer }, а такого варианта нет
error-bot-none = { $bot } не создаёт бота: у результата нет функции choose
error-bot-function = в { $module } нет функции { $function }
error-bot-fails = { $bot } даёт сбой: { $details }

## A saved game
help-resume = продолжить сохранённую партию
error-play-needs = для play нужны игра и --seats или --resume
error-resume-own = у --resume свои игра, зерно и параметры
error-resume-seats = мест в сохранённой партии: { $seats }

## Турниры
help-arena-seats = столько играет вместе, в каждом составе
help-pairing = все составы или раунды, в которых встречаются равные
help-rounds = по швейцарской системе
help-until-decided = остановиться, как только станет ясно, сильнее ли первый бот
help-bounds = доли поединков, которые надо различить: 0.5,0.55, если не задано
help-error = как часто тест может ошибиться: 0.05, если не задано
help-arena-out = хранить партии здесь и продолжить с места остановки
metavar-bounds = МЕНЬШАЯ,БОЛЬШАЯ
error-rounds = --rounds требует --pairing swiss
error-swiss = для --pairing swiss ботов должно быть больше, чем мест
error-bots-once = назовите каждого бота один раз
error-line-ups = составов больше { $most }: выберите --pairing swiss
error-bounds-need = --bounds и --error требуют --until-decided
error-until-swiss = --until-decided требует всех составов, а не --pairing swiss
error-until-bots = --until-decided требует двух разных ботов
error-bounds = { $value } — не МЕНЬШАЯ,БОЛЬШАЯ между 0 и 1
error-chance = { $value } — не вероятность от 0.0001 до 0.4
error-openskill = для рейтингов нужен пакет openskill, который не установлен
error-other-versions = на одной из машин кластера другие версии: { $bots }
error-journal-plan = { $place } содержит партии другого плана: { $what }
error-journal = { $place } — не журнал арены
error-journal-line = строка { $line } — не партия этого плана
shown-rated-games = партий
shown-better = { $bot } сильнее: { $share } его поединков, раздач: { $deals }
shown-not-better = { $bot } не сильнее: { $share } его поединков, раздач: { $deals }
shown-undecided = сильнее ли { $bot }, неясно: { $share } его поединков, раздач: { $deals }
command-league = Хранить результаты многих арен в папке и показать лестницу ботов.
help-league = папка лиги
help-league-task = сыграть партии, принять партии арены или показать лестницу
help-league-what = play, ladder: игры; add: папки из arena --out
help-league-bots = play: эти боты
help-league-games = play: столько на каждый состав
help-picture = ladder: нарисовать как PNG или SVG
metavar-what = ЧТО
error-picture-ladder = --picture только для ladder
error-league-play = league play требует игру, --bots и --games
error-league-add = league add требует то, что записала arena --out
error-league-empty = в { $place } нет партий
error-league = { $place } — не папка с журналами
error-matplotlib = для рисунков нужен пакет matplotlib, который не установлен
error-picture-ending = рисунок должен оканчиваться на .png или .svg
shown-ladder = { $game }, мест: { $seats }, партий: { $games }
shown-version = версия
