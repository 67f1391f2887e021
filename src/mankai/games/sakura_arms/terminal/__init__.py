"""The terminal UI of Sakura Arms.

- `ui.py`: the entry point that the pack names.
- `board.py`: the board of a duel.
- `card_pages.py`: cards and goddesses shown large.
- `view_model.py`: a view with names for its areas and zones.
"""
