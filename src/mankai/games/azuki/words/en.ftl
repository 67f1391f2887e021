# The Azuki TCG in English.  The names and texts of cards are printed on them: the rules have it.
# A seat `who` is said with its name, `$who`, and its role, `$who_is`: `you`, or somebody else.

# What things are called.

element-neutral = Neutral
element-fire = Fire
element-water = Water
element-earth = Earth
element-lightning = Lightning
kind-entity = entity
kind-spell = spell
kind-weapon = weapon
kind-leader = leader
kind-gate = gate
keyword-charge = Charge
keyword-infiltrate = Infiltrate
keyword-defender = Defender
keyword-godmode = Godmode
keyword-taunt = Taunt
keyword-immune = no damage from card effects
keyword-redirects = sends damage on
keyword-is-ikz = counts as IKZ
keyword-never-untaps = never untaps
flag-tapped = tapped
flag-cooldown = on Cooldown
flag-shocked = Shocked
flag-hurt = damaged this turn
flag-charge = Charge
flag-infiltrate = Infiltrate
flag-sacrificed-at-end = to be sacrificed at the end of the turn
flag-frozen-by-me = Frozen
flag-frozen-by-foe = Frozen
flag-rooted-by-me = Rooted
flag-rooted-by-foe = Rooted
flag-defends-for-me = Defender
flag-defends-for-foe = Defender
flag-spared-by-me = safe from card effects
flag-spared-by-foe = safe from card effects
moment-on-play = On Play
moment-enters = enters the Garden
moment-when-attacking = When Attacking
moment-when-attacked = When Attacked
moment-another-attacked = another is attacked
moment-after-attacking = After Attacking
moment-when-destroyed = When Destroyed
moment-when-sacrificed = When Sacrificed
moment-when-equipped = When Equipped
moment-start-of-turn = start of turn
moment-end-of-turn = end of turn
moment-took-damage = took damage
moment-dealt-damage = dealt damage
moment-watched = saw it happen
moment-held-back = damage held back
moment-due-sacrifice = sacrifice that is due
moment-promised = promise

