"""The script by which a step is run again: in a sampled world, or in the dry run after a question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mankai.kernel.rng import FastRng
from mankai.kernel.rules import ABOUT_NOTHING, Rules
from mankai.kernel.table import Option, Seat, is_among

MAX_EXTRA_ANSWERS: Final = 4  # questions after the end of a script that are answered before the step is broken off


class Enough(BaseException):
    """A step has run far enough beyond its script: raised by `ScriptedReplay.next_option`, caught in `step_loop` and `worlds`."""


class ScriptedReplay:
    """A script by which the current step is run again in an imagined world: every seat takes the option that it took.

    The questions to other seats may differ there, because they depend on hidden cards: a seat may be asked that had no
    choice, or not be asked although it had one.  Their visible actions stay the same.
    """

    def __init__(self, seat: Seat, dice: FastRng, script: list[int]) -> None:
        self.seat = seat
        self.dice = dice
        self.script = script  # the options taken, in order, also where there was only one
        self.position = 0  # how many of them have been used
        self.answers: list[int] = []  # those that answer a question in the imagined world
        self.asked: i64 = -1  # the seat that is asked where the script ends
        self.question = ""  # the question that it is asked
        self.options: list[int] = []  # the options that it has
        self.leads_elsewhere = False  # the step has come to another question than the real one

    def next_option(self, rules: Rules, seat: i64, options: list[int], with_twins: list[int], question: str) -> Option:
        """Return the next option of the script; if it is impossible here, one with the same verb, or one that reveals nothing.

        `with_twins` lists the options together with their twins.  After the end of the script the result does not matter, and the
        step runs on with first options: breaking it off by an exception costs more, except for long steps.
        """
        self.position += 1
        if self.position > len(self.script):
            if self.asked < 0 and len(options) > 1:
                self.asked, self.question, self.options = seat, question, options
            if self.position > len(self.script) + MAX_EXTRA_ANSWERS:
                raise Enough
            return options[0] if options else -1
        option = self.script[self.position - 1]
        if not is_among(option, with_twins):
            alike = [one for one in options if option >= 0 and rules.verb_of[one] == rules.verb_of[option]]
            quiet = [one for one in options if rules.verbs[rules.verb_of[one]].about == ABOUT_NOTHING]
            options_left = alike or quiet or options
            option = options_left[0] if options_left else -1
        if len(options) > 1:
            self.answers.append(option)
        return option
