# What only the page says of a match: its board, the deck builder, the guided first match.

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
page-short-cooldown = Cooldown
page-short-doomed = Doomed
page-short-spared = Safe
page-attack-number = attack { $number }
page-health-number = health { $number }
page-carries = carries { $card }
page-cost = costs { $cost } IKZ
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
