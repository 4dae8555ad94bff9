## The commands
command-all = Настільні ігри про шляхи й залізниці: грати, переглядати, вимірювати, шукати правила.
command-games = Перелічити ігри, кількість гравців у них і їхні параметри.
command-play = Зіграти в терміналі: наодинці, з друзями або з ботами.
command-arena = Зіграти багато партій між ботами й порівняти їх.
command-replay = Відтворити запис: показати партію або перевірити її.
command-record = Зіграти одну партію між ботами й вивести її запис.
command-position = Розглянути позицію, записану вручну: хто має ходити, що дозволено, у чому відмовлено й чому.
command-perft = Порахувати позиції, яких можна досягти за 1, 2, 3, ... рішення.
command-bench = Виміряти швидкість рушія випадковими партіями на одному ядрі.
command-train = Навчити оцінку бота `strong` грою із самим собою.
command-calibrate = Виміряти, чи перемагають так часто, як обіцяють шанси.
command-selfplay = Зіграти партії між ботами й зберегти їх як дані для навчання.
command-companion = Грати за власним столом: суперник для гри наодинці, який веде рахунок, або підготовка гри.
command-components = Записати значення гри у файл, який можна виправити, або перевірити такий файл.
command-rules = Вивести правило, розділ або всі правила гри чи порахувати правила, на які посилаються тести.
command-serve = Відкрити столи для браузерів і ботів.
command-admin = Обслуговувати сервер: `verify` відтворює кожну збережену гру й повідомляє, що змінилося б.
command-mcp = Надавати правила, позиції та локальні партії помічникам через MCP на stdin і stdout.

## Their arguments
help-usage = використання
help-positional = позиційні аргументи
help-options = параметри
help-help = показати цю довідку й вийти
help-version = показати версію програми й вийти
help-lang = мова повідомлень
help-json = у форматі JSON
help-game-options = параметри гри
help-components = файл значень, за якими грати; - це stdin
help-bots = бот на кожне місце
help-jobs = кількість процесів
help-ray = кластер Ray; "local" запускає власний
help-paired = грати кожну роздачу в усіх розсадках
help-train-out = тека для результатів
help-train-games = партій для початку
help-train-gate = партій для перевірки покоління
help-train-more = партій кожного наступного покоління
help-train-generations = кіл гри й навчання
help-train-solo = наодинці проти суперника цього рівня
help-calibrate-values = усі оцінки, якщо не вказано
help-calibrate-games = партій для кожної оцінки
help-calibrate-nodes = позицій на одне рішення
help-calibrate-fit = записати оцінки з підігнаними шансами
help-train-tune = кроків налаштування основної гри замість оцінки
help-all-games = усі ігри, якщо не вказано
help-two-seats = два, якщо не вказано
help-seconds = на кожну гру
help-opponent = sam, sue або setup
help-setup-game = setup: для цієї гри
help-seed = випадкове, якщо не вказано
help-save = зберігати партію тут; якщо вона тут уже є, продовжити її
help-level = наскільки сильний Сем
help-b-cards = карти B у колоді бота: що їх більше, то сильніша Сью
help-deck = хто тримає її колоди: помічник чи ви з друкованими
help-setup-players = setup: скільки гравців
help-setup-option = setup: параметр коробки
help-setup-json = setup: у форматі JSON
help-task = записати файл (export) або перевірити його (check)
help-check-file = файл, який слід перевірити; - це stdin
help-seats = "you" або бот на кожне місце
help-position = JSON; - це stdin
help-apply = спершу зробити це; можна вказати кілька разів
help-svg = намалювати в цей файл
help-svg-seat = чию мапу малювати
help-record = запис; - це stdin
help-to = зупинитися після стількох дій
help-verify = лише сказати, чи все гаразд
help-hints = дозволити підказки
help-why = сказати, чому бот так зіграв
help-section = R8 або R8.4
help-coverage = порахувати правила, на які посилаються тести
help-where = рядки коду й тести правила
help-check = вважати помилкою правило, на яке ніщо не посилається
help-host = де слухати
help-db = postgresql://... або sqlite:///...
help-redis = для кількох процесів
help-public-url = адреса, за якою заходять люди
help-proxy = довіряти заголовкам цього проксі
help-bot-workers = 0: без ботів
help-keep-idle = прибирати столи, за якими стільки не грають
help-private-webhooks = дозволити приватні адреси
help-smtp = smtp://... для електронної пошти
help-mail-from = адреса відправника
help-no-limits = без обмежень частоти: для навантажувальних тестів
help-fsync = SQLite: пережити вимкнення живлення
metavar-command = КОМАНДА
metavar-game = ГРА
metavar-file = ФАЙЛ
metavar-opponent = СУПЕРНИК
metavar-section = РОЗДІЛ
metavar-move = МІСЦЕ:ТЕКСТ
metavar-days = ДНІВ
metavar-seconds = СЕКУНДИ
metavar-address = АДРЕСА
metavar-addr = АДРЕСА
metavar-dir = ТЕКА
metavar-level = РІВЕНЬ

