### At the table.

ui-table = Стол
ui-table-none = Такого стола нет
ui-open-public = Стол для всех
ui-open-hints = с подсказками
ui-open-link = Стол по ссылке
ui-open-ask = Места здесь по приглашению: попросите ссылку на место у того, кто открыл стол.
ui-open-waiting =
    Ждём ещё { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
        [many] { $count } игроков
       *[other] { $count } игроков
    }.
ui-open-ready = Все в сборе.
ui-seat-free = Место { $seat }
ui-seat-human = человек
ui-seat-hotseat = за одним экраном
ui-seat-bot = бот
ui-seat-automa = автома
ui-copy-link = Скопировать ссылку места { $seat }
ui-copied = Скопировано
ui-fill-bot = Посадить бота на место { $seat }
ui-sit-here = Сесть на место { $seat }
ui-start = Начать
ui-leave = Уйти
ui-leave-ask = Точно уйти? Остальные могут посадить за вас бота.
ui-options = Настройки и честность
ui-commitment = Хеш зерна
ui-commitment-none = Этот стол продолжает повтор: его зерно было известно заранее, поэтому хеша нет.
ui-commitment-why = Хеш зерна закреплён до первого действия. В конце зерно открывается, и ваш браузер его проверяет.
ui-seed = Соль и зерно
ui-fair = Проверить
ui-fair-yes = ✓ Зерно соответствует хешу.
ui-fair-no = ✗ Зерно не соответствует хешу.
ui-own-link = Как вернуться
ui-own-link-text = Ссылка места { $seat }: держите её в тайне
ui-players = Игроки
ui-is-asked = ждём действия
ui-won = победа
ui-stand-in = играет { $bot }
ui-abandoned = больше не за столом
ui-clock = Часы
ui-score-running = Очки, если бы игра кончилась сейчас
ui-score-final = Итоговый счёт
ui-score-hint = Очки по тому, что вам известно, если бы игра закончилась сейчас.
ui-score-short = { $points } ПО
ui-score-total = Итого
ui-waiting-for = Ждём: { $names }
ui-question-plain = Что вы делаете?
ui-choices = Варианты
ui-choices-show = Показать варианты
ui-choices-hide = Скрыть варианты
ui-meanwhile = Тем временем
ui-last-turn = Последний ход:
ui-hover-hint = Наведите на вариант, чтобы узнать больше.
ui-any-time = В любой момент
ui-confirm = Подтвердить
ui-confirm-ask = { $what }?
ui-route-ask = Каким путём? Они стоят по-разному.
ui-route = { $via }: { $cost }
ui-route-free = бесплатно
ui-end-turn = Завершить ход
ui-end-turn-with = Завершить ход: { $things }
ui-parts = Части стола
ui-part-board = Поле
ui-part-hand = Рука
ui-part-market = Рынок
ui-part-players = Игроки
ui-part-log = Журнал
ui-enough = Здесь всё
ui-amount =
    { $what ->
        [dollars]
            { $amount ->
                [one] { $amount } доллар
                [few] { $amount } доллара
                [many] { $amount } долларов
               *[other] { $amount } доллара
            }
        [certificates]
            { $amount ->
                [one] { $amount } сертификат
                [few] { $amount } сертификата
                [many] { $amount } сертификатов
               *[other] { $amount } сертификата
            }
       *[tokens]
            { $amount ->
                [one] { $amount } жетон обмена
                [few] { $amount } жетона обмена
                [many] { $amount } жетонов обмена
               *[other] { $amount } жетона обмена
            }
    }
ui-outcome-pay = отдать { $thing }
ui-outcome-least = отдать минимум { $thing }
ui-outcome-gain = получить { $thing }
ui-outcome-other-gain = { $who } получает { $thing }
ui-outcome-other-pay = { $who } отдаёт { $thing }
ui-outcome-more =
    { $amount ->
        [one] { $amount } очко больше
        [few] { $amount } очка больше
        [many] { $amount } очков больше
       *[other] { $amount } очка больше
    }
