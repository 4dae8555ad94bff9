# What the command line complains about.

## What the parser of arguments complains about
error-argument = niewłaściwy argument { $name }: { $text }
error-number = { $value } nie jest liczbą od { $least } do { $most }
error-pairs = { $value } nie ma postaci nazwa=wartość,nazwa=wartość
error-twice = { $value } podaje opcję dwa razy
error-move = { $value } nie ma postaci MIEJSCE:TEKST, na przykład '0:pass'
error-command = wybierz polecenie: { $names }

## Files
error-too-large = więcej niż { $count } bajtów
error-no-why = tego ruchu nie wykonał bot, który rozważa możliwości
error-not-text = to nie jest plik tekstowy
error-not-json = to nie jest JSON: { $details }
error-not-object = to nie jest obiekt JSON
error-written = { $path }: nie można zapisać: { $trouble }
error-no-file = nie ma takiego pliku ani katalogu
error-directory = to jest katalog
error-not-directory = to nie jest katalog
error-permission = brak dostępu
error-exists = taki plik już istnieje
error-nul = w nazwie jest bajt zerowy

## Games, bots and options
error-no-game = nie ma gry { $name }; są { $names }
error-no-bot = { $game } nie ma bota { $name }; są { $names }
error-seats = { $game }: graczy może być od { $least } do { $most }, a nie { $seats }
error-no-option = { $game } nie ma opcji { $name }; są { $names }
error-no-option-here = { $game } nie ma tu opcji { $name }; są { $names }
error-extra-card = tajna piąta karta jest dla { $least }–{ $limit } graczy, a nie dla { $seats }
error-dealer = dealer={ $dealer }: miejsc jest tylko { $seats }, licząc od 0
error-choose = wybierz spośród { $choices }
error-no-rule = nie ma zasady { $name }
error-no-rules = { $game } nie ma pliku zasad
error-rules-needs = podaj grę albo dodaj --coverage
error-where-needs = --where wymaga zasady, na przykład R8.4
error-no-tests = --coverage wymaga drzewa źródeł: obok nie ma katalogu tests/games
error-no-measure = nie ma gry, którą można by zmierzyć
error-bench-components = przy --components trzeba podać grę do zmierzenia
error-paired = --paired wymaga co najmniej dwóch botów
error-numpy = trailboss train wymaga pakietu numpy, który nie jest zainstalowany
error-train-game = nie ma kursu dla { $name }; są { $games }
error-train-solo = w { $game } nie gra się samotnie
error-numpy-selfplay = trailboss selfplay wymaga pakietu numpy, który nie jest zainstalowany
error-numpy-calibrate = trailboss calibrate wymaga pakietu numpy, który nie jest zainstalowany
error-no-value = nie ma oceny { $name }; są { $values }
error-no-weights = podstawowa strategia { $game } nie ma wag do dostrojenia
error-no-value-for = nie ma oceny dla { $table }
error-other-value = sędzia szuka oceny { $wanted }, a nie { $table }
error-no-mcp = trailboss mcp wymaga pakietu mcp, który nie jest zainstalowany
error-other-plan = { $place } zawiera partie innego planu
error-no-manifest = { $place } nie ma manifestu partii
error-shard = { $place } nie jest plikiem z manifestu
error-no-ray = --ray wymaga pakietu ray, a nie jest on zainstalowany
error-no-cluster = nie ma klastra Ray pod adresem { $address }: { $details }

## Actions
error-no-action = { $action } nie jest akcją tej gry
error-not-among = nie ma wśród dozwolonych: { $actions }
error-not-asked = miejsce { $seat } nie jest teraz na ruchu
error-game-over = gra jest skończona

