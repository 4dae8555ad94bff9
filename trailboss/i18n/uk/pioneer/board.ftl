### The sheet.

ui-sheet-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-sheet-card-away = відкладено
ui-sheet-card-taken = бере { $name }
ui-sheet-card-secret = ваша таємна карта
ui-sheet-card-secret-of = таємна карта: { $name }
ui-sheet-cards = Карти дилера
ui-sheet-side =
    { $side ->
        [NE] { $cell } північний схід
        [E] { $cell } схід
        [SE] { $cell } південний схід
        [SW] { $cell } південний захід
        [W] { $cell } захід
       *[NW] { $cell } північний захід
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] короткий шлях у { $cell }, з півночі на південь
        [NE-SW] короткий шлях у { $cell }, з північного сходу на південний захід
       *[NW-SE] короткий шлях у { $cell }, з північного заходу на південний схід
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = активує: { $what }
ui-sheet-reaches = досягає міста { $number }: нова комірка міста
ui-sheet-needs = потребує особливого бонусу: { $what }
ui-sheet-points-more =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
        [many] +{ $points } очок
       *[other] +{ $points } очок
    }
ui-sheet-then-left =
    { $tracks ->
        [0] потім колій не лишиться
        [one] потім лишиться { $tracks } колія
        [few] потім лишиться { $tracks } колії
        [many] потім лишиться { $tracks } колій
       *[other] потім лишиться { $tracks } колій
    }
ui-sheet-left =
    { $tracks ->
        [0] колій не лишилося
        [one] лишилася { $tracks } колія
        [few] лишилося { $tracks } колії
        [many] лишилося { $tracks } колій
       *[other] лишилося { $tracks } колій
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Закресліть комірку міста, щоб прокласти ще одну колію, або завершіть хід.
        [one] Лишилася { $tracks } колія. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [few] Лишилося { $tracks } колії. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [many] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
       *[other] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
    }
ui-sheet-lay-it = Прокласти
ui-sheet-hand =
    ваша комбінація: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-hand-open = ваша комбінація: пари ще немає
ui-sheet-no-pair = пари ще немає
ui-sheet-hand-row =
    Раунд { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-box = Комірка міста
ui-sheet-box-brings = ще одна колія й особливий бонус на цей хід
ui-sheet-bank-brings =
    { $count } × { $multiplier } = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-station = станція ({ $suit }) { $cell }
ui-sheet-is-active = активовано
ui-sheet-is-soon = буде активовано
ui-sheet-is-sides = прокладено сторін: { $have } із { $need }
ui-sheet-is-fenced = ще не відокремлене від інших ранчо
ui-sheet-town = місто { $number }
ui-sheet-town-reached = місто { $number }, досягли: { $suits }
ui-sheet-map = Мапа ({ $name }): стрілки ведуть від сторони до сторони, Enter прокладає
ui-sheet-zoom = Розмір мапи
ui-sheet-nearer = Ближче
ui-sheet-farther = Далі
ui-sheet-whole = Уся мапа
ui-sheet-round = Раунд { $round } із { $rounds }
ui-sheet-turn = Хід { $turn } із { $turns }
ui-sheet-turn-of = Раунд { $round }, хід { $turn }
ui-sheet-dealer = Дилер: { $name }
ui-sheet-take = Ви дилер: візьміть одну карту. Інші вибирають із решти.
ui-sheet-choose = Виберіть карту: номінал для комбінації, масть для залізниці.
ui-sheet-which-first = Яку локацію активувати першою?
ui-sheet-nugget-count =
    { $count ->
        [0] жодного самородка
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородків
    }
ui-sheet-nuggets = Скільки самородків покласти в банк?
ui-sheet-lay = Прокладайте колії своєї залізниці: { $suit }.
ui-sheet-finished = Ваш хід завершено.
ui-sheet-dealer-first = { $name } — дилер і бере карту раніше за інших.
ui-sheet-does =
    { $doing ->
        [take] { $name } — дилер і бере карту раніше за інших.
        [choose] { $name } вибирає карту.
        [done] Хід завершено: { $name }.
       *[lay] { $name } прокладає колії залізниці: { $suit }.
    }
ui-sheet-won-of = Перемога ({ $name }): рахунок { $points }, а треба було понад { $target }.
ui-sheet-waiting = Чекаємо: { $names }
ui-sheet-and-more = { $names } і ще { $count }
ui-sheet-over = Останню карту зіграно.
ui-sheet-won =
    Ви перемогли: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, а треба було понад { $target }.
ui-sheet-lost =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: треба понад { $target }.
ui-sheet-specials =
    { $count ->
        [one] { $count } особливий бонус
        [few] { $count } особливі бонуси
        [many] { $count } особливих бонусів
       *[other] { $count } особливих бонусів
    }
ui-sheet-done = Завершити хід
ui-sheet-or-for = або прокладати для
ui-sheet-poker = Покерні комбінації
ui-sheet-saloon =
    { $state ->
        [circled] Салун подвоює цю комбінацію
        [crossed] Салун не подвоїв цієї комбінації
       *[free] Салун може подвоїти цю комбінацію
    }
ui-sheet-goals = Завдання
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } із { $needs }
ui-sheet-goal-first = перші: { $names }
ui-sheet-goal-later = пізніше: { $names }
ui-sheet-goal-nobody = ще ніхто
ui-sheet-goal-gone = виконано
ui-sheet-goal-down = Завдання лежить долілиць
ui-sheet-goal-got =
    набрано { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-goal-worth =
    можна набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-target = Перевершити { $points }: 60 і ще 10 за кожне невиконане завдання
ui-sheet-target-short = перевершити { $points }
ui-sheet-zone = Золото, банки, парки колій, форти, ранчо й міста
ui-sheet-gold = Золото: видобуто { $dug }, поза банками { $free }
ui-sheet-banks = Банки
ui-sheet-banks-hold = У банках: { $amounts }
ui-sheet-yards =
    Парки колій × { $towns ->
        [one] { $towns } місто
        [few] { $towns } міста
        [many] { $towns } міст
       *[other] { $towns } міст
    }
ui-sheet-forts = Форти
ui-sheet-ranches = Ранчо
ui-sheet-circled = обведено { $count }, дає { $value }
ui-sheet-towns = Комірки міст: обведено { $circled }, можна використати { $free }
ui-sheet-score = Очки, якби гра закінчилася зараз
ui-sheet-others = Усі мапи
ui-sheet-look = Показати мапу:
ui-sheet-doing =
    { $doing ->
        [plays] ходить
        [done] хід завершено
        [waits] чекає
       *[over] підсумок
    }
ui-sheet-looking = Це мапа гравця { $name }, якою вона була перед цим ходом.
ui-sheet-back = До моєї мапи
ui-sheet-back-to = До мапи: { $name }

cli-legend-pioneer = Числа: варіанти · = потребує моста, # тунелю · T місто · масть: колія або її кінець · mi шахта, sa салун, ba банк, ty парк колій, fo форт, ra ранчо, з кількістю сторін, яких бракує; * активовано
