### The sheet.

ui-pioneer-card =
    { $rank ->
        [J] kluk
        [Q] dáma
        [K] král
        [A] eso
       *[other] { $rank }
    } – { $suit }
ui-pioneer-card-away = odložená
ui-pioneer-card-taken = bere { $name }
ui-pioneer-card-secret = tvá tajná karta
ui-pioneer-card-secret-of = tajná karta: { $name }
ui-pioneer-cards = Karty rozdávajícího
ui-pioneer-side =
    { $side ->
        [NE] { $cell } severovýchod
        [E] { $cell } východ
        [SE] { $cell } jihovýchod
        [SW] { $cell } jihozápad
        [W] { $cell } západ
       *[NW] { $cell } severozápad
    }
ui-pioneer-shortcut =
    { $way ->
        [N-S] zkratka v { $cell }, od severu k jihu
        [NE-SW] zkratka v { $cell }, od severovýchodu k jihozápadu
       *[NW-SE] zkratka v { $cell }, od severozápadu k jihovýchodu
    }
ui-pioneer-place = { $kind } { $cell }
ui-pioneer-activates = aktivuje: { $what }
ui-pioneer-reaches = dosahuje města { $number }: nové políčko města
ui-pioneer-needs = využívá výhodu: { $what }
ui-pioneer-points-more = body navíc: +{ $points }
ui-pioneer-then-left = { $tracks ->
        [0] pak nezbývá žádná kolej
        [one] pak zbývá jedna kolej
        [few] pak zbývají { $tracks } koleje
       *[other] pak zbývá { $tracks } kolejí
    }
ui-pioneer-left = { $tracks ->
        [0] nezbývá žádná kolej
        [one] zbývá jedna kolej
        [few] zbývají { $tracks } koleje
       *[other] zbývá { $tracks } kolejí
    }
ui-pioneer-hint-lay = { $tracks ->
        [0] Škrtni políčko města a polož další kolej, nebo skonči.
        [one] Zbývá jedna kolej. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
        [few] Zbývají { $tracks } koleje. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
       *[other] Zbývá { $tracks } kolejí. Najeď na svítící stranu nebo na ni klepni a uvidíš, co udělá.
    }
ui-pioneer-lay-it = Položit
ui-pioneer-hand = tvá kombinace: { $name }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-pioneer-hand-open = tvá kombinace: zatím žádný pár
ui-pioneer-no-pair = zatím žádný pár
ui-pioneer-hand-row = Kolo { $round }: { $ranks }, { $worth }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-pioneer-box = Políčko města
ui-pioneer-box-brings = o jednu kolej a výhodu víc pro tento tah
ui-pioneer-station = stanice { $suit } { $cell }
ui-pioneer-is-active = aktivováno
ui-pioneer-is-soon = bude aktivováno
ui-pioneer-is-sides = položené strany: { $have } z { $need }
ui-pioneer-is-fenced = ve své oblasti ještě není sám
ui-pioneer-town = město { $number }
ui-pioneer-town-reached = město { $number }, dosažené: { $suits }
ui-pioneer-map = Mapa: { $name }; šipky vedou ze strany na stranu, Enter pokládá
ui-pioneer-zoom = Velikost mapy
ui-pioneer-nearer = Blíž
ui-pioneer-farther = Dál
ui-pioneer-whole = Celá mapa
ui-pioneer-round = Kolo { $round } z { $rounds }
ui-pioneer-turn = Tah { $turn } z { $turns }
ui-pioneer-turn-of = Kolo { $round }, tah { $turn }
ui-pioneer-dealer = rozdává { $name }
ui-pioneer-take = Rozdáváš: vezmi si jednu kartu. Ostatní vybírají ze zbytku.
ui-pioneer-choose = Vyber kartu: její hodnota patří do kombinace, její barva železnici.
ui-pioneer-which-first = Které místo se aktivuje první?
ui-pioneer-nugget-count = { $count ->
        [one] { $count } valoun
        [few] { $count } valouny
       *[other] { $count } valounů
    }
