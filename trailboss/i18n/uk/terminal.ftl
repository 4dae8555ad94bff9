### A game in the terminal.

cli-help = число або дія: виконати   ?: чому не інші   r R1.1: правило   b: поле   u: скасувати   s FILE: зберегти   q: вийти
cli-hints-off = підказки вимкнено: почніть із --hints
cli-help-hint = i: підказка
cli-seed = зерно
cli-over = Гру завершено. Перемога: { $winners }
cli-any-time = будь-коли
cli-no-option = { $line }: тут такого варіанта немає.
cli-more =
    { $count ->
        [one] і ще { $count }
        [few] і ще { $count }
        [many] і ще { $count }
       *[other] і ще { $count }
    }
cli-nothing-refused = Тут нічого не заборонено.
cli-no-undo = Скасувати не можна: щось відкрито або нічого не зроблено.
cli-saved = Збережено у { $path }.
cli-total = разом
cli-goes-on = Гра триває.
cli-trail = Шлях
cli-ahead = Попереду
