### How a turn goes.

ui-turn-elpaso-1 = Prowadź ranczera od jednego do trzech kroków. Krok prowadzi do następnego kafelka, także cudzego budynku; kto dotrze do El Paso, staje. Odrzuceni kowboje dodają kroków (R4.1, R4.5).
ui-turn-elpaso-2 = Użyj kafelka: jego akcje, jakie chcesz, w dowolnej kolejności, albo zamiast nich jedna akcja pomocnicza. Pracownicy to karty; tych z obszaru pracowników odrzucasz za to, co robią (R5.1, R5.4).
ui-turn-elpaso-3 = W El Paso dostajesz 5 dolarów i kartę Simmental, potem dostarczasz: każda rasa liczy się raz, certyfikaty pomagają, a dysk trafia na placówkę handlową (R9.1, R9.3).
ui-turn-elpaso-4 = Dobierz rękę do limitu. Dobrany pracownik trafia od razu do obszaru pracowników, a Ty dobierasz znowu (R10.1, R10.3).
