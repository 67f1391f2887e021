"""Cards: the base class, the index of all cards, and the cards of each element."""
