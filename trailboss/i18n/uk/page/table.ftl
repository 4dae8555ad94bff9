### At the table.

ui-table = Стіл
ui-table-none = Такого столу немає
ui-open-public = Публічний стіл
ui-open-hints = з підказками
ui-open-link = Стіл за посиланням
ui-open-ask = Місця тут за запрошенням: попросіть посилання на місце в того, хто відкрив стіл.
ui-open-waiting =
    { $count ->
        [one] Чекаємо ще на { $count } гравця.
        [few] Чекаємо ще на { $count } гравців.
        [many] Чекаємо ще на { $count } гравців.
       *[other] Чекаємо ще на { $count } гравців.
    }
ui-open-ready = Усі на місці.
ui-seat-free = Місце { $seat }
ui-seat-human = людина
ui-seat-hotseat = за спільним екраном
ui-seat-bot = бот
ui-seat-automa = автома
ui-copy-link = Скопіювати посилання місця { $seat }
ui-copied = Скопійовано
ui-fill-bot = Посадити бота на місце { $seat }
ui-sit-here = Сісти на місце { $seat }
ui-start = Почати
ui-leave = Вийти з-за столу
ui-leave-ask = Справді піти? Інші можуть доручити гру за вас ботові.
ui-options = Параметри й чесність
ui-commitment = Хеш зерна
ui-commitment-none = Цей стіл продовжує запис: його зерно було відоме раніше, тож хешу немає.
ui-commitment-why = Хеш зерна зафіксовано до першої дії. Наприкінці зерно відкриють, і ваш браузер його перевірить.
ui-seed = Сіль і зерно
ui-fair = Перевірити
ui-fair-yes = ✓ Зерно відповідає хешу.
ui-fair-no = ✗ Зерно не відповідає хешу.
ui-own-link = Як повернутися
ui-own-link-text = Посилання місця { $seat }: тримайте його в таємниці
ui-players = Гравці
ui-is-asked = має ходити
ui-won = перемога
ui-stand-in = { $bot } грає
ui-abandoned = більше не за столом
ui-clock = Годинник
ui-score-running = Бали, якби гра закінчилася зараз
ui-score-final = Підсумок
ui-score-hint = Бали за тим, що вам відомо, якби гра закінчилася зараз.
ui-score-short = { $points } ПБ
ui-score-total = Разом
ui-waiting-for = Чекаємо: { $names }
ui-question-plain = Що ви робите?
ui-choices = Варіанти
ui-choices-show = Показати варіанти
ui-choices-hide = Сховати варіанти
ui-meanwhile = Тим часом
ui-last-turn = Останній хід:
ui-hover-hint = Наведіть на варіант, щоб дізнатися більше.
ui-any-time = Будь-коли
ui-confirm = Підтвердити
ui-confirm-ask = { $what }?
ui-route-ask = Яким шляхом? Вони коштують по-різному.
ui-route = { $via }: { $cost }
ui-route-free = безкоштовно
ui-end-turn = Завершити хід
ui-end-turn-with = Завершити хід: { $things }
ui-parts = Частини столу
ui-part-board = Поле
ui-part-hand = Рука
ui-part-market = Ринок
ui-part-players = Гравці
ui-part-log = Журнал
ui-enough = Тут досить
ui-amount =
    { $what ->
        [dollars]
            { $amount ->
                [one] { $amount } долар
                [few] { $amount } долари
                [many] { $amount } доларів
               *[other] { $amount } долара
            }
        [certificates]
            { $amount ->
                [one] { $amount } сертифікат
                [few] { $amount } сертифікати
                [many] { $amount } сертифікатів
               *[other] { $amount } сертифіката
            }
       *[tokens]
            { $amount ->
                [one] { $amount } жетон обміну
                [few] { $amount } жетони обміну
                [many] { $amount } жетонів обміну
               *[other] { $amount } жетона обміну
            }
    }
ui-outcome-pay = віддати { $thing }
ui-outcome-least = віддати щонайменше { $thing }
ui-outcome-gain = отримати { $thing }
ui-outcome-other-gain = { $who } отримує { $thing }
ui-outcome-other-pay = { $who } віддає { $thing }
ui-outcome-more =
    { $amount ->
        [one] { $amount } бал більше
        [few] { $amount } бали більше
        [many] { $amount } балів більше
       *[other] { $amount } бала більше
    }
