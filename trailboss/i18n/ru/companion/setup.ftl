### The set-up.
###
### companion-setup-<step>       the numbers of the step
### companion-setup-<step>-row   $who $at $thing and the numbers of a seat

companion-setup-title = { $game }: подготовка, игроков: { $players }, зерно: { $seed }.
companion-setup-first = Кто начинает, решает жребий. Дальше по часовой стрелке.
companion-setup-first-row = { $who } начинает
companion-setup-dealer = Первого сдающего выбирает жребий. Дальше по часовой стрелке.
companion-setup-dealer-row = { $who } сдаёт
companion-setup-order = Сядьте по часовой стрелке в таком порядке. Начинает первый.
companion-setup-order-row = { $who }
companion-setup-colours = Цвета по жребию.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Положите по одному жетону начальника станции лицом вверх к станциям 1–5. Остальные ({ $left }) уберите в коробку.
companion-setup-masters-row = Станция { $at }: { $thing }
companion-setup-masters-all = Положите по одному жетону начальника станции лицом вверх к станциям 1–5.
companion-setup-masters-all-row = Станция { $at }: { $thing }
companion-setup-neutral = Разложите нейтральные постройки по местам, как выпало.
companion-setup-neutral-row = Место { $at }: постройка { $thing }
companion-setup-neutral-letters = Положите каждую нейтральную постройку на место с её буквой.
companion-setup-token = Поставьте жетон рынка труда на кружок ряда { $row } рынка труда.
companion-setup-bags = Разложите { $tiles } жетона с числом на обороте по этому числу ({ $bags } мешочка или закрытые стопки) и перемешайте каждую часть.
companion-setup-tiles = Тяните жетоны с оборотом 1, пока на поле не окажется { $tiles }, каждый на наименьшем свободном номере своей зоны. Жетон, чья зона заполнена, верните: он не считается.
companion-setup-jobs = Заполните рынок труда рабочими с оборотом 2, всего { $workers }: ряд 1, затем ряд 2, слева направо в крайних правых колонках ({ $columns }), до места слева от жетона.
companion-setup-foresight = Положите по { $tiles } жетона каждого оборота лицом вверх на места прогноза с тем же числом.
companion-setup-market = Перемешайте карточки скота рынка ({ $cards }) и выложите открытыми { $open }.
companion-setup-simmental-piles = Симментальский режим: карточки этапа 1 замешаны в рынок. Карточки этапов 2 и 3 лежат у поля открытыми стопками по { $cards } (стопок: { $stages }).
companion-setup-display = Перемешайте карточки целей ({ $cards }) и выложите открытыми { $open }.
companion-setup-own = Каждый берёт цвет: планшет, постройки ({ $buildings }), диски на цветные клетки ({ $discs }), паровоз на 0, фишку сертификатов на 0, пастуха рядом с планшетом, свои карточки скота как перемешанную стопку ({ $cards }).
companion-setup-count-tile = Накройте этап A каждого планшета жетоном количества игроков, стороной { $players }.
companion-setup-sides = Поверните частные постройки этими сторонами, одинаково у всех.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Все частные постройки лежат стороной a.
companion-setup-sides-b = Все частные постройки лежат стороной b.
companion-setup-starting = Перемешайте стартовые цели ({ $cards }) и раздайте каждому по одной лицом вверх. Лишние в коробку: { $left }.
companion-setup-capital = Деньги и рука в порядке хода:
companion-setup-capital-row = { $who }: ${ $dollars }, карточек на руке { $cards }
companion-setup-capital-tokens = Деньги, рука и жетоны обмена в порядке хода:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, карточек на руке { $cards }, жетонов обмена { $tokens }
companion-setup-capital-elpaso = Теперь деньги и жетоны обмена в порядке хода:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, жетонов обмена { $tokens }
companion-setup-sam = Готовьте стол как на двоих: вы и Сэм. Его страница подскажет, что ему положить; откройте её до заполнения рынка труда, ведь первый рабочий идёт ему.
companion-setup-sue = Готовьте стол как на двоих: вы и Сью. Её страница подскажет, что ей положить, и перемешает её колоды.
companion-setup-bank = Положите поле на середину стола, а рядом монеты: это банк.
companion-setup-bank-tokens = Положите поле на середину стола, а рядом монеты и жетоны обмена: это банк.
companion-setup-simmental-tile = Симментальские карточки: накройте их жетоном рынка его часть рынка скота на поле.
companion-setup-simmental-none = Без симментальских карточек: верните эти оранжевые карточки ({ $cards }) в коробку.
companion-setup-sam-sides = Все постройки Сэма лежат стороной b, как бы ни лежали ваши.
companion-setup-first-turn = Помните о первом ходе каждого игрока: сбросьте карточки так, чтобы в руке осталось { $cards }, затем поставьте пастуха на любую нейтральную постройку и сразу используйте её.
companion-setup-elpaso-tile = Положите жетон Эль-Пасо на его место.
companion-setup-goal-section = Проведите линию через секцию заданий на листе: в одиночку задания не дают очков.
companion-setup-chip = Сдающий берёт покерные карты и фишку сдающего.
companion-setup-goals-rest = Все остальные задания возвращаются в коробку.
companion-setup-train = Выложите карточки поезда от 1 до { $cards } инженеров этими сторонами.
companion-setup-train-row = Карточка { $at }: { $thing }
companion-setup-train-plain = Выложите карточки поезда от 1 до { $cards } инженеров, все обычной стороной.
companion-setup-train-star = Выложите карточки поезда от 1 до { $cards } инженеров, все стороной со звездой.
companion-setup-supply = Перемешайте лицом вниз отдельно { $objectives } жетонов целей и { $bonuses } жетонов бонусов. Откройте по { $open }: это запас поезда.
companion-setup-cattle = Рынок скота, открытые стопки: абердин-ангусские { $black_angus }, корриенте { $corriente }, шортгорнские { $shorthorn }, герефордские { $hereford }.
companion-setup-stacks = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), этими сторонами.
companion-setup-stacks-row = Строители { $at }: { $thing }
companion-setup-stacks-a = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), все стороной a.
companion-setup-stacks-b = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), все стороной b.
companion-setup-workers = Рынок рабочих: { $stacks } открытые стопки по { $cards } карточек.
companion-setup-simmental = Стопка симментальских карточек: { $cards } карточек из { $all }. Остальные в коробку.
companion-setup-ranch = Каждый берёт цвет: диски на планшет ({ $discs }), фишку сертификатов на 0, два маркера владельца, ранчера, с рынка по { $workers } рабочему каждого вида (наготове) и коров как перемешанную стопку ({ $cows }), из неё { $hand } на руку.
companion-setup-objective = В порядке хода каждый берёт один открытый жетон цели. Его место сразу пополните.
companion-setup-rancher = В порядке хода каждый ставит ранчера на нейтральную постройку, не на Эль-Пасо.
companion-setup-sheets = Каждому карандаш и один лист, всем та же сторона.
companion-setup-sheets-row = Сторона { $thing }
companion-setup-sheets-a = Каждому карандаш и один лист стороной A.
companion-setup-sheets-b = Каждому карандаш и один лист стороной B.
companion-setup-start = Проверьте, что на каждом листе обведена первая ячейка города.
companion-setup-cards = Перемешайте покерные карты, всего { $cards }.
companion-setup-goals = Выложите эти цели. Остальные ({ $left }) остаются в коробке.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = шериф
companion-thing-ranch-goal = ранчо
companion-thing-train-goal = поезд
companion-thing-plain = обычная сторона
companion-thing-star = сторона со звездой
companion-thing-blue = синий
companion-thing-red = красный
companion-thing-yellow = жёлтый
companion-thing-white = белый
companion-setup-goals-down = Перемешайте цели по видам и положите по одной каждого вида лицом вниз ({ $cards }); эти закрытые карты тоже перемешайте.
companion-setup-goals-open =
    { $open ->
        [0] На этом уровне других целей не открывают.
       *[other] Перемешайте остальные цели ({ $cards }) и откройте { $open }.
    }
companion-setup-bonus = Трое игроков: последний в порядке хода записывает бонус.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = Каждый ход сдающий открывает { $cards } карты.
companion-setup-dealing-many = При таком числе игроков каждый ход сдающий сначала открыто сбрасывает карту, затем открывает { $cards }; все используют одну из них.
companion-setup-dealing-alone = Каждый ход посмотрите верхнюю карту и сбросьте её, затем откройте { $cards } и используйте одну из них.
companion-setup-secret = В начале каждого раунда все получают тайную карту; её используют в ходу { $turn }, когда карт не открывают.
