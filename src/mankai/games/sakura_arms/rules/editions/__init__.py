"""One file per edition: its numbers, its words, its goddesses."""
