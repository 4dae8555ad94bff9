### How a turn goes.

ui-turn-elpaso-1 = Prowadź ranczera od jednego do trzech kroków. Krok prowadzi do następnego kafla, także cudzego budynku; kto dotrze do El Paso, staje. Odrzuceni kowboje dodają kroków (R4.1, R4.5).
ui-turn-elpaso-2 = Użyj kafla: jego akcje, jakie chcesz, w dowolnej kolejności, albo zamiast nich jedna dodatkowa. Pracownicy to karty; gotowych odrzucasz za to, co robią (R5.1, R5.4).
ui-turn-elpaso-3 = W El Paso dostajesz 5 dolarów i kartę Simmental, potem dostarczasz: każda rasa liczy się raz, certyfikaty pomagają, a krążek trafia do placówki (R9.1, R9.3).
ui-turn-elpaso-4 = Dobierz rękę do limitu. Dobrany pracownik jest od razu gotowy, a ty dobierasz znowu (R10.1, R10.3).