ui-outcome-less =
    { $amount ->
        [one] { $amount } очко меньше
        [few] { $amount } очка меньше
        [many] { $amount } очков меньше
       *[other] { $amount } очка меньше
    }
ui-outcome-reveals = затем что-то откроется
ui-undo = Шаг назад
ui-undo-turn = Начать ход заново
ui-undo-ask = Попросить отменить больше
ui-undo-far = Отменить больше
ui-why-not = Почему нельзя? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-not-now = не сейчас; вопрос: { $question }
ui-not-your-turn = сейчас не ваш ход; ждём: { $names }
ui-rule = Правило { $rule }
ui-offline = Связь пропала. Пробуем снова; ничего не потеряно.
ui-not-sent = Сервер не ответил. Попробуйте ещё раз.
ui-panel = Журнал, чат и счёт
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-score = Счёт
ui-tab-about = Стол
ui-log-all = Показать все записи ({ $count })
ui-log-undone = отменено:
ui-log-open = стол открыт
ui-log-join = { $who } садится за стол
ui-log-leave = { $who } уходит
ui-log-seats = места меняются
ui-log-start = игра начинается
ui-log-undo =
    { $who } отменяет { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] последние шаги отменены
                [redeal] последние шаги отменены; всё скрытое перетасовано
               *[other] голосование прошло
            }
        [false] голосование не прошло
       *[other] { $who } голосует
    }
ui-log-rematch = готовится реванш
ui-chat = Чат
ui-chat-none = Пока все молчат.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Отправить
ui-digest = Пока вас не было: { $count }
ui-digest-read = Понятно
ui-vote = Голосование
ui-vote-yes = За
ui-vote-no = Против
ui-vote-withdraw = Прекратить голосование
ui-vote-start = Передать место боту
ui-vote-offer = { $who } не за столом.
ui-vote-bot = Пусть бот сыграет вместо отсутствующего ({ $who })? Ещё не ответили: { $missing }
ui-vote-undo = { $by } просит отменить действие. Ещё не ответили: { $missing }
ui-over-missed = Порог не превышен
ui-over =
    { $count ->
        [1] { $winners } побеждает
       *[other] { $winners } делят победу
    }
ui-rematch = Реванш
ui-record = Скачать запись
ui-cover-title = { $name }, ваш ход
ui-cover-text = Передайте экран. Остальные не подглядывают.
ui-cover-go = Это я, { $name }
ui-notify-turn = Ваш ход: { $game }
ui-automa = по карточкам из коробки
ui-hint = Что сделал бы сильный бот?
ui-hint-first = его выбор
ui-deed-begins = { $who }: { $what }
ui-deed-acts = { $who } действует на месте
ui-deed-at = { $deed }, место: { $place }
ui-deed-cost = { $deed } за { $thing }
ui-deed-fee = { $deed }, по пути платит { $thing }
ui-deed-gain = { $deed } и получает { $thing }
ui-log-own = своя постройка { $name }
ui-log-owned = постройка { $name } ({ $who })
ui-log-rules = Показывать правила
ui-room-here = здесь
ui-room-away = нет на месте
ui-room-is-ready = готово
ui-room-ready = Можно начинать
ui-room-all-ready = Все готовы.
ui-room-people = Ещё в комнате
ui-room-invite = Пригласить
ui-room-invite-seat = Место для гостя
ui-room-link = Ссылка-приглашение
ui-room-copy = Скопировать
ui-room-share = Поделиться
ui-room-qr = QR-код ссылки-приглашения
ui-room-link-why = Кто её откроет, сядет на это место.
ui-room-public-why = Кто её откроет, может сесть на любое свободное место.
ui-room-talk = Поговорите, пока ждёте
ui-choices-afar = Издалека ({ $count })
ui-choices-walk = То, до чего вы дойдёте, в порядке поля