place-turn = turn
place-turns = number of the turn
place-phase = phase
place-arrivals = cards that have entered
place-generation = generation of effects
place-forcing = who forces
place-closed = closed lists
place-turn-limit = limit of turns
place-ikz = { $whose ->
    [you] your IKZ
    [foe] the opponent's IKZ
   *[other] IKZ of { $owner }
}
place-spent = { $whose ->
    [you] your tapped IKZ
    [foe] the opponent's tapped IKZ
   *[other] tapped IKZ of { $owner }
}
place-pile = { $whose ->
    [you] your IKZ pile
    [foe] the opponent's IKZ pile
   *[other] IKZ pile of { $owner }
}
place-token = { $whose ->
    [you] your IKZ token
    [foe] the opponent's IKZ token
   *[other] IKZ token of { $owner }
}
place-fleeting = { $whose ->
    [you] your token for this turn
    [foe] the opponent's token for this turn
   *[other] token of { $owner } for this turn
}
place-played = { $whose ->
    [you] cards you played this turn
   *[other] cards { $owner } played this turn
}
place-entities-played = { $whose ->
    [you] entities you played this turn
   *[other] entities { $owner } played this turn
}
place-discarded = { $whose ->
    [you] cards you discarded this turn
   *[other] cards { $owner } discarded this turn
}
place-discount = { $whose ->
    [you] discount on your next card
   *[other] discount on the next card of { $owner }
}
place-promise = { $whose ->
    [you] promise of your leader
   *[other] promise of the leader of { $owner }
}
place-arrival = { $whose ->
    [you] your arrival
    [foe] the opponent's arrival
   *[other] arrival of { $owner }
}
place-damage = { $whose ->
    [you] your damage
    [foe] the opponent's damage
   *[other] damage of { $owner }
}
place-flags = { $whose ->
    [you] your conditions
    [foe] the opponent's conditions
   *[other] conditions of { $owner }
}
place-more-attack = { $whose ->
    [you] your bonus to attack
    [foe] the opponent's bonus to attack
   *[other] bonus to attack of { $owner }
}
place-more-health = { $whose ->
    [you] your bonus to health
    [foe] the opponent's bonus to health
   *[other] bonus to health of { $owner }
}
place-carapace = { $whose ->
    [you] your bonus to Carapace
    [foe] the opponent's bonus to Carapace
   *[other] bonus to Carapace of { $owner }
}
place-once = { $whose ->
    [you] your abilities used this turn
    [foe] the opponent's abilities used this turn
   *[other] abilities of { $owner } used this turn
}
place-copied = { $whose ->
    [you] your copied text
    [foe] the opponent's copied text
   *[other] copied text of { $owner }
}
zone-hand = { $whose ->
    [you] your hand
    [foe] the opponent's hand
   *[other] hand of { $owner }
}
zone-deck = { $whose ->
    [you] your deck
    [foe] the opponent's deck
   *[other] deck of { $owner }
}
zone-discard = { $whose ->
    [you] your discard pile
    [foe] the opponent's discard pile
   *[other] discard pile of { $owner }
}
zone-limbo = { $whose ->
    [you] the card you play
   *[other] the card { $owner } plays
}
zone-list = { $whose ->
    [you] your list
    [foe] the opponent's list
   *[other] list of { $owner }
}
zone-leader = { $whose ->
    [you] your leader
    [foe] the opponent's leader
   *[other] leader of { $owner }
}
zone-gate = { $whose ->
    [you] your Gate
    [foe] the opponent's Gate
   *[other] Gate of { $owner }
}
zone-garden-1 = Garden 1
zone-garden-2 = Garden 2
zone-garden-3 = Garden 3
zone-garden-4 = Garden 4
zone-garden-5 = Garden 5
zone-alley-1 = Alley 1
zone-alley-2 = Alley 2
zone-alley-3 = Alley 3
zone-alley-4 = Alley 4
zone-alley-5 = Alley 5

# Options.

option-end-the-turn = end the turn
option-pass = pass
option-pass-respond = no response
option-pass-defend = no Defender
option-decline = decline
option-decline-mulligan = keep the hand
option-decline-bottom = the rest as it lies
option-decline-top = the rest as it lies
option-decline-search = take none
option-decline-sacrifice = enough
option-decline-equip = enough
option-decline-return-cards = enough
option-decline-to-bottom = enough
option-accept = mulligan
option-amount = { $amount }
option-garden = into the Garden
option-alley = into the Alley
option-ikz = pay with IKZ
option-token = use the token
option-entity = tap an entity that counts as IKZ
option-ikz-untap = untap an IKZ
option-token-untap = untap the token
option-entity-untap = untap an entity that counts as IKZ
option-play = play { $card }
option-take = take { $card }
option-take-discard = discard { $card }
option-take-bottom = { $card } next to the bottom
option-take-top = { $card } next on top
option-take-choose-list = build a deck with { $card }
option-take-choose-gate = the Gate { $card }
option-take-build = add { $card }
option-take-play-free = play { $card }
option-attack-with = attack with { $card }
option-attack-with-at = attack with { $card } ({ $place })
option-attack-with-free = attack with nobody ({ $place })
option-portal = portal { $card }
option-portal-at = portal { $card } ({ $place })
option-portal-free = portal nobody ({ $place })
option-use = use { $card }
option-use-at = use { $card } ({ $place })
option-use-free = use nobody ({ $place })
option-spot = { $who_is ->
    [you] your { $card }
   *[other] { $who }'s { $card }
}
option-spot-at = { $who_is ->
    [you] your { $card } ({ $place })
   *[other] { $who }'s { $card } ({ $place })
}
option-spot-free = nobody ({ $place })
option-ready-list = the list "{ $name }"

