### What the first edition says in its own way.

gwt1-event-collect = { $who } bierze tipi: { $thing }
gwt1-effect-collectbandit = weź kafelek tipi
gwt1-action-collect = weź tipi: { $thing }
gwt1-question-choosebandit = Które tipi bierzesz?
gwt1-refusal-bandits = nie ma tam tipi
gwt1-refusal-pairs = nie masz pary tipi obu kolorów
ui-legend-craftsman = budowniczy: tylu ich wymagają budynki
