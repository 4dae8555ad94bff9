"""The printed figures of the engine against the fact sheet, figure by figure, and their tags."""

from __future__ import annotations

from tests.games.elpaso.facts import FACTS, all_tags, effect, effects
from trailboss.games.elpaso.actions import BREEDS, NODES, POSTS, SLOTS, TOKENS, WORKERS
from trailboss.games.elpaso.anytime import (
    ANYTIME,
    CertificateBonus,
    MoneyBonus,
    StepBonus,
    UseToken,
)
from trailboss.games.elpaso.elements import (
    BUILDING_CLASS,
    CARD_CLASS,
    DISC_CLASS,
    TOKEN_CLASS,
)
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.provenance import TAGS, tag
from trailboss.games.elpaso.rules import Need
from trailboss.games.trail.rules import BUILDING, KANSAS_CITY, NEUTRAL

Facts = dict[str, object]
TRAIL = FACTS["trail"]
BOARD = FACTS["player_board"]
SETUP = FACTS["setup"]
BUILDINGS = FACTS["building_market"]


def test_nodes_and_costs() -> None:
    """Names in clockwise order, kinds, costs and inner branches."""
    kinds = {"el_paso": KANSAS_CITY, "neutral": NEUTRAL, "regular": BUILDING}
    rows = sorted(TRAIL["nodes"], key=lambda row: row["order"])
    assert [row["id"] for row in rows] == list(NODES)
    for at, (fact, node) in enumerate(zip(rows, RULES.nodes, strict=True)):
        assert (node.name, node.kind) == (fact["id"], kinds[fact["type"]])
        assert RULES.costs[at] == fact.get("cost", 0)
        assert RULES.inner[at] == int(fact["lane"] == "inner")
    counts = TRAIL["space_counts"]
    neutral = [node for node in RULES.nodes if node.kind == NEUTRAL]
    assert (len(neutral), len(RULES.nodes) - 1) == (counts["neutral"], counts["total"])


def test_edges() -> None:
    """Every way of the ring, and no other."""
    ways = [[node.name, NODES[after]] for node in RULES.nodes for after in node.after]
    assert sorted(ways) == sorted(TRAIL["edges"])


def test_neutral_buildings() -> None:
    """Actions of the six tiles and where they lie in a first game."""
    fact = FACTS["neutral_buildings"]
    for row, source in zip(fact["tiles"], RULES.neutral, strict=True):
        assert (source.name, source.effects) == (row["id"], effects(row["actions"]))
    spots = [node.name for node in RULES.nodes if node.kind == NEUTRAL]
    assert dict(zip("BCDEFG", spots, strict=True)) == fact["first_game_placement"]
    assert RULES.all_rounder_price == fact["hire_all_rounder_surcharge"]


def test_regular_buildings() -> None:
    """Builders, points and actions of all twelve sides."""
    for row, kind in zip(BUILDINGS["kinds"], RULES.kinds, strict=True):
        assert (kind.builders, kind.vp) == (row["builders"], (row["vp"]["a"], row["vp"]["b"]))
        assert kind.sides == (effects(row["sides"]["a"]), effects(row["sides"]["b"]))
    assert len(RULES.kinds) == BUILDINGS["kinds_count"]
    assert RULES.kinds[0].copies == BUILDINGS["copies_per_kind"]
    assert RULES.markers == BUILDINGS["max_per_player"] == BOARD["ownership_markers"]
    assert RULES.dollars_per_worker == BUILDINGS["dollars_per_builder"]


def test_train_cards() -> None:
    """Engineers, dollars and actions of both sides."""
    for row, card in zip(FACTS["train"]["cards_by_engineers"], RULES.train, strict=True):
        assert card.engineers == row["engineers"]
        assert card.engineers * RULES.dollars_per_worker == row["dollars"]
        assert card.sides == (effects(row["plain"]), effects(row["star"]))
    supply = FACTS["train"]["supply"]
    assert RULES.display == supply["face_up_objective"] == supply["face_up_bonus"]


