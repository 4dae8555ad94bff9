### The daily challenge.

ui-daily = Wyzwanie dnia
ui-daily-of = Wyzwanie dnia: { $date }
ui-daily-text = Jedno rozdanie dziennie, takie samo dla wszystkich na tym serwerze. Każdy ma jedną próbę.
ui-daily-play = Zagraj dzisiejsze wyzwanie
ui-daily-continue = Kontynuuj wyzwanie
ui-daily-until = Skończ do: { $time }.
ui-daily-closed = Dzień minął: ta gra już się nie liczy.
ui-daily-look = Zobacz swój stół
ui-daily-to-today = Dzisiejsze wyzwanie
ui-daily-next = Następne wyzwanie o { $time }, { $when }.
ui-daily-away = Nie można teraz wczytać wyzwania dnia.
ui-daily-gone = Na ten dzień nie ma wyzwania.
ui-daily-mine =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: miejsce { $rank } z { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, ale za późno: gra się nie liczy.
ui-daily-beaten = Próg { $target } przekroczony.
ui-daily-missed = Próg { $target } nieprzekroczony.
ui-daily-best = Najlepsze wyniki dnia
ui-daily-results = Wyniki: { $date }
ui-daily-none = Nikt jeszcze nie skończył. Pierwsze miejsce czeka!
ui-daily-none-past = Tego dnia nikt nie skończył gry.
ui-daily-playing =
    { $count ->
        [one] Jeszcze gra { $count } osoba.
        [few] Jeszcze grają { $count } osoby.
        [many] Jeszcze gra { $count } osób.
       *[other] Jeszcze gra { $count } osoby.
    }
ui-daily-rank = Miejsce
ui-daily-points = Punkty
ui-daily-difference = Do progu
ui-daily-replay = Powtórka: { $name }
ui-daily-all = Wszystkie wyniki
ui-daily-yesterday = Wczoraj
ui-daily-day = Inny dzień
ui-daily-copy = Skopiuj link do tego dnia
ui-daily-how = Jak to działa
ui-daily-how-day = Dzień zmienia się o północy UTC: u Ciebie o { $time }. Rozpoczęta gra liczy się, jeśli skończy się do { $close }.
ui-daily-how-secret = Do tego czasu swój stół widzisz tylko Ty. Potem każdy może oglądać powtórki i sprawdzić ziarno.
ui-daily-how-undo = Kroki tury można cofnąć, odkrytych kart nie.
ui-daily-to-results = Wyniki dnia
ui-daily-sealed = Powtórka i zapis otworzą się: { $time }.
