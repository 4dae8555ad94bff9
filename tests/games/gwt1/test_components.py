"""The printed figures of the engine against the fact sheet, figure by figure."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.gwt1.arrange import GAME, game, table
from tests.games.gwt1.facts import FACTS, RULES, effect
from tests.games.printed import COUNTS, HAND, compare_spaces, compare_stations, compare_transport
from trailboss.games.trail.cards import DrawDiscard, RemoveCards
from trailboss.games.trail.effects import Gain
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine
from trailboss.games.trail.rules import BANDIT, BUILDING, HAZARD, KANSAS_CITY, NEUTRAL, START

KINDS = {
    "start": START,
    "neutral_space": NEUTRAL,
    "player_space": BUILDING,
    "hazard_space": HAZARD,
    "teepee_space": BANDIT,
    "kansas_city": KANSAS_CITY,
}
TRAIL = FACTS["trail"]
RAILROAD = FACTS["railroad"]
BOARD = FACTS["player_board"]
NAME = [node.name for node in RULES.nodes]


def test_nodes() -> None:
    """Names, kinds, forests, zones and the dollars of the village."""
    facts = {row["id"]: row for row in TRAIL["nodes"]}
    assert set(facts) == set(NAME)
    for node in RULES.nodes:
        fact = facts[node.name]
        assert node.kind == KINDS[fact["kind"]], node.name
        assert node.forest == fact.get("forest", False), node.name
        assert node.dollars == fact.get("dollars", 0), node.name
        assert node.tokens == 0
        if "zone" in fact:
            assert (RULES.zones[node.zone], node.name[-1]) == (fact["zone"], str(fact["number"]))
    assert len(RULES.nodes) == TRAIL["node_count"]
    kinds = Counter(node.kind for node in RULES.nodes)
    assert kinds == {KINDS[kind]: n for kind, n in TRAIL["node_count_by_kind"].items()}
    assert {n.name for n in RULES.nodes if n.forest} == set(TRAIL["forest_spaces"])
    assert (NAME[RULES.start], NAME[RULES.kansas_city]) == ("START", "KC")


def test_edges() -> None:
    """Every way of the trail, and no other; the same as the nodes' own lists."""
    ways = [[node.name, NAME[after]] for node in RULES.nodes for after in node.after]
    assert sorted(ways) == sorted(TRAIL["edges"])
    assert len(ways) == TRAIL["edge_count"]
    listed = [[row["id"], after] for row in TRAIL["nodes"] for after in row["next"]]
    assert sorted(ways) == sorted(listed)


def test_branches() -> None:
    """Seven forks, each with its paths and the place where they meet."""
    for row in TRAIL["branches"]:
        for option in row["options"]:
            path = [row["at"], *option["path"]]
            for here, there in zip(path, path[1:], strict=False):
                assert NAME.index(there) in RULES.nodes[NAME.index(here)].after
    forks = [node.name for node in RULES.nodes if len(node.after) > 1]
    assert sorted(forks) == sorted(row["at"] for row in TRAIL["branches"])


def test_risk_actions() -> None:
    """Seven spaces with their printed action."""
    for fact in TRAIL["nodes"]:
        node = RULES.nodes[NAME.index(fact["id"])]
        printed = fact.get("risk_action")
        assert node.risk == (effect(FACTS["risk_actions"][printed]) if printed else None)
    assert len([n for n in RULES.nodes if n.risk]) == 7


def test_village_and_zones_fill_in_the_printed_order() -> None:
    """The table of nodes is the order of placement."""
    village = TRAIL["indian_village"]
    spaces = [node for node in RULES.nodes if node.kind == BANDIT]
    assert [node.name for node in spaces] == village["placement_order"]
    assert [node.dollars for node in spaces] == village["printed_dollars"]
    ahead = {at for node in RULES.nodes for at in node.after}
    off = [node.name for at, node in enumerate(RULES.nodes) if node in spaces and at not in ahead]
    assert off == village["off_trail"]
    for zone, names in TRAIL["hazard_zones"].items():
        if zone in RULES.zones:
            at = RULES.zones.index(zone)
            assert [n.name for n in RULES.nodes if n.kind == HAZARD and n.zone == at] == names


