### The introduction.

ui-learn = Nauč se hrát v deseti krocích
ui-learn-title = První cesta do Kansas City
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Výborně
ui-learn-progress = Hotové kroky
ui-learn-back = Zpět
ui-learn-play = Hrát hned
