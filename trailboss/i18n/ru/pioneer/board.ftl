### The sheet.

ui-sheet-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-sheet-card-away = отложена
ui-sheet-card-taken = карту берёт { $name }
ui-sheet-card-secret = ваша тайная карта
ui-sheet-card-secret-of = тайная карта: { $name }
ui-sheet-cards = Карты сдающего
ui-sheet-side =
    { $side ->
        [NE] { $cell } северо-восток
        [E] { $cell } восток
        [SE] { $cell } юго-восток
        [SW] { $cell } юго-запад
        [W] { $cell } запад
       *[NW] { $cell } северо-запад
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] короткий путь в { $cell }, с севера на юг
        [NE-SW] короткий путь в { $cell }, с северо-востока на юго-запад
       *[NW-SE] короткий путь в { $cell }, с северо-запада на юго-восток
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = активирует: { $what }
ui-sheet-reaches = доходит до города { $number }: новая ячейка города
ui-sheet-needs = тратит особое действие: { $what }
ui-sheet-points-more =
    +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-then-left =
    { $tracks ->
        [0] после этого путей не останется
        [one] после этого останется { $tracks } путь
        [few] после этого останется { $tracks } пути
        [many] после этого останется { $tracks } путей
       *[other] после этого останется { $tracks } пути
    }
ui-sheet-left =
    { $tracks ->
        [0] путей не осталось
        [one] остался { $tracks } путь
        [few] осталось { $tracks } пути
        [many] осталось { $tracks } путей
       *[other] осталось { $tracks } пути
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Зачеркните ячейку города, чтобы проложить ещё путь, или закончите.
       *[other] Путей осталось: { $tracks }. Наведите на подсвеченную сторону или коснитесь её, чтобы увидеть, что она даёт.
    }
ui-sheet-lay-it = Проложить
ui-sheet-hand =
    ваша комбинация: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-hand-open = ваша комбинация: пары пока нет
ui-sheet-no-pair = пары пока нет
ui-sheet-hand-row =
    Раунд { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-box = Ячейка города
ui-sheet-box-brings = ещё один путь и особое действие на этот ход
ui-sheet-bank-brings =
    { $count } × { $multiplier } = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-station = станция ({ $suit }) { $cell }
ui-sheet-is-active = активировано
ui-sheet-is-soon = будет активировано
ui-sheet-is-sides = проложено сторон: { $have } из { $need }
ui-sheet-is-fenced = пока не отделено от других ранчо
ui-sheet-town = город { $number }
ui-sheet-town-reached = город { $number }, сюда дошли: { $suits }
ui-sheet-map = Карта ({ $name }): стрелки ведут от стороны к стороне, Enter прокладывает
ui-sheet-zoom = Размер карты
ui-sheet-nearer = Ближе
ui-sheet-farther = Дальше
ui-sheet-whole = Вся карта
ui-sheet-round = Раунд { $round } из { $rounds }
ui-sheet-turn = Ход { $turn } из { $turns }
ui-sheet-turn-of = Раунд { $round }, ход { $turn }
ui-sheet-dealer = сдаёт { $name }
ui-sheet-take = Вы сдаёте: возьмите одну карту. Остальные выбирают из прочих.
ui-sheet-choose = Выберите карту: её достоинство идёт в комбинацию, масть указывает железную дорогу.
ui-sheet-which-first = Какую локацию активировать первой?
ui-sheet-nugget-count =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    }
ui-sheet-nuggets = Сколько самородков идёт в банк?
ui-sheet-lay = Прокладывайте пути железной дороги ({ $suit }).
ui-sheet-finished = Ваш ход закончен.
ui-sheet-dealer-first = { $name } сдаёт и берёт карту раньше остальных.
ui-sheet-does =
    { $doing ->
        [take] { $name } сдаёт и берёт карту раньше остальных.
        [choose] { $name } выбирает карту.
        [done] Ход закончен: { $name }.
       *[lay] { $name } прокладывает пути железной дороги ({ $suit }).
    }
ui-sheet-won-of = Победа ({ $name }): счёт { $points }, а нужно было больше { $target }.
ui-sheet-waiting = Ждём: { $names }
ui-sheet-and-more = { $names } и ещё { $count }
ui-sheet-over = Последняя карта сыграна.
ui-sheet-won =
    Вы побеждаете: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а нужно было больше { $target }.
ui-sheet-lost = { $points }: нужно больше { $target }.
ui-sheet-specials =
    { $count ->
        [one] { $count } особое действие
        [few] { $count } особых действия
        [many] { $count } особых действий
       *[other] { $count } особых действия
    }
ui-sheet-done = Закончить ход
ui-sheet-or-for = или для масти
ui-sheet-poker = Покерные комбинации
ui-sheet-saloon =
    { $state ->
        [circled] Салун удваивает эту комбинацию
        [crossed] Салун эту комбинацию не удвоил
       *[free] Салун мог бы удвоить эту комбинацию
    }
ui-sheet-goals = Цели
ui-sheet-goal = { $needs }: { $text }
ui-sheet-goal-far = { $have } из { $needs }
ui-sheet-goal-first = первыми: { $names }
ui-sheet-goal-later = позже: { $names }
ui-sheet-goal-nobody = пока никто
ui-sheet-goal-gone = выполнена
ui-sheet-goal-down = Цель лежит лицом вниз
ui-sheet-goal-got =
    получено { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-goal-worth =
    можно получить { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-sheet-target = Наберите больше { $points }: 60 и по 10 за каждую оставшуюся цель
ui-sheet-target-short = больше { $points }
ui-sheet-zone = Золото, банки, депо, форты, ранчо и города
ui-sheet-gold = Золото: добыто { $dug }, не в банке { $free }
ui-sheet-banks = Банки
ui-sheet-banks-hold = В банках: { $amounts }
ui-sheet-yards =
    Депо × { $towns ->
        [one] { $towns } город
        [few] { $towns } города
        [many] { $towns } городов
       *[other] { $towns } города
    }
ui-sheet-forts = Форты
ui-sheet-ranches = Ранчо
ui-sheet-circled = обведено { $count }, даёт { $value }
ui-sheet-towns = Ячейки городов: обведено { $circled }, можно использовать { $free }
ui-sheet-score = Очки, если бы игра кончилась сейчас
ui-sheet-others = Все листы
ui-sheet-look = Показать лист
ui-sheet-doing =
    { $doing ->
        [plays] играет
        [done] ход окончен
        [waits] ждёт
       *[over] итог
    }
ui-sheet-looking = Это лист игрока { $name }, каким он был до этого хода.
ui-sheet-back = К моему листу
ui-sheet-back-to = К листу: { $name }

cli-legend-pioneer = Числа: варианты · = нужен мост, # туннель · T город · масть: путь или его конец · mi рудник, sa салун, ba банк, ty депо, fo форт, ra ранчо, с числом недостающих сторон; * активировано
