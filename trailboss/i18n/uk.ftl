### Ukrainian.
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

action-pass = пропустити

event-draw =
    { $what ->
        [cards]
            { $who } бере { $amount ->
                [one] { $amount } карту
                [few] { $amount } карти
                [many] { $amount } карт
               *[other] { $amount } карт
            }
       *[other] { $who } бере { $amount } × { $thing }
    }
event-drew = { $who } бере з колоди: { $thing }
event-take = { $who } бере: { $thing }
event-play = { $who } грає: { $thing }
event-discard =
    { $amount ->
        [0] { $who } скидає: { $thing }
        [1] { $who } скидає: { $thing }
       *[other]
            { $what ->
                [cards]
                    { $who } скидає { $amount ->
                        [one] { $amount } карту
                        [few] { $amount } карти
                        [many] { $amount } карт
                       *[other] { $amount } карт
                    }
               *[other] { $who } скидає: { $thing } × { $amount }
            }
    }
event-gain =
    { $what ->
        [dollars]
            { $who } отримує { $amount ->
                [one] { $amount } долар
                [few] { $amount } долари
                [many] { $amount } доларів
               *[other] { $amount } доларів
            }
        [certificates]
            { $who } отримує { $amount ->
                [one] { $amount } сертифікат
                [few] { $amount } сертифікати
                [many] { $amount } сертифікатів
               *[other] { $amount } сертифікатів
            }
        [steps]
            { $who } отримує { $amount ->
                [one] { $amount } крок
                [few] { $amount } кроки
                [many] { $amount } кроків
               *[other] { $amount } кроків
            }
        [exchange-tokens]
            { $who } отримує { $amount ->
                [one] { $amount } жетон обміну
                [few] { $amount } жетони обміну
                [many] { $amount } жетонів обміну
               *[other] { $amount } жетонів обміну
            }
       *[other] { $who } отримує: { $thing } × { $amount }
    }
event-pay =
    { $what ->
        [dollars]
            { $who } платить { $amount ->
                [one] { $amount } долар
                [few] { $amount } долари
                [many] { $amount } доларів
               *[other] { $amount } доларів
            }
       *[other] { $who } платить: { $thing } × { $amount }
    }
event-shuffle = { $who } перемішує колоду скиду
event-turn = хід: { $who }
event-over = гру завершено

## The trail games

action-go = іти: { $thing }
action-stop = зупинитися тут
action-use = локальна дія { $thing }
action-risk = ризикова дія
action-aux = допоміжна дія { $thing }
action-double = подвійна допоміжна дія { $thing }
action-exchange = використати жетон обміну

event-auxiliary = { $who } виконує допоміжну дію { $amount }
event-build =
    { $what ->
        [building] { $who } зводить будівлю { $amount }
       *[other] { $who } зводить: { $thing }
    }
event-buy = { $who } купує: { $thing }
event-clear = { $who } усуває небезпеку: { $thing }
event-collect = { $who } забирає бандита: { $thing }
gwt1-event-collect = { $who } забирає типі: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } доставляє худобу вартістю { $amount }
       *[other] { $who } доставляє худобу: { $thing }
    }
event-disc = { $who } знімає диск: { $thing }
event-end =
    { $what ->
        [simmental-space]
            { $who } ставить ранчера на клітинку Simmental і отримує { $amount ->
                [one] { $amount } бал
                [few] { $amount } бали
                [many] { $amount } балів
               *[other] { $amount } балів
            }: починаються останні ходи
       *[other]
            { $who } забирає жетон ринку праці й отримує { $amount ->
                [one] { $amount } бал
                [few] { $amount } бали
                [many] { $amount } балів
               *[other] { $amount } балів
            }: починаються останні ходи
    }
event-engine = { $who } веде локомотив на клітинку { $thing }
event-exchange = { $who } використовує жетон обміну
event-fee = { $who } сплачує { $amount } за прохід: { $thing }
event-foresee = колонка прогнозу { $amount }: { $thing }
event-hire =
    { $amount ->
        [1] { $who } наймає робітника: { $thing }
       *[other] { $who } наймає робітника: { $thing }, номер { $amount }
    }
event-income = { $who } показує карти вартістю { $amount }
event-job = { $thing }: прибуває в рядок { $amount } ринку праці
event-lay = на шлях викладено: { $thing }
event-lift = { $who } забирає назад диск зі станції { $thing }
event-local = { $who } виконує локальну дію { $amount }: { $thing }
event-lose = немає місця, жетон прибрано: { $thing }
event-master = { $who } отримує жетон: { $thing }
event-move = { $who } переміщується: { $thing }
event-open = відкрито: { $thing }
event-place = { $who } починає тут: { $thing }
event-raise = { $who } покращує карту: { $thing }
event-remove = { $who } прибирає з гри: { $thing }
event-replace =
    { $what ->
        [building] { $who } замінює будівлю на будівлю { $amount }
       *[other] { $who } замінює будівлю: { $thing }
    }
event-return = { $who } повертається: { $thing }
event-site = місце: { $thing }
event-upgrade = { $who } покращує станцію { $thing }

thing-exchange-tokens = жетони обміну

# What tiles and cards say. The values are the fields of the effect.

per-forest = кожну будівлю в лісі
per-pairs = кожну пару обох кольорів
per-builders = кожного будівельника
per-engineers = кожного інженера
per-cowboys = кожного ковбоя
per-stations = кожну станцію
per-hazards = кожну небезпеку
cards-any-cattle = будь-яку карту худоби
cards-objective = карту цілей
cards-or = { " або " }
join-all = { ", " }
join-oneof = { ", або " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] отримати { $dollars } долар
        [few] отримати { $dollars } долари
        [many] отримати { $dollars } доларів
       *[other] отримати { $dollars } доларів
    }{ $certificates ->
        [0] { "" }
        [one]
            { $dollars ->
                [0] { "" }
               *[other] { " і " }
            }до { $certificates } сертифіката
        [few]
            { $dollars ->
                [0] { "" }
               *[other] { " і " }
            }до { $certificates } сертифікатів
        [many]
            { $dollars ->
                [0] { "" }
               *[other] { " і " }
            }до { $certificates } сертифікатів
       *[other]
            { $dollars ->
                [0] { "" }
               *[other] { " і " }
            }до { $certificates } сертифікатів
    }{ $tokens ->
        [0] { "" }
       *[other] жетон обміну
    }
effect-gainper =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }{ $certificates ->
        [0] { "" }
        [one] { " " }і до { $certificates } сертифіката
        [few] { " " }і до { $certificates } сертифікатів
        [many] { " " }і до { $certificates } сертифікатів
       *[other] { " " }і до { $certificates } сертифікатів
    } за { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = скинути { $cards }: { $reward }
effect-discardpair = скинути дві карти однієї породи: { $reward }
effect-drawdiscard =
    { $per ->
        [none]
            { $exactly ->
                [1]
                    взяти { $cards ->
                        [one] { $cards } карту
                        [few] { $cards } карти
                        [many] { $cards } карт
                       *[other] { $cards } карт
                    }, потім скинути стільки ж
               *[other]
                    взяти до { $cards ->
                        [one] { $cards } карти
                        [few] { $cards } карт
                        [many] { $cards } карт
                       *[other] { $cards } карт
                    }, потім скинути стільки ж
            }
       *[other] взяти до однієї карти за { $per }, потім скинути стільки ж
    }
effect-removecards =
    { $cards ->
        [one] прибрати з гри карту з руки
        [few] прибрати з гри до { $cards } карт із руки
        [many] прибрати з гри до { $cards } карт із руки
       *[other] прибрати з гри до { $cards } карт із руки
    }
effect-aux = одна допоміжна дія, одинарна або подвійна
effect-build =
    звести або замінити будівлю, { $rate ->
        [one] { $rate } долар
        [few] { $rate } долари
        [many] { $rate } доларів
       *[other] { $rate } доларів
    } за кожного будівельника
effect-buycattle = купити худобу
effect-collectbandit = забрати бандита
gwt1-effect-collectbandit = забрати типі
effect-copy = виконати локальні дії сусідньої будівлі
effect-extradelivery = відвести локомотив назад і зробити доставку
effect-freemove =
    { $steps ->
        [one] перемістити скотаря до { $steps } кроку вперед без плати
        [few] перемістити скотаря до { $steps } кроків вперед без плати
        [many] перемістити скотаря до { $steps } кроків вперед без плати
       *[other] перемістити скотаря до { $steps } кроків вперед без плати
    }
effect-hire =
    найняти робітника{ $modifier ->
        [0] { "" }
        [2] { " " }на 2 долари дорожче
        [-1] { " " }на 1 долар дешевше
       *[other] { " " }на 2 долари дешевше
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатити { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            }:{ " " }
    }локомотив уперед: { $per ->
        [none]
            { $most ->
                [one] до { $most } клітинки
                [few] до { $most } клітинок
                [many] до { $most } клітинок
               *[other] до { $most } клітинок
            }
       *[other] до однієї клітинки за { $per }
    }
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатити { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            },{ " " }
    }локомотив назад на { $moves ->
        [one] { $moves } клітинку
        [few] { $moves } клітинки
        [many] { $moves } клітинок
       *[other] { $moves } клітинок
    }: { $reward }
effect-moveherder =
    { $steps ->
        [one] перемістити скотаря на один крок
        [few] перемістити скотаря до { $steps } кроків
        [many] перемістити скотаря до { $steps } кроків
       *[other] перемістити скотаря до { $steps } кроків
    }
effect-removehazard =
    { $dollars ->
        [0] усунути небезпеку
        [one] усунути небезпеку за { $dollars } долар
        [few] усунути небезпеку за { $dollars } долари
        [many] усунути небезпеку за { $dollars } доларів
       *[other] усунути небезпеку за { $dollars } доларів
    }
effect-takeobjective =
    { $to_hand ->
        [1] взяти карту цілей у руку
       *[other] взяти карту цілей
    }
effect-upgradebehind = покращити станцію позаду локомотива

# Choices, questions, refusals and things

action-choose = вибрати: { $thing }
action-perform = виконати
action-copy = скопіювати будівлю: { $thing }
action-play = зіграти: { $thing }
action-take = взяти: { $thing }
action-discard = скинути: { $thing }
action-remove = прибрати з гри: { $thing }
action-certificates =
    { $thing ->
        [0] не брати сертифікатів
       *[other] взяти сертифікатів: { $thing }
    }
action-hire = найняти: { $thing }
action-buy = купити: { $thing }
action-cow = взяти з ринку: { $thing }
action-reveal = відкрити дві карти за допомогою ковбоя
action-build = звести: { $thing }
action-site = будувати тут: { $thing }
action-engine = вести локомотив на клітинку { $thing }
action-upgrade = покращити станцію { $thing }
action-disc = звільнити місце: { $thing }
action-lift = забрати назад диск зі станції { $thing }
action-give = віддати: { $thing }
action-collect = забрати бандита: { $thing }
gwt1-action-collect = забрати типі: { $thing }
action-clear = усунути небезпеку: { $thing }
action-tile = викласти: { $thing }
action-income =
    { $thing ->
        [0] не витрачати сертифікатів
       *[other] витратити сертифікатів: { $thing }
    }
action-raise = покращити: { $thing }
action-deliver = доставити: { $thing }
action-arrow = спершу нагорода між містами { $thing }

question-placeherder = Де починає ваш скотар?
question-walk =
    { $left ->
        [one] Ведіть скотаря: лишився { $left } крок.
        [few] Ведіть скотаря: до { $left } кроків.
        [many] Ведіть скотаря: до { $left } кроків.
       *[other] Ведіть скотаря: до { $left } кроків.
    }
question-freewalk =
    { $left ->
        [one] Рух без плати: лишився { $left } крок.
        [few] Рух без плати: до { $left } кроків.
        [many] Рух без плати: до { $left } кроків.
       *[other] Рух без плати: до { $left } кроків.
    }
question-atlocation = Що ви тут робите?
question-choosecopy = Яку сусідню будівлю ви копіюєте?
question-chooseaux = Яка допоміжна дія?
question-offer = Берете це?
question-choosebranch = Що з цього?
question-takecertificates = Скільки сертифікатів ви берете?
question-paycard = Яку карту ви за це скидаєте?
question-paypair = Яку карту з пари ви скидаєте першою?
question-choosedraw = Скільки карт ви берете? Скинете стільки ж.
question-discarddrawn =
    { $due ->
        [one] Скиньте { $due } карту.
        [few] Скиньте { $due } карти, одну за одною.
        [many] Скиньте { $due } карт, одну за одною.
       *[other] Скиньте { $due } карт, одну за одною.
    }
question-chooseremoval = Яку карту прибрати з гри?
question-choosebuilding = Яку будівлю ви викладаєте?
question-choosesite = Де вона стоятиме?
question-deliver = Загальна вартість худоби: { $value }. До якого міста доставити?
question-choosearrow = Завершено дві пари міст. Яку нагороду отримати першою?
question-choosewayback = Наскільки відвести локомотив назад для цієї доставки?
question-choosedisc = Який диск ви знімаєте з планшета?
question-choosetile = Канзас Сіті: який жетон викласти?
question-income = Канзас Сіті: ви показуєте руку. Скільки сертифікатів витрачаєте?
question-chooseraise = Яку карту ви покращуєте?
question-choosepurchase =
    { $cowboys ->
        [one] Купівля худоби: лишився { $cowboys } ковбой.
        [few] Купівля худоби: лишилося { $cowboys } ковбої.
        [many] Купівля худоби: лишилося { $cowboys } ковбоїв.
       *[other] Купівля худоби: лишилося { $cowboys } ковбоїв.
    }
question-choosecow = Яку карту ви берете?
question-chooseobjective = Яку карту цілей ви берете?
question-chooseforward = Де зупиняється ваш локомотив?
question-chooseback = Наскільки ваш локомотив від’їде назад?
question-endofline = Ваш локомотив у кінці колії. Куди він повертається?
question-offerupgrade = Покращуєте станцію?
question-choosemaster = Який робітник стане начальником станції?
question-choosebandit = Якого бандита ви забираєте?
gwt1-question-choosebandit = Який типі ви забираєте?
question-choosehazard = Яку небезпеку ви усуваєте?
question-chooseworker = Кого ви наймаєте?

refusal-dollars =
    коштує { $needs ->
        [one] { $needs } долар
        [few] { $needs } долари
        [many] { $needs } доларів
       *[other] { $needs } доларів
    }, у вас { $has }
refusal-cowboys = потрібно ковбоїв: { $needs }, вільних: { $has }
refusal-builders = потрібно будівельників: { $needs }, у вас { $has }
refusal-steps = треба зробити хоча б один крок
refusal-actions = треба виконати хоча б одну дію
refusal-certificates = потрібно сертифікатів: { $needs }, у вас { $has }
refusal-breeding-value = потрібна загальна вартість худоби { $needs }, у вас { $has }
refusal-not-next-ahead = це не наступна локація попереду
refusal-no-tile-there = там нічого не лежить, тож зупинитися не можна
refusal-beside-the-trail = лежить осторонь шляху
refusal-not-a-neutral-building = це не нейтральна будівля
refusal-already-performed = тут це вже виконано
refusal-performed-this-turn = у цьому ході це вже виконано
refusal-not-your-building = це не ваша будівля
refusal-no-risk-action = тут немає ризикової дії
refusal-no-auxiliary-action-now = після локальної дії допоміжної не буває
refusal-auxiliary-action-performed = замість цього вибрано допоміжну дію
refusal-single-only = лише один раз, без подвоєння
refusal-open-slots = потрібно вільних місць: { $needs }, у вас { $has }
refusal-own-disc-there = там уже лежить ваш диск
refusal-no-disc-there = це місце вже вільне
refusal-black-corner-on-white = диск із темними кутами не кладуть на білі
refusal-card-does-not-fit = ця карта не підходить
refusal-not-in-reserve = цього немає у вашому запасі
refusal-not-in-reach = надто далеко
refusal-space-is-occupied = там уже хтось є
refusal-requirement-not-met = вимогу не виконано
refusal-fitting-cards = жодна карта вашої руки не підходить
refusal-spaces-behind = локомотив не може від’їхати так далеко
refusal-building-spaces = немає вільної клітинки
refusal-row-is-full = рядок заповнено

thing-dollars = долари
thing-certificates = сертифікати
thing-cards = карти
thing-objective = карта цілей
thing-kc = Канзас Сіті
thing-start = початок шляху
thing-top = верхня карта колоди
thing-criollo = Criollo
thing-santa-gertrudis = Santa Gertrudis
thing-pineywoods = Pineywoods
thing-galloway = Galloway
thing-black-angus = Black Angus
thing-longhorn = Longhorn
thing-corriente = Corriente
thing-shorthorn-3 = Shorthorn (3 бали)
thing-shorthorn-4 = Shorthorn (4 бали)
thing-shorthorn-5 = Shorthorn (5 балів)
thing-hereford-5 = Hereford (5 балів)
thing-hereford-6 = Hereford (6 балів)
thing-hereford-7 = Hereford (7 балів)
thing-simmental-1 = Simmental I
thing-simmental-2 = Simmental II
thing-simmental-3 = Simmental III
thing-jersey = Jersey
thing-guernsey = Guernsey
thing-dutch-belt = Dutch Belt
thing-holstein = Holstein
thing-brown-swiss = Brown Swiss
thing-ayrshire = Ayrshire
thing-west-highland-3 = West Highland (3 бали)
thing-west-highland-4 = West Highland (4 бали)
thing-west-highland-5 = West Highland (5 балів)
thing-texas-longhorn-5 = Texas Longhorn (5 балів)
thing-texas-longhorn-6 = Texas Longhorn (6 балів)
thing-texas-longhorn-7 = Texas Longhorn (7 балів)
thing-bandit-green = зелений бандит
thing-bandit-orange = помаранчевий бандит
thing-teepee-green = зелене типі
thing-teepee-blue = синє типі
thing-kansas-city = Канзас Сіті
thing-fulton = Фултон
thing-st-louis = Сент-Луїс
thing-bloomington = Блумінгтон
thing-peoria = Пеорія
thing-chicago = Чикаго
thing-toledo = Толедо
thing-pittsburgh = Піттсбург
thing-philadelphia = Філадельфія
thing-new-york = Нью-Йорк
thing-topeka = Топіка
thing-wichita = Вічита
thing-colorado-springs = Колорадо-Спрингс
thing-santa-fe = Санта-Фе
thing-albuquerque = Альбукерке
thing-el-paso = Ель-Пасо
thing-san-diego = Сан-Дієго
thing-sacramento = Сакраменто
thing-san-francisco = Сан-Франциско
thing-flood-2-green = повінь (2 бали, зелена рука)
thing-flood-2-black = повінь (2 бали, чорна рука)
thing-flood-3-green = повінь (3 бали, зелена рука)
thing-flood-3-black = повінь (3 бали, чорна рука)
thing-flood-4-green = повінь (4 бали, зелена рука)
thing-flood1 = клітинка повені 1
thing-flood2 = клітинка повені 2
thing-flood3 = клітинка повені 3
thing-flood4 = клітинка повені 4
thing-drought-2-green = посуха (2 бали, зелена рука)
thing-drought-2-black = посуха (2 бали, чорна рука)
thing-drought-3-green = посуха (3 бали, зелена рука)
thing-drought-3-black = посуха (3 бали, чорна рука)
thing-drought-4-green = посуха (4 бали, зелена рука)
thing-drought1 = клітинка посухи 1
thing-drought2 = клітинка посухи 2
thing-drought3 = клітинка посухи 3
thing-drought4 = клітинка посухи 4
thing-rockfall-2-green = каменепад (2 бали, зелена рука)
thing-rockfall-2-black = каменепад (2 бали, чорна рука)
thing-rockfall-3-green = каменепад (3 бали, зелена рука)
thing-rockfall-3-black = каменепад (3 бали, чорна рука)
thing-rockfall-4-green = каменепад (4 бали, зелена рука)
thing-rockfall1 = клітинка каменепаду 1
thing-rockfall2 = клітинка каменепаду 2
thing-rockfall3 = клітинка каменепаду 3
thing-rockfall4 = клітинка каменепаду 4
thing-rock1 = клітинка каменепаду 1
thing-rock2 = клітинка каменепаду 2
thing-rock3 = клітинка каменепаду 3
thing-rock4 = клітинка каменепаду 4
thing-bandit1 = клітинка бандитів 1
thing-bandit2 = клітинка бандитів 2
thing-bandit3 = клітинка бандитів 3
thing-bandit4 = клітинка бандитів 4
thing-bandit5 = клітинка бандитів 5
thing-bandit6 = клітинка бандитів 6
thing-bandit7 = клітинка бандитів 7
thing-bandit8 = клітинка бандитів 8
thing-bandit9 = клітинка бандитів 9
thing-aux1-2x = допоміжна дія 1, друге місце
thing-aux2-2x = допоміжна дія 2, друге місце
thing-aux3-left = допоміжна дія 3, перше місце
thing-aux3-right = допоміжна дія 3, друге місце
thing-aux4-left = допоміжна дія 4, перше місце
thing-aux4-right = допоміжна дія 4, друге місце
thing-aux5-left = допоміжна дія 5, перше місце
thing-aux5-right = допоміжна дія 5, друге місце
thing-step-left = ліміт кроків, перше місце
thing-step-right = ліміт кроків, друге місце
thing-hand-left = ліміт карт у руці, перше місце
thing-hand-right = ліміт карт у руці, друге місце
thing-cert-4 = ліміт сертифікатів 4
thing-cert-6 = ліміт сертифікатів 6
thing-aux-dollar-2x = допоміжна дія «долар», друге місце
thing-aux-draw-2x = допоміжна дія «добір карт», друге місце
thing-aux-cert-1x = допоміжна дія «сертифікат», перше місце
thing-aux-cert-2x = допоміжна дія «сертифікат», друге місце
thing-aux-engine-1x = допоміжна дія «локомотив», перше місце
thing-aux-engine-2x = допоміжна дія «локомотив», друге місце
thing-aux-trash-1x = допоміжна дія «прибрати карту», перше місце
thing-aux-trash-2x = допоміжна дія «прибрати карту», друге місце
thing-step-dollars = ліміт кроків, долари
thing-step-vp = ліміт кроків, бали
thing-task-building = будівля
thing-task-station = станція
thing-task-hazard = небезпека
thing-task-green = зелений бандит
thing-task-orange = помаранчевий бандит
thing-task-value-3 = корова вартістю 3
thing-task-shorthorn = Shorthorn
thing-task-hereford = Hereford
thing-task-new-york = Нью-Йорк
thing-task-cow3 = корова вартістю 3
thing-task-cow4 = корова вартістю 4
thing-task-cow5 = корова вартістю 5
thing-task-san-francisco = Сан-Франциско
thing-task-teepee-green = зелене типі
thing-task-teepee-blue = синє типі
score-dollars = долари
score-buildings = приватні будівлі
score-cities = міста
score-stations = станції
score-hazards = небезпеки
score-cattle = худоба
score-objectives = карти цілей
score-stationmasters = начальники станцій
score-workers = робітники
score-slots = місця для дисків
score-job-market-token = жетон ринку праці

