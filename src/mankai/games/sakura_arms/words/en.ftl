# Sakura Arms in English: the words of Level 99's edition, and what all editions call the same.
# What another edition calls otherwise is in aeg.en.ftl and beta.en.ftl; mostly the terms below.

-goddess = goddess
-goddesses = goddesses
-normals = Normal cards
-ultimate = Ultimate
-ultimates = Ultimates
-utility = Utility
-enchantment = Enchantment
-enchantments = Enchantments
-full-power = Full Power
-cost = Flare
-foe =
    { $case ->
        [first] Foe
       *[other] foe
    }
-deck = deck
-face-up-pile = discard pile
-face-down-pile = face-down discards
-put-away = discarded face-down
-ready = Ready Ultimates
-used = Used Ultimates
-start-phase = Start Phase
-main-phase = Main Phase
-end-phase = End Phase
-basic-action = Basic Action
-reshuffle = reshuffle
-life-damage = 1 Life damage
-cancelled = is negated
-fails = misses

seat-foe = { -foe }
seat-0 = Blue
seat-1 = Red
unknown-card = a card
listed = { $one }, { $others }

## Words by themselves, for headings

word-goddess = { -goddess }
word-goddesses = { -goddesses }
word-normals = { -normals }
word-ultimate = { -ultimate }
word-ultimates = { -ultimates }
word-utility = { -utility }
word-enchantment = { -enchantment }
word-enchantments = { -enchantments }
word-full-power = { -full-power }
word-cost = { -cost }
word-foe = { -foe }
word-reshuffle = { -reshuffle }
word-basic-actions = Basic Actions
word-master-distance = Master Distance
word-range = Range
word-damage = Damage
word-charge = Charge
word-stunned = Stunned
word-epic = Epic Battle
phase-0 = { -start-phase }
phase-1 = { -main-phase }
phase-2 = { -end-phase }

## Places: with whose they are, and by themselves

place-life =
    { $whose ->
        [you] your Life
        [foe] the { -foe }'s Life
       *[other] { $owner }'s Life
    }
place-aura =
    { $whose ->
        [you] your Aura
        [foe] the { -foe }'s Aura
       *[other] { $owner }'s Aura
    }
place-flare =
    { $whose ->
        [you] your Flare
        [foe] the { -foe }'s Flare
       *[other] { $owner }'s Flare
    }
place-vigor =
    { $whose ->
        [you] your Vigor
        [foe] the { -foe }'s Vigor
       *[other] { $owner }'s Vigor
    }
place-machine =
    { $whose ->
        [you] your machine
        [foe] the { -foe }'s machine
       *[other] { $owner }'s machine
    }
place-burned =
    { $whose ->
        [you] your burned tokens
        [foe] the { -foe }'s burned tokens
       *[other] { $owner }'s burned tokens
    }
place-forward =
    { $whose ->
        [you] your forward tokens
        [foe] the { -foe }'s forward tokens
       *[other] { $owner }'s forward tokens
    }
place-backward =
    { $whose ->
        [you] your backward tokens
        [foe] the { -foe }'s backward tokens
       *[other] { $owner }'s backward tokens
    }
place-stun =
    { $whose ->
        [you] your Stun
        [foe] the { -foe }'s Stun
       *[other] { $owner }'s Stun
    }
place-played =
    { $whose ->
        [you] your cards played this turn
        [foe] the { -foe }'s cards played this turn
       *[other] { $owner }'s cards played this turn
    }
place-moved =
    { $whose ->
        [you] your Basic Actions this turn
        [foe] the { -foe }'s Basic Actions this turn
       *[other] { $owner }'s Basic Actions this turn
    }
place-scarred =
    { $whose ->
        [you] your Aura damage this turn
        [foe] the { -foe }'s Aura damage this turn
       *[other] { $owner }'s Aura damage this turn
    }
place-limited =
    { $whose ->
        [you] your Limited
        [foe] the { -foe }'s Limited
       *[other] { $owner }'s Limited
    }
place-drawn =
    { $whose ->
        [you] your cards drawn this turn
        [foe] the { -foe }'s cards drawn this turn
       *[other] { $owner }'s cards drawn this turn
    }
place-goddess =
    { $whose ->
        [you] your { -goddess }
        [foe] the { -foe }'s { -goddess }
       *[other] { $owner }'s { -goddess }
    }
place-distance = Distance
place-shadow = Shadow
place-turn = whose turn it is
place-turns = turns
place-start-distance = Distance at the start of the turn
place-acted = something was done this turn
place-phase = phase
place-unused = unused
place-epic = rule of Epic Battle
area-life = Life
area-aura = Aura
area-flare = Flare
area-vigor = Vigor
area-machine = machine
area-burned = burned tokens
area-forward = forward tokens
area-backward = backward tokens
area-stun = Stun
area-played = cards played this turn
area-moved = Basic Actions this turn
area-scarred = Aura damage this turn
area-limited = Limited
area-drawn = cards drawn this turn
area-goddess = { -goddess }
area-distance = Distance
area-shadow = Shadow
area-turn = whose turn it is
area-turns = turns
area-start-distance = Distance at the start of the turn
area-acted = something was done this turn
area-phase = phase
area-unused = unused
area-epic = rule of Epic Battle
token-sakura = Sakura
token-artificial = Artificial Sakura

## Zones

zone-hand = hand
    .heading = hand
zone-deck = { -deck }
    .heading = { -deck }
zone-discard = { -face-up-pile }
    .heading = { -face-up-pile }
zone-face-down = { -face-down-pile }
    .heading = { -face-down-pile }
zone-in-play = play
    .heading = In play
zone-limbo = being played
    .heading = being played
zone-ready = { -ready }
    .heading = { -ready }
zone-used = { -used }
    .heading = { -used }
zone-bonus = Bonus area
    .heading = Bonus area
zone-pouch = poison pouch
    .heading = Pouch
zone-outside = unused cards
    .heading = unused cards
zone-sealed = out of the game
    .heading = Sealed
zone-forms = machine
    .heading = Forms
zone-set-aside = set aside
    .heading = Set aside
zone-prepared = prepared
    .heading = Plan
zone-unprepared = not prepared
    .heading = Other Plan
zone-closed = closed
    .heading = Closed
zone-opened = open
    .heading = Open

## Basic Actions

action-advance = Advance
    .what = Distance to your Aura
action-retreat = Retreat
    .what = your Aura to Distance
action-recover = Recover
    .what = Shadow to your Aura
action-focus = Focus
    .what = your Aura to your Flare
action-breakaway = Breakaway
    .what = Shadow to Distance
action-beta-edge = Beta-Edge
    .what = attack 2, 4, 6, 8; 2/1, then Maneuver
