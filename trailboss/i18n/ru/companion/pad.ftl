### The score pad: what to enter.
###
### companion-pad-<line>         $each points for every $per
### companion-pad-part-<word>    $thing, worth $each for every $per

companion-pad-dollars = Введите свои доллары: { $each } очко за каждые полные { $per } долларов.
companion-pad-buildings = Введите очки, напечатанные на ваших постройках на пути.
companion-pad-cities = Введите очки за свои диски в городах и за стрелки между двумя из них. Сумма может быть отрицательной.
companion-pad-stations = Введите очки станций, на которых лежит ваш диск.
companion-pad-hazards = Введите очки взятых жетонов опасностей.
companion-pad-cattle = Введите очки всех карточек скота в колоде: рука, добор, сброс.
companion-pad-objectives = Введите очки за карточки целей: выполненные с плюсом, остальные минус штраф. Сначала можно добавить карточки из колоды. Сумма может быть отрицательной.
companion-pad-stationmasters = Введите очки за своих начальников станций. Что считалось в другом месте, здесь считается снова.
companion-pad-workers = Введите, сколько рабочих стоит на местах 5 и 6 своих рядов: по { $each } очка. Напечатанный рабочий — место 1.
companion-pad-slots = Введите 1, если свободна клетка лимита шагов с очками: { $each } очка.
companion-pad-job-market-token = Введите 1, если жетон рынка труда у вас: { $each } очка.
companion-pad-deliveries = Введите очки своих дисков на тёмных торговых постах.
companion-pad-workers-elpaso = Введите, сколько у вас карточек рабочих, где бы они ни лежали: по { $each } очка.
companion-pad-cattle-elpaso = Введите очки всех своих коров, где бы они ни лежали, и ранчера на симментальской клетке.
companion-pad-bonus-tokens = Введите очки, напечатанные на ваших жетонах бонусов.
companion-pad-objectives-elpaso = Введите очки выполненных жетонов целей. Остальные ничего не дают; Сью свои выполнила все.
companion-pad-poker = Введите сумму результатов четырёх комбинаций.
companion-pad-gold = Введите, сколько самородков обведено, зачёркнутых или нет.
companion-pad-banks = Введите сумму ячеек банков.
companion-pad-forts = Введите наибольшее обведённое число фортов.
companion-pad-ranches = Введите наибольшее обведённое число ранчо.
companion-pad-train-yards = Введите самый правый обведённый множитель, умноженный на города наибольшей сети.
companion-pad-towns = Введите, сколько ячеек городов обведено, зачёркнутых или нет; первая обведена с начала.
companion-pad-goals = Введите записанные очки за цели.
companion-pad-bonus = Трое игроков: последний в порядке хода вводит бонус.
companion-pad-goals-left = Введите, сколько целей осталось на столе, закрытых тоже: по { $each } очков к порогу.
companion-pad-part-disc = Диски: { $thing }
companion-pad-part-arrow = Стрелка: { $thing }
companion-pad-part-station = Станция { $thing }
companion-pad-part-hazard = Жетоны по { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Выполненные по { $thing }
companion-pad-part-failed = Невыполненные, штраф по { $thing }
companion-pad-part-master-workers = Рабочие, напечатанные тоже: { $thing }
companion-pad-part-master-objectives = Карточки целей в вашей зоне: { $thing }
companion-pad-part-master-hazards = Жетоны опасностей: { $thing }
companion-pad-part-master-pairs = Полные пары обоих цветов: { $thing }
companion-pad-part-master-certificates = Сертификаты, постоянные тоже: { $thing }
companion-pad-part-master-stations = Станции с вашим диском: { $thing }
companion-pad-part-master-buildings = Свои постройки на пути: { $thing }
companion-pad-part-simmental-space = Ранчер на симментальской клетке
companion-pad-part-round = Раунд { $thing }
companion-pad-part-multiplier = Самый правый обведённый множитель
companion-pad-part-network = Города наибольшей сети
companion-pad-part-goal-first = Цели, выполненные первыми
companion-pad-part-goal-later = Цели, выполненные позже
