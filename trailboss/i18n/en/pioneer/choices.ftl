### What is asked and chosen in Pioneer Rails.

action-box = cross off a town box
pioneer-action-draw = lay { $thing }
action-suit = change the suit to { $thing }
action-done = finish the turn
action-card = use { $thing }
action-activate = activate { $thing } next
action-nuggets = take { $thing } to the bank

question-takecard = You deal: take one of the cards.
question-choosecard = Which card do you use?
question-lay = Lay tracks.
question-chooselocation = Which location is activated first?
question-choosenuggets = How many nuggets go to the bank?
