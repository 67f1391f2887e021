"""Scenes: any position from a description and back.

- `read.py`: reads and writes descriptions, and checks tables.
"""
