### A new table.

ui-new-title = New table
ui-new-game = Game
ui-new-seats = Seats
ui-new-options = Options
ui-new-table = Table
ui-new-seat-kind = Who sits on seat { $seat }
ui-new-seat-bot = Bot of seat { $seat }
ui-new-seat-name = Name on seat { $seat }
ui-new-public = Public
ui-new-public-why = Anybody may take a free seat or watch. Otherwise the table is known only to those with its link.
ui-new-hints = Hints
ui-new-hints-why = While you think you may ask a good bot what it would do in your place. It knows no more than you.
ui-new-clock = Clock
ui-new-clock-why = When a clock has run out, the others may let a bot play.
ui-components = Figures
ui-components-title = Printed figures
ui-components-why = Does your box show other figures? Write them to a file, correct them and play by it.
ui-components-printed = as printed
ui-components-bring = Bring a components file
ui-components-wrong = This file cannot be used:
ui-components-own = Played by the owner’s own figures:
ui-components-differ = { $count ->
    [one] One figure differs from ours
   *[other] { $count } figures differ from ours
}
ui-components-place = Place
ui-components-ours = Ours
ui-components-theirs = This file
ui-new-webhook = Webhook
ui-new-webhook-why = This address hears when somebody must act, for example a Discord channel.
ui-new-start = Start the game
ui-new-open = Open the table
ui-seat-add = Add a seat
ui-seat-drop = Drop a seat
ui-guest = Guest
ui-kind-me = Me
ui-kind-me-name = Me ({ $name })
ui-kind-friend = A friend, by link
ui-kind-hotseat = Somebody at this screen
ui-kind-bot = A bot
ui-bot-tenderfoot = Tenderfoot (level 1, a learner’s partner)
ui-bot-wrangler = Wrangler (level 2)
ui-bot-rancher = Rancher (level 3)
ui-bot-foreman = Foreman (level 4)
ui-bot-legend = Legend (level 5, thinks for a second)
ui-bot-random = Greenhorn (random)
ui-bot-greedy = Drover (greedy)
ui-bot-strong = Trail boss (strong)
ui-botname-tenderfoot = Tenderfoot
ui-botname-wrangler = Wrangler
ui-botname-rancher = Rancher
ui-botname-foreman = Foreman
ui-botname-legend = Legend
ui-botname-random = Greenhorn
ui-botname-greedy = Drover
ui-botname-strong = Trail boss
ui-clock-none = none
ui-clock-live30 = 30 minutes + 30 seconds a move
ui-clock-live60 = 1 hour + 1 minute a move
ui-clock-days3 = 3 days + 12 hours a move
ui-clock-days7 = 7 days + 1 day a move
ui-new-automa = plays against you, by the cards of the box
ui-new-rulings = { $count ->
        [one] { $count } more ruling
       *[other] { $count } more rulings
    }
