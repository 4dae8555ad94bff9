### The board.

ui-elpaso-board = Поле Ель-Пасо
ui-elpaso-posts = Торгові пости
ui-elpaso-simmental =
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
ui-elpaso-simmental-short = Simmental
ui-elpaso-ended = { $who } на клітинці Simmental: останні ходи
ui-elpaso-post =
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
ui-elpaso-post-reward = { $post }, дає: { $what }
ui-elpaso-empty =
    { $place }, порожньо, будівництво тут { $cost ->
        [0] не дорожче
        [one] дорожче на { $cost } долар
        [few] дорожче на { $cost } долари
        [many] дорожче на { $cost } доларів
       *[other] дорожче на { $cost } доларів
    }
ui-elpaso-neutral = будівля { $letter }
ui-elpaso-owned = { $place } (будівля { $number }, { $who })
ui-elpaso-stop-does = { $place }: { $what }
ui-elpaso-el-paso =
    отримати { $dollars ->
        [one] { $dollars } долар
        [few] { $dollars } долари
        [many] { $dollars } доларів
       *[other] { $dollars } доларів
    }, взяти Simmental, доставити худобу з руки
ui-elpaso-rancher = ранчер ({ $who }): { $place }
ui-elpaso-cattle = Ринок худоби
ui-elpaso-cattle-cow =
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
ui-elpaso-workers = Ринок робітників
ui-elpaso-worker = { $name }, лишилося { $count }; бонус за скидання: { $what }
ui-elpaso-buildings = Ринок будівель
ui-elpaso-building =
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
ui-elpaso-train = Потяг
ui-elpaso-train-card =
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
ui-elpaso-supply = Жетони потяга
ui-elpaso-supply-objectives = Цілі
ui-elpaso-supply-bonuses = Бонуси
ui-elpaso-stack =
    { $kind ->
        [objective] жетонів цілей долілиць: { $count }
       *[bonus] жетонів бонусів долілиць: { $count }
    }
ui-elpaso-objective = жетон цілі { $number }
ui-elpaso-bonus = жетон бонусу { $number }
ui-elpaso-token =
    { $name }: { $what }; { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }
ui-elpaso-token-none = порожнє місце запасу
ui-elpaso-token-permanent = постійний сертифікат
ui-elpaso-token-duplicate = за кожної доставки рахує ще одну корову однієї породи
ui-elpaso-token-points = лише бали
ui-elpaso-need-card = { $name } × { $count }
ui-elpaso-need-building =
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
ui-elpaso-need-disc =
    { $count ->
        [one] { $count } диск на посту { $posts }; інші — на постах { $posts }
        [few] { $count } диски
        [many] { $count } дисків
       *[other] { $count } дисків
    } на постах { $posts }
ui-elpaso-need-bonus =
    { $count ->
        [one] { $count } жетон бонусу
        [few] { $count } жетони бонусів
        [many] { $count } жетонів бонусів
       *[other] { $count } жетонів бонусів
    }
ui-elpaso-hand-worth = вартість в Ель-Пасо: { $value }
ui-elpaso-ready = Робітники напоготові
ui-elpaso-ready-of = { $name }, напоготові { $count }; будь-коли: { $what }
ui-elpaso-aux = допоміжна дія { $number }: { $what }
ui-elpaso-aux-locked = допоміжна дія { $number }, закрита диском: { $what }
ui-elpaso-slot =
    місце для диска: { $name }, { $corner ->
        [dark] темні кути
       *[light] світлі кути
    }, { $state ->
        [covered] закрито
       *[clear] відкрито
    }
ui-elpaso-certificates-of = сертифікати { $count } із { $most }, постійні { $permanent }
ui-elpaso-buildings-of = Будівлі
ui-elpaso-tokens-of = Жетони
ui-elpaso-herd = Стадо
ui-elpaso-discard = Колода скиду: { $count }
ui-elpaso-unseen = Долілиць, у невідомому порядку: { $count }
ui-elpaso-posts-of = Доставки
ui-elpaso-sue-card = карта бота { $card }
ui-elpaso-sue-now = Її остання карта
ui-elpaso-sue-none = Вона ще не відкривала карт.
ui-elpaso-sue-deck = Колода бота: { $count }
ui-elpaso-sue-used = використано: { $count }
ui-elpaso-sue-row = Її ряд стратегії
ui-elpaso-sue-group =
    { $trade }: { $count }{ $joined ->
        [0] { "" }
        [one] , з них { $joined } універсал
        [few] , з них { $joined } універсали
        [many] , з них { $joined } універсалів
       *[other] , з них { $joined } майстрів на всі руки
    }
ui-elpaso-sue-resources = Колода ресурсів: { $count }
ui-elpaso-sue-cows = Її корови
