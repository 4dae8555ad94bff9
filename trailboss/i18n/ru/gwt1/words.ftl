### What the first edition says in its own way.

gwt1-event-collect = { $who } забирает типи: { $thing }
gwt1-effect-collectbandit = забрать типи
gwt1-action-collect = забрать типи: { $thing }
gwt1-question-choosebandit = Какой типи вы забираете?
gwt1-refusal-bandits = там нет типи
gwt1-refusal-pairs = у вас нет пары типи обоих цветов
ui-legend-craftsman = строитель: столько их нужно для построек
