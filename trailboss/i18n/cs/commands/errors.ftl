# What the command line complains about.

## What the parser of arguments complains about
error-argument = nesprávný argument { $name }: { $text }
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
error-extra-card = tajná pátá karta je pro { $least } až { $limit } hráčů, ne pro { $seats }
error-dealer = dealer={ $dealer }: míst je jen { $seats }, počítáno od 0
error-choose = vyber z { $choices }
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
error-no-weights = základní strategie { $game } nemá váhy k ladění
error-no-value-for = není hodnocení pro { $table }
error-other-value = rozhodčí hledá hodnocení { $wanted }, ne { $table }
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
error-game-over = hra skončila

## Records: what the server says too is among the problems
error-record-moves = počet kroků v zápisu: { $moves }
error-record-not-one = toto není zápis: první řádek má být { $format }
error-record-cut-off = zápis je neúplný: poslední řádek nezačíná slovem 'end'
error-record-head = zápis neuvádí hru, místa, semínko a volby
error-record-head-order = řádky před prvním krokem nejsou popořadě
error-record-size = zápis je obyčejný text o nejvýše { $longest } znacích
error-record-seed = semínko zápisu je číslo o nejvýše { $bits } bitech
error-record-unknown-game = je to zápis hry, která tu není: { $name }
error-record-other-rules = zápis je podle jiné verze pravidel: { $game } { $version }, tady je { $here }
error-record-other-components = zápis potřebuje jiné hodnoty: { $needs } (--components), ne { $has }
error-record-printed = tištěné
error-record-redeals = nová rozdání v zápisu nejsou popořadě
error-record-count = poslední řádek neuvádí počet kroků { $moves }
error-record-altered = krok { $move } byl změněn, ztracen nebo přesunut: { $line }
error-record-seat = krok { $move } patří místu { $seat }, které u stolu není
error-record-illegal = pravidla krok { $move } nedovolují: { $why }
error-record-end = kroky jsou dovolené, ale nevedou k pozici z posledního řádku

## Positions
error-no-seat = místo { $seat } není
error-no-seat-drawn = místo { $seat } není, není co kreslit
error-no-picture = { $game } zatím nemá obrázek
error-senseless = { $game } té pozici nerozumí: { $details }
error-position-whole = { $where } musí být celé číslo, ne { $value }
error-position-range = { $where } musí být { $least } až { $most }, ne { $value }
error-position-list = { $where } musí být seznam, ne { $value }
error-position-entries = { $where } má položek { $count }, nejvýše jich může být { $most }
error-position-behind = { $where } je vidět jen zezadu; co vidí jeden hráč, ještě není pozice
error-position-twice = { $where } uvádí něco dvakrát
error-position-table = { $where } musí být tabulka, ne { $value }
error-position-keys = { $where }: příliš mnoho klíčů, { $count }
error-position-key = { $where } nemá klíč { $field }
error-position-itself = pozice
error-position-same = { $first } a { $second } říkají totéž; nech jedno
error-position-game = toto je pozice hry { $game }, ne { $here }
error-position-version = tato pozice není pro verzi { $version }
error-position-players = pozice potřebuje hráče, například { $example }
error-position-options = hodnoty voleb jsou slova
error-stack-frame = na zásobníku je neznámý rámec { $name }
error-stack-field = { $kind } nemá pole { $name }
error-stack-value = { $kind }.{ $name } nemůže mít hodnotu { $value }
error-stack-item = na zásobníku je { $value }, a to není rámec
error-stack-deep = zásobník je příliš hluboký
error-stack-key = na zásobníku je klíč { $name }, a to není jméno
error-stack-holds = zásobník nemůže obsahovat { $value }
error-stack-effects = { $where } musí obsahovat efekty, ne { $value }
error-stack-name = { $where }: nic se nejmenuje { $value }
error-stack-first = { $frame } musí být na zásobníku první
error-stack-no-answer = pozice se ptá místa { $seat }, které nemá odpověď
error-stack-fit = zásobník neodpovídá pozici ({ $why })
error-sides-letters = { $where }: písmen { $letters } musí být { $count }, ne { $value }
error-sides-option = { $where } { $sides } není to, co říká volba { $option }={ $value }
error-neutral = každé neutrální pole stezky má vlastní neutrální budovu
error-no-version = { $game } má verze pravidel 1 až { $newest }, ne { $version }
error-position-name = { $where } musí být jméno ({ $what }), ne { $value }
error-position-fits = { $where }: { $value } není jméno ({ $what }), které sem patří

