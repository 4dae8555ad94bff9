### The daily challenge.

ui-daily = Испытание дня
ui-daily-of = Испытание дня: { $date }
ui-daily-text = Одна раздача в день, одинаковая для всех на этом сервере. Попытка только одна.
ui-daily-play = Сыграть сегодняшнее испытание
ui-daily-continue = Продолжить испытание
ui-daily-until = Закончите до { $time }.
ui-daily-closed = День прошёл: эта игра уже не засчитывается.
ui-daily-look = К своему столу
ui-daily-to-today = Сегодняшнее испытание
ui-daily-next = Следующее испытание в { $time }, { $when }.
ui-daily-away = Сейчас не удаётся загрузить испытание дня.
ui-daily-gone = На этот день испытания нет.
ui-daily-mine =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: место { $rank } из { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, но поздно: игра не засчитывается.
ui-daily-beaten = Порог { $target } превышен.
ui-daily-missed = Порог { $target } не превышен.
ui-daily-best = Лучшие сегодня
ui-daily-results = Результаты: { $date }
ui-daily-none = Никто ещё не закончил. Будьте первыми!
ui-daily-none-past = В тот день никто не доиграл.
ui-daily-playing =
    { $count ->
        [one] Ещё играет { $count } человек.
        [few] Ещё играют { $count } человека.
        [many] Ещё играют { $count } человек.
       *[other] Ещё играют { $count } человека.
    }
ui-daily-rank = Место
ui-daily-points = Очки
ui-daily-difference = До порога
ui-daily-replay = Повтор: { $name }
ui-daily-all = Все результаты
ui-daily-yesterday = Вчера
ui-daily-day = Другой день
ui-daily-copy = Скопировать ссылку на этот день
ui-daily-how = Как это работает
ui-daily-how-day = Дни сменяются в полночь по UTC: по вашему времени в { $time }. Начатая игра засчитывается, если закончится до { $close }.
ui-daily-how-secret = До тех пор ваш стол видите только вы. Потом все могут смотреть повторы и проверить зерно.
ui-daily-how-undo = Шаги хода можно отменить, открытые карты — нет.
ui-daily-to-results = Результаты дня
ui-daily-sealed = Повтор и запись откроются: { $time }.
