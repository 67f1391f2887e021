"""Cards: the base class, the goddesses, their mechanisms, and decks found by measurement."""
