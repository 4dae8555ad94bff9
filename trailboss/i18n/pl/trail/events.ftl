### What happens in the trail games.

event-auxiliary = { $who } wykonuje akcję pomocniczą { $amount }
event-build =
    { $what ->
        [building] { $who } wznosi budynek { $amount }
       *[other] { $who } wznosi budynek { $thing }
    }
event-buy = { $who } kupuje: { $thing }
event-clear = { $who } usuwa niebezpieczeństwo: { $thing }
event-collect = { $who } łapie bandytę: { $thing }
event-deliver =
    { $what ->
        [breeding-value] { $who } dostarcza stado o wartości { $amount }
       *[other] { $who } dostarcza bydło: { $thing }
    }
event-disc = { $who } zdejmuje dysk: { $thing }
event-end =
    { $what ->
        [simmental-space] { $who } stawia ranczera na polu Simmental za { $amount ->
            [one] { $amount } punkt
            [few] { $amount } punkty
            [many] { $amount } punktów
           *[other] { $amount } punktów
        }: zaczynają się ostatnie tury
       *[other] { $who } bierze żeton rynku pracy i { $amount ->
           [one] { $amount } punkt
           [few] { $amount } punkty
           [many] { $amount } punktów
          *[other] { $amount } punktów
       }: zaczynają się ostatnie tury
    }
event-engine = { $who } przesuwa lokomotywę na pole { $thing }
event-exchange = { $who } używa żetonu wymiany
event-fee = { $who } płaci { $amount } $ opłaty: { $thing }
event-foresee =
    { $what ->
        [many] nowe prognozy: { $thing }
       *[other] kolumna prognoz { $amount }: { $thing }
    }
event-hire = { $who } zatrudnia: { $thing }
event-income = { $who } pokazuje rękę o wartości { $amount }
event-job = w rzędzie { $amount } rynku pracy pojawia się { $thing }
event-lay = na szlak trafia { $thing }
event-lift = { $who } zabiera z powrotem dysk ze stacji { $thing }
event-local = { $who } wykonuje akcję lokalną { $amount }: { $thing }
event-lose = nie ma pola dla kafelka: { $thing }
event-master = { $who } pozyskuje: { $thing }
event-move = { $who } idzie: { $thing }
event-open = odkryto: { $thing }
event-place = { $who } zaczyna tutaj: { $thing }
event-raise = { $who } ulepsza kartę: { $thing }
event-remove = { $who } usuwa z gry: { $thing }
event-replace =
    { $what ->
        [building] { $who } zastępuje budynek budynkiem { $amount }
       *[other] { $who } zastępuje budynek budynkiem { $thing }
    }
event-return = { $who } wraca: { $thing }
event-site = miejsce: { $thing }
event-upgrade = { $who } ulepsza stację { $thing }
