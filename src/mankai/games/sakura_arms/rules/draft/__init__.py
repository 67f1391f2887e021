"""Drafts, which are games of their own: players make decks of any goddesses.

* `constants.py`: the numbers of places, zones, steps and verbs of a draft
* `rules.py`: the rules and steps of the three ways to draft
* `scene.py`: tables of drafts from descriptions, and back
* `games.py`: the drafts of Level 99's edition
"""
