# What the command line prints.

## What the commands print
shown-interrupted = przerwano
shown-seat = miejsce { $seat }
shown-branch = gałąź
shown-file = plik
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
shown-calibrated = { $name }: błąd { $error }, partii: { $games }; doskonałe szanse dałyby { $perfect }; bez przypadku { $estimate }, po nowym dopasowaniu { $again }
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
shown-may-not = miejsce { $seat } nie może { $action }: { $why } ({ $rule })
shown-cited = { $name }: testy powołują się na { $cited } z { $rules } zasad
shown-uncited = bez odwołań w testach: { $rules }
shown-verified = stołów { $tables }, ruchów { $moves }, zapisów { $records }, złych { $bad }
shown-serves = Trailboss działa pod adresem { $address } (zatrzymaj: Ctrl-C)

## Completion, manual page, positions of a replay
shown-manual-name = nazwa
shown-manual-synopsis = wywołanie
shown-manual-exit = kod wyjścia
shown-manual-codes = 0 to powodzenie, 1 to nieudane sprawdzenie, 2 to błędne dane: jeden wiersz na stderr.

## Turnieje
shown-rated-games = partii
shown-better = { $bot } jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
shown-not-better = { $bot } nie jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
shown-undecided = nie wiadomo, czy { $bot } jest lepszy: { $share } jego pojedynków, rozdań: { $deals }
shown-ladder = { $game }, miejsc: { $seats }, partii: { $games }
shown-version = wersja
shown-report-results = wyniki
shown-report-duels = pojedynki
shown-report-breakdown = punkty według kategorii
shown-report-lengths = decyzji na partię
shown-report-rating = ranking
shown-report-points = punkty
shown-untranslated = zasad gry { $game } jeszcze nie przetłumaczono na { $language }
