### The introduction, step by step.

ui-learn-pioneer-1 = Każdy rysuje na własnym arkuszu. W każdej turze odkrywa się trzy karty pokerowe. Dziś rozdajesz Ty, więc bierzesz jedną z trzech; Ben wybierze z dwóch pozostałych. Weź króla pik.
ui-learn-pioneer-2 = Karta robi dwie rzeczy. Jej wartość trafiła do Twojego układu pokerowego. Jej kolor pozwala położyć trzy tory tej kolei wzdłuż boków sześciokątów, od stacji tego koloru. Połóż pierwszy.
ui-learn-pioneer-3 = Leżą trzy tory. To, co mijają, jest Twoje: kopalnia wymaga jednego boku z torem, saloon dwóch, bank lub stacja rozrządowa trzech, fort czterech. Zakończ turę, a Ben zrobi swoją.
ui-learn-pioneer-4 = Teraz rozdaje Ben i wziął swoją kartę. Wybierasz jedną z dwóch pozostałych; zostaje ona też dla innych. Weź waleta kier: zaczyna się następna kolej.
ui-learn-pioneer-5 = Masz zakreślone pole miasta. Skreślone daje jeszcze jeden tor w tej turze i jedną zdolność specjalną: most, tunel, skrót, zwrotnicę albo inny kolor. Skreśl je.
ui-learn-pioneer-6 = Ten tor to skrót: biegnie prosto przez pustynny sześciokąt, od rogu do przeciwległego rogu, i oszczędza długiej drogi naokoło.
ui-learn-pioneer-7 = Tor, który kończy się w mieście, zakreśla nowe pole miasta, a w turze można skreślić kilka: tak też się stało. Teraz znów rozdajesz. Drugi walet daje parę w układzie.
ui-learn-pioneer-8 = Pięć tur to runda. Twój pierwszy układ to K, J, J, A, J: trójka, warta 3, a z zakreślonym saloonem tej rundy dwa razy tyle. Zaczyna się nowy układ. Weź damę kier.
ui-learn-pioneer-9 = Twoje tory sięgają dwóch miejsc naraz, kopalni i banku. Kolejność wybierasz Ty, a kopalnia jest pierwsza: jej samorodek zdąży jeszcze do banku.
ui-learn-pioneer-10 = Bank bierze do czterech samorodków, raz. Pierwszy bank liczy każdy podwójnie. Zanieś wszystkie cztery.
ui-learn-pioneer-11 = Osiem punktów w banku. Cztery rundy po pięć tur, cztery układy, trzy cele dla najszybszych: to cała gra. W pojedynkę grasz o wynik, a codziennie jest nowe rozdanie dla wszystkich. Odjazd!
