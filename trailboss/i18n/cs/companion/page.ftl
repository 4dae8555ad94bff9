### The pages of set-up and score pad.

ui-companion-text = Hraješ fyzickou hru a telefon poradí s přípravou, sečte body a zahraje za soupeře ve hře pro jednoho.
ui-companion-offline = Jednou otevřené stránky fungují i bez připojení.
ui-companion-setup = Příprava
ui-companion-setup-text = Seznam kroků pro tvou krabici a výsledky všeho, co určuje los.
ui-companion-score = Bodování
ui-companion-score-text = Zadej, co vidíš; součty, remízy i vítěz se objeví samy.
ui-companion-solo-text = Otáčí karty a krok za krokem říká, co dělat.
ui-companion-game = Hra
ui-companion-players = Hráči
ui-companion-fewer = O hráče méně
ui-companion-more = O hráče více
ui-companion-names = Jména po směru hodinových ručiček
ui-companion-player = Hráč { $number }
ui-companion-name-of = Jméno hráče { $number }
ui-companion-all-again = Vylosovat vše znovu
ui-companion-again = Losovat znovu
ui-companion-again-step = Znovu: krok { $number }
ui-companion-copy-link = Kopírovat odkaz
ui-companion-same = Jiný telefon po otevření odkazu ukáže stejný los.
ui-companion-done = Hotovo { $done } z { $all }
ui-companion-clear = Zrušit zaškrtnutí
ui-companion-go-on = Stránka soupeře: { $who }
ui-companion-to-score = K bodování
ui-companion-to-setup = K přípravě
ui-companion-all-rules = Všechna pravidla
ui-companion-no-rule = Text tohoto pravidla se nepodařilo načíst.
ui-companion-cell = { $what }, { $who }
ui-companion-explain = Co zadat
ui-companion-count = Spočítat: { $what }, { $who }
ui-companion-sign = Plus nebo mínus: { $what }, { $who }
ui-companion-alone = Sólo: { $who }
ui-companion-less-of = Méně: { $what }
ui-companion-more-of = Více: { $what }
ui-companion-take = Zapsat { $points }
ui-companion-worth =
    { $per ->
        [1] × { $each }
       *[other] { $each } za { $per }
    }
ui-companion-sheet = Body
ui-companion-place = Pořadí
ui-companion-wins = Vítězí { $who }, bodů: { $points }.
ui-companion-shared = Společné vítězství: { $who }, bodů: { $points }.
ui-companion-tie-dollars = Stejný počet bodů: rozhodují zbylé dolary.
ui-companion-tie-poker = Stejný počet bodů: rozhodují pokerové kombinace.
ui-companion-target-won = Vyhráváš: bodů { $points }, cílové skóre bylo { $target }.
ui-companion-target-lost = Ještě ne: bodů { $points }, potřeba je více než { $target }.
ui-companion-new = Nová hra
ui-companion-new-sure = Smazat všechna čísla? Jména zůstanou.
ui-companion-erase = Smazat
ui-companion-copy-result = Kopírovat výsledek
