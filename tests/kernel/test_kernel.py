"""The kernel on a game of its own: follow suit for 2 to 6 seats, with a secret bid, written here in plain Python."""

from __future__ import annotations

import json
from typing import Any, Final, cast

import pytest

import mankai
from mankai import BadSave, Chance, IllegalOption, OtherVersion, Record, Rules, Runner
from mankai.kernel import records
from mankai.kernel.agenda import AgendaBuffer
from mankai.kernel.rng import FastRng, stream_state
from mankai.kernel.rules import ABOUT_CARD, Verb
from mankai.kernel.step_loop import walk
from mankai.kernel.table import EVERYONE, NOBODY, OWNER, Table, holds, remove_effect, restore
from support.random_games import random_end, random_game

RANKS: Final = 10
HAND, TRICK, TAKEN, ASIDE = 0, 1, 2, 3
BID, PLAY, TAKE = 0, 1, 2
PLAYING, BIDDING = 1, 2


class Tricks(Rules):
    """Everybody bids in secret, then follows suit; most tricks plus the bid win."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            f"tricks/{seats}",
            seats,
            [OWNER, EVERYONE, EVERYONE, NOBODY],
            [False] * 4,
            [0] * 40,
            [Verb("play", 40, ABOUT_CARD), Verb("bid", 3)],
        )

    def make_runner(self, table: Table) -> Runner:
        return TricksGame(self, table)

    def deal(self, setup: dict[str, Any], seed: int) -> Table:
        pack = FastRng(seed).shuffle_copy(list(range(4 * RANKS)))
        zones: list[tuple[int, ...]] = [()] * (4 * self.seats)
        for seat in range(self.seats):
            zones[HAND * self.seats + seat] = tuple(pack[seat * 5 : seat * 5 + 5])
        zones[ASIDE * self.seats] = tuple(pack[self.seats * 5 :])
        return Table([0] * self.seats, zones, ((PLAY, 0, -1, (0,)), (BID, 0, -1, ())), (stream_state(seed, 0),))


class TricksGame(Runner):
    def perform(self, step: int) -> None:
        (self.bid, self.follow, self.take)[step]()

    def bid(self) -> None:
        bids = [
            self.choose_secretly(seat, [self.rules.code(BIDDING, one) for one in range(3)], "bid")
            for seat in range(self.rules.seats)
        ]
        for seat, bid in enumerate(bids):
            self.table.tokens[seat] = self.rules.subject(bid)

    def follow(self) -> None:
        seats, seat = self.rules.seats, self.step_seat
        option = self.early_answer()
        if option < 0:
            hand = self.table.zones[HAND * seats + seat]
            suit = [card for card in hand if len(self.details) > 1 and card // RANKS == self.details[1]]
            option = self.decide(seat, [self.rules.code(PLAYING, card) for card in suit or hand], "play")
            if option < 0:
                return
        card = self.rules.subject(option)
        self.move_card(card, HAND * seats + seat, TRICK * seats + seat)
        leader, suit_led = self.details[0], self.details[1] if len(self.details) > 1 else card // RANKS
        following = (seat + 1) % seats
        self.schedule(TAKE if following == leader else PLAY, following, -1, (leader, suit_led))

    def take(self) -> None:
        seats, zones = self.rules.seats, self.table.zones
        shown = [zones[TRICK * seats + seat][0] for seat in range(seats)]
        taker = max(range(seats), key=lambda seat: shown[seat] if shown[seat] // RANKS == self.details[1] else -1)
        for seat in range(seats):
            self.move_card(shown[seat], TRICK * seats + seat, TAKEN * seats + taker)
        if zones[HAND * seats + taker]:
            self.schedule(PLAY, taker, -1, (taker,))
            return
        points = [len(zones[TAKEN * seats + seat]) + self.table.tokens[seat] for seat in range(seats)]
        self.finish(tuple([sum(other > mine for other in points) for mine in points]))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_for_any_number_of_seats(seats: int) -> None:
    rules = Tricks(seats)
    for seed in range(15):
        line = list(random_game(rules.start(seed=seed), FastRng(seed)))
        for position in line:
            hands = position.view(position.seat if position.seat >= 0 else None)["zones"][:seats]
            for seat, hand in enumerate(hands):
                assert all((card >= 0) == (seat == position.seat) for card in hand)
            again = records.load(position.save(), lambda _: rules)
            assert again == position and again.options == position.options
        table = line[0].base.clone()
        walk(rules, table, Chance(seed), line[0].answers)
        assert table.key() == line[-1].now.key()
        assert sum(line[-1].scores) == pytest.approx(seats / 2)
        assert min(line[-1].ranks) == 0


def test_secret_answers_are_in_no_view_and_are_guessed_by_whoever_imagines() -> None:
    rules = Tricks(3)
    start = rules.start(seed=1)
    low = start.play(start.options[0]).play(start.options[0])
    high = start.play(start.options[2]).play(start.options[2])
    assert low.seat == high.seat == 2
    assert low.view(2) == high.view(2) and low.events_for(2) == high.events_for(2)
    guesses = set()
    for seed in range(40):
        assert low.imagine(2, seed).answers == high.imagine(2, seed).answers
        guesses.add(low.imagine(2, seed).answers)
        assert low.imagine(1, seed).answers[1] == low.answers[1], "one's own answer is no guess"
    assert len(guesses) == 9


def test_an_illegal_option_is_named_and_changes_nothing() -> None:
    position = Tricks(2).start(seed=3)
    before = position.save()
    with pytest.raises(IllegalOption, match=r"option 17 .*allowed: \d+ \(bid 0\)"):
        position.play(17)
    with pytest.raises(IllegalOption, match=r"there is no option 999 in tricks/2 \(0 to 58\)"):
        position.play(999)
    with pytest.raises(IllegalOption, match="there is no option -1"):
        position.play(-1)
    assert position.save() == before


def test_a_finished_game_takes_no_option() -> None:
    over = random_end(Tricks(2).start(seed=0), FastRng(0))
    with pytest.raises(IllegalOption, match="the game is over"):
        over.play(20)


def test_the_old_position_stays_so_undo_is_the_old_one() -> None:
    first = Tricks(2).start(seed=5)
    saved = first.save()
    first.play(first.options[0]).play(first.options[1])
    assert first.save() == saved


def test_records_replay_and_damaged_ones_are_refused() -> None:
    rules = Tricks(4)
    final = random_end(rules.start(seed=8), FastRng(8))
    record = json.loads(json.dumps(final.record))
    assert records.replay(record, lambda _: rules)[-1].now.key() == final.now.key()
    other = {**record, "options": [*record["options"][:2], "choose: 7", *record["options"][3:]]}
    reason = (
        r"this record cannot be replayed: at decision 3, option 7 .*\. Either the file was changed, or it was played by other"
    )
    with pytest.raises(BadSave, match=reason):
        records.replay(other, lambda _: rules)
    with pytest.raises(BadSave, match=reason.replace("record", "save")):
        records.load(records.to_save(cast(Record, other)), lambda _: rules)
    with pytest.raises(BadSave, match='its "seed" is a number'):
        records.replay({key: value for key, value in record.items() if key != "seed"}, lambda _: rules)
    with pytest.raises(OtherVersion, match="version 9 of the rules of tricks/4, this is version 1"):
        records.replay({**record, "rules": 9}, lambda _: rules)
    with pytest.raises(OtherVersion, match=r"written by Mankai 0\.2\.0, in a form that is no longer read"):
        records.replay({"mankai": "record", "version": "0.2.0", "game": "tricks/4"}, lambda _: rules)


def test_damaged_and_foreign_saves_are_refused() -> None:
    text = Tricks(2).start(seed=5).save()
    with pytest.raises(BadSave, match="not JSON"):
        mankai.load(text[:-5])
    with pytest.raises(BadSave, match="not a Mankai save"):
        mankai.load('{"some": "thing"}')
    with pytest.raises(BadSave, match="not a Mankai save"):
        mankai.load("[1, 2]")
    with pytest.raises(BadSave, match="damaged"):
        mankai.load(text.replace('"options": []', '"options": ["bid: 1"]'))
    with pytest.raises(BadSave, match="not installed"):
        mankai.load(text)
    with pytest.raises(OtherVersion, match="another version of Mankai"):
        mankai.load(text.replace('"format": 1', '"format": 9'))


def test_every_stream_of_luck_is_its_own() -> None:
    states = {stream_state(seed, number) for seed in range(200) for number in range(8)}
    assert len(states) == 1600
    dice = FastRng(11)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert min(counts) > 850 and max(counts) < 1150


def test_a_table_survives_json_and_copies_are_apart() -> None:
    table = Table(
        [1, 2], [(3,), ()], ((1, 0, -1, (4,)),), (7,), [[1, 2]], ((2, 1, 3, ()),), {3: 2}, {3: 5}, ((0, 7),), 4, (0, 1), b"secret"
    )
    again = restore(json.loads(json.dumps(table.data())))
    assert again.key() == table.key() and again.clock == 4
    copy = table.clone()
    copy.tokens[0] = 9
    copy.resolving[0][0] = 9
    copy.known[8] = 1
    copy.on_cards[8] = 1
    copy.zones[0] = ()
    assert table.key() == again.key()


def test_steps_that_were_stored_packed_are_the_same_agenda() -> None:
    steps = ((1, 0, -1, ()), (2, 1, 39, (4, -7)), (255, -1, 0, ()), (3, 5, 1000, (0,)))
    plan, table = AgendaBuffer(), Table([1], [()])
    for what, seat, card, details in steps:
        plan.push(what, seat, card, details)
    plan.store(table)
    plan.push(9, 9, 9, (9,))
    copy = table.clone()
    rest = table.without_next_step()
    assert (table.steps.size, copy.steps.size, rest.steps.size) == (4, 4, 3)
    assert (table.agenda, copy.agenda, rest.agenda) == (steps, steps, steps[:3])
    assert table.without_next_step().agenda == steps[:3] and Table([1], [()]).without_next_step().agenda == ()
    assert restore(json.loads(json.dumps(table.data()))).key() == copy.key() != rest.key()
    for stored in (copy, Table([1], [()], steps)):
        again = AgendaBuffer()
        again.load(stored)
        assert again.steps() == steps
    copy.agenda = steps[:1]
    assert copy.agenda == steps[:1] and table.agenda == steps


def test_alike_positions_have_alike_keys_whatever_way_led_there() -> None:
    rules = Tricks(2)
    one, other = rules.start(seed=5), rules.start(seed=5)
    assert one == other and hash(one) == hash(other)
    assert one.play(one.options[0]) != one.play(one.options[1])


def test_only_moves_of_heeded_cards_to_or_from_where_they_are_heeded_stir() -> None:
    rules = Tricks(2)
    rules.watched_zones[7] = 1 << TRICK
    game = rules.make_runner(Table([0, 0], [(7, 8), (), (), (), (), (), (), ()]))

    def stirred(card: int, source: int, target: int) -> bool:
        before = game.watch_version
        game.move_card(card, source * 2, target * 2)
        return game.watch_version > before

    assert not stirred(8, HAND, TRICK) and not stirred(7, HAND, ASIDE)
    assert stirred(7, ASIDE, TRICK) and stirred(7, TRICK, TAKEN) and not stirred(7, TAKEN, HAND)
    before = game.watch_version
    game.merge_zone(TRICK * 2, ASIDE * 2)
    assert game.watch_version == before
    game.move_cards(HAND * 2, ASIDE * 2)
    game.merge_zone(ASIDE * 2, HAND * 2)
    assert game.watch_version == before
    game.merge_zone(HAND * 2, TRICK * 2)
    assert game.watch_version > before


def test_looking_for_a_card_and_dropping_an_entry() -> None:
    assert holds((1, 300, 2), 300) and not holds((), 1) and not holds((1, 2), 3)
    lasting = ((0, 0, 1, ()), (1, 0, 2, (5,)), (2, 1, 3, ()))
    assert [len(remove_effect(lasting, at)) for at in range(3)] == [2, 2, 2]
    assert remove_effect(lasting, 1) == (lasting[0], lasting[2])


def test_unknown_games_are_named() -> None:
    with pytest.raises(mankai.UnknownGame, match=r"no game 'chess'; there are: .*sakura-arms/level99"):
        mankai.game("chess")
    assert mankai.game("level99") is mankai.game("sakura-arms/level99")
