# Texts that belong to no game.

language-name = English
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
deck-no-text = This is not text.
deck-no-json = This begins like JSON but cannot be read as such.
deck-named-twice = This JSON has { $name } twice.
deck-no-cards = This JSON has no "cards".
deck-no-file = There is no file { $words }.
deck-several = { $words } could be several ready decks: { $names }.
deck-not-found = { $words } is no ready deck, no code and no file. Ready are: { $names }.

## Terminal

# The terminal's own texts.  Commands are the words that people type.

command-quit = quit
command-undo = undo
command-help = help
command-log = log
command-board = board
command-hint = hint
command-rules = rules
command-card = card
command-pause = pause
command-save = save
command-on = on
command-off = off
command-stop = q
command-yes = y

help-number = 3
    .means = choose the option with the number 3; 0 ends or declines
help-words = { $example }
    .means = the option with that text; any unambiguous part will do
help-hint = { command-hint } [PLAYER]
    .means = what a computer player would do: greedy, adept or another
help-undo = { command-undo }
    .means = back to your previous decision
help-rules = { command-rules } [WORD]
    .means = the rules on one sheet, or what they say about a word
help-card = { command-card } NAME
    .means = a card, or its owner, shown large with everything about it
help-others = { $others }
    .means = everything that you can see of the { $others }
help-log = { command-log }
    .means = all that has happened
help-board = { command-board } or Enter
    .means = the table again
help-pause = { command-pause } { command-on }|{ command-off }
    .means = whether to wait for Enter after what the others did
help-save = { command-save } [FILE]
    .means = write the game to a file and go on
help-quit = { command-quit }
    .means = write the game to a file and stop
help-help = { command-help } or ?
    .means = this

sentence = { $words }.
list-between = , { "" }
title-decision = Your decision
title-commands = { command-help }, { command-rules } or { command-hint }
title-read-on = { command-card } NAME reads on …; { command-help }, { command-rules } or { command-hint }
title-happened = What happened
title-pauses = { command-pause } { command-off }: no more waiting
more-lines = … { $count } lines more: type { command-log }
thinks = { $who } thinks … (Ctrl-C saves the game and stops)
adviser-thinks = { $player } thinks …
hand-over = { $who } decides. Press Enter once nobody else sees the screen.
no-such-number = There is no option { $number } now: type the number of an option, or part of its text.
could-mean = '{ $typed }' could mean:
type-more = Type more of it, or the number.
no-such-words = No option contains '{ $typed }'. Type the number of an option, part of its text, or { command-help }
nothing-to-undo = There is nothing to undo: this is your first decision.
undo-of-another = That was the other player's decision: it stands.
undo-answered = Others have decided since: that decision stands.
undo-learnt = Something has been revealed since, such as a card or a random result: that decision stands.
hint-too-long = No hint: it took too long. { command-hint } alone takes a second.
hint-no-player = there is no player '{ $player }'; there are: { $players }, search:400 and search:100ms.
hint-cheats = { $player } looks at hidden cards, so it gives no hints.
hint-player = The player { $player } would take { $number }: { $option }.
hint-search = A computer player that searches for a second would take { $number }: { $option }.
which-card = Which card? Type { command-card } and part of its name, such as: { command-card } { $example }
no-such-card = There is no card '{ $typed }' here.
pauses-on = Pauses are on: { command-pause } { command-on } and { command-pause } { command-off } change that.
pauses-off = Pauses are off: { command-pause } { command-on } and { command-pause } { command-off } change that.
go-on = Enter goes on:
go-on-or-stop = Enter goes on, { command-stop } stops:
yes-or-no = ({ command-yes }/N)

not-saved = The game is not saved. { command-save } FILE may write it elsewhere; another { command-quit } leaves without saving.
nothing-written = Nothing was written.
cannot-write = { $reason }. Name another file, or type { command-save } alone to write to { $folder }.
write-over = { $path } exists already and is no save of this game. Overwrite it?
saved-in = Saved in { $path }
go-on-with = Go on with: mankai play --resume { $path }
record-in = Record in { $path }
see-again-with = See it again with: mankai replay { $path }

times = { $line } ({ $count } times)
to-decide = { $who } to decide, after { $decisions } decisions.

words-to-ask-for = Words to ask for, as in { command-rules } { $example }: { $words }.
no-such-word = the rules of { $game } have no '{ $typed }'; they have: { $words }
no-rules = There is no text of the rules of { $game }.

# The plain board, for games that bring none.

plain-player = Player { $number }
plain-others = others
plain-you = You
plain-seat = Seat { $number }
plain-table = The table
plain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-nothing = nothing
plain-on-card = { $card } ({ $count })
plain-question = { $question }: what do you choose?
plain-place = place { $number }
plain-zone = zone { $number }
plain-card = card { $number }
plain-rank = { $who }: place { $rank }
plain-won = { $who_is ->
    [you] You have won.
   *[other] { $who } has won.
}
plain-draw = It is a draw.
plain-follows =
    { $count ->
        [one] A game follows.
       *[other] { $count } games follow.
    }

# Decks.

decks-none = { $game } has no decks.
decks-none-ready = No deck is ready.
decks-allowed = It may be played. Its code: { $code }
decks-not-allowed = { $count ->
    [one] It may not be played:
   *[other] It may not be played, for { $count } reasons:
}
decks-no-format = there is no format { $format }; there are: { $formats }
decks-one-format = { $game } has only one format

learn-title = { $number } of { $count }: { $title }
learn-task = Task: { $task }
learn-done = Done!
learn-again = Not quite. Once more:
learn-over = That was all. Now a whole game: mankai play { $game }

runs-plain = Mankai runs as plain Python here, without compiled rules: the same games, several times slower.
drawn-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
drawn-story = The story

# What `mankai serve` says to a person at the terminal, below the address.

serve-open = Open this address in a browser, set up a table there, and send its link to the people you want to play with.
serve-alone = Only this computer can reach it. For other devices in your network: mankai serve --host 0.0.0.0 (or make play ARGS="--host 0.0.0.0").
serve-reached = Other devices reach it at: { $addresses }
serve-stop = Ctrl+C stops it. Tables are kept in { $folder }, and games go on at the next start.
