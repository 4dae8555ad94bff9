# The command line. These are also the shapes by which the English sentences of engines, commands
# and the parser are recognised: change a sentence there and here alike.

## The commands
command-all = Board games about trails and rails: play, replay, measure, look up rules.
command-games = List the games, their player counts and options.
command-play = Play a game in the terminal, alone, with friends or with bots.
command-arena = Play many games between bots and compare them.
command-replay = Replay a record: show the game, or verify it.
command-record = Play one game between bots and print its record.
command-position = Look at a hand-written position: who is asked, what is legal, what is refused and why.
command-perft = Count the positions that can be reached in 1, 2, 3, ... decisions.
command-bench = Measure the engine with random games on one core.
command-train = Train the value of the bot `strong` by self-play.
command-calibrate = Measure whether seats win as often as their chances say.
command-selfplay = Play games between bots and keep them as data to learn from.
command-companion = Play on your own table: a solo opponent that keeps score, or the set-up of a game.
command-components = Write the figures of a game to a file that you can correct, or check such a file.
command-rules = Print a rule, a chapter or all rules of a game, or count the rules that tests cite.
command-serve = Serve the tables to browsers and bots.
command-mcp = Serve rules, positions and local games to assistants, by MCP on stdin and stdout.
command-admin = Look after a server: `verify` replays every stored game and reports what would change.

## Their arguments
help-usage = usage
help-positional = positional arguments
help-options = options
help-help = show this help message and exit
help-version = show program's version number and exit
help-lang = the language to speak
help-json = as JSON
help-game-options = options of the game
help-components = the figures to play by; - is stdin
help-bots = a bot per seat
help-jobs = processes
help-ray = a Ray cluster; "local" starts one
help-paired = play each deal in every rotation of the seats
help-train-out = the folder to fill
help-train-games = games to begin with
help-train-gate = games to judge a generation by
help-train-more = games of each later generation
help-train-generations = rounds of playing and fitting
help-train-solo = alone against an opponent of this level
help-calibrate-values = all values if not given
help-calibrate-games = games of each value
help-calibrate-nodes = positions looked at for a decision
help-calibrate-fit = write values with chances that fit
help-train-tune = steps to tune the base policy, instead of a value
help-all-games = all games if not given
help-two-seats = two if not given
help-seconds = per game
help-opponent = sam, sue or setup
help-setup-game = setup: of this game
help-seed = at random if not given
help-save = keep the session here; resume it if there
help-level = how strong Sam is
help-b-cards = B cards in the bot deck: more make Sue stronger
help-deck = who holds her decks: the companion, or you with the printed ones
help-setup-players = setup: how many play
help-setup-option = setup: of the box
help-setup-json = setup: as JSON
help-task = write or check a file
help-check-file = the file to check; - is stdin
help-seats = "you" or a bot per seat
help-position = JSON; - is stdin
help-apply = do this first; may be given several times
help-svg = draw it into this file
help-svg-seat = whose sheet is drawn
help-record = a record; - is stdin
help-to = stop after so many moves
help-verify = only say whether it is right
help-hints = allow hints
help-why = say why a bot made this move
help-section = R8 or R8.4
help-coverage = count the rules that tests cite
help-where = the code lines and tests of a rule
help-check = fail if a rule is not cited
help-host = where to listen
help-db = postgresql://... or sqlite:///...
help-redis = for several processes
help-public-url = the address people use
help-proxy = trust this proxy's headers
help-bot-workers = 0: no bots
help-keep-idle = clear idle tables away after this
help-private-webhooks = allow private addresses
help-smtp = smtp://... for e-mail
help-mail-from = who sends it
help-no-limits = no rate limits: for load tests
help-fsync = SQLite: survive a power cut
metavar-command = COMMAND
metavar-game = GAME
metavar-file = FILE
metavar-opponent = OPPONENT
metavar-section = SECTION
metavar-move = SEAT:TEXT
metavar-days = DAYS
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-addr = ADDR
metavar-dir = DIR
metavar-level = LEVEL

