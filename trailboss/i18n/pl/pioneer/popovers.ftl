### What is said beside something on a sheet.

ui-about-card = wartość trafia do układu rundy, kolor wskazuje linię
ui-about-goal = 10 punktów za pierwsze spełnienie, później 5
ui-about-goal-alone = każdy niespełniony cel dodaje 10 do progu
ui-about-poker = pięć wartości tworzy układ rundy; kolory się nie liczą
ui-about-tracks = trzy tory na turę i jeden więcej za każde pole miasteczka
ui-about-sheet = naciśnij, by zobaczyć ten arkusz w dużym rozmiarze
ui-about-now = gdyby gra skończyła się teraz