def test_adjacency() -> None:
    """The pairs for 8b, in both directions."""
    ours = sorted(
        sorted((node.name, NAME[near]))
        for at, node in enumerate(RULES.nodes)
        for near in node.beside
        if at < near
    )
    assert ours == sorted(sorted(pair) for pair in TRAIL["adjacent_building_pairs"])
    assert len(ours) == TRAIL["adjacent_building_pair_count"]
    for at, node in enumerate(RULES.nodes):
        assert all(at in RULES.nodes[near].beside for near in node.beside)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_bags(number: int) -> None:
    """Workers, teepees and hazards by the number on their backs."""
    fact = FACTS["kansas_city_tiles"]["backs"][str(number)]
    ours = Counter(RULES.tiles[one].name for one in RULES.bags[number - 1])
    expected = Counter({name: n for name, n in fact["workers"].items() if n})
    expected += Counter({f"teepee_{colour}": n for colour, n in fact["teepees"].items()})
    for zone, rows in fact.get("hazards", {}).items():
        expected.update(f"{zone}-{row['vp']}-{row['hand']}" for row in rows)
    assert ours == expected
    assert sum(ours.values()) == fact["total"]


def test_tiles() -> None:
    """Points and hands; 94 tiles in all."""
    fact = FACTS["kansas_city_tiles"]
    tiles = {row.name: row for row in RULES.tiles}
    for zone, rows in fact["backs"]["1"]["hazards"].items():
        for row in rows:
            ours = tiles[f"{zone}-{row['vp']}-{row['hand']}"]
            assert (ours.vp, ours.hand) == (row["vp"], HAND[row["hand"]])
            assert RULES.zones[ours.what] == zone
    every = Counter(RULES.tiles[one].name for bag in RULES.bags for one in bag)
    for colour, hand in fact["teepee_hand"].items():
        ours = tiles[f"teepee_{colour}"]
        assert (ours.hand, RULES.colours[ours.what]) == (HAND[hand], ours.name)
        assert every[ours.name] == fact["totals"][f"teepees_{colour}"]
    workers = sum(every[name] for name in ("cowboy", "craftsman", "engineer"))
    assert workers == fact["totals"]["workers"] == FACTS["component_counts"]["worker_tiles"]
    assert sum(every.values()) == fact["totals"]["all"]
    assert RULES.first_tiles == fact["setup_draw_from_pile_1"]["tiles_placed"]


def test_job_market() -> None:
    """Rows, columns, prices, yellow arrows, the first workers."""
    fact = FACTS["job_market"]
    assert list(RULES.prices) == fact["row_prices"]
    assert (len(RULES.prices), RULES.columns) == (fact["rows"], fact["columns_printed"])
    assert list(RULES.refill_rows) == fact["arrows_below_row"]["yellow_refill_cattle_market"]
    assert RULES.token_vp == fact["token_vp"]
    for seats in COUNTS:
        s = table(seats)
        assert s.token + 1 == fact["token_start"]["row"]
        workers = len([job for job in s.jobs if job])
        assert workers == fact["initial_workers"][str(seats)]
        assert len(RULES.prices) * seats - workers == fact["workers_placed_until_end"][str(seats)]


def test_cattle_cards() -> None:
    """Values, points and counts of every breed."""
    ours = {row.name: row for row in RULES.cards}
    for fact in FACTS["cows"]["player_deck"]:
        row = ours[fact["breed"]]
        figures = (fact["value"], fact["vp"], fact["count_per_player"], 0)
        assert (row.value, row.vp, row.own, row.market) == figures
    for fact in FACTS["cows"]["market_deck"]:
        kinds = [row for name, row in ours.items() if name.split("-")[0] == fact["breed"]]
        assert {row.value for row in kinds} == {fact["value"]}
        assert {str(row.vp): row.market for row in kinds} == fact["vp_distribution"]
        assert sum(row.market for row in kinds) == fact["count"]
        assert len({row.breed for row in kinds}) == 1
        assert {row.task for row in kinds} == {f"cow{fact['value']}"}
    totals = FACTS["cows"]["market_totals"]
    assert sum(row.market for row in RULES.cards) == totals["cards"]
    assert sum(row.market * row.vp for row in RULES.cards) == totals["vp"]
    assert len({row.breed for row in RULES.cards if row.value}) == 9


def test_market_options() -> None:
    """Cowboys, dollars and cards of every field; two cards are turned up by a cowboy."""
    fact = FACTS["cattle_market"]
    *fields, reveal = fact["options"]
    for row, option in zip(fields, RULES.options, strict=True):
        buys = row["buys"]
        assert (option.cowboys, option.dollars) == (row["cowboys"], row["dollars"])
        assert option.count == buys["count"]
        fit = [i for i, c in enumerate(RULES.cards) if c.market and c.value == buys["value"]]
        assert list(option.cards) == fit
    assert (reveal["cowboys"], reveal["dollars"], reveal["adds_to_market"]) == (1, 0, 2)
    assert RULES.market == tuple(fact["target_size"][str(n)] for n in COUNTS)


