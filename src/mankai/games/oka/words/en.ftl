# Sakura in English.  The names of cards and what characters do are printed on them: the rules have it.
# A seat `who` is said with its name, `$who`, and its role, `$who_is`: `you`, or somebody else.

# What is joined.

comma = { $first }, { $rest }
and = { $first } and { $rest }
nor = { $first } and on { $rest }
semicolon = { $first }; { $rest }
colon = { $first }: { $rest }
noted = { $words } ({ $note })
who-begins = { $who_is ->
    [you] You
   *[other] { $who }
}

# Who sits at the table: all are called by name, also when there are but two.

seat-foe = { $name }

# What things are called.

side-plus = +
side-minus = -
token-white = white
token-black = black
colour-black = black
colour-red = red
colour-blue = blue
colour-green = green
any-colour = any colour
family-cook = Cook
family-geisha = Geisha
family-samurai = Samurai
family-daimyo = Daimyo
family-konohana = Konohana
coins = coins
hand = hand
tricks = trick cards
shurikens = shurikens
count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
count-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
count-shurikens = { $number ->
    [one] { $number } shuriken
   *[other] { $number } shurikens
}
cook-here = { $card } (here { $number })

place-coins = { $whose ->
    [you] your coins
   *[other] coins of { $owner }
}
place-score = { $whose ->
    [you] your score
   *[other] score of { $owner }
}
place-turn = turn
place-first = first player
place-round = round
place-turned = Yin-Yang card turned round
place-served-left = left pile served
place-served-right = right pile served
place-modifiers = waiting modifiers
place-filled = filled slots of the row
place-bank = coins in the reserve
zone-hand = { $whose ->
    [you] your hand
   *[other] hand of { $owner }
}
zone-tricks = { $whose ->
    [you] your trick cards
   *[other] trick cards of { $owner }
}
zone-closed-tricks = { $whose ->
    [you] your trick cards, not open
   *[other] trick cards of { $owner }, not open
}
zone-top = top of a pile
zone-top-left = top of the left pile
zone-top-right = top of the right pile
zone-beneath = beneath the top of a pile
zone-beneath-left = beneath the top of the left pile
zone-beneath-right = beneath the top of the right pile
zone-aside = put aside
zone-out = discarded trick cards
zone-row = row
zone-draw-pile = draw pile of characters
zone-discard = discard pile of characters

# Options.

option-place = place { $card } on { $side }
option-take = take the { $side } pile
option-hire = hire { $card } for { $price }
option-hire-absent = hire { $card }
option-free = use { $card } free
option-renew = renew the row for { $price }
option-finish = end turn
option-decline = none
option-decline-free = use none
option-decline-take = take none
option-decline-reorder = leave the rest
option-pick = choose { $card }
option-pick-take = take { $card }
option-pick-discard = discard { $card }
option-pick-take-trick = take { $card }
option-give = give { $card } to { $who }
option-reorder = { $settled ->
    [0] { $card } on top
   *[other] then { $card }
}
option-pile = the { $side } pile
option-pile-look-through = look through the { $side } pile
option-pile-coins-of = the coins of the { $side } pile
option-player = { $who }
option-player-look = look at the hand of { $who }
option-player-take-trick = take a trick card of { $who }
option-vote = vote { $token }

# Questions.

ask-act = Your turn: a card on + and one on -; hire whenever you like.
ask-act-still = Your turn: still { $still }; hire whenever you like.
ask-act-take = Your turn: nothing fits on { $sides }: take it, or hire somebody.
ask-act-take-too = Your turn: { $still }; nothing fits on { $side }: take it, or hire somebody.
ask-act-done = Both piles have their card: end your turn, or hire first.
ask-act-modified = Your turn: the next card you place must use { $modifiers }.
still-a-card = a card on { $side }
still-to-begin = any card to begin { $side }
ask-free = The row is new: which of these characters do you use for nothing?
ask-give = Geisha: which card do you give to { $who }? Not the one that came from there.
ask-look = Geisha: whose hand do you look at?
ask-take = Geisha: which card of that hand do you take? You give another one in return.
ask-reorder = { $settled ->
    [0] Geisha: which card goes on top?
   *[other] Geisha: which card comes next?
}
ask-look-through = Geisha: which pile do you look through, to put it in another order?
ask-vote = { $who_is ->
    [you] Your vote: choose a side of your Yin-Yang token, in secret.
   *[other] Vote for { $who }: choose a side of your Yin-Yang token, in secret.
}
ask-discard = Daimyo: which of your trick cards do you discard? 2 coins for each shuriken on it.
ask-take-trick = Daimyo: which trick card do you take? It is yours then, with 3 coins for each shuriken on it.
ask-coins-of = Konohana: the coins of which pile do you gain? The pile stays.

