"""The heuristics of the Azuki TCG.

- `heuristics.py`: the entry point for players: horizon, priors, leaf values, mulligans.
- `evaluation.py`: the value of a position at any time.
- `value.py`: the learnt value of a position at the start of a turn.
- `policy.py`: learnt priors for options.
- `linear_model.py`: weighted sums of features, and the files of weights.
"""
