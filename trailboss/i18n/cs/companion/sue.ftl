### Sue beside the cardboard.

companion-sue-set-up = Připrav El Paso pro dva hráče. Začínáš: 4 dolary, 1 žeton výměny, žeton úkolu podle vlastního výběru, rančer na libovolné neutrální budově.
companion-sue-set-up-discs = Sue dostane rančera, který začíná v El Pasu, a sedm kamenů; jeden z nich leží od začátku na obchodní stanici 5, bez odměny. Nemá stádo, peníze, žetony ani značky vlastníka.
companion-sue-set-up-row = Vezmi z trhu pracovníků jednoho kovboje, řemeslníka a inženýra a vylož je před Sue zleva doprava takto: { $row }. To je její řada strategie; další pracovníci se přidávají k těmto třem skupinám.
companion-sue-set-up-resources-app = Vezmi z trhů po 3 pracovnících od každého ze čtyř druhů, 3 Black Angus a 3 Corriente a dej je roztříděné stranou. To je balíček zdrojů Sue: dobírám z něj já a říkám, která karta jí patří.
companion-sue-set-up-resources-box = Vezmi z trhů po 3 pracovnících od každého ze čtyř druhů, 3 Black Angus a 3 Corriente a zamíchej je lícem dolů: balíček zdrojů Sue. Nikdy se nedoplňuje.
companion-sue-set-up-check = Teď zkontroluj trhy: kovbojové { $cowboy }, řemeslníci { $builder }, inženýři { $engineer }, všeumělové { $all_rounder }; Black Angus { $black_angus }, Corriente { $corriente }, Shorthorn { $shorthorn }, Hereford { $hereford }; Simmental { $simmental }.
companion-sue-set-up-deck-app =
    Balíček bota je zamíchaný: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $b_cards ->
        [0] všechny A
        [one] z toho jedna B
        [few] z toho { $b_cards } B
       *[other] z toho { $b_cards } B
    }. Tištěné nech v krabici, dobírám za ni já.
companion-sue-set-up-deck-box =
    { $b_cards ->
        [0] Zamíchej lícem dolů všechny karty A
        [one] Zamíchej lícem dolů všechny karty A a jednu kartu B
        [few] Zamíchej lícem dolů všechny karty A a { $b_cards } karty B
       *[other] Zamíchej lícem dolů všechny karty A a { $b_cards } karet B
    }: balíček bota. Je-li na začátku tahu Sue prázdný, zamíchej znovu ty použité.
companion-sue-set-up-start = Začínáš a pak se se Sue střídáte.
companion-sue-last = Konec hry začal ve tvém tahu, takže toto je poslední tah Sue.
companion-sue-shuffle = Balíček bota byl prázdný: použité karty jsou zamíchané.
companion-sue-card = Karta Sue: { $card }.
companion-sue-card-box = Otoč vrchní kartu balíčku bota (je-li prázdný, nejdřív zamíchej použité).
companion-sue-ask-move = O kolik ji karta posouvá?
companion-sue-ask-action = Kterou akci karta ukazuje?
companion-choice-per-cowboy = krok za každého kovboje
companion-choice-per-builder = krok za každého řemeslníka
companion-choice-per-engineer = krok za každého inženýra
companion-choice-market = trh s dobytkem
companion-choice-train = vlak
companion-choice-build = stavba
companion-choice-draw-1 = dobrat 1 kartu zdrojů
companion-choice-draw-2 = dobrat 2 karty zdrojů
companion-choice-best-of-three = nejlepší ze tří akcí
companion-sue-counts =
    Její skupina ({ $worker }) má { $count }: { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }.
companion-sue-move =
    { $steps ->
        [one] Posuň rančera Sue o 1 krok
        [few] Posuň rančera Sue o { $steps } kroky, nejdál do El Pasa
       *[other] Posuň rančera Sue o { $steps } kroků, nejdál do El Pasa
    }. Na rozcestí: větev s méně zastaveními; mají-li obě stejně, vnitřní.
