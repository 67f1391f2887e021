"""The rules of Sakura Arms.

* `constants.py`: the numbers of places, zones, steps and verbs of a duel
* `vocabulary.py`: all that a goddess's file may import
* `measured_decks.py`: decks found by measurement
* `derived_view.py`: values in views that follow from the table
* `cards/`: the base class of cards, mechanisms, and one file per goddess
* `editions/`: one file per edition, and Epic Battle
* `engine/`: the running duel
* `steps/`: the steps of the rulebook: set-up, turn, playing cards
* `draft/`: drafts, which are games of their own
* `scene/`: tables from descriptions, and back
* `text/`: messages, log lines, and the printed cards as data
"""
