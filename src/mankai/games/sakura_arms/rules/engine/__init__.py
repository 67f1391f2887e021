"""The running duel: players, attacks, Epic Battle and Mad Pairing."""
