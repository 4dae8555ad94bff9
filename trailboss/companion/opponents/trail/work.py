"""The actions of Sam's cards at a real table: hire, engine, take, buy, build (R14.7-R14.10)."""

from __future__ import annotations

from typing import Final

from trailboss.companion.base import NOBODY, YES, Desk, Script
from trailboss.companion.opponents.trail.things import BUILDINGS, SamThings
from trailboss.games.gwt2.components import MARKET, WORKERS
from trailboss.games.gwt2.sam import deck as sam_deck
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.deck import BUY_DOLLARS
from trailboss.games.trail.shared_components import STATIONS

OBJECTIVE_VP: Final = range(10)
HAZARD_VP: Final = (0, 2, 3, 4)
CATTLE_VP: Final = range(21)
TERMINUS: Final = len(STATIONS)
"""The station at the end of the line."""


class SamAtWork:
    """Sam's actions: what is told, and what has to be asked."""

    def __init__(self, desk: Desk, things: SamThings) -> None:
        self.desk = desk
        self.things = things

    def act(self, action: str) -> Script[None]:
        """Do one action of a card."""
        if action == sam_deck.HIRE_CHEAPEST:
            yield from self.hire_cheapest()
        elif action == sam_deck.HIRE_SPECIALIST:
            yield from self.hire_specialist()
        elif action == sam_deck.HIRE_ENGINEER:
            yield from self.hire_engineer()
        elif action == sam_deck.ENGINE:
            yield from self.engine()
        elif action == sam_deck.OBJECTIVE:
            yield from self.objective("R14.10")
        elif action == sam_deck.BANDIT:
            self.desk.tell("sam-bandit", "R14.10")
        elif action == sam_deck.HAZARD:
            yield from self.hazard()
        elif action == sam_deck.REVEAL:
            self.desk.tell("sam-reveal", "R14.6", cards=sam_deck.REVEALED)
        elif action == sam_deck.BUILD:
            yield from self.build()
        else:
            yield from self.buy(int(action == sam_deck.BUY_ONE_LESS))

    # Workers.

    def hire_cheapest(self) -> Script[None]:
        """Of the cheapest row with somebody for him: a specialist, or else the leftmost (R14.7)."""
        self.desk.tell("sam-hire-cheapest", "R14.7", worker=self.things.specialty)
        yield from self.ask_hired()

    def hire_specialist(self) -> Script[None]:
        """The cheapest of his specialization, or else of the trade that waits most (R14.7)."""
        specialty = self.things.specialty
        key = "sam-hire-specialist" if specialty in self.things.able() else "sam-hire-other"
        self.desk.tell(key, "R14.7", worker=specialty)
        yield from self.ask_hired(specialty)

    def ask_hired(self, first: str = "") -> Script[None]:
        """Whom has he hired? The trades that are full are said and not offered."""
        able = self.things.able()
        for trade in WORKERS:
            if trade not in able:
                self.desk.tell("sam-row-full", "R14.7", worker=trade)
        if not able:
            return
        default = first if first in able else ""
        trade = yield from self.desk.ask("sam-ask-hired", "R14.7", (*able, NOBODY), default)
        if trade != NOBODY:
            self.hire(trade)

    def hire_engineer(self) -> Script[None]:
        """The cheapest engineer (R14.6, R14.7)."""
        if "engineer" not in self.things.able():
            self.desk.tell("sam-row-full", "R14.7", worker="engineer")
            return
        self.desk.tell("sam-hire-engineer", "R14.7")
        hired = yield from self.desk.agree("sam-ask-engineer", "R14.7", YES)
        if hired:
            self.hire("engineer")

    def hire(self, trade: str) -> None:
        """The worker comes to his board; more of a trade may make it his specialization."""
        workers = self.things.workers
        workers[trade] += 1
        self.desk.tell("sam-hired", "R14.7", worker=trade, count=workers[trade])
        best = policy.specialty_of(workers, self.things.specialty)
        if best != self.things.specialty:
            self.things.specialty = best
            self.desk.tell("sam-specialty", "R14.7", worker=best)

    # The railroad.

    def engine(self) -> Script[None]:
        """To the first turnout of a station that he lacks, or as far as it goes (R14.8)."""
        engineers = self.things.workers["engineer"]
        wanted = self.things.wanted()
        key = "sam-engine" if wanted else "sam-engine-only"
        self.desk.tell(key, "R14.8", spaces=engineers)
        station = yield from self.desk.count(
            "sam-ask-station" if wanted else "sam-ask-terminus", "R14.8", (0, *wanted, TERMINUS)
        )
        if station:
            self.upgrade(station)
        if station == TERMINUS:
            yield from self.go_back()

    def go_back(self) -> Script[None]:
        """From the end of the line to the first free turnout of a station he lacks (R14.8)."""
        wanted = self.things.wanted()
        if not wanted:
            self.desk.tell("sam-engine-back", "R14.8")
            return
        self.desk.tell("sam-engine-return", "R14.8", station=wanted[0])
        station = yield from self.desk.count(
            "sam-ask-return", "R14.8", (0, *wanted), str(wanted[0])
        )
        if station:
            self.upgrade(station)
        else:
            self.desk.tell("sam-engine-back", "R14.8")

    def upgrade(self, station: int) -> None:
        """Without cost; a stationmaster comes along and does nothing (R14.8)."""
        if station in self.things.stations:
            return
        if not self.things.discs_left():
            self.desk.tell("sam-no-disc", "R14.8")
            return
        self.things.stations.append(station)
        row = STATIONS[station - 1]
        self.desk.tell("sam-upgrade", "R14.8", station=station, vp=row.vp)
        if row.master:
            self.desk.tell("sam-master", "R14.8", station=station)

    # What he takes.

    def objective(self, rule: str) -> Script[None]:
        """The card of the display with the most points, the topmost of equals (R14.10)."""
        self.desk.tell("sam-objective", rule)
        vp = yield from self.desk.count("sam-ask-objective", "R14.10", OBJECTIVE_VP)
        if vp:
            self.things.objectives.append(vp)

    def hazard(self) -> Script[None]:
        """Of the fullest zone the tile with the most points (R14.10)."""
        self.desk.tell("sam-hazard", "R14.10")
        vp = yield from self.desk.count("sam-ask-hazard", "R14.10", HAZARD_VP)
        if vp:
            self.things.hazards.append(vp)

    def buy(self, fewer: int) -> Script[None]:
        """One purchase: the field with most points within cowboys and 8 dollars (R14.9)."""
        cowboys = self.things.workers["cowboy"] - fewer
        self.desk.tell("sam-buy", "R14.9", cowboys=cowboys, dollars=BUY_DOLLARS)
        found = purchases(cowboys)
        if not found:
            self.desk.tell("sam-buy-none", "R14.9")
            return
        self.desk.tell("sam-buy-one", "R14.9", fields=",".join(found))
        vp = yield from self.desk.count("sam-ask-cattle", "R14.9", CATTLE_VP)
        if vp:
            self.things.cattle.append(vp)

    # Building.

    def build(self) -> Script[None]:
        """Most builders, then most points replaced, most fees won, the highest number (R14.9)."""
        self.desk.tell("sam-build", "R14.9", builders=self.things.workers["builder"])
        sites = self.things.sites(True)
        best = max(sites, key=lambda site: site.way(), default=None)
        if best is not None and not best.old:
            self.desk.tell("sam-build-space", "R14.9")
            space = yield from self.desk.agree("sam-ask-space", "R14.9", YES)
            if not space:
                sites = self.things.sites(False)
        if not sites:
            self.desk.tell("sam-build-none", "R14.9")
            return
        top = max(site.way() for site in sites)
        equal = [site for site in sites if site.way() == top]
        chosen = equal[0]
        if len(equal) > 1:
            names = tuple([f"tile:{site.old}" for site in equal])
            answer = yield from self.desk.ask("sam-ask-old", "R14.9", names, new=chosen.number)
            chosen = equal[names.index(answer)]
        self.put_up(chosen.number, chosen.old)

    def put_up(self, number: int, old: int) -> None:
        """The tile comes to the trail; one that it replaces leaves the game."""
        row = BUILDINGS[number]
        self.things.buildings.append(number)
        if not old:
            self.desk.tell("sam-built", "R14.9", tile=row.name, vp=row.vp)
            return
        self.things.buildings.remove(old)
        self.things.replaced.append(old)
        self.desk.tell("sam-replaced", "R14.9", tile=row.name, vp=row.vp, old=BUILDINGS[old].name)


FIELD_CARDS: Final = {
    MARKET[0].cards: "value-3",
    MARKET[3].cards: "shorthorn",
    MARKET[6].cards: "hereford",
    MARKET[8].cards: "simmental",
}
"""What the fields of the cattle market are for."""


def purchases(cowboys: int) -> list[str]:
    """What he may buy, in his order, as far as it is known before the cards are seen (R14.9).

    A field for a single card may be used twice. Of two uses that bring the same only the first
    is named, since he pays nothing.
    """
    uses = [
        (policy.preferred(0, field, times), f"{FIELD_CARDS[field.cards]}-{field.count * times}")
        for field in MARKET
        for times in ((1, 2) if field.count == 1 else (1,))
        if policy.may_buy(field, cowboys, BUY_DOLLARS, times)
    ]
    return list(dict.fromkeys([use for _, use in sorted(uses)]))
