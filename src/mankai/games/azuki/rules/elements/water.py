"""The cards of Water: returning, looking ahead, lowering attacks."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    RESPONSE,
    WATER,
    Entity,
    Gate,
    Leader,
    Player,
    Spell,
    Unit,
    all_of,
    cost_at_most,
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
        Fumiko(), Shao(), HydromancyGate(), CommuneWithWater(),
    ],
)  # fmt: skip
