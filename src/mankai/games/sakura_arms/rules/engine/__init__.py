"""The running duel: state, queries and changes.

* `standing_effects.py`, `copies.py`, `distance.py`: the caches of the runner, each class the base of the next
* `duel.py`: the runner of a duel, with its legality checks and changes to the table
* `player.py`: a player, as cards address one
* `attack.py`: an attack being resolved, with its current damage, Range and traits
* `mad_pairing.py`: the runner and the set-up step of Mad Pairing, a rule of Epic Battle
"""
