### The introduction, step by step.

ui-learn-gwt2-1 = Máš stádo a honáka. Tvé karty jsou krávy; čím lepší různá plemena máš v ruce, když dojdeš do Kansas City, tím dál je pošleš. Cesta vede zprava zdola do Kansas City vlevo nahoře. V prvním tahu postavíš honáka na jednu z hnědých budov, které smí používat každý. Postav ho na A.
ui-learn-gwt2-2 = Každý řádek na budově je akce a ty je smíš provést všechny, v libovolném pořadí. Ta první tady prodá krávu vyznačeného plemene a dá ti 2 dolary. Jednu máš: prodej ji. Karta jde na odkládací balíček a vrátí se, až ti dobírací balíček dojde.
ui-learn-gwt2-3 = Postava na destičce znamená: najmi někoho z trhu práce vlevo. Cena se řídí řadou. Kovbojové kupují dobytek, řemeslníci stavějí budovy, inženýři posouvají tvou lokomotivu. Najmi kovboje z první řady.
ui-learn-gwt2-4 = Co šlo, to tady máš hotové. Ukonči tah: dobereš si zase do čtyř karet a hraje Ben.
ui-learn-gwt2-5 = Teď tvůj honák jde, na této cestě až tři kroky. Krok vede k další destičce; prázdná pole se nepočítají. Za destičky s ručičkou se platí poplatek, jeho výši udává číslo. Cesta k B je zdarma: jdi tam.
ui-learn-gwt2-6 = Na B se prodala další kráva a dá se tu i stavět. Vlastní budova je zastavení, kde provádíš akce jen ty, a ostatní za průchod možná zaplatí. Vybraná je budova číslo 2, za jednoho řemeslníka a 2 dolary. Polož ji na pole hned za E, kudy brzy půjdeš.
ui-learn-gwt2-7 = Honák došel na E a prodala se tam kráva. E má trh s dobytkem. Dva kovbojové koupí kartu hodnoty 3 za 3 dolary. Corriente má na konci 3 body, víc než její sousedky: vezmi ji.
ui-learn-gwt2-8 = Honák minul tvou budovu i F a zastavil na G, kde inženýři posouvají lokomotivu po železnici kolem plánu. Čím dál je, tím levnější jsou expedice a tím víc nádraží mine. Posuň ji o jedno pole.
ui-learn-gwt2-9 = Další je Kansas City. V ruce máš dvě plemena dvakrát a počítají se jen různá: hodnota je 3. Se žetonem výměny, který smíš ve svém tahu použít kdykoli, dobereš dvě karty a dvě odložíš. Použij ho.
ui-learn-gwt2-10 = O hodně lepší: tři plemena, hodnota 5. V Kansas City přišly nejdřív do hry tři destičky podle tvé volby, pak přišlo 5 dolarů za stádo. Teď ho pošli po železnici do města nejvýš této hodnoty. Čím dál, tím líp, a nikdy dvakrát do stejného: St. Louis.
ui-learn-gwt2-11 = Kámen odešel z tvé desky do města, a co zakrýval, je odteď tvé: lepší akce, víc kroků, víc karet v ruce. Honák je zpět na začátku cesty a příští cesta bude bohatší. To je celá hra: najímej, stav, kupuj, expeduj, dokud se trh práce nezaplní. Do sedla!
