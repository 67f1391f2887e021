"""The cards of each element.

- `earth.py`, `fire.py`, `lightning.py`, `water.py`: the cards of one element.
- `neutral.py`: the cards without an element.
"""
