### A new table.

ui-new-title = Новий стіл
ui-new-game = Гра
ui-new-seats = Місця
ui-new-options = Параметри
ui-new-table = Стіл
ui-new-seat-kind = Хто сидить на місці { $seat }
ui-new-seat-bot = Бот на місці { $seat }
ui-new-seat-name = Ім’я на місці { $seat }
ui-new-public = Публічний
ui-new-public-why = Кожен може зайняти вільне місце або дивитися. Інакше про стіл знають лише ті, хто має посилання.
ui-new-hints = Підказки
ui-new-hints-why = Поки ви думаєте, можна запитати сильного бота, що б він зробив на вашому місці. Він знає не більше за вас.
ui-new-clock = Годинник
ui-new-clock-why = Коли час вийшов, інші можуть доручити гру ботові.
ui-components = Значення
ui-components-title = Надруковані значення
ui-components-why = У вашій коробці інші числа? Запишіть їх у файл, виправте й грайте за ним.
ui-components-printed = як надруковано
ui-components-bring = Додати файл значень
ui-components-wrong = Цей файл не можна використати:
ui-components-own = Гра за значеннями власника:
ui-components-differ = { $count ->
    [one] { $count } значення відрізняється від наших
    [few] { $count } значення відрізняються від наших
   *[many] { $count } значень відрізняються від наших
}
ui-components-place = Місце
ui-components-ours = Наше
ui-components-theirs = Цей файл
ui-new-webhook = Вебхук
ui-new-webhook-why = На цю адресу приходить повідомлення, коли комусь час ходити, наприклад у канал Discord.
ui-new-start = Почати гру
ui-new-open = Відкрити стіл
ui-seat-add = Додати місце
ui-seat-drop = Прибрати місце
ui-guest = Гість
ui-kind-me = Я
ui-kind-me-name = Я ({ $name })
ui-kind-friend = Хтось за посиланням
ui-kind-hotseat = Хтось за цим екраном
ui-kind-bot = Бот
ui-bot-tenderfoot = Жовторотик (рівень 1, для навчання)
ui-bot-wrangler = Табунник (рівень 2)
ui-bot-rancher = Ранчер (рівень 3)
ui-bot-foreman = Управитель (рівень 4)
ui-bot-legend = Легенда (рівень 5, думає секунду)
ui-bot-random = Новачок (навмання)
ui-bot-greedy = Погонич (жадібний)
ui-bot-strong = Старший погонич (сильний)
ui-botname-tenderfoot = Жовторотик
ui-botname-wrangler = Табунник
ui-botname-rancher = Ранчер
ui-botname-foreman = Управитель
ui-botname-legend = Легенда
ui-botname-random = Новачок
ui-botname-greedy = Погонич
ui-botname-strong = Старший погонич
ui-clock-none = без обмеження часу
ui-clock-live30 = 30 хвилин + 30 секунд на дію
ui-clock-live60 = 1 година + 1 хвилина на дію
ui-clock-days3 = 3 дні + 12 годин на дію
ui-clock-days7 = 7 днів + 1 день на дію
ui-new-automa = грає проти вас за картами з коробки
ui-new-rulings =
    ще { $count ->
        [one] { $count } тлумачення
        [few] { $count } тлумачення
        [many] { $count } тлумачень
       *[other] { $count } тлумачень
    }
