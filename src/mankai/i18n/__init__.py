"""Texts in many languages.

- `catalogues.py`: catalogues of messages by language and game, and speakers that put messages into words.
- `fluent.py`: evaluates the entries of Project Fluent files.
- `cldr.py`: plurals and number formats of languages, from Unicode's CLDR.
- `words/`: the messages that belong to no game, and those of the terminal.
"""


class CannotFormat(Exception):
    """An entry of a catalogue that uses something that does not exist."""
