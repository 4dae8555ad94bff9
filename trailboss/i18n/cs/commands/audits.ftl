# What is wrong with a position as a whole: its audit.

## All games
error-audit-view = karta je vidět jen zezadu; co někdo vidí, není pozice
error-audit-seat = místo { $seat }: { $fault }
error-audit-count = { $name }: má být { $want }, ne { $have }
error-audit-own = { $name }: místo { $seat } má jen { $count }
error-audit-lies = { $tile } nemůže ležet na tomto místě: { $place }
error-audit-neutral = neutrální budova { $name }

## Trail games
error-audit-building = budova { $name }
error-audit-market-sorted = trh s dobytkem není seřazený
error-audit-market-card = na trhu s dobytkem je karta, která se tam neprodává
error-audit-area = v herní oblasti je karta, která není kartou úkolu
error-audit-bag = v pytlíku { $bag } nikdy nebylo tolik těchto destiček: { $name }
error-audit-column = sloupec výhledu { $column } má dvě místa, ne { $has }
error-audit-master-twice = jeden přednosta je na dvou místech
error-audit-masters = přednostů, kteří opustili své stanice, je { $count }, ne { $has }
error-audit-engines = na poli { $space } stojí dvě lokomotivy
error-audit-engine-rests = lokomotiva místa { $seat } zůstala na poli { $space }
error-audit-herder-rests = honák místa { $seat } zůstal v Kansas City
error-audit-herder-beside = honák místa { $seat } stojí mimo cestu
error-audit-token-holder = žeton trhu práce někdo má právě tehdy, když opustil poslední řadu
error-audit-jobs-columns = na trhu práce jsou pracovníci ve sloupcích, které se nepoužívají
error-audit-jobs-below = na trhu práce jsou pracovníci pod žetonem
error-audit-jobs-left = řada trhu práce se žetonem není zaplněna zleva
error-audit-column-refilled = sloupec výhledu { $column } nebyl doplněn
error-audit-display-refilled = odkryté karty úkolů nebyly doplněny
error-audit-workers = v každé řadě pracovníků je jich 1 až 6
error-audit-secret = tajná karta, která není mezi úkoly v ruce
error-audit-heap = nebezpečí, bandita nebo týpí leží na nesprávné hromádce
error-audit-city = { $city }: kamenů { $count }
error-audit-dollars = dolarů: { $count }
error-audit-tokens = žetonů výměny: { $count }
error-audit-certificates = certifikátů nejvýše { $most }
error-audit-all-discs = kamenů je { $count }, ne { $board } na desce hráče a { $away } jinde
error-audit-automa-cards = karty automy nejsou úplné
error-audit-automa-money = automa nemá peníze, žetony výměny ani certifikáty
error-audit-automa-deck = automa nemá karty kromě těch, které získala
error-audit-automa-herder = honák automy je vždy na plánu

## El Paso
error-audit-nothing = nic
error-audit-supply = míst pro žetony vlaku je { $places }, ne { $has }
error-audit-other-kind = žeton leží mezi žetony jiného druhu
error-audit-supply-empty = místo pro žeton vlaku je prázdné, ačkoli sloupek není
error-audit-buildings = budovy { $number }
error-audit-owner = budova nepatří nikomu u stolu
error-audit-simmental = rančer stojí na poli Simmental, ačkoli karty ještě zbývají
error-audit-discs = kamenů má být { $count }, ne { $has }
error-audit-second-disc = na obchodní stanici leží druhý kámen, který nepřijímá
error-audit-markers = značek vlastníka je jen { $count }
error-audit-range = certifikátů, dolarů nebo žetonů výměny nemůže být tolik
error-audit-worker-hand = v ruce je pracovník
error-audit-rancher = rančer je bezdůvodně mimo cestu, nebo na ní
error-audit-rancher-empty = rančer stojí na prázdném poli
error-audit-sue-money = Sue nemá dolary, žetony výměny ani certifikáty
error-audit-sue-herd = Sue nemá stádo
error-audit-sue-worker = pracovník Sue leží na hromádce jejích krav
error-audit-bot-card = karta bota { $name }
error-audit-resources = { $name }: v balíčku zdrojů bylo { $count }, ne { $has }
error-audit-sue-row = v řadě Sue je každá specializace jednou
error-audit-sue-joined = všeumělů má Sue { $count }, ale připojilo se { $joined }
error-audit-sue-posts = kameny Sue neleží na prvních stanicích jejího seznamu

## Pioneer Rails
error-audit-cards = karty jsou { $cards }
error-audit-goal-types = druhy cílů jsou { $types }
error-audit-goal-twice = cíl tam leží dvakrát
error-audit-goal-solo = ve hře o samotě jsou body za cíl
error-audit-sheet = list neplyne ze svých kolejí
error-audit-sum = nesouhlasí: { $name }
error-audit-town-boxes = políčka měst
error-audit-crossed-boxes = přeškrtnutá políčka měst
error-audit-nuggets = valouny
error-audit-crossed-nuggets = přeškrtnuté valouny
error-audit-bank-boxes = políčka bank
error-audit-saloon-symbols = symboly saloonů
error-audit-hands = kombinace
error-audit-lost-symbols = ztracené symboly
error-audit-cells = { $kind }: započítáno polí { $count }, ne { $has }
error-audit-active = { $cell } je aktivováno bez důvodu
error-audit-inactive = { $cell } není aktivováno
error-audit-tracks = příliš mnoho kolejí
error-audit-ranks = zapsáno hodnot { $ranks }, ale tahů je { $turns }
error-audit-used = využito je víc, než políčka dávají
error-audit-unjoined = { $track } není spojeno se svou stanicí
error-audit-no-side = { $track } není strana ani zkratka této mapy
error-audit-meet = železnic, které se setkávají v { $place }: { $count }
error-audit-shortcuts = dvě zkratky se kříží v jednom poli
