"""Playing in a terminal: the board, the questions, the session, the files."""
