"""Exercises and rulings: scenes as TOML data.

- `exercises.py`: small positions with a task for a learner.
- `rulings.py`: positions with choices and what must hold after them.
"""
