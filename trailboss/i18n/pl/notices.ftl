### Notices and e-mails of the server.

notice-turn = Twoja tura: { $game }
notice-over = Koniec gry: { $game }
notice-players = Przy stole: { $names }

mail-confirm-subject = Czy to Twój adres?
mail-confirm = Ktoś chce dostawać na ten adres wiadomości o swojej turze przy stole Trailboss. Jeśli to Ty, otwórz ten link w ciągu dwóch dni: { $link } Jeśli nie, nie rób nic, a e-maile nie będą przychodzić.
mail-stop = Nie chcę więcej takich e-maili: { $link }
