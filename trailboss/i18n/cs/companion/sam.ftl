### Sam beside the cardboard.

companion-sam-set-up = Připrav druhou edici pro dva hráče. Začínáš: 6 dolarů, 4 karty, 1 žeton výměny.
companion-sam-set-up-side = Sam dostane všech 12 budov jedné barvy stranou b nahoru a 14 kamenů, vše vedle své desky; jeho lokomotiva stojí na poli 0, jeho honák na START. Od každého druhu má jednoho předtištěného pracovníka a nemá peníze, dobytek ani žetony výměny.
companion-sam-set-up-deck-app = Jeho balíček je zamíchaný: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }. Tištěné nech v krabici, dobírám za něj já.
companion-sam-set-up-deck-box = Zamíchej lícem dolů { $cards ->
        [one] { $cards } jeho kartu
        [few] { $cards } jeho karty
       *[other] { $cards } jeho karet
    }. Až balíček dojde, zamíchej znovu ty použité.
companion-sam-set-up-removed = V lehké hře zůstávají jeho karty 13, 14 a 15 v krabici.
companion-sam-set-up-extra = V těžké hře přibude na jeho desku ještě jeden kovboj, řemeslník a inženýr (rub 2).
companion-sam-set-up-worker = Než zaplníš trh práce, vylosuj jednu destičku pracovníka s rubem 2 a polož ji na Samovu desku.
companion-sam-ask-worker = Který pracovník to je?
companion-sam-specialty = Samova specializace je teď { $worker }: polož k ní značku.
companion-sam-set-up-objective = Vylosuj pro Sama počáteční kartu úkolu. Na konci se počítá celá.
companion-sam-ask-starting = Kolik má bodů?
companion-sam-set-up-start = Začínáš a pak se se Samem střídáte. Za jeho budovy platíš poplatky do banku.
companion-sam-last = Žeton trhu práce máš ty, takže toto je Samův poslední tah.
companion-sam-shuffle = Jeho balíček byl prázdný: použité karty jsou zamíchané.
companion-sam-card = Samova karta má číslo { $number }: { $card }.
companion-sam-card-box = Otoč vrchní kartu Samova balíčku (je-li prázdný, nejdřív zamíchej použité).
companion-sam-ask-move = O kolik ho karta posouvá?
companion-choice-per-buildings = tolik kroků, kolik má budov strana, která jich má víc
companion-choice-per-cowboys = krok za každého kovboje
companion-choice-per-specialists = krok za každého pracovníka jeho specializace
companion-sam-ask-action = Co mu karta dovoluje? Jeho specializace je { $worker }; vyžaduje-li karta jinou, nedělá nic.
companion-choice-do-hire-cheapest = najmout nejlevnějšího pracovníka
companion-choice-do-hire-specialist = najmout pro svou specializaci
companion-choice-do-hire-engineer-engine = najmout inženýra, pak posunout lokomotivu
companion-choice-do-engine = posunout lokomotivu
companion-choice-do-objective = vzít kartu úkolu
companion-choice-do-bandit = vzít banditu
companion-choice-do-hazard = vzít nebezpečí
companion-choice-do-buy = nakoupit na trhu s dobytkem
companion-choice-do-reveal-buy-one-less = otočit 2 karty, pak nakoupit, jako by měl o jednoho kovboje méně
companion-choice-do-build = stavět
companion-choice-do-nothing = nic
companion-sam-ask-buildings = Kolik vlastních budov máš na cestě?
companion-sam-counts-buildings = Sam má { $own } a ty máš { $yours }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }.
companion-sam-counts =
    { $count ->
        [one] Sam má v řadě ({ $worker }) 1 pracovníka, toho předtištěného: 1 krok.
        [few] Sam má v řadě { $worker } { $count } pracovníky včetně předtištěného: { $count } kroky.
       *[other] Sam má v řadě { $worker } { $count } pracovníků včetně předtištěného: { $count } kroků.
    }
companion-sam-move =
    { $steps ->
        [one] Posuň Samova honáka o 1 krok
        [few] Posuň Samova honáka o { $steps } kroky, nejdál do Kansas City
       *[other] Posuň Samova honáka o { $steps } kroků, nejdál do Kansas City
    }. Jde cestou s nejméně zastaveními do Kansas City, při rovnosti tou, která ti vynese menší poplatky. Za každou tvou budovu s ručičkami, na kterou vstoupí, ti poplatek vyplatí bank.
