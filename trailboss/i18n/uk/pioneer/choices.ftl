### What is asked and chosen in Pioneer Rails.

action-box = закреслити комірку міста
pioneer-action-draw = прокласти колію: { $thing }
action-suit = змінити масть: { $thing }
action-done = завершити хід
action-card = використати: { $thing }
action-activate = активувати далі: { $thing }
action-nuggets = покласти в банк: { $thing }

question-takecard = Ви дилер: візьміть одну з карт.
question-choosecard = Яку карту ви використовуєте?
question-lay = Прокладайте колії.
question-chooselocation = Яку локацію активувати першою?
question-choosenuggets = Скільки самородків покласти в банк?
