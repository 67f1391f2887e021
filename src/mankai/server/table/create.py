"""The creation of tables: from a client's request to the first entry of the log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mankai import players
from mankai.kernel.errors import BadSetup
from mankai.kernel.position import Position
from mankai.kernel.rules import Rules
from mankai.learning import exercises
from mankai.packs import registry
from mankai.server.errors import Refusal, clean_text
from mankai.server.log import replays
from mankai.server.log.entries import Created, Holder, Sitter
from mankai.server.protocol.client_messages import NewTable, SeatRequest
from mankai.server.table import passwords, tokens
from mankai.server.table.table import GameTable


class TableCreation(Struct):
    """A first entry, and the answer to the request for it: the only place where a table's secrets are in plain text."""

    begin: Created
    told: dict[str, Any]


def prepare_creation(wish: NewTable, origin: GameTable | None, longest_game: int, is_rehearsal: bool) -> TableCreation:
    """Return the beginning of a table as it was asked for; `origin` is the table to be played on from.

    It reads decks and records of any length, and so is done in a thread.
    """
    rules = registry.game(wish.game)
    if wish.lesson:
        apply_lesson(wish, rules)
    if wish.exercise:
        apply_exercise(wish, rules)
    if wish.clock is not None and wish.clock.seconds + wish.clock.free <= 0:
        raise Refusal("malformed", "a clock needs seconds in all, or free ones for every decision", 400)
    check_setup(wish.setup, rules)
    chairs = seat_requests(wish, rules)
    if not is_rehearsal:
        check_nothing_hidden(wish, rules, [seat for seat, chair in enumerate(chairs) if chair.who == "open"])
    secret = tokens.new_secret()
    watch = tokens.new_secret()
    mine = [seat for seat, chair in enumerate(chairs) if chair.who == "me"]
    holders = [Holder(mine, tokens.hash_token(secret))] if mine else []
    invites: list[dict[str, Any]] = []
    for seat, chair in enumerate(chairs):
        if chair.who == "open":
            invite = tokens.new_secret()
            holders.append(Holder([seat], invite=tokens.hash_token(invite)))
            invites.append({"seat": seat, "invite": invite})
    sitters = [sitter_of(chair) for chair in chairs]
    seed = str(registry.pack_of(rules.name).lessons[rules.name].seed if wish.lesson else tokens.new_seed())
    wished = with_computers(wish, rules, [seat for seat, chair in enumerate(chairs) if chair.who == "bot"])
    setup = wish.setup if wish.scene is not None else resolve_setup(wished, rules, int(seed))
    begin = Created(rules.name, sitters, holders, tokens.hash_token(watch), setup, seed, wish.scene, rules=rules.version)
    begin.wish = wished if setup != wished else None
    begin.clock, begin.delay, begin.lesson = wish.clock, wish.delay, wish.lesson
    if wish.exercise:
        begin.exercise, begin.options = wish.exercise, exercise_options(wish.exercise, rules)
    if wish.password is not None:
        begin.password = passwords.hash_password(wish.password)
    if wish.origin is not None and origin is not None:
        continue_from(begin, origin, wish.origin.at)
    if wish.record is not None:
        replays.continue_from_record(begin, wish.record, longest_game)
    told = {"game": rules.name, "seats": mine, "secret": secret if mine else None, "invites": invites, "watch": watch}
    return TableCreation(begin, told)


def rematch_entry(table: GameTable) -> Created:
    """Return the first entry of a rematch: the same people, and everything else as it was, except the seed."""
    created = table.created
    holders = [Holder(one.seats[:], one.secret, one.invite, one.nonce, one.watch) for one in table.holders]
    sitters = [Sitter(one.kind, one.name, one.player) for one in table.sitters]
    seed = str(tokens.new_seed())
    setup = table.rules.resolve_setup(created.setup if created.wish is None else created.wish, int(seed))
    begin = Created(created.game, sitters, holders, created.watch, setup, seed, created.scene, rules=created.rules)
    begin.wish = created.wish
    begin.clock, begin.password, begin.delay = created.clock, created.password, created.delay
    if created.exercise:
        begin.exercise, begin.options = created.exercise, created.options[:]
    return begin


def follow_up_entries(table: GameTable, end: Position) -> list[tuple[Created, list[int], int]]:
    """Return the first entries of the games to which a finished one leads, each with its seats at this table and its round.

    There is no entry for a game in which only bots would sit.
    """
    found: list[tuple[Created, list[int], int]] = []
    created = table.created
    for follow in end.follow_ups:
        seats: list[int] = follow["seats"]
        holders: list[Holder] = []
        for one in table.holders:
            held = [seats.index(seat) for seat in one.seats if seat in seats]
            if held:
                holders.append(Holder(held, one.secret, one.invite, one.nonce, one.watch))
        if holders:
            rules, seed = registry.game(follow["game"]), str(tokens.new_seed())
            sitters = [Sitter(one.kind, one.name, one.player) for one in [table.sitters[seat] for seat in seats]]
            setup = rules.resolve_setup(follow["setup"], int(seed))
            begin = Created(rules.name, sitters, holders, created.watch, setup, seed, rules=rules.version)
            begin.clock, begin.password, begin.delay, begin.room = created.clock, created.password, created.delay, table.name
            found.append((begin, seats, follow.get("round", 0)))
    return found


