### The sheet.

ui-pioneer-card =
    { $rank ->
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    } { $suit }
ui-pioneer-card-away = odłożona
ui-pioneer-card-taken = bierze ją { $name }
ui-pioneer-card-secret = Twoja tajna karta
ui-pioneer-card-secret-of = tajna karta: { $name }
ui-pioneer-cards = Karty rozdającego
ui-pioneer-side =
    { $side ->
        [NE] { $cell } północny wschód
        [E] { $cell } wschód
        [SE] { $cell } południowy wschód
        [SW] { $cell } południowy zachód
        [W] { $cell } zachód
       *[NW] { $cell } północny zachód
    }
ui-pioneer-shortcut =
    { $way ->
        [N-S] skrót na { $cell }, z północy na południe
        [NE-SW] skrót na { $cell }, z północnego wschodu na południowy zachód
       *[NW-SE] skrót na { $cell }, z północnego zachodu na południowy wschód
    }
ui-pioneer-place = { $kind } { $cell }
ui-pioneer-activates = aktywuje: { $what }
ui-pioneer-reaches = dociera do miasteczka { $number }: nowe pole miasteczka
ui-pioneer-needs = zużywa zdolność specjalną: { $what }
ui-pioneer-points-more = punkty: +{ $points }
ui-pioneer-then-left =
    { $tracks ->
        [0] potem nie zostanie żaden tor
        [one] potem zostanie jeden tor
        [few] potem zostaną { $tracks } tory
        [many] potem zostanie { $tracks } torów
       *[other] potem zostanie { $tracks } torów
    }
ui-pioneer-left =
    { $tracks ->
        [0] nie został żaden tor
        [one] został jeden tor
        [few] zostały { $tracks } tory
        [many] zostało { $tracks } torów
       *[other] zostało { $tracks } torów
    }
ui-pioneer-hint-lay =
    { $tracks ->
        [0] Skreśl pole miasteczka, aby ułożyć kolejny tor, albo zakończ turę.
        [one] Został jeden tor. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [few] Zostały { $tracks } tory. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
        [many] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
       *[other] Zostało { $tracks } torów. Wskaż świecący bok lub dotknij go, aby zobaczyć, co da.
    }
ui-pioneer-lay-it = Ułóż tor
ui-pioneer-hand = Twój układ: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-pioneer-hand-open = Twój układ: jeszcze bez pary
ui-pioneer-no-pair = jeszcze bez pary
ui-pioneer-hand-row = Runda { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
ui-pioneer-box = Pole miasteczka
ui-pioneer-box-brings = jeden tor więcej i zdolność specjalna w tej turze
ui-pioneer-station = stacja { $suit } { $cell }
ui-pioneer-is-active = aktywowano
ui-pioneer-is-soon = nastąpi aktywacja
ui-pioneer-is-sides = boki z torami: { $have } z { $need }
ui-pioneer-is-fenced = nie jest jeszcze samo w swoim obszarze
ui-pioneer-town = miasteczko { $number }
ui-pioneer-town-reached = miasteczko { $number }, są tu linie: { $suits }
ui-pioneer-map = Mapa ({ $name }): strzałki prowadzą od boku do boku, Enter układa tor
ui-pioneer-zoom = Rozmiar mapy
ui-pioneer-nearer = Bliżej
ui-pioneer-farther = Dalej
ui-pioneer-whole = Cała mapa
ui-pioneer-round = Runda { $round } z { $rounds }
ui-pioneer-turn = Tura { $turn } z { $turns }
ui-pioneer-turn-of = Runda { $round }, tura { $turn }
ui-pioneer-dealer = { $name } rozdaje
ui-pioneer-take = Rozdajesz: weź jedną kartę. Pozostali wybierają z reszty.
ui-pioneer-choose = Wybierz kartę: jej wartość trafia do układu, a kolor wskazuje linię.
ui-pioneer-which-first = Które miejsce aktywujesz najpierw?
ui-pioneer-nugget-count = { $count ->
        [one] { $count } samorodek
        [few] { $count } samorodki
        [many] { $count } samorodków
       *[other] { $count } samorodków
    }
ui-pioneer-nuggets = Ile samorodków trafia do banku?
ui-pioneer-lay = Układaj tory linii { $suit }.
ui-pioneer-finished = Twoja tura jest skończona.
ui-pioneer-dealer-first = { $name } rozdaje i wybiera kartę przed innymi.
ui-pioneer-does =
    { $doing ->
        [take] { $name } rozdaje i wybiera kartę przed innymi.
        [choose] { $name } wybiera kartę.
        [done] Tura skończona: { $name }.
       *[lay] { $name } układa tory linii { $suit }.
    }
ui-pioneer-won-of = { $name } wygrywa: wynik { $points }, próg { $target }.
ui-pioneer-waiting = Czekamy na: { $names }
ui-pioneer-and-more = { $names } i jeszcze { $count }
ui-pioneer-over = Ostatnia karta została zagrana.
ui-pioneer-won = Wygrywasz: masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }, więcej niż próg { $target }.
ui-pioneer-lost = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } to za mało, próg wynosi { $target }.
ui-pioneer-specials =
    { $count ->
        [one] jedna zdolność specjalna
        [few] { $count } zdolności specjalne
        [many] { $count } zdolności specjalnych
       *[other] { $count } zdolności specjalnych
    }
