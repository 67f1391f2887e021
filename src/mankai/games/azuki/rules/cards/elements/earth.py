"""The cards of Earth: health, Defenders, sacrifices and texts that work when destroyed."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    DEFENDER,
    EARTH,
    GARDEN_ONLY,
    GODMODE,
    IS_IKZ,
    MAIN,
    NEVER_UNTAPS,
    NOTHING,
    OF_DESTRUCTION,
    RESPONSE,
    TAUNT,
    Attack,
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


class TreetopScout(Entity):
    id = "AZK01-045"
    name = "Treetop Scout"
    text = (
        "[On Play] Look at your top 5 cards; you may show an Obsidian card and take it; the rest go to the bottom in any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Scout"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Obsidian")


class MinaTheGeomancer(Entity):
    id = "AZK01-046"
    name = "Mina the Geomancer"
    text = "When this enters the Garden, tap it; it never untaps. [Garden][Start of Your Turn] Deal up to 1 damage to a leader."
    readings = "Played, portaled or exchanged."
    rarity = "UC"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Earthfury"
    keywords = NEVER_UNTAPS

    def enters_garden(self, me: Player, it: Unit) -> None:
        it.tap()

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return it.is_in_garden

    def start_of_turn(self, me: Player, it: Unit) -> None:
        me.deal_up_to(1, me.both_leaders())


class ShikoThePriestess(Entity):
    id = "AZK01-047"
    name = "Shiko the Priestess"
    text = "[Once/Turn][When Attacking] Heal your leader by 1."
    rarity = "UC"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Earthwarden"
    once_per_turn = True

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.heal(1)


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


class LoneJourneyman(Entity):
    id = "AZK01-049"
    name = "Lone Journeyman"
    text = "Defender."
    rarity = "C"
    cost = 3
    gate_power = 2
    attack = 1
    health = 2
    subtypes = "Earthwarden"
    keywords = DEFENDER


class ShroomTender(Entity):
    id = "AZK01-050"
    name = "Shroom Tender"
    text = "[On Play] Heal your leader by 2."
    rarity = "R"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Beanz, Earthwarden"

    def on_play(self, me: Player, it: Unit) -> None:
        me.heal(2)


class Chillax(Entity):
    id = "AZK01-051"
    name = "Chillax"
    text = "Defender. [When Attacked] You may give another entity in your Garden +1 health until the turn ends."
    rarity = "UC"
    cost = 4
    gate_power = 2
    attack = 1
    health = 3
    subtypes = "Earthwarden, Sloth"
    keywords = DEFENDER

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        me.choose(others(me.garden, it), may=True).gets(health=1)


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


class EarthOrb(Spell):
    id = "AZK01-055"
    name = "Earth Orb"
    text = (
        "[Response] Deal up to 1 damage to the opponent's leader or an entity in the opponent's Garden, which gets -1 "
        "attack until the turn ends."
    )
    readings = "The attack is lowered also where 0 damage is dealt. The leader is the opponent's."
    rarity = "C"
    cost = 2
    subtypes = "Earthfury, Orb"
    window = RESPONSE

    def response(self, me: Player) -> None:
        unit = me.choose(me.foe.targets())
        me.deal_to(unit, me.amount(1))
        unit.gets(attack=-1)


class SandStandsStill(Spell):
    id = "AZK01-101"
    name = "Sand Stands Still"
    text = "[Main][Response] An Earth entity in your Garden gets +3 health until the turn ends."
    rarity = "SR"
    cost = 3
    subtypes = "Earthwarden"
    window = MAIN | RESPONSE

    def can_play(self, me: Player) -> bool:
        return len(of_element(me.garden, EARTH)) > 0

    def main(self, me: Player) -> None:
        me.choose(of_element(me.garden, EARTH)).gets(health=3)


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


class SanzusEnvoy(Entity):
    id = "AZK01-104"
    name = "Sanzu's Envoy"
    text = "[On Play] If played in the Garden: you may discard a card: heal your leader by 2."
    rarity = "UC"
    cost = 6
    gate_power = 3
    attack = 4
    health = 4
    subtypes = "Stonemend, Verdant"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.was_played_in_garden:
            card = me.choose_card(me.hand, may=True, question="discard")
            if card >= 0:
                me.discard_card(card)
                me.heal(2)


class PricklyTumbleweed(Entity):
    id = "AZK01-105"
    name = "Prickly Tumbleweed"
    text = (
        "[Garden][Main] Sacrifice this: deal damage equal to its health to the opponent's leader or an entity in the "
        "opponent's Garden."
    )
    readings = "Its health is what it had when sacrificed: with bonuses, less damage. The leader is the opponent's."
    rarity = "C"
    cost = 4
    gate_power = 2
    attack = 1
    health = 3
    subtypes = "Earthfury"
    works_in = GARDEN_ONLY

    def use(self, me: Player, it: Unit) -> None:
        health = it.sacrifice()
        if health >= 0:
            me.deal_to(me.choose(me.foe.targets()), health)


class LordOfSandsOsunanami(Entity):
    id = "AZK01-106"
    name = "Lord of Sands, Ōsunanami"
    text = "In your hand this costs 1 less for each entity with Defender in your Garden."
    readings = "For effects that ask for its cost it costs 10. Granted Defender counts, that of a Frozen entity does not."
    rarity = "SR"
    cost = 10
    gate_power = 3
    attack = 6
    health = 6
    subtypes = "Colossal, Sandstrider"

    def discount(self, me: Player) -> int:
        return len([unit for unit in me.garden if unit.has(DEFENDER)])


class OfferingToStillstone(Spell):
    id = "AZK01-107"
    name = "Offering to Stillstone"
    text = "[Main] Discard a card: if you have no IKZ token, gain one that is lost at the end of the turn."
    readings = "It may be played by who has a token: then nothing is gained."
    rarity = "C"
    cost = 0
    subtypes = "Verdant"

    def can_play(self, me: Player) -> bool:
        return len(me.hand) > 1

    def main(self, me: Player) -> None:
        if me.discard(1):
            me.gain_fleeting_token()


class CrushingWeight(Spell):
    id = "AZK01-108"
    name = "Crushing Weight"
    text = (
        "[Main] Choose an Earth entity in your Garden: deal damage equal to its health, at most 5, to the opponent's "
        "leader or an entity in the opponent's Garden."
    )
    readings = "Its health is what it has now: with bonuses, less damage. The leader is the opponent's."
    rarity = "R"
    cost = 5
    subtypes = "Earthfury"

    def can_play(self, me: Player) -> bool:
        return len(of_element(me.garden, EARTH)) > 0

    def main(self, me: Player) -> None:
        health = me.choose(of_element(me.garden, EARTH), question="own").health
        me.deal_to(me.choose(me.foe.targets()), min(health, 5))


class RockSloth(Entity):
    id = "AZK01-109"
    name = "Rock Sloth"
    text = "Carapace 1."
    rarity = "C"
    cost = 6
    gate_power = 3
    attack = 3
    health = 4
    subtypes = "Obsidian, Sloth"
    carapace = 1


class GoroGraveloth(Leader):
    id = "AZK01-123"
    name = "Goro Graveloth"
    text = "[Once/Turn][Main] Pay 1 IKZ: an entity in your Garden gets +1 health until the turn ends."
    rarity = "L"
    subtypes = "Obsidian, Sloth"
    once_per_turn = True
    price = 1

    def can_use(self, me: Player, it: Unit) -> bool:
        return me.garden_size > 0

    def use(self, me: Player, it: Unit) -> None:
        me.choose(me.garden).gets(health=1)


class GateOfDevotion(Gate):
    id = "AZK01-124"
    name = "Gate of Devotion"
    text = (
        "Tap this and portal an untapped entity from your Alley; then you may sacrifice another untapped entity in your "
        "Garden that costs at most its Gate Power: you may deal damage equal to that entity's health to an entity in the "
        "opponent's Garden."
    )
    readings = "Its health is what it had when sacrificed: with bonuses, less damage."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        fitting = cost_at_most(others(untapped(me.garden), it), power)
        health = me.choose(fitting, may=True, question="sacrifice").sacrifice()
        if health >= 0:
            me.deal_to(me.choose(me.foe.garden, may=True), health)


class WrongStep(Spell):
    id = "AZK01-128"
    name = "Wrong Step"
    text = "[Response] Destroy the attacking entity if it has 2 or less health."
    readings = "It needs such an attacker: not a leader, and its health is what it has now, with bonuses, less damage."
    rarity = "UC"
    cost = 2
    subtypes = "Earthfury, Obsidian"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        attacker = me.attack.attacker
        return attacker.is_entity and attacker.health <= 2

    def response(self, me: Player) -> None:
        me.attack.attacker.destroy()


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
    readings = "The portaled entity may be chosen."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.choose([unit for unit in me.garden if unit.base_health <= power], may=True).gains_until_my_next_turn(DEFENDER, me)


class KoyamaFarmPotter(Entity):
    id = "STT03-003"
    name = "Koyama Farm Potter"
    text = "[On Play] Look at your top 5 cards; you may show a Verdant card and take it; the rest go to the bottom in any order."
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Artisan, Dusttracker"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Verdant")


class SlothScarecrow(Entity):
    id = "STT03-004"
    name = "Sloth Scarecrow"
    text = "Defender. [Main] Sacrifice this: heal your leader by 1."
    readings = "In the Garden and in the Alley."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 0
    health = 1
    subtypes = "Earthwarden, Stonemend"
    keywords = DEFENDER

    def use(self, me: Player, it: Unit) -> None:
        if it.sacrifice() >= 0:
            me.heal(1)


class WobblyCabbageCart(Entity):
    id = "STT03-005"
    name = "Wobbly Cabbage Cart"
    text = "[When Destroyed] You may destroy an entity with 1 health in the opponent's Garden."
    readings = "Exactly 1 health now: with bonuses, less damage."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 0
    health = 1
    subtypes = "Earthfury"

    def when_destroyed(self, me: Player, it: Unit) -> None:
        me.choose([unit for unit in me.foe.garden if unit.health == 1], may=True).destroy()


class CactusFarmer(Entity):
    id = "STT03-006"
    name = "Cactus Farmer"
    text = "[When Destroyed] Draw 1, then discard 1."
    rarity = "UC"
    cost = 2
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Earthwarden"

    def when_destroyed(self, me: Player, it: Unit) -> None:
        me.draw(1)
        me.discard(1)


class KoyamaFarmCaretaker(Entity):
    id = "STT03-007"
    name = "Koyama Farm Caretaker"
    text = "[Garden] Counts as an IKZ card, too, also on Cooldown."
    readings = "It is not in the IKZ area; what untaps IKZ may untap it."
    rarity = "R"
    cost = 3
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Farmer, Verdant"
    works_in = GARDEN_ONLY
    keywords = IS_IKZ


class WardingTotem(Entity):
    id = "STT03-009"
    name = "Warding Totem"
    text = "Defender. [On Play] Gain 1 IKZ from your pile, tapped."
    readings = "With an empty pile nothing is gained."
    errata = "Gate Power corrected from 0 to 2."
    rarity = "UC"
    cost = 4
    gate_power = 2
    attack = 0
    health = 2
    subtypes = "Earthwarden, Statue, Verdant"
    keywords = DEFENDER

    def on_play(self, me: Player, it: Unit) -> None:
        me.gain_ikz(1)


class Shroommancer(Entity):
    id = "STT03-010"
    name = "Shroommancer"
    text = "[Once/Turn] Whenever this attacks and destroys an entity in the opponent's Garden, you may heal your leader by 1."
    readings = "Also when this falls in the same combat, and when a Defender took the attack."
    rarity = "C"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Stonemend"
    once_per_turn = True
    waits_for = OF_DESTRUCTION

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return event.is_by_combat and me.attack.is_of(it) and event.is_of_foe and event.was_in_garden

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        if me.may("heal"):
            me.heal(1)


class KoyamaFarmPlowman(Entity):
    id = "STT03-011"
    name = "Koyama Farm Plowman"
    text = "[On Play] If played in the Garden: you may destroy an entity with base health 2 or less in the opponent's Garden."
    rarity = "C"
    cost = 5
    gate_power = 3
    attack = 2
    health = 3
    subtypes = "Earthwarden, Farmer, Obsidian"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.was_played_in_garden:
            me.choose([unit for unit in me.foe.garden if unit.base_health <= 2], may=True).destroy()


class MiharuOfTheWhiteBloom(Entity):
    id = "STT03-012"
    name = "Miharu of the White Bloom"
    text = (
        "[On Play] You may play an entity costing 2 or less from your hand into your Garden. [Garden][Once/Turn] During "
        "the opponent's turn, whenever this or another entity in your Garden is destroyed, you may heal your leader by 2."
    )
    readings = "The entity is played free of IKZ. Several destroyed at once are one use; it works if she is among them."
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

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return not me.is_active and not event.is_of_foe and event.was_in_garden

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        if me.may("heal"):
            me.heal(2)


class StoneMaskedAncient(Entity):
    id = "STT03-013"
    name = "Stone Masked Ancient"
    text = (
        "[Garden] Taunt: while this is tapped, only entities with Taunt can be attacked. When this enters the Garden, you "
        "may tap it."
    )
    readings = "Neither leaders nor the Alley can be attacked then."
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


class SandcoilPython(Entity):
    id = "STT03-014"
    name = "Sandcoil Python"
    text = (
        "[On Play] All entities with base attack 3 or less in the opponent's Garden become Rooted: they cannot attack "
        "until your next turn begins."
    )
    rarity = "UC"
    cost = 8
    gate_power = 4
    attack = 6
    health = 6
    subtypes = "Rootbane, Sandstrider, Verdant"

    def on_play(self, me: Player, it: Unit) -> None:
        for unit in me.foe.garden:
            if unit.base_attack <= 3:
                unit.is_rooted(me)


class JarOfBeans(Spell):
    id = "STT03-015"
    name = "Jar of Beans"
    text = "[Main] Heal your leader by 3; with 7 or more IKZ in your IKZ area, by 5 instead."
    readings = "Tapped IKZ count; a token and an entity that counts as IKZ do not."
    rarity = "UC"
    cost = 4
    subtypes = "Stonemend"

    def main(self, me: Player) -> None:
        me.heal(5 if me.ikz_in_area >= 7 else 3)


class Quicksand(Spell):
    id = "STT03-016"
    name = "Quicksand"
    text = "[Main] Destroy all entities with 2 or less health in the opponent's Garden."
    readings = "Their health now: with bonuses, less damage. All fall together."
    rarity = "R"
    cost = 5
    subtypes = "Earthfury"

    def main(self, me: Player) -> None:
        me.destroy_all([unit for unit in me.foe.garden if unit.health <= 2])


class SproutOfFortune(Spell):
    id = "STT03-017"
    name = "Sprout of Fortune"
    text = "[Main] Choose one: gain 1 IKZ from your pile, tapped, then heal your leader by up to 1; or draw 1."
    readings = "With an empty pile the first cannot be chosen."
    rarity = "C"
    cost = 3
    subtypes = "Verdant"

    def main(self, me: Player) -> None:
        if me.has_pile and me.pick("gain IKZ and heal", "draw a card") == "gain IKZ and heal":
            me.gain_ikz(1)
            me.heal(me.amount(1))
        else:
            me.draw(1)


EARTH_CARDS: Final = all_of(
    EARTH,
    [
        TreetopScout(), MinaTheGeomancer(), ShikoThePriestess(), Kale(), LoneJourneyman(), ShroomTender(), Chillax(),
        Yojin(), GeodustSmuggler(), TebFea(), EarthOrb(), SandStandsStill(), Oathstone(), DroplineStation(),
        SanzusEnvoy(), PricklyTumbleweed(), LordOfSandsOsunanami(), OfferingToStillstone(), CrushingWeight(),
        RockSloth(), GoroGraveloth(), GateOfDevotion(), WrongStep(), Bobu(), StonehavenGate(), KoyamaFarmPotter(),
        SlothScarecrow(), WobblyCabbageCart(), CactusFarmer(), KoyamaFarmCaretaker(), WardingTotem(), Shroommancer(),
        KoyamaFarmPlowman(), MiharuOfTheWhiteBloom(), StoneMaskedAncient(), SandcoilPython(), JarOfBeans(), Quicksand(),
        SproutOfFortune(),
    ],
)  # fmt: skip
