### Sue, card by card.

event-sue-shuffle = колода бота пуста: перемешайте использованные карточки, теперь это новая колода ({ $who })
event-sue-card = { $who } открывает карточку бота { $thing }
event-sue-steps =
    { $who } проезжает { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    } и раньше останавливается только в Эль-Пасо
event-sue-counts =
    { $who } проезжает по шагу за каждого своего рабочего ({ $thing }): { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }
event-sue-shorter = на развилке { $who } выбирает ветку, где меньше остановок: { $thing }
event-sue-inner = на развилке { $who } выбирает внутреннюю ветку, ведь остановок поровну: { $thing }
event-sue-cowboys =
    { $who } идёт на рынок скота, { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбоя
        [many] { $amount } ковбоев
       *[other] { $amount } ковбоя
    }: { $thing }
event-sue-cheaper = { $thing }: больше нет, { $who } берёт следующую породу подешевле
event-sue-no-cow = { $thing }: больше нет, { $who } ничего не получает
event-sue-draws = { $who } открывает верхнюю карточку ресурсов: { $thing }
event-sue-worker = { $who }: рабочий идёт в группу «{ $thing }», теперь в ней { $amount }
event-sue-empty = колода ресурсов пуста: { $who } ничего не берёт
event-sue-best = { $who } делает то, что делает её самая большая группа: { $thing }, в ней { $amount }
event-sue-train = { $who } использует карточку поезда { $amount } по числу своих инженеров: считаются только жетоны, коровы и наём на ней, и всё бесплатно
event-sue-token = { $who } ищет открытый жетон с наибольшим числом очков ({ $amount }), из равных самый левый
event-sue-no-token = такого жетона не осталось: { $who } не получает ничего
event-sue-builders =
    { $who } строит бесплатно: { $amount ->
        [one] { $amount } строитель
        [few] { $amount } строителя
        [many] { $amount } строителей
       *[other] { $amount } строителя
    }
event-sue-dearest = { $who } ищет самую дорогую пустую клетку (стоимость { $amount }), из равных ближайшую по часовой стрелке: { $thing }
event-sue-replaces = { $who } ищет замену с наибольшей прибавкой строителей ({ $amount }), из равных ближайшую по часовой стрелке: { $thing }
event-sue-no-building = { $who } не может ни построить, ни заменить постройку: вместо этого герефордская
event-sue-cannot-build = { $who } не может ни строить, ни заменить здание, а её здания улучшены не полностью: ничего

thing-sue-a1 = A1: 2 шага, затем рынок скота
thing-sue-a2 = A2: 2 шага, затем поезд
thing-sue-a3 = A3: 2 шага, затем стройка
thing-sue-a4 = A4: 3 шага, затем 1 карточка ресурсов
thing-sue-a5 = A5: шаг за каждого ковбоя, затем рынок скота
thing-sue-a6 = A6: шаг за каждого строителя, затем стройка
thing-sue-a7 = A7: шаг за каждого инженера, затем поезд
thing-sue-a8 = A8: 3 шага, затем стройка
thing-sue-b1 = B1: 3 шага, затем лучшее из трёх действий
thing-sue-b2 = B2: 3 шага, затем 2 карточки ресурсов
thing-sue-b3 = B3: 4 шага, затем лучшее из трёх действий
