"""Validation of packs before anybody plays: problems by name of pack or game.  A bad pack does not stop the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mankai.i18n import catalogues
from mankai.kernel.errors import MankaiError
from mankai.kernel.rules import Rules
from mankai.learning import exercises
from mankai.packs import registry
from mankai.packs.pack import BadPack, Pack, edition_of, load_address
from mankai.packs.setup_form import KINDS, SetupField
from mankai.players.heuristics import heuristics_of

REQUIRED_KEYS = ("pack-title", "pack-what")  # messages that every pack must have


def title(name: str) -> str:
    """Return the title of a game in English, with the number of players."""
    pack = registry.pack_of(name)
    arguments = {"game": edition_of(name), "seats": pack.seats[name]}
    try:
        catalogue = catalogues.pack_catalogue(pack.words, catalogues.ENGLISH)
        titles = [catalogue.format(key, arguments) for key in ("pack-title", "game-title") if catalogue.has(key)]
    except catalogues.BadCatalogue:
        titles = []
    seats = f"{pack.seats[name]} players"
    return ", ".join([*titles, *([] if seats in titles else [seats])])


def problems() -> list[tuple[str, str]]:
    """Return all problems, each with the name of its pack or game, and take unplayable games off the registry's list."""
    registry.packs()
    problems_by_name = list(registry.bad_packs.items())
    for pack in registry.packs().values():
        sound_games: list[Rules] = []
        for name in pack.rules:
            try:
                sound_games.append(registry.game(name))
            except BadPack:
                problems_by_name.append((name, registry.bad_games[name]))
        for rules in sound_games:
            problems_by_name += [(rules.name, problem) for problem in game_problems(pack, rules)]
        problems_by_name += [(pack.name, problem) for problem in catalogue_problems(pack, sound_games)]
    return list(dict.fromkeys(problems_by_name))


def game_problems(pack: Pack, rules: Rules) -> list[str]:
    """Return the problems of one game of a pack: set-up fields, heuristics, board, lesson and exercises."""
    texts: list[str] = []
    try:
        for field in pack.load_setup_form.fields(rules):
            texts += field_problems(pack, rules, field)
        heuristics_of(rules)
        if pack.board:
            load_address(pack.board)
        rules.start(pack.lessons[rules.name].setup if rules.name in pack.lessons else {}, 0)
        for exercise in exercises.of_game(rules.name):
            texts += exercises.problems(exercise) + missing_messages(pack, rules, exercise)
    except Exception as error:  # a third party's package may raise anything
        texts.append(f"{type(error).__name__}: {error}")
    return texts


def missing_messages(pack: Pack, rules: Rules, exercise: exercises.Exercise) -> list[str]:
    """Return the messages of an exercise that English lacks; other languages are compared with English."""
    catalogue = catalogues.catalogue(pack.words, rules, catalogues.ENGLISH)
    return [f"exercise {exercise.name}: no catalogue says {key}" for key in exercise.message_keys if not catalogue.has(key)]


def field_problems(pack: Pack, rules: Rules, field: SetupField) -> list[str]:
    """Return the problems of a set-up field: an unknown kind, or a value that the rules refuse."""
    if field.kind not in KINDS:
        return [f"{field.name} is a wish of no known kind, {field.kind!r}"]
    value: Any = field.default if field.default is not None or field.may_be_none else next(iter(field.choices), None)
    if value is None and not field.may_be_none:
        return []
    setup = {field.group: {field.name: value}} if field.group else {field.name: value}
    try:
        pack.load_setup_form.validate(rules, setup)
        rules.start(setup, 0)
    except MankaiError as error:
        return [f"its pack offers {field.name}, but: {error}"]
    return []