## Records: what the server says too is among the problems
error-record-moves = liczba ruchów w zapisie: { $moves }
error-record-not-one = to nie jest zapis: pierwszy wiersz powinien brzmieć { $format }
error-record-cut-off = zapis jest ucięty: ostatni wiersz nie zaczyna się od 'end'
error-record-head = zapis nie podaje gry, miejsc, ziarna i opcji
error-record-head-order = wiersze przed pierwszym ruchem są nie po kolei
error-record-size = zapis to zwykły tekst o najwyżej { $longest } znakach
error-record-seed = ziarno zapisu to liczba o najwyżej { $bits } bitach
error-record-unknown-game = to zapis gry, której tu nie ma: { $name }
error-record-other-rules = zapis powstał według innej wersji zasad: { $game } { $version }, a tu jest { $here }
error-record-other-components = zapis wymaga innych wartości: { $needs } (--components), a nie { $has }
error-record-printed = drukowanych
error-record-redeals = ponowne rozdania w zapisie są nie po kolei
error-record-count = ostatni wiersz nie podaje liczby ruchów { $moves }
error-record-altered = ruch { $move } został zmieniony, zgubiony lub przestawiony: { $line }
error-record-seat = ruch { $move } należy do miejsca { $seat }, którego nie ma przy stole
error-record-illegal = zasady nie pozwalają na ruch { $move }: { $why }
error-record-end = ruchy są dozwolone, ale nie prowadzą do pozycji z ostatniego wiersza

## Positions
error-no-seat = nie ma miejsca { $seat }
error-no-seat-drawn = nie ma miejsca { $seat }, nie ma czego rysować
error-no-picture = { $game } nie ma jeszcze rysunku
error-senseless = { $game } nie rozumie tej pozycji: { $details }
error-position-whole = { $where } musi być liczbą całkowitą, a nie { $value }
error-position-range = { $where } musi być od { $least } do { $most }, a nie { $value }
error-position-list = { $where } musi być listą, a nie { $value }
error-position-entries = { $where } liczba elementów: { $count }, a może mieć najwyżej { $most }
error-position-behind = { $where } widać tylko od tyłu; to, co widzi jeden gracz, to jeszcze nie pozycja
error-position-twice = { $where } wymienia coś dwa razy
error-position-table = { $where } musi być tabelą, a nie { $value }
error-position-keys = { $where }: za dużo kluczy, { $count }
error-position-key = { $where } nie ma klucza { $field }
error-position-itself = pozycja
error-position-same = { $first } i { $second } mówią to samo; zostaw jedno
error-position-game = to pozycja gry { $game }, a nie { $here }
error-position-version = ta pozycja nie jest dla wersji { $version }
error-position-players = pozycja wymaga graczy, na przykład { $example }
error-position-options = wartości opcji to słowa
error-stack-frame = na stosie jest nieznana ramka { $name }
error-stack-field = { $kind } nie ma pola { $name }
error-stack-value = { $kind }.{ $name } nie może mieć wartości { $value }
error-stack-item = na stosie jest { $value }, a to nie ramka
error-stack-deep = stos jest zbyt głęboki
error-stack-key = na stosie jest klucz { $name }, a to nie nazwa
error-stack-holds = stos nie może zawierać { $value }
error-stack-effects = { $where } musi zawierać efekty, a nie { $value }
error-stack-name = { $where }: nic nie nazywa się { $value }
error-stack-first = { $frame } musi być pierwsza na stosie
error-stack-no-answer = pozycja pyta miejsce { $seat }, które nie ma odpowiedzi
error-stack-fit = stos nie pasuje do pozycji ({ $why })
error-sides-letters = { $where }: liter { $letters } musi być { $count }, a nie { $value }
error-sides-option = { $where } { $sides } to nie to, co mówi opcja { $option }={ $value }
error-neutral = każde neutralne pole szlaku ma własny neutralny budynek
error-no-version = { $game } ma wersje zasad od 1 do { $newest }, a nie { $version }
error-position-name = { $where } musi być nazwą ({ $what }), a nie { $value }
error-position-fits = { $where }: { $value } to nie nazwa ({ $what }), która tu pasuje

## Components
error-export = export wypisuje TOML na stdout: przekieruj go przez > PLIK
error-check-what = podaj plik do sprawdzenia

## The companion
error-companion-flag = { $opponent } nie ma --{ $option }
error-companion-takes = { $opponent } nie przyjmuje { $option }: to dla companion setup
error-companion-setup = companion setup GRA: wybierz spośród { $games }
error-no-plan = nie ma przygotowania dla { $game }; są { $games }
error-no-pad = nie ma notesu punktacji dla { $game }; są { $games }
error-no-opponent = nie ma przeciwnika { $name }; są { $names }
error-session-opponent = to sesja z { $had }, a nie { $wanted }
error-session-seed = to sesja z ziarnem { $had }, a nie { $wanted }
error-session-option = w tej sesji { $option } to { $value }
error-session-format = to nie jest sesja pomocnika w wersji { $version }
error-session-names = sesja nie podaje przeciwnika i opcji
error-session-no-seed = sesja nie ma ziarna
error-session-answers = sesja nie ma listy odpowiedzi
error-session-texts = opcje i odpowiedzi sesji to teksty
error-session-fit = zapisane odpowiedzi nie pasują: { $trouble }
error-session-over = koniec sesji: nie ma już pytań
error-session-answer = { $answer } nie jest odpowiedzią na { $question }

