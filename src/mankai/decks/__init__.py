"""Decks of cards.

- `model.py`: `Deck` and `Decks`: a deck by names, and all that a game knows about its decks.
- `text_formats.py`: decks as people write them down, in the formats of several sites.
"""
