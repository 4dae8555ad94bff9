### Notices and e-mails of the server.

notice-turn = Jsi na tahu: { $game }
notice-over = Konec hry: { $game }
notice-players = U stolu: { $names }

mail-confirm-subject = Je toto tvoje adresa?
mail-confirm =
    Někdo chce na tuto adresu dostávat zprávy, když je na tahu u stolu Trailboss.
    Pokud jsi to ty, otevři do dvou dnů tento odkaz:

    { $link }

    Pokud ne, nedělej nic a žádné e-maily nepřijdou.
mail-stop = Už žádné takové e-maily: { $link }
