### What the signs of El Paso mean beside those that the trail games share.

ui-legend-ep-permanent = stały certyfikat: liczy się przy każdej dostawie
ui-legend-ep-token = żeton wymiany: w dowolnej chwili dobierz jedną kartę, potem odrzuć jedną
ui-legend-ep-worker = zatrudnij pracownika za cenę obok
ui-legend-ep-cowboy = kowboj: odrzucasz go, by kupić krowę, albo za jeszcze jeden krok
ui-legend-ep-builder = budowniczy: odrzucasz go za budynek albo z 2 dolarami za certyfikat
ui-legend-ep-engineer = inżynier: odrzucasz go za pociąg albo za 1 dolara
ui-legend-ep-rounder = pracownik wszechstronny: zastępuje dowolnego pracownika albo odrzucasz go za 2 dolary
ui-legend-ep-engine = użyj karty pociągu
ui-legend-ep-boot = Twój ranczer idzie dalej, najwyżej o tyle kroków
ui-legend-ep-objective = żeton celu: punkty, jeśli masz to, czego wymaga
ui-legend-ep-bonus = żeton premii: punkty i to, co daje od razu albo na stałe
ui-legend-ep-disc = Twoje dyski na tych placówkach handlowych
ui-legend-ep-duplicate = przy każdej dostawie liczy się jeszcze jedna krowa tej samej rasy
ui-legend-ep-aux = akcje pomocnicze: jedna albo tyle, ile podano
ui-legend-ep-draw = karty w stosie dobierania
ui-legend-ep-light = dysk z jasnymi rogami: pasuje do każdej placówki handlowej
ui-legend-ep-dark = dysk z ciemnymi rogami: tylko do ciemnych placówek handlowych
