### What is said beside a piece of El Paso, and is not printed on it.

ui-about-ep-rancher = jde aspoň o krok a v El Pasu vždy zastaví
ui-about-ep-simmental = bere si ji každý rančer, který dojde do El Pasa; poslední ohlašuje konec
ui-about-ep-post = obchodní stanice { $value }
ui-about-ep-worth = chce ruku v hodnotě { $value }
ui-about-ep-again = přijme libovolně mnoho tvých kamenů
ui-about-ep-left = zbývá: { $count }
ui-about-ep-workers = { $what } a { $dollars } $
ui-about-ep-slot = pole kamene: { $name }
ui-about-ep-covered = jeho kámen tu ještě leží
ui-about-ep-site = stavba tu stojí o { $cost } $ víc
ui-about-ep-stack = vrchní lze vzít naslepo
ui-about-ep-sue-row = počítají se, nikdy se neodkládají
