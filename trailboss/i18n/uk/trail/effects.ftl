### What tiles and cards say. The values are the fields of the effect.

per-forest = кожну будівлю в лісі
per-pairs = кожну пару обох кольорів
per-builders = кожного будівельника
per-engineers = кожного інженера
per-cowboys = кожного ковбоя
per-stations = кожну станцію
per-hazards = кожну небезпеку
per-buildings = кожну будівлю
per-certificates = кожен сертифікат
per-objectives = кожну карту цілей
per-workers = кожного робітника

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
