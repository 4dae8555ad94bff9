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
help-calibrate-nodes = pozic na jedno rozhodnutí
help-calibrate-fit = zapsat hodnocení s upravenými šancemi
help-train-tune = kroků ladění základní hry místo hodnoty
help-all-games = všechny hry, není-li uvedeno
help-two-seats = dvě, není-li uvedeno
help-seconds = na každou hru
help-opponent = sam, sue nebo setup
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
help-apply = nejdřív udělat tohle; lze uvést několikrát
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
metavar-move = MÍSTO:TEXT
metavar-days = DNŮ
metavar-seconds = SEKUNDY
metavar-address = ADRESA
metavar-addr = ADRESA
metavar-dir = SLOŽKA
metavar-level = ÚROVEŇ

## What the parser of arguments complains about
error-argument = argument { $name }: { $trouble }
error-required = chybějí povinné argumenty: { $names }
error-unrecognized = neznámé argumenty: { $words }
error-choice = neplatná hodnota: { $value } (vyber z { $choices })
error-choice-meant = neplatná hodnota: { $value }; možná { $meant }? (vyber z { $choices })
error-value = neplatná hodnota: { $value }
error-one-argument = je potřeba jedna hodnota
error-no-argument = tady hodnota být nemůže: { $value }
error-number = { $value } není číslo od { $least } do { $most }
error-pairs = { $value } nemá tvar název=hodnota,název=hodnota
error-twice = { $value } uvádí volbu dvakrát
error-move = { $value } nemá tvar MÍSTO:TEXT, například '0:pass'
error-command = vyber příkaz: { $names }

## Files
error-too-large = větší než { $count } bajtů
error-no-why = tento tah neprovedl bot, který zvažuje možnosti
error-not-text = není to textový soubor
error-not-json = není to JSON: { $details }
error-not-object = není to objekt JSON
error-written = { $path }: nelze zapsat: { $trouble }
error-errno = [Errno { $number }] { $trouble }: { $path }
error-no-file = takový soubor ani složka není
error-directory = je to složka
error-not-directory = není to složka
error-permission = přístup odepřen
error-exists = takový soubor už existuje
error-nul = v názvu je nulový bajt

## Games, bots and options
error-no-game = hra { $name } tu není; jsou tu { $names }
error-no-bot = { $game } nemá bota { $name }; jsou tu { $names }
error-seats = { $game }: hráčů může být { $least } až { $most }, ne { $seats }
error-no-option = { $game } nemá volbu { $name }; má { $names }
error-no-option-here = { $game } tu nemá volbu { $name }; má { $names }
error-choose = vyber z { $choices }
error-dealer = míst je jen { $seats }, počítáno od 0
error-no-rule = pravidlo { $name } není
error-no-rules = { $game } nemá soubor pravidel
error-rules-needs = uveď hru, nebo přidej --coverage
error-where-needs = --where potřebuje pravidlo, například R8.4
error-no-tests = --coverage potřebuje zdrojový strom: vedle není složka tests/games
error-no-measure = není tu hra, kterou by šlo změřit
error-bench-components = s --components je třeba uvést hru, která se má změřit
error-paired = --paired potřebuje alespoň dva boty
error-numpy = trailboss train potřebuje balíček numpy, který není nainstalován
error-train-game = pro { $name } není výuka; je pro { $games }
error-train-solo = { $game } se nehraje samostatně
error-numpy-selfplay = trailboss selfplay potřebuje balíček numpy, který není nainstalován
error-numpy-calibrate = trailboss calibrate potřebuje balíček numpy, který není nainstalován
error-no-value = hodnocení { $name } není; jsou { $values }
error-no-mcp = trailboss mcp potřebuje balíček mcp, který není nainstalován
error-other-plan = v { $place } jsou partie jiného plánu
error-no-manifest = v { $place } není manifest partií
error-shard = { $place } není soubor z manifestu
error-no-ray = --ray potřebuje balíček ray a ten není nainstalovaný
error-no-cluster = na adrese { $address } není cluster Ray: { $details }

