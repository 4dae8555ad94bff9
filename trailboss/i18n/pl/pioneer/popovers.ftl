### What is said beside something on a sheet.

ui-about-card = wartość trafia do układu rundy, kolor wskazuje linię
ui-about-goal = 10 punktów za pierwsze spełnienie, później 5
ui-about-goal-alone = każdy niespełniony cel dodaje 10 do progu
ui-about-poker = pięć wartości tworzy układ rundy; kolory się nie liczą
ui-about-tracks = trzy tory na turę i jeden więcej za każde pole miasteczka
ui-about-sheet = naciśnij, by zobaczyć ten arkusz w dużym rozmiarze
ui-about-now = gdyby gra skończyła się teraz
ui-about-laid =
    tor linii { $suit ->
        [hearts] kier
        [diamonds] karo
        [clubs] trefl
       *[spades] pik
    }
ui-about-laid-does = liczy się jako bok z torem dla miejsc obok
ui-about-head-of =
    wolny koniec linii { $suit ->
        [hearts] kier
        [diamonds] karo
        [clubs] trefl
       *[spades] pik
    }
ui-about-head = stąd można poprowadzić linię dalej
ui-about-dealer = odkrywa trzy karty i pierwszy bierze jedną; inni wybierają z dwóch pozostałych
