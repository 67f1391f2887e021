"""The cards of Lightning: weapons, attacks on the Alley, and exchanges of places."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    ALLEY_ONLY,
    CHARGE,
    DEFENDER,
    GARDEN_ONLY,
    LIGHTNING,
    NOTHING,
    OF_ATTACK,
    REACHES_ALLEY,
    RESPONSE,
    Attack,
    Entity,
    Gate,
    Happening,
    Leader,
    Pair,
    Player,
    Spell,
    Unit,
    Weapon,
    all_of,
    cost_at_most,
    others,
    with_weapon,
)


class ElderHoshin(Entity):
    id = "AZK01-033"
    name = "Elder Hoshin"
    text = (
        "[On Play] Look at your top 5 cards; you may show a Steelborn card and take it; the rest go to the bottom in any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Elder, Monk, Stormcaller"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Steelborn")


class Kira(Entity):
    id = "AZK01-034"
    name = "Kira"
    text = (
        "[Alley] Whenever an entity in your Garden is attacked, you may have it and this change places; this becomes the target."
    )
    readings = (
        "It waits like [When Attacked], for the target after Defenders. Both keep damage and tapping; weapons of the one "
        "that leaves the Garden are discarded."
    )
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Voltguard"
    works_in = ALLEY_ONLY
    waits_for = OF_ATTACK

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return not event.is_of_foe and event.was_in_garden

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        if it.is_in_alley and event.unit.is_in_garden and me.attack.is_on(event.unit) and me.may("change places"):
            me.exchange(event.unit, it)
            me.attack.retarget(it)


class RaimaruTheStolen(Entity):
    id = "AZK01-035"
    name = "Raimaru the Stolen"
    text = "Defender. May be played as a Response."
    errata = "Cost raised from 2 to 3 and attack lowered from 1 to 0."
    rarity = "UC"
    cost = 3
    gate_power = 0
    attack = 0
    health = 1
    subtypes = "Cat, Statue, Voltguard"
    keywords = DEFENDER
    as_response = True


class Denmu(Entity):
    id = "AZK01-036"
    name = "Denmu"
    text = "[When Attacked] The attacking leader or entity becomes Shocked."
    readings = "An untapped card that is Shocked uses that up in its next untap step, too."
    rarity = "UC"
    cost = 3
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Bat, Shockcoil"

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        attack.attacker.is_shocked()


class StormcallerTenkichi(Entity):
    id = "AZK01-037"
    name = "Stormcaller Tenkichi"
    text = "Charge. May attack entities in the opponent's Alley, tapped or untapped."
    errata = "'untapped or tapped' was added to make the Alley targeting explicit."
    rarity = "R"
    cost = 4
    gate_power = 0
    attack = 3
    health = 2
    subtypes = "Riftwalk, Stormcaller"
    keywords = CHARGE

    def reaches(self, me: Player, it: Unit) -> int:
        return REACHES_ALLEY


class RivenFlashborne(Entity):
    id = "AZK01-038"
    name = "Riven Flashborne"
    text = "May attack entities in the opponent's Alley, tapped or untapped."
    errata = "'untapped or tapped' was added."
    rarity = "R"
    cost = 3
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Riftwalk"

    def reaches(self, me: Player, it: Unit) -> int:
        return REACHES_ALLEY


class Piko(Entity):
    id = "AZK01-039"
    name = "Piko"
    text = "[When Equipped] This gains Charge."
    readings = "Whenever a weapon is played on it or moved to it; until the turn ends."
    rarity = "C"
    cost = 4
    gate_power = 0
    attack = 2
    health = 3
    subtypes = "Cat, Steelborn"

    def when_equipped(self, me: Player, it: Unit) -> None:
        it.gains(CHARGE)


class BlackJadeVaultMaster(Entity):
    id = "AZK01-040"
    name = "Black Jade Vault Master"
    text = "Defender. [When Attacked] Deal up to 1 damage to a leader."
    rarity = "UC"
    cost = 5
    gate_power = 2
    attack = 1
    health = 3
    subtypes = "Black Jade, Tiger, Voltguard"
    keywords = DEFENDER

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        me.deal_up_to(1, me.both_leaders())


class WuCha(Entity):
    id = "AZK01-041"
    name = "Wu Cha"
    text = "[Garden][Once/Turn][Main] Pay 1 IKZ: put up to two weapons costing 2 or less from your discard pile on this."
    readings = "They enter the field, so their [On Play] works."
    errata = "[Once/Turn] was added by errata."
    rarity = "SR"
    cost = 8
    gate_power = 2
    attack = 7
    health = 7
    subtypes = "Fox Fire, Steelborn"
    works_in = GARDEN_ONLY
    once_per_turn = True
    price = 1

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(me.weapons(me.discards, 2)) > 0

    def use(self, me: Player, it: Unit) -> None:
        for weapon in me.choose_cards_up_to(2, me.weapons(me.discards, 2), "equip"):
            me.equip(weapon, it)


class Thunderclap(Spell):
    id = "AZK01-042"
    name = "Thunderclap"
    text = "[Main] Choose three entities in the opponent's Garden: deal 3 damage to one, 2 to another, 1 to the third."
    readings = "With fewer than three the largest damages are dealt; it needs one."
    rarity = "SR"
    cost = 5
    subtypes = "Stormcaller"

    def can_play(self, me: Player) -> bool:
        return me.foe.garden_size > 0

    def main(self, me: Player) -> None:
        first = me.choose(me.foe.garden)
        second = me.choose(others(me.foe.garden, first))
        third = me.choose(others(others(me.foe.garden, first), second))
        me.deal([first, second, third], [3, 2, 1])


class StormglassDagger(Weapon):
    id = "AZK01-043"
    name = "Stormglass Dagger"
    text = "+1 attack. While a leader carries it, that leader may attack entities in the opponent's Alley, tapped or untapped."
    errata = "'untapped or tapped' was added."
    rarity = "C"
    cost = 2
    attack = 1
    subtypes = "Dagger, Riftwalk"

    def reaches(self, me: Player, it: Unit) -> int:
        return REACHES_ALLEY if it.is_leader else 0


class LightningKanabo(Weapon):
    id = "AZK01-044"
    name = "Lightning Kanabō"
    text = "+2 attack. [Once/Turn] Whenever its carrier deals combat damage to a card of the opponent, that card becomes Shocked."
    readings = "Attacking or attacked; the use is the weapon's own."
    errata = (
        "Errata added [Once/Turn] and restricted it to combat damage against an opponent's card (the first printing "
        "shocked anything it damaged)."
    )
    rarity = "R"
    cost = 3
    attack = 2
    subtypes = "Shockcoil"
    once_per_turn = True

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return event.is_by_combat and event.is_of_foe

    def dealt_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        hit.unit.is_shocked()


class HiddenDagger(Weapon):
    id = "AZK01-094"
    name = "Hidden Dagger"
    text = "+1 attack. May be played as a Response."
    rarity = "C"
    cost = 1
    attack = 1
    subtypes = "Dagger, Shadowfang"
    as_response = True


class StormglassKatana(Weapon):
    id = "AZK01-095"
    name = "Stormglass Katana"
    text = "+3 attack. While a leader carries it, that leader may attack entities in the opponent's Alley, tapped or untapped."
    rarity = "C"
    cost = 4
    attack = 3
    subtypes = "Riftwalk, Sword"

    def reaches(self, me: Player, it: Unit) -> int:
        return REACHES_ALLEY if it.is_leader else 0


class NinpoThunderstep(Spell):
    id = "AZK01-096"
    name = "Ninpō: Thunderstep"
    text = (
        "[Response] An entity in your Garden and one in your Alley change places. If the first was the target of the "
        "attack, the second becomes it."
    )
    readings = "Both keep damage and tapping; weapons of the one that leaves the Garden are discarded."
    rarity = "UC"
    cost = 2
    subtypes = "Voltguard"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        return me.garden_size > 0 and len(me.alley) > 0

    def response(self, me: Player) -> None:
        front, back = me.choose(me.garden), me.choose(me.alley)
        is_target = me.attack.is_on(front)
        me.exchange(front, back)
        if is_target:
            me.attack.retarget(back)


class BlackJadePawnbroker(Entity):
    id = "AZK01-097"
    name = "Black Jade Pawnbroker"
    text = "[On Play] Put your top 5 cards into your discard pile; you may take a weapon among them."
    readings = "With fewer cards all of them; that is no drawing."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Black Jade, Merchant, Steelborn"

    def on_play(self, me: Player, it: Unit) -> None:
        me.take(me.choose_card(me.weapons(me.mill(5)), may=True))


class ArmsDealerKin(Entity):
    id = "AZK01-098"
    name = "Arms Dealer, Kin"
    text = "[On Play] If played in the Alley: you may tap this: play a weapon costing 3 or less from your hand."
    readings = "The weapon is played free of IKZ; it is asked only where there is such a weapon."
    rarity = "C"
    cost = 4
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Merchant, Steelborn"

    def on_play(self, me: Player, it: Unit) -> None:
        weapons = me.weapons(me.hand, 3)
        if not it.was_played_in_garden and it.is_here and weapons and me.may("tap this") and it.tap():
            me.play_weapon(me.choose_card(weapons, question="play free"))


class RaikosWrathShin(Entity):
    id = "AZK01-099"
    name = "Raiko's Wrath, Shin"
    text = (
        "[On Play] Choose one: an entity costing 5 or less in the opponent's Garden becomes Shocked; or this gains Charge "
        "until the turn ends."
    )
    readings = "Where there is no such entity, Charge is gained."
    errata = "Errata added the duration to the Charge option."
    rarity = "SR"
    cost = 7
    gate_power = 3
    attack = 4
    health = 4
    subtypes = "Shockcoil, Stormcaller, Tiger"

    def on_play(self, me: Player, it: Unit) -> None:
        targets = cost_at_most(me.foe.garden, 5)
        if targets and me.pick("shock an entity", "gain Charge") == "shock an entity":
            me.choose(targets).is_shocked()
        else:
            it.gains(CHARGE)


class RaizansRiposte(Spell):
    id = "AZK01-100"
    name = "Raizan's Riposte"
    text = "[Response] Play a weapon costing 2 or less from your discard pile."
    readings = "Free of IKZ."
    rarity = "C"
    cost = 2
    subtypes = "Raizan, Steelborn"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        return len(me.weapons(me.discards, 2)) > 0

    def response(self, me: Player) -> None:
        me.play_weapon(me.choose_card(me.weapons(me.discards, 2), question="play free"))


class PikoOfThousandBlades(Leader):
    id = "AZK01-119"
    name = "Piko of Thousand Blades"
    text = (
        "[Once/Turn][Main] Pay 3 IKZ: an entity in your Garden that carries a weapon gets +1 attack for each weapon in "
        "your discard pile, at most +3, until the turn ends."
    )
    readings = "The weapons are counted when it is used."
    rarity = "L"
    subtypes = "Cat, Steelborn"
    once_per_turn = True
    price = 3

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(with_weapon(me.garden)) > 0

    def use(self, me: Player, it: Unit) -> None:
        me.choose(with_weapon(me.garden)).gets(attack=min(3, len(me.weapons(me.discards))))


class StormchainGate(Gate):
    id = "AZK01-120"
    name = "Stormchain Gate"
    text = (
        "Tap this and portal an untapped entity from your Alley: you may move a weapon in your Garden that costs at most "
        "its Gate Power to another leader or entity in your Garden."
    )
    readings = "[When Equipped] of the new carrier works, and what the weapon has gained stays."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        carrier = me.choose([unit for unit in me.targets() if me.weapons(unit.weapons, power)], may=True, question="move weapon")
        if carrier.is_here:
            weapon = me.choose_card(me.weapons(carrier.weapons, power), question="move weapon")
            me.move_weapon(weapon, me.choose(others(me.targets(), carrier), question="carrier"))


class RaizanLeader(Leader):
    id = "STT01-001"
    name = "Raizan"
    text = "[Once/Turn][Main] Pay 1 IKZ: an entity that carries a weapon has Charge until the turn ends."
    readings = "An entity of either player."
    errata = "Errata added the duration."
    rarity = "L"
    subtypes = "Raizan"
    once_per_turn = True
    price = 1

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(with_weapon(me.any_entity())) > 0

    def use(self, me: Player, it: Unit) -> None:
        me.choose(with_weapon(me.any_entity())).gains(CHARGE)


class SurgeGate(Gate):
    id = "STT01-002"
    name = "Surge Gate"
    text = (
        "Tap this and portal an untapped entity from your Alley; then you may play a weapon from your discard pile that "
        "costs at most its Gate Power."
    )
    readings = "Free of IKZ; its [On Play] works."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.play_weapon(me.choose_card(me.weapons(me.discards, power), may=True, question="play free"))


class CrateRatKurobo(Entity):
    id = "STT01-003"
    name = "Crate Rat Kurobo"
    text = "[On Play] Put your top 3 cards into your discard pile; if there was no weapon in it, 5 cards instead."
    readings = "With fewer cards all of them; that is no drawing."
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Beanz, Black Jade"

    def on_play(self, me: Player, it: Unit) -> None:
        me.mill(3 if me.weapons(me.discards) else 5)


class AlpineProwler(Entity):
    id = "STT01-005"
    name = "Alpine Prowler"
    text = "[Alley][Main] Sacrifice this: draw 3 cards, then discard 2."
    rarity = "C"
    cost = 2
    gate_power = 2
    attack = 1
    health = 1
    subtypes = "Bandit"
    works_in = ALLEY_ONLY

    def use(self, me: Player, it: Unit) -> None:
        if it.sacrifice() >= 0:
            me.draw(3)
            me.discard(2)


class SilverCurrentHaruhi(Entity):
    id = "STT01-006"
    name = "Silver Current, Haruhi"
    text = "[Once/Turn][When Attacking] Deal up to 1 damage to the opponent's leader or an entity in the opponent's Garden."
    readings = "The leader is the opponent's."
    rarity = "R"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Elder, Monk"
    once_per_turn = True

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.deal_up_to(1, me.foe.targets())


class BlackJadeCrewleader(Entity):
    id = "STT01-008"
    name = "Black Jade Crewleader"
    text = "While this carries a weapon, it has +1 attack."
    rarity = "UC"
    cost = 3
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Black Jade, Steelborn"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (1, 0) if it.weapons else NOTHING


class MastersmithYamada(Entity):
    id = "STT01-009"
    name = "Mastersmith Yamada"
    text = "While 6 or more weapons are in your discard pile, this has +2 attack."
    readings = "Also in the Alley."
    rarity = "UC"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Steelborn"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (2, 0) if len(me.weapons(me.discards)) >= 6 else NOTHING


class Indra(Entity):
    id = "STT01-010"
    name = "Indra"
    text = "Charge."
    rarity = "R"
    cost = 5
    gate_power = 3
    attack = 3
    health = 2
    subtypes = "Monk, Steelborn"
    keywords = CHARGE


class RaizanEntity(Entity):
    id = "STT01-011"
    name = "Raizan"
    text = "While this is in play, your Ikazuchi gives +5 attack instead of +4."
    readings = "In play is the Garden or the Alley; two of them do not add up."
    rarity = "SR"
    cost = 6
    gate_power = 4
    attack = 4
    health = 3
    subtypes = "Raizan, Steelborn"


class LightningShuriken(Weapon):
    id = "STT01-012"
    name = "Lightning Shuriken"
    text = "+1 attack. [When Attacking] Put the top card of your deck into your discard pile."
    rarity = "C"
    cost = 1
    attack = 1
    subtypes = "Shadowfang, Shuriken"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.mill(1)


class Ikazuchi(Weapon):
    id = "STT01-016"
    name = "Ikazuchi"
    text = "+4 attack. [When Attacking] If its carrier is a Raizan, deal 1 damage to all entities in the opponent's Garden."
    errata = "'Raizan card' became 'Raizan subtype card'."
    rarity = "SR"
    cost = 4
    attack = 4
    subtypes = "Raizan, Sword"

    def gives(self, me: Player, it: Unit) -> int:
        return 5 if me.has_text_of("STT01-011") else 4

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        if it.is_here and it.has_subtype("Raizan"):
            me.deal_to_all(me.foe.garden, 1)


class LightningOrb(Spell):
    id = "STT01-017"
    name = "Lightning Orb"
    text = "[Response] Deal 1 damage to the opponent's leader or an entity in the opponent's Garden."
    readings = "The leader is the opponent's."
    errata = "Before errata: up to 1 damage each to two different entities in the opponent's Garden."
    rarity = "UC"
    cost = 1
    subtypes = "Orb, Stormcaller"
    window = RESPONSE

    def response(self, me: Player) -> None:
        me.deal_to(me.choose(me.foe.targets()), 1)


LIGHTNING_CARDS: Final = all_of(
    LIGHTNING,
    [
        ElderHoshin(), Kira(), RaimaruTheStolen(), Denmu(), StormcallerTenkichi(), RivenFlashborne(), Piko(),
        BlackJadeVaultMaster(), WuCha(), Thunderclap(), StormglassDagger(), LightningKanabo(), HiddenDagger(),
        StormglassKatana(), NinpoThunderstep(), BlackJadePawnbroker(), ArmsDealerKin(), RaikosWrathShin(),
        RaizansRiposte(), PikoOfThousandBlades(), StormchainGate(), RaizanLeader(), SurgeGate(), CrateRatKurobo(),
        AlpineProwler(), SilverCurrentHaruhi(), BlackJadeCrewleader(), MastersmithYamada(), Indra(), RaizanEntity(),
        LightningShuriken(), Ikazuchi(), LightningOrb(),
    ],
)  # fmt: skip
