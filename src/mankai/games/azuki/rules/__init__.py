"""The rules of the Azuki TCG: Garden and Alley, leaders, gates and IKZ.

- `edition.py`: the `Rules` subclass: zones, visibility, verbs, and the dispatch of steps.
- `constants.py`: the numbers of places, zones, spots, flags, steps and verbs.
- `vocabulary.py`: everything that an element's file may import.
- `decklists.py`, `deck_codes.py`, `ready_decks.py`: legality of decks, deck codes, ready decks.
- `determinization.py`: samples of a hidden deck, for imagined worlds.
- `cards/`: the base class, the index, and the cards by element.
- `engine/`: the running match.
- `steps/`: set-up, turn, playing cards, combat.
- `scene/`: positions from descriptions and back.
- `text/`: messages of options and events, and the printed cards as data.
"""
