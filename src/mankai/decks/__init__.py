"""Decks of cards: their text formats."""