companion-sam-move-note = Jsou-li poplatky stejné, volí větev s poli pro budovy, ne s nebezpečím či bandity; ze dvou takových větví za C a F horní, za G dolní. Neplatí poplatky, nemá limit kroků a kde zastaví, tam nic nedělá, ledaže je to Kansas City.
companion-sam-ask-arrived = Dorazil do Kansas City?
companion-sam-idle = Karta vyžaduje jinou specializaci ({ $worker }), než má Sam ({ $specialty }): nic dalšího nedělá.
companion-sam-hire-cheapest = Sam najímá zdarma: jdi do nejlevnější řady nad žetonem trhu práce (při stejné ceně do nejvyšší), kde je pracovník, pro kterého má místo. Je-li tam jeho specializace ({ $worker }), bere ji, jinak pracovníka nejvíce vlevo, pro kterého má místo.
companion-sam-hire-specialist = Sam najímá zdarma nejlevnějšího pracovníka své specializace ({ $worker }) nad žetonem trhu práce, při stejné ceně v nejvyšší řadě. Není-li tam, bere nejlevnějšího z druhu, kterého tam čeká nejvíc (při rovnosti kovboj před řemeslníkem před inženýrem), má-li pro něj místo.
companion-sam-hire-other = Samova řada ({ $worker }) je plná: najímá zdarma nejlevnějšího pracovníka z druhu, kterého nad žetonem trhu práce čeká nejvíc (při rovnosti kovboj před řemeslníkem před inženýrem), má-li pro něj místo.
companion-sam-hire-engineer = Sam najímá zdarma nejlevnějšího inženýra nad žetonem trhu práce, při stejné ceně v nejvyšší řadě.
companion-sam-row-full = Jeho řada ({ $worker }) je plná: pro dalšího nemá místo.
companion-sam-ask-hired = Koho najal?
companion-sam-ask-engineer = Byl tam pro něj inženýr?
companion-sam-hired = Polož destičku ({ $worker }) na další volné pole Samovy desky: číslo { $count } v řadě. Akce pole se neprovádí.
companion-sam-engine =
    Lokomotiva: posuň ji o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed, obsazená přeskoč. Cestou zajede na první volnou odbočku, na jejímž nádraží není Samův kámen, a tam zastaví. Není-li žádná v dosahu, projede celou vzdálenost kolem odboček.
companion-sam-engine-only =
    Lokomotiva: posuň ji o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    } vpřed kolem odboček, obsazená pole přeskoč. Žádné nádraží, u kterého by Sam zastavil, tu není.
companion-sam-ask-station = U kterého nádraží zastavila? (1 až 9 od začátku, 10: konec dráhy, 0: u žádného)
companion-sam-ask-terminus = Dojela na konec dráhy? (10: ano, 0: ne)
companion-sam-upgrade = Polož zdarma Samův kámen na nádraží { $station }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-master = Leží-li u nádraží { $station } destička přednosty, Sam si ji bere. Pracovníka za ni nedává a nic mu nepřináší.
companion-sam-no-disc = Sam už nemá kámen: nádraží zůstává, jak je.
companion-sam-engine-return = Z konce dráhy se lokomotiva vrací na první volnou odbočku, počítáno od začátku, na jejímž nádraží není Samův kámen. To je nádraží { $station }, ledaže tam stojí tvá lokomotiva.
companion-sam-ask-return = Ke kterému nádraží se vrátila? (0: k žádnému, všechny takové odbočky jsou obsazené)
companion-sam-engine-back = Z konce dráhy se lokomotiva vrací na nejbližší volné pole.
companion-sam-objective = Sam bere ze zásoby kartu úkolu s nejvíce body, při rovnosti nejvyšší. Zásobu doplň.
companion-sam-ask-objective = Kolik má karta bodů? (0: žádná nebyla)
companion-sam-bandit = Vezmi pro Sama z plánu banditu z nejvyššího obsazeného čísla, je-li tam nějaký. Nedostává za něj odměnu ani body.
companion-sam-hazard = Sam bere nebezpečí: v zóně s nejvíce destičkami (při rovnosti záplavy před suchem před padajícími kameny) destičku s nejvíce body (při rovnosti tu na nejnižším čísle).
companion-sam-ask-hazard = Kolik má destička bodů? (0: žádná nebyla)
companion-sam-reveal = Otoč z balíčku trhu s dobytkem { $cards ->
        [one] { $cards } kartu a přidej ji
        [few] { $cards } karty a přidej je
       *[other] { $cards } karet a přidej je
    } na trh.
