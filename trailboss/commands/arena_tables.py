"""The results of an arena as JSON and as tables."""

from __future__ import annotations

import math
from typing import Any, Final

from trailboss.core.game import Game
from trailboss.core.message import Message
from trailboss.i18n.worded import said, worded
from trailboss.lab.arena import Outcome, Tally, interval, margins, opponent, tallied, wilson
from trailboss.lab.ratings import Rated, Ratings
from trailboss.lab.sequential import BETTER, NOT_BETTER, Comparison
from trailboss.lab.session import Session, line_up_count
from trailboss.lab.standings import Standing
from trailboss.lab.tournament import ROUND_ROBIN, SWISS

ROTATED: Final = "seat_rotated"
HEADINGS: Final = (
    Message("shown-bot", "bot"),
    Message("shown-wins", "wins"),
    Message("shown-win-rate", "win rate"),
    Message("shown-interval", "95 % interval"),
    Message("shown-mean", "mean"),
    Message("shown-min", "min"),
    Message("shown-max", "max"),
)


def bot_doc(tally: Tally | Standing, games: int) -> dict[str, Any]:
    """The results of one bot as JSON."""
    return {
        "name": tally.name,
        ROTATED: True,
        "wins": tally.wins,
        "win_rate": round(tally.wins / games, 4),
        "mean_score": round(sum(tally.scores) / games, 3),
        "min_score": min(tally.scores),
        "max_score": max(tally.scores),
    }


def other_doc(tally: Tally | Standing) -> dict[str, Any]:
    """The results of whom a lone bot played against."""
    row = bot_doc(tally, len(tally.scores))
    return {name: value for name, value in row.items() if name != ROTATED}