def check_nothing_hidden(wish: NewTable, rules: Rules, invited: list[int]) -> None:
    """Refuse cards, order or seed together with invites: the creator of the table would know what is hidden."""
    if not invited:
        return
    if wish.scene is not None or wish.origin is not None or wish.record is not None:
        source = "a scene" if wish.scene is not None else "another game" if wish.origin is not None else "a record"
        reason = f"whoever plays on from {source} knows what is hidden: nobody can be invited to play on from it"
        raise Refusal("not_possible", reason, 400, "knows-what-is-hidden")
    for seat in invited:
        told = rules.hidden_in_setup(wish.setup, seat)
        if told:
            raise Refusal("not_possible", f"{told} of seat {seat} is for whoever is invited to decide", 400, "theirs-to-decide")


def check_setup(setup: dict[str, Any], rules: Rules) -> None:
    """Refuse a set-up that does not fit its game's set-up form.  The rules check whether it can be dealt."""
    try:
        registry.pack_of(rules.name).load_setup_form.validate(rules, setup)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error), 400) from None


def resolve_setup(setup: dict[str, Any], rules: Rules, seed: int) -> dict[str, Any]:
    """Return the set-up after `seed` has settled all that it leaves to chance, also for bots."""
    try:
        return rules.resolve_setup(setup, seed)
    except BadSetup as error:
        raise Refusal("bad_setup", str(error), 400) from None


def with_computers(wish: NewTable, rules: Rules, seats: list[int]) -> dict[str, Any]:
    """Return the set-up, with the parts that bots may add.  Games begun elsewhere, lessons and exercises stay as they are."""
    is_begun = wish.scene is not None or wish.origin is not None or wish.record is not None
    if is_begun or wish.lesson or wish.exercise:
        return wish.setup
    return registry.pack_of(rules.name).load_setup_form.fill_bot_seats(rules, wish.setup, seats)


def seat_requests(wish: NewTable, rules: Rules) -> list[SeatRequest]:
    chairs = wish.seats or [SeatRequest("me"), *[SeatRequest("bot") for _ in range(rules.seats - 1)]]
    if len(chairs) != rules.seats:
        raise Refusal("malformed", f"{rules.name} has {rules.seats} seats, not {len(chairs)}", 400)
    return chairs


def sitter_of(chair: SeatRequest) -> Sitter:
    name = clean_text(chair.name, "a name")
    if chair.who != "bot":
        return Sitter("person" if chair.who == "me" else "open", name)
    player = chair.player or players.names()[-1]
    if player not in players.names():  # not those with any budget, which others would wait for, nor those that see everything
        raise Refusal("malformed", f"there is no player {player!r}; there are: {', '.join(players.names())}", 400)
    return Sitter("bot", name or player, player)


def apply_lesson(wish: NewTable, rules: Rules) -> None:
    """Fill in the request for a lesson, which brings everything itself: a client that could choose would know what is hidden."""
    lesson = registry.pack_of(rules.name).lessons.get(rules.name)
    if lesson is None:
        raise Refusal("malformed", f"{wish.game} has no lesson", 400)
    if wish != NewTable(wish.game, lesson=True):
        raise Refusal("malformed", "a lesson has its own seats and set-up, and neither clock nor password", 400)
    bots = [SeatRequest("bot", player=lesson.player) for _ in range(rules.seats - 1)]
    wish.seats, wish.setup = [SeatRequest("me"), *bots], dict(lesson.setup)


def apply_exercise(wish: NewTable, rules: Rules) -> None:
    """Fill in the request for an exercise, which brings everything itself, too."""
    if wish != NewTable(wish.game, exercise=wish.exercise):
        raise Refusal("malformed", "an exercise has its own seats and scene, and neither clock nor password", 400)
    try:
        exercise = exercises.find_exercise(rules.name, wish.exercise)
    except exercises.BadExercise as error:
        raise Refusal("malformed", str(error), 400) from None
    bots = [SeatRequest("bot", player=exercises.PLAYER) for _ in range(rules.seats - 1)]
    wish.seats, wish.scene = [SeatRequest("me"), *bots], exercise.scene


def exercise_options(name: str, rules: Rules) -> list[str]:
    """Return the options, as they are spelt, that have been taken before the learner begins."""
    exercise = exercises.find_exercise(rules.name, name)
    position, found = rules.scene(exercise.scene), []
    for label in exercise.opening:
        option = exercises.option_labelled(exercise, position, label)
        found.append(rules.spell(option))
        position = position.play(option)
    return found


def continue_from(begin: Created, origin: GameTable, at: int) -> None:
    """Let a table begin with the first decisions of another, finished one."""
    if begin.game != origin.rules.name:
        raise Refusal("malformed", f"that table played {origin.rules.name}", 400)
    if at > len(origin.decisions):
        raise Refusal("malformed", f"that game has only {len(origin.decisions)} decisions", 400)
    begin.setup, begin.scene, begin.seed = origin.created.setup, origin.created.scene, origin.created.seed
    begin.options = [origin.rules.spell(option) for _, option in origin.decisions[:at]]
