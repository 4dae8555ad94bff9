# What the command line prints.

## What the commands print
shown-interrupted = přerušeno
shown-seat = místo { $seat }
shown-branch = větev
shown-file = soubor
shown-game = hra
shown-games = hráčů { $seats }
shown-games-solo = hráčů { $seats }, i pro jednoho
shown-games-against = hráčů { $seats }, pro jednoho je soupeřem { $who }
shown-or = nebo
shown-finished = { $name }: dohraných partií { $finished } z { $games }
shown-decisions = rozhodnutí { $decisions } za { $seconds } s
shown-bot = bot
shown-wins = výher
shown-win-rate = podíl
shown-interval = interval 95 %
shown-mean = prům.
shown-min = min.
shown-max = max.
shown-ahead = náskok před nejlepším soupeřem
shown-trained = { $name }, generace { $generation }: { $rate } z { $games } partií vyhráno proti { $whom }
shown-calibrated = { $name }: chyba { $error }, partií: { $games }; dokonalé šance by ukázaly { $perfect }; bez náhody { $estimate }, po nové úpravě { $again }
shown-untried = { $name }, generace { $generation }: neposouzeno
shown-climbed = { $name }, krok { $step }: { $mean }
shown-selfplay = partií: { $games }, částí: { $shards }
shown-decisions-a-second = rozhodnutí/s
shown-games-a-second = partií/s
shown-clone = kopie, µs
shown-pure = čistý Python
shown-compiled = zkompilováno
shown-record-ok = v pořádku: kroků { $moves }, { $hash }
shown-components-ok = v pořádku: hodnoty { $hash }
shown-components-printed = v pořádku: hodnoty jsou jako tištěné
shown-points = místo { $seat }: bodů { $points }
shown-asked = na řadě: { $seats }
shown-asked-nobody = nikdo není na řadě, hra je u konce
shown-may = místo { $seat } smí: { $actions }
shown-may-not = místo { $seat } nesmí { $action }: { $why } ({ $rule })
shown-cited = { $name }: testy odkazují na { $cited } z { $rules } pravidel
shown-uncited = bez odkazu: { $rules }
shown-verified = stolů { $tables }, kroků { $moves }, zápisů { $records }, špatných { $bad }
shown-serves = Trailboss běží na { $address } (zastav pomocí Ctrl-C)

## Completion, manual page, positions of a replay
shown-manual-name = název
shown-manual-synopsis = použití
shown-manual-exit = návratový kód
shown-manual-codes = 0 znamená v pořádku, 1 neúspěšnou kontrolu, 2 chybný vstup: jeden řádek na stderr.

## Turnaje
shown-rated-games = partií
shown-better = { $bot } je lepší: { $share } jeho soubojů, rozdání: { $deals }
shown-not-better = { $bot } není lepší: { $share } jeho soubojů, rozdání: { $deals }
shown-undecided = není jasné, zda je { $bot } lepší: { $share } jeho soubojů, rozdání: { $deals }
shown-ladder = { $game }, míst: { $seats }, partií: { $games }
shown-version = verze
shown-report-results = výsledky
shown-report-duels = souboje
shown-report-breakdown = body podle kategorií
shown-report-lengths = rozhodnutí na partii
shown-report-rating = hodnocení
shown-report-points = body
shown-untranslated = pravidla hry { $game } ještě nejsou přeložena do { $language }
