### Replays.

ui-replay = Powtórka
ui-replay-of = Powtórka: { $game }
ui-replay-none = Nie ma tu powtórki
ui-replay-start = Przed pierwszym ruchem.
ui-replay-stops = Tu kończy się zapis; gra nie była skończona.
ui-replay-ended = Koniec gry.
ui-replay-controls = Ruch po ruchu
ui-replay-slider = Ruch
ui-replay-at = Ruch { $move } z { $moves } · tura { $turn } z { $turns }
ui-replay-at-quiet = Ruch { $move } · tura { $turn }
ui-replay-first = Pierwszy ruch
ui-replay-previous-turn = Turę wstecz
ui-replay-previous = Ruch wstecz
ui-replay-play = Odtwórz
ui-replay-pause = Pauza
ui-replay-next = Ruch dalej
ui-replay-next-turn = Turę dalej
ui-replay-last = Ostatni ruch
ui-replay-speed = Prędkość
ui-replay-speed-slow = wolno
ui-replay-speed-steady = spokojnie
ui-replay-speed-quick = szybko
ui-replay-speed-hasty = pośpiesznie
ui-replay-eyes = Perspektywa
ui-replay-eyes-mover = osoba na ruchu
ui-replay-eyes-nobody = widz
ui-replay-turn-log = Ta tura
ui-replay-chart = Punkty w trakcie gry
ui-replay-chart-label = Punkty w trakcie gry. Przy tym ruchu: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchów
    }
ui-replay-target = Próg
ui-replay-quiet = Bez zdradzania wyniku
ui-replay-quiet-why = Ukrywa punkty, zwycięzcę i długość gry.
ui-replay-reveal = Pokaż punkty
ui-replay-share = Ten ruch
ui-replay-copy = Skopiuj link do tego ruchu
ui-replay-branch = Graj dalej stąd
ui-replay-branch-why = Powstanie Twój własny stół z tą pozycją, a powtórka zostaje bez zmian. Na każdym miejscu graj osobiście albo oddaj je botowi.
ui-replay-branch-seat = Kto gra za: { $name }
ui-replay-branch-start = Graj dalej
ui-replay-table = Do stołu
ui-replay-another = Inny zapis
ui-replay-keys = Klawisze: ← → ruch, z Shift tura, Home, End, spacja odtwarza.
ui-why = Dlaczego tak?
ui-why-title = Dlaczego { $name } tak gra
ui-why-note = Oczekiwane na koniec gry, na ile ten gracz mógł wtedy widzieć.
ui-why-points = oczekiwane punkty: { $points }
ui-why-chance = szansa wygranej: { $percent } %
ui-why-done = zrobione
ui-why-against = W porównaniu z tym, co zrobiono
ui-why-nothing = Nie było tu czego rozważać.
ui-reason = { $who } szuka tu punktów: { $category }
ui-reason-prospects = { $who } myśli tu o późniejszych turach
ui-reason-others = { $who } chce zostawić mniej innym
ui-replays-bring = Odtwórz zapis
ui-replays-title = Powtórki
ui-replays-text = Każda skończona gra ma powtórkę. Wczytaj plik z zapisem gry, a otworzy się tutaj; każdy ruch zostanie sprawdzony.
ui-replays-file = Zapis gry
ui-replays-choose = Wybierz plik
ui-replays-drop = Plik możesz też tutaj upuścić. Zapis to tekst do 512 KiB, taki jaki tworzą stoły i wiersz poleceń.
ui-replays-checking = Sprawdzam { $file }…
ui-replays-refused = Plik { $file } został odrzucony
ui-replays-line = Wiersz { $line } pliku.
ui-replays-why = Nic nie zapisano. Zapis ma w każdym wierszu sumę kontrolną, więc zmieniony, zgubiony lub przestawiony wiersz od razu widać.
