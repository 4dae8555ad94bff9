### How a turn goes.

ui-turn-gwt1-1 = Jdi honákem vpřed, aspoň o krok a nejvýš po svůj limit. Krok vede k dalšímu dílku; prázdná místa se nepočítají a ruce na dílcích stojí poplatek (R5.1, R5.6).
ui-turn-gwt1-2 = Použij místo. Na neutrální nebo vlastní budově uděláš její akce, jaké chceš, v libovolném pořadí, nebo místo nich jednu pomocnou akci; jinde jednu pomocnou (R6.1, R6.6).
ui-turn-gwt1-3 = V Kansas City přijdou do hry tři dílky, ruka vynese dolar za každý bod hodnoty chovu a dodáš do města, na které stačí; disk odejde z desky a něco otevře (R8.1).
ui-turn-gwt1-4 = Dobírej ruku po limit a hraje další. Odhozené karty se zamíchají, když je třeba brát a není z čeho (R4.3, R2.4).
