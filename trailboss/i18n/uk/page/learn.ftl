### The introduction.

ui-learn = Навчитися граючи
ui-learn-step = Крок { $step } із { $of }
ui-learn-done = Чудово
ui-learn-progress = Пройдені кроки
ui-learn-back = Назад
ui-learn-play = Грати
ui-learn-watch = Дивіться: { $what }
ui-learn-skip = До наступного кроку
ui-learn-lessons = Уроки
ui-lesson-gwt1 = Перше видання для тих, хто знає друге
ui-lesson-gwt2 = Перший перегін до Канзас Сіті
ui-lesson-elpaso = Перше коло до Ель-Пасо
ui-lesson-pioneer = Ваші перші залізниці
ui-turn-title = Як проходить хід
ui-turn-learn = Навчитися граючи