ui-pioneer-nuggets = Kolik valounů půjde do banky?
ui-pioneer-lay = Pokládej koleje železnice: { $suit }.
ui-pioneer-finished = Tvůj tah je hotový.
ui-pioneer-dealer-first = { $name } rozdává a bere si kartu jako první.
ui-pioneer-does =
    { $doing ->
        [take] { $name } rozdává a bere si kartu jako první.
        [choose] { $name } vybírá kartu.
        [done] Tah je hotový: { $name }.
       *[lay] { $name } pokládá koleje železnice: { $suit }.
    }
ui-pioneer-won-of = { $name } vítězí: skóre { $points }, cílové skóre bylo { $target }.
ui-pioneer-waiting = Čeká se na: { $names }
ui-pioneer-and-more = { $names } a další: { $count }
ui-pioneer-over = Poslední karta je odehraná.
ui-pioneer-won = Vyhráváš: { $points ->
        [one] { $points } bod překonává
        [few] { $points } body překonávají
       *[other] { $points } bodů překonává
    } cílové skóre { $target }.
ui-pioneer-lost = { $points ->
        [one] { $points } bod nepřekonává
        [few] { $points } body nepřekonávají
       *[other] { $points } bodů nepřekonává
    } cílové skóre { $target }.
ui-pioneer-specials = { $count ->
        [one] jedna výhoda
        [few] { $count } výhody
       *[other] { $count } výhod
    }
ui-pioneer-done = Dokončit tah
ui-pioneer-or-for = nebo pokládat pro
ui-pioneer-poker = Pokerové kombinace
ui-pioneer-saloon =
    { $state ->
        [circled] Saloon tuto kombinaci zdvojnásobí
        [crossed] Žádný saloon tuto kombinaci nezdvojnásobil
       *[free] Saloon by mohl tuto kombinaci zdvojnásobit
    }
ui-pioneer-goals = Cíle
ui-pioneer-goal = { $text }: { $needs }
ui-pioneer-goal-far = { $have } z { $needs }
ui-pioneer-goal-first = první: { $names }
ui-pioneer-goal-later = později: { $names }
ui-pioneer-goal-nobody = zatím nikdo
ui-pioneer-goal-gone = splněno
ui-pioneer-goal-down = Cíl leží lícem dolů
ui-pioneer-goal-got = získáno: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-pioneer-goal-worth = k získání: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ui-pioneer-target = Překonej { $points }: 60 a 10 za každý zbylý cíl
ui-pioneer-target-short = překonej { $points }
ui-pioneer-zone = Zlato, banky, depa, pevnosti, ranče a města
ui-pioneer-gold = Zlato: vytěženo { $dug }, mimo banku { $free }
ui-pioneer-banks = Banky
ui-pioneer-banks-hold = V bankách: { $amounts }
ui-pioneer-yards = Depa × { $towns ->
        [one] { $towns } město
        [few] { $towns } města
       *[other] { $towns } měst
    }
ui-pioneer-forts = Pevnosti
ui-pioneer-ranches = Ranče
ui-pioneer-circled = zakroužkováno { $count }, hodnota { $value }
ui-pioneer-towns = Políčka měst: zakroužkováno { $circled }, k použití { $free }
ui-pioneer-score = Body, kdyby hra skončila teď
ui-pioneer-others = Všechny listy
ui-pioneer-look = Ukázat list
ui-pioneer-doing =
    { $doing ->
        [plays] hraje
        [done] hotovo
        [waits] čeká
       *[over] konec
    }
ui-pioneer-looking = Toto je list, který má { $name }, ve stavu před tímto tahem.
ui-pioneer-back = Zpět na můj list
ui-pioneer-back-to = Zpět na list: { $name }

cli-legend-pioneer = Čísla: možnosti · = potřebuje most, # tunel · T město · barva karty: kolej nebo její konec · mi důl, sa salón, ba banka, ty depo, fo pevnost, ra ranč, s počtem chybějících stran; * je aktivováno
cli-sheet-of = { $game }, { $map }, místo { $seat }: { $score }
cli-sheet-foot = Neoficiální list, nakreslil Trailboss
cli-sheet-dealer = rozdávající
cli-sheet-crossings = tečkované strany vyžadují most nebo tunel
cli-sheet-mountain = hory { $cell }
cli-sheet-river = řeka { $cell }
cli-sheet-track = { $suit }: { $track }
cli-sheet-face-down = lícem dolů: { $count }
