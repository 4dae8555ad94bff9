### What tiles and cards say. The values are the fields of the effect.

per-forest = каждую постройку в лесу
per-pairs = каждую пару обоих цветов
per-builders = каждого строителя
per-engineers = каждого инженера
per-cowboys = каждого ковбоя
per-stations = каждую станцию
per-hazards = каждую опасность
per-buildings = каждую постройку
per-certificates = каждый сертификат
per-objectives = каждую карточку цели
per-workers = каждого рабочего

cards-any-cattle = любую карточку скота
cards-objective = карточку цели
cards-or = { " или " }

join-all = { ", " }
join-oneof = { ", или " }

effect-gain =
    { $dollars ->
        [0] { "" }
        [one] получить { $dollars } доллар
        [few] получить { $dollars } доллара
        [many] получить { $dollars } долларов
       *[other] получить { $dollars } доллара
    }{ $certificates ->
        [0] { "" }
       *[other]
            { $dollars ->
                [0] получить{ " " }
               *[other] { " и " }
            }до { $certificates ->
                [one] { $certificates } сертификата
                [few] { $certificates } сертификатов
                [many] { $certificates } сертификатов
               *[other] { $certificates } сертификатов
            }
    }{ $tokens ->
        [0] { "" }
       *[other] получить жетон обмена
    }
effect-gainper =
    получить { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
        [many] { $dollars } долларов
       *[other] { $dollars } доллара
    }{ $certificates ->
        [0] { "" }
       *[other]
            { " " }и до { $certificates ->
                [one] { $certificates } сертификата
                [few] { $certificates } сертификатов
                [many] { $certificates } сертификатов
               *[other] { $certificates } сертификатов
            }
    } за { $per }
effect-all = { $effects }
effect-oneof = { $effects }
effect-discard = сбросить { $cards }: { $reward }
effect-discardpair = сбросить две карточки одной породы: { $reward }
effect-drawdiscard =
    { $per ->
        [none]
            { $exactly ->
                [1]
                    взять { $cards ->
                        [one] { $cards } карточку
                        [few] { $cards } карточки
                        [many] { $cards } карточек
                       *[other] { $cards } карточки
                    }, затем сбросить столько же
               *[other]
                    взять до { $cards ->
                        [one] { $cards } карточки
                        [few] { $cards } карточек
                        [many] { $cards } карточек
                       *[other] { $cards } карточек
                    }, затем сбросить столько же
            }
       *[other] взять до одной карточки за { $per }, затем сбросить столько же
    }
effect-removecards =
    { $cards ->
        [1] убрать карточку с руки из игры
        [one] убрать до { $cards } карточки с руки из игры
        [few] убрать до { $cards } карточек с руки из игры
        [many] убрать до { $cards } карточек с руки из игры
       *[other] убрать до { $cards } карточек с руки из игры
    }
effect-aux = одно вспомогательное действие, одиночное или двойное
effect-build =
    возвести или заменить постройку, { $rate ->
        [one] { $rate } доллар
        [few] { $rate } доллара
        [many] { $rate } долларов
       *[other] { $rate } доллара
    } за каждого строителя
effect-buycattle = купить скот
effect-collectbandit = забрать бандита
effect-copy = выполнить действия локации соседней постройки
effect-extradelivery = отвести паровоз назад и сделать доставку
effect-freemove =
    передвинуть пастуха до { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
        [many] { $steps } шагов
       *[other] { $steps } шагов
    } вперёд без платы за проход
effect-hire =
    нанять рабочего{ $modifier ->
        [0] { "" }
        [2] { " " }на 2 доллара дороже
        [-1] { " " }на 1 доллар дешевле
       *[other] { " " }на 2 доллара дешевле
    }
effect-moveengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатить { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            }:{ " " }
    }паровоз вперёд { $per ->
        [none]
            до { $most ->
                [one] { $most } клетки
                [few] { $most } клеток
                [many] { $most } клеток
               *[other] { $most } клеток
            }
       *[other] до одной клетки за { $per }
    }
effect-backengine =
    { $dollars ->
        [0] { "" }
       *[other]
            заплатить { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            },{ " " }
    }паровоз назад на { $moves ->
        [one] { $moves } клетку
        [few] { $moves } клетки
        [many] { $moves } клеток
       *[other] { $moves } клетки
    }: { $reward }
effect-moveherder =
    { $steps ->
        [1] передвинуть пастуха на 1 шаг; передвинуть пастуха до { $steps } шагов
        [one] пройти пастухом до { $steps } шага
        [few] пройти пастухом до { $steps } шагов
        [many] пройти пастухом до { $steps } шагов
       *[other] пройти пастухом до { $steps } шагов
    }
effect-removehazard =
    { $dollars ->
        [0] убрать опасность
       *[other]
            убрать опасность за { $dollars ->
                [one] { $dollars } доллар
                [few] { $dollars } доллара
                [many] { $dollars } долларов
               *[other] { $dollars } доллара
            }
    }
effect-takeobjective =
    { $to_hand ->
        [1] взять карточку цели на руку
       *[other] взять карточку цели
    }
effect-upgradebehind = улучшить станцию позади паровоза
