"""Helpers for tests of the arena.

two_nodes.py  a program that plays one run on a pool and on a Ray cluster of two nodes
"""
