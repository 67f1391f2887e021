"""The cards of Fire: texts that work on damage, and damage to both leaders."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    ALLEY_ONLY,
    CHARGE,
    DEFENDER,
    FIRE,
    GARDEN_ONLY,
    INFILTRATE,
    OF_DESTRUCTION,
    REDIRECTS,
    Attack,
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
    untapped,
)


class GlassBlowerHokuto(Entity):
    id = "AZK01-056"
    name = "Glass Blower, Hokuto"
    text = (
        "[On Play] Look at your top 5 cards; you may show a Scorchweaver card and take it; the rest go to the bottom in "
        "any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Artisan, Firemancer"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Scorchweaver")


class LoungeSirenSaeko(Entity):
    id = "AZK01-057"
    name = "Lounge Siren, Saeko"
    text = "[Garden][Start of Your Turn] Deal 1 damage to an entity in your Garden and 1 to an entity in the opponent's."
    readings = "Both damages are dealt together; where one Garden is empty, only the other is dealt. Saeko may be chosen."
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Scorchweaver"
    works_in = GARDEN_ONLY

    def start_of_turn(self, me: Player, it: Unit) -> None:
        own = me.choose(me.garden)
        me.deal([own, me.choose(me.foe.garden)], [1, 1])


class BlackJadeWarlord(Entity):
    id = "AZK01-058"
    name = "Black Jade Warlord"
    text = "[After Attacking] You may sacrifice this: your leader or an entity in your Garden gets +2 attack until the turn ends."
    readings = "Only if this is still there and the combat took place."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Black Jade, Blazerker, Invigorate"

    def after_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        if me.may("sacrifice this") and it.sacrifice() >= 0:
            me.choose(me.targets()).gets(attack=2)


class Spice(Entity):
    id = "AZK01-059"
    name = "Spice"
    text = "[Once/Turn] Whenever this takes damage, another entity in your Garden gets +1 attack until the turn ends."
    readings = "Also when the damage destroyed it. Without another entity nothing happens, and it is not used."
    errata = "Before errata it gave itself +1 attack."
    rarity = "UC"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Chef, Pyreskin, Red Panda"
    once_per_turn = True

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.choose(others(me.garden, it)).gets(attack=1)


class Scarlett(Entity):
    id = "AZK01-060"
    name = "Scarlett"
    text = "Charge. [When Attacking] You may give this Infiltrate and +1 attack; if you do, sacrifice it at the end of the turn."
    readings = "Infiltrate and the attack last until the turn ends."
    rarity = "R"
    cost = 5
    gate_power = 2
    attack = 3
    health = 2
    subtypes = "Blazerker"
    keywords = CHARGE

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        if it.is_here and me.may("gain Infiltrate and attack"):
            it.gains(INFILTRATE)
            it.gets(attack=1)
            it.is_sacrificed_at_end()


class FirebrandRenji(Entity):
    id = "AZK01-061"
    name = "Firebrand Renji"
    text = (
        "[Once/Turn] When this has taken damage from three different sources in one turn, deal up to 3 damage to a leader "
        "or an entity in any Garden."
    )
    readings = "One card is one source, however often; the opponent in combat is one, and damage sent on keeps its first source."
    errata = "Text replaced by errata (the first printing carried Pekiro's redirect text)."
    rarity = "UC"
    cost = 3
    gate_power = 1
    attack = 1
    health = 3
    subtypes = "Pyreskin"
    once_per_turn = True
    counts_sources = True

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return it.damage_sources >= 3

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.deal_up_to(3, me.any_target())


class Pekiro(Entity):
    id = "AZK01-062"
    name = "Pekiro"
    text = (
        "[Once/Turn] Whenever this would take damage from an ability or a spell, you may send that damage to another "
        "entity in any Garden."
    )
    readings = "The damage is held back and waits as an effect; the use is spent by sending it on, not by taking it."
    errata = "'If' became 'Whenever'."
    rarity = "R"
    cost = 3
    gate_power = 2
    attack = 2
    health = 1
    subtypes = "Red Panda, Pyreskin"
    keywords = REDIRECTS
    once_per_turn = True


class Enzo(Entity):
    id = "AZK01-063"
    name = "Enzo"
    text = "[On Play] If played in the Garden: deal up to 3 damage to a leader or an entity in any Garden."
    errata = "Reworded from an 'On Play in Garden only' tag; same meaning."
    rarity = "UC"
    cost = 6
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Chef, Scorchweaver"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.was_played_in_garden:
            me.deal_up_to(3, me.any_target())


class ZeroEntity(Entity):
    id = "AZK01-064"
    name = "Zero"
    text = "When this enters the Garden, deal 2 damage to all entities in both Gardens, this one too."
    readings = "It waits: what the Gate or the card that brought it still does comes first."
    rarity = "SR"
    cost = 8
    gate_power = 2
    attack = 7
    health = 7
    subtypes = "Black Jade, Scorchweaver"

    def enters_garden(self, me: Player, it: Unit) -> None:
        me.deal_to_all(me.any_entity(), 2)


class FireOrb(Spell):
    id = "AZK01-065"
    name = "Fire Orb"
    text = "[Main] Deal 3 damage to your leader: deal up to 5 damage to a leader or an entity in any Garden."
    errata = "The 3-damage cost was added by errata."
    rarity = "C"
    cost = 4
    subtypes = "Orb, Scorchweaver"

    def main(self, me: Player) -> None:
        me.hurt_leader(3)
        me.deal_up_to(5, me.any_target())


class Firestorm(Spell):
    id = "AZK01-066"
    name = "Firestorm"
    text = "[Main] Deal 2 damage to both leaders and to all entities in both Gardens."
    rarity = "UC"
    cost = 5
    subtypes = "Scorchweaver"

    def main(self, me: Player) -> None:
        me.deal_to_all(me.any_target(), 2)


class GluttonousDevourerKasha(Entity):
    id = "AZK01-110"
    name = "Gluttonous Devourer, Kasha"
    text = "[When Attacking] You may sacrifice all other entities in your Garden: this gets +1 attack for each of them."
    readings = "The attack lasts until the turn ends."
    rarity = "UC"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Loneflame, Red Panda"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        if others(me.garden, it) and me.may("sacrifice all others"):
            it.gets(attack=me.sacrifice_all(others(me.garden, it)))


class BlackJadeDecoy(Entity):
    id = "AZK01-111"
    name = "Black Jade Decoy"
    text = (
        "[Alley][Main] Sacrifice this: deal up to 2 damage to an entity in the opponent's Garden; then you may play an "
        "entity costing 2 or less from your hand into the Garden."
    )
    readings = "The entity is played free of IKZ."
    rarity = "R"
    cost = 3
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Ashveil, Black Jade, Shikigami"
    works_in = ALLEY_ONLY

    def can_use(self, me: Player, it: Unit) -> bool:
        return me.foe.garden_size > 0 or len(me.entities(me.hand, 2)) > 0

    def use(self, me: Player, it: Unit) -> None:
        if it.sacrifice() >= 0:
            me.deal_up_to(2, me.foe.garden)
            me.play_free(me.choose_card(me.entities(me.hand, 2), may=True, question="play free"), GARDEN_ONLY)


class EnraiShakunetsu(Entity):
    id = "AZK01-112"
    name = "Enrai Shakunetsu"
    text = (
        "[On Play] You may sacrifice an untapped entity in your Garden: if your Garden is then empty, this gains Charge "
        "until the turn ends."
    )
    readings = "Played in the Garden he counts himself."
    errata = "Errata added the duration of the Charge."
    rarity = "SR"
    cost = 6
    gate_power = 2
    attack = 4
    health = 3
    subtypes = "Blazerker, Loneflame"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.choose(untapped(me.garden), may=True, question="sacrifice").sacrifice() >= 0 and not me.garden:
            it.gains(CHARGE)


class CinderwakePursuer(Entity):
    id = "AZK01-113"
    name = "Cinderwake Pursuer"
    text = "[On Play] If you have played two other cards this turn, this gains Charge until the turn ends."
    readings = "Also cards that were played by effects."
    errata = "Errata added the duration of the Charge."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Blazerker, Cinderwake"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.played_this_turn >= 3:
            it.gains(CHARGE)


class OmenPeddler(Entity):
    id = "AZK01-114"
    name = "Omen Peddler"
    text = "[On Play] If played in the Alley: deal 2 damage to an entity in the opponent's Garden."
    rarity = "R"
    cost = 3
    gate_power = 0
    attack = 2
    health = 1
    subtypes = "Elder, Scorchweaver"

    def on_play(self, me: Player, it: Unit) -> None:
        if not it.was_played_in_garden:
            me.deal_to(me.choose(me.foe.garden), 2)


class CrazedArsonist(Entity):
    id = "AZK01-115"
    name = "Crazed Arsonist"
    text = "[When Attacking] Both leaders take 1 damage. [When Sacrificed] Both leaders take 1 damage."
    rarity = "C"
    cost = 2
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Scorchweaver, Wildfire"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.deal_to_all(me.both_leaders(), 1)

    def when_sacrificed(self, me: Player, it: Unit) -> None:
        me.deal_to_all(me.both_leaders(), 1)


class TenmokuDaiki(Entity):
    id = "AZK01-116"
    name = "Tenmoku Daiki"
    text = "Charge. [On Play] Your leader takes 3 damage."
    rarity = "R"
    cost = 4
    gate_power = 3
    attack = 3
    health = 2
    subtypes = "Blazerker, Brawler"
    keywords = CHARGE

    def on_play(self, me: Player, it: Unit) -> None:
        me.hurt_leader(3)


class IgnitionPact(Spell):
    id = "AZK01-117"
    name = "Ignition Pact"
    text = "[Main] Deal 2 damage to your leader: an entity costing 5 or less has Charge until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    errata = "Errata added the duration of the Charge."
    rarity = "UC"
    cost = 1
    subtypes = "Blazerker"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.any_entity(), 5)) > 0

    def main(self, me: Player) -> None:
        me.hurt_leader(2)
        me.choose(cost_at_most(me.any_entity(), 5)).gains(CHARGE)


class BanditRingleader(Entity):
    id = "AZK01-118"
    name = "Bandit Ringleader"
    text = (
        "[On Play] You may deal 1 damage to an entity in your Garden: if you have played two other cards this turn, deal "
        "up to 2 damage to an entity in the opponent's Garden."
    )
    readings = (
        "The cost may be paid also where the condition fails. What takes no damage pays nothing; damage that Pekiro sends "
        "on is paid."
    )
    rarity = "C"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Bandit, Scorchweaver"

    def on_play(self, me: Player, it: Unit) -> None:
        unit = me.choose(me.garden, may=True, question="hurt own")
        if unit.is_here:
            is_paid = unit.would_be_hurt(1)
            me.deal_to(unit, 1)
            if is_paid and me.played_this_turn >= 3:
                me.deal_up_to(2, me.foe.garden)


class KagoroOfTheBurntPath(Leader):
    id = "AZK01-121"
    name = "Kagoro of the Burnt Path"
    text = (
        "[Once/Turn][Main] Pay 2 IKZ: this leader gets +1 attack for each entity you have played this turn, at most +2, "
        "until the turn ends."
    )
    readings = "Also entities that were played by effects."
    rarity = "L"
    subtypes = "Loneflame, Red Panda"
    once_per_turn = True
    price = 2

    def use(self, me: Player, it: Unit) -> None:
        it.gets(attack=min(2, me.entities_played_this_turn))


class RushfireGate(Gate):
    id = "AZK01-122"
    name = "Rushfire Gate"
    text = (
        "Tap this and portal an untapped entity from your Alley; then you may play an entity from your hand that costs at "
        "most its Gate Power. It has Charge and is sacrificed at the end of the turn."
    )
    readings = "The entity is played free of IKZ, into the Garden or the Alley; Charge lasts until the turn ends."
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        unit = me.play_free(me.choose_card(me.entities(me.hand, power), may=True, question="play free"))
        unit.gains(CHARGE)
        unit.is_sacrificed_at_end()


class SilkTongueVelya(Entity):
    id = "AZK01-129"
    name = "Silk Tongue Velya"
    text = "Defender. [Once/Turn] Whenever this takes or deals damage, both leaders take 1 damage."
    readings = "In combat and by effects; once a turn in all."
    rarity = "UC"
    cost = 5
    gate_power = 1
    attack = 1
    health = 4
    subtypes = "Black Jade, Pyreskin, Wildfire"
    keywords = DEFENDER
    once_per_turn = True

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.deal_to_all(me.both_leaders(), 1)

    def dealt_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.deal_to_all(me.both_leaders(), 1)


class ZeroLeader(Leader):
    id = "STT04-001"
    name = "Zero"
    text = (
        "[Once/Turn][Main] Deal 1 damage to this leader: deal 1 damage to an entity in your Garden or Alley; it gets +1 "
        "attack until the turn ends."
    )
    rarity = "L"
    subtypes = "Black Jade, Scorchweaver"
    once_per_turn = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(me.field) > 0

    def use(self, me: Player, it: Unit) -> None:
        me.hurt_leader(1)
        unit = me.choose(me.field)
        me.deal_to(unit, 1)
        unit.gets(attack=1)


class RagefireGate(Gate):
    id = "STT04-002"
    name = "Ragefire Gate"
    text = (
        "Tap this and portal an untapped entity from your Alley; then you may give an entity in your Garden that took "
        "damage this turn attack equal to the Gate Power, until the turn ends."
    )
    rarity = "G"

    def portaled(self, me: Player, it: Unit, power: int) -> None:
        me.choose([unit for unit in me.garden if unit.was_hurt], may=True).gets(attack=power)


class CinderwakeSeer(Entity):
    id = "STT04-003"
    name = "Cinderwake Seer"
    text = "[Start of Each Turn] Deal 1 damage to this."
    rarity = "UC"
    cost = 1
    gate_power = 0
    attack = 2
    health = 2
    subtypes = "Blazerker, Cinderwake"
    each_turn = True

    def start_of_turn(self, me: Player, it: Unit) -> None:
        me.deal_to(it, 1)


class FanaticKindler(Entity):
    id = "STT04-004"
    name = "Fanatic Kindler"
    text = "[On Play] You may sacrifice this: deal 1 damage to an entity in any Garden."
    readings = "The cost may be paid also where there is nobody to hit."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Scorchweaver"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.is_here and me.may("sacrifice this") and it.sacrifice() >= 0:
            me.deal_to(me.choose(me.any_entity()), 1)


class Ruby(Entity):
    id = "STT04-005"
    name = "Ruby"
    text = "[On Play] Look at your top 5 cards; you may show a Pyreskin card and take it; the rest go to the bottom in any order."
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Ashveil"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Pyreskin")


class EnragedHowler(Entity):
    id = "STT04-007"
    name = "Enraged Howler"
    text = "[Once/Turn] Whenever this takes damage, it gets +1 attack until the turn ends."
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Pyreskin, Wolf"
    once_per_turn = True

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        it.gets(attack=1)


class LadyEmberheart(Entity):
    id = "STT04-008"
    name = "Lady Emberheart"
    text = "[Once/Turn] During your turn, after this has attacked an entity, you may untap it."
    readings = "The target at the end decides: a Defender that took the attack is an entity."
    rarity = "UC"
    cost = 3
    gate_power = 0
    attack = 2
    health = 2
    subtypes = "Crimsondrift"
    once_per_turn = True

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return not me.attack.is_on_leader

    def after_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        if me.may("untap this"):
            it.untap()


class CinderwakeRitualist(Entity):
    id = "STT04-009"
    name = "Cinderwake Ritualist"
    text = (
        "[Garden][Once/Turn] Whenever this takes damage from card effects, you may deal as much, at most 2, to another "
        "leader or entity in any Garden."
    )
    readings = "As much as it really took; also when it was destroyed by it."
    rarity = "R"
    cost = 3
    gate_power = 2
    attack = 1
    health = 2
    subtypes = "Cinderwake, Pyreskin"
    works_in = GARDEN_ONLY
    once_per_turn = True

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return event.is_by_effect

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.deal_to(me.choose(others(me.any_target(), it), may=True), min(hit.amount, 2))


class RecklessTinkerer(Entity):
    id = "STT04-010"
    name = "Reckless Tinkerer"
    text = "Charge. [On Play] Deal 1 damage to this."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Blazerker, Elder, Pyreskin"
    keywords = CHARGE

    def on_play(self, me: Player, it: Unit) -> None:
        me.deal_to(it, 1)


class SpitefulRaider(Entity):
    id = "STT04-012"
    name = "Spiteful Raider"
    text = "[Once/Turn] Whenever this takes damage, deal 1 damage to a leader or an entity in any Garden."
    rarity = "UC"
    cost = 4
    gate_power = 1
    attack = 3
    health = 2
    subtypes = "Bandit, Pyreskin"
    once_per_turn = True

    def took_damage(self, me: Player, it: Unit, hit: Happening) -> None:
        me.deal_to(me.choose(me.any_target()), 1)


class KuraiTheVolcano(Entity):
    id = "STT04-013"
    name = "Kurai the Volcano"
    text = "[Once/Turn] Whenever an entity in the opponent's Garden is destroyed, untap this."
    readings = "It works in the Alley too; Cooldown stays. It is used up by the first, even if this was untapped."
    rarity = "SR"
    cost = 5
    gate_power = 1
    attack = 3
    health = 3
    subtypes = "Crimsondrift, Elder"
    once_per_turn = True
    waits_for = OF_DESTRUCTION

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return event.is_of_foe and event.was_in_garden

    def when(self, me: Player, it: Unit, event: Happening) -> None:
        it.untap()


class ScorchveilShinobiSuzuka(Entity):
    id = "STT04-014"
    name = "Scorchveil Shinobi, Suzuka"
    text = (
        "Charge. [On Play] If your leader is a Scorchweaver: deal 1 damage to all entities in both Gardens, then all "
        "other entities in your Garden get +1 attack until the turn ends."
    )
    readings = "Suzuka is among them, if she stands in the Garden."
    rarity = "SR"
    cost = 6
    gate_power = 1
    attack = 3
    health = 3
    subtypes = "Blazerker, Ninja"
    keywords = CHARGE

    def on_play(self, me: Player, it: Unit) -> None:
        if me.leader.has_subtype("Scorchweaver"):
            me.deal_to_all(me.any_entity(), 1)
            for unit in others(me.garden, it):
                unit.gets(attack=1)


class DetonationPact(Spell):
    id = "STT04-015"
    name = "Detonation Pact"
    text = "[Main] Deal 1 damage to your leader: deal 2 damage to a leader or an entity in any Garden."
    rarity = "C"
    cost = 1
    subtypes = "Scorchweaver"

    def main(self, me: Player) -> None:
        me.hurt_leader(1)
        me.deal_to(me.choose(me.any_target()), 2)


class CollateralBurst(Spell):
    id = "STT04-016"
    name = "Collateral Burst"
    text = (
        "[Main] Deal up to 1 damage to an entity in your Garden, and up to 2 damage to the opponent's leader or an entity "
        "in the opponent's Garden."
    )
    readings = "Both damages are dealt together; where your Garden is empty, only the second. The leader is the opponent's."
    rarity = "UC"
    cost = 2
    subtypes = "Pyreskin, Scorchweaver"

    def main(self, me: Player) -> None:
        own = me.choose(me.garden)
        first = me.amount(1) if own.is_here else 0
        other, second = me.choose(me.foe.targets()), me.amount(2)
        me.deal([own, other], [first, second])


class WrathOfSinder(Spell):
    id = "STT04-017"
    name = "Wrath of Sinder"
    text = "[Main] Sacrifice any number of entities in your Garden: deal as much damage to a leader or an entity in any Garden."
    rarity = "R"
    cost = 3
    subtypes = "Blazerker"

    def can_play(self, me: Player) -> bool:
        return me.garden_size > 0

    def main(self, me: Player) -> None:
        count = me.sacrifice_all(me.choose_up_to(5, me.garden, "sacrifice"))
        if count:
            me.deal_to(me.choose(me.any_target()), count)


FIRE_CARDS: Final = all_of(
    FIRE,
    [
        GlassBlowerHokuto(), LoungeSirenSaeko(), BlackJadeWarlord(), Spice(), Scarlett(), FirebrandRenji(), Pekiro(),
        Enzo(), ZeroEntity(), FireOrb(), Firestorm(), GluttonousDevourerKasha(), BlackJadeDecoy(), EnraiShakunetsu(),
        CinderwakePursuer(), OmenPeddler(), CrazedArsonist(), TenmokuDaiki(), IgnitionPact(), BanditRingleader(),
        KagoroOfTheBurntPath(), RushfireGate(), SilkTongueVelya(), ZeroLeader(), RagefireGate(), CinderwakeSeer(),
        FanaticKindler(), Ruby(), EnragedHowler(), LadyEmberheart(), CinderwakeRitualist(), RecklessTinkerer(),
        SpitefulRaider(), KuraiTheVolcano(), ScorchveilShinobiSuzuka(), DetonationPact(), CollateralBurst(),
        WrathOfSinder(),
    ],
)  # fmt: skip
