"""The terminal UI of the Azuki TCG.

- `ui.py`: the entry point that the pack names.
- `board.py`: the board.
- `card_pages.py`: cards shown large.
- `view_model.py`: a view with names for its units and zones.
"""
