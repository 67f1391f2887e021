"""What all games share: plain state, an agenda of rule steps, and one door for decisions.  No game's words are in here."""