# What a pile needs.

needs = { $direction }, { $same }
needs-counted = { $needs }, counted with { $modifiers }
needs-anything = any card
needs-not-here = not this one now
needs-to-begin = taken: any card begins it anew
direction-above = { $colour } above { $value }
direction-below = { $colour } below { $value }
direction-corner = { $colour } { $value }
direction-any = { $colour }
or-the-same = { $value ->
    [8] or an { $value }
    [11] or an { $value }
   *[other] or a { $value }
}
corner-plus = 1 comes after 13
corner-minus = 13 comes after 1
pile-served = has its card this turn

# Reasons.

why-over = the game is over
why-not-asked = that is not asked now
why-no-use = it would do nothing now
why-not-in-row = it is not in the row
why-costs = it costs { $price }, you have { $coins }
why-not-served = both piles must get a card first
why-not-held = { $card } is not in your hand
why-served = the { $side } pile has its card of this turn
why-taken = the { $side } pile has been taken
why-fits = a card of yours fits
why-modified = { $modifiers } must be used first
why-modified-begin = { $modifiers } must be used first, and a new pile uses nothing
why-other-side = { $modifiers } must be used, on the other side
why-needs = { $side } shows { $card }: needs { $needs }
why-needs-modified = { $side } shows { $card }: needs { $needs }, with { $modifiers }

# What has happened.

log-round = { $who_is ->
    [you] Round { $round }: you begin
   *[other] Round { $round }: { $who } begins
}
log-turn = { $who_is ->
    [you] Your turn
   *[other] { $who }'s turn
}
log-lay = { who-begins }: { $card } on { $side }
log-take = { who-begins }: the { $side } pile is taken, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
log-gain = { who-begins }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
log-hire = { who-begins }: { $card } is hired for { $price }
log-free = { who-begins }: { $card } is used free
log-renew = { who-begins }: the row is renewed for { $price }
log-turned = the Yin-Yang card is turned round: + and - change places
log-look-through = { who-begins }: the { $side } pile is looked through
log-new-top = { $card } lies on top
log-vote = { who-begins }: { $token }
log-toss = the third token: { $token }
log-see = you see { $cards }
log-new = new in the row: { $cards }
log-give = { $card } from { $giver } to { $getter }
log-trick = { $card } from the trick cards of { $giver } to those of { $getter }
log-discard = { who-begins }: { $card } is discarded from the trick cards
log-round-over = The round is over
log-score = { who-begins }: { $shurikens ->
    [one] { $shurikens } shuriken
   *[other] { $shurikens } shurikens
} in this round; { $score } in all
log-over = The game is over

# When it is, and how it ended.

moment = { $who_is ->
    [you] Round { $round } of { $rounds } · your turn
   *[other] Round { $round } of { $rounds } · { $who }'s turn
}
moment-over = The game is over
end-you-won = You have won the game.
end-won = { $name } has won the game.
end-shared = The game is a draw between { $names }.
end-rank = You are { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }.

# Where the numbers on cards come from, and how sure we are of the rest.

numbers-ours = Coins and shurikens (✶) on cards: our own proposal, not the printed numbers.
numbers-supplied = Coins and shurikens (✶) on cards: supplied with the set-up.
colours-ours = Of the colours only black is named in the rulebook: the other names are ours.
provenance-attested = The ability is in the rulebook.
provenance-number-is-ours = The ability is in the rulebook; of the Cooks' numbers only 2 is, this one is our own choice.
number-ours = The number is ours.
profile-default = default
    .text = alike for v and 14 - v, so that neither side of the Yin-Yang card is favoured; 40 coins and 60 shurikens in all
