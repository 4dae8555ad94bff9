### Sue beside the cardboard.

companion-sue-set-up = Разложите Эль-Пасо на двоих. Первый ход за вами: 4 доллара, 1 жетон обмена, жетон цели на ваш выбор, ранчер на нейтральной постройке на ваш выбор.
companion-sue-set-up-discs = Дайте Сью её ранчера (он начинает в Эль-Пасо) и семь дисков; один из них с самого начала лежит на торговом посту 5, без награды. У неё нет ни стада, ни денег, ни жетонов, ни маркеров владельца.
companion-sue-set-up-row = Возьмите с рынка рабочих ковбоя, строителя и инженера и выложите перед Сью слева направо так: { $row }. Это её ряд стратегии; новые рабочие присоединяются к этим трём группам.
companion-sue-set-up-resources-app = Возьмите с рынков по 3 карточки каждого из четырёх видов рабочих, 3 абердин-ангусские и 3 корриенте и отложите их, разобрав по видам. Это колода ресурсов Сью: я тяну из неё и говорю, какую карточку она получает.
companion-sue-set-up-resources-box = Возьмите с рынков по 3 карточки каждого из четырёх видов рабочих, 3 абердин-ангусские и 3 корриенте и перемешайте лицом вниз: это колода ресурсов Сью. Она не пополняется.
companion-sue-set-up-check = Проверьте рынки: ковбои { $cowboy }, строители { $builder }, инженеры { $engineer }, универсалы { $all_rounder }; абердин-ангусские { $black_angus }, корриенте { $corriente }, шортгорнские { $shorthorn }, герефордские { $hereford }; симментальские { $simmental }.
companion-sue-set-up-deck-app =
    Её колода бота перемешана: { $b_cards ->
        [0] карточек A: { $cards }
       *[other] карточек { $cards }, из них B: { $b_cards }
    }. Печатные карточки оставьте в коробке: тянуть за неё буду я.
companion-sue-set-up-deck-box =
    Перемешайте лицом вниз все карточки A{ $b_cards ->
        [0] { "" }
       *[other]
            { " " }и { $b_cards ->
                [one] { $b_cards } карточку
                [few] { $b_cards } карточки
                [many] { $b_cards } карточек
               *[other] { $b_cards } карточки
            } B
    }: это её колода бота. Если в начале её хода колода пуста, перемешайте использованные карточки снова.
companion-sue-set-up-start = Начинаете вы, затем вы и Сью ходите по очереди.
companion-sue-last = Вы начали конец игры, поэтому это последний ход Сью.
companion-sue-shuffle = Её колода бота опустела: использованные карточки перемешаны.
companion-sue-card = Карточка Сью: { $card }.
companion-sue-card-box = Откройте верхнюю карточку колоды бота Сью (если колода пуста, сначала перемешайте использованные).
companion-sue-ask-move = Насколько карточка её двигает?
companion-sue-ask-action = Какое действие на карточке?
companion-choice-per-cowboy = шаг за каждого ковбоя
companion-choice-per-builder = шаг за каждого строителя
companion-choice-per-engineer = шаг за каждого инженера
companion-choice-market = рынок скота
companion-choice-train = поезд
companion-choice-build = строить
companion-choice-draw-1 = взять 1 карточку ресурсов
companion-choice-draw-2 = взять 2 карточки ресурсов
companion-choice-best-of-three = лучшее из трёх действий
companion-sue-counts =
    В её группе «{ $worker }» { $count }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
companion-sue-move =
    Передвиньте ранчера Сью на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага, но не дальше Эль-Пасо
        [many] { $steps } шагов, но не дальше Эль-Пасо
       *[other] { $steps } шага, но не дальше Эль-Пасо
    }. На развилке: ветка, где меньше остановок; если поровну, внутренняя.
companion-sue-move-note = Шагами считаются только клетки с постройкой и Эль-Пасо. Там, где Сью останавливается, она ничего не делает (исключение — Эль-Пасо).
companion-sue-ask-arrived = Она остановилась в Эль-Пасо?
companion-sue-best = Лучшее из трёх: её самая большая группа «{ $worker }», в ней { $count } (из равных самая левая), поэтому действие: { $action }.
companion-sue-market =
    Рынок: у Сью { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
        [many] { $cowboys } ковбоев
       *[other] { $cowboys } ковбоя
    }, она бесплатно берёт с рынка скота карточку: { $cow }. Если этой породы нет, она берёт следующую подешевле из оставшихся.
companion-sue-ask-cow = Какую корову она взяла?
companion-sue-ask-left = Она бесплатно берёт карточку: { $cow }. Есть ли такая на рынке?
companion-sue-cow =
    Положите карточку ({ $cow }) в стопку Сью: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sue-nothing = Такой нет: Сью ничего не получает.
companion-sue-empty = Колода ресурсов пуста: Сью ничего не берёт.
companion-sue-ask-resource = Откройте верхнюю карточку её колоды ресурсов. Что это?
companion-sue-draws-cow = Сью берёт карточку ресурсов: { $card }.
companion-sue-draws-worker = Сью берёт карточку ресурсов: рабочий, { $card }. Положите его в её группу «{ $card }», теперь в ней { $count }.
companion-sue-draws-all-rounder = Сью берёт карточку ресурсов: универсал.
companion-sue-joins = Положите универсала в её группу «{ $worker }» навсегда: из групп меньше 4 рабочих она самая большая (из равных самая левая). Теперь в ней { $count }.
companion-sue-joins-leftmost = Во всех трёх группах по 4 рабочих или больше: положите универсала в самую левую, «{ $worker }», навсегда. Теперь в ней { $count }.
companion-sue-hire = Вместо найма Сью берёт карточку ресурсов.
companion-sue-train =
    Поезд: у Сью { $engineers ->
        [one] { $engineers } инженер
        [few] { $engineers } инженера
        [many] { $engineers } инженеров
       *[other] { $engineers } инженера
    }, она использует карточку поезда { $card }. Из действий карточки она выполняет по порядку и бесплатно только эти: взять жетон, получить корову, нанять (вместо найма она берёт карточку ресурсов).
