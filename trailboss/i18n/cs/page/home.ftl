### Pages and their parts.

ui-title = { $page } · Trailboss
ui-title-turn = ● Jsi na tahu · { $page }
ui-skip = K obsahu
ui-home = Domů
ui-nav = Stránky
ui-nav-new = Nový stůl
ui-nav-rules = Pravidla
ui-nav-me = Já
ui-sound = Zvuky
ui-dark = Tmavý režim
ui-loading = Okamžik…
ui-close = Zavřít
ui-cancel = Zrušit
ui-save = Uložit
ui-name = Jméno
ui-password = Heslo
ui-you = ty
ui-free = volné místo
ui-lost-title = Tady cesta končí
ui-lost-text = Taková stránka není.
ui-home-title = Do sedla!
ui-home-text = Great Western Trail a jeho příbuzní u jednoho stolu: s přáteli, naživo nebo na několik dní, anebo sólo proti botům.
ui-games = Hry
ui-game-players = hráči: { $range }
ui-play-now = Hrát hned
ui-of = { $what }: { $game }
ui-tables-mine = Moje stoly
ui-tables-mine-none = Zatím nesedíš u žádného stolu.
ui-tables-mine-stranger = Tvoje stoly tu budou, jakmile budeš mít jméno.
ui-tables-open = Otevřené stoly
ui-tables-open-none = Právě nikdo nečeká na hráče.
ui-tables-watch = Hry ke sledování
ui-tables-watch-none = Žádná veřejná hra neběží.
ui-your-turn = Jsi na tahu
ui-seats-free = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
ui-status-open = otevřený
ui-status-playing = hraje se
ui-status-over = dohráno
ui-name-title = Kdo hraje?
ui-name-why = Stačí jméno a můžeš usednout. Tento prohlížeč si tě zapamatuje.
ui-name-go = Usednout
ui-name-login = Nejsi tu poprvé?
ui-name-login-link = Vrať se s heslem
ui-tables-all = Zobrazit všechny: { $count }
ui-footer = Další stránky
ui-footer-api = API
ui-unofficial = Neoficiální: nejsme spojeni s vydavateli ani autory těchto her. Pravidla vlastními slovy, obrázky vlastní. Líbí se ti hra? Kup si ji.
ui-language = Jazyk
ui-language-auto = Podle prohlížeče
ui-companion-title = U vlastního stolu
ui-companion-home = Hraješ fyzickou hru? Příprava, bodování a sóloví soupeři u vlastního stolu.
ui-alone = Sólo proti { $who ->
    [sam] Samovi
   *[sue] Sue
}
ui-alone-target = Sólo, na body
ui-with-friends = S přáteli
ui-learn-game = Naučit se
