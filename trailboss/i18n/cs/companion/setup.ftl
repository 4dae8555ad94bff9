### The set-up.
###
### companion-setup-<step>       the numbers of the step
### companion-setup-<step>-row   $who $at $thing and the numbers of a seat

companion-setup-title = { $game }: příprava, hráčů { $players }, semínko { $seed }.
companion-setup-first = Los určí, kdo začíná. Dál po směru hodinových ručiček.
companion-setup-first-row = Začíná { $who }
companion-setup-dealer = Los určí prvního rozdávajícího. Dál po směru hodinových ručiček.
companion-setup-dealer-row = Rozdává { $who }
companion-setup-order = Posaďte se po směru hodinových ručiček v tomto pořadí. Začíná první.
companion-setup-order-row = { $who }
companion-setup-colours = Barvy se losují.
companion-setup-colours-row = { $who }: { $thing }
companion-setup-masters = Ke každému z nádraží 1 až 5 polož lícem nahoru jednu destičku přednosty. Ostatní ({ $left }) jdou zpět do krabice.
companion-setup-masters-row = Nádraží { $at }: { $thing }
companion-setup-masters-all = Ke každému z nádraží 1 až 5 polož lícem nahoru jednu destičku přednosty.
companion-setup-masters-all-row = Nádraží { $at }: { $thing }
companion-setup-neutral = Rozlož neutrální budovy na pole podle losu.
companion-setup-neutral-row = Pole { $at }: budova { $thing }
companion-setup-neutral-letters = Každou neutrální budovu polož na pole s jejím písmenem.
companion-setup-token = Žeton trhu práce dej na kroužek řady { $row } trhu práce.
companion-setup-bags = Roztřiď { $tiles } destiček s číslem na rubu podle tohoto čísla ({ $bags } pytlíky nebo hromádky lícem dolů) a každou část zamíchej.
companion-setup-tiles = Dobírej destičky s rubem 1, dokud jich na plánu neleží { $tiles }, každá na nejnižším volném poli své oblasti. Destička, jejíž oblast je plná, se vrátí a nepočítá se.
companion-setup-jobs = Zaplň trh práce pracovníky s rubem 2, celkem { $workers }: řadu 1, pak řadu 2, zleva doprava ve sloupcích nejvíce vpravo ({ $columns }), až po pole vlevo od žetonu.
companion-setup-foresight = Od každého rubu polož { $tiles } destičky lícem nahoru na pole výhledu se stejným číslem.
companion-setup-market = Zamíchej karty krav pro trh ({ $cards }) a vylož jich { $open } lícem nahoru.
companion-setup-simmental-piles = Simmental: stupeň 1 je zamíchaný v kartách trhu. Stupně 2 a 3 leží vedle plánu v odkrytých hromádkách po { $cards } (hromádek: { $stages }).
companion-setup-display = Zamíchej karty úkolů ({ $cards }) a vylož jich { $open } lícem nahoru.
companion-setup-own = Každý si vezme barvu: desku, budovy ({ $buildings }), kameny na barevná pole ({ $discs }), lokomotivu na 0, kostku na liště certifikátů na 0, honáka vedle plánu, vlastní karty krav jako zamíchaný balíček ({ $cards }).
companion-setup-count-tile = Na každé desce zakryj panel fáze A doplňkovou destičkou, stranou { $players }.
companion-setup-sides = Otoč vlastní budovy na tyto strany, u všech stejně.
companion-setup-sides-row = { $at }{ $thing }
companion-setup-sides-a = Všechny vlastní budovy leží stranou a.
companion-setup-sides-b = Všechny vlastní budovy leží stranou b.
companion-setup-starting = Zamíchej počáteční karty úkolů ({ $cards }) a každému dej jednu lícem nahoru. Do krabice zbývá: { $left }.
companion-setup-capital = Peníze a karty v pořadí tahů:
companion-setup-capital-row = { $who }: { $dollars }{ "\u00A0" }$, karet v ruce { $cards }
companion-setup-capital-tokens = Peníze, karty a žetony výměny v pořadí tahů:
companion-setup-capital-tokens-row = { $who }: { $dollars }{ "\u00A0" }$, karet v ruce { $cards }, žetonů výměny { $tokens }
companion-setup-capital-elpaso = Teď peníze a žetony výměny v pořadí tahů:
companion-setup-capital-elpaso-row = { $who }: { $dollars }{ "\u00A0" }$, žetonů výměny { $tokens }
companion-setup-sam = Připrav stůl jako pro dva: ty a Sam. Jeho stránka poví, co dostane; otevři ji, než zaplníš trh práce, protože první pracovník jde k němu.
companion-setup-sue = Připrav stůl jako pro dva: ty a Sue. Její stránka poví, co dostane, a zamíchá jí balíčky.
companion-setup-bank = Plán polož doprostřed stolu a vedle něj mince: to je bank.
companion-setup-bank-tokens = Plán polož doprostřed stolu a vedle něj mince a žetony výměny: to je bank.
companion-setup-simmental-tile = Simmental: destičkou trhu Simmental zakryj její část trhu s dobytkem na plánu.
companion-setup-simmental-none = Bez plemene Simmental: jeho oranžové karty ({ $cards }) vrať do krabice.
companion-setup-sam-sides = Všechny Samovy budovy leží stranou b, ať tvoje leží jakkoli.
companion-setup-first-turn = Pamatuj na první tah každého hráče: odlož karty tak, aby v ruce zůstaly { $cards }, pak postav honáka na kteroukoli neutrální budovu a hned ji využij.
companion-setup-elpaso-tile = Polož destičku El Paso na její pole.
companion-setup-goal-section = Přeškrtni na listu oddíl úkolů: ve hře pro jednoho úkoly nedávají body.
companion-setup-chip = Rozdávající si vezme pokerové karty a žeton rozdávajícího.
companion-setup-goals-rest = Všechny ostatní úkoly jdou do krabice.
companion-setup-train = Vylož karty vlaku od 1 do { $cards } inženýrů těmito stranami.
companion-setup-train-row = Karta { $at }: { $thing }
companion-setup-train-plain = Vylož karty vlaku od 1 do { $cards } inženýrů, všechny obyčejnou stranou.
companion-setup-train-star = Vylož karty vlaku od 1 do { $cards } inženýrů, všechny stranou s hvězdou.
companion-setup-supply = Zamíchej lícem dolů, zvlášť, { $objectives } žetonů úkolů a { $bonuses } bonusových žetonů. Otoč od každých { $open }: to je zásoba vlaku.
companion-setup-cattle = Trh s dobytkem, odkryté hromádky: Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }.
companion-setup-stacks = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), těmito stranami.
companion-setup-stacks-row = Řemeslníci { $at }: { $thing }
companion-setup-stacks-a = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), všechny stranou a.
companion-setup-stacks-b = Trh budov: hromádky podle počtu řemeslníků ({ $stacks } po { $tiles }), všechny stranou b.
companion-setup-workers = Trh pracovníků: { $stacks } odkryté hromádky po { $cards } kartách.
companion-setup-simmental = Balíček Simmental: { $cards } karet z { $all }. Zbytek jde do krabice.
companion-setup-ranch = Každý si vezme barvu: kameny na desku ({ $discs }), kostku na liště certifikátů na 0, dvě značky vlastníka, rančera, z trhu po { $workers } připraveném pracovníkovi každého druhu a krávy jako zamíchaný balíček ({ $cows }), z něj { $hand } do ruky.
companion-setup-objective = V pořadí tahů si každý vezme jeden odkrytý žeton úkolu. Jeho místo hned doplň.
companion-setup-rancher = V pořadí tahů postaví každý rančera na neutrální budovu, ne na El Paso.
companion-setup-sheets = Každému tužku a jeden list, všem stejnou stranou.
companion-setup-sheets-row = Strana { $thing }
companion-setup-sheets-a = Každému tužku a jeden list stranou A.
companion-setup-sheets-b = Každému tužku a jeden list stranou B.
companion-setup-start = Zkontroluj, že je na každém listu zakroužkované první políčko města.
companion-setup-cards = Zamíchej pokerové karty, celkem { $cards }.
companion-setup-goals = Vylož tyto cíle. Ostatní ({ $left }) zůstávají v krabici.
companion-setup-goals-row = { $at }: { $thing }
companion-thing-sheriff-goal = šerif
companion-thing-ranch-goal = ranč
companion-thing-train-goal = vlak
companion-thing-plain = obyčejná strana
companion-thing-star = strana s hvězdou
companion-thing-blue = modrá
companion-thing-red = červená
companion-thing-yellow = žlutá
companion-thing-white = bílá
companion-setup-goals-down = Zamíchej cíle po druzích a od každého polož jeden lícem dolů ({ $cards }); i tyto karty promíchej.
companion-setup-goals-open =
    { $open ->
        [0] Na této úrovni se další cíle neotáčejí.
       *[other] Zamíchej ostatní cíle ({ $cards }) a otoč { $open }.
    }
companion-setup-bonus = Tři hráči: poslední v pořadí si zapíše bonus.
companion-setup-bonus-row = { $who }: +{ $points }
companion-setup-dealing = V každém tahu rozdávající otočí { $cards } karty.
companion-setup-dealing-many = Při tolika hráčích rozdávající v každém tahu nejdřív veřejně odloží kartu a pak otočí { $cards }; všichni použijí jednu z nich.
companion-setup-dealing-alone = V každém tahu se podívej na vrchní kartu a odlož ji, pak otoč { $cards } a jednu z nich použij.
companion-setup-secret = Na začátku každého kola dostane každý tajnou kartu; použije ji v tahu { $turn }, kdy se nic neotáčí.
