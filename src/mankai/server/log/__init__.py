"""The event log: entries, the reducer that replays them, snapshots, retention, records."""
