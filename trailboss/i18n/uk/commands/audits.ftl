# What is wrong with a position as a whole: its audit.

## All games
error-audit-view = карту видно лише зі звороту; те, що хтось бачить, — не позиція
error-audit-seat = місце { $seat }: { $fault }
error-audit-count = { $name }: має бути { $want }, а не { $have }
error-audit-own = { $name }: місце { $seat } має лише { $count }
error-audit-lies = { $tile } не може лежати в цьому місці: { $place }
error-audit-neutral = нейтральна будівля { $name }

## Trail games
error-audit-building = будівля { $name }
error-audit-market-sorted = ринок худоби не впорядковано
error-audit-market-card = на ринку худоби є карта, яку там не продають
error-audit-area = в ігровій зоні є карта, яка не є картою цілей
error-audit-bag = у мішечку { $bag } ніколи не було стільки таких жетонів: { $name }
error-audit-column = у стовпчику прогнозу { $column } два місця, а не { $has }
error-audit-master-twice = жетон начальника станції лежить у двох місцях
error-audit-masters = начальників, що залишили свої станції, { $count }, а не { $has }
error-audit-engines = на клітинці { $space } стоять два локомотиви
error-audit-engine-rests = локомотив місця { $seat } лишився на клітинці { $space }
error-audit-herder-rests = скотар місця { $seat } лишився в Канзас-Сіті
error-audit-herder-beside = скотар місця { $seat } стоїть поза шляхом
error-audit-token-holder = жетон ринку праці хтось має саме тоді, коли він залишив останній ряд
error-audit-jobs-columns = на ринку праці є робітники в стовпчиках, які не використовують
error-audit-jobs-below = на ринку праці є робітники нижче жетона
error-audit-jobs-left = ряд ринку праці з жетоном заповнено не зліва
error-audit-column-refilled = стовпчик прогнозу { $column } не поповнено
error-audit-display-refilled = відкриті карти цілей не поповнено
error-audit-workers = у кожному ряду робітників їх від 1 до 6
error-audit-secret = таємна карта, якої немає серед цілей на руці
error-audit-heap = небезпека, бандит або типі лежить не в тій купці
error-audit-city = { $city }: дисків { $count }
error-audit-dollars = доларів: { $count }
error-audit-tokens = жетонів обміну: { $count }
error-audit-certificates = сертифікатів щонайбільше { $most }
error-audit-all-discs = дисків { $count }, а не { $board } на планшеті й { $away } деінде
error-audit-automa-cards = карти автоми неповні
error-audit-automa-money = автома не має ні грошей, ні жетонів обміну, ні сертифікатів
error-audit-automa-deck = автома не має карт, крім тих, що отримала
error-audit-automa-herder = скотар автоми завжди на полі

## El Paso
error-audit-nothing = ніщо
error-audit-supply = місць для жетонів потяга { $places }, а не { $has }
error-audit-other-kind = жетон лежить серед жетонів іншого виду
error-audit-supply-empty = місце для жетона потяга порожнє, хоча в стосі ще є жетони
error-audit-buildings = будівлі { $number }
error-audit-owner = будівля не належить нікому за столом
error-audit-simmental = ранчер стоїть на клітинці Simmental, хоча карти ще є
error-audit-discs = дисків має бути { $count }, а не { $has }
error-audit-second-disc = на торговому посту лежить другий диск, якого він не приймає
error-audit-markers = маркерів власності всього { $count }
error-audit-range = сертифікатів, доларів або жетонів обміну не може бути стільки
error-audit-worker-hand = на руці є робітник
error-audit-rancher = ранчер без причини поза шляхом або на ньому
error-audit-rancher-empty = ранчер стоїть на порожній клітинці
error-audit-sue-money = Сью не має доларів, жетонів обміну чи сертифікатів
error-audit-sue-herd = Сью не має стада
error-audit-sue-worker = робітник Сью лежить у стосі її корів
error-audit-bot-card = карта бота { $name }
error-audit-resources = { $name }: у колоді ресурсів було { $count }, а не { $has }
error-audit-sue-row = у ряду Сью кожен фах є один раз
error-audit-sue-joined = універсалів у Сью { $count }, а приєдналося { $joined }
error-audit-sue-posts = диски Сью лежать не на перших постах її списку

## Pioneer Rails
error-audit-cards = карти — { $cards }
error-audit-goal-types = види цілей — { $types }
error-audit-goal-twice = завдання лежить там двічі
error-audit-goal-solo = у грі наодинці за завдання є очки
error-audit-sheet = аркуш не випливає зі своїх колій
error-audit-sum = не сходиться: { $name }
error-audit-town-boxes = комірки міст
error-audit-crossed-boxes = викреслені комірки міст
error-audit-nuggets = самородки
error-audit-crossed-nuggets = викреслені самородки
error-audit-bank-boxes = комірки банків
error-audit-saloon-symbols = символи салунів
error-audit-hands = комбінації
error-audit-lost-symbols = втрачені символи
error-audit-cells = { $kind }: полічено клітин { $count }, а не { $has }
error-audit-active = { $cell } активовано без причини
error-audit-inactive = { $cell } не активовано
error-audit-tracks = забагато колій
error-audit-ranks = записано рангів { $ranks }, а ходів { $turns }
error-audit-used = використано більше, ніж дають комірки
error-audit-unjoined = { $track } не з’єднано зі своєю станцією
error-audit-no-side = { $track } — не сторона й не короткий шлях цієї мапи
error-audit-meet = залізниць, що сходяться в { $place }: { $count }
error-audit-shortcuts = два короткі шляхи перетинаються в одній клітині
