"""Texts and data for clients.

* `option_messages.py`: messages of options, questions and reasons
* `log_lines.py`: log lines from events
* `derived_view.py`: values in views that follow from the table
* `metadata.py`: the printed cards as data, and the keys of all names
"""
