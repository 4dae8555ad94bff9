### What all games say.

action-pass = пропустить

event-draw =
    { $what ->
        [cards]
            { $who } берёт { $amount ->
                [one] { $amount } карточку
                [few] { $amount } карточки
                [many] { $amount } карточек
               *[other] { $amount } карточки
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
                        [one] { $amount } карточку
                        [few] { $amount } карточки
                        [many] { $amount } карточек
                       *[other] { $amount } карточки
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

thing-in-row = { $thing } (ряд { $row })
