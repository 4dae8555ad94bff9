### Sue, card by card.

event-sue-shuffle = balíček bota je prázdný: { $who } míchá použité karty do nového
event-sue-card = { $who } otáčí kartu bota { $thing }
event-sue-steps = { $who } jede { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    } a dřív zastaví jen v El Pasu
event-sue-counts =
    { $who } jede o krok za každého svého pracovníka ({ $thing }): { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
event-sue-shorter = na rozcestí { $who } jede větví s méně zastaveními: { $thing }
event-sue-inner = na rozcestí { $who } jede vnitřní větví, protože obě mají stejný počet zastavení: { $thing }
event-sue-cowboys = { $who } jde na trh s dobytkem a má { $amount ->
        [one] { $amount } kovboje
        [few] { $amount } kovboje
       *[other] { $amount } kovbojů
    }: { $thing }
event-sue-cheaper = { $thing } už nezbývá: { $who } bere nejbližší levnější plemeno
event-sue-no-cow = { $thing } už nezbývá: { $who } nezískává nic
event-sue-draws = { $who } otáčí vrchní kartu zdrojů: { $thing }
event-sue-worker = { $who } řadí pracovníka do skupiny ({ $thing }), ta teď má { $amount }
event-sue-empty = balíček zdrojů je prázdný: { $who } nedobírá nic
event-sue-best = { $who } provádí akci své nejpočetnější skupiny: { $thing } ({ $amount })
event-sue-train = { $who } používá kartu vlaku { $amount } podle počtu svých inženýrů: platí z ní jen žetony, krávy a nábor, a to zdarma
event-sue-token = { $who } hledá odkrytý žeton s nejvíce body ({ $amount }), při rovnosti nejvíce vlevo
event-sue-no-token = takový žeton už nezbývá: { $who }
event-sue-builders = { $who } staví zdarma a má { $amount ->
        [one] { $amount } řemeslníka
        [few] { $amount } řemeslníky
       *[other] { $amount } řemeslníků
    }
event-sue-dearest = { $who } hledá nejdražší prázdné pole (cena { $amount }), při rovnosti nejbližší po směru hodinových ručiček: { $thing }
event-sue-replaces = { $who } hledá náhradu s nejvíce řemeslníky navíc ({ $amount }), při rovnosti nejbližší po směru hodinových ručiček: { $thing }
event-sue-no-building = { $who } nemůže stavět ani nahradit budovu: místo toho Hereford
event-sue-cannot-build = { $who } nemůže stavět ani nahradit budovu a její budovy nejsou plně vylepšené: nic

thing-sue-a1 = A1: 2 kroky, pak trh s dobytkem
thing-sue-a2 = A2: 2 kroky, pak vlak
thing-sue-a3 = A3: 2 kroky, pak stavba
thing-sue-a4 = A4: 3 kroky, pak 1 karta zdrojů
thing-sue-a5 = A5: krok za každého kovboje, pak trh s dobytkem
thing-sue-a6 = A6: krok za každého řemeslníka, pak stavba
thing-sue-a7 = A7: krok za každého inženýra, pak vlak
thing-sue-a8 = A8: 3 kroky, pak stavba
thing-sue-b1 = B1: 3 kroky, pak nejlepší ze tří akcí
thing-sue-b2 = B2: 3 kroky, pak 2 karty zdrojů
thing-sue-b3 = B3: 4 kroky, pak nejlepší ze tří akcí
