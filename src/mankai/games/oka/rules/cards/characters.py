"""The fifteen characters, one class each: the condition for their use, and their effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mankai.games.oka.rules.constants import ANY, CARDS, COLOUR, HAND, HIGHER, LOWER, TOSS, VOTE

if TYPE_CHECKING:
    from mankai.games.oka.rules.engine.hanami import Hanami

# How certain we are of a character; the catalogue key is `provenance-` and this word.
ATTESTED: Final = "attested"
NUMBER_IS_OURS: Final = "number-is-ours"  # the rulebook prints only one of the Cooks' numbers, 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character that can be hired in a player's turn."""

    text: str = ""  # in our own words; not the docstring, because compiling drops it
    name: str = ""
    provenance: str = ATTESTED
    modifier: int = 0  # the bit of the modifier that the next placed card must use

    def __init__(self) -> None:
        self.family = self.name.split()[0].rstrip(":")

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        """Whether `seat`, whose hand is `bits`, could use the ability now."""
        return True

    def use(self, game: Hanami, seat: int, price: int) -> None:
        """Use the ability for `seat`, who paid `price` for it."""
        raise NotImplementedError


class Modifier(Character):
    """A character that changes how the next card may be placed."""

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        return game.could_add(bits, self.modifier)

    def use(self, game: Hanami, seat: int, price: int) -> None:
        game.modify(seat, self.modifier)


class CookOne(Modifier):
    text = (
        "The next card you place counts as exactly 1 higher or 1 lower, as you like; 1 comes after 13. Then it has its "
        "own value again."
    )
    name = "Cook 1"
    provenance = NUMBER_IS_OURS
    modifier = 1


class CookTwo(Modifier):
    text = (
        "The next card you place counts as exactly 2 higher or 2 lower, as you like; 1 comes after 13. Then it has its "
        "own value again."
    )
    name = "Cook 2"
    modifier = 2


class CookThree(Modifier):
    text = (
        "The next card you place counts as exactly 3 higher or 3 lower, as you like; 1 comes after 13. Then it has its "
        "own value again."
    )
    name = "Cook 3"
    provenance = NUMBER_IS_OURS
    modifier = 4


class GeishaNeighbours(Character):
    text = (
        "Draw a card unseen from each neighbour, then give each of them a card, but none back to where it came from. With "
        "2 players: draw one, give another."
    )
    name = "Geisha: neighbours"

    def use(self, game: Hanami, seat: int, price: int) -> None:
        left, right = game.left_of(seat), game.right_of(seat)
        from_left = game.draw_blind(seat, HAND + left)
        if left == right:
            game.give_back(seat, left, from_left)
            return
        from_right = game.draw_blind(seat, HAND + right)
        game.give_back(seat, left, from_left)
        game.give_back(seat, right, from_right)


class GeishaLook(Character):
    text = "Look at another player's hand. You may take a card from it; then give another one in return."
    name = "Geisha: look"

    def use(self, game: Hanami, seat: int, price: int) -> None:
        others = [other for other in range(game.oka.seats) if other != seat]
        other = game.choose_player(seat, others, "look")
        for card in sorted(game.table.zones[HAND + other]):
            game.show(card, HAND + other, 1 << seat)
        card = game.choose_card_or_none(seat, sorted(game.table.zones[HAND + other]), "take")
        if card >= 0:
            game.move_card(card, HAND + other, HAND + seat)
            game.give_back(seat, other, card)


class GeishaReorder(Character):
    text = "Look through one of the piles and put it in any order; what is on top then counts."
    name = "Geisha: reorder"

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        return game.has_order()

    def use(self, game: Hanami, seat: int, price: int) -> None:
        side = game.choose_pile(seat, "look through")
        if side >= 0:
            game.look_through(seat, side)


class SamuraiTurn(Character):
    text = "Turn the Yin-Yang card round: the increasing pile becomes the decreasing one, and the other way round."
    name = "Samurai: turn"

    def use(self, game: Hanami, seat: int, price: int) -> None:
        game.turn_yin_yang()


