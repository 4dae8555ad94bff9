### What happens in the trail games.

event-auxiliary = { $who } provádí pomocnou akci { $amount }
event-build =
    { $what ->
        [building] { $who } staví budovu { $amount }
       *[other] { $who } staví: { $thing }
    }
event-buy = { $who } kupuje: { $thing }
event-clear = { $who } odstraňuje nebezpečí: { $thing }
event-collect = { $who } chytá banditu: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } expeduje stádo v hodnotě { $amount }
       *[other] { $who } expeduje: { $thing }
    }
event-disc = { $who } bere kámen z pole: { $thing }
event-end =
    { $what ->
        [simmental-space] { $who } staví rančera na pole Simmental za { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: začínají poslední tahy
       *[other] { $who } bere žeton trhu práce a { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }: začínají poslední tahy
    }
event-engine = { $who } posouvá lokomotivu: { $thing }
event-exchange = { $who } používá žeton výměny
event-fee = { $who } platí poplatek { $amount } $: { $thing }
event-foresee =
    { $what ->
        [many] nové výhledy: { $thing }
       *[other] sloupec výhledu { $amount } ukazuje: { $thing }
    }
event-hire = { $who } najímá: { $thing }
event-income = { $who } ukazuje karty v hodnotě { $amount }
event-job = do řady { $amount } trhu práce přichází: { $thing }
event-lay = na cestu přibývá: { $thing }
event-lift = { $who } bere zpět kámen z nádraží { $thing }
event-local = { $who } provádí akci { $amount }: { $thing }
event-lose = pro destičku už není místo: { $thing }
event-master = { $who } získává: { $thing }
event-move = { $who } jde: { $thing }
event-open = otáčí se: { $thing }
event-place = { $who } začíná: { $thing }
event-raise = { $who } povyšuje kartu: { $thing }
event-remove = { $who } vyřazuje ze hry: { $thing }
event-replace =
    { $what ->
        [building] { $who } nahrazuje budovu budovou { $amount }
       *[other] { $who } nahrazuje budovu: { $thing }
    }
event-return = { $who } se vrací: { $thing }
event-site = na místě: { $thing }
event-upgrade = { $who } staví nádraží { $thing }
