# What is wrong with a position as a whole: its audit.

## All games
error-audit-view = a card is seen from behind; a view is not a position
error-audit-seat = seat { $seat }: { $fault }
error-audit-count = there are { $want } { $name }, not { $have }
error-audit-own = there are only { $count } { $name } of seat { $seat }
error-audit-lies = { $tile } cannot lie on { $place }
error-audit-neutral = neutral building { $name }

## Trail games
error-audit-building = building { $name }
error-audit-market-sorted = the cattle market is not sorted
error-audit-market-card = the cattle market has a card that is not sold there
error-audit-area = an area has a card that is no objective
error-audit-bag = bag { $bag } never had all these { $name }
error-audit-column = foresight column { $column } has two places, not { $has }
error-audit-master-twice = a stationmaster is in two places
error-audit-masters = { $count } stationmasters left their stations, not { $has }
error-audit-engines = two engines stand on { $space }
error-audit-engine-rests = the engine of seat { $seat } rests on { $space }
error-audit-herder-rests = the herder of seat { $seat } rests in Kansas City
error-audit-herder-beside = the herder of seat { $seat } is beside the trail
error-audit-token-holder = somebody holds the job market token exactly when it has left the last row
error-audit-jobs-columns = the job market has workers in columns that are not in use
error-audit-jobs-below = the job market has workers below the token
error-audit-jobs-left = the token's row of the job market is not filled from the left
error-audit-column-refilled = foresight column { $column } was not refilled
error-audit-display-refilled = the display was not refilled
error-audit-workers = each row of workers has 1 to 6
error-audit-secret = a secret card that is no objective of the hand
error-audit-heap = a hazard or bandit lies on the wrong heap
error-audit-city = { $count } discs on { $city }
error-audit-dollars = { $count } dollars
error-audit-tokens = { $count } exchange tokens
error-audit-certificates = at most { $most } certificates
error-audit-all-discs = { $count } discs, not { $board } on the board and { $away } elsewhere
error-audit-automa-cards = the cards of the automa are not complete
error-audit-automa-money = the automa has no money, no exchange tokens and no certificates
error-audit-automa-deck = the automa has no cards but those that it gained
error-audit-automa-herder = the herder of the automa is always on the board

## El Paso
error-audit-nothing = nothing
error-audit-supply = the supply has { $places } places, not { $has }
error-audit-other-kind = a token lies among those of the other kind
error-audit-supply-empty = a place of the supply is empty though the stack is not
error-audit-buildings = buildings { $number }
error-audit-owner = a building belongs to nobody at the table
error-audit-simmental = a rancher is on the Simmental space though cards are left
error-audit-discs = there are { $count } discs, not { $has }
error-audit-second-disc = a post has a second disc that it does not take
error-audit-markers = there are { $count } ownership markers
error-audit-range = certificates, dollars or exchange tokens are out of range
error-audit-worker-hand = a worker is in the hand
error-audit-rancher = the rancher is beside the trail without reason, or on it
error-audit-rancher-empty = the rancher is on an empty space
error-audit-sue-money = Sue has no dollars, exchange tokens or certificates
error-audit-sue-herd = Sue has no herd
error-audit-sue-worker = a worker of Sue is on her cow pile
error-audit-bot-card = bot card { $name }
error-audit-resources = the resource deck had { $count } { $name }, not { $has }
error-audit-sue-row = the row of Sue has each speciality once
error-audit-sue-joined = Sue has { $count } all-rounders, but { $joined } have joined
error-audit-sue-posts = the discs of Sue are not on the first posts of her list

## Pioneer Rails
error-audit-cards = the cards are { $cards }
error-audit-goal-types = the goal types are { $types }
error-audit-goal-twice = a goal lies there twice
error-audit-goal-solo = a goal scored in a solo game
error-audit-sheet = the sheet does not follow from its tracks
error-audit-sum = { $name } do not add up
error-audit-town-boxes = town boxes
error-audit-crossed-boxes = crossed town boxes
error-audit-nuggets = nuggets
error-audit-crossed-nuggets = crossed nuggets
error-audit-bank-boxes = bank boxes
error-audit-saloon-symbols = saloon symbols
error-audit-hands = hands
error-audit-lost-symbols = lost symbols
error-audit-cells = { $count } { $kind } cells are counted, not { $has }
error-audit-active = { $cell } is activated without reason
error-audit-inactive = { $cell } is not activated
error-audit-tracks = too many tracks
error-audit-ranks = { $ranks } ranks are written in { $turns } turns
error-audit-used = more was used than the boxes give
error-audit-unjoined = { $track } is not joined to its station
error-audit-no-side = { $track } is no side or shortcut of this map
error-audit-meet = { $count } railways meet at { $place }
error-audit-shortcuts = two shortcuts cross in one cell
