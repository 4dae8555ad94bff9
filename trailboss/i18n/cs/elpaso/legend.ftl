### What the signs of El Paso mean beside those that the trail games share.

ui-legend-ep-permanent = trvalý certifikát: počítá se při každé expedici
ui-legend-ep-token = žeton výměny: kdykoli dober jednu kartu, pak jednu odlož
ui-legend-ep-worker = najmi pracovníka za cenu vedle
ui-legend-ep-cowboy = kovboj: odkládá se za nákup krávy, nebo za krok navíc
ui-legend-ep-builder = řemeslník: odkládá se za budovu, nebo se 2 dolary za certifikát
ui-legend-ep-engineer = inženýr: odkládá se za vlak, nebo za 1 dolar
ui-legend-ep-rounder = všeuměl: zastoupí pracovníka kteréhokoli druhu, nebo se odloží za 2 dolary
ui-legend-ep-engine = použij kartu vlaku
ui-legend-ep-boot = tvůj rančer jde dál, nejvýš o tolik kroků
ui-legend-ep-objective = žeton úkolu: body, máš-li, co požaduje
ui-legend-ep-bonus = bonusový žeton: body a co dává hned, nebo natrvalo
ui-legend-ep-disc = tvé kameny na těchto obchodních stanicích
ui-legend-ep-duplicate = při každé expedici se počítá ještě jedna kráva téhož plemene
ui-legend-ep-aux = pomocné akce: jedna, nebo tolik, kolik je uvedeno
ui-legend-ep-draw = karty v dobíracím balíčku
ui-legend-ep-light = kámen se světlými rohy: patří na každou obchodní stanici
ui-legend-ep-dark = kámen s tmavými rohy: jen na tmavé obchodní stanice
