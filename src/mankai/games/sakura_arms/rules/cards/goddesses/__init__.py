"""One file per goddess: her cards and her own mechanisms.  `first_generation/` has their first printings.

* `yurina.py`: katana
* `himika.py`: arquebus
* `tokoyo.py`: fan
* `oboro.py`: ninjutsu
* `chikage.py`: poison
* `thallya.py`: mount
* `saine.py`: naginata
* `yukihi.py`: umbrella and hairpin
* `shinra.py`: book
* `hagane.py`: hammer
* `kururu.py`: contraptions
* `raira.py`: claw
"""
