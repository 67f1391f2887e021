"""The cards that every deck may play."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    CHARGE,
    DEFENDER,
    EARTH,
    FIRE,
    GARDEN_ONLY,
    LIGHTNING,
    MAIN,
    NEUTRAL,
    NOTHING,
    ONLY_LEADERS,
    RESPONSE,
    WATER,
    Attack,
    Entity,
    Happening,
    Pair,
    Player,
    Spell,
    Unit,
    Weapon,
    all_of,
    cost_at_most,
    of_element,
    others,
    with_subtype,
)


class Penny(Entity):
    id = "AZK01-001"
    name = "Penny"
    text = "Defender."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 0
    health = 1
    subtypes = "Beanz"
    keywords = DEFENDER


class HealingFlutter(Spell):
    id = "AZK01-002"
    name = "Healing Flutter"
    text = "[Main] Heal your leader by 2."
    rarity = "UC"
    cost = 1
    subtypes = "Beanz"

    def main(self, me: Player) -> None:
        me.heal(2)


class BlackJadeCourier(Entity):
    id = "AZK01-003"
    name = "Black Jade Courier"
    text = (
        "[On Play] Look at your top 5 cards; you may show a Black Jade card other than a Black Jade Courier and take it; "
        "the rest go to the bottom in any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Black Jade, Strider"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Black Jade", but=self.id)


class AlleyThug(Entity):
    id = "AZK01-004"
    name = "Alley Thug"
    text = "[When Attacking] This gets +1 attack until the turn ends."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Alley Dweller, Dawnling"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        it.gets(attack=1)


class CaravanGuard(Entity):
    id = "AZK01-005"
    name = "Caravan Guard"
    text = "[On Play] Deal up to 1 damage to an entity in the opponent's Garden."
    rarity = "UC"
    cost = 4
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Samurai, Steelborn"

    def on_play(self, me: Player, it: Unit) -> None:
        me.deal_up_to(1, me.foe.garden)


class Gus(Entity):
    id = "AZK01-006"
    name = "Gus"
    text = "[When Attacked] You may return this to your hand."
    readings = "Then the attack fizzles."
    rarity = "R"
    cost = 2
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Beanz, Trickster"

    def when_attacked(self, me: Player, it: Unit, attack: Attack) -> None:
        if it.is_here and me.may("return this"):
            it.return_to_hand()


class Johnny(Entity):
    id = "AZK01-007"
    name = "Johnny"
    text = "[On Play] An entity in your Garden gets +1 attack until the turn ends."
    rarity = "C"
    cost = 2
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Beanz, Invigorate"

    def on_play(self, me: Player, it: Unit) -> None:
        me.choose(me.garden).gets(attack=1)


class RainyDayAssassin(Entity):
    id = "AZK01-008"
    name = "Rainy Day Assassin"
    text = "[On Play] You may sacrifice this: destroy an entity costing 3 or less in the opponent's Garden."
    readings = "The cost may be paid also where there is no such entity."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Assassin"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.is_here and me.may("sacrifice this") and it.sacrifice() >= 0:
            me.choose(cost_at_most(me.foe.garden, 3)).destroy()


class TheRedBean(Spell):
    id = "AZK01-009"
    name = "The Red Bean"
    text = "[Main] An entity costing 4 or less has Charge until the turn ends."
    readings = "An entity in either Garden: the Alley can be chosen only by what names it."
    errata = "Errata added the duration of the Charge."
    rarity = "R"
    cost = 1
    subtypes = "Legendary Bean"

    def can_play(self, me: Player) -> bool:
        return len(cost_at_most(me.any_entity(), 4)) > 0

    def main(self, me: Player) -> None:
        me.choose(cost_at_most(me.any_entity(), 4)).gains(CHARGE)


class JD(Entity):
    id = "AZK01-010"
    name = "JD"
    text = "While all entities in your Garden are Neutral, this has +2 attack."
    readings = "Also in the Alley, and over an empty Garden."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Dawnling, JD"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (2, 0) if len(of_element(me.garden, NEUTRAL)) == me.garden_size else NOTHING


class RooftopHunter(Entity):
    id = "AZK01-011"
    name = "Rooftop Hunter"
    text = "Charge. [Garden][End of Your Turn] If this is untapped, sacrifice it."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Steelborn"
    keywords = CHARGE

    def heeds(self, me: Player, it: Unit, event: Happening) -> bool:
        return it.is_in_garden

    def end_of_turn(self, me: Player, it: Unit) -> None:
        if not it.is_tapped:
            it.sacrifice()


class Ed(Entity):
    id = "AZK01-012"
    name = "Ed"
    rarity = "C"
    cost = 4
    gate_power = 1
    attack = 3
    health = 3
    subtypes = "Beanz"


class GouTheIronJudge(Entity):
    id = "AZK01-013"
    name = "Gou the Iron Judge"
    text = "[On Play] The opponent chooses: sacrifice an entity in their Garden, or discard 2 cards."
    readings = "What cannot be done at all is not offered; of one card that one is discarded."
    rarity = "UC"
    cost = 5
    gate_power = 1
    attack = 3
    health = 3
    subtypes = "Fatedealer"

    def on_play(self, me: Player, it: Unit) -> None:
        foe = me.foe
        choices = (["sacrifice an entity"] if foe.garden else []) + (["discard two cards"] if foe.hand else [])
        chosen = foe.pick(*choices) if choices else ""
        if chosen == "sacrifice an entity":
            foe.choose(foe.garden, question="sacrifice").sacrifice()
        elif chosen:
            foe.discard(2)


class TradeGuildCavalry(Entity):
    id = "AZK01-014"
    name = "Trade Guild Cavalry"
    text = "[When Attacking] Another entity in your Garden gets +2 attack until the turn ends."
    rarity = "R"
    cost = 5
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Invigorate, Samurai"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.choose(others(me.garden, it)).gets(attack=2)


class Mo(Entity):
    id = "AZK01-015"
    name = "Mo"
    text = (
        "[On Play] As your leader's element says. Water: untap one of your IKZ. Earth: heal your leader by 2. Lightning: "
        "this gains Charge until the turn ends. Fire: deal 2 damage to a leader."
    )
    errata = "Errata added the duration of the Charge."
    rarity = "SR"
    cost = 6
    gate_power = 1
    attack = 4
    health = 4
    subtypes = "Dawnling, Fox Fire"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.element == WATER:
            me.untap_ikz(1)
        elif me.element == EARTH:
            me.heal(2)
        elif me.element == LIGHTNING:
            it.gains(CHARGE)
        elif me.element == FIRE:
            me.deal_to(me.choose(me.both_leaders()), 2)


class SleightOfHand(Spell):
    id = "AZK01-016"
    name = "Sleight of Hand"
    text = "[Main] Draw 2 cards, then discard 2."
    rarity = "C"
    cost = 1
    subtypes = "Trickster"

    def main(self, me: Player) -> None:
        me.draw(2)
        me.discard(2)


class HookSwordStrike(Spell):
    id = "AZK01-017"
    name = "Hook Sword Strike"
    text = "[Main] Deal up to 1 damage to an entity in any Garden, and up to 1 damage to a leader."
    readings = "Both damages are dealt together; where both Gardens are empty, only the leader's."
    rarity = "UC"
    cost = 2
    subtypes = "Steelborn"

    def main(self, me: Player) -> None:
        entity = me.choose(me.any_entity())
        first = me.amount(1) if entity.is_here else 0
        leader, second = me.choose(me.both_leaders()), me.amount(1)
        me.deal([entity, leader], [first, second])


class MonkStaffOfWarding(Weapon):
    id = "AZK01-018"
    name = "Monk Staff of Warding"
    text = "+3 attack. While a leader carries it, that leader takes 1 less damage from combat."
    rarity = "C"
    cost = 4
    attack = 3
    subtypes = "Staff"

    def guards(self, me: Player, it: Unit) -> int:
        return 1 if it.is_leader else 0


class Jay(Entity):
    id = "AZK01-019"
    name = "Jay"
    text = "While all entities in your Garden are Neutral, this has +2 health."
    readings = "Also in the Alley, and over an empty Garden."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Beanz"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (0, 2) if len(of_element(me.garden, NEUTRAL)) == me.garden_size else NOTHING


class PowerOfFriendship(Spell):
    id = "AZK01-020"
    name = "Power of Friendship"
    text = (
        "[Main] Two entities in your Garden get +1 attack until the turn ends. [Response] Two entities in your Garden get "
        "+1 health until the turn ends."
    )
    readings = "It needs two entities."
    rarity = "R"
    cost = 3
    subtypes = "Beanz, JD"
    window = MAIN | RESPONSE

    def can_play(self, me: Player) -> bool:
        return me.garden_size >= 2

    def main(self, me: Player) -> None:
        for friend in self.friends(me):
            friend.gets(attack=1)

    def response(self, me: Player) -> None:
        for friend in self.friends(me):
            friend.gets(health=1)

    def friends(self, me: Player) -> list[Unit]:
        first = me.choose(me.garden)
        return [first, me.choose(others(me.garden, first))]


class Frida(Entity):
    id = "AZK01-067"
    name = "Frida"
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Beanz, Painter"


class Pip(Entity):
    id = "AZK01-068"
    name = "Pip"
    text = "[On Play] If played in the Alley: draw 1, then discard 1."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Beanz"

    def on_play(self, me: Player, it: Unit) -> None:
        if not it.was_played_in_garden:
            me.draw(1)
            me.discard(1)


class Link(Entity):
    id = "AZK01-069"
    name = "Link"
    text = "[On Play] Look at your top 5 cards; you may show a Beanz card and take it; the rest go to the bottom in any order."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 1
    subtypes = "Beanz"

    def on_play(self, me: Player, it: Unit) -> None:
        me.search(5, "Beanz")


class MockingDummy(Entity):
    id = "AZK01-070"
    name = "Mocking Dummy"
    text = (
        "[Garden][Response] Tap this and deal 1 damage to it: an entity in the opponent's Garden gets -1 attack until the "
        "turn ends."
    )
    readings = "It may be destroyed by that; where it would take no damage, the cost cannot be paid."
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 0
    health = 2
    subtypes = "Training Dummy"
    works_in = GARDEN_ONLY
    window = RESPONSE
    taps = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return me.foe.garden_size > 0 and it.would_be_hurt(1)

    def use(self, me: Player, it: Unit) -> None:
        me.deal_to(it, 1)
        me.choose(me.foe.garden).gets(attack=-1)


class AlleyFetchduck(Entity):
    id = "AZK01-071"
    name = "Alley Fetchduck"
    text = "[End of Your Turn] You may put this on the bottom of your deck: draw 1."
    readings = "In the Garden and in the Alley; it may come before a sacrifice that is due."
    rarity = "UC"
    cost = 2
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Bird"

    def end_of_turn(self, me: Player, it: Unit) -> None:
        if it.is_here and me.may("put this on the bottom") and it.to_bottom():
            me.draw(1)


class BeanzMentor(Entity):
    id = "AZK01-072"
    name = "Beanz Mentor"
    text = "[When Attacking] Another Beanz in your Garden gets +1 attack until the turn ends."
    rarity = "R"
    cost = 2
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Beanz, Elder"

    def when_attacking(self, me: Player, it: Unit, attack: Attack) -> None:
        me.choose(with_subtype(others(me.garden, it), "Beanz")).gets(attack=1)


class TopBeanz(Entity):
    id = "AZK01-073"
    name = "Top Beanz"
    text = "While all entities in your Garden are Beanz, this has +1/+1."
    readings = "Also in the Alley, and over an empty Garden."
    rarity = "C"
    cost = 3
    gate_power = 2
    attack = 1
    health = 1
    subtypes = "Beanz"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (1, 1) if len(with_subtype(me.garden, "Beanz")) == me.garden_size else NOTHING


class GurugumiVanguard(Entity):
    id = "AZK01-074"
    name = "Gurugumi Vanguard"
    text = "[Once/Turn][Main] Until the turn ends, the attack of this becomes that of an entity in the opponent's Garden."
    readings = "The attack which that entity has at that moment; what changes that of this later comes on top."
    rarity = "UC"
    cost = 2
    gate_power = 0
    attack = 0
    health = 2
    subtypes = "Gurijutsu"
    once_per_turn = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return me.foe.garden_size > 0

    def use(self, me: Player, it: Unit) -> None:
        it.attack_becomes(me.choose(me.foe.garden).attack)


class DrunkenBrewmaster(Entity):
    id = "AZK01-075"
    name = "Drunken Brewmaster"
    text = "[Once/Turn][Main] Sacrifice two Beanz in your Garden: this gets +2/+2 until the turn ends."
    readings = "Used in the Garden or in the Alley."
    errata = "Between July and September 2026 the [Main] tag was added."
    rarity = "C"
    cost = 4
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Brewmaster, Elder"
    once_per_turn = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(with_subtype(me.garden, "Beanz")) >= 2

    def use(self, me: Player, it: Unit) -> None:
        beanz = with_subtype(me.garden, "Beanz")
        first = me.choose(beanz, question="sacrifice")
        if me.sacrifice_all([first, me.choose(others(beanz, first), question="sacrifice")]) == 2:
            it.gets(attack=2, health=2)


class HorenOfTwoPaths(Entity):
    id = "AZK01-076"
    name = "Hōren of Two Paths"
    text = "[On Play] The opponent chooses: this gains Charge until the turn ends, or your leader heals by 2."
    readings = "Either may be chosen, whatever comes of it."
    errata = "Errata added the duration of the Charge."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Fatedealer, Monk"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.foe.pick("it gains Charge", "their leader heals") == "it gains Charge":
            it.gains(CHARGE)
        else:
            me.heal(2)


class StalkingAssassin(Entity):
    id = "AZK01-077"
    name = "Stalking Assassin"
    text = "May attack leaders only."
    readings = "A Defender may take the attack; against Taunt it has no target."
    rarity = "C"
    cost = 3
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Assassin, Steelborn"

    def reaches(self, me: Player, it: Unit) -> int:
        return ONLY_LEADERS


class FermentedBeanz(Entity):
    id = "AZK01-078"
    name = "Fermented Beanz"
    text = "[When Destroyed] Deal 1 damage to the opponent's leader or an entity in the opponent's Garden."
    readings = "The leader is the opponent's."
    rarity = "C"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Beanz"

    def when_destroyed(self, me: Player, it: Unit) -> None:
        me.deal_to(me.choose(me.foe.targets()), 1)


class GinAndTonika(Entity):
    id = "AZK01-079"
    name = "Gin and Tonika"
    text = "[On Play] The opponent chooses: you draw 2 cards, or their leader takes 3 damage."
    rarity = "SR"
    cost = 6
    gate_power = 3
    attack = 3
    health = 4
    subtypes = "Fatedealer"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.foe.pick("the opponent draws two cards", "your leader takes three damage") == "the opponent draws two cards":
            me.draw(2)
        else:
            me.deal_to(me.foe.leader, 3)


class BladeboundAlly(Entity):
    id = "AZK01-080"
    name = "Bladebound Ally"
    text = "[On Play] If played in the Garden: another entity in your Garden gets +2 attack until the turn ends."
    rarity = "R"
    cost = 5
    gate_power = 3
    attack = 3
    health = 2
    subtypes = "Invigorate, Samurai"

    def on_play(self, me: Player, it: Unit) -> None:
        if it.was_played_in_garden:
            me.choose(others(me.garden, it)).gets(attack=2)


class GurugumiMentor(Entity):
    id = "AZK01-081"
    name = "Gurugumi Mentor"
    text = "While in your deck, this counts as having every subtype."
    readings = "Also while it is being looked at."
    rarity = "C"
    cost = 5
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Gurijutsu"
    every_subtype_in_deck = True


class BlackJadeBrawler(Entity):
    id = "AZK01-082"
    name = "Black Jade Brawler"
    text = "Charge."
    rarity = "UC"
    cost = 5
    gate_power = 2
    attack = 3
    health = 2
    subtypes = "Black Jade, Brawler, Steelborn"
    keywords = CHARGE


class GurugumiImitator(Entity):
    id = "AZK01-083"
    name = "Gurugumi Imitator"
    text = "[Once/Turn][Main] Choose another Neutral card in your Garden: this has its text, too, until the turn ends."
    readings = (
        "In the Garden only, Neutral entities only, not another Imitator. Keywords, abilities, triggers and continuous "
        "texts come with it, numbers and subtypes do not; a copied once-per-turn text has its own use."
    )
    rarity = "R"
    cost = 4
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Gurijutsu"
    works_in = GARDEN_ONLY
    once_per_turn = True

    def can_use(self, me: Player, it: Unit) -> bool:
        return len(self.models(me, it)) > 0

    def use(self, me: Player, it: Unit) -> None:
        it.gets_text_of(me.choose(self.models(me, it)))

    def models(self, me: Player, it: Unit) -> list[Unit]:
        return [unit for unit in of_element(others(me.garden, it), NEUTRAL) if unit.card.id != self.id]


class GoodEnoughReplica(Spell):
    id = "AZK01-084"
    name = "Good Enough Replica"
    text = "[Main] Return a Neutral entity costing 6 or less from your discard pile to your hand."
    rarity = "C"
    cost = 2
    subtypes = "Trickster"

    def can_play(self, me: Player) -> bool:
        return len(self.originals(me)) > 0

    def main(self, me: Player) -> None:
        me.take(me.choose_card(self.originals(me)))

    def originals(self, me: Player) -> list[int]:
        return me.of_element(me.entities(me.discards), NEUTRAL, 6)


class InvigoratingConcoction(Spell):
    id = "AZK01-085"
    name = "Invigorating Concoction"
    text = "[Main][Response] An entity in your Garden gets +2 attack until the turn ends."
    rarity = "C"
    cost = 3
    subtypes = "Beanz, Invigorate"
    window = MAIN | RESPONSE

    def can_play(self, me: Player) -> bool:
        return me.garden_size > 0

    def main(self, me: Player) -> None:
        me.choose(me.garden).gets(attack=2)


class ForgingTricks(Spell):
    id = "AZK01-086"
    name = "Forging Tricks"
    text = (
        "[Main] Put up to 5 weapons from your discard pile on the bottom of your deck in any order: your leader gets +1 "
        "attack for each, until the turn ends."
    )
    rarity = "UC"
    cost = 4
    subtypes = "Steelborn, Trickster"

    def can_play(self, me: Player) -> bool:
        return len(me.weapons(me.discards)) > 0

    def main(self, me: Player) -> None:
        weapons = me.choose_cards_up_to(5, me.weapons(me.discards), "return cards")
        me.bottom(weapons)
        me.leader.gets(attack=len(weapons))


class SunderingStrike(Spell):
    id = "AZK01-127"
    name = "Sundering Strike"
    text = "[Response] Deal 1 damage to an entity in the opponent's Garden."
    rarity = "UC"
    cost = 1
    subtypes = "Samurai"
    window = RESPONSE

    def can_play(self, me: Player) -> bool:
        return me.foe.garden_size > 0

    def response(self, me: Player) -> None:
        me.deal_to(me.choose(me.foe.garden), 1)


class BlackJadeRecruit(Entity):
    id = "STT01-004"
    name = "Black Jade Recruit"
    text = (
        "[On Play] You may discard a weapon: look at your top 5 cards; you may show a weapon and take it; the rest go to "
        "the bottom in any order."
    )
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Black Jade, Dawnling"

    def on_play(self, me: Player, it: Unit) -> None:
        weapon = me.choose_card(me.weapons(me.hand), may=True, question="discard")
        if weapon >= 0:
            me.discard_card(weapon)
            looked = me.look(5)
            card = me.choose_card(me.weapons(looked), may=True, question="search")
            me.take(card)
            me.bottom([one for one in looked if one != card])


class AlleyGuy(Entity):
    id = "STT01-007"
    name = "Alley Guy"
    text = "[On Play] You may discard a card: draw 1."
    rarity = "C"
    cost = 2
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Alley Dweller, Dawnling"

    def on_play(self, me: Player, it: Unit) -> None:
        card = me.choose_card(me.hand, may=True, question="discard")
        if card >= 0:
            me.discard_card(card)
            me.draw(1)


class BlackJadeDagger(Weapon):
    id = "STT01-013"
    name = "Black Jade Dagger"
    text = "+1 attack. [On Play] You may deal 1 damage to your leader: this gives a further +1 attack."
    rarity = "C"
    cost = 1
    attack = 1
    subtypes = "Black Jade, Dagger"

    def on_play(self, me: Player, it: Unit) -> None:
        if me.may("hurt your leader"):
            me.hurt_leader(1)
            it.makes_stronger(me.this_card)


class Tenshin(Weapon):
    id = "STT01-014"
    name = "Tenshin"
    text = "+2 attack. [On Play] Deal up to 1 damage to a leader."
    rarity = "C"
    cost = 2
    attack = 2
    subtypes = "Sword"

    def on_play(self, me: Player, it: Unit) -> None:
        me.deal_up_to(1, me.both_leaders())


class Tenraku(Weapon):
    id = "STT01-015"
    name = "Tenraku"
    text = "+3 attack; a further +1 while you have 15 or more cards in your discard pile."
    readings = "It is looked at whenever it matters, not once."
    rarity = "UC"
    cost = 3
    attack = 3
    subtypes = "Sword"

    def gives(self, me: Player, it: Unit) -> int:
        return 4 if len(me.discards) >= 15 else 3


class Rei(Entity):
    id = "STT02-004"
    name = "Rei"
    rarity = "C"
    cost = 1
    gate_power = 0
    attack = 1
    health = 2
    subtypes = "Dawnling"


class YoungShao(Entity):
    id = "STT02-012"
    name = "Young Shao"
    text = "While your Garden holds at least two entities more than the opponent's, this has +1/+1."
    readings = "Also in the Alley."
    rarity = "UC"
    cost = 4
    gate_power = 2
    attack = 2
    health = 2
    subtypes = "Dawnling, Shao"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (1, 1) if me.garden_size >= me.foe.garden_size + 2 else NOTHING


class MidnightCourier(Entity):
    id = "STT03-008"
    name = "Midnight Courier"
    errata = "Gate Power corrected from 2 to 1."
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 2
    health = 2
    subtypes = "Strider"


class WolfCub(Entity):
    id = "STT04-006"
    name = "Wolf Cub"
    rarity = "C"
    cost = 2
    gate_power = 1
    attack = 1
    health = 2
    subtypes = "Dawnling, Wolf"


class ScorchlandRaven(Entity):
    id = "STT04-011"
    name = "Scorchland Raven"
    rarity = "C"
    cost = 4
    gate_power = 3
    attack = 2
    health = 2
    subtypes = "Bird"


NEUTRAL_CARDS: Final = all_of(
    NEUTRAL,
    [
        Penny(), HealingFlutter(), BlackJadeCourier(), AlleyThug(), CaravanGuard(), Gus(), Johnny(), RainyDayAssassin(),
        TheRedBean(), JD(), RooftopHunter(), Ed(), GouTheIronJudge(), TradeGuildCavalry(), Mo(), SleightOfHand(),
        HookSwordStrike(), MonkStaffOfWarding(), Jay(), PowerOfFriendship(), Frida(), Pip(), Link(), MockingDummy(),
        AlleyFetchduck(), BeanzMentor(), TopBeanz(), GurugumiVanguard(), DrunkenBrewmaster(), HorenOfTwoPaths(),
        StalkingAssassin(), FermentedBeanz(), GinAndTonika(), BladeboundAlly(), GurugumiMentor(), BlackJadeBrawler(),
        GurugumiImitator(), GoodEnoughReplica(), InvigoratingConcoction(), ForgingTricks(), SunderingStrike(),
        BlackJadeRecruit(), AlleyGuy(), BlackJadeDagger(), Tenshin(), Tenraku(), Rei(), YoungShao(), MidnightCourier(),
        WolfCub(), ScorchlandRaven(),
    ],
)  # fmt: skip
