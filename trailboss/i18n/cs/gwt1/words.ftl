### What the first edition says in its own way.

gwt1-event-collect = { $who } bere destičku týpí: { $thing }
gwt1-effect-collectbandit = vzít destičku týpí
gwt1-action-collect = vzít destičku týpí: { $thing }
gwt1-question-choosebandit = Kterou destičku týpí si vezmeš?
gwt1-refusal-bandits = žádné týpí tam není
gwt1-refusal-pairs = nemáš dvojici týpí obou barev
ui-legend-craftsman = řemeslník: tolik jich budovy vyžadují
