"""Sessions: a game, or an exercise, at one screen.

- `exercise_session.py`: exercises, one after the other.
- `session.py`: a game: people type, computer players answer.
- `autosave.py`: when and where a session writes its game.
- `bot_runner.py`: computer players that can be stopped, and hints.
"""
