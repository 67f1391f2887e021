"""The running game and its ranking.

- `hanami.py`: the running game.
- `ranks.py`: the ranks at the end.
"""
