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

page-negated = Cancelled
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

## The rules of this edition on one sheet, in our own words, and the words it uses.

rule-goal = Goal
    .text = Bring the opponent's Life to 0. You begin with 8 Life, 3 Aura and no Flare, at Distance 10: 32 Sakura tokens in all.
rule-tokens = Tokens
    .text = Sakura tokens move between Distance, Shadow, and each player's Life, Aura and Flare, and lie on Enhancements as their Charge. Distance holds at most 10, Aura at most 5.
rule-your-deck = Your deck
    .text = Two Megami; 7 Normal cards and 3 Special cards, chosen in secret once you have seen the opponent's Megami.
rule-two-piles = Two piles
    .text = Cards you have played go face-up on your played pile; cards you have paid with go to your discard pile, where the opponent cannot see them.
rule-beginning-phase = Beginning phase
    .text = Gain 1 Vigor (at most 2). One token leaves every Enhancement, yours and theirs; empty ones go to the played pile. You may reshuffle deck, played pile and discard pile together for 1 Damage to your Life. Draw 2 cards; Burnout: for each card that is not there, take 1 Damage to Aura or Life. Both first turns skip this phase.
rule-main-phase = Main phase
    .text = Either normal actions, any number in any order: Normal cards from hand, available Special cards by paying their Cost from Flare to Shadow, and basic actions. Or one Throughout card and nothing else.
rule-basic-actions = Basic actions
    .text = Each costs 1 Vigor or a card from hand to the discard pile. Forward Movement: Distance → your Aura. Backward Movement: your Aura → Distance. Recover: Shadow → your Aura. Focus: your Aura → your Flare. For experienced players: no Forward Movement at Distance 2 or less.
rule-attacks = Attacks
    .text = Only when the Distance is within the Range. The opponent may play one Reaction. If the Distance is still right, they take the left number to Aura (to Shadow) or the right number to Life (to their Flare); Aura only if it has enough.
rule-enhancements = Enhancements
    .text = Put tokens equal to the Charge on the card, from Shadow or your Aura, then its Initialize happens. Ongoing holds while tokens are there. Without any it goes to the played pile, and then its Disenchant happens.
rule-special-cards = Special cards
    .text = Hidden they are available; once played they lie face-up and are Devoted.
rule-end-phase = End phase
    .text = Put cards on your discard pile until you hold 2 or fewer.
rule-on-the-screen = On the screen
    .text = ✿ is a Sakura token. 3/1 on an attack: 3 to Aura or 1 to Life. ✗ says why a card cannot be played now. Type the number before a card or an action, or a part of its name: slash, forw, end. If there is only one thing to do, it is done for you.
glossary-life = Life
    .text = At 0 you have lost. What you lose goes to your Flare.
glossary-aura = Aura
    .text = Tokens that shield you; Damage there goes to Shadow. Holds at most 5.
glossary-flare = Flare
    .text = Pays for your Special cards; the Life you lose goes there.
glossary-shadow = Shadow
    .text = The common pool of tokens.
glossary-distance = Distance
    .text = How far apart you stand: an attack needs a Distance within its Range.
glossary-range = Range
    .text = The Distances at which an attack can be played.
glossary-vigor = Vigor
    .text = Pays for basic actions; you gain 1 each turn and hold at most 2.
glossary-reshuffle = Reshuffle
    .text = In your beginning phase: shuffle deck, played pile and discard pile together, for 1 Damage to your Life.
glossary-burnout = Burnout
    .text = For each card that you should draw and that is not there: 1 Damage to Aura or Life.
glossary-reaction = Reaction
    .text = May also be played when the opponent attacks, before the Damage is dealt.
glossary-charge = Charge
    .text = So many tokens from your Aura or Shadow go on the card; one leaves it in every beginning phase.
glossary-disenchant = Disenchant
    .text = Happens when the card has lost its last token.
glossary-resolve = Resolve
    .text = Holds while your Life is 3 or less.
glossary-artistic = Artistic
    .text = Holds while your Vigor is 2.
glossary-throughout = Throughout
    .text = Only as the first and only thing you do in your main phase.
glossary-cost = Cost
    .text = So many tokens go from your Flare to Shadow to play the card.
glossary-forced = Forced
    .text = Its Damage is dealt to Aura and to Life; nobody chooses.
glossary-special-card = Special card
    .text = A card kept beside the deck, paid from Flare.
glossary-cancel = Cancel
    .text = A cancelled attack does nothing more.
glossary-enhancement = Enhancement
    .text = Stays in play while there are tokens on it.
glossary-unguarded = Unguarded
    .text = 1 or more Damage to you, to Aura or to Life, puts it on your discard pile, without its Disenchant.
glossary-ongoing = Ongoing
    .text = Holds while the Enhancement is in play.
glossary-initialize = Initialize
    .text = Happens when the Enhancement has come into play.
glossary-after-attack = After Attack
    .text = Happens after the attack has been resolved.
glossary-always = Always
    .text = Holds wherever the card is, as it says.
glossary-idea = Idea
    .text = Holds while there is no token on your Aura.
glossary-trap = Trap
    .text = May be played from your discard pile just before you reshuffle.
glossary-resurgence = Resurgence
    .text = The Devoted Special card is available again when this holds.
glossary-devoted = Devoted
    .text = A Special card that has been played.
glossary-available = Available
    .text = A Special card that can be played.
glossary-played-pile = Played pile
    .text = Where cards go that have been played, face-up.
glossary-discard-pile = Discard pile
    .text = Where cards go that paid for something; only you know them.
glossary-umbrella = Umbrella
    .text = Closed or open, as all can see; Range, Damage and text of its owner's cards follow it.
glossary-seal = Seal
    .text = The card is out of the game, under the card that sealed it.
glossary-distant = Distant
    .text = The far end of the Range.
glossary-close = Close
    .text = The near end of the Range.
glossary-closed = Closed
    .text = While your umbrella is closed.
glossary-open = Open
    .text = While your umbrella is open.
