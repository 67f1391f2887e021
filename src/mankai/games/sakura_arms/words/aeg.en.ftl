# What AEG's edition calls otherwise.

-goddess = Megami
-goddesses = Megami
-ultimate = Special card
-ultimates = Special cards
-utility = Action
-enchantment = Enhancement
-enchantments = Enhancements
-full-power = Throughout
-cost = Cost
-foe =
    { $case ->
        [first] Opponent
       *[other] opponent
    }
-face-up-pile = played pile
-face-down-pile = discard pile
-put-away = put on the discard pile
-ready = available Special cards
-used = Devoted Special cards
-start-phase = beginning phase
-main-phase = main phase
-end-phase = end phase
-basic-action = basic action
-life-damage = 1 Damage to your Life
-cancelled = is cancelled
-fails = fails

word-basic-actions = Basic actions
area-beginners = without the rule for experienced players
place-beginners = without the rule for experienced players
zone-bonus = closed
    .heading = closed
zone-forms = open
    .heading = open
type-form = Umbrella
action-advance = Forward Movement
    .what = Distance to your Aura
action-retreat = Backward Movement
    .what = your Aura to Distance
log-action-advance =
    { $who_is ->
        [you] You move forward
        [foe] The { -foe } moves forward
       *[other] { $who } moves forward
    }
log-action-retreat =
    { $who_is ->
        [you] You move backward
        [foe] The { -foe } moves backward
       *[other] { $who } moves backward
    }
rule-too-near = no { action-advance } at Distance { $master } or less
why-inevitable = This attack cannot be reacted to with { -normals }
trait-inevitable = cannot be reacted to
trait-inevitable-for-normals = cannot be reacted to with { -normals }
trait-deals-both = Forced: damage to Aura and to Life
log-burnout = Burnout: { $harm }
ask-no-card-to-draw = Burnout: your { -deck } is empty, so take 1 Damage for the card you cannot draw.
ask-ready = { $card }: which of your { -used } is available again?
ask-put-under-your-deck = { $card }: which card of your { -face-up-pile } or { -face-down-pile } goes under your { -deck }?
ask-trap = Before you { -reshuffle } you may play a card with Trap from your { -face-down-pile }.
ask-play-twice = { $card }: which card of your { -face-down-pile } do you play twice?
screen-master-distance = { rule-too-near }
board-master-distance = { rule-too-near }

## On the page

pile-discard = Played
pile-face-down = discard
pile-used = Devoted
mark-full-power = TH
page-master-distance = no { action-advance } at { $master }
