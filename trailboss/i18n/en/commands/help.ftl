# The command line: its commands and their arguments.

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
help-calibrate-nodes = positions looked at for a decision, as for strong if not given
help-calibrate-fit = write values with chances that fit, where that helps
help-train-tune = steps to tune the base policy, instead of a value
help-all-games = all games if not given
help-two-seats = two if not given
help-seconds = per game
help-opponent = one of %(choices)s
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
help-to = stop after N moves
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
metavar-seat-text = SEAT:TEXT
metavar-days = DAYS
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-addr = ADDR
metavar-dir = DIR
metavar-level = LEVEL

## Completion, manual page, positions of a replay
command-completion = Print a script that completes commands in your shell.
command-manual = Print the manual page, for man.
help-shell = bash, zsh or fish
help-replay-position = write the position, as JSON
metavar-shell = SHELL

## Bots of your own
help-own-bots = your own bots, beside ours

## A saved game
help-resume = go on with a saved game

## Tournaments
help-arena-seats = how many play together, in every line-up
help-pairing = all line-ups, or rounds in which equals meet
help-rounds = of Swiss pairing
help-until-decided = stop as soon as it is clear whether the first bot is better
help-bounds = shares of duels to tell apart: 0.5,0.55 if not given
help-error = how often the test may err: 0.05 if not given
help-arena-out = keep the games here; go on where it was ended
metavar-low-high = LOW,HIGH
command-league = Keep the results of many arenas in a folder and print the ladder of the bots.
help-league = the folder of the league
help-league-task = play games, take in games of an arena, or print the ladder
help-league-what = play, ladder: games; add: folders of arena --out
help-league-bots = play: these bots
help-league-games = play: how many games of each line-up
help-picture = ladder: draw it, as PNG or SVG
metavar-what = WHAT
help-report = write the results as a page, in HTML or PNG
