"""The running match.

- `match.py`: the `Runner` subclass: state of the field, costs, waiting effects, moves of cards.
- `player.py`, `unit.py`, `attack.py`: the objects that card texts use.
- `damage.py`: damage, destruction, sacrifice, return, healing.
- `trigger.py`, `triggers.py`: a moment to which texts respond; the order in which waiting effects are resolved.
"""