def test_every_side_with_actions_is_a_source() -> None:
    """A foreign building, six neutral ones, twelve sides of buildings, eight of train cards."""
    assert len(RULES.sources) == 1 + 6 + 12 + 8
    assert RULES.sources[0].effects == ()
    kinds = RULES.sources[RULES.first_kind_source : RULES.first_train_source]
    assert [source.effects for source in kinds] == [e for kind in RULES.kinds for e in kind.sides]
    train = RULES.sources[RULES.first_train_source :]
    assert [source.effects for source in train] == [e for card in RULES.train for e in card.sides]
    assert len({source.name for source in RULES.sources}) == len(RULES.sources)


def test_trading_posts() -> None:
    """Values, corners, points, rewards."""
    for row, post in zip(FACTS["trading_posts"]["posts"], RULES.posts, strict=True):
        assert (post.name, post.value) == (str(row["value"]), row["value"])
        assert (post.dark, post.repeatable) == (row["corners"] == "dark", row["repeatable"])
        assert post.vp == row["vp"]
        assert post.reward == tuple(effect(one, "R9.8") for one in row["reward"])
    assert tuple(post.name for post in RULES.posts) == POSTS


def test_breeds() -> None:
    """Values, points, counts, cowboys and dollars."""
    fields = {row.name: (i, row) for i, row in enumerate(RULES.fields)}
    for i, row in enumerate(FACTS["breeds"]["list"], 1):
        card = RULES.cards[i]
        assert (card.name, card.value, card.vp) == (row["id"], row["breeding"], row["vp"])
        assert card.own == row.get("per_player", 0)
        assert card.market == (row["total"] if row["role"] == "market" else 0)
        if row["role"] == "market":
            _, option = fields[row["id"]]
            assert (option.cowboys, option.dollars) == (row["cowboys"], row["dollars"])
            assert option.dollars == option.cowboys * RULES.dollars_per_worker
            assert option.cards == (i,)
    assert list(fields) == FACTS["cattle_market"]["stacks"]
    assert [row["id"] for row in FACTS["breeds"]["list"]] == list(BREEDS)
    herd = FACTS["starting_herd"]
    assert len(RULES.herd) == herd["total"]
    assert all(RULES.cards[card].own == herd[RULES.cards[card].name] for card in range(1, 5))


def test_workers() -> None:
    """Kinds, points, stock, start and bonuses at any time."""
    fact = FACTS["workers"]
    for i, row in enumerate(fact["kinds"]):
        card = RULES.cards[RULES.first_worker + i]
        assert (card.name, card.vp) == (row["id"], row["vp"])
        assert row["total"] == RULES.worker_stock
    assert set(fact["start_each_player"].values()) == {RULES.start_workers}
    assert fact["dollars_per_worker_spent"] == RULES.dollars_per_worker
    bonus = {row["id"]: row["discard_bonus"] for row in fact["kinds"]}
    assert [e for _, e in ANYTIME] == [
        StepBonus(bonus["cowboy"]["steps"]),
        CertificateBonus(bonus["builder"]["cost"]),
        MoneyBonus(2, bonus["engineer"]["amount"]),
        MoneyBonus(3, bonus["all_rounder"]["amount"]),
        UseToken(),
    ]
    assert bonus["builder"]["amount"] == 1


def need(row: dict[str, object]) -> Need:
    """A need of the fact sheet."""
    count = row["count"]
    assert isinstance(count, int)
    if "cow" in row:
        return Need((CARD_CLASS + BREEDS.index(str(row["cow"])),), count)
    if "worker" in row:
        return Need((CARD_CLASS + len(BREEDS) + WORKERS.index(str(row["worker"])),), count)
    if "building" in row:
        least = row["building"]
        assert isinstance(least, int)
        return Need(tuple(range(BUILDING_CLASS + least - 1, BUILDING_CLASS + 6)), count)
    if "disc" in row:
        posts = row["disc"]
        assert isinstance(posts, list)
        return Need(tuple(DISC_CLASS + POSTS.index(str(post)) for post in posts), count)
    assert row["bonus_token"] == "any"
    return Need((TOKEN_CLASS,), count)


