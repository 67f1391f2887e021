"""The cards.

- `base.py`: the base class: attributes, and the methods that a card may override.
- `card_index.py`: all faces by number, and lookup by id or name.
- `elements/`: the cards of each element.
"""
