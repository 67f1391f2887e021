"""Metrics of the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counters and gauges of one server, as Prometheus reads them."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client types all but this
        registry = self.registry = CollectorRegistry()
        self.connections = Gauge("mankai_connections", "WebSockets open now", registry=registry)
        self.tables = Gauge("mankai_tables", "Tables in memory", registry=registry)
        self.disk = Gauge("mankai_disk_bytes", "The log on the disk", registry=registry)
        self.disk_free = Gauge("mankai_disk_free_bytes", "Left on that disk", registry=registry)
        self.damaged = Gauge("mankai_tables_damaged", "Tables whose log could not be played", registry=registry)
        self.asleep = Gauge("mankai_tables_asleep", "Tables not in memory where time runs", registry=registry)
        self.created = Counter("mankai_tables_created", "Tables set up", registry=registry)
        self.resumed = Counter("mankai_tables_resumed", "Tables brought back from the log", registry=registry)
        self.chosen = Counter("mankai_options_chosen", "Options taken, by whom", ["kind"], registry=registry)
        self.chosen_by = {kind: self.chosen.labels(kind) for kind in ("person", "bot", "open")}  # looked up once: used often
        self.refused = Counter("mankai_refused", "Messages and requests refused", ["code"], registry=registry)
        self.slow_clients = Counter("mankai_slow_clients", "Clients dropped because they read too slowly", registry=registry)
        self.ack_seconds = Histogram(
            "mankai_acknowledge_seconds", "From message to acknowledgement", buckets=SECONDS, registry=registry
        )
        self.hints = Counter("mankai_hints", "Hints given", registry=registry)
        self.bot_seconds = Histogram("mankai_bot_seconds", "A computer player's decision", buckets=SECONDS, registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
