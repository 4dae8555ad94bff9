### How a turn goes.

ui-turn-gwt2-1 = Jdi honákem vpřed, aspoň o krok a nejvýš po svůj limit. Krok vede k dalšímu dílku; prázdná místa se nepočítají a ruce na dílcích stojí poplatek (R4.1, R4.4).
ui-turn-gwt2-2 = Použij místo. Na neutrální nebo vlastní budově uděláš její akce, jaké chceš, v libovolném pořadí, nebo místo nich jednu pomocnou akci; jinde jednu pomocnou (R5.1, R5.4).
ui-turn-gwt2-3 = V Kansas City přijdou do hry tři dílky, ruka vynese dolar za každý bod hodnoty chovu a dodáš do města, na které stačí; disk odejde z desky a něco otevře (R6.1).
ui-turn-gwt2-4 = Dobírej ruku po limit a hraje další. Odhozené karty se zamíchají, když je třeba brát a není z čeho (R7.1, R7.2).
