"""Cards, characters and the values printed on them."""
