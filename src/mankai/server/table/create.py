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
from mankai.server.protocol.server_messages import SeatInvite, TableSecrets
from mankai.server.table import passwords, tokens
from mankai.server.table.table import GameTable


class TableCreation(Struct):
    """A first entry, and the answer to the request for it: the only place where a table's secrets are in plain text."""

    first_entry: Created
    secrets: TableSecrets


def prepare_creation(request: NewTable, origin: GameTable | None, longest_game: int, is_rehearsal: bool) -> TableCreation:
    """Return the beginning of a table as it was asked for; `origin` is the table to be played on from.

    It reads decks and records of any length, and so is done in a thread.
    """
    rules = registry.game(request.game)
    if request.lesson:
        apply_lesson(request, rules)
    if request.exercise:
        apply_exercise(request, rules)
    if request.clock is not None and request.clock.seconds + request.clock.free <= 0:
        raise Refusal("malformed", "a clock needs seconds in all, or free ones for every decision", 400)
    check_setup(request.setup, rules)
    chairs = seat_requests(request, rules)
    if not is_rehearsal:
        check_nothing_hidden(request, rules, [seat for seat, chair in enumerate(chairs) if chair.who == "open"])
    secret = tokens.new_secret()
    watch = tokens.new_secret()
    own_seats = [seat for seat, chair in enumerate(chairs) if chair.who == "me"]
    holders = [Holder(own_seats, tokens.hash_token(secret))] if own_seats else []
    invites: list[SeatInvite] = []
    for seat, chair in enumerate(chairs):
        if chair.who == "open":
            invite = tokens.new_secret()
            holders.append(Holder([seat], invite=tokens.hash_token(invite)))
            invites.append({"seat": seat, "invite": invite})
    sitters = [sitter_of(chair) for chair in chairs]
    seed = str(registry.pack_of(rules.name).lessons[rules.name].seed if request.lesson else tokens.new_seed())
    requested_setup = with_computers(request, rules, [seat for seat, chair in enumerate(chairs) if chair.who == "bot"])
    setup = request.setup if request.scene is not None else resolve_setup(requested_setup, rules, int(seed))
    first_entry = Created(rules.name, sitters, holders, tokens.hash_token(watch), setup, seed, request.scene, rules=rules.version)
    first_entry.wish = requested_setup if setup != requested_setup else None
    first_entry.clock, first_entry.delay, first_entry.lesson = request.clock, request.delay, request.lesson
    if request.exercise:
        first_entry.exercise, first_entry.options = request.exercise, exercise_options(request.exercise, rules)
    if request.password is not None:
        first_entry.password = passwords.hash_password(request.password)
    if request.origin is not None and origin is not None:
        continue_from(first_entry, origin, request.origin.at)
    if request.record is not None:
        replays.continue_from_record(first_entry, request.record, longest_game)
    secrets: TableSecrets = {
        "game": rules.name,
        "seats": own_seats,
        "secret": secret if own_seats else None,
        "invites": invites,
        "watch": watch,
    }
    return TableCreation(first_entry, secrets)


def rematch_entry(table: GameTable) -> Created:
    """Return the first entry of a rematch: the same people, and everything else as it was, except the seed."""
    old_entry = table.created
    holders = [Holder(old.seats[:], old.secret, old.invite, old.nonce, old.watch) for old in table.holders]
    sitters = [Sitter(old.kind, old.name, old.player) for old in table.sitters]
    seed = str(tokens.new_seed())
    setup = table.rules.resolve_setup(old_entry.setup if old_entry.wish is None else old_entry.wish, int(seed))
    first_entry = Created(old_entry.game, sitters, holders, old_entry.watch, setup, seed, old_entry.scene, rules=old_entry.rules)
    first_entry.wish = old_entry.wish
    first_entry.clock, first_entry.password, first_entry.delay = old_entry.clock, old_entry.password, old_entry.delay
    if old_entry.exercise:
        first_entry.exercise, first_entry.options = old_entry.exercise, old_entry.options[:]
    return first_entry


