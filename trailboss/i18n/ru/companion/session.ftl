### The companion of a game on cardboard: Sam and Sue.
###
### companion-<line or question>   the values of the line or question
### companion-choice-<answer>      the values of the question; $a and $b are the numbers of the answer
### companion-thing-<name>, companion-score-<label>

companion-title = Помощник за столом: за соперника играет { $who }, зерно { $seed }.
companion-help = Отвечайте числом или словом; Enter берёт отмеченный ответ. Ещё можно набрать u (отменить), s (счёт), r R14.7 (правило), ? (эта справка) или q (выйти).
companion-resumed =
    Продолжаем после { $count ->
        [one] { $count } ответа
        [few] { $count } ответов
        [many] { $count } ответов
       *[other] { $count } ответов
    }.
companion-saved = Сохранено: { $file }. Та же команда продолжит отсюда.
companion-undone = Отменено.
companion-undo-none = Отменять нечего.
companion-over = Партия окончена.
companion-not-a-choice = Ответа «{ $text }» здесь нет. Наберите число от 1 до { $count } или слова.
companion-not-a-number = Ответа «{ $text }» здесь нет. Наберите одно из чисел: { $numbers }.
companion-needs-answer = Здесь нужен ответ: по умолчанию ничего нет.
companion-total = итого
companion-turn = Сделайте свой ход. Когда закончите: что дальше?
companion-final =
    Доиграйте последний ход, если он остался, и посчитайте очки. { $who } набирает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
companion-ask-own-points = Сколько очков у вас?
companion-ask-own-dollars = Очков поровну: решают доллары, а у Сью их нет. Сколько долларов осталось после обмена полных пятёрок на очки?
companion-won = Вы победили, { $own } : { $points }! Соперник: { $who }.
companion-lost = { $who } побеждает, { $points } : { $own }.
companion-won-by-dollars = Вы победили по долларам! Соперник: { $who }.
companion-shared = Вы и { $who } делите победу.
companion-choice-yes = да
companion-choice-no = нет
companion-choice-none = ни одного
companion-choice-nobody = никого
companion-choice-go = ходит { $who }
companion-choice-last = { $who } ходит в последний раз: конец игры начался в мой ход
companion-choice-other = что-то другое или ничего
companion-choice-cowboy = ковбой
companion-choice-builder = строитель
companion-choice-engineer = инженер
companion-choice-all-rounder = универсал
companion-choice-steps =
    { $a ->
        [one] { $a } шаг
        [few] { $a } шага
        [many] { $a } шагов
       *[other] { $a } шага
    }
companion-thing-sam = Сэм
companion-thing-sue = Сью
companion-thing-market = рынок скота
companion-thing-train = поезд
companion-thing-build = стройка
companion-thing-upper = верхний
companion-thing-lower = нижний
companion-thing-token-objective = жетон цели
companion-thing-token-bonus = жетон бонуса
companion-thing-token-any = любой жетон
companion-thing-cow-corriente = корриенте
companion-thing-hire = наём
companion-score-dollars = доллары (не считаются)
companion-score-buildings = постройки
companion-score-deliveries = диски на тёмных постах
companion-score-cities = города и стрелки
companion-score-stations = станции
companion-score-hazards = опасности
companion-score-cattle = скот
companion-score-bonus-tokens = жетоны бонусов
companion-score-objectives = цели (все считаются выполненными)
companion-score-workers = рабочие
companion-score-job-market-token = жетон рынка труда
