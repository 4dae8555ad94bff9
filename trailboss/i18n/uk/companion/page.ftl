### The pages of set-up and score pad.

ui-companion-text = Ви граєте в настільну гру, а телефон готує стіл, рахує бали й грає за суперників у соло-грі.
ui-companion-offline = Після першого відкриття ці сторінки працюють і без мережі.
ui-companion-setup = Підготовка
ui-companion-setup-text = Перелік кроків для вашої коробки: усе, що вирішує жереб, уже витягнуто.
ui-companion-score = Підрахунок
ui-companion-score-text = Введіть, що бачите; підсумки, нічиї й переможець з’являться самі.
ui-companion-solo-text = Відкриває карти й каже, що робити, крок за кроком.
ui-companion-game = Гра
ui-companion-players = Гравці
ui-companion-fewer = На одного гравця менше
ui-companion-more = На одного гравця більше
ui-companion-names = Імена, за годинниковою стрілкою
ui-companion-player = Гравець { $number }
ui-companion-name-of = Ім’я гравця { $number }
ui-companion-all-again = Витягнути все заново
ui-companion-again = Ще раз
ui-companion-again-step = Ще раз: крок { $number }
ui-companion-copy-link = Копіювати посилання
ui-companion-same = Інший телефон за цим посиланням покаже той самий жереб.
ui-companion-done = Зроблено { $done } з { $all }
ui-companion-clear = Зняти позначки
ui-companion-go-on = Сторінка суперника: { $who }
ui-companion-to-score = До підрахунку
ui-companion-to-setup = До підготовки
ui-companion-all-rules = Усі правила
ui-companion-no-rule = Текст цього правила не вдалося отримати.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Що вводити
ui-companion-count = Порахувати: { $what }, { $who }
ui-companion-sign = Плюс або мінус: { $what }, { $who }
ui-companion-alone = Наодинці: { $who }
ui-companion-less-of = Менше: { $what }
ui-companion-more-of = Більше: { $what }
ui-companion-take = Вписати { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } за { $per }
    }
ui-companion-sheet = Бали
ui-companion-place = Місце
ui-companion-wins = Перемога: { $who } ({ $points })
ui-companion-shared = Спільна перемога: { $who }, балів у кожного: { $points }.
ui-companion-tie-dollars = Рівні бали: вирішують долари, що лишилися.
ui-companion-tie-poker = Очок порівну: вирішують покерні комбінації.
ui-companion-target-won = Ви перемогли: { $points }, а треба було понад { $target }.
ui-companion-target-lost = Ще ні: { $points }, а треба понад { $target }.
ui-companion-new = Нова гра
ui-companion-new-sure = Стерти всі числа? Імена лишаться.
ui-companion-erase = Стерти
ui-companion-copy-result = Копіювати результат
