### How a turn goes.

ui-turn-pioneer-1 = Odkrywa się trzy karty. Rozdający bierze jedną, wszyscy inni wybierają jedną z dwóch pozostałych. Wszyscy grają naraz (R4.2, R4.3).
ui-turn-pioneer-2 = Wartość trafia do układu rundy: pięć tur, pięć wartości (R5.1, R5.2).
ui-turn-pioneer-3 = Kolor mówi, którą kolej przedłużasz: trzy tory, od jej stacji lub wolnych końców. Zakreślone pola miast dają więcej torów, mosty, tunele, skróty, zwrotnice (R6.1, R7.1).
ui-turn-pioneer-4 = To, do czego dotarły tory, jest Twoje: kopalnie, saloony, banki, stacje rozrządowe, forty, rancza. Potem sprawdza się cele i talia przechodzi dalej (R8.1, R11.1).
