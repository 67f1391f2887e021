"""CFR by OpenSpiel on the end of a duel, one card each, with its exact exploitability: python examples/cfr.py [ITERATIONS].

Both decks are empty, Life is nearly spent, and neither player knows which of two cards the other holds: four equally likely
deals. By the whole rules of the game that is a tree of some twelve thousand nodes. It is written once in extensive form, and
solved there.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

import mankai
from mankai.envs.openspiel import short_name

GAME = "sakura-arms/level99"
GODDESSES = ["yurina", "tokoyo"]
ATTACKS = ["Slash", "Brandish"]  # of which the one whose turn it is holds one,
ANSWERS = ["Polite Return", "Rabbit Step"]  # and the foe one of these
REPORTS = (1, 10, 30, 100, 300, 1000)


def scene(attack: str, answer: str) -> dict[str, Any]:
    """The position of one deal."""
    both = {"goddesses": GODDESSES, "aura": 1, "flare": 0, "vigor": 0, "deck": [], "ready": []}
    return {
        "distance": 3,
        "turn": "me",
        "me": {**both, "hand": [attack], "life": 1},
        "foe": {**both, "hand": [answer], "life": 2},
    }


def mini_duel() -> Any:
    """All deals as one game of OpenSpiel."""
    scenes = [scene(attack, answer) for attack in ATTACKS for answer in ANSWERS]
    return pyspiel.load_game(short_name(mankai.game(GAME)), {"scene": json.dumps(scenes), "deals": len(scenes)})


def written_down(game: Any) -> Any:
    """The same tree with the same information sets, as a game that OpenSpiel walks without calling us."""
    _, _, tree = export_gambit(game).partition("\n")  # whose first line would quote our quotes
    return pyspiel.load_efg_game('EFG 2 R "mini duel" { "me" "foe" }\n' + tree)


def first_decisions(game: Any, tree: Any, policy: Any) -> list[str]:
    """The strategy of the turn player with either card."""
    lines = []
    for number, attack in enumerate(ATTACKS):
        ours, theirs = [root.new_initial_state().child(number * len(ANSWERS)) for root in (game, tree)]
        chances = [chance for _, chance in sorted(policy.action_probabilities(theirs).items())]
        named = zip(ours.legal_actions(), chances, strict=True)
        likely = [f"{ours.position.label(option)} {chance:.0%}" for option, chance in named if chance >= 0.005]
        lines.append(f"with {attack}: {', '.join(likely)}")
    return lines


def main(iterations: int = 1000) -> list[float]:
    """Solve it; print the exploitability on the way, that of random play first."""
    game = mini_duel()
    tree = written_down(game)
    solver = pyspiel.CFRPlusSolver(tree)
    found = [pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))]
    print(f"exploitability of chance: {found[0]:.4f}")
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number in REPORTS or number == iterations:
            found.append(pyspiel.exploitability(tree, solver.average_policy()))
            print(f"after {number} iterations: {found[-1]:.6f}")
    policy = solver.average_policy()
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)[0]
    print(f"whose turn it is wins {(value + 1) / 2:.1%}")
    print("\n".join(first_decisions(game, tree, policy)))
    return found


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:2]])
