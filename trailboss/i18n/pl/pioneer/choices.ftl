### What is asked and chosen in Pioneer Rails.

action-box = skreśl pole miasteczka
pioneer-action-draw = ułóż tor: { $thing }
action-suit = zmień kolor: { $thing }
action-done = zakończ turę
action-card = użyj: { $thing }
action-activate = aktywuj teraz: { $thing }
action-nuggets = wpłać do banku samorodki: { $thing }

question-takecard = Rozdajesz: weź jedną z kart.
question-choosecard = Której karty używasz?
question-lay = Układaj tory.
question-chooselocation = Które miejsce aktywujesz najpierw?
question-choosenuggets = Ile samorodków trafia do banku?
