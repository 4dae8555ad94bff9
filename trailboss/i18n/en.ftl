### English, the source of all other languages.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has
### thing-<name>
### ask-<Question>
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pass

event-draw = { $who } draws { $amount } { $thing }
event-drew = { $who } draws { $thing }
event-take = { $who } takes { $thing }
event-play = { $who } plays { $thing }
event-discard = { $who } discards { $thing }
event-gain = { $who } gains { $amount } { $thing }
event-pay = { $who } pays { $amount } { $thing }
event-shuffle = { $who } shuffles the discard pile
event-turn = the turn of { $who }
event-over = the game is over

## The trail games

action-go = go to { $thing }
action-stop = stop here
action-use = local action { $thing }
action-risk = the risk action
action-aux = auxiliary action { $thing }
action-double = double auxiliary action { $thing }
action-exchange = use an exchange token

event-auxiliary = { $who } performs auxiliary action { $amount }
event-build = { $who } builds { $thing }
event-buy = { $who } buys { $thing }
event-clear = { $who } removes the hazard at { $thing }
event-collect = { $who } collects the bandit at { $thing }
event-deliver = { $who } delivers to { $thing }
event-disc = { $who } takes the disc of { $thing }
event-end = { $who } takes the job market token and { $amount } points: the last turns begin
event-engine = { $who } moves the engine to { $thing }
event-exchange = { $who } uses an exchange token
event-fee = { $who } pays a fee of { $amount } at { $thing }
event-foresee = foresight column { $amount } shows { $thing }
event-hire = { $who } hires a worker, { $thing } number { $amount }
event-income = { $who } shows a hand worth { $amount }
event-job = { $thing } comes to row { $amount } of the job market
event-lay = { $thing } is laid on the trail
event-lift = { $who } takes back the disc of station { $thing }
event-local = { $who } performs local action { $amount } of { $thing }
event-lose = there is no room for { $thing }
event-master = { $who } gets stationmaster { $thing }
event-move = { $who } goes to { $thing }
event-open = { $thing } is turned up
event-place = { $who } starts at { $thing }
event-raise = { $who } raises a card to { $thing }
event-remove = { $who } removes { $thing } from the game
event-replace = { $who } replaces a building by { $thing }
event-return = { $who } returns to { $thing }
event-site = at { $thing }
event-upgrade = { $who } upgrades station { $thing }

thing-exchange-tokens = exchange tokens

## Pioneer Rails

action-box = cross off a town box
action-draw = draw { $thing }
action-suit = change the suit to { $thing }

event-revealed = { $who } turns up { $thing }
event-took = { $who } takes { $thing }
event-round = round { $amount }
event-scored = { $who } scores { $amount } for { $thing }
event-met = { $who } meets goal { $thing } for { $amount }
