### The sheet.

ui-pioneer-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-pioneer-card-away = відкладено
ui-pioneer-card-taken = бере { $name }
ui-pioneer-card-secret = ваша таємна карта
ui-pioneer-card-secret-of = таємна карта: { $name }
ui-pioneer-cards = Карти дилера
ui-pioneer-side =
    { $side ->
        [NE] { $cell } північний схід
        [E] { $cell } схід
        [SE] { $cell } південний схід
        [SW] { $cell } південний захід
        [W] { $cell } захід
       *[NW] { $cell } північний захід
    }
ui-pioneer-shortcut =
    { $way ->
        [N-S] короткий шлях у { $cell }, з півночі на південь
        [NE-SW] короткий шлях у { $cell }, з північного сходу на південний захід
       *[NW-SE] короткий шлях у { $cell }, з північного заходу на південний схід
    }
ui-pioneer-place = { $kind } { $cell }
ui-pioneer-activates = активує: { $what }
ui-pioneer-reaches = досягає міста { $number }: нова комірка міста
ui-pioneer-needs = потребує особливого бонусу: { $what }
ui-pioneer-points-more =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
        [many] +{ $points } очок
       *[other] +{ $points } очок
    }
ui-pioneer-then-left =
    { $tracks ->
        [0] потім колій не лишиться
        [one] потім лишиться { $tracks } колія
        [few] потім лишиться { $tracks } колії
        [many] потім лишиться { $tracks } колій
       *[other] потім лишиться { $tracks } колій
    }
ui-pioneer-left =
    { $tracks ->
        [0] колій не лишилося
        [one] лишилася { $tracks } колія
        [few] лишилося { $tracks } колії
        [many] лишилося { $tracks } колій
       *[other] лишилося { $tracks } колій
    }
ui-pioneer-hint-lay =
    { $tracks ->
        [0] Закресліть комірку міста, щоб прокласти ще одну колію, або завершіть хід.
        [one] Лишилася { $tracks } колія. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [few] Лишилося { $tracks } колії. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [many] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
       *[other] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
    }
ui-pioneer-lay-it = Прокласти
ui-pioneer-hand =
    ваша комбінація: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-pioneer-hand-open = ваша комбінація: пари ще немає
