"""One file per goddess: her cards, and whatever only she has."""
