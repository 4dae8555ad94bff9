### The score pad: what to enter.
###
### companion-pad-<line>         $each points for every $per
### companion-pad-part-<word>    $thing, worth $each for every $per

companion-pad-dollars = Zadej své dolary: { $each } bod za každých plných { $per }.
companion-pad-buildings = Zadej body vytištěné na tvých budovách na cestě.
companion-pad-cities = Zadej body za své kameny ve městech a za šipky mezi dvěma z nich. Součet může být záporný.
companion-pad-stations = Zadej body nádraží, na kterých leží tvůj kámen.
companion-pad-hazards = Zadej body získaných destiček nebezpečí.
companion-pad-cattle = Zadej body všech karet krav ve stádu: ruka, dobírací a odkládací balíček.
companion-pad-objectives = Zadej body za karty úkolů: splněné kladně, ostatní mínus postih. Nejdřív můžeš přidat karty ze stáda. Součet může být záporný.
companion-pad-stationmasters = Zadej body za své přednosty. Co se počítalo jinde, počítá se tu znovu.
companion-pad-workers = Zadej, kolik pracovníků stojí na polích 5 a 6 svých řad: po { $each } bodech. Předtištěný pracovník je pole 1.
companion-pad-slots = Zadej 1, pokud je volné pole limitu kroků s body: { $each } body.
companion-pad-job-market-token = Zadej 1, pokud máš žeton trhu práce: { $each } body.
companion-pad-deliveries = Zadej body za své kameny na tmavých obchodních stanicích.
companion-pad-workers-elpaso = Zadej, kolik máš karet pracovníků, ať leží kdekoli: po { $each } bodech.
companion-pad-cattle-elpaso = Zadej body všech svých krav, ať leží kdekoli, a rančera na poli Simmental.
companion-pad-bonus-tokens = Zadej body vytištěné na tvých bonusových žetonech.
companion-pad-objectives-elpaso = Zadej body splněných žetonů úkolů. Ostatní se nepočítají; Sue má splněné všechny.
companion-pad-poker = Zadej součet výsledků svých čtyř kombinací.
companion-pad-gold = Zadej, kolik valounů je zakroužkovaných, přeškrtnutých i nepřeškrtnutých.
companion-pad-banks = Zadej součet políček bank.
companion-pad-forts = Zadej nejvyšší zakroužkované číslo pevností.
companion-pad-ranches = Zadej nejvyšší zakroužkované číslo rančů.
companion-pad-train-yards = Zadej zakroužkovaný násobitel nejvíce vpravo krát města největší sítě.
companion-pad-towns = Zadej, kolik políček měst je zakroužkovaných, přeškrtnutých i nepřeškrtnutých; první je zakroužkované od začátku.
companion-pad-goals = Zadej zapsané body za cíle.
companion-pad-bonus = Tři hráči: poslední v pořadí zadá bonus.
companion-pad-goals-left = Zadej, kolik karet cílů zbylo na stole, i lícem dolů: po { $each } bodech k cílovému skóre.
companion-pad-part-disc = Kameny: { $thing }
companion-pad-part-arrow = Šipka: { $thing }
companion-pad-part-station = Nádraží { $thing }
companion-pad-part-hazard = Destičky za { $thing }
companion-pad-part-card = { $thing }
companion-pad-part-done = Splněné za { $thing }
companion-pad-part-failed = Nesplněné, postih { $thing }
companion-pad-part-master-workers = Pracovníci, i předtištění ({ $thing })
companion-pad-part-master-objectives = Karty úkolů v tvé oblasti ({ $thing })
companion-pad-part-master-hazards = Destičky nebezpečí ({ $thing })
companion-pad-part-master-pairs = Úplné dvojice obou barev ({ $thing })
companion-pad-part-master-certificates = Certifikáty, i trvalé ({ $thing })
companion-pad-part-master-stations = Nádraží s tvým kamenem ({ $thing })
companion-pad-part-master-buildings = Vlastní budovy na cestě ({ $thing })
companion-pad-part-simmental-space = Rančer na poli Simmental
companion-pad-part-round = Kolo { $thing }
companion-pad-part-multiplier = Zakroužkovaný násobitel nejvíce vpravo
companion-pad-part-network = Města největší sítě
companion-pad-part-goal-first = Cíle splněné jako první
companion-pad-part-goal-later = Cíle splněné později
