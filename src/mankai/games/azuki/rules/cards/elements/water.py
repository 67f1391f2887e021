"""The cards of Water: returning, looking ahead, lowering attacks."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    ALLEY_ONLY,
    DEFENDER,
    GARDEN_ONLY,
    IMMUNE,
    MAIN,
    OF_RETURN,
    RESPONSE,
    WATER,
    Entity,
    Gate,
    Happening,
    Leader,
    Player,
    Spell,
    Unit,
    all_of,
    cost_at_least,
    cost_at_most,
    others,
)


class Mizuto(Entity):
    id = "AZK01-021"
    name = "Mizuto"
    text = (
        "[On Play] Look at your top 5 cards; you may show a Driftward card and take it; the rest go to the bottom in any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Driftward")


class MirageFrog(Entity):
    id = "AZK01-022"
    name = "Mirage Frog"
    text = "[On Play] You may discard a card: return an entity costing 2 or less in any Garden to its owner's hand."
    readings = "Played in the Garden the Frog may be returned itself. The cost may be paid also where nobody can be returned."
    rarity = "UC"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Frog, Rippleborn, Watercrafting"

    def on_play(self, me: Player, it: Unit) -> None:
        card = me.choose_card(me.hand, may=True, question="discard")
        if card >= 0:
            me.discard_card(card)
            me.choose(cost_at_most(me.any_entity(), 2)).return_to_hand()


class Maho(Entity):
    id = "AZK01-023"
    name = "Maho"
    text = "[Garden][End of Your Turn] If you have 2 or fewer cards in hand, draw 1."
    readings = "The hand is counted when this is resolved."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Wavecaller"
    works_in = GARDEN_ONLY

    def end_of_turn(self, me: Player, it: Unit) -> None:
        if len(me.hand) <= 2:
            me.draw(1)


class Fumiko(Entity):
    id = "AZK01-024"
    name = "Fumiko"
    text = "[On Play] You may return an entity in your Garden to your hand: play an entity costing 2 or less from your hand."
    readings = "Free of IKZ; it must be played, if there is one, and may be the one returned."
    rarity = "UC"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Painter, Watercrafting"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.choose(me.garden, may=True, question="return own").return_to_hand():
            me.play_free(me.choose_card(me.entities(me.hand, 2), question="play free"))


class LighthouseKeeper(Entity):
    id = "AZK01-025"
    name = "Lighthouse Keeper"
    text = "Defender. Takes no damage from card effects."
    rarity = "UC"
    cost = 4
    gate_power = 0
    attack = 0
    health = 3
    subtypes = "Driftward, Elder"
    keywords = DEFENDER | IMMUNE


class MoonlitCrane(Entity):
    id = "AZK01-026"
    name = "Moonlit Crane"
    text = "[Once/Turn][Response] Discard a card: a leader or an entity in any Garden gets -1 attack until the turn ends."
    readings = (
        "It works in the Garden and in the Alley. An entity in either Garden: the Alley can be chosen only by what names it."
    )
    errata = "3 attack and 3 health became 2 and 2."
    rarity = "C"
    cost = 5
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Bird, Driftward, Rippleborn"
    once_per_turn = True
    discards = 1
    window = RESPONSE

    def use(self, me: Player, it: Unit) -> None:
        me.choose(me.any_target()).gets(attack=-1)


class KaiyaMizumi(Entity):
    id = "AZK01-027"
    name = "Kaiya Mizumi"
    text = "[On Play] You may discard up to 4 cards: draw as many."
    errata = "4 attack and 4 health became 3 and 3, and 'any number of cards' became 'up to 4 cards'."
    rarity = "R"
    cost = 6
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        cards = me.choose_cards_up_to(4, me.hand, "discard")
        for card in cards:
            me.discard_card(card)
        me.draw(len(cards))


class SoryuNoRin(Entity):
    id = "AZK01-028"
    name = "Sōryū no Rin"
    text = "[On Play] Discard your hand; then all other entities in both Gardens return to their owners' hands."
    rarity = "SR"
    cost = 8
    gate_power = 2
    attack = 7
    health = 7
    subtypes = "Watercrafting, Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        me.discard_hand()
        me.return_all(others(me.any_entity(), it))


class AquaticVeil(Spell):
    id = "AZK01-029"
    name = "Aquatic Veil"
    text = "[Response] Discard 2 other cards: a leader or an entity in any Garden gets -3 attack until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    rarity = "R"
    cost = 0
    subtypes = "Aquashield"
    discards = 2
    window = RESPONSE

    def response(self, me: Player) -> None:
        me.choose(me.any_target()).gets(attack=-3)


class LotusOfParadise(Spell):
    id = "AZK01-030"
    name = "Lotus of Paradise"
    text = "[Response] Untap up to 2 of your IKZ."
    readings = "Also the one that paid for it."
    rarity = "C"
    cost = 1
    subtypes = "Lotus, Watercrafting"
    window = RESPONSE

    def response(self, me: Player) -> None:
        me.untap_ikz(me.amount(min(2, me.tapped_ikz)))


class TidalInsight(Spell):
    id = "AZK01-031"
    name = "Tidal Insight"
    text = (
        "[Main] Look at your top 3 cards; you may show a Water card and take it; put each of the others on the top or the "
        "bottom, in any order."
    )
    rarity = "UC"
    cost = 1
    subtypes = "Sirencall"

    def main(self, me: Player) -> None:
        looked = me.look(3)
        card = me.choose_card(me.of_element(looked, WATER), may=True, question="search")
        me.take(card)
        me.top_or_bottom([one for one in looked if one != card])


class RipplingRecall(Spell):
    id = "AZK01-032"
    name = "Rippling Recall"
    text = (
        "[Main] Return an entity costing 2 or more in your Garden to your hand: you may return an entity costing 4 or less "
        "in the opponent's Garden to its owner's hand."
    )
    rarity = "C"
    cost = 3
    subtypes = "Watercrafting"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_least(me.garden, 2)) > 0

    def main(self, me: Player) -> None:
        if me.choose(cost_at_least(me.garden, 2), question="return own").return_to_hand():
            me.choose(cost_at_most(me.foe.garden, 4), may=True).return_to_hand()


class MizuryuusTorrent(Spell):
    id = "AZK01-087"
    name = "Mizuryuu's Torrent"
    text = (
        "[Main] Put up to two entities in the opponent's Garden that cost 5 or less together on the bottom of their "
        "owner's deck in any order."
    )
    readings = "You choose the order; everybody sees it. The one chosen last lies lowest."
    rarity = "SR"
    cost = 4
    subtypes = "Mizuryuu"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.foe.garden, 5)) > 0

    def main(self, me: Player) -> None:
        me.put_all_to_bottom(me.choose_up_to(2, me.foe.garden, "to bottom", cost=5))


class PulledUnder(Spell):
    id = "AZK01-088"
    name = "Pulled Under"
    text = "[Main] Put an entity costing 7 or less in the opponent's Garden on the bottom of its owner's deck."
    rarity = "R"
    cost = 6
    subtypes = "Watercrafting"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.foe.garden, 7)) > 0

    def main(self, me: Player) -> None:
        me.choose(cost_at_most(me.foe.garden, 7)).to_bottom()


class MizuryuuFistMaster(Entity):
    id = "AZK01-089"
    name = "Mizuryuu Fist Master"
    text = (
        "[Alley][Main] Put this on the bottom of your deck: put up to two entities in the opponent's Garden that cost 5 or "
        "less together on the bottom of their owner's deck in any order."
    )
    readings = "You choose the order; everybody sees it. The one chosen last lies lowest."
    rarity = "UC"
    cost = 7
    gate_power = 3
    attack = 5
    health = 5
    subtypes = "Frog, Mizuryuu, Watercrafting"
    works_in = ALLEY_ONLY

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(cost_at_most(me.foe.garden, 5)) > 0

    def use(self, me: Player, it: Unit) -> None:
        if it.to_bottom():
            me.put_all_to_bottom(me.choose_up_to(2, me.foe.garden, "to bottom", cost=5))


class PriestessOfTheMists(Entity):
    id = "AZK01-090"
    name = "Priestess of the Mists"
    text = "[On Play] You may return an entity costing 2 or less in your Garden to your hand."
    rarity = "C"
    cost = 5
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Priestess, Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        me.choose(cost_at_most(me.garden, 2), may=True, question="return own").return_to_hand()


class BubbleAdept(Entity):
    id = "AZK01-091"
    name = "Bubble Adept"
    text = "[Garden][Response] Sacrifice this: an entity in any Garden gets -1 attack until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    rarity = "UC"
    cost = 2
    gate_power = 0
    attack = 2
    health = 1
    subtypes = "Aquashield, Driftward"
    works_in = GARDEN_ONLY
    window = RESPONSE

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(others(me.any_entity(), it)) > 0

    def use(self, me: Player, it: Unit) -> None:
        if it.sacrifice() >= 0:
            me.choose(me.any_entity()).gets(attack=-1)


class LotusOfReflection(Spell):
    id = "AZK01-092"
    name = "Lotus of Reflection"
    text = (
        "[Main] Look at your top 5 cards; you may show a Water card costing 2 or less and take it or play it at once; the "
        "rest go to the bottom in any order."
    )
    readings = "Played cards are free of IKZ; a [Response] spell can be played, if it has a target."
    provenance = (
        "The official text ends with taking or playing; that the rest goes to the bottom is what all other cards of this "
        "kind say."
    )
    rarity = "C"
    cost = 2
    subtypes = "Lotus, Wavecaller"

    def main(self, me: Player) -> None:
        looked = me.look(5)
        card = me.choose_card(me.of_element(looked, WATER, 2), may=True, question="search")
        if card >= 0:
            if me.can_play(card) and me.pick("take the card", "play the card") == "play the card":
                me.play_at_once(card)
            else:
                me.take(card)
        me.bottom([one for one in looked if one != card])


class NaiyaraTheTideweaver(Entity):
    id = "AZK01-093"
    name = "Naiyara the Tideweaver"
    text = (
        "[On Play] If played in the Garden: put an entity costing 4 or less in the opponent's Garden on the bottom of its "
        "owner's deck."
    )
    rarity = "R"
    cost = 7
    gate_power = 3
    attack = 4
    health = 4
    subtypes = "Downcurrent, Mizuryuu"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.was_played_in_garden:
            me.choose(cost_at_most(me.foe.garden, 4)).to_bottom()


class BenzaiTheSly(Leader):
    id = "AZK01-125"
    name = "Benzai the Sly"
    text = (
        "[Once/Turn][Main][Response] Pay 1 IKZ: if you have discarded a card this turn, the next card you play this turn "
        "costs 2 less."
    )
    readings = "It is used up by the next card, also by one that is free. A spell that was played was not discarded."
    rarity = "L"
    subtypes = "Frog, Merchant, Watercrafting"
    once_per_turn = True
    price = 1
    window = MAIN | RESPONSE

    def use(self, me: Player, it: Unit) -> None:
        if me.has_discarded:
            me.next_card_costs_less(2)


class GateOfEchoedWaves(Gate):
    id = "AZK01-126"
    name = "Gate of Echoed Waves"
    text = (
        "Tap this and portal an untapped entity from your Alley: return a spell that costs at most its Gate Power from "
        "your discard pile to your hand."
    )
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.take(me.choose_card(me.spells(me.discards, power)))


class Shao(Leader):
    id = "STT02-001"
    name = "Shao"
    text = "[Once/Turn][Response] Pay 1 IKZ: a leader or an entity in any Garden gets -1 attack until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    rarity = "L"
    subtypes = "Shao"
    once_per_turn = True
    price = 1
    window = RESPONSE

    def use(self, me: Player, it: Unit) -> None:
        me.choose(me.any_target()).gets(attack=-1)


class HydromancyGate(Gate):
    id = "STT02-002"
    name = "Hydromancy Gate"
    text = "Tap this and portal an untapped entity from your Alley; then you may untap up to as many IKZ as its Gate Power."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.untap_ikz(me.amount(min(power, me.tapped_ikz)))


class HayabusaItto(Entity):
    id = "STT02-003"
    name = "Hayabusa Itto"
    text = (
        "[On Play] Look at your top 5 cards; you may show a Watercrafting card and take it; the rest go to the bottom in "
        "any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Elder, Sushi Chef"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Watercrafting")


class HayabusaSaburo(Entity):
    id = "STT02-005"
    name = "Hayabusa Saburo"
    text = "[On Play] If you have played two other entities this turn, draw 1."
    readings = "Also those that were played by card effects."
    rarity = "UC"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Sushi Chef"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.entities_played_this_turn >= 3:
            me.draw(1)


class FoambackCrab(Entity):
    id = "STT02-006"
    name = "Foamback Crab"
    text = "Defender. Takes no damage from card effects."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 0
    health = 1
    subtypes = "Crab, Driftward, Rippleborn"
    keywords = DEFENDER | IMMUNE


class BenzaiTheMerchant(Entity):
    id = "STT02-007"
    name = "Benzai the Merchant"
    text = "[On Play] Draw 1."
    rarity = "C"
    cost = 2
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Frog, Merchant, Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        me.draw(1)


class SereneFistMisaki(Entity):
    id = "STT02-008"
    name = "Serene Fist, Misaki"
    text = "Takes no damage from card effects."
    rarity = "UC"
    cost = 2
    gate_power = 0
    attack = 2
    health = 1
    subtypes = "Driftward"
    keywords = IMMUNE


class Aya(Entity):
    id = "STT02-009"
    name = "Aya"
    text = (
        "[On Play] You may return an entity costing 2 or more in your Garden to your hand: you may return an entity "
        "costing 2 or less in the opponent's Garden to its owner's hand."
    )
    readings = "Played in the Garden she may return herself. The cost may be paid also where the opponent has no such entity."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Painter, Watercrafting"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.choose(cost_at_least(me.garden, 2), may=True, question="return own").return_to_hand():
            me.choose(cost_at_most(me.foe.garden, 2), may=True).return_to_hand()


class SelisOfTheShore(Entity):
    id = "STT02-010"
    name = "Selis of the Shore"
    text = "[Garden] Whenever an entity returns to its owner's hand, you may tap this: draw 1."
    readings = "From either row, whoever returns it; also despite Cooldown."
    rarity = "R"
    cost = 3
    gate_power = 1
    attack = 1
    health = 3
    subtypes = "Wavecaller"
    works_in = GARDEN_ONLY
    waits_for = OF_RETURN

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        if it.is_here and not it.is_tapped and me.may("tap this") and it.tap():
            me.draw(1)


class Bubblemancer(Entity):
    id = "STT02-011"
    name = "Bubblemancer"
    text = (
        "[Garden][Main] Sacrifice this: an entity in your Garden takes no damage from card effects until your next turn begins."
    )
    errata = "[Main] was made explicit, and 'Choose' removed."
    rarity = "C"
    cost = 3
    gate_power = 0
    attack = 2
    health = 2
    subtypes = "Driftward"
    works_in = GARDEN_ONLY

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(others(me.garden, it)) > 0

    def use(self, me: Player, it: Unit) -> None:
        if it.sacrifice() >= 0:
            me.choose(me.garden).gains_until_my_next_turn(IMMUNE, me)


class Mizuki(Entity):
    id = "STT02-013"
    name = "Mizuki"
    text = (
        "[On Play] Look at your top 3 cards; you may show a Water card costing 2 or less and take it; the rest go to the "
        "bottom in any order. If it is an entity, you may play it in the Alley."
    )
    readings = "It is played free of IKZ; in a full Alley it replaces another."
    rarity = "SR"
    cost = 5
    gate_power = 2
    attack = 3
    health = 4
    subtypes = "Wavecaller"

    def on_play(self, me: Player, it: Unit) -> None:
        looked = me.look(3)
        card = me.choose_card(me.of_element(looked, WATER, 2), may=True, question="search")
        me.take(card)
        me.bottom([one for one in looked if one != card])
        if card in me.entities(looked) and me.may("play the card"):
            me.play_free(card, ALLEY_ONLY)


class ChillingWater(Spell):
    id = "STT02-014"
    name = "Chilling Water"
    text = "[Main] An entity costing 2 or less in the opponent's Garden becomes Frozen until your next turn begins."
    readings = "Frozen: its texts are off, it cannot attack and takes no damage. Attacked, it still deals its damage."
    errata = "Reworded by errata; same meaning."
    rarity = "C"
    cost = 1
    subtypes = "Subzero, Watercrafting"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.foe.garden, 2)) > 0

    def main(self, me: Player) -> None:
        me.choose(cost_at_most(me.foe.garden, 2)).is_frozen(me)


class CommuneWithWater(Spell):
    id = "STT02-015"
    name = "Commune with Water"
    text = "[Response] Return an entity costing 3 or less in any Garden to its owner's hand."
    rarity = "UC"
    cost = 2
    subtypes = "Watercrafting"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.any_entity(), 3)) > 0

    def response(self, me: Player) -> None:
        me.choose(cost_at_most(me.any_entity(), 3)).return_to_hand()


class WaterOrb(Spell):
    id = "STT02-016"
    name = "Water Orb"
    text = "[Response] Discard another card: a leader or an entity in any Garden gets -2 attack until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    errata = "Its subtypes were Driftward and Orb."
    rarity = "R"
    cost = 1
    subtypes = "Orb, Watercrafting"
    discards = 1
    window = RESPONSE

    def response(self, me: Player) -> None:
        me.choose(me.any_target()).gets(attack=-2)


class ShaosPerseverance(Spell):
    id = "STT02-017"
    name = "Shao's Perseverance"
    text = "[Main] If your leader is Shao: return all entities costing 4 or less in the opponent's Garden to their owner's hand."
    readings = "Without Shao it may be played, and nothing happens."
    errata = "The limit was lowered from 6 to 4."
    rarity = "SR"
    cost = 6
    subtypes = "Shao, Watercrafting"

    def main(self, me: Player) -> None:
        if me.leader.has_subtype("Shao"):
            me.return_all(cost_at_most(me.foe.garden, 4))


WATER_CARDS: Final = all_of(
    WATER,
    [
        Mizuto(), MirageFrog(), Maho(), Fumiko(), LighthouseKeeper(), MoonlitCrane(), KaiyaMizumi(), SoryuNoRin(),
        AquaticVeil(), LotusOfParadise(), TidalInsight(), RipplingRecall(), MizuryuusTorrent(), PulledUnder(),
        MizuryuuFistMaster(), PriestessOfTheMists(), BubbleAdept(), LotusOfReflection(), NaiyaraTheTideweaver(),
        BenzaiTheSly(), GateOfEchoedWaves(), Shao(), HydromancyGate(), HayabusaItto(), HayabusaSaburo(), FoambackCrab(),
        BenzaiTheMerchant(), SereneFistMisaki(), Aya(), SelisOfTheShore(), Bubblemancer(), Mizuki(), ChillingWater(),
        CommuneWithWater(), WaterOrb(), ShaosPerseverance(),
    ],
)  # fmt: skip
