"""Game packs: how games are described, found and checked.

pack.py              `Pack` and its pieces: set-up fields, set-up forms, decks, lessons
registry.py          finds packs and loads the rules of a game by name
manifest.py          packs and games as JSON-able data, in all languages
observation_spec.py  observations of a game as numbers, and features of its cards and options
card_lookup.py       `mankai.card`: a card of a game by name
validation.py        checks packs, exercises and catalogues
"""
