### What every page may say of El Paso: its name, its options, its opponent.

automa-sue = Сью

ui-option-sue = Карти B для Сью
ui-about-elpaso = Коротший перегін на південь: менше робітників, швидкі ходи, а наприкінці шляху Ель-Пасо.
ui-title-elpaso = Великий Західний Шлях: Ель-Пасо
ui-note-elpaso = Багатьох друкованих чисел цієї гри не вдалося дістати; їх відтворено й позначено.
ui-option-why-elpaso-neutral = нейтральні будівлі на своїх літерах (R2.1)
ui-option-why-elpaso-sides = бік кожного стосу будівель (R2.4)
ui-option-why-elpaso-train = бік кожної карти потяга (R2.2)
ui-option-why-elpaso-sue = карти B для Сью в грі наодинці (R14.3)
ui-option-why-elpaso-card-after-move = решта карти потяга після руху, який вона дала (R5.6)
ui-option-train = Карти потяга
ui-option-card-after-move = Карта потяга після руху