## Components
error-export = export vypisuje TOML na stdout: přesměruj ho pomocí > SOUBOR
error-check-what = uveď soubor ke kontrole

## The companion
error-companion-flag = { $opponent } nemá --{ $option }
error-companion-takes = { $opponent } nebere { $option }: to je pro companion setup
error-companion-setup = companion setup HRA: vyber z { $games }
error-no-plan = příprava pro { $game } není; jsou tu { $games }
error-no-pad = bodování pro { $game } není; jsou tu { $games }
error-no-opponent = soupeř { $name } tu není; jsou tu { $names }
error-session-opponent = je to partie, kde hraje { $had }, ne { $wanted }
error-session-seed = je to partie se semínkem { $had }, ne { $wanted }
error-session-option = v této partii je { $option } { $value }
error-session-format = není to partie pomocníka verze { $version }
error-session-names = partie neuvádí soupeře a volby
error-session-no-seed = partie nemá semínko
error-session-answers = partie nemá seznam odpovědí
error-session-texts = volby a odpovědi partie jsou texty
error-session-fit = uložené odpovědi nesedí: { $trouble }
error-session-over = partie je u konce: na nic se neptá
error-session-answer = { $answer } není odpověď na { $question }

## The server
error-no-server = server není nainstalovaný: pip install 'trailboss[server]'
error-public-url = --public-url začíná http:// nebo https://
error-db = --db je sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME
error-database = databázi nelze použít: { $trouble }
error-database-newer = databázi nelze použít: zapsal ji novější Trailboss
error-redis = Redis nelze použít: { $trouble }
error-no-answer = neodpovídá
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
trouble = to nejde: { $text }
trouble-arguments = argumenty nelze použít: { $text }
trouble-position = pozici nelze použít: { $text }
trouble-options = volby nelze použít: { $text }
trouble-record = zápis není v pořádku: { $text }
trouble-action = tato akce není dovolená: { $text }

## Completion, manual page, positions of a replay
error-encoding = { $encoding } to neumí zobrazit: nastavte PYTHONUTF8=1
error-replay-position = --position nelze spojit s --verify ani s --json
error-replay-why = --why nelze použít s --verify, --json ani --position

## Bots of your own
error-bot-answer = { $bot } odpovídá { $answer }, a to mezi možnostmi není
error-bot-none = { $bot } nevytváří bota: výsledek nemá funkci choose
error-bot-function = v { $module } není funkce { $function }
error-bot-fails = { $bot } selhává: { $details }
error-bot-file = soubor { $name } neexistuje

## A saved game
error-play-needs = play potřebuje hru a --seats, nebo --resume
error-resume-own = --resume má vlastní hru, semínko a volby
error-resume-seats = počet míst v uložené hře: { $seats }

## Turnaje
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
error-picture-ladder = --picture je jen pro ladder
error-league-play = league play vyžaduje hru, --bots a --games
error-league-add = league add vyžaduje to, co zapsala arena --out
error-league-empty = v { $place } nejsou žádné partie
error-league = { $place } není složka s deníky
error-matplotlib = obrázky potřebují balíček matplotlib, který není nainstalován
error-picture-ending = obrázek musí končit na .png nebo .svg
error-report = --report { $path } není soubor .html ani .png v existující složce
