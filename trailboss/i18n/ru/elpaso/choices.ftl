### What choices of El Paso are called, cost and do.

elpaso-action-draw = тянуть: { $thing }
action-again = обменять ещё раз
action-all-rounders = сбросить универсалов: { $thing }
action-post = доставить на торговый пост { $thing }
action-spend = сбросить рабочего ради бонуса: { $thing }
action-train = использовать карту поезда { $thing }

ui-ring-start-at = начать: { $place }
ui-ring-go = ехать: { $place }
ui-ring-stop = остановиться: { $place }
ui-ring-take = взять: { $token }
ui-ring-draw =
    { $kind ->
        [objective] взять жетон цели вслепую
       *[bonus] взять жетон бонуса вслепую
    }
ui-ring-again = обменять ещё раз
ui-ring-hire =
    { $worker ->
        [cowboy] нанять ковбоя
        [builder] нанять строителя
        [engineer] нанять инженера
       *[all_rounder] нанять универсала
    }
ui-ring-buy = купить: { $cow }
ui-ring-use-train = использовать карту поезда { $number }
ui-ring-build = постройка { $number }
ui-ring-site = строить здесь: { $place }
ui-ring-replace = заменить: { $place }
ui-ring-mix =
    { $all ->
        [0] { $trade } × { $others }
       *[other]
            { $others ->
                [0] универсал × { $all }
               *[other] { $trade } × { $others }, универсал × { $all }
            }
    }
ui-ring-certificates =
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
ui-ring-deliver = доставить на торговый пост { $post }
ui-ring-disc = снять диск: { $slot }
ui-ring-spend =
    { $worker ->
        [cowboy] сбросить ковбоя
        [builder] сбросить строителя
        [engineer] сбросить инженера
       *[all_rounder] сбросить универсала
    }: { $what }
ui-ring-cost-engineers =
    { $amount ->
        [one] { $amount } инженер
        [few] { $amount } инженера
        [many] { $amount } инженеров
       *[other] { $amount } инженера
    }
ui-ring-free = бесплатно
ui-ring-value = ценность { $value }
ui-ring-worker-bonus = при сбросе: { $what }
ui-ring-worth = племенная ценность { $worth }: до поста { $posts }
ui-ring-any-disc = принимает любой диск
ui-ring-light-disc = принимает только диски со светлыми уголками
ui-ring-exchange = вернуть жетон: взять одну карту, затем сбросить одну
ui-ring-opens-aux1-upgrade = улучшает вспомогательное действие 1
ui-ring-opens-aux2-unlock = открывает вспомогательное действие 2
ui-ring-opens-aux3-upgrade = улучшает вспомогательное действие 3
ui-ring-opens-aux4-unlock = открывает вспомогательное действие 4
ui-ring-opens-permanent-certificate = постоянный сертификат
ui-ring-opens-hand-limit = на одну карту больше на руке
ui-ring-opens-step-limit = на один шаг больше
ui-ring-cow-any = любую корову
ui-ring-cow-value = корову ценностью { $value }
ui-ring-do-discardcow =
    сбросить { $cards } и получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-ring-do-discardcow-value =
    сбросить { $cards } и за единицу племенной ценности получить { $per ->
        [one] { $per } доллар
        [few] { $per } доллара
        [many] { $per } долларов
       *[other] { $per } доллара
    }
ui-ring-do-removecow = убрать с руки из игры { $cards }
ui-ring-do-gain =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-ring-do-certify =
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
ui-ring-do-gaintokens =
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
ui-ring-do-hire =
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
ui-ring-do-buycow = купить корову с помощью ковбоев
ui-ring-do-gaincow =
    получить карту: { $breed }{ $cost ->
        [0] { "" }
       *[other]
            { " " }за { $cost ->
                [one] { $cost } доллар
                [few] { $cost } доллара
                [many] { $cost } долларов
               *[other] { $cost } доллара
            }
    }
ui-ring-do-usetrain = использовать карту поезда с помощью инженеров
ui-ring-do-taketoken =
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
ui-ring-do-build = возвести или заменить постройку с помощью строителей
ui-ring-do-auxiliary =
    { $count ->
        [1] выполнить вспомогательное действие
       *[other] выполнить разные вспомогательные действия: { $count }
    }
ui-ring-do-move =
    проехать до { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
        [many] { $steps } шагов
       *[other] { $steps } шагов
    } и использовать эту остановку
ui-ring-do-exchange =
    взять одну карту, затем сбросить одну{ $count ->
        [1] { "" }
       *[other]
            , до { $count ->
                [one] { $count } раза
                [few] { $count } раз
                [many] { $count } раз
               *[other] { $count } раз
            }
    }
ui-ring-do-stepbonus =
    ещё { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
ui-ring-do-certificatebonus =
    заплатить { $cost ->
        [one] { $cost } доллар
        [few] { $cost } доллара
        [many] { $cost } долларов
       *[other] { $cost } доллара
    } за сертификат
ui-ring-do-moneybonus =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-ring-ask-placerancher = Откуда начнёт ваш ранчер?
ui-ring-ask-walk =
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
ui-ring-ask-perform =
    { $place ->
        [train] Карта поезда { $card }: что вы делаете?
        [foreign] Чужая постройка: одно вспомогательное действие.
       *[tile]
            { $used ->
                [0] Что вы делаете здесь?
               *[other] Что ещё вы делаете здесь?
            }
    }
ui-ring-ask-choosetoken =
    { $kind ->
        [start] С какой цели вы начинаете?
        [objective] Какой жетон цели вы берёте?
        [bonus] Какой жетон бонуса вы берёте?
       *[any] Какой жетон вы берёте?
    }
ui-ring-ask-offerimmediate = Используете эффект жетона сейчас?
ui-ring-ask-chooseauxiliary =
    { $left ->
        [1] Какое вспомогательное действие?
       *[other] Какое вспомогательное действие первым?
    }
ui-ring-ask-choosecow = Какую корову вы сбросите, чтобы получить доллары?
ui-ring-ask-chooseremoval = Какую корову убрать из игры?
ui-ring-ask-discarddrawn = Какую карту вы сбросите?
ui-ring-ask-exchangeagain = Ещё один обмен?
ui-ring-ask-window = Что-нибудь ещё до конца вашего хода?
ui-ring-ask-choosekind = Какую постройку вы возводите?
ui-ring-ask-choosesite = Куда поставить постройку { $number }?
ui-ring-ask-choosecertificates = Эль-Пасо: вы показываете руку. Сколько сертификатов вы тратите?
ui-ring-ask-choosepost = Племенная ценность: { $value }. На какой торговый пост доставить?
ui-ring-ask-choosedisc = Какой диск идёт на торговый пост { $post }?
ui-ring-ask-choosebreed = Какую корову вы покупаете?
ui-ring-ask-choosetraincard = Какую карту поезда вы используете?
ui-ring-ask-chooseworker =
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
ui-ring-ask-employ =
    { $count ->
        [1] Какого рабочего вы сбросите?
       *[other] Каких рабочих вы сбросите ({ $count })?
    }
