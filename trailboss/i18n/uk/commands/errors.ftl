# What the command line complains about.

## What the parser of arguments complains about
error-argument = аргумент { $name }: { $text }
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
error-extra-card = таємна п’ята карта — для { $least }–{ $limit } гравців, а не для { $seats }
error-dealer = dealer={ $dealer }: місць лише { $seats }, рахуючи від 0
error-choose = виберіть з-поміж { $choices }
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
error-no-weights = основна стратегія { $game } не має ваг, які можна налаштувати
error-no-value-for = немає оцінки для { $table }
error-other-value = суддя шукає оцінку { $wanted }, а не { $table }
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
error-game-over = гру завершено

## Records: what the server says too is among the problems
error-record-moves = у записі дій: { $moves }
error-record-not-one = це не запис: перший рядок має бути { $format }
error-record-cut-off = запис обірвано: останній рядок не починається з 'end'
error-record-head = запис не називає гри, місць, зерна й параметрів
error-record-head-order = рядки перед першою дією не по порядку
error-record-size = запис — це звичайний текст щонайбільше з { $longest } символів
error-record-seed = зерно запису — це число щонайбільше з { $bits } бітів
error-record-unknown-game = запис гри, якої тут не знають: { $name }
error-record-other-rules = запис зроблено за іншою версією правил: { $game } { $version }, а тут { $here }
error-record-other-components = запис потребує інших значень: { $needs } (--components), а не { $has }
error-record-printed = друкованих
error-record-redeals = перероздачі в записі не по порядку
error-record-count = останній рядок не налічує { $moves } дій
error-record-altered = дію { $move } змінено, втрачено або пересунуто: { $line }
error-record-seat = дію { $move } зроблено з місця { $seat }, якого немає за столом
error-record-illegal = правила не дозволяють дії { $move }: { $why }
error-record-end = дії дозволені, але не ведуть до позиції останнього рядка

## Positions
error-no-seat = місця { $seat } немає
error-no-seat-drawn = місця { $seat } немає, малювати нічого
error-no-picture = { $game } ще не має малюнка
error-senseless = { $game } не розуміє цієї позиції: { $details }
error-position-whole = { $where } має бути цілим числом, а не { $value }
error-position-range = { $where } має бути від { $least } до { $most }, а не { $value }
error-position-list = { $where } має бути списком, а не { $value }
error-position-entries = { $where } має елементів { $count }, а можна щонайбільше { $most }
error-position-behind = { $where } видно лише зі звороту; те, що бачить один гравець, — ще не позиція
error-position-twice = { $where } називає щось двічі
error-position-table = { $where } має бути таблицею, а не { $value }
error-position-keys = { $where }: забагато ключів, { $count }
error-position-key = { $where } не має ключа { $field }
error-position-itself = позиція
error-position-same = { $first } і { $second } кажуть те саме; залиште одне
error-position-game = це позиція гри { $game }, а не { $here }
error-position-version = ця позиція не для версії { $version }
error-position-players = позиції потрібні гравці, як-от { $example }
error-position-options = значення параметрів — це слова
error-stack-frame = у стеку невідомий кадр { $name }
error-stack-field = { $kind } не має поля { $name }
error-stack-value = { $kind }.{ $name } не може бути { $value }
error-stack-item = у стеку є { $value }, а це не кадр
error-stack-deep = стек має забагато рівнів
error-stack-key = у стеку є ключ { $name }, а це не назва
error-stack-holds = стек не може містити { $value }
error-stack-effects = { $where } має містити ефекти, а не { $value }
error-stack-name = { $where }: нічого не називається { $value }
error-stack-first = { $frame } має бути першим у стеку
error-stack-no-answer = позиція питає місце { $seat }, а воно не має відповіді
error-stack-fit = стек не пасує до позиції ({ $why })
error-sides-letters = { $where }: потрібно літер { $letters }: { $count }, а не { $value }
error-sides-option = { $where } { $sides } — не те, що каже параметр { $option }={ $value }
error-neutral = кожне нейтральне місце шляху має власну нейтральну будівлю
error-no-version = { $game } має версії правил від 1 до { $newest }, а не { $version }
error-position-name = { $where } має бути назвою ({ $what }), а не { $value }
error-position-fits = { $where }: { $value } — не назва ({ $what }), яка сюди пасує

## Components
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
error-database = база даних непридатна: { $trouble }
error-database-newer = база даних непридатна: її записав новіший Trailboss
error-redis = Redis непридатний: { $trouble }
error-no-answer = не відповідає
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
trouble = це неможливо: { $text }
trouble-arguments = аргументи непридатні: { $text }
trouble-position = позиція непридатна: { $text }
trouble-options = параметри непридатні: { $text }
trouble-record = із записом щось не так: { $text }
trouble-action = ця дія не дозволена: { $text }

## Completion, manual page, positions of a replay
error-encoding = { $encoding } не може цього показати: задайте PYTHONUTF8=1
error-replay-position = --position не поєднується ні з --verify, ні з --json
error-replay-why = --why не поєднується ані з --verify, ані з --json, ані з --position

## Bots of your own
error-bot-answer = { $bot } відповідає { $answer }, а такого варіанта немає
error-bot-none = { $bot } не створює бота: у результаті немає функції choose
error-bot-function = у { $module } немає функції { $function }
error-bot-fails = { $bot } зазнає невдачі: { $details }
error-bot-file = немає файлу { $name }

## A saved game
error-play-needs = play потребує гри та --seats або --resume
error-resume-own = --resume має власні гру, зерно й параметри
error-resume-seats = у збереженій партії місць: { $seats }

## Турніри
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
error-picture-ladder = --picture — лише для ladder
error-league-play = league play потребує гри, --bots і --games
error-league-add = league add потребує того, що записала arena --out
error-league-empty = у { $place } немає партій
error-league = { $place } — не тека з журналами
error-matplotlib = для малюнків потрібен пакет matplotlib, який не встановлено
error-picture-ending = малюнок має закінчуватися на .png або .svg
error-report = --report { $path } — не файл .html чи .png у теці, яка існує
