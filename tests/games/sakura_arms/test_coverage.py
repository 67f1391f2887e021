"""Random duels over all pairs of goddesses play every card."""

from __future__ import annotations

import pytest

from mankai.kernel.version import is_compiled
from support.games.sakura_arms_coverage import ENOUGH, OWN, PAIRS, count_plays, never_played, playable, report, varied_setup
from support.games.sakura_arms_scenes import GAME

COUNT = ENOUGH if is_compiled() else 150


@pytest.mark.slow
def test_random_duels_play_every_card() -> None:
    played = count_plays(COUNT)
    never = never_played(played)
    assert never == [] or (COUNT < ENOUGH and len(never) < len(playable()) // 3), report(played)


def test_every_pair_sits_at_both_seats() -> None:
    assert len(PAIRS) == 66
    for seat in range(2):
        assert {tuple(varied_setup(seed)["goddesses"][seat]) for seed in range(len(PAIRS))} == {tuple(pair) for pair in PAIRS}


def test_every_card_of_a_deck_can_be_played_and_what_was_never_played_is_said() -> None:
    names = {OWN[card].name for card in playable()}
    assert {card.name for goddess in GAME.goddesses for card in goddess.cards} <= names
    nothing = count_plays(0)
    assert never_played(nothing) == [OWN[card].name for card in playable()]
    assert report(nothing).endswith(f"never played: {', '.join(never_played(nothing))}")
