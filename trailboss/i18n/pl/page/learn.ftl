### The introduction.

ui-learn = Naucz się grać w dziesięciu krokach
ui-learn-title = Pierwszy spęd do Kansas City
ui-learn-step = Krok { $step } z { $of }
ui-learn-done = Brawo
ui-learn-progress = Wykonane kroki
ui-learn-back = Wstecz
ui-learn-play = Zagraj teraz