## El Paso

event-announce = { $who } бере останню карту Simmental: наступний ранчер в Ель-Пасо розпочне кінець гри
event-cow = { $who } отримує корову: { $thing }
event-el-paso = { $who } в Ель-Пасо
event-no-disc = { $who } не викладає диска
event-post = { $who } кладе диск на торговий пост { $amount }
event-ready = { $who } має напоготові робітника: { $thing }
event-show = { $who } показує: { $thing }
event-token = { $who } бере: { $thing }
event-train = { $who } використовує карту потяга { $amount }
event-use = { $who } виконує дію { $amount }: { $thing }

action-again = обміняти ще раз
action-all-rounders = скинути універсалів: { $thing }
action-post = доставити на торговий пост { $thing }
action-spend = скинути робітника заради бонусу: { $thing }
action-train = використати карту потяга { $thing }

refusal-actions-of-the-tile-instead = лише замість дій будівлі
refusal-all-rounders = потрібно універсалів: { $needs }, у вас { $has }
refusal-already-done = це вже виконано
refusal-another-kind-of-token = це жетон іншого виду
refusal-auxiliary-actions = жодної допоміжної дії не виконати
refusal-builders-of-the-kind =
    потрібна будівля щонайменше на { $needs ->
        [one] { $needs } будівельника
        [few] { $needs } будівельників
        [many] { $needs } будівельників
       *[other] { $needs } будівельників
    }, а ця — на { $has }
refusal-buildings-in-the-market = таких більше немає
refusal-cannot-stand-there = там не можна звести будівлю
refusal-cow-does-not-fit = ця корова не підходить
refusal-cows-in-the-market = цієї породи більше немає
refusal-dark-disc-on-light-post = диск із темного місця кладуть лише на темний пост
refusal-different-kinds-only = другий робітник має бути іншого фаху
refusal-different-ones-only = допоміжні дії мають бути різні
refusal-empty-spaces = порожніх клітинок немає
refusal-engineers = потрібно інженерів: { $needs }, у вас { $has }
refusal-face-up-only = лише жетон, що лежить горілиць
refusal-fitting-cows = жодна корова вашої руки не підходить
refusal-fitting-discs = жоден ваш диск не можна туди покласти
refusal-its-disc-is-in-place = закрито, доки лежить диск
refusal-not-the-next-stop = це не наступна зупинка
refusal-own-disc-is-there = там уже лежить ваш диск
refusal-ownership-markers = обидва ваші маркери власності зайняті
refusal-room-on-the-track = у вас уже всі сертифікати
refusal-tokens-in-the-stack = стос порожній
refusal-tokens-in-the-supply = жетонів не лишилося
refusal-workers-in-the-market = таких робітників більше немає

score-bonus-tokens = жетони бонусів
score-deliveries = доставки

thing-ep = Ель-Пасо
thing-n1 = нейтральна клітинка 1
thing-n2 = нейтральна клітинка 2
thing-n3 = нейтральна клітинка 3
thing-n4 = нейтральна клітинка 4
thing-n5 = нейтральна клітинка 5
thing-n6 = нейтральна клітинка 6
thing-s1 = клітинка 1
thing-s2 = клітинка 2
thing-s3 = клітинка 3
thing-s4 = клітинка 4
thing-s5 = клітинка 5
thing-s6 = клітинка 6
thing-s7 = клітинка 7
thing-s8 = клітинка 8
thing-s9 = клітинка 9
thing-o01 = жетон цілі 1
thing-o02 = жетон цілі 2
thing-o03 = жетон цілі 3
thing-o04 = жетон цілі 4
thing-o05 = жетон цілі 5
thing-o06 = жетон цілі 6
thing-o07 = жетон цілі 7
thing-o08 = жетон цілі 8
thing-o09 = жетон цілі 9
thing-o10 = жетон цілі 10
thing-o11 = жетон цілі 11
thing-o12 = жетон цілі 12
thing-o13 = жетон цілі 13
thing-o14 = жетон цілі 14
thing-o15 = жетон цілі 15
thing-o16 = жетон цілі 16
thing-o17 = жетон цілі 17
thing-o18 = жетон цілі 18
thing-o19 = жетон цілі 19
thing-o20 = жетон цілі 20
thing-b01 = жетон бонусу 1
thing-b02 = жетон бонусу 2
thing-b03 = жетон бонусу 3
thing-b04 = жетон бонусу 4
thing-b05 = жетон бонусу 5
thing-b06 = жетон бонусу 6
thing-b07 = жетон бонусу 7
thing-b08 = жетон бонусу 8
thing-b09 = жетон бонусу 9
thing-b10 = жетон бонусу 10
thing-b11 = жетон бонусу 11
thing-b12 = жетон бонусу 12
thing-b13 = жетон бонусу 13
thing-b14 = жетон бонусу 14
thing-b15 = жетон бонусу 15
thing-b16 = жетон бонусу 16
thing-b17 = жетон бонусу 17
thing-b18 = жетон бонусу 18
thing-b19 = жетон бонусу 19
thing-b20 = жетон бонусу 20
thing-aux1-upgrade = допоміжна дія 1
thing-aux2-unlock = допоміжна дія 2
thing-aux3-upgrade = допоміжна дія 3
thing-aux4-unlock = допоміжна дія 4
thing-permanent-certificate = постійний сертифікат
thing-hand-limit = ліміт карт у руці
thing-step-limit = ліміт кроків
thing-train-1 = карта потяга 1
thing-train-2 = карта потяга 2
thing-train-3 = карта потяга 3
thing-train-4 = карта потяга 4

thing-all-rounder = універсал
thing-shorthorn = Shorthorn
thing-hereford = Hereford
thing-simmental = Simmental

# Sue, card by card

automa-sue = Сью

event-sue-shuffle = колода бота порожня: перемішайте використані карти, { $who } має нову колоду
event-sue-card = { $who } відкриває карту бота { $thing }
event-sue-steps =
    { $who } проїжджає { $amount ->
        [one] { $amount } крок
        [few] { $amount } кроки
        [many] { $amount } кроків
       *[other] { $amount } кроків
    } і раніше зупиняється лише в Ель-Пасо
event-sue-counts =
    { $who } робить крок за кожного свого робітника цього фаху ({ $thing }): { $amount ->
        [one] { $amount } крок
        [few] { $amount } кроки
        [many] { $amount } кроків
       *[other] { $amount } кроків
    }
event-sue-shorter = на розвилці { $who } обирає гілку з меншою кількістю зупинок: { $thing }
event-sue-inner = на розвилці { $who } обирає внутрішню гілку, бо зупинок порівну: { $thing }
event-sue-cowboys =
    { $who } йде на ринок худоби і має { $amount ->
        [one] { $amount } ковбоя
        [few] { $amount } ковбоїв
        [many] { $amount } ковбоїв
       *[other] { $amount } ковбоїв
    }: { $thing }
event-sue-cheaper = { $thing }: більше немає, { $who } бере наступну дешевшу породу
event-sue-no-cow = { $thing }: більше немає, { $who } не отримує нічого
event-sue-draws = { $who } відкриває верхню карту ресурсів: { $thing }
event-sue-worker = { $who }: робітник іде в групу «{ $thing }», тепер у ній { $amount }
event-sue-empty = колода ресурсів порожня: { $who } не бере нічого
event-sue-best = { $who } робить те, що й її найбільша група: { $thing }, у ній { $amount }
event-sue-train = { $who } використовує карту потяга { $amount } за кількістю своїх інженерів: рахуються лише жетони, корови й найм на ній, і все безкоштовно
event-sue-token = { $who } шукає відкритий жетон із найбільшою кількістю балів ({ $amount }), з рівних найлівіший
event-sue-no-token = такого жетона не лишилося: { $who } без нагороди
event-sue-builders =
    { $who } будує безкоштовно: { $amount ->
        [one] { $amount } будівельник
        [few] { $amount } будівельники
        [many] { $amount } будівельників
       *[other] { $amount } будівельників
    }
event-sue-dearest = { $who } шукає найдорожчу порожню клітинку (вартість { $amount }), з рівних найближчу за годинниковою стрілкою: { $thing }
event-sue-replaces = { $who } шукає заміну з найбільшою кількістю додаткових будівельників ({ $amount }), з рівних найближчу за годинниковою стрілкою: { $thing }
event-sue-no-building = { $who } не може ні звести, ні замінити будівлю: натомість Hereford
event-sue-cannot-build = { $who } не може ні будувати, ні замінити будівлю, а її будівлі поліпшено не повністю: нічого

thing-sue-a1 = A1: 2 кроки, потім ринок худоби
thing-sue-a2 = A2: 2 кроки, потім потяг
thing-sue-a3 = A3: 2 кроки, потім будівництво
thing-sue-a4 = A4: 3 кроки, потім 1 карта ресурсів
thing-sue-a5 = A5: крок за кожного ковбоя, потім ринок худоби
thing-sue-a6 = A6: крок за кожного будівельника, потім будівництво
thing-sue-a7 = A7: крок за кожного інженера, потім потяг
thing-sue-a8 = A8: 3 кроки, потім будівництво
thing-sue-b1 = B1: 3 кроки, потім найкраща з трьох дій
thing-sue-b2 = B2: 3 кроки, потім 2 карти ресурсів
thing-sue-b3 = B3: 4 кроки, потім найкраща з трьох дій

ui-option-sue = Карти B для Сью

## Sam, the opponent of somebody who plays the second edition alone

automa-sam = Сем

event-sam-card = { $who } відкриває карту { $amount }: { $thing }
event-sam-steps =
    { $who } робить { $amount ->
        [one] { $amount } крок
        [few] { $amount } кроки
        [many] { $amount } кроків
       *[other] { $amount } кроків
    } (звідки: { $thing })
event-sam-idle = { $who } лише йде: для карти { $amount } потрібна спеціалізація «{ $thing }»
event-sam-nothing = { $who } лишається ні з чим: { $thing }
event-sam-specialist = { $who } має нову спеціалізацію: { $thing }
event-sam-buys =
    { $who } купує за полем { $thing } ринку: { $amount ->
        [one] { $amount } бал
        [few] { $amount } бали
        [many] { $amount } балів
       *[other] { $amount } балів
    }, найбільше з можливого
event-sam-lot = { $who } тягне жереб для колонки прогнозу { $amount }: { $thing }

thing-sam-card-1 = 1 крок, потім він наймає найдешевшого робітника
thing-sam-card-2 = 1 крок, потім локомотив
thing-sam-card-3 = 1 крок, потім він бере найкращу карту цілей
thing-sam-card-4 = 1 крок, потім він бере бандита з найбільшим номером
thing-sam-card-5 = 1 крок, потім він бере найкращу небезпеку найповнішої ділянки
thing-sam-card-6 = 1 крок, потім він наймає за своєю спеціалізацією
thing-sam-card-7 = 2 кроки, потім локомотив
thing-sam-card-8 = 2 кроки, потім він купує худобу
thing-sam-card-9 = 2 кроки, потім він будує
thing-sam-card-10 = крок за кожну будівлю сторони, у якої їх більше, потім фахівець-будівельник будує
thing-sam-card-11 = крок за кожну будівлю сторони, у якої їх більше, потім фахівець-інженер наймає інженера й веде локомотив
thing-sam-card-12 = крок за кожного ковбоя, потім фахівець-ковбой відкриває 2 карти худоби й купує так, ніби має на одного ковбоя менше
thing-sam-card-13 = крок за кожного ковбоя, потім фахівець-ковбой купує худобу
thing-sam-card-14 = крок за кожного робітника його спеціалізації, потім фахівець-інженер веде локомотив
thing-sam-card-15 = крок за кожного робітника його спеціалізації, потім фахівець-будівельник будує
thing-sam-no-worker = немає робітника, для якого він має місце
thing-sam-no-engineer = немає інженера, для якого він має місце
thing-sam-no-purchase = немає худоби, яку він міг би купити
thing-sam-no-building = немає будівлі, яку він міг би звести
thing-sam-no-objective = немає карти цілей
thing-sam-no-bandit = немає бандита
thing-sam-no-hazard = немає небезпеки
thing-sam-no-disc = немає дисків

ui-option-sam = Складність: Сем

## Pioneer Rails

action-box = закреслити комірку міста
action-draw =
    { $what ->
        [number]
            взяти { $thing ->
                [one] { $thing } карту
                [few] { $thing } карти
                [many] { $thing } карт
               *[other] { $thing } карти
            }
        [bonus] взяти: { $thing }
        [objective] взяти: { $thing }
       *[other] прокласти колію: { $thing }
    }
action-suit = змінити масть: { $thing }

event-revealed = { $who } відкриває: { $thing }
event-took = { $who } бере: { $thing }
event-round = раунд { $amount }
event-scored =
    { $who } набирає { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очок
    }: { $thing }
event-met =
    { $who } виконує завдання { $thing }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очок
    }

action-done = завершити хід
action-card = використати: { $thing }
action-activate = активувати далі: { $thing }
action-nuggets = покласти в банк: { $thing }

event-discarded = { $who } відкладає без використання: { $thing }
event-dealt = { $who } отримує таємну карту: { $thing }
event-wrote = { $who } записує: { $thing }
event-crossed = { $who } закреслює комірку міста
event-changed = { $who } змінює масть карти: { $thing }
event-reached = { $who } досягає міста { $thing }
event-activated = { $who } активує: { $thing }
event-laid = { $who } прокладає колію: { $thing }
event-showed-tracks = { $who } прокладає: { $thing }
event-showed = { $who } активує: { $thing }
event-removed = завдання { $thing } виконано, воно залишає стіл
event-turned-up = відкрито завдання { $thing }

question-takecard = Ви дилер: візьміть одну з карт.
question-choosecard = Яку карту ви використовуєте?
question-lay = Прокладайте колії.
question-chooselocation = Яку локацію активувати першою?
question-choosenuggets = Скільки самородків покласти в банк?

refusal-specials = особливих бонусів потрібно: { $needs }, лишилося { $has }; спершу закресліть комірку міста
refusal-tracks-left = у цьому ході колій не лишилося
refusal-circled-town-boxes = обведених комірок міст не лишилося
refusal-specials-on-one-track = на одну колію потрібно два особливі бонуси
refusal-nuggets-not-in-banks = самородків поза банками: { $has }

score-poker = покерні комбінації
score-gold = золото
score-banks = банки
score-forts = форти
score-ranches = ранчо
score-train-yards = парки колій
score-towns = міста
score-goals = завдання
score-bonus = бонус
score-target = поріг
score-others = найкращий інший гравець
score-prospects = ще попереду
score-goals-left = невиконані завдання

thing-hearts = чирви
thing-diamonds = бубни
thing-clubs = трефи
thing-spades = піки
thing-train-yard = парк колій
thing-switch = стрілка
thing-the-goal-1a = 1A (5 самородків у банках)
thing-the-goal-1b = 1B (видобуто 8 самородків)
thing-the-goal-1c = 1C (активовано 2 банки)
thing-the-goal-1d = 1D (активовано 3 салуни)
thing-the-goal-1e = 1E (активовано форт)
thing-the-goal-1f = 1F (3 залізниці на краю мапи)
thing-the-goal-1g = 1G (колії біля 4 гірських кряжів)
thing-the-goal-1h = 1H (активовано 5 ранчо)
thing-the-goal-1i = 1I (2 залізниці з тунелем)
thing-the-goal-1j = 1J (будівлю активовано 2 залізницями)
thing-the-goal-1k = 1K (досягнуто 6 міст)
thing-the-goal-1l = 1L (одна залізниця досягла 3 міст)
thing-the-goal-1m = 1M (2 залізниці з мостом)
thing-the-goal-1n = 1N (2 залізниці в одному місті)
thing-the-goal-1o = 1O (активовано 2 парки колій)
thing-goal-1a = самородки в банках
thing-goal-1b = видобуті самородки
thing-goal-1c = активовані банки
thing-goal-1d = активовані салуни
thing-goal-1e = активований форт
thing-goal-1f = залізниці на краю мапи
thing-goal-1g = гірські кряжі з колією
thing-goal-1h = активовані ранчо
thing-goal-1i = залізниці з тунелем
thing-goal-1j = залізниці біля будівлі під час її активації
thing-goal-1k = досягнуті міста
thing-goal-1l = міста, яких досягла одна залізниця
thing-goal-1m = залізниці з мостом
thing-goal-1n = залізниці в одному місті
thing-goal-1o = активовані парки колій

## The companion of a game on cardboard
##
## companion-<line or question>   the values of the line or question
## companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
## companion-thing-<name>, companion-score-<label>

companion-title = Помічник за столом: за суперника грає { $who }, зерно { $seed }.
companion-help = Відповідайте числом або словом; Enter бере позначену відповідь. Можна також набрати u (назад), s (бали), r R14.7 (правило), ? (ця довідка) або q (вийти).
companion-resumed =
    { $count ->
        [one] Продовжено після { $count } відповіді.
        [few] Продовжено після { $count } відповідей.
        [many] Продовжено після { $count } відповідей.
       *[other] Продовжено після { $count } відповідей.
    }
companion-saved = Збережено у { $file }. Та сама команда продовжить звідси.
companion-undone = Скасовано.
companion-undo-none = Скасовувати нічого.
companion-over = Партію завершено.
companion-not-a-choice = Відповіді «{ $text }» тут немає. Наберіть число від 1 до { $count } або слова.
companion-not-a-number = Відповіді «{ $text }» тут немає. Наберіть одне з чисел: { $numbers }.
companion-needs-answer = Тут потрібна відповідь: типової немає.
companion-total = разом
companion-turn = Зробіть свій хід. Коли завершите: що далі?
companion-final =
    Завершіть останній хід, якщо він ще є, і порахуйте бали. { $who } має { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }.
companion-ask-own-points = Скільки у вас балів?
companion-ask-own-dollars = Балів порівну: вирішують долари, а Сью їх не має. Скільки доларів лишилося, коли повні п’ятірки стали балами?
companion-won = Ви перемогли: { $own } проти { $points }, суперник { $who }!
companion-lost = { $who } перемагає: { $points } проти { $own }.
companion-won-by-dollars = Ви перемогли завдяки доларам! Суперник: { $who }.
companion-shared = Ви і { $who } ділите перемогу.

companion-choice-yes = так
companion-choice-no = ні
companion-choice-none = нічого
companion-choice-nobody = нікого
companion-choice-go = хід: { $who }
companion-choice-last = останній хід: { $who }, кінець гри почався в мій хід
companion-choice-other = щось інше або нічого
companion-choice-cowboy = ковбой
companion-choice-builder = будівельник
companion-choice-engineer = інженер
companion-choice-all-rounder = універсал
companion-choice-steps =
    { $a ->
        [one] { $a } крок
        [few] { $a } кроки
        [many] { $a } кроків
       *[other] { $a } кроків
    }

