### The introduction, step by step.

ui-learn-pioneer-1 = Everybody draws on a sheet of their own. In each turn three poker cards are turned up. You deal today, so you take one of the three; Ben will choose among the other two. Take the king of spades.
ui-learn-pioneer-2 = A card does two things. Its rank was written into your poker hand. Its suit lets you lay three tracks of that railway, along the sides of the hexagons, from the station of the suit. Lay the first one.
ui-learn-pioneer-3 = Three tracks lie. What they pass is yours: a mine needs one side with a track, a saloon two, a bank or a train yard three, a fort four. Finish the turn, and Ben does his.
ui-learn-pioneer-4 = Ben deals now and has taken his card. You choose one of the two that are left; it stays for others too. Take the jack of hearts: another railway begins.
ui-learn-pioneer-5 = You have a circled town box. Crossed off, it gives one more track this turn and one special: a bridge, a tunnel, a shortcut, a switch or another suit. Cross it off.
ui-learn-pioneer-6 = This track is a shortcut: it goes straight through a desert hexagon, from corner to opposite corner, and saves you a long way round.
ui-learn-pioneer-7 = A track that ends in a town circles a new town box, and more than one box may be crossed off in a turn: you did that too. Now you deal again. A second jack makes a pair in your poker hand.
ui-learn-pioneer-8 = Five turns are a round. Your first poker hand is K, J, J, A, J: three of a kind, worth 3, and twice that if a saloon of the round is circled. A new hand begins. Take the queen of hearts.
ui-learn-pioneer-9 = Your tracks reach two places at once, a mine and a bank. You choose the order, and the mine goes first: its nugget can still go to the bank.
ui-learn-pioneer-10 = A bank takes up to four nuggets, once. The first bank counts each of them twice. Bring all four.
ui-learn-pioneer-11 = Eight points in the bank. Four rounds of five turns, four poker hands, three goals for whoever is first: that is the game. Alone you play for a target, and there is a new deal for everybody each day. All aboard!
