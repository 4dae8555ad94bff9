# The command line: its commands and their arguments.

## The commands
command-all = Deskové hry o stezkách a železnici: hraj, přehrávej, měř, hledej v pravidlech.
command-games = Vypsat hry, počty hráčů a jejich volby.
command-play = Hrát v terminálu: o samotě, s přáteli nebo s boty.
command-arena = Odehrát mnoho partií mezi boty a porovnat je.
command-replay = Přehrát zápis: ukázat hru, nebo ji ověřit.
command-record = Odehrát jednu partii mezi boty a vypsat její zápis.
command-position = Prohlédnout ručně zapsanou pozici: kdo je na řadě, co je dovoleno, co odmítnuto a proč.
command-perft = Spočítat pozice, kterých lze dosáhnout za 1, 2, 3, ... rozhodnutí.
command-bench = Změřit rychlost enginu náhodnými partiemi na jednom jádru.
command-train = Natrénovat hodnocení bota `strong` hrou se sebou samým.
command-calibrate = Změřit, zda se vyhrává tak často, jak slibují šance.
command-selfplay = Sehrát partie mezi boty a uchovat je jako data k učení.
command-companion = Hrát u vlastního stolu: soupeř pro jednoho hráče, který si vede body, nebo příprava hry.
command-components = Zapsat hodnoty hry do souboru, který můžeš opravit, nebo takový soubor zkontrolovat.
command-rules = Vypsat pravidlo, kapitolu nebo všechna pravidla hry, nebo spočítat pravidla, na která odkazují testy.
command-serve = Zpřístupnit stoly prohlížečům a botům.
command-mcp = Nabízet pomocníkům pravidla, pozice a místní partie přes MCP na stdin a stdout.
command-admin = Starat se o server: `verify` přehraje každou uloženou hru a oznámí, co by se změnilo.

## Their arguments
help-usage = použití
help-positional = poziční argumenty
help-options = volby
help-help = ukázat tuto nápovědu a skončit
help-version = ukázat verzi programu a skončit
help-lang = jazyk výpisů
help-json = jako JSON
help-game-options = volby hry
help-components = soubor hodnot, se kterými se hraje; - je stdin
help-bots = bot pro každé místo
help-jobs = počet procesů
help-ray = cluster Ray; "local" spustí vlastní
help-paired = hrát každé rozdání ve všech rozsazeních
help-train-out = složka pro výsledky
help-train-games = partií na začátek
help-train-gate = partií k posouzení generace
help-train-more = partií každé další generace
help-train-generations = kol hraní a učení
help-train-solo = samotný hráč proti soupeři této úrovně
help-calibrate-values = všechna hodnocení, není-li uvedeno
help-calibrate-games = partií pro každé hodnocení
help-calibrate-nodes = pozic na jedno rozhodnutí; jinak tolik, kolik má strong
help-calibrate-fit = zapsat hodnocení s upravenými šancemi, kde to pomáhá
help-train-tune = kroků ladění základní hry místo hodnoty
help-all-games = všechny hry, není-li uvedeno
help-two-seats = dvě, není-li uvedeno
help-seconds = na každou hru
help-opponent = jedno z: %(choices)s
help-setup-game = setup: této hry
help-seed = náhodné, není-li uvedeno
help-save = sem ukládat partii; je-li tu už, pokračovat v ní
help-level = jak silný je Sam
help-b-cards = karty B v balíčku bota: čím víc, tím silnější Sue
help-deck = kdo drží její balíčky: pomocník, nebo ty s tištěnými kartami
help-setup-players = setup: kolik je hráčů
help-setup-option = setup: volba z krabice
help-setup-json = setup: jako JSON
help-task = zapsat soubor (export), nebo ho zkontrolovat (check)
help-check-file = soubor ke kontrole; - je stdin
help-seats = "you" nebo bot pro každé místo
help-position = JSON; - je stdin
help-apply = nejdřív udělat toto; lze uvést několikrát
help-svg = nakreslit do tohoto souboru
help-svg-seat = čí list se kreslí
help-record = zápis; - je stdin
help-to = zastavit po tolika krocích
help-verify = jen říct, zda je v pořádku
help-hints = povolit nápovědu
help-why = říci, proč bot takhle táhl
help-section = R8 nebo R8.4
help-coverage = spočítat pravidla, na která odkazují testy
help-where = řádky kódu a testy pravidla
help-check = brát jako chybu pravidlo, na které nic neodkazuje
help-host = kde naslouchat
help-db = postgresql://... nebo sqlite:///...
help-redis = pro několik procesů
help-public-url = adresa, na kterou chodí lidé
help-proxy = důvěřovat hlavičkám této proxy
help-bot-workers = 0: bez botů
help-keep-idle = odklízet stoly, u kterých se tak dlouho nehraje
help-private-webhooks = povolit soukromé adresy
help-smtp = smtp://... pro e-maily
help-mail-from = kdo je posílá
help-no-limits = bez omezení četnosti: pro zátěžové testy
help-fsync = SQLite: přežít výpadek proudu
metavar-command = PŘÍKAZ
metavar-game = HRA
metavar-file = SOUBOR
metavar-opponent = SOUPEŘ
metavar-section = ODDÍL
metavar-seat-text = MÍSTO:TEXT
metavar-days = DNŮ
metavar-seconds = SEKUNDY
metavar-address = ADRESA
metavar-addr = ADRESA
metavar-dir = SLOŽKA
metavar-level = ÚROVEŇ

## Completion, manual page, positions of a replay
command-completion = Vypsat skript, který doplňuje příkazy ve tvém shellu.
command-manual = Vypsat manuálovou stránku pro man.
help-shell = bash, zsh nebo fish
help-replay-position = zapsat pozici jako JSON
metavar-shell = NÁZEV

## Bots of your own
help-own-bots = vaši vlastní boti vedle našich

## A saved game
help-resume = pokračovat v uložené hře

## Turnaje
help-arena-seats = tolik jich hraje spolu, v každé sestavě
help-pairing = všechny sestavy, nebo kola, v nichž se potkávají rovní
help-rounds = švýcarského systému
help-until-decided = skončit, jakmile je jasné, zda je první bot lepší
help-bounds = podíly soubojů k rozlišení: 0.5,0.55, pokud nejsou zadány
help-error = jak často se test smí mýlit: 0.05, pokud není zadáno
help-arena-out = uchovat partie zde a pokračovat tam, kde se skončilo
metavar-low-high = MÉNĚ,VÍCE
command-league = Uchovávat výsledky mnoha arén ve složce a ukázat žebříček botů.
help-league = složka ligy
help-league-task = odehrát partie, převzít partie arény, nebo ukázat žebříček
help-league-what = play, ladder: hry; add: složky z arena --out
help-league-bots = play: tito boti
help-league-games = play: tolik na každou sestavu
help-picture = ladder: nakreslit jako PNG nebo SVG
metavar-what = CO
help-report = zapsat výsledky jako stránku HTML nebo PNG
