### The pages of set-up and score pad.

ui-companion-text = Вы играете в настольную игру, а телефон готовит стол, считает очки и играет за соперников в одиночной игре.
ui-companion-offline = После первого открытия эти страницы работают и без сети.
ui-companion-setup = Подготовка
ui-companion-setup-text = Список шагов для вашей коробки, и всё, что решает жребий, уже вытянуто.
ui-companion-score = Подсчёт очков
ui-companion-score-text = Введите, что видите; итоги, ничьи и победитель появятся сами.
ui-companion-solo-text = Открывает карточки и шаг за шагом говорит, что делать.
ui-companion-game = Игра
ui-companion-players = Игроки
ui-companion-fewer = На одного игрока меньше
ui-companion-more = На одного игрока больше
ui-companion-names = Имена, по часовой стрелке
ui-companion-player = Игрок { $number }
ui-companion-name-of = Имя игрока { $number }
ui-companion-all-again = Вытянуть всё заново
ui-companion-again = Ещё раз
ui-companion-again-step = Ещё раз: шаг { $number }
ui-companion-copy-link = Копировать ссылку
ui-companion-same = Другой телефон по этой ссылке покажет тот же жребий.
ui-companion-done = Сделано { $done } из { $all }
ui-companion-clear = Снять отметки
ui-companion-go-on = Страница соперника: { $who }
ui-companion-to-score = К подсчёту
ui-companion-to-setup = К подготовке
ui-companion-all-rules = Все правила
ui-companion-no-rule = Текст этого правила не удалось получить.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Что вводить
ui-companion-count = Посчитать: { $what }, { $who }
ui-companion-sign = Плюс или минус: { $what }, { $who }
ui-companion-alone = В одиночку: { $who }
ui-companion-less-of = Меньше: { $what }
ui-companion-more-of = Больше: { $what }
ui-companion-take = Вписать { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } за { $per }
    }
ui-companion-sheet = Очки
ui-companion-place = Место
ui-companion-wins = Победа: { $who } ({ $points })
ui-companion-shared = Общая победа: { $who }, очков у каждого: { $points }.
ui-companion-tie-dollars = Равные очки: решают оставшиеся доллары.
ui-companion-tie-poker = Равные очки: решают покерные комбинации.
ui-companion-target-won = Вы победили: очков { $points }, нужно было больше { $target }.
ui-companion-target-lost = Ещё нет: очков { $points }, а нужно больше { $target }.
ui-companion-new = Новая игра
ui-companion-new-sure = Стереть все числа? Имена останутся.
ui-companion-erase = Стереть
ui-companion-copy-result = Копировать результат
