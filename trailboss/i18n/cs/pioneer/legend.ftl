### What the drawings of a sheet mean.

ui-legend-suits = čtyři barvy: každá má svou stanici a svou železnici
ui-legend-mine = důl: jedna strana; zakroužkuj valoun
ui-legend-saloon = saloon: zdvojnásobí kombinaci tohoto, nebo pozdějšího kola
ui-legend-bank = banka: hned nejvýš čtyři valouny krát 2, 3 nebo 4
ui-legend-train-yard = depo: násobí města tvé největší sítě
ui-legend-fort = pevnost: čtyři strany; další číslo pevností
ui-legend-ranch = ranč: ve své oblasti sám; další číslo rančů
ui-legend-town = město: první kolej do něj zakroužkuje políčko města
ui-legend-nugget = valoun: 1 bod a zlato pro banku
ui-legend-special = výhoda: most, tunel, zkratka, výhybka, nebo jiná barva
ui-legend-bridge = mezi dvěma poli řeky kolej potřebuje most
ui-legend-tunnel = mezi dvěma horami kolej potřebuje tunel
ui-legend-desert = poušť, holá nebo ne: jen tudy vede zkratka
ui-legend-kinds = tři druhy cílů: šerif, ranč, vlak
ui-legend-tick = hotovo: aktivováno, splněno, nebo dokončeno
ui-legend-cross = použito: škrtnuté políčko, nebo valoun
ui-legend-pencil = v tomto tahu ještě hraje
ui-legend-hourglass = čeká na ostatní