companion-thing-sam = Сем
companion-thing-sue = Сью
companion-thing-market = ринок худоби
companion-thing-train = потяг
companion-thing-build = будівництво
companion-thing-upper = верхній
companion-thing-lower = нижній
companion-thing-token-objective = жетон цілі
companion-thing-token-bonus = жетон бонусу
companion-thing-token-any = будь-який жетон
companion-thing-cow-corriente = Corriente
companion-thing-hire = найм

companion-score-dollars = долари (не рахуються)
companion-score-buildings = будівлі
companion-score-deliveries = диски на темних постах
companion-score-cities = міста і стрілки
companion-score-stations = станції
companion-score-hazards = небезпеки
companion-score-cattle = худоба
companion-score-bonus-tokens = жетони бонусів
companion-score-objectives = цілі (усі вважаються виконаними)
companion-score-workers = робітники
companion-score-job-market-token = жетон ринку праці

# Sue

companion-sue-set-up = Підготуйте Ель-Пасо для двох. Перший хід ваш: 4 долари, 1 жетон обміну, жетон цілі на вибір, ваш ранчер на нейтральній будівлі на вибір.
companion-sue-set-up-discs = Дайте Сью її ранчера, що починає в Ель-Пасо, і сім її дисків; один із них від початку лежить на торговому посту 5, без нагороди. Вона не має стада, грошей, жетонів і маркерів власності.
companion-sue-set-up-row = Візьміть із ринку робітників ковбоя, будівельника й інженера та викладіть перед Сью зліва направо так: { $row }. Це її ряд стратегії; подальші робітники йдуть у ці три групи.
companion-sue-set-up-resources-app = Візьміть із ринків по 3 карти робітників кожного з чотирьох фахів, 3 Black Angus і 3 Corriente та відкладіть, розсортувавши. Це колода ресурсів Сью: карти з неї беру я й кажу, яку карту отримує Сью.
companion-sue-set-up-resources-box = Візьміть із ринків по 3 карти робітників кожного з чотирьох фахів, 3 Black Angus і 3 Corriente та перемішайте долілиць: це колода ресурсів Сью. Її не поповнюють.
companion-sue-set-up-check = Перевірте ринки: ковбої { $cowboy }, будівельники { $builder }, інженери { $engineer }, універсали { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    { $b_cards ->
        [0] Її колоду бота перемішано, карт A: { $cards }. Друковані карти лишіть у коробці: карти за неї беру я.
        [one] Її колоду бота перемішано, карт: { $cards }, з них { $b_cards } карта B. Друковані карти лишіть у коробці: карти за неї беру я.
        [few] Її колоду бота перемішано, карт: { $cards }, з них { $b_cards } карти B. Друковані карти лишіть у коробці: карти за неї беру я.
        [many] Її колоду бота перемішано, карт: { $cards }, з них { $b_cards } карт B. Друковані карти лишіть у коробці: карти за неї беру я.
       *[other] Її колоду бота перемішано, карт: { $cards }, з них { $b_cards } карт B. Друковані карти лишіть у коробці: карти за неї беру я.
    }
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Перемішайте всі карти A долілиць: це її колода бота. Коли на початку її ходу вона порожня, перемішайте використані знову.
        [one] Перемішайте долілиць усі карти A і { $b_cards } карту B: це її колода бота. Коли на початку її ходу вона порожня, перемішайте використані знову.
        [few] Перемішайте долілиць усі карти A і { $b_cards } карти B: це її колода бота. Коли на початку її ходу вона порожня, перемішайте використані знову.
        [many] Перемішайте долілиць усі карти A і { $b_cards } карт B: це її колода бота. Коли на початку її ходу вона порожня, перемішайте використані знову.
       *[other] Перемішайте долілиць усі карти A і { $b_cards } карт B: це її колода бота. Коли на початку її ходу вона порожня, перемішайте використані знову.
    }
companion-sue-set-up-start = Починаєте ви, далі ви і Сью ходите по черзі.

companion-sue-last = Ви розпочали кінець гри, тож це останній хід Сью.
companion-sue-shuffle = Її колода бота була порожня: використані карти перемішано.
companion-sue-card = Карта Сью: { $card }.
companion-sue-card-box = Відкрийте верхню карту колоди бота Сью (якщо порожня, спершу перемішайте використані).
companion-sue-ask-move = Як далеко веде її карта?
companion-sue-ask-action = Яку дію показує карта?
companion-choice-per-cowboy = крок за кожного ковбоя
companion-choice-per-builder = крок за кожного будівельника
companion-choice-per-engineer = крок за кожного інженера
companion-choice-market = ринок худоби
companion-choice-train = потяг
companion-choice-build = будівництво
companion-choice-draw-1 = взяти 1 карту ресурсів
companion-choice-draw-2 = взяти 2 карти ресурсів
companion-choice-best-of-three = найкраща з трьох дій
companion-sue-counts =
    У її групі «{ $worker }» { $count }: { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроків
    }.
companion-sue-move =
    { $steps ->
        [one] Перемістіть ранчера Сью на { $steps } крок
        [few] Перемістіть ранчера Сью на { $steps } кроки, щонайдалі до Ель-Пасо
        [many] Перемістіть ранчера Сью на { $steps } кроків, щонайдалі до Ель-Пасо
       *[other] Перемістіть ранчера Сью на { $steps } кроків, щонайдалі до Ель-Пасо
    }. На розвилці: гілка з меншою кількістю зупинок; якщо порівну, внутрішня.
companion-sue-move-note = Кроками є лише клітинки з будівлею та Ель-Пасо. Там, де Сью зупиняється, вона нічого не робить (виняток — Ель-Пасо).
companion-sue-ask-arrived = Вона зупинилася в Ель-Пасо?

companion-sue-best = Найкраща з трьох: її група «{ $worker }» найбільша, у ній { $count } (з рівних найлівіша), тож її дія: { $action }.
companion-sue-market =
    Ринок: { $cowboys ->
        [one] з { $cowboys } ковбоєм
        [few] з { $cowboys } ковбоями
        [many] з { $cowboys } ковбоями
       *[other] з { $cowboys } ковбоями
    } Сью бере з ринку худоби { $cow } і нічого не платить. Якщо цієї породи немає, бере наступну дешевшу, що лишилася.
companion-sue-ask-cow = Яку корову вона взяла?
companion-sue-ask-left = Вона безкоштовно бере { $cow }. Чи є така на ринку?
companion-sue-cow =
    Покладіть { $cow } до стосу Сью: { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }.
companion-sue-nothing = Такої немає: Сью не отримує нічого.
companion-sue-empty = Колода ресурсів порожня: Сью нічого не бере.
companion-sue-ask-resource = Відкрийте верхню карту її колоди ресурсів. Що це?
companion-sue-draws-cow = Сью бере карту ресурсів: { $card }.
companion-sue-draws-worker = Сью бере карту ресурсів, це робітник: { $card }. Додайте його до групи «{ $card }», тепер у ній { $count }.
companion-sue-draws-all-rounder = Сью бере карту ресурсів: універсал.
companion-sue-joins = Додайте універсала назавжди до її групи «{ $worker }»: у ній найбільше робітників серед груп, де їх менше ніж 4 (з рівних найлівіша). Тепер у ній { $count }.
companion-sue-joins-leftmost = У всіх трьох групах 4 або більше робітників: додайте універсала назавжди до найлівішої, «{ $worker }». Тепер у ній { $count }.
companion-sue-hire = Замість найму Сью бере карту ресурсів.

companion-sue-train =
    Потяг: { $engineers ->
        [one] з { $engineers } інженером
        [few] з { $engineers } інженерами
        [many] з { $engineers } інженерами
       *[other] з { $engineers } інженерами
    } Сью використовує карту потяга { $card }. З її дій вона виконує лише ці, по порядку й безкоштовно: взяти жетон, отримати корову, найняти (натомість бере карту ресурсів).
companion-sue-train-nothing = Нічого з цього на карті потяга немає: Сью не робить нічого.
companion-sue-ask-side = Що показує для неї ваша карта потяга { $card }?
companion-choice-plain = звичайний бік: { $plain }
companion-choice-star = бік із зіркою: { $star }
companion-sue-ask-train-token = Який жетон дозволяє взяти карта потяга { $card }?
companion-choice-token-objective = жетон цілі
companion-choice-token-bonus = жетон бонусу
companion-choice-token-any = будь-який жетон
companion-sue-ask-train-cow = Яку корову дає карта потяга { $card }?
companion-choice-cow-black-angus = Black Angus
companion-choice-cow-corriente = Corriente
companion-choice-cow-shorthorn = Shorthorn
companion-choice-cow-hereford = Hereford
companion-sue-ask-train-hire = Чи дозволяє карта потяга { $card } найняти?
companion-sue-token-objective = Сью бере відкритий жетон цілі з найбільшою кількістю балів, з рівних найлівіший. Поповніть його місце зі стосу.
companion-sue-token-bonus = Сью бере відкритий жетон бонусу з найбільшою кількістю балів, з рівних найлівіший, і не зважає на інший його ефект. Поповніть його місце зі стосу.
companion-sue-token-any = Сью бере з усіх відкритих жетонів той, що має найбільше балів, з рівних найлівіший: жетони цілей лежать ліворуч від жетонів бонусів. На інший ефект жетона бонусу вона не зважає. Поповніть його місце зі стосу.
companion-sue-ask-token-kind = Який це був жетон?
companion-choice-objective = жетон цілі
companion-choice-bonus = жетон бонусу
companion-sue-ask-objective = Скільки балів у жетона цілі? (0: його не було)
companion-sue-ask-bonus = Скільки балів у жетона бонусу? (0: його не було)

companion-sue-build =
    Будівництво: у Сью { $builders ->
        [one] { $builders } будівельник
        [few] { $builders } будівельники
        [many] { $builders } будівельників
       *[other] { $builders } будівельників
    }. Вона нічого не платить, робітники лишаються.
companion-sue-build-new =
    { $builders ->
        [one] Вона бере з ринку жетон будівлі на { $builders } будівельника.
        [few] Вона бере з ринку жетон будівлі, що потребує найбільше будівельників, щонайбільше { $builders }.
        [many] Вона бере з ринку жетон будівлі, що потребує найбільше будівельників, щонайбільше { $builders }.
       *[other] Вона бере з ринку жетон будівлі, що потребує найбільше будівельників, щонайбільше { $builders }.
    }
companion-sue-ask-kind = Скільки будівельників потребує її жетон? (0: такого немає або немає порожньої клітинки)
companion-sue-ask-building =
    { $builders ->
        [one] Скільки балів на жетоні на { $builders } будівельника?
        [few] Скільки балів на жетоні на { $builders } будівельників?
        [many] Скільки балів на жетоні на { $builders } будівельників?
       *[other] Скільки балів на жетоні на { $builders } будівельників?
    }
companion-sue-build-site = Покладіть його на порожню клітинку з найвищою вартістю. З рівних: перша за годинниковою стрілкою попереду її ранчера; клітинка, де він стоїть, остання. Будівля належить Сью: зупинятися там можна, користуватися ні.
companion-sue-replace = Додати будівлю вона не може, тож замінює одну на жетон із ринку, що потребує більше будівельників. Різниця щонайбільше { $builders }, і береться найбільша можлива. З рівних: будівля, що перша за годинниковою стрілкою попереду її ранчера. Варіанти стоять у цьому порядку.
companion-sue-ask-replace = Який перший варіант ще дозволяє ринок?
companion-choice-replace =
    { $a ->
        [one] її будівлю на { $a } будівельника
        [few] її будівлю на { $a } будівельників
        [many] її будівлю на { $a } будівельників
       *[other] її будівлю на { $a } будівельників
    } замінити на будівлю на { $b }
companion-sue-replaced =
    Покладіть новий жетон на його місце; { $old ->
        [one] жетон на { $old } будівельника
        [few] жетон на { $old } будівельників
        [many] жетон на { $old } будівельників
       *[other] жетон на { $old } будівельників
    } повертається у свій стос.
companion-sue-build-cow = Обидві її будівлі поліпшено повністю: замість цього вона бере карту { $cow }.
companion-sue-build-nothing = Вона не може ні будувати, ні замінювати, а її будівлі поліпшено не повністю: вона не отримує нічого.

companion-sue-ask-simmental = Ель-Пасо: Сью бере карту Simmental. Що зі стосом?
companion-choice-card = карта є, вона її бере
companion-choice-empty = стос порожній: відтоді Сью прибуває першою
companion-sue-space = Поставте ранчера Сью на порожню клітинку Simmental: 2 бали. Почався кінець гри.
companion-sue-no-simmental = Ель-Пасо: в останньому ході карти Simmental для Сью немає, її ранчер лишається на місці.
companion-sue-your-last = У вас один останній хід. Сью більше не ходить.
companion-sue-deliver =
    { $left ->
        [0] Доставка: покладіть останній диск Сью на торговий пост { $post }.
        [one] Доставка: покладіть один із дисків Сью на торговий пост { $post }. У неї лишається { $left } диск.
        [few] Доставка: покладіть один із дисків Сью на торговий пост { $post }. У неї лишається { $left } диски.
        [many] Доставка: покладіть один із дисків Сью на торговий пост { $post }. У неї лишається { $left } дисків.
       *[other] Доставка: покладіть один із дисків Сью на торговий пост { $post }. У неї лишається { $left } дисків.
    }
companion-sue-no-disc = Дисків у Сью не лишилося: ні доставки, ні нагороди.
companion-sue-ask-post = Скільки балів надруковано біля поста { $post }?
companion-sue-ask-reward = Що відразу дає пост { $post }?
companion-choice-worker = безкоштовного робітника
companion-sue-no-reward = На нагороду цього поста Сью не зважає.

companion-sue-has-workers = група «{ $worker }»: { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building =
    { $builders ->
        [one] будівля на { $builders } будівельника
        [few] будівля на { $builders } будівельників
        [many] будівля на { $builders } будівельників
       *[other] будівля на { $builders } будівельників
    } ({ $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    })
companion-sue-has-discs = диски на постах { $posts }
companion-sue-has-resources = карт ресурсів лишилося: { $count }

# Sam

companion-sam-set-up = Підготуйте друге видання для двох. Перший хід ваш: 6 доларів, 4 карти, 1 жетон обміну.
companion-sam-set-up-side = Сем отримує всі 12 будівель одного кольору боком b догори і 14 дисків, усе поруч із його планшетом; локомотив на клітинці 0, скотар на початку шляху. У нього по одному надрукованому робітнику кожного фаху, грошей, худоби й жетонів обміну немає.
companion-sam-set-up-deck-app = Його колоду перемішано, карт: { $cards }. Друковані карти лишіть у коробці: карти за нього беру я.
companion-sam-set-up-deck-box =
    Перемішайте долілиць { $cards ->
        [one] { $cards } його карту
        [few] { $cards } його карти
        [many] { $cards } його карт
       *[other] { $cards } його карт
    }. Коли колода спорожніє, перемішайте використані знову.
companion-sam-set-up-removed = У легкій грі його карти 13, 14 і 15 лишаються в коробці.
companion-sam-set-up-extra = У важкій грі на його планшет ідуть ще по одному ковбою, будівельнику та інженеру (зворот 2).
companion-sam-set-up-worker = Перш ніж заповнити ринок праці, навмання витягніть один жетон робітника зі зворотом 2 і покладіть на планшет Сема.
companion-sam-ask-worker = Який це робітник?
companion-sam-specialty = Спеціалізація Сема тепер «{ $worker }»: покладіть туди маркер.
companion-sam-set-up-objective = Навмання візьміть для Сема стартову карту цілей. Наприкінці вона дає всі свої бали.
companion-sam-ask-starting = Скільки на ній балів?
companion-sam-set-up-start = Починаєте ви, далі ви і Сем ходите по черзі. За його будівлі ви платите банку.

companion-sam-last = Жетон ринку праці у вас, тож це останній хід Сема.
companion-sam-shuffle = Його колода була порожня: використані карти перемішано.
companion-sam-card = Карта Сема номер { $number }: { $card }.
companion-sam-card-box = Відкрийте верхню карту колоди Сема (якщо порожня, спершу перемішайте використані).
companion-sam-ask-move = Як далеко веде його карта?
companion-choice-per-buildings = стільки кроків, скільки будівель у сторони, що має їх більше
companion-choice-per-cowboys = крок за кожного ковбоя
companion-choice-per-specialists = крок за кожного робітника його спеціалізації
companion-sam-ask-action = Що дозволяє йому карта? Його спеціалізація «{ $worker }»; якщо карта вимагає іншої, він не робить нічого.
companion-choice-do-hire-cheapest = найняти найдешевшого робітника
companion-choice-do-hire-specialist = найняти за своєю спеціалізацією
companion-choice-do-hire-engineer-engine = найняти інженера, потім вести локомотив
companion-choice-do-engine = вести локомотив
companion-choice-do-objective = взяти карту цілей
companion-choice-do-bandit = взяти бандита
companion-choice-do-hazard = взяти небезпеку
companion-choice-do-buy = купити худобу
companion-choice-do-reveal-buy-one-less = відкрити 2 карти, потім купити худобу з одним ковбоєм менше
companion-choice-do-build = будувати
companion-choice-do-nothing = нічого
companion-sam-ask-buildings = Скільки у вас приватних будівель на шляху?
companion-sam-counts-buildings =
    У Сема { $own }, у вас { $yours }: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроків
    }.
companion-sam-counts =
    У рядку «{ $worker }» Сем має { $count ->
        [one] { $count } робітника
        [few] { $count } робітників
        [many] { $count } робітників
       *[other] { $count } робітників
    }, разом із надрукованим: { $count ->
        [one] { $count } крок
        [few] { $count } кроки
        [many] { $count } кроків
       *[other] { $count } кроків
    }.
companion-sam-move =
    { $steps ->
        [one] Перемістіть скотаря Сема на { $steps } крок
        [few] Перемістіть скотаря Сема на { $steps } кроки, щонайдалі до Канзас Сіті
        [many] Перемістіть скотаря Сема на { $steps } кроків, щонайдалі до Канзас Сіті
       *[other] Перемістіть скотаря Сема на { $steps } кроків, щонайдалі до Канзас Сіті
    }. Він іде шляхом із найменшою кількістю локацій до Канзас Сіті, з рівних — той, де вам заплатять менше. Банк платить вам за кожну вашу будівлю з руками, на яку він ступає.
companion-sam-move-note = Із шляхів із рівною платою він обирає гілку з клітинками будівель, а не небезпек чи бандитів; із двох таких гілок за C і F верхню, за G нижню. Він не платить за прохід, не має ліміту кроків і нічого не робить там, де зупинився (виняток — Канзас Сіті).
companion-sam-ask-arrived = Він дістався Канзас Сіті?
companion-sam-idle = Карта вимагає іншої спеціалізації ({ $worker }), ніж у Сема ({ $specialty }): більше він нічого не робить.

companion-sam-hire-cheapest = Сем наймає безкоштовно: візьміть найдешевший рядок над жетоном ринку праці (з рівних найвищий) із робітником, для якого він має місце. Там він бере свою спеціалізацію ({ $worker }), якщо вона є, інакше найлівішого робітника, для якого має місце.
companion-sam-hire-specialist = Сем безкоштовно наймає найдешевшого робітника фаху «{ $worker }» над жетоном ринку праці, з рівних найвищого. Якщо такого немає, бере найдешевшого того фаху, якого там найбільше (з рівних ковбой перед будівельником, будівельник перед інженером), якщо має місце.
companion-sam-hire-other = Рядок «{ $worker }» Сема повний: він безкоштовно наймає найдешевшого робітника того фаху, якого над жетоном ринку праці найбільше (з рівних ковбой перед будівельником, будівельник перед інженером), якщо має місце.
companion-sam-hire-engineer = Сем безкоштовно наймає найдешевшого інженера над жетоном ринку праці, з рівних найвищого.
companion-sam-row-full = Його рядок «{ $worker }» повний: місця більше немає.
companion-sam-ask-hired = Кого він найняв?
companion-sam-ask-engineer = Чи був для нього інженер?
companion-sam-hired = Покладіть жетон «{ $worker }» на наступне вільне місце планшета Сема: номер { $count } у рядку. Дію цього місця не виконують.

companion-sam-engine =
    Локомотив: { $spaces ->
        [one] перемістіть його на { $spaces } клітинку вперед
        [few] перемістіть його на { $spaces } клітинки вперед
        [many] перемістіть його на { $spaces } клітинок уперед
       *[other] перемістіть його на { $spaces } клітинок уперед
    }, перестрибуючи зайняті. Дорогою він звертає в перший вільний заїзд, на станції якого немає диска Сема, і там зупиняється. Якщо такого не досягти, він проходить увесь шлях повз заїзди.
companion-sam-engine-only =
    Локомотив: { $spaces ->
        [one] перемістіть його на { $spaces } клітинку вперед
        [few] перемістіть його на { $spaces } клітинки вперед
        [many] перемістіть його на { $spaces } клітинок уперед
       *[other] перемістіть його на { $spaces } клітинок уперед
    } повз заїзди, перестрибуючи зайняті клітинки. Станції, де Сем міг би зупинитися, немає.
