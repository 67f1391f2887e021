"""The Azuki player: evaluation, policy and value, linear models and their weights."""
