"""The steps of the rulebook.

* `setup.py`: setting up a duel
* `turn.py`: the phases of a turn
* `play.py`: playing a card, and attacks
"""