companion-sam-ask-station = На якій станції він зупинився? (1–9 від початку, 10: кінець колії, 0: на жодній)
companion-sam-ask-terminus = Він дістався кінця колії? (10: так, 0: ні)
companion-sam-upgrade =
    Безкоштовно покладіть диск Сема на станцію { $station }: { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }.
companion-sam-master = Якщо біля станції { $station } лежить жетон начальника станції, Сем бере його. Робітника він не віддає, і жетон йому нічого не дає.
companion-sam-no-disc = Дисків у Сема не лишилося: станція лишається як є.
companion-sam-engine-return = Із кінця колії локомотив повертається в перший від початку вільний заїзд, на станції якого немає диска Сема. Це станція { $station }, якщо там не стоїть ваш локомотив.
companion-sam-ask-return = На яку станцію він повернувся? (0: на жодну, усі ті заїзди зайняті)
companion-sam-engine-back = Із кінця колії локомотив повертається на найближчу вільну клітинку.

companion-sam-objective = Сем бере з відкритих карту цілей із найбільшою кількістю балів, з рівних найвищу. Поповніть ряд.
companion-sam-ask-objective = Скільки балів на карті? (0: її не було)
companion-sam-bandit = Заберіть для Сема з поля бандита на зайнятій клітинці з найбільшим номером, якщо він є. Ні нагороди, ні балів за нього Сем не отримує.
companion-sam-hazard = Сем бере небезпеку: на ділянці, де жетонів небезпеки найбільше (з рівних повінь перед посухою, посуха перед каменепадом), жетон із найбільшою кількістю балів (з рівних на найменшому номері).
companion-sam-ask-hazard = Скільки балів на жетоні? (0: його не було)
companion-sam-reveal =
    Відкрийте з колоди худоби { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карт
    } й додайте до ринку.
companion-sam-buy =
    { $cowboys ->
        [0] Сем купував би з одним ковбоєм менше, ніж має, а це жодного.
        [one]
            Сем купує один раз, ніби має { $cowboys } ковбоя і { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            }, і нічого не платить.
        [few]
            Сем купує один раз, ніби має { $cowboys } ковбоїв і { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            }, і нічого не платить.
        [many]
            Сем купує один раз, ніби має { $cowboys } ковбоїв і { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            }, і нічого не платить.
       *[other]
            Сем купує один раз, ніби має { $cowboys } ковбоїв і { $dollars ->
                [one] { $dollars } долар
                [few] { $dollars } долари
                [many] { $dollars } доларів
               *[other] { $dollars } доларів
            }, і нічого не платить.
    }
companion-sam-buy-one = Із цього він бере те, що дає найбільше балів, з рівних назване першим: { $fields }. Завжди беріть карти з найбільшою кількістю балів; вони йдуть у його стос для підрахунку.
companion-thing-value-3-1 = одна карта вартістю 3
companion-thing-value-3-2 = до 2 карт вартістю 3
companion-thing-shorthorn-1 = одна карта Shorthorn
companion-thing-shorthorn-2 = до 2 карт Shorthorn
companion-thing-hereford-1 = одна карта Hereford
companion-thing-simmental-1 = одна карта Simmental I (якщо ви з ними граєте)
companion-sam-buy-none = Він не купує нічого.
companion-sam-ask-cattle = Скільки балів на картах разом? (0: він нічого не зміг купити)

companion-sam-build =
    { $builders ->
        [one] Будівництво: у Сема { $builders } будівельник, і він нічого не платить.
        [few] Будівництво: у Сема { $builders } будівельники, і він нічого не платить.
        [many] Будівництво: у Сема { $builders } будівельників, і він нічого не платить.
       *[other] Будівництво: у Сема { $builders } будівельників, і він нічого не платить.
    }
companion-sam-build-space = Він будує перед вами: на першій порожній клітинці будівлі без ризикової дії між вашим скотарем і Канзас Сіті, спершу найближчій, з рівних на гілці, що йде першою (клітинки будівель перед небезпеками й бандитами). Якщо там порожні лише клітинки з ризиковою дією, на першій із них.
companion-sam-ask-space = Чи є попереду вашого скотаря порожня клітинка будівлі?
companion-sam-built =
    Покладіть туди будівлю Сема { $tile }: { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }.
companion-sam-replaced =
    Замініть будівлю Сема { $old } його будівлею { $tile }: { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }. Старий жетон залишає гру.
companion-sam-ask-old = Будівля Сема { $new }b замінює одну з цих. Яка з них перша на шляху від початку?
companion-choice-tile = { $a }b
companion-sam-build-none = Звести йому нічого: нічого не відбувається.

companion-sam-visit = Канзас Сіті. Викладіть як зазвичай один за одним ці жетони: колонка прогнозу 1, { $first } жетон; колонка 2, { $second } жетон; колонка 3, { $third } жетон.
companion-sam-tiles = Якщо в колонці лише один жетон, беріть його; порожню пропустіть. Щойно жетон ринку праці вийшов з останнього рядка, робітників більше не беріть.
companion-sam-no-workers = Якщо в колонці лише один жетон, беріть його. Робітників більше не беруть: візьміть інший жетон або пропустіть колонку.
companion-sam-ask-token = Чи виштовхнув його робітник жетон ринку праці з останнього рядка?
companion-sam-token = Сем бере жетон ринку праці: 2 бали. Почався кінець гри.
companion-sam-deliver = Сем не має доходу й не платить вартості доставки. Покладіть його диск на місто { $city }.
companion-sam-city-points =
    Диск вартий { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }.
companion-sam-arrow-points =
    Разом із його попереднім містом це завершує стрілку: { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    }.
companion-sam-no-delivery = Дисків у Сема не лишилося: доставки немає.
companion-sam-return = Поставте скотаря Сема на початок шляху й поповніть колонки прогнозу.
companion-sam-your-last = У вас один останній хід. Сем більше не ходить.

companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = спеціалізація: { $worker }
companion-sam-has-buildings = будівлі { $names }
companion-sam-has-stations = станції { $names }
companion-sam-has-cities = диски на містах { $names }
companion-sam-has-discs = дисків лишилося: { $count }

## The browser

# Pages and their parts

ui-title = { $page } · Trailboss
ui-title-turn = ● Ваш хід · { $page }
ui-skip = До вмісту
ui-home = Головна
ui-nav = Сторінки
ui-nav-new = Новий стіл
ui-nav-rules = Правила
ui-nav-me = Профіль
ui-sound = Звуки
ui-dark = Темна тема
ui-loading = Хвилинку…
ui-close = Закрити
ui-cancel = Скасувати
ui-save = Зберегти
ui-name = Ім’я
ui-password = Пароль
ui-you = ви
ui-free = вільне місце
ui-lost-title = Тут шлях закінчується
ui-lost-text = Такої сторінки немає.

ui-home-title = У сідло!
ui-home-text = «Великий Західний Шлях» і його рідня за одним столом: із друзями — наживо чи впродовж кількох днів — або наодинці проти ботів.
ui-games = Ігри
ui-game-players = Гравців: { $range }
ui-about-gwt2 = Раз за разом женіть стадо до Канзас Сіті, наймайте людей, зводьте будівлі вздовж шляху й щоразу відправляйте кращу худобу далі.
ui-about-gwt1 = Класика 2016 року: той самий довгий шлях зі своїми породами, західними містами й типі.
ui-about-elpaso = Коротший перегін на південь: менше робітників, швидкі ходи, а наприкінці шляху Ель-Пасо.
ui-about-pioneer = Карти, шестикутники й олівець: усі водночас прокладають колії й дорогою складають покерну комбінацію.
ui-play-now = Грати
ui-of = { $what }: { $game }
ui-tables-mine = Мої столи
ui-tables-mine-none = Ви ще не сидите за жодним столом.
ui-tables-mine-stranger = Ваші столи з’являться тут, щойно ви назвете ім’я.
ui-tables-open = Відкриті столи
ui-tables-open-none = Зараз ніхто не чекає на гравців.
ui-tables-watch = Можна подивитися
ui-tables-watch-none = Публічних партій зараз немає.
ui-your-turn = Ваш хід
ui-seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільних місць
    }
ui-status-open = відкрито
ui-status-playing = триває
ui-status-over = завершено

ui-name-title = Хто грає?
ui-name-why = Щоб сісти за стіл, досить імені. Цей браузер вас запам’ятає.
ui-name-go = Сісти за стіл
ui-name-login = Уже бували тут?
ui-name-login-link = Увійти з паролем

# Replays

ui-replay = Перегляд
ui-replay-of = Перегляд: { $game }
ui-replay-none = Тут немає запису
ui-replay-start = Перед першою дією.
ui-replay-stops = Запис закінчується тут; партію не дограно.
ui-replay-ended = Гру завершено.
ui-replay-controls = Крок за кроком
ui-replay-slider = Дія
ui-replay-at = Дія { $move } із { $moves } · хід { $turn } із { $turns }
ui-replay-at-quiet = Дія { $move } · хід { $turn }
ui-replay-first = Перша дія
ui-replay-previous-turn = На хід назад
ui-replay-previous = На дію назад
ui-replay-play = Відтворити
ui-replay-pause = Пауза
ui-replay-next = На дію вперед
ui-replay-next-turn = На хід уперед
ui-replay-last = Остання дія
ui-replay-speed = Швидкість
ui-replay-speed-slow = повільно
ui-replay-speed-steady = помірно
ui-replay-speed-quick = швидко
ui-replay-speed-hasty = дуже швидко
ui-replay-eyes = Чиїми очима
ui-replay-eyes-mover = хто ходить
ui-replay-eyes-nobody = глядач
ui-replay-turn-log = Цей хід
ui-replay-chart = Бали протягом партії
ui-replay-chart-label = Бали протягом партії. На цій дії: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дій
    }
ui-replay-target = Поріг
ui-replay-quiet = Без спойлерів
ui-replay-quiet-why = Приховує бали, переможця й тривалість партії.
ui-replay-reveal = Показати бали
ui-replay-share = Ця дія
ui-replay-copy = Скопіювати посилання на цю дію
ui-replay-branch = Грати далі звідси
ui-replay-branch-why = Так виникне ваш власний стіл із цією позицією, а запис лишиться як є. За кожне місце грайте самі або віддайте його боту.
ui-replay-branch-seat = Хто грає за: { $name }
ui-replay-branch-start = Грати далі
ui-replay-table = До столу
ui-replay-another = Інший запис
ui-replay-keys = Клавіші: ← → дія, із Shift хід, Home, End, пробіл відтворює.
ui-why = Чому так?
ui-why-title = Чому { $name } так діє
ui-why-note = Очікується наприкінці партії, наскільки цей гравець тоді бачив.
ui-why-points = очікувані бали: { $points }
ui-why-chance = шанс перемогти: { $percent } %
ui-why-done = зроблено
ui-why-against = Порівняно зі зробленим
ui-why-nothing = Тут не було з чого обирати.
ui-reason = { $who } шукає тут бали: { $category }
ui-reason-prospects = { $who } думає тут про наступні ходи
ui-reason-others = { $who } хоче лишити менше іншим
ui-replays-bring = Переглянути запис
ui-replays-title = Записи
ui-replays-text = Кожен завершений стіл можна переглянути. Завантажте файл із записом партії, і він відкриється тут: кожну дію буде перевірено.
ui-replays-file = Запис партії
ui-replays-choose = Вибрати файл
ui-replays-drop = Файл можна й перетягнути сюди. Запис — це текст щонайбільше 512 КіБ, який пишуть столи й командний рядок.
ui-replays-checking = Перевіряємо { $file }…
ui-replays-refused = { $file } відхилено
ui-replays-line = Рядок { $line } файлу.
ui-replays-why = Нічого не збережено. Кожен рядок запису має перевірку, тож змінений, втрачений чи пересунутий рядок видно там, де він стоїть.

# A new table

ui-new-title = Новий стіл
ui-new-game = Гра
ui-new-seats = Місця
ui-new-options = Параметри
ui-new-table = Стіл
ui-new-seat-kind = Хто сидить на місці { $seat }
ui-new-seat-bot = Бот на місці { $seat }
ui-new-seat-name = Ім’я на місці { $seat }
ui-new-public = Публічний
ui-new-public-why = Кожен може зайняти вільне місце або дивитися. Інакше про стіл знають лише ті, хто має посилання.
ui-new-clock = Годинник
ui-new-clock-why = Коли час вийшов, інші можуть доручити гру ботові.
ui-components = Значення
ui-components-title = Надруковані значення
ui-components-why = У вашій коробці інші числа? Запишіть їх у файл, виправте й грайте за ним.
ui-components-printed = як надруковано
ui-components-bring = Додати файл значень
ui-components-wrong = Цей файл не можна використати:
ui-components-own = Гра за значеннями власника:
ui-components-differ = { $count ->
    [one] { $count } значення відрізняється від наших
    [few] { $count } значення відрізняються від наших
   *[many] { $count } значень відрізняються від наших
}
ui-components-place = Місце
ui-components-ours = Наше
ui-components-theirs = Цей файл
ui-new-webhook = Вебхук
ui-new-webhook-why = На цю адресу приходить повідомлення, коли комусь час ходити, наприклад у канал Discord.
ui-new-start = Почати гру
ui-new-open = Відкрити стіл
ui-seat-add = Додати місце
ui-seat-drop = Прибрати місце
ui-guest = Гість
ui-kind-me = Я
ui-kind-me-name = Я ({ $name })
ui-kind-friend = Хтось за посиланням
ui-kind-hotseat = Хтось за цим екраном
ui-kind-bot = Бот
ui-bot-tenderfoot = Жовторотик (рівень 1, для навчання)
ui-bot-wrangler = Табунник (рівень 2)
ui-bot-rancher = Ранчер (рівень 3)
ui-bot-foreman = Управитель (рівень 4)
ui-bot-legend = Легенда (рівень 5, думає секунду)
ui-bot-random = Новачок (навмання)
ui-bot-greedy = Погонич (жадібний)
ui-bot-strong = Старший гуртівник (сильний)
ui-botname-tenderfoot = Жовторотик
ui-botname-wrangler = Табунник
ui-botname-rancher = Ранчер
ui-botname-foreman = Управитель
ui-botname-legend = Легенда
ui-botname-random = Новачок
ui-botname-greedy = Погонич
ui-botname-strong = Старший гуртівник
ui-clock-none = без обмеження часу
ui-clock-live30 = 30 хвилин + 30 секунд на дію
ui-clock-live60 = 1 година + 1 хвилина на дію
ui-clock-days3 = 3 дні + 12 годин на дію
ui-clock-days7 = 7 днів + 1 день на дію
ui-option-neutral = Нейтральні будівлі
ui-option-sides = Боки будівель
ui-option-simmental = Худоба Simmental
ui-option-split = Жетони робітників
ui-option-waste = Витрата сертифікатів
ui-option-window = Цілі в Канзас Сіті
ui-option-skip = Пропуск фази B
ui-option-copy-risk = Копіювання ризикових дій
ui-option-station-first = Спершу станція
ui-option-discless = Доставка без диска
ui-option-signal = Сигнали
ui-choice-a = бік A
ui-choice-b = бік B
ui-choice-random = навмання
ui-choice-letters = на своїх літерах
ui-choice-shuffled = перемішано
ui-choice-on = так
ui-choice-off = ні
ui-choice-true = так
ui-choice-false = ні

# An open table

ui-table = Стіл
ui-table-none = Такого столу немає
ui-open-public = Публічний стіл
ui-open-link = Стіл за посиланням
ui-open-waiting =
    { $count ->
        [one] Чекаємо ще на { $count } гравця.
        [few] Чекаємо ще на { $count } гравців.
        [many] Чекаємо ще на { $count } гравців.
       *[other] Чекаємо ще на { $count } гравців.
    }
ui-open-ready = Усі на місці.
ui-seat-free = Місце { $seat }
ui-seat-human = людина
ui-seat-hotseat = за спільним екраном
ui-seat-bot = бот
ui-seat-automa = автома
ui-copy-link = Скопіювати посилання місця { $seat }
ui-copied = Скопійовано
ui-fill-bot = Посадити бота на місце { $seat }
ui-sit-here = Сісти на місце { $seat }
ui-start = Почати
ui-leave = Вийти з-за столу
ui-leave-ask = Справді піти? Інші можуть доручити гру за вас ботові.
ui-options = Параметри й чесність
ui-commitment = Хеш зерна
ui-commitment-none = Цей стіл продовжує запис: його зерно було відоме раніше, тож хешу немає.
ui-commitment-why = Хеш зерна зафіксовано до першої дії. Наприкінці зерно відкриють, і ваш браузер його перевірить.
ui-seed = Сіль і зерно
ui-fair = Перевірити
ui-fair-yes = ✓ Зерно відповідає хешу.
ui-fair-no = ✗ Зерно не відповідає хешу.
ui-own-link = Як повернутися
ui-own-link-text = Посилання місця { $seat }: тримайте його в таємниці

# At the table

ui-players = Гравці
ui-is-asked = має ходити
ui-won = перемога
ui-stand-in = { $bot } грає
ui-abandoned = більше не за столом
ui-clock = Годинник
ui-score-running = Бали, якби гра закінчилася зараз
ui-score-final = Підсумок
ui-score-hint = Бали за тим, що вам відомо, якби гра закінчилася зараз.
ui-score-short = { $points } ПБ
ui-score-total = Разом
ui-waiting-for = Чекаємо: { $names }
ui-question-plain = Що ви робите?
ui-choices = Варіанти
ui-choices-show = Показати варіанти
ui-choices-hide = Сховати варіанти
ui-meanwhile = Тим часом
ui-hover-hint = Наведіть на варіант, щоб побачити, скільки він коштує і що дає.
ui-any-time = Будь-коли
ui-confirm = Підтвердити
ui-confirm-ask = { $what }?
ui-route-ask = Яким шляхом? Плата різна.
ui-route-toll =
    { $via }: { $amount ->
        [one] { $amount } долар
        [few] { $amount } долари
        [many] { $amount } доларів
       *[other] { $amount } доларів
    }
ui-route-free = { $via }: безкоштовно
ui-undo = Крок назад
ui-undo-turn = Почати хід спочатку
ui-undo-ask = Попросити скасувати більше
ui-undo-far = Скасувати більше
ui-why-not = Чому не можна? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-needs-has = { $what }: потрібно { $needs }, у вас { $has }
ui-not-now = не зараз
ui-rule = Правило { $rule }
ui-offline = Зв’язок перервався. Пробуємо знову; нічого не втрачено.
ui-not-sent = Сервер не відповів. Спробуйте ще раз.
ui-panel = Журнал, чат і бали
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-score = Бали
ui-tab-about = Стіл
ui-log-all = Показати всі записи ({ $count })
ui-log-undone = скасовано:
ui-log-open = стіл відкрито
ui-log-join = { $who } сідає за стіл
ui-log-leave = { $who } виходить з-за столу
ui-log-seats = місця змінюються
ui-log-start = гра починається
ui-log-undo =
    { $count ->
        [one] { $who } скасовує { $count } крок
        [few] { $who } скасовує { $count } кроки
        [many] { $who } скасовує { $count } кроків
       *[other] { $who } скасовує { $count } кроків
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] останні кроки скасовано
                [redeal] останні кроки скасовано; усе приховане перетасовано
               *[other] голосування пройшло
            }
        [false] голосування не пройшло
       *[other] { $who } голосує
    }
ui-log-rematch = готуємо реванш
ui-chat = Чат
ui-chat-none = Поки що всі мовчать.
ui-chat-say = Скажіть щось
ui-chat-send = Надіслати
ui-digest = Поки вас не було: { $count }
ui-digest-read = Зрозуміло
ui-vote = Голосування
ui-vote-yes = Так
ui-vote-no = Ні
ui-vote-withdraw = Закінчити голосування
ui-vote-start = Хай грає бот
ui-vote-offer = { $who } не за столом.
ui-vote-bot = Хай замість гравця { $who } грає бот? Ще мають відповісти: { $missing }
ui-vote-undo = { $by } просить скасувати дію. Ще мають відповісти: { $missing }
ui-over-missed = Поріг не перевершено
ui-over =
    { $count ->
        [one] { $winners } перемагає
        [few] { $winners } ділять перемогу
        [many] { $winners } ділять перемогу
       *[other] { $winners } ділять перемогу
    }
ui-rematch = Реванш
ui-record = Завантажити запис
ui-cover-title = { $name }, ваш хід
ui-cover-text = Передайте екран. Інші не дивляться.
ui-cover-go = Це я, { $name }
ui-notify-turn = Ваш хід: { $game }

# What choices cost and do

ui-place-job = { $worker } з рядка { $row }
ui-place-building = будівля { $number }
ui-place-field =
    { $count ->
        [one] { $cards }
        [few] { $count } × { $cards }
        [many] { $count } × { $cards }
       *[other] { $count } × { $cards }
    }
