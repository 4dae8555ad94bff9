### The daily challenge.

ui-daily = Щоденний виклик
ui-daily-of = Щоденний виклик: { $date }
ui-daily-text = Одна роздача на день, однакова для всіх на цьому сервері. Спроба лише одна.
ui-daily-play = Зіграти сьогоднішній виклик
ui-daily-continue = Продовжити виклик
ui-daily-until = Закінчіть до { $time }.
ui-daily-closed = День минув: ця гра вже не зараховується.
ui-daily-look = До свого столу
ui-daily-to-today = Сьогоднішній виклик
ui-daily-next = Наступний виклик о { $time }, { $when }.
ui-daily-away = Зараз не вдається завантажити виклик дня.
ui-daily-gone = На цей день виклику немає.
ui-daily-mine =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: місце { $rank } з { $count }.
ui-daily-late =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }, але запізно: гра не зараховується.
ui-daily-beaten = Поріг { $target } перевершено.
ui-daily-missed = Поріг { $target } не перевершено.
ui-daily-best = Найкращі сьогодні
ui-daily-results = Результати: { $date }
ui-daily-none = Ще ніхто не закінчив. Будьте першими!
ui-daily-none-past = Того дня ніхто не дограв.
ui-daily-playing =
    { $count ->
        [one] Ще грає { $count } людина.
        [few] Ще грають { $count } людини.
        [many] Ще грають { $count } людей.
       *[other] Ще грають { $count } людини.
    }
ui-daily-rank = Місце
ui-daily-points = Очки
ui-daily-difference = До порогу
ui-daily-replay = Перегляд: { $name }
ui-daily-all = Усі результати
ui-daily-yesterday = Учора
ui-daily-day = Інший день
ui-daily-copy = Скопіювати посилання на цей день
ui-daily-how = Як це працює
ui-daily-how-day = Дні змінюються опівночі за UTC: за вашим часом о { $time }. Розпочата гра зараховується, якщо закінчиться до { $close }.
ui-daily-how-secret = До того ваш стіл бачите лише ви. Потім усі можуть дивитися перегляди й перевірити зерно.
ui-daily-how-undo = Кроки ходу можна скасувати, відкриті карти — ні.
ui-daily-to-results = Результати дня
ui-daily-sealed = Перегляд і запис відкриються: { $time }.