## The server
error-no-server = serwer nie jest zainstalowany: pip install 'trailboss[server]'
error-public-url = --public-url zaczyna się od http:// albo https://
error-db = --db to sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME
error-database = nie można użyć bazy danych: { $trouble }
error-database-newer = nie można użyć bazy danych: zapisał ją nowszy Trailboss
error-redis = nie można użyć Redisa: { $trouble }
error-no-answer = brak odpowiedzi
error-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
error-no-tables = nie ma stołów w { $folder }
error-mail-from = --smtp wymaga --mail-from, zwykłego adresu
error-smtp = --smtp to smtp://USER:PASSWORD@HOST:587, smtps://... albo smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp nie wysyła hasła jawnym tekstem na inny komputer
error-stored-entry = ruch { $entry } prowadzi gdzie indziej niż wtedy, gdy go zapisano
error-stored-log = dziennik i stół się nie zgadzają
error-stored-record = to nie jest ten zapis, który przyniesiono
error-stored-snapshot = migawka po ruchu { $entry } to nie to, do czego prowadzi dziennik

## What is wrong at least, if the sentence itself is not here
trouble = tego nie da się zrobić: { $text }
trouble-arguments = nie można użyć tych argumentów: { $text }
trouble-position = nie można użyć tej pozycji: { $text }
trouble-options = nie można użyć tych opcji: { $text }
trouble-record = zapis jest nieprawidłowy: { $text }
trouble-action = ta akcja jest niedozwolona: { $text }

## Completion, manual page, positions of a replay
error-encoding = { $encoding } nie potrafi tego pokazać: ustaw PYTHONUTF8=1
error-replay-position = --position nie łączy się ani z --verify, ani z --json
error-replay-why = --why nie łączy się ani z --verify, ani z --json, ani z --position

## Bots of your own
error-bot-answer = { $bot } odpowiada { $answer }, a takiej możliwości nie ma
error-bot-none = { $bot } nie tworzy bota: wynik nie ma funkcji choose
error-bot-function = w { $module } nie ma funkcji { $function }
error-bot-fails = { $bot } zawodzi: { $details }
error-bot-file = nie ma pliku { $name }

## A saved game
error-play-needs = play wymaga gry i --seats albo --resume
error-resume-own = --resume ma własną grę, ziarno i opcje
error-resume-seats = liczba miejsc w zapisanej grze: { $seats }

## Turnieje
error-rounds = --rounds wymaga --pairing swiss
error-swiss = --pairing swiss wymaga więcej botów niż miejsc
error-bots-once = podaj każdego bota raz
error-line-ups = składów jest więcej niż { $most }: wybierz --pairing swiss
error-bounds-need = --bounds i --error wymagają --until-decided
error-until-swiss = --until-decided wymaga wszystkich składów, a nie --pairing swiss
error-until-bots = --until-decided wymaga dwóch różnych botów
error-bounds = { $value } to nie MNIEJ,WIĘCEJ między 0 a 1
error-chance = { $value } to nie prawdopodobieństwo od 0.0001 do 0.4
error-openskill = rankingi wymagają pakietu openskill, który nie jest zainstalowany
error-other-versions = jedna z maszyn klastra ma inne wersje: { $bots }
error-journal-plan = { $place } zawiera partie innego planu: { $what }
error-journal = { $place } nie jest dziennikiem areny
error-journal-line = wiersz { $line } nie jest partią tego planu
error-picture-ladder = --picture jest tylko dla ladder
error-league-play = league play wymaga gry, --bots i --games
error-league-add = league add wymaga tego, co zapisała arena --out
error-league-empty = w { $place } nie ma partii
error-league = { $place } nie jest katalogiem z dziennikami
error-matplotlib = rysunki wymagają pakietu matplotlib, który nie jest zainstalowany
error-picture-ending = rysunek musi mieć końcówkę .png albo .svg
error-report = --report { $path } to nie plik .html ani .png w istniejącym katalogu
