"""Sue's material against the fact sheet, figure by figure (R14)."""

from __future__ import annotations

from tests.games.elpaso.alone import SUE, alone, at, posts
from tests.games.elpaso.facts import FACTS
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.sue.deck import (
    DELIVERIES,
    ENOUGH,
    MARKET_BY_COWBOYS,
    MOST_BUILDINGS,
    RESOURCE_CARDS,
    SPECIALITIES,
    SUE_CARDS,
)

SOLO = FACTS["solo"]
RULED = SOLO["procedures"]


def test_r14_3_bot_cards() -> None:
    """Deck, movement and action of all eleven; the rules deal from the same table."""
    for row, card in zip(SOLO["bot_cards"], SUE_CARDS, strict=True):
        assert (card.name, card.deck, card.action) == (row["id"], row["deck"], row["action"])
        assert card.steps == row["move"].get("steps", 0)
        assert card.per == row["move"].get("per_worker", "")
    counts = SOLO["bot_cards_count"]
    decks = [card.deck for card in SUE_CARDS]
    assert (decks.count("A"), decks.count("B")) == (counts["a"], counts["b"])
    assert len(SUE_CARDS) == counts["total"]
    assert RULES.sue == SUE_CARDS


def test_r14_2_resource_deck() -> None:
    """Eighteen cards by name."""
    wanted = dict(SOLO["setup"]["resource_deck"])
    total = wanted.pop("total")
    assert dict(RESOURCE_CARDS) == wanted
    assert sum(count for _, count in RESOURCE_CARDS) == total


def test_r14_5_the_start() -> None:
    """The human's capital, Sue's rancher and her first disc, and what she does not get."""
    s = alone()
    human, start = SOLO["human"], SOLO["setup"]
    assert s.players[0].dollars == human["dollars"]
    assert s.players[0].exchanges == human["exchange_tokens"]
    assert at(s) == start["sue_rancher_start"]
    assert posts(s) == {str(start["sue_disc_at_start"]): 1}
    assert (s.players[SUE].dollars > 0) == start["sue_gets_money"]
    assert (s.players[SUE].exchanges > 0) == start["sue_gets_exchange_tokens"]
    assert bool(s.players[SUE].tokens) == start["sue_gets_objective"]


def test_r14_8_market() -> None:
    """The breed for each number of cowboys."""
    assert dict(enumerate(MARKET_BY_COWBOYS, 1)) == RULED["market_by_cowboys"]
    assert len(MARKET_BY_COWBOYS) == RULED["market_cap"]


def test_r14_15_deliveries_and_limits() -> None:
    """The posts in their order, the size of a full group, the train cards."""
    assert [int(post) for post in DELIVERIES] == RULED["delivery_sequence"]
    assert int(DELIVERIES[-1]) == SOLO["rulings"]["delivery_after_16"]
    assert RULED["all_rounder_goes_to"]["ignore_with_at_least"] == ENOUGH
    assert len(RULES.train) == RULED["train_by_engineers_max"]
    assert RULES.markers == MOST_BUILDINGS
    assert ", ".join(SPECIALITIES) in SOLO["setup"]["strategy_row"]
