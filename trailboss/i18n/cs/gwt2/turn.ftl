### How a turn goes.

ui-turn-gwt2-1 = Jdi honákem vpřed, aspoň o krok a nejvýš po svůj limit. Krok vede k další destičce; prázdná pole se nepočítají a za ručičky na destičkách se platí poplatek (R4.1, R4.4).
ui-turn-gwt2-2 = Použij zastavení. Na neutrální nebo vlastní budově uděláš její akce, jaké chceš, v libovolném pořadí, nebo místo nich jednu pomocnou akci; jinde jednu pomocnou (R5.1, R5.4).
ui-turn-gwt2-3 = V Kansas City přijdou do hry tři destičky, ruka vynese dolar za každý bod hodnoty chovu a expeduješ do města, na které stačí; kámen odejde z desky a něco otevře (R6.1).
ui-turn-gwt2-4 = Dobírej ruku po limit a hraje další. Odkládací balíček se zamíchá, když je třeba brát a není z čeho (R7.1, R7.2).
