"""How a terminal shows Sakura."""