ui-outcome-less =
    { $amount ->
        [one] { $amount } бал менше
        [few] { $amount } бали менше
        [many] { $amount } балів менше
       *[other] { $amount } бала менше
    }
ui-outcome-reveals = далі відкриється щось нове
ui-undo = Крок назад
ui-undo-turn = Почати хід спочатку
ui-undo-ask = Попросити скасувати більше
ui-undo-far = Скасувати більше
ui-why-not = Чому не можна? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-not-now = не зараз; запитання: { $question }
ui-not-your-turn = зараз не ваш хід; чекаємо: { $names }
ui-rule = Правило { $rule }
ui-offline = Зв’язок перервався. Пробуємо знову; нічого не втрачено.
ui-not-sent = Сервер не відповів. Спробуйте ще раз.
ui-panel = Журнал, чат і бали
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-score = Бали
ui-tab-about = Стіл
ui-log-all = Показати всі записи ({ $count })
ui-log-undone = скасовано:
ui-log-open = стіл відкрито
ui-log-join = { $who } сідає за стіл
ui-log-leave = { $who } виходить з-за столу
ui-log-seats = місця змінюються
ui-log-start = гра починається
ui-log-undo =
    { $count ->
        [one] { $who } скасовує { $count } крок
        [few] { $who } скасовує { $count } кроки
        [many] { $who } скасовує { $count } кроків
       *[other] { $who } скасовує { $count } кроків
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] останні кроки скасовано
                [redeal] останні кроки скасовано; усе приховане перетасовано
               *[other] голосування пройшло
            }
        [false] голосування не пройшло
       *[other] { $who } голосує
    }
ui-log-rematch = готуємо реванш
ui-chat = Чат
ui-chat-none = Поки що всі мовчать.
ui-chat-say = Скажіть щось
ui-chat-send = Надіслати
ui-digest = Поки вас не було: { $count }
ui-digest-read = Зрозуміло
ui-vote = Голосування
ui-vote-yes = Так
ui-vote-no = Ні
ui-vote-withdraw = Закінчити голосування
ui-vote-start = Хай грає бот
ui-vote-offer = { $who } не за столом.
ui-vote-bot = Хай замість гравця { $who } грає бот? Ще мають відповісти: { $missing }
ui-vote-undo = { $by } просить скасувати дію. Ще мають відповісти: { $missing }
ui-over-missed = Поріг не перевершено
ui-over =
    { $count ->
        [one] { $winners } перемагає
        [few] { $winners } ділять перемогу
        [many] { $winners } ділять перемогу
       *[other] { $winners } ділять перемогу
    }
ui-rematch = Реванш
ui-record = Завантажити запис
ui-cover-title = { $name }, ваш хід
ui-cover-text = Передайте екран. Інші не дивляться.
ui-cover-go = Це я, { $name }
ui-notify-turn = Ваш хід: { $game }
ui-automa = за картами з коробки
ui-hint = Що зробив би сильний бот?
ui-hint-first = його вибір
ui-deed-begins = { $who }: { $what }
ui-deed-acts = { $who } діє на місці
ui-deed-at = { $deed }, місце: { $place }
ui-deed-cost = { $deed } за { $thing }
ui-deed-fee = { $deed }, дорогою платить { $thing }
ui-deed-gain = { $deed } й отримує { $thing }
ui-log-own = власна будівля { $name }
ui-log-owned = будівля { $name } ({ $who })
ui-log-rules = Показувати правила
ui-room-here = тут
ui-room-away = немає на місці
ui-room-is-ready = готово
ui-room-ready = Можна починати
ui-room-all-ready = Усі готові.
ui-room-people = Також у кімнаті
ui-room-invite = Запросити
ui-room-invite-seat = Місце для гостя
ui-room-link = Посилання-запрошення
ui-room-copy = Скопіювати
ui-room-share = Поділитися
ui-room-qr = QR-код посилання-запрошення
ui-room-link-why = Хто його відкриє, сяде на це місце.
ui-room-public-why = Хто його відкриє, може сісти на будь-яке вільне місце.
ui-room-talk = Поговоріть, поки чекаєте
ui-choices-afar = Здалеку ({ $count })
ui-choices-walk = Те, до чого ви дійдете, у порядку поля
