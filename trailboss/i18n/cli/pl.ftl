## The commands
command-all = Gry planszowe o szlakach i kolei: graj, odtwarzaj, mierz, szukaj w zasadach.
command-games = Wypisz gry, liczby graczy i opcje.
command-play = Zagraj w terminalu: solo, z przyjaciółmi albo z botami.
command-arena = Rozegraj wiele partii między botami i porównaj je.
command-replay = Odtwórz zapis: pokaż grę albo ją sprawdź.
command-record = Rozegraj jedną partię między botami i wypisz jej zapis.
command-position = Obejrzyj ręcznie zapisaną pozycję: kto jest na ruchu, co wolno, czego nie wolno i dlaczego.
command-perft = Policz pozycje, które można osiągnąć w 1, 2, 3, ... decyzjach.
command-bench = Zmierz szybkość silnika losowymi partiami na jednym rdzeniu.
command-train = Wytrenuj ocenę bota `strong` grą z samym sobą.
command-calibrate = Zmierz, czy wygrywa się tak często, jak mówią szanse.
command-selfplay = Rozegraj partie między botami i zachowaj je jako dane do nauki.
command-companion = Graj przy własnym stole: przeciwnik do gry solo, który liczy punkty, albo przygotowanie gry.
command-components = Zapisz wartości gry w pliku, który możesz poprawić, albo sprawdź taki plik.
command-rules = Wypisz zasadę, rozdział lub wszystkie zasady gry albo policz zasady, na które powołują się testy.
command-serve = Udostępnij stoły przeglądarkom i botom.
command-admin = Zarządzaj serwerem: `verify` odtwarza każdą przechowywaną grę i podaje, co by się zmieniło.
command-mcp = Udostępniaj asystentom zasady, pozycje i lokalne partie przez MCP na stdin i stdout.

## Their arguments
help-usage = użycie
help-positional = argumenty pozycyjne
help-options = opcje
help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję programu i zakończ
help-lang = język komunikatów
help-json = w formacie JSON
help-game-options = opcje gry
help-components = plik wartości, którymi się gra; - to stdin
help-bots = bot na każde miejsce
help-jobs = liczba procesów
help-ray = klaster Ray; "local" uruchamia własny
help-paired = graj każde rozdanie w każdym ustawieniu miejsc
help-train-out = katalog na wyniki
help-train-games = partii na początek
help-train-gate = partii do oceny pokolenia
help-train-more = partii każdego następnego pokolenia
help-train-generations = rund gry i uczenia
help-train-solo = samotnie przeciw rywalowi tego poziomu
help-calibrate-values = wszystkie oceny, jeśli nie podano
help-calibrate-games = partii dla każdej oceny
help-calibrate-nodes = pozycji na jedną decyzję
help-calibrate-fit = zapisz oceny z dopasowanymi szansami
help-train-tune = kroków strojenia podstawowej gry zamiast wartości
help-all-games = wszystkie gry, jeśli nie podano
help-two-seats = dwa, jeśli nie podano
help-seconds = na każdą grę
help-opponent = sam, sue albo setup
help-setup-game = setup: tej gry
help-seed = losowe, jeśli nie podano
help-save = tu zachowuj sesję; jeśli już tu jest, wznów ją
help-level = jak silny jest Sam
help-b-cards = karty B w talii bota: im ich więcej, tym silniejsza Sue
help-deck = kto trzyma jej talie: pomocnik czy Ty, z drukowanymi kartami
help-setup-players = setup: ilu jest graczy
help-setup-option = setup: opcja z pudełka
help-setup-json = setup: w formacie JSON
help-task = zapisz plik (export) albo sprawdź go (check)
help-check-file = plik do sprawdzenia; - to stdin
help-seats = "you" albo bot na każde miejsce
help-position = JSON; - to stdin
help-apply = najpierw zrób to; można podać kilka razy
help-svg = narysuj do tego pliku
help-svg-seat = czyj arkusz narysować
help-record = zapis; - to stdin
help-to = zatrzymaj się po tylu ruchach
help-verify = powiedz tylko, czy jest prawidłowy
help-hints = pozwól na podpowiedzi
help-why = powiedz, dlaczego bot tak zagrał
help-section = R8 albo R8.4
help-coverage = policz zasady, na które powołują się testy
help-where = wiersze kodu i testy zasady
help-check = uznaj za błąd zasadę, na którą nic się nie powołuje
help-host = gdzie nasłuchiwać
help-db = postgresql://... albo sqlite:///...
help-redis = dla kilku procesów
help-public-url = adres, pod który wchodzą ludzie
help-proxy = ufaj nagłówkom tego proxy
help-bot-workers = 0: bez botów
help-keep-idle = usuwaj stoły nieużywane od tylu dni
help-private-webhooks = zezwól na adresy prywatne
help-smtp = smtp://... do poczty e-mail
help-mail-from = kto ją wysyła
help-no-limits = bez limitów częstości: do testów obciążenia
help-fsync = SQLite: przetrwaj zanik prądu
metavar-command = POLECENIE
metavar-game = GRA
metavar-file = PLIK
metavar-opponent = PRZECIWNIK
metavar-section = ROZDZIAŁ
metavar-move = MIEJSCE:TEKST
metavar-days = DNI
metavar-seconds = SEKUNDY
metavar-address = ADRES
metavar-addr = ADRES
metavar-dir = KATALOG
metavar-level = POZIOM

