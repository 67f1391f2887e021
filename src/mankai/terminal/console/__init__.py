"""The console: lines in and out.

- `screen.py`: console and keyboard; lines, pages, pauses, yes-or-no questions.
- `line_editor.py`: a keyboard with line editing, history and completion.
- `pager.py`: long texts shown in the user's pager.
"""
