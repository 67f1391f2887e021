# What belongs to no game.

verbatim = { $text }
alternative = alternative { $number }
not-possible-now = not possible now
unknown-card = a card
seat-you = you
seat-foe = foe
seat-number = seat { $number }

# Decks as people write them down.

deck-cards = Cards
deck-bad-count = { $name }: the number of copies is a whole number from 1 on, not { $count }.
deck-unreadable = This names no card: { $what }.
deck-text-too-long = This is too long for a deck: a list has at most { $most } KB.
deck-text-too-many = This is no deck: a list has at most { $most } cards.
deck-text-too-many-lines = This is no deck: a list has at most { $most } lines.
deck-line-too-long = This line is too long for a card, of at most { $most } characters: { $line }
deck-text-empty = There is nothing in this list.
deck-no-text = This is no text.
deck-no-json = This begins like JSON but cannot be read as such.
deck-named-twice = This JSON has { $name } twice.
deck-no-cards = This JSON has no "cards".
deck-no-file = There is no file { $words }.
deck-several = { $words } could be several ready decks: { $names }.
deck-not-found = { $words } is no ready deck, no code and no file. Ready are: { $names }.
