### The board.

ui-ring-board = Поле Эль-Пасо
ui-ring-posts = Торговые посты
ui-ring-simmental =
    { $count ->
        [0]
            Стопка симменталов пуста: следующий ранчер в Эль-Пасо получает { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            } и запускает конец игры
       *[other]
            Стопка симменталов, осталось: { $count ->
                [one] { $count } карта
                [few] { $count } карты
                [many] { $count } карт
               *[other] { $count } карты
            }
    }
ui-ring-simmental-short = Симментал
ui-ring-ended = { $who } на клетке симменталов: последние ходы
ui-ring-post =
    торговый пост { $value }, { $corner ->
        [dark] любой диск
       *[light] только диски со светлыми уголками
    }{ $repeat ->
        [yes] , сколько угодно своих дисков
       *[no] { "" }
    }{ $points ->
        [0] { "" }
       *[other]
            , { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }
    }
ui-ring-post-reward = { $post }, даёт: { $what }
ui-ring-empty =
    { $place }, пусто, стройка здесь { $cost ->
        [0] без доплаты
       *[other]
            дороже на { $cost ->
                [one] { $cost } доллар
                [few] { $cost } доллара
                [many] { $cost } долларов
               *[other] { $cost } доллара
            }
    }
ui-ring-neutral = постройка { $letter }
ui-ring-owned = { $place } (постройка { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }, взять симментала, доставить стадо с руки
ui-ring-rancher = ранчер ({ $who }): { $place }
ui-ring-cattle = Рынок скота
ui-ring-cattle-cow =
    { $name }: { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
        [many] { $cowboys } ковбоев
       *[other] { $cowboys } ковбоя
    } и { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }; ценность { $value }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; осталось { $count }
ui-ring-workers = Рынок рабочих
ui-ring-worker = { $name }, осталось { $count }; бонус при сбросе: { $what }
ui-ring-buildings = Рынок построек
ui-ring-building =
    постройка { $number }, { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
        [many] { $builders } строителей
       *[other] { $builders } строителя
    } и { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }; { $what }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; осталось { $count }
ui-ring-train = Поезд
ui-ring-train-card =
    карта поезда { $number }, { $engineers ->
        [one] { $engineers } инженер
        [few] { $engineers } инженера
        [many] { $engineers } инженеров
       *[other] { $engineers } инженера
    } и { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }: { $what }
ui-ring-supply = Жетоны поезда
ui-ring-supply-objectives = Цели
ui-ring-supply-bonuses = Бонусы
ui-ring-stack =
    { $kind ->
        [objective] жетоны целей лицом вниз: { $count }
       *[bonus] жетоны бонусов лицом вниз: { $count }
    }
ui-ring-objective = жетон цели { $number }
ui-ring-bonus = жетон бонуса { $number }
ui-ring-token =
    { $name }: { $what }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-ring-token-none = пустое место в запасе
ui-ring-token-permanent = постоянный сертификат
ui-ring-token-duplicate = при каждой доставке считает ещё одну корову одной породы
ui-ring-token-points = только очки
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
        [many] { $count } построек
       *[other] { $count } постройки
    }{ $builders ->
        [1] { "" }
       *[other]
            { " " }для { $builders ->
                [one] { $builders } строителя
                [few] { $builders } строителей
                [many] { $builders } строителей
               *[other] { $builders } строителей
            } или больше
    }
ui-ring-need-disc =
    { $count ->
        [1] диск на посту { $posts }
        [one] { $count } диск на постах { $posts }
        [few] { $count } диска на постах { $posts }
        [many] { $count } дисков на постах { $posts }
       *[other] { $count } диска на постах { $posts }
    }
ui-ring-need-bonus =
    { $count ->
        [one] { $count } жетон бонуса
        [few] { $count } жетона бонусов
        [many] { $count } жетонов бонусов
       *[other] { $count } жетона бонусов
    }
ui-ring-hand-worth = племенная ценность в Эль-Пасо: { $value }
ui-ring-ready = Рабочие наготове
ui-ring-ready-of = { $name }, наготове { $count }; в любой момент: { $what }
ui-ring-aux = вспомогательное действие { $number }: { $what }
ui-ring-aux-locked = вспомогательное действие { $number }, закрыто диском: { $what }
ui-ring-slot =
    клетка диска: { $name }, { $corner ->
        [dark] тёмные
       *[light] светлые
    } уголки, { $state ->
        [covered] закрыта
       *[clear] свободна
    }
ui-ring-certificates-of = сертификаты: { $count } из { $most }, постоянных { $permanent }
ui-ring-buildings-of = Постройки
ui-ring-tokens-of = Жетоны
ui-ring-herd = Стадо
ui-ring-discard = Стопка сброса: { $count }
ui-ring-unseen = Лицом вниз, в неизвестном порядке: { $count }
ui-ring-posts-of = Доставки
ui-ring-sue-card = карта бота { $card }
ui-ring-sue-now = Её последняя карта
ui-ring-sue-none = Она ещё не открывала карт.
ui-ring-sue-told = Что она сделала
ui-ring-sue-deck = Колода бота: { $count }
ui-ring-sue-used = использовано: { $count }
ui-ring-sue-row = Её ряд стратегии
ui-ring-sue-group =
    { $trade }: { $count }{ $joined ->
        [0] { "" }
       *[other] , из них универсалов: { $joined }
    }
ui-ring-sue-resources = Колода ресурсов: { $count }
ui-ring-sue-cows = Её коровы