## What the parser of arguments complains about
error-argument = аргумент { $name }: { $trouble }
error-required = бракує обов’язкових аргументів: { $names }
error-unrecognized = невідомі аргументи: { $words }
error-choice = неможливе значення: { $value } (виберіть з-поміж { $choices })
error-choice-meant = неможливе значення: { $value }; можливо, { $meant }? (виберіть з-поміж { $choices })
error-value = неможливе значення: { $value }
error-one-argument = потрібне одне значення
error-no-argument = тут не може бути значення: { $value }
error-number = { $value } — не число від { $least } до { $most }
error-pairs = { $value } не має вигляду назва=значення,назва=значення
error-twice = { $value } називає параметр двічі
error-move = { $value } не має вигляду МІСЦЕ:ТЕКСТ, як-от '0:pass'
error-command = виберіть команду: { $names }

## Files
error-too-large = понад { $count } байтів
error-no-why = цю дію виконав не бот, що зважує варіанти
error-not-text = це не текстовий файл
error-not-json = це не JSON: { $details }
error-not-object = це не об’єкт JSON
error-written = { $path }: не вдалося записати: { $trouble }
error-errno = [Errno { $number }] { $trouble }: { $path }
error-no-file = немає такого файлу чи теки
error-directory = це тека
error-not-directory = це не тека
error-permission = доступ заборонено
error-exists = такий файл уже є
error-nul = у назві є нульовий байт

## Games, bots and options
error-no-game = гри { $name } немає; є { $names }
error-no-bot = { $game } не має бота { $name }; є { $names }
error-seats = { $game }: гравців має бути від { $least } до { $most }, а не { $seats }
error-no-option = { $game } не має параметра { $name }; є { $names }
error-no-option-here = { $game } не має тут параметра { $name }; є { $names }
error-choose = виберіть з-поміж { $choices }
error-dealer = місць лише { $seats }, рахуючи від 0
error-no-rule = правила { $name } немає
error-no-rules = { $game } не має файлу правил
error-rules-needs = назвіть гру або додайте --coverage
error-where-needs = --where потребує правила, наприклад R8.4
error-no-tests = для --coverage потрібне дерево вихідного коду: поруч немає теки tests/games
error-no-measure = немає гри, яку можна було б виміряти
error-bench-components = із --components треба назвати гру, яку слід виміряти
error-paired = для --paired потрібно щонайменше два боти
error-numpy = для trailboss train потрібен пакет numpy, який не встановлено
error-train-game = для { $name } навчання немає; є { $games }
error-train-solo = у { $game } наодинці не грають
error-numpy-selfplay = для trailboss selfplay потрібен пакет numpy, який не встановлено
error-numpy-calibrate = для trailboss calibrate потрібен пакет numpy, який не встановлено
error-no-value = оцінки { $name } немає; є { $values }
error-no-mcp = для trailboss mcp потрібен пакет mcp, який не встановлено
error-other-plan = у { $place } лежать партії іншого плану
error-no-manifest = у { $place } немає маніфесту партій
error-shard = { $place } не є файлом із маніфесту
error-no-ray = для --ray потрібен пакунок ray, а його не встановлено
error-no-cluster = кластера Ray немає за адресою { $address }: { $details }

## Actions
error-no-action = { $action } — не дія цієї гри
error-not-among = немає серед дозволених: { $actions }
error-not-asked = місце { $seat } зараз не має ходити

## Records: what the server says too is among the problems
error-record-end = останній рядок не починається з 'end'
error-record-begin = має бути { $format }
error-record-rules = запис зроблено за іншою версією правил: { $record }, а тут { $here }
error-record-components = запис потребує інших значень: { $needs } (--components), а не { $has }
error-record-needs-printed = запис потребує інших значень: друкованих (--components), а не { $has }
error-record-has-printed = запис потребує інших значень: { $needs } (--components), а не друкованих
error-record-moves = у записі дій: { $moves }

