### Pages and their parts.

ui-title = { $page } · Trailboss
ui-title-turn = ● Ваш ход · { $page }
ui-skip = К основному содержимому
ui-home = Главная
ui-nav = Страницы
ui-nav-new = Новый стол
ui-nav-rules = Правила
ui-nav-me = Профиль
ui-sound = Звуки
ui-dark = Тёмная тема
ui-loading = Минутку…
ui-close = Закрыть
ui-cancel = Отмена
ui-save = Сохранить
ui-name = Имя
ui-password = Пароль
ui-you = вы
ui-free = свободное место
ui-lost-title = Здесь путь заканчивается
ui-lost-text = Такой страницы нет.
ui-home-title = По коням!
ui-home-text = «Великий западный путь» и его родня за одним столом: с друзьями — вживую или растянув на несколько дней — либо в одиночку против ботов.
ui-games = Игры
ui-game-players = Игроков: { $range }
ui-play-now = Играть
ui-of = { $what }: { $game }
ui-tables-mine = Мои столы
ui-tables-mine-none = Вы пока не сидите ни за одним столом.
ui-tables-mine-stranger = Ваши столы появятся здесь, как только вы назовёте имя.
ui-tables-open = Открытые столы
ui-tables-open-none = Сейчас никто не ждёт игроков.
ui-tables-watch = Можно посмотреть
ui-tables-watch-none = Открытых для зрителей партий сейчас нет.
ui-your-turn = Ваш ход
ui-seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
ui-status-open = открыт
ui-status-playing = идёт игра
ui-status-over = игра окончена
ui-name-title = Кто играет?
ui-name-why = Чтобы сесть за стол, хватит имени. Этот браузер вас запомнит.
ui-name-go = Сесть за стол
ui-name-login = Уже бывали здесь?
ui-name-login-link = Войти с паролем
ui-tables-all = Показать все: { $count }
ui-footer = Другие страницы
ui-footer-api = API
ui-unofficial = Неофициально: мы не связаны с издателями и авторами этих игр. Правила изложены своими словами, рисунки свои. Нравится игра — купите её.
ui-language = Язык
ui-language-auto = Как в браузере
ui-companion-title = За вашим столом
ui-companion-home = Играете за настоящим столом? Подготовка, подсчёт и соперники для одиночной игры.
ui-alone = В одиночку против { $who ->
    [sam] Сэма
   *[sue] Сью
}
ui-alone-target = В одиночку, на очки
ui-with-friends = С друзьями
ui-learn-game = Научиться
