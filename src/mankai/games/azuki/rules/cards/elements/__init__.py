"""The cards, one file for each element."""
