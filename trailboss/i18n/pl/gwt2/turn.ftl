### How a turn goes.

ui-turn-gwt2-1 = Prowadź ranczera naprzód, co najmniej krok i najwyżej do twojego limitu. Krok prowadzi do następnego kafla; puste pola się nie liczą, a dłonie na kaflach kosztują opłatę (R4.1, R4.4).
ui-turn-gwt2-2 = Użyj miejsca. Na neutralnym lub własnym budynku wykonujesz jego akcje, jakie chcesz, w dowolnej kolejności, albo zamiast nich jedną akcję dodatkową; gdzie indziej jedną dodatkową (R5.1, R5.4).
ui-turn-gwt2-3 = W Kansas City do gry wchodzą trzy kafle, ręka płaci dolara za każdy punkt wartości hodowlanej, a ty dostarczasz do miasta w jej zasięgu; krążek schodzi z planszetki i coś otwiera (R6.1).
ui-turn-gwt2-4 = Dobierz rękę do limitu i gra następna osoba. Stos odrzuconych tasujesz, gdy trzeba dobrać, a nie ma z czego (R7.1, R7.2).
