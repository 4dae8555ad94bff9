### Why something is not allowed in El Paso.

refusal-actions-of-the-tile-instead = лише замість дій будівлі
refusal-all-rounders = потрібно універсалів: { $needs }, у вас { $has }
refusal-already-done = це вже виконано
refusal-another-kind-of-token = це жетон іншого виду
refusal-builders-of-the-kind =
    потрібна будівля щонайменше на { $needs ->
        [one] { $needs } будівельника
        [few] { $needs } будівельників
        [many] { $needs } будівельників
       *[other] { $needs } будівельників
    }, а ця — на { $has }
refusal-buildings-in-the-market = таких більше немає
refusal-cow-does-not-fit = ця корова не підходить
refusal-cows-in-the-market = цієї породи більше немає
refusal-dark-disc-on-light-post = диск із темного місця кладуть лише на темний пост
refusal-different-kinds-only = другий робітник має бути іншого фаху
refusal-different-ones-only = допоміжні дії мають бути різні
refusal-face-up-only = лише жетон, що лежить горілиць
refusal-fitting-cows = жодна корова вашої руки не підходить
refusal-fitting-discs = жоден ваш диск не можна туди покласти
refusal-its-disc-is-in-place = закрито, доки лежить диск
refusal-not-the-next-stop = це не наступна зупинка
refusal-own-disc-is-there = там уже лежить ваш диск
refusal-ownership-markers = обидва ваші маркери власності зайняті
refusal-room-on-the-track = у вас уже всі сертифікати
refusal-tokens-in-the-stack = стос порожній
refusal-tokens-in-the-supply = жетонів не лишилося
refusal-workers-in-the-market = таких робітників більше немає
