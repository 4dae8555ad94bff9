### The introduction.

ui-learn = Naucz się, grając
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Brawo
ui-learn-progress = Wykonane kroki
ui-learn-back = Wstecz
ui-learn-play = Zagraj teraz
ui-learn-watch = Patrz: { $what }
ui-learn-skip = Do następnego kroku
ui-learn-lessons = Lekcje
ui-lesson-gwt1 = Pierwsza edycja dla tych, którzy znają drugą
ui-lesson-gwt2 = Pierwszy spęd do Kansas City
ui-lesson-elpaso = Pierwsze okrążenie do El Paso
ui-lesson-pioneer = Twoje pierwsze koleje
ui-turn-title = Jak przebiega tura
ui-turn-learn = Naucz się, grając
