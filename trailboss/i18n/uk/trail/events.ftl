### What happens in the trail games.

event-auxiliary = { $who } виконує допоміжну дію { $amount }
event-build =
    { $what ->
        [building] { $who } зводить будівлю { $amount }
       *[other] { $who } зводить: { $thing }
    }
event-buy = { $who } купує: { $thing }
event-clear = { $who } усуває небезпеку: { $thing }
event-collect = { $who } забирає бандита: { $thing }
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
event-foresee =
    { $what ->
        [many] нові прогнози: { $thing }
       *[other] колонка прогнозу { $amount }: { $thing }
    }
event-hire = { $who } наймає: { $thing }
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
