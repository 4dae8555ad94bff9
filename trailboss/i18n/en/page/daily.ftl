### The daily challenge.

ui-daily = Daily challenge
ui-daily-of = Daily challenge of { $date }
ui-daily-text = One deal a day, the same for everybody on this server. One try each.
ui-daily-play = Play today’s challenge
ui-daily-continue = Go on with the challenge
ui-daily-until = Finish by { $time }.
ui-daily-closed = The day is over: this game no longer counts.
ui-daily-look = Look at your table
ui-daily-to-today = Today’s challenge
ui-daily-next = The next challenge comes at { $time }, { $when }.
ui-daily-away = The challenge of the day cannot be loaded right now.
ui-daily-gone = There is no challenge of this day.
ui-daily-mine =
    { $points ->
        [one] One point
       *[other] { $points } points
    }: rank { $rank } of { $count }.
ui-daily-late =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, but too late: the game does not count.
ui-daily-beaten = You beat the target of { $target }.
ui-daily-missed = The target of { $target } stands.
ui-daily-best = Today’s best
ui-daily-results = Results of { $date }
ui-daily-none = Nobody has finished yet. Be the first!
ui-daily-none-past = Nobody finished on this day.
ui-daily-playing =
    { $count ->
        [one] One person is still playing.
       *[other] { $count } people are still playing.
    }
ui-daily-rank = Rank
ui-daily-points = Points
ui-daily-difference = To target
ui-daily-replay = Replay: { $name }
ui-daily-all = All results
ui-daily-yesterday = Yesterday
ui-daily-day = Another day
ui-daily-copy = Copy the link to this day
ui-daily-how = How it works
ui-daily-how-day = Days change at midnight UTC: at { $time } your time. A game that has begun counts if it ends by { $close }.
ui-daily-how-secret = Until then only you can look at your table. Afterwards everybody may watch the replays and check the seed.
ui-daily-how-undo = Steps of a turn can be taken back, cards that were turned up cannot.
ui-daily-to-results = Results of the day
ui-daily-sealed = Replay and record open on { $time }.
