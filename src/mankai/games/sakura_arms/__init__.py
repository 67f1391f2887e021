"""Sakura Arms: duels under the sakura in several editions, and drafts.

- `pack.py`: the entry in the registry.
- `rules`: the rules, with the editions in `rules/editions` and the goddesses in `rules/cards/goddesses`.
- `terminal`: the board in the terminal.
- `decks.py`: ready decks, deck checks and deck codes.
- `setup_form.py`: the set-up fields.
- `setup_types.py`: the same as types.
- `heuristics.py`: values, priors and draft choices for computer players.
- `observation.py`: extra features of observations.
- `pictures.py`: the pictures of cards and the figures of goddesses, painted from `data/`.
- `notebook.py`: the card style in notebooks.
"""
