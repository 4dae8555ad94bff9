### The introduction.

ui-learn = Learn in ten steps
ui-learn-title = A first drive to Kansas City
ui-learn-step = Step { $step } of { $of }
ui-learn-done = Well done
ui-learn-progress = Steps done
ui-learn-back = Back
ui-learn-play = Play now
