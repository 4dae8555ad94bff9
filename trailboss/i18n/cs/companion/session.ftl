### The companion of a game on cardboard: Sam and Sue.
###
### companion-<line or question>   the values of the line or question
### companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
### companion-thing-<name>, companion-score-<label>

companion-title = Pomocník, soupeř: { $who }, semínko { $seed }.
companion-help = Odpovídej číslem nebo slovem; Enter bere označenou odpověď. Můžeš také napsat u (zpět), s (body), r R14.7 (pravidlo), ? (tato nápověda) nebo q (konec).
companion-resumed = Pokračujeme po { $count ->
        [one] { $count } odpovědi
        [few] { $count } odpovědích
       *[other] { $count } odpovědích
    }.
companion-saved = Uloženo do { $file }. Stejný příkaz odtud pokračuje.
companion-undone = Vráceno zpět.
companion-undo-none = Není co vrátit.
companion-over = Partie je u konce.
companion-not-a-choice = „{ $text }“: taková odpověď tu není. Napiš číslo od 1 do { $count } nebo slova.
companion-not-a-number = „{ $text }“: taková odpověď tu není. Napiš jedno z: { $numbers }.
companion-needs-answer = Tady je nutné odpovědět: výchozí odpověď není.
companion-total = celkem
companion-turn = Teď odehraj svůj tah. Až bude hotový: co přijde dál?
companion-final = Dokonči svůj poslední tah, pokud ti zbývá, a spočítej si body. { $who } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
companion-ask-own-points = Kolik máš bodů?
companion-ask-own-dollars = Stejně bodů: rozhodují dolary a Sue žádné nemá. Kolik dolarů ti zbylo po výměně plných pětic za body?
companion-won = Vyhráváš { $own } : { $points }! Soupeř: { $who }.
companion-lost = { $who } vyhrává { $points } : { $own }.
companion-won-by-dollars = Vyhráváš díky dolarům! Soupeř: { $who }.
companion-shared = O vítězství se dělíte: ty a { $who }.
companion-choice-yes = ano
companion-choice-no = ne
companion-choice-none = nic
companion-choice-nobody = nikdo
companion-choice-go = na tahu je { $who }
companion-choice-last = poslední tah má { $who }: konec hry začal v mém tahu
companion-choice-other = něco jiného, nebo nic
companion-choice-cowboy = kovboj
companion-choice-builder = řemeslník
companion-choice-engineer = inženýr
companion-choice-all-rounder = všeuměl
companion-choice-steps = { $a ->
        [one] { $a } krok
        [few] { $a } kroky
       *[other] { $a } kroků
    }
companion-thing-sam = Sam
companion-thing-sue = Sue
companion-thing-market = trh s dobytkem
companion-thing-train = vlak
companion-thing-build = stavba
companion-thing-upper = horní
companion-thing-lower = dolní
companion-thing-token-objective = žeton úkolu
companion-thing-token-bonus = bonusový žeton
companion-thing-token-any = libovolný žeton
companion-thing-cow-corriente = Corriente
companion-thing-hire = nábor
companion-score-dollars = dolary (nikdy se nepočítají)
companion-score-buildings = budovy
companion-score-deliveries = kameny na tmavých stanicích
companion-score-cities = města a šipky
companion-score-stations = nádraží
companion-score-hazards = nebezpečí
companion-score-cattle = krávy
companion-score-bonus-tokens = bonusové žetony
companion-score-objectives = úkoly (všechny platí za splněné)
companion-score-workers = pracovníci
companion-score-job-market-token = žeton trhu práce