def test_railroad() -> None:
    """Spaces, turnouts, stations, signals and the whole table of transport costs."""
    compare_spaces(RULES, RAILROAD["turnouts"])
    compare_stations(RULES, RAILROAD["stations"], "stationmaster")
    assert list(RULES.crosses) == RAILROAD["red_crossings"]["after_space"]
    assert len(RULES.crosses) == RAILROAD["red_crossings"]["count"]
    fact = RAILROAD["transport_cost"]
    assert [city.name for city in RULES.cities] == fact["city_order"]
    far = fact["by_engine_position"]["19_and_beyond"]
    spaces = [space.name for space in RULES.spaces]
    compare_transport(table(), {at: fact["by_engine_position"].get(at, far) for at in spaces})


def test_cities_and_links() -> None:
    """Values, corners, points, dollars; what lies between neighbours."""
    for fact, row in zip(RAILROAD["cities"], RULES.cities, strict=True):
        assert (row.name, row.value) == (fact["id"], fact["value"])
        assert row.black == (fact["disc"] == "black")
        assert (row.repeatable, row.vp) == (fact["repeatable"], fact["vp_per_disc"])
        assert row.dollars == fact.get("dollars_per_disc", 0)
    for i, (fact, arrow) in enumerate(zip(RAILROAD["city_links"], RULES.arrows, strict=True)):
        assert fact["between"] == [RULES.cities[i].name, RULES.cities[i + 1].name]
        assert arrow.vp == fact.get("vp", 0)
        assert arrow.action == (TakeObjective() if fact.get("objective_card") else None)


PER = {
    "sm_workers": "workers",
    "sm_objectives": "objectives",
    "sm_hazards": "hazards",
    "sm_teepees": "pairs",
    "sm_certificates": "certificates",
}


def test_stationmasters() -> None:
    """Immediate action or permanent certificate, and the scoring."""
    for fact, row in zip(FACTS["stationmasters"], RULES.masters, strict=True):
        forever = fact["top"] == "permanent_certificate"
        assert row.name == fact["id"]
        assert row.certificates == int(forever)
        assert row.action == (None if forever else effect(fact["top"]))
        assert (row.vp, row.per) == (fact["scoring"]["vp"], PER[row.name])
    assert len(RULES.masters) == FACTS["component_counts"]["stationmaster_tiles"]


def test_objectives() -> None:
    """Tasks, points, penalty and immediate action of all 28 cards."""
    facts = [*FACTS["objectives"]["deck"], *FACTS["objectives"]["starting"]]
    for fact, row in zip(facts, RULES.objectives, strict=True):
        assert row.name == fact["id"]
        assert sorted(row.tasks) == sorted(fact["tasks"]), row.name
        assert (row.vp, -row.penalty) == (fact["vp"], fact["penalty"])
        assert row.action == (effect(fact["action"]) if fact["action"] else None)
        assert set(row.tasks) <= set(FACTS["objectives"]["task_codes"])
    assert (RULES.deck, RULES.display) == (24, FACTS["objectives"]["display_size"])


def test_neutral_buildings() -> None:
    """Local actions of the seven tiles; none shows a hand."""
    ours = {row.name: row.effects for row in RULES.neutral}
    facts = {name: row["actions"] for name, row in FACTS["neutral_buildings"].items()}
    assert ours == {name: tuple(effect(one) for one in rows) for name, rows in facts.items()}
    assert not any(row.hand for row in RULES.neutral)


def test_private_buildings() -> None:
    """Craftsmen, points, hands and local actions of all 20 sides."""
    ours = {side.name: side for pair in RULES.private for side in pair}
    assert set(ours) == set(FACTS["player_buildings"])
    for name, fact in FACTS["player_buildings"].items():
        row = ours[name]
        assert (row.builders, row.vp) == (fact["craftsmen"], fact["vp"]), name
        assert row.hand == HAND[fact["hand"]], name
        assert row.effects == tuple(effect(one) for one in fact["actions"]), name
    high = [side.name for pair in RULES.private for side in pair if side.builders > RULES.full_row]
    assert high == FACTS["building_rules"]["only_by_replacement"]


def test_discs() -> None:
    """Colours, areas, dollars and points of the 14 slots."""
    ours = {row.name: row for row in RULES.discs}
    assert set(ours) == {fact["id"] for fact in BOARD["disc_slots"]}
    rows = [row["id"] for row in BOARD["auxiliary_actions"]]
    for fact in BOARD["disc_slots"]:
        row = ours[fact["id"]]
        area = fact["area"]
        dollars = fact.get("reward_on_removal", {}).get("dollars", 0)
        dollars -= fact.get("cost_on_removal", {}).get("dollars", 0)
        assert (row.black, row.dollars) == (fact["colour"] == "black", dollars)
        assert row.vp == fact.get("end_game_vp", 0)
        assert row.aux == (rows.index(row.name[:-3]) if area == "auxiliary" else -1)
        assert row.hand == int(area.startswith("phase C"))
        assert row.certificates == (area == "certificate track")
        assert any(row.steps) == area.startswith("phase A")
    assert len([row for row in RULES.discs if row.black]) == 5


