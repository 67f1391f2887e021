"""Helpers for tests of the environments.

pettingzoo_suites.py  PettingZoo's own test suites
random_positions.py   positions of random games of every game
"""
