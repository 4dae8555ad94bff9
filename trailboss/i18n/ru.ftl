### Russian.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $needs $has
### thing-<name>
### question-<Frame> the fields of the frame
### effect-<Effect>  the fields of the effect
### score-<label>
### ui-<name>        texts of the browser
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = пропустить

event-draw =
    { $what ->
        [cards]
            { $who } берёт { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
                [many] { $amount } карт
               *[other] { $amount } карты
            }
       *[other] { $who } берёт: { $thing } × { $amount }
    }
event-drew = { $who } тянет: { $thing }
event-take = { $who } берёт: { $thing }
event-play = { $who } играет: { $thing }
event-discard =
    { $amount ->
        [0] { $who } сбрасывает: { $thing }
        [1] { $who } сбрасывает: { $thing }
       *[other]
            { $what ->
                [cards]
                    { $who } сбрасывает { $amount ->
                        [one] { $amount } карту
                        [few] { $amount } карты
                        [many] { $amount } карт
                       *[other] { $amount } карты
                    }
               *[other] { $who } сбрасывает: { $thing } × { $amount }
            }
    }
event-gain =
    { $what ->
        [dollars]
            { $who } получает { $amount ->
                [one] { $amount } доллар
                [few] { $amount } доллара
                [many] { $amount } долларов
               *[other] { $amount } доллара
            }
        [certificates]
            { $who } получает { $amount ->
                [one] { $amount } сертификат
                [few] { $amount } сертификата
                [many] { $amount } сертификатов
               *[other] { $amount } сертификата
            }
        [steps]
            { $who } получает { $amount ->
                [one] { $amount } шаг
                [few] { $amount } шага
                [many] { $amount } шагов
               *[other] { $amount } шага
            }
        [exchange-tokens]
            { $who } получает { $amount ->
                [one] { $amount } жетон обмена
                [few] { $amount } жетона обмена
                [many] { $amount } жетонов обмена
               *[other] { $amount } жетона обмена
            }
       *[other] { $who } получает: { $thing } × { $amount }
    }
event-pay =
    { $what ->
        [dollars]
            { $who } платит { $amount ->
                [one] { $amount } доллар
                [few] { $amount } доллара
                [many] { $amount } долларов
               *[other] { $amount } доллара
            }
       *[other] { $who } платит: { $thing } × { $amount }
    }
event-shuffle = { $who } перемешивает стопку сброса
event-turn = ходит { $who }
event-over = игра окончена

## The trail games

action-go = идти: { $thing }
action-stop = остановиться здесь
action-use = действие локации { $thing }
action-risk = дополнительное действие
action-aux = вспомогательное действие { $thing }
action-double = двойное вспомогательное действие { $thing }
action-exchange = использовать жетон обмена

event-auxiliary = { $who } выполняет вспомогательное действие { $amount }
event-build =
    { $what ->
        [building] { $who } возводит постройку { $amount }
       *[other] { $who } возводит: { $thing }
    }
event-buy = { $who } покупает: { $thing }
event-clear = { $who } убирает опасность: { $thing }
event-collect = { $who } забирает бандита: { $thing }
gwt1-event-collect = { $who } забирает типи: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } доставляет стадо ценностью { $amount }
       *[other] { $who } доставляет стадо: { $thing }
    }
event-disc = { $who } снимает диск: { $thing }
event-end =
    { $what ->
        [simmental-space]
            { $who } ставит ранчера на клетку симменталов и получает { $amount ->
                [one] { $amount } очко
                [few] { $amount } очка
                [many] { $amount } очков
               *[other] { $amount } очка
            }: начинаются последние ходы
       *[other]
            { $who } берёт жетон рынка труда и { $amount ->
                [one] { $amount } очко
                [few] { $amount } очка
                [many] { $amount } очков
               *[other] { $amount } очка
            }: начинаются последние ходы
    }
event-engine = { $who } ведёт паровоз: { $thing }
event-exchange = { $who } использует жетон обмена
event-fee = { $who } платит { $amount } за проход: { $thing }
event-foresee = колонка прогноза { $amount }: { $thing }
event-hire =
    { $amount ->
        [1] { $who } нанимает рабочего: { $thing }
       *[other] { $who } нанимает рабочего: { $thing }, номер { $amount }
    }
event-income = { $who } показывает стадо ценностью { $amount }
event-job = в { $amount }-й ряд рынка труда приходит { $thing }
event-lay = на путь выложено: { $thing }
event-lift = { $who } забирает диск со станции { $thing }
event-local = { $who } выполняет действие локации { $amount }: { $thing }
event-lose = нет места, жетон уходит из игры: { $thing }
event-master = { $who } получает жетон начальника станции: { $thing }
event-move = { $who } перемещается: { $thing }
event-open = открывается: { $thing }
event-place = { $who } начинает путь: { $thing }
event-raise = { $who } улучшает карточку: { $thing }
event-remove = { $who } убирает из игры: { $thing }
event-replace =
    { $what ->
        [building] { $who } заменяет постройку на постройку { $amount }
       *[other] { $who } заменяет постройку: { $thing }
    }
event-return = { $who } возвращается: { $thing }
event-site = место: { $thing }
event-upgrade = { $who } улучшает станцию { $thing }

thing-exchange-tokens = жетоны обмена

# What tiles and cards say. The values are the fields of the effect.

per-forest = каждую постройку в лесу
per-pairs = каждую пару обоих цветов
per-builders = каждого строителя
per-engineers = каждого инженера
per-cowboys = каждого ковбоя
per-stations = каждую станцию
per-hazards = каждую опасность
cards-any-cattle = любую карточку скота
cards-objective = карточку цели
cards-or = { " или " }
join-all = { ", " }
join-oneof = { ", или " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] получить { $dollars } доллар
        [few] получить { $dollars } доллара
        [many] получить { $dollars } долларов
       *[other] получить { $dollars } доллара
    }{ $certificates ->
        [0] { "" }
       *[other]
            { $dollars ->
                [0] получить{ " " }
               *[other] { " и " }
            }до { $certificates ->
                [one] { $certificates } сертификата
                [few] { $certificates } сертификатов
                [many] { $certificates } сертификатов
               *[other] { $certificates } сертификатов
            }
    }{ $tokens ->
        [0] { "" }
       *[other] получить жетон обмена
    }
effect-gainper =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }{ $certificates ->
        [0] { "" }
       *[other]
            { " " }и до { $certificates ->
                [one] { $certificates } сертификата
                [few] { $certificates } сертификатов
                [many] { $certificates } сертификатов
               *[other] { $certificates } сертификатов
            }
    } за { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = сбросить { $cards }: { $reward }
effect-discardpair = сбросить две карты одной породы: { $reward }
effect-drawdiscard =
    { $per ->
        [none]
            { $exactly ->
                [1]
                    взять { $cards ->
                        [one] { $cards } карту
                        [few] { $cards } карты
                        [many] { $cards } карт
                       *[other] { $cards } карты
                    }, затем сбросить столько же
               *[other]
                    взять до { $cards ->
                        [one] { $cards } карты
                        [few] { $cards } карт
                        [many] { $cards } карт
                       *[other] { $cards } карт
                    }, затем сбросить столько же
            }
       *[other] взять до одной карты за { $per }, затем сбросить столько же
    }
effect-removecards =
    { $cards ->
        [1] убрать карту с руки из игры
        [one] убрать до { $cards } карты с руки из игры
        [few] убрать до { $cards } карт с руки из игры
        [many] убрать до { $cards } карт с руки из игры
       *[other] убрать до { $cards } карт с руки из игры
    }
effect-aux = одно вспомогательное действие, одиночное или двойное
effect-build =
    возвести или заменить постройку, { $rate ->
        [one] { $rate } доллар
        [few] { $rate } доллара
        [many] { $rate } долларов
       *[other] { $rate } доллара
    } за каждого строителя
effect-buycattle = купить скот
effect-collectbandit = забрать бандита
gwt1-effect-collectbandit = забрать типи
effect-copy = выполнить действия локации соседней постройки
effect-extradelivery = отвести паровоз назад и сделать доставку
effect-freemove =
    передвинуть пастуха до { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
        [many] { $steps } шагов
       *[other] { $steps } шагов
    } вперёд без платы за проход
effect-hire =
    нанять рабочего{ $modifier ->
        [0] { "" }
        [2] { " " }на 2 доллара дороже
        [-1] { " " }на 1 доллар дешевле
       *[other] { " " }на 2 доллара дешевле
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатить { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            }:{ " " }
    }паровоз вперёд { $per ->
        [none]
            до { $most ->
                [one] { $most } клетки
                [few] { $most } клеток
                [many] { $most } клеток
               *[other] { $most } клеток
            }
       *[other] до одной клетки за { $per }
    }
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатить { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            },{ " " }
    }паровоз назад на { $moves ->
        [one] { $moves } клетку
        [few] { $moves } клетки
        [many] { $moves } клеток
       *[other] { $moves } клетки
    }: { $reward }
effect-moveherder =
    { $steps ->
        [1] передвинуть пастуха на 1 шаг; передвинуть пастуха до { $steps } шагов
        [one] пройти пастухом до { $steps } шага
        [few] пройти пастухом до { $steps } шагов
        [many] пройти пастухом до { $steps } шагов
       *[other] пройти пастухом до { $steps } шагов
    }
effect-removehazard =
    { $dollars ->
        [0] убрать опасность
       *[other]
            убрать опасность за { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            }
    }
effect-takeobjective =
    { $to_hand ->
        [1] взять карту цели на руку
       *[other] взять карту цели
    }
effect-upgradebehind = улучшить станцию позади паровоза

