"""The cards of Earth: health, Defenders, and what falls for a purpose."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    DEFENDER,
    EARTH,
    GARDEN_ONLY,
    GODMODE,
    RESPONSE,
    Entity,
    Gate,
    Leader,
    Player,
    Spell,
    Unit,
    all_of,
    cost_at_most,
    of_element,
    others,
    untapped,
)


class Kale(Entity):
    id = "AZK01-048"
    name = "Kale"
    text = "Carapace 1."
    rarity = "C"
    cost = 3
    gate_power = 2
    attack = 1
    health = 2
    subtypes = "Obsidian"
    carapace = 1


class TebFea(Entity):
    id = "AZK01-054"
    name = "Teb Fea"
    text = "Godmode."
    rarity = "SR"
    cost = 8
    gate_power = 2
    attack = 7
    health = 7
    subtypes = "Obsidian"
    keywords = GODMODE


class Oathstone(Spell):
    id = "AZK01-102"
    name = "Oathstone"
    text = "[Response] An entity costing 4 or less has Carapace 1 until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    rarity = "C"
    cost = 2
    subtypes = "Obsidian"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.any_entity(), 4)) > 0

    def response(self, me: Player) -> None:
        me.choose(cost_at_most(me.any_entity(), 4)).gets(carapace=1)


class DroplineStation(Entity):
    id = "AZK01-103"
    name = "Dropline Station"
    text = (
        "[Garden][Main] Tap this and sacrifice an untapped Earth entity in your Garden: deal damage equal to its health, "
        "at most 5, to a leader; if it had 3 or more, draw 1."
    )
    readings = "Its health is what it had when sacrificed. What cannot be sacrificed may be chosen; then nothing follows."
    errata = "Between July and September 2026 the [Main] tag was added."
    rarity = "UC"
    cost = 5
    gate_power = 3
    attack = 0
    health = 4
    subtypes = "Earthfury"
    works_in = GARDEN_ONLY
    taps = True
    despite_cooldown = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(others(of_element(untapped(me.garden), EARTH), it)) > 0

    def use(self, me: Player, it: Unit) -> None:
        health = me.choose(of_element(untapped(me.garden), EARTH), question="sacrifice").sacrifice()
        if health >= 0:
            me.deal_to(me.choose(me.both_leaders()), min(health, 5))
            if health >= 3:
                me.draw(1)


class Bobu(Leader):
    id = "STT03-001"
    name = "Bobu"
    text = (
        "[Once/Turn][Main] Pay 1 IKZ: until your next turn begins, the first time an Earth entity of yours is destroyed "
        "or sacrificed, you may heal your leader by 1."
    )
    readings = "The first such entity uses it up, whether or not anything is healed; replacing is neither."
    rarity = "L"
    subtypes = "Bobu, Brewmaster, Stonemend"
    once_per_turn = True
    price = 1

    def use(self, me: Player, it: Unit) -> None:
        me.promise()

    def promised(self, me: Player, it: Unit) -> None:
        if me.may("heal"):
            me.heal(1)


class StonehavenGate(Gate):
    id = "STT03-002"
    name = "Stonehaven Gate"
    text = (
        "Tap this and portal an untapped entity from your Alley; then you may give an entity in your Garden with base "
        "health of at most its Gate Power Defender until your next turn begins."
    )
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.choose([unit for unit in me.garden if unit.base_health <= power], may=True).gains_until_my_next_turn(DEFENDER, me)


EARTH_CARDS: Final = all_of(
    EARTH,
    [
        Kale(), TebFea(), Oathstone(), DroplineStation(), Bobu(), StonehavenGate(),
    ],
)  # fmt: skip
