### What happens in Pioneer Rails.

event-revealed = { $who } turns up { $thing }
event-took = { $who } takes { $thing }
event-round = round { $amount }
event-scored = { $who } scores { $amount } for { $thing }
event-met = { $who } meets goal { $thing } for { $amount }
event-discarded = { $who } puts { $thing } away unused
event-dealt = { $who } gets a secret card: { $thing }
event-wrote = { $who } writes { $thing }
event-crossed = { $who } crosses off a town box
event-changed = { $who } lets the card count as { $thing }
event-reached = { $who } reaches town { $thing }
event-activated = { $who } activates { $thing }
event-laid = { $who } lays { $thing }
event-showed-tracks = { $who } has laid { $thing }
event-showed = { $who } has activated { $thing }
event-removed = goal { $thing } is met and leaves the table
event-turned-up = goal { $thing } is turned up
