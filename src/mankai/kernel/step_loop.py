"""The loop that runs the steps of an agenda, and games played to the end without stopping."""

from __future__ import annotations

from mypy_extensions import i64

from mankai.kernel.errors import BadRules
from mankai.kernel.rules import Rules
from mankai.kernel.runner import Chooser, GameOver, Runner, StepsCut
from mankai.kernel.scripted_replay import Enough
from mankai.kernel.table import NO_STEPS, Numbers, Table


def walk(rules: Rules, table: Table, chooser: Chooser, answers: Numbers = ()) -> None:
    """Play `table` to the end in place: no copies, re-runs or events, but the same steps and rolls as with `Position`."""
    game = rules.make_runner(table)
    walk_runner(game, chooser, answers)
    game.close()


def walk_runner(game: Runner, chooser: Chooser, answers: Numbers) -> None:
    """Play a runner's table to the end in place."""
    game.chooser, game.is_watched = chooser, False
    run_agenda(game, answers, -1)


def run_agenda(game: Runner, answers: Numbers, limit: i64) -> i64:
    """Load the table's agenda and run it: see `run_steps`.  Return the number of steps completed."""
    table = game.table
    game.agenda.load(table)
    table.steps = NO_STEPS
    return run_steps(game, answers, limit)


def run_steps(game: Runner, answers: Numbers, limit: i64) -> i64:
    """Run steps in place until a seat must decide, the game is over, or the chooser requests a stop.

    Runs at most `limit` steps (-1: any number).  Return the number of steps completed, without one that waits for a decision.
    """
    table, agenda = game.table, game.agenda
    game.answers = answers
    done: i64 = 0
    step: i64 = -1
    first: i64 = 0
    leaves_traces = game.is_watched or len(answers) > 0 or len(table.rolls_to_repeat) > 0  # to clear after the step
    while True:
        try:
            while agenda.size > 0 and not game.stop_requested and done != limit:
                step = game.next_step()
                first = agenda.size
                game.perform(step)
                if game.asked_seat >= 0:
                    if not game.is_mid_step:
                        agenda.push(step, game.step_seat, game.card, game.details)
                    return done
                if agenda.size - first > 1:
                    agenda.reverse_from(first)
                done += 1
                if leaves_traces:
                    game.end_step()
                    leaves_traces = game.is_watched
            if agenda.size == 0 and not game.stop_requested and not table.ranks:
                raise BadRules(f"{game.rules.name}: nothing is left to do after {game.rules.step_name(step)}, and nobody has won")
            return done
        except Enough:
            return done
        except GameOver:
            if game.is_mid_step:
                return done
            game.end_step()
            agenda.size = 0
            return done + 1
        except StepsCut:
            if game.is_mid_step:
                return done
            agenda.size = first
            cut_agenda(game, step)
            done += 1
            game.end_step()
        except Exception:
            if game.is_mid_step:  # in the dry run: a real fault will show up again with the real answer
                return done
            raise


def cut_agenda(game: Runner, step: i64) -> None:
    """Drop all steps above the step `game.cut_to`, after a `StepsCut` in the step `step`."""
    agenda = game.agenda
    while agenda.size > 0 and agenda.codes[agenda.size - 1] & 255 != game.cut_to:
        agenda.size -= 1
    if agenda.size == 0:
        rules = game.rules
        raise BadRules(
            f"{rules.name}: {rules.step_name(step)} breaks off to {rules.step_name(game.cut_to)}, which is not to come"
        )
    game.depth = 0
    game.after_cut()


def scores_of(ranks: Numbers) -> list[float]:
    """Return the score of every seat: the share of the other seats that it beat, a draw counting half."""
    others = len(ranks) - 1
    scores: list[float] = []
    for rank in ranks:
        behind = 0.0
        for other in ranks:
            behind += 1.0 if other > rank else 0.5 if other == rank else 0.0
        scores.append((behind - 0.5) / others)
    return scores