ui-place-owned = будівля { $number } ({ $who })
ui-place-own = ваша будівля { $number }
ui-place-with = { $place } ({ $what })
ui-place-objective = карта цілей { $name }
ui-the-bank = банк
ui-cost-dollars =
    заплатити { $amount ->
        [one] { $amount } долар
        [few] { $amount } долари
        [many] { $amount } доларів
       *[other] { $amount } доларів
    }
ui-cost-cowboys =
    { $amount ->
        [one] { $amount } ковбой
        [few] { $amount } ковбої
        [many] { $amount } ковбоїв
       *[other] { $amount } ковбоїв
    }
ui-cost-builders =
    { $amount ->
        [one] { $amount } будівельник
        [few] { $amount } будівельники
        [many] { $amount } будівельників
       *[other] { $amount } будівельників
    }
ui-worth-points =
    { $amount ->
        [one] { $amount } бал
        [few] { $amount } бали
        [many] { $amount } балів
       *[other] { $amount } балів
    }
ui-gain-dollars =
    отримати { $amount ->
        [one] { $amount } долар
        [few] { $amount } долари
        [many] { $amount } доларів
       *[other] { $amount } доларів
    }
ui-gain-tokens = отримати жетон обміну
ui-takes-black-disc = підійде й диск із темними кутами
ui-opens-aux = відкриває допоміжну дію { $number }
ui-opens-hand = на одну карту в руці більше
ui-opens-board = покращує ваш планшет
ui-card-value = вартість { $value }
ui-objective-tasks = потрібно: { $tasks }
ui-objective-points =
    { $vp ->
        [one] { $vp } бал
        [few] { $vp } бали
        [many] { $vp } балів
       *[other] { $vp } балів
    } або −{ $penalty }
ui-detail-toll = плата { $amount }, кому: { $payee }
ui-detail-no-toll = без плати
ui-detail-aux-only = там одна одинарна допоміжна дія
ui-detail-kansas-city = продати стадо
ui-detail-city = потрібно { $value }, у вас { $paid }
ui-detail-exchange = повернути жетон: взяти до двох карт, потім скинути стільки ж
ui-detail-stop = скористатися: { $place }

# Rules, preferences, help

ui-rules-title = Правила
ui-rules-search = Шукати в правилах
ui-rules-chapters = Розділи
ui-me-title = Профіль
ui-me-who = Хто ви
ui-me-password = Пароль (необов’язково)
ui-me-new-password = Новий пароль
ui-me-old-password = Дотеперішній пароль
ui-me-revoke = Вийти всюди, крім цього браузера
ui-me-revoked = Усі інші браузери й токени більше не діють.
ui-me-password-why = З паролем ви зможете повернутися з іншого пристрою. У ньому щонайменше 8 символів.
ui-me-saved = Збережено.
ui-me-back = З поверненням.
ui-me-gone = Цей браузер вас забув.
ui-me-logout = Забути мене на цьому пристрої
ui-me-return = Уже бували тут?
ui-me-login = Увійти
ui-devices = Пристрої
ui-device-here = цей пристрій
ui-device-used = востаннє { $when }
ui-device-since = вхід { $when }
ui-device-end = Вийти
ui-device-end-name = Вийти: { $name }
ui-device-ended = Більше не діє.
ui-device-unknown = Невідомий пристрій
ui-device-token = Токен ({ $name })
ui-prefs = Цей браузер
ui-theme = Кольори
ui-theme-auto = як у системі
ui-theme-light = світлі
ui-theme-dark = темні
ui-motion = Рух
ui-motion-auto = як у системі
ui-motion-full = фігури рухаються
ui-motion-still = фігури не рухаються
ui-confirm-mode = Підтверджувати кожен вибір
ui-confirm-why = Вибір надсилається лише після другого натискання.
ui-notify = Сповіщати, коли мій хід
ui-notify-why = Поки сторінка у фоні.
ui-help-title = Довідка
ui-help-key-numbers = 1 – 9
ui-help-key-u = u
ui-help-key-shift-u = Shift + U
ui-help-key-c = c
ui-help-key-escape = Esc
ui-help-key-question = ?
ui-help-key-tab = Tab
ui-help-numbers = вибрати
ui-help-u = скасувати крок
ui-help-shift-u = почати хід спочатку
ui-help-c = підтвердити
ui-help-escape = скасувати
ui-help-question = ця довідка
ui-help-tab = кожна фігура й кнопка, одна за одною
ui-help-text = Усе, що світиться, можна натиснути. Натисніть на далеку локацію, щоб дійти до неї. Сірі варіанти пояснюють, чому вони недоступні, і називають номер правила.

## The board of Great Western Trail
ui-board = Поле: тягніть, щоб рухати, Ctrl і коліщатко, щоб наблизити
ui-board-lens = Масштаб
ui-board-nearer = Ближче
ui-board-farther = Далі
ui-board-whole = Усе поле
ui-board-start = Початок
ui-board-empty = { $place }, порожньо
ui-board-building = { $place }, будівля { $name } ({ $who })
ui-board-building-own = { $place }, ваша будівля { $name }
ui-board-neutral = { $place }, нейтральна будівля { $name }
ui-board-tile = { $place }, { $tile }
ui-board-fee = , плата { $amount }
ui-board-herder = скотар ({ $who }): { $place }
ui-board-engine = локомотив ({ $who }) на клітинці { $name }
ui-board-space = клітинка колії { $name }
ui-board-cross = 1 долар вартості доставки, якщо місто за цією позначкою, а локомотив до неї ще не доїхав
ui-board-station =
    станція { $number }, вартість { $cost }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }
ui-board-upgraded = покращення: { $who }
ui-board-city = { $city }, вартість { $value }
ui-board-discs = диски: { $who }
ui-board-arrow =
    { $one } і { $two } разом: { $what } { $points ->
        [0] { "" }
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }
ui-board-master = начальник станції: { $what }
ui-board-master-certificates =
    { $amount ->
        [one] { $amount } постійний сертифікат
        [few] { $amount } постійні сертифікати
        [many] { $amount } постійних сертифікатів
       *[other] { $amount } постійних сертифікатів
    }
ui-board-master-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    } за { $per }
ui-board-jobs = Ринок праці
ui-board-job = { $worker } у рядку { $row } за { $price }
ui-board-job-empty = рядок { $row } ринку праці, порожньо
ui-board-job-token = рядок { $row } ринку праці, із жетоном ринку праці
ui-board-foresight = прогноз { $column }: { $tile }
ui-board-market = Ринок худоби
ui-board-cow =
    { $name }, вартість { $value }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }{ $count ->
        [one] { "" }
        [few] , усього { $count }
        [many] , усього { $count }
       *[other] , усього { $count }
    }
ui-board-stack =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    } у колоді худоби
ui-board-offer =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }: { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбої
        [many] { $cowboys } ковбоїв
       *[other] { $cowboys } ковбоїв
    } і { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-board-objectives = Цілі
ui-board-objective-stack =
    { $count ->
        [one] { $count } карта цілей
        [few] { $count } карти цілей
        [many] { $count } карт цілей
       *[other] { $count } карт цілей
    } у колоді
ui-board-own = Карти в руці: { $who }
ui-board-hand = Рука
ui-board-hand-empty = У руці немає карт.
ui-board-mat = Планшет: { $who }
ui-board-dollars = долари
ui-board-certificates = сертифікати
ui-board-tokens = жетони обміну
ui-board-hand-size = карти в руці
ui-board-draw-size = карти в колоді
ui-board-engine-space = локомотив на клітинці
ui-board-workers = Робітники
ui-board-workers-of = { $trade }: { $count }
ui-board-worker-next = наступний дає: { $what }
ui-board-aux-title = Допоміжні дії та диски
ui-board-aux = допоміжна дія { $number }: { $what }
ui-board-disc =
    диск: { $name }, { $corner ->
        [black] темні кути
       *[white] білі кути
    }, { $state ->
        [covered] закрито
       *[clear] відкрито
    }
ui-board-reserve =
    { $count ->
        [one] { $count } будівля
        [few] { $count } будівлі
        [many] { $count } будівель
       *[other] { $count } будівель
    } у запасі
ui-board-reserve-building =
    будівля { $name }, { $builders ->
        [one] { $builders } будівельник
        [few] { $builders } будівельники
        [many] { $builders } будівельників
       *[other] { $builders } будівельників
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }: { $what }
ui-board-gathered = Зібране
ui-board-discard =
    Колода скиду: { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карт
    }
thing-cowboy = ковбой
thing-builder = будівельник
thing-craftsman = будівельник
thing-engineer = інженер
per-buildings = кожну будівлю
per-certificates = кожен сертифікат
per-objectives = кожну карту цілей
per-workers = кожного робітника

## Places and cards by their marks
thing-flood-r1 = ризикова клітинка повені 1
thing-flood-r2 = ризикова клітинка повені 2
thing-drought-r1 = ризикова клітинка посухи
thing-rock-r1 = ризикова клітинка каменепаду 1
thing-rock-r2 = ризикова клітинка каменепаду 2
thing-tp-r1 = ризикова клітинка типі 1
thing-tp-r2 = ризикова клітинка типі 2
thing-fr1 = ризикова клітинка повені 1
thing-fr2 = ризикова клітинка повені 2
thing-dr1 = ризикова клітинка посухи
thing-br1 = ризикова клітинка бандитів 1
thing-br2 = ризикова клітинка бандитів 2
thing-rr1 = ризикова клітинка каменепаду 1
thing-rr2 = ризикова клітинка каменепаду 2
thing-tp-m3 = клітинка типі −3
thing-tp-m2 = клітинка типі −2
thing-tp-m1 = клітинка типі −1
thing-tp-p1 = клітинка типі 1
thing-tp-p2 = клітинка типі 2
thing-tp-p4 = клітинка типі 4
thing-tp-p6 = клітинка типі 6
thing-tp-p8 = клітинка типі 8
thing-tp-p10 = клітинка типі 10
thing-ob01 = карта цілей 1
thing-ob02 = карта цілей 2
thing-ob03 = карта цілей 3
thing-ob04 = карта цілей 4
thing-ob05 = карта цілей 5
thing-ob06 = карта цілей 6
thing-ob07 = карта цілей 7
thing-ob08 = карта цілей 8
thing-ob09 = карта цілей 9
thing-ob10 = карта цілей 10
thing-ob11 = карта цілей 11
thing-ob12 = карта цілей 12
thing-ob13 = карта цілей 13
thing-ob14 = карта цілей 14
thing-ob15 = карта цілей 15
thing-ob16 = карта цілей 16
thing-ob17 = карта цілей 17
thing-ob18 = карта цілей 18
thing-ob19 = карта цілей 19
thing-ob20 = карта цілей 20
thing-ob21 = карта цілей 21
thing-ob22 = карта цілей 22
thing-ob23 = карта цілей 23
thing-ob24 = карта цілей 24
thing-st1 = стартова карта цілей 1
thing-st2 = стартова карта цілей 2
thing-st3 = стартова карта цілей 3
thing-st4 = стартова карта цілей 4
thing-start-1 = стартова карта цілей 1
thing-start-2 = стартова карта цілей 2
thing-start-3 = стартова карта цілей 3
thing-start-4 = стартова карта цілей 4
thing-gain-1 = карта цілей «долари» 1
thing-gain-2 = карта цілей «долари» 2
thing-gain-3 = карта цілей «долари» 3
thing-gain-4 = карта цілей «долари» 4
thing-gain-5 = карта цілей «долари» 5
thing-draw-1 = карта цілей «добір карт» 1
thing-draw-2 = карта цілей «добір карт» 2
thing-draw-3 = карта цілей «добір карт» 3
thing-draw-4 = карта цілей «добір карт» 4
thing-draw-5 = карта цілей «добір карт» 5
thing-engine-1 = карта цілей «локомотив» 1
thing-engine-2 = карта цілей «локомотив» 2
thing-engine-3 = карта цілей «локомотив» 3
thing-engine-4 = карта цілей «локомотив» 4
thing-engine-5 = карта цілей «локомотив» 5
thing-move-1 = карта цілей «рух» 1
thing-move-2 = карта цілей «рух» 2
thing-move-3 = карта цілей «рух» 3
thing-move-4 = карта цілей «рух» 4
thing-move-5 = карта цілей «рух» 5
thing-aux-1 = карта цілей «допоміжна дія» 1
thing-aux-2 = карта цілей «допоміжна дія» 2
thing-aux-3 = карта цілей «допоміжна дія» 3
thing-aux-4 = карта цілей «допоміжна дія» 4
thing-sm-workers = начальник станції «робітники»
thing-sm-objectives = начальник станції «цілі»
thing-sm-hazards = начальник станції «небезпеки»
thing-sm-teepees = начальник станції «типі»
thing-sm-certificates = начальник станції «сертифікати»
thing-sm1 = начальник станції «робітники»
thing-sm2 = начальник станції «цілі»
thing-sm3 = начальник станції «небезпеки»
thing-sm4 = начальник станції «бандити»
thing-sm5 = начальник станції «сертифікати»
thing-sm6 = начальник станції «станції»
thing-sm7 = начальник станції «будівлі»
thing-sm8 = начальник станції з двома сертифікатами
thing-sm9 = начальник станції з дванадцятьма доларами

# The sheet of Pioneer Rails

ui-sheet-card =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }, { $suit }
ui-sheet-card-hidden = карта долілиць
ui-sheet-card-away = відкладено
ui-sheet-card-taken = бере { $name }
ui-sheet-card-secret = ваша таємна карта
ui-sheet-card-secret-of = таємна карта: { $name }
ui-sheet-cards = Карти дилера
ui-sheet-side =
    { $side ->
        [NE] { $cell } північний схід
        [E] { $cell } схід
        [SE] { $cell } південний схід
        [SW] { $cell } південний захід
        [W] { $cell } захід
       *[NW] { $cell } північний захід
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] короткий шлях у { $cell }, з півночі на південь
        [NE-SW] короткий шлях у { $cell }, з північного сходу на південний захід
       *[NW-SE] короткий шлях у { $cell }, з північного заходу на південний схід
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = активує: { $what }
ui-sheet-reaches = досягає міста { $number }: нова комірка міста
ui-sheet-needs = потребує особливого бонусу: { $what }
ui-sheet-points-more =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
        [many] +{ $points } очок
       *[other] +{ $points } очок
    }
ui-sheet-then-left =
    { $tracks ->
        [0] потім колій не лишиться
        [one] потім лишиться { $tracks } колія
        [few] потім лишиться { $tracks } колії
        [many] потім лишиться { $tracks } колій
       *[other] потім лишиться { $tracks } колій
    }
ui-sheet-left =
    { $tracks ->
        [0] колій не лишилося
        [one] лишилася { $tracks } колія
        [few] лишилося { $tracks } колії
        [many] лишилося { $tracks } колій
       *[other] лишилося { $tracks } колій
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Закресліть комірку міста, щоб прокласти ще одну колію, або завершіть хід.
        [one] Лишилася { $tracks } колія. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [few] Лишилося { $tracks } колії. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
        [many] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
       *[other] Лишилося { $tracks } колій. Наведіть на підсвічену сторону або торкніться її, щоб побачити, що вона дає.
    }
ui-sheet-lay-it = Прокласти
ui-sheet-hand =
    ваша комбінація: { $name }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-hand-open = ваша комбінація: пари ще немає
ui-sheet-no-pair = пари ще немає
ui-sheet-hand-row =
    Раунд { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-box = Комірка міста
ui-sheet-box-brings = ще одна колія й особливий бонус на цей хід
ui-sheet-bank-brings =
    { $count } × { $multiplier } = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-station = станція ({ $suit }) { $cell }
ui-sheet-is-active = активовано
ui-sheet-is-soon = буде активовано
ui-sheet-is-sides = прокладено сторін: { $have } із { $need }
ui-sheet-is-fenced = ще не відокремлене від інших ранчо
ui-sheet-town = місто { $number }
ui-sheet-town-reached = місто { $number }, досягли: { $suits }
ui-sheet-map = Мапа ({ $name }): стрілки ведуть від сторони до сторони, Enter прокладає
ui-sheet-zoom = Розмір мапи
ui-sheet-nearer = Ближче
ui-sheet-farther = Далі
ui-sheet-whole = Уся мапа
ui-sheet-round = Раунд { $round } із { $rounds }
ui-sheet-turn = Хід { $turn } із { $turns }
ui-sheet-turn-of = Раунд { $round }, хід { $turn }
ui-sheet-dealer = Дилер: { $name }
ui-sheet-take = Ви дилер: візьміть одну карту. Інші вибирають із решти.
ui-sheet-choose = Виберіть карту: номінал для комбінації, масть для залізниці.
ui-sheet-which-first = Яку локацію активувати першою?
ui-sheet-nugget-count =
    { $count ->
        [0] жодного самородка
        [one] { $count } самородок
        [few] { $count } самородки
        [many] { $count } самородків
       *[other] { $count } самородків
    }
ui-sheet-nuggets = Скільки самородків покласти в банк?
ui-sheet-lay = Прокладайте колії своєї залізниці: { $suit }.
ui-sheet-finished = Ваш хід завершено.
ui-sheet-dealer-first = { $name } — дилер і бере карту раніше за інших.
ui-sheet-does =
    { $doing ->
        [take] { $name } — дилер і бере карту раніше за інших.
        [choose] { $name } вибирає карту.
        [done] Хід завершено: { $name }.
       *[lay] { $name } прокладає колії залізниці: { $suit }.
    }
ui-sheet-won-of = Перемога ({ $name }): рахунок { $points }, а треба було понад { $target }.
ui-sheet-waiting = Чекаємо: { $names }
ui-sheet-and-more = { $names } і ще { $count }
ui-sheet-over = Останню карту зіграно.
ui-sheet-won =
    Ви перемогли: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, а треба було понад { $target }.
ui-sheet-lost =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: треба понад { $target }.
ui-sheet-specials =
    { $count ->
        [one] { $count } особливий бонус
        [few] { $count } особливі бонуси
        [many] { $count } особливих бонусів
       *[other] { $count } особливих бонусів
    }
ui-sheet-done = Завершити хід
ui-sheet-or-for = або прокладати для
ui-sheet-poker = Покерні комбінації
ui-sheet-saloon =
    { $state ->
        [circled] Салун подвоює цю комбінацію
        [crossed] Салун не подвоїв цієї комбінації
       *[free] Салун може подвоїти цю комбінацію
    }
ui-sheet-goals = Завдання
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } із { $needs }
ui-sheet-goal-first = перші: { $names }
ui-sheet-goal-later = пізніше: { $names }
ui-sheet-goal-nobody = ще ніхто
ui-sheet-goal-gone = виконано
ui-sheet-goal-down = Завдання лежить долілиць
ui-sheet-goal-got =
    набрано { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-goal-worth =
    можна набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
ui-sheet-target = Перевершити { $points }: 60 і ще 10 за кожне невиконане завдання
ui-sheet-target-short = перевершити { $points }
ui-sheet-zone = Золото, банки, парки колій, форти, ранчо й міста
ui-sheet-gold = Золото: видобуто { $dug }, поза банками { $free }
ui-sheet-banks = Банки
ui-sheet-banks-hold = У банках: { $amounts }
ui-sheet-yards =
    Парки колій × { $towns ->
        [one] { $towns } місто
        [few] { $towns } міста
        [many] { $towns } міст
       *[other] { $towns } міст
    }
ui-sheet-forts = Форти
ui-sheet-ranches = Ранчо
ui-sheet-circled = обведено { $count }, дає { $value }
ui-sheet-towns = Комірки міст: обведено { $circled }, можна використати { $free }
ui-sheet-score = Очки, якби гра закінчилася зараз
ui-sheet-others = Усі мапи
ui-sheet-look = Показати мапу:
ui-sheet-doing =
    { $doing ->
        [plays] ходить
        [done] хід завершено
        [waits] чекає
       *[over] підсумок
    }
ui-sheet-looking = Це мапа гравця { $name }, якою вона була перед цим ходом.
ui-sheet-back = До моєї мапи
ui-sheet-back-to = До мапи: { $name }

# The board of El Paso

ui-ring-board = Поле Ель-Пасо
ui-ring-posts = Торгові пости
ui-ring-simmental =
    { $count ->
        [0]
            Стос Simmental порожній: наступний ранчер в Ель-Пасо отримує { $points ->
                [one] { $points } бал
                [few] { $points } бали
                [many] { $points } балів
               *[other] { $points } балів
            } і починає кінець гри
        [one] Стос Simmental, лишилася { $count } карта
        [few] Стос Simmental, лишилося { $count } карти
        [many] Стос Simmental, лишилося { $count } карт
       *[other] Стос Simmental, лишилося { $count } карт
    }
ui-ring-simmental-short = Simmental
ui-ring-ended = { $who } на клітинці Simmental: останні ходи
ui-ring-post =
    торговий пост { $value }, { $corner ->
        [dark] будь-який диск
       *[light] лише диски зі світлих місць
    }{ $repeat ->
        [yes] , скільки завгодно своїх дисків
       *[no] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } бал
        [few] , { $points } бали
        [many] , { $points } балів
       *[other] , { $points } балів
    }
