### A game in the terminal.

cli-help = число или действие: выполнить   ?: почему нельзя остальное   r R1.1: правило   b: поле   u: отменить   s ФАЙЛ: сохранить   q: выйти
cli-hints-off = подсказки выключены: начните с --hints
cli-help-hint = i: подсказка
cli-seed = зерно
cli-over = Игра окончена. Победа: { $winners }
cli-any-time = в любой момент
cli-no-option = { $line }: здесь такого варианта нет.
cli-more = и ещё { $count }
cli-nothing-refused = Здесь ни в чём не отказано.
cli-no-undo = Отменить нельзя: что-то уже открылось или ничего не сделано.
cli-saved = Сохранено: { $path }.
cli-total = итого
cli-goes-on = Игра продолжается.
cli-trail = Путь
cli-ahead = Впереди
