### What happens in the trail games.

event-auxiliary = { $who } performs auxiliary action { $amount }
event-build =
    { $what ->
        [building] { $who } builds building { $amount }
       *[other] { $who } builds { $thing }
    }
event-buy =
    { $what ->
        [ayrshire] { $who } buys an { $thing }
       *[other] { $who } buys a { $thing }
    }
event-clear = { $who } removes the hazard at { $thing }
event-collect = { $who } collects the bandit at { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } delivers a hand worth { $amount }
       *[other] { $who } delivers to { $thing }
    }
event-disc = { $who } takes the disc of { $thing }
event-end =
    { $what ->
        [simmental-space]
            { $who } puts the rancher on the Simmental space for { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }: the last turns begin
       *[other]
            { $who } takes the job market token and { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }: the last turns begin
    }
event-engine = { $who } moves the engine to { $thing }
event-exchange = { $who } uses an exchange token
event-fee = { $who } pays a fee of { $amount } at { $thing }
event-foresee =
    { $what ->
        [many] new foresights: { $thing }
       *[other] foresight column { $amount } shows { $thing }
    }
event-hire =
    { $what ->
        [engineer] { $who } hires an { $thing }
        [all-rounder] { $who } hires an { $thing }
       *[other] { $who } hires a { $thing }
    }
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
event-replace =
    { $what ->
        [building] { $who } replaces a building by building { $amount }
       *[other] { $who } replaces a building by { $thing }
    }
event-return = { $who } returns to { $thing }
event-site = at { $thing }
event-upgrade = { $who } upgrades station { $thing }
