### What the first edition says in its own way.

gwt1-event-collect = { $who } collects the teepee at { $thing }
gwt1-effect-collectbandit = collect a teepee
gwt1-action-collect = collect the teepee at { $thing }
gwt1-question-choosebandit = Which teepee do you collect?
gwt1-refusal-bandits = no teepee is there
gwt1-refusal-pairs = you have no pair of teepees of both colours
ui-legend-craftsman = a craftsman: buildings need so many of them