action-gamma-ray = Gamma-Ray
    .what = mill the top card of the foe's deck
action-delta-wing = Delta-Wing
    .what = Shadow to Distance if it is 7 or less

## Types and figures

type-attack = Attack
type-utility = { -utility }
type-enchantment = { -enchantment }
type-form = TransForm
subtype-reaction = Reaction
subtype-full-power = { -full-power }
type-line = { $type }, { $subtype }
figure-cost = { -cost } { $amount }
figure-range = Range { $range }
figure-or-range = or { $range }
figure-no-range = nothing
figure-damage = { $aura }/{ $life }
figure-named-damage = damage { $damage }
figure-charge = Charge { $amount }
trait-inevitable = Inevitable
trait-inevitable-for-normals = Inevitable for { -normals }
trait-inescapable = hits at any Distance
trait-overkill = Overkill
trait-deals-both = deals both damages
trait-into-distance = Sakura lost go to Distance

## How sure we are of a card: the mark on it, and what it means

provenance-seen = seen
    .text = seen in this edition's rulebook
provenance-carried-over = carried over
    .text = carried over: values of the Japanese printing of the same time; this edition's own card was not seen
provenance-uncertain = uncertain
    .text = uncertain: the Japanese card changed near this edition's printing, which may show another version
provenance-stand-in = stand-in
    .text = stand-in: nobody has seen this edition's card; numbers and text are those of the next printing, of 2016

## Options

option-finish = end turn
option-pass = no Reaction
option-accept = yes
option-decline = no
option-keep = keep
option-no-trap = no Trap
option-reshuffle = { -reshuffle }, { -life-damage }
option-no-reshuffle = do not { -reshuffle }
option-basic = { $action }
option-spend = spend 1 Vigor
option-take-aura = take { $amount } to Aura
option-take-life = take { $amount } to Life
option-from-aura = { $amount } from Aura
option-pick-goddess = pick { $goddess }
option-ban-goddess = ban { $goddess }
option-play = play { $card }
option-play-as = play { $card } as { $copied }
option-full-force = play { $card } with Full Force
option-full-force-as = play { $card } as { $copied } with Full Force
option-discard = discard { $card }
option-choose = choose { $card }
option-put-back = put back { $card }
option-take = take { $card }
option-set-aside = set aside { $card }

## Alternatives that cards offer

choose-aura-to-distance = Aura to Distance
choose-flare-to-aura = Flare to Aura
choose-shadow-to-distance = Shadow to Distance
choose-distance-to-shadow = Distance to Shadow
choose-your-flare-to-distance = your Flare to Distance
choose-your-aura-to-your-flare = your Aura to your Flare
choose-distance-to-the-foe-s-aura = Distance to the { -foe }'s Aura
choose-the-foe-s-aura-to-their-flare = the { -foe }'s Aura to their Flare
choose-neither = neither
choose-ride-forward = ride forward
choose-ride-back = ride back
choose-play-it = play it
choose-put-it-into-the-discard-pile = put it into the { -face-down-pile }
choose-put-on-it = put { $amount } Sakura on it
choose-from-card = { $amount } from { $card }

## Why not

why-over = the game is over
why-not-asked = that is not asked now
why-no-time-to-play = now is not the time to play a card
why-not-at-hand = { $card } is neither in your hand nor one of your { -ready }
why-out-of-range = Distance { $distance }, needs { $range }
why-too-little-flare = Flare { $flare }, costs { $cost }
why-full-power = { -full-power }: only as the first and only thing in your { -main-phase }
why-no-reaction = no Reaction
why-only-reaction = only as a Reaction
why-limited = Limited: you may do nothing more this turn
why-forbidden = forbidden by an effect in play
why-inevitable = Inevitable: { -normals } cannot react to this Attack
why-no-cost = neither Vigor nor a card to pay with
why-not-offered = your machine does not have that form
why-too-near = Distance { $distance }: { rule-too-near }
why-too-far = Distance { $distance }: { action-breakaway } only at Master Distance ({ $master }) or less
why-source-empty = no Sakura that can be moved in { $place }
why-target-full = no room in { $place }
why-resolve-only-while-your-life-is-3-or-less = Resolve: only while your Life is 3 or less
why-only-as-a-reaction-to-a-special-card = only as a Reaction to a special card
why-cannot-be-played-after-a-basic-action-this-turn = cannot be played after a { -basic-action } this turn
why-combust-no-artificial-sakura-on-your-machine = Combust: no Artificial Sakura on your machine
rule-too-near = no { action-advance } at Master Distance ({ $master }) or less

## Questions

some-effect = An effect
ask-goddess = Pick one of your two { -goddesses }.
ask-ban = Ban one of the { -foe }'s three { -goddesses }: the other two stay.
ask-deck = Build your { -deck } in secret: take a card ({ $normals } { -normals } and { $ultimates } { -ultimates } still to take).
ask-set-aside = Mad Pairing: set aside, in secret, the card of which this { -goddess }'s { -normals } will be copies.
ask-mulligan = Opening hand: put back any cards, one at a time; as many are drawn when you keep the rest.
ask-reshuffle = Reshuffle your { -deck }? It costs { -life-damage } ({ $deck ->
        [0] no card is
        [one] 1 card is
       *[other] { $deck } cards are
    } left in your { -deck }).
ask-trap = Before you { -reshuffle } you may play a Trap that lies among your { -face-down-pile }.
ask-which-is-destroyed-first = These { -enchantments } have lost their last Sakura: which goes first?
ask-main = Your { -main-phase }: what do you do?
ask-pay = { $action } ({ $what }): how do you pay for it?
ask-pay-for-something = Your { -basic-action }: how do you pay for it?
ask-reaction = The { -foe } attacks with { $card } ({ $attack }): do you play a Reaction?
ask-damage = { $card } hits you ({ $attack }): where do you take the damage?
ask-charge = Charge { $card }: how many of its Sakura come from your Aura? The rest come from Shadow.
ask-which-end-effect-first = Your { -end-phase }: which effect happens first?
ask-hand-limit = Your { -end-phase }: { $hand } cards in hand, { $limit } may stay. One is { -put-away }.
ask-no-card-to-draw = Your { -deck } is empty: for the card you cannot draw, take 1 damage.
ask-take-a-basic-action = You may take a { -basic-action } at no cost: which?
ask-choose-one = { $card }: choose one.
ask-discard = { $card }: which card of your hand do you discard?
ask-discard-from-the-foe-s-hand = { $card }: which card does the { -foe } discard from hand?
ask-put-under-your-deck = { $card }: which card of your { -face-up-pile } goes under your { -deck }?
ask-play-a-trap = { $card }: do you play a Trap that lies among your { -face-down-pile }?
ask-play-twice = { $card }: which card do you play twice?
ask-ready = { $card }: which Used Ultimate becomes Ready?
ask-play-from-face-down = { $card }: which of your { -face-down-pile } do you play?
ask-play-from-the-discard-pile = { $card }: which card of your { -face-down-pile } do you play?
ask-give-a-poison = { $card }: which Poison does the { -foe } get?
ask-open-or-close-your-umbrella = You may open or close your umbrella: do you?
ask-reveal-wield = Do you reveal { $card } from your hand?
ask-seal = { $card }: which card of the { -foe }'s { -face-up-pile } is sealed?
ask-put-sakura-on = { $card }: which { -enchantment } gets Sakura?
ask-empty = { $card }: which { -enchantment } loses all its Sakura?
ask-which-sakura = { $card }: how much of the damage is taken from it?
ask-play-once-more = { $card }: which card do you play again?
ask-play-or-discard = { $card }: which card of the { -foe }'s hand do you play or discard?
ask-transform = { $card }: which TransForm goes to your machine?
ask-burn-2-artificial-sakura = { $card }: do you burn 2 Artificial Sakura?
ask-pay-2-vigor-to-recover-3 = { $card }: do you pay 2 Vigor to recover 3 Artificial Sakura?