# Alternatives.

choose-decline = do not
choose-sacrifice-this = sacrifice it
choose-sacrifice-all-others = sacrifice all others
choose-gain-infiltrate-and-attack = give it Infiltrate and +1 attack
choose-untap-this = untap it
choose-tap-this = tap it
choose-change-places = change places
choose-shock-an-entity = shock an entity
choose-gain-charge = gain Charge
choose-heal = heal
choose-sacrifice-an-entity = sacrifice an entity
choose-discard-two-cards = discard 2 cards
choose-take-the-card = take it
choose-play-the-card = play it
choose-hurt-your-leader = deal 1 damage to your leader
choose-return-this = return it to hand
choose-put-this-on-the-bottom = put it on the bottom of the deck
choose-it-gains-charge = it gains Charge
choose-their-leader-heals = the opponent's leader heals by 2
choose-the-opponent-draws-two-cards = the opponent draws 2 cards
choose-your-leader-takes-three-damage = your leader takes 3 damage
choose-gain-ikz-and-heal = gain 1 IKZ and heal up to 1
choose-draw-a-card = draw a card
choose-top = { $card } on top
choose-bottom = { $card } to the bottom
choose-text = the text of { $card }
choose-waiting = { $amount ->
    [0] { $card }: { $moment }
   *[other] { $card }: { $moment }, { $amount }
}

# Questions.

ask-choose-list = Choose a ready list, or a leader for a deck of your own
ask-choose-gate = Choose a Gate
ask-build = Add a card to your deck
ask-mulligan = Keep your hand?
ask-main = Main Phase
ask-respond = You are attacked: respond?
ask-defend = Declare a Defender?
ask-attack = { $card } attacks: whom?
ask-row = { $card }: into which row?
ask-replace = The row is full: what is replaced?
ask-purse = How do you pay?
ask-purse-entity = Which entity pays?
ask-untap = What is untapped?
ask-target = Choose a target
ask-target-of = { $card }: choose a target
ask-amount = { $card }: how much?
ask-may = Do you?
ask-may-of = { $card }: do you?
ask-pick = Choose one
ask-pick-of = { $card }: choose one
ask-take = { $card }: take which card?
ask-search = { $card }: take a card?
ask-bottom = Which card goes to the bottom next?
ask-top = Which card goes on top next?
ask-top-or-bottom = To the top or to the bottom?
ask-return-cards = { $card }: put back which card?
ask-discard = Discard which card?
ask-play-free = { $card }: play which card?
ask-sacrifice = { $card }: sacrifice which entity?
ask-hurt-own = { $card }: deal 1 damage to which entity of yours?
ask-to-bottom = { $card }: which entity goes to the bottom of the deck next?
ask-own = { $card }: which entity of yours?
ask-return-own = { $card }: return which entity of yours?
ask-carrier = { $card }: who carries it?
ask-equip = { $card }: put on which weapon?
ask-move-weapon = { $card }: move which weapon?
ask-redirect = { $card }: who takes the damage?
ask-order = Which effect is resolved next?
ask-ability = { $card }: which text?

# Reasons.

why-over = the game is over
why-not-asked = that is not what is asked now
why-not-in-hand = { $card } is not in your hand
why-only-response = only when the opponent attacks
why-only-main = only in your Main Phase
why-costs = costs { $cost }, you have { $money }
why-no-target = there is no target, or its cost cannot be paid
why-nobody-there = nobody stands there
why-no-ability = { $card } has no ability to use
why-frozen = { $card } is Frozen
why-rooted = { $card } is Rooted
why-only-in-garden = { $card } has its ability in the Garden only
why-only-in-alley = { $card } has its ability in the Alley only
why-once = { $card } has been used this turn
why-tapped = { $card } is tapped
why-cooldown = { $card } entered the Garden this turn (Cooldown)
why-no-attack = { $card } has no attack
why-gate = { $card } is a Gate
why-own = { $card } is your own
why-taunt = { $card } has Taunt: only it can be attacked
why-alley = { $card } is in the Alley
why-only-leaders = only leaders can be attacked
why-untapped = { $card } is untapped: only tapped entities can be attacked

