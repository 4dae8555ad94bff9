### The board.

ui-board-start = Старт
ui-board-empty = { $place }, пусто
ui-board-building = { $place }, постройка { $name } ({ $who })
ui-board-building-own = { $place }, ваша постройка { $name }
ui-board-neutral = нейтральная постройка { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , плата { $amount }
ui-board-herder = пастух ({ $who }): { $place }
ui-board-engine = паровоз ({ $who }) на клетке { $name }
ui-board-space = клетка железной дороги { $name }
ui-board-cross = стоимость доставки: 1 доллар, если город дальше этой отметки, а паровоз до неё не дошёл
ui-board-station =
    станция { $number }, стоимость { $cost }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-board-upgraded = станцию улучшили: { $who }
ui-board-city = { $city }, значение { $value }
ui-board-discs = диски: { $who }
ui-board-arrow =
    { $one } и { $two } вместе: { $what } { $points ->
        [0] { "" }
       *[other]
            { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }
    }
ui-board-master = начальник станции: { $what }
ui-board-master-certificates =
    { $amount ->
        [one] { $amount } постоянный сертификат
        [few] { $amount } постоянных сертификата
        [many] { $amount } постоянных сертификатов
       *[other] { $amount } постоянных сертификата
    }
ui-board-master-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $per }
ui-board-jobs = Рынок труда
ui-board-job = { $worker } в ряду { $row } за { $price }
ui-board-job-empty = ряд { $row } рынка труда, пусто
ui-board-job-token = ряд { $row } рынка труда, с жетоном рынка труда
ui-board-foresight = прогноз { $column }: { $tile }
ui-board-market = Рынок скота
ui-board-cow =
    { $name }, ценность { $value }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $count ->
        [1] { "" }
       *[other] , таких { $count }
    }
ui-board-stack =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
        [many] { $count } карточек
       *[other] { $count } карточки
    } в стопке скота
ui-board-offer =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
        [many] { $count } карточек
       *[other] { $count } карточки
    } за { $cowboys ->
        [one] { $cowboys } ковбоя
        [few] { $cowboys } ковбоев
        [many] { $cowboys } ковбоев
       *[other] { $cowboys } ковбоев
    } и { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-board-objectives = Цели
ui-board-objective-stack =
    { $count ->
        [one] { $count } карточка цели в стопке
        [few] { $count } карточки целей в стопке
        [many] { $count } карточек целей в стопке
       *[other] { $count } карточки целей в стопке
    }
ui-board-own = Рука: { $who }
ui-board-hand = Рука
ui-about-risk = риск рядом: { $what }
ui-board-hand-empty = На руке нет карточек.
ui-board-mat = Планшет: { $who }
ui-board-dollars = доллары
ui-board-certificates = сертификаты
ui-board-tokens = жетоны обмена
ui-board-hand-size = карточки на руке
ui-board-draw-size = карточки в стопке добора
ui-board-engine-space = паровоз на клетке
ui-board-workers = Рабочие
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = следующий даёт: { $what }
ui-board-aux-title = Вспомогательные действия и диски
ui-board-aux = вспомогательное действие { $number }: { $what }
ui-board-disc =
    диск: { $name }, { $corner ->
        [black] тёмные уголки
       *[white] белые уголки
    }, { $state ->
        [covered] закрыто
       *[clear] свободно
    }
ui-board-reserve =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
        [many] { $count } построек
       *[other] { $count } постройки
    } в запасе
ui-board-reserve-building =
    постройка { $name }, { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
        [many] { $builders } строителей
       *[other] { $builders } строителя
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { $what }
ui-board-gathered = Собрано
ui-board-discard =
    Стопка сброса: { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
        [many] { $count } карточек
       *[other] { $count } карточки
    }
ui-board-step-limit = лимит шагов { $count }
