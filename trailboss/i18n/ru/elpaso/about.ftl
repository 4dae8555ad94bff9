### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Сью

ui-option-sue = Карты B для Сью
ui-about-elpaso = Перегон покороче, на юг: меньше рабочих, быстрые ходы и Эль-Пасо в конце пути.
ui-title-elpaso = Великий западный путь: Эль-Пасо
ui-note-elpaso = Многие напечатанные числа этой игры найти не удалось; они восстановлены и отмечены.
ui-option-why-elpaso-neutral = нейтральные постройки по своим буквам (R2.1)
ui-option-why-elpaso-sides = сторона каждой стопки построек (R2.4)
ui-option-why-elpaso-train = сторона каждой карты поезда (R2.2)
ui-option-why-elpaso-sue = карты B для Сью в игре в одиночку (R14.3)
ui-option-why-elpaso-card-after-move = остаток карты поезда после движения, которое она дала (R5.6)
ui-option-train = Карты поезда
ui-option-card-after-move = Карта поезда после движения
