### Why something is not allowed in El Paso.

refusal-actions-of-the-tile-instead = только вместо действий постройки
refusal-all-rounders = универсалов нужно { $needs }, у вас { $has }
refusal-already-done = уже сделано
refusal-another-kind-of-token = это жетон другого вида
refusal-builders-of-the-kind =
    нужна постройка минимум для { $needs ->
        [one] { $needs } строителя
        [few] { $needs } строителей
        [many] { $needs } строителей
       *[other] { $needs } строителей
    }, а эта — для { $has }
refusal-buildings-in-the-market = таких больше не осталось
refusal-cow-does-not-fit = эта корова не подходит
refusal-cows-in-the-market = этой породы больше не осталось
refusal-dark-disc-on-light-post = диск с тёмными уголками кладут только на тёмный пост
refusal-different-kinds-only = второй рабочий должен быть другого вида
refusal-different-ones-only = вспомогательные действия должны быть разными
refusal-face-up-only = только открытый жетон
refusal-fitting-cows = на руке нет подходящей коровы
refusal-fitting-discs = ни один ваш диск туда не подходит
refusal-its-disc-is-in-place = закрыто, пока диск на месте
refusal-not-the-next-stop = это не следующая остановка
refusal-own-disc-is-there = ваш диск там уже есть
refusal-ownership-markers = оба ваших маркера владельца заняты
refusal-room-on-the-track = у вас уже все сертификаты
refusal-tokens-in-the-stack = стопка пуста
refusal-tokens-in-the-supply = жетонов не осталось
refusal-workers-in-the-market = таких больше не осталось
