### What happens in the trail games.

event-auxiliary = { $who } выполняет вспомогательное действие { $amount }
event-build =
    { $what ->
        [building] { $who } возводит постройку { $amount }
       *[other] { $who } возводит: { $thing }
    }
event-buy = { $who } покупает: { $thing }
event-clear = { $who } убирает опасность: { $thing }
event-collect = { $who } забирает бандита: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } доставляет стадо ценностью { $amount }
       *[other] { $who } доставляет стадо: { $thing }
    }
event-disc = { $who } снимает диск: { $thing }
event-end =
    { $what ->
        [simmental-space]
            { $who } ставит ранчера на симментальскую клетку и получает { $amount ->
                [one] { $amount } очко
                [few] { $amount } очка
                [many] { $amount } очков
               *[other] { $amount } очка
            }: начинаются последние ходы
       *[other]
            { $who } берёт жетон рынка труда и { $amount ->
                [one] { $amount } очко
                [few] { $amount } очка
                [many] { $amount } очков
               *[other] { $amount } очка
            }: начинаются последние ходы
    }
event-engine = { $who } ведёт паровоз: { $thing }
event-exchange = { $who } использует жетон обмена
event-fee = { $who } платит { $amount } за проход: { $thing }
event-foresee =
    { $what ->
        [many] новые прогнозы: { $thing }
       *[other] колонка прогноза { $amount }: { $thing }
    }
event-hire = { $who } нанимает: { $thing }
event-income = { $who } показывает стадо ценностью { $amount }
event-job = в { $amount }-й ряд рынка труда приходит { $thing }
event-lay = на путь выложено: { $thing }
event-lift = { $who } забирает диск со станции { $thing }
event-local = { $who } выполняет действие локации { $amount }: { $thing }
event-lose = нет места, жетон уходит из игры: { $thing }
event-master = { $who } получает жетон начальника станции: { $thing }
event-move = { $who } перемещается: { $thing }
event-open = открывается: { $thing }
event-place = { $who } начинает путь: { $thing }
event-raise = { $who } улучшает карточку: { $thing }
event-remove = { $who } убирает из игры: { $thing }
event-replace =
    { $what ->
        [building] { $who } заменяет постройку на постройку { $amount }
       *[other] { $who } заменяет постройку: { $thing }
    }
event-return = { $who } возвращается: { $thing }
event-site = место: { $thing }
event-upgrade = { $who } улучшает станцию { $thing }
