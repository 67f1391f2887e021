"""Tables: a game in progress, the people and bots who play it, and the states that each of them is shown.

Each part of a table is a file of its own, and nothing but tables uses them, so they share a folder.

- `changes/`: everything that can happen at a table, a function each.
- `alarms.py`: the one way to wait for a moment.
- `clocks.py`: time left, and how much of it is shown to others.
- `create.py`: from a client's request to the first entry of the log.
- `history.py`: the options taken, and any position on the way.
- `passwords.py`: hashes of table passwords, and the tokens given for them.
- `permissions.py`: who a caller is, and what they may take back, read and be shown.
- `presence.py`: who is connected now, and since when others are away.
- `reveal_delay.py`: random delays that hide whether a person could answer.
- `rooms.py`: who of the people of a room plays at another of its tables.
- `simultaneous.py`: rounds in which several people decide at the same time.
- `sleeping_tables.py`: tables that are not in memory while time runs there.
- `spectators.py`: the game as spectators see it, perhaps later.
- `store.py`: the tables in memory, and the one way to change them.
- `table.py`: the table itself: its state, as its log has left it.
- `timers.py`: flags, reveal delays and late spectators: all that happens when time passes.
- `tokens.py`: secrets, invites and watch tokens.
- `viewer.py`: the states that one viewer is shown.
"""
