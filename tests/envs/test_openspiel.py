"""OpenSpiel: its own simulations, playthroughs and bots on our games, and the way through Shimmy to PettingZoo."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from shimmy import OpenSpielCompatibilityV0

import mankai
from mankai.envs.openspiel import NAMES, short_name
from support.envs.pettingzoo_suites import api_test
from support.envs.random_positions import GAMES

FEW = "(deals=3)"
LUCKS = 25  # random games among which a short one is found


def advanced(name: str, decisions: int, seed: int = 1) -> Any:
    """A state after so many random decisions."""
    state, dice = pyspiel.load_game(name + FEW).new_initial_state(), random.Random(seed)
    state.apply_action(seed % 3)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def short_history(name: str) -> list[int]:
    """The deal and all options of a whole game that is soon over: a playthrough writes every number of every state."""
    found: list[int] = []
    for luck in range(LUCKS):
        dice, position = random.Random(luck), mankai.game(name).start({}, seed=luck % 3)
        while not position.is_over:
            position = position.play(dice.choice(position.options))
        if not found or len(position.decisions) < len(found) - 1:
            found = [luck % 3, *position.decisions]
    return found


def test_all_games_are_registered() -> None:
    assert [short_name(mankai.game(name)) for name in GAMES] == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())
    with pytest.raises(pyspiel.SpielError, match="Unknown game"):
        pyspiel.load_game("mankai_chess_v1")


@pytest.mark.parametrize("name", NAMES)
def test_its_own_simulations(name: str) -> None:
    """With serialising at every step, masks, and observers."""
    pyspiel.random_sim_test(pyspiel.load_game(name + FEW), 1, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_told_again(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of each is written as a playthrough, read back and replayed."""
    # It rounds the same few numbers millions of times, which would be most of the work.
    monkeypatch.setattr(generate_playthrough, "round", cache(round), raising=False)
    history, called = short_history(name), short_name(mankai.game(name))
    told = generate_playthrough.playthrough(called + FEW, history)
    assert told.count("\naction: ") == len(history) and "IsTerminal() = True" in told
    file = tmp_path / "playthrough.txt"
    file.write_text(told)
    flags.FLAGS.mark_as_parsed()  # it asks for the flags of its own command
    original, again = generate_playthrough.replay(str(file))
    assert original == again and called in again


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore:Agent's m:UserWarning")  # Shimmy gives tensors no bounds
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_through_shimmy(name: str) -> None:
    api_test(OpenSpielCompatibilityV0(env=pyspiel.load_game(name + FEW)), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_information_states(name: str) -> None:
    """A player cannot tell resampled worlds from the real one; earlier knowledge is kept."""
    dice = random.Random(2)
    for decisions in (0, 9, 23):
        state = advanced(name, decisions)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        after = state.child(state.legal_actions()[0])
        assert len(after.information_state_string(seat)) > 0
        assert after.information_state_string(seat) != state.information_state_string(seat)


def test_scenes_are_dealt() -> None:
    """One of two scenes that differ in the foe's hand is dealt, and a player who does not see it cannot tell which."""
    scenes = [{"distance": 3, "me": {"hand": ["Slash"]}, "foe": {"hand": [card]}} for card in ("Shoot", "Magnum")]
    game = pyspiel.load_game("mankai_sakura_arms_level99_v2", {"scene": json.dumps(scenes), "deals": 4})
    dealt = [game.new_initial_state().child(deal) for deal in range(4)]
    assert len({state.information_state_string(0) for state in dealt}) == 1
    assert [state.information_state_string(1) for state in dealt[:2]] == [
        state.information_state_string(1) for state in dealt[2:]
    ]
    assert dealt[0].information_state_string(1) != dealt[1].information_state_string(1)
    assert dealt[0].position != dealt[2].position  # other random numbers


@pytest.mark.parametrize("name", ["azuki", "oka/3", "sakura-arms/beta"])
def test_any_position_is_a_scene(name: str) -> None:
    rules = mankai.game(name)
    position = rules.start(seed=1)
    for _ in range(7):
        position = position.play(position.options[0])
    said = {"scene": json.dumps(position.portrait), "deals": 2}
    one, other = [pyspiel.load_game(short_name(rules), said).new_initial_state().child(deal) for deal in range(2)]
    assert one.legal_actions() == other.legal_actions() == sorted(position.options)
    assert one.observation_string(position.seat) == json.dumps(position.view(position.seat), separators=(",", ":"))


def test_its_search_plays_our_games() -> None:
    """An independent searcher, over our sampled worlds."""
    state = advanced("mankai_sakura_arms_beta_v1", 20)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1), 2.0, 10)
    assert bot.step(state) in state.legal_actions()


def test_bad_input() -> None:
    state = advanced("mankai_azuki_v2", 2)
    with pytest.raises(mankai.IllegalOption):
        state.apply_action(mankai.game("azuki").size - 1)
    for said in ('setup={"decks":3}', "setup=nonsense", "deals=0", "scene=nonsense", "scene=[]", "scene=[3]", 'scene={"x":1}'):
        with pytest.raises((mankai.BadSetup, mankai.BadScene, pyspiel.SpielError)):
            pyspiel.load_game(f"mankai_azuki_v2({said})").new_initial_state().child(0)
