# What the command line complains about.

## What the parser of arguments complains about
error-argument = аргумент { $name }: { $text }
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
error-extra-card = тайная пятая карта — для { $least }–{ $limit } игроков, а не для { $seats }
error-dealer = dealer={ $dealer }: мест только { $seats }, считая от 0
error-choose = выберите из { $choices }
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
error-no-weights = у основной стратегии { $game } нет весов, которые можно настроить
error-no-value-for = нет оценки для { $table }
error-other-value = судья ищет оценку { $wanted }, а не { $table }
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
error-game-over = игра закончена

## Records: what the server says too is among the problems
error-record-moves = действий в записи: { $moves }
error-record-not-one = это не запись: первая строка должна быть { $format }
error-record-cut-off = запись оборвана: последняя строка не начинается с 'end'
error-record-head = запись не называет игру, места, зерно и параметры
error-record-head-order = строки перед первым действием не по порядку
error-record-size = запись — это обычный текст не длиннее { $longest } знаков
error-record-seed = зерно записи — это число не длиннее { $bits } бит
error-record-unknown-game = это запись игры, которой здесь нет: { $name }
error-record-other-rules = запись сделана по другой версии правил: { $game } { $version }, а здесь { $here }
error-record-other-components = записи нужны другие значения: { $needs } (--components), а не { $has }
error-record-printed = напечатанные
error-record-redeals = пересдачи в записи не по порядку
error-record-count = последняя строка не насчитывает { $moves } действий
error-record-altered = действие { $move } изменено, потеряно или переставлено: { $line }
error-record-seat = действие { $move } сделано с места { $seat }, которого нет за столом
error-record-illegal = правила не разрешают действие { $move }: { $why }
error-record-end = действия разрешены, но не ведут к позиции последней строки

## Positions
error-no-seat = места { $seat } нет
error-no-seat-drawn = места { $seat } нет, рисовать нечего
error-no-picture = у { $game } пока нет рисунка
error-senseless = { $game } не понимает этой позиции: { $details }
error-position-whole = { $where } должно быть целым числом, а не { $value }
error-position-range = { $where } должно быть от { $least } до { $most }, а не { $value }
error-position-list = { $where } должно быть списком, а не { $value }
error-position-entries = { $where } содержит элементов { $count }, а можно не больше { $most }
error-position-behind = { $where } видно только с оборота; то, что видит один игрок, — ещё не позиция
error-position-twice = { $where } называет что-то дважды
error-position-table = { $where }: нужна таблица, а не { $value }
error-position-keys = { $where }: слишком много ключей, { $count }
error-position-key = { $where }: нет ключа { $field }
error-position-itself = позиция
error-position-same = { $first } и { $second } говорят одно и то же; оставьте что-то одно
error-position-game = это позиция игры { $game }, а не { $here }
error-position-version = эта позиция не для версии { $version }
error-position-players = позиции нужны игроки, например { $example }
error-position-options = значения параметров — это слова
error-stack-frame = в стеке неизвестный кадр { $name }
error-stack-field = у { $kind } нет поля { $name }
error-stack-value = { $kind }.{ $name } не может быть { $value }
error-stack-item = в стеке есть { $value }, а это не кадр
error-stack-deep = в стеке слишком много уровней
error-stack-key = в стеке есть ключ { $name }, а это не имя
error-stack-holds = стек не может содержать { $value }
error-stack-effects = { $where }: нужны эффекты, а не { $value }
error-stack-name = { $where }: ничто не называется { $value }
error-stack-first = { $frame }: этот кадр должен быть первым в стеке
error-stack-no-answer = позиция спрашивает место { $seat }, а у него нет ответа
error-stack-fit = стек не подходит к позиции ({ $why })
error-sides-letters = { $where }: букв { $letters } должно быть { $count }, а не { $value }
error-sides-option = { $where } { $sides } — не то, что говорит параметр { $option }={ $value }
error-neutral = у каждого нейтрального места пути своё нейтральное здание
error-no-version = у { $game } версии правил от 1 до { $newest }, а не { $version }
error-position-name = { $where }: нужно название ({ $what }), а не { $value }
error-position-fits = { $where }: { $value } — не название ({ $what }), которое сюда подходит

## Components
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
error-database = база данных непригодна: { $trouble }
error-database-newer = база данных непригодна: её записал более новый Trailboss
error-redis = Redis непригоден: { $trouble }
error-no-answer = не отвечает
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
trouble = это невозможно: { $text }
trouble-arguments = аргументы непригодны: { $text }
trouble-position = позиция непригодна: { $text }
trouble-options = параметры непригодны: { $text }
trouble-record = с записью что-то не так: { $text }
trouble-action = это действие не разрешено: { $text }

## Completion, manual page, positions of a replay
error-encoding = { $encoding } не может этого показать: задайте PYTHONUTF8=1
error-replay-position = --position не сочетается ни с --verify, ни с --json
error-replay-why = --why не сочетается ни с --verify, ни с --json, ни с --position

## Bots of your own
error-bot-answer = { $bot } отвечает { $answer }, а такого варианта нет
error-bot-none = { $bot } не создаёт бота: у результата нет функции choose
error-bot-function = в { $module } нет функции { $function }
error-bot-fails = { $bot } даёт сбой: { $details }
error-bot-file = нет файла { $name }

## A saved game
error-play-needs = для play нужны игра и --seats или --resume
error-resume-own = у --resume свои игра, зерно и параметры
error-resume-seats = мест в сохранённой партии: { $seats }

## Турниры
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
error-picture-ladder = --picture только для ladder
error-league-play = league play требует игру, --bots и --games
error-league-add = league add требует то, что записала arena --out
error-league-empty = в { $place } нет партий
error-league = { $place } — не папка с журналами
error-matplotlib = для рисунков нужен пакет matplotlib, который не установлен
error-picture-ending = рисунок должен оканчиваться на .png или .svg
error-report = --report { $path } — не файл .html или .png в существующей папке
