"""Rules that both editions print alike; each edition's tests call them by its own numbers."""

from __future__ import annotations

from tests.games.arranging import Edition, foresee, hold, legal, stock, use, why
from tests.games.holdings import forbidden, own


def turned_up_cards_cost_a_cowboy_each(edition: Edition, cow: str, last: str) -> None:
    """With an empty stack it is not offered; with one card it is, for one cowboy."""
    s = edition.table()
    stock(s, cow, last)
    s.players[0].workers, s.players[0].dollars = (2, 1, 1), 6
    edition.play(use(s, 0, "E"), 0, "use 2", "reveal")
    assert "reveal" not in legal(s, 0)
    assert "buy V3x1_a" in legal(s, 0)


def objectives_in_kansas_city(edition: Edition, window: str, card: str) -> None:
    """Cards in Kansas City, or none there; elsewhere nothing changes."""
    s = edition.table(window=window)
    foresee(s, "flood-4-green -")
    hold(s, 0, card)
    use(s, 0, "KC")
    for text in ("tile 1", "income 0"):
        assert (f"play {card}" in legal(s, 0)) is (window == "on")
        edition.play(s, 0, text)
    s = edition.table(window=window)
    hold(s, 0, card)
    assert f"play {card}" in legal(use(s, 0, "B"), 0)


def an_empty_phase_b(edition: Edition, skip: str, rule: str) -> None:
    """Phase B must not be empty, or may be."""
    s = use(edition.table(skip=skip), 0, "B")
    if skip == "off":
        assert why(s, 0, "pass") == (rule, 1, 0)
    else:
        edition.play(s, 0, "pass")
        assert s.waiting() == [1]


def the_arrow_of_a_delivery(edition: Edition, had: str, hand: str, city: str, disc: str) -> None:
    """Next to an own disc the objective card is taken; there is no pass."""
    s = own(edition.table(), 0, cities=had)
    foresee(s)
    hold(s, 0, hand)
    edition.play(use(s, 0, "KC"), 0, "income 0", f"deliver {city}", f"disc {disc}")
    assert all(text.startswith("take ") for text in legal(s, 0))
    forbidden(s, 0, "pass")
