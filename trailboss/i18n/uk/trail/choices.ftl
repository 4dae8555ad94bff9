### What is asked and chosen in the trail games.

action-go = іти: { $thing }
action-stop = зупинитися тут
action-use = локальна дія { $thing }
action-risk = ризикова дія
action-aux = допоміжна дія { $thing }
action-double = подвійна допоміжна дія { $thing }
action-exchange = використати жетон обміну
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
action-draw =
    взяти { $thing ->
        [one] { $thing } карту
        [few] { $thing } карти
        [many] { $thing } карт
       *[other] { $thing } карти
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
question-choosehazard = Яку небезпеку ви усуваєте?
question-chooseworker = Кого ви наймаєте?
