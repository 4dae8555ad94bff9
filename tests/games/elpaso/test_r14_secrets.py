"""Alone against Sue: what is secret, positions written by hand, and the bookkeeper."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.elpaso.alone import SUE, alone, at, bot_card, groups, posts, turn_of_sue
from tests.games.elpaso.arrange import GAME, built, names, node, told, view
from trailboss.core.errors import BadPosition
from trailboss.games.elpaso.audit import audit
from trailboss.games.elpaso.state import ElPasoState, sue_of
from trailboss.games.elpaso.view import guess
from trailboss.games.kit.playout import playout


def read(**doc: Any) -> ElPasoState:
    """A position of a game alone."""
    return GAME.position({"players": [{}], **doc})


def sues(**doc: Any) -> ElPasoState:
    """A position with this seat of Sue."""
    return GAME.position({"players": [{}, doc], "sue": {}})


@pytest.mark.parametrize("viewer", [0, None])
def test_r14_2_the_order_of_her_decks_is_secret(viewer: int | None) -> None:
    """What they hold is known, since all that left them was seen; the used cards are open."""
    s = alone(5, sue="3")
    for _ in range(4):
        turn_of_sue(s)
    seen, sue = sue_of(view(s, viewer)), sue_of(s)
    assert (seen.resources, seen.bot) == (tuple(sorted(sue.resources)), tuple(sorted(sue.bot)))
    assert sorted(sue.bot) != list(sue.bot)
    assert (seen.used, seen.row, seen.joined) == (sue.used, sue.row, sue.joined)


def test_r14_2_two_worlds_with_other_orders_look_the_same() -> None:
    """A guess deals both decks again and looks the same to the human."""
    s = alone(5, sue="2")
    turn_of_sue(s, "a4")
    seen = view(s, 0)
    worlds = [guess(seen, seed) for seed in range(6)]
    assert len({sue_of(world).bot for world in worlds}) > 3
    assert len({sue_of(world).resources for world in worlds}) > 3
    assert all(GAME.dump(view(world, 0)) == GAME.dump(seen) for world in worlds)
    assert all(audit(world) == [] for world in worlds)


def test_r14_6_a_view_does_not_share_her_decks_with_the_state() -> None:
    """A clone that plays on leaves its parent alone."""
    s = alone()
    before = GAME.dump(s)
    turn_of_sue(s.clone())
    turn_of_sue(guess(view(s, 0), 3))
    assert GAME.dump(s) == before


def test_a_short_document_is_a_game_alone_at_its_start() -> None:
    """One player is enough: Sue, her row and her decks are as at set-up."""
    s = read(options={"sue": "2"})
    sue = sue_of(s)
    assert audit(s) == []
    assert (at(s), posts(s), set(groups(s).values())) == ("EP", {"5": 1}, {1})
    assert (len(sue.resources), len(sue.bot), sue.used) == (18, 10, ())
    assert (s.workers, s.cattle, s.simmental) == ((7, 7, 7, 8), (5, 7, 8, 6), 9)
    assert s.waiting() == [0]


def test_a_document_with_her_turn_lets_her_play() -> None:
    """Turn 1 without a stack: she plays the top card, then the human is asked."""
    s = read(turn=1, sue={"bot": ["a3", "a1", "a2", "a4", "a5", "a6", "a7", "a8"]})
    assert sue_of(s).used == (bot_card(s, "a3"),)
    assert (at(s), s.waiting(), s.turn) == ("n2", [0], 0)
    assert audit(s) == []


def test_the_example_of_the_documentation() -> None:
    """She has ridden to El Paso, improved the building at s4 and delivered to 9."""
    page = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")
    s = GAME.position(json.loads(page.split("#### Sue is about to play")[1].split("```")[1][4:]))
    assert (at(s), built(s, "s4"), built(s, "s9")) == ("EP", "1:3", "1:1")
    assert (posts(s), s.waiting()) == ({"5": 1, "7": 1, "9": 1}, [0])


def test_what_sue_has_comes_from_her_deck_and_the_markets() -> None:
    """Workers beyond the row and cows leave the resource deck; her discs are on their posts."""
    seat = {
        "ready": {"cowboy": 3, "all_rounder": 2},
        "discard": ["hereford", "corriente", "simmental"],
        "posts": {"7": 1, "9": 1},
        "tokens": ["o01", "b05"],
        "rancher": "n3",
    }
    s = GAME.position({"players": [{}, seat], "sue": {"row": ["engineer", "cowboy", "builder"]}})
    assert audit(s) == []
    left = names(s, sue_of(s).resources)
    assert [left.count(name) for name in ("cowboy", "all_rounder", "corriente")] == [1, 1, 2]
    assert (sum(s.players[SUE].discs), s.simmental, s.cattle[3]) == (4, 8, 5)
    assert groups(s) == {"engineer": 3, "cowboy": 3, "builder": 1}


def test_a_dump_reads_back() -> None:
    """Row, joined all-rounders, both decks in their order and the used cards."""
    s = alone(9, sue="3")
    playout(s, 9, 60)
    doc = GAME.dump(s)
    assert set(doc["sue"]) == {"row", "joined", "resources", "bot", "used"}
    assert GAME.dump(GAME.position(doc)) == doc
    assert "sue" not in GAME.dump(GAME.setup(2, 1, {}))


@pytest.mark.parametrize(
    ("doc", "why"),
    [
        ({"players": [{}, {}, {}], "sue": {}}, "one player"),
        ({"players": [], "sue": {}}, "players, not 0"),
        ({"sue": {"row": ["cowboy", "builder"]}}, "in some order"),
        ({"sue": {"row": ["cowboy", "builder", "cowboy"]}}, "twice"),
        ({"sue": {"row": ["cowboy", "builder", "all_rounder"]}}, "speciality"),
        ({"sue": {"joined": {"cowboy": 1}}}, "0 all-rounders"),
        ({"sue": {"joined": {"all_rounder": 1}}}, "no key"),
        ({"sue": {"bot": ["a1"]}}, "bot card a2"),
        ({"sue": {"used": ["a1", "a1"]}}, "bot card a1"),
        ({"sue": {"used": ["b1"]}}, "bot card b1"),
        ({"sue": {"used": ["c1"]}}, "bot card"),
        ({"sue": {"resources": []}}, "the resource deck had 3 cowboy, not 0"),
        ({"sue": {"resources": ["hereford"]}}, "resource card"),
        ({"sue": {"hand": []}}, "no key"),
        ({"sue": None}, "must be a table"),
        ({"stack": [{"is": "Walk", "seat": 1}]}, "0 to 0"),
        ({"stack": [{"is": "DrawPhase", "seat": 1}]}, "0 to 0"),
        ({"stack": [{"is": "Again", "asked": {"is": "Perform", "seat": 1}}]}, "0 to 0"),
    ],
)
def test_documents_about_sue_that_make_no_sense(doc: dict[str, Any], why: str) -> None:
    """Each is refused in one line that says why."""
    with pytest.raises(BadPosition, match=why):
        read(**doc)


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        ({"dollars": 1}, "no dollars"),
        ({"exchanges": 1}, "no dollars"),
        ({"certificates": 1}, "no dollars"),
        ({"hand": ["black_angus"]}, "no herd"),
        ({"draw": ["black_angus"]}, "no herd"),
        ({"discard": ["criollo"]}, "no herd|criollo"),
        ({"discard": ["cowboy"]}, "cow pile"),
        ({"ready": {"cowboy": 0}}, "cowboy"),
        ({"ready": {"cowboy": 5}}, "3 cowboy, not 4"),
        ({"posts": {"5": 0}}, "posts of her list"),
        ({"posts": {"9": 1}}, "posts of her list"),
        ({"posts": {"7": 1, "9": 1, "12": 1}}, "posts of her list"),
    ],
)
def test_seats_of_sue_that_make_no_sense(seat: dict[str, Any], why: str) -> None:
    """What she may not have is refused (R14.1)."""
    with pytest.raises(BadPosition, match=why):
        sues(**seat)


@pytest.mark.parametrize("strong", ["0", "1", "2", "3"])
def test_r14_2_the_books_balance_in_her_games(strong: str) -> None:
    """After every move of random games."""
    for seed in range(4):
        s = alone(seed, sue=strong, neutral="shuffled", sides="random", train="random")
        moves = 0
        while s.waiting() and moves < 500:
            assert audit(s) == []
            playout(s, seed + moves, 1)
            moves += 1
        assert not s.waiting() and audit(s) == []


def test_the_bookkeeper_sees_what_is_missing() -> None:
    """A lost resource card, a lost bot card, an all-rounder that joined nobody."""
    for break_ in (lose_resource, lose_card, lose_all_rounder, second_rancher):
        s = alone()
        assert audit(s) == []
        break_(s)
        assert audit(s) != []


def lose_resource(s: ElPasoState) -> None:
    s.sue = replace(sue_of(s), resources=sue_of(s).resources[1:])


def lose_card(s: ElPasoState) -> None:
    s.sue = replace(sue_of(s), bot=sue_of(s).bot[1:])


def lose_all_rounder(s: ElPasoState) -> None:
    s.sue = replace(sue_of(s), joined=(1, 0, 0))


def second_rancher(s: ElPasoState) -> None:
    s.players[SUE].rancher = node("s9")


def test_r14_6_what_she_turns_up_is_told_to_all() -> None:
    """Nothing of hers is for one seat only."""
    s = alone(4, sue="3")
    playout(s, 4, 5000)
    assert s.log is not None
    assert all(event.seen_by(None) for event in s.log if event.seat == SUE)
    assert told(s, "sue-draws")
