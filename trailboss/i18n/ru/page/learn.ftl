### The introduction.

ui-learn = Научиться играя
ui-learn-step = Шаг { $step } из { $of }
ui-learn-done = Отлично
ui-learn-progress = Пройденные шаги
ui-learn-back = Назад
ui-learn-play = Играть
ui-learn-watch = Смотрите: { $what }
ui-learn-skip = К следующему шагу
ui-learn-lessons = Уроки
ui-lesson-gwt1 = Первое издание для тех, кто знает второе
ui-lesson-gwt2 = Первый перегон в Канзас-Сити
ui-lesson-elpaso = Первый круг до Эль-Пасо
ui-lesson-pioneer = Ваши первые дороги
ui-turn-title = Как проходит ход
ui-turn-learn = Научиться играя
