### How a turn goes.

ui-turn-pioneer-1 = Three cards are turned up. The dealer takes one, everybody else chooses one of the two that are left. All play at the same time (R4.2, R4.3).
ui-turn-pioneer-2 = The rank goes into your poker hand of the round: five turns, five ranks (R5.1, R5.2).
ui-turn-pioneer-3 = The suit says which railway you extend: three tracks, from its station or its open ends. Circled town boxes give more tracks and bridges, tunnels, shortcuts, switches (R6.1, R7.1).
ui-turn-pioneer-4 = What your tracks have reached is yours now: mines, saloons, banks, yards, forts, ranches. Then goals are checked, and the deck passes on (R8.1, R11.1).
