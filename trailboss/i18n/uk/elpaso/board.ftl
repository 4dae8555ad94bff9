### The board.

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
