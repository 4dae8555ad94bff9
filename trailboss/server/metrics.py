"""Metrics: what an operator watches, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.requests = Counter(
            "trailboss_requests",
            "Answers by method and status",
            ["method", "status"],
            registry=registry,
        )
        self.answers: dict[tuple[str, int], Counter] = {}
        """The same by method and status."""
        self.entries = Counter(
            "trailboss_entries", "Entries written, by kind", ["kind"], registry=registry
        )
        self.kinds: dict[str, Counter] = {}
        """The same by kind."""
        self.bot_moves = Counter("trailboss_bot_moves", "Actions of bots", registry=registry)
        self.thinking = Histogram(
            "trailboss_bot_seconds",
            "Time a bot thinks about one action",
            buckets=FAST,
            registry=registry,
        )
        self.acting = Histogram(
            "trailboss_action_seconds",
            "From a request to its stored action",
            buckets=FAST,
            registry=registry,
        )
        self.viewers = Gauge("trailboss_viewers", "Open streams and sockets", registry=registry)
        self.tables = Gauge("trailboss_cached_tables", "Tables in memory", registry=registry)
        self.webhooks = Counter(
            "trailboss_webhooks", "Webhooks by outcome", ["outcome"], registry=registry
        )
        self.pushes = Counter(
            "trailboss_pushes", "Push messages by outcome", ["outcome"], registry=registry
        )
        self.mails = Counter(
            "trailboss_mails", "E-mails by outcome", ["outcome"], registry=registry
        )

    def answered(self, method: str, status: int) -> None:
        """One more request."""
        key = (method, status)
        if key not in self.answers:
            self.answers[key] = self.requests.labels(method, str(status))
        self.answers[key].inc()

    def written(self, kind: str) -> None:
        """One more entry."""
        if kind not in self.kinds:
            self.kinds[kind] = self.entries.labels(kind)
        self.kinds[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
