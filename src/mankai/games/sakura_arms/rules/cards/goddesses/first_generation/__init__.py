"""The Megami of the first generation, one file each; what Level 99's printing left as it was is taken from there."""
