"""Text for people.

- `messages.py`: messages for options, questions, reasons and events.
- `metadata.py`: the printed cards as data, and the catalogue keys of names.
"""
