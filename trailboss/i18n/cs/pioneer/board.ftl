### The sheet.

ui-sheet-card =
    { $rank ->
        [J] kluk
        [Q] dáma
        [K] král
        [A] eso
       *[other] { $rank }
    } – { $suit }
ui-sheet-card-away = odložená
ui-sheet-card-taken = bere { $name }
ui-sheet-card-secret = tvá tajná karta
ui-sheet-card-secret-of = tajná karta: { $name }
ui-sheet-cards = Karty rozdávajícího
ui-sheet-side =
    { $side ->
        [NE] { $cell } severovýchod
        [E] { $cell } východ
        [SE] { $cell } jihovýchod
        [SW] { $cell } jihozápad
        [W] { $cell } západ
       *[NW] { $cell } severozápad
    }
ui-sheet-shortcut =
    { $way ->
        [N-S] zkratka v { $cell }, od severu k jihu
        [NE-SW] zkratka v { $cell }, od severovýchodu k jihozápadu
       *[NW-SE] zkratka v { $cell }, od severozápadu k jihovýchodu
    }
ui-sheet-place = { $kind } { $cell }
ui-sheet-activates = aktivuje: { $what }
ui-sheet-reaches = dosahuje města { $number }: nové políčko města
ui-sheet-needs = využívá výhodu: { $what }
ui-sheet-points-more = body navíc: +{ $points }
ui-sheet-then-left = { $tracks ->
        [0] pak nezbývá žádná kolej
        [one] pak zbývá jedna kolej
        [few] pak zbývají { $tracks } koleje
       *[other] pak zbývá { $tracks } kolejí
    }
ui-sheet-left = { $tracks ->
        [0] nezbývá žádná kolej
        [one] zbývá jedna kolej
        [few] zbývají { $tracks } koleje
       *[other] zbývá { $tracks } kolejí
    }
ui-sheet-hint-lay = { $tracks ->
        [0] Škrtni políčko města a polož další kolej, nebo skonči.
        [one] Zbývá jedna kolej. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
        [few] Zbývají { $tracks } koleje. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
       *[other] Zbývá { $tracks } kolejí. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
    }
ui-sheet-lay-it = Položit
ui-sheet-hand = tvá kombinace: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-hand-open = tvá kombinace: zatím žádný pár
ui-sheet-no-pair = zatím žádný pár
ui-sheet-hand-row = Kolo { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-box = Políčko města
ui-sheet-box-brings = o jednu kolej a výhodu víc pro tento tah
ui-sheet-bank-brings = { $count } × { $multiplier } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-station = stanice { $suit } { $cell }
ui-sheet-is-active = aktivováno
ui-sheet-is-soon = bude aktivováno
ui-sheet-is-sides = položené strany: { $have } z { $need }
ui-sheet-is-fenced = ve své oblasti ještě není sám
ui-sheet-town = město { $number }
ui-sheet-town-reached = město { $number }, dosažené: { $suits }
ui-sheet-map = Mapa: { $name }; šipky vedou ze strany na stranu, Enter pokládá
ui-sheet-zoom = Velikost mapy
ui-sheet-nearer = Blíž
ui-sheet-farther = Dál
ui-sheet-whole = Celá mapa
ui-sheet-round = Kolo { $round } z { $rounds }
ui-sheet-turn = Tah { $turn } z { $turns }
ui-sheet-turn-of = Kolo { $round }, tah { $turn }
ui-sheet-dealer = rozdává { $name }
ui-sheet-take = Rozdáváš: vezmi si jednu kartu. Ostatní vybírají ze zbytku.
ui-sheet-choose = Vyber kartu: její hodnota patří do kombinace, její barva železnici.
ui-sheet-which-first = Které místo se aktivuje první?
ui-sheet-nugget-count = { $count ->
        [one] { $count } valoun
        [few] { $count } valouny
       *[other] { $count } valounů
    }
ui-sheet-nuggets = Kolik valounů půjde do banky?
ui-sheet-lay = Pokládej koleje železnice: { $suit }.
ui-sheet-finished = Tvůj tah je hotový.
ui-sheet-dealer-first = { $name } rozdává a bere si kartu jako první.
ui-sheet-does =
    { $doing ->
        [take] { $name } rozdává a bere si kartu jako první.
        [choose] { $name } vybírá kartu.
        [done] Tah je hotový: { $name }.
       *[lay] { $name } pokládá koleje železnice: { $suit }.
    }
ui-sheet-won-of = { $name } vítězí: skóre { $points }, cílové skóre bylo { $target }.
ui-sheet-waiting = Čeká se na: { $names }
ui-sheet-and-more = { $names } a další: { $count }
ui-sheet-over = Poslední karta je odehraná.
ui-sheet-won = Vyhráváš: { $points ->
        [one] { $points } bod překonává
        [few] { $points } body překonávají
       *[other] { $points } bodů překonává
    } cílové skóre { $target }.
ui-sheet-lost = { $points ->
        [one] { $points } bod nepřekonává
        [few] { $points } body nepřekonávají
       *[other] { $points } bodů nepřekonává
    } cílové skóre { $target }.
ui-sheet-specials = { $count ->
        [one] jedna výhoda
        [few] { $count } výhody
       *[other] { $count } výhod
    }
ui-sheet-done = Dokončit tah
ui-sheet-or-for = nebo pokládat pro
ui-sheet-poker = Pokerové kombinace
ui-sheet-saloon =
    { $state ->
        [circled] Saloon tuto kombinaci zdvojnásobí
        [crossed] Žádný saloon tuto kombinaci nezdvojnásobil
       *[free] Saloon by mohl tuto kombinaci zdvojnásobit
    }
ui-sheet-goals = Cíle
ui-sheet-goal = { $text }: { $needs }
ui-sheet-goal-far = { $have } z { $needs }
ui-sheet-goal-first = první: { $names }
ui-sheet-goal-later = později: { $names }
ui-sheet-goal-nobody = zatím nikdo
ui-sheet-goal-gone = splněno
ui-sheet-goal-down = Cíl leží lícem dolů
ui-sheet-goal-got = získáno: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-goal-worth = k získání: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-sheet-target = Překonej { $points }: 60 a 10 za každý zbylý cíl
ui-sheet-target-short = překonej { $points }
ui-sheet-zone = Zlato, banky, depa, pevnosti, ranče a města
ui-sheet-gold = Zlato: vytěženo { $dug }, mimo banku { $free }
ui-sheet-banks = Banky
ui-sheet-banks-hold = V bankách: { $amounts }
ui-sheet-yards = Depa × { $towns ->
        [one] { $towns } město
        [few] { $towns } města
       *[other] { $towns } měst
    }
ui-sheet-forts = Pevnosti
ui-sheet-ranches = Ranče
ui-sheet-circled = zakroužkováno { $count }, hodnota { $value }
ui-sheet-towns = Políčka měst: zakroužkováno { $circled }, k použití { $free }
ui-sheet-score = Body, kdyby hra skončila teď
ui-sheet-others = Všechny listy
ui-sheet-look = Ukázat list
ui-sheet-doing =
    { $doing ->
        [plays] hraje
        [done] hotovo
        [waits] čeká
       *[over] konec
    }
ui-sheet-looking = Tohle je list, který má { $name }, ve stavu před tímto tahem.
ui-sheet-back = Zpět na můj list
ui-sheet-back-to = Zpět na list: { $name }

cli-legend-pioneer = Čísla: možnosti · = potřebuje most, # tunel · T město · barva karty: kolej nebo její konec · mi důl, sa salón, ba banka, ty depo, fo pevnost, ra ranč, s počtem chybějících stran; * je aktivováno
