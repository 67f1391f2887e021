"""Texts for people.

- `option_messages.py`: messages for options, questions, reasons and events.
- `metadata.py`: the keys of all names, and the printed cards as data.
"""