companion-sue-train-nothing = На этой карточке поезда ничего такого нет: Сью ничего не делает.
companion-sue-ask-side = Что для неё показывает ваша карточка поезда { $card }?
companion-choice-plain = обычная сторона: { $plain }
companion-choice-star = сторона со звездой: { $star }
companion-sue-ask-train-token = Какой жетон позволяет взять карточка поезда { $card }?
companion-choice-token-objective = жетон цели
companion-choice-token-bonus = жетон бонуса
companion-choice-token-any = любой жетон
companion-sue-ask-train-cow = Какую корову даёт карточка поезда { $card }?
companion-choice-cow-black-angus = Абердин-ангусская
companion-choice-cow-corriente = корриенте
companion-choice-cow-shorthorn = Шортгорнская
companion-choice-cow-hereford = Герефордская
companion-sue-ask-train-hire = Позволяет ли карточка поезда { $card } нанимать?
companion-sue-token-objective = Сью берёт открытый жетон цели с наибольшим числом очков, из равных самый левый. Заполните его место из стопки.
companion-sue-token-bonus = Сью берёт открытый жетон бонуса с наибольшим числом очков, из равных самый левый; прочие его свойства не действуют. Заполните его место из стопки.
companion-sue-token-any = Сью берёт из всех открытых жетонов тот, где больше всего очков, из равных самый левый: жетоны целей лежат левее жетонов бонусов. Прочие свойства жетона бонуса не действуют. Заполните его место из стопки.
companion-sue-ask-token-kind = Какой это был жетон?
companion-choice-objective = жетон цели
companion-choice-bonus = жетон бонуса
companion-sue-ask-objective = Сколько очков у жетона цели? (0: его не было)
companion-sue-ask-bonus = Сколько очков у жетона бонуса? (0: его не было)
companion-sue-build =
    Стройка: у Сью { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
        [many] { $builders } строителей
       *[other] { $builders } строителя
    }. Она ничего не платит и рабочих не теряет.
companion-sue-build-new =
    { $builders ->
        [1] Она берёт с рынка постройку для 1 строителя.
       *[other] Из оставшихся на рынке построек она берёт ту, что требует больше всего строителей, но не больше { $builders }.
    }
companion-sue-ask-kind = Сколько строителей требует её постройка? (0: таких не осталось или нет пустых клеток)
companion-sue-ask-building =
    Сколько очков на постройке для { $builders ->
        [one] { $builders } строителя
        [few] { $builders } строителей
        [many] { $builders } строителей
       *[other] { $builders } строителей
    }?
companion-sue-build-site = Поставьте её на пустую клетку с самой высокой стоимостью. Из равных: первая по часовой стрелке перед её ранчером; клетка, где он стоит, последняя. Постройка принадлежит Сью: вы можете там остановиться, но не пользоваться ею.
companion-sue-replace = Добавить постройку она не может, поэтому заменяет одну на постройку рынка, требующую больше строителей. Разница не больше { $builders }, и берётся наибольшая возможная. Из равных: постройка, которая первой стоит по часовой стрелке перед её ранчером. Варианты даны в этом порядке.
companion-sue-ask-replace = Какой первый вариант ещё позволяет рынок?
companion-choice-replace =
    её постройку для { $a ->
        [one] { $a } строителя
        [few] { $a } строителей
        [many] { $a } строителей
       *[other] { $a } строителей
    } на постройку для { $b }
companion-sue-replaced =
    Поставьте новую постройку на её место; постройка для { $old ->
        [one] { $old } строителя
        [few] { $old } строителей
        [many] { $old } строителей
       *[other] { $old } строителей
    } возвращается в свою стопку.
companion-sue-build-cow = Оба её здания улучшены полностью: вместо этого она берёт карточку { $cow }.
companion-sue-build-nothing = Она не может ни строить, ни заменять, а её здания улучшены не полностью: она не получает ничего.
companion-sue-ask-simmental = Эль-Пасо: Сью берёт симментальскую карточку. Что в стопке?
companion-choice-card = карточка есть, она её берёт
companion-choice-empty = стопка пуста: с тех пор Сью приходит первой
companion-sue-space = Поставьте ранчера Сью на пустую симментальскую клетку: 2 очка. Начался конец игры.
companion-sue-no-simmental = Эль-Пасо: в этом последнем ходу симментальской карточки для Сью нет, её ранчер остаётся на месте.
companion-sue-your-last = У вас один последний ход. У Сью ходов больше нет.
companion-sue-deliver =
    { $left ->
        [0] Доставка: положите последний диск Сью на торговый пост { $post }.
       *[other] Доставка: положите один из дисков Сью на торговый пост { $post }. Дисков у неё осталось: { $left }.
    }
companion-sue-no-disc = Дисков у Сью не осталось: ни доставки, ни награды.
companion-sue-ask-post = Сколько очков напечатано у поста { $post }?
companion-sue-ask-reward = Что сразу даёт пост { $post }?
companion-choice-worker = бесплатного рабочего
companion-sue-no-reward = Награду этого поста Сью не получает.
companion-sue-has-workers = группа «{ $worker }»: { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    постройка для { $builders ->
        [one] { $builders } строителя
        [few] { $builders } строителей
        [many] { $builders } строителей
       *[other] { $builders } строителей
    } ({ $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    })
companion-sue-has-discs = диски на постах { $posts }
companion-sue-has-resources = осталось карточек ресурсов: { $count }
