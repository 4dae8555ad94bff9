### The score pad: what to enter.
###
### companion-pad-<line>         $each points for every $per
### companion-pad-part-<word>    $thing, worth $each for every $per

companion-pad-dollars = Введіть свої долари: { $each } бал за кожні повні { $per } доларів.
companion-pad-buildings = Введіть бали, надруковані на ваших будівлях на шляху.
companion-pad-cities = Введіть бали за свої диски в містах і за стрілки між двома з них. Сума може бути від’ємною.
companion-pad-stations = Введіть бали станцій, на яких лежить ваш диск.
companion-pad-hazards = Введіть бали взятих жетонів небезпек.
companion-pad-cattle = Введіть бали всіх карт худоби у вашій колоді: рука, добір, скид.
companion-pad-objectives = Введіть бали за карти цілей: виконані з плюсом, інші з мінусом штрафу. Спершу можна додати карти з колоди. Сума може бути від’ємною.
companion-pad-stationmasters = Введіть бали за свої жетони начальників станцій. Те, що рахувалося деінде, тут рахується знову.
companion-pad-workers = Введіть, скільки робітників стоїть на місцях 5 і 6 своїх рядків: по { $each } бали. Надрукований робітник — місце 1.
companion-pad-slots = Введіть 1, якщо звільнено місце ліміту кроків із балами: { $each } бали.
companion-pad-job-market-token = Введіть 1, якщо жетон ринку праці у вас: { $each } бали.
companion-pad-deliveries = Введіть бали своїх дисків на темних торгових постах.
companion-pad-workers-elpaso = Введіть, скільки у вас карт робітників, хоч де вони лежать: по { $each } бали.
companion-pad-cattle-elpaso = Введіть бали всіх своїх корів, хоч де вони лежать, і бали ранчера на клітинці Simmental.
companion-pad-bonus-tokens = Введіть бали, надруковані на ваших жетонах бонусів.
companion-pad-objectives-elpaso = Введіть бали виконаних жетонів цілей. Інші нічого не варті; Сью свої виконала всі.
companion-pad-poker = Введіть суму результатів чотирьох комбінацій.
companion-pad-gold = Введіть, скільки самородків обведено, закреслених чи ні.
companion-pad-banks = Введіть суму комірок банків.
companion-pad-forts = Введіть найбільше обведене число фортів.
companion-pad-ranches = Введіть найбільше обведене число ранчо.
companion-pad-train-yards = Введіть крайній правий обведений множник, помножений на міста найбільшої мережі.
companion-pad-towns = Введіть, скільки комірок міст обведено, закреслених чи ні; першу обведено від початку.
companion-pad-goals = Введіть записані очки за завдання.
companion-pad-bonus = Троє гравців: останній у порядку ходів вводить бонус.
companion-pad-goals-left = Введіть, скільки карт завдань лишилося на столі, закритих теж: по { $each } очок до порогу.
companion-pad-part-disc = Диски: { $thing }
companion-pad-part-arrow = Стрілка: { $thing }
companion-pad-part-station = Станція { $thing }
companion-pad-part-hazard = Жетони по { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Виконані по { $thing }
companion-pad-part-failed = Невиконані, штраф по { $thing }
companion-pad-part-master-workers = Робітники, надруковані теж ({ $thing })
companion-pad-part-master-objectives = Карти цілей у вашій зоні ({ $thing })
companion-pad-part-master-hazards = Жетони небезпек ({ $thing })
companion-pad-part-master-pairs = Повні пари обох кольорів ({ $thing })
companion-pad-part-master-certificates = Сертифікати, постійні теж ({ $thing })
companion-pad-part-master-stations = Станції з вашим диском ({ $thing })
companion-pad-part-master-buildings = Власні будівлі на шляху ({ $thing })
companion-pad-part-simmental-space = Ранчер на клітинці Simmental
companion-pad-part-round = Раунд { $thing }
companion-pad-part-multiplier = Крайній правий обведений множник
companion-pad-part-network = Міста найбільшої мережі
companion-pad-part-goal-first = Завдання, виконані першими
companion-pad-part-goal-later = Завдання, виконані пізніше
