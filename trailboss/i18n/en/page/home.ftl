### Pages and their parts.

ui-title = { $page } · Trailboss
ui-title-turn = ● Your turn · { $page }
ui-skip = To the content
ui-home = Home
ui-nav = Pages
ui-nav-new = New table
ui-nav-rules = Rules
ui-nav-me = Me
ui-sound = Sounds
ui-dark = Dark
ui-loading = One moment …
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-name = Name
ui-password = Password
ui-you = you
ui-free = free seat
ui-lost-title = The trail ends here
ui-lost-text = There is no such page.
ui-home-title = Saddle up
ui-home-text = Great Western Trail and its relatives at one table: with friends, live or over days, or alone against bots.
ui-games = The games
ui-game-players = { $range } players
ui-play-now = Play now
ui-of = { $what }: { $game }
ui-tables-mine = My tables
ui-tables-mine-none = You sit at no table yet.
ui-tables-mine-stranger = Your tables will be here as soon as you have a name.
ui-tables-open = Open tables
ui-tables-open-none = Nobody waits for players right now.
ui-tables-watch = To watch
ui-tables-watch-none = No public game is under way.
ui-your-turn = Your turn
ui-seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-status-open = open
ui-status-playing = under way
ui-status-over = over
ui-name-title = Who plays?
ui-name-why = A name is enough to sit down. This browser remembers you.
ui-name-go = Sit down
ui-name-login = Have you been here before?
ui-name-login-link = Come back with a password
ui-tables-all = Show all { $count }
ui-footer = More pages
ui-footer-api = API
ui-unofficial = Unofficial: not affiliated with the publishers or designers of these games. Rules in our own words, pictures of our own. If you like a game, buy it.
ui-language = Language
ui-language-auto = As the browser
ui-companion-title = At your own table
ui-companion-home = Playing the cardboard game? Set-up, score pad and solo opponents for your own table.
ui-alone = Alone against { $who ->
    [sam] Sam
   *[sue] Sue
}
ui-alone-target = Alone, for points
ui-with-friends = With friends
ui-learn-game = Learn it