## Positions
error-no-seat = місця { $seat } немає
error-no-seat-drawn = місця { $seat } немає, малювати нічого
error-no-picture = { $game } ще не має малюнка
error-senseless = { $game } не розуміє цієї позиції: { $details }
error-position-whole = { $where } має бути цілим числом, а не { $value }
error-position-range = { $where } має бути від { $least } до { $most }, а не { $value }
error-position-number = { $where } має бути числом, а не { $value }
error-position-any-list = { $where } має бути списком
error-position-list = { $where } має бути списком, а не { $value }
error-position-entries = { $where } має елементів { $count }, а можна щонайбільше { $most }
error-position-behind = { $where } видно лише зі звороту; те, що бачить один гравець, — ще не позиція
error-position-twice = { $where } називає щось двічі
error-position-table = { $where } має бути таблицею, а не { $value }
error-position-all-table = позиція має бути таблицею, а не { $value }
error-position-keys = { $where }: забагато ключів, { $count }
error-position-all-keys = забагато ключів у позиції: { $count }
error-position-key = { $where } не має ключа { $field }
error-position-all-key = позиція не має ключа { $field }
error-position-same = { $first } і { $second } кажуть те саме; залиште одне
error-position-game = це позиція гри { $game }, а не { $here }
error-position-version = ця позиція не для версії { $version }
error-position-players = позиції потрібні гравці, як-от { $example }
error-position-options = значення параметрів — це слова
error-stack-frame = у стеку невідомий кадр { $name }

## Components
error-components-game = це значення гри { $game }, а не { $here }
error-components-version = це значення гри { $game } версії { $version }, а тут { $here }
error-components-toml = це не TOML: { $details }
error-components-say = файл значень називає свою гру: game = "..."
error-components-long = у файлі значень щонайбільше { $most } знаків
error-components-fixed = значень гри { $game } у цій версії не можна замінити
error-export = export виводить TOML у stdout: спрямуйте його у файл за допомогою > ФАЙЛ
error-check-what = назвіть файл, який слід перевірити

## The companion
error-companion-flag = { $opponent } не має --{ $option }
error-companion-takes = { $opponent } не приймає { $option }: це для companion setup
error-companion-setup = companion setup ГРА: виберіть з-поміж { $games }
error-no-plan = підготовки для { $game } немає; є { $games }
error-no-pad = підрахунку для { $game } немає; є { $games }
error-no-opponent = суперника { $name } немає; є { $names }
error-session-opponent = це партія із { $had }, а не { $wanted }
error-session-seed = це партія із зерном { $had }, а не { $wanted }
error-session-option = у цій партії { $option } — { $value }
error-session-format = це не партія помічника версії { $version }
error-session-names = партія не називає суперника й параметрів
error-session-no-seed = партія не має зерна
error-session-answers = партія не має списку відповідей
error-session-texts = параметри й відповіді партії — це тексти
error-session-fit = збережені відповіді не пасують: { $trouble }
error-session-over = партію завершено: запитань більше немає
error-session-answer = { $answer } — не відповідь на { $question }

## The server
error-no-server = сервер не встановлено: pip install 'trailboss[server]'
error-public-url = --public-url починається з http:// або https://
error-db = --db — це sqlite:///FILE або postgresql://USER:PASSWORD@HOST/NAME
error-listen = неможливо слухати { $host }, порт { $port }: { $reason }
error-no-tables = столів немає в { $folder }
error-mail-from = для --smtp потрібен --mail-from, проста адреса
error-smtp = --smtp — це smtp://USER:PASSWORD@HOST:587, smtps://... або smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp не надсилає пароля відкритим текстом на інший комп’ютер
error-stored-entry = дія { $entry } веде не туди, куди вела, коли її записали
error-stored-log = журнал і стіл не збігаються
error-stored-record = це не той запис, який завантажили
error-stored-snapshot = знімок після дії { $entry } — не те, до чого веде журнал

## What is wrong at least, if the sentence itself is not here
trouble-trailbosserror = це неможливо: { $text }
trouble-badposition = позиція непридатна: { $text }
trouble-badcomponents = файл значень непридатний: { $text }
trouble-badoptions = параметри непридатні: { $text }
trouble-badrecord = із записом щось не так: { $text }
trouble-illegalaction = ця дія не дозволена: { $text }

