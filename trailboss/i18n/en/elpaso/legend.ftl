### What the signs of El Paso mean beside those that the trail games share.

ui-legend-ep-permanent = a permanent certificate: counts at every delivery
ui-legend-ep-token = an exchange token: at any time, draw one card, then discard one
ui-legend-ep-worker = hire a worker for the price beside it
ui-legend-ep-cowboy = a cowboy: discarded to buy a cow, or for one more step
ui-legend-ep-builder = a builder: discarded for a building, or with 2 dollars for a certificate
ui-legend-ep-engineer = an engineer: discarded for the train, or for 1 dollar
ui-legend-ep-rounder = an all-rounder: stands for a worker of any kind, or is discarded for 2 dollars
ui-legend-ep-engine = use a card of the train
ui-legend-ep-boot = your rancher moves on, up to so many steps
ui-legend-ep-objective = an objective token: points if you have what it asks for
ui-legend-ep-bonus = a bonus token: points, and what it gives at once or for good
ui-legend-ep-disc = your discs on these trading posts
ui-legend-ep-duplicate = one more cow of a breed counts at each delivery
ui-legend-ep-aux = auxiliary actions: one, or as many as stand beside it
ui-legend-ep-draw = cards in the draw stack
ui-legend-ep-light = a disc with light corners: goes to every trading post
ui-legend-ep-dark = a disc with dark corners: only to dark trading posts