class SamuraiLower(Modifier):
    text = "The next card you place goes on the increasing (white) side and may be lower; its colour must fit as ever."
    name = "Samurai: lower on white"
    modifier = LOWER


class SamuraiHigher(Modifier):
    text = "The next card you place goes on the decreasing (black) side and may be higher; its colour must fit as ever."
    name = "Samurai: higher on black"
    modifier = HIGHER


class DaimyoDiscard(Character):
    text = "Discard one of your trick cards: it does not count in this round. Gain 2 coins for each shuriken on it."
    name = "Daimyo: discard"

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        return len(game.table.zones[game.tricks + seat]) > 0

    def use(self, game: Hanami, seat: int, price: int) -> None:
        card = game.choose_card(seat, sorted(game.table.zones[game.tricks + seat]), "discard")
        if card >= 0:
            game.move_card(card, game.tricks + seat, game.out)
            game.gain(seat, 2 * game.shurikens_on(card))


class DaimyoTake(Character):
    text = "Take a trick card of another player; it is one of yours now. Gain 3 coins for each shuriken on it."
    name = "Daimyo: take"

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        return game.others_have_tricks(seat)

    def use(self, game: Hanami, seat: int, price: int) -> None:
        card = game.choose_trick(seat)
        if card >= 0:
            game.gain(seat, 3 * game.shurikens_on(card))


class DaimyoVote(Character):
    text = (
        "All choose a side of their Yin-Yang token in secret. If no more chose the other side than yours, gain twice what "
        "you paid for this; otherwise half of it, rounded down. With 2 players a third token is tossed and counts too."
    )
    name = "Daimyo: vote"

    def use(self, game: Hanami, seat: int, price: int) -> None:
        seats = game.oka.seats
        first = game.oka.code(VOTE)
        votes: list[int] = []
        for turn in range(seats):
            votes.append(game.choose_secretly((seat + turn) % seats, [first, first + 1], "vote") - first)
        for turn in range(seats):
            game.emit("vote", (seat + turn) % seats, votes[turn], 0)
        if seats == 2:
            votes.append(game.roll(TOSS, 2))
            game.emit("toss", -1, votes[2], 0)
        same = 0
        for vote in votes:
            if vote == votes[0]:
                same += 1
        game.gain(seat, 2 * price if len(votes) - same <= same else price // 2)


class KonohanaCoins(Character):
    text = "Gain the coins on all cards of one of the piles; the pile stays."
    name = "Konohana: coins"

    def is_of_use(self, game: Hanami, seat: int, bits: int) -> bool:
        return game.has_pile()

    def use(self, game: Hanami, seat: int, price: int) -> None:
        side = game.choose_pile(seat, "coins of")
        if side >= 0:
            game.gain_coins_on(game.pile_on(side), seat)


class KonohanaColour(Modifier):
    text = (
        "The next card you place has the colour of the top card of a pile; its number must fit as ever. Then it has its "
        "own again."
    )
    name = "Konohana: colour"
    modifier = COLOUR


class KonohanaAny(Modifier):
    text = "The next card you place may be any card, whatever lies on top."
    name = "Konohana: any card"
    modifier = ANY


def all_characters() -> list[Character]:
    """The fifteen characters, in the order of their numbers: card 52 is the first."""
    return [
        CookOne(), CookTwo(), CookThree(), GeishaNeighbours(), GeishaLook(), GeishaReorder(), SamuraiTurn(), SamuraiLower(),
        SamuraiHigher(), DaimyoDiscard(), DaimyoTake(), DaimyoVote(), KonohanaCoins(), KonohanaColour(), KonohanaAny(),
    ]  # fmt: skip


ALL_CHARACTERS: Final = all_characters()
NAMES: Final = [character.name for character in ALL_CHARACTERS]


def character_name(card: int) -> str:
    return NAMES[card - CARDS]
