"""The steps of the rulebook: set-up and turn."""
