### The board.

ui-elpaso-board = Поле Эль-Пасо
ui-elpaso-posts = Торговые посты
ui-elpaso-simmental =
    { $count ->
        [0]
            Стопка симментальских карточек пуста: следующий ранчер в Эль-Пасо получает { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            } и запускает конец игры
       *[other]
            Стопка симментальских карточек, осталось: { $count ->
                [one] { $count } карточка
                [few] { $count } карточки
                [many] { $count } карточек
               *[other] { $count } карточки
            }
    }
ui-elpaso-simmental-short = Симментальская
ui-elpaso-ended = { $who } на симментальской клетке: последние ходы
ui-elpaso-post =
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
ui-elpaso-post-reward = { $post }, даёт: { $what }
ui-elpaso-empty =
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
ui-elpaso-neutral = постройка { $letter }
ui-elpaso-owned = { $place } (постройка { $number }, { $who })
ui-elpaso-stop-does = { $place }: { $what }
ui-elpaso-el-paso =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }, взять симментальскую карточку, доставить стадо с руки
ui-elpaso-rancher = ранчер ({ $who }): { $place }
ui-elpaso-cattle = Рынок скота
ui-elpaso-cattle-cow =
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
ui-elpaso-workers = Рынок рабочих
ui-elpaso-worker = { $name }, осталось { $count }; бонус при сбросе: { $what }
ui-elpaso-buildings = Рынок построек
ui-elpaso-building =
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
ui-elpaso-train = Поезд
ui-elpaso-train-card =
    карточка поезда { $number }, { $engineers ->
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
ui-elpaso-supply = Жетоны поезда
ui-elpaso-supply-objectives = Цели
ui-elpaso-supply-bonuses = Бонусы
ui-elpaso-stack =
    { $kind ->
        [objective] жетоны целей лицом вниз: { $count }
       *[bonus] жетоны бонусов лицом вниз: { $count }
    }
ui-elpaso-objective = жетон цели { $number }
ui-elpaso-bonus = жетон бонуса { $number }
ui-elpaso-token =
    { $name }: { $what }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-elpaso-token-none = пустое место в запасе
ui-elpaso-token-permanent = постоянный сертификат
ui-elpaso-token-duplicate = при каждой доставке считает ещё одну корову одной породы
ui-elpaso-token-points = только очки
ui-elpaso-need-card = { $name } × { $count }
ui-elpaso-need-building =
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
ui-elpaso-need-disc =
    { $count ->
        [1] диск на посту { $posts }
        [one] { $count } диск на постах { $posts }
        [few] { $count } диска на постах { $posts }
        [many] { $count } дисков на постах { $posts }
       *[other] { $count } диска на постах { $posts }
    }
ui-elpaso-need-bonus =
    { $count ->
        [one] { $count } жетон бонуса
        [few] { $count } жетона бонусов
        [many] { $count } жетонов бонусов
       *[other] { $count } жетона бонусов
    }
ui-elpaso-hand-worth = племенная ценность в Эль-Пасо: { $value }
ui-elpaso-ready = Рабочие наготове
ui-elpaso-ready-of = { $name }, наготове { $count }; в любой момент: { $what }
ui-elpaso-aux = вспомогательное действие { $number }: { $what }
ui-elpaso-aux-locked = вспомогательное действие { $number }, закрыто диском: { $what }
ui-elpaso-slot =
    клетка диска: { $name }, { $corner ->
        [dark] тёмные
       *[light] светлые
    } уголки, { $state ->
        [covered] закрыта
       *[clear] свободна
    }
ui-elpaso-certificates-of = сертификаты: { $count } из { $most }, постоянных { $permanent }
ui-elpaso-buildings-of = Постройки
ui-elpaso-tokens-of = Жетоны
ui-elpaso-herd = Стадо
ui-elpaso-discard = Стопка сброса: { $count }
ui-elpaso-unseen = Лицом вниз, в неизвестном порядке: { $count }
ui-elpaso-posts-of = Доставки
ui-elpaso-sue-card = карточка бота { $card }
ui-elpaso-sue-now = Её последняя карточка
ui-elpaso-sue-none = Она ещё не открывала карточек.
ui-elpaso-sue-deck = Колода бота: { $count }
ui-elpaso-sue-used = использовано: { $count }
ui-elpaso-sue-row = Её ряд стратегии
ui-elpaso-sue-group =
    { $trade }: { $count }{ $joined ->
        [0] { "" }
       *[other] , из них универсалов: { $joined }
    }
ui-elpaso-sue-resources = Колода ресурсов: { $count }
ui-elpaso-sue-cows = Её коровы
