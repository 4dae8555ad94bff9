### The introduction, step by step.

ui-learn-gwt1-1 = Znasz drugą edycję; to jest pierwsza. Prawie wszystko jest takie samo, więc mówimy tu tylko o różnicach. Każdy zaczyna z czterema kartami, więc przed pierwszą turą nikt nie odrzuca, a żetonów wymiany nie ma wcale. Postaw ranczera na A.
ui-learn-gwt1-2 = Rynek pracy działa tak samo; tylko budowniczowie wyglądają na kafelkach inaczej. Zatrudnij inżyniera.
ui-learn-gwt1-3 = Po drodze płacisz opłatę za niebezpieczeństwo, a C daje kartę celu, jak zwykle. Inne są budynki graczy: jest ich dziesięć zamiast dwunastu, a kilka ma inne ceny i punkty, więc przeczytaj je przed planowaniem. Weź tę kartę.
ui-learn-gwt1-4 = Tutaj droga przez wioskę odchodzi wcześniej i leży na niej D. Stoją tam tipi. Pierwsze trzy są warte minus 3, minus 2 i minus 1 dolara: kto z nimi handluje, płaci. Idź naokoło, do E.
ui-learn-gwt1-5 = Na G jedzie Twoja lokomotywa i została jedna akcja pomocnicza. To te same pięć; tylko ostatnia, która cofa lokomotywę i usuwa kartę, nie daje tu dolara. Wykonaj pierwszą.
ui-learn-gwt1-6 = Ben usunął tymczasem niebezpieczeństwo. Do Kansas City jest jeden krok i tam jak zawsze kończy się ruch. Idź tam.
ui-learn-gwt1-7 = Do gry wchodzą trzy kafelki, po jednym z każdej pary. Wybór jak zawsze: pracownicy przyspieszają koniec gry, niebezpieczeństwa i tipi podrażają drogę. Weź pierwszy.
ui-learn-gwt1-8 = Miasta leżą na zachodzie, ostatnie to San Francisco. Dostawa do Kansas City daje 6 dolarów zamiast 4. Między Wichita a Colorado Springs traci się punkt tam, gdzie druga edycja daje żeton. Dostarcz do Topeki.
ui-learn-gwt1-9 = To cała różnica. Wszyscy zawiadowcy, pięciu, są w grze od początku, a Sama nie ma: ta edycja jest dla dwóch do czterech osób. Resztę znasz. W siodło!
