"""The running game and its ranking."""
