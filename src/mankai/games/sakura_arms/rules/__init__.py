"""The rules of the duel: numbers, steps and cards, in the editions in `editions/`, with the goddesses in `goddesses/`."""
