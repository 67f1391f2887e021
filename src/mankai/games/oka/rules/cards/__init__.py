"""Cards, characters and printed values.

- `sakura_cards.py`: the 52 cards, and which fit on which.
- `characters.py`: the fifteen characters.
- `values.py`: the coins and shurikens on the cards.
"""