## Actions
error-no-action = { $action } není akce této hry
error-not-among = není mezi dovolenými: { $actions }
error-not-asked = místo { $seat } teď není na řadě

## Records: what the server says too is among the problems
error-record-end = poslední řádek nezačíná slovem 'end'
error-record-begin = má být { $format }
error-record-rules = zápis je podle jiné verze pravidel: { $record }, tady je { $here }
error-record-components = zápis potřebuje jiné hodnoty: { $needs } (--components), ne { $has }
error-record-needs-printed = zápis potřebuje jiné hodnoty: tištěné (--components), ne { $has }
error-record-has-printed = zápis potřebuje jiné hodnoty: { $needs } (--components), ne tištěné
error-record-moves = počet kroků v zápisu: { $moves }

## Positions
error-no-seat = místo { $seat } není
error-no-seat-drawn = místo { $seat } není, není co kreslit
error-no-picture = { $game } zatím nemá obrázek
error-senseless = { $game } té pozici nerozumí: { $details }
error-position-whole = { $where } musí být celé číslo, ne { $value }
error-position-range = { $where } musí být { $least } až { $most }, ne { $value }
error-position-number = { $where } musí být číslo, ne { $value }
error-position-any-list = { $where } musí být seznam
error-position-list = { $where } musí být seznam, ne { $value }
error-position-entries = { $where } má položek { $count }, nejvýše jich může být { $most }
error-position-behind = { $where } je vidět jen zezadu; co vidí jeden hráč, ještě není pozice
error-position-twice = { $where } uvádí něco dvakrát
error-position-table = { $where } musí být tabulka, ne { $value }
error-position-all-table = pozice musí být tabulka, ne { $value }
error-position-keys = { $where }: příliš mnoho klíčů, { $count }
error-position-all-keys = příliš mnoho klíčů v pozici: { $count }
error-position-key = { $where } nemá klíč { $field }
error-position-all-key = pozice nemá klíč { $field }
error-position-same = { $first } a { $second } říkají totéž; nech jedno
error-position-game = tohle je pozice hry { $game }, ne { $here }
error-position-version = tato pozice není pro verzi { $version }
error-position-players = pozice potřebuje hráče, například { $example }
error-position-options = hodnoty voleb jsou slova
error-stack-frame = na zásobníku je neznámý rámec { $name }

## Components
error-components-game = tohle jsou hodnoty hry { $game }, ne { $here }
error-components-version = tohle jsou hodnoty hry { $game } verze { $version }, tady je { $here }
error-components-toml = není to TOML: { $details }
error-components-say = soubor hodnot uvádí svou hru: game = "..."
error-components-long = soubor hodnot má nejvýše { $most } znaků
error-components-fixed = hodnoty hry { $game } nelze v této verzi vyměnit
error-export = export vypisuje TOML na stdout: přesměruj ho pomocí > SOUBOR
error-check-what = uveď soubor ke kontrole

## The companion
error-companion-flag = { $opponent } nemá --{ $option }
error-companion-takes = { $opponent } nebere { $option }: to je pro companion setup
error-companion-setup = companion setup HRA: vyber z { $games }
error-no-plan = příprava pro { $game } není; jsou tu { $games }
error-no-pad = bodování pro { $game } není; jsou tu { $games }
error-no-opponent = soupeř { $name } tu není; jsou tu { $names }
error-session-opponent = je to sezení, kde hraje { $had }, ne { $wanted }
error-session-seed = je to sezení se semínkem { $had }, ne { $wanted }
error-session-option = v tomto sezení je { $option } { $value }
error-session-format = není to partie pomocníka verze { $version }
error-session-names = sezení neuvádí soupeře a volby
error-session-no-seed = sezení nemá semínko
error-session-answers = sezení nemá seznam odpovědí
error-session-texts = volby a odpovědi sezení jsou texty
error-session-fit = uložené odpovědi nesedí: { $trouble }
error-session-over = sezení je u konce: na nic se neptá
error-session-answer = { $answer } není odpověď na { $question }

