### What is asked and chosen in the trail games.

action-go = идти: { $thing }
action-stop = остановиться здесь
action-use = действие локации { $thing }
action-risk = дополнительное действие
action-aux = вспомогательное действие { $thing }
action-double = двойное вспомогательное действие { $thing }
action-exchange = использовать жетон обмена
action-choose = выбрать: { $thing }
action-perform = выполнить
action-copy = скопировать постройку: { $thing }
action-play = сыграть: { $thing }
action-take = взять: { $thing }
action-discard = сбросить: { $thing }
action-remove = убрать из игры: { $thing }
action-certificates =
    { $thing ->
        [0] не брать сертификаты
       *[other] взять сертификаты: { $thing }
    }
action-draw =
    взять { $thing ->
        [one] { $thing } карточку
        [few] { $thing } карточки
        [many] { $thing } карточек
       *[other] { $thing } карточки
    }
action-hire = нанять: { $thing }
action-buy = купить: { $thing }
action-cow = взять с рынка: { $thing }
action-reveal = открыть две карточки за счёт ковбоя
action-build = возвести: { $thing }
action-site = строить здесь: { $thing }
action-engine = вести паровоз: { $thing }
action-upgrade = улучшить станцию { $thing }
action-disc = снять диск с клетки: { $thing }
action-lift = забрать диск со станции { $thing }
action-give = отдать: { $thing }
action-collect = забрать бандита: { $thing }
action-clear = убрать опасность: { $thing }
action-tile = выложить: { $thing }
action-income =
    { $thing ->
        [0] не тратить сертификаты
       *[other] потратить сертификаты: { $thing }
    }
action-raise = улучшить: { $thing }
action-deliver = доставить: { $thing }
action-arrow = сначала награда между городами: { $thing }

question-placeherder = Откуда начнёт ваш пастух?
question-walk =
    Ведите пастуха: { $left ->
        [one] остался { $left } шаг
        [few] до { $left } шагов
        [many] до { $left } шагов
       *[other] до { $left } шагов
    }.
question-freewalk =
    Перемещение без платы: { $left ->
        [one] остался { $left } шаг
        [few] до { $left } шагов
        [many] до { $left } шагов
       *[other] до { $left } шагов
    }.
question-atlocation = Что вы делаете здесь?
question-choosecopy = Какую соседнюю постройку вы копируете?
question-chooseaux = Какое вспомогательное действие?
question-offer = Возьмёте это?
question-choosebranch = Что из этого?
question-takecertificates = Сколько сертификатов вы берёте?
question-paycard = Какую карточку вы за это сбросите?
question-paypair = Какую карточку пары вы сбросите первой?
question-choosedraw = Сколько карточек вы берёте? Столько же придётся сбросить.
question-discarddrawn =
    { $due ->
        [1] Сбросьте одну карточку.
       *[other]
            Сбросьте { $due ->
                [one] { $due } карточку
                [few] { $due } карточки
                [many] { $due } карточек
               *[other] { $due } карточки
            } по одной.
    }
question-chooseremoval = Какую карточку убрать из игры?
question-choosebuilding = Какую постройку вы ставите?
question-choosesite = Где её поставить?
question-deliver = Общая племенная ценность: { $value }. В какой город доставить?
question-choosearrow = Две пары городов собраны. Какая награда первой?
question-choosewayback = Насколько отвести паровоз назад для этой доставки?
question-choosedisc = Какой диск вы снимаете с планшета?
question-choosetile = Канзас-Сити: какой жетон выложить?
question-income = Канзас-Сити: вы показываете руку. Сколько сертификатов вы тратите?
question-chooseraise = Какую карточку вы улучшаете?
question-choosepurchase =
    Покупка скота: { $cowboys ->
        [one] остался { $cowboys } ковбой
        [few] осталось { $cowboys } ковбоя
        [many] осталось { $cowboys } ковбоев
       *[other] осталось { $cowboys } ковбоя
    }.
question-choosecow = Какую карточку вы берёте?
question-chooseobjective = Какую карточку цели вы берёте?
question-chooseforward = Где остановится ваш паровоз?
question-chooseback = Насколько отвести ваш паровоз назад?
question-endofline = Ваш паровоз в конце линии. Куда он вернётся?
question-offerupgrade = Улучшите станцию?
question-choosemaster = Какой рабочий займёт место начальника станции?
question-choosebandit = Какого бандита вы забираете?
question-choosehazard = Какую опасность вы убираете?
question-chooseworker = Кого вы нанимаете?
