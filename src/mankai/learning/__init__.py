"""Exercises and rulings: positions as data, with what is to be done or what must hold in them."""
