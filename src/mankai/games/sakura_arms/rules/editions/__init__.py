"""The editions: their numbers, words and goddesses.

* `base.py`: the base class of all editions
* `first_generation.py`: the common base of AEG's edition and the Beta edition
* `aeg.py`: AEG's edition of 2017
* `beta.py`: the Beta edition of 2015
* `level99.py`: Level 99's edition, with Epic Battle
* `epic_battle.py`: the rules of Epic Battle
"""
