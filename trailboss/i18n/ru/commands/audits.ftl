# What is wrong with a position as a whole: its audit.

## All games
error-audit-view = карточка видна только с оборота; то, что кто-то видит, — не позиция
error-audit-seat = место { $seat }: { $fault }
error-audit-count = { $name }: должно быть { $want }, а не { $have }
error-audit-own = { $name }: у места { $seat } только { $count }
error-audit-lies = { $tile } не может лежать в этом месте: { $place }
error-audit-neutral = нейтральное здание { $name }

## Trail games
error-audit-building = здание { $name }
error-audit-market-sorted = рынок скота не упорядочен
error-audit-market-card = на рынке скота есть карточка, которую там не продают
error-audit-area = в игровой зоне есть карточка, которая не является карточкой цели
error-audit-bag = в мешочке { $bag } никогда не было столько таких жетонов: { $name }
error-audit-column = в столбце прогноза { $column } два места, а не { $has }
error-audit-master-twice = жетон начальника станции лежит в двух местах
error-audit-masters = начальников, покинувших свои станции, { $count }, а не { $has }
error-audit-engines = на клетке { $space } стоят два паровоза
error-audit-engine-rests = паровоз места { $seat } остался на клетке { $space }
error-audit-herder-rests = пастух места { $seat } остался в Канзас-Сити
error-audit-herder-beside = пастух места { $seat } стоит вне пути
error-audit-token-holder = жетон рынка труда есть у кого-то именно тогда, когда он покинул последний ряд
error-audit-jobs-columns = на рынке труда есть рабочие в столбцах, которые не используются
error-audit-jobs-below = на рынке труда есть рабочие ниже жетона
error-audit-jobs-left = ряд рынка труда с жетоном заполнен не слева
error-audit-column-refilled = столбец прогноза { $column } не пополнен
error-audit-display-refilled = открытые карточки целей не пополнены
error-audit-workers = в каждом ряду рабочих их от 1 до 6
error-audit-secret = тайная карточка, которой нет среди целей на руке
error-audit-heap = опасность, бандит или типи лежит не в той стопке
error-audit-city = { $city }: дисков { $count }
error-audit-dollars = долларов: { $count }
error-audit-tokens = жетонов обмена: { $count }
error-audit-certificates = сертификатов не больше { $most }
error-audit-all-discs = дисков { $count }, а не { $board } на планшете и { $away } в других местах
error-audit-automa-cards = карточки автомы неполны
error-audit-automa-money = у автомы нет ни денег, ни жетонов обмена, ни сертификатов
error-audit-automa-deck = у автомы нет карточек, кроме тех, что она получила
error-audit-automa-herder = пастух автомы всегда на поле

## El Paso
error-audit-nothing = ничто
error-audit-supply = мест для жетонов поезда { $places }, а не { $has }
error-audit-other-kind = жетон лежит среди жетонов другого вида
error-audit-supply-empty = место для жетона поезда пусто, хотя в стопке ещё есть жетоны
error-audit-buildings = здания { $number }
error-audit-owner = здание не принадлежит никому за столом
error-audit-simmental = ранчер стоит на симментальской клетке, хотя карточки ещё есть
error-audit-discs = дисков должно быть { $count }, а не { $has }
error-audit-second-disc = на торговом посту лежит второй диск, который он не принимает
error-audit-markers = маркеров владельца всего { $count }
error-audit-range = сертификатов, долларов или жетонов обмена не может быть столько
error-audit-worker-hand = на руке есть рабочий
error-audit-rancher = ранчер без причины вне пути или на нём
error-audit-rancher-empty = ранчер стоит на пустой клетке
error-audit-sue-money = у Сью нет долларов, жетонов обмена и сертификатов
error-audit-sue-herd = у Сью нет стада
error-audit-sue-worker = рабочий Сью лежит в стопке её коров
error-audit-bot-card = карточка бота { $name }
error-audit-resources = { $name }: в колоде ресурсов было { $count }, а не { $has }
error-audit-sue-row = в ряду Сью каждая специальность есть один раз
error-audit-sue-joined = универсалов у Сью { $count }, а присоединилось { $joined }
error-audit-sue-posts = диски Сью лежат не на первых постах её списка

## Pioneer Rails
error-audit-cards = карты — { $cards }
error-audit-goal-types = виды целей — { $types }
error-audit-goal-twice = цель лежит там дважды
error-audit-goal-solo = в игре в одиночку есть очки за цель
error-audit-sheet = лист не следует из своих путей
error-audit-sum = не сходится: { $name }
error-audit-town-boxes = ячейки городов
error-audit-crossed-boxes = зачёркнутые ячейки городов
error-audit-nuggets = самородки
error-audit-crossed-nuggets = зачёркнутые самородки
error-audit-bank-boxes = ячейки банков
error-audit-saloon-symbols = символы салунов
error-audit-hands = комбинации
error-audit-lost-symbols = потерянные символы
error-audit-cells = { $kind }: посчитано клеток { $count }, а не { $has }
error-audit-active = { $cell } активировано без причины
error-audit-inactive = { $cell } не активировано
error-audit-tracks = слишком много путей
error-audit-ranks = записано достоинств { $ranks }, а ходов { $turns }
error-audit-used = использовано больше, чем дают ячейки
error-audit-unjoined = { $track } не соединено со своей станцией
error-audit-no-side = { $track } — не сторона и не короткий путь этой карты
error-audit-meet = железных дорог, которые сходятся в { $place }: { $count }
error-audit-shortcuts = два коротких пути пересекаются в одной клетке
