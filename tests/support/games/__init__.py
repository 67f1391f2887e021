"""Helpers for tests of single games.

azuki_coverage.py        which texts of which cards random games of the Azuki TCG have met; a program too
azuki_decks.py           set-ups with ready, random and chosen decks
azuki_scenes.py          scenes of the Azuki TCG, answers by label, and the two sides afterwards
oka_scenes.py            scenes of Sakura 桜花伝説, answers by label, and the state afterwards
sakura_arms_coverage.py  how often random duels have played each card; a program too
sakura_arms_scenes.py    scenes of Sakura Arms, answers by label, and the state afterwards
"""