profile-flat = flat
    .text = { choice-flat }
profile-two-symbols = two symbols
    .text = two symbols on every card; pays more coins than the box holds in about a quarter of the games with 4 or 5 players
profile-supplied = supplied
    .text = written down by the player who set up the game
switched-on = { $switch }: on
switched-off = { $switch }: off
switched-to = { $switch }: { $number }
switched-to-cooks = { $switch }: { $first }, { $second }, { $third }

# The rules on one sheet, and their words.

rule-goal = Goal
    .text = Three rounds. Shurikens (✶) on the cards you have to take count against you: the player with the fewest at the end wins; on a tie, the one with more coins.
rule-cards = Cards
    .text = 52 cards: 1 to 13 in four colours, each with its letter and shape. With 2, 3, 4, 5 or 6 players everybody is dealt 14, 12, 10, 8 or 6; two more are turned up and begin the two piles. The rest is not used in this round.
rule-yin-yang = The Yin-Yang card
    .text = It lies between the piles. On its white side (+) cards go up, on its black side (-) they go down. A Samurai can turn it round.
rule-turn = Your turn
    .text = Put one card on each pile, in either order. It must have the top card's colour and be higher (+) or lower (-), by as much as you like; or it has the same number, in any colour. Round the corner: on + a 1 follows a 13, on - a 13 follows a 1, in the same colour.
rule-taking = Taking a pile
    .text = If nothing in your hand fits on a pile, you must take it as trick cards. You get the coins on its cards at once, and begin it anew with any card: that is its card of this turn. Piles may not be looked through.
rule-characters = Characters
    .text = Everybody begins with 5 coins. At any time in your turn, also after both cards, you may hire characters from the row: the one next to the draw pile costs 5, the furthest 1. Each is used at once. When the turn ends the row moves towards the cheap end and is filled.
rule-renewing = Renewing the row
    .text = For 6 coins all five characters are replaced. You may use one of the new ones for nothing, and hire others at their price.
rule-vote = The vote
    .text = One Daimyo lets everybody choose a side of their Yin-Yang token in secret. It is the only decision outside your own turn, and nobody sees it before all have chosen.
rule-round = End of a round
    .text = When everybody has two cards left the round ends; these are not played. Shurikens on trick cards are written down, all cards are dealt anew, coins stay. The player to the left of the last first player begins.
rule-screen = On the screen
    .text = ▲R7 is the red 7: K ● black, R ▲ red, B ■ blue, G ◆ green. Beside each pile stands what it needs. Under each card of your hand stand its coins and shurikens, then the number to type for putting it on + or on -; · means that it does not fit. Or type card and pile: R7 +. For a character type its name or its number. If there is only one thing to do, it is done for you.
glossary-pile = Pile
    .text = One of the two stacks that everybody plays on, + and -. Only its top card is seen.
glossary-trick-cards = Trick cards
    .text = The cards you have taken in this round: their shurikens count against you when it ends.
glossary-shuriken = Shuriken
    .text = ✶, a point against you.
glossary-coin = Coin
    .text = Pays for characters; you get those on the cards you take.
glossary-score = Score
    .text = The shurikens of the rounds that are over. The fewest win.
glossary-row = Row
    .text = The five characters that can be hired, for 1 to 5 coins.
glossary-character = Character
    .text = Somebody who helps once, when you hire them. Their families: Cook, Geisha, Samurai, Daimyo, Konohana.
glossary-hire = Hire
    .text = Pay the price of a character and use it at once. One that could do nothing now is not offered.
glossary-renew = Renew
    .text = For 6 coins put five new characters into the row and use one of them for nothing.
glossary-served = Served
    .text = A pile that has its card of this turn.
glossary-yin-yang = Yin-Yang card
    .text = It lies between the piles and says which one goes up (+, white) and which one down (-, black).
glossary-vote = Vote
    .text = The Daimyo's: everybody chooses white or black in secret. The only decision outside one's own turn.
glossary-neighbour = Neighbour
    .text = The players beside you: the seats before and after yours.

# The terminal's board.