def doc(game: Game, found: Session, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """All results as JSON; a lone bot has an opponent besides."""
    plan = found.plan
    tallies = tallied(plan.bots, outcomes)
    results: dict[str, Any] = {
        "game": game.name,
        "games": len(outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "seconds": round(seconds, 3),
        "bots": [bot_doc(tally, len(outcomes)) for tally in tallies],
    }
    other = opponent(game, outcomes)
    if other is not None:
        results["opponent"] = other_doc(other)
    if plan.paired and plan.seats > 1:
        for k, bot in enumerate(results["bots"]):
            values = margins(outcomes, k, plan.seats)
            bot |= margin_doc(sum(values) / len(values), interval(values))
    if found.test is not None:
        results["test"] = test_doc(found.test, plan.bots[0])
    return results


def margin_doc(mean: float, ends: tuple[float, float]) -> dict[str, Any]:
    """By how many points a bot was ahead of the best other, deal by deal."""
    likely = [round(end, 3) if math.isfinite(end) else None for end in ends]
    return {"margin": round(mean, 3), "interval": likely}


def wide_doc(found: Session, seconds: float) -> dict[str, Any]:
    """The results of a tournament as JSON; a bot that never sat down has none."""
    plan, all = found.plan, found.standings
    played = [bot for bot in all.bots.values() if bot.games]
    results: dict[str, Any] = {
        "game": plan.game,
        "games": len(all.lengths),
        "finished": all.finished,
        "decisions": sum(all.lengths),
        "seconds": round(seconds, 3),
        "bots": [
            {**bot_doc(bot, bot.games), **margin_doc(*bot.margin()), **rating_doc(all.ratings, bot)}
            for bot in played
        ],
        "seats": plan.seats,
        "pairing": SWISS if plan.rounds else ROUND_ROBIN,
        "line_ups": 0 if plan.rounds else line_up_count(len(plan.bots), plan.seats),
        "duels": [
            {
                "bot": one,
                "against": other,
                "games": duel.games,
                "share": round(duel.share, 4),
                "interval": [round(end, 4) for end in duel.interval()],
            }
            for (one, other), duel in all.duels.items()
            if duel.games
        ],
    }
    if all.opponent and all.other.scores:
        results["opponent"] = {**other_doc(all.other), **rating_doc(all.ratings, all.other)}
    if found.test is not None:
        results["test"] = test_doc(found.test, plan.bots[0])
    return results


def rating_doc(ratings: Ratings | None, bot: Standing) -> dict[str, Any]:
    """A bot's rating as JSON."""
    if ratings is None:
        return {}
    return {"games": bot.games, "rating": rating_figures(ratings.of(bot.name))}


def rating_figures(rated: Rated) -> dict[str, float]:
    """A rating with its interval."""
    figures = {"mu": rated.mu, "sigma": rated.sigma, "low": rated.low, "high": rated.high}
    return {name: round(figure, 3) for name, figure in figures.items()}


def test_doc(test: Comparison, first: str) -> dict[str, Any]:
    """What a sequential test says, as JSON."""
    return {
        "bot": first,
        "verdict": test.verdict(),
        "share": round(test.share, 4),
        "deals": test.deals,
        "low": test.low,
        "high": test.high,
        "error": test.error,
        "ratio": round(test.ratio(), 4),
        "bound": round(test.bound, 4),
    }


def show(results: dict[str, Any]) -> None:
    """The results as small tables."""
    print(
        said(
            "shown-finished",
            "{name}: {finished} of {games} games finished",
            name=results["game"],
            finished=results["finished"],
            games=results["games"],
        )
    )
    print(
        said(
            "shown-decisions",
            "{decisions} decisions in {seconds} s",
            decisions=results["decisions"],
            seconds=results["seconds"],
        )
    )
    wide = max(12, *[len(bot["name"]) + 1 for bot in results["bots"]])
    row = f"{{:<{wide}}}{{:>7}}{{:>10}}  {{:<16}}{{:>8}}{{:>6}}{{:>6}}"
    print(row.format(*map(worded, HEADINGS)))
    everybody = [*results["bots"], *([results["opponent"]] if "opponent" in results else [])]
    for bot in everybody:
        low, high = wilson(bot["wins"], bot.get("games", results["games"]))
        rate, likely = f"{bot['win_rate']:.1%}", f"{low:.1%} - {high:.1%}"
        scores = (f"{bot['mean_score']:.1f}", bot["min_score"], bot["max_score"])
        print(row.format(bot["name"], bot["wins"], rate, likely, *scores))
    for bot in results["bots"]:
        if "margin" in bot and None not in bot["interval"]:
            low, high = bot["interval"]
            lead = f"{bot['margin']:+.1f} ({low:+.1f} - {high:+.1f})"
            print(f"{bot['name']:<{wide}} {said('shown-ahead', 'ahead of the best other')}: {lead}")
    show_ratings([bot for bot in everybody if "rating" in bot], wide)
    if "test" in results:
        print(sentence(results["test"]))


def show_ratings(rows: list[dict[str, Any]], wide: int) -> None:
    """The ratings, the strongest first."""
    if not rows:
        return
    row = f"{{:<{wide}}}{{:>7}}{{:>8}}{{:>8}}  {{}}"
    print(
        row.format(
            said("shown-bot", "bot"),
            said("shown-rated-games", "games"),
            "mu",
            "sigma",
            said("shown-interval", "95 % interval"),
        )
    )
    for bot in sorted(rows, key=lambda bot: -bot["rating"]["mu"]):
        figures = bot["rating"]
        mu, sigma = f"{figures['mu']:.2f}", f"{figures['sigma']:.2f}"
        likely = f"{figures['low']:.1f} - {figures['high']:.1f}"
        print(row.format(bot["name"], bot["games"], mu, sigma, likely))


def sentence(test: dict[str, Any]) -> str:
    """What a test says, in words."""
    bot, share, deals = test["bot"], f"{test['share']:.1%}", test["deals"]
    if test["verdict"] == BETTER:
        return said(
            "shown-better",
            "{bot} is better: {share} of its duels in {deals} deals",
            bot=bot,
            share=share,
            deals=deals,
        )
    if test["verdict"] == NOT_BETTER:
        return said(
            "shown-not-better",
            "{bot} is not better: {share} of its duels in {deals} deals",
            bot=bot,
            share=share,
            deals=deals,
        )
    return said(
        "shown-undecided",
        "{bot} may be better or not: {share} of its duels in {deals} deals",
        bot=bot,
        share=share,
        deals=deals,
    )
