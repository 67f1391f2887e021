"""The terminal UI of Sakura.

- `ui.py`: the entry point that the pack names.
- `board.py`: the board.
- `card_pages.py`: cards and characters shown large.
- `view_model.py`: a view with names for its places and zones.
"""