companion-sue-move-note = Jako kroky se počítají jen pole s budovou a El Paso. Kde Sue zastaví, tam nic nedělá, ledaže je to El Paso.
companion-sue-ask-arrived = Zastavila v El Pasu?
companion-sue-best = Nejlepší ze tří: nejpočetnější je její skupina ({ $worker }): { $count } (při rovnosti nejvíce vlevo), akce tedy je: { $action }.
companion-sue-market =
    Trh: se { $cowboys ->
        [one] svým 1 kovbojem
        [few] svými { $cowboys } kovboji
       *[other] svými { $cowboys } kovboji
    } bere Sue z trhu s dobytkem krávu { $cow } a nic neplatí. Pokud to plemeno došlo, bere nejbližší levnější, které zbývá.
companion-sue-ask-cow = Kterou krávu si vzala?
companion-sue-ask-left = Bere zdarma krávu { $cow }. Zbývá na trhu nějaká?
companion-sue-cow =
    Polož kartu krávy ({ $cow }) na hromádku Sue: { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    }.
companion-sue-nothing = Žádná není: Sue nedostává nic.
companion-sue-empty = Balíček zdrojů je prázdný: Sue nedobírá nic.
companion-sue-ask-resource = Otoč vrchní kartu jejího balíčku zdrojů. Co to je?
companion-sue-draws-cow = Sue dobírá kartu zdrojů: { $card }.
companion-sue-draws-worker = Sue dobírá kartu zdrojů, pracovníka: { $card }. Přidej ho do stejné skupiny, ta teď má { $count }.
companion-sue-draws-all-rounder = Sue dobírá kartu zdrojů: všeuměla.
companion-sue-joins = Všeuměla přidej natrvalo do její skupiny ({ $worker }): z těch s méně než 4 pracovníky jich má nejvíc (při rovnosti nejvíce vlevo). Teď má { $count }.
companion-sue-joins-leftmost = Všechny tři skupiny mají 4 nebo víc pracovníků: všeuměla přidej natrvalo do té nejvíce vlevo, { $worker }. Teď má { $count }.
companion-sue-hire = Místo náboru si Sue dobírá kartu zdrojů.
companion-sue-train =
    Vlak: Sue má { $engineers ->
        [one] { $engineers } inženýra
        [few] { $engineers } inženýry
       *[other] { $engineers } inženýrů
    } a používá kartu vlaku { $card }. Z jejích akcí dělá jen tyto, v daném pořadí a zdarma: vzít žeton, získat krávu, nábor (místo něj si dobere kartu zdrojů).
companion-sue-train-nothing = Na této kartě vlaku nic z toho není: Sue nedělá nic.
companion-sue-ask-side = Co pro ni ukazuje tvá karta vlaku { $card }?
companion-choice-plain = obyčejná strana: { $plain }
companion-choice-star = strana s hvězdou: { $star }
companion-sue-ask-train-token = Který žeton dovoluje vzít karta vlaku { $card }?
companion-choice-token-objective = žeton úkolu
companion-choice-token-bonus = bonusový žeton
companion-choice-token-any = libovolný žeton
companion-sue-ask-train-cow = Kterou krávu dává karta vlaku { $card }?
companion-choice-cow-black-angus = Black Angus
companion-choice-cow-corriente = Corriente
companion-choice-cow-shorthorn = Shorthorn
companion-choice-cow-hereford = Hereford
companion-sue-ask-train-hire = Dovoluje karta vlaku { $card } nábor?
companion-sue-token-objective = Sue bere odkrytý žeton úkolu s nejvíce body, při rovnosti nejvíce vlevo. Jeho místo doplň z hromádky.
companion-sue-token-bonus = Sue bere odkrytý bonusový žeton s nejvíce body, při rovnosti nejvíce vlevo; jeho další účinek se nepoužije. Jeho místo doplň z hromádky.
companion-sue-token-any = Sue bere ze všech odkrytých žetonů ten s nejvíce body, při rovnosti nejvíce vlevo: žetony úkolů leží vlevo od bonusových. Další účinek bonusového žetonu se nepoužije. Jeho místo doplň z hromádky.
companion-sue-ask-token-kind = Který druh žetonu to byl?
companion-choice-objective = žeton úkolu
companion-choice-bonus = bonusový žeton
companion-sue-ask-objective = Kolik bodů má žeton úkolu? (0: žádný nebyl)
companion-sue-ask-bonus = Kolik bodů má bonusový žeton? (0: žádný nebyl)
companion-sue-build =
    { $builders ->
        [one] Stavba: Sue má 1 řemeslníka. Nic neplatí a pracovník jí zůstává.
        [few] Stavba: Sue má { $builders } řemeslníky. Nic neplatí a pracovníci jí zůstávají.
       *[other] Stavba: Sue má { $builders } řemeslníků. Nic neplatí a pracovníci jí zůstávají.
    }