# Choices, questions, refusals and things

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
gwt1-action-collect = забрать типи: { $thing }
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
question-paycard = Какую карту вы за это сбросите?
question-paypair = Какую карту пары вы сбросите первой?
question-choosedraw = Сколько карт вы берёте? Столько же придётся сбросить.
question-discarddrawn =
    { $due ->
        [1] Сбросьте одну карту.
       *[other]
            Сбросьте { $due ->
                [one] { $due } карту
                [few] { $due } карты
                [many] { $due } карт
               *[other] { $due } карты
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
question-choosecow = Какую карту вы берёте?
question-chooseobjective = Какую карту цели вы берёте?
question-chooseforward = Где остановится ваш паровоз?
question-chooseback = Насколько отвести ваш паровоз назад?
question-endofline = Ваш паровоз в конце линии. Куда он вернётся?
question-offerupgrade = Улучшите станцию?
question-choosemaster = Какой рабочий займёт место начальника станции?
question-choosebandit = Какого бандита вы забираете?
gwt1-question-choosebandit = Какой типи вы забираете?
question-choosehazard = Какую опасность вы убираете?
question-chooseworker = Кого вы нанимаете?

refusal-dollars =
    стоит { $needs ->
        [one] { $needs } доллар
        [few] { $needs } доллара
        [many] { $needs } долларов
       *[other] { $needs } доллара
    }, у вас { $has }
refusal-cowboys = ковбоев нужно { $needs }, свободно { $has }
refusal-builders = строителей нужно { $needs }, у вас { $has }
refusal-steps = нужно сделать хотя бы один шаг
refusal-actions = нужно выполнить хотя бы одно действие
refusal-certificates = сертификатов нужно { $needs }, у вас { $has }
refusal-breeding-value = нужна племенная ценность { $needs }, у вас { $has }
refusal-not-next-ahead = это не следующая локация впереди
refusal-no-tile-there = там ничего не лежит, остановиться нельзя
refusal-beside-the-trail = лежит в стороне от пути
refusal-not-a-neutral-building = это не нейтральная постройка
refusal-already-performed = здесь это уже сделано
refusal-performed-this-turn = в этом ходу это уже сделано
refusal-not-your-building = постройка не ваша
refusal-no-risk-action = здесь нет дополнительного действия
refusal-no-auxiliary-action-now = после действия локации вспомогательное нельзя
refusal-auxiliary-action-performed = вместо этого выбрано вспомогательное действие
refusal-single-only = только один раз, без удвоения
refusal-open-slots = свободных клеток нужно { $needs }, у вас { $has }
refusal-own-disc-there = ваш диск там уже лежит
refusal-no-disc-there = эта клетка уже свободна
refusal-black-corner-on-white = диск с тёмными уголками нельзя класть на клетку с белыми
refusal-card-does-not-fit = эта карта не подходит
refusal-not-in-reserve = этого нет в вашем запасе
refusal-not-in-reach = слишком далеко
refusal-space-is-occupied = место занято
refusal-requirement-not-met = условие не выполнено
refusal-fitting-cards = на руке нет подходящей карты
refusal-spaces-behind = паровоз нельзя отвести так далеко назад
refusal-building-spaces = свободных клеток нет
refusal-row-is-full = ряд заполнен

thing-dollars = доллары
thing-certificates = сертификаты
thing-cards = карты
thing-objective = карточка цели
thing-kc = Канзас-Сити
thing-start = начало пути
thing-top = верхняя карта стопки
thing-criollo = Креольская
thing-santa-gertrudis = Санта-гертруда
thing-pineywoods = Пайнвудская
thing-galloway = Галловейская
thing-black-angus = Абердин-ангусская
thing-longhorn = Лонгхорн
thing-corriente = Корриенте
thing-shorthorn-3 = Шортгорнская (3 очка)
thing-shorthorn-4 = Шортгорнская (4 очка)
thing-shorthorn-5 = Шортгорнская (5 очков)
thing-hereford-5 = Герефордская (5 очков)
thing-hereford-6 = Герефордская (6 очков)
thing-hereford-7 = Герефордская (7 очков)
thing-simmental-1 = Симментальская, этап 1
thing-simmental-2 = Симментальская, этап 2
thing-simmental-3 = Симментальская, этап 3
thing-jersey = Джерси
thing-guernsey = Гернси
thing-dutch-belt = Датч-белт
thing-holstein = Голштин
thing-brown-swiss = Браун-свисс
thing-ayrshire = Айршир
thing-west-highland-3 = Вест-хайленд (3 очка)
thing-west-highland-4 = Вест-хайленд (4 очка)
thing-west-highland-5 = Вест-хайленд (5 очков)
thing-texas-longhorn-5 = Техасский лонгхорн (5 очков)
thing-texas-longhorn-6 = Техасский лонгхорн (6 очков)
thing-texas-longhorn-7 = Техасский лонгхорн (7 очков)
thing-bandit-green = зелёный бандит
thing-bandit-orange = оранжевый бандит
thing-teepee-green = зелёное типи
thing-teepee-blue = синее типи
thing-kansas-city = Канзас-Сити
thing-fulton = Фултон
thing-st-louis = Сент-Луис
thing-bloomington = Блумингтон
thing-peoria = Пеория
thing-chicago = Чикаго
thing-toledo = Толидо
thing-pittsburgh = Питтсбург
thing-philadelphia = Филадельфия
thing-new-york = Нью-Йорк
thing-topeka = Топика
thing-wichita = Уичито
thing-colorado-springs = Колорадо-Спрингс
thing-santa-fe = Санта-Фе
thing-albuquerque = Альбукерке
thing-el-paso = Эль-Пасо
thing-san-diego = Сан-Диего
thing-sacramento = Сакраменто
thing-san-francisco = Сан-Франциско
thing-flood-2-green = наводнение (2 очка, зелёная рука)
thing-flood-2-black = наводнение (2 очка, чёрная рука)
thing-flood-3-green = наводнение (3 очка, зелёная рука)
thing-flood-3-black = наводнение (3 очка, чёрная рука)
thing-flood-4-green = наводнение (4 очка, зелёная рука)
thing-flood1 = клетка наводнения 1
thing-flood2 = клетка наводнения 2
thing-flood3 = клетка наводнения 3
thing-flood4 = клетка наводнения 4
thing-drought-2-green = засуха (2 очка, зелёная рука)
thing-drought-2-black = засуха (2 очка, чёрная рука)
thing-drought-3-green = засуха (3 очка, зелёная рука)
thing-drought-3-black = засуха (3 очка, чёрная рука)
thing-drought-4-green = засуха (4 очка, зелёная рука)
thing-drought1 = клетка засухи 1
thing-drought2 = клетка засухи 2
thing-drought3 = клетка засухи 3
thing-drought4 = клетка засухи 4
thing-rockfall-2-green = камнепад (2 очка, зелёная рука)
thing-rockfall-2-black = камнепад (2 очка, чёрная рука)
thing-rockfall-3-green = камнепад (3 очка, зелёная рука)
thing-rockfall-3-black = камнепад (3 очка, чёрная рука)
thing-rockfall-4-green = камнепад (4 очка, зелёная рука)
thing-rockfall1 = клетка камнепада 1
thing-rockfall2 = клетка камнепада 2
thing-rockfall3 = клетка камнепада 3
thing-rockfall4 = клетка камнепада 4
thing-rock1 = клетка камнепада 1
thing-rock2 = клетка камнепада 2
thing-rock3 = клетка камнепада 3
thing-rock4 = клетка камнепада 4
thing-bandit1 = клетка бандитов 1
thing-bandit2 = клетка бандита 2
thing-bandit3 = клетка бандита 3
thing-bandit4 = клетка бандита 4
thing-bandit5 = клетка бандита 5
thing-bandit6 = клетка бандита 6
thing-bandit7 = клетка бандита 7
thing-bandit8 = клетка бандита 8
thing-bandit9 = клетка бандита 9
thing-aux1-2x = вспомогательное действие 1, вторая клетка
thing-aux2-2x = вспомогательное действие 2, вторая клетка
thing-aux3-left = вспомогательное действие 3, первая клетка
thing-aux3-right = вспомогательное действие 3, вторая клетка
thing-aux4-left = вспомогательное действие 4, первая клетка
thing-aux4-right = вспомогательное действие 4, вторая клетка
thing-aux5-left = вспомогательное действие 5, первая клетка
thing-aux5-right = вспомогательное действие 5, вторая клетка
thing-step-left = лимит шагов, первая клетка
thing-step-right = лимит шагов, вторая клетка
thing-hand-left = лимит карточек на руке, первая клетка
thing-hand-right = лимит карточек на руке, вторая клетка
thing-cert-4 = до 4 сертификатов
thing-cert-6 = до 6 сертификатов
thing-aux-dollar-2x = вспомогательное действие «доллар», вторая ячейка
thing-aux-draw-2x = вспомогательное действие «добор», вторая клетка
thing-aux-cert-1x = вспомогательное действие «сертификат», первая ячейка
thing-aux-cert-2x = вспомогательное действие «сертификат», вторая ячейка
thing-aux-engine-1x = вспомогательное действие «паровоз», первая ячейка
thing-aux-engine-2x = вспомогательное действие «паровоз», вторая ячейка
thing-aux-trash-1x = вспомогательное действие «удаление», первая ячейка
thing-aux-trash-2x = вспомогательное действие «удаление», вторая ячейка
thing-step-dollars = лимит шагов, доллары
thing-step-vp = лимит шагов, очки
thing-task-building = постройка
thing-task-station = станция
thing-task-hazard = опасность
thing-task-green = зелёный бандит
thing-task-orange = оранжевый бандит
thing-task-value-3 = корова ценностью 3
thing-task-shorthorn = Шортгорнская
thing-task-hereford = Герефордская
thing-task-new-york = Нью-Йорк
thing-task-cow3 = корова ценностью 3
thing-task-cow4 = корова ценностью 4
thing-task-cow5 = корова ценностью 5
thing-task-san-francisco = Сан-Франциско
thing-task-teepee-green = зелёное типи
thing-task-teepee-blue = синее типи
score-dollars = доллары
score-buildings = частные постройки
score-cities = города
score-stations = станции
score-hazards = опасности
score-cattle = скот
score-objectives = карточки целей
score-stationmasters = начальники станций
score-workers = рабочие
score-slots = клетки дисков
score-job-market-token = жетон рынка труда

## El Paso

event-announce = { $who } берёт последнюю симментальскую карточку: следующий ранчер в Эль-Пасо запустит конец игры
event-cow = { $who } получает: { $thing }
event-el-paso = { $who } в Эль-Пасо
event-no-disc = { $who } не выкладывает диск
event-post = { $who } кладёт диск на торговый пост { $amount }
event-ready = { $who }: рабочий наготове — { $thing }
event-show = { $who } показывает: { $thing }
event-token = { $who } берёт: { $thing }
event-train = { $who } использует карту поезда { $amount }
event-use = { $who } выполняет действие { $amount }: { $thing }

action-again = обменять ещё раз
action-all-rounders = сбросить универсалов: { $thing }
action-post = доставить на торговый пост { $thing }
action-spend = сбросить рабочего ради бонуса: { $thing }
action-train = использовать карту поезда { $thing }

refusal-actions-of-the-tile-instead = только вместо действий постройки
refusal-all-rounders = универсалов нужно { $needs }, у вас { $has }
refusal-already-done = уже сделано
refusal-another-kind-of-token = это жетон другого вида
refusal-auxiliary-actions = ни одно вспомогательное действие выполнить нельзя
refusal-builders-of-the-kind =
    нужна постройка минимум для { $needs ->
        [one] { $needs } строителя
        [few] { $needs } строителей
        [many] { $needs } строителей
       *[other] { $needs } строителей
    }, а эта — для { $has }
refusal-buildings-in-the-market = таких больше не осталось
refusal-cannot-stand-there = туда нельзя поставить постройку
refusal-cow-does-not-fit = эта корова не подходит
refusal-cows-in-the-market = этой породы больше не осталось
refusal-dark-disc-on-light-post = диск с тёмными уголками кладут только на тёмный пост
refusal-different-kinds-only = второй рабочий должен быть другого вида
refusal-different-ones-only = вспомогательные действия должны быть разными
refusal-empty-spaces = пустых клеток нет
refusal-engineers = инженеров нужно { $needs }, у вас { $has }
refusal-face-up-only = только открытый жетон
refusal-fitting-cows = на руке нет подходящей коровы
refusal-fitting-discs = ни один ваш диск туда не подходит
refusal-its-disc-is-in-place = закрыто, пока диск на месте
refusal-not-the-next-stop = это не следующая остановка
refusal-own-disc-is-there = ваш диск там уже есть
refusal-ownership-markers = оба ваших маркера владельца заняты
refusal-room-on-the-track = у вас уже все сертификаты
refusal-tokens-in-the-stack = стопка пуста
refusal-tokens-in-the-supply = жетонов не осталось
refusal-workers-in-the-market = таких больше не осталось

score-bonus-tokens = жетоны бонусов
score-deliveries = доставки

thing-ep = Эль-Пасо
thing-n1 = нейтральная клетка 1
thing-n2 = нейтральная клетка 2
thing-n3 = нейтральная клетка 3
thing-n4 = нейтральная клетка 4
thing-n5 = нейтральная клетка 5
thing-n6 = нейтральная клетка 6
thing-s1 = клетка 1
thing-s2 = клетка 2
thing-s3 = клетка 3
thing-s4 = клетка 4
thing-s5 = клетка 5
thing-s6 = клетка 6
thing-s7 = клетка 7
thing-s8 = клетка 8
thing-s9 = клетка 9
thing-o01 = жетон цели 1
thing-o02 = жетон цели 2
thing-o03 = жетон цели 3
thing-o04 = жетон цели 4
thing-o05 = жетон цели 5
thing-o06 = жетон цели 6
thing-o07 = жетон цели 7
thing-o08 = жетон цели 8
thing-o09 = жетон цели 9
thing-o10 = жетон цели 10
thing-o11 = жетон цели 11
thing-o12 = жетон цели 12
thing-o13 = жетон цели 13
thing-o14 = жетон цели 14
thing-o15 = жетон цели 15
thing-o16 = жетон цели 16
thing-o17 = жетон цели 17
thing-o18 = жетон цели 18
thing-o19 = жетон цели 19
thing-o20 = жетон цели 20
thing-b01 = жетон бонуса 1
thing-b02 = жетон бонуса 2
thing-b03 = жетон бонуса 3
thing-b04 = жетон бонуса 4
thing-b05 = жетон бонуса 5
thing-b06 = жетон бонуса 6
thing-b07 = жетон бонуса 7
thing-b08 = жетон бонуса 8
thing-b09 = жетон бонуса 9
thing-b10 = жетон бонуса 10
thing-b11 = жетон бонуса 11
thing-b12 = жетон бонуса 12
thing-b13 = жетон бонуса 13
thing-b14 = жетон бонуса 14
thing-b15 = жетон бонуса 15
thing-b16 = жетон бонуса 16
thing-b17 = жетон бонуса 17
thing-b18 = жетон бонуса 18
thing-b19 = жетон бонуса 19
thing-b20 = жетон бонуса 20
thing-aux1-upgrade = вспомогательное действие 1
thing-aux2-unlock = вспомогательное действие 2
thing-aux3-upgrade = вспомогательное действие 3
thing-aux4-unlock = вспомогательное действие 4
thing-permanent-certificate = постоянный сертификат
thing-hand-limit = лимит карточек на руке
thing-step-limit = лимит шагов
thing-train-1 = карта поезда 1
thing-train-2 = карта поезда 2
thing-train-3 = карта поезда 3
thing-train-4 = карта поезда 4

thing-all-rounder = универсал
thing-shorthorn = Шортгорнская
thing-hereford = Герефордская
thing-simmental = Симментальская

# Sue, card by card

automa-sue = Сью

event-sue-shuffle = колода бота пуста: перемешайте использованные карты, теперь это новая колода ({ $who })
event-sue-card = { $who } открывает карту бота { $thing }
event-sue-steps =
    { $who } проезжает { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    } и раньше останавливается только в Эль-Пасо
event-sue-counts =
    { $who } проезжает по шагу за каждого своего рабочего ({ $thing }): { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }
event-sue-shorter = на развилке { $who } выбирает ветку, где меньше остановок: { $thing }
event-sue-inner = на развилке { $who } выбирает внутреннюю ветку, ведь остановок поровну: { $thing }
event-sue-cowboys =
    { $who } идёт на рынок скота, { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбоя
        [many] { $amount } ковбоев
       *[other] { $amount } ковбоя
    }: { $thing }
event-sue-cheaper = { $thing }: больше нет, { $who } берёт следующую породу подешевле
event-sue-no-cow = { $thing }: больше нет, { $who } ничего не получает
event-sue-draws = { $who } открывает верхнюю карту ресурсов: { $thing }
event-sue-worker = { $who }: рабочий идёт в группу «{ $thing }», теперь в ней { $amount }
event-sue-empty = колода ресурсов пуста: { $who } ничего не берёт
event-sue-best = { $who } делает то, что делает её самая большая группа: { $thing }, в ней { $amount }
event-sue-train = { $who } использует карту поезда { $amount } по числу своих инженеров: считаются только жетоны, коровы и наём на ней, и всё бесплатно
event-sue-token = { $who } ищет открытый жетон с наибольшим числом очков ({ $amount }), из равных самый левый
event-sue-no-token = такого жетона не осталось: { $who } не получает ничего
event-sue-builders =
    { $who } строит бесплатно: { $amount ->
        [one] { $amount } строитель
        [few] { $amount } строителя
        [many] { $amount } строителей
       *[other] { $amount } строителя
    }
event-sue-dearest = { $who } ищет самую дорогую пустую клетку (стоимость { $amount }), из равных ближайшую по часовой стрелке: { $thing }
event-sue-replaces = { $who } ищет замену с наибольшей прибавкой строителей ({ $amount }), из равных ближайшую по часовой стрелке: { $thing }
event-sue-no-building = { $who } не может ни построить, ни заменить постройку: вместо этого герефорд
event-sue-cannot-build = { $who } не может ни строить, ни заменить здание, а её здания улучшены не полностью: ничего

thing-sue-a1 = A1: 2 шага, затем рынок скота
thing-sue-a2 = A2: 2 шага, затем поезд
thing-sue-a3 = A3: 2 шага, затем стройка
thing-sue-a4 = A4: 3 шага, затем 1 карта ресурсов
thing-sue-a5 = A5: шаг за каждого ковбоя, затем рынок скота
thing-sue-a6 = A6: шаг за каждого строителя, затем стройка
thing-sue-a7 = A7: шаг за каждого инженера, затем поезд
thing-sue-a8 = A8: 3 шага, затем стройка
thing-sue-b1 = B1: 3 шага, затем лучшее из трёх действий
thing-sue-b2 = B2: 3 шага, затем 2 карты ресурсов
thing-sue-b3 = B3: 4 шага, затем лучшее из трёх действий

ui-option-sue = Карты B для Сью

## Sam, the opponent of somebody who plays the second edition alone

automa-sam = Сэм

event-sam-card = { $who } открывает карту { $amount }: { $thing }
event-sam-steps =
    { $who } отправляется в путь ({ $thing }) и проходит { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }
event-sam-idle = { $who } только идёт: карте { $amount } нужна специализация «{ $thing }»
event-sam-nothing = { $who } остаётся ни с чем: { $thing }
event-sam-specialist = { $who } меняет специализацию: { $thing }
event-sam-buys =
    { $who } покупает по полю рынка { $thing }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }, больше ему не получить
event-sam-lot = { $who } тянет жребий для колонки прогноза { $amount }: { $thing }

thing-sam-card-1 = 1 шаг, затем он нанимает самого дешёвого рабочего
thing-sam-card-2 = 1 шаг, затем паровоз
thing-sam-card-3 = 1 шаг, затем он берёт лучшую карту цели
thing-sam-card-4 = 1 шаг, затем он берёт бандита с наибольшим номером
thing-sam-card-5 = 1 шаг, затем он берёт лучшую опасность самой полной зоны
thing-sam-card-6 = 1 шаг, затем он нанимает по своей специализации
thing-sam-card-7 = 2 шага, затем паровоз
thing-sam-card-8 = 2 шага, затем он покупает скот
thing-sam-card-9 = 2 шага, затем он строит
thing-sam-card-10 = шаг за каждую постройку той стороны, у которой их больше, затем специалист-строитель строит
thing-sam-card-11 = шаг за каждую постройку той стороны, у которой их больше, затем специалист-инженер нанимает инженера и ведёт паровоз
thing-sam-card-12 = шаг за каждого ковбоя, затем специалист-ковбой открывает 2 карты скота и покупает так, будто ковбоев на одного меньше
thing-sam-card-13 = шаг за каждого ковбоя, затем специалист-ковбой покупает скот
thing-sam-card-14 = шаг за каждого рабочего его специализации, затем специалист-инженер ведёт паровоз
thing-sam-card-15 = шаг за каждого рабочего его специализации, затем специалист-строитель строит
thing-sam-no-worker = нет рабочего, для которого есть место
thing-sam-no-engineer = нет инженера, для которого есть место
thing-sam-no-purchase = нет скота, который можно купить
thing-sam-no-building = нет постройки, которую можно возвести
thing-sam-no-objective = нет карты цели
thing-sam-no-bandit = нет бандита
thing-sam-no-hazard = нет опасности
thing-sam-no-disc = не осталось дисков

ui-option-sam = Сложность Сэма

## Pioneer Rails

action-box = зачеркнуть ячейку города
action-draw =
    { $what ->
        [number]
            взять { $thing ->
                [one] { $thing } карту
                [few] { $thing } карты
                [many] { $thing } карт
               *[other] { $thing } карты
            }
        [bonus] тянуть: { $thing }
        [objective] тянуть: { $thing }
       *[other] проложить путь: { $thing }
    }
action-suit = сменить масть: { $thing }

event-revealed = { $who } открывает: { $thing }
event-took = { $who } берёт: { $thing }
event-round = раунд { $amount }
event-scored =
    { $who } получает { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }: { $thing }
event-met =
    { $who } выполняет цель { $thing }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }

action-done = закончить ход
action-card = использовать: { $thing }
action-activate = активировать следующим: { $thing }
action-nuggets = положить в банк: { $thing }

event-discarded = { $who } откладывает карту без использования: { $thing }
event-dealt = { $who } получает тайную карту: { $thing }
event-wrote = { $who } записывает: { $thing }
event-crossed = { $who } зачёркивает ячейку города
event-changed = { $who } меняет масть карты: { $thing }
event-reached = { $who } доходит до города { $thing }
event-activated = { $who } активирует: { $thing }
event-laid = { $who } прокладывает путь: { $thing }
event-showed-tracks = { $who } прокладывает: { $thing }
event-showed = { $who } активирует: { $thing }
event-removed = цель { $thing } выполнена и уходит со стола
event-turned-up = открыта цель { $thing }

question-takecard = Вы сдаёте: возьмите одну из карт.
question-choosecard = Какую карту вы используете?
question-lay = Прокладывайте пути.
question-chooselocation = Какую локацию активировать первой?
question-choosenuggets = Сколько самородков идёт в банк?

refusal-specials =
    нужно { $needs ->
        [one] { $needs } особое действие
        [few] { $needs } особых действия
        [many] { $needs } особых действий
       *[other] { $needs } особых действия
    }, осталось { $has }: сначала зачеркните ячейку города
