### What happens in Pioneer Rails.

event-revealed = { $who } відкриває: { $thing }
event-took = { $who } бере: { $thing }
event-round = раунд { $amount }
event-scored =
    { $who } набирає { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очок
    }: { $thing }
event-met =
    { $who } виконує завдання { $thing }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
        [many] { $amount } очок
       *[other] { $amount } очок
    }
event-discarded = { $who } відкладає без використання: { $thing }
event-dealt = { $who } отримує таємну карту: { $thing }
event-wrote = { $who } записує: { $thing }
event-crossed = { $who } закреслює комірку міста
event-changed = { $who } змінює масть карти: { $thing }
event-reached = { $who } досягає міста { $thing }
event-activated = { $who } активує: { $thing }
event-laid = { $who } прокладає колію: { $thing }
event-showed-tracks = { $who } прокладає: { $thing }
event-showed = { $who } активує: { $thing }
event-removed = завдання { $thing } виконано, воно залишає стіл
event-turned-up = відкрито завдання { $thing }
