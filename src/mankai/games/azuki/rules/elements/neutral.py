"""The cards that every deck may play."""

from __future__ import annotations

from typing import Final

from mankai.games.azuki.rules.vocabulary import (
    DEFENDER,
    GARDEN_ONLY,
    MAIN,
    NEUTRAL,
    NOTHING,
    RESPONSE,
    Entity,
    Pair,
    Player,
    Spell,
    Unit,
    Weapon,
    all_of,
    of_element,
    others,
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
    rarity = "C"
    cost = 3
    gate_power = 1
    attack = 2
    health = 1
    subtypes = "Beanz"

    def bonus(self, me: Player, it: Unit) -> Pair:
        return (0, 2) if len(of_element(me.garden, NEUTRAL)) == me.garden_size else NOTHING


class Frida(Entity):
    id = "AZK01-067"
    name = "Frida"
    rarity = "C"
    cost = 1
    gate_power = 1
    attack = 1
    health = 1
    subtypes = "Beanz, Painter"


class GurugumiMentor(Entity):
    id = "AZK01-081"
    name = "Gurugumi Mentor"
    text = "While in your deck, this counts as having every subtype."
    rarity = "C"
    cost = 5
    gate_power = 2
    attack = 3
    health = 3
    subtypes = "Gurijutsu"
    every_subtype_in_deck = True


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
        Penny(), Ed(), GouTheIronJudge(), MonkStaffOfWarding(), Jay(), Frida(), GurugumiMentor(), GurugumiImitator(),
        InvigoratingConcoction(), ForgingTricks(), SunderingStrike(), BlackJadeRecruit(), AlleyGuy(), BlackJadeDagger(),
        Tenshin(), Tenraku(), Rei(), MidnightCourier(), WolfCub(), ScorchlandRaven(),
    ],
)  # fmt: skip
