"""The rules of Sakura: two piles, the Yin-Yang card and fifteen characters.

- `edition.py`: the `Rules` object for each number of players.
- `constants.py`: the numbers of places, zones, steps, verbs and switches.
- `cards`: cards, characters and printed values.
- `engine`: the running game and its ranking.
- `steps`: set-up and turn.
- `scene`: positions from descriptions and back.
- `text`: messages and the legend.
"""
