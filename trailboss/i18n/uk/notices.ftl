### Notices and e-mails of the server.

notice-turn = Ваш хід: { $game }
notice-over = Гру закінчено: { $game }
notice-players = За столом: { $names }

mail-confirm-subject = Це ваша адреса?
mail-confirm = Хтось хоче отримувати на цю адресу повідомлення про свій хід за столом Trailboss. Якщо це ви, відкрийте це посилання протягом двох днів: { $link } Якщо ні, нічого не робіть, і листів не буде.
mail-stop = Більше не надсилати таких листів: { $link }
