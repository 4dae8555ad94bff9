### The sheet.

ui-pioneer-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-pioneer-card-away = отложена
ui-pioneer-card-taken = карту берёт { $name }
ui-pioneer-card-secret = ваша тайная карта
ui-pioneer-card-secret-of = тайная карта: { $name }
ui-pioneer-cards = Карты сдающего
ui-pioneer-side =
    { $side ->
        [NE] { $cell } северо-восток
        [E] { $cell } восток
        [SE] { $cell } юго-восток
        [SW] { $cell } юго-запад
        [W] { $cell } запад
       *[NW] { $cell } северо-запад
    }
ui-pioneer-shortcut =
    { $way ->
        [N-S] короткий путь в { $cell }, с севера на юг
        [NE-SW] короткий путь в { $cell }, с северо-востока на юго-запад
       *[NW-SE] короткий путь в { $cell }, с северо-запада на юго-восток
    }
ui-pioneer-place = { $kind } { $cell }
ui-pioneer-activates = активирует: { $what }
ui-pioneer-reaches = доходит до города { $number }: новая ячейка города
ui-pioneer-needs = тратит особое действие: { $what }
ui-pioneer-points-more =
    +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-pioneer-then-left =
    { $tracks ->
        [0] после этого путей не останется
        [one] после этого останется { $tracks } путь
        [few] после этого останется { $tracks } пути
        [many] после этого останется { $tracks } путей
       *[other] после этого останется { $tracks } пути
    }
ui-pioneer-left =
    { $tracks ->
        [0] путей не осталось
        [one] остался { $tracks } путь
        [few] осталось { $tracks } пути
        [many] осталось { $tracks } путей
       *[other] осталось { $tracks } пути
    }
ui-pioneer-hint-lay =
    { $tracks ->
        [0] Зачеркните ячейку города, чтобы проложить ещё путь, или закончите.
       *[other] Путей осталось: { $tracks }. Наведите на подсвеченную сторону или коснитесь её, чтобы увидеть, что она даёт.
    }
ui-pioneer-lay-it = Проложить
ui-pioneer-hand =
    ваша комбинация: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-pioneer-hand-open = ваша комбинация: пары пока нет
ui-pioneer-no-pair = пары пока нет
ui-pioneer-hand-row =
    Раунд { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-pioneer-box = Ячейка города
ui-pioneer-box-brings = ещё один путь и особое действие на этот ход
ui-pioneer-station = станция ({ $suit }) { $cell }
ui-pioneer-is-active = активировано
ui-pioneer-is-soon = будет активировано
ui-pioneer-is-sides = проложено сторон: { $have } из { $need }
ui-pioneer-is-fenced = пока не отделено от других ранчо
ui-pioneer-town = город { $number }
ui-pioneer-town-reached = город { $number }, сюда дошли: { $suits }
ui-pioneer-map = Карта ({ $name }): стрелки ведут от стороны к стороне, Enter прокладывает
ui-pioneer-zoom = Размер карты
ui-pioneer-nearer = Ближе
ui-pioneer-farther = Дальше
ui-pioneer-whole = Вся карта
ui-pioneer-round = Раунд { $round } из { $rounds }
ui-pioneer-turn = Ход { $turn } из { $turns }
ui-pioneer-turn-of = Раунд { $round }, ход { $turn }
ui-pioneer-dealer = сдаёт { $name }
ui-pioneer-take = Вы сдаёте: возьмите одну карту. Остальные выбирают из прочих.
ui-pioneer-choose = Выберите карту: её достоинство идёт в комбинацию, масть указывает железную дорогу.
ui-pioneer-which-first = Какую локацию активировать первой?
ui-pioneer-nugget-count =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        [many] { $count } самородков
       *[other] { $count } самородка
    }