## What the commands print
shown-interrupted = перервано
shown-seat = місце { $seat }
shown-branch = гілка
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
shown-calibrated = { $name }: похибка { $error }, партій: { $games }; { $again } після нової підгонки
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
shown-may-not = місце { $seat } не може { $action }: { $trouble }
shown-cited = { $name }: тести посилаються на { $cited } із { $rules } правил
shown-uncited = без посилань: { $rules }
shown-verified = столів { $tables }, дій { $moves }, записів { $records }, хибних { $bad }
shown-serves = Trailboss відкрито за адресою { $address } (зупинити: Ctrl-C)

## Completion, manual page, positions of a replay
command-completion = Вивести скрипт, який доповнює команди у вашій оболонці.
command-manual = Вивести сторінку довідника для man.
help-shell = bash, zsh або fish
help-replay-position = записати позицію у форматі JSON
metavar-shell = ОБОЛОНКА
shown-manual-name = назва
shown-manual-synopsis = виклик
shown-manual-exit = код завершення
shown-manual-codes = 0 — усе гаразд, 1 — перевірка не пройшла, 2 — хибні дані: один рядок у stderr.
error-encoding = { $encoding } не може цього показати: задайте PYTHONUTF8=1
error-replay-position = --position не поєднується ні з --verify, ні з --json
error-replay-why = --why не поєднується ані з --verify, ані з --json, ані з --position

## Bots of your own
help-own-bots = ваші власні боти, крім наших
error-bot-answer = { $bot } відповідає { $answer }, а такого варіанта немає
error-bot-none = { $bot } не створює бота: у результаті немає функції choose
error-bot-function = у { $module } немає функції { $function }
error-bot-fails = { $bot } зазнає невдачі: { $details }

## A saved game
help-resume = продовжити збережену партію
error-play-needs = play потребує гри та --seats або --resume
error-resume-own = --resume має власні гру, зерно й параметри
error-resume-seats = у збереженій партії місць: { $seats }

## Турніри
help-arena-seats = стільки грає разом, у кожному складі
help-pairing = усі склади або раунди, у яких зустрічаються рівні
help-rounds = за швейцарською системою
help-until-decided = зупинитися, щойно стане ясно, чи сильніший перший бот
help-bounds = частки поєдинків, які треба розрізнити: 0.5,0.55, якщо не задано
help-error = як часто тест може помилитися: 0.05, якщо не задано
help-arena-out = зберігати партії тут і продовжити з місця зупинки
metavar-bounds = МЕНША,БІЛЬША
error-rounds = --rounds потребує --pairing swiss
error-swiss = для --pairing swiss ботів має бути більше, ніж місць
error-bots-once = назвіть кожного бота один раз
error-line-ups = складів більше за { $most }: оберіть --pairing swiss
error-bounds-need = --bounds і --error потребують --until-decided
error-until-swiss = --until-decided потребує всіх складів, а не --pairing swiss
error-until-bots = --until-decided потребує двох різних ботів
error-bounds = { $value } — не МЕНША,БІЛЬША між 0 і 1
error-chance = { $value } — не ймовірність від 0.0001 до 0.4
error-openskill = для рейтингів потрібен пакет openskill, який не встановлено
error-other-versions = одна з машин кластера має інші версії: { $bots }
error-journal-plan = { $place } містить партії іншого плану: { $what }
error-journal = { $place } — не журнал арени
error-journal-line = рядок { $line } — не партія цього плану
shown-rated-games = партій
shown-better = { $bot } сильніший: { $share } його поєдинків, роздач: { $deals }
shown-not-better = { $bot } не сильніший: { $share } його поєдинків, роздач: { $deals }
shown-undecided = чи сильніший { $bot }, не ясно: { $share } його поєдинків, роздач: { $deals }
command-league = Зберігати результати багатьох арен у теці й показати драбину ботів.
help-league = тека ліги
help-league-task = зіграти партії, прийняти партії арени або показати драбину
help-league-what = play, ladder: ігри; add: теки з arena --out
help-league-bots = play: ці боти
help-league-games = play: стільки на кожен склад
help-picture = ladder: намалювати як PNG або SVG
metavar-what = ЩО
error-picture-ladder = --picture — лише для ladder
error-league-play = league play потребує гри, --bots і --games
error-league-add = league add потребує того, що записала arena --out
error-league-empty = у { $place } немає партій
error-league = { $place } — не тека з журналами
error-matplotlib = для малюнків потрібен пакет matplotlib, який не встановлено
error-picture-ending = малюнок має закінчуватися на .png або .svg
shown-ladder = { $game }, місць: { $seats }, партій: { $games }
shown-version = версія