board-heading = Sakura 桜花伝説, { $seats } players
board-who = { $who_is ->
    [you] You
   *[other] Seat { $number }
}
board-seat = Seat { $number }
board-others = others
board-coins = coins
board-hand = hand
board-tricks = tricks
board-score = score
board-characters = Characters
board-your-hand = Your hand
board-you-hold = you hold
board-cards = cards
board-coins-shurikens = coins/✶
board-of-seat = of seat
board-choose = choose
board-on = on { $side }
board-for = for { $price }
board-free = free
board-seen-tricks = tricks { $cards }
board-in-hand = in hand { $cards }
board-needs-first = needs { $direction },
board-needs-first-short = { $direction },
board-needs = needs { $needs }
board-corner = ({ $corner })
board-taken = taken: any card
board-taken-too = begins it anew
board-top = { $cards ->
    [one] { $cards } card, top { $top }
   *[other] { $cards } cards, top { $top }
}
board-under = under the top of { $side }: { $cards }
board-switches = Switches: { $switches }
board-impossible = Not possible: { $reasons }
board-not-held = you do not hold { $card }
board-the-others = The others
board-hand-of = hand: { $cards }
board-hidden = { $number } hidden
board-tricks-of = trick cards: { $cards }
board-shurikens-of = { $shurikens ->
    [one] { $shurikens } shuriken on them, { $score } in the rounds before
   *[other] { $shurikens } shurikens on them, { $score } in the rounds before
}
board-bank = { $number } coins are left in the reserve.
board-order = The fewest shurikens win, then the most coins:
board-could-be = '{ $typed }' could be: { $names }
board-in-text = No card is called '{ $typed }'; in their text have it:
board-no-card = { $game } has no card or character '{ $typed }'; characters: { $families }; cards such as { $card }
board-taker = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for whoever takes it, { $shurikens ->
    [one] { $shurikens } shuriken
   *[other] { $shurikens } shurikens
}.
board-all-cards = { $cards } cards: 1 to { $highest } in { $colours }
board-all-characters = { $characters } characters, hired for 1 to 5 coins
board-character = Character
board-does = What it does
board-of-colour = { $what }, { $colour }

# The page's table.

sentences = { $first } { $rest }
memory-aid = Memory aid: coins and shurikens that went into the piles
page-you = You
page-course = Shurikens: the fewest win
page-decisive =
    { $who_is ->
        [you] Round { $round }: you take the pile below { $card }, with { $amount } shurikens.
       *[other] Round { $round }: { $who } takes the pile below { $card }, with { $amount } shurikens.
    }
