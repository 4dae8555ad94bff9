### What happens in El Paso.

event-announce = { $who } берёт последнюю симментальскую карточку: следующий ранчер в Эль-Пасо запустит конец игры
event-cow = { $who } получает: { $thing }
event-el-paso = { $who } в Эль-Пасо
event-no-disc = { $who } не выкладывает диск
event-post = { $who } кладёт диск на торговый пост { $amount }
event-ready = { $who }: рабочий наготове — { $thing }
event-show = { $who } показывает: { $thing }
event-token = { $who } берёт: { $thing }
event-train = { $who } использует карточку поезда { $amount }
event-use = { $who } выполняет действие { $amount }: { $thing }
