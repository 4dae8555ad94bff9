### The pages of Sam and Sue.

ui-solo-lead = { $who } gra przeciwko Tobie w Twoim egzemplarzu gry. Strona mówi, co robi { $who }, i liczy punkty; Ty przesuwasz elementy i odpowiadasz na to, co widać tylko na stole. Działa też bez serwera.
ui-solo-option-level = Jaki poziom?
ui-solo-option-b-cards = Ile kart B?
ui-solo-option-deck = Kto dobiera karty?
ui-solo-choice-easy = łatwy
ui-solo-choice-medium = średni
ui-solo-choice-hard = trudny
ui-solo-choice-0 = żadna
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = strona
ui-solo-choice-box = ja
ui-solo-why-level =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }; { $extra ->
        [0] { "" }
       *[other] o jednego pracownika każdego zawodu więcej;
    } pierwsza dostawa: { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Talia z { $cards } karty; karty B wzmacniają Sue.
        [few] Talia z { $cards } kart; karty B wzmacniają Sue.
        [many] Talia z { $cards } kart; karty B wzmacniają Sue.
       *[other] Talia z { $cards } karty; karty B wzmacniają Sue.
    }
ui-solo-why-app = Drukowane karty zostają w pudełku.
ui-solo-why-box = Odkrywasz drukowane karty i mówisz, co na nich jest.
ui-solo-faces = Awersy naszych kart są odtworzone. Jeśli Twoje są inne, dobieraj samodzielnie: wtedy obowiązują karty z pudełka.
ui-solo-start = Zacznij
ui-solo-file = Graj dalej z pliku
ui-solo-file-why = Sesja zapisana tutaj albo w wierszu poleceń.
ui-solo-trouble-damaged = Sesja zapamiętana w tej przeglądarce jest uszkodzona i nie da się jej kontynuować. Zacznij od nowa albo graj dalej z pliku.
ui-solo-trouble-bad = { $file }: tej sesji nie da się tu kontynuować. Nic się nie zmieniło.
ui-solo-trouble-other = { $file }: w tej sesji przeciwnikiem jest { $who }. Otwórz plik na stronie tego przeciwnika.
ui-solo-told = Co robić
ui-solo-number = Liczba
ui-solo-answer = OK
ui-solo-usual = zwykła odpowiedź
ui-solo-keys = Klawisze: cyfry odpowiadają, Enter wybiera zaznaczoną odpowiedź, u cofa
ui-solo-all-rules = Wszystkie zasady
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } punkt
        [few] { $who }: { $points } punkty
        [many] { $who }: { $points } punktów
       *[other] { $who }: { $points } punktu
    }
ui-solo-has = { $who } ma
ui-solo-past = Poprzednie tury ({ $count })
ui-solo-turn = Tura { $number }
ui-solo-set-up = Przygotowanie
ui-solo-session = Ta partia
ui-solo-is-level = poziom: { $value }
ui-solo-is-b-cards = karty B: { $value }
ui-solo-is-deck = karty dobiera: { $value }
ui-solo-seed = ziarno { $seed }
ui-solo-not-kept = Ta przeglądarka niczego nie przechowuje: zapisz sesję do pliku, zanim zamkniesz stronę.
ui-solo-save = Zapisz do pliku
ui-solo-new = Nowa gra
ui-solo-new-sure = Ta partia zostanie zapomniana. Jeśli chcesz ją kiedyś dokończyć, najpierw zapisz ją do pliku.
ui-solo-new-yes = Zapomnij
ui-solo-new-no = Graj dalej
