"""The printed figures of the engine against the fact sheet, figure by figure."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.gwt2.arrange import table
from tests.games.gwt2.facts import FACTS, RULES, SIMMENTAL, cards, effect, immediate
from tests.games.printed import (
    COUNTS,
    HAND,
    compare_spaces,
    compare_stations,
    compare_transport,
)
from trailboss.games.trail.cards import Exchange
from trailboss.games.trail.rules import (
    BANDIT,
    BUILDING,
    HAZARD,
    KANSAS_CITY,
    NEUTRAL,
    START,
    Building,
)

KINDS = {
    "start": START,
    "neutral": NEUTRAL,
    "building": BUILDING,
    "hazard": HAZARD,
    "bandit": BANDIT,
    "kansas_city": KANSAS_CITY,
}
TASKS = {
    "B": "building", "S": "station", "H": "hazard", "G": "green", "O": "orange",
    "3": "value_3", "SH": "shorthorn", "HE": "hereford", "NY": "new_york",
}  # fmt: skip
TRAIL = FACTS["trail"]
RAILROAD = FACTS["railroad"]
BOARD = FACTS["player_board"]
NAME = [node.name for node in RULES.nodes]


def test_nodes() -> None:
    """Names, kinds, forests and zones."""
    for fact, node in zip(
        sorted(TRAIL["nodes"], key=lambda row: NAME.index(row["id"])), RULES.nodes, strict=True
    ):
        assert (fact["id"], KINDS[fact["kind"]]) == (node.name, node.kind)
        assert node.forest == fact.get("forest", False)
        if "zone" in fact:
            assert (RULES.zones[node.zone], node.name[-1]) == (fact["zone"], str(fact["order"]))
    assert len(RULES.nodes) == TRAIL["counts"]["nodes"]
    assert {n.name for n in RULES.nodes if n.forest} == set(TRAIL["forest_spaces"])
    assert (NAME[RULES.start], NAME[RULES.kansas_city]) == ("START", "KC")


def test_edges() -> None:
    """Every way of the trail, and no other."""
    ways = [[node.name, NAME[after]] for node in RULES.nodes for after in node.after]
    assert sorted(ways) == sorted(TRAIL["edges"])
    assert len(ways) == TRAIL["counts"]["edges"]
    for name in TRAIL["bandit_off_trail"]:
        assert not any(name in way for way in ways)


def test_risk_actions() -> None:
    """Seven spaces with their printed action."""
    for fact in TRAIL["nodes"]:
        node = RULES.nodes[NAME.index(fact["id"])]
        printed = fact.get("risk_action")
        if printed is None:
            assert node.risk is None
            continue
        row = TRAIL["risk_actions"][printed]
        [cost] = row["discard"]
        assert node.risk == effect({"discard": cost, "gain": row["gain"]})
    assert len([n for n in RULES.nodes if n.risk]) == TRAIL["counts"]["risk"]


def test_bandit_rewards() -> None:
    """A token on 1, then dollars."""
    for fact in TRAIL["nodes"]:
        node = RULES.nodes[NAME.index(fact["id"])]
        reward = fact.get("reward", {})
        assert node.dollars == reward.get("dollars", 0)
        assert node.tokens == reward.get("exchange_token", 0)


def test_adjacency() -> None:
    """The table for 6b: the same neighbours for every space."""
    ours = {
        node.name: sorted(NAME[near] for near in node.beside)
        for node in RULES.nodes
        if node.kind in (NEUTRAL, BUILDING)
    }
    assert ours == TRAIL["adjacency_for_6b"]["pairs_by_space"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_bags(number: int) -> None:
    """Workers, bandits and hazards by the number on their backs."""
    fact = FACTS["kansas_city_tiles"][f"back_{number}"]
    ours = Counter(RULES.tiles[one].name for one in RULES.bags[number - 1])
    expected = Counter({name: n for name, n in fact["workers"].items() if n})
    expected += Counter({f"bandit-{colour}": n for colour, n in fact["bandits"].items()})
    for zone, n in fact["hazards_per_type"].items():
        rows = FACTS["kansas_city_tiles"]["hazard_tiles"]["each_type"] if n else []
        for row in rows:
            expected[f"{zone}-{row['vp']}-{row['hand']}"] += row["count"]
    assert ours == expected
    assert sum(ours.values()) == fact["total"]


def test_hazard_and_bandit_tiles() -> None:
    """Points and hands; 94 tiles in all."""
    tiles = {row.name: row for row in RULES.tiles}
    fact = FACTS["kansas_city_tiles"]
    for zone in fact["hazard_tiles"]["types"]:
        for row in fact["hazard_tiles"]["each_type"]:
            ours = tiles[f"{zone}-{row['vp']}-{row['hand']}"]
            assert (ours.vp, ours.hand) == (row["vp"], HAND[row["hand"]])
            assert RULES.zones[ours.what] == zone
    every = Counter(RULES.tiles[one].name for bag in RULES.bags for one in bag)
    for colour, row in fact["bandit_tiles"].items():
        ours = tiles[f"bandit-{colour}"]
        assert (ours.hand, RULES.colours[ours.what]) == (HAND[row["hand"]], colour)
        assert every[ours.name] == row["count"]
    assert sum(every.values()) == fact["totals"]["all"]


def test_job_market() -> None:
    """Rows, columns, prices, yellow arrows."""
    fact = FACTS["job_market"]
    assert list(RULES.prices) == fact["cost_by_row"]
    assert (len(RULES.prices), RULES.columns) == (fact["rows"], fact["columns"])
    yellow = [row["from_row"] for row in fact["arrows"] if row["colour"] == "yellow"]
    assert list(RULES.refill_rows) == yellow
    for seats in COUNTS:
        s = table(seats)
        assert s.token + 1 == fact["token_start_row"]
        assert len([job for job in s.jobs if job]) == fact["initial_workers"][seats]


def test_cattle_cards() -> None:
    """Values, points and counts of every breed; all Simmental stages are one breed."""
    ours = {row.name: row for row in SIMMENTAL.cards}
    for fact in FACTS["cows"]["player_deck"]:
        row = ours[fact["id"]]
        assert (row.value, row.vp, row.own, row.market) == (
            fact["value"], fact["vp"], fact["count"], 0,
        )  # fmt: skip
    for fact in FACTS["cows"]["market"]:
        kinds = [row for name, row in ours.items() if name.split("-")[0] == fact["id"]]
        assert {row.value for row in kinds} == {fact["value"]}
        assert {row.vp: row.market for row in kinds} == fact["vp_distribution"]
        assert sum(row.market for row in kinds) == fact["count"]
        assert len({row.breed for row in kinds}) == 1
    for stage, fact in enumerate(FACTS["cows"]["simmental"]):
        row = SIMMENTAL.cards[SIMMENTAL.stages[stage]]
        assert row.name == fact["id"].replace("_", "-")
        assert (row.value, row.vp) == (fact["value"], fact["vp"])
        assert (row.market or SIMMENTAL.stage_pile) == fact["count"] == 8
    stages = {SIMMENTAL.cards[card].breed for card in SIMMENTAL.stages}
    breeds = {row.breed for row in SIMMENTAL.cards if row.value}
    assert (len(stages), len(breeds)) == (1, 10)


def test_simmental_is_off_in_the_plain_game() -> None:
    """No orange card is shuffled in, and there are no piles."""
    assert sum(row.market for row in RULES.cards) == 36
    assert sum(row.market for row in SIMMENTAL.cards) == 44
    assert (RULES.stages, RULES.stage_pile) == ((), 0)


def test_market_options() -> None:
    """Cowboys, dollars and cards of every field."""
    fact = FACTS["cattle_market"]
    for row, option in zip(fact["purchase_options"], RULES.options, strict=True):
        [(word, count)] = row["cards"].items()
        assert (option.name, option.cowboys, option.dollars, option.count) == (
            row["id"], row["cowboys"], row["dollars"], count,
        )  # fmt: skip
        calf = word == "simmental_1"
        assert option.cards == (SIMMENTAL.stages[:1] if calf else cards(word))
    assert RULES.market == tuple(fact["initial_cards"][n] for n in COUNTS)
    assert SIMMENTAL.market == tuple(fact["initial_cards_with_simmental"][n] for n in COUNTS)


def test_spaces_and_turnouts() -> None:
    """0 to 39 with nine turnouts, and the moves between them."""
    compare_spaces(RULES, RAILROAD["turnouts"])


def test_stations() -> None:
    """Place, cost, points, corner and stationmaster slot."""
    compare_stations(RULES, RAILROAD["stations"], "stationmaster_slot")


def test_cities_and_arrows() -> None:
    """Values, corners, points, dollars; what lies between neighbours."""
    for fact, row in zip(RAILROAD["cities"], RULES.cities, strict=True):
        assert (row.name, row.value, row.black) == (
            fact["id"], fact["value"], fact["disc"] == "black",
        )  # fmt: skip
        assert (row.repeatable, row.vp) == (fact["repeatable"], fact.get("vp_per_disc", 0))
        assert row.dollars == fact.get("on_placing", {}).get("dollars", 0)
    for i, (fact, arrow) in enumerate(zip(RAILROAD["between_cities"], RULES.arrows, strict=True)):
        assert fact["cities"] == [RULES.cities[i].name, RULES.cities[i + 1].name]
        assert arrow.vp == fact.get("vp", 0)
        word = fact.get("action")
        assert arrow.action == (effect({word: 1}) if word else None)


def test_crosses_and_the_whole_transport_table() -> None:
    """Every engine space and turnout, every city."""
    assert list(RULES.crosses) == RAILROAD["crosses_after_space"]
    fact = RAILROAD["transport_cost"]
    rows = {str(space): costs for space, costs in fact["by_space"].items()}
    for turnout, use in fact["by_turnout"].items():
        rows[str(turnout)] = rows[use.removeprefix("use_")]
    assert [city.name for city in RULES.cities] == fact["city_order"]
    compare_transport(table(), rows)


PER = {
    "worker_on_player_board_including_printed": "workers",
    "2_objective_cards_in_personal_area": "objectives",
    "2_hazard_tiles": "hazards",
    "pair_green_and_orange_bandit": "pairs",
    "2_certificates_temporary_plus_permanent": "certificates",
    "2_stations_with_own_disc": "stations",
    "own_private_building_on_board": "buildings",
    None: "",
}


def test_stationmasters() -> None:
    """Immediate action or permanent certificates, and the scoring."""
    for fact, row in zip(FACTS["stationmasters"], RULES.masters, strict=True):
        top = fact["top"]
        assert row.name == fact["id"]
        assert row.certificates == top.get("permanent_certificates", 0)
        assert row.action == (immediate(top["immediate"]) if "immediate" in top else None)
        assert (row.vp, row.per) == (fact["scoring"]["vp"], PER[fact["scoring"]["per"]])


def test_objectives() -> None:
    """Tasks, points, penalty and immediate action of all 28 cards."""
    facts = [*FACTS["objectives"]["deck"], *FACTS["objectives"]["starting"]]
    for fact, row in zip(facts, RULES.objectives, strict=True):
        assert row.name == fact["id"]
        assert sorted(row.tasks) == sorted(TASKS[task] for task in fact["tasks"]), row.name
        assert (row.vp, row.penalty) == (fact["vp"], fact["penalty"])
        assert row.action == (immediate(fact["action"]) if "action" in fact else None)
    assert (RULES.deck, RULES.display) == (24, FACTS["objectives"]["display_size"])
    names = [row.name for row in RULES.cards[RULES.first_objective :]]
    assert names == [row.name for row in RULES.objectives]


def test_neutral_buildings() -> None:
    """Local actions of the seven tiles."""
    ours = {row.name: row.effects for row in RULES.neutral}
    facts = {name: row["local"] for name, row in FACTS["neutral_buildings"].items()}
    assert ours == {name: tuple(effect(one) for one in local) for name, local in facts.items()}


def test_private_buildings() -> None:
    """Builders, points, hands and local actions of all 24 sides."""
    sides: list[Building] = [side for pair in RULES.private for side in pair]
    ours = {side.name: side for side in sides}
    assert [side.name for side in sides] == [f"{n}{side}" for n in range(1, 13) for side in "ab"]
    for fact in FACTS["player_buildings"]:
        row = ours[fact["id"]]
        assert (row.builders, row.vp, row.hand) == (
            fact["builders"], fact["vp"], HAND[fact["hand"]],
        ), row.name  # fmt: skip
        assert row.effects == tuple(effect(one) for one in fact["local"]), row.name


def test_discs() -> None:
    """Corners, auxiliary rows, dollars and points of the 14 slots."""
    for fact, row in zip(BOARD["discs"], RULES.discs, strict=True):
        removal = fact.get("on_removal", {})
        dollars = removal.get("gain_dollars", 0) - removal.get("pay_dollars", 0)
        assert (row.name, row.black) == (fact["id"], fact["corner"] == "black")
        assert (row.dollars, row.vp) == (dollars, fact.get("end_vp", 0))
        assert row.aux + 1 == fact.get("row", 0)
        assert row.hand == (BOARD["hand_limit"]["per_disc"] if fact["area"] == "phase_C" else 0)
        assert row.certificates == (fact["area"] == "certificates")
        assert any(row.steps) == (fact["area"] == "phase_A")


def test_step_and_hand_limits() -> None:
    """Base, left and right slot by player count; hand 4."""
    left, right = (next(d for d in RULES.discs if d.name == f"STEP_{x}") for x in ("LEFT", "RIGHT"))
    for i, seats in enumerate(COUNTS):
        fact = BOARD["step_limit"][seats]
        ours = (RULES.steps[i], left.steps[i], right.steps[i])
        assert ours == (fact["base"], fact["left"], fact["right"])
        assert sum(ours) == fact["max"]
    assert RULES.hand == BOARD["hand_limit"]["base"]
    assert RULES.hand + sum(d.hand for d in RULES.discs) == BOARD["hand_limit"]["max"]


def test_certificate_track() -> None:
    """0-1-2-3-4-6, at first up to 3; on the way back one may be wasted (D24)."""
    fact = BOARD["certificate_track"]
    assert list(RULES.certificates) == fact["spaces"]
    limits = [RULES.certificates[RULES.certificate_limit + n] for n in range(3)]
    assert limits == list(fact["limit"].values())
    assert RULES.waste


def test_auxiliary_actions() -> None:
    """Five rows, single and double; the left slots of rows 1 and 2 are open."""
    for fact, (single, double) in zip(BOARD["auxiliary_actions"], RULES.aux, strict=True):
        assert (single, double) == (effect(fact["single"]), effect(fact["double"]))
    assert RULES.aux_open == (1, 1, 0, 0, 0)
    for row in range(5):
        assert RULES.aux_open[row] + len([d for d in RULES.discs if d.aux == row]) == 2


def test_worker_spaces() -> None:
    """What spaces 2 to 6 of the three rows give, and the points of the last two."""
    fact = BOARD["worker_rows"]
    for trade, ours in zip(("cowboy", "builder", "engineer"), RULES.worker_spaces, strict=True):
        printed = [fact[trade].get(n) for n in range(1, fact["capacity"] + 1)]
        assert list(ours) == [effect(row) if row else None for row in printed]
    assert RULES.full_row == fact["capacity"]
    points = {f"space_{n}": RULES.top_worker_vp for n in RULES.top_workers}
    assert points == fact["end_vp"]


def test_fees_and_start() -> None:
    """Hands by player count; dollars, cards and tokens in turn order."""
    for i, seats in enumerate(COUNTS):
        green, black = RULES.fees[i]
        fact = FACTS["fees"][seats]
        assert (green, black, green + black) == (fact["green"], fact["black"], fact["both"])
    fact = FACTS["setup"]
    assert list(RULES.start_dollars) == list(fact["start_money"].values())
    assert list(RULES.start_cards) == list(fact["start_cards"].values())
    assert RULES.start_tokens == fact["start_exchange_tokens"] == FACTS["exchange_tokens"]["start"]
    assert RULES.first_tiles == fact["tiles_1_drawn_to_board"]
    masters = len([row for row in RULES.stations if row.master])
    assert masters == fact["stationmasters_on_board"]
    assert RULES.anytime == (Exchange(2),)


def test_scoring_constants() -> None:
    """The token 2, the step slot 3, space 39 gives 3 dollars."""
    lines = {row["n"]: row["what"] for row in FACTS["scoring"]}
    assert lines[1].startswith("1 VP per 5 dollars")
    assert lines[9].startswith(f"{RULES.top_worker_vp} VP")
    slots = [d.vp for d in RULES.discs if d.vp]
    assert lines[10].startswith(f"{slots[0]} VP")
    assert lines[11].startswith(f"{RULES.token_vp} VP")
    assert f"gain {RULES.last_space_dollars} dollars" in RAILROAD["last_space"]["rule"]
    assert len(lines) == 11
