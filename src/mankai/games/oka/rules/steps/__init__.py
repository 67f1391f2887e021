"""The steps of the rulebook.

- `setup.py`: the table before the first round.
- `turn.py`: rounds and turns.
"""
