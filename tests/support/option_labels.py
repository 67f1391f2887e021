"""Labels of random games: all options of one decision are called differently, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

from mankai import Position, Rules
from mankai.i18n.catalogues import Speaker, languages
from mankai.kernel.messages import Message
from mankai.kernel.rng import FastRng
from mankai.packs import registry
from support.random_games import random_decisions


class Voice:
    """A speaker of a game in one language that formats each kind of message once."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.said: dict[str, str] = {}

    def say(self, message: Message) -> str:
        key = repr(message)
        if key not in self.said:
            self.said[key] = self.speaker.say(message)
        return self.said[key]


@cache
def voices(rules: Rules, reader: int) -> list[Voice]:
    """One for each language."""
    return [Voice(registry.speaker_of(rules, reader, language)) for language in languages()]


def repeated_labels(position: Position) -> list[str]:
    """The labels that more than one option of a decision has, in any language."""
    messages = position.messages()
    found: list[str] = []
    for voice in voices(position.rules, position.seat):
        labels = [voice.say(message) for message in messages]
        if len(set(labels)) < len(labels):
            found += sorted({label for label in labels if labels.count(label) > 1})
    return found


def check_labels(rules: Rules, setup: dict[str, Any], seed: int) -> int:
    """Play one random game and check that the labels of each decision are distinct.  Returns the number of decisions."""
    decisions = 0
    for position in random_decisions(rules.start(setup, seed), FastRng(seed)):
        decisions += 1
        twice = repeated_labels(position)
        assert not twice, f"{rules.name}, {setup}, seed {seed}, decision {decisions} ({position.question}): {twice}"
    return decisions