refusal-tracks-left = все пути этого хода проложены
refusal-circled-town-boxes = обведённых ячеек городов не осталось
refusal-specials-on-one-track = на один путь нужно два особых действия
refusal-nuggets-not-in-banks = самородков вне банков у вас { $has }

score-poker = покерные комбинации
score-gold = золото
score-banks = банки
score-forts = форты
score-ranches = ранчо
score-train-yards = депо
score-towns = города
score-goals = цели
score-bonus = бонус
score-target = порог
score-others = лучший из других игроков
score-prospects = ещё впереди
score-goals-left = невыполненные цели

thing-hearts = червы
thing-diamonds = бубны
thing-clubs = трефы
thing-spades = пики
thing-train-yard = депо
thing-switch = стрелка
thing-the-goal-1a = 1A (5 самородков в банках)
thing-the-goal-1b = 1B (8 добытых самородков)
thing-the-goal-1c = 1C (2 активированных банка)
thing-the-goal-1d = 1D (3 активированных салуна)
thing-the-goal-1e = 1E (активированный форт)
thing-the-goal-1f = 1F (3 железные дороги у края карты)
thing-the-goal-1g = 1G (пути у 4 горных хребтов)
thing-the-goal-1h = 1H (5 активированных ранчо)
thing-the-goal-1i = 1I (2 железные дороги с туннелем)
thing-the-goal-1j = 1J (здание, активированное 2 железными дорогами)
thing-the-goal-1k = 1K (6 достигнутых городов)
thing-the-goal-1l = 1L (3 города, достигнутых одной железной дорогой)
thing-the-goal-1m = 1M (2 железные дороги с мостом)
thing-the-goal-1n = 1N (2 железные дороги в одном городе)
thing-the-goal-1o = 1O (2 активированных депо)
thing-goal-1a = самородки в банках
thing-goal-1b = добытые самородки
thing-goal-1c = активированные банки
thing-goal-1d = активированные салуны
thing-goal-1e = активированный форт
thing-goal-1f = железные дороги у края карты
thing-goal-1g = горные хребты с путём
thing-goal-1h = активированные ранчо
thing-goal-1i = железные дороги с туннелем
thing-goal-1j = железные дороги у здания при активации
thing-goal-1k = достигнутые города
thing-goal-1l = города, достигнутые одной железной дорогой
thing-goal-1m = железные дороги с мостом
thing-goal-1n = железные дороги в одном городе
thing-goal-1o = активированные депо

## The companion of a game on cardboard
##
## companion-<line or question>   the values of the line or question
## companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
## companion-thing-<name>, companion-score-<label>

companion-title = Помощник за столом: за соперника играет { $who }, зерно { $seed }.
companion-help = Отвечайте числом или словом; Enter берёт отмеченный ответ. Ещё можно набрать u (отменить), s (счёт), r R14.7 (правило), ? (эта справка) или q (выйти).
companion-resumed =
    Продолжаем после { $count ->
        [one] { $count } ответа
        [few] { $count } ответов
        [many] { $count } ответов
       *[other] { $count } ответов
    }.
companion-saved = Сохранено: { $file }. Та же команда продолжит отсюда.
companion-undone = Отменено.
companion-undo-none = Отменять нечего.
companion-over = Партия окончена.
companion-not-a-choice = Ответа «{ $text }» здесь нет. Наберите число от 1 до { $count } или слова.
companion-not-a-number = Ответа «{ $text }» здесь нет. Наберите одно из чисел: { $numbers }.
companion-needs-answer = Здесь нужен ответ: по умолчанию ничего нет.
companion-total = итого
companion-turn = Сделайте свой ход. Когда закончите: что дальше?
companion-final =
    Доиграйте последний ход, если он остался, и посчитайте очки. { $who } набирает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
companion-ask-own-points = Сколько очков у вас?
companion-ask-own-dollars = Очков поровну: решают доллары, а у Сью их нет. Сколько долларов осталось после обмена полных пятёрок на очки?
companion-won = Вы победили, { $own } : { $points }! Соперник: { $who }.
companion-lost = { $who } побеждает, { $points } : { $own }.
companion-won-by-dollars = Вы победили по долларам! Соперник: { $who }.
companion-shared = Вы и { $who } делите победу.

companion-choice-yes = да
companion-choice-no = нет
companion-choice-none = ни одного
companion-choice-nobody = никого
companion-choice-go = ходит { $who }
companion-choice-last = { $who } ходит в последний раз: конец игры начался в мой ход
companion-choice-other = что-то другое или ничего
companion-choice-cowboy = ковбой
companion-choice-builder = строитель
companion-choice-engineer = инженер
companion-choice-all-rounder = универсал
companion-choice-steps =
    { $a ->
        [one] { $a } шаг
        [few] { $a } шага
        [many] { $a } шагов
       *[other] { $a } шага
    }

companion-thing-sam = Сэм
companion-thing-sue = Сью
companion-thing-market = рынок скота
companion-thing-train = поезд
companion-thing-build = стройка
companion-thing-upper = верхний
companion-thing-lower = нижний
companion-thing-token-objective = жетон цели
companion-thing-token-bonus = жетон бонуса
companion-thing-token-any = любой жетон
companion-thing-cow-corriente = корриенте
companion-thing-hire = наём

companion-score-dollars = доллары (не считаются)
companion-score-buildings = постройки
companion-score-deliveries = диски на тёмных постах
companion-score-cities = города и стрелки
companion-score-stations = станции
companion-score-hazards = опасности
companion-score-cattle = скот
companion-score-bonus-tokens = жетоны бонусов
companion-score-objectives = цели (все считаются выполненными)
companion-score-workers = рабочие
companion-score-job-market-token = жетон рынка труда

# Sue

companion-sue-set-up = Разложите Эль-Пасо на двоих. Первый ход за вами: 4 доллара, 1 жетон обмена, жетон цели на ваш выбор, ранчер на нейтральной постройке на ваш выбор.
companion-sue-set-up-discs = Дайте Сью её ранчера (он начинает в Эль-Пасо) и семь дисков; один из них с самого начала лежит на торговом посту 5, без награды. У неё нет ни стада, ни денег, ни жетонов, ни маркеров владельца.
companion-sue-set-up-row = Возьмите с рынка рабочих ковбоя, строителя и инженера и выложите перед Сью слева направо так: { $row }. Это её ряд стратегии; новые рабочие присоединяются к этим трём группам.
companion-sue-set-up-resources-app = Возьмите с рынков по 3 карты каждого из четырёх видов рабочих, 3 абердин-ангусские и 3 корриенте и отложите их, разобрав по видам. Это колода ресурсов Сью: я тяну из неё и говорю, какую карту она получает.
companion-sue-set-up-resources-box = Возьмите с рынков по 3 карты каждого из четырёх видов рабочих, 3 абердин-ангусские и 3 корриенте и перемешайте лицом вниз: это колода ресурсов Сью. Она не пополняется.
companion-sue-set-up-check = Проверьте рынки: ковбои { $cowboy }, строители { $builder }, инженеры { $engineer }, универсалы { $all_rounder }; абердин-ангусские { $black_angus }, корриенте { $corriente }, шортгорнские { $shorthorn }, герефордские { $hereford }; симментальские { $simmental }.
companion-sue-set-up-deck-app =
    Её колода бота перемешана: { $b_cards ->
        [0] карт A: { $cards }
       *[other] карт { $cards }, из них B: { $b_cards }
    }. Печатные карты оставьте в коробке: тянуть за неё буду я.
companion-sue-set-up-deck-box =
    Перемешайте лицом вниз все карты A{ $b_cards ->
        [0] { "" }
       *[other]
            { " " }и { $b_cards ->
                [one] { $b_cards } карту
                [few] { $b_cards } карты
                [many] { $b_cards } карт
               *[other] { $b_cards } карты
            } B
    }: это её колода бота. Если в начале её хода колода пуста, перемешайте использованные карты снова.
companion-sue-set-up-start = Начинаете вы, затем вы и Сью ходите по очереди.

companion-sue-last = Вы начали конец игры, поэтому это последний ход Сью.
companion-sue-shuffle = Её колода бота опустела: использованные карты перемешаны.
companion-sue-card = Карта Сью: { $card }.
companion-sue-card-box = Откройте верхнюю карту колоды бота Сью (если колода пуста, сначала перемешайте использованные).
companion-sue-ask-move = Насколько карта её двигает?
companion-sue-ask-action = Какое действие на карте?
companion-choice-per-cowboy = шаг за каждого ковбоя
companion-choice-per-builder = шаг за каждого строителя
companion-choice-per-engineer = шаг за каждого инженера
companion-choice-market = рынок скота
companion-choice-train = поезд
companion-choice-build = строить
companion-choice-draw-1 = взять 1 карту ресурсов
companion-choice-draw-2 = взять 2 карты ресурсов
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
    }, она бесплатно берёт с рынка скота карту: { $cow }. Если этой породы нет, она берёт следующую подешевле из оставшихся.
companion-sue-ask-cow = Какую корову она взяла?
companion-sue-ask-left = Она бесплатно берёт карту: { $cow }. Есть ли такая на рынке?
companion-sue-cow =
    Положите карту ({ $cow }) в стопку Сью: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sue-nothing = Такой нет: Сью ничего не получает.
companion-sue-empty = Колода ресурсов пуста: Сью ничего не берёт.
companion-sue-ask-resource = Откройте верхнюю карту её колоды ресурсов. Что это?
companion-sue-draws-cow = Сью берёт карту ресурсов: { $card }.
companion-sue-draws-worker = Сью берёт карту ресурсов: рабочий, { $card }. Положите его в её группу «{ $card }», теперь в ней { $count }.
companion-sue-draws-all-rounder = Сью берёт карту ресурсов: универсал.
companion-sue-joins = Положите универсала в её группу «{ $worker }» навсегда: из групп меньше 4 рабочих она самая большая (из равных самая левая). Теперь в ней { $count }.
companion-sue-joins-leftmost = Во всех трёх группах по 4 рабочих или больше: положите универсала в самую левую, «{ $worker }», навсегда. Теперь в ней { $count }.
companion-sue-hire = Вместо найма Сью берёт карту ресурсов.

companion-sue-train =
    Поезд: у Сью { $engineers ->
        [one] { $engineers } инженер
        [few] { $engineers } инженера
        [many] { $engineers } инженеров
       *[other] { $engineers } инженера
    }, она использует карту поезда { $card }. Из действий карты она выполняет по порядку и бесплатно только эти: взять жетон, получить корову, нанять (вместо найма она берёт карту ресурсов).
companion-sue-train-nothing = На этой карте поезда ничего такого нет: Сью ничего не делает.
companion-sue-ask-side = Что для неё показывает ваша карта поезда { $card }?
companion-choice-plain = обычная сторона: { $plain }
companion-choice-star = сторона со звездой: { $star }
companion-sue-ask-train-token = Какой жетон позволяет взять карта поезда { $card }?
companion-choice-token-objective = жетон цели
companion-choice-token-bonus = жетон бонуса
companion-choice-token-any = любой жетон
companion-sue-ask-train-cow = Какую корову даёт карта поезда { $card }?
companion-choice-cow-black-angus = Абердин-ангусская
companion-choice-cow-corriente = корриенте
companion-choice-cow-shorthorn = Шортгорнская
companion-choice-cow-hereford = Герефордская
companion-sue-ask-train-hire = Позволяет ли карта поезда { $card } нанимать?
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
companion-sue-build-cow = Оба её здания улучшены полностью: вместо этого она берёт карту { $cow }.
companion-sue-build-nothing = Она не может ни строить, ни заменять, а её здания улучшены не полностью: она не получает ничего.

companion-sue-ask-simmental = Эль-Пасо: Сью берёт карту симментала. Что в стопке?
companion-choice-card = карта есть, она её берёт
companion-choice-empty = стопка пуста: с тех пор Сью приходит первой
companion-sue-space = Поставьте ранчера Сью на пустую клетку симменталов: 2 очка. Начался конец игры.
companion-sue-no-simmental = Эль-Пасо: в этом последнем ходу карты симментала для Сью нет, её ранчер остаётся на месте.
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
companion-sue-has-resources = осталось карт ресурсов: { $count }

# Sam

companion-sam-set-up = Разложите второе издание на двоих. Первый ход за вами: 6 долларов, 4 карты, 1 жетон обмена.
companion-sam-set-up-side = Сэм получает все 12 построек одного цвета стороной b вверх и 14 дисков, всё рядом с его планшетом; его паровоз стоит на клетке 0, пастух на клетке «СТАРТ». У него по одному напечатанному рабочему каждой профессии, а денег, скота и жетонов обмена нет.
companion-sam-set-up-deck-app =
    Его колода перемешана: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }. Печатные карты оставьте в коробке: тянуть за него буду я.
companion-sam-set-up-deck-box =
    Перемешайте лицом вниз его { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }. Когда колода опустеет, перемешайте использованные снова.
companion-sam-set-up-removed = В лёгкой игре его карты 13, 14 и 15 остаются в коробке.
companion-sam-set-up-extra = В сложной игре на его планшет добавляется ещё по одному ковбою, строителю и инженеру (оборот 2).
companion-sam-set-up-worker = Прежде чем заполнять рынок труда, возьмите наугад жетон рабочего с оборотом 2 и положите на планшет Сэма.
companion-sam-ask-worker = Какой это рабочий?
companion-sam-specialty = Теперь специализация Сэма: { $worker }. Поставьте туда маркер.
companion-sam-set-up-objective = Возьмите наугад стартовую карту цели для Сэма. В конце она засчитывается целиком.
companion-sam-ask-starting = Сколько на ней очков?
companion-sam-set-up-start = Начинаете вы, затем вы и Сэм ходите по очереди. За проход через его постройки вы платите в банк.

companion-sam-last = Жетон рынка труда у вас, поэтому это последний ход Сэма.
companion-sam-shuffle = Его колода опустела: использованные карты перемешаны.
companion-sam-card = Карта Сэма номер { $number }: { $card }.
companion-sam-card-box = Откройте верхнюю карту колоды Сэма (если колода пуста, сначала перемешайте использованные).
companion-sam-ask-move = Насколько карта его двигает?
companion-choice-per-buildings = столько шагов, сколько построек у той стороны, у которой их больше
companion-choice-per-cowboys = шаг за каждого ковбоя
companion-choice-per-specialists = шаг за каждого рабочего его специализации
companion-sam-ask-action = Что карта позволяет ему сделать? Его специализация: { $worker }; если карта требует другой, он ничего не делает.
companion-choice-do-hire-cheapest = нанять самого дешёвого рабочего
companion-choice-do-hire-specialist = нанять по своей специализации
companion-choice-do-hire-engineer-engine = нанять инженера, затем вести паровоз
companion-choice-do-engine = вести паровоз
companion-choice-do-objective = взять карту цели
companion-choice-do-bandit = взять бандита
companion-choice-do-hazard = взять опасность
companion-choice-do-buy = купить скот
companion-choice-do-reveal-buy-one-less = открыть 2 карты, затем купить скот, считая ковбоев на одного меньше
companion-choice-do-build = строить
companion-choice-do-nothing = ничего
companion-sam-ask-buildings = Сколько ваших частных построек на пути?
companion-sam-counts-buildings =
    У Сэма { $own }, у вас { $yours }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }.
companion-sam-counts =
    В ряду Сэма «{ $worker }» { $count }, считая напечатанного рабочего: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
companion-sam-move =
    Передвиньте пастуха Сэма на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага, но не дальше Канзас-Сити
        [many] { $steps } шагов, но не дальше Канзас-Сити
       *[other] { $steps } шага, но не дальше Канзас-Сити
    }. Он выбирает дорогу, где до Канзас-Сити меньше локаций, из равных ту, где вам заплатят меньше. За каждую вашу постройку с рукой, на которую он заходит, банк платит вам за проход.
companion-sam-move-note = Из дорог с равными пошлинами он выбирает ветку с клетками построек, а не опасностей или бандитов; из двух таких веток за C и F верхнюю, за G нижнюю. Пошлин он не платит, лимита шагов у него нет, и там, где он останавливается, он ничего не делает (исключение — Канзас-Сити).
companion-sam-ask-arrived = Он дошёл до Канзас-Сити?
companion-sam-idle = Карта требует другой специализации ({ $worker }), чем у Сэма ({ $specialty }): больше он ничего не делает.

