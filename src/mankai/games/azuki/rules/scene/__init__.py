"""Scenes: any position from a description and back, and its summary for rulings."""
