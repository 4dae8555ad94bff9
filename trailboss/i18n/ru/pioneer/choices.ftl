### What is asked and chosen in Pioneer Rails.

action-box = зачеркнуть ячейку города
pioneer-action-draw = проложить путь: { $thing }
action-suit = сменить масть: { $thing }
action-done = закончить ход
action-card = использовать: { $thing }
action-activate = активировать следующим: { $thing }
action-nuggets = положить в банк: { $thing }

question-takecard = Вы сдаёте: возьмите одну из карт.
question-choosecard = Какую карту вы используете?
question-lay = Прокладывайте пути.
question-chooselocation = Какую локацию активировать первой?
question-choosenuggets = Сколько самородков идёт в банк?
