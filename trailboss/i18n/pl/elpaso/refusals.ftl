### Why something is not allowed in El Paso.

refusal-actions-of-the-tile-instead = tylko zamiast akcji budynku
refusal-all-rounders = wymaga { $needs ->
        [one] { $needs } pracownika wszechstronnego
        [few] { $needs } pracowników wszechstronnych
        [many] { $needs } pracowników wszechstronnych
       *[other] { $needs } pracowników wszechstronnych
    }, masz { $has }
refusal-already-done = już to wykonano
refusal-another-kind-of-token = to inny rodzaj żetonu
refusal-builders-of-the-kind = musi wymagać co najmniej { $needs ->
        [one] { $needs } budowniczego
        [few] { $needs } budowniczych
        [many] { $needs } budowniczych
       *[other] { $needs } budowniczych
    }, wymaga { $has }
refusal-buildings-in-the-market = tego rodzaju już nie ma
refusal-cow-does-not-fit = ta krowa nie pasuje
refusal-cows-in-the-market = kart tego rodzaju już nie ma
refusal-dark-disc-on-light-post = dysk z ciemnego pola może trafić tylko do ciemnej placówki
refusal-different-kinds-only = drugi pracownik musi być innego rodzaju
refusal-different-ones-only = akcje pomocnicze muszą być różne
refusal-face-up-only = tylko żeton, który leży odkryty
refusal-fitting-cows = żadna krowa z Twojej ręki nie pasuje
refusal-fitting-discs = żaden z Twoich dysków nie może tam trafić
refusal-its-disc-is-in-place = zablokowane, dopóki leży tu dysk
refusal-not-the-next-stop = to nie jest następny przystanek
refusal-own-disc-is-there = już jest tam Twój dysk
refusal-ownership-markers = oba Twoje znaczniki własności są w użyciu
refusal-room-on-the-track = masz już wszystkie certyfikaty
refusal-tokens-in-the-stack = stos jest pusty
refusal-tokens-in-the-supply = nie ma już żetonów
refusal-workers-in-the-market = tego rodzaju już nie ma
