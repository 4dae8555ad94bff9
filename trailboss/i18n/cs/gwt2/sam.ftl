### Sam, card by card.

event-sam-card = { $who } otáčí kartu { $amount }: { $thing }
event-sam-steps =
    { $who } vyráží ({ $thing }) a jde o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
       *[other] { $amount } kroků
    }
event-sam-idle = { $who } se jen posouvá: karta { $amount } vyžaduje specializaci { $thing }
event-sam-nothing = { $who } nedostává nic: { $thing }
event-sam-specialist = { $who } má novou specializaci: { $thing }
event-sam-buys =
    { $who } nakupuje na poli trhu { $thing }: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }, víc získat nemůže
event-sam-lot = { $who } losuje ve sloupci výhledu { $amount }: { $thing }

thing-sam-card-1 = 1 krok, pak najme nejlevnějšího pracovníka
thing-sam-card-2 = 1 krok, pak lokomotiva
thing-sam-card-3 = 1 krok, pak vezme nejlepší kartu úkolu
thing-sam-card-4 = 1 krok, pak vezme banditu s nejvyšším číslem
thing-sam-card-5 = 1 krok, pak vezme nejlepší nebezpečí z nejplnější zóny
thing-sam-card-6 = 1 krok, pak najme pro svou specializaci
thing-sam-card-7 = 2 kroky, pak lokomotiva
thing-sam-card-8 = 2 kroky, pak nakoupí na trhu s dobytkem
thing-sam-card-9 = 2 kroky, pak staví
thing-sam-card-10 = krok za každou budovu strany, která jich má víc, pak, má-li specializaci řemeslník, staví
thing-sam-card-11 = krok za každou budovu strany, která jich má víc, pak, má-li specializaci inženýr, najme inženýra a posune lokomotivu
thing-sam-card-12 = krok za každého kovboje, pak, má-li specializaci kovboj, otočí 2 karty krav a nakoupí, jako by měl o jednoho kovboje méně
thing-sam-card-13 = krok za každého kovboje, pak, má-li specializaci kovboj, nakoupí na trhu s dobytkem
thing-sam-card-14 = krok za každého pracovníka jeho specializace, pak, má-li specializaci inženýr, posune lokomotivu
thing-sam-card-15 = krok za každého pracovníka jeho specializace, pak, má-li specializaci řemeslník, staví
thing-sam-no-worker = žádný pracovník, pro kterého má místo
thing-sam-no-engineer = žádný inženýr, pro kterého má místo
thing-sam-no-purchase = žádný dobytek, který by mohl koupit
thing-sam-no-building = žádná budova, kterou by mohl postavit
thing-sam-no-objective = žádná karta úkolu
thing-sam-no-bandit = žádný bandita
thing-sam-no-hazard = žádné nebezpečí
thing-sam-no-disc = nezbývá žádný kámen

ui-board-automa = Specializace: { $specialty }. Zbývající karty: { $left }. Použité karty: { $used }