ui-pioneer-done = Zakończ turę
ui-pioneer-or-for = albo układaj dla
ui-pioneer-poker = Układy pokerowe
ui-pioneer-saloon =
    { $state ->
        [circled] Saloon podwaja ten układ
        [crossed] Żaden saloon nie podwoił tego układu
       *[free] Saloon może podwoić ten układ
    }
ui-pioneer-goals = Cele
ui-pioneer-goal = { $text }: { $needs }
ui-pioneer-goal-far = { $have } z { $needs }
ui-pioneer-goal-first = pierwsze miejsce: { $names }
ui-pioneer-goal-later = później: { $names }
ui-pioneer-goal-nobody = jeszcze nikt
ui-pioneer-goal-gone = spełniony
ui-pioneer-goal-down = Cel leży zakryty
ui-pioneer-goal-got = zdobyte punkty: { $points }
ui-pioneer-goal-worth = punkty do zdobycia: { $points }
ui-pioneer-target = Przekrocz { $points }: 60 i po 10 za każdy pozostały cel
ui-pioneer-target-short = przekrocz { $points }
ui-pioneer-zone = Złoto, banki, stacje rozrządowe, forty, rancza i miasteczka
ui-pioneer-gold = Złoto: wydobyte { $dug }, poza bankiem { $free }
ui-pioneer-banks = Banki
ui-pioneer-banks-hold = W bankach: { $amounts }
ui-pioneer-yards = Stacje rozrządowe × { $towns ->
        [one] { $towns } miasteczko
        [few] { $towns } miasteczka
        [many] { $towns } miasteczek
       *[other] { $towns } miasteczek
    }
ui-pioneer-forts = Forty
ui-pioneer-ranches = Rancza
ui-pioneer-circled = zakreślone: { $count }, wartość { $value }
ui-pioneer-towns = Pola miasteczek: zakreślone { $circled }, do użycia { $free }
ui-pioneer-score = Punkty, gdyby gra skończyła się teraz
ui-pioneer-others = Wszystkie arkusze
ui-pioneer-look = Pokaż arkusz:
ui-pioneer-doing =
    { $doing ->
        [plays] gra
        [done] tura skończona
        [waits] czeka
       *[over] koniec
    }
ui-pioneer-looking = To arkusz z początku tej tury: { $name }.
ui-pioneer-back = Wróć do mojego arkusza
ui-pioneer-back-to = Wróć do arkusza: { $name }

cli-legend-pioneer = Liczby: możliwości · = wymaga mostu, # tunelu · T miasto · kolor karty: tor lub jego koniec · mi kopalnia, sa saloon, ba bank, ty stacja rozrządowa, fo fort, ra ranczo, z liczbą brakujących boków; * aktywowane
cli-sheet-of = { $game }, { $map }, miejsce { $seat }: { $score }
cli-sheet-foot = Nieoficjalny arkusz, narysowany przez Trailboss
cli-sheet-dealer = osoba rozdająca
cli-sheet-crossings = kropkowane boki wymagają mostu lub tunelu
cli-sheet-mountain = góry { $cell }
cli-sheet-river = rzeka { $cell }
cli-sheet-track = { $suit }: { $track }
cli-sheet-face-down = zakryte: { $count }
