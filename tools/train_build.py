"""Trains a build of Mankai: plays every game in all the ways that compiled code is used, while the build counts what runs.

`setup.py` runs it with MANKAI_PROFILE=1 on a counting build. Code that is not run here gains nothing from the profile, so
everything that must be fast belongs here. It needs only what a build has installed, and always plays the same games.
"""

from __future__ import annotations

import argparse
from typing import Any

import mankai
from mankai.kernel.batch import GameBatch, SingleGame
from mankai.kernel.observation import Observer
from mankai.kernel.rng import FastRng
from mankai.kernel.version import is_compiled
from mankai.packs.pack import load_address
from mankai.packs.registry import pack_for
from mankai.players import player
from mankai.players.search import Search

GAMES = 24  # that are walked,
SERVED = 4  # played as on a server,
OBSERVED = 2  # and as in an environment
SEARCHED = 6  # positions in which players think,
LATER = 24  # after so many random decisions,
SIMULATIONS = 100  # with so many simulations
COPIES = 200
LANES = 8
STEPS = 200
FEW, COMMON = 32, 3  # as the server asks for reasons


def main() -> None:
    parser = argparse.ArgumentParser(description="Play all games, or some, for a build that counts what runs.")
    parser.add_argument("games", nargs="*", help="names of games; without any, all")
    names = parser.parse_args().games or mankai.games()
    if not is_compiled():
        raise SystemExit(f"{mankai.__file__} is not compiled: nothing can be counted")
    for name in names:
        train(mankai.game(name))


def train(rules: mankai.Rules) -> None:
    for seed in range(GAMES):
        start(rules, seed).walk(mankai.Chance(seed))
    for seed in range(SERVED):
        serve(start(rules, seed), FastRng(seed))
    observe(rules)
    for seed in range(SEARCHED):
        think(advance(start(rules, seed), FastRng(seed), LATER), seed)


def setup_for(rules: mankai.Rules, seed: int) -> dict[str, Any]:
    """The default set-up, alternating with a set-up of maximal randomness."""
    pack = pack_for(rules)
    if pack is None or seed % 2 == 0:
        return {}
    try:
        return pack.load_setup_form.sample_hidden_setup(rules, seed)
    except ModuleNotFoundError:  # a set-up form may need libraries of the terminal, which a build does not have
        return {}


def start(rules: mankai.Rules, seed: int) -> mankai.Position:
    return rules.start(setup_for(rules, seed), seed)


def advance(position: mankai.Position, dice: FastRng, decisions: int) -> mankai.Position:
    """The position after so many random decisions, or at the end of the game."""
    for _ in range(decisions):
        if position.seat >= 0:
            position = position.play(dice.pick(position.options))
    return position


def serve(position: mankai.Position, dice: FastRng) -> None:
    """Play a game to its end with all queries that the server makes."""
    seats: list[int | None] = [None, *range(position.rules.seats)]
    while position.seat >= 0:
        before, position = position, position.play_in_stages(dice.pick(position.options))[-1]
        for seat in seats:
            position.events_for(seat)
            position.log_lines(seat)
            position.view(seat)
            if seat is not None:
                before.reveals_to(position, seat)
        if position.seat >= 0:
            _ = position.question_message
            position.messages()
            if position.simultaneous_round >= 0:
                for seat in range(position.rules.seats):
                    position.own_view_of_round(seat, [])
            position.obstacles(FEW, COMMON)
            for option in position.options:
                position.twins_of(option)
    mankai.load(position.save())


def observe(rules: mankai.Rules) -> None:
    """Play as environments do: many games side by side, and some alone with an observation from every seat."""
    pack = pack_for(rules)
    pieces = load_address(pack.features)(rules) if pack is not None and pack.features else None
    observer = Observer(rules, len(rules.start(seed=0).now.tokens), [], pieces)
    setups = [setup_for(rules, seed) for seed in range(LANES)]
    lanes, dice = GameBatch(observer, LANES, setups, 1), FastRng(1)
    for _ in range(STEPS):
        lanes.step(lanes.random_options(dice))
    alone = SingleGame(observer)
    for seed in range(OBSERVED):
        alone.start(setups[seed], seed)
        while alone.seat >= 0:
            for seat in range(rules.seats):
                alone.observe(seat)
                alone.mask(seat)
            alone.play(dice.pick(alone.slot.options))


def think(position: mankai.Position, seed: int) -> None:
    """Let players decide, and repeat the most frequent work of their search: copy tables, imagine worlds, save and load."""
    if position.seat < 0:
        return
    player(f"search:{SIMULATIONS}", seed).decide(position)
    player("greedy", seed).decide(position)
    Search(seed, SIMULATIONS, 0, 0, False).search(position)  # without the game's own heuristics
    dice = FastRng(seed)
    for _ in range(COPIES):
        position.base.clone()
        position.imagine_table(position.seat, dice)
    mankai.load(position.save())


if __name__ == "__main__":
    main()