def test_limits() -> None:
    """Steps by player count, the hand, the certificate track."""
    ours = {row.name: row for row in RULES.discs}
    for i, seats in enumerate(COUNTS):
        fact = BOARD["step_limit"][str(seats)]
        steps = {name: ours[name].steps[i] for name in ("step_dollars", "step_vp")}
        steps["base"] = RULES.steps[i]
        assert steps == {name: fact[name] for name in steps}
        assert sum(steps.values()) == fact["max"]
    assert RULES.hand == BOARD["hand_limit"]["base"]
    assert RULES.hand + sum(row.hand for row in RULES.discs) == BOARD["hand_limit"]["max"]
    track = BOARD["certificate_track"]
    assert list(RULES.certificates) == track["spaces"]
    limits = [RULES.certificates[RULES.certificate_limit + n] for n in range(3)]
    assert limits == list(track["limits"].values())[:3]


def test_auxiliary_actions() -> None:
    """Five rows, single and double, as the sheet words them."""
    ours = {
        "aux_dollar": (Gain(1), Gain(2)),
        "aux_draw": (DrawDiscard(1, exactly=True), DrawDiscard(2, exactly=True)),
        "aux_cert": (BackEngine(1, 1, Gain(0, 1)), BackEngine(2, 2, Gain(0, 2))),
        "aux_engine": (MoveEngine(1, dollars=1), MoveEngine(2, dollars=2)),
        "aux_trash": (BackEngine(1, 0, RemoveCards(1)), BackEngine(2, 0, RemoveCards(2))),
    }
    assert tuple(ours.values()) == RULES.aux
    assert list(ours) == [row["id"] for row in BOARD["auxiliary_actions"]]
    for row in BOARD["auxiliary_actions"]:
        for n, words in ((1, row["single"]), (2, row["double"])):
            assert set("".join(c if c.isdigit() else " " for c in words).split()) == {str(n)}
        assert ("pay" in row["single"]) == (row["id"] in ("aux_cert", "aux_engine"))
    assert RULES.aux_open == (1, 1, 0, 0, 0)
    assert BOARD["free_from_start"] == ["aux_dollar_1x", "aux_draw_1x"]


def test_worker_spaces() -> None:
    """What spaces 2 to 6 of the three rows give, and the points of the last two."""
    fact = BOARD["worker_rows"]
    for trade, ours in zip(("cowboy", "craftsman", "engineer"), RULES.worker_spaces, strict=True):
        printed = [fact[trade][str(n)] for n in range(1, fact["columns"] + 1)]
        assert printed[0] == "printed"
        assert list(ours) == [None, *[effect(row) if row else None for row in printed[1:]]]
    assert RULES.full_row == fact["columns"]
    points = {f"column_{n}": RULES.top_worker_vp for n in RULES.top_workers}
    assert points == fact["end_game_vp_per_worker"]


def test_fees_and_start() -> None:
    """Hands by player count; dollars in turn order, four cards for everybody."""
    for i, seats in enumerate(COUNTS):
        green, black = RULES.fees[i]
        fact = FACTS["hand_fees"]["by_player_count"][str(seats)]
        assert (green, black, green + black) == (fact["green"], fact["black"], fact["both"])
    fact = FACTS["setup"]
    assert list(RULES.start_dollars) == fact["start_dollars_by_turn_order"]
    assert list(RULES.start_cards) == [fact["start_hand"]] * 4
    p = game(2).players[0]
    assert (RULES.spaces[p.engine].name, p.certificates) == (fact["start_engine"], 0)


def test_scoring_constants() -> None:
    """Eleven categories; the token 2, the step slot 3, space 39 gives 3 dollars."""
    lines = {row["category"]: row["rule"] for row in FACTS["scoring"]}
    assert len(lines) == 11
    assert lines[9].startswith(f"{RULES.top_worker_vp} VP")
    assert lines[10].startswith(f"{sum(row.vp for row in RULES.discs)} VP")
    assert lines[11].startswith(f"{RULES.token_vp} VP")
    assert f"then gain {RULES.last_space_dollars} dollars" in RAILROAD["special_space_39"]
    assert FACTS["tie"] == "shared victory"


@pytest.mark.parametrize("station", [1, 2, 3, 4, 5])
def test_r3_1_a_master_with_a_player_leaves_its_station(station: int) -> None:
    """The other four are dealt to the other stations; there are only five (R3.1)."""
    doc = {"players": [{"masters": ["sm_workers"], "stations": [station]}, {}]}
    masters = GAME.dump(GAME.position(doc))["masters"]
    assert masters[station - 1] == "-"
    assert len({*masters}) == 5 and "sm_workers" not in masters