page-you-named = You ({ $name })
page-waiting = { $who } …
page-turn = has the turn
page-began = began this round
page-hand = hand { $number }
page-tricks = trick cards { $number }, { $shurikens } shurikens in this round
page-score = { $number } shurikens of earlier rounds
page-coins = { $number } coins
page-now = shurikens in this round
page-score-short = shurikens of earlier rounds
page-characters = Characters for hire
page-priced = { $card }, { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
page-draw-pile = draw pile: { $number }
page-gap = hired in this turn; the row moves up when the turn ends
page-renew = Renew
page-pile = { $side } pile: { $card }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-pile-empty = { $side } pile: taken
page-empty = empty
page-in-pile = in the pile
page-aid-note = Piles may not be looked through. This is what everybody saw being played.
page-known = known to you: { $cards }
page-hand-known = hand, known to you
page-trick-cards = trick cards: { $number }
page-none = None.
page-choices = All choices
page-secret = Nobody sees your choice before all have chosen.
page-fits = { $card }: fits on { $sides }
page-fits-not = { $card }: not now: { $reasons }
page-use-button = Use the button below to take it.
page-choose-first = Choose a card of your hand first.
page-standing = Final standing
page-rank = Rank
page-player = Player
page-taker = for whoever takes it:
page-readings = How it is read
page-cards = The 52 cards
page-the-characters = The fifteen characters
page-profile = Coins and shurikens
page-house = House rules
page-rules-title = Sakura 桜花伝説 on one page
page-words = Words
page-example = { $side } { $card } ← { $cards }

# What tells a character from others of its family; what it does, in a line; and how it is read where the rulebook leaves room.

which-cook = { $number }
which-geisha-neighbours = neighbours
which-geisha-look = look
which-geisha-reorder = reorder
which-samurai-turn = turn
which-samurai-lower-on-white = lower on white
which-samurai-higher-on-black = higher on black
which-daimyo-discard = discard
which-daimyo-take = take
which-daimyo-vote = vote
which-konohana-coins = coins
which-konohana-colour = colour
which-konohana-any-card = any card
brief-cook = Your next card counts as { $number } higher or { $number } lower.
brief-geisha-neighbours = Draw a card from each neighbour, give each another.
brief-geisha-look = Look at somebody's hand; you may exchange a card.
brief-geisha-reorder = Look through a pile and put it in any order.
brief-samurai-turn = Turn the Yin-Yang card: + and - change places.
brief-samurai-lower-on-white = Your next card goes on + and may be lower.
brief-samurai-higher-on-black = Your next card goes on - and may be higher.
brief-daimyo-discard = Discard a trick card of yours: 2 coins for each ✶.
brief-daimyo-take = Take another's trick card: 3 coins for each ✶.
brief-daimyo-vote = Secret vote: on the larger side, twice the price; else half.
brief-konohana-coins = Gain the coins on all cards of a pile; it stays.
brief-konohana-colour = Your next card takes the colour of the top card.
brief-konohana-any-card = Your next card may be any card at all.
reading-cook = The changed number counts for everything: the same value in any colour, higher or lower, and round the corner from 13 to 1. The next player faces the card's own number. It is of no use on a pile that begins anew.
reading-geisha-neighbours = Both cards are drawn before either is given; what came from one neighbour may go to the other.
reading-geisha-look = Only you see that hand. What you give must be another card than the one you took.
reading-geisha-reorder = The new top counts at once. You may do it after your own two cards, to make it hard for the next player.
reading-samurai-turn = It stays turned for everybody until somebody turns it again; also between your two cards.
reading-samurai-lower-on-white = Only the direction is lifted: the colour must still be that of the top card.
reading-samurai-higher-on-black = { reading-samurai-lower-on-white }
reading-daimyo-discard = The card is out for this round only: all cards are dealt anew in the next.
reading-daimyo-take = The coins on the card itself are not paid again.
reading-daimyo-vote = A tie counts as won. Used free after a renewal it pays nothing: nothing was paid for it. This is the only thing that is decided outside one's own turn.
reading-konohana-coins = Hidden cards of the pile count too.
reading-konohana-colour = The number must fit as ever, and the next player faces the card's own colour.
reading-konohana-any-card = It is of no use on a pile that begins anew: any card begins it.

## The guided first game: what is said the first time something comes up, and what the others have done

lesson-goal = The goal
    .text = Three rounds. The player with the fewest shurikens at the end wins; coins only break ties.
lesson-piles = Two piles
    .text = On + a card must be higher than the top card, on - lower, in the same colour; or the same number in any colour.
lesson-place = A card on each
    .text = Every turn you put one card on each pile. Look first at the pile for which you have less.
lesson-take = Nothing fits?
    .text = Then you take that pile: its coins are good, its shurikens are not. A card of yours begins it anew.
lesson-hire = Characters
    .text = For coins somebody helps you, at once: the price stands on them. Point at one to read what they do.
lesson-renew = A new row
    .text = For 6 coins the row is laid out anew, and you may use one of the new ones for nothing.
lesson-vote = A vote
    .text = Everybody chooses a side in secret; then all are shown at once.
lesson-end = End your turn
    .text = Both piles have their card. You may still hire, or end your turn.
lesson-round = The next round
    .text = The shurikens you took are noted; your coins stay with you.
coach-title = What happened since:
coach-took = { $who } takes the pile of { $side }, because no card was laid there: { $count } cards with { $shurikens } shurikens.
coach-only-card = Your { $card } went on { $side } at once: nothing else was possible, and what leaves no choice is done for you.
coach-only-pile = You had to take the pile of { $side }: nothing else was possible, and what leaves no choice is done for you.
coach-hired = { $who } hires { $card }: { $brief }
coach-wants = On { $side } lies { $card }: it wants { $needs }.

## What becomes of cards that are given up, by what is asked

gives-give = give
gives-discard = discard

## What is said of Sakura 桜花伝説 before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Sakura 桜花伝説
game-title = { $seats } players
pack-what = A quick card game of two piles, coins and hired characters.

wish-values = a TOML file with the numbers printed on the cards, or a profile of ours
    .label = Coins and shurikens on the cards
wish-switch = a switch of the rules, as voluntary_take=on
wish-voluntary-take = a pile may be taken though a card fits
    .label = Taking a pile at will
wish-stack-modifiers = several characters may act on one card; otherwise the card comes before anything else
    .label = Several characters on one card
wish-hire-needs-use = only a character whose ability can be used may be hired
    .label = Hire only who can help
wish-bank-limit = how many coins there are, 80 in the box; none: as many as needed
    .label = Coins in all
wish-trick-piles-open = everybody may look through trick cards; otherwise their owner, and a Daimyo draws them unseen
    .label = Trick cards are open
wish-coins-open = everybody sees how many coins others have; all payments are open, so it can be counted anyway
    .label = Coins are open
wish-pile-depth-hidden = of a pile only the top card is shown; otherwise also what everybody saw being covered
    .label = Only the top of a pile is shown
wish-yin-yang-reset-each-round = the Yin-Yang card lies the same way at the beginning of every round
    .label = The Yin-Yang card returns each round
wish-cook-values = by how much the three Cooks change a card
    .label = What Cooks change
wish-first = who begins
    .label = Who begins
choice-default = our own proposal
choice-flat = one coin and one shuriken on every card
choice-two-symbols = two symbols on every card

## The exercises of Sakura: what each is called, what is to be done, a hint, what was learnt, and why a wrong turn is one.

exercise-fit = What fits
    .task = Put a card on each pile: + shows the red 13, - the green 3.
    .hint = Round the corner: on + a 1 follows the 13 of its colour. And the same number fits in any colour.
    .learnt = On + higher, on - lower, in the same colour; or the same number in any colour; and 13 and 1 are neighbours.
exercise-both-piles = Think of both piles
    .task = Put a card on each pile, without having to take one.
    .hint = Only one of your cards fits on -. Keep it for that.
    .learnt = Every turn both piles get a card. Look first at the pile for which you have less.
    .slip-used-up = The red 7 was the only card for -, so you had to take that pile. The red 9 would have done for +.
exercise-small-pile = The smaller evil
    .task = You will have to take one pile. Take the one with one card.
    .hint = The red 7 fits on both. The pile that gets it stays where it is.
    .learnt = Cards that you take bring coins, and shurikens against you. If it must be, take the smaller pile.
    .slip-large-pile = Those were four cards. Put the red 7 on the large pile, and it stays there.
exercise-hire = Hire a Samurai
    .task = Put a card on each pile, with the help of the Samurai who turns the Yin-Yang card.
    .hint = The red 8 goes on + as it is. Turn the card after that, and the other pile goes up.
    .learnt = Characters are hired at any time in your turn; the moment matters. The furthest from the draw pile is the cheapest.
    .slip-took = You have taken the pile. For one coin the Samurai would have turned it upwards for your blue 8.
    .slip-too-soon = Turned too soon: now the red pile goes down, and your red 8 no longer fits. Place it first.
exercise-cook = Let the Cook help
    .task = Put a card on each pile. The red 9 is too low for the red 10; the Cook makes up the difference.
    .hint = Hire the Cook, and the very next card counts as 2 higher or 2 lower. Make sure that it is the right one.
    .learnt = A Cook changes the next card you place, whatever it is; the next player faces its own number again.
    .slip-wasted = The blue 3 fitted without help. It used the Cook up, so you had to take the + pile. Place the red 9 first.
exercise-daimyo = Get rid of trick cards
    .task = Get rid of the trick card that costs you more shurikens.
    .hint = The Daimyo throws one of your trick cards away, and pays for its shurikens. Look at the signs on both.
    .learnt = The player with the fewest shurikens after three rounds wins. Now you know enough for a game.
    .slip-lesser = The other card has more shurikens, and it is still with you.
