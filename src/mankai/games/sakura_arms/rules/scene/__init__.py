"""Scenes: any table from a description and back, also in the middle of a step.

* `read.py`: tables of duels
* `agenda.py`: the part of such a scene that describes unfinished steps and effects
"""
