# The command line: its commands and their arguments.

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
help-calibrate-nodes = позицій на одне рішення; якщо не вказано, стільки, скільки має strong
help-calibrate-fit = записати оцінки з підігнаними шансами, де це допомагає
help-train-tune = кроків налаштування основної гри замість оцінки
help-all-games = усі ігри, якщо не вказано
help-two-seats = два, якщо не вказано
help-seconds = на кожну гру
help-opponent = одне з: %(choices)s
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
metavar-seat-text = МІСЦЕ:ТЕКСТ
metavar-days = ДНІВ
metavar-seconds = СЕКУНДИ
metavar-address = АДРЕСА
metavar-addr = АДРЕСА
metavar-dir = ТЕКА
metavar-level = РІВЕНЬ

## Completion, manual page, positions of a replay
command-completion = Вивести скрипт, який доповнює команди у вашій оболонці.
command-manual = Вивести сторінку довідника для man.
help-shell = bash, zsh або fish
help-replay-position = записати позицію у форматі JSON
metavar-shell = ОБОЛОНКА

## Bots of your own
help-own-bots = ваші власні боти, крім наших

## A saved game
help-resume = продовжити збережену партію

## Турніри
help-arena-seats = стільки грає разом, у кожному складі
help-pairing = усі склади або раунди, у яких зустрічаються рівні
help-rounds = за швейцарською системою
help-until-decided = зупинитися, щойно стане ясно, чи сильніший перший бот
help-bounds = частки поєдинків, які треба розрізнити: 0.5,0.55, якщо не задано
help-error = як часто тест може помилитися: 0.05, якщо не задано
help-arena-out = зберігати партії тут і продовжити з місця зупинки
metavar-low-high = МЕНША,БІЛЬША
command-league = Зберігати результати багатьох арен у теці й показати драбину ботів.
help-league = тека ліги
help-league-task = зіграти партії, прийняти партії арени або показати драбину
help-league-what = play, ladder: ігри; add: теки з arena --out
help-league-bots = play: ці боти
help-league-games = play: стільки на кожен склад
help-picture = ladder: намалювати як PNG або SVG
metavar-what = ЩО
help-report = записати результати сторінкою HTML або PNG
