"""The cards of Earth: health, Defenders, and what falls for a purpose."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    DEFENDER,
    EARTH,
    GARDEN_ONLY,
    GODMODE,
    IS_IKZ,
    NEVER_UNTAPS,
    NOTHING,
    OF_DESTRUCTION,
    RESPONSE,
    TAUNT,
    Entity,
    Gate,
    Happening,
    Leader,
    Pair,
    Player,
    Spell,
    Unit,
    all_of,
    cost_at_most,
    of_element,
    others,
    untapped,
)


class MinaTheGeomancer(Entity):
    id = "AZK01-046"
    name = "Mina the Geomancer"
    text = "When this enters the Garden, tap it; it never untaps. [Garden][Start of Your Turn] Deal up to 1 damage to a leader."
    rarity = "UC"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Earthfury"
    keywords = NEVER_UNTAPS

    def enters_garden(self, me: Player, it: Unit) -> None:
        it.tap()

    def start_of_turn(self, me: Player, it: Unit) -> None:
        if it.is_in_garden:
            me.deal_up_to(1, me.both_leaders())


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


class Yojin(Entity):
    id = "AZK01-052"
    name = "Yojin"
    text = "While your Garden holds fewer entities than the opponent's, this has Defender."
    rarity = "UC"
    cost = 5
    gate_power = 2
    attack = 2
    health = 4
    subtypes = "Earthwarden"

    def more_keywords(self, me: Player, it: Unit) -> int:
        return DEFENDER if me.garden_size < me.foe.garden_size else 0


class GeodustSmuggler(Entity):
    id = "AZK01-053"
    name = "Geodust Smuggler"
    text = "[Garden] All other entities in your Garden have +1 health."
    rarity = "R"
    cost = 7
    gate_power = 3
    attack = 4
    health = 5
    subtypes = "Obsidian"
    works_in = GARDEN_ONLY

    def aura(self, me: Player, it: Unit, other: Unit) -> Pair:
        return (0, 1) if other.is_in_garden and other.owner.seat == me.seat else NOTHING


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


class LordOfSandsOsunanami(Entity):
    id = "AZK01-106"
    name = "Lord of Sands, Ōsunanami"
    text = "In your hand this costs 1 less for each entity with Defender in your Garden."
    rarity = "SR"
    cost = 10
    gate_power = 3
    attack = 6
    health = 6
    subtypes = "Colossal, Sandstrider"

    def discount(self, me: Player) -> int:
        return len([unit for unit in me.garden if unit.has(DEFENDER)])


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


class KoyamaFarmCaretaker(Entity):
    id = "STT03-007"
    name = "Koyama Farm Caretaker"
    text = "[Garden] Counts as an IKZ card, too, also on Cooldown."
    rarity = "R"
    cost = 3
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Farmer, Verdant"
    works_in = GARDEN_ONLY
    keywords = IS_IKZ


class Shroommancer(Entity):
    id = "STT03-010"
    name = "Shroommancer"
    text = "[Once/Turn] Whenever this attacks and destroys an entity in the opponent's Garden, you may heal your leader by 1."
    rarity = "C"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Stonemend"
    once_per_turn = True
    waits_for = OF_DESTRUCTION

    def heeds(self, me: Player, it: Unit, what: Happening) -> bool:
        return what.is_by_combat and me.attack.is_of(it) and what.is_of_foe and what.was_in_garden

    def when(self, me: Player, it: Unit, what: Happening) -> None:
        if me.may("heal"):
            me.heal(1)


class MiharuOfTheWhiteBloom(Entity):
    id = "STT03-012"
    name = "Miharu of the White Bloom"
    text = (
        "[On Play] You may play an entity costing 2 or less from your hand into your Garden. [Garden][Once/Turn] During "
        "the opponent's turn, whenever this or another entity in your Garden is destroyed, you may heal your leader by 2."
    )
    rarity = "SR"
    cost = 6
    gate_power = 3
    attack = 3
    health = 3
    subtypes = "Stonemend, Verdant"
    works_in = GARDEN_ONLY
    once_per_turn = True
    waits_for = OF_DESTRUCTION

    def on_play(self, me: Player, it: Unit) -> None:
        me.play_free(me.choose_card(me.entities(me.hand, 2), may=True, question="play free"), GARDEN_ONLY)

    def heeds(self, me: Player, it: Unit, what: Happening) -> bool:
        return not me.is_active and not what.is_of_foe and what.was_in_garden

    def when(self, me: Player, it: Unit, what: Happening) -> None:
        if me.may("heal"):
            me.heal(2)


class StoneMaskedAncient(Entity):
    id = "STT03-013"
    name = "Stone Masked Ancient"
    text = (
        "[Garden] Taunt: while this is tapped, only entities with Taunt can be attacked. When this enters the Garden, you "
        "may tap it."
    )
    errata = "The explanation of Taunt was rewritten."
    rarity = "SR"
    cost = 7
    gate_power = 3
    attack = 3
    health = 6
    subtypes = "Obsidian, Sandstrider"
    keywords = TAUNT
    works_in = GARDEN_ONLY

    def enters_garden(self, me: Player, it: Unit) -> None:
        if it.is_here and me.may("tap this"):
            it.tap()


EARTH_CARDS: Final = all_of(
    EARTH,
    [
        MinaTheGeomancer(), Kale(), Yojin(), GeodustSmuggler(), TebFea(), Oathstone(), DroplineStation(),
        LordOfSandsOsunanami(), Bobu(), StonehavenGate(), KoyamaFarmCaretaker(), Shroommancer(),
        MiharuOfTheWhiteBloom(), StoneMaskedAncient(),
    ],
)  # fmt: skip
