### How a turn goes.

ui-turn-elpaso-1 = Jdi rančerem jeden až tři kroky. Krok vede k další destičce, i k cizí budově; kdo dojde do El Pasa, zastaví. Odložení kovbojové přidávají kroky (R4.1, R4.5).
ui-turn-elpaso-2 = Použij destičku: její akce, jaké chceš, v libovolném pořadí, nebo místo nich jednu pomocnou. Pracovníci jsou karty; připravené odkládáš za to, co umějí (R5.1, R5.4).
ui-turn-elpaso-3 = V El Pasu získáš 5 dolarů a kartu Simmental, pak expeduješ: každé plemeno se počítá jednou, certifikáty pomáhají a kámen jde na stanici (R9.1, R9.3).
ui-turn-elpaso-4 = Dober ruku po limit. Dobraný pracovník je hned připraven a bereš znovu (R10.1, R10.3).
