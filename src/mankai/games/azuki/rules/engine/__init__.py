"""The running match: players, units, attacks, damage, triggers."""
