### The pages of set-up and score pad.

ui-companion-text = Grasz w wersję pudełkową, a telefon podpowiada przygotowanie, liczy punkty i gra za przeciwników solo.
ui-companion-offline = Raz otwarte, te strony działają bez połączenia.
ui-companion-setup = Przygotowanie
ui-companion-setup-text = Lista kroków dla Twojego pudełka, z gotowymi wynikami losowania.
ui-companion-score = Notes punktacji
ui-companion-score-text = Wpisz, co widzisz; sumy, remisy i zwycięzca pojawią się same.
ui-companion-solo-text = Odkrywa karty i mówi krok po kroku, co robić.
ui-companion-game = Gra
ui-companion-players = Gracze
ui-companion-fewer = O jednego gracza mniej
ui-companion-more = O jednego gracza więcej
ui-companion-names = Imiona, zgodnie z ruchem wskazówek
ui-companion-player = Gracz { $number }
ui-companion-name-of = Imię gracza { $number }
ui-companion-all-again = Losuj wszystko od nowa
ui-companion-again = Losuj ponownie
ui-companion-again-step = Losuj znowu: krok { $number }
ui-companion-copy-link = Kopiuj link
ui-companion-same = Inny telefon po otwarciu linku pokaże to samo losowanie.
ui-companion-done = Gotowe: { $done } z { $all }
ui-companion-clear = Usuń zaznaczenia
ui-companion-go-on = Strona przeciwnika: { $who }
ui-companion-to-score = Do punktacji
ui-companion-to-setup = Do przygotowania
ui-companion-all-rules = Wszystkie zasady
ui-companion-no-rule = Nie udało się pobrać tekstu tej zasady.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Co wpisać
ui-companion-count = Policz: { $what }, { $who }
ui-companion-sign = Plus lub minus: { $what }, { $who }
ui-companion-alone = Solo: { $who }
ui-companion-less-of = Mniej: { $what }
ui-companion-more-of = Więcej: { $what }
ui-companion-take = Wpisz { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } za { $per }
    }
ui-companion-sheet = Punkty
ui-companion-place = Miejsce
ui-companion-wins = Wygrywa { $who }, punktów: { $points }.
ui-companion-shared = Wspólne zwycięstwo: { $who }, punktów: { $points }.
ui-companion-tie-dollars = Równa liczba punktów: decydują pozostałe dolary.
ui-companion-tie-poker = Równa liczba punktów: decydują układy pokerowe.
ui-companion-target-won =
    Wygrywasz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, próg wynosił { $target }.
ui-companion-target-lost =
    Jeszcze nie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a trzeba więcej niż { $target }.
ui-companion-new = Nowa gra
ui-companion-new-sure = Wymazać wszystkie liczby? Imiona zostaną.
ui-companion-erase = Wymaż
ui-companion-copy-result = Kopiuj wynik
