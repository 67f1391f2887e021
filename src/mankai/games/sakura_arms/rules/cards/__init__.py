"""Cards, goddesses and their mechanisms.

* `base.py`: the base classes of cards and goddesses
* `mechanisms.py`: places, zones and actions that only one goddess has
* `goddesses/`: one file per goddess
"""
