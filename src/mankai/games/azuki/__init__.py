"""The Azuki TCG: leaders, gates, gardens and alleys.

- `pack.py`: the entry in the registry.
- `rules`: the rules.
- `ai`: the heuristics of computer players.
- `terminal`: the board in the terminal.
- `decks.py`: ready decks, deck checks, deck codes and figures.
- `setup_form.py`: the set-up fields.
- `setup_types.py`: the same as types.
- `observation.py`: extra features of observations.
- `notebook.py`: the card style in notebooks.
- `pictures.py`: the pictures of cards, painted from `data/`.
"""
