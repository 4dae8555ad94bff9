### What choices of El Paso are called, cost and do.

elpaso-action-draw = взяти: { $thing }
action-again = обміняти ще раз
action-all-rounders = скинути універсалів: { $thing }
action-post = доставити на торговий пост { $thing }
action-spend = скинути робітника заради бонусу: { $thing }
action-train = використати карту потяга { $thing }

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
