### How a turn goes.

ui-turn-elpaso-1 = Walk your rancher one to three steps. A step leads to the next tile, buildings of others included; whoever reaches El Paso stops there. Cowboys you discard add steps (R4.1, R4.5).
ui-turn-elpaso-2 = Use the tile: all its actions you like, in any order, or one auxiliary action instead. Workers are cards; you discard ready ones for what they do (R5.1, R5.4).
ui-turn-elpaso-3 = In El Paso you gain 5 dollars and a Simmental, then deliver: each breed counts once, certificates help, and a disc goes to a trading post (R9.1, R9.3).
ui-turn-elpaso-4 = Fill your hand up to your limit. A worker you draw becomes ready at once, and you draw again (R10.1, R10.3).
