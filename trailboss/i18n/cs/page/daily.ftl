### The daily challenge.

ui-daily = Výzva dne
ui-daily-of = Výzva dne: { $date }
ui-daily-text = Jedno rozdání denně, pro všechny na tomto serveru stejné. Každý má jeden pokus.
ui-daily-play = Zahrát dnešní výzvu
ui-daily-continue = Pokračovat ve výzvě
ui-daily-until = Dohraj do: { $time }.
ui-daily-closed = Den skončil: tato hra se už nepočítá.
ui-daily-look = Ke svému stolu
ui-daily-to-today = Dnešní výzva
ui-daily-next = Další výzva přijde v { $time }, { $when }.
ui-daily-away = Výzvu dne teď nelze načíst.
ui-daily-gone = Pro tento den výzva není.
ui-daily-mine =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }: { $rank }. místo z { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }, ale pozdě: hra se nepočítá.
ui-daily-beaten = Cílové skóre { $target } je překonáno.
ui-daily-missed = Cílové skóre { $target } překonáno není.
ui-daily-best = Dnes nejlepší
ui-daily-results = Výsledky: { $date }
ui-daily-none = Ještě nikdo nedohrál. Buď první!
ui-daily-none-past = Ten den nikdo nedohrál.
ui-daily-playing =
    { $count ->
        [one] Ještě hraje { $count } člověk.
        [few] Ještě hrají { $count } lidé.
        [many] Ještě hraje { $count } člověka.
       *[other] Ještě hraje { $count } lidí.
    }
ui-daily-rank = Pořadí
ui-daily-points = Body
ui-daily-difference = K cílovému skóre
ui-daily-replay = Záznam: { $name }
ui-daily-all = Všechny výsledky
ui-daily-yesterday = Včera
ui-daily-day = Jiný den
ui-daily-copy = Kopírovat odkaz na tento den
ui-daily-how = Jak to funguje
ui-daily-how-day = Den se mění o půlnoci UTC: u tebe v { $time }. Rozehraná hra se počítá, když skončí do { $close }.
ui-daily-how-secret = Do té doby vidíš svůj stůl jen ty. Potom se každý může dívat na záznamy a ověřit semínko.
ui-daily-how-undo = Kroky tahu lze vzít zpět, otočené karty ne.
ui-daily-to-results = Výsledky dne
ui-daily-sealed = Přehrání a zápis se otevřou: { $time }.
