"""Computer players at tables.

* `bots`: decides for computer players when it is their turn, and gives hints
* `pool`: the processes in which they think, and a fair queue of requests
"""
