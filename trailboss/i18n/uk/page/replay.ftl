### Replays.

ui-replay = Перегляд
ui-replay-of = Перегляд: { $game }
ui-replay-none = Тут немає запису
ui-replay-start = Перед першою дією.
ui-replay-stops = Запис закінчується тут; партію не дограно.
ui-replay-ended = Гру завершено.
ui-replay-controls = Крок за кроком
ui-replay-slider = Дія
ui-replay-at = Дія { $move } із { $moves } · хід { $turn } із { $turns }
ui-replay-at-quiet = Дія { $move } · хід { $turn }
ui-replay-first = Перша дія
ui-replay-previous-turn = На хід назад
ui-replay-previous = На дію назад
ui-replay-play = Відтворити
ui-replay-pause = Пауза
ui-replay-next = На дію вперед
ui-replay-next-turn = На хід уперед
ui-replay-last = Остання дія
ui-replay-speed = Швидкість
ui-replay-speed-slow = повільно
ui-replay-speed-steady = помірно
ui-replay-speed-quick = швидко
ui-replay-speed-hasty = дуже швидко
ui-replay-eyes = Чиїми очима
ui-replay-eyes-mover = хто ходить
ui-replay-eyes-nobody = глядач
ui-replay-turn-log = Цей хід
ui-replay-chart = Бали протягом партії
ui-replay-chart-label = Бали протягом партії. На цій дії: { $standings }
ui-replay-stands = { $who } { $points }
ui-replay-moves =
    { $count ->
        [one] { $count } дія
        [few] { $count } дії
        [many] { $count } дій
       *[other] { $count } дій
    }
ui-replay-target = Поріг
ui-replay-quiet = Без спойлерів
ui-replay-quiet-why = Приховує бали, переможця й тривалість партії.
ui-replay-reveal = Показати бали
ui-replay-share = Ця дія
ui-replay-copy = Скопіювати посилання на цю дію
ui-replay-branch = Грати далі звідси
ui-replay-branch-why = Так з’явиться ваш власний стіл із цією позицією, а запис лишиться як є. За кожне місце грайте самі або віддайте його боту.
ui-replay-branch-seat = Хто грає за: { $name }
ui-replay-branch-start = Грати далі
ui-replay-table = До столу
ui-replay-another = Інший запис
ui-replay-keys = Клавіші: ← → дія, із Shift хід, Home, End, пробіл відтворює.
ui-why = Чому так?
ui-why-title = Чому { $name } так діє
ui-why-note = Очікується наприкінці партії, наскільки цей гравець тоді бачив.
ui-why-points = очікувані бали: { $points }
ui-why-chance = шанс перемогти: { $percent } %
ui-why-done = зроблено
ui-why-against = Порівняно зі зробленим
ui-why-nothing = Тут не було з чого обирати.
ui-reason = { $who } шукає тут бали: { $category }
ui-reason-prospects = { $who } думає тут про наступні ходи
ui-reason-others = { $who } хоче лишити менше іншим
ui-replays-bring = Переглянути запис
ui-replays-title = Записи
ui-replays-text = Кожен завершений стіл можна переглянути. Завантажте файл із записом партії, і він відкриється тут: кожну дію буде перевірено.
ui-replays-file = Запис партії
ui-replays-choose = Вибрати файл
ui-replays-drop = Файл можна й перетягнути сюди. Запис — це текст щонайбільше 512 КіБ, який пишуть столи й командний рядок.
ui-replays-checking = Перевіряємо { $file }…
ui-replays-refused = { $file } відхилено
ui-replays-line = Рядок { $line } файлу.
ui-replays-why = Нічого не збережено. Кожен рядок запису має перевірку, тож змінений, втрачений чи пересунутий рядок видно там, де він стоїть.
