### Pages and their parts.

ui-title = { $page } · Trailboss
ui-title-turn = ● Twoja tura · { $page }
ui-skip = Do treści
ui-home = Strona główna
ui-nav = Strony
ui-nav-new = Nowy stół
ui-nav-rules = Zasady
ui-nav-me = Ja
ui-sound = Dźwięki
ui-dark = Ciemny motyw
ui-loading = Chwileczkę…
ui-close = Zamknij
ui-cancel = Anuluj
ui-save = Zapisz
ui-name = Imię lub nick
ui-password = Hasło
ui-you = Ty
ui-free = wolne miejsce
ui-lost-title = Tu szlak się kończy
ui-lost-text = Nie ma takiej strony.
ui-home-title = Na koń!
ui-home-text = Great Western Trail i jego krewni przy jednym stole: z przyjaciółmi, na żywo lub przez wiele dni, albo samotnie przeciw botom.
ui-games = Gry
ui-game-players = Gracze: { $range }
ui-play-now = Zagraj teraz
ui-of = { $what }: { $game }
ui-tables-mine = Moje stoły
ui-tables-mine-none = Nie siedzisz jeszcze przy żadnym stole.
ui-tables-mine-stranger = Twoje stoły pojawią się tutaj, gdy tylko podasz imię.
ui-tables-open = Otwarte stoły
ui-tables-open-none = Teraz nikt nie czeka na graczy.
ui-tables-watch = Gry do obejrzenia
ui-tables-watch-none = Nie toczy się żadna publiczna gra.
ui-your-turn = Twoja tura
ui-seats-free =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
ui-status-open = otwarty
ui-status-playing = w toku
ui-status-over = zakończony
ui-name-title = Kto gra?
ui-name-why = Wystarczy imię, aby usiąść do stołu. Ta przeglądarka Cię zapamięta.
ui-name-go = Usiądź
ui-name-login = Masz już tu konto?
ui-name-login-link = Wróć z hasłem
ui-tables-all = Pokaż wszystkie: { $count }
ui-footer = Inne strony
ui-footer-api = API
ui-unofficial = Nieoficjalne: nie jesteśmy związani z wydawcami ani autorami tych gier. Zasady własnymi słowami, rysunki własne. Podoba Ci się gra? Kup ją.
ui-language = Język
ui-language-auto = Jak w przeglądarce
ui-companion-title = Przy własnym stole
ui-companion-home = Grasz w wersję pudełkową? Przygotowanie, punkty i przeciwnicy solo przy Twoim stole.
ui-alone = W pojedynkę przeciw { $who ->
    [sam] Samowi
   *[sue] Sue
}
ui-alone-target = W pojedynkę, na punkty
ui-with-friends = Ze znajomymi
ui-learn-game = Naucz się
