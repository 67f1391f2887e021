"""The rules of Sakura Arms.

* `constants.py`, `draft_constants.py`: the numbers of places, zones, steps and verbs, of a duel and of a draft
* `vocabulary.py`: all that a goddess's file may import
* `measured_decks.py`: decks found by measurement
* `cards/`: the base class of cards, mechanisms, and one file per goddess
* `editions/`: one file per edition, Epic Battle, and the drafts
* `engine/`: the running duel
* `steps/`: the steps of the rulebook: set-up, turn, playing cards, drafts
* `scene/`: tables from descriptions, and back
* `text/`: messages, log lines, derived views, and the printed cards as data
"""
