### A game in the terminal.

cli-help = liczba lub akcja: wykonaj   ?: dlaczego nie inne   r R1.1: zasada   b: plansza   u: cofnij   s PLIK: zapisz   q: wyjdź
cli-hints-off = podpowiedzi są wyłączone: zacznij z --hints
cli-help-hint = i: podpowiedź
cli-seed = ziarno
cli-over = Koniec gry. Wygrywa: { $winners }
cli-any-time = w dowolnej chwili
cli-no-option = { $line }: nie ma tu takiej możliwości.
cli-more = i jeszcze { $count }
cli-nothing-refused = Nic nie jest tu zabronione.
cli-no-undo = Nie można nic cofnąć: coś zostało odkryte albo nic nie zrobiono.
cli-saved = Zapisano w pliku { $path }.
cli-total = razem
cli-goes-on = Gra trwa.
cli-trail = Szlak
cli-ahead = Przed Tobą
