### What choices of El Paso are called, cost and do.

elpaso-action-draw = тянуть: { $thing }
action-again = обменять ещё раз
action-all-rounders = сбросить универсалов: { $thing }
action-post = доставить на торговый пост { $thing }
action-spend = сбросить рабочего ради бонуса: { $thing }
action-train = использовать карточку поезда { $thing }

ui-elpaso-start-at = начать: { $place }
ui-elpaso-go = ехать: { $place }
ui-elpaso-stop = остановиться: { $place }
ui-elpaso-take = взять: { $token }
ui-elpaso-draw =
    { $kind ->
        [objective] взять жетон цели вслепую
       *[bonus] взять жетон бонуса вслепую
    }
ui-elpaso-again = обменять ещё раз
ui-elpaso-hire =
    { $worker ->
        [cowboy] нанять ковбоя
        [builder] нанять строителя
        [engineer] нанять инженера
       *[all_rounder] нанять универсала
    }
ui-elpaso-buy = купить: { $cow }
ui-elpaso-use-train = использовать карточку поезда { $number }
ui-elpaso-build = постройка { $number }
ui-elpaso-site = строить здесь: { $place }
ui-elpaso-replace = заменить: { $place }
ui-elpaso-mix =
    { $all ->
        [0] { $trade } × { $others }
       *[other]
            { $others ->
                [0] универсал × { $all }
               *[other] { $trade } × { $others }, универсал × { $all }
            }
    }
ui-elpaso-certificates =
    { $amount ->
        [0] не тратить сертификаты
       *[other]
            потратить { $amount ->
                [one] { $amount } сертификат
                [few] { $amount } сертификата
                [many] { $amount } сертификатов
               *[other] { $amount } сертификата
            }
    }
ui-elpaso-deliver = доставить на торговый пост { $post }
ui-elpaso-disc = снять диск: { $slot }
ui-elpaso-spend =
    { $worker ->
        [cowboy] сбросить ковбоя
        [builder] сбросить строителя
        [engineer] сбросить инженера
       *[all_rounder] сбросить универсала
    }: { $what }
ui-elpaso-cost-engineers =
    { $amount ->
        [one] { $amount } инженер
        [few] { $amount } инженера
        [many] { $amount } инженеров
       *[other] { $amount } инженера
    }
ui-elpaso-value = ценность { $value }
ui-elpaso-worker-bonus = при сбросе: { $what }
ui-elpaso-worth = племенная ценность { $worth }: до поста { $posts }
ui-elpaso-any-disc = принимает любой диск
ui-elpaso-light-disc = принимает только диски со светлыми уголками
ui-elpaso-exchange = вернуть жетон: взять одну карточку, затем сбросить одну
ui-elpaso-opens-aux1-upgrade = улучшает вспомогательное действие 1
ui-elpaso-opens-aux2-unlock = открывает вспомогательное действие 2
ui-elpaso-opens-aux3-upgrade = улучшает вспомогательное действие 3
ui-elpaso-opens-aux4-unlock = открывает вспомогательное действие 4
ui-elpaso-opens-permanent-certificate = постоянный сертификат
ui-elpaso-opens-hand-limit = на одну карточку больше на руке
ui-elpaso-opens-step-limit = на один шаг больше
ui-elpaso-cow-any = любую корову
ui-elpaso-cow-value = корову ценностью { $value }
ui-elpaso-do-discardcow =
    сбросить { $cards } и получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-elpaso-do-discardcow-value =
    сбросить { $cards } и за единицу племенной ценности получить { $per ->
        [one] { $per } доллар
        [few] { $per } доллара
        [many] { $per } долларов
       *[other] { $per } доллара
    }
ui-elpaso-do-removecow = убрать с руки из игры { $cards }
ui-elpaso-do-gain =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-elpaso-do-certify =
    { $amount ->
        [1] получить 1 сертификат
       *[other]
            получить до { $amount ->
                [one] { $amount } сертификата
                [few] { $amount } сертификатов
                [many] { $amount } сертификатов
               *[other] { $amount } сертификатов
            }
    }
ui-elpaso-do-gaintokens =
    получить { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
        [many] { $amount } жетонов
       *[other] { $amount } жетона
    } обмена{ $cost ->
        [0] { "" }
       *[other]
            { " " }за { $cost ->
                [one] { $cost } доллар
                [few] { $cost } доллара
                [many] { $cost } долларов
               *[other] { $cost } доллара
            }
    }
ui-elpaso-do-hire =
    { $price ->
        [0]
            нанять рабочего бесплатно (универсал: { $surcharge ->
                [one] { $surcharge } доллар
                [few] { $surcharge } доллара
                [many] { $surcharge } долларов
               *[other] { $surcharge } доллара
            })
       *[other]
            нанять рабочего за { $price ->
                [one] { $price } доллар
                [few] { $price } доллара
                [many] { $price } долларов
               *[other] { $price } доллара
            }
    }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё одного другого вида за { $more }
    }
