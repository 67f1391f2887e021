"""The cards, one file for each element: `earth.py`, `fire.py`, `lightning.py`, `water.py`; `neutral.py` for Neutral cards."""
