"""Computer players at tables, and the pool of processes they think in."""
