"""The steps of the rulebook: set-up, turn, playing cards, drafts."""
