### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Сью

ui-option-sue = Карточки B для Сью
ui-about-elpaso = Перегон покороче, на юг: меньше рабочих, быстрые ходы и Эль-Пасо в конце пути.
ui-title-elpaso = Великий западный путь: Эль-Пасо
ui-note-elpaso = Многие напечатанные числа этой игры найти не удалось; они восстановлены и отмечены.
ui-option-why-elpaso-neutral = нейтральные постройки по своим буквам (R2.1)
ui-option-why-elpaso-sides = сторона каждой стопки построек (R2.4)
ui-option-why-elpaso-train = сторона каждой карточки поезда (R2.2)
ui-option-why-elpaso-sue = карточки B для Сью в игре в одиночку (R14.3)
ui-option-why-elpaso-card-after-move = остаток карточки поезда после движения, которое она дала (R5.6)
ui-option-train = Карточки поезда
ui-option-card-after-move = Карточка поезда после движения
