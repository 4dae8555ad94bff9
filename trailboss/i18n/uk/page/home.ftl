### Pages and their parts.

ui-title = { $page } · Trailboss
ui-title-turn = ● Ваш хід · { $page }
ui-skip = До вмісту
ui-home = Головна
ui-nav = Сторінки
ui-nav-new = Новий стіл
ui-nav-rules = Правила
ui-nav-me = Профіль
ui-sound = Звуки
ui-dark = Темна тема
ui-loading = Хвилинку…
ui-close = Закрити
ui-cancel = Скасувати
ui-save = Зберегти
ui-name = Ім’я
ui-password = Пароль
ui-you = ви
ui-free = вільне місце
ui-lost-title = Тут шлях закінчується
ui-lost-text = Такої сторінки немає.
ui-home-title = У сідло!
ui-home-text = «Великий Західний Шлях» і його рідня за одним столом: із друзями — наживо чи впродовж кількох днів — або наодинці проти ботів.
ui-games = Ігри
ui-game-players = Гравців: { $range }
ui-play-now = Грати
ui-of = { $what }: { $game }
ui-tables-mine = Мої столи
ui-tables-mine-none = Ви ще не сидите за жодним столом.
ui-tables-mine-stranger = Ваші столи з’являться тут, щойно ви назвете ім’я.
ui-tables-open = Відкриті столи
ui-tables-open-none = Зараз ніхто не чекає на гравців.
ui-tables-watch = Можна подивитися
ui-tables-watch-none = Публічних партій зараз немає.
ui-your-turn = Ваш хід
ui-seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільних місць
    }
ui-status-open = відкрито
ui-status-playing = триває
ui-status-over = завершено
ui-name-title = Хто грає?
ui-name-why = Щоб сісти за стіл, досить імені. Цей браузер вас запам’ятає.
ui-name-go = Сісти за стіл
ui-name-login = Уже бували тут?
ui-name-login-link = Увійти з паролем
ui-tables-all = Показати всі: { $count }
ui-footer = Інші сторінки
ui-footer-api = API
ui-unofficial = Неофіційно: ми не пов’язані з видавцями чи авторами цих ігор. Правила переказано власними словами, малюнки власні. Подобається гра — купіть її.
ui-language = Мова
ui-language-auto = Як у браузері
ui-companion-title = За вашим столом
ui-companion-home = Граєте за справжнім столом? Підготовка, підрахунок і суперники для соло-гри.
ui-alone = Самотужки проти { $who ->
    [sam] Сема
   *[sue] Сью
}
ui-alone-target = Самотужки, на очки
ui-with-friends = З друзями
ui-learn-game = Навчитися