ui-ring-post-reward = { $post }, дає: { $what }
ui-ring-empty =
    { $place }, порожньо, будівництво тут { $cost ->
        [0] не дорожче
        [one] дорожче на { $cost } долар
        [few] дорожче на { $cost } долари
        [many] дорожче на { $cost } доларів
       *[other] дорожче на { $cost } доларів
    }
ui-ring-neutral = будівля { $letter }
ui-ring-owned = { $place } (будівля { $number }, { $who })
ui-ring-stop-does = { $place }: { $what }
ui-ring-el-paso =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }, взяти Simmental, доставити худобу з руки
ui-ring-rancher = ранчер ({ $who }): { $place }
ui-ring-cattle = Ринок худоби
ui-ring-cattle-cow =
    { $name }: { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбої
        [many] { $cowboys } ковбоїв
       *[other] { $cowboys } ковбоїв
    } і { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }; вартість { $value }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }; лишилося { $count }
ui-ring-workers = Ринок робітників
ui-ring-worker = { $name }, лишилося { $count }; бонус за скидання: { $what }
ui-ring-buildings = Ринок будівель
ui-ring-building =
    будівля { $number }, { $builders ->
        [one] { $builders } будівельник
        [few] { $builders } будівельники
        [many] { $builders } будівельників
       *[other] { $builders } будівельників
    } і { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }; { $what }; { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }; лишилося { $count }
ui-ring-train = Потяг
ui-ring-train-card =
    карта потяга { $number }, { $engineers ->
        [one] { $engineers } інженер
        [few] { $engineers } інженери
        [many] { $engineers } інженерів
       *[other] { $engineers } інженерів
    } і { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }: { $what }
ui-ring-supply = Жетони потяга
ui-ring-supply-objectives = Цілі
ui-ring-supply-bonuses = Бонуси
ui-ring-stack =
    { $kind ->
        [objective] жетонів цілей долілиць: { $count }
       *[bonus] жетонів бонусів долілиць: { $count }
    }
ui-ring-objective = жетон цілі { $number }
ui-ring-bonus = жетон бонусу { $number }
ui-ring-token =
    { $name }: { $what }; { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }
ui-ring-token-none = порожнє місце запасу
ui-ring-token-permanent = постійний сертифікат
ui-ring-token-duplicate = за кожної доставки рахує ще одну корову однієї породи
ui-ring-token-points = лише бали
ui-ring-need-card = { $name } × { $count }
ui-ring-need-building =
    { $count ->
        [one] { $count } будівля
        [few] { $count } будівлі
        [many] { $count } будівель
       *[other] { $count } будівель
    }{ $builders ->
        [one] { "" }
        [few] { " " }на { $builders } або більше будівельників
        [many] { " " }на { $builders } або більше будівельників
       *[other] { " " }на { $builders } або більше будівельників
    }
ui-ring-need-disc =
    { $count ->
        [one] { $count } диск на посту { $posts }; інші — на постах { $posts }
        [few] { $count } диски
        [many] { $count } дисків
       *[other] { $count } дисків
    } на постах { $posts }
ui-ring-need-bonus =
    { $count ->
        [one] { $count } жетон бонусу
        [few] { $count } жетони бонусів
        [many] { $count } жетонів бонусів
       *[other] { $count } жетонів бонусів
    }
ui-ring-hand-worth = вартість в Ель-Пасо: { $value }
ui-ring-ready = Робітники напоготові
ui-ring-ready-of = { $name }, напоготові { $count }; будь-коли: { $what }
ui-ring-aux = допоміжна дія { $number }: { $what }
ui-ring-aux-locked = допоміжна дія { $number }, закрита диском: { $what }
ui-ring-slot =
    місце для диска: { $name }, { $corner ->
        [dark] темні кути
       *[light] світлі кути
    }, { $state ->
        [covered] закрито
       *[clear] відкрито
    }
ui-ring-certificates-of = сертифікати { $count } із { $most }, постійні { $permanent }
ui-ring-step-limit = ліміт кроків { $count }
ui-ring-buildings-of = Будівлі
ui-ring-tokens-of = Жетони
ui-ring-herd = Стадо
ui-ring-discard = Колода скиду: { $count }
ui-ring-unseen = Долілиць, у невідомому порядку: { $count }
ui-ring-posts-of = Доставки

ui-ring-sue-card = карта бота { $card }
ui-ring-sue-now = Її остання карта
ui-ring-sue-none = Вона ще не відкривала карт.
ui-ring-sue-told = Що вона зробила
ui-ring-sue-deck = Колода бота: { $count }
ui-ring-sue-used = використано: { $count }
ui-ring-sue-row = Її ряд стратегії
ui-ring-sue-group =
    { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , з них { $joined } універсал
        [few] , з них { $joined } універсали
        [many] , з них { $joined } універсалів
       *[other] , з них { $joined } майстрів на всі руки
    }
ui-ring-sue-resources = Колода ресурсів: { $count }
ui-ring-sue-cows = Її корови

ui-ring-origin = Відтворені числа
ui-ring-origin-show = Показати позначки відтворених чисел
ui-ring-origin-why = Із правил можна було прочитати лише текст, без малюнків. Числа з цією позначкою відтворено так, щоб вони відповідали тексту й загальнодоступним описам. Власники гри можуть їх виправити.
ui-ring-reconstructed = відтворено: { $what }
ui-ring-origin-trail = Гілки шляху й вартість його клітинок
ui-ring-origin-neutral-buildings = Нейтральна будівля { $thing }
ui-ring-origin-building-market = Будівля { $thing }
ui-ring-origin-train = Карта потяга { $thing }
ui-ring-origin-trading-posts = Торговий пост { $thing }
ui-ring-origin-breeds = { $name }
ui-ring-origin-workers = { $name }
ui-ring-origin-objective-tokens = Усі жетони цілей: { $what }
ui-ring-origin-bonus-tokens = Усі жетони бонусів: { $what }
ui-ring-origin-player-board = Місце для диска: { $name }
ui-ring-origin-auxiliary-actions = Допоміжна дія { $thing }
ui-ring-origin-bot-cards = Усі карти бота: { $what }
ui-ring-figure-actions = дія { $number }
ui-ring-figure-a = дія { $number }
ui-ring-figure-b = дія { $number }
ui-ring-figure-plain = дія { $number }
ui-ring-figure-star = дія { $number }
ui-ring-figure-builders = будівельники
ui-ring-figure-engineers = інженери
ui-ring-figure-vp = бали
ui-ring-figure-vp-a = бали
ui-ring-figure-vp-b = бали
ui-ring-figure-value = вартість
ui-ring-figure-corners = кути
ui-ring-figure-repeatable = скільки завгодно дисків
ui-ring-figure-reward = нагорода
ui-ring-figure-breeding = вартість породи
ui-ring-figure-own = кількість карт
ui-ring-figure-market = кількість карт
ui-ring-figure-cowboys = ковбої
ui-ring-figure-needs = умова
ui-ring-figure-effect = ефект
ui-ring-figure-coin = долари
ui-ring-figure-base = вміст
ui-ring-figure-upgraded = вміст
ui-ring-figure-deck = колода
ui-ring-figure-move = рух
ui-ring-figure-action = дія
ui-ring-figure-cost = вартість
ui-ring-figure-after = гілки
ui-ring-figure-lane = гілка

# What choices of El Paso are called, cost and do

ui-ring-start-at = почати тут: { $place }
ui-ring-go = їхати: { $place }
ui-ring-stop = зупинитися: { $place }
ui-ring-take = взяти { $token }
ui-ring-draw =
    { $kind ->
        [objective] узяти жетон цілі наосліп
       *[bonus] узяти жетон бонусу наосліп
    }
ui-ring-again = обміняти ще раз
ui-ring-hire =
    { $worker ->
        [cowboy] найняти ковбоя
        [builder] найняти будівельника
        [engineer] найняти інженера
       *[all_rounder] найняти універсала
    }
ui-ring-buy = купити { $cow }
ui-ring-use-train = використати карту потяга { $number }
ui-ring-build = будівля { $number }
ui-ring-site = будувати тут: { $place }
ui-ring-replace = замінити: { $place }
ui-ring-mix =
    { $all ->
        [0] універсал × { $all }
       *[other] { $trade } × { $others }, універсал × { $all }
    }
ui-ring-certificates =
    { $amount ->
        [0] не витрачати сертифікатів
        [one] витратити { $amount } сертифікат
        [few] витратити { $amount } сертифікати
        [many] витратити { $amount } сертифікатів
       *[other] витратити { $amount } сертифікатів
    }
ui-ring-deliver = доставити на торговий пост { $post }
ui-ring-disc = зняти диск: { $slot }
ui-ring-spend =
    { $worker ->
        [cowboy] скинути ковбоя
        [builder] скинути будівельника
        [engineer] скинути інженера
       *[all_rounder] скинути універсала
    }: { $what }
ui-ring-cost-engineers =
    { $amount ->
        [one] { $amount } інженер
        [few] { $amount } інженери
        [many] { $amount } інженерів
       *[other] { $amount } інженерів
    }
ui-ring-free = безкоштовно
ui-ring-value = вартість { $value }
ui-ring-worker-bonus = за скидання: { $what }
ui-ring-worth = вартість худоби { $worth }: до поста { $posts }
ui-ring-any-disc = приймає будь-який диск
ui-ring-light-disc = приймає лише диски зі світлих місць
ui-ring-exchange = повернути жетон: взяти одну карту, потім скинути одну
ui-ring-opens-aux1-upgrade = покращує допоміжну дію 1
ui-ring-opens-aux2-unlock = відкриває допоміжну дію 2
ui-ring-opens-aux3-upgrade = покращує допоміжну дію 3
ui-ring-opens-aux4-unlock = відкриває допоміжну дію 4
ui-ring-opens-permanent-certificate = постійний сертифікат
ui-ring-opens-hand-limit = на одну карту в руці більше
ui-ring-opens-step-limit = на один крок більше

ui-ring-cow-any = будь-яку корову
ui-ring-cow-value = корову вартістю { $value }
ui-ring-do-discardcow =
    скинути { $cards } й отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-ring-do-discardcow-value =
    скинути { $cards } й отримати { $per ->
        [one] { $per } долар
        [few] { $per } долари
        [many] { $per } доларів
       *[other] { $per } доларів
    } за одиницю вартості породи
ui-ring-do-removecow = прибрати з гри { $cards } з руки
ui-ring-do-gain =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-ring-do-certify =
    отримати { $amount ->
        [one] { $amount } сертифікат
        [few] до { $amount } сертифікатів
        [many] до { $amount } сертифікатів
       *[other] до { $amount } сертифікатів
    }
ui-ring-do-gaintokens =
    { $amount ->
        [one] отримати { $amount } жетон обміну
        [few] отримати { $amount } жетони обміну
        [many] отримати { $amount } жетонів обміну
       *[other] отримати { $amount } жетонів обміну
    }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } долар
        [few] { " " }за { $cost } долари
        [many] { " " }за { $cost } доларів
       *[other] { " " }за { $cost } доларів
    }
ui-ring-do-hire =
    { $price ->
        [0] найняти робітника безкоштовно (універсал: { $surcharge } дол.)
        [one] найняти робітника за { $price } долар
        [few] найняти робітника за { $price } долари
        [many] найняти робітника за { $price } доларів
       *[other] найняти робітника за { $price } доларів
    }{ $more ->
        [0] { "" }
       *[other] , і ще одного іншого фаху за { $more } дол.
    }
ui-ring-do-buycow = купити корову за допомогою ковбоїв
ui-ring-do-gaincow =
    отримати { $breed }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } долар
        [few] { " " }за { $cost } долари
        [many] { " " }за { $cost } доларів
       *[other] { " " }за { $cost } доларів
    }
ui-ring-do-usetrain = використати карту потяга за допомогою інженерів
ui-ring-do-taketoken =
    { $kind ->
        [objective] взяти жетон цілі
        [bonus] взяти жетон бонусу
       *[any] взяти жетон цілі або бонусу
    }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } долар
        [few] { " " }за { $cost } долари
        [many] { " " }за { $cost } доларів
       *[other] { " " }за { $cost } доларів
    }
ui-ring-do-build = звести або замінити будівлю за допомогою будівельників
ui-ring-do-auxiliary =
    { $count ->
        [one] виконати { $count } допоміжну дію
        [few] виконати { $count } різні допоміжні дії
        [many] виконати { $count } різних допоміжних дій
       *[other] виконати { $count } різних допоміжних дій
    }
ui-ring-do-move =
    { $steps ->
        [one] проїхати до { $steps } кроку й скористатися тією зупинкою
        [few] проїхати до { $steps } кроків і скористатися тією зупинкою
        [many] проїхати до { $steps } кроків і скористатися тією зупинкою
       *[other] проїхати до { $steps } кроків і скористатися тією зупинкою
    }
ui-ring-do-exchange =
    { $count ->
        [one] взяти одну карту, потім скинути одну
        [few] взяти одну карту, потім скинути одну, до { $count } разів
        [many] взяти одну карту, потім скинути одну, до { $count } разів
       *[other] взяти одну карту, потім скинути одну, до { $count } разів
    }
ui-ring-do-stepbonus =
    ще { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроків
    }
ui-ring-do-certificatebonus =
    заплатити { $cost ->
        [one] { $cost } долар
        [few] { $cost } долари
        [many] { $cost } доларів
       *[other] { $cost } доларів
    } за сертифікат
ui-ring-do-moneybonus =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }

ui-ring-ask-placerancher = Де починає ваш ранчер?
ui-ring-ask-walk =
    { $moved ->
        [yes]
            { $steps ->
                [0] Кроків не лишилося: зупиніться або скиньте ковбоя.
                [one] Їдьте далі, лишився { $steps } крок, або зупиніться.
                [few] Їдьте далі, лишилося { $steps } кроки, або зупиніться.
                [many] Їдьте далі, лишилося { $steps } кроків, або зупиніться.
               *[other] Їдьте далі, лишилося { $steps } кроків, або зупиніться.
            }
       *[no]
            { $steps ->
                [one] Їдьте: { $steps } крок.
                [few] Їдьте: до { $steps } кроків.
                [many] Їдьте: до { $steps } кроків.
               *[other] Їдьте: до { $steps } кроків.
            }
    }
ui-ring-ask-perform =
    { $place ->
        [train] Карта потяга { $card }: що ви робите?
        [foreign] Чужа будівля: одна допоміжна дія.
       *[tile]
            { $used ->
                [0] Що ви тут робите?
               *[other] Що ще ви тут робите?
            }
    }
ui-ring-ask-choosetoken =
    { $kind ->
        [start] З якою ціллю ви починаєте?
        [objective] Який жетон цілі ви берете?
        [bonus] Який жетон бонусу ви берете?
       *[any] Який жетон ви берете?
    }
ui-ring-ask-offerimmediate = Використати ефект жетона зараз?
ui-ring-ask-chooseauxiliary =
    { $left ->
        [one] Яка допоміжна дія?
        [few] Яка допоміжна дія перша?
        [many] Яка допоміжна дія перша?
       *[other] Яка допоміжна дія перша?
    }
ui-ring-ask-choosecow = Яку корову ви скинете, щоб отримати долари?
ui-ring-ask-chooseremoval = Яку корову прибрати з гри?
ui-ring-ask-discarddrawn = Яку карту ви скидаєте?
ui-ring-ask-exchangeagain = Ще один обмін?
ui-ring-ask-window = Щось іще перед кінцем вашого ходу?
ui-ring-ask-choosekind = Яку будівлю ви зводите?
ui-ring-ask-choosesite = Де стоятиме будівля { $number }?
ui-ring-ask-choosecertificates = Ель-Пасо: ви показуєте руку. Скільки сертифікатів витрачаєте?
ui-ring-ask-choosepost = Вартість вашої худоби: { $value }. На який торговий пост доставити?
ui-ring-ask-choosedisc = Який диск іде на торговий пост { $post }?
ui-ring-ask-choosebreed = Яку корову ви купуєте?
ui-ring-ask-choosetraincard = Яку карту потяга ви використовуєте?
ui-ring-ask-chooseworker =
    { $hired ->
        [0] Кого ви наймаєте?
       *[other]
            Ще один робітник за { $price ->
                [one] { $price } долар
                [few] { $price } долари
                [many] { $price } доларів
               *[other] { $price } доларів
            }?
    }
ui-ring-ask-employ =
    { $count ->
        [one] Якого робітника ви скидаєте?
        [few] Яких { $count } робітників ви скидаєте?
        [many] Яких { $count } робітників ви скидаєте?
       *[other] Яких { $count } робітників ви скидаєте?
    }

## Games and their options, by name
ui-title-gwt1 = Великий Західний Шлях, перше видання
ui-title-gwt2 = Великий Західний Шлях, друге видання
ui-title-elpaso = Великий Західний Шлях: Ель-Пасо
ui-title-pioneer = Перші залізниці
ui-note-elpaso = Багатьох друкованих чисел цієї гри не вдалося дістати; їх відтворено й позначено.
ui-option-why-gwt1-neutral = нейтральні будівлі на своїх літерах (R3.2)
ui-option-why-gwt1-sides = боки приватних будівель (R3.11)
ui-option-why-gwt1-split = робітники зі зворотами 2 і 3 (R3.4, U1)
ui-option-why-gwt1-waste = із 6 можна витратити один сертифікат (R8.8, U2)
ui-option-why-gwt1-window = карти цілей у Канзас Сіті (R14.6, U3)
ui-option-why-gwt1-skip = фаза B може бути порожня (R6.7, U4)
ui-option-why-gwt1-copy-risk = 8b копіює і ризикову дію (R9.14, U8)
ui-option-why-gwt1-station-first = станція перед нагородою (R10.8, U9)
ui-option-why-gwt1-discless = доставка без диска рахується (R13.8, U10)
ui-option-why-gwt1-signal = сигнал біля заїзду (R8.14, U11)
ui-option-why-gwt2-neutral = нейтральні будівлі на своїх літерах (R2.3)
ui-option-why-gwt2-sides = боки приватних будівель (R2.1)
ui-option-why-gwt2-simmental = худоба Simmental (R13)
ui-option-why-gwt2-sam = складність Сема, якщо ви граєте наодинці (R14)
ui-option-why-gwt2-split = робітники зі зворотами 2 і 3 (R2.5, D23)
ui-option-why-gwt2-waste = із 6 можна витратити один сертифікат (R6.7, D24)
ui-option-why-gwt2-window = карти цілей у Канзас Сіті (R9.3, D8)
ui-option-why-gwt2-skip = фаза B може бути порожня (R5.6, D2)
ui-option-why-gwt2-copy-risk = 6b копіює і ризикову дію (R8.31, D7)
ui-option-why-gwt2-station-first = станція перед нагородою (R8.13, D16)
ui-option-why-gwt2-discless = доставка без диска рахується (R12.2, D10)
ui-option-why-gwt2-signal = хрест біля заїзду (R6.13, D25)
ui-option-why-elpaso-neutral = нейтральні будівлі на своїх літерах (R2.1)
ui-option-why-elpaso-sides = бік кожного стосу будівель (R2.4)
ui-option-why-elpaso-train = бік кожної карти потяга (R2.2)
ui-option-why-elpaso-sue = карти B для Сью в грі наодинці (R14.3)
ui-option-why-elpaso-card-after-move = решта карти потяга після руху, який вона дала (R5.6)
ui-option-why-pioneer-map = сторона мапи (R2.1)
ui-option-why-pioneer-extra-card = кожному по таємній карті на п’ятий хід, 1–8 гравців (R14.2)
ui-option-why-pioneer-level = соло: скільки завдань відкрито від початку (R15.2)
ui-option-why-pioneer-dealer = місце першого дилера (R3.4)
ui-option-why-pioneer-draw-outline = RL-03: уздовж краю мапи можна прокладати колії (R2.6)
ui-option-why-pioneer-draw-station-sides = RL-03: уздовж сторін власної станції можна прокладати колії (R2.6)
ui-option-why-pioneer-return-to-own-station = RL-04: гілка може закінчитися на своїй станції (R6.4)
ui-option-why-pioneer-same-railway-twice-in-town = RL-05: гілки однієї залізниці сходяться в місті
ui-option-why-pioneer-forfeit-blocked-tracks = RL-06: колії, які не прокласти, втрачаються (R6.9)
ui-option-why-pioneer-special-on-any-track = RL-07: особливий бонус для будь-якої колії ходу (R7.2)
ui-option-why-pioneer-same-turn-town-boxes = RL-08: нову комірку міста можна використати відразу (R7.3)
ui-option-why-pioneer-suit-before-tracks = RL-09: масть змінюють до першої колії (R7.8)
ui-option-why-pioneer-bank-min = RL-10: найменше самородків, що їх приймає банк (R8.5)
ui-option-why-pioneer-surplus-saloon-counts = RL-11: салун без символу вважається активованим (R8.4)
ui-option-why-pioneer-shortcut-is-border = RL-12: короткий шлях розділяє клітинку для ранчо (R9.3)
ui-option-why-pioneer-mixed-at-activation = RL-14: завдання 1J перевіряють лише в момент активації (R16.3)
ui-option-why-pioneer-solo-retroactive = RL-15: завдання можна виконати, перш ніж його відкрито (R15.6)
ui-option-why-pioneer-switch-counts-to-six = RL-16: стрілки зараховують до шести гілок (R6.4)
ui-option-why-pioneer-boxes-when-checked = RL-08: нові комірки міст можна використати після перевірки локацій (R7.3)
ui-new-automa = грає проти вас за картами з коробки
ui-new-rulings =
    ще { $count ->
        [one] { $count } тлумачення
        [few] { $count } тлумачення
        [many] { $count } тлумачень
       *[other] { $count } тлумачень
    }