## What the parser of arguments complains about
error-argument = argument { $name }: { $trouble }
error-required = the following arguments are required: { $names }
error-unrecognized = unrecognized arguments: { $words }
error-choice = invalid choice: { $value } (choose from { $choices })
error-choice-meant = invalid choice: { $value }, maybe you meant { $meant }? (choose from { $choices })
error-value = invalid { $type } value: { $value }
error-one-argument = expected one argument
error-no-argument = ignored explicit argument { $value }
error-number = { $value } is not a number { $least } to { $most }
error-pairs = { $value } is not name=value,name=value
error-twice = { $value } names an option twice
error-move = { $value } is not SEAT:TEXT, such as '0:pass'
error-command = choose a command: { $names }

## Files
error-too-large = larger than { $count } bytes
error-not-text = not a text file
error-not-json = not JSON: { $details }
error-not-object = not a JSON object
error-written = { $path } cannot be written: { $trouble }
error-errno = [Errno { $number }] { $trouble }: { $path }
error-no-file = No such file or directory
error-directory = Is a directory
error-not-directory = Not a directory
error-permission = Permission denied
error-exists = File exists
error-nul = embedded null byte

## Games, bots and options
error-no-game = no game is called { $name }; there are { $names }
error-no-bot = no bot of { $game } is called { $name }; there are { $names }
error-seats = { $game } is for { $least } to { $most } players, not { $seats }
error-no-option = { $game } has no option { $name }; it has { $names }
error-no-option-here = { $game } has no option { $name } here; it has { $names }
error-choose = choose one of { $choices }
error-dealer = there are only { $seats } seats, counted from 0
error-no-rule = there is no rule { $name }
error-no-rules = { $game } has no rules file
error-rules-needs = rules needs a game, or --coverage
error-where-needs = --where needs a rule, such as R8.4
error-no-tests = coverage needs the source tree: there is no folder tests/games beside it
error-no-measure = there is no game to measure
error-bench-components = --components needs a game to measure
error-paired = --paired needs two bots or more
error-numpy = trailboss train needs the package numpy, which is not installed
error-train-game = there is no course for { $name }; there are { $games }
error-train-solo = { $game } is not played alone
error-numpy-selfplay = trailboss selfplay needs the package numpy, which is not installed
error-numpy-calibrate = trailboss calibrate needs the package numpy, which is not installed
error-no-value = there is no value { $name }; there are { $values }
error-no-mcp = trailboss mcp needs the package mcp, which is not installed
error-other-plan = { $place } holds self-play of another plan
error-no-manifest = { $place } has no manifest of self-play
error-shard = { $place } is not the file of the manifest
error-no-ray = --ray needs the package ray, which is not installed
error-no-cluster = no Ray cluster at { $address }: { $details }

## Actions
error-no-action = { $action } is not an action of this game
error-not-among = not among { $actions }
error-not-asked = seat { $seat } is not asked now

## Records: what the server says too is among the problems
error-record-end = its last line does not begin with 'end'
error-record-begin = the first line is not { $format }
error-record-rules = the record is of other rules: { $record }, not { $here }
error-record-components = the record needs other components: { $needs } (--components), not { $has }
error-record-needs-printed = the record needs other components: as printed (--components), not { $has }
error-record-has-printed = the record needs other components: { $needs } (--components), not as printed
error-record-moves = the record has { $moves } moves
error-no-why = no bot that weighs options made this move

