### Notices and e-mails of the server.

notice-turn = Ваш ход: { $game }
notice-over = Игра окончена: { $game }
notice-players = За столом: { $names }

mail-confirm-subject = Это ваш адрес?
mail-confirm = Кто-то хочет получать на этот адрес уведомления о своём ходе за столом Trailboss. Если это вы, откройте эту ссылку в течение двух дней: { $link } Если нет, ничего не делайте, и писем не будет.
mail-stop = Больше не присылать таких писем: { $link }