ui-option-map = Сторона мапи
ui-option-extra-card = Таємна п’ята карта
ui-option-level = Рівень
ui-option-dealer = Перший дилер
ui-option-train = Карти потяга
ui-option-draw-outline = Колії вздовж краю
ui-option-draw-station-sides = Сторони власної станції
ui-option-return-to-own-station = Повернення на свою станцію
ui-option-same-railway-twice-in-town = Одна залізниця двічі в місті
ui-option-forfeit-blocked-tracks = Заблоковані колії
ui-option-special-on-any-track = Особливі бонуси на будь-якій колії
ui-option-same-turn-town-boxes = Нові комірки міст
ui-option-suit-before-tracks = Зміна масті
ui-option-bank-min = Найменше самородків у банк
ui-option-surplus-saloon-counts = Салуни без символу
ui-option-shortcut-is-border = Короткі шляхи й ранчо
ui-option-mixed-at-activation = Завдання 1J
ui-option-solo-retroactive = Завдання, виконані раніше
ui-option-switch-counts-to-six = Стрілки як гілки
ui-option-boxes-when-checked = Комірки міст після перевірки
ui-option-card-after-move = Карта потяга після руху
ui-choice-beginner = початковий
ui-choice-easy = легкий
ui-choice-medium = середній
ui-choice-hard = важкий
ui-choice-legendary = легендарний
ui-choice-dealer-0 = перше місце
ui-choice-plain = звичайні боки
ui-choice-star = боки із зіркою
ui-choice-even = порівну
ui-choice-uneven = не порівну
ui-choice-passed = пройдено
ui-choice-ahead = попереду
ui-choice-own = біля власних будівель
ui-choice-open = лишається відкритою
ui-choice-lost = втрачається
ui-automa = за картами з коробки
ui-board-automa = Спеціалізація: { $specialty }. Карт лишилося: { $left }. Карт використано: { $used }

## The terminal
cli-help = число або дія: виконати   ?: чому не інші   r R1.1: правило   b: поле   u: скасувати   s FILE: зберегти   q: вийти
cli-hints-off = підказки вимкнено: почніть із --hints
cli-help-hint = i: підказка
cli-seed = зерно
cli-over = Гру завершено. Перемога: { $winners }
cli-any-time = будь-коли
cli-no-option = { $line }: тут такого варіанта немає.
cli-more =
    { $count ->
        [one] і ще { $count }
        [few] і ще { $count }
        [many] і ще { $count }
       *[other] і ще { $count }
    }
cli-nothing-refused = Тут нічого не заборонено.
cli-no-undo = Скасувати не можна: щось відкрито або нічого не зроблено.
cli-saved = Збережено у { $path }.
cli-total = разом
cli-goes-on = Гра триває.

## Without the server, and notices
ui-away = Немає зв’язку із сервером, а столам він потрібен.
ui-away-companion = Помічник працює й без нього
ui-away-again = Спробувати ще раз
notice-turn = Ваш хід: { $game }
notice-over = Гру закінчено: { $game }
notice-players = За столом: { $names }
ui-notify-always = Навіть коли жодна сторінка не відкрита.
ui-notify-blocked = Цей браузер забороняє сповіщення звідси. Це можна змінити в його налаштуваннях.
mail-confirm-subject = Це ваша адреса?
mail-confirm = Хтось хоче отримувати на цю адресу повідомлення про свій хід за столом Trailboss. Якщо це ви, відкрийте це посилання протягом двох днів: { $link } Якщо ні, нічого не робіть, і листів не буде.
mail-stop = Більше не надсилати таких листів: { $link }
problem-that-is-not-one-e-mail-address = Це не адреса електронної пошти.
problem-this-link-is-not-valid-any-more = Це посилання вже не дійсне.
problem-this-server-sends-no-e-mail = Цей сервер не надсилає листів.
problem-too-many-letters-for-one-day = Забагато листів як на один день. Спробуйте завтра.
ui-mail = Електронна пошта
ui-mail-why = Лист, якщо настав ваш хід, а ви п’ять хвилин не відкривали столу.
ui-mail-address = Адреса
ui-mail-confirm-it = Ми надіслали вам листа. Відкрийте посилання в ньому, щоб підтвердити адресу.
ui-mail-confirmed = Адресу підтверджено.
ui-mail-forget = Не надсилати листів
ui-mail-confirm = Підтвердити адресу
ui-mail-confirm-text = Тоді листи сповіщатимуть, коли ваш хід.
ui-mail-confirm-button = Це моя адреса
ui-mail-confirm-done = Дякуємо. Відтепер листи надходитимуть.
ui-mail-stop = Відписатися від листів
ui-mail-stop-text = Листів більше не буде, доки ви знову не вкажете адресу.
ui-mail-stop-button = Не надсилати листів
ui-mail-stop-done = Готово. Листів більше не буде.

## Languages
ui-tables-all = Показати всі: { $count }
ui-footer = Інші сторінки
ui-footer-api = API
ui-unofficial = Неофіційно: ми не пов’язані з видавцями чи авторами цих ігор. Правила переказано власними словами, малюнки власні. Подобається гра — купіть її.
ui-language = Мова
ui-language-auto = Як у браузері

## The introduction
ui-learn = Навчитися за десять кроків
ui-learn-title = Перший перегін до Канзас Сіті
ui-learn-step = Крок { $step } із { $of }
ui-learn-done = Чудово
ui-learn-progress = Пройдені кроки
ui-learn-back = Назад
ui-learn-play = Грати
ui-learn-gwt2-1 = У вас є стадо і скотар. Ваші карти — корови; що цінніші й різноманітніші породи у вашій руці, коли ви дістанетеся Канзас Сіті, то далі ви їх відправите. Шлях веде з правого нижнього кута до Канзас Сіті в лівому верхньому. Першим ходом ви ставите скотаря на одну з коричневих будівель, якими може користуватися кожен. Поставте свого на A.
ui-learn-gwt2-2 = Кожен рядок на будівлі — дія, і ви можете виконати їх усі в будь-якому порядку. Перша тут продає корову зображеної породи й дає 2 долари. Така у вас є: продайте її. Карта йде в колоду скиду й повернеться, коли закінчиться ваша колода.
ui-learn-gwt2-3 = Людина на жетоні означає: найняти когось із ринку праці ліворуч. Ціна залежить від рядка. Ковбої купують худобу, будівельники зводять будівлі, інженери ведуть ваш локомотив. Найміть ковбоя з першого рядка.
ui-learn-gwt2-4 = Тут ви зробили, що хотіли. Завершіть хід: ви доберете карти до чотирьох, і ходитиме Бен.
ui-learn-gwt2-5 = Тепер ваш скотар рушає: щонайбільше на три кроки. Крок веде до наступного жетона; порожні клітинки не рахуються. За жетони з рукою треба платити, число показує скільки. Дорога до B безкоштовна: ідіть туди.
ui-learn-gwt2-6 = На B ви продали ще одну корову, і тут можна будувати. Власна будівля — зупинка, де дієте лише ви, а інші, проходячи, можуть платити. Ви вибрали номер 2, за одного будівельника і 2 долари. Поставте її на клітинку відразу за E, де ви невдовзі будете.
ui-learn-gwt2-7 = Ви дійшли до E й продали там корову. На E є ринок худоби. Два ковбої купують карту вартістю 3 за 3 долари. Corriente наприкінці дає 3 бали, більше за сусідок: беріть її.
ui-learn-gwt2-8 = Ви пройшли свою будівлю та F і зупинилися на G, де інженери ведуть локомотив залізницею довкола поля. Що він далі, то дешевші ваші доставки й то більше станцій він минає. Проїдьте одну клітинку.
ui-learn-gwt2-9 = Далі Канзас Сіті. У вашій руці по дві карти двох порід, а рахуються лише різні породи: загальна вартість 3. Жетон обміну, який можна використати будь-коли у свій хід, дає взяти дві карти й скинути дві. Використайте його.
ui-learn-gwt2-10 = Значно краще: три породи, вартість 5. У Канзас Сіті ви спершу вибрали три жетони, що входять у гру, потім отримали 5 доларів за стадо. Тепер відправте його залізницею до міста щонайбільше такої вартості. Що далі, то краще, і ніколи двічі до того самого: Сент-Луїс.
ui-learn-gwt2-11 = Диск перейшов із вашого планшета на місто, і те, що він закривав, відтепер ваше: кращі дії, довші переходи, більша рука. Ваш скотар знову на початку шляху, і наступний перегін буде багатшим. Оце й уся гра: наймайте, будуйте, купуйте, відправляйте, доки не заповниться ринок праці. У сідло!

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
thing-mine = шахта
thing-saloon = салун
thing-bank = банк
thing-fort = форт
thing-ranch = ранчо
thing-bridge = міст
thing-tunnel = тунель
thing-shortcut = короткий шлях
thing-pair = пара
thing-two-pair = дві пари
thing-three-of-a-kind = трійка
thing-full-house = фулгаус
thing-straight = стрейт
thing-four-of-a-kind = каре
refusal-a-branch-has-left-this-corner-already = із цього кута вже виходить гілка
refusal-a-branch-never-comes-back-to-a-station = гілка ніколи не повертається на станцію
refusal-a-shortcut-needs-a-desert-cell = короткий шлях можливий лише через клітинку пустелі
refusal-a-shortcut-runs-through-this-cell = через цю клітинку вже йде короткий шлях
refusal-a-track-can-be-drawn-and-is-due = колію можна прокласти, тож її треба прокласти
refusal-a-track-is-drawn-already = колію вже прокладено
refusal-activated-already = уже активовано
refusal-at-least-one-nugget-is-due = треба взяти щонайменше один самородок
refusal-it-is-a-side-of-a-station = це сторона станції
refusal-it-is-drawn-already = це вже прокладено
refusal-it-is-in-the-discard-pile = вона лежить у скиді
refusal-it-is-not-on-the-table = її немає на столі
refusal-it-is-not-on-this-map = цього немає на цій мапі
refusal-it-is-on-the-outline-of-the-map = це зовнішня межа мапи
refusal-it-is-the-suit-of-this-turn = це масть цього ходу
refusal-it-would-touch-another-branch = колія торкнулася б іншої гілки
refusal-its-condition-is-not-met = її умову не виконано
refusal-its-railway-cannot-grow = ця залізниця не може рости
refusal-no-hearts-station-corner-or-railhead-is-at-its-end = колія не починається від чирвової станції й не подовжує її гілки
refusal-no-diamonds-station-corner-or-railhead-is-at-its-end = колія не починається від бубнової станції й не подовжує її гілки
refusal-no-clubs-station-corner-or-railhead-is-at-its-end = колія не починається від трефової станції й не подовжує її гілки
refusal-no-spades-station-corner-or-railhead-is-at-its-end = колія не починається від пікової станції й не подовжує її гілки
refusal-the-dealer-has-taken-it = ця карта вже в дилера
refusal-the-suit-was-changed-already = масть уже змінено
refusal-this-railway-ends-in-that-town-already = ця залізниця вже закінчується в тому місті
refusal-three-railways-end-in-that-town-already = у тому місті вже закінчуються три залізниці
refusal-a-disc-is-left = на вашому планшеті ще є диск
refusal-bandits = там немає бандита
gwt1-refusal-bandits = там немає типі
refusal-builder-number = потрібна більша кількість будівельників, ніж у старої
refusal-buildings-to-copy = немає сусідньої будівлі, яку можна скопіювати
refusal-cards-in-the-stack = у колоді не лишилося карт
refusal-cards-of-one-breed = у руці немає двох карт однієї породи
refusal-cards-to-draw = немає карт, які можна взяти
refusal-certificate-spaces = у вас уже є всі сертифікати
refusal-engine-is-not-there = вашого локомотива там немає
refusal-hazards = там немає небезпеки
refusal-hired-workers = немає найнятого робітника, якого можна віддати
refusal-locations-ahead = попереду немає локацій
refusal-moves = локомотив не може проїхати так далеко
refusal-no-copying-back = копіювати назад не можна
refusal-no-disc-left = дисків не лишилося
refusal-no-free-move-into-kansas-city = рухом без плати не можна зайти до Канзас Сіті
refusal-not-adjacent = це не поруч
refusal-not-on-the-track = цього немає на шкалі
refusal-not-to-be-chosen = зараз це не можна вибрати
refusal-nothing-left-to-copy = копіювати вже нічого
refusal-objective-cards = карт цілей не лишилося
refusal-purchases = купити нічого не можна
refusal-replaced-this-turn = цю будівлю замінено цього ходу
refusal-row-of-the-token = це рядок із жетоном
refusal-stack-is-empty = колода порожня
thing-in-row = { $thing } (рядок { $row })
thing-v3x1-a = вартість 3 × 1 (a)
thing-v3x1-b = вартість 3 × 1 (b)
thing-v3x2 = вартість 3 × 2
thing-v4x1-a = вартість 4 × 1 (a)
thing-v4x1-b = вартість 4 × 1 (b)
thing-v4x2 = вартість 4 × 2
thing-v5x1-a = вартість 5 × 1 (a)
thing-v5x1-b = вартість 5 × 1 (b)
thing-shx1-a = Shorthorn × 1 (a)
thing-shx1-b = Shorthorn × 1 (b)
thing-shx2 = Shorthorn × 2
thing-hex1-a = Hereford × 1 (a)
thing-hex1-b = Hereford × 1 (b)
thing-six1-a = Simmental I × 1 (a)
thing-six1-b = Simmental I × 1 (b)
thing-the-draw-bonus = жетон бонусу
thing-the-draw-objective = жетон цілі
refusal-forest = жодна ваша будівля не стоїть у лісі
refusal-stations = у вас немає станцій
refusal-pairs = у вас немає пари бандитів обох кольорів
gwt1-refusal-pairs = у вас немає пари типі обох кольорів
refusal-cards-in-the-market = на ринку менше таких карт, ніж потрібно: { $needs }
refusal-the-clubs-railway-ends-in-this-town = трефова залізниця вже закінчується в цьому місті
refusal-the-diamonds-railway-ends-in-this-town = бубнова залізниця вже закінчується в цьому місті
refusal-the-hearts-railway-ends-in-this-town = чирвова залізниця вже закінчується в цьому місті
refusal-the-spades-railway-ends-in-this-town = пікова залізниця вже закінчується в цьому місті
refusal-stations-behind = позаду немає станції, яку можна покращити
refusal-workers = найняти нікого не можна

## Set-up and score pad beside the cardboard

companion-setup-title = { $game }: підготовка, гравців: { $players }, зерно: { $seed }.
companion-setup-first = Хто починає, вирішує жереб. Далі за годинниковою стрілкою.
companion-setup-first-row = { $who } починає
companion-setup-dealer = Першого дилера визначає жереб. Далі за годинниковою стрілкою.
companion-setup-dealer-row = дилер: { $who }
companion-setup-order = Сядьте за годинниковою стрілкою в такому порядку. Починає перший.
companion-setup-order-row = { $who }
companion-setup-colours = Кольори за жеребом.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Покладіть по одному жетону начальника станції горілиць до станцій 1–5. Решта ({ $left }) — у коробку.
companion-setup-masters-row = Станція { $at }: { $thing }
companion-setup-masters-all = Покладіть по одному жетону начальника станції горілиць до станцій 1–5.
companion-setup-masters-all-row = Станція { $at }: { $thing }
companion-setup-neutral = Розкладіть нейтральні будівлі по місцях за жеребом.
companion-setup-neutral-row = Місце { $at }: будівля { $thing }
companion-setup-neutral-letters = Покладіть кожну нейтральну будівлю на місце з її літерою.
companion-setup-token = Поставте жетон ринку праці на кружечок рядка { $row } ринку праці.
companion-setup-bags = Розсортуйте { $tiles } жетони з числом на звороті за цим числом ({ $bags } мішечки або закриті стоси) і перемішайте кожен.
companion-setup-tiles = Витягуйте жетони зі зворотом 1, доки на полі не лежатиме жетонів: { $tiles }, кожен на найменшому вільному номері своєї ділянки. Жетон, чия ділянка повна, повертають, і він не рахується.
companion-setup-jobs = Заповніть ринок праці робітниками зі зворотом 2, усього { $workers }: рядок 1, потім рядок 2, зліва направо у крайніх правих колонках ({ $columns }), до місця ліворуч від жетона.
companion-setup-foresight = Покладіть по { $tiles } жетони кожного звороту горілиць на місця прогнозу з тим самим числом.
companion-setup-market = Перемішайте карти худоби ринку ({ $cards }) і викладіть відкрито { $open }.
companion-setup-simmental-piles = Simmental: рівень 1 вмішано в карти ринку. Рівні 2 і 3 лежать біля поля відкритими стосами по { $cards } (стосів: { $stages }).
companion-setup-display = Перемішайте карти цілей ({ $cards }) і викладіть відкрито { $open }.
companion-setup-own = Кожен бере колір: планшет, будівлі ({ $buildings }), диски на кольорових місцях ({ $discs }), локомотив на 0, маркер сертифікатів на 0, скотаря біля планшета, власні карти худоби як перемішану колоду ({ $cards }).
companion-setup-count-tile = Накрийте панель фази A кожного планшета плиткою кількості гравців, боком { $players }.
companion-setup-sides = Поверніть приватні будівлі цими боками, однаково для всіх.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Усі приватні будівлі лежать боком a.
companion-setup-sides-b = Усі приватні будівлі лежать боком b.
companion-setup-starting = Перемішайте стартові карти цілей ({ $cards }) і роздайте кожному по одній горілиць. Зайві в коробку: { $left }.
companion-setup-capital = Гроші й рука в порядку ходів:
companion-setup-capital-row = { $who }: ${ $dollars }, карт у руці { $cards }
companion-setup-capital-tokens = Гроші, рука й жетони обміну в порядку ходів:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, карт у руці { $cards }, жетонів обміну { $tokens }
companion-setup-capital-elpaso = Тепер гроші й жетони обміну в порядку ходів:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, жетонів обміну { $tokens }
companion-setup-sam = Готуйте стіл як для двох: ви й Сем. Його сторінка підкаже, що покласти йому; відкрийте її до заповнення ринку праці, бо перший робітник іде йому.
companion-setup-sue = Готуйте стіл як для двох: ви й Сью. Її сторінка підкаже, що покласти їй, і перемішає її колоди.
companion-setup-bank = Покладіть поле на середину столу, а монети поруч: це банк.
companion-setup-bank-tokens = Покладіть поле на середину столу, а монети й жетони обміну поруч: це банк.
companion-setup-simmental-tile = Simmental: накрийте жетоном ринку Simmental його частину ринку худоби на полі.
companion-setup-simmental-none = Без породи Simmental: поверніть її помаранчеві карти ({ $cards }) у коробку.
companion-setup-sam-sides = Усі будівлі Сема лежать боком b, хоч би як лежали ваші.
companion-setup-first-turn = Пам’ятайте про перший хід кожного гравця: скиньте карти так, щоб у руці лишилося { $cards }, потім поставте скотаря на будь-яку нейтральну будівлю й одразу використайте її.
companion-setup-elpaso-tile = Покладіть жетон Ель-Пасо на його місце.
companion-setup-goal-section = Проведіть лінію через секцію завдань на аркуші: наодинці завдання не дають очок.
companion-setup-chip = Дилер бере покерні карти й фішку дилера.
companion-setup-goals-rest = Усі інші завдання повертаються в коробку.
companion-setup-train = Викладіть карти потяга від 1 до { $cards } інженерів цими боками.
companion-setup-train-row = Карта { $at }: { $thing }
companion-setup-train-plain = Викладіть карти потяга від 1 до { $cards } інженерів, усі звичайним боком.
companion-setup-train-star = Викладіть карти потяга від 1 до { $cards } інженерів, усі боком із зіркою.
companion-setup-supply = Перемішайте долілиць окремо { $objectives } жетонів цілей і { $bonuses } жетонів бонусів. Відкрийте по { $open }: це запас потяга.
companion-setup-cattle = Ринок худоби, відкриті стоси: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), цими боками.
companion-setup-stacks-row = Будівельники { $at }: { $thing }
companion-setup-stacks-a = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), усі боком a.
companion-setup-stacks-b = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), усі боком b.
companion-setup-workers = Ринок робітників: { $stacks } відкриті стоси по { $cards } карт.
companion-setup-simmental = Стос Simmental: { $cards } карт із { $all }. Решта в коробку.
companion-setup-ranch = Кожен бере колір: диски на планшет ({ $discs }), маркер сертифікатів на 0, два маркери власності, ранчера, з ринку по { $workers } робітнику напоготові кожного виду і корів як перемішану колоду ({ $cows }), з неї { $hand } у руку.
companion-setup-objective = У порядку ходів кожен бере один відкритий жетон цілі. Його місце відразу поповніть.
companion-setup-rancher = У порядку ходів кожен ставить ранчера на нейтральну будівлю, не на Ель-Пасо.
companion-setup-sheets = Кожному олівець і одна мапа, усім та сама сторона.
companion-setup-sheets-row = Сторона { $thing }
companion-setup-sheets-a = Кожному олівець і одна мапа стороною A.
companion-setup-sheets-b = Кожному олівець і одна мапа стороною B.
companion-setup-start = Перевірте, що на кожній мапі обведено першу комірку міста.
companion-setup-cards = Перетасуйте покерні карти, усього { $cards }.
companion-setup-goals = Викладіть ці завдання. Решта ({ $left }) лишається в коробці.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = шериф
companion-thing-ranch-goal = ранчо
companion-thing-train-goal = потяг
companion-thing-plain = звичайний бік
companion-thing-star = бік із зіркою
companion-thing-blue = синій
companion-thing-red = червоний
companion-thing-yellow = жовтий
companion-thing-white = білий
companion-setup-goals-down = Перетасуйте завдання за типами й покладіть по одному кожного типу долілиць ({ $cards }); ці закриті карти теж перемішайте.
companion-setup-goals-open =
    { $open ->
        [0] На цьому рівні інших завдань не відкривають.
       *[other] Перетасуйте решту завдань ({ $cards }) і відкрийте { $open }.
    }
