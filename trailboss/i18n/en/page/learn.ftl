### The introduction.

ui-learn = Learn by playing
ui-learn-step = Step { $step } of { $of }
ui-learn-done = Well done
ui-learn-progress = Steps done
ui-learn-back = Back
ui-learn-play = Play now
ui-learn-watch = Watch: { $what }
ui-learn-skip = Skip to the next step
ui-learn-lessons = Lessons
ui-lesson-gwt1 = The first edition, for those who know the second
ui-lesson-gwt2 = A first drive to Kansas City
ui-lesson-elpaso = A first lap to El Paso
ui-lesson-pioneer = Your first railways
ui-turn-title = How a turn goes
ui-turn-learn = Learn it by playing
