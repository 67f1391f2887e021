"""Sakura by Csaba Hegedűs: two piles, the Yin-Yang card and fifteen characters, for 2 to 6 players.

- `pack.py`: the entry in the registry.
- `rules`: the rules.
- `terminal`: the board in the terminal.
- `setup_form.py`: the set-up fields.
- `setup_types.py`: the same as types.
- `heuristics.py`: values and rollout policy for computer players.
- `observation.py`: extra features of observations.
- `notebook.py`: the card style in notebooks.
"""
