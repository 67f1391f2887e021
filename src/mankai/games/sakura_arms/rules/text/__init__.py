"""Text for people.

* `messages.py`: messages of options, questions and reasons
* `log_lines.py`: log lines from events
* `metadata.py`: the printed cards as data, and the catalogue keys of names
"""
