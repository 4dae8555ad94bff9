### What choices of El Paso are called, cost and do.

elpaso-action-draw = взяти: { $thing }
action-again = обміняти ще раз
action-all-rounders = скинути універсалів: { $thing }
action-post = доставити на торговий пост { $thing }
action-spend = скинути робітника заради бонусу: { $thing }
action-train = використати карту потяга { $thing }

ui-elpaso-start-at = почати тут: { $place }
ui-elpaso-go = їхати: { $place }
ui-elpaso-stop = зупинитися: { $place }
ui-elpaso-take = взяти { $token }
ui-elpaso-draw =
    { $kind ->
        [objective] узяти жетон цілі наосліп
       *[bonus] узяти жетон бонусу наосліп
    }
ui-elpaso-again = обміняти ще раз
ui-elpaso-hire =
    { $worker ->
        [cowboy] найняти ковбоя
        [builder] найняти будівельника
        [engineer] найняти інженера
       *[all_rounder] найняти універсала
    }
ui-elpaso-buy = купити { $cow }
ui-elpaso-use-train = використати карту потяга { $number }
ui-elpaso-build = будівля { $number }
ui-elpaso-site = будувати тут: { $place }
ui-elpaso-replace = замінити: { $place }
ui-elpaso-mix =
    { $all ->
        [0] універсал × { $all }
       *[other] { $trade } × { $others }, універсал × { $all }
    }
ui-elpaso-certificates =
    { $amount ->
        [0] не витрачати сертифікатів
        [one] витратити { $amount } сертифікат
        [few] витратити { $amount } сертифікати
        [many] витратити { $amount } сертифікатів
       *[other] витратити { $amount } сертифікатів
    }
ui-elpaso-deliver = доставити на торговий пост { $post }
ui-elpaso-disc = зняти диск: { $slot }
ui-elpaso-spend =
    { $worker ->
        [cowboy] скинути ковбоя
        [builder] скинути будівельника
        [engineer] скинути інженера
       *[all_rounder] скинути універсала
    }: { $what }
ui-elpaso-cost-engineers =
    { $amount ->
        [one] { $amount } інженер
        [few] { $amount } інженери
        [many] { $amount } інженерів
       *[other] { $amount } інженерів
    }
ui-elpaso-value = вартість { $value }
ui-elpaso-worker-bonus = за скидання: { $what }
ui-elpaso-worth = вартість худоби { $worth }: до поста { $posts }
ui-elpaso-any-disc = приймає будь-який диск
ui-elpaso-light-disc = приймає лише диски зі світлих місць
ui-elpaso-exchange = повернути жетон: взяти одну карту, потім скинути одну
ui-elpaso-opens-aux1-upgrade = покращує допоміжну дію 1
ui-elpaso-opens-aux2-unlock = відкриває допоміжну дію 2
ui-elpaso-opens-aux3-upgrade = покращує допоміжну дію 3
ui-elpaso-opens-aux4-unlock = відкриває допоміжну дію 4
ui-elpaso-opens-permanent-certificate = постійний сертифікат
ui-elpaso-opens-hand-limit = на одну карту в руці більше
ui-elpaso-opens-step-limit = на один крок більше
ui-elpaso-cow-any = будь-яку корову
ui-elpaso-cow-value = корову вартістю { $value }
ui-elpaso-do-discardcow =
    скинути { $cards } й отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-elpaso-do-discardcow-value =
    скинути { $cards } й отримати { $per ->
        [one] { $per } долар
        [few] { $per } долари
        [many] { $per } доларів
       *[other] { $per } доларів
    } за одиницю вартості породи
ui-elpaso-do-removecow = прибрати з гри { $cards } з руки
ui-elpaso-do-gain =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-elpaso-do-certify =
    отримати { $amount ->
        [one] { $amount } сертифікат
        [few] до { $amount } сертифікатів
        [many] до { $amount } сертифікатів
       *[other] до { $amount } сертифікатів
    }