ui-pioneer-nuggets = Сколько самородков идёт в банк?
ui-pioneer-lay = Прокладывайте пути железной дороги ({ $suit }).
ui-pioneer-finished = Ваш ход закончен.
ui-pioneer-dealer-first = { $name } сдаёт и берёт карту раньше остальных.
ui-pioneer-does =
    { $doing ->
        [take] { $name } сдаёт и берёт карту раньше остальных.
        [choose] { $name } выбирает карту.
        [done] Ход закончен: { $name }.
       *[lay] { $name } прокладывает пути железной дороги ({ $suit }).
    }
ui-pioneer-won-of = Победа ({ $name }): счёт { $points }, а нужно было больше { $target }.
ui-pioneer-waiting = Ждём: { $names }
ui-pioneer-and-more = { $names } и ещё { $count }
ui-pioneer-over = Последняя карта сыграна.
ui-pioneer-won =
    Вы побеждаете: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а нужно было больше { $target }.
ui-pioneer-lost = { $points }: нужно больше { $target }.
ui-pioneer-specials =
    { $count ->
        [one] { $count } особое действие
        [few] { $count } особых действия
        [many] { $count } особых действий
       *[other] { $count } особых действия
    }
ui-pioneer-done = Закончить ход
ui-pioneer-or-for = или для масти
ui-pioneer-poker = Покерные комбинации
ui-pioneer-saloon =
    { $state ->
        [circled] Салун удваивает эту комбинацию
        [crossed] Салун эту комбинацию не удвоил
       *[free] Салун мог бы удвоить эту комбинацию
    }
ui-pioneer-goals = Цели
ui-pioneer-goal = { $needs }: { $text }
ui-pioneer-goal-far = { $have } из { $needs }
ui-pioneer-goal-first = первыми: { $names }
ui-pioneer-goal-later = позже: { $names }
ui-pioneer-goal-nobody = пока никто
ui-pioneer-goal-gone = выполнена
ui-pioneer-goal-down = Цель лежит лицом вниз
ui-pioneer-goal-got =
    получено { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-pioneer-goal-worth =
    можно получить { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-pioneer-target = Наберите больше { $points }: 60 и по 10 за каждую оставшуюся цель
ui-pioneer-target-short = больше { $points }
ui-pioneer-zone = Золото, банки, депо, форты, ранчо и города
ui-pioneer-gold = Золото: добыто { $dug }, не в банке { $free }
ui-pioneer-banks = Банки
ui-pioneer-banks-hold = В банках: { $amounts }
ui-pioneer-yards =
    Депо × { $towns ->
        [one] { $towns } город
        [few] { $towns } города
        [many] { $towns } городов
       *[other] { $towns } города
    }
ui-pioneer-forts = Форты
ui-pioneer-ranches = Ранчо
ui-pioneer-circled = обведено { $count }, даёт { $value }
ui-pioneer-towns = Ячейки городов: обведено { $circled }, можно использовать { $free }
ui-pioneer-score = Очки, если бы игра кончилась сейчас
ui-pioneer-others = Все листы
ui-pioneer-look = Показать лист
ui-pioneer-doing =
    { $doing ->
        [plays] играет
        [done] ход окончен
        [waits] ждёт
       *[over] итог
    }
ui-pioneer-looking = Это лист игрока { $name }, каким он был до этого хода.
ui-pioneer-back = К моему листу
ui-pioneer-back-to = К листу: { $name }

cli-legend-pioneer = Числа: варианты · = нужен мост, # туннель · T город · масть: путь или его конец · mi рудник, sa салун, ba банк, ty депо, fo форт, ra ранчо, с числом недостающих сторон; * активировано
cli-sheet-of = { $game }, { $map }, место { $seat }: { $score }
cli-sheet-foot = Неофициальный лист, нарисован Trailboss
cli-sheet-dealer = сдающий
cli-sheet-crossings = для пунктирных сторон нужен мост или туннель
cli-sheet-mountain = горы { $cell }
cli-sheet-river = река { $cell }
cli-sheet-track = { $suit }: { $track }
cli-sheet-face-down = лицом вниз: { $count }
