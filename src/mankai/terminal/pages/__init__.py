"""Pages of text.

- `rules_sheet.py`: the rules and glossary of a game.
- `deck_page.py`: decks as lines of text.
- `log_text.py`: the log of a game as lines of text.
"""
