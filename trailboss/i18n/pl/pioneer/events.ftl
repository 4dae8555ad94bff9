### What happens in Pioneer Rails.

event-revealed = { $who } odkrywa: { $thing }
event-took = { $who } bierze: { $thing }
event-round = runda { $amount }
event-scored = { $who } zdobywa { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }: { $thing }
event-met = { $who } spełnia cel { $thing }: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktów
    }
event-discarded = { $who } odkłada nieużytą kartę: { $thing }
event-dealt = { $who } otrzymuje tajną kartę: { $thing }
event-wrote = { $who } zapisuje: { $thing }
event-crossed = { $who } skreśla pole miasteczka
event-changed = { $who } liczy kartę jako: { $thing }
event-reached = { $who } dociera do miasteczka { $thing }
event-activated = { $who } aktywuje: { $thing }
event-laid = { $who } układa tor: { $thing }
event-showed-tracks = { $who } ma ułożone tory: { $thing }
event-showed = { $who } ma aktywne: { $thing }
event-removed = cel { $thing } jest spełniony i znika ze stołu
event-turned-up = odkryto cel { $thing }
