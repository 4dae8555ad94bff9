# What the command line complains about.

## What the parser of arguments complains about
error-argument = argument { $name }: { $text }
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
error-extra-card = the extra card is for { $least } to { $limit } players, not { $seats }
error-dealer = dealer={ $dealer }: there are only { $seats } seats, counted from 0
error-choose = choose one of { $choices }
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
error-no-weights = the base policy of { $game } has no weights to tune
error-no-value-for = there is no value for { $table }
error-other-value = the judge looks for the value { $wanted }, not { $table }
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
error-game-over = the game is over

## Records: pages say this too, by the problems of the same name
error-record-moves = the record has { $moves } moves
error-record-not-one = this is not a record: the first line is not { $format }
error-record-cut-off = the record is cut off: its last line does not begin with 'end'
error-record-head = the record does not say its game, seats, seed and options
error-record-head-order = the lines before the first move are not in order
error-record-size = a record is plain text of at most { $longest } characters
error-record-seed = the seed of a record is a number of at most { $bits } bits
error-record-unknown-game = the record is of an unknown game: { $name }
error-record-other-rules = the record is of other rules: { $game } { $version }, not { $here }
error-record-other-components = the record needs other components: { $needs } (--components), not { $has }
error-record-printed = as printed
error-record-redeals = the redeals of the record are not in order
error-record-count = the last line does not count { $moves } moves
error-record-altered = move { $move } was altered, lost or moved: { $line }
error-record-seat = move { $move } is of seat { $seat }, which is not at the table
error-record-illegal = move { $move } is not legal: { $why }
error-record-end = the moves are legal but do not lead to the position of the last line
error-no-why = no bot that weighs options made this move

## Positions
error-no-seat = there is no seat { $seat }
error-no-seat-drawn = there is no seat { $seat } to draw
error-no-picture = there is no picture of { $game } yet
error-senseless = the position makes no sense to { $game }: { $details }
error-position-whole = { $where } must be a whole number, not { $value }
error-position-range = { $where } must be { $least } to { $most }, not { $value }
error-position-list = { $where } must be a list, not { $value }
error-position-entries = { $where } has { $count } entries, at most { $most } are possible
error-position-behind = { $where } is seen from behind; a view is not a position
error-position-twice = { $where } names a thing twice
error-position-table = { $where } must be a table, not { $value }
error-position-keys = { $where } has { $count } keys
error-position-key = { $where } has no key { $field }
error-position-itself = a position
error-position-same = { $first } and { $second } say the same; name one
error-position-game = this is a position of { $game }, not of { $here }
error-position-version = the position is of another version than { $version }
error-position-players = a position needs players, such as { $example }
error-position-options = the values of options are words
error-stack-frame = the stack has an unknown frame { $name }
error-stack-field = { $kind } has no field { $name }
error-stack-value = { $kind }.{ $name } cannot be { $value }
error-stack-item = the stack has { $value } that is no frame
error-stack-deep = the stack is nested too deeply
error-stack-key = the stack has the key { $name }, which is no name
error-stack-holds = the stack cannot hold { $value }
error-stack-effects = { $where } must hold effects, not { $value }
error-stack-name = { $where }: nothing is called { $value }
error-stack-first = { $frame } must be the first of the stack
error-stack-no-answer = the position asks seat { $seat }, which has no answer
error-stack-fit = the stack does not fit the position ({ $why })
error-sides-letters = { $where } must be { $count } letters { $letters }, not { $value }
error-sides-option = { $where } { $sides } are not those of the option { $option }={ $value }
error-neutral = each neutral space of the trail has a neutral building of its own
error-no-version = { $game } has rules versions 1 to { $newest }, not { $version }
error-position-name = { $where } must be the name of a { $what }, not { $value }
error-position-fits = { $where }: { $value } is not the name of a { $what } that fits there

## Components
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
error-database = cannot use the database: { $trouble }
error-database-newer = cannot use the database: a newer Trailboss has written it
error-redis = cannot use Redis: { $trouble }
error-no-answer = it does not answer
error-listen = cannot listen on { $host }, port { $port }: { $reason }
error-no-tables = there are no tables in { $folder }
error-mail-from = --smtp needs --mail-from, a plain address
error-smtp = --smtp is smtp://USER:PASSWORD@HOST:587, smtps://... or smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp sends no password in the clear to another machine
error-stored-entry = entry { $entry } leads elsewhere than when it was written
error-stored-log = the log and the table do not agree
error-stored-record = the record is not the one that was brought
error-stored-snapshot = the snapshot at entry { $entry } is not what the log leads to

## What is wrong at least, if there are no words for more
trouble = that cannot be done: { $text }
trouble-arguments = these arguments cannot be used: { $text }
trouble-position = the position cannot be used: { $text }
trouble-options = these options cannot be used: { $text }
trouble-record = the record is not right: { $text }
trouble-action = this action is not allowed: { $text }

## Completion, manual page, positions of a replay
error-encoding = { $encoding } cannot show this: set PYTHONUTF8=1
error-replay-position = --position goes neither with --verify nor with --json
error-replay-why = --why goes neither with --verify nor with --json nor with --position

## Bots of your own
error-bot-answer = { $bot } answers { $answer }, which is not among its options
error-bot-none = { $bot } makes no bot: what it gives has no function choose
error-bot-function = there is no function { $function } in { $module }
error-bot-fails = { $bot } fails: { $details }
error-bot-file = there is no file { $name }

## A saved game
error-play-needs = play needs a game and --seats, or --resume
error-resume-own = --resume has a game, a seed and options of its own
error-resume-seats = the saved game has { $seats } seats

## Tournaments
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
error-picture-ladder = --picture is for the ladder
error-league-play = league play needs a game, --bots and --games
error-league-add = league add needs what arena --out has written
error-league-empty = there are no games in { $place }
error-league = { $place } is not a folder with journals
error-matplotlib = pictures need the package matplotlib, which is not installed
error-picture-ending = a picture ends in .png or .svg
error-report = --report { $path } is no .html or .png in a folder that is there
