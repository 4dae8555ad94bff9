### At the table.

ui-table = Stół
ui-table-none = Nie ma takiego stołu
ui-open-public = Stół publiczny
ui-open-hints = z podpowiedziami
ui-open-link = Stół dostępny przez link
ui-open-ask = Miejsca są tu na zaproszenie: poproś osobę, która otworzyła stół, o link do miejsca.
ui-open-waiting =
    { $count ->
        [one] Czekamy na jeszcze jedną osobę.
        [few] Czekamy na jeszcze { $count } osoby.
        [many] Czekamy na jeszcze { $count } osób.
       *[other] Czekamy na jeszcze { $count } osób.
    }
ui-open-ready = Wszyscy są na miejscu.
ui-seat-free = Miejsce { $seat }
ui-seat-human = człowiek
ui-seat-hotseat = przy jednym ekranie
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Skopiuj link do miejsca { $seat }
ui-copied = Skopiowano
ui-fill-bot = Oddaj miejsce { $seat } botowi
ui-sit-here = Zajmij miejsce { $seat }
ui-start = Zacznij
ui-leave = Odejdź
ui-leave-ask = Na pewno odejść? Pozostali mogą oddać Twoje ruchy botowi.
ui-options = Opcje i uczciwość
ui-commitment = Zobowiązanie (skrót ziarna)
ui-commitment-none = Ten stół jest dalszym ciągiem powtórki: jego ziarno było już znane, więc nie ma zobowiązania.
ui-commitment-why = Skrót ziarna został ustalony przed pierwszym ruchem. Na końcu ziarno jest pokazane, a Twoja przeglądarka je sprawdza.
ui-seed = Sól i ziarno
ui-fair = Sprawdzenie
ui-fair-yes = ✓ Ziarno zgadza się ze zobowiązaniem.
ui-fair-no = ✗ Ziarno nie zgadza się ze zobowiązaniem.
ui-own-link = Twoja droga powrotna
ui-own-link-text = Link do miejsca { $seat }: zachowaj go dla siebie
ui-players = Gracze
ui-is-asked = na ruchu
ui-won = zwycięstwo
ui-stand-in = gra { $bot }
ui-abandoned = poza grą
ui-clock = Zegar
ui-score-running = Punkty, gdyby gra skończyła się teraz
ui-score-final = Wynik końcowy
ui-score-hint = Punkty, które znasz, przy założeniu, że gra kończy się teraz.
ui-score-short = { $points } PZ
ui-score-total = Razem
ui-waiting-for = Czekamy na: { $names }
ui-question-plain = Co chcesz zrobić?
ui-choices = Możliwości
ui-choices-show = Pokaż możliwości
ui-choices-hide = Ukryj możliwości
ui-meanwhile = Tymczasem
ui-last-turn = Ostatnia tura:
ui-hover-hint = Wskaż możliwość, by dowiedzieć się więcej.
ui-any-time = W dowolnej chwili
ui-confirm = Potwierdź
ui-confirm-ask = { $what }?
ui-route-ask = Którędy? Drogi różnią się kosztem.
ui-route = { $via }: { $cost }
ui-route-free = za darmo
ui-end-turn = Zakończ turę
ui-end-turn-with = Zakończ turę: { $things }
ui-parts = Części stołu
ui-part-board = Plansza
ui-part-hand = Ręka
ui-part-market = Rynek
ui-part-players = Gracze
ui-part-log = Dziennik
ui-enough = Tu wystarczy
ui-amount =
    { $what ->
        [dollars]
            { $amount ->
                [one] { $amount } dolara
                [few] { $amount } dolary
                [many] { $amount } dolarów
               *[other] { $amount } dolara
            }
        [certificates]
            { $amount ->
                [one] { $amount } certyfikat
                [few] { $amount } certyfikaty
                [many] { $amount } certyfikatów
               *[other] { $amount } certyfikatu
            }
       *[tokens]
            { $amount ->
                [one] { $amount } żeton wymiany
                [few] { $amount } żetony wymiany
                [many] { $amount } żetonów wymiany
               *[other] { $amount } żetonu wymiany
            }
    }
ui-outcome-pay = oddaj { $thing }
ui-outcome-least = oddaj co najmniej { $thing }
ui-outcome-gain = otrzymaj { $thing }
ui-outcome-other-gain = { $who } otrzymuje { $thing }
ui-outcome-other-pay = { $who } oddaje { $thing }
ui-outcome-more =
    { $amount ->
        [one] { $amount } punkt więcej
        [few] { $amount } punkty więcej
        [many] { $amount } punktów więcej
       *[other] { $amount } punktu więcej
    }
