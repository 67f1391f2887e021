"""The terminal client: sessions, boards, pages and saved games.

- `session.py`: a game at one screen.
- `exercise_session.py`: exercises at one screen.
- `follow_ups.py`: the games that follow a finished game.
- `screen.py`: console and keyboard; lines, pages, pauses, yes-or-no questions.
- `line_editor.py`: a keyboard with line editing, history and completion.
- `pager.py`: long texts shown in the user's pager.
- `board.py`: the interfaces `Board` and `TerminalUi` that a game can implement.
- `plain_board.py`: the board for games without their own.
- `ui_lookup.py`: the `TerminalUi` of each game.
- `layout.py`: titles, wrapped lines, columns.
- `option_numbers.py`: the numbers typed for options.
- `name_lookup.py`: names found by a typed part.
- `log_text.py`: the log of a game as lines of text.
- `rules_sheet.py`: the rules and glossary of a game.
- `deck_page.py`: decks as lines of text.
- `phrases.py`: the terminal's own sentences.
- `bot_runner.py`: computer players that can be stopped, and hints.
- `setup_options.py`: command-line options for set-up fields.
- `storage.py`: files of saved games and records.
- `autosave.py`: when and where a session writes its game.
"""