## What the parser of arguments complains about
error-argument = argument { $name }: { $trouble }
error-required = brakuje wymaganych argumentów: { $names }
error-unrecognized = nieznane argumenty: { $words }
error-choice = niedozwolona wartość: { $value } (wybierz spośród { $choices })
error-choice-meant = niedozwolona wartość: { $value }; może { $meant }? (wybierz spośród { $choices })
error-value = niedozwolona wartość: { $value }
error-one-argument = potrzebna jest jedna wartość
error-no-argument = tu nie może być wartości: { $value }
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
error-errno = [Errno { $number }] { $trouble }: { $path }
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
error-choose = wybierz spośród { $choices }
error-dealer = miejsc jest tylko { $seats }, licząc od 0
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

## Records: what the server says too is among the problems
error-record-end = ostatni wiersz nie zaczyna się od 'end'
error-record-begin = powinno być { $format }
error-record-rules = zapis powstał według innej wersji zasad: { $record }, a tu jest { $here }
error-record-components = zapis wymaga innych wartości: { $needs } (--components), a nie { $has }
error-record-needs-printed = zapis wymaga innych wartości: drukowanych (--components), a nie { $has }
error-record-has-printed = zapis wymaga innych wartości: { $needs } (--components), a nie drukowanych
error-record-moves = liczba ruchów w zapisie: { $moves }

## Positions
error-no-seat = nie ma miejsca { $seat }
error-no-seat-drawn = nie ma miejsca { $seat }, nie ma czego rysować
error-no-picture = { $game } nie ma jeszcze rysunku
error-senseless = { $game } nie rozumie tej pozycji: { $details }
error-position-whole = { $where } musi być liczbą całkowitą, a nie { $value }
error-position-range = { $where } musi być od { $least } do { $most }, a nie { $value }
error-position-number = { $where } musi być liczbą, a nie { $value }
error-position-any-list = { $where } musi być listą
error-position-list = { $where } musi być listą, a nie { $value }
error-position-entries = { $where } liczba elementów: { $count }, a może mieć najwyżej { $most }
error-position-behind = { $where } widać tylko od tyłu; to, co widzi jeden gracz, to jeszcze nie pozycja
error-position-twice = { $where } wymienia coś dwa razy
error-position-table = { $where } musi być tabelą, a nie { $value }
error-position-all-table = pozycja musi być tabelą, a nie { $value }
error-position-keys = { $where }: za dużo kluczy, { $count }
error-position-all-keys = za dużo kluczy w pozycji: { $count }
error-position-key = { $where } nie ma klucza { $field }
error-position-all-key = pozycja nie ma klucza { $field }
error-position-same = { $first } i { $second } mówią to samo; zostaw jedno
error-position-game = to pozycja gry { $game }, a nie { $here }
error-position-version = ta pozycja nie jest dla wersji { $version }
error-position-players = pozycja wymaga graczy, na przykład { $example }
error-position-options = wartości opcji to słowa
error-stack-frame = na stosie jest nieznana ramka { $name }

## Components
error-components-game = to wartości gry { $game }, a nie { $here }
error-components-version = to wartości gry { $game } w wersji { $version }, a tu jest { $here }
error-components-toml = to nie jest TOML: { $details }
error-components-say = plik wartości podaje swoją grę: game = "..."
error-components-long = plik wartości ma najwyżej { $most } znaków
error-components-fixed = wartości gry { $game } nie można w tej wersji wymienić
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
trouble-trailbosserror = tego nie da się zrobić: { $text }
trouble-badposition = nie można użyć tej pozycji: { $text }
trouble-badcomponents = nie można użyć tego pliku wartości: { $text }
trouble-badoptions = nie można użyć tych opcji: { $text }
trouble-badrecord = zapis jest nieprawidłowy: { $text }
trouble-illegalaction = ta akcja jest niedozwolona: { $text }