ui-elpaso-do-gaintokens =
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
ui-elpaso-do-hire =
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
ui-elpaso-do-buycow = купити корову за допомогою ковбоїв
ui-elpaso-do-gaincow =
    отримати { $breed }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } долар
        [few] { " " }за { $cost } долари
        [many] { " " }за { $cost } доларів
       *[other] { " " }за { $cost } доларів
    }
ui-elpaso-do-usetrain = використати карту потяга за допомогою інженерів
ui-elpaso-do-taketoken =
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
ui-elpaso-do-build = звести або замінити будівлю за допомогою будівельників
ui-elpaso-do-auxiliary =
    { $count ->
        [one] виконати { $count } допоміжну дію
        [few] виконати { $count } різні допоміжні дії
        [many] виконати { $count } різних допоміжних дій
       *[other] виконати { $count } різних допоміжних дій
    }
ui-elpaso-do-move =
    { $steps ->
        [one] проїхати до { $steps } кроку й скористатися тією зупинкою
        [few] проїхати до { $steps } кроків і скористатися тією зупинкою
        [many] проїхати до { $steps } кроків і скористатися тією зупинкою
       *[other] проїхати до { $steps } кроків і скористатися тією зупинкою
    }
ui-elpaso-do-exchange =
    { $count ->
        [one] взяти одну карту, потім скинути одну
        [few] взяти одну карту, потім скинути одну, до { $count } разів
        [many] взяти одну карту, потім скинути одну, до { $count } разів
       *[other] взяти одну карту, потім скинути одну, до { $count } разів
    }
ui-elpaso-do-stepbonus =
    ще { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроків
    }
ui-elpaso-do-certificatebonus =
    заплатити { $cost ->
        [one] { $cost } долар
        [few] { $cost } долари
        [many] { $cost } доларів
       *[other] { $cost } доларів
    } за сертифікат
ui-elpaso-do-moneybonus =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }
ui-elpaso-ask-placerancher = Де починає ваш ранчер?
ui-elpaso-ask-walk =
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
ui-elpaso-ask-perform =
    { $place ->
        [train] Карта потяга { $card }: що ви робите?
        [foreign] Чужа будівля: одна допоміжна дія.
       *[tile]
            { $used ->
                [0] Що ви тут робите?
               *[other] Що ще ви тут робите?
            }
    }
ui-elpaso-ask-choosetoken =
    { $kind ->
        [start] З якою ціллю ви починаєте?
        [objective] Який жетон цілі ви берете?
        [bonus] Який жетон бонусу ви берете?
       *[any] Який жетон ви берете?
    }
ui-elpaso-ask-offerimmediate = Використати ефект жетона зараз?
ui-elpaso-ask-chooseauxiliary =
    { $left ->
        [one] Яка допоміжна дія?
        [few] Яка допоміжна дія перша?
        [many] Яка допоміжна дія перша?
       *[other] Яка допоміжна дія перша?
    }
ui-elpaso-ask-choosecow = Яку корову ви скинете, щоб отримати долари?
ui-elpaso-ask-chooseremoval = Яку корову прибрати з гри?
ui-elpaso-ask-discarddrawn = Яку карту ви скидаєте?
ui-elpaso-ask-exchangeagain = Ще один обмін?
ui-elpaso-ask-window = Щось іще перед кінцем вашого ходу?
ui-elpaso-ask-choosekind = Яку будівлю ви зводите?
ui-elpaso-ask-choosesite = Де стоятиме будівля { $number }?
ui-elpaso-ask-choosecertificates = Ель-Пасо: ви показуєте руку. Скільки сертифікатів витрачаєте?
ui-elpaso-ask-choosepost = Вартість вашої худоби: { $value }. На який торговий пост доставити?
ui-elpaso-ask-choosedisc = Який диск іде на торговий пост { $post }?
ui-elpaso-ask-choosebreed = Яку корову ви купуєте?
ui-elpaso-ask-choosetraincard = Яку карту потяга ви використовуєте?
ui-elpaso-ask-chooseworker =
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
ui-elpaso-ask-employ =
    { $count ->
        [one] Якого робітника ви скидаєте?
        [few] Яких { $count } робітників ви скидаєте?
        [many] Яких { $count } робітників ви скидаєте?
       *[other] Яких { $count } робітників ви скидаєте?
    }
