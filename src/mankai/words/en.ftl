# What belongs to no game.

verbatim = { $text }
alternative = alternative { $number }
not-possible-now = not possible now
unknown-card = a card
seat-you = you
seat-foe = foe
seat-number = seat { $number }