def test_objective_tokens() -> None:
    """Points and conditions of all twenty."""
    rows = FACTS["objective_tokens"]["tokens"]
    tokens = RULES.tokens[1 : RULES.first_bonus]
    assert len(tokens) == FACTS["objective_tokens"]["count"]
    for row, token in zip(rows, tokens, strict=True):
        assert (token.name, token.vp) == (row["id"], row["vp"])
        assert token.needs == tuple(need(one) for one in row["needs"])


def test_bonus_tokens() -> None:
    """Points and effects of all twenty."""
    rows = FACTS["bonus_tokens"]["tokens"]
    tokens = RULES.tokens[RULES.first_bonus :]
    assert len(tokens) == FACTS["bonus_tokens"]["count"]
    for row, token in zip(rows, tokens, strict=True):
        assert (token.name, token.vp) == (row["id"], row["vp"])
        assert token.permanent == int(row["effect"] == "permanent_certificate")
        assert token.duplicate == int(row["effect"] == "duplicate_breed")
        printed = row.get("immediate", [])
        assert token.immediate == (effect(printed[0]) if printed else None)
        assert len(printed) < 2
    assert tuple(token.name for token in RULES.tokens[1:]) == TOKENS


def test_player_board() -> None:
    """Slots with corners, coins and what they open; limits; the track."""
    base = BOARD["base"]
    assert (RULES.hand, RULES.steps) == (base["hand_limit"], base["step_limit"])
    assert RULES.certificates == BOARD["certificate_track"]["max"]
    opens = {"permanent_certificate": "permanent", "hand_limit": "hand", "step_limit": "steps"}
    for row, slot in zip(BOARD["slots"], RULES.slots, strict=True):
        assert (slot.name, slot.dark) == (row["id"], row["corners"] == "dark")
        assert slot.dollars == row["coin"]
        for name, figure in opens.items():
            assert getattr(slot, figure) == int(slot.name == name)
    assert tuple(slot.name for slot in RULES.slots) == SLOTS
    assert len(SLOTS) == BOARD["discs_per_player"]


def test_auxiliary_actions() -> None:
    """What they give, when they are open, and the slot of each."""
    for row, aux in zip(BOARD["auxiliary_actions"], RULES.aux, strict=True):
        assert (aux.open, SLOTS[aux.slot]) == (row["available_at_start"], row["slot"])
        assert aux.base == effect(row["base"], "R8.2")
        upgraded = effect(row["upgraded"], "R8.2") if "upgraded" in row else None
        assert aux.upgraded == upgraded


def test_set_up_and_scoring() -> None:
    """Capital, Simmental cards, hand, and what the end is worth."""
    rows = SETUP["starting_capital_by_seat"]
    assert RULES.capital == tuple((row["dollars"], row["exchange_tokens"]) for row in rows)
    counts = SETUP["simmental_by_players"]
    assert RULES.simmentals == tuple(counts[n] for n in (1, 2, 3, 4))
    assert RULES.hand == SETUP["hand_size"]
    scoring = FACTS["scoring"]
    assert RULES.dollars_per_vp == scoring["dollars_per_vp"]
    assert RULES.simmental_space_vp == scoring["simmental_space_vp"]
    assert RULES.simmental_space_vp == FACTS["simmental"]["empty_space_vp"]
    assert FACTS["el_paso"]["actions_in_order"][0]["amount"] == RULES.el_paso_dollars


def test_every_figure_has_its_tag() -> None:
    """The table says of each figure what the fact sheet says."""
    wanted = all_tags()
    assert {place: tag(place) for place in wanted} == wanted
    assert len(wanted) > 500
    assert {t.split(":")[0] for t in TAGS.values()} == {"seed", "public", "reconstructed"}


def test_the_title_says_that_figures_are_reconstructed() -> None:
    """Whoever lists the games is told."""
    assert "reconstructed" in EL_PASO.title
