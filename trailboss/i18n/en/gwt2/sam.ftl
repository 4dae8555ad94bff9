### Sam, card by card.

event-sam-card = { $who } turns over card { $amount }: { $thing }
event-sam-steps =
    { $amount ->
        [one] { $who } sets out from { $thing } and goes { $amount } step
       *[other] { $who } sets out from { $thing } and goes { $amount } steps
    }
event-sam-idle = { $who } only moves: card { $amount } needs the specialization { $thing }
event-sam-nothing = { $who } finds { $thing } and goes without
event-sam-specialist = { $who } has a new specialization: { $thing }
event-sam-buys =
    { $amount ->
        [one] { $who } buys with field { $thing } of the market: { $amount } point, the most he can get
       *[other] { $who } buys with field { $thing } of the market: { $amount } points, the most he can get
    }
event-sam-lot = { $who } draws lots for foresight column { $amount }: { $thing }

thing-sam-card-1 = 1 step, then he hires the cheapest worker
thing-sam-card-2 = 1 step, then the engine
thing-sam-card-3 = 1 step, then he takes the best objective card
thing-sam-card-4 = 1 step, then he takes the bandit with the highest number
thing-sam-card-5 = 1 step, then he takes the best hazard of the fullest zone
thing-sam-card-6 = 1 step, then he hires for his specialization
thing-sam-card-7 = 2 steps, then the engine
thing-sam-card-8 = 2 steps, then he buys cattle
thing-sam-card-9 = 2 steps, then he builds
thing-sam-card-10 = a step per building of the side with more of them, then a builder specialist builds
thing-sam-card-11 = a step per building of the side with more of them, then an engineer specialist hires an engineer and moves the engine
thing-sam-card-12 = a step per cowboy, then a cowboy specialist opens 2 cattle cards and buys with one cowboy fewer
thing-sam-card-13 = a step per cowboy, then a cowboy specialist buys cattle
thing-sam-card-14 = a step per worker of his specialization, then an engineer specialist moves the engine
thing-sam-card-15 = a step per worker of his specialization, then a builder specialist builds
thing-sam-no-worker = no worker whom he has room for
thing-sam-no-engineer = no engineer whom he has room for
thing-sam-no-purchase = no cattle that he could buy
thing-sam-no-building = no building that he could put up
thing-sam-no-objective = no objective card
thing-sam-no-bandit = no bandit
thing-sam-no-hazard = no hazard
thing-sam-no-disc = no disc left

ui-board-automa = Speciality: { $specialty }. Cards left: { $left }. Cards used: { $used }
