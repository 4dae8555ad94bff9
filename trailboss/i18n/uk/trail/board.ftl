### The board.

ui-board-start = Початок
ui-board-empty = { $place }, порожньо
ui-board-building = { $place }, будівля { $name } ({ $who })
ui-board-building-own = { $place }, ваша будівля { $name }
ui-board-neutral = нейтральна будівля { $name }
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
ui-about-risk = ризик поруч: { $what }
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
ui-board-step-limit = ліміт кроків { $count }