ui-pioneer-no-pair = пари ще немає
ui-pioneer-hand-row =
    Раунд { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-pioneer-box = Комірка міста
ui-pioneer-box-brings = ще одна колія й особливий бонус на цей хід
ui-pioneer-station = станція ({ $suit }) { $cell }
ui-pioneer-is-active = активовано
ui-pioneer-is-soon = буде активовано
ui-pioneer-is-sides = прокладено сторін: { $have } із { $need }
ui-pioneer-is-fenced = ще не відокремлене від інших ранчо
ui-pioneer-town = місто { $number }
ui-pioneer-town-reached = місто { $number }, досягли: { $suits }
ui-pioneer-map = Мапа ({ $name }): стрілки ведуть від сторони до сторони, Enter прокладає
ui-pioneer-zoom = Розмір мапи
ui-pioneer-nearer = Ближче
ui-pioneer-farther = Далі
ui-pioneer-whole = Уся мапа
ui-pioneer-round = Раунд { $round } із { $rounds }
ui-pioneer-turn = Хід { $turn } із { $turns }
ui-pioneer-turn-of = Раунд { $round }, хід { $turn }
ui-pioneer-dealer = Дилер: { $name }
ui-pioneer-take = Ви дилер: візьміть одну карту. Інші вибирають із решти.
ui-pioneer-choose = Виберіть карту: номінал для комбінації, масть для залізниці.
ui-pioneer-which-first = Яку локацію активувати першою?
ui-pioneer-nugget-count =
    { $count ->
        [0] жодного самородка
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородків
    }
ui-pioneer-nuggets = Скільки самородків покласти в банк?
ui-pioneer-lay = Прокладайте колії своєї залізниці: { $suit }.
ui-pioneer-finished = Ваш хід завершено.
ui-pioneer-dealer-first = { $name } — дилер і бере карту раніше за інших.
ui-pioneer-does =
    { $doing ->
        [take] { $name } — дилер і бере карту раніше за інших.
        [choose] { $name } вибирає карту.
        [done] Хід завершено: { $name }.
       *[lay] { $name } прокладає колії залізниці: { $suit }.
    }
ui-pioneer-won-of = Перемога ({ $name }): рахунок { $points }, а треба було понад { $target }.
ui-pioneer-waiting = Чекаємо: { $names }
ui-pioneer-and-more = { $names } і ще { $count }
ui-pioneer-over = Останню карту зіграно.
ui-pioneer-won =
    Ви перемогли: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, а треба було понад { $target }.
ui-pioneer-lost =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: треба понад { $target }.
ui-pioneer-specials =
    { $count ->
        [one] { $count } особливий бонус
        [few] { $count } особливі бонуси
        [many] { $count } особливих бонусів
       *[other] { $count } особливих бонусів
    }
ui-pioneer-done = Завершити хід
ui-pioneer-or-for = або прокладати для
ui-pioneer-poker = Покерні комбінації
ui-pioneer-saloon =
    { $state ->
        [circled] Салун подвоює цю комбінацію
        [crossed] Салун не подвоїв цієї комбінації
       *[free] Салун може подвоїти цю комбінацію
    }
ui-pioneer-goals = Завдання
ui-pioneer-goal = { $text }: { $needs }
ui-pioneer-goal-far = { $have } із { $needs }
ui-pioneer-goal-first = перші: { $names }
ui-pioneer-goal-later = пізніше: { $names }
ui-pioneer-goal-nobody = ще ніхто
ui-pioneer-goal-gone = виконано
ui-pioneer-goal-down = Завдання лежить долілиць
ui-pioneer-goal-got =
    набрано { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-pioneer-goal-worth =
    можна набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-pioneer-target = Перевершити { $points }: 60 і ще 10 за кожне невиконане завдання
ui-pioneer-target-short = перевершити { $points }
ui-pioneer-zone = Золото, банки, парки колій, форти, ранчо й міста
ui-pioneer-gold = Золото: видобуто { $dug }, поза банками { $free }
ui-pioneer-banks = Банки
ui-pioneer-banks-hold = У банках: { $amounts }
ui-pioneer-yards =
    Парки колій × { $towns ->
        [one] { $towns } місто
        [few] { $towns } міста
        [many] { $towns } міст
       *[other] { $towns } міст
    }
ui-pioneer-forts = Форти
ui-pioneer-ranches = Ранчо
ui-pioneer-circled = обведено { $count }, дає { $value }
ui-pioneer-towns = Комірки міст: обведено { $circled }, можна використати { $free }
ui-pioneer-score = Очки, якби гра закінчилася зараз
ui-pioneer-others = Усі мапи
ui-pioneer-look = Показати мапу:
ui-pioneer-doing =
    { $doing ->
        [plays] ходить
        [done] хід завершено
        [waits] чекає
       *[over] підсумок
    }
ui-pioneer-looking = Це мапа гравця { $name }, якою вона була перед цим ходом.
ui-pioneer-back = До моєї мапи
ui-pioneer-back-to = До мапи: { $name }

cli-legend-pioneer = Числа: варіанти · = потребує моста, # тунелю · T місто · масть: колія або її кінець · mi шахта, sa салун, ba банк, ty парк колій, fo форт, ra ранчо, з кількістю сторін, яких бракує; * активовано
cli-sheet-of = { $game }, { $map }, місце { $seat }: { $score }
cli-sheet-foot = Неофіційний аркуш, намальований Trailboss
cli-sheet-dealer = дилер
cli-sheet-crossings = для пунктирних сторін потрібен міст або тунель
cli-sheet-mountain = гори { $cell }
cli-sheet-river = річка { $cell }
cli-sheet-track = { $suit }: { $track }
cli-sheet-face-down = долілиць: { $count }
