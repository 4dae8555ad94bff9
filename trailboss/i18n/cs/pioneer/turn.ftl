### How a turn goes.

ui-turn-pioneer-1 = Otočí se tři karty. Rozdávající vezme jednu, ostatní si vyberou jednu ze dvou zbylých. Všichni hrají naráz (R4.2, R4.3).
ui-turn-pioneer-2 = Hodnota jde do kombinace kola: pět tahů, pět hodnot (R5.1, R5.2).
ui-turn-pioneer-3 = Barva říká, kterou dráhu prodloužíš: tři koleje, od její stanice nebo volných konců. Zakroužkovaná políčka měst dají další koleje, mosty, tunely, zkratky, výhybky (R6.1, R7.1).
ui-turn-pioneer-4 = Čeho koleje dosáhly, je tvoje: doly, saloony, banky, depa, pevnosti, ranče. Pak se zkontrolují úkoly a balíček jde dál (R8.1, R11.1).
