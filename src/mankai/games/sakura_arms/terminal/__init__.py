"""How a terminal shows the duel."""