def follow_up_entries(table: GameTable, end: Position) -> list[tuple[Created, list[int], int]]:
    """Return the first entries of the games to which a finished one leads, each with its seats at this table and its round.

    There is no entry for a game in which only bots would sit.
    """
    entries: list[tuple[Created, list[int], int]] = []
    created = table.created
    for game in end.follow_ups:
        seats: list[int] = game["seats"]
        holders: list[Holder] = []
        for holder in table.holders:
            own_seats = [seats.index(seat) for seat in holder.seats if seat in seats]
            if own_seats:
                holders.append(Holder(own_seats, holder.secret, holder.invite, holder.nonce, holder.watch))
        if holders:
            rules, seed = registry.game(game["game"]), str(tokens.new_seed())
            sitters = [Sitter(sitter.kind, sitter.name, sitter.player) for sitter in [table.sitters[seat] for seat in seats]]
            setup = rules.resolve_setup(game["setup"], int(seed))
            first_entry = Created(rules.name, sitters, holders, created.watch, setup, seed, rules=rules.version)
            first_entry.clock, first_entry.password, first_entry.delay = created.clock, created.password, created.delay
            first_entry.room = table.name
            entries.append((first_entry, seats, game.get("round", 0)))
    return entries


def check_nothing_hidden(request: NewTable, rules: Rules, invited: list[int]) -> None:
    """Refuse cards, order or seed together with invites: the creator of the table would know what is hidden."""
    if not invited:
        return
    if request.scene is not None or request.origin is not None or request.record is not None:
        source = "a scene" if request.scene is not None else "another game" if request.origin is not None else "a record"
        reason = f"a player who continues {source} knows its hidden cards: nobody can be invited to it"
        raise Refusal("not_possible", reason, 400, "knows-what-is-hidden")
    for seat in invited:
        hidden = rules.hidden_in_setup(request.setup, seat)
        if hidden:
            raise Refusal("not_possible", f"{hidden} of seat {seat} is decided by the invited player", 400, "theirs-to-decide")


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


def with_computers(request: NewTable, rules: Rules, seats: list[int]) -> dict[str, Any]:
    """Return the set-up, with the parts that bots may add.  Games begun elsewhere, lessons and exercises stay as they are."""
    is_begun = request.scene is not None or request.origin is not None or request.record is not None
    if is_begun or request.lesson or request.exercise:
        return request.setup
    return registry.pack_of(rules.name).load_setup_form.fill_bot_seats(rules, request.setup, seats)


def seat_requests(request: NewTable, rules: Rules) -> list[SeatRequest]:
    chairs = request.seats or [SeatRequest("me"), *[SeatRequest("bot") for _ in range(rules.seats - 1)]]
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


def apply_lesson(request: NewTable, rules: Rules) -> None:
    """Fill in the request for a lesson, which brings everything itself: a client that could choose would know what is hidden."""
    lesson = registry.pack_of(rules.name).lessons.get(rules.name)
    if lesson is None:
        raise Refusal("malformed", f"{request.game} has no lesson", 400)
    if request != NewTable(request.game, lesson=True):
        raise Refusal("malformed", "a lesson has its own seats and set-up, and neither clock nor password", 400)
    bots = [SeatRequest("bot", player=lesson.player) for _ in range(rules.seats - 1)]
    request.seats, request.setup = [SeatRequest("me"), *bots], dict(lesson.setup)


def apply_exercise(request: NewTable, rules: Rules) -> None:
    """Fill in the request for an exercise, which brings everything itself, too."""
    if request != NewTable(request.game, exercise=request.exercise):
        raise Refusal("malformed", "an exercise has its own seats and scene, and neither clock nor password", 400)
    try:
        exercise = exercises.find_exercise(rules.name, request.exercise)
    except exercises.BadExercise as error:
        raise Refusal("malformed", str(error), 400) from None
    bots = [SeatRequest("bot", player=exercises.PLAYER) for _ in range(rules.seats - 1)]
    request.seats, request.scene = [SeatRequest("me"), *bots], exercise.scene


def exercise_options(name: str, rules: Rules) -> list[str]:
    """Return the options, as they are spelt, that have been taken before the learner begins."""
    exercise = exercises.find_exercise(rules.name, name)
    position, options = rules.scene(exercise.scene), []
    for label in exercise.opening:
        option = exercises.option_labelled(exercise, position, label)
        options.append(rules.spell(option))
        position = position.play(option)
    return options


def continue_from(first_entry: Created, origin: GameTable, at: int) -> None:
    """Let a table begin with the first decisions of another, finished one."""
    if first_entry.game != origin.rules.name:
        raise Refusal("malformed", f"that table played {origin.rules.name}", 400)
    if at > len(origin.decisions):
        raise Refusal("malformed", f"that game has only {len(origin.decisions)} decisions", 400)
    first_entry.setup, first_entry.scene, first_entry.seed = origin.created.setup, origin.created.scene, origin.created.seed
    first_entry.options = [origin.rules.spell(option) for _, option in origin.decisions[:at]]
