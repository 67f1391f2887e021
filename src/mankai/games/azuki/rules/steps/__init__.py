"""The steps of the rulebook.

- `setup.py`: decks, the first player, placing the cards.
- `turn.py`: the mulligan and the phases of a turn.
- `play.py`: playing cards, portals, abilities, payment.
- `combat.py`: attacks.
"""
