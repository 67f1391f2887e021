"""What is wrong with packs: found before anybody plays, said by name, and no hindrance for all others."""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mankai import door, exercises, words
from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.pack import KINDS, BadPack, Pack, Wish, at, which_of
from mankai.players.mind import mind_of

NEEDED = ("pack-title", "pack-what")  # what every pack says of itself


def title(name: str) -> str:
    """What a game is called in English, with how many play it."""
    pack = door.pack_of(name)
    known = {"game": which_of(name), "seats": pack.seats[name]}
    try:
        catalogue = words.introduction(pack.words, words.ENGLISH)
        said = [catalogue.said(key, known) for key in ("pack-title", "game-title") if catalogue.has(key)]
    except words.BadWords:
        said = []
    seats = f"{pack.seats[name]} players"
    return ", ".join([*said, *([] if seats in said else [seats])])


def troubles() -> list[tuple[str, str]]:
    """All that is wrong, each with whose fault it is; a game that cannot be played is not offered after this."""
    door.packs()
    found = list(door.bad_packs.items())
    for pack in door.packs().values():
        sound: list[Rules] = []
        for name in pack.rules:
            try:
                sound.append(door.game(name))
            except BadPack:
                found.append((name, door.bad_games[name]))
        for rules in sound:
            found += [(rules.name, one) for one in faults(pack, rules)]
        found += [(pack.name, one) for one in faults_in_words(pack, sound)]
    return list(dict.fromkeys(found))


def faults(pack: Pack, rules: Rules) -> list[str]:
    """What is wrong with what a pack brings for one of its games."""
    found: list[str] = []
    try:
        for wish in pack.offered.wishes(rules):
            found += faults_of(pack, rules, wish)
        mind_of(rules)
        if pack.board:
            at(pack.board)
        rules.start(pack.lessons[rules.name].setup if rules.name in pack.lessons else {}, 0)
        for exercise in exercises.of_game(rules.name):
            found += exercises.faults(exercise) + unsaid(pack, rules, exercise)
    except Exception as problem:  # whatever a stranger's package does
        found.append(f"{type(problem).__name__}: {problem}")
    return found


def unsaid(pack: Pack, rules: Rules, exercise: exercises.Exercise) -> list[str]:
    """What no catalogue says of an exercise; other languages are compared with English."""
    catalogue = words.catalogue(pack.words, rules, words.ENGLISH)
    return [f"exercise {exercise.name}: no catalogue says {key}" for key in exercise.sayings if not catalogue.has(key)]


def faults_of(pack: Pack, rules: Rules, wish: Wish) -> list[str]:
    """What is wrong with a wish: that there is no such kind, or that the rules know nothing of it."""
    if wish.kind not in KINDS:
        return [f"{wish.name} is a wish of no known kind, {wish.kind!r}"]
    value: Any = wish.default if wish.default is not None or wish.may_be_none else next(iter(wish.choices), None)
    if value is None and not wish.may_be_none:
        return []
    setup = {wish.group: {wish.name: value}} if wish.group else {wish.name: value}
    try:
        pack.offered.check(rules, setup)
        rules.start(setup, 0)
    except MankaiError as problem:
        return [f"its pack offers {wish.name}, but: {problem}"]
    return []


# Words.


class Names(Visitor):
    """Gathers what a pattern asks for: of a seat, its name or its role."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.removesuffix("_is"))


def faults_in_words(pack: Pack, games: list[Rules]) -> list[str]:
    """What the catalogues of a pack lack, or say otherwise than English does."""
    folder = pack.words
    if folder is None or not folder.is_dir():
        return ["it has no words: a folder `words` with pack.en.ftl and en.ftl"]
    try:
        said = {path.name: arguments_in(words.read(path)) for path in sorted(folder.glob(f"*{words.END}"))}
    except words.BadWords as problem:
        return [str(problem)]
    found = [f"pack.{words.ENGLISH}{words.END} has no {key}" for key in NEEDED if key not in said.get("pack.en.ftl", {})]
    for language in words.languages(folder):
        if language != words.ENGLISH:
            found += differences(said, language)
    for rules in games:
        catalogue = words.catalogue(folder, rules, words.ENGLISH)
        keys = {name if isinstance(name, str) else name[0] for names in rules.names().values() for name in names}
        found += [f"no catalogue says {key}, which {rules.name} names" for key in sorted(keys) if key and not catalogue.has(key)]
    return found


def differences(said: dict[str, dict[str, set[str]]], language: str) -> list[str]:
    """Where a language lacks something that English has, or has other arguments."""
    found: list[str] = []
    own = {file: keys for file, keys in said.items() if file.endswith(f"{language}{words.END}")}
    for file, keys in said.items():
        if not (file == f"{words.ENGLISH}{words.END}" or file.endswith(f".{words.ENGLISH}{words.END}")):
            continue
        theirs = file.removesuffix(f"{words.ENGLISH}{words.END}") + f"{language}{words.END}"
        for key, arguments in keys.items():
            there = own.get(theirs, {}).get(key)
            if there is None:
                if not [one for one in own.values() if key in one]:
                    found.append(f"{theirs} has no {key}")
            elif there != arguments:
                asked = [", ".join(sorted(names)) or "nothing" for names in (there, arguments)]
                found.append(f"{key} in {theirs} asks for {asked[0]}, in {file} for {asked[1]}")
    return found


def arguments_in(text: str) -> dict[str, set[str]]:
    """By key, `name.attribute` for attributes: which arguments it asks for."""
    found: dict[str, set[str]] = {}
    for entry in words.parsed(text).body:
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value, **{f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}}
            for key, pattern in patterns.items():
                if pattern is not None:
                    names = Names()
                    names.visit(pattern)
                    found[key] = names.found
    return found
