### What is said beside something on a sheet.

ui-about-card = hodnota jde do kombinace kola, barva určuje železnici
ui-about-goal = 10 bodů, kdo splní první, později 5
ui-about-goal-alone = každý nesplněný cíl přidá 10 k cílovému skóre
ui-about-poker = pět hodnot tvoří kombinaci kola; barvy se nepočítají
ui-about-tracks = tři koleje za tah a jedna navíc za každé políčko města
ui-about-sheet = stiskni a uvidíš tento arch velký
ui-about-now = kdyby hra skončila teď