companion-sue-build-new =
    { $builders ->
        [one] Bere z trhu destičku budovy za 1 řemeslníka.
        [few] Bere destičku budovy za nejvíce řemeslníků, nejvýš { $builders }, která na trhu zbývá.
       *[other] Bere destičku budovy za nejvíce řemeslníků, nejvýš { $builders }, která na trhu zbývá.
    }
companion-sue-ask-kind = Kolik řemeslníků její destička potřebuje? (0: žádná taková nezbývá nebo není prázdné pole)
companion-sue-ask-building = Kolik bodů je na destičce za { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    }?
companion-sue-build-site = Polož ji na prázdné pole s nejvyšší cenou. Při rovnosti: první po směru hodinových ručiček před jejím rančerem; pole, na kterém stojí, je v pořadí poslední. Patří Sue: zastavit se tam smíš, použít ji ne.
companion-sue-replace = Další budovu přidat nemůže, proto jednu nahradí destičkou z trhu, která vyžaduje víc řemeslníků. Rozdíl smí být nejvýš { $builders } a platí ten největší možný. Při rovnosti: budova, která je po směru hodinových ručiček před jejím rančerem první. Možnosti jsou v tomto pořadí.
companion-sue-ask-replace = Která je první, kterou trh ještě dovolí?
companion-choice-replace =
    její budova za { $a ->
        [one] { $a } řemeslníka
        [few] { $a } řemeslníky
       *[other] { $a } řemeslníků
    }, nově za { $b }
companion-sue-replaced =
    Polož novou destičku na její místo; destička za { $old ->
        [one] { $old } řemeslníka
        [few] { $old } řemeslníky
       *[other] { $old } řemeslníků
    } se vrací na svou hromádku.
companion-sue-build-cow = Obě její budovy jsou plně vylepšené: místo toho si bere kartu { $cow }.
companion-sue-build-nothing = Nemůže stavět ani nahradit budovu a její budovy nejsou plně vylepšené: nedostává nic.
companion-sue-ask-simmental = El Paso: Sue bere kartu Simmental. Je v balíčku karta?
companion-choice-card = karta tam je, bere si ji
companion-choice-empty = je prázdný: Sue sem od té doby přijela první
companion-sue-space = Postav rančera Sue na prázdné pole Simmental: 2 body. Konec hry začal.
companion-sue-no-simmental = El Paso: v tomto posledním tahu není pro Sue karta Simmental a její rančer zůstává, kde je.
companion-sue-your-last = Máš jeden poslední tah. Sue už žádný nemá.
companion-sue-deliver =
    { $left ->
        [0] Expedice: polož poslední kámen Sue na obchodní stanici { $post }.
        [one] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývá jí 1 kámen.
        [few] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývají jí { $left } kameny.
       *[other] Expedice: polož jeden kámen Sue na obchodní stanici { $post }. Zbývá jí { $left } kamenů.
    }
companion-sue-no-disc = Sue nemá žádný kámen: žádná expedice ani odměna.
companion-sue-ask-post = Kolik bodů je vytištěno u stanice { $post }?
companion-sue-ask-reward = Co dává stanice { $post } okamžitě?
companion-choice-worker = pracovník zdarma
companion-sue-no-reward = Odměnu této stanice Sue nevyužívá.
companion-sue-has-workers = skupina ({ $worker }): { $count }
companion-sue-has-cows = { $cow }: { $count }
companion-sue-has-building = budova za { $builders ->
        [one] { $builders } řemeslníka
        [few] { $builders } řemeslníky
       *[other] { $builders } řemeslníků
    } ({ $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    })
companion-sue-has-discs = kameny na stanicích { $posts }
companion-sue-has-resources = zbývající karty zdrojů: { $count }