## What the commands print
shown-interrupted = przerwano
shown-seat = miejsce { $seat }
shown-branch = gałąź
shown-game = gra
shown-games = graczy { $seats }
shown-games-solo = graczy { $seats }, także solo
shown-games-against = graczy { $seats }, solo przeciwko: { $who }
shown-or = albo
shown-finished = { $name }: skończonych partii { $finished } z { $games }
shown-decisions = decyzji { $decisions } w { $seconds } s
shown-bot = bot
shown-wins = wygr.
shown-win-rate = % wygr.
shown-interval = przedział 95 %
shown-mean = śred.
shown-min = min.
shown-max = maks.
shown-ahead = przewaga nad najlepszym rywalem
shown-trained = { $name }, pokolenie { $generation }: { $rate } z { $games } partii wygranych z { $whom }
shown-calibrated = { $name }: błąd { $error }, partii: { $games }; { $again } po nowym dopasowaniu
shown-untried = { $name }, pokolenie { $generation }: bez oceny
shown-climbed = { $name }, krok { $step }: { $mean }
shown-selfplay = partii: { $games }, części: { $shards }
shown-decisions-a-second = decyzji/s
shown-games-a-second = partii/s
shown-clone = kopia, µs
shown-pure = czysty Python
shown-compiled = skompilowany
shown-record-ok = w porządku: ruchów { $moves }, { $hash }
shown-components-ok = w porządku: wartości { $hash }
shown-components-printed = w porządku: wartości takie jak wydrukowane
shown-points = miejsce { $seat }: punktów { $points }
shown-asked = na ruchu: { $seats }
shown-asked-nobody = nikt nie jest na ruchu, gra jest skończona
shown-may = miejsce { $seat } może: { $actions }
shown-may-not = miejsce { $seat } nie może { $action }: { $trouble }
shown-cited = { $name }: testy powołują się na { $cited } z { $rules } zasad
shown-uncited = bez odwołań w testach: { $rules }
shown-verified = stołów { $tables }, ruchów { $moves }, zapisów { $records }, złych { $bad }
shown-serves = Trailboss działa pod adresem { $address } (zatrzymaj: Ctrl-C)

## Completion, manual page, positions of a replay
command-completion = Wypisz skrypt, który uzupełnia polecenia w twojej powłoce.
command-manual = Wypisz stronę podręcznika dla man.
help-shell = bash, zsh lub fish
help-replay-position = zapisz pozycję jako JSON
metavar-shell = POWŁOKA
shown-manual-name = nazwa
shown-manual-synopsis = wywołanie
shown-manual-exit = kod wyjścia
shown-manual-codes = 0 to powodzenie, 1 to nieudane sprawdzenie, 2 to błędne dane: jeden wiersz na stderr.
error-encoding = { $encoding } nie potrafi tego pokazać: ustaw PYTHONUTF8=1
error-replay-position = --position nie łączy się ani z --verify, ani z --json
error-replay-why = --why nie łączy się ani z --verify, ani z --json, ani z --position

## Bots of your own
help-own-bots = twoje własne boty, oprócz naszych
error-bot-answer = { $bot } odpowiada { $answer }, a takiej możliwości nie ma
error-bot-none = { $bot } nie tworzy bota: wynik nie ma funkcji choose
error-bot-function = w { $module } nie ma funkcji { $function }
error-bot-fails = { $bot } zawodzi: { $details }

## A saved game
help-resume = kontynuuj zapisaną grę
error-play-needs = play wymaga gry i --seats albo --resume
error-resume-own = --resume ma własną grę, ziarno i opcje
error-resume-seats = liczba miejsc w zapisanej grze: { $seats }

## Turnieje
help-arena-seats = tylu gra razem, w każdym składzie
help-pairing = wszystkie składy albo rundy, w których spotykają się równi
help-rounds = w systemie szwajcarskim
help-until-decided = zatrzymaj, gdy tylko będzie jasne, czy pierwszy bot jest lepszy
help-bounds = udziały pojedynków do odróżnienia: 0.5,0.55, jeśli nie podano
help-error = jak często test może się mylić: 0.05, jeśli nie podano
help-arena-out = zachowaj partie tutaj i wznów tam, gdzie przerwano
metavar-bounds = MNIEJ,WIĘCEJ
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
shown-rated-games = partii
shown-better = { $bot } jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
shown-not-better = { $bot } nie jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
shown-undecided = nie wiadomo, czy { $bot } jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
command-league = Przechowuj wyniki wielu aren w katalogu i pokaż drabinkę botów.
help-league = katalog ligi
help-league-task = rozegraj partie, przyjmij partie areny albo pokaż drabinkę
help-league-what = play, ladder: gry; add: katalogi z arena --out
help-league-bots = play: te boty
help-league-games = play: tyle na każdy skład
help-picture = ladder: narysuj jako PNG albo SVG
metavar-what = CO
error-picture-ladder = --picture jest tylko dla ladder
error-league-play = league play wymaga gry, --bots i --games
error-league-add = league add wymaga tego, co zapisała arena --out
error-league-empty = w { $place } nie ma partii
error-league = { $place } nie jest katalogiem z dziennikami
error-matplotlib = rysunki wymagają pakietu matplotlib, który nie jest zainstalowany
error-picture-ending = rysunek musi mieć końcówkę .png albo .svg
shown-ladder = { $game }, miejsc: { $seats }, partii: { $games }
shown-version = wersja
