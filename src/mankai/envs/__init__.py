"""Environments for those who train and measure agents: the conventions of others, as thin adapters over the one door.

`mankai.envs.pettingzoo`, `.gymnasium` and `.openspiel` are for the libraries of these names; `.vector` steps many games at once
into NumPy arrays.
"""
