### The introduction.

ui-learn = Навчитися за десять кроків
ui-learn-title = Перший перегін до Канзас Сіті
ui-learn-step = Крок { $step } із { $of }
ui-learn-done = Чудово
ui-learn-progress = Пройдені кроки
ui-learn-back = Назад
ui-learn-play = Грати
