# What is said of the Azuki TCG before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Azuki TCG
game-title = Alpha set and starters
pack-what = A duel of two leaders of four elements. Entities grow up in the Alley, step through the Gate into the Garden and fight there for twenty health.

wish-decks = your deck: a ready list by name, a deck code, or a file with a list; or choose, to choose or build one in secret
    .label = Decks
    .others = the opponent's deck, in the same ways
    .meet = ready lists that meet, by name, or codes, with semicolons between; or all
wish-lists = whether both know what is in the other's deck: open or closed
    .label = Lists
wish-format = open, every card; or tournament, without banned cards
    .label = Format
wish-first = who takes the first turn
    .label = First turn
wish-turn-limit = the match ends after so many turns, both players' counted; then the leader with more health wins, with equal health it is a draw; without it there is no limit
    .label = Limit of turns
choice-random = random
choice-choose = choose or build at the table
choice-open = open
choice-closed = closed
choice-tournament = tournament

# Decks.

deck-leaders = Leader
deck-gates = Gate
deck-main = Cards
deck-needs-leader = A deck has one leader, not { $has }.
deck-needs-gate = A deck has one Gate, not { $has }.
deck-size-wrong = A deck has { $needs } cards besides leader and Gate, not { $has }.
deck-too-many-copies = { $has } copies of { $card } ({ $id }): at most { $most }, whatever their print.
deck-wrong-element = { $card } is of { $element }, but the leader is of { $leader }.
deck-banned = { $card } is banned in official tournaments since { $since }.
deck-not-in-main = { $card } ({ $kind }) is none of the fifty cards.
deck-not-leader = { $card } ({ $kind }) is neither leader nor Gate.
deck-no-such-card = There is no card { $name }{ $nearest }.
deck-nearest = { " " }(perhaps { $names })
deck-nothing-near = { "" }
deck-code-too-short = This is too short for a deck code.
deck-code-is-none = This is no deck code.
deck-code-wrong-sign = A sign of this code is wrong, or one is missing.
deck-code-of-other-game = This is no deck code of this game.
deck-code-of-other-version = This code was written by a later version.

deck-starter = Starter: { $leader }
deck-list = { $leader }, { $gate }, list { $number }
deck-about-starter = a starter deck, by the most credible list
deck-about-ours = a starter deck; how many of which card is our own inference from their rarity
deck-about-community = a public list of the community
deck-about-event = { $event }{ $first ->
    [0] { "" }
   *[other] { $second ->
        [0] , place { $first }
       *[other] , places { $first } and { $second }
    }
}
event-regional = Garden Arena Regional, Pasadena, August 2026
event-invitational = Invitational, January 2026
event-case-tournament = CoreTCG case tournament, June 2026
event-ladder = the official app's ladder, September 2026

deck-line = { $id }  { $card }  ({ $cost } IKZ{ $numbers })
deck-line-of = { $id }  { $card } ({ $kind })
deck-numbers = , { $attack }/{ $health }
nothing = { "" }
deck-part-entity = Entities
deck-part-spell = Spells
deck-part-weapon = Weapons
deck-part-other = Not among the fifty
deck-curve = By cost
deck-cost = { $cost } IKZ
deck-cost-or-more = { $cost } IKZ or more
deck-elements = By element
deck-searches = Chance to find something, from a full deck
deck-search = { $card }, among { $among }