ui-outcome-less =
    { $amount ->
        [one] { $amount } punkt mniej
        [few] { $amount } punkty mniej
        [many] { $amount } punktów mniej
       *[other] { $amount } punktu mniej
    }
ui-outcome-reveals = potem coś zostanie odkryte
ui-undo = Cofnij
ui-undo-turn = Cofnij turę
ui-undo-ask = Poproś o cofnięcie
ui-undo-far = Cofnij więcej
ui-why-not = Dlaczego nie? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-not-now = nie teraz; pytanie: { $question }
ui-not-your-turn = to nie twoja tura; czekamy na: { $names }
ui-rule = Zasada { $rule }
ui-offline = Brak połączenia. Próbuję ponownie; nic nie przepadło.
ui-not-sent = Serwer nie odpowiedział. Spróbuj jeszcze raz.
ui-panel = Dziennik, czat i wynik
ui-tab-log = Dziennik
ui-tab-chat = Czat
ui-tab-score = Wynik
ui-tab-about = Stół
ui-log-all = Pokaż wszystkie wpisy ({ $count })
ui-log-undone = cofnięto:
ui-log-open = stół jest otwarty
ui-log-join = { $who } siada do stołu
ui-log-leave = { $who } odchodzi od stołu
ui-log-seats = zmieniają się miejsca
ui-log-start = gra się zaczyna
ui-log-undo = { $who } cofa { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroków
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] cofnięto ostatnie kroki
                [redeal] cofnięto ostatnie kroki; wszystko, co zakryte, przetasowano
               *[other] głosowanie przeszło
            }
        [false] głosowanie nie przeszło
       *[other] { $who } głosuje
    }
ui-log-rematch = przygotowano rewanż
ui-chat = Czat
ui-chat-none = Nikt jeszcze nic nie napisał.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-digest = Pod Twoją nieobecność: { $count }
ui-digest-read = Jasne
ui-vote = Głosowanie
ui-vote-yes = Tak
ui-vote-no = Nie
ui-vote-withdraw = Zakończ głosowanie
ui-vote-start = Niech zagra bot
ui-vote-offer = { $who } nie odpowiada.
ui-vote-bot = Czy bot ma przejąć to miejsce: { $who }? Brakuje odpowiedzi: { $missing }
ui-vote-undo = { $by } prosi o cofnięcie ruchu. Brakuje odpowiedzi: { $missing }
ui-over-missed = Próg nie został przekroczony
ui-over =
    { $count ->
        [1] Wygrywa { $winners }
       *[other] Wspólne zwycięstwo: { $winners }
    }
ui-rematch = Rewanż
ui-record = Pobierz zapis
ui-cover-title = { $name }, Twoja tura
ui-cover-text = Przekaż urządzenie. Pozostali nie patrzą.
ui-cover-go = To ja, { $name }
ui-notify-turn = Twoja tura: { $game }
ui-automa = według kart z pudełka
ui-hint = Co zrobiłby dobry bot?
ui-hint-first = jego wybór
ui-deed-begins = { $who }: { $what }
ui-deed-acts = { $who } działa na miejscu
ui-deed-at = { $deed }, miejsce: { $place }
ui-deed-cost = { $deed } za { $thing }
ui-deed-fee = { $deed }, płacąc po drodze { $thing }
ui-deed-gain = { $deed } i otrzymuje { $thing }
ui-log-own = własny budynek { $name }
ui-log-owned = budynek { $name } ({ $who })
ui-log-rules = Pokaż zasady
ui-room-here = jest
ui-room-away = poza stołem
ui-room-is-ready = gotowe
ui-room-ready = Można zaczynać
ui-room-all-ready = Wszyscy są gotowi.
ui-room-people = W pokoju są też
ui-room-invite = Zaproś
ui-room-invite-seat = Miejsce dla gościa
ui-room-link = Link z zaproszeniem
ui-room-copy = Kopiuj
ui-room-share = Udostępnij
ui-room-qr = Kod QR linku z zaproszeniem
ui-room-link-why = Kto go otworzy, zajmie to miejsce.
ui-room-public-why = Kto go otworzy, może zająć dowolne wolne miejsce.
ui-room-talk = Porozmawiajcie, czekając
ui-choices-afar = Z daleka ({ $count })
ui-choices-walk = To, do czego dojdziesz, w kolejności planszy