## The server
error-no-server = server není nainstalovaný: pip install 'trailboss[server]'
error-public-url = --public-url začíná http:// nebo https://
error-db = --db je sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME
error-listen = nelze naslouchat na { $host }, port { $port }: { $reason }
error-no-tables = ve složce { $folder } nejsou žádné stoly
error-mail-from = --smtp potřebuje --mail-from, prostou adresu
error-smtp = --smtp je smtp://USER:PASSWORD@HOST:587, smtps://... nebo smtp+plain://127.0.0.1:25
error-smtp-plain = --smtp neposílá heslo nešifrovaně na jiný počítač
error-stored-entry = krok { $entry } vede jinam, než když byl zapsán
error-stored-log = deník a stůl se neshodují
error-stored-record = není to ten zápis, který byl nahrán
error-stored-snapshot = snímek po kroku { $entry } není to, k čemu vede deník

## What is wrong at least, if the sentence itself is not here
trouble-trailbosserror = to nejde: { $text }
trouble-badposition = pozici nelze použít: { $text }
trouble-badcomponents = soubor hodnot nelze použít: { $text }
trouble-badoptions = volby nelze použít: { $text }
trouble-badrecord = zápis není v pořádku: { $text }
trouble-illegalaction = tato akce není dovolená: { $text }

## What the commands print
shown-interrupted = přerušeno
shown-seat = místo { $seat }
shown-branch = větev
shown-game = hra
shown-games = hráčů { $seats }
shown-games-solo = hráčů { $seats }, i pro jednoho
shown-games-against = hráčů { $seats }, pro jednoho je soupeřem { $who }
shown-or = nebo
shown-finished = { $name }: dohraných partií { $finished } z { $games }
shown-decisions = rozhodnutí { $decisions } za { $seconds } s
shown-bot = bot
shown-wins = výher
shown-win-rate = podíl
shown-interval = interval 95 %
shown-mean = prům.
shown-min = min.
shown-max = max.
shown-ahead = náskok před nejlepším soupeřem
shown-trained = { $name }, generace { $generation }: { $rate } z { $games } partií vyhráno proti { $whom }
shown-calibrated = { $name }: chyba { $error }, partií: { $games }; { $again } po nové úpravě
shown-untried = { $name }, generace { $generation }: neposouzeno
shown-climbed = { $name }, krok { $step }: { $mean }
shown-selfplay = partií: { $games }, částí: { $shards }
shown-decisions-a-second = rozhodnutí/s
shown-games-a-second = partií/s
shown-clone = kopie, µs
shown-pure = čistý Python
shown-compiled = zkompilováno
shown-record-ok = v pořádku: kroků { $moves }, { $hash }
shown-components-ok = v pořádku: hodnoty { $hash }
shown-components-printed = v pořádku: hodnoty jsou jako tištěné
shown-points = místo { $seat }: bodů { $points }
shown-asked = na řadě: { $seats }
shown-asked-nobody = nikdo není na řadě, hra je u konce
shown-may = místo { $seat } smí: { $actions }
shown-may-not = místo { $seat } nesmí { $action }: { $trouble }
shown-cited = { $name }: testy odkazují na { $cited } z { $rules } pravidel
shown-uncited = bez odkazu: { $rules }
shown-verified = stolů { $tables }, kroků { $moves }, zápisů { $records }, špatných { $bad }
shown-serves = Trailboss běží na { $address } (zastav pomocí Ctrl-C)

