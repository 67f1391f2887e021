"""The cards of Water: returning, looking ahead, lowering attacks."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
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
    cost_at_most,
    others,
)


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


class LotusOfReflection(Spell):
    id = "AZK01-092"
    name = "Lotus of Reflection"
    text = (
        "[Main] Look at your top 5 cards; you may show a Water card costing 2 or less and take it or play it at once; the "
        "rest go to the bottom in any order."
    )
    readings = (
        "Played cards are free of IKZ; a [Response] spell can be played, if it has a target. The rest goes to the bottom "
        "as with all cards of this kind."
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

    def when(self, me: Player, it: Unit, what: Happening) -> None:
        if it.is_here and not it.is_tapped and me.may("tap this") and it.tap():
            me.draw(1)


class ChillingWater(Spell):
    id = "STT02-014"
    name = "Chilling Water"
    text = "[Main] An entity costing 2 or less in the opponent's Garden becomes Frozen until your next turn begins."
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


WATER_CARDS: Final = all_of(
    WATER,
    [
        Fumiko(), SoryuNoRin(), TidalInsight(), LotusOfReflection(), BenzaiTheSly(), GateOfEchoedWaves(), Shao(),
        HydromancyGate(), FoambackCrab(), SelisOfTheShore(), ChillingWater(), CommuneWithWater(),
    ],
)  # fmt: skip
