### What happens in Pioneer Rails.

event-revealed = { $who } открывает: { $thing }
event-took = { $who } берёт: { $thing }
event-round = раунд { $amount }
event-scored =
    { $who } получает { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }: { $thing }
event-met =
    { $who } выполняет цель { $thing }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }
event-discarded = { $who } откладывает карту без использования: { $thing }
event-dealt = { $who } получает тайную карту: { $thing }
event-wrote = { $who } записывает: { $thing }
event-crossed = { $who } зачёркивает ячейку города
event-changed = { $who } меняет масть карты: { $thing }
event-reached = { $who } доходит до города { $thing }
event-activated = { $who } активирует: { $thing }
event-laid = { $who } прокладывает путь: { $thing }
event-showed-tracks = { $who } прокладывает: { $thing }
event-showed = { $who } активирует: { $thing }
event-removed = цель { $thing } выполнена и уходит со стола
event-turned-up = открыта цель { $thing }
