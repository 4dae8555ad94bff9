### The introduction, step by step.

ui-learn-pioneer-1 = Každý kreslí na vlastní list. V každém tahu se otočí tři pokerové karty. Dnes rozdáváš ty, takže si vezmeš jednu ze tří; Ben vybere ze zbylých dvou. Vezmi pikového krále.
ui-learn-pioneer-2 = Karta dělá dvě věci. Její hodnota se zapsala do tvé pokerové kombinace. Její barva dovolí položit tři koleje této dráhy po stranách šestiúhelníků, od stanice té barvy. Polož první.
ui-learn-pioneer-3 = Leží tři koleje. Co míjejí, je tvoje: důl žádá jednu stranu s kolejí, saloon dvě, banka nebo depo tři, pevnost čtyři. Dokonči tah a Ben udělá svůj.
ui-learn-pioneer-4 = Teď rozdává Ben a vzal si kartu. Vybereš jednu ze dvou zbylých; zůstává i pro ostatní. Vezmi srdcového kluka: začíná další dráha.
ui-learn-pioneer-5 = Máš zakroužkované políčko města. Škrtnuté dá v tomto tahu kolej navíc a jednu výhodu: most, tunel, zkratku, výhybku nebo jinou barvu. Škrtni ho.
ui-learn-pioneer-6 = Tato kolej je zkratka: vede přímo pouštním šestiúhelníkem, od rohu k protějšímu rohu, a ušetří dlouhou okliku.
ui-learn-pioneer-7 = Kolej, která končí ve městě, zakroužkuje nové políčko města a v tahu jich lze škrtnout víc: to se také stalo. Teď zase rozdáváš. Druhý kluk dá v kombinaci pár.
ui-learn-pioneer-8 = Pět tahů je kolo. Tvá první kombinace je K, J, J, A, J: trojice za 3, a se zakroužkovaným saloonem kola dvakrát tolik. Začíná nová. Vezmi srdcovou dámu.
ui-learn-pioneer-9 = Tvé koleje dosáhly dvou míst naráz, dolu a banky. Pořadí volíš ty a důl jde první: jeho valoun ještě stihne banku.
ui-learn-pioneer-10 = Banka bere až čtyři valouny, jednou. První banka počítá každý dvakrát. Přines všechny čtyři.
ui-learn-pioneer-11 = Osm bodů v bance. Čtyři kola po pěti tazích, čtyři kombinace, tři úkoly pro nejrychlejší: to je hra. Sólo hraješ o cílové skóre a každý den je nové rozdání pro všechny. Odjezd!
