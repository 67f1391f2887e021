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

page-negated = Cancelled
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

## The rules of this edition on one sheet, in our own words, and the words it uses.

rule-goal = Goal
    .text = Bring the opponent's Life to 0. You begin with 8 Life, 3 Aura and no Flare, at Distance 10: 32 Sakura tokens in all.
rule-tokens = Tokens
    .text = They move between Distance, Shadow, and each player's Life, Aura and Flare, and lie on Enhance cards as their charge. Distance holds at most 10, Aura at most 5.
rule-your-deck = Your deck
    .text = Two Megamis, chosen in secret: there are two sets, so both may have the same. 7 normal cards, your stock, and 3 special cards.
rule-two-piles = Two piles
    .text = Played cards lie lengthways and face up: the upcard pile. Cards paid for something lie sideways and hidden: the downcard pile.
rule-beginning-phase = Beginning phase
    .text = Gain 1 vigor (at most 2). One token leaves every Enhance card. You may regain your stock: shuffle stock, upcard and downcard pile together for 1 damage to Life. Draw 2 cards. Irritation: for each card that is not there, take 1 damage to Aura or Life. Both first turns skip this phase.
rule-main-phase = Main phase
    .text = Either any number of cards and basic actions in any order, or one Throughout card and nothing else. A special card's cost goes from Flare to Shadow.
rule-basic-actions = Basic actions
    .text = Each costs 1 vigor or a card to the downcard pile. Forward movement: Distance → your Aura. Backward movement: your Aura → Distance. Dressing: Shadow → your Aura. Holding: your Aura → your Flare. Nothing forbids going closer at a short Distance.
rule-attacks = Attacks
    .text = Only in well distance: the Distance is within the Range. The opponent may react once. If the distance is still right, what is written “before attack” happens, then the opponent takes the left number to Aura (to Shadow) or the right number to Life (to their Flare); Aura only if it has enough.
rule-enhance-cards = Enhance cards
    .text = Place as many tokens as the charge says; the card is effective as long as it has any. Then it goes to the upcard pile, and its disenchant happens.
rule-special-cards = Special cards
    .text = Hidden they are available; once used they lie face up and are devoted.
rule-ending-phase = Ending phase
    .text = Put cards on your downcard pile until you hold 2 or fewer.
rule-on-the-screen = On the screen
    .text = ✿ is a Sakura token. 3/1 on an attack: 3 to Aura or 1 to Life. ✗ says why a card cannot be played now. Type the number before a card or an action, or a part of its name: slash, forw, end. If there is only one thing to do, it is done for you.
glossary-life = Life
    .text = At 0 you have lost. What you lose goes to your Flare.
glossary-aura = Aura
    .text = Tokens that shield you; damage there goes to Shadow. Holds at most 5.
glossary-flare = Flare
    .text = Pays for your special cards; the Life you lose goes there.
glossary-shadow = Shadow
    .text = The common pool of tokens.
glossary-distance = Distance
    .text = How far apart you stand: an attack needs a Distance within its Range.
glossary-well-distance = Well distance
    .text = The Distance is within the Range of the attack.
glossary-range = Range
    .text = The Distances at which an attack can be played.
glossary-vigor = Vigor
    .text = Pays for basic actions; you gain 1 each turn and hold at most 2.
glossary-regain-your-stock = Regain your stock
    .text = In your beginning phase: shuffle stock, upcard and downcard pile together, for 1 damage to Life.
glossary-irritation = Irritation
    .text = For each card that you should draw and that is not there: 1 damage to Aura or Life.
glossary-reaction = Reaction
    .text = May also be played when the opponent attacks, before the damage is dealt.
glossary-charge = Charge
    .text = So many tokens from your Aura or Shadow go on the card; one leaves it in every beginning phase.
glossary-disenchant = Disenchant
    .text = Happens when the card has lost its last token.
glossary-resolve = Resolve
    .text = Holds while your Life is 3 or less.
glossary-artistic = Artistic
    .text = Holds while your vigor is 2.
glossary-throughout = Throughout
    .text = Only as the first and only thing you do in your main phase.
glossary-cost = Cost
    .text = So many tokens go from your Flare to Shadow to play the card.
glossary-special-card = Special card
    .text = A card kept beside the stock, paid from Flare.
glossary-cancel = Cancel
    .text = A cancelled attack does nothing more.
glossary-enhance = Enhance
    .text = Stays out while there are tokens on it.
glossary-effective = Effective
    .text = Holds while the Enhance card is out.
glossary-when-played = When played
    .text = Happens when the card has been played and its tokens placed.
glossary-after-attack = After attack
    .text = Happens after the attack has been resolved.
glossary-available-again = Available again
    .text = The devoted special card can be played once more when this holds.
glossary-devoted = Devoted
    .text = A special card that has been used.
glossary-stock = Stock
    .text = Your deck.
glossary-upcard-pile = Upcard pile
    .text = Where cards go that have been played.
glossary-downcard-pile = Downcard pile
    .text = Where cards go that paid for something; only you know them.
glossary-forced = Forced
    .text = Its damage is dealt to Aura and to Life; nobody chooses.
