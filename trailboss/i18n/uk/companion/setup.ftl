### The set-up.
###
### companion-setup-<step>       the numbers of the step
### companion-setup-<step>-row   $who $at $thing and the numbers of a seat

companion-setup-title = { $game }: підготовка, гравців: { $players }, зерно: { $seed }.
companion-setup-first = Хто починає, вирішує жереб. Далі за годинниковою стрілкою.
companion-setup-first-row = { $who } починає
companion-setup-dealer = Першого дилера визначає жереб. Далі за годинниковою стрілкою.
companion-setup-dealer-row = дилер: { $who }
companion-setup-order = Сядьте за годинниковою стрілкою в такому порядку. Починає перший.
companion-setup-order-row = { $who }
companion-setup-colours = Кольори за жеребом.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Покладіть по одному жетону начальника станції горілиць до станцій 1–5. Решта ({ $left }) — у коробку.
companion-setup-masters-row = Станція { $at }: { $thing }
companion-setup-masters-all = Покладіть по одному жетону начальника станції горілиць до станцій 1–5.
companion-setup-masters-all-row = Станція { $at }: { $thing }
companion-setup-neutral = Розкладіть нейтральні будівлі по місцях за жеребом.
companion-setup-neutral-row = Місце { $at }: будівля { $thing }
companion-setup-neutral-letters = Покладіть кожну нейтральну будівлю на місце з її літерою.
companion-setup-token = Поставте жетон ринку праці на кружечок рядка { $row } ринку праці.
companion-setup-bags = Розсортуйте { $tiles } жетони з числом на звороті за цим числом ({ $bags } мішечки або закриті стоси) і перемішайте кожен.
companion-setup-tiles = Витягуйте жетони зі зворотом 1, доки на полі не лежатиме жетонів: { $tiles }, кожен на найменшому вільному номері своєї ділянки. Жетон, чия ділянка повна, повертають, і він не рахується.
companion-setup-jobs = Заповніть ринок праці робітниками зі зворотом 2, усього { $workers }: рядок 1, потім рядок 2, зліва направо у крайніх правих колонках ({ $columns }), до місця ліворуч від жетона.
companion-setup-foresight = Покладіть по { $tiles } жетони кожного звороту горілиць на місця прогнозу з тим самим числом.
companion-setup-market = Перемішайте карти худоби ринку ({ $cards }) і викладіть відкрито { $open }.
companion-setup-simmental-piles = Simmental: рівень 1 вмішано в карти ринку. Рівні 2 і 3 лежать біля поля відкритими стосами по { $cards } (стосів: { $stages }).
companion-setup-display = Перемішайте карти цілей ({ $cards }) і викладіть відкрито { $open }.
companion-setup-own = Кожен бере колір: планшет, будівлі ({ $buildings }), диски на кольорових місцях ({ $discs }), локомотив на 0, маркер сертифікатів на 0, скотаря біля планшета, власні карти худоби як перемішану колоду ({ $cards }).
companion-setup-count-tile = Накрийте панель фази A кожного планшета плиткою кількості гравців, боком { $players }.
companion-setup-sides = Поверніть приватні будівлі цими боками, однаково для всіх.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Усі приватні будівлі лежать боком a.
companion-setup-sides-b = Усі приватні будівлі лежать боком b.
companion-setup-starting = Перемішайте стартові карти цілей ({ $cards }) і роздайте кожному по одній горілиць. Зайві в коробку: { $left }.
companion-setup-capital = Гроші й рука в порядку ходів:
companion-setup-capital-row = { $who }: ${ $dollars }, карт у руці { $cards }
companion-setup-capital-tokens = Гроші, рука й жетони обміну в порядку ходів:
companion-setup-capital-tokens-row = { $who }: ${ $dollars }, карт у руці { $cards }, жетонів обміну { $tokens }
companion-setup-capital-elpaso = Тепер гроші й жетони обміну в порядку ходів:
companion-setup-capital-elpaso-row = { $who }: ${ $dollars }, жетонів обміну { $tokens }
companion-setup-sam = Готуйте стіл як для двох: ви й Сем. Його сторінка підкаже, що покласти йому; відкрийте її до заповнення ринку праці, бо перший робітник іде йому.
companion-setup-sue = Готуйте стіл як для двох: ви й Сью. Її сторінка підкаже, що покласти їй, і перемішає її колоди.
companion-setup-bank = Покладіть поле на середину столу, а монети поруч: це банк.
companion-setup-bank-tokens = Покладіть поле на середину столу, а монети й жетони обміну поруч: це банк.
companion-setup-simmental-tile = Simmental: накрийте жетоном ринку Simmental його частину ринку худоби на полі.
companion-setup-simmental-none = Без породи Simmental: поверніть її помаранчеві карти ({ $cards }) у коробку.
companion-setup-sam-sides = Усі будівлі Сема лежать боком b, хоч би як лежали ваші.
companion-setup-first-turn = Пам’ятайте про перший хід кожного гравця: скиньте карти так, щоб у руці лишилося { $cards }, потім поставте скотаря на будь-яку нейтральну будівлю й одразу використайте її.
companion-setup-elpaso-tile = Покладіть жетон Ель-Пасо на його місце.
companion-setup-goal-section = Проведіть лінію через секцію завдань на аркуші: наодинці завдання не дають очок.
companion-setup-chip = Дилер бере покерні карти й фішку дилера.
companion-setup-goals-rest = Усі інші завдання повертаються в коробку.
companion-setup-train = Викладіть карти потяга від 1 до { $cards } інженерів цими боками.
companion-setup-train-row = Карта { $at }: { $thing }
companion-setup-train-plain = Викладіть карти потяга від 1 до { $cards } інженерів, усі звичайним боком.
companion-setup-train-star = Викладіть карти потяга від 1 до { $cards } інженерів, усі боком із зіркою.
companion-setup-supply = Перемішайте долілиць окремо { $objectives } жетонів цілей і { $bonuses } жетонів бонусів. Відкрийте по { $open }: це запас потяга.
companion-setup-cattle = Ринок худоби, відкриті стоси: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), цими боками.
companion-setup-stacks-row = Будівельники { $at }: { $thing }
companion-setup-stacks-a = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), усі боком a.
companion-setup-stacks-b = Ринок будівель: стоси за кількістю будівельників ({ $stacks } по { $tiles }), усі боком b.
companion-setup-workers = Ринок робітників: { $stacks } відкриті стоси по { $cards } карт.
companion-setup-simmental = Стос Simmental: { $cards } карт із { $all }. Решта в коробку.
companion-setup-ranch = Кожен бере колір: диски на планшет ({ $discs }), маркер сертифікатів на 0, два маркери власності, ранчера, з ринку по { $workers } робітнику напоготові кожного виду і корів як перемішану колоду ({ $cows }), з неї { $hand } у руку.
companion-setup-objective = У порядку ходів кожен бере один відкритий жетон цілі. Його місце відразу поповніть.
companion-setup-rancher = У порядку ходів кожен ставить ранчера на нейтральну будівлю, не на Ель-Пасо.
companion-setup-sheets = Кожному олівець і одна мапа, усім та сама сторона.
companion-setup-sheets-row = Сторона { $thing }
companion-setup-sheets-a = Кожному олівець і одна мапа стороною A.
companion-setup-sheets-b = Кожному олівець і одна мапа стороною B.
companion-setup-start = Перевірте, що на кожній мапі обведено першу комірку міста.
companion-setup-cards = Перетасуйте покерні карти, усього { $cards }.
companion-setup-goals = Викладіть ці завдання. Решта ({ $left }) лишається в коробці.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = шериф
companion-thing-ranch-goal = ранчо
companion-thing-train-goal = потяг
companion-thing-plain = звичайний бік
companion-thing-star = бік із зіркою
companion-thing-blue = синій
companion-thing-red = червоний
companion-thing-yellow = жовтий
companion-thing-white = білий
companion-setup-goals-down = Перетасуйте завдання за типами й покладіть по одному кожного типу долілиць ({ $cards }); ці закриті карти теж перемішайте.
companion-setup-goals-open =
    { $open ->
        [0] На цьому рівні інших завдань не відкривають.
       *[other] Перетасуйте решту завдань ({ $cards }) і відкрийте { $open }.
    }
companion-setup-bonus = Троє гравців: останній у порядку ходів записує бонус.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = Щоходу дилер відкриває { $cards } карти.
companion-setup-dealing-many = За такої кількості гравців щоходу дилер спершу відкрито скидає карту, а тоді відкриває { $cards }; усі використовують одну з них.
companion-setup-dealing-alone = Щоходу подивіться на верхню карту й скиньте її, тоді відкрийте { $cards } й використайте одну з них.
companion-setup-secret = На початку кожного раунду всі отримують таємну карту; її використовують у ході { $turn }, коли карт не відкривають.
