### The introduction, step by step.

ui-learn-elpaso-1 = El Paso je velká cesta v kostce: tvůj rančer chodí dokola a každé kolo končí expedicí. Začínáš žetonem úkolu. Na konci dává body, když ho splníš. Vezmi zvýrazněný.
ui-learn-elpaso-2 = Hnědé destičky jsou neutrální budovy a smí je použít každý. Rančer začíná na jedné z nich. Postav ho sem.
ui-learn-elpaso-3 = Tah: jít, jednat, dobrat. Jdeš jeden až tři kroky a krok vede k další destičce; prázdná pole se nepočítají. Do El Pasa jsou tři kroky a kdo tam dojde, zastaví. Vyraz.
ui-learn-elpaso-4 = El Paso ti dalo 5 dolarů a kartu Simmental. Před expedicí přišel na řadu žeton výměny: dostáváš kartu a teď jednu odložíš. Při expedici se každé plemeno počítá jednou, pusť tedy slabou kartu: Criollo.
ui-learn-elpaso-5 = Teď je ruka oceněna a ty vybíráš obchodní stanici nejvýš této hodnoty. Vzdálenější mají větší cenu. Tvá ruka dosáhne na 5.
ui-learn-elpaso-6 = Kámen z tvé desky jde na stanici a co zakrýval, je odteď otevřené. Tento otevře druhou pomocnou akci: certifikáty, díky nimž mají další expedice větší hodnotu.
ui-learn-elpaso-7 = Tvá ruka byla odložena a dobrána, Ben také expedoval. Za El Pasem začíná nové kolo. Jdi k první destičce.
ui-learn-elpaso-8 = Pracovníci jsou tu karty. Leží připravení před tebou, dokud je neodložíš za to, co umějí, a pak se vracejí se stádem. B najme jednoho za 5 dolarů a druhého, jiného druhu, za 8. Najmi kovboje; po něm přijde inženýr.
ui-learn-elpaso-9 = Rančer popošel o tři kroky. Tady se dá stavět: budova žádá řemeslníky, které odložíš, a 2 dolary za každého. Mít můžeš dvě. Vyber tu za jednoho řemeslníka.
ui-learn-elpaso-10 = Postav ji tam, kudy chodíš na začátku každého kola. Používat ji smíš jen ty; pro ostatní je to krok navíc.
ui-learn-elpaso-11 = To je hra: krátká kola, pracovníci, kteří přicházejí a odcházejí, a expedice, které otevírají desku. Každý příchod do El Pasa bere kartu Simmental, a když jejich balíček dojde, blíží se konec. Do sedla!
