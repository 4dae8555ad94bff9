### A new table.

ui-new-title = Новый стол
ui-new-game = Игра
ui-new-seats = Места
ui-new-options = Настройки
ui-new-table = Стол
ui-new-seat-kind = Кто сидит на месте { $seat }
ui-new-seat-bot = Бот на месте { $seat }
ui-new-seat-name = Имя на месте { $seat }
ui-new-public = Открыт для всех
ui-new-public-why = Любой может занять свободное место или смотреть. Иначе о столе знают только те, у кого есть ссылка.
ui-new-hints = Подсказки
ui-new-hints-why = Пока вы думаете, можно спросить сильного бота, что бы он сделал на вашем месте. Он знает не больше вас.
ui-new-clock = Часы
ui-new-clock-why = Когда время вышло, остальные могут передать место боту.
ui-components = Значения
ui-components-title = Напечатанные значения
ui-components-why = В вашей коробке другие числа? Запишите их в файл, исправьте и играйте по нему.
ui-components-printed = как напечатано
ui-components-bring = Добавить файл значений
ui-components-wrong = Этот файл нельзя использовать:
ui-components-own = Игра по значениям владельца:
ui-components-differ = { $count ->
    [one] { $count } значение отличается от наших
    [few] { $count } значения отличаются от наших
   *[many] { $count } значений отличаются от наших
}
ui-components-place = Место
ui-components-ours = Наше
ui-components-theirs = Этот файл
ui-new-webhook = Вебхук
ui-new-webhook-why = На этот адрес приходит сообщение, когда кому-то пора ходить, например в канал Discord.
ui-new-start = Начать игру
ui-new-open = Открыть стол
ui-seat-add = Добавить место
ui-seat-drop = Убрать место
ui-guest = Гость
ui-kind-me = Я
ui-kind-me-name = Я ({ $name })
ui-kind-friend = Кто-то по ссылке
ui-kind-hotseat = Кто-то за этим экраном
ui-kind-bot = Бот
ui-bot-tenderfoot = Желторотик (уровень 1, для обучения)
ui-bot-wrangler = Табунщик (уровень 2)
ui-bot-rancher = Ранчер (уровень 3)
ui-bot-foreman = Управляющий (уровень 4)
ui-bot-legend = Легенда (уровень 5, думает секунду)
ui-bot-random = Новичок (наугад)
ui-bot-greedy = Гуртовщик (жадный)
ui-bot-strong = Старший гуртовщик (сильный)
ui-botname-tenderfoot = Желторотик
ui-botname-wrangler = Табунщик
ui-botname-rancher = Ранчер
ui-botname-foreman = Управляющий
ui-botname-legend = Легенда
ui-botname-random = Новичок
ui-botname-greedy = Гуртовщик
ui-botname-strong = Старший гуртовщик
ui-clock-none = без ограничения времени
ui-clock-live30 = 30 минут + 30 секунд на действие
ui-clock-live60 = 1 час + 1 минута на действие
ui-clock-days3 = 3 дня + 12 часов на действие
ui-clock-days7 = 7 дней + 1 день на действие
ui-new-automa = играет против вас по карточкам из коробки
ui-new-rulings =
    ещё { $count ->
        [one] { $count } уточнение
        [few] { $count } уточнения
        [many] { $count } уточнений
       *[other] { $count } уточнения
    } правил
