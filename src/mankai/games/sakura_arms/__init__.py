"""Sakura Arms: duels under the sakura, in the editions in `editions/`, with the goddesses in `goddesses/`."""
