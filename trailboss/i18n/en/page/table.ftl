### At the table.

ui-table = Table
ui-table-none = No such table
ui-open-public = A public table
ui-open-hints = with hints
ui-open-link = A table by link
ui-open-ask = Seats are by invitation here: ask whoever opened the table for the link of a seat.
ui-open-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
ui-open-ready = Everybody is here.
ui-seat-free = Seat { $seat }
ui-seat-human = person
ui-seat-hotseat = at one screen
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Copy the link of seat { $seat }
ui-copied = Copied
ui-fill-bot = Let a bot take seat { $seat }
ui-sit-here = Sit on seat { $seat }
ui-start = Start
ui-leave = Leave
ui-leave-ask = Really leave? The others may let a bot play for you.
ui-options = Options and fairness
ui-commitment = Seed commitment
ui-commitment-none = This table goes on from a replay: its seed was known before, so no seed is promised.
ui-commitment-why = The hash of the seed was fixed before the first move. At the end the seed is shown, and your browser checks it.
ui-seed = Salt and seed
ui-fair = Check
ui-fair-yes = ✓ The seed fits the commitment.
ui-fair-no = ✗ The seed does not fit the commitment.
ui-own-link = Your way back
ui-own-link-text = Link of seat { $seat }: keep it secret
ui-players = Players
ui-is-asked = must act
ui-won = winner
ui-stand-in = { $bot } plays
ui-abandoned = has left
ui-clock = Clock
ui-score-running = Points if the game ended now
ui-score-final = Final score
ui-score-hint = What you can know, if the game ended now.
ui-score-short = { $points } VP
ui-score-total = Total
ui-waiting-for = Waiting for { $names }
ui-question-plain = What do you do?
ui-choices = Choices
ui-choices-show = Show the choices
ui-choices-hide = Hide the choices
ui-meanwhile = Meanwhile
ui-last-turn = Last turn:
ui-hover-hint = Point at a choice to learn more.
ui-any-time = At any time
ui-confirm = Confirm
ui-confirm-ask = { $what }?
ui-route-ask = Which way? They differ in what they cost.
ui-route = { $via }: { $cost }
ui-route-free = free
ui-end-turn = End turn
ui-end-turn-with = End turn: { $things }
ui-parts = Parts of the table
ui-part-board = Board
ui-part-hand = Hand
ui-part-market = Market
ui-part-players = Players
ui-part-log = Log
ui-enough = Done with this
ui-amount =
    { $what ->
        [dollars]
            { $amount ->
                [one] { $amount } dollar
               *[other] { $amount } dollars
            }
        [certificates]
            { $amount ->
                [one] { $amount } certificate
               *[other] { $amount } certificates
            }
       *[tokens]
            { $amount ->
                [one] { $amount } exchange token
               *[other] { $amount } exchange tokens
            }
    }
ui-outcome-pay = pay { $thing }
ui-outcome-least = pay at least { $thing }
ui-outcome-gain = gain { $thing }
ui-outcome-other-gain = { $who } gains { $thing }
ui-outcome-other-pay = { $who } pays { $thing }
ui-outcome-more =
    { $amount ->
        [one] { $amount } point more
       *[other] { $amount } points more
    }
ui-outcome-less =
    { $amount ->
        [one] { $amount } point less
       *[other] { $amount } points less
    }
ui-outcome-reveals = then something is revealed
ui-undo = Undo
ui-undo-turn = Reset turn
ui-undo-ask = Ask to take back more
ui-undo-far = Take back more
ui-why-not = Why not? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-not-now = not now; the question is: { $question }
ui-not-your-turn = it is not your turn; waiting for { $names }
ui-rule = Rule { $rule }
ui-offline = The connection is lost. Trying again; nothing is lost.
ui-not-sent = The server did not answer. Try again.
ui-panel = Log, chat and score
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-score = Score
ui-tab-about = Table
ui-log-all =
    Show all { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
ui-log-undone = taken back:
ui-log-open = the table is open
ui-log-join = { $who } sits down
ui-log-leave = { $who } leaves
ui-log-seats = the seats change
ui-log-start = the game begins
ui-log-undo =
    { $count ->
        [1] { $who } takes back a step
       *[other] { $who } takes back { $count } steps
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] what was done last is taken back
                [redeal] what was done last is taken back; what is hidden is shuffled again
               *[other] the vote has passed
            }
        [false] the vote has failed
       *[other] { $who } votes
    }
ui-log-rematch = a rematch is set up
ui-chat = Chat
ui-chat-none = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-digest = Since you left: { $count }
ui-digest-read = Got it
ui-vote = Vote
ui-vote-yes = Yes
ui-vote-no = No
ui-vote-withdraw = End the vote
ui-vote-start = Let a bot play
ui-vote-offer = { $who } is away.
ui-vote-bot = Shall a bot play for { $who }? Still to answer: { $missing }
ui-vote-undo = { $by } asks to take back a move. Still to answer: { $missing }
ui-over-missed = The target was not beaten
ui-over =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
ui-rematch = Rematch
ui-record = Download the record
ui-cover-title = { $name }, your turn
ui-cover-text = Hand over the screen. The others look away.
ui-cover-go = I am { $name }
ui-notify-turn = Your turn: { $game }
ui-automa = by the cards of the box
ui-hint = What would a good bot do?
ui-hint-first = its choice
ui-deed-begins = { $who }: { $what }
ui-deed-acts = { $who } uses a place
ui-deed-at = { $deed } at { $place }
ui-deed-cost = { $deed } for { $thing }
ui-deed-fee = { $deed }, paying { $thing } on the way
ui-deed-gain = { $deed } and gains { $thing }
ui-log-own = their own building { $name }
ui-log-owned = building { $name } of { $who }
ui-log-rules = Show rules
ui-room-here = here
ui-room-away = away
ui-room-is-ready = ready
ui-room-ready = I am ready
ui-room-all-ready = Everybody is ready.
ui-room-people = Also in the room
ui-room-invite = Invite
ui-room-invite-seat = Seat to invite to
ui-room-link = Invitation link
ui-room-copy = Copy
ui-room-share = Share
ui-room-qr = QR code of the invitation link
ui-room-link-why = Whoever opens it sits down on this seat.
ui-room-public-why = Whoever opens it may take any free seat.
ui-room-talk = Talk while you wait
ui-choices-afar = From afar ({ $count })
ui-choices-walk = What you would walk to, in the order of the board
