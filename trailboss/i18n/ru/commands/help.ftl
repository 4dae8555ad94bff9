# The command line: its commands and their arguments.

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
help-calibrate-nodes = позиций на одно решение; по умолчанию столько, сколько у strong
help-calibrate-fit = записать оценки с подогнанными шансами, где это помогает
help-train-tune = шагов настройки основной игры вместо оценки
help-all-games = все игры, если не указано
help-two-seats = два, если не указано
help-seconds = на каждую игру
help-opponent = одно из: %(choices)s
help-setup-game = setup: для этой игры
help-seed = случайное, если не указано
help-save = хранить партию здесь; если она здесь уже есть, продолжить её
help-level = насколько силён Сэм
help-b-cards = карточки B в колоде бота: чем их больше, тем сильнее Сью
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
metavar-seat-text = МЕСТО:ТЕКСТ
metavar-days = ДНЕЙ
metavar-seconds = СЕКУНДЫ
metavar-address = АДРЕС
metavar-addr = АДРЕС
metavar-dir = ПАПКА
metavar-level = УРОВЕНЬ

## Completion, manual page, positions of a replay
command-completion = Вывести скрипт, который дополняет команды в вашей оболочке.
command-manual = Вывести страницу руководства для man.
help-shell = bash, zsh или fish
help-replay-position = записать позицию в формате JSON
metavar-shell = ОБОЛОЧКА

## Bots of your own
help-own-bots = ваши собственные боты, кроме наших

## A saved game
help-resume = продолжить сохранённую партию

## Турниры
help-arena-seats = столько играет вместе, в каждом составе
help-pairing = все составы или раунды, в которых встречаются равные
help-rounds = по швейцарской системе
help-until-decided = остановиться, как только станет ясно, сильнее ли первый бот
help-bounds = доли поединков, которые надо различить: 0.5,0.55, если не задано
help-error = как часто тест может ошибиться: 0.05, если не задано
help-arena-out = хранить партии здесь и продолжить с места остановки
metavar-low-high = МЕНЬШАЯ,БОЛЬШАЯ
command-league = Хранить результаты многих арен в папке и показать лестницу ботов.
help-league = папка лиги
help-league-task = сыграть партии, принять партии арены или показать лестницу
help-league-what = play, ladder: игры; add: папки из arena --out
help-league-bots = play: эти боты
help-league-games = play: столько на каждый состав
help-picture = ladder: нарисовать как PNG или SVG
metavar-what = ЧТО
help-report = записать результаты страницей HTML или PNG
