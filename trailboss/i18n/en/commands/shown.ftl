# What the command line prints.

## What the commands print
shown-interrupted = interrupted
shown-seat = seat { $seat }
shown-branch = branch
shown-file = file
shown-game = game
shown-games = { $seats } players
shown-games-solo = { $seats } players, solo
shown-games-against = { $seats } players, solo against { $who }
shown-or = or
shown-finished = { $name }: { $finished } of { $games } games finished
shown-decisions = { $decisions } decisions in { $seconds } s
shown-bot = bot
shown-wins = wins
shown-win-rate = win rate
shown-interval = 95 % interval
shown-mean = mean
shown-min = min
shown-max = max
shown-ahead = ahead of the best other
shown-trained = { $name }, generation { $generation }: { $rate } of { $games } games won against { $whom }
shown-calibrated = { $name }: error { $error } in { $games } games, where perfect chances show { $perfect }; without luck { $estimate }, { $again } if fitted anew
shown-untried = { $name }, generation { $generation }: not judged
shown-climbed = { $name }, step { $step }: { $mean }
shown-selfplay = { $games } games in { $shards } shards
shown-decisions-a-second = decisions/s
shown-games-a-second = games/s
shown-clone = clone us
shown-pure = pure
shown-compiled = compiled
shown-record-ok = ok: { $moves } moves, { $hash }
shown-components-ok = ok: components { $hash }
shown-components-printed = ok: the figures are as printed
shown-points = seat { $seat }: { $points } points
shown-asked = asked: { $seats }
shown-asked-nobody = asked: nobody, the game is over
shown-may = seat { $seat } may: { $actions }
shown-may-not = seat { $seat } may not { $action }: { $why } ({ $rule })
shown-cited = { $name }: { $cited } of { $rules } rules are cited by tests
shown-uncited = not cited: { $rules }
shown-verified = { $tables } tables, { $moves } moves, { $records } records, { $bad } bad
shown-serves = Trailboss serves { $address } (stop with Ctrl-C)

## Completion, manual page, positions of a replay
shown-manual-name = name
shown-manual-synopsis = synopsis
shown-manual-exit = exit status
shown-manual-codes = 0 is fine, 1 is a failed check, 2 is bad input: one line on stderr.

## Tournaments
shown-rated-games = games
shown-better = { $bot } is better: { $share } of its duels in { $deals } deals
shown-not-better = { $bot } is not better: { $share } of its duels in { $deals } deals
shown-undecided = { $bot } may be better or not: { $share } of its duels in { $deals } deals
shown-ladder = { $game }, { $seats } seats: { $games } games
shown-version = version
shown-report-results = results
shown-report-duels = duels
shown-report-breakdown = points by category
shown-report-lengths = decisions a game
shown-report-rating = rating
shown-report-points = points
shown-untranslated = the rules of { $game } are not translated to { $language } yet
