### What is said beside something on a sheet.

ui-about-card = hodnota jde do kombinace kola, barva určuje železnici
ui-about-goal = 10 bodů, kdo splní první, později 5
ui-about-goal-alone = každý nesplněný cíl přidá 10 k cílovému skóre
ui-about-poker = pět hodnot tvoří kombinaci kola; barvy se nepočítají
ui-about-tracks = tři koleje za tah a jedna navíc za každé políčko města
ui-about-sheet = stiskni a uvidíš tento arch velký
ui-about-now = kdyby hra skončila teď
ui-about-laid =
    kolej { $suit ->
        [hearts] srdcové
        [diamonds] kárové
        [clubs] křížové
       *[spades] pikové
    } železnice
ui-about-laid-does = místům vedle se počítá jako strana s kolejí
ui-about-head-of =
    volný konec { $suit ->
        [hearts] srdcové
        [diamonds] kárové
        [clubs] křížové
       *[spades] pikové
    } železnice
ui-about-head = odtud smí železnice pokračovat
ui-about-dealer = otočí tři karty a jednu si vezme první; ostatní volí ze dvou zbylých