class VariableNames(Visitor):
    """Collects the arguments that a pattern uses.  The name and the role (`_is`) of a seat count as one."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.removesuffix("_is"))


KeysByFile = dict[str, dict[str, set[str]]]  # by file and key: the arguments of the message


def catalogue_problems(pack: Pack, games: list[Rules]) -> list[str]:
    """Return the problems of a pack's catalogues: keys that English lacks, and messages with other arguments than in English."""
    folder = pack.words
    if folder is None or not folder.is_dir():
        return ["it has no words: a folder `words` with en.ftl"]
    try:
        keys_by_file = catalogues_in(folder)
    except catalogues.BadCatalogue as error:
        return [str(error)]
    english = f"{catalogues.ENGLISH}{catalogues.SUFFIX}"
    found = [f"{english} has no {key}" for key in REQUIRED_KEYS if key not in keys_by_file.get(english, {})]
    for language in catalogues.languages_in(folder):
        found += other_arguments(keys_by_file, language)
    for rules in games:
        catalogue = catalogues.catalogue(folder, rules, catalogues.ENGLISH)
        keys = {name if isinstance(name, str) else name[0] for names in rules.names().values() for name in names}
        found += [f"no catalogue says {key}, which {rules.name} names" for key in sorted(keys) if key and not catalogue.has(key)]
    return found


def catalogues_in(folder: Path) -> KeysByFile:
    """Return all catalogues of a folder; raises `BadCatalogue` when one cannot be read."""
    return {path.name: arguments_by_key(catalogues.read_catalogue(path)) for path in sorted(folder.glob(f"*{catalogues.SUFFIX}"))}


def english_files(keys_by_file: KeysByFile, language: str) -> Iterator[tuple[str, str, dict[str, set[str]], dict[str, set[str]]]]:
    """Yield for each English file its name, the name of the same file in another language, and the content of both."""
    end = f"{catalogues.ENGLISH}{catalogues.SUFFIX}"
    for file, keys in keys_by_file.items():
        if file == end or file.endswith(f".{end}"):
            other_file = file.removesuffix(end) + f"{language}{catalogues.SUFFIX}"
            yield file, other_file, keys, keys_by_file.get(other_file, {})


def other_arguments(keys_by_file: KeysByFile, language: str) -> list[str]:
    """Return the messages of a language that have other arguments than in English."""
    found: list[str] = []
    for file, other_file, keys, own in english_files(keys_by_file, language):
        for key in own:
            if key in keys and own[key] != keys[key]:
                asked = [", ".join(sorted(names)) or "nothing" for names in (own[key], keys[key])]
                found.append(f"{key} in {other_file} asks for {asked[0]}, in {file} for {asked[1]}")
    return found


@dataclass(frozen=True)
class LanguageGap:
    """The messages of a pack, of the terminal or of the page that a language lacks.  They are shown in English."""

    name: str
    language: str
    needed: int  # messages that English has
    missing: list[str]  # each with the file that lacks it

    def __str__(self) -> str:
        translated = self.needed - len(self.missing)
        return f"{self.name}  {self.language}: {translated} of {self.needed} sentences, the rest in English"


def language_gaps(language: str = "") -> list[LanguageGap]:
    """Return the gaps of one language, or of all languages that were begun, for the terminal, the page and each pack."""
    folders = {"terminal": catalogues.COMMON_FOLDER, "page": catalogues.PAGE}
    folders |= {pack.name: pack.words for pack in registry.packs().values() if pack.words is not None}
    gaps: list[LanguageGap] = []
    for name, folder in folders.items():
        try:
            keys_by_file = catalogues_in(folder)
        except catalogues.BadCatalogue:
            continue  # `problems` reports it
        for code in [language] if language else catalogues.languages_in(folder):
            missing = missing_sentences(keys_by_file, code)
            if missing:
                gaps.append(LanguageGap(name, code, len(missing_sentences(keys_by_file, "")), missing))
    return gaps


def missing_sentences(files: KeysByFile, language: str) -> list[str]:
    """Return the English messages that a language has in none of its files, each with the file where it belongs."""
    end = f"{language}{catalogues.SUFFIX}"
    known = {key for file, keys in files.items() if language and (file == end or file.endswith(f".{end}")) for key in keys}
    return [f"{home} has no {key}" for _, home, keys, _ in english_files(files, language) for key in keys if key not in known]


def arguments_by_key(text: str) -> dict[str, set[str]]:
    """Return the arguments of each message by key; attributes have the key `name.attribute`."""
    arguments: dict[str, set[str]] = {}
    for entry in catalogues.parse_catalogue(text).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            patterns = {name: entry.value, **{f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}}
            for key, pattern in patterns.items():
                if pattern is not None:
                    names = VariableNames()
                    names.visit(pattern)
                    arguments[key] = names.found
    return arguments
