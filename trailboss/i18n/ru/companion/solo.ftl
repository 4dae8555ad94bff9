### The pages of Sam and Sue.

ui-solo-lead = { $who } играет за другую сторону вашей печатной игры. Страница говорит, что делает { $who }, и считает очки; вы двигаете фигуры и отвечаете на то, что видно только на столе. Работает и без сервера.
ui-solo-option-level = Какая сложность?
ui-solo-option-b-cards = Сколько карточек B?
ui-solo-option-deck = Кто тянет карточки?
ui-solo-choice-easy = лёгкий
ui-solo-choice-medium = средний
ui-solo-choice-hard = сложный
ui-solo-choice-0 = ни одной
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = страница
ui-solo-choice-box = я
ui-solo-why-level =
    { $cards ->
        [one] { $cards } карточка
        [few] { $cards } карточки
        [many] { $cards } карточек
       *[other] { $cards } карточки
    }; { $extra ->
        [0] { "" }
       *[other] на одного рабочего каждой профессии больше;
    } первая доставка — { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Колода из { $cards } карточки; карточки B делают Сью сильнее.
        [few] Колода из { $cards } карточек; карточки B делают Сью сильнее.
        [many] Колода из { $cards } карточек; карточки B делают Сью сильнее.
       *[other] Колода из { $cards } карточки; карточки B делают Сью сильнее.
    }
ui-solo-why-app = Печатные карточки остаются в коробке.
ui-solo-why-box = Вы открываете печатные карточки и говорите, что на них.
ui-solo-faces = Лицевые стороны наших карточек восстановлены. Если ваши другие, тяните сами: тогда всё идёт по печатным.
ui-solo-start = Начать
ui-solo-file = Продолжить из файла
ui-solo-file-why = Партия, сохранённая здесь или в командной строке.
ui-solo-trouble-damaged = Партия, которую сохранил этот браузер, повреждена, продолжить её нельзя. Начните новую или продолжите из файла.
ui-solo-trouble-bad = { $file }: такую партию здесь не продолжить. Ничего не изменилось.
ui-solo-trouble-other = { $file }: в этой партии соперник { $who }. Откройте файл на странице этого соперника.
ui-solo-told = Что делать
ui-solo-number = Число
ui-solo-answer = Готово
ui-solo-usual = ответ по умолчанию
ui-solo-keys = Клавиши: цифры отвечают, Enter берёт отмеченный ответ, u отменяет
ui-solo-all-rules = Все правила
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } очко
        [few] { $who }: { $points } очка
        [many] { $who }: { $points } очков
       *[other] { $who }: { $points } очка
    }
ui-solo-has = { $who }: что есть
ui-solo-past = Прошлые ходы ({ $count })
ui-solo-turn = Ход { $number }
ui-solo-set-up = Подготовка
ui-solo-session = Эта партия
ui-solo-is-level = сложность: { $value }
ui-solo-is-b-cards = карточки B: { $value }
ui-solo-is-deck = карточки тянет: { $value }
ui-solo-seed = зерно { $seed }
ui-solo-not-kept = Этот браузер ничего не хранит: сохраните партию в файл, прежде чем закрыть страницу.
ui-solo-save = Сохранить в файл
ui-solo-new = Новая игра
ui-solo-new-sure = Эта партия будет забыта. Если хотите когда-нибудь её продолжить, сначала сохраните её в файл.
ui-solo-new-yes = Забыть
ui-solo-new-no = Играть дальше