companion-sam-hire-cheapest = Сэм нанимает бесплатно: найдите самый дешёвый ряд выше жетона рынка труда (из равных цен самый верхний), где есть рабочий, для которого у него есть место. Там он берёт рабочего своей специализации ({ $worker }), если он есть, иначе самого левого, для которого есть место.
companion-sam-hire-specialist = Сэм бесплатно нанимает самого дешёвого рабочего профессии «{ $worker }» выше жетона рынка труда, из равных цен самого верхнего. Если такого нет, он берёт самого дешёвого рабочего той профессии, которой там больше всего (из равных ковбой прежде строителя, строитель прежде инженера), если для него есть место.
companion-sam-hire-other = Ряд Сэма «{ $worker }» заполнен: он бесплатно нанимает самого дешёвого рабочего той профессии, которой выше жетона рынка труда больше всего (из равных ковбой прежде строителя, строитель прежде инженера), если для него есть место.
companion-sam-hire-engineer = Сэм бесплатно нанимает самого дешёвого инженера выше жетона рынка труда, из равных цен самого верхнего.
companion-sam-row-full = Его ряд «{ $worker }» заполнен: места больше нет.
companion-sam-ask-hired = Кого он нанял?
companion-sam-ask-engineer = Нашёлся ли для него инженер?
companion-sam-hired = Положите рабочего ({ $worker }) на следующую свободную клетку планшета Сэма: номер { $count } в своём ряду. Действие клетки не выполняется.

companion-sam-engine =
    Паровоз: передвиньте его вперёд на { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
        [many] { $spaces } клеток
       *[other] { $spaces } клетки
    }, перепрыгивая занятые. По дороге он сворачивает на первый свободный объезд, на станции которого нет диска Сэма, и там останавливается. Если такого в пределах хода нет, он проходит весь путь мимо объездов.
companion-sam-engine-only =
    Паровоз: передвиньте его вперёд мимо объездов на { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
        [many] { $spaces } клеток
       *[other] { $spaces } клетки
    }, перепрыгивая занятые. Станции, где Сэм мог бы остановиться, нет.
companion-sam-ask-station = На какой станции он остановился? (от 1 до 9, считая от начала; 10: конец линии, 0: ни на какой)
companion-sam-ask-terminus = Он дошёл до конца линии? (10: да, 0: нет)
companion-sam-upgrade =
    Положите бесплатно диск Сэма на станцию { $station }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sam-master = Если у станции { $station } лежит жетон начальника станции, Сэм его забирает. Рабочего он за это не отдаёт, и жетон ему ничего не даёт.
companion-sam-no-disc = Дисков у Сэма не осталось: станция остаётся как есть.
companion-sam-engine-return = С конца линии паровоз возвращается на первый свободный объезд, считая от начала, на станции которого нет диска Сэма. Это станция { $station }, если там не стоит ваш паровоз.
companion-sam-ask-return = На какую станцию он вернулся? (0: ни на какую, все эти объезды заняты)
companion-sam-engine-back = С конца линии паровоз возвращается на ближайшую свободную клетку.

companion-sam-objective = Сэм берёт из открытых карту цели с наибольшим числом очков, из равных самую верхнюю. Пополните ряд целей.
companion-sam-ask-objective = Сколько очков на карте? (0: её не было)
companion-sam-bandit = Уберите с поля для Сэма бандита с наибольшего занятого номера, если он есть. Награды и очков за него Сэм не получает.
companion-sam-hazard = Сэм берёт опасность: в зоне, где жетонов опасностей больше всего (из равных наводнение прежде засухи, засуха прежде камнепада), жетон с наибольшим числом очков (из равных тот, что на меньшем номере).
companion-sam-ask-hazard = Сколько очков на жетоне? (0: его не было)
companion-sam-reveal =
    Откройте из стопки скота { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } и добавьте на рынок.
companion-sam-buy =
    { $cowboys ->
        [0] Сэм покупал бы так, будто ковбоев на одного меньше, а это ни одного.
       *[other]
            Сэм покупает один раз и не платит, будто у него { $cowboys ->
                [one] { $cowboys } ковбой
                [few] { $cowboys } ковбоя
                [many] { $cowboys } ковбоев
               *[other] { $cowboys } ковбоя
            } и { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            }.
    }
companion-sam-buy-one = Из этого он берёт то, что приносит больше очков, из равных названное первым: { $fields }. Всегда берите карты с наибольшим числом очков; они идут в его стопку для подсчёта.
companion-thing-value-3-1 = одна карта ценностью 3
companion-thing-value-3-2 = до 2 карт ценностью 3
companion-thing-shorthorn-1 = один шортгорн
companion-thing-shorthorn-2 = до 2 шортгорнов
companion-thing-hereford-1 = один герефорд
companion-thing-simmental-1 = один симментал I (если вы с ними играете)
companion-sam-buy-none = Он ничего не покупает.
companion-sam-ask-cattle = Сколько очков у этих карт вместе? (0: купить он ничего не мог)

companion-sam-build =
    Стройка: у Сэма { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
        [many] { $builders } строителей
       *[other] { $builders } строителя
    }, он ничего не платит.
companion-sam-build-space = Он строит перед вами: на первой пустой клетке постройки без дополнительного действия между вашим пастухом и Канзас-Сити, ближайшей, из равных на ветке, которая идёт первой (клетки построек прежде опасностей и бандитов). Если пусты только клетки с дополнительным действием, на первой из них.
companion-sam-ask-space = Есть ли пустая клетка постройки впереди вашего пастуха?
companion-sam-built =
    Поставьте туда постройку Сэма { $tile }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sam-replaced =
    Замените постройку Сэма { $old } на его { $tile }: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }. Старая постройка уходит из игры.
companion-sam-ask-old = Постройка Сэма { $new }b заменяет одну из этих. Какая из них первая на пути, считая от начала?
companion-choice-tile = { $a }b
companion-sam-build-none = Строить ему нечего: ничего не происходит.

companion-sam-visit = Канзас-Сити. Выложите жетоны по очереди, как обычно: колонка прогноза 1, { $first } жетон; колонка 2, { $second } жетон; колонка 3, { $third } жетон.
companion-sam-tiles = Если в колонке только один жетон, берите его; пустую колонку пропустите. Как только жетон рынка труда покинул последний ряд, рабочих больше не берите.
companion-sam-no-workers = Если в колонке только один жетон, берите его. Рабочих больше не берут: возьмите вместо этого другой жетон или пропустите колонку.
companion-sam-ask-token = Вытолкнул ли его рабочий жетон рынка труда из последнего ряда?
companion-sam-token = Сэм берёт жетон рынка труда: 2 очка. Начался конец игры.
companion-sam-deliver = У Сэма нет дохода, и стоимость доставки он не платит. Положите его диск на город: { $city }.
companion-sam-city-points =
    Диск приносит { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sam-arrow-points =
    Вместе с его предыдущим городом завершена стрелка: { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    }.
companion-sam-no-delivery = Дисков у Сэма не осталось: доставки нет.
companion-sam-return = Поставьте пастуха Сэма на клетку «СТАРТ» и пополните колонки прогноза.
companion-sam-your-last = У вас один последний ход. У Сэма ходов больше нет.

companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = специализация: { $worker }
companion-sam-has-buildings = постройки { $names }
companion-sam-has-stations = станции { $names }
companion-sam-has-cities = диски на городах: { $names }
companion-sam-has-discs = осталось дисков: { $count }

## The browser

# Pages and their parts

ui-title = { $page } · Trailboss
ui-title-turn = ● Ваш ход · { $page }
ui-skip = К основному содержимому
ui-home = Главная
ui-nav = Страницы
ui-nav-new = Новый стол
ui-nav-rules = Правила
ui-nav-me = Профиль
ui-sound = Звуки
ui-dark = Тёмная тема
ui-loading = Минутку…
ui-close = Закрыть
ui-cancel = Отмена
ui-save = Сохранить
ui-name = Имя
ui-password = Пароль
ui-you = вы
ui-free = свободное место
ui-lost-title = Здесь путь заканчивается
ui-lost-text = Такой страницы нет.

ui-home-title = По коням!
ui-home-text = «Великий западный путь» и его родня за одним столом: с друзьями — вживую или растянув на несколько дней — либо в одиночку против ботов.
ui-games = Игры
ui-game-players = Игроков: { $range }
ui-about-gwt2 = Снова и снова гоните стадо в Канзас-Сити, нанимайте людей, стройте вдоль пути и с каждым разом отправляйте лучший скот всё дальше.
ui-about-gwt1 = Классика 2016 года: тот же долгий путь, но свои породы, города Запада и типи.
ui-about-elpaso = Перегон покороче, на юг: меньше рабочих, быстрые ходы и Эль-Пасо в конце пути.
ui-about-pioneer = Карты, шестиугольники и карандаш: все прокладывают рельсы одновременно и по дороге собирают покерную комбинацию.
ui-play-now = Играть
ui-of = { $what }: { $game }
ui-tables-mine = Мои столы
ui-tables-mine-none = Вы пока не сидите ни за одним столом.
ui-tables-mine-stranger = Ваши столы появятся здесь, как только вы назовёте имя.
ui-tables-open = Открытые столы
ui-tables-open-none = Сейчас никто не ждёт игроков.
ui-tables-watch = Можно посмотреть
ui-tables-watch-none = Открытых для зрителей партий сейчас нет.
ui-your-turn = Ваш ход
ui-seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
ui-status-open = открыт
ui-status-playing = идёт игра
ui-status-over = игра окончена

ui-name-title = Кто играет?
ui-name-why = Чтобы сесть за стол, хватит имени. Этот браузер вас запомнит.
ui-name-go = Сесть за стол
ui-name-login = Уже бывали здесь?
ui-name-login-link = Войти с паролем

# Replays

ui-replay = Повтор
ui-replay-of = Повтор: { $game }
ui-replay-none = Повтора здесь нет
ui-replay-start = До первого действия.
ui-replay-stops = Запись кончается здесь; партия не была доиграна.
ui-replay-ended = Игра окончена.
ui-replay-controls = Шаг за шагом
ui-replay-slider = Действие
ui-replay-at = Действие { $move } из { $moves } · ход { $turn } из { $turns }
ui-replay-at-quiet = Действие { $move } · ход { $turn }
ui-replay-first = Первое действие
ui-replay-previous-turn = На ход назад
ui-replay-previous = На действие назад
ui-replay-play = Пуск
ui-replay-pause = Пауза
ui-replay-next = На действие вперёд
ui-replay-next-turn = На ход вперёд
ui-replay-last = Последнее действие
ui-replay-speed = Скорость
ui-replay-speed-slow = медленно
ui-replay-speed-steady = умеренно
ui-replay-speed-quick = быстро
ui-replay-speed-hasty = очень быстро
ui-replay-eyes = Чьими глазами
ui-replay-eyes-mover = тот, кто ходит
ui-replay-eyes-nobody = зритель
ui-replay-turn-log = Этот ход
ui-replay-chart = Очки по ходу игры
ui-replay-chart-label = Очки по ходу игры. На этом действии: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
        [many] { $count } действий
       *[other] { $count } действия
    }
ui-replay-target = Порог
ui-replay-quiet = Без спойлеров
ui-replay-quiet-why = Скрывает очки, победителя и длину партии.
ui-replay-reveal = Показать очки
ui-replay-share = Это действие
ui-replay-copy = Скопировать ссылку на это действие
ui-replay-branch = Играть отсюда
ui-replay-branch-why = Появится ваш собственный стол с этой позицией, а повтор останется как был. За каждое место играйте сами или отдайте его боту.
ui-replay-branch-seat = Кто играет за: { $name }
ui-replay-branch-start = Играть дальше
ui-replay-table = К столу
ui-replay-another = Другая запись
ui-replay-keys = Клавиши: ← → действие, с Shift ход, Home, End, пробел для пуска.
ui-why = Почему так?
ui-why-title = Почему { $name } так играет
ui-why-note = Ожидается к концу партии, насколько этот игрок тогда видел.
ui-why-points = ожидаемые очки: { $points }
ui-why-chance = шанс победить: { $percent } %
ui-why-done = сделано
ui-why-against = По сравнению со сделанным
ui-why-nothing = Здесь не из чего было выбирать.
ui-reason = { $who } ищет здесь очки: { $category }
ui-reason-prospects = { $who } думает здесь о следующих ходах
ui-reason-others = { $who } хочет оставить меньше другим
ui-replays-bring = Посмотреть запись
ui-replays-title = Повторы
ui-replays-text = У каждого доигранного стола есть повтор. Загрузите файл с записью партии, и она откроется здесь: при этом проверяется каждое действие.
ui-replays-file = Запись партии
ui-replays-choose = Выбрать файл
ui-replays-drop = Файл можно и перетащить сюда. Запись — это текст не больше 512 КиБ, какой пишут столы и командная строка.
ui-replays-checking = Проверяем { $file }…
ui-replays-refused = Файл { $file } не принят
ui-replays-line = Строка { $line } файла.
ui-replays-why = Ничего не сохранено. В каждой строке записи есть проверка, поэтому изменённая, потерянная или переставленная строка находится сразу.

# A new table

ui-new-title = Новый стол
ui-new-game = Игра
ui-new-seats = Места
ui-new-options = Настройки
ui-new-table = Стол
ui-new-seat-kind = Кто сидит на месте { $seat }
ui-new-seat-bot = Бот на месте { $seat }
ui-new-seat-name = Имя на месте { $seat }
ui-new-public = Открыт для всех
ui-new-public-why = Любой может занять свободное место или смотреть. Иначе о столе знают только те, у кого есть ссылка.
ui-new-clock = Часы
ui-new-clock-why = Когда время вышло, остальные могут передать место боту.
ui-components = Значения
ui-components-title = Напечатанные значения
ui-components-why = В вашей коробке другие числа? Запишите их в файл, исправьте и играйте по нему.
ui-components-printed = как напечатано
ui-components-bring = Добавить файл значений
ui-components-wrong = Этот файл нельзя использовать:
ui-components-own = Игра по значениям владельца:
ui-components-differ = { $count ->
    [one] { $count } значение отличается от наших
    [few] { $count } значения отличаются от наших
   *[many] { $count } значений отличаются от наших
}
ui-components-place = Место
ui-components-ours = Наше
ui-components-theirs = Этот файл
ui-new-webhook = Вебхук
ui-new-webhook-why = На этот адрес приходит сообщение, когда кому-то пора ходить, например в канал Discord.
ui-new-start = Начать игру
ui-new-open = Открыть стол
ui-seat-add = Добавить место
ui-seat-drop = Убрать место
ui-guest = Гость
ui-kind-me = Я
ui-kind-me-name = Я ({ $name })
ui-kind-friend = Кто-то по ссылке
ui-kind-hotseat = Кто-то за этим экраном
ui-kind-bot = Бот
ui-bot-tenderfoot = Желторотик (уровень 1, для обучения)
ui-bot-wrangler = Табунщик (уровень 2)
ui-bot-rancher = Ранчер (уровень 3)
ui-bot-foreman = Управляющий (уровень 4)
ui-bot-legend = Легенда (уровень 5, думает секунду)
ui-bot-random = Новичок (наугад)
ui-bot-greedy = Гуртовщик (жадный)
ui-bot-strong = Старший гуртовщик (сильный)
ui-botname-tenderfoot = Желторотик
ui-botname-wrangler = Табунщик
ui-botname-rancher = Ранчер
ui-botname-foreman = Управляющий
ui-botname-legend = Легенда
ui-botname-random = Новичок
ui-botname-greedy = Гуртовщик
ui-botname-strong = Старший гуртовщик
ui-clock-none = без ограничения времени
ui-clock-live30 = 30 минут + 30 секунд на действие
ui-clock-live60 = 1 час + 1 минута на действие
ui-clock-days3 = 3 дня + 12 часов на действие
ui-clock-days7 = 7 дней + 1 день на действие
ui-option-neutral = Нейтральные постройки
ui-option-sides = Стороны построек
ui-option-simmental = Симментальский скот
ui-option-split = Жетоны рабочих
ui-option-waste = Трата сертификатов
ui-option-window = Цели в Канзас-Сити
ui-option-skip = Пропуск этапа B
ui-option-copy-risk = Копирование дополнительных действий
ui-option-station-first = Сначала станция
ui-option-discless = Доставка без диска
ui-option-signal = Семафоры
ui-choice-a = сторона A
ui-choice-b = сторона B
ui-choice-random = случайно
ui-choice-letters = по своим буквам
ui-choice-shuffled = вперемешку
ui-choice-on = да
ui-choice-off = нет
ui-choice-true = да
ui-choice-false = нет

# An open table

