# What the Beta edition calls otherwise.

-goddess = Megami
-goddesses = Megamis
-normals = normal cards
-ultimate = special card
-ultimates = special cards
-utility = Action
-enchantment = Enhance
-enchantments = Enhance cards
-full-power = Throughout
-cost = Cost
-foe =
    { $case ->
        [first] Opponent
       *[other] opponent
    }
-deck = stock
-face-up-pile = upcard pile
-face-down-pile = downcard pile
-put-away = put on the downcard pile
-ready = available special cards
-used = devoted special cards
-start-phase = Beginning Phase
-end-phase = Ending Phase
-basic-action = basic action
-reshuffle = regain your stock
-life-damage = 1 damage to Life
-cancelled = is cancelled
-fails = fails

word-basic-actions = Basic actions
area-beginners = without the rule for experienced players
place-beginners = without the rule for experienced players
action-advance = Forward movement
    .what = Distance to your Aura
action-retreat = Backward movement
    .what = your Aura to Distance
action-recover = Dressing
    .what = Shadow to your Aura
action-focus = Holding
    .what = your Aura to your Flare
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
log-action-recover =
    { $who_is ->
        [you] You take { $action }
        [foe] The { -foe } takes { $action }
       *[other] { $who } takes { $action }
    }
log-action-focus =
    { $who_is ->
        [you] You take { $action }
        [foe] The { -foe } takes { $action }
       *[other] { $who } takes { $action }
    }
option-discard = { $card } to the { -face-down-pile }
why-inevitable = This attack cannot be reacted to with { -normals }
trait-inevitable = cannot be reacted to
trait-inevitable-for-normals = cannot be reacted to with { -normals }
trait-deals-both = damage to Aura and to Life
log-burnout = Irritation: { $harm }
ask-no-card-to-draw = Irritation: your { -deck } is empty, so take 1 damage for the card you cannot draw.
ask-reshuffle = Regain your stock? It costs { -life-damage } ({ $deck ->
        [0] no card is
        [one] 1 card is
       *[other] { $deck } cards are
    } left in your { -deck }).
ask-ready = { $card }: which of your { -used } is available again?
ask-put-under-your-deck = { $card }: which card of your { -face-up-pile } or { -face-down-pile } goes under your { -deck }?
ask-put-sakura-on = { $card }: which { -enchantment } card gets Sakura?
ask-empty = { $card }: which { -enchantment } card loses all its Sakura?

## On the page

pile-discard = Upcard
pile-face-down = downcard
pile-used = Devoted
mark-full-power = TH
