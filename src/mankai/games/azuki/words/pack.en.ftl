# What is said of the Azuki TCG before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Azuki TCG
game-title = Alpha set and starters
pack-what = A duel of two leaders of four elements. Entities grow up in the Alley, step through the Gate into the Garden and fight there for twenty health.

wish-decks = your deck: a ready list by name; or choose, to choose or build one in secret
    .label = Decks
    .others = the opponent's deck, in the same ways
    .meet = ready lists that meet, by name, with semicolons between; or all
wish-lists = whether both know what is in the other's deck: open or closed
    .label = Lists
wish-format = open, every card; or tournament, without banned cards
    .label = Format
wish-first = who takes the first turn
    .label = First turn
choice-random = random
choice-choose = choose or build at the table
choice-open = open
choice-closed = closed
choice-tournament = tournament
