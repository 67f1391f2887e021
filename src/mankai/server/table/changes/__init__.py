"""Changes of a table: functions for everything that can happen at it; `log.reducer` calls them for every entry of the log.

- `decisions.py`: an option is taken, or answered early in a round.
- `delayed_updates.py`: the reveal delay: who is waited for, and who is shown something late.
- `seat_changes.py`: a person comes, a bot takes over, a seat gives up.
- `time_control.py`: whose time runs, how much is left, and what is charged.
- `undo.py`: decisions taken back.
"""
