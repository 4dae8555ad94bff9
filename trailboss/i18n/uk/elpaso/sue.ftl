### Sue, card by card.

event-sue-shuffle = колода бота порожня: перемішайте використані карти, { $who } має нову колоду
event-sue-card = { $who } відкриває карту бота { $thing }
event-sue-steps =
    { $who } проїжджає { $amount ->
        [one] { $amount } крок
        [few] { $amount } кроки
        [many] { $amount } кроків
       *[other] { $amount } кроків
    } і раніше зупиняється лише в Ель-Пасо
event-sue-counts =
    { $who } робить крок за кожного свого робітника цього фаху ({ $thing }): { $amount ->
        [one] { $amount } крок
        [few] { $amount } кроки
        [many] { $amount } кроків
       *[other] { $amount } кроків
    }
event-sue-shorter = на розвилці { $who } обирає гілку з меншою кількістю зупинок: { $thing }
event-sue-inner = на розвилці { $who } обирає внутрішню гілку, бо зупинок порівну: { $thing }
event-sue-cowboys =
    { $who } йде на ринок худоби і має { $amount ->
        [one] { $amount } ковбоя
        [few] { $amount } ковбоїв
        [many] { $amount } ковбоїв
       *[other] { $amount } ковбоїв
    }: { $thing }
event-sue-cheaper = { $thing }: більше немає, { $who } бере наступну дешевшу породу
event-sue-no-cow = { $thing }: більше немає, { $who } не отримує нічого
event-sue-draws = { $who } відкриває верхню карту ресурсів: { $thing }
event-sue-worker = { $who }: робітник іде в групу «{ $thing }», тепер у ній { $amount }
event-sue-empty = колода ресурсів порожня: { $who } не бере нічого
event-sue-best = { $who } робить те, що й її найбільша група: { $thing }, у ній { $amount }
event-sue-train = { $who } використовує карту потяга { $amount } за кількістю своїх інженерів: рахуються лише жетони, корови й найм на ній, і все безкоштовно
event-sue-token = { $who } шукає відкритий жетон із найбільшою кількістю балів ({ $amount }), з рівних найлівіший
event-sue-no-token = такого жетона не лишилося: { $who } без нагороди
event-sue-builders =
    { $who } будує безкоштовно: { $amount ->
        [one] { $amount } будівельник
        [few] { $amount } будівельники
        [many] { $amount } будівельників
       *[other] { $amount } будівельників
    }
event-sue-dearest = { $who } шукає найдорожчу порожню клітинку (вартість { $amount }), з рівних найближчу за годинниковою стрілкою: { $thing }
event-sue-replaces = { $who } шукає заміну з найбільшою кількістю додаткових будівельників ({ $amount }), з рівних найближчу за годинниковою стрілкою: { $thing }
event-sue-no-building = { $who } не може ні звести, ні замінити будівлю: натомість Hereford
event-sue-cannot-build = { $who } не може ні будувати, ні замінити будівлю, а її будівлі покращено не повністю: нічого

thing-sue-a1 = A1: 2 кроки, потім ринок худоби
thing-sue-a2 = A2: 2 кроки, потім потяг
thing-sue-a3 = A3: 2 кроки, потім будівництво
thing-sue-a4 = A4: 3 кроки, потім 1 карта ресурсів
thing-sue-a5 = A5: крок за кожного ковбоя, потім ринок худоби
thing-sue-a6 = A6: крок за кожного будівельника, потім будівництво
thing-sue-a7 = A7: крок за кожного інженера, потім потяг
thing-sue-a8 = A8: 3 кроки, потім будівництво
thing-sue-b1 = B1: 3 кроки, потім найкраща з трьох дій
thing-sue-b2 = B2: 3 кроки, потім 2 карти ресурсів
thing-sue-b3 = B3: 4 кроки, потім найкраща з трьох дій
