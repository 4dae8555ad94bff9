### The companion of a game on cardboard: Sam and Sue.
###
### companion-<line or question>   the values of the line or question
### companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
### companion-thing-<name>, companion-score-<label>

companion-title = Помічник за столом: за суперника грає { $who }, зерно { $seed }.
companion-help = Відповідайте числом або словом; Enter бере позначену відповідь. Можна також набрати u (назад), s (бали), r R14.7 (правило), ? (ця довідка) або q (вийти).
companion-resumed =
    { $count ->
        [one] Продовжено після { $count } відповіді.
        [few] Продовжено після { $count } відповідей.
        [many] Продовжено після { $count } відповідей.
       *[other] Продовжено після { $count } відповідей.
    }
companion-saved = Збережено у { $file }. Та сама команда продовжить звідси.
companion-undone = Скасовано.
companion-undo-none = Скасовувати нічого.
companion-over = Партію завершено.
companion-not-a-choice = Відповіді «{ $text }» тут немає. Наберіть число від 1 до { $count } або слова.
companion-not-a-number = Відповіді «{ $text }» тут немає. Наберіть одне з чисел: { $numbers }.
companion-needs-answer = Тут потрібна відповідь: типової немає.
companion-total = разом
companion-turn = Зробіть свій хід. Коли завершите: що далі?
companion-final =
    Завершіть останній хід, якщо він ще є, і порахуйте бали. { $who } має { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } балів
    }.
companion-ask-own-points = Скільки у вас балів?
companion-ask-own-dollars = Балів порівну: вирішують долари, а Сью їх не має. Скільки доларів лишилося, коли повні п’ятірки стали балами?
companion-won = Ви перемогли: { $own } проти { $points }, суперник { $who }!
companion-lost = { $who } перемагає: { $points } проти { $own }.
companion-won-by-dollars = Ви перемогли завдяки доларам! Суперник: { $who }.
companion-shared = Ви і { $who } ділите перемогу.
companion-choice-yes = так
companion-choice-no = ні
companion-choice-none = нічого
companion-choice-nobody = нікого
companion-choice-go = хід: { $who }
companion-choice-last = останній хід: { $who }, кінець гри почався в мій хід
companion-choice-other = щось інше або нічого
companion-choice-cowboy = ковбой
companion-choice-builder = будівельник
companion-choice-engineer = інженер
companion-choice-all-rounder = універсал
companion-choice-steps =
    { $a ->
        [one] { $a } крок
        [few] { $a } кроки
        [many] { $a } кроків
       *[other] { $a } кроків
    }
companion-thing-sam = Сем
companion-thing-sue = Сью
companion-thing-market = ринок худоби
companion-thing-train = потяг
companion-thing-build = будівництво
companion-thing-upper = верхній
companion-thing-lower = нижній
companion-thing-token-objective = жетон цілі
companion-thing-token-bonus = жетон бонусу
companion-thing-token-any = будь-який жетон
companion-thing-cow-corriente = Corriente
companion-thing-hire = найм
companion-score-dollars = долари (не рахуються)
companion-score-buildings = будівлі
companion-score-deliveries = диски на темних постах
companion-score-cities = міста і стрілки
companion-score-stations = станції
companion-score-hazards = небезпеки
companion-score-cattle = худоба
companion-score-bonus-tokens = жетони бонусів
companion-score-objectives = цілі (усі вважаються виконаними)
companion-score-workers = робітники
companion-score-job-market-token = жетон ринку праці