## Positions
error-no-seat = there is no seat { $seat }
error-no-seat-drawn = there is no seat { $seat } to draw
error-no-picture = there is no picture of { $game } yet
error-senseless = the position makes no sense to { $game }: { $details }
error-position-whole = { $where } must be a whole number, not { $value }
error-position-range = { $where } must be { $least } to { $most }, not { $value }
error-position-number = { $where } must be a number, not { $value }
error-position-any-list = { $where } must be a list
error-position-list = { $where } must be a list, not { $value }
error-position-entries = { $where } has { $count } entries, at most { $most } are possible
error-position-behind = { $where } is seen from behind; a view is not a position
error-position-twice = { $where } names a thing twice
error-position-table = { $where } must be a table, not { $value }
error-position-all-table = a position must be a table, not { $value }
error-position-keys = { $where } has { $count } keys
error-position-all-keys = a position has { $count } keys
error-position-key = { $where } has no key { $field }
error-position-all-key = a position has no key { $field }
error-position-same = { $first } and { $second } say the same; name one
error-position-game = this is a position of { $game }, not of { $here }
error-position-version = the position is of another version than { $version }
error-position-players = a position needs players, such as { $example }
error-position-options = the values of options are words
error-stack-frame = the stack has an unknown frame { $name }

## Components
error-components-game = these are components of { $game }, not of { $here }
error-components-version = these are components of { $game } version { $version }, this is { $here }
error-components-toml = not TOML: { $details }
error-components-say = a components file says its game: game = "..."
error-components-long = a components file has at most { $most } letters
error-components-fixed = the components of { $game } cannot be exchanged in this version
error-export = export writes TOML to stdout: redirect it with > FILE
error-check-what = name the file to check

## The companion
error-companion-flag = { $opponent } has no --{ $option }
error-companion-takes = { $opponent } takes no { $option }: that is for companion setup
error-companion-setup = companion setup GAME: choose one of { $games }
error-no-plan = there is no set-up for { $game }; there are { $games }
error-no-pad = there is no score pad for { $game }; there are { $games }
error-no-opponent = no opponent is called { $name }; there are { $names }
error-session-opponent = a session with { $had }, not { $wanted }
error-session-seed = a session with seed { $had }, not { $wanted }
error-session-option = a session with { $option } { $value }
error-session-format = not a session of the companion, version { $version }
error-session-names = the session does not name its opponent and options
error-session-no-seed = the session has no seed
error-session-answers = the session has no list of answers
error-session-texts = options and answers of a session are texts
error-session-fit = the saved answers do not fit: { $trouble }
error-session-over = the session is over: nothing is asked
error-session-answer = { $answer } is not an answer to { $question }

## The server
error-no-server = the server is not installed: pip install 'trailboss[server]'
error-public-url = --public-url begins with http:// or https://
error-db = --db is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
error-listen = cannot listen on { $host }, port { $port }: { $reason }
error-no-tables = there are no tables in { $folder }
error-mail-from = --smtp needs --mail-from, a plain address
error-smtp = --smtp is smtp://USER:PASSWORD@HOST:587, smtps://... or smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp sends no password in the clear to another machine
error-stored-entry = entry { $entry } leads elsewhere than when it was written
error-stored-log = the log and the table do not agree
error-stored-record = the record is not the one that was brought
error-stored-snapshot = the snapshot at entry { $entry } is not what the log leads to

## What is wrong at least, if the sentence itself is not here
trouble-trailbosserror = that cannot be done: { $text }
trouble-badposition = the position cannot be used: { $text }
trouble-badcomponents = the components file cannot be used: { $text }
trouble-badoptions = these options cannot be used: { $text }
trouble-badrecord = the record is not right: { $text }
trouble-illegalaction = this action is not allowed: { $text }

## What the commands print
shown-interrupted = interrupted
shown-seat = seat { $seat }
shown-branch = branch
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
shown-calibrated = { $name }: error { $error } in { $games } games, { $again } if fitted anew
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
shown-may-not = seat { $seat } may not { $action }: { $trouble }
shown-cited = { $name }: { $cited } of { $rules } rules are cited by tests
shown-uncited = not cited: { $rules }
shown-verified = { $tables } tables, { $moves } moves, { $records } records, { $bad } bad
shown-serves = Trailboss serves { $address } (stop with Ctrl-C)

