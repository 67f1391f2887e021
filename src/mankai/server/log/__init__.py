"""The event log: the state of every table is the fold of its entries.

- `entries.py`: the entries of a table's log, and the lines of its chat.
- `eventlog.py`: the log itself, in SQLite.
- `idempotency.py`: the messages of each client that were executed.
- `reducer.py`: the effect of each entry on its table, and tables from their logs.
- `replays.py`: recorded games, frame by frame.
- `retention.py`: the removal of old tables.
- `snapshots.py`: states of tables with long logs, to load them fast.
"""