## Completion, manual page, positions of a replay
command-completion = Vypsat skript, který doplňuje příkazy ve vašem shellu.
command-manual = Vypsat manuálovou stránku pro man.
help-shell = bash, zsh nebo fish
help-replay-position = zapsat pozici jako JSON
metavar-shell = NÁZEV
shown-manual-name = název
shown-manual-synopsis = použití
shown-manual-exit = návratový kód
shown-manual-codes = 0 znamená v pořádku, 1 neúspěšnou kontrolu, 2 chybný vstup: jeden řádek na stderr.
error-encoding = { $encoding } to neumí zobrazit: nastavte PYTHONUTF8=1
error-replay-position = --position nelze spojit s --verify ani s --json
error-replay-why = --why nelze použít s --verify, --json ani --position

## Bots of your own
help-own-bots = vaši vlastní boti vedle našich
error-bot-answer = { $bot } odpovídá { $answer }, a to mezi možnostmi není
error-bot-none = { $bot } nevytváří bota: výsledek nemá funkci choose
error-bot-function = v { $module } není funkce { $function }
error-bot-fails = { $bot } selhává: { $details }

## A saved game
help-resume = pokračovat v uložené hře
error-play-needs = play potřebuje hru a --seats, nebo --resume
error-resume-own = --resume má vlastní hru, semínko a volby
error-resume-seats = počet míst v uložené hře: { $seats }

## Turnaje
help-arena-seats = tolik jich hraje spolu, v každé sestavě
help-pairing = všechny sestavy, nebo kola, v nichž se potkávají rovní
help-rounds = švýcarského systému
help-until-decided = skončit, jakmile je jasné, zda je první bot lepší
help-bounds = podíly soubojů k rozlišení: 0.5,0.55, pokud nejsou zadány
help-error = jak často se test smí mýlit: 0.05, pokud není zadáno
help-arena-out = uchovat partie zde a pokračovat tam, kde se skončilo
metavar-bounds = MÉNĚ,VÍCE
error-rounds = --rounds vyžaduje --pairing swiss
error-swiss = --pairing swiss vyžaduje více botů než míst
error-bots-once = jmenujte každého bota jednou
error-line-ups = sestav je více než { $most }: zvolte --pairing swiss
error-bounds-need = --bounds a --error vyžadují --until-decided
error-until-swiss = --until-decided vyžaduje všechny sestavy, ne --pairing swiss
error-until-bots = --until-decided vyžaduje dva různé boty
error-bounds = { $value } není MÉNĚ,VÍCE mezi 0 a 1
error-chance = { $value } není pravděpodobnost od 0.0001 do 0.4
error-openskill = hodnocení potřebuje balíček openskill, který není nainstalován
error-other-versions = jeden ze strojů clusteru má jiné verze: { $bots }
error-journal-plan = { $place } obsahuje partie jiného plánu: { $what }
error-journal = { $place } není deník arény
error-journal-line = řádek { $line } není partie tohoto plánu
shown-rated-games = partií
shown-better = { $bot } je lepší: { $share } jeho soubojů, rozdání: { $deals }
shown-not-better = { $bot } není lepší: { $share } jeho soubojů, rozdání: { $deals }
shown-undecided = není jasné, zda je { $bot } lepší: { $share } jeho soubojů, rozdání: { $deals }
command-league = Uchovávat výsledky mnoha arén ve složce a ukázat žebříček botů.
help-league = složka ligy
help-league-task = odehrát partie, převzít partie arény, nebo ukázat žebříček
help-league-what = play, ladder: hry; add: složky z arena --out
help-league-bots = play: tito boti
help-league-games = play: tolik na každou sestavu
help-picture = ladder: nakreslit jako PNG nebo SVG
metavar-what = CO
error-picture-ladder = --picture je jen pro ladder
error-league-play = league play vyžaduje hru, --bots a --games
error-league-add = league add vyžaduje to, co zapsala arena --out
error-league-empty = v { $place } nejsou žádné partie
error-league = { $place } není složka s deníky
error-matplotlib = obrázky potřebují balíček matplotlib, který není nainstalován
error-picture-ending = obrázek musí končit na .png nebo .svg
shown-ladder = { $game }, míst: { $seats }, partií: { $games }
shown-version = verze