## What happened

log-turn =
    { $who_is ->
        [you] Turn { $number }: You
        [foe] Turn { $number }: { -foe(case: "first") }
       *[other] Turn { $number }: { $who }
    }
log-outcome = { $deed }: { $outcome }
amount-in = { $place } { $amount }
card-named = { $card }
whose-card =
    { $who_is ->
        [you] { $card } (yours)
        [foe] { $card } (the { -foe }'s)
       *[other] { $card } ({ $who }'s)
    }
whose-card-there =
    { $who_is ->
        [you] { $card } (yours, at the { -foe }'s side)
        [foe] { $card } (the { -foe }'s, at your side)
       *[other] { $card } ({ $who }'s, at { $there }'s side)
    }
which-card-at = { $card } ({ $zone })
which-card-marked = { $card } (charged)
which-card-shown = { $card } (shown)
log-action-advance =
    { $who_is ->
        [you] You advance
        [foe] The { -foe } advances
       *[other] { $who } advances
    }
log-action-retreat =
    { $who_is ->
        [you] You retreat
        [foe] The { -foe } retreats
       *[other] { $who } retreats
    }
log-action-recover =
    { $who_is ->
        [you] You recover
        [foe] The { -foe } recovers
       *[other] { $who } recovers
    }
log-action-focus =
    { $who_is ->
        [you] You focus
        [foe] The { -foe } focuses
       *[other] { $who } focuses
    }
log-action-breakaway =
    { $who_is ->
        [you] You break away
        [foe] The { -foe } breaks away
       *[other] { $who } breaks away
    }
log-action-beta-edge =
    { $who_is ->
        [you] You take { $action }
        [foe] The { -foe } takes { $action }
       *[other] { $who } takes { $action }
    }
log-action-gamma-ray =
    { $who_is ->
        [you] You take { $action }
        [foe] The { -foe } takes { $action }
       *[other] { $who } takes { $action }
    }
log-action-delta-wing =
    { $who_is ->
        [you] You take { $action }
        [foe] The { -foe } takes { $action }
       *[other] { $who } takes { $action }
    }
log-play =
    { $who_is ->
        [you] You play { $card }
        [foe] The { -foe } plays { $card }
       *[other] { $who } plays { $card }
    }
log-attack =
    { $who_is ->
        [you] You attack with { $card }
        [foe] The { -foe } attacks with { $card }
       *[other] { $who } attacks with { $card }
    }
log-show =
    { $who_is ->
        [you] You show { $card }
        [foe] The { -foe } shows { $card }
       *[other] { $who } shows { $card }
    }
log-hurt-aura =
    { $who_is ->
        [you] You take { $amount } to Aura
        [foe] The { -foe } takes { $amount } to Aura
       *[other] { $who } takes { $amount } to Aura
    }
log-hurt-life =
    { $who_is ->
        [you] You take { $amount } to Life
        [foe] The { -foe } takes { $amount } to Life
       *[other] { $who } takes { $amount } to Life
    }
log-vigor =
    { $who_is ->
        [you] You have { $amount } Vigor
        [foe] The { -foe } has { $amount } Vigor
       *[other] { $who } has { $amount } Vigor
    }
log-stun =
    { $who_is ->
        [you] You are Stunned
        [foe] The { -foe } is Stunned
       *[other] { $who } is Stunned
    }
log-unstun =
    { $who_is ->
        [you] You are no longer Stunned
        [foe] The { -foe } is no longer Stunned
       *[other] { $who } is no longer Stunned
    }
log-first =
    { $who_is ->
        [you] You go first
        [foe] The { -foe } goes first
       *[other] { $who } goes first
    }
log-draw =
    { $who_is ->
        [you] You draw { $cards }
        [foe] The { -foe } draws { $cards }
       *[other] { $who } draws { $cards }
    }
log-put-back =
    { $who_is ->
        [you] You put back { $card }
        [foe] The { -foe } puts back { $card }
       *[other] { $who } puts back { $card }
    }
log-draw-hidden =
    { $count ->
        [one] { $who_is ->
            [you] You draw a card
            [foe] The { -foe } draws a card
           *[other] { $who } draws a card
        }
       *[other] { $who_is ->
            [you] You draw { $count } cards
            [foe] The { -foe } draws { $count } cards
           *[other] { $who } draws { $count } cards
        }
    }
log-shuffle =
    { $who_is ->
        [you] Your { -deck } is shuffled: { $count } cards
        [foe] The { -foe }'s { -deck } is shuffled: { $count } cards
       *[other] { $who }'s { -deck } is shuffled: { $count } cards
    }
log-face-down =
    { $who_is ->
        [you] You: { $card } { -put-away }
        [foe] { -foe(case: "first") }: { $card } { -put-away }
       *[other] { $who }: { $card } { -put-away }
    }
log-placed =
    { $who_is ->
        [you] You: { $card } from { $source } to { $target }
        [foe] { -foe(case: "first") }: { $card } from { $source } to { $target }
       *[other] { $who }: { $card } from { $source } to { $target }
    }
log-joins =
    { $who_is ->
        [you] You: { $goddess } joins
        [foe] { -foe(case: "first") }: { $goddess } joins
       *[other] { $who }: { $goddess } joins
    }
log-drafted =
    { $who_is ->
        [you] You: { $goddess } is drafted
        [foe] { -foe(case: "first") }: { $goddess } is drafted
       *[other] { $who }: { $goddess } is drafted
    }
log-banned =
    { $who_is ->
        [you] You: { $goddess } is banned
        [foe] { -foe(case: "first") }: { $goddess } is banned
       *[other] { $who }: { $goddess } is banned
    }
log-vanish = { $card }: an attack out of Range vanishes
log-miss = { $card } { -fails }
log-negate = { $card } { -cancelled }
log-harmless = The damage of { $card } { -cancelled }
log-disenchant = { $card } is disenchanted
log-moved = { $amount } { $tokens }: { $source } to { $target }
log-copy = { $card } is a copy of { $copied }
log-gets = { $card } gets { $change }
log-epic = Epic Battle: { $epic }. { $text }
log-burnout = No card to draw: { $harm }

## How it ended

end-draw = The duel is a draw.
end-won =
    { $who_is ->
        [you] You have won the duel.
        [foe] The { -foe } has won the duel.
       *[other] { $who } has won the duel.
    }
end-over = The duel is over

## What goddesses bring

mechanism-machine = machine
mechanism-forms = forms
mechanism-pouch = pouch
mechanism-umbrella = umbrella
    .on = open
    .off = closed
part-burned = { $amount } burned
part-forward = { $amount } in Distance
part-backward = { $amount } in Distance
part-bonus = { $amount } forms left
mechanism-attacks = Attacks this turn
mechanism-phase_attacks = Attacks in this phase
area-attacks = Attacks this turn
area-phase_attacks = Attacks in this phase
place-attacks =
    { $whose ->
        [you] your Attacks this turn
        [foe] the { -foe }'s Attacks this turn
       *[other] { $owner }'s Attacks this turn
    }
place-phase_attacks =
    { $whose ->
        [you] your Attacks in this phase
        [foe] the { -foe }'s Attacks in this phase
       *[other] { $owner }'s Attacks in this phase
    }

# Saine

why-only-as-a-reaction-to-the-attack-of-an-ultimate = only as a Reaction to the Attack of an Ultimate

# Yukihi

type-umbrella = Umbrella

# Shinra

mechanism-plan = Plan
type-plan = Plan
ask-prepare-a-plan = Prepare the next Plan, in secret.
ask-play-a-card-of-the-foe-s = { $card }: which card of the { -foe }'s { -face-up-pile } do you play?

# Hagane

choose-inevitable = Inevitable
choose-more-damage = more damage
why-centrifuge-2-or-more-farther-than-at-the-start-of-the-turn-and-no-attack-in-this-phase =
    Centrifuge: only while the Distance is 2 or more farther than at the start of the turn, and before any Attack in this phase

# Kururu

mechanism-bonus = Bonus area
type-undefined = Undefined
choose-draw-1-card = draw 1 card
choose-put-a-face-down-card-under-your-deck = put a face-down card under your deck
choose-the-foe-discards-a-card = the { -foe } discards a card
choose-nothing-more = nothing more
choose-as-printed = as printed
choose-range-1-farther = Range 1 farther
choose-range-1-nearer = Range 1 nearer
choose-1-more-damage-to-aura = 1 more damage to Aura
choose-1-less-damage-to-aura = 1 less damage to Aura
choose-1-more-damage-to-life = 1 more damage to Life
choose-1-less-damage-to-life = 1 less damage to Life
choose-charge-1-more = Charge 1 more
choose-charge-1-less = Charge 1 less
ask-put-a-face-down-card-under-your-deck = { $card }: which of your { -face-down-pile } goes under your { -deck }?
ask-play-a-card-with-full-power = { $card }: which card with { -full-power } do you play from your hand?
ask-play-without-any-cost = { $card }: which card do you play without any cost?
ask-play-it-at-no-flare = { $card }: play it again, at no Flare?
ask-deal-1-to-life-and-reshuffle = { $card }: deal 1 to the { -foe }'s Life, and reshuffle?
ask-seal-under-industria = { $card }: which card do you seal under it, to be copied?
ask-which-becomes-used = { $card }: which of the { -foe }'s Ultimates becomes Used?
ask-play-an-ultimate-of-the-foe-s = { $card }: which of the { -foe }'s Used Ultimates do you play?
why-it-is-a-copy-of-nothing-and-so-its-type-is-not-defined = it is a copy of nothing, and so its type is not defined

# Raira

mechanism-gauges = Wind and Thunder
type-board = Board
area-wind = Wind
area-thunder = Thunder
place-wind =
    { $whose ->
        [you] your Wind
        [foe] the { -foe }'s Wind
       *[other] { $owner }'s Wind
    }
place-thunder =
    { $whose ->
        [you] your Thunder
        [foe] the { -foe }'s Thunder
       *[other] { $owner }'s Thunder
    }
action-discharge = Discharge
    .what = a charged card of yours: Wind or Thunder rises by 1, at no cost
log-action-discharge =
    { $who_is ->
        [you] You discharge a card
        [foe] The { -foe } discharges a card
       *[other] { $who } discharges a card
    }
log-mark = { $card } is charged
log-unmark = { $card } is discharged
word-marked = charged
screen-marked = { $card } (charged)
choose-raise-wind = raise Wind
choose-raise-thunder = raise Thunder
choose-raise-both = raise both
choose-double-thunder = double Thunder
choose-discharge-for-wind = discharge { $card } for Wind
choose-discharge-for-thunder = discharge { $card } for Thunder
choose-leave-charged = leave { $card } charged
choose-move-so-many = move { $amount }
why-no-card-of-yours-is-charged = no card of yours is charged
ask-discharge = Which card do you discharge?
ask-discharge-before-reshuffling = Before you { -reshuffle } you may discharge cards: which?
ask-put-on-your-deck = { $card }: which card of your { -face-up-pile } goes on top of your { -deck }?


## The terminal's board

screen-before = Before the first turn
screen-moment = Turn { $turn } · { $whose } · { $phase }
screen-whose-turn =
    { $who_is ->
        [you] your turn
        [foe] the { -foe }'s turn
       *[other] { $who }'s turn
    }
screen-player = Player { $number }
screen-player-with = Player { $number } ({ $goddesses })
screen-no-goddesses = { -goddesses } not chosen yet
screen-heading = { $one } against { $other }
screen-others = The { -foe }: { $goddesses }
screen-no-others = No card of the { -foe } can be seen yet.
screen-copy = { $card } as { $copied }
screen-taken = Taken: { $cards }
screen-stand-ins = Cards here are stand-ins: nobody has seen this edition's card; numbers and text are those of the next printing, of 2016.
screen-all-hidden = { $count } (hidden)
screen-some-hidden = + { $count } hidden
screen-master-distance = Master Distance { $master }
screen-lie-there = { $amount } Sakura lie there
screen-covered = { $amount } covered
screen-added = { $amount } more by Artificial Sakura
screen-cards-change-it = cards change it
screen-distance-now = Now { $distance }: { $notes }
screen-your-hand = Your hand
screen-your-ultimates = Your { -ultimates }
screen-to-choose-from = To choose from
screen-cannot-be-played = { $card } cannot be played: { $reason }
screen-not-possible = { $action } is not possible: { $reason }

## Pages of cards

cards-could-be = '{ $words }' could be: { $names }
cards-in-text = No card is called '{ $words }'; in their text have it:
cards-none = { $game } has no card or { -goddess } '{ $words }'; { -goddesses }: { $names }
cards-no-text = No further text.
cards-source = Source: { $text }.
cards-nobodys = belongs to no { -goddess }
cards-of-nobody = Cards of no { -goddess }
cards-card = Card
cards-type-and-figures = Type and figures
cards-type = Type
cards-figures = Figures
cards-sure = Certainty
cards-text = Text

## Drafts

option-draft-take = take { $card }
option-draft-remove = remove { $card }
option-draft-reveal-normals = reveal two { -normals }
option-draft-reveal-ultimates = reveal two { -ultimates }
ask-draft-take = Take a card for your { -deck }.
ask-draft-remove = Remove a card, in secret: of the twelve you have drafted, ten are your { -deck }.
ask-draft-reveal = Which deck's top two cards do you reveal? You take one of them in secret; the other is removed.
log-draft-round = Pick { $round }
log-draft-pass =
    { $round ->
        [one] Everybody passes the last card to the left
       *[other] Everybody passes { $round } cards to the left
    }
log-draft-over = The draft is over; the duels follow
log-draft-laid-out = { $card } lies in the middle
log-draft-revealed =
    { $who_is ->
        [you] You reveal { $card }
        [foe] { -foe(case: "first") } reveals { $card }
       *[other] { $who } reveals { $card }
    }
log-draft-took =
    { $who_is ->
        [you] You take { $card }
        [foe] { -foe(case: "first") } takes { $card }
       *[other] { $who } takes { $card }
    }
log-draft-removed =
    { $who_is ->
        [you] You remove { $card }
        [foe] { -foe(case: "first") } removes { $card }
       *[other] { $who } removes { $card }
    }
zone-draft-offered = To choose from
    .heading = To choose from
zone-draft-drafted = Drafted
    .heading = Drafted
zone-draft-removed = Removed
    .heading = Removed
zone-draft-middle = In the middle
    .heading = In the middle
zone-draft-normals = { -normals } to come
    .heading = { -normals } to come
zone-draft-ultimates = { -ultimates } to come
    .heading = { -ultimates } to come
zone-draft-box = Left in the box
    .heading = Left in the box
place-draft-picks = Cards drafted by everybody
place-draft-first = Seat that begins

## What is said of Sakura Arms before anybody plays it: on the page's home, in forms and at the command line.

pack-title = Sakura Arms
game-title = { $game ->
    [level99] Level 99 edition
    [aeg] AEG edition
    [beta] Beta
    [level99-draft-open-two-pick] Level 99: Open Two Pick Draft
    [level99-draft-rotation] Level 99: Rotation Draft for { $seats }
    [level99-draft-rochester] Level 99: Rochester Draft for { $seats }
   *[other] { $game }
}
game-family = { $game ->
    [level99-draft-open-two-pick] Open Two Pick Draft
    [level99-draft-rotation] Rotation Draft
    [level99-draft-rochester] Rochester Draft
   *[other] {""}
}
pack-what = { $game ->
    [aeg] The first English edition of the duel of goddesses.
    [beta] The duel as it was first printed. Of its cards no value is known: all of them are stand-ins.
    [level99-draft-open-two-pick] Two cards are revealed, one is taken in secret, the other is gone: decks of any goddesses, and then a duel with them.
    [level99-draft-rotation] Take a card of your hand, pass the rest to the left: decks of any goddesses, and then duels with them.
    [level99-draft-rochester] Twelve cards lie face up, and all take one in turn: decks of any goddesses, and then duels with them.
   *[other] A duel of two, each with two goddesses. Petals are distance, shield, life and power at once: every step moves one from here to there.
}

wish-goddesses = your goddesses, as yurina+himika; or choose, or random
    .label = Goddesses
    .others = the foe's goddesses, as tokoyo+oboro; or random
    .meet = pairs that meet, as yurina+himika,tokoyo+oboro; or all
wish-decks = measured, one of the best that were found by playing; quick, four cards of one goddess and six of the other; choose; or first-game, a deck that the rulebook recommends
    .label = Decks
    .meet = decks that meet, by name, with commas between
wish-epic = Level 99: an Epic Battle; a rule such as wind, or random
    .label = Epic Battle
wish-draft = both pick three goddesses in secret, and ban one of the other's
    .label = Three picks, one ban
wish-drafted = both bring a drafted deck: ten cards of any goddesses, Normal cards or Ultimates
    .label = Drafted decks
wish-pool = goddesses and cards to draft from, with commas between; none: all there are
    .label = Pool
wish-copies = how many copies of the box there are: with 2, both may have the same goddess
    .label = Copies of the box
wish-first = who takes the first turn
    .label = First turn
choice-random = random
choice-choose = choose at the table
choice-quick = a ready-made deck
choice-measured = one of the best that were found by playing

first-game = A first game: { $mine } for you, { $theirs } for the opponent.

deck-normals = Normal cards
deck-ultimates = Ultimates
deck-normals-wrong = A deck has { $needs } Normal cards, not { $has }.
deck-ultimates-wrong = A deck has { $needs } Ultimates, not { $has }.
deck-needs-two-goddesses = A deck is of two different goddesses.
deck-no-such-card = Neither of them has { $name }, or it cannot be put in a deck.
deck-card-twice = A deck has every card once, not { $name } twice.
deck-was-measured = Our own proposal, not the boards': found by playing, in { $games } games of computers.
deck-code-too-short = This is too short for a deck code.
deck-code-is-none = This is no deck code.
deck-code-wrong-sign = A sign of this code is wrong.
deck-code-of-other-game = This deck is of another edition: { $game }.

## Decks that rulebooks recommend for a first game

ready-raging-red-blade = Raging Red Blade
ready-elegant-blue-dance = Elegant Blue Dance
ready-rapid-red-blade = Rapid Red Blade
ready-sword-dance-blooming = Sword Dance Blooming

## What only the page says of a duel: its board, the guided first duel, typed commands.

## The board

page-moment =
    { $who_is ->
        [you] Turn { $number } · your turn · { $phase }
        [foe] Turn { $number } · the { -foe }'s turn · { $phase }
       *[other] Turn { $number } · { $who } · { $phase }
    }
page-before = Before the first turn
page-waiting = The { -foe } decides
page-choose = Choose your { -goddesses }
page-choose-two = Choose two { -goddesses } for yourself. The foe gets two at random, unless you choose them as well.
page-choose-foe = Foe
page-goddess-difficulty = Difficulty
page-goddess-wins = Duels won
page-goddess-unmeasured = not measured yet
page-goddess-style = { $goddess ->
    [yurina] Waits at three steps for one great blow; the less Life, the stronger.
    [himika] Shoots from far away and is gone before the foe comes near.
    [tokoyo] Turns attacks aside with her fan, and is strongest while her Vigor is full.
    [oboro] Lays traps face down and strikes from them when the deck is shuffled.
    [chikage] Poisons the foe's hand and deck, and wins slowly.
    [thallya] Drives through any Distance on fuel that she burns with each deed.
    [saine] Parries at the right moment and strikes in the gap that it leaves.
    [yukihi] Opens and closes her umbrella, and has another Distance each way.
    [shinra] Argues the foe's deck away and wins by Plans that come true.
    [hagane] Swings from afar: hits hardest after a long way in one turn.
    [kururu] Sets wheels in motion by using cards of many kinds, and is never the same twice.
    [raira] Gathers wind and thunder for a storm, and claws at two steps meanwhile.
   *[other] {""}
}
page-goddess-level = { $goddess ->
    [yurina] easy
    [himika] easy
    [tokoyo] easy
    [oboro] middling
    [chikage] middling
    [thallya] hard
    [saine] middling
    [yukihi] middling
    [shinra] hard
    [hagane] middling
    [kururu] hard
    [raira] middling
   *[other] not known
}
page-deck-of-others = That deck is of other { -goddesses }.
page-deck-take-back = Take back first what is not in that deck.
page-attack =
    { $who_is ->
        [you] Your attack
       *[other] Attack!
    }
page-or = or −{ $amount }
page-or-else = or
page-leaves = { $area } { $before } to { $after }
page-within = Distance { $distance } is within { $range }.
page-damage = { $area }
page-falls-short = Falls short: Distance { $distance }, reaches { $range }
page-too-near = Too near: Distance { $distance }, reaches { $range }
page-fails = Falls short
page-negated = Negated
page-reaction = Reaction: { $card }
page-answers = Your answers
page-free = costs nothing
page-course = Life, turn by turn
page-decisive =
    { $by_is ->
        [you] Turn { $turn }: you take { $amount } Life with { $card }.
        [foe] Turn { $turn }: the { -foe } takes { $amount } Life with { $card }.
       *[other] Turn { $turn }: { $by } takes { $amount } Life with { $card }.
    }
page-master-distance = Master Distance { $master }
page-ranges = Ranges as they are now
page-range-now = Range now
page-idle = No effect now
page-idle-text = Played now, its effect would change nothing.
page-damage-now = Damage now
pile-discard = Discards
ask-payment = Ask how a Basic Action is paid for (else it takes Vigor; with Shift you are asked)
pile-face-down = face-down
pile-used = Used
pile-sealed = Sealed
pile-set-aside = Set aside
back-normal = Normal card
back-ultimate = { -ultimate }
back-poison = Poison
back-form = { type-plan }
mark-reaction = R
mark-full-power = FP
end-won-by = { $winner } has won the duel.

## The guided first duel: what is said the first time something comes up

lesson-mulligan = Your opening hand
    .text = You duel with two { -goddesses } and a { -deck } of seven cards. Keep these three, or press a card to exchange it.
lesson-goal = The goal
    .text = Bring the { -foe }'s Life to 0. Aura is your shield: damage may be taken there as long as there are enough petals.
lesson-distance = Mind the Distance
    .text = An Attack can be played only within its Range. The coloured bars under the track are your Attacks: solid ones reach the { -foe } now.
lesson-basic = { word-basic-actions }
    .text = Each moves one petal and costs 1 Vigor or a card laid face-down. { action-advance } takes one petal from Distance into your Aura: nearer and safer at once. Point at one to see what it moves.
lesson-pay = Paying
    .text = Spend Vigor, or press a card you need less: it goes face-down to your discards.
lesson-attack = You are in range
    .text = A card with a golden rim and a notch can be played now. Damage 3/1 means: 3 to Aura, or 1 to Life where the Aura cannot pay. The { -foe } chooses.
lesson-reaction = An attack comes
    .text = You may answer with a Reaction card, marked { mark-reaction }, before it hits. Or let it come.
lesson-damage = Where does it hurt?
    .text = Aura comes back with { action-recover }; Life does not. But lost Life becomes Flare, which pays for your { -ultimates }.
lesson-reshuffle = Reshuffle?
    .text = Seven cards do not last long. Reshuffling brings all your discards back and costs 1 Life. An empty { -deck } hurts as well.
lesson-ultimate = An { -ultimate } is ready
    .text = You have Flare enough for an { -ultimate }, the cards with the double frame. Each is used once.
lesson-enchantment = An { -enchantment } is in play
    .text = Its petals run out one each turn; while it lasts its Ongoing effect holds.
lesson-end = End your turn
    .text = When nothing is worth doing any more, end your turn. Two cards may stay in hand. You know enough now: enjoy the duel!

## Typed commands: all that may be typed for each, with commas between

typed-undo = undo
typed-hint = hint
typed-log = log
typed-since = since
typed-keys = keys
typed-concede = concede
typed-where = where
typed-options = options, what
typed-help = help, ?
    .text = play NUMBER or NAME, discard NAME, pick NAME; advance (forward), retreat (back), recover, focus, breakaway; aura or life for damage; vigor to pay; yes, end (pass, keep, no); options; where; card NAME; undo, hint, log, since, keys, concede, help.
typed-card = card
typed-advance = advance, forward
typed-retreat = retreat, back, backward
typed-recover = recover, dress, dressing
typed-focus = focus, hold, holding
typed-breakaway = breakaway
typed-end = end, end turn, pass, keep, no, no reaction, decline
typed-yes = yes
typed-vigor = vigor, spend
typed-aura = aura
typed-life = life
typed-play = play
typed-discard = discard
typed-pick = pick, take, put back, ban, choose

command-nothing = Nothing can be chosen now.
command-not-asked = You are not asked anything now. “where” says how things stand.
command-unknown = “{ $typed }” is no command. { typed-help.text }
command-no-action = This edition has no such action.
command-not-possible = { $what } is not possible: { $why }
command-not-now = { $what } is not asked for now.
command-nothing-to-end = There is nothing to end or pass now. { $offered }
command-not-asked-that = That is not asked now. { $offered }
command-no-number = There is no such number. { $offered }
command-which = Which one? { $options }
command-no-name = Nothing of that name can be chosen. { $offered }
command-no-card = This edition has no card “{ $name }”.
where-table = Distance { $distance }, Shadow { $shadow }.
where-side =
    { $who_is ->
        [you] You: { where-numbers }
        [foe] { -foe(case: "first") }: { where-numbers }
       *[other] { $who }: { where-numbers }
    }
where-numbers =
    { $stunned ->
        [0] Life { $life }, Aura { $aura }, Flare { $flare }, Vigor { $vigor }, { $piles }.
       *[other] Life { $life }, Aura { $aura }, Flare { $flare }, Vigor { $vigor } (Stunned), { $piles }.
    }
where-pile = { $zone } { $count }
where-pile-seen = { $zone } { $count } ({ $cards })
where-attack = Attack! { $card }, damage { $damage }, Range { $range }.

## The guided first duel: what the foe has done, and what it came of

coach-title = What the { -foe } did:
coach-basic =
    { $times ->
        [1] The { -foe } takes { $action }.
       *[other] The { -foe } takes { $action } { $times } times.
    }
coach-moved = The Distance is { $distance } now; it was { $before }. Look which Attacks reach from there.
coach-coming = The { -foe } attacks you with { $card }, { $damage } (Aura/Life): it reaches you because its Range { $range } holds the Distance { $distance }.
coach-hit =
    { $life ->
        [0] The { -foe }’s { $card } cost you { $aura } Aura, because its Range { $range } held the Distance { $distance }.
       *[other] The { -foe }’s { $card } cost you { $life } Life, because its Range { $range } held the Distance { $distance }.
    }
coach-harmless = The { -foe } plays { $card }: it cost you nothing.
coach-card = The { -foe } plays { $card }: { $text }
coach-enchantment = The { -foe } plays { $card }: it stays until the { $charge } Sakura on it are gone. { $text }

## What becomes of cards that are given up, by what is asked

gives-pay = pay
gives-mulligan = put back
gives-hand-limit = discard
gives-discard = discard
gives-discard-from-the-foe-s-hand = discard
gives-put-under-your-deck = put back
gives-put-a-face-down-card-under-your-deck = put back
gives-put-on-your-deck = put back
gives-draft-remove = remove
gives-set-aside = set aside

## The exercises of the duel: what each is called, what is to be done, a hint, what was learnt, and why a wrong turn is one.

exercise-range = Step into Range
    .task = Hit the { -foe } with Slash this turn. It reaches Distance 3 and 4; you stand at 5.
    .hint = { action-advance } takes one petal out of Distance. Pay for it with Vigor: you still need the card.
    .learnt = An Attack can be played only at a Distance within its Range. { action-advance } brings you nearer and feeds your Aura.
    .slip-paid = You have paid with the very card you wanted to strike with. Vigor would have paid as well.
    .slip-ended = The turn is over, and Slash is still in your hand. First step nearer, then strike.
exercise-paying = Pay with a card
    .task = Hit the { -foe } with Slash this turn, although you have no Vigor.
    .hint = A Basic Action costs 1 Vigor or a card from your hand, laid face-down. Which card reaches nothing from here?
    .learnt = Cards are Vigor too: the one that does not reach today pays for the one that does.
    .slip-wrong-card = Slash lies face-down now and cannot strike. Hilt Strike reaches only 1 to 2: pay with that.
    .slip-ended = The turn is over. A card can pay for { action-advance } where there is no Vigor.
exercise-aura-or-life = Aura or Life?
    .task = The { -foe } plays Slash, 3/1: 3 to your Aura or 1 to your Life. Survive it.
    .hint = You have 3 Aura and 1 Life. A player without Life has lost.
    .learnt = You choose where it hurts, as long as your Aura can pay. Aura comes back with { action-recover }; Life does not.
    .slip-fell = That was your last Life. The Aura could have taken the whole blow.
exercise-win = The last blow
    .task = The { -foe } has 3 Aura and 1 Life. Win this turn.
    .hint = Slash and Shoot both reach from Distance 4. The first takes the shield away, the second meets no shield.
    .learnt = Where the Aura cannot pay, Life must. Two Attacks in one turn are worth more than two in two turns.
    .slip-ended = Do not let the { -foe } breathe: both Attacks reach now.
    .slip-moved = You need both cards to strike, and from Distance 4 both reach.
exercise-reaction = Make it miss
    .task = The { -foe } plays Slash, Range 3-4, at Distance 3. Let it miss.
    .hint = Induce is a Reaction. It can take a petal out of Distance, and at 2 Slash does not reach.
    .learnt = Reactions are played before the blow falls. If the Distance then is outside its Range, the Attack misses.
    .slip-hit = It has hit you: the Distance was still within its Range. Play Induce and move a petal out of Distance.
exercise-flare = Flare for an { -ultimate }
    .task = Tsukikage Crush deals 4/4 and costs 7 Flare. You have 6. The { -foe } has 4 Life: win this turn.
    .hint = { action-focus } moves a petal from your Aura to your Flare.
    .learnt = Flare pays for { -ultimates }. It comes from { action-focus } and from every Life you lose: a hurt player grows dangerous.
    .slip-moved = Nearer, but not stronger: the one Vigor should have become Flare.
    .slip-ended = One petal of Flare was missing, and you had the Vigor for it.
exercise-reshuffle = Reshuffle
    .task = Your turn begins with an empty { -deck }. Get your cards back and win with one of them: the { -foe } has 1 Life and 1 Aura.
    .hint = Reshuffling costs 1 Life and brings all discards back. Then you draw two.
    .learnt = Seven cards do not last long. A reshuffle at the right time is worth its Life. Now you know enough for a duel.
    .slip-no-cards = Without a reshuffle you have nothing to draw, and drawing from an empty { -deck } hurts as well.

# What the pictures of cards show, for those who do not see them.
picture-wave = A blade cuts through a towering wave.
picture-boat = A small boat with a cabin on a quiet sea.
picture-flames = A field of high flames.
picture-rabbit = A white rabbit leaps before the moon.
picture-swirl = Wind in long curls.
picture-peony = A peony in full bloom.
picture-birds = Three birds fly over the sea.
picture-fan = An open fan before the full moon.
picture-hawk = A dark hawk in the wind.
picture-fish = A great fish above the water.
picture-vine = Vines hang before the moon.
picture-bear = A black bear with three claw marks.
picture-volley = Four shots, one behind the other.
picture-strings = Steel strings cross the night.
picture-caltrops = Caltrops lie in the reeds.
picture-rush = Blades and stars fly upwards.
picture-clones = One ninja and her four shadows.
picture-vine2 = A ring of stars and leaves.
picture-needle = A long needle with a drop of poison.
picture-behead = One long cut before the moon.
picture-path = A pale path between dark lilies.
picture-cannon = A cannon of steam fires.
picture-shield = A round shield with the teeth of a gear.
picture-edge = A blade with the teeth of a saw.
picture-roar = A gear roars, and rings spread.
picture-steam = Gears, steam and fire.
picture-omega = A star of metal bursts.
picture-box = A black box with a golden lock.
picture-lily = A dark lily over rings in the water.
picture-steps = Footprints in the reeds.
picture-needles = Five hairpins fly from a closed umbrella; five more wait in a cushion.
picture-feint = The back of her head with three hairpins; another is thrown wide.
picture-reel = A chain out of a sleeve, a hairpin at its end, and a whirl that pulls.
picture-pierce = The closed umbrella swings, and the closed umbrella thrusts through.
picture-wield = She dances within five closed umbrellas.
picture-pullback = Tracks of clogs in snow, there and back.
picture-bind = A post wound with cord, and a hairpin that holds it.
picture-turning = An umbrella and its mirror in the water.
picture-glaring = Two eyes under a fringe: one looks far away, one glares.
picture-gentle = She stands far off in falling snow under her umbrella.
picture-candle = One candle, and a folded night around it.
picture-heart = A heart tied of cord, a hairpin through it.
picture-turncoat = An umbrella from above, half of it night.
picture-umbrella-form = The umbrella, closed and open.
picture-argue = Two scholars, scroll against book.
picture-protest = A raised palm over the heads of a crowd.
picture-sophism = She runs along an endless ribbon of paper.
picture-replicate = A page, and the brush that copies it.
picture-agitate = A crowd with arms up around a banner.
picture-eloquence = Blossoms leave a mouth and grow.
picture-confuse = A bowed scholar under three spirals.
picture-shake-mind = A head that cracks, and pages that fly.
picture-totality = Six bodies about one red sun, and an observer with a telescope.
picture-refute = The world, crossed out in red.
picture-prove = A mountain rises from an open book with a figure and its proof.
picture-divine = The shell of a tortoise, read as a sign.
picture-devious = A dark hand over two pieces on a board.
picture-centri = The hammer three times on one circle about her.
picture-scatter = A blow, and fifteen stones fly.
picture-shatter = The ground opens under the hammer.
picture-recoil = She is thrown back on an arc, and the hammer with her.
picture-waltz = She dances, and the hammer follows.
picture-bell-tower = A beam strikes the great bell in its tower.
picture-gravity-well = Stones fall into a stepped pit.
picture-firmament = A hammer as large as the sky over three roofs.
picture-peal = Three bells on one beam.
picture-attract = All lines run into one dark ball.
picture-sierra = She bows before a range of peaks.
picture-swing-rush = Four cuts, one under the other.
picture-cut-down = One cut, and bamboo falls.
picture-hilt-slam = The butt of the shaft strikes, no blade.
picture-outclass = She stands, and the other kneels.
picture-gait = Five footprints on boards, and a ring of sound.
picture-space-for-master = A naginata upright in raked sand.
picture-wavering-crystal = One great cut crystal.
picture-silent-wall = A wall of pale blocks; notes die before it.
picture-rhythmic-arc = Five arcs over the sea, and five notes.
picture-resonant-beat = A drum and its waves.
picture-icebreaker = The blade stands in breaking ice.
picture-final-stage = Curtains, footlights, and her strike.
picture-bestial-claw = Three claw marks across a paper door.
picture-wind-and-thunder = A cloud of wind and a cloud of thunder.
picture-regrowth = A sprout on a clawed stump.
picture-windrun = A white wolf runs through reeds.
picture-wisdom = A wolf's head with a star, by an old tree.
picture-roar-at-moon = A wolf howls at the full moon.
picture-pounce-scene = The wolf in the air above the hills.
picture-stormcharged = Golden claws out of a thundercloud.
picture-thundercall = She raises her arms in a ring of drums.
picture-invocation = She kneels, and a beast of wind rises.
picture-manifestation = The beast of wind looks out of its own body.
picture-reincarnation = A great bird of wind spreads its wings.
picture-perdition = A horned skull before a red moon.
picture-death-and-rebirth = Night and day in one disc, a wolf in each.
picture-storm-board = A board with a half for wind and a half for thunder.
picture-elekiter = Two coils, a spark between, and a happy inventor.
picture-acceler = She drives a car of her own making.
picture-kururun = She spins.
picture-tornaydo = A whirlwind with gears and a fish in it.
picture-regainah = A jar of light, a blossom in it.
picture-mozule = Eight blocks that fit, and the ninth on a crane.
picture-reflecta = A ray turned back by a mirror.
picture-drain-devil = A horned machine drinks blossoms.
picture-big-golem = A golem over two roofs.
picture-industria = Three chimneys, two gears, lit windows.
picture-simulator = A sky under a dome: a gear and blossoms.
picture-dupligear = A gear and its double.
picture-hilt-strike = The hilt strikes, not the blade.
picture-art-of-drawing = She draws from a crouch.
picture-spirit = She stands before rising flames.
picture-soulfire = Three blue flames over a blade.
picture-magnum = She fires with a great burst.
picture-barrage = Four guns fire at once.
picture-backstep = She leaps back from the smoke.
picture-backdraft = Fire bursts through a doorway.
picture-red-bullet = A red bullet and its trail.
picture-crimson-zero = The mouth of the gun.
picture-scarlet-visions = A moth with eyes on its wings over flames.
picture-song-and-dance = She dances with two fans.
picture-break-point = A closed fan strikes the weak point.
picture-windy-stage = Wind sweeps an empty stage.
picture-ninpo-walk = She runs over water.
picture-induce = A lantern over a hidden pit.
picture-concealment = A masked face among reeds and lilies.
picture-mistbane = A cloud of mist with a face.
picture-spiritquell = A butterfly pinned by a needle.
picture-relaxant = A hand lets its sword fall.
picture-hallucinogen = Mushrooms before a spiral.
picture-numbing = Drops fall from a vial.
picture-fading-light = The moon is eclipsed over a vial.
picture-cauldron = A cauldron of poison boils.
picture-turbo-switch = A great lever is thrown.
picture-on-machine = She flies through the air on her machine.
picture-alpha-edge = She charges on her machine, lance ahead.
picture-yaksha = A horned mask of steel.
picture-naga = A serpent of steel.
picture-garuda = A winged machine.
