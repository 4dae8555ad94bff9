### Why something is not allowed in Pioneer Rails.

refusal-specials = wymaga { $needs ->
        [one] { $needs } zdolności specjalnej
        [few] { $needs } zdolności specjalnych
        [many] { $needs } zdolności specjalnych
       *[other] { $needs } zdolności specjalnych
    }, zostało { $has }: najpierw skreśl pole miasteczka
refusal-tracks-left = w tej turze nie ma już torów
refusal-circled-town-boxes = nie ma już zakreślonego pola miasteczka
refusal-specials-on-one-track = wymaga dwóch zdolności specjalnych na jednym torze
refusal-nuggets-not-in-banks = liczba Twoich samorodków poza bankami: { $has }
refusal-a-branch-has-left-this-corner-already = z tego rogu wychodzi już odnoga
refusal-a-branch-never-comes-back-to-a-station = odnoga nigdy nie wraca na stację
refusal-a-shortcut-needs-a-desert-cell = skrót wymaga heksu pustyni
refusal-a-shortcut-runs-through-this-cell = przez ten heks biegnie już skrót
refusal-a-track-can-be-drawn-and-is-due = można jeszcze ułożyć tor i trzeba to zrobić
refusal-a-track-is-drawn-already = jakiś tor jest już ułożony
refusal-activated-already = już aktywowano
refusal-at-least-one-nugget-is-due = potrzebny jest co najmniej jeden samorodek
refusal-it-is-a-side-of-a-station = to bok stacji
refusal-it-is-drawn-already = ten tor jest już ułożony
refusal-it-is-in-the-discard-pile = leży na stosie kart odrzuconych
refusal-it-is-not-on-the-table = nie leży na stole
refusal-it-is-not-on-this-map = nie ma tego na tej mapie
refusal-it-is-on-the-outline-of-the-map = leży na obrysie mapy
refusal-it-is-the-suit-of-this-turn = to już kolor tej tury
refusal-it-would-touch-another-branch = tor dotknąłby innej odnogi
refusal-its-condition-is-not-met = warunek nie jest spełniony
refusal-its-railway-cannot-grow = tej linii nie można już przedłużyć
refusal-no-station-corner-or-railhead-at-its-end =
    żaden koniec tego toru nie dotyka rogu stacji ani wolnego końca linii { $what ->
        [hearts] kier
        [diamonds] karo
        [clubs] trefl
       *[spades] pik
    }
refusal-the-dealer-has-taken-it = ma ją już osoba rozdająca
refusal-the-suit-was-changed-already = kolor został już zmieniony
refusal-this-railway-ends-in-that-town-already = ta linia już kończy się w tym miasteczku
refusal-three-railways-end-in-that-town-already = w tym miasteczku kończą się już trzy linie
refusal-the-railway-ends-in-this-town =
    linia { $what ->
        [hearts] kier
        [diamonds] karo
        [clubs] trefl
       *[spades] pik
    } kończy się w tym miasteczku
