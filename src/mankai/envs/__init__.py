"""Environments to train and measure agents: thin adapters from Mankai's public API to other libraries.

- `pettingzoo.py`: games as PettingZoo's agent environment cycle.
- `gymnasium.py`: one seat of a game as a Gymnasium environment.
- `openspiel.py`: games as OpenSpiel games.
- `vector.py`: many games stepped at once, into NumPy arrays.
- `arrays.py`: observations, masks and features as NumPy arrays.
- `spaces.py`: Gymnasium spaces and ids of games.
- `dataset.py`: reads datasets of positions.
- `text_render.py`: a position as text.
"""
