### What the first edition says in its own way.

gwt1-event-collect = { $who } забирає типі: { $thing }
gwt1-effect-collectbandit = забрати типі
gwt1-action-collect = забрати типі: { $thing }
gwt1-question-choosebandit = Який типі ви забираєте?
gwt1-refusal-bandits = там немає типі
gwt1-refusal-pairs = у вас немає пари типі обох кольорів
ui-legend-craftsman = будівельник: стільки їх потребують будівлі
