"""One file per goddess: her cards and her own mechanisms.

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
* `first_generation/`: their first printings
"""
