### The companion of a game on cardboard: Sam and Sue.
###
### companion-<line or question>   the values of the line or question
### companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
### companion-thing-<name>, companion-score-<label>

companion-title = Pomocnik, przeciwnik: { $who }, ziarno { $seed }.
companion-help = Odpowiadaj liczbą lub słowem; Enter wybiera zaznaczoną odpowiedź. Możesz też wpisać u (cofnij), s (punkty), r R14.7 (zasada), ? (ta pomoc) albo q (wyjdź).
companion-resumed = Wznowiono po { $count ->
        [one] { $count } odpowiedzi
        [few] { $count } odpowiedziach
        [many] { $count } odpowiedziach
       *[other] { $count } odpowiedziach
    }.
companion-saved = Zapisano w pliku { $file }. To samo polecenie wznowi grę od tego miejsca.
companion-undone = Cofnięto.
companion-undo-none = Nie ma czego cofnąć.
companion-over = Koniec sesji.
companion-not-a-choice = „{ $text }”: nie ma tu takiej odpowiedzi. Wpisz liczbę od 1 do { $count } albo słowa.
companion-not-a-number = „{ $text }”: nie ma tu takiej odpowiedzi. Wpisz jedną z liczb: { $numbers }.
companion-needs-answer = Tu potrzebna jest odpowiedź: żadna nie jest domyślna.
companion-total = suma
companion-turn = Rozegraj teraz swoją turę. Gdy skończysz: co dalej?
companion-final = Dokończ ostatnią turę, jeśli jeszcze ją masz, i policz swoje punkty. { $who } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }.
companion-ask-own-points = Ile masz punktów?
companion-ask-own-dollars = Remis w punktach: decydują dolary, a Sue ich nie ma. Ile dolarów zostaje Ci po zamianie pełnych piątek na punkty?
companion-won = Wygrywasz { $own } : { $points }! Przegrywa { $who }.
companion-lost = Wygrywa { $who }, { $points } do { $own }.
companion-won-by-dollars = Wygrywasz dzięki dolarom! Przegrywa { $who }.
companion-shared = Wspólne zwycięstwo: Ty i { $who }.
companion-choice-yes = tak
companion-choice-no = nie
companion-choice-none = nic
companion-choice-nobody = nikt
companion-choice-go = tura: { $who }
companion-choice-last = ostatnia tura: { $who }; koniec gry zaczął się w mojej turze
companion-choice-other = coś innego albo nic
companion-choice-cowboy = kowboj
companion-choice-builder = budowniczy
companion-choice-engineer = inżynier
companion-choice-all-rounder = pracownik wszechstronny
companion-choice-steps = { $a ->
        [one] { $a } krok
        [few] { $a } kroki
        [many] { $a } kroków
       *[other] { $a } kroków
    }
companion-thing-sam = Sam
companion-thing-sue = Sue
companion-thing-market = rynek bydła
companion-thing-train = pociąg
companion-thing-build = budowa
companion-thing-upper = górny
companion-thing-lower = dolny
companion-thing-token-objective = żeton celu
companion-thing-token-bonus = żeton premii
companion-thing-token-any = dowolny żeton
companion-thing-cow-corriente = Corriente
companion-thing-hire = zatrudnienie
companion-score-dollars = dolary (nie liczą się)
companion-score-buildings = budynki
companion-score-deliveries = dyski w ciemnych placówkach
companion-score-cities = miasta i strzałki
companion-score-stations = stacje
companion-score-hazards = niebezpieczeństwa
companion-score-cattle = bydło
companion-score-bonus-tokens = żetony premii
companion-score-objectives = cele (wszystkie zrealizowane)
companion-score-workers = pracownicy
companion-score-job-market-token = żeton rynku pracy