ui-table = Стол
ui-table-none = Такого стола нет
ui-open-public = Стол для всех
ui-open-link = Стол по ссылке
ui-open-waiting =
    Ждём ещё { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
        [many] { $count } игроков
       *[other] { $count } игроков
    }.
ui-open-ready = Все в сборе.
ui-seat-free = Место { $seat }
ui-seat-human = человек
ui-seat-hotseat = за одним экраном
ui-seat-bot = бот
ui-seat-automa = автома
ui-copy-link = Скопировать ссылку места { $seat }
ui-copied = Скопировано
ui-fill-bot = Посадить бота на место { $seat }
ui-sit-here = Сесть на место { $seat }
ui-start = Начать
ui-leave = Уйти
ui-leave-ask = Точно уйти? Остальные могут посадить за вас бота.
ui-options = Настройки и честность
ui-commitment = Хеш зерна
ui-commitment-none = Этот стол продолжает повтор: его зерно было известно заранее, поэтому хеша нет.
ui-commitment-why = Хеш зерна закреплён до первого действия. В конце зерно открывается, и ваш браузер его проверяет.
ui-seed = Соль и зерно
ui-fair = Проверить
ui-fair-yes = ✓ Зерно соответствует хешу.
ui-fair-no = ✗ Зерно не соответствует хешу.
ui-own-link = Как вернуться
ui-own-link-text = Ссылка места { $seat }: держите её в тайне

# At the table

ui-players = Игроки
ui-is-asked = ждём действия
ui-won = победа
ui-stand-in = играет { $bot }
ui-abandoned = больше не за столом
ui-clock = Часы
ui-score-running = Очки, если бы игра кончилась сейчас
ui-score-final = Итоговый счёт
ui-score-hint = Очки по тому, что вам известно, если бы игра закончилась сейчас.
ui-score-short = { $points } ПО
ui-score-total = Итого
ui-waiting-for = Ждём: { $names }
ui-question-plain = Что вы делаете?
ui-choices = Варианты
ui-choices-show = Показать варианты
ui-choices-hide = Скрыть варианты
ui-meanwhile = Тем временем
ui-hover-hint = Наведите на вариант, чтобы увидеть, сколько он стоит и что даёт.
ui-any-time = В любой момент
ui-confirm = Подтвердить
ui-confirm-ask = { $what }?
ui-route-ask = Каким путём? Плата за проход разная.
ui-route-toll =
    { $via }: { $amount ->
        [one] { $amount } доллар
        [few] { $amount } доллара
        [many] { $amount } долларов
       *[other] { $amount } доллара
    }
ui-route-free = { $via }: бесплатно
ui-undo = Шаг назад
ui-undo-turn = Начать ход заново
ui-undo-ask = Попросить отменить больше
ui-undo-far = Отменить больше
ui-why-not = Почему нельзя? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-needs-has = { $what }: нужно { $needs }, у вас { $has }
ui-not-now = не сейчас
ui-rule = Правило { $rule }
ui-offline = Связь пропала. Пробуем снова; ничего не потеряно.
ui-not-sent = Сервер не ответил. Попробуйте ещё раз.
ui-panel = Журнал, чат и счёт
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-score = Счёт
ui-tab-about = Стол
ui-log-all = Показать все записи ({ $count })
ui-log-undone = отменено:
ui-log-open = стол открыт
ui-log-join = { $who } садится за стол
ui-log-leave = { $who } уходит
ui-log-seats = места меняются
ui-log-start = игра начинается
ui-log-undo =
    { $who } отменяет { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] последние шаги отменены
                [redeal] последние шаги отменены; всё скрытое перетасовано
               *[other] голосование прошло
            }
        [false] голосование не прошло
       *[other] { $who } голосует
    }
ui-log-rematch = готовится реванш
ui-chat = Чат
ui-chat-none = Пока все молчат.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Отправить
ui-digest = Пока вас не было: { $count }
ui-digest-read = Понятно
ui-vote = Голосование
ui-vote-yes = За
ui-vote-no = Против
ui-vote-withdraw = Прекратить голосование
ui-vote-start = Передать место боту
ui-vote-offer = { $who } не за столом.
ui-vote-bot = Пусть бот сыграет вместо отсутствующего ({ $who })? Ещё не ответили: { $missing }
ui-vote-undo = { $by } просит отменить действие. Ещё не ответили: { $missing }
ui-over-missed = Порог не превышен
ui-over =
    { $count ->
        [1] { $winners } побеждает
       *[other] { $winners } делят победу
    }
ui-rematch = Реванш
ui-record = Скачать запись
ui-cover-title = { $name }, ваш ход
ui-cover-text = Передайте экран. Остальные не подглядывают.
ui-cover-go = Это я, { $name }
ui-notify-turn = Ваш ход: { $game }

# What choices cost and do

ui-place-job = { $worker } из ряда { $row }
ui-place-building = постройка { $number }
ui-place-field =
    { $count ->
        [1] { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = постройка { $number } ({ $who })
ui-place-own = ваша постройка { $number }
ui-place-with = { $place } ({ $what })
ui-place-objective = карточка цели { $name }
ui-the-bank = банк
ui-cost-dollars =
    заплатить { $amount ->
        [one] { $amount } доллар
        [few] { $amount } доллара
        [many] { $amount } долларов
       *[other] { $amount } доллара
    }
ui-cost-cowboys =
    { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбоя
        [many] { $amount } ковбоев
       *[other] { $amount } ковбоя
    }
ui-cost-builders =
    { $amount ->
        [one] { $amount } строитель
        [few] { $amount } строителя
        [many] { $amount } строителей
       *[other] { $amount } строителя
    }
ui-worth-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }
ui-gain-dollars =
    получить { $amount ->
        [one] { $amount } доллар
        [few] { $amount } доллара
        [many] { $amount } долларов
       *[other] { $amount } доллара
    }
ui-gain-tokens = получить жетон обмена
ui-takes-black-disc = подойдёт и диск с тёмными уголками
ui-opens-aux = открывает вспомогательное действие { $number }
ui-opens-hand = на одну карту больше на руке
ui-opens-board = улучшает ваш планшет
ui-card-value = ценность { $value }
ui-objective-tasks = нужно: { $tasks }
ui-objective-points =
    { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
        [many] { $vp } очков
       *[other] { $vp } очка
    } или −{ $penalty }
ui-detail-toll = плата { $amount }, получает { $payee }
ui-detail-no-toll = без платы
ui-detail-aux-only = там одно одиночное вспомогательное действие
ui-detail-kansas-city = продать стадо
ui-detail-city = нужно { $value }, вы везёте { $paid }
ui-detail-exchange = вернуть жетон: взять до двух карт, затем сбросить столько же
ui-detail-stop = использовать: { $place }

# Rules, preferences, help

ui-rules-title = Правила
ui-rules-search = Искать в правилах
ui-rules-chapters = Главы
ui-me-title = Профиль
ui-me-who = Кто вы
ui-me-password = Пароль (не обязателен)
ui-me-new-password = Новый пароль
ui-me-old-password = Прежний пароль
ui-me-revoke = Выйти везде, кроме этого браузера
ui-me-revoked = Все другие браузеры и токены больше не действуют.
ui-me-password-why = С паролем можно вернуться с другого устройства. В нём не меньше 8 знаков.
ui-me-saved = Сохранено.
ui-me-back = С возвращением.
ui-me-gone = Этот браузер вас забыл.
ui-me-logout = Забыть меня здесь
ui-me-return = Уже бывали здесь?
ui-me-login = Войти
ui-devices = Устройства
ui-device-here = это устройство
ui-device-used = последний раз: { $when }
ui-device-since = вход: { $when }
ui-device-end = Выйти
ui-device-end-name = Выйти: { $name }
ui-device-ended = Больше не действует.
ui-device-unknown = Неизвестное устройство
ui-device-token = Токен ({ $name })
ui-prefs = Этот браузер
ui-theme = Цвета
ui-theme-auto = как в системе
ui-theme-light = светлые
ui-theme-dark = тёмные
ui-motion = Движение
ui-motion-auto = как в системе
ui-motion-full = фишки движутся
ui-motion-still = фишки не движутся
ui-confirm-mode = Подтверждать каждый выбор
ui-confirm-why = Выбор отправляется только после второго нажатия.
ui-notify = Сообщать, когда мой ход
ui-notify-why = Пока страница на заднем плане.
ui-help-title = Справка
ui-help-key-numbers = 1 – 9
ui-help-key-u = u
ui-help-key-shift-u = Shift + U
ui-help-key-c = c
ui-help-key-escape = Esc
ui-help-key-question = ?
ui-help-key-tab = Tab
ui-help-numbers = выбрать
ui-help-u = отменить шаг
ui-help-shift-u = начать ход заново
ui-help-c = подтвердить
ui-help-escape = отмена
ui-help-question = эта справка
ui-help-tab = все фишки и кнопки по очереди
ui-help-text = Всё, что подсвечено, можно нажать. Нажмите на дальнюю локацию, чтобы дойти до неё. Серые варианты объясняют, почему они недоступны, и называют номер правила.

## The board of Great Western Trail
ui-board = Поле: тяните, чтобы двигать, Ctrl и колесо, чтобы менять масштаб
ui-board-lens = Масштаб
ui-board-nearer = Ближе
ui-board-farther = Дальше
ui-board-whole = Всё поле
ui-board-start = Старт
ui-board-empty = { $place }, пусто
ui-board-building = { $place }, постройка { $name } ({ $who })
ui-board-building-own = { $place }, ваша постройка { $name }
ui-board-neutral = { $place }, нейтральная постройка { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , плата { $amount }
ui-board-herder = пастух ({ $who }): { $place }
ui-board-engine = паровоз ({ $who }) на клетке { $name }
ui-board-space = клетка железной дороги { $name }
ui-board-cross = стоимость доставки: 1 доллар, если город дальше этой отметки, а паровоз до неё не дошёл
ui-board-station =
    станция { $number }, стоимость { $cost }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ui-board-upgraded = станцию улучшили: { $who }
ui-board-city = { $city }, значение { $value }
ui-board-discs = диски: { $who }
ui-board-arrow =
    { $one } и { $two } вместе: { $what } { $points ->
        [0] { "" }
       *[other]
            { $points ->
                [one] { $points } очко
                [few] { $points } очка
                [many] { $points } очков
               *[other] { $points } очка
            }
    }
ui-board-master = начальник станции: { $what }
ui-board-master-certificates =
    { $amount ->
        [one] { $amount } постоянный сертификат
        [few] { $amount } постоянных сертификата
        [many] { $amount } постоянных сертификатов
       *[other] { $amount } постоянных сертификата
    }
ui-board-master-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $per }
ui-board-jobs = Рынок труда
ui-board-job = { $worker } в ряду { $row } за { $price }
ui-board-job-empty = ряд { $row } рынка труда, пусто
ui-board-job-token = ряд { $row } рынка труда, с жетоном рынка труда
ui-board-foresight = прогноз { $column }: { $tile }
ui-board-market = Рынок скота
ui-board-cow =
    { $name }, ценность { $value }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }{ $count ->
        [1] { "" }
       *[other] , таких { $count }
    }
ui-board-stack =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } в стопке скота
ui-board-offer =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } за { $cowboys ->
        [one] { $cowboys } ковбоя
        [few] { $cowboys } ковбоев
        [many] { $cowboys } ковбоев
       *[other] { $cowboys } ковбоев
    } и { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }
ui-board-objectives = Цели
ui-board-objective-stack =
    { $count ->
        [one] { $count } карточка цели в стопке
        [few] { $count } карточки целей в стопке
        [many] { $count } карточек целей в стопке
       *[other] { $count } карточки целей в стопке
    }
ui-board-own = Рука: { $who }
ui-board-hand = Рука
ui-board-hand-empty = На руке нет карт.
ui-board-mat = Планшет: { $who }
ui-board-dollars = доллары
ui-board-certificates = сертификаты
ui-board-tokens = жетоны обмена
ui-board-hand-size = карточки на руке
ui-board-draw-size = карты в стопке добора
ui-board-engine-space = паровоз на клетке
ui-board-workers = Рабочие
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = следующий даёт: { $what }
ui-board-aux-title = Вспомогательные действия и диски
ui-board-aux = вспомогательное действие { $number }: { $what }
ui-board-disc =
    диск: { $name }, { $corner ->
        [black] тёмные уголки
       *[white] белые уголки
    }, { $state ->
        [covered] закрыто
       *[clear] свободно
    }
ui-board-reserve =
    { $count ->
        [one] { $count } постройка
        [few] { $count } постройки
        [many] { $count } построек
       *[other] { $count } постройки
    } в запасе
