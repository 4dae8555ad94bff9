# The command line: its commands and their arguments.

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
help-calibrate-nodes = pozycji na jedną decyzję; domyślnie tyle, ile ma strong
help-calibrate-fit = zapisz oceny z dopasowanymi szansami, gdzie to pomaga
help-train-tune = kroków strojenia podstawowej gry zamiast wartości
help-all-games = wszystkie gry, jeśli nie podano
help-two-seats = dwa, jeśli nie podano
help-seconds = na każdą grę
help-opponent = jedno z: %(choices)s
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
metavar-seat-text = MIEJSCE:TEKST
metavar-days = DNI
metavar-seconds = SEKUNDY
metavar-address = ADRES
metavar-addr = ADRES
metavar-dir = KATALOG
metavar-level = POZIOM

## Completion, manual page, positions of a replay
command-completion = Wypisz skrypt, który uzupełnia polecenia w Twojej powłoce.
command-manual = Wypisz stronę podręcznika dla man.
help-shell = bash, zsh lub fish
help-replay-position = zapisz pozycję jako JSON
metavar-shell = POWŁOKA

## Bots of your own
help-own-bots = Twoje własne boty, oprócz naszych

## A saved game
help-resume = kontynuuj zapisaną grę

## Turnieje
help-arena-seats = tylu gra razem, w każdym składzie
help-pairing = wszystkie składy albo rundy, w których spotykają się równi
help-rounds = w systemie szwajcarskim
help-until-decided = zatrzymaj, gdy tylko będzie jasne, czy pierwszy bot jest lepszy
help-bounds = udziały pojedynków do odróżnienia: 0.5,0.55, jeśli nie podano
help-error = jak często test może się mylić: 0.05, jeśli nie podano
help-arena-out = zachowaj partie tutaj i wznów tam, gdzie przerwano
metavar-low-high = MNIEJ,WIĘCEJ
command-league = Przechowuj wyniki wielu aren w katalogu i pokaż drabinkę botów.
help-league = katalog ligi
help-league-task = rozegraj partie, przyjmij partie areny albo pokaż drabinkę
help-league-what = play, ladder: gry; add: katalogi z arena --out
help-league-bots = play: te boty
help-league-games = play: tyle na każdy skład
help-picture = ladder: narysuj jako PNG albo SVG
metavar-what = CO
help-report = zapisz wyniki jako stronę HTML albo PNG
