### The introduction, step by step.

ui-learn-gwt1-1 = Znáš druhé vydání; toto je první. Téměř všechno je stejné, takže řekneme jen to, co se liší. Každý začíná se čtyřmi kartami, před prvním tahem tedy nikdo neodkládá, a žetony výměny tu nejsou vůbec. Postav honáka na A.
ui-learn-gwt1-2 = Trh práce funguje stejně, jen řemeslníci vypadají na destičkách jinak. Najmi inženýra.
ui-learn-gwt1-3 = Cestou padl poplatek za nebezpečí a C dává kartu úkolu jako vždy. Liší se soukromé budovy: je jich deset místo dvanácti a několik má jiné ceny a body, přečti si je tedy předem. Vezmi tuto kartu.
ui-learn-gwt1-4 = Tady cesta vesnicí odbočuje dřív a D leží na ní. Stojí tam týpí. První tři mají hodnotu minus 3, minus 2 a minus 1 dolar: kdo s nimi obchoduje, platí. Jdi oklikou k E.
ui-learn-gwt1-5 = Na G popojela tvá lokomotiva a zbývá jedna pomocná akce. Je to známých pět; jen poslední, která vrací lokomotivu a vyřadí kartu, tu nedává dolar. Proveď první.
ui-learn-gwt1-6 = Ben mezitím odstranil nebezpečí. Do Kansas City zbývá krok a tam jako vždy pohyb končí. Jdi tam.
ui-learn-gwt1-7 = Do hry přicházejí tři destičky, z každé dvojice jedna. Volba je stejná: pracovníci přibližují konec hry, nebezpečí a týpí zdražují cestu. Vezmi první.
ui-learn-gwt1-8 = Města leží na západě, poslední je San Francisco. Expedice do Kansas City vynese 6 dolarů místo 4. Mezi Wichitou a Colorado Springs se ztrácí bod tam, kde druhé vydání dává žeton. Expeduj do Topeky.
ui-learn-gwt1-9 = To je celý rozdíl. Všech pět přednostů je ve hře od začátku a Sam tu není: toto vydání je pro dva až čtyři. Ostatní znáš. Do sedla!
