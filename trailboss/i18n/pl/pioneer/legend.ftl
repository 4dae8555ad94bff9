### What the drawings of a sheet mean.

ui-legend-suits = cztery kolory: każdy ma swoją stację i swoją linię
ui-legend-mine = kopalnia: jeden bok; zakreśl samorodek
ui-legend-saloon = saloon: podwaja układ tej albo późniejszej rundy
ui-legend-bank = bank: od razu najwyżej cztery samorodki razy 2, 3 lub 4
ui-legend-train-yard = stacja rozrządowa: mnoży miasteczka Twojej największej sieci
ui-legend-fort = fort: cztery boki; następna liczba fortów
ui-legend-ranch = ranczo: samo w swoim obszarze; następna liczba rancz
ui-legend-town = miasteczko: pierwszy tor do niego zakreśla pole miasteczka
ui-legend-nugget = samorodek: 1 punkt i złoto dla banku
ui-legend-special = zdolność specjalna: most, tunel, skrót, zwrotnica albo inny kolor
ui-legend-bridge = między dwoma polami rzeki tor wymaga mostu
ui-legend-tunnel = między dwiema górami tor wymaga tunelu
ui-legend-desert = pustynia, goła lub nie: tylko tędy prowadzi skrót
ui-legend-kinds = trzy rodzaje celów: szeryf, ranczo, pociąg
ui-legend-tick = gotowe: aktywowane, spełnione albo zakończone
ui-legend-cross = użyte: skreślone pole albo samorodek
ui-legend-pencil = jeszcze gra w tej turze
ui-legend-hourglass = czeka na innych