ui-board-reserve-building =
    постройка { $name }, { $builders ->
        [one] { $builders } строитель
        [few] { $builders } строителя
        [many] { $builders } строителей
       *[other] { $builders } строителя
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { $what }
ui-board-gathered = Собрано
ui-board-discard =
    Стопка сброса: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
thing-cowboy = ковбой
thing-builder = строитель
thing-craftsman = строитель
thing-engineer = инженер
per-buildings = каждую постройку
per-certificates = каждый сертификат
per-objectives = каждую карту цели
per-workers = каждого рабочего

## Places and cards by their marks
thing-flood-r1 = клетка с доп. действием (наводнение) 1
thing-flood-r2 = клетка с доп. действием (наводнение) 2
thing-drought-r1 = клетка с доп. действием (засуха)
thing-rock-r1 = клетка с доп. действием (камнепад) 1
thing-rock-r2 = клетка с доп. действием (камнепад) 2
thing-tp-r1 = клетка с доп. действием (типи) 1
thing-tp-r2 = клетка с доп. действием (типи) 2
thing-fr1 = клетка с доп. действием (наводнение) 1
thing-fr2 = клетка с доп. действием (наводнение) 2
thing-dr1 = клетка с доп. действием (засуха)
thing-br1 = клетка с доп. действием (бандиты) 1
thing-br2 = клетка с доп. действием (бандиты) 2
thing-rr1 = клетка с доп. действием (камнепад) 1
thing-rr2 = клетка с доп. действием (камнепад) 2
thing-tp-m3 = клетка типи −3
thing-tp-m2 = клетка типи −2
thing-tp-m1 = клетка типи −1
thing-tp-p1 = клетка типи 1
thing-tp-p2 = клетка типи 2
thing-tp-p4 = клетка типи 4
thing-tp-p6 = клетка типи 6
thing-tp-p8 = клетка типи 8
thing-tp-p10 = клетка типи 10
thing-ob01 = карта цели 1
thing-ob02 = карта цели 2
thing-ob03 = карта цели 3
thing-ob04 = карта цели 4
thing-ob05 = карта цели 5
thing-ob06 = карта цели 6
thing-ob07 = карта цели 7
thing-ob08 = карта цели 8
thing-ob09 = карта цели 9
thing-ob10 = карта цели 10
thing-ob11 = карта цели 11
thing-ob12 = карта цели 12
thing-ob13 = карта цели 13
thing-ob14 = карта цели 14
thing-ob15 = карта цели 15
thing-ob16 = карта цели 16
thing-ob17 = карта цели 17
thing-ob18 = карта цели 18
thing-ob19 = карта цели 19
thing-ob20 = карта цели 20
thing-ob21 = карта цели 21
thing-ob22 = карта цели 22
thing-ob23 = карта цели 23
thing-ob24 = карта цели 24
thing-st1 = стартовая карта цели 1
thing-st2 = стартовая карта цели 2
thing-st3 = стартовая карта цели 3
thing-st4 = стартовая карта цели 4
thing-start-1 = стартовая карта цели 1
thing-start-2 = стартовая карта цели 2
thing-start-3 = стартовая карта цели 3
thing-start-4 = стартовая карта цели 4
thing-gain-1 = карта цели «доллары» 1
thing-gain-2 = карта цели «доллары» 2
thing-gain-3 = карта цели «доллары» 3
thing-gain-4 = карта цели «доллары» 4
thing-gain-5 = карта цели «доллары» 5
thing-draw-1 = карта цели «добор» 1
thing-draw-2 = карта цели «добор» 2
thing-draw-3 = карта цели «добор» 3
thing-draw-4 = карта цели «добор» 4
thing-draw-5 = карта цели «добор» 5
thing-engine-1 = карта цели «паровоз» 1
thing-engine-2 = карта цели «паровоз» 2
thing-engine-3 = карта цели «паровоз» 3
thing-engine-4 = карта цели «паровоз» 4
thing-engine-5 = карта цели «паровоз» 5
thing-move-1 = карта цели «движение» 1
thing-move-2 = карта цели «движение» 2
thing-move-3 = карта цели «движение» 3
thing-move-4 = карта цели «движение» 4
thing-move-5 = карта цели «движение» 5
thing-aux-1 = карта цели «вспомогательное действие» 1
thing-aux-2 = карта цели «вспомогательное действие» 2
thing-aux-3 = карта цели «вспомогательное действие» 3
thing-aux-4 = карта цели «вспомогательное действие» 4
thing-sm-workers = начальник станции (рабочие)
thing-sm-objectives = начальник станции (цели)
thing-sm-hazards = начальник станции (опасности)
thing-sm-teepees = начальник станции (типи)
thing-sm-certificates = начальник станции (сертификаты)
thing-sm1 = начальник станции (рабочие)
thing-sm2 = начальник станции (цели)
thing-sm3 = начальник станции (опасности)
thing-sm4 = начальник станции (бандиты)
thing-sm5 = начальник станции (сертификаты)
thing-sm6 = начальник станции (станции)
thing-sm7 = начальник станции (постройки)
thing-sm8 = начальник станции (два сертификата)
thing-sm9 = начальник станции (двенадцать долларов)

# The sheet of Pioneer Rails

ui-sheet-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-sheet-card-hidden = карта лицом вниз
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

# The board of El Paso

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
ui-ring-step-limit = лимит шагов { $count }
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

ui-ring-origin = Восстановленные числа
ui-ring-origin-show = Показать отметки восстановленных чисел
ui-ring-origin-why = Удалось прочесть только текст правил, но не рисунки. Числа с этой отметкой восстановлены так, чтобы отвечать тексту и открытым описаниям. Владельцы игры могут их поправить.
ui-ring-reconstructed = восстановлено: { $what }
ui-ring-origin-trail = Ветви пути и стоимость его клеток
ui-ring-origin-neutral-buildings = Нейтральная постройка { $thing }
ui-ring-origin-building-market = Постройка { $thing }
ui-ring-origin-train = Карта поезда { $thing }
ui-ring-origin-trading-posts = Торговый пост { $thing }
ui-ring-origin-breeds = { $name }
ui-ring-origin-workers = { $name }
ui-ring-origin-objective-tokens = Все жетоны целей: { $what }
ui-ring-origin-bonus-tokens = Все жетоны бонусов: { $what }
ui-ring-origin-player-board = Клетка диска: { $name }
ui-ring-origin-auxiliary-actions = Вспомогательное действие { $thing }
ui-ring-origin-bot-cards = Все карты бота: { $what }
ui-ring-figure-actions = действие { $number }
ui-ring-figure-a = действие { $number }
ui-ring-figure-b = действие { $number }
ui-ring-figure-plain = действие { $number }
ui-ring-figure-star = действие { $number }
ui-ring-figure-builders = строители
ui-ring-figure-engineers = инженеры
ui-ring-figure-vp = очки
ui-ring-figure-vp-a = очки
ui-ring-figure-vp-b = очки
ui-ring-figure-value = ценность
ui-ring-figure-corners = уголки
ui-ring-figure-repeatable = любое число дисков
ui-ring-figure-reward = награда
ui-ring-figure-breeding = племенная ценность
ui-ring-figure-own = число карт
ui-ring-figure-market = число карт
ui-ring-figure-cowboys = ковбои
ui-ring-figure-needs = условие
ui-ring-figure-effect = эффект
ui-ring-figure-coin = доллары
ui-ring-figure-base = содержание
ui-ring-figure-upgraded = содержание
ui-ring-figure-deck = колода
ui-ring-figure-move = движение
ui-ring-figure-action = действие
ui-ring-figure-cost = стоимость
ui-ring-figure-after = ветви
ui-ring-figure-lane = ветка

# What choices of El Paso are called, cost and do

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

## Games and their options, by name
ui-title-gwt1 = Великий западный путь, первое издание
ui-title-gwt2 = Великий западный путь, второе издание
ui-title-elpaso = Великий западный путь: Эль-Пасо
ui-title-pioneer = Pioneer Rails
ui-note-elpaso = Многие напечатанные числа этой игры найти не удалось; они восстановлены и отмечены.
ui-option-why-gwt1-neutral = нейтральные постройки по своим буквам (R3.2)
ui-option-why-gwt1-sides = стороны частных построек (R3.11)
ui-option-why-gwt1-split = рабочие с оборотами 2 и 3 (R3.4, U1)
ui-option-why-gwt1-waste = из 6 можно потратить один сертификат (R8.8, U2)
ui-option-why-gwt1-window = карты целей в Канзас-Сити (R14.6, U3)
ui-option-why-gwt1-skip = этап B может быть пустым (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b копирует и дополнительное действие (R9.14, U8)
ui-option-why-gwt1-station-first = станция прежде награды (R10.8, U9)
ui-option-why-gwt1-discless = доставка без диска считается (R13.8, U10)
ui-option-why-gwt1-signal = семафор у объезда (R8.14, U11)
ui-option-why-gwt2-neutral = нейтральные постройки по своим буквам (R2.3)
ui-option-why-gwt2-sides = стороны частных построек (R2.1)
ui-option-why-gwt2-simmental = симментальский скот (R13)
ui-option-why-gwt2-sam = сложность Сэма, если вы играете в одиночку (R14)
ui-option-why-gwt2-split = рабочие с оборотами 2 и 3 (R2.5, D23)
ui-option-why-gwt2-waste = из 6 можно потратить один сертификат (R6.7, D24)
ui-option-why-gwt2-window = карты целей в Канзас-Сити (R9.3, D8)
ui-option-why-gwt2-skip = фаза B может быть пустой (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b копирует и действие риска (R8.31, D7)
ui-option-why-gwt2-station-first = станция прежде награды (R8.13, D16)
ui-option-why-gwt2-discless = доставка без диска считается (R12.2, D10)
ui-option-why-gwt2-signal = крест у объезда (R6.13, D25)
ui-option-why-elpaso-neutral = нейтральные постройки по своим буквам (R2.1)
ui-option-why-elpaso-sides = сторона каждой стопки построек (R2.4)
ui-option-why-elpaso-train = сторона каждой карты поезда (R2.2)
ui-option-why-elpaso-sue = карты B для Сью в игре в одиночку (R14.3)
ui-option-why-elpaso-card-after-move = остаток карты поезда после движения, которое она дала (R5.6)
ui-option-why-pioneer-map = сторона листа (R2.1)
ui-option-why-pioneer-extra-card = каждому тайная карта на пятый ход, 1–8 игроков (R14.2)
ui-option-why-pioneer-level = в одиночку: сколько целей открыто с самого начала (R15.2)
ui-option-why-pioneer-dealer = место первого сдающего (R3.4)
ui-option-why-pioneer-draw-outline = RL-03: по краю карты можно прокладывать пути (R2.6)
ui-option-why-pioneer-draw-station-sides = RL-03: по сторонам своей станции можно прокладывать пути (R2.6)
ui-option-why-pioneer-return-to-own-station = RL-04: ветка может закончиться у своей станции (R6.4)
ui-option-why-pioneer-same-railway-twice-in-town = RL-05: ветки одной железной дороги сходятся в городе
ui-option-why-pioneer-forfeit-blocked-tracks = RL-06: пути, которые нельзя проложить, пропадают (R6.9)
ui-option-why-pioneer-special-on-any-track = RL-07: особое действие годится для любого пути этого хода (R7.2)
ui-option-why-pioneer-same-turn-town-boxes = RL-08: новую ячейку города можно использовать сразу (R7.3)
ui-option-why-pioneer-suit-before-tracks = RL-09: масть меняют до первого пути (R7.8)
ui-option-why-pioneer-bank-min = RL-10: наименьшее число самородков для банка (R8.5)
ui-option-why-pioneer-surplus-saloon-counts = RL-11: салун без символа активируется (R8.4)
ui-option-why-pioneer-shortcut-is-border = RL-12: короткий путь делит свою клетку для ранчо (R9.3)
ui-option-why-pioneer-mixed-at-activation = RL-14: цель 1J проверяют только в момент активации (R16.3)
ui-option-why-pioneer-solo-retroactive = RL-15: цель можно выполнить до того, как она открыта (R15.6)
ui-option-why-pioneer-switch-counts-to-six = RL-16: стрелки идут в счёт шести веток (R6.4)
ui-option-why-pioneer-boxes-when-checked = RL-08: новые ячейки городов можно использовать после проверки локаций (R7.3)
ui-new-automa = играет против вас по картам из коробки
ui-new-rulings =
    ещё { $count ->
        [one] { $count } уточнение
        [few] { $count } уточнения
        [many] { $count } уточнений
       *[other] { $count } уточнения
    } правил
ui-option-map = Сторона листа
ui-option-extra-card = Тайная пятая карта
ui-option-level = Уровень
ui-option-dealer = Первый сдающий
ui-option-train = Карты поезда
ui-option-draw-outline = Пути по краю карты
ui-option-draw-station-sides = Стороны своей станции
ui-option-return-to-own-station = Возврат к своей станции
ui-option-same-railway-twice-in-town = Одна дорога дважды в городе
ui-option-forfeit-blocked-tracks = Заблокированные пути
ui-option-special-on-any-track = Особые действия на любом пути
ui-option-same-turn-town-boxes = Новые ячейки городов
ui-option-suit-before-tracks = Смена масти
ui-option-bank-min = Наименьший вклад в банк
ui-option-surplus-saloon-counts = Салуны без символа
ui-option-shortcut-is-border = Короткие пути и ранчо
ui-option-mixed-at-activation = Цель 1J
ui-option-solo-retroactive = Цели, выполненные заранее
ui-option-switch-counts-to-six = Стрелки как ветки
ui-option-boxes-when-checked = Ячейки городов после проверки
ui-option-card-after-move = Карта поезда после движения
ui-choice-beginner = для начинающих
ui-choice-easy = лёгкий
ui-choice-medium = средний
ui-choice-hard = сложный
ui-choice-legendary = легендарный
ui-choice-dealer-0 = первое место
ui-choice-plain = обычные стороны
ui-choice-star = стороны со звездой
ui-choice-even = поровну
ui-choice-uneven = не поровну
ui-choice-passed = пройденный
ui-choice-ahead = впереди
ui-choice-own = у своих построек
ui-choice-open = остаётся открытым
ui-choice-lost = пропадает
ui-automa = по картам из коробки
ui-board-automa = Специализация: { $specialty }. Карт осталось: { $left }. Карт использовано: { $used }

## The terminal
cli-help = число или действие: выполнить   ?: почему нельзя остальное   r R1.1: правило   b: поле   u: отменить   s ФАЙЛ: сохранить   q: выйти
cli-hints-off = подсказки выключены: начните с --hints
cli-help-hint = i: подсказка
cli-seed = зерно
cli-over = Игра окончена. Победа: { $winners }
cli-any-time = в любой момент
cli-no-option = { $line }: здесь такого варианта нет.
cli-more = и ещё { $count }
cli-nothing-refused = Здесь ни в чём не отказано.
cli-no-undo = Отменить нельзя: что-то уже открылось или ничего не сделано.
cli-saved = Сохранено: { $path }.
cli-total = итого
cli-goes-on = Игра продолжается.

## Without the server, and notices
ui-away = Нет связи с сервером, а столам он нужен.
ui-away-companion = Помощник работает и без него
ui-away-again = Попробовать ещё раз
notice-turn = Ваш ход: { $game }
notice-over = Игра окончена: { $game }
notice-players = За столом: { $names }
ui-notify-always = Даже когда ни одна страница не открыта.
ui-notify-blocked = Этот браузер запрещает уведомления отсюда. Это можно изменить в его настройках.
mail-confirm-subject = Это ваш адрес?
mail-confirm = Кто-то хочет получать на этот адрес уведомления о своём ходе за столом Trailboss. Если это вы, откройте эту ссылку в течение двух дней: { $link } Если нет, ничего не делайте, и писем не будет.
mail-stop = Больше не присылать таких писем: { $link }
problem-that-is-not-one-e-mail-address = Это не адрес электронной почты.
problem-this-link-is-not-valid-any-more = Эта ссылка больше не действует.
problem-this-server-sends-no-e-mail = Этот сервер не отправляет писем.
problem-too-many-letters-for-one-day = Слишком много писем за один день. Попробуйте завтра.
ui-mail = Электронная почта
ui-mail-why = Письмо, если настал ваш ход, а вы пять минут не открывали стол.
ui-mail-address = Адрес
ui-mail-confirm-it = Мы отправили вам письмо. Откройте ссылку из него, чтобы подтвердить адрес.
ui-mail-confirmed = Адрес подтверждён.
ui-mail-forget = Не присылать писем
ui-mail-confirm = Подтвердить адрес
ui-mail-confirm-text = Тогда письма будут сообщать, когда ваш ход.
ui-mail-confirm-button = Это мой адрес
ui-mail-confirm-done = Спасибо. Теперь письма будут приходить.
ui-mail-stop = Отписаться от писем
ui-mail-stop-text = Писем больше не будет, пока вы снова не укажете адрес.
ui-mail-stop-button = Не присылать писем
ui-mail-stop-done = Готово. Писем больше не будет.

## Languages
ui-tables-all = Показать все: { $count }
ui-footer = Другие страницы
ui-footer-api = API
ui-unofficial = Неофициально: мы не связаны с издателями и авторами этих игр. Правила изложены своими словами, рисунки свои. Нравится игра — купите её.
ui-language = Язык
ui-language-auto = Как в браузере

## The introduction
ui-learn = Научиться за десять шагов
ui-learn-title = Первый перегон в Канзас-Сити
ui-learn-step = Шаг { $step } из { $of }
ui-learn-done = Отлично
ui-learn-progress = Пройденные шаги
ui-learn-back = Назад
ui-learn-play = Играть
ui-learn-gwt2-1 = У вас есть стадо и пастух. Ваши карты — коровы; чем ценнее и разнообразнее породы на руке, когда вы дойдёте до Канзас-Сити, тем дальше вы их отправите. Путь идёт от правого нижнего угла к Канзас-Сити слева вверху. Первым ходом пастух встаёт на одну из коричневых построек, ими может пользоваться каждый. Поставьте своего на A.
ui-learn-gwt2-2 = Каждая строка на постройке — действие, и вы можете выполнить их все в любом порядке. Первое здесь продаёт корову указанной породы за 2 доллара. Такая у вас есть: продайте её. Карта уйдёт в стопку сброса и вернётся, когда кончится стопка добора.
ui-learn-gwt2-3 = Человечек на жетоне значит: наймите кого-нибудь с рынка труда слева. Цена зависит от ряда. Ковбои покупают скот, строители возводят постройки, инженеры ведут паровоз. Наймите ковбоя из первого ряда.
ui-learn-gwt2-4 = Здесь вы сделали всё, что хотели. Закончите ход: вы доберёте карты до четырёх, и сыграет Бен.
ui-learn-gwt2-5 = Теперь пастух отправляется в путь: не больше трёх шагов. Шаг ведёт к следующему жетону; пустые клетки не считаются. За проход через жетоны с рукой нужно платить, число показывает сколько. Дорога до B бесплатна: идите туда.
ui-learn-gwt2-6 = На B вы продали ещё одну корову, и здесь можно строить. Своя постройка — остановка, где действуете только вы, а другим, может быть, придётся платить за проход. Вы выбрали номер 2: один строитель и 2 доллара. Поставьте её на клетку сразу за E, скоро вы там пройдёте.
ui-learn-gwt2-7 = Вы прошли дальше до E и продали там корову. На E — рынок скота. Два ковбоя покупают карту ценностью 3 за 3 доллара. Корриенте даёт в конце 3 очка, больше, чем соседние карточки: берите её.
ui-learn-gwt2-8 = Вы прошли свою постройку и F и остановились на G, где инженеры ведут паровоз по железной дороге вокруг поля. Чем он дальше, тем дешевле ваши доставки и тем больше станций на его пути. Проведите его на одну клетку.
ui-learn-gwt2-9 = Дальше Канзас-Сити. На руке по две карточки двух пород, а считаются только разные породы: ценность 3. Жетон обмена можно потратить в любой момент своего хода: взять две карты и сбросить две. Потратьте его.
ui-learn-gwt2-10 = Гораздо лучше: три породы, ценность 5. В Канзас-Сити вы сначала выбрали три жетона, которые входят в игру, потом получили за стадо 5 долларов. Теперь отправьте его по железной дороге в город, значение которого не больше. Чем дальше, тем лучше, и никогда дважды в один и тот же: Сент-Луис.
ui-learn-gwt2-11 = Диск ушёл с планшета в город, и то, что он закрывал, теперь ваше: действия лучше, шагов больше, рука больше. Пастух снова в начале пути, и следующий перегон будет богаче. Вот и вся игра: нанимайте, стройте, покупайте, отправляйте, пока рынок труда не заполнится. По коням!

## Cards of Pioneer Rails
thing-the-card-10h = 10♥
thing-the-card-10d = 10♦
thing-the-card-10c = 10♣
thing-the-card-10s = 10♠
thing-the-card-jh = J♥
thing-the-card-jd = J♦
thing-the-card-jc = J♣
thing-the-card-js = J♠
thing-the-card-qh = Q♥
thing-the-card-qd = Q♦
thing-the-card-qc = Q♣
thing-the-card-qs = Q♠
thing-the-card-kh = K♥
thing-the-card-kd = K♦
thing-the-card-kc = K♣
thing-the-card-ks = K♠
thing-the-card-ah = A♥
thing-the-card-ad = A♦
thing-the-card-ac = A♣
thing-the-card-as = A♠

## What the engine said in its own words
thing-mine = рудник
thing-saloon = салун
thing-bank = банк
thing-fort = форт
thing-ranch = ранчо
thing-bridge = мост
thing-tunnel = туннель
thing-shortcut = короткий путь
thing-pair = пара
thing-two-pair = две пары
thing-three-of-a-kind = тройка
thing-full-house = фулл-хаус
thing-straight = стрит
thing-four-of-a-kind = каре
refusal-a-branch-has-left-this-corner-already = из этого угла уже выходит ветка
refusal-a-branch-never-comes-back-to-a-station = ветка никогда не возвращается на станцию
refusal-a-shortcut-needs-a-desert-cell = короткий путь возможен только через клетку пустыни
refusal-a-shortcut-runs-through-this-cell = через эту клетку уже проходит короткий путь
refusal-a-track-can-be-drawn-and-is-due = путь можно проложить, значит, его нужно проложить
refusal-a-track-is-drawn-already = путь уже проложен
refusal-activated-already = уже активировано
refusal-at-least-one-nugget-is-due = нужно взять хотя бы один самородок
refusal-it-is-a-side-of-a-station = это сторона станции
refusal-it-is-drawn-already = это уже проложено
refusal-it-is-in-the-discard-pile = карта лежит в сбросе
refusal-it-is-not-on-the-table = этого нет на столе
refusal-it-is-not-on-this-map = этого нет на этой карте
refusal-it-is-on-the-outline-of-the-map = это контур карты
refusal-it-is-the-suit-of-this-turn = это масть этого хода
refusal-it-would-touch-another-branch = путь коснулся бы другой ветки
refusal-its-condition-is-not-met = условие не выполнено
refusal-its-railway-cannot-grow = эта железная дорога не может расти
refusal-no-hearts-station-corner-or-railhead-is-at-its-end = путь не начинается у станции черв и не продолжает её ветку
refusal-no-diamonds-station-corner-or-railhead-is-at-its-end = путь не начинается у станции бубен и не продолжает её ветку
refusal-no-clubs-station-corner-or-railhead-is-at-its-end = путь не начинается у станции треф и не продолжает её ветку
refusal-no-spades-station-corner-or-railhead-is-at-its-end = путь не начинается у станции пик и не продолжает её ветку
refusal-the-dealer-has-taken-it = карта уже у сдающего
refusal-the-suit-was-changed-already = масть уже изменена
refusal-this-railway-ends-in-that-town-already = эта железная дорога уже заканчивается в том городе
refusal-three-railways-end-in-that-town-already = в том городе уже заканчиваются три железные дороги
refusal-a-disc-is-left = на вашем планшете ещё есть диск
refusal-bandits = там нет бандита
gwt1-refusal-bandits = там нет типи
refusal-builder-number = нужно больше строителей, чем у старой постройки
refusal-buildings-to-copy = нет соседней постройки, которую можно скопировать
refusal-cards-in-the-stack = в стопке не осталось карт
refusal-cards-of-one-breed = на руке нет двух карт одной породы
refusal-cards-to-draw = нет карт, которые можно взять
refusal-certificate-spaces = у вас уже есть все сертификаты
refusal-engine-is-not-there = вашего паровоза там нет
refusal-hazards = там нет опасности
refusal-hired-workers = нет нанятого рабочего, которого можно отдать
refusal-locations-ahead = впереди нет локаций
refusal-moves = паровоз не может проехать так далеко
refusal-no-copying-back = копировать назад нельзя
refusal-no-disc-left = дисков не осталось
refusal-no-free-move-into-kansas-city = перемещением без платы в Канзас-Сити войти нельзя
refusal-not-adjacent = это не рядом
refusal-not-on-the-track = такого числа нет на шкале
refusal-not-to-be-chosen = сейчас это нельзя выбрать
refusal-nothing-left-to-copy = копировать больше нечего
refusal-objective-cards = карт целей не осталось
refusal-purchases = купить ничего нельзя
refusal-replaced-this-turn = эта постройка заменена в этом ходу
refusal-row-of-the-token = это ряд с жетоном
refusal-stack-is-empty = стопка пуста
thing-in-row = { $thing } (ряд { $row })
thing-v3x1-a = ценность 3 × 1 (a)
thing-v3x1-b = ценность 3 × 1 (b)
thing-v3x2 = ценность 3 × 2
thing-v4x1-a = ценность 4 × 1 (a)
thing-v4x1-b = ценность 4 × 1 (b)
thing-v4x2 = ценность 4 × 2
thing-v5x1-a = ценность 5 × 1 (a)
thing-v5x1-b = ценность 5 × 1 (b)
thing-shx1-a = шортгорн × 1 (a)
thing-shx1-b = шортгорн × 1 (b)
thing-shx2 = шортгорн × 2
thing-hex1-a = герефорд × 1 (a)
thing-hex1-b = герефорд × 1 (b)
thing-six1-a = симментал I × 1 (a)
thing-six1-b = симментал I × 1 (b)
thing-the-draw-bonus = жетон бонуса
thing-the-draw-objective = жетон цели
refusal-forest = ни одна ваша постройка не стоит в лесу
refusal-stations = у вас нет станций
refusal-pairs = у вас нет пары бандитов обоих цветов
gwt1-refusal-pairs = у вас нет пары типи обоих цветов
refusal-cards-in-the-market = на рынке меньше таких карт, чем нужно: { $needs }
refusal-the-clubs-railway-ends-in-this-town = железная дорога треф заканчивается в этом городе
refusal-the-diamonds-railway-ends-in-this-town = железная дорога бубен заканчивается в этом городе
refusal-the-hearts-railway-ends-in-this-town = железная дорога черв заканчивается в этом городе
refusal-the-spades-railway-ends-in-this-town = железная дорога пик заканчивается в этом городе
refusal-stations-behind = позади паровоза нет станции, которую можно улучшить
refusal-workers = нанять никого нельзя

## Set-up and score pad beside the cardboard

companion-setup-title = { $game }: подготовка, игроков: { $players }, зерно: { $seed }.
companion-setup-first = Кто начинает, решает жребий. Дальше по часовой стрелке.
companion-setup-first-row = { $who } начинает
companion-setup-dealer = Первого сдающего выбирает жребий. Дальше по часовой стрелке.
companion-setup-dealer-row = { $who } сдаёт
companion-setup-order = Сядьте по часовой стрелке в таком порядке. Начинает первый.
companion-setup-order-row = { $who }
companion-setup-colours = Цвета по жребию.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Положите по одному жетону начальника станции лицом вверх к станциям 1–5. Остальные ({ $left }) уберите в коробку.
companion-setup-masters-row = Станция { $at }: { $thing }
companion-setup-masters-all = Положите по одному жетону начальника станции лицом вверх к станциям 1–5.
companion-setup-masters-all-row = Станция { $at }: { $thing }
companion-setup-neutral = Разложите нейтральные постройки по местам, как выпало.
companion-setup-neutral-row = Место { $at }: постройка { $thing }
companion-setup-neutral-letters = Положите каждую нейтральную постройку на место с её буквой.
companion-setup-token = Поставьте жетон рынка труда на кружок ряда { $row } рынка труда.
companion-setup-bags = Разложите { $tiles } жетона с числом на обороте по этому числу ({ $bags } мешочка или закрытые стопки) и перемешайте каждую часть.
companion-setup-tiles = Тяните жетоны с оборотом 1, пока на поле не окажется { $tiles }, каждый на наименьшем свободном номере своей зоны. Жетон, чья зона заполнена, верните: он не считается.
companion-setup-jobs = Заполните рынок труда рабочими с оборотом 2, всего { $workers }: ряд 1, затем ряд 2, слева направо в крайних правых колонках ({ $columns }), до места слева от жетона.
companion-setup-foresight = Положите по { $tiles } жетона каждого оборота лицом вверх на места прогноза с тем же числом.
companion-setup-market = Перемешайте карты скота рынка ({ $cards }) и выложите открытыми { $open }.
companion-setup-simmental-piles = Симментальский режим: карточки этапа 1 замешаны в рынок. Карточки этапов 2 и 3 лежат у поля открытыми стопками по { $cards } (стопок: { $stages }).
companion-setup-display = Перемешайте карты целей ({ $cards }) и выложите открытыми { $open }.
companion-setup-own = Каждый берёт цвет: планшет, постройки ({ $buildings }), диски на цветные ячейки ({ $discs }), паровоз на 0, фишку сертификатов на 0, пастуха рядом с планшетом, свои карты скота как перемешанную стопку ({ $cards }).
companion-setup-count-tile = Накройте этап A каждого планшета жетоном количества игроков, стороной { $players }.
companion-setup-sides = Поверните частные постройки этими сторонами, одинаково у всех.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Все частные постройки лежат стороной a.
companion-setup-sides-b = Все частные постройки лежат стороной b.
companion-setup-starting = Перемешайте стартовые цели ({ $cards }) и раздайте каждому по одной лицом вверх. Лишние в коробку: { $left }.
companion-setup-capital = Деньги и рука в порядке хода:
companion-setup-capital-row = { $who }: ${ $dollars }, карт на руке { $cards }
companion-setup-capital-tokens = Деньги, рука и жетоны обмена в порядке хода:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, карт на руке { $cards }, жетонов обмена { $tokens }
companion-setup-capital-elpaso = Теперь деньги и жетоны обмена в порядке хода:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, жетонов обмена { $tokens }
companion-setup-sam = Готовьте стол как на двоих: вы и Сэм. Его страница подскажет, что ему положить; откройте её до заполнения рынка труда, ведь первый рабочий идёт ему.
companion-setup-sue = Готовьте стол как на двоих: вы и Сью. Её страница подскажет, что ей положить, и перемешает её колоды.
companion-setup-bank = Положите поле на середину стола, а рядом монеты: это банк.
companion-setup-bank-tokens = Положите поле на середину стола, а рядом монеты и жетоны обмена: это банк.
companion-setup-simmental-tile = Симменталы: накройте жетоном рынка симменталов его часть рынка скота на поле.
companion-setup-simmental-none = Без симменталов: верните их оранжевые карты ({ $cards }) в коробку.
companion-setup-sam-sides = Все постройки Сэма лежат стороной b, как бы ни лежали ваши.
companion-setup-first-turn = Помните о первом ходе каждого игрока: сбросьте карты так, чтобы в руке осталось { $cards }, затем поставьте пастуха на любую нейтральную постройку и сразу используйте её.
companion-setup-elpaso-tile = Положите жетон Эль-Пасо на его место.
companion-setup-goal-section = Проведите линию через секцию заданий на листе: в одиночку задания не дают очков.
companion-setup-chip = Сдающий берёт покерные карты и фишку сдающего.
companion-setup-goals-rest = Все остальные задания возвращаются в коробку.
companion-setup-train = Выложите карты поезда от 1 до { $cards } инженеров этими сторонами.
companion-setup-train-row = Карта { $at }: { $thing }
companion-setup-train-plain = Выложите карты поезда от 1 до { $cards } инженеров, все обычной стороной.
companion-setup-train-star = Выложите карты поезда от 1 до { $cards } инженеров, все стороной со звездой.
companion-setup-supply = Перемешайте лицом вниз отдельно { $objectives } жетонов целей и { $bonuses } жетонов бонусов. Откройте по { $open }: это запас поезда.
companion-setup-cattle = Рынок скота, открытые стопки: абердин-ангусские { $black_angus }, корриенте { $corriente }, шортгорнские { $shorthorn }, герефордские { $hereford }.
companion-setup-stacks = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), этими сторонами.
companion-setup-stacks-row = Строители { $at }: { $thing }
companion-setup-stacks-a = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), все стороной a.
companion-setup-stacks-b = Рынок построек: стопки по числу строителей ({ $stacks } по { $tiles }), все стороной b.
companion-setup-workers = Рынок рабочих: { $stacks } открытые стопки по { $cards } карт.
companion-setup-simmental = Стопка симменталов: { $cards } карт из { $all }. Остальные в коробку.
companion-setup-ranch = Каждый берёт цвет: диски на планшет ({ $discs }), маркер сертификатов на 0, два маркера владельца, ранчера, с рынка по { $workers } рабочему каждого вида (наготове) и коров как перемешанную стопку ({ $cows }), из неё { $hand } на руку.
companion-setup-objective = В порядке хода каждый берёт один открытый жетон цели. Его место сразу пополните.
companion-setup-rancher = В порядке хода каждый ставит ранчера на нейтральную постройку, не на Эль-Пасо.
companion-setup-sheets = Каждому карандаш и один лист, всем та же сторона.
companion-setup-sheets-row = Сторона { $thing }
companion-setup-sheets-a = Каждому карандаш и один лист стороной A.
companion-setup-sheets-b = Каждому карандаш и один лист стороной B.
companion-setup-start = Проверьте, что на каждом листе обведена первая ячейка города.
companion-setup-cards = Перемешайте покерные карты, всего { $cards }.
companion-setup-goals = Выложите эти цели. Остальные ({ $left }) остаются в коробке.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = шериф
companion-thing-ranch-goal = ранчо
companion-thing-train-goal = поезд
companion-thing-plain = обычная сторона
companion-thing-star = сторона со звездой
companion-thing-blue = синий
companion-thing-red = красный
companion-thing-yellow = жёлтый
companion-thing-white = белый
companion-setup-goals-down = Перемешайте цели по видам и положите по одной каждого вида лицом вниз ({ $cards }); эти закрытые карты тоже перемешайте.
companion-setup-goals-open =
    { $open ->
        [0] На этом уровне других целей не открывают.
       *[other] Перемешайте остальные цели ({ $cards }) и откройте { $open }.
    }
companion-setup-bonus = Трое игроков: последний в порядке хода записывает бонус.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = Каждый ход сдающий открывает { $cards } карты.
companion-setup-dealing-many = При таком числе игроков каждый ход сдающий сначала открыто сбрасывает карту, затем открывает { $cards }; все используют одну из них.
companion-setup-dealing-alone = Каждый ход посмотрите верхнюю карту и сбросьте её, затем откройте { $cards } и используйте одну из них.
companion-setup-secret = В начале каждого раунда все получают тайную карту; её используют в ходу { $turn }, когда карт не открывают.

# The score pad: what to enter

companion-pad-dollars = Введите свои доллары: { $each } очко за каждые полные { $per } долларов.
companion-pad-buildings = Введите очки, напечатанные на ваших постройках на пути.
companion-pad-cities = Введите очки за свои диски в городах и за стрелки между двумя из них. Сумма может быть отрицательной.
companion-pad-stations = Введите очки станций, на которых лежит ваш диск.
companion-pad-hazards = Введите очки взятых жетонов опасностей.
companion-pad-cattle = Введите очки всех карт скота в колоде: рука, добор, сброс.
companion-pad-objectives = Введите очки за карты целей: выполненные с плюсом, остальные минус штраф. Сначала можно добавить карты из колоды. Сумма может быть отрицательной.
companion-pad-stationmasters = Введите очки за своих начальников станций. Что считалось в другом месте, здесь считается снова.
companion-pad-workers = Введите, сколько рабочих стоит на местах 5 и 6 своих рядов: по { $each } очка. Напечатанный рабочий — место 1.
companion-pad-slots = Введите 1, если свободна клетка лимита шагов с очками: { $each } очка.
companion-pad-job-market-token = Введите 1, если жетон рынка труда у вас: { $each } очка.
companion-pad-deliveries = Введите очки своих дисков на тёмных торговых постах.
companion-pad-workers-elpaso = Введите, сколько у вас карт рабочих, где бы они ни лежали: по { $each } очка.
companion-pad-cattle-elpaso = Введите очки всех своих коров, где бы они ни лежали, и ранчера на клетке симменталов.
companion-pad-bonus-tokens = Введите очки, напечатанные на ваших жетонах бонусов.
companion-pad-objectives-elpaso = Введите очки выполненных жетонов целей. Остальные ничего не дают; Сью свои выполнила все.
companion-pad-poker = Введите сумму результатов четырёх комбинаций.
companion-pad-gold = Введите, сколько самородков обведено, зачёркнутых или нет.
companion-pad-banks = Введите сумму ячеек банков.
companion-pad-forts = Введите наибольшее обведённое число фортов.
companion-pad-ranches = Введите наибольшее обведённое число ранчо.
companion-pad-train-yards = Введите самый правый обведённый множитель, умноженный на города наибольшей сети.
companion-pad-towns = Введите, сколько ячеек городов обведено, зачёркнутых или нет; первая обведена с начала.
companion-pad-goals = Введите записанные очки за цели.
companion-pad-bonus = Трое игроков: последний в порядке хода вводит бонус.
companion-pad-goals-left = Введите, сколько карт целей осталось на столе, закрытых тоже: по { $each } очков к порогу.
companion-pad-part-disc = Диски: { $thing }
companion-pad-part-arrow = Стрелка: { $thing }
companion-pad-part-station = Станция { $thing }
companion-pad-part-hazard = Жетоны по { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Выполненные по { $thing }
companion-pad-part-failed = Невыполненные, штраф по { $thing }
companion-pad-part-master-workers = Рабочие, напечатанные тоже: { $thing }
companion-pad-part-master-objectives = Карты целей в вашей зоне: { $thing }
companion-pad-part-master-hazards = Жетоны опасностей: { $thing }
companion-pad-part-master-pairs = Полные пары обоих цветов: { $thing }
companion-pad-part-master-certificates = Сертификаты, постоянные тоже: { $thing }
companion-pad-part-master-stations = Станции с вашим диском: { $thing }
companion-pad-part-master-buildings = Свои постройки на пути: { $thing }
companion-pad-part-simmental-space = Ранчер на клетке симменталов
companion-pad-part-round = Раунд { $thing }
companion-pad-part-multiplier = Самый правый обведённый множитель
companion-pad-part-network = Города наибольшей сети
companion-pad-part-goal-first = Цели, выполненные первыми
companion-pad-part-goal-later = Цели, выполненные позже

# The pages of the companion

ui-companion-title = За вашим столом
ui-companion-text = Вы играете в настольную игру, а телефон готовит стол, считает очки и играет за соперников в одиночной игре.
ui-companion-offline = После первого открытия эти страницы работают и без сети.
ui-companion-setup = Подготовка
ui-companion-setup-text = Список шагов для вашей коробки, и всё, что решает жребий, уже вытянуто.
ui-companion-score = Подсчёт очков
ui-companion-score-text = Введите, что видите; итоги, ничьи и победитель появятся сами.
ui-companion-solo-text = Открывает карты и шаг за шагом говорит, что делать.
ui-companion-home = Играете за настоящим столом? Подготовка, подсчёт и соперники для одиночной игры.
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
ui-option-order = Порядок хода
ui-choice-clockwise = как сидим, первый по жребию
ui-choice-lot = всё по жребию

## Соло-соперник рядом с картоном, на странице

ui-solo-lead = { $who } играет за другую сторону вашей печатной игры. Страница говорит, что делает { $who }, и считает очки; вы двигаете фигуры и отвечаете на то, что видно только на столе. Работает и без сервера.
ui-solo-option-level = Какая сложность?
ui-solo-option-b-cards = Сколько карт B?
ui-solo-option-deck = Кто тянет карты?
ui-solo-choice-easy = лёгкий
ui-solo-choice-medium = средний
ui-solo-choice-hard = сложный
ui-solo-choice-0 = ни одной
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = страница
ui-solo-choice-box = я
ui-solo-why-level =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }; { $extra ->
        [0] { "" }
       *[other] на одного рабочего каждой профессии больше;
    } первая доставка — { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Колода из { $cards } карты; карты B делают Сью сильнее.
        [few] Колода из { $cards } карт; карты B делают Сью сильнее.
        [many] Колода из { $cards } карт; карты B делают Сью сильнее.
       *[other] Колода из { $cards } карты; карты B делают Сью сильнее.
    }
ui-solo-why-app = Печатные карты остаются в коробке.
ui-solo-why-box = Вы открываете печатные карты и говорите, что на них.
ui-solo-faces = Лицевые стороны наших карт восстановлены. Если ваши другие, тяните сами: тогда всё идёт по печатным.
ui-solo-start = Начать
ui-solo-file = Продолжить из файла
ui-solo-file-why = Партия, сохранённая здесь или в командной строке.
ui-solo-trouble-damaged = Партия, которую сохранил этот браузер, повреждена, продолжить её нельзя. Начните новую или продолжите из файла.
ui-solo-trouble-bad = { $file }: такую партию здесь не продолжить. Ничего не изменилось.
ui-solo-trouble-other = { $file }: в этой партии соперник { $who }. Откройте файл на странице этого соперника.
ui-solo-told = Что делать
ui-solo-number = Число
ui-solo-answer = Готово
ui-solo-usual = ответ по умолчанию
ui-solo-keys = Клавиши: цифры отвечают, Enter берёт отмеченный ответ, u отменяет
ui-solo-all-rules = Все правила
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
ui-solo-has = { $who }: что есть
ui-solo-past = Прошлые ходы ({ $count })
ui-solo-turn = Ход { $number }
ui-solo-set-up = Подготовка
ui-solo-session = Эта партия
ui-solo-is-level = сложность: { $value }
ui-solo-is-b-cards = карты B: { $value }
ui-solo-is-deck = карты тянет: { $value }
ui-solo-seed = зерно { $seed }
ui-solo-not-kept = Этот браузер ничего не хранит: сохраните партию в файл, прежде чем закрыть страницу.
ui-solo-save = Сохранить в файл
ui-solo-new = Новая игра
ui-solo-new-sure = Эта партия будет забыта. Если хотите когда-нибудь её продолжить, сначала сохраните её в файл.
ui-solo-new-yes = Забыть
ui-solo-new-no = Играть дальше

## Испытание дня

ui-daily = Испытание дня
ui-daily-of = Испытание дня: { $date }
ui-daily-text = Одна раздача в день, одинаковая для всех на этом сервере. Попытка только одна.
ui-daily-play = Сыграть сегодняшнее испытание
ui-daily-continue = Продолжить испытание
ui-daily-until = Закончите до { $time }.
ui-daily-closed = День прошёл: эта игра уже не засчитывается.
ui-daily-look = К своему столу
ui-daily-to-today = Сегодняшнее испытание
ui-daily-next = Следующее испытание в { $time }, { $when }.
ui-daily-away = Сейчас не удаётся загрузить испытание дня.
ui-daily-gone = На этот день испытания нет.
ui-daily-mine =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: место { $rank } из { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, но поздно: игра не засчитывается.
ui-daily-beaten = Порог { $target } превышен.
ui-daily-missed = Порог { $target } не превышен.
ui-daily-best = Лучшие сегодня
ui-daily-results = Результаты: { $date }
ui-daily-none = Никто ещё не закончил. Будьте первыми!
ui-daily-none-past = В тот день никто не доиграл.
ui-daily-playing =
    { $count ->
        [one] Ещё играет { $count } человек.
        [few] Ещё играют { $count } человека.
        [many] Ещё играют { $count } человек.
       *[other] Ещё играют { $count } человека.
    }
ui-daily-rank = Место
ui-daily-points = Очки
ui-daily-poker = Покер
ui-daily-difference = До порога
ui-daily-replay = Повтор: { $name }
ui-daily-all = Все результаты
ui-daily-yesterday = Вчера
ui-daily-day = Другой день
ui-daily-copy = Скопировать ссылку на этот день
ui-daily-how = Как это работает
ui-daily-how-day = Дни сменяются в полночь по UTC: по вашему времени в { $time }. Начатая игра засчитывается, если закончится до { $close }.
ui-daily-how-secret = До тех пор ваш стол видите только вы. Потом все могут смотреть повторы и проверить зерно.
ui-daily-how-undo = Шаги хода можно отменить, открытые карты — нет.
ui-daily-how-order = Сначала больше очков; при равенстве больше очков за покерные комбинации; дальше место общее.
ui-daily-to-results = Результаты дня
ui-daily-sealed = Повтор и запись откроются: { $time }.

## What the server refuses
##
## problem-<text of the server up to a colon>   $n and $m are its first numbers
## problem-kind-<kind of problem>
problem-kind-bad-request = Сервер не может этого принять.
problem-kind-no-identity = Сначала скажите, кто вы.
problem-kind-forbidden = Вам этого делать нельзя.
problem-kind-not-found = Такого нет.
problem-kind-conflict = Игра уже ушла вперёд.
problem-kind-too-large = Это слишком много.
problem-kind-illegal = Правила этого не разрешают.
problem-kind-record = С записью что-то не так.
problem-kind-too-many = Слишком много запросов сразу.
problem-kind-unavailable = Сейчас сервер не может этого сделать.
problem-the-game-has-not-started = Игра ещё не началась.
problem-the-game-has-started = Игра уже началась.
problem-the-game-is-over = Игра окончена.
problem-the-game-is-not-over = Игра ещё не окончена.
problem-expected-seq-is-n-the-table-is-at-n = Игра уже ушла вперёд. Взгляните ещё раз.
problem-seat-n-is-not-yours = Это не ваше место.
problem-a-bot-plays-seat-n = За вас играет бот. Сядьте снова, чтобы вернуть своё место.
problem-seat-n-is-taken = Это место занято.
problem-seat-n-is-not-for-people = Это место не для людей.
problem-seat-n-is-kept-for-somebody-else = Это место оставлено для кого-то другого.
problem-seat-n-is-not-abandoned = Игрок с этого места отсутствует ещё слишком мало.
problem-you-sit-there-already = Вы уже там сидите.
problem-one-sits-down-at-this-table-by-a-link-only = За этот стол садятся только по ссылке.
problem-this-link-opens-no-seat = Эта ссылка не открывает места.
problem-you-have-no-seat-at-this-table = За этим столом у вас нет места.
problem-only-the-owner-of-the-table-may-do-this = Это может только хозяин стола.
problem-a-seat-is-free = Есть свободное место: пригласите кого-нибудь или посадите бота.
problem-only-the-people-at-the-table-may-ask-for-a-rematch = Просить реванша могут только те, кто за столом.
problem-the-game-has-gone-back-too-often = Партию возвращали назад слишком часто.
problem-there-is-nothing-to-take-back = Отменять нечего.
problem-something-was-revealed-or-somebody-has-acted-since = С тех пор что-то открылось или кто-то уже действовал: спросите остальных.
problem-later-actions-build-on-what-would-be-taken-back = От того, что вы хотите отменить, зависят более поздние действия.
problem-in-the-daily-challenge-nothing-revealed-is-taken-back = В испытании дня открытое не отменяют.
problem-only-the-people-at-the-table-vote = Голосуют только те, кто за столом.
problem-this-vote-is-up-to-the-others = В этом голосовании решают другие.
problem-there-is-no-such-vote = Такого голосования уже нет.
problem-you-have-agreed-already = Вы уже согласились.
problem-a-name-has-n-to-n-printable-characters = В имени от { $n } до { $m } знаков.
problem-a-password-has-n-to-n-characters = В пароле от { $n } до { $m } знаков.
problem-somebody-with-a-password-has-this-name = Это имя уже у кого-то с паролем.
problem-no-such-name-with-this-password = Такого имени с этим паролем нет.
problem-this-is-not-your-password-until-now = Это не твой прежний пароль.
problem-this-is-done-in-a-browser-and-not-by-a-token = Это делают в браузере, а не токеном.
problem-you-were-logged-out = Вход завершён: войди снова.
problem-choose-a-name-first = Сначала выберите имя.
problem-a-webhook-is-an-http-or-https-address = Вебхук — это адрес http или https.
problem-the-extra-card-is-for-n-to-n-players-not-n = Тайная пятая карта — для { $n }–{ $m } игроков.
problem-dealer-n = У первого сдающего нет места за этим столом.
problem-say-something = Скажите что-нибудь.
problem-too-many-people-act-at-once = Слишком многие действуют разом. Попробуйте ещё раз.
problem-too-many-people-talk-at-once = Слишком многие говорят разом. Попробуйте ещё раз.
problem-slow-down-please = Помедленнее, пожалуйста.
problem-too-many-pages-look-at-this-table = За этим столом наблюдает слишком много страниц.
problem-there-is-no-such-table = Такого стола нет.
problem-there-is-no-such-device = Такого устройства нет.
problem-there-is-no-such-game = Такой игры нет.
problem-there-is-no-such-lesson = Для этой игры нет обучения.
problem-the-components-of-the-table-are-gone = Значений, которые нужны этому столу, больше нет.
problem-the-figures-of-this-file-are-the-printed-ones = В этом файле напечатанные значения: менять нечего.
problem-there-are-no-such-components = Такого файла значений нет.
problem-these-are-no-components-of-yours-for-this-game = Этот файл значений не ваш или не для этой игры.
problem-there-is-no-such-replay = Такого повтора нет.
problem-there-is-no-challenge-of-such-a-day = На этот день испытания нет.
problem-nobody-has-played-on-this-day = В тот день никто не играл.
problem-there-is-nothing-at-this-address = По этому адресу ничего нет.
problem-the-record-is-open-when-the-game-is-over = Запись откроется, когда игра закончится.
problem-the-record-is-open-when-the-day-is-over = Запись откроется, когда пройдёт день.
problem-the-replay-is-open-when-the-game-is-over = Повтор откроется, когда игра закончится.
problem-the-replay-is-open-when-the-day-is-over = Повтор откроется, когда пройдёт день.
problem-no-bot-made-this-move = Это действие сделал не бот.
problem-this-server-has-no-bots = На этом сервере нет ботов.
problem-the-game-is-over-after-this-move = После этого действия игра окончена: играть дальше нечего.
problem-the-table-is-of-other-rules = Этот стол начат по другим правилам, чем сейчас на сервере.
problem-a-body-has-at-most-n-kib = Это слишком велико: не больше { $n } КиБ.
problem-the-server-is-shutting-down = Сервер выключается. Попробуйте чуть позже.
problem-the-database-does-not-answer-nothing-was-changed = База данных не отвечает; ничего не изменилось.
problem-something-went-wrong-here = На сервере что-то пошло не так.
problem-this-is-not-a-record = Это не запись: первая строка другая.
problem-the-redeals-of-the-record-are-not-in-order = Пересдачи в записи не по порядку.
problem-the-record-is-cut-off = Запись оборвана: не хватает конца.
problem-the-record-does-not-say-its-game-seats-seed-and-options = Запись не называет игру, места, зерно и параметры.
problem-the-record-is-of-an-unknown-game = Это запись игры, которой здесь нет.
problem-the-record-is-of-other-rules = Запись сделана по другой версии правил.
problem-the-record-needs-other-components = Эту партию играли с другими значениями, чем здесь.
problem-the-lines-before-the-first-move-are-not-in-order = Строки до первого действия не в порядке.
problem-the-last-line-does-not-count-n-moves = В последней строке указано другое число действий, а не { $n }.
problem-move-n-was-altered-lost-or-moved = Действие { $n } изменено, потеряно или переставлено.
problem-move-n-is-not-legal = Правила не разрешают действие { $n }.
problem-move-n-is-of-seat-n-which-is-not-at-the-table = Действие { $n } сделано с места, которого нет за столом.
problem-the-moves-are-legal-but-do-not-lead-to-the-position-of-the-last-line = Действия разрешены, но ведут не к позиции из последней строки.
problem-a-record-is-plain-text-of-at-most-n-characters = Запись — это обычный текст не длиннее { $n } знаков.
problem-the-seed-of-a-record-is-a-number-of-at-most-n-bits = Зерно записи — это число не длиннее { $n } бит.
problem-the-lines-of-the-file-end-as-on-windows = Строки файла кончаются, как в Windows: сохраните его с обычными концами строк.
problem-line-n-has-characters-that-are-not-text = В строке { $n } есть знаки, которые не являются текстом.

## The terminal
cli-trail = Тропа
cli-ahead = Впереди
cli-legend-pioneer = Числа: варианты · = нужен мост, # туннель · T город · масть: путь или его конец · mi рудник, sa салун, ba банк, ty депо, fo форт, ra ранчо, с числом недостающих сторон; * активировано
