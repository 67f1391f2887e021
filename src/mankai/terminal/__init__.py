"""The terminal client: boards and what they are drawn with, pages, sessions and saved games.

- `sessions/`: a game, or an exercise, at one screen.
- `pages/`: rules, decks and logs as text.
- `console/`: lines in and out.
- `ui_lookup.py`: the `TerminalUi` of each game.
- `plain_board.py`: the board for games without their own.
- `board.py`: the interfaces `Board` and `TerminalUi` that a game can implement.
- `view_model.py`, `card_pages.py`: the bases of a game's view with names, and of its pages of cards.
- `follow_ups.py`: the games that follow a finished game.
- `storage.py`: files of saved games and records.
- `setup_options.py`: command-line options for set-up fields.
- `layout.py`: titles, wrapped lines, columns.
- `option_numbers.py`: the numbers typed for options.
- `name_lookup.py`: names found by a typed part.
- `phrases.py`: the terminal's own sentences.
"""
