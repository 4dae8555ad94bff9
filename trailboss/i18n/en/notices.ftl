### Notices and e-mails of the server.

notice-turn = Your turn: { $game }
notice-over = The game is over: { $game }
notice-players = At the table: { $names }

mail-confirm-subject = Is this your address?
mail-confirm =
    Somebody wants to hear at this address when it is their turn at a table of Trailboss.
    If that is you, open this link within two days:

    { $link }

    If not, do nothing, and no e-mails will come.
mail-stop = No more of these e-mails: { $link }
