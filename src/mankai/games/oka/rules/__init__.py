"""The rules of Sakura: two piles, the Yin-Yang card and fifteen characters."""