ui-elpaso-do-buycow = купить корову с помощью ковбоев
ui-elpaso-do-gaincow =
    получить карточку: { $breed }{ $cost ->
        [0] { "" }
       *[other]
            { " " }за { $cost ->
                [one] { $cost } доллар
                [few] { $cost } доллара
                [many] { $cost } долларов
               *[other] { $cost } доллара
            }
    }
ui-elpaso-do-usetrain = использовать карточку поезда с помощью инженеров
ui-elpaso-do-taketoken =
    { $kind ->
        [objective] взять жетон цели
        [bonus] взять жетон бонуса
       *[any] взять жетон цели или бонуса
    }{ $cost ->
        [0] { "" }
       *[other]
            { " " }за { $cost ->
                [one] { $cost } доллар
                [few] { $cost } доллара
                [many] { $cost } долларов
               *[other] { $cost } доллара
            }
    }
ui-elpaso-do-build = возвести или заменить постройку с помощью строителей
ui-elpaso-do-auxiliary =
    { $count ->
        [1] выполнить вспомогательное действие
       *[other] выполнить разные вспомогательные действия: { $count }
    }
ui-elpaso-do-move =
    проехать до { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
        [many] { $steps } шагов
       *[other] { $steps } шагов
    } и использовать эту остановку
ui-elpaso-do-exchange =
    взять одну карточку, затем сбросить одну{ $count ->
        [1] { "" }
       *[other]
            , до { $count ->
                [one] { $count } раза
                [few] { $count } раз
                [many] { $count } раз
               *[other] { $count } раз
            }
    }
ui-elpaso-do-stepbonus =
    ещё { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
ui-elpaso-do-certificatebonus =
    заплатить { $cost ->
        [one] { $cost } доллар
        [few] { $cost } доллара
        [many] { $cost } долларов
       *[other] { $cost } доллара
    } за сертификат
ui-elpaso-do-moneybonus =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-elpaso-ask-placerancher = Откуда начнёт ваш ранчер?
ui-elpaso-ask-walk =
    { $moved ->
        [yes]
            { $steps ->
                [0] Шагов не осталось: остановитесь или сбросьте ковбоя.
               *[other] Поезжайте дальше (шагов осталось: { $steps }) или остановитесь.
            }
       *[no]
            { $steps ->
                [1] Поезжайте: один шаг.
               *[other]
                    Поезжайте: до { $steps ->
                        [one] { $steps } шага
                        [few] { $steps } шагов
                        [many] { $steps } шагов
                       *[other] { $steps } шагов
                    }.
            }
    }
ui-elpaso-ask-perform =
    { $place ->
        [train] Карточка поезда { $card }: что вы делаете?
        [foreign] Чужая постройка: одно вспомогательное действие.
       *[tile]
            { $used ->
                [0] Что вы делаете здесь?
               *[other] Что ещё вы делаете здесь?
            }
    }
ui-elpaso-ask-choosetoken =
    { $kind ->
        [start] С какой цели вы начинаете?
        [objective] Какой жетон цели вы берёте?
        [bonus] Какой жетон бонуса вы берёте?
       *[any] Какой жетон вы берёте?
    }
ui-elpaso-ask-offerimmediate = Используете эффект жетона сейчас?
ui-elpaso-ask-chooseauxiliary =
    { $left ->
        [1] Какое вспомогательное действие?
       *[other] Какое вспомогательное действие первым?
    }
ui-elpaso-ask-choosecow = Какую корову вы сбросите, чтобы получить доллары?
ui-elpaso-ask-chooseremoval = Какую корову убрать из игры?
ui-elpaso-ask-discarddrawn = Какую карточку вы сбросите?
ui-elpaso-ask-exchangeagain = Ещё один обмен?
ui-elpaso-ask-window = Что-нибудь ещё до конца вашего хода?
ui-elpaso-ask-choosekind = Какую постройку вы возводите?
ui-elpaso-ask-choosesite = Куда поставить постройку { $number }?
ui-elpaso-ask-choosecertificates = Эль-Пасо: вы показываете руку. Сколько сертификатов вы тратите?
ui-elpaso-ask-choosepost = Племенная ценность: { $value }. На какой торговый пост доставить?
ui-elpaso-ask-choosedisc = Какой диск идёт на торговый пост { $post }?
ui-elpaso-ask-choosebreed = Какую корову вы покупаете?
ui-elpaso-ask-choosetraincard = Какую карточку поезда вы используете?
ui-elpaso-ask-chooseworker =
    { $hired ->
        [0] Кого вы нанимаете?
       *[other]
            Ещё один рабочий за { $price ->
                [one] { $price } доллар
                [few] { $price } доллара
                [many] { $price } долларов
               *[other] { $price } доллара
            }?
    }
ui-elpaso-ask-employ =
    { $count ->
        [1] Какого рабочего вы сбросите?
       *[other] Каких рабочих вы сбросите ({ $count })?
    }
