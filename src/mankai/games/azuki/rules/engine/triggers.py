"""The order in which waiting effects are resolved: after the text that triggered them, the oldest generation first.

Within a generation the active player's effects come first, then the other player's; each player orders their own.  At the end
of the turn the active player orders the effects of both.  An effect triggered by a waiting effect is of the next generation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mankai.games.azuki.rules.constants import (
    AFTER_ATTACK,
    ATTACKED,
    ATTACKING,
    BY_EFFECT,
    DEALT_DAMAGE,
    DESTROYED,
    DUE_SACRIFICE,
    ENTERS,
    EQUIPPED,
    HELD_BACK,
    ON_PLAY,
    ONCE,
    PROMISED,
    RESOLVE,
    SACRIFICED,
    TOOK_DAMAGE,
    TRIGGER_GENERATION,
    TURN,
    TURN_ENDS,
    TURN_STARTS,
    WAITING,
    WAITING_AMOUNT,
    WAITING_ARRIVAL,
    WAITING_FACE,
    WAITING_FACTS,
    WAITING_GENERATION,
    WAITING_MOMENT,
    WAITING_OTHER,
    WAITING_SOURCE,
    WATCHED,
    block_of,
)
from mankai.games.azuki.rules.engine import damage
from mankai.games.azuki.rules.engine.attack import Attack
from mankai.games.azuki.rules.engine.trigger import Trigger
from mankai.games.azuki.rules.engine.unit import Happening, Unit, is_once_per_turn
from mankai.kernel.table import Effect

if TYPE_CHECKING:
    from mankai.games.azuki.rules.cards.base import Card
    from mankai.games.azuki.rules.engine.match import Match


def has_triggers(match: Match) -> bool:
    """Whether any effect waits."""
    for effect in match.table.effects:
        if effect[0] == WAITING:
            return True
    return False


def schedule_resolve(match: Match) -> None:
    """Schedule the resolution of waiting effects after the current text, if there are any."""
    if match.table.effects and has_triggers(match):
        match.schedule(RESOLVE, match.table.tokens[TURN])


def resolve(match: Match) -> None:
    """Resolve the next waiting effect."""
    table = match.table
    at = choose_next(match, next_triggers(match))
    effect = table.effects[at]
    table.effects = table.effects[:at] + table.effects[at + 1 :]
    table.tokens[TRIGGER_GENERATION] = effect[3][WAITING_GENERATION] + 1
    resolve_trigger(match, effect)
    if has_triggers(match):
        match.schedule(RESOLVE, table.tokens[TURN])
    else:
        table.tokens[TRIGGER_GENERATION] = 0


def next_triggers(match: Match) -> list[int]:
    """The positions of the oldest waiting effects that one player has to order now."""
    active = match.table.tokens[TURN]
    oldest: i64 = 1 << 30
    for effect in match.table.effects:
        if effect[0] == WAITING and effect[3][WAITING_GENERATION] < oldest:
            oldest = effect[3][WAITING_GENERATION]
    entries: list[int] = []
    own: list[int] = []
    for at, effect in enumerate(match.table.effects):
        if effect[0] == WAITING and effect[3][WAITING_GENERATION] == oldest:
            entries.append(at)
            if effect[1] == active:
                own.append(at)
    return entries if not own or is_end_of_turn(match, entries) else own


def is_end_of_turn(match: Match, ready: list[int]) -> bool:
    for at in ready:
        if match.table.effects[at][3][WAITING_MOMENT] not in (TURN_ENDS, DUE_SACRIFICE):
            return False
    return True


def choose_next(match: Match, ready: list[int]) -> int:
    """Return the position of the effect to resolve next.  Nobody is asked to order effects that are alike."""
    if len(ready) == 1:
        return ready[0]
    effects = match.table.effects
    unlike: list[int] = []
    for at in ready:
        if not any([is_alike(match, effects[at], effects[other]) for other in unlike]):
            unlike.append(at)
    if len(unlike) == 1:
        return ready[0]
    seat = match.table.tokens[TURN] if is_end_of_turn(match, ready) else effects[ready[0]][1]
    words: list[Any] = [trigger_message(effects[at]) for at in unlike]
    return unlike[match.alternative(seat, words, "order")]


def is_alike(match: Match, one: Effect, other: Effect) -> bool:
    """Whether the order of two effects makes no difference: the same text with the same amount, or one once-per-turn text."""
    if one[1] != other[1]:
        return False
    own, others = one[3], other[3]
    if (
        own[WAITING_ARRIVAL] == others[WAITING_ARRIVAL]
        and own[WAITING_FACE] == others[WAITING_FACE]
        and own[WAITING_MOMENT] != others[WAITING_MOMENT]
    ):
        return (
            match.printed[own[WAITING_FACE]].once_per_turn
            and is_once_per_turn(own, own[WAITING_FACE])
            and is_once_per_turn(others, own[WAITING_FACE])
        )
    for at in range(WAITING_FACE, WAITING_AMOUNT + 1):
        if one[3][at] != other[3][at]:
            return False
    return True


def trigger_message(effect: Effect) -> tuple[str, dict[str, Any]]:
    """The message that names a waiting effect."""
    details = effect[3]
    arguments: dict[str, Any] = {
        "card": ("card", effect[2]),
        "moment": ("moment", details[WAITING_MOMENT]),
        "amount": details[WAITING_AMOUNT],
    }
    return "choose-waiting", arguments


def resolve_trigger(match: Match, effect: Effect) -> None:
    """Resolve a waiting effect, even if its card has left the field."""
    _, seat, card, details = effect
    arrival, moment = details[WAITING_ARRIVAL], details[WAITING_MOMENT]
    match.card = card
    match.has_declined = False
    me, it, text = match.players[seat], Unit(match, arrival, -1), match.printed[details[WAITING_FACE]]
    if match.is_watched:
        match.emit("resolve", seat, card, moment)
    if moment == ON_PLAY:
        it.facts = details[WAITING_FACTS]
        text.on_play(me, it)
        return
    if moment == ENTERS:
        text.enters_garden(me, it)
        return
    if moment == DUE_SACRIFICE:
        it.sacrifice()
        return
    if moment == HELD_BACK:
        redirect_damage(match, seat, it, details[WAITING_AMOUNT], details[WAITING_SOURCE])
        return
    if moment == TOOK_DAMAGE:
        text.took_damage(me, it, happening_of(match, effect))
    elif moment == DEALT_DAMAGE:
        text.dealt_damage(me, it, happening_of(match, effect))
    elif moment == WATCHED:
        text.when(me, it, happening_of(match, effect))
    elif moment == ATTACKING:
        text.when_attacking(me, it, Attack(match))
    elif moment == ATTACKED:
        text.when_attacked(me, it, Attack(match))
    elif moment == AFTER_ATTACK:
        if it.is_here:
            text.after_attacking(me, it, Attack(match))
    elif moment == DESTROYED:
        text.when_destroyed(me, it)
    elif moment == SACRIFICED:
        text.when_sacrificed(me, it)
    elif moment == EQUIPPED:
        text.when_equipped(me, it)
    elif moment == TURN_STARTS:
        if is_text_active(match, it, text):
            text.start_of_turn(me, it)
    elif moment == TURN_ENDS:
        if is_text_active(match, it, text):
            text.end_of_turn(me, it)
    elif moment == PROMISED:
        text.promised(me, it)
    if text.once_per_turn and not match.has_declined:
        match.use_once(card, arrival, text.face)


def is_text_active(match: Match, it: Unit, text: Card) -> bool:
    """Whether a text still works on the field.  Start and end of turn effects need this when they are resolved."""
    return it.is_here and text in match.texts(it.spot)


def happening_of(match: Match, effect: Effect) -> Happening:
    details = effect[3]
    trigger = Trigger(
        details[WAITING_MOMENT], details[WAITING_AMOUNT], details[WAITING_SOURCE], details[WAITING_FACTS], details[WAITING_OTHER]
    )
    return Happening(match, effect[1], trigger)


def redirect_damage(match: Match, seat: i64, it: Unit, amount: i64, source: i64) -> None:
    """Let the owner send damage that was held back to another entity of a Garden, if still allowed; otherwise `it` takes it."""
    spot, me = it.spot, match.players[seat]
    if spot < 0:
        return
    target = it
    once = block_of(spot) + ONCE
    if not match.table.tokens[once] & 1:
        units = [unit for unit in me.any_entity() if unit != it]
        if units:
            target = me.choose([*units, it], question="redirect")
    match.card = source
    if target == it:
        damage.apply_damage(match, spot, amount, source, BY_EFFECT, True)
    else:
        match.emit("redirect", spot, match.card_at(spot), target.number)
        match.table.tokens[once] |= 1
        damage.apply_damage(match, target.spot, amount, source, BY_EFFECT, False)
    match.cause = BY_EFFECT
    damage.check_fallen(match)
    match.cause = 0