## Completion, manual page, positions of a replay
command-completion = Print a script that completes commands in your shell.
command-manual = Print the manual page, for man.
help-shell = bash, zsh or fish
help-replay-position = write the position, as JSON
metavar-shell = SHELL
shown-manual-name = name
shown-manual-synopsis = synopsis
shown-manual-exit = exit status
shown-manual-codes = 0 is fine, 1 is a failed check, 2 is bad input: one line on stderr.
error-encoding = { $encoding } cannot show this: set PYTHONUTF8=1
error-replay-position = --position goes neither with --verify nor with --json
error-replay-why = --why goes neither with --verify nor with --json nor with --position

## Bots of your own
help-own-bots = your own bots, beside ours
error-bot-answer = { $bot } answers { $answer }, which is not among its options
error-bot-none = { $bot } makes no bot: what it gives has no function choose
error-bot-function = there is no function { $function } in { $module }
error-bot-fails = { $bot } fails: { $details }

## A saved game
help-resume = go on with a saved game
error-play-needs = play needs a game and --seats, or --resume
error-resume-own = --resume has a game, a seed and options of its own
error-resume-seats = the saved game has { $seats } seats

## Tournaments
help-arena-seats = so many play together, in every line-up
help-pairing = all line-ups, or rounds in which equals meet
help-rounds = of Swiss pairing
help-until-decided = stop as soon as it is clear whether the first bot is better
help-bounds = shares of duels to tell apart: 0.5,0.55 if not given
help-error = how often the test may err: 0.05 if not given
help-arena-out = keep the games here; go on where it was ended
metavar-bounds = LOW,HIGH
error-rounds = --rounds needs --pairing swiss
error-swiss = --pairing swiss needs more bots than seats
error-bots-once = name each bot once
error-line-ups = there are more than { $most } line-ups: choose --pairing swiss
error-bounds-need = --bounds and --error need --until-decided
error-until-swiss = --until-decided needs every line-up, not --pairing swiss
error-until-bots = --until-decided needs two bots that differ
error-bounds = { $value } is not LOW,HIGH between 0 and 1
error-chance = { $value } is not a chance of 0.0001 to 0.4
error-openskill = ratings need the package openskill, which is not installed
error-other-versions = a machine of the cluster has other versions of { $bots }
error-journal-plan = { $place } holds games of another plan: { $what }
error-journal = { $place } is no journal of an arena
error-journal-line = line { $line } is not the game of the plan
shown-rated-games = games
shown-better = { $bot } is better: { $share } of its duels in { $deals } deals
shown-not-better = { $bot } is not better: { $share } of its duels in { $deals } deals
shown-undecided = { $bot } may be better or not: { $share } of its duels in { $deals } deals
command-league = Keep the results of many arenas in a folder and print the ladder of the bots.
help-league = the folder of the league
help-league-task = play games, take in games of an arena, or print the ladder
help-league-what = play, ladder: games; add: folders of arena --out
help-league-bots = play: these bots
help-league-games = play: so many of each line-up
help-picture = ladder: draw it, as PNG or SVG
metavar-what = WHAT
error-picture-ladder = --picture is for the ladder
error-league-play = league play needs a game, --bots and --games
error-league-add = league add needs what arena --out has written
error-league-empty = there are no games in { $place }
error-league = { $place } is not a folder with journals
error-matplotlib = pictures need the package matplotlib, which is not installed
error-picture-ending = a picture ends in .png or .svg
shown-ladder = { $game }, { $seats } seats: { $games } games
shown-version = version
help-report = write the results as a page, in HTML or PNG
error-report = --report { $path } is no .html or .png in a folder that is there
shown-report-results = results
shown-report-duels = duels
shown-report-breakdown = points by category
shown-report-lengths = decisions a game
shown-report-rating = rating
shown-report-points = points
