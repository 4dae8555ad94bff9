### The sheet.

ui-sheet-card =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit }
ui-sheet-card-away = odłożona
ui-sheet-card-taken = bierze ją { $name }
ui-sheet-card-secret = Twoja tajna karta
ui-sheet-card-secret-of = tajna karta: { $name }
ui-sheet-cards = Karty rozdającego
ui-sheet-side =
    { $side ->
        [NE] { $cell } północny wschód
        [E] { $cell } wschód
        [SE] { $cell } południowy wschód
        [SW] { $cell } południowy zachód
        [W] { $cell } zachód
       *[NW] { $cell } północny zachód
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] skrót na { $cell }, z północy na południe
        [NE-SW] skrót na { $cell }, z północnego wschodu na południowy zachód
       *[NW-SE] skrót na { $cell }, z północnego zachodu na południowy wschód
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = aktywuje: { $what }
ui-sheet-reaches = dociera do miasteczka { $number }: nowe pole miasteczka
ui-sheet-needs = zużywa zdolność specjalną: { $what }
ui-sheet-points-more = punkty: +{ $points }
ui-sheet-then-left =
    { $tracks ->
        [0] potem nie zostanie żaden tor
        [one] potem zostanie jeden tor
        [few] potem zostaną { $tracks } tory
        [many] potem zostanie { $tracks } torów
       *[other] potem zostanie { $tracks } torów
    }
ui-sheet-left =
    { $tracks ->
        [0] nie został żaden tor
        [one] został jeden tor
        [few] zostały { $tracks } tory
        [many] zostało { $tracks } torów
       *[other] zostało { $tracks } torów
    }
ui-sheet-hint-lay =
    { $tracks ->
        [0] Skreśl pole miasteczka, aby ułożyć kolejny tor, albo zakończ turę.
        [one] Został jeden tor. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [few] Zostały { $tracks } tory. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [many] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
       *[other] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
    }
ui-sheet-lay-it = Ułóż tor
ui-sheet-hand = Twój układ: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-hand-open = Twój układ: jeszcze bez pary
ui-sheet-no-pair = jeszcze bez pary
ui-sheet-hand-row = Runda { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-box = Pole miasteczka
ui-sheet-box-brings = jeden tor więcej i zdolność specjalna w tej turze
ui-sheet-bank-brings = { $count } × { $multiplier } = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-sheet-station = stacja { $suit } { $cell }
ui-sheet-is-active = aktywowano
ui-sheet-is-soon = nastąpi aktywacja
ui-sheet-is-sides = boki z torami: { $have } z { $need }
ui-sheet-is-fenced = nie jest jeszcze samo w swoim obszarze
ui-sheet-town = miasteczko { $number }
ui-sheet-town-reached = miasteczko { $number }, są tu linie: { $suits }
ui-sheet-map = Mapa ({ $name }): strzałki prowadzą od boku do boku, Enter układa tor
ui-sheet-zoom = Rozmiar mapy
ui-sheet-nearer = Bliżej
ui-sheet-farther = Dalej
ui-sheet-whole = Cała mapa
ui-sheet-round = Runda { $round } z { $rounds }
ui-sheet-turn = Tura { $turn } z { $turns }
ui-sheet-turn-of = Runda { $round }, tura { $turn }
ui-sheet-dealer = { $name } rozdaje
ui-sheet-take = Rozdajesz: weź jedną kartę. Pozostali wybierają z reszty.
ui-sheet-choose = Wybierz kartę: jej wartość trafia do układu, a kolor wskazuje linię.
ui-sheet-which-first = Które miejsce aktywujesz najpierw?
ui-sheet-nugget-count = { $count ->
        [one] { $count } samorodek
        [few] { $count } samorodki
        [many] { $count } samorodków
       *[other] { $count } samorodków
    }
ui-sheet-nuggets = Ile samorodków trafia do banku?
ui-sheet-lay = Układaj tory linii { $suit }.
ui-sheet-finished = Twoja tura jest skończona.
ui-sheet-dealer-first = { $name } rozdaje i wybiera kartę przed innymi.
ui-sheet-does =
    { $doing ->
        [take] { $name } rozdaje i wybiera kartę przed innymi.
        [choose] { $name } wybiera kartę.
        [done] Tura skończona: { $name }.
       *[lay] { $name } układa tory linii { $suit }.
    }
ui-sheet-won-of = { $name } wygrywa: wynik { $points }, próg { $target }.
ui-sheet-waiting = Czekamy na: { $names }
ui-sheet-and-more = { $names } i jeszcze { $count }
ui-sheet-over = Ostatnia karta została zagrana.
ui-sheet-won = Wygrywasz: masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, więcej niż próg { $target }.
ui-sheet-lost = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } to za mało, próg wynosi { $target }.
ui-sheet-specials =
    { $count ->
        [one] jedna zdolność specjalna
        [few] { $count } zdolności specjalne
        [many] { $count } zdolności specjalnych
       *[other] { $count } zdolności specjalnych
    }
ui-sheet-done = Zakończ turę
ui-sheet-or-for = albo układaj dla
ui-sheet-poker = Układy pokerowe
ui-sheet-saloon =
    { $state ->
        [circled] Saloon podwaja ten układ
        [crossed] Żaden saloon nie podwoił tego układu
       *[free] Saloon może podwoić ten układ
    }
ui-sheet-goals = Cele
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } z { $needs }
ui-sheet-goal-first = pierwsze miejsce: { $names }
ui-sheet-goal-later = później: { $names }
ui-sheet-goal-nobody = jeszcze nikt
ui-sheet-goal-gone = spełniony
ui-sheet-goal-down = Cel leży zakryty
ui-sheet-goal-got = zdobyte punkty: { $points }
ui-sheet-goal-worth = punkty do zdobycia: { $points }
ui-sheet-target = Przekrocz { $points }: 60 i po 10 za każdy pozostały cel
ui-sheet-target-short = przekrocz { $points }
ui-sheet-zone = Złoto, banki, stacje rozrządowe, forty, rancza i miasteczka
ui-sheet-gold = Złoto: wydobyte { $dug }, poza bankiem { $free }
ui-sheet-banks = Banki
ui-sheet-banks-hold = W bankach: { $amounts }
ui-sheet-yards = Stacje rozrządowe × { $towns ->
        [one] { $towns } miasteczko
        [few] { $towns } miasteczka
        [many] { $towns } miasteczek
       *[other] { $towns } miasteczek
    }
ui-sheet-forts = Forty
ui-sheet-ranches = Rancza
ui-sheet-circled = zakreślone: { $count }, wartość { $value }
ui-sheet-towns = Pola miasteczek: zakreślone { $circled }, do użycia { $free }
ui-sheet-score = Punkty, gdyby gra skończyła się teraz
ui-sheet-others = Wszystkie arkusze
ui-sheet-look = Pokaż arkusz:
ui-sheet-doing =
    { $doing ->
        [plays] gra
        [done] tura skończona
        [waits] czeka
       *[over] koniec
    }
ui-sheet-looking = To arkusz z początku tej tury: { $name }.
ui-sheet-back = Wróć do mojego arkusza
ui-sheet-back-to = Wróć do arkusza: { $name }

cli-legend-pioneer = Liczby: możliwości · = wymaga mostu, # tunelu · T miasto · kolor karty: tor lub jego koniec · mi kopalnia, sa saloon, ba bank, ty stacja rozrządowa, fo fort, ra ranczo, z liczbą brakujących boków; * aktywowane
