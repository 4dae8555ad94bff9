### The pages of Sam and Sue.

ui-solo-lead = { $who } грає за іншу сторону вашої друкованої гри. Сторінка каже, що робить { $who }, і рахує бали; ви пересуваєте фігури й відповідаєте на те, що видно лише на столі. Працює і без сервера.
ui-solo-option-level = Яка складність?
ui-solo-option-b-cards = Скільки карт B?
ui-solo-option-deck = Хто бере карти?
ui-solo-choice-easy = легкий
ui-solo-choice-medium = середній
ui-solo-choice-hard = важкий
ui-solo-choice-0 = жодної
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = сторінка
ui-solo-choice-box = я
ui-solo-why-level =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }; { $extra ->
        [0] { "" }
       *[other] на одного робітника кожного фаху більше;
    } перша доставка — { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Колода з { $cards } карти; карти B роблять Сью сильнішою.
        [few] Колода з { $cards } карт; карти B роблять Сью сильнішою.
        [many] Колода з { $cards } карт; карти B роблять Сью сильнішою.
       *[other] Колода з { $cards } карти; карти B роблять Сью сильнішою.
    }
ui-solo-why-app = Друковані карти лишаються в коробці.
ui-solo-why-box = Ви відкриваєте друковані карти й кажете, що на них.
ui-solo-faces = Лицьові боки наших карт відтворено. Якщо ваші відрізняються, беріть карти самі: тоді все йде за друкованими.
ui-solo-start = Почати
ui-solo-file = Продовжити з файлу
ui-solo-file-why = Партія, збережена тут або в командному рядку.
ui-solo-trouble-damaged = Партію, яку зберіг цей браузер, пошкоджено, продовжити її не можна. Почніть нову або продовжте з файлу.
ui-solo-trouble-bad = { $file }: такої партії тут не продовжити. Нічого не змінилося.
ui-solo-trouble-other = { $file }: у цій партії суперник { $who }. Відкрийте файл на сторінці цього суперника.
ui-solo-told = Що робити
ui-solo-number = Число
ui-solo-answer = Готово
ui-solo-usual = типова відповідь
ui-solo-keys = Клавіші: цифри відповідають, Enter бере позначену відповідь, u скасовує
ui-solo-all-rules = Усі правила
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } бал
        [few] { $who }: { $points } бали
        [many] { $who }: { $points } балів
       *[other] { $who }: { $points } бала
    }
ui-solo-has = { $who } має
ui-solo-past = Попередні ходи ({ $count })
ui-solo-turn = Хід { $number }
ui-solo-set-up = Підготовка
ui-solo-session = Ця партія
ui-solo-is-level = складність: { $value }
ui-solo-is-b-cards = карти B: { $value }
ui-solo-is-deck = карти бере: { $value }
ui-solo-seed = зерно { $seed }
ui-solo-not-kept = Цей браузер нічого не зберігає: збережіть партію у файл, перш ніж закрити сторінку.
ui-solo-save = Зберегти у файл
ui-solo-new = Нова гра
ui-solo-new-sure = Цю партію буде забуто. Якщо хочете колись її продовжити, спершу збережіть її у файл.
ui-solo-new-yes = Забути
ui-solo-new-no = Грати далі