# What has happened.

whose-card = { $who_is ->
    [you] { $card } (yours)
    [foe] { $card } (the opponent's)
   *[other] { $card } ({ $who }'s)
}
log-first = { $who_is ->
    [you] You begin
    [foe] The opponent begins
   *[other] { $who } begins
}
log-turn = { $who_is ->
    [you] Turn { $turn }: yours
    [foe] Turn { $turn }: the opponent's
   *[other] Turn { $turn }: { $who }
}
log-mulligan = { $who_is ->
    [you] You take a new hand
    [foe] The opponent takes a new hand
   *[other] { $who } takes a new hand
}
log-keep = { $who_is ->
    [you] You keep your hand
    [foe] The opponent keeps the hand
   *[other] { $who } keeps the hand
}
log-draw = { $who_is ->
    [you] You draw { $amount }
    [foe] The opponent draws { $amount }
   *[other] { $who } draws { $amount }
}
log-ikz = { $who_is ->
    [you] You gain { $amount } IKZ
    [foe] The opponent gains { $amount } IKZ
   *[other] { $who } gains { $amount } IKZ
}
log-token = { $who_is ->
    [you] You gain an IKZ token
    [foe] The opponent gains an IKZ token
   *[other] { $who } gains an IKZ token
}
log-token-spent = { $who_is ->
    [you] You use your token
    [foe] The opponent uses the token
   *[other] { $who } uses the token
}
log-play = { $who_is ->
    [you] You play { $card }
    [foe] The opponent plays { $card }
   *[other] { $who } plays { $card }
}
log-play-to = { $who_is ->
    [you] You play { $card } ({ $place })
    [foe] The opponent plays { $card } ({ $place })
   *[other] { $who } plays { $card } ({ $place })
}
log-equip = { $carrier } carries { $card }
log-attack = { $who_is ->
    [you] You attack { $target } with { $card }
    [foe] The opponent attacks { $target } with { $card }
   *[other] { $who } attacks { $target } with { $card }
}
log-portal = { $who_is ->
    [you] You portal { $card } (Gate Power { $amount })
    [foe] The opponent portals { $card } (Gate Power { $amount })
   *[other] { $who } portals { $card } (Gate Power { $amount })
}
log-use = { $who_is ->
    [you] You use { $card }
    [foe] The opponent uses { $card }
   *[other] { $who } uses { $card }
}
log-defend = { $card } defends
log-retarget = { $card } is the target now
log-fizzle = The attack fizzles
log-hurt = { $card } takes { $amount } damage
log-heal = { $card } regains { $amount } health
log-held-back = { $amount } damage to { $card } is held back
log-redirect = { $card } sends the damage to { $target }
log-destroyed = { $card } is destroyed
log-sacrificed = { $card } is sacrificed
log-replaced = { $card } is replaced
log-return = { $card } returns to hand
log-to-bottom = { $card } goes to the bottom of the deck
log-gets-attack = { $card } gets { $amount } attack
log-gets-health = { $card } gets { $amount } health
log-gets-carapace = { $card } gets Carapace { $amount }
log-untap = { $card } untaps
log-becomes = { $card }: { $flag }
log-copies = { $card } has the text of { $other }
log-exchange = { $card } and { $target } change places
log-resolve = { $card }: { $moment }
log-mill = { $who_is ->
    [you] You put { $amount } of your top cards into your discard pile
    [foe] The opponent puts { $amount } top cards into the discard pile
   *[other] { $who } puts { $amount } top cards into the discard pile
}
log-look = { $who_is ->
    [you] You look at your top { $amount }
    [foe] The opponent looks at the top { $amount }
   *[other] { $who } looks at the top { $amount }
}
log-arrange = { $who_is ->
    [you] You put { $amount } cards on top or to the bottom
    [foe] The opponent puts { $amount } cards on top or to the bottom
   *[other] { $who } puts { $amount } cards on top or to the bottom
}
log-discard = { $who_is ->
    [you] You discard { $card }
    [foe] The opponent discards { $card }
   *[other] { $who } discards { $card }
}
log-take = { $who_is ->
    [you] You take { $card }
    [foe] The opponent takes { $card }
   *[other] { $who } takes { $card }
}
log-deck-out = { $who_is ->
    [you] You cannot draw
    [foe] The opponent cannot draw
   *[other] { $who } cannot draw
}
log-turn-limit = { $turns ->
    [one] The one turn of this match has been played: the leader with more health wins
   *[other] The { $turns } turns of this match have been played: the leader with more health wins
}
log-double-knock-out = { $who_is ->
    [you] Both leaders fall, and you forced it
   *[other] Both leaders fall, and { $who } forced it
}
log-over = The game is over

# The terminal's board.

phase-0 = setting up
phase-1 = start of the turn
phase-2 = Main Phase
phase-3 = end of the turn
board-before = Before the first turn
board-whose-turn = { $who_is ->
    [you] your turn
    [foe] The opponent's turn
   *[other] { $who }'s turn
}
board-moment = Turn { $turn }, { $whose }: { $phase }
board-heading = { $one } – { $other }
board-no-leader = no leader yet
board-player = Player { $number }
board-foe = foe
board-others = The opponent
board-leader = { $card }, { $health } health
board-attack = attack { $attack }
board-ikz = IKZ { $marks } { $untapped }/{ $all } (pile { $pile })
board-token = token
board-fleeting = { $count ->
    [one] token for this turn
   *[other] { $count } tokens for this turn
}
board-gate = { $state ->
    [tapped] Gate { $card } (tapped)
   *[other] Gate { $card }
}
board-hand = hand { $count }
board-deck = deck { $count }
board-discard = discard { $count }
board-played = being played: { $cards }
board-between = { ", " }
board-between-cards = { "; " }
board-garden = Garden
board-alley = Alley
board-empty = empty
board-numbers = { $attack }/{ $health }
board-changed = { $attack }/{ $health } (printed { $first }/{ $second })
board-carapace = Carapace { $amount }
board-copied = with the text of { $card }
board-weapon = { $card } (+{ $attack })
board-under-attack = Attack: { $attacker } against { $target }
board-fighter = { $card } { $attack }/{ $health }
board-gone = nobody any more
board-waits = { $who_is ->
    [you] waits, { $number }: your { $what }
   *[other] waits, { $number }: { $who }'s { $what }
}
board-your-hand = Your hand ({ $count })
board-to-choose-from = To choose from
board-list = { $who_is ->
    [you] Your list, { $count } cards: { $cards }
    [foe] The opponent's list, { $count } cards: { $cards }
   *[other] { $who }'s list, { $count } cards: { $cards }
}
board-hidden-list = hidden
board-impossible = Not possible: { $what }: { $reason }
board-discarded = Discard pile: { $cards }
board-open-list = The list, which is open: { $cards }
board-draw = It is a draw.
board-won = { $who_is ->
    [you] You have won.
    [foe] The opponent has won.
   *[other] { $who } has won.
}

# Cards shown large.

cards-kind = { $element } { $kind }
cards-kind-with = { $element } { $kind } ({ $subtypes })
cards-cost = { $cost } IKZ
cards-combat = { $attack }/{ $health }
cards-gives = +{ $attack }
cards-gate-power = Gate Power { $power }
cards-no-text = It has no text.
cards-readings = How we read it: { $text }
cards-errata = First printed otherwise: { $text }
cards-ruling = Ruled: { $text } ({ $source })
cards-source = { $doubt ->
    [none] Numbers and meaning by the official card list of { $date }; the words are our own.
   *[other] Numbers and meaning by the official card list of { $date }; the words are our own. Not certain: { $doubt }
}
cards-id = { $id }, { $rarity }
cards-could-be = '{ $typed }' could be: { $names }
cards-in-text = No card is called '{ $typed }'; in their text or subtypes have it:
cards-none = There is no card '{ $typed }', and no card has it in its text.
cards-all = { $count } cards, by the official card list of { $date }.
cards-number = Number
cards-card = Card
cards-figures = Numbers
cards-text = Text
cards-type = Kind

## What is said of the Azuki TCG before anybody plays it: on the page's home, in forms and at the command line.

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
wish-turn-limit = the match ends after so many turns, counting both players'; then the leader with more health wins, and equal health is a draw; without it there is no limit
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
deck-about-ours = a starter deck; we inferred the number of each card from its rarity
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

## What only the page says of a match: its board, the deck builder, the guided first match.

## The board

page-moment =
    { $who_is ->
        [you] Turn { $number } · your turn · { $phase }
        [foe] Turn { $number } · the opponent's turn · { $phase }
       *[other] Turn { $number } · { $who } · { $phase }
    }
page-before = Before the first turn
page-over = The match is over
page-course = Health of the leaders, turn by turn
page-decisive =
    { $by_is ->
        [you] Turn { $turn }: you deal { $amount } damage to the leader with { $card }.
        [foe] Turn { $turn }: the opponent deals { $amount } damage to your leader with { $card }.
       *[other] Turn { $turn }: { $by } deals { $amount } damage to the leader with { $card }.
    }
page-phase-set-up = set-up
page-phase-start = start of turn
page-phase-main = Main Phase
page-phase-end = end of turn
page-waiting = The opponent decides
page-they-choose = The opponent chooses a deck in secret.
page-comma = { $first }, { $rest }
page-or = { " " }or{ " " }
page-carapace = Carapace { $amount }
page-short-immune = Immune
page-short-redirects = Redirects
page-short-is-ikz = Is IKZ
page-short-never-untaps = Stays
page-short-tapped = Tapped
page-short-cooldown = Cooldown
page-short-doomed = Doomed
page-short-spared = Safe
page-attack-number = attack { $number }
page-health-number = health { $number }
page-carries = carries { $card }
page-cost = costs { $cost } IKZ
page-garden = Garden
page-alley = Alley
page-gate-used = used
page-garden-of =
    { $who_is ->
        [you] Your Garden
        [foe] The opponent's Garden
       *[other] Garden of { $who }
    }
page-alley-of =
    { $who_is ->
        [you] Your Alley
        [foe] The opponent's Alley
       *[other] Alley of { $who }
    }
page-ikz-of =
    { $who_is ->
        [you] Your IKZ: { $free } of { $all } untapped
        [foe] The opponent's IKZ: { $free } of { $all } untapped
       *[other] IKZ of { $who }: { $free } of { $all } untapped
    }
page-token = an IKZ token
page-token-short = Token
page-deck = Deck
page-discard = Discards
page-hand = Hand
page-their-hand = The opponent's hand
page-empty-hand = No cards in hand.
page-laid-out = Laid out
page-waits = Waiting, in this order:
page-fizzles = The attack comes to nothing
page-window-respond = Responses
page-window-defend = Defender?
page-now = Now:
page-readings = As we read it:
page-errata = Errata:
page-none = None.
page-tap-to-read = Tap a card to read it; tap again to choose. Hold it to see it large.
page-order-bottom = To the bottom, from left to right: the last lies lowest
page-order-top = On top, from left to right: the first is drawn first
page-order-place = { $card }, { $place } of { $count }: move it with the arrow keys
page-earlier = { $card } earlier
page-later = { $card } later
page-order-done = In this order
page-planned = { $done } of { $all } done
page-no-winner = It is a draw.
page-won-by = { $winner } has won.
page-won =
    { $who_is ->
        [you] You have won!
        [foe] You have lost.
        [foe] The opponent has won.
       *[other] { $who } has won.
    }

## Choosing a deck at the table

page-choose-deck = Choose your deck in secret
page-ready-lists = Ready lists
page-your-decks = Decks you have kept
page-build-own = Or build one: choose a leader
page-choose-gate = Choose a Gate
page-build = Add cards
page-in-deck = { $has } of { $needs }
page-use-code = Deck code or list
page-use = Use it
page-take-back-first = Take back first what is not in that deck.
page-wrong-here = This deck cannot be taken here

## Cards, filters, decks

page-element = Element
page-kind = Kind
page-cost-filter = Cost
page-subtype = Subtype
page-keyword = Keyword
page-any = any
page-facts-of = The facts on these cards were last compared with the official ones on { $date }.
page-format = Format
page-leader = Leader
page-gate = Gate
page-add = Add { $card }
page-remove = Take out { $card }
page-copies = { $count } in the deck
page-read = Read { $card }
page-faults = What is wrong
page-import = Import
page-import-hint = A code, JSON, or lines such as “4 AZK01-056” or “4x Ruby”
page-export-text = Copy as text
page-export-json = Copy as JSON
page-export-code = Copy the code
page-copied = Copied
page-draw-hand = Draw an opening hand
page-draw-again = Draw again
page-opening-hand = An opening hand of this deck
page-ready = Ready lists
page-new = Empty deck
page-share = { $share } %
page-name-of-deck = Name of the deck
page-your-list = Your deck
page-pool = Cards to choose from

## The guided first match: what is said the first time something comes up

lesson-mulligan = Your opening hand
    .text = Seven cards. Keep them if some cost 1 to 3; otherwise exchange them all, once.
lesson-goal = The goal
    .text = Bring the opponent's leader from 20 health to 0. What leaders lose stays lost; entities are healed when the turn ends.
lesson-ikz = IKZ
    .text = You gain one each turn, ten at most. A card costs the number in its hexagon. They untap when your turn begins.
lesson-play = Play a card
    .text = What has a golden edge can be played now. Everything else says why not.
lesson-row = Garden or Alley?
    .text = In the Garden it fights from your next turn on. In the Alley nobody can attack it, and the Gate can bring it forward.
lesson-token = The token
    .text = It pays 1 IKZ, once in the whole match. It keeps, so use it where it wins you a turn.
lesson-portal = The Gate
    .text = Once a turn your Gate portals an entity from the Alley to the Garden, and does more the higher its Gate Power is.
lesson-attack = Attack
    .text = An entity in your Garden that has been there since before this turn can attack. It taps; tapped entities can be attacked in turn.
lesson-target = Whom?
    .text = The leader can always be attacked, entities only while tapped. Both deal their attack to each other at once.
lesson-respond = You are attacked
    .text = Now you may play Response cards, as many as you can pay. The arrow shows who is attacked.
lesson-defend = A Defender
    .text = An untapped entity with Defender may tap and take the attack on itself.
lesson-weapon = A weapon
    .text = It gives its carrier attack until the turn ends. On your leader it makes the leader attack, but then the leader takes damage in combat too.
lesson-use = An ability
    .text = This card has something to use. What stands before the colon is its price.
lesson-waiting = Several effects
    .text = They wait in a list between both Gardens. You choose which of yours comes next.
lesson-end = End your turn
    .text = When nothing is worth doing any more, end your turn. IKZ that you have not used are not saved. You know enough now: enjoy the match!

## The guided first match: what the opponent has done, and what it came of

coach-title = What the opponent did:
coach-garden = The opponent plays { $card } into the Garden, { $attack } attack and { $health } health: from its next turn on it can attack. { $text }
coach-alley = The opponent plays { $card } into the Alley, where you cannot attack it; the Gate can bring it forward. { $text }
coach-weapon = The opponent gives a weapon to somebody: { $card }, { $attack } more attack until the turn ends. { $text }
coach-card = The opponent plays { $card }: { $text }
coach-attack = { $card } attacks { $target }: unanswered it deals { $attack }, because that is its attack.
coach-hit-leader = { $card } cost your leader { $amount } health: that is its attack, and nobody stood in its way.
coach-hit = { $card } dealt { $amount } to { $target }.
coach-leader-hurt = An effect cost your leader { $amount } health.
coach-fell = { $card } fell: it had no health left.

## What becomes of cards that are given up, by what is asked

gives-purse-entity = pay
gives-bottom = to the bottom
gives-top = on top
gives-return-cards = put back
gives-discard = discard
gives-sacrifice = sacrifice
gives-to-bottom = to the bottom
gives-return-own = return

## The exercises of the Azuki TCG: what each is called, what is to be done, a hint, what was learnt, and why a wrong turn is one.

exercise-play = Play an entity
    .task = Play Ed where he can fight from your next turn on.
    .hint = Ed costs 4 IKZ, and you have 4. Entities fight from the Garden, the front row.
    .learnt = Cards are paid with IKZ, one more each turn. An entity that enters the Garden has Cooldown: it attacks from your next turn on.
    .slip-alley = In the Alley he is safe, but he cannot attack from there.
    .slip-ended = Ed is still in your hand, and IKZ that you do not use are not saved.
exercise-portal = Through the Gate
    .task = Bring Ed into the Garden through your Gate.
    .hint = Play him into the Alley first. Then portal him: once a turn the Gate brings somebody forward.
    .learnt = A portal costs nothing, taps the Gate and has the Gate's effect: the stronger, the higher the Gate Power.
    .slip-garden = He is in the Garden, but the Gate has done nothing for you. Play him into the Alley first.
exercise-tapped = Whom can you attack?
    .task = Destroy an entity of the opponent.
    .hint = Only tapped entities can be attacked. Jay is tapped and has 3 health; Ed has 3 attack.
    .learnt = An entity that has attacked stays tapped, and can be attacked. Both deal their attack at once, and at the end of the turn entities heal.
    .slip-leader = A fine hit, but the leader has 17 left. Jay was tapped, and would have fallen.
exercise-lethal = Win this turn
    .task = The opponent's leader has 4 health. Win this turn.
    .hint = Ed has 3 attack, Rei has 1. The leader can always be attacked.
    .learnt = Count before you attack: when all your attack together is enough, entities do not matter any more.
    .slip-entity = Jay has fallen, but the leader lives: Ed's 3 are missing now.
    .slip-ended = 3 and 1 are 4: both attacks together would have won.
exercise-response = Answer an attack
    .task = Rei attacks your leader, who has 1 health left. Survive.
    .hint = Lightning Orb deals 1 damage, and Rei has 1 health left. If the attacker is gone, the attack ends.
    .learnt = Responses are played when you are attacked, before the damage. Keep an IKZ for them.
    .slip-fell = That was your leader's last health. Lightning Orb would have destroyed Rei before the damage.
exercise-defender = A Defender steps in
    .task = Ed attacks your leader for 3, and you have 2 health. Survive.
    .hint = Penny is untapped and has Defender: she can take the attack on herself.
    .learnt = An untapped Defender in your Garden may become the target. Leaders never heal by themselves, so that is often worth it.
    .slip-fell = Nobody stood in between. Penny would have taken the attack.
exercise-weapon = Take up a weapon
    .task = The opponent's leader has 6 health. Win this turn.
    .hint = Tenraku gives its carrier 3 attack until the turn ends. First equip, then attack.
    .learnt = Weapons make one attack count, and go when the turn ends. Now you know enough for a match.
    .slip-unarmed = Ed attacked with his own 3. With Tenraku in hand it would have been 6.
    .slip-ended = Three IKZ for Tenraku, and Ed would have attacked with 6.
