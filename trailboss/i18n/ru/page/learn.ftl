### The introduction.

ui-learn = Научиться за десять шагов
ui-learn-title = Первый перегон в Канзас-Сити
ui-learn-step = Шаг { $step } из { $of }
ui-learn-done = Отлично
ui-learn-progress = Пройденные шаги
ui-learn-back = Назад
ui-learn-play = Играть