companion-sam-buy =
    { $cowboys ->
        [0] Sam by nakupoval, jako by měl o jednoho kovboje méně, a to není žádný.
        [one]
            Sam nakupuje jednou, jako by měl 1 kovboje a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
        [few]
            Sam nakupuje jednou, jako by měl { $cowboys } kovboje a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
       *[other]
            Sam nakupuje jednou, jako by měl { $cowboys } kovbojů a { $dollars ->
                [one] { $dollars } dolar
                [few] { $dollars } dolary
               *[other] { $dollars } dolarů
            }, a nic neplatí.
    }
companion-sam-buy-one = Z těchto možností bere tu, která přinese nejvíc bodů, při rovnosti tu, která je uvedena dřív: { $fields }. Vždy ber karty s nejvíce body; jdou na jeho bodovací hromádku.
companion-thing-value-3-1 = jednu kartu hodnoty 3
companion-thing-value-3-2 = až 2 karty hodnoty 3
companion-thing-shorthorn-1 = jednu kartu Shorthorn
companion-thing-shorthorn-2 = až 2 karty Shorthorn
companion-thing-hereford-1 = jednu kartu Hereford
companion-thing-simmental-1 = jednu kartu Simmental I (pokud se s nimi hraje)
companion-sam-buy-none = Nekupuje nic.
companion-sam-ask-cattle = Kolik bodů mají karty dohromady? (0: žádnou koupit nemohl)
companion-sam-build = Stavba: Sam má { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    } a nic neplatí.
companion-sam-build-space = Staví před tebou: na první prázdné pole pro budovy bez zvláštní akce mezi tvým honákem a Kansas City, nejbližší první, při rovnosti na větvi, která je dřív (pole pro budovy před nebezpečím a bandity). Jsou-li tam prázdná jen pole se zvláštní akcí, na první z nich.
companion-sam-ask-space = Je před tvým honákem prázdné pole pro budovy?
companion-sam-built = Polož tam Samovu budovu { $tile }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-replaced =
    Nahraď Samovu budovu { $old } jeho budovou { $tile }: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }. Starou destičku vyřaď ze hry.
companion-sam-ask-old = Samova budova { $new }b nahrazuje jednu z těchto. Která je na cestě od začátku první?
companion-choice-tile = { $a }b
companion-sam-build-none = Nemá budovu, kterou by mohl postavit: nic se neděje.
companion-sam-visit = Kansas City. Umísti tyto destičky obvyklým způsobem jednu po druhé: sloupec výhledu 1, { $first } destička; sloupec 2, { $second } destička; sloupec 3, { $third } destička.
companion-sam-tiles = Má-li sloupec jedinou destičku, vezmi ji; prázdný sloupec přeskoč. Jakmile žeton trhu práce opustí poslední řadu, další pracovníky už neber.
companion-sam-no-workers = Má-li sloupec jedinou destičku, vezmi ji. Pracovníci se už neberou: vezmi místo nich druhou destičku, nebo sloupec přeskoč.
companion-sam-ask-token = Vytlačil některý jeho pracovník žeton trhu práce z poslední řady?
companion-sam-token = Sam bere žeton trhu práce: 2 body. Konec hry začal.
companion-sam-deliver = Sam nemá příjem a neplatí transportní náklady. Polož jeho kámen na město { $city }.
companion-sam-city-points = Kámen má hodnotu { $vp ->
        [one] { $vp } bodu
        [few] { $vp } bodů
       *[other] { $vp } bodů
    }.
companion-sam-arrow-points =
    S předchozím městem doplňuje šipku za { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sam-no-delivery = Sam nemá žádný kámen: expedice není.
companion-sam-return = Postav Samova honáka na START a doplň sloupce výhledu.
companion-sam-your-last = Máš jeden poslední tah. Sam už žádný nemá.
companion-sam-has-workers = { $worker }: { $count }
companion-sam-has-specialty = specializace: { $worker }
companion-sam-has-buildings = budovy { $names }
companion-sam-has-stations = nádraží { $names }
companion-sam-has-cities = kameny ve městech { $names }
companion-sam-has-discs = zbývající kameny: { $count }
