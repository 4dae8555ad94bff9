### What all games say.

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

thing-in-row = { $thing } (рядок { $row })