companion-setup-bonus = Троє гравців: останній у порядку ходів записує бонус.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = Щоходу дилер відкриває { $cards } карти.
companion-setup-dealing-many = За такої кількості гравців щоходу дилер спершу відкрито скидає карту, а тоді відкриває { $cards }; усі використовують одну з них.
companion-setup-dealing-alone = Щоходу подивіться на верхню карту й скиньте її, тоді відкрийте { $cards } й використайте одну з них.
companion-setup-secret = На початку кожного раунду всі отримують таємну карту; її використовують у ході { $turn }, коли карт не відкривають.

# The score pad: what to enter

companion-pad-dollars = Введіть свої долари: { $each } бал за кожні повні { $per } доларів.
companion-pad-buildings = Введіть бали, надруковані на ваших будівлях на шляху.
companion-pad-cities = Введіть бали за свої диски в містах і за стрілки між двома з них. Сума може бути від’ємною.
companion-pad-stations = Введіть бали станцій, на яких лежить ваш диск.
companion-pad-hazards = Введіть бали взятих жетонів небезпек.
companion-pad-cattle = Введіть бали всіх карт худоби у вашій колоді: рука, добір, скид.
companion-pad-objectives = Введіть бали за карти цілей: виконані з плюсом, інші з мінусом штрафу. Спершу можна додати карти з колоди. Сума може бути від’ємною.
companion-pad-stationmasters = Введіть бали за свої жетони начальників станцій. Те, що рахувалося деінде, тут рахується знову.
companion-pad-workers = Введіть, скільки робітників стоїть на місцях 5 і 6 своїх рядків: по { $each } бали. Надрукований робітник — місце 1.
companion-pad-slots = Введіть 1, якщо звільнено місце ліміту кроків із балами: { $each } бали.
companion-pad-job-market-token = Введіть 1, якщо жетон ринку праці у вас: { $each } бали.
companion-pad-deliveries = Введіть бали своїх дисків на темних торгових постах.
companion-pad-workers-elpaso = Введіть, скільки у вас карт робітників, хоч де вони лежать: по { $each } бали.
companion-pad-cattle-elpaso = Введіть бали всіх своїх корів, хоч де вони лежать, і бали ранчера на клітинці Simmental.
companion-pad-bonus-tokens = Введіть бали, надруковані на ваших жетонах бонусів.
companion-pad-objectives-elpaso = Введіть бали виконаних жетонів цілей. Інші нічого не варті; Сью свої виконала всі.
companion-pad-poker = Введіть суму результатів чотирьох комбінацій.
companion-pad-gold = Введіть, скільки самородків обведено, закреслених чи ні.
companion-pad-banks = Введіть суму комірок банків.
companion-pad-forts = Введіть найбільше обведене число фортів.
companion-pad-ranches = Введіть найбільше обведене число ранчо.
companion-pad-train-yards = Введіть крайній правий обведений множник, помножений на міста найбільшої мережі.
companion-pad-towns = Введіть, скільки комірок міст обведено, закреслених чи ні; першу обведено від початку.
companion-pad-goals = Введіть записані очки за завдання.
companion-pad-bonus = Троє гравців: останній у порядку ходів вводить бонус.
companion-pad-goals-left = Введіть, скільки карт завдань лишилося на столі, закритих теж: по { $each } очок до порогу.
companion-pad-part-disc = Диски: { $thing }
companion-pad-part-arrow = Стрілка: { $thing }
companion-pad-part-station = Станція { $thing }
companion-pad-part-hazard = Жетони по { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Виконані по { $thing }
companion-pad-part-failed = Невиконані, штраф по { $thing }
companion-pad-part-master-workers = Робітники, надруковані теж ({ $thing })
companion-pad-part-master-objectives = Карти цілей у вашій зоні ({ $thing })
companion-pad-part-master-hazards = Жетони небезпек ({ $thing })
companion-pad-part-master-pairs = Повні пари обох кольорів ({ $thing })
companion-pad-part-master-certificates = Сертифікати, постійні теж ({ $thing })
companion-pad-part-master-stations = Станції з вашим диском ({ $thing })
companion-pad-part-master-buildings = Власні будівлі на шляху ({ $thing })
companion-pad-part-simmental-space = Ранчер на клітинці Simmental
companion-pad-part-round = Раунд { $thing }
companion-pad-part-multiplier = Крайній правий обведений множник
companion-pad-part-network = Міста найбільшої мережі
companion-pad-part-goal-first = Завдання, виконані першими
companion-pad-part-goal-later = Завдання, виконані пізніше

# The pages of the companion

ui-companion-title = За вашим столом
ui-companion-text = Ви граєте в настільну гру, а телефон готує стіл, рахує бали й грає за суперників у соло-грі.
ui-companion-offline = Після першого відкриття ці сторінки працюють і без мережі.
ui-companion-setup = Підготовка
ui-companion-setup-text = Перелік кроків для вашої коробки: усе, що вирішує жереб, уже витягнуто.
ui-companion-score = Підрахунок
ui-companion-score-text = Введіть, що бачите; підсумки, нічиї й переможець з’являться самі.
ui-companion-solo-text = Відкриває карти й каже, що робити, крок за кроком.
ui-companion-home = Граєте за справжнім столом? Підготовка, підрахунок і суперники для соло-гри.
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
ui-option-order = Порядок ходів
ui-choice-clockwise = як сидимо, перший за жеребом
ui-choice-lot = усе за жеребом

## Соло-суперник поруч із картоном, на сторінці

ui-solo-lead = { $who } грає за іншу сторону вашої друкованої гри. Сторінка каже, що робить { $who }, і рахує бали; ви пересуваєте фігури й відповідаєте на те, що видно лише на столі. Працює і без сервера.
ui-solo-option-level = Яка складність?
ui-solo-option-b-cards = Скільки карт B?
ui-solo-option-deck = Хто бере карти?
ui-solo-choice-easy = легкий
ui-solo-choice-medium = середній
ui-solo-choice-hard = важкий
ui-solo-choice-0 = жодної
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = сторінка
ui-solo-choice-box = я
ui-solo-why-level =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }; { $extra ->
        [0] { "" }
       *[other] на одного робітника кожного фаху більше;
    } перша доставка — { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Колода з { $cards } карти; карти B роблять Сью сильнішою.
        [few] Колода з { $cards } карт; карти B роблять Сью сильнішою.
        [many] Колода з { $cards } карт; карти B роблять Сью сильнішою.
       *[other] Колода з { $cards } карти; карти B роблять Сью сильнішою.
    }
ui-solo-why-app = Друковані карти лишаються в коробці.
ui-solo-why-box = Ви відкриваєте друковані карти й кажете, що на них.
ui-solo-faces = Лицьові боки наших карт відтворено. Якщо ваші відрізняються, беріть карти самі: тоді все йде за друкованими.
ui-solo-start = Почати
ui-solo-file = Продовжити з файлу
ui-solo-file-why = Партія, збережена тут або в командному рядку.
ui-solo-trouble-damaged = Партію, яку зберіг цей браузер, пошкоджено, продовжити її не можна. Почніть нову або продовжте з файлу.
ui-solo-trouble-bad = { $file }: такої партії тут не продовжити. Нічого не змінилося.
ui-solo-trouble-other = { $file }: у цій партії суперник { $who }. Відкрийте файл на сторінці цього суперника.
ui-solo-told = Що робити
ui-solo-number = Число
ui-solo-answer = Готово
ui-solo-usual = типова відповідь
ui-solo-keys = Клавіші: цифри відповідають, Enter бере позначену відповідь, u скасовує
ui-solo-all-rules = Усі правила
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } бал
        [few] { $who }: { $points } бали
        [many] { $who }: { $points } балів
       *[other] { $who }: { $points } бала
    }
ui-solo-has = { $who } має
ui-solo-past = Попередні ходи ({ $count })
ui-solo-turn = Хід { $number }
ui-solo-set-up = Підготовка
ui-solo-session = Ця партія
ui-solo-is-level = складність: { $value }
ui-solo-is-b-cards = карти B: { $value }
ui-solo-is-deck = карти бере: { $value }
ui-solo-seed = зерно { $seed }
ui-solo-not-kept = Цей браузер нічого не зберігає: збережіть партію у файл, перш ніж закрити сторінку.
ui-solo-save = Зберегти у файл
ui-solo-new = Нова гра
ui-solo-new-sure = Цю партію буде забуто. Якщо хочете колись її продовжити, спершу збережіть її у файл.
ui-solo-new-yes = Забути
ui-solo-new-no = Грати далі

## Щоденний виклик

ui-daily = Щоденний виклик
ui-daily-of = Щоденний виклик: { $date }
ui-daily-text = Одна роздача на день, однакова для всіх на цьому сервері. Спроба лише одна.
ui-daily-play = Зіграти сьогоднішній виклик
ui-daily-continue = Продовжити виклик
ui-daily-until = Закінчіть до { $time }.
ui-daily-closed = День минув: ця гра вже не зараховується.
ui-daily-look = До свого столу
ui-daily-to-today = Сьогоднішній виклик
ui-daily-next = Наступний виклик о { $time }, { $when }.
ui-daily-away = Зараз не вдається завантажити виклик дня.
ui-daily-gone = На цей день виклику немає.
ui-daily-mine =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: місце { $rank } з { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, але запізно: гра не зараховується.
ui-daily-beaten = Поріг { $target } перевершено.
ui-daily-missed = Поріг { $target } не перевершено.
ui-daily-best = Найкращі сьогодні
ui-daily-results = Результати: { $date }
ui-daily-none = Ще ніхто не закінчив. Будьте першими!
ui-daily-none-past = Того дня ніхто не дограв.
ui-daily-playing =
    { $count ->
        [one] Ще грає { $count } людина.
        [few] Ще грають { $count } людини.
        [many] Ще грають { $count } людей.
       *[other] Ще грають { $count } людини.
    }
ui-daily-rank = Місце
ui-daily-points = Очки
ui-daily-poker = Покер
ui-daily-difference = До порогу
ui-daily-replay = Перегляд: { $name }
ui-daily-all = Усі результати
ui-daily-yesterday = Учора
ui-daily-day = Інший день
ui-daily-copy = Скопіювати посилання на цей день
ui-daily-how = Як це працює
ui-daily-how-day = Дні змінюються опівночі за UTC: за вашим часом о { $time }. Розпочата гра зараховується, якщо закінчиться до { $close }.
ui-daily-how-secret = До того ваш стіл бачите лише ви. Потім усі можуть дивитися перегляди й перевірити зерно.
ui-daily-how-undo = Кроки ходу можна скасувати, відкриті карти — ні.
ui-daily-how-order = Спершу більше очок; якщо порівну — більше очок за покерні комбінації; далі місце спільне.
ui-daily-to-results = Результати дня
ui-daily-sealed = Перегляд і запис відкриються: { $time }.

## What the server refuses
##
## problem-<text of the server up to a colon>   $n and $m are its first numbers
## problem-kind-<kind of problem>
problem-kind-bad-request = Сервер не може цього прийняти.
problem-kind-no-identity = Спершу скажіть, хто ви.
problem-kind-forbidden = Вам цього робити не можна.
problem-kind-not-found = Такого немає.
problem-kind-conflict = Гра вже пішла далі.
problem-kind-too-large = Це забагато.
problem-kind-illegal = Правила цього не дозволяють.
problem-kind-record = Із записом щось не так.
problem-kind-too-many = Забагато запитів одразу.
problem-kind-unavailable = Зараз сервер не може цього зробити.
problem-the-game-has-not-started = Гра ще не почалася.
problem-the-game-has-started = Гра вже почалася.
problem-the-game-is-over = Гру завершено.
problem-the-game-is-not-over = Гру ще не завершено.
problem-expected-seq-is-n-the-table-is-at-n = Гра вже пішла далі. Погляньте ще раз.
problem-seat-n-is-not-yours = Це не ваше місце.
problem-a-bot-plays-seat-n = За вас грає бот. Сядьте знову, щоб повернути своє місце.
problem-seat-n-is-taken = Це місце зайняте.
problem-seat-n-is-not-for-people = Це місце не для людей.
problem-seat-n-is-kept-for-somebody-else = Це місце притримано для когось іншого.
problem-seat-n-is-not-abandoned = Гравець із цього місця відсутній ще надто мало часу.
problem-you-sit-there-already = Ви вже там сидите.
problem-one-sits-down-at-this-table-by-a-link-only = За цей стіл сідають лише за посиланням.
problem-this-link-opens-no-seat = Це посилання не відкриває місця.
problem-you-have-no-seat-at-this-table = За цим столом у вас немає місця.
problem-only-the-owner-of-the-table-may-do-this = Це може лише власник столу.
problem-a-seat-is-free = Є вільне місце: запросіть когось або посадіть бота.
problem-only-the-people-at-the-table-may-ask-for-a-rematch = Попросити реванш можуть лише ті, хто за столом.
problem-the-game-has-gone-back-too-often = Партію повертали назад занадто часто.
problem-there-is-nothing-to-take-back = Скасовувати нічого.
problem-something-was-revealed-or-somebody-has-acted-since = Відтоді щось відкрилося або хтось уже діяв: запитайте інших.
problem-later-actions-build-on-what-would-be-taken-back = Від того, що ви хочете скасувати, залежать пізніші дії.
problem-in-the-daily-challenge-nothing-revealed-is-taken-back = У щоденному виклику відкритого не скасовують.
problem-only-the-people-at-the-table-vote = Голосують лише ті, хто за столом.
problem-this-vote-is-up-to-the-others = У цьому голосуванні вирішують інші.
problem-there-is-no-such-vote = Такого голосування вже немає.
problem-you-have-agreed-already = Ви вже погодилися.
problem-a-name-has-n-to-n-printable-characters = В імені від { $n } до { $m } символів.
problem-a-password-has-n-to-n-characters = У паролі від { $n } до { $m } символів.
problem-somebody-with-a-password-has-this-name = Це ім’я вже має хтось із паролем.
problem-no-such-name-with-this-password = Такого імені з цим паролем немає.
problem-this-is-not-your-password-until-now = Це не твій дотеперішній пароль.
problem-this-is-done-in-a-browser-and-not-by-a-token = Це роблять у браузері, а не токеном.
problem-you-were-logged-out = Тебе від’єднано: увійди знову.
problem-choose-a-name-first = Спершу виберіть ім’я.
problem-a-webhook-is-an-http-or-https-address = Вебхук — це адреса http або https.
problem-the-extra-card-is-for-n-to-n-players-not-n = Таємна п’ята карта — для { $n }–{ $m } гравців.
problem-dealer-n = У першого дилера немає місця за цим столом.
problem-say-something = Скажіть щось.
problem-too-many-people-act-at-once = Забагато людей діють водночас. Спробуйте ще раз.
problem-too-many-people-talk-at-once = Забагато людей говорять водночас. Спробуйте ще раз.
problem-slow-down-please = Повільніше, будь ласка.
problem-too-many-pages-look-at-this-table = За цим столом спостерігає забагато сторінок.
problem-there-is-no-such-table = Такого столу немає.
problem-there-is-no-such-device = Такого пристрою немає.
problem-there-is-no-such-game = Такої гри немає.
problem-there-is-no-such-lesson = Для цієї гри немає навчання.
problem-the-components-of-the-table-are-gone = Значень, потрібних цьому столу, більше немає.
problem-the-figures-of-this-file-are-the-printed-ones = У цьому файлі надруковані значення: міняти нічого.
problem-there-are-no-such-components = Такого файлу значень немає.
problem-these-are-no-components-of-yours-for-this-game = Цей файл значень не ваш або не для цієї гри.
problem-there-is-no-such-replay = Такого запису немає.
problem-there-is-no-challenge-of-such-a-day = На цей день виклику немає.
problem-nobody-has-played-on-this-day = Того дня ніхто не грав.
problem-there-is-nothing-at-this-address = За цією адресою нічого немає.
problem-the-record-is-open-when-the-game-is-over = Запис відкриється, коли гру завершать.
problem-the-record-is-open-when-the-day-is-over = Запис відкриється, коли мине день.
problem-the-replay-is-open-when-the-game-is-over = Перегляд відкриється, коли гру завершать.
problem-the-replay-is-open-when-the-day-is-over = Перегляд відкриється, коли мине день.
problem-no-bot-made-this-move = Цю дію виконав не бот.
problem-this-server-has-no-bots = На цьому сервері немає ботів.
problem-the-game-is-over-after-this-move = Після цієї дії гру завершено: грати далі нічого.
problem-the-table-is-of-other-rules = Цей стіл почали за іншими правилами, ніж тепер на сервері.
problem-a-body-has-at-most-n-kib = Завелике: щонайбільше { $n } КіБ.
problem-the-server-is-shutting-down = Сервер вимикається. Спробуйте за мить ще раз.
problem-the-database-does-not-answer-nothing-was-changed = База даних не відповідає; нічого не змінилося.
problem-something-went-wrong-here = На сервері щось пішло не так.
problem-this-is-not-a-record = Це не запис: перший рядок інакший.
problem-the-redeals-of-the-record-are-not-in-order = Перероздачі в записі не по порядку.
problem-the-record-is-cut-off = Запис обірвано: бракує кінця.
problem-the-record-does-not-say-its-game-seats-seed-and-options = Запис не називає гри, місць, зерна й параметрів.
problem-the-record-is-of-an-unknown-game = Запис гри, якої тут не знають.
problem-the-record-is-of-other-rules = Запис зроблено за іншою версією правил.
problem-the-record-needs-other-components = Цю партію грали з іншими значеннями, ніж тут.
problem-the-lines-before-the-first-move-are-not-in-order = Рядки перед першою дією не в порядку.
problem-the-last-line-does-not-count-n-moves = Останній рядок налічує не { $n }, а іншу кількість дій.
problem-move-n-was-altered-lost-or-moved = Дію { $n } змінено, втрачено або пересунуто.
problem-move-n-is-not-legal = Правила не дозволяють дії { $n }.
problem-move-n-is-of-seat-n-which-is-not-at-the-table = Дію { $n } зроблено з місця, якого немає за столом.
problem-the-moves-are-legal-but-do-not-lead-to-the-position-of-the-last-line = Дії дозволені, але ведуть не до позиції з останнього рядка.
problem-a-record-is-plain-text-of-at-most-n-characters = Запис — це звичайний текст щонайбільше з { $n } символів.
problem-the-seed-of-a-record-is-a-number-of-at-most-n-bits = Зерно запису — це число щонайбільше з { $n } бітів.
problem-the-lines-of-the-file-end-as-on-windows = Рядки файлу закінчуються, як у Windows: збережіть його зі звичайними кінцями рядків.
problem-line-n-has-characters-that-are-not-text = У рядку { $n } є символи, які не є текстом.

## The terminal
cli-trail = Шлях
cli-ahead = Попереду
cli-legend-pioneer = Числа: варіанти · = потребує моста, # тунелю · T місто · масть: колія або її кінець · mi шахта, sa салун, ba банк, ty парк колій, fo форт, ra ранчо, з кількістю сторін, яких бракує; * активовано
