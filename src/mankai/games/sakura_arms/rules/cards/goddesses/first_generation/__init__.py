"""The Megami of the first generation.  Cards that Level 99's printing left unchanged are imported from there.

* `yurina.py`, `himika.py`, `tokoyo.py`: in AEG's edition, and as stand-ins in the Beta edition
* `oboro.py`, `yukihi.py`, `shinra.py`, `saine.py`: only in AEG's edition
* `stand_ins.py`: makes the stand-ins for the Beta edition's cards
"""
