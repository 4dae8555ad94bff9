### The introduction.

ui-learn = Nauč se hrou
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Výborně
ui-learn-progress = Hotové kroky
ui-learn-back = Zpět
ui-learn-play = Hrát hned
ui-learn-watch = Sleduj: { $what }
ui-learn-skip = K dalšímu kroku
ui-learn-lessons = Lekce
ui-lesson-gwt1 = První vydání pro ty, kdo znají druhé
ui-lesson-gwt2 = První cesta do Kansas City
ui-lesson-elpaso = První kolo do El Pasa
ui-lesson-pioneer = Tvé první dráhy
ui-turn-title = Jak probíhá tah
ui-turn-learn = Nauč se to hrou
