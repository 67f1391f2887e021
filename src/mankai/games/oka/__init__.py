"""Sakura by Csaba Hegedűs: two piles, the Yin-Yang card and fifteen characters, for 2 to 6 players."""
