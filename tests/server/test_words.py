"""Texts for people are sent as messages, and every language has all of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import mankai
from mankai.i18n import catalogues
from mankai.packs import registry
from mankai.packs.manifest import PackManifest, pack_manifest
from mankai.server.errors import DETAILED
from mankai.server.http import catalogue_api
from support.server.server_process import GAME, Server, message_text, server_process

MODULES = sorted(Path(catalogue_api.__file__).parents[1].rglob("*.py"))
LANGUAGES = catalogues.languages()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process() as running:
        yield running


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """For every refusal of the server: its code, its key, and the names of its arguments."""
    for room in MODULES:
        for node in ast.walk(ast.parse(room.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code = literal(node.args[0])
                given = {one.arg or "" for one in node.keywords} - {"status", "about"}
                about = [one.value for one in node.keywords if one.arg == "about"] + node.args[3:]
                exactly = literal(about[0]) if about else ""
                if code in DETAILED and not exactly:
                    given.add("detail")
                yield code, f"refusal-{exactly or code}", given


def literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant) and isinstance(node.value, str), "a code is written where it is used"
    return node.value


def used(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    catalogue = catalogue_api.page_catalogue(language)
    found = list(refusals())
    assert len(found) > 60
    for code, key, given in found:
        assert catalogue.has(key), key
        assert "refusal" not in catalogue.format(key, dict.fromkeys(given, "x")), "with no other arguments than it has"
        assert code.replace("_", "").isalpha()


def test_no_refusal_has_words_and_is_never_uttered() -> None:
    keys = {key for _, key, _ in refusals()}
    for language in LANGUAGES:
        text = (catalogues.PAGE / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(refusal-[\w-]+) =", text, re.M)) == keys


def test_all_languages_have_the_same_keys_with_the_same_arguments() -> None:
    texts: list[dict[str, set[str]]] = []
    for language in LANGUAGES:
        written = (catalogues.PAGE / f"{language}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"^(?=[a-z])", written, flags=re.M)[1:]
        texts.append({entry.partition(" =")[0]: used(entry) for entry in entries})
    assert len(texts) > 1 and all([one == texts[0] for one in texts])


def test_games_are_told_with_their_packs_and_languages(server: Server) -> None:
    status, answer = server.ask("/api/games")
    assert status == 200 and sorted(answer) == ["languages", "packs", "players", "version"]
    assert [one["code"] for one in answer["languages"]] == LANGUAGES
    assert answer["languages"][0] == {"code": "en", "name": "English"}
    games = {game["name"]: game["seats"] for pack in answer["packs"] for game in pack["games"]}
    assert games == {name: mankai.game(name).seats for name in mankai.games()}
    assert [pack["name"] for pack in answer["packs"]] == list(registry.packs())
    assert answer["packs"] == as_json([pack_manifest(name) for name in registry.packs()])


def test_a_pack_that_cannot_be_described_is_left_out_and_all_others_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = catalogue_api.games_payload()["packs"]

    def failing(name: str) -> PackManifest:
        if name == whole[0]["name"]:
            raise KeyError(name)
        return pack_manifest(name)

    monkeypatch.setattr(catalogue_api, "pack_manifest", failing)
    assert catalogue_api.games_payload()["packs"] == whole[1:]


def test_a_set_up_is_checked_by_what_its_pack_says(server: Server) -> None:
    for setup, reason in (({"colour": 1}, "has no 'colour'"), ({"first": 7}, "first: a seat from 0 to 1")):
        status, answer = server.ask("/api/tables", {"game": GAME, "setup": setup})
        assert (status, answer["code"]) == (400, "bad_setup") and reason in answer["reason"]
        assert answer["message"] == ["refusal-bad_setup", {"detail": answer["reason"]}]


# Decks.


def test_decks_are_judged_by_the_game(server: Server) -> None:
    decks = registry.pack_of(GAME).load_setup_form.decks(mankai.game(GAME))
    assert decks is not None
    ready = replace(decks.suggestions(["yurina", "himika"])[0], about=None)  # the answer does not contain its origin
    path = f"/api/decks/{GAME}"
    status, answer = server.ask(path, {"of": list(ready.owners), "cards": list(ready.cards)})
    assert status == 200 and answer == as_json(decks.report(ready)) and answer["is_legal"]
    assert server.ask(path, {"code": answer["code"]})[1]["cards"] == answer["cards"]
    status, less = server.ask(path, {"of": list(ready.owners), "cards": list(ready.cards)[1:]})
    assert status == 200 and not less["is_legal"] and less["faults"] and less["code"] == ""
    status, proposed = server.ask(path, {"of": list(ready.owners)})
    assert status == 200 and proposed["is_legal"] and proposed["about"][0] == "deck-was-measured"
    status, empty = server.ask(path, {"of": ["nobody", "else"]})
    assert status == 200 and empty["faults"] and empty["cards"] == []


def test_a_deck_is_read_as_it_was_written_down_and_written_again(server: Server) -> None:
    path = "/api/decks/azuki"
    ready = next(one for one in server.ask("/api/games")[1]["packs"] if one["name"] == "azuki")["games"][0]["decks"][0]
    asked = {"of": ready["of"], "cards": ready["cards"], "whole": True}
    status, whole = server.ask(path, asked)
    assert status == 200 and whole["is_legal"] and sum([count for _, count in whole["figures"][0]["rows"]]) == 50
    for written in (whole["text"], whole["json"], whole["code"]):
        again = server.ask(path, {"text": written})[1]
        assert again["code"] == whole["code"] and "figures" not in again
    status, misread = server.ask(path, {"text": f"{whole['text']}\n1 Nobody At All"})
    assert status == 200 and not misread["is_legal"] and misread["setup"] == {}
    assert "deck-no-such-card" in [fault[0] for fault in misread["faults"]]


BAD_DECKS: list[tuple[str, Any, tuple[int, str]]] = [
    (GAME, {"code": "???"}, (400, "bad_deck")),
    (GAME, {"of": 3}, (400, "malformed")),
    (GAME, {"cards": [], "format": "none such"}, (400, "malformed")),
    (GAME, {"text": "{"}, (400, "bad_deck")),
    (GAME, {"cards": ["x" * 101]}, (400, "malformed")),
    ("oka/3", {"code": "x"}, (404, "no_page")),
    ("chess", {"code": "x"}, (404, "no_game")),
]


@pytest.mark.parametrize(("game", "body", "expected"), BAD_DECKS)
def test_what_is_no_deck_is_refused(server: Server, game: str, body: Any, expected: tuple[int, str]) -> None:
    status, answer = server.ask(f"/api/decks/{game}", body)
    assert (status, answer["code"]) == expected, answer


@pytest.mark.parametrize("game", mankai.games())
def test_a_legend_says_which_words_its_numbers_have(server: Server, game: str) -> None:
    assert server.ask(f"/api/games/{game}")[1]["legend"]["names"] == as_json(mankai.game(game).names())


def as_json(content: Any) -> Any:
    if isinstance(content, dict):
        return {name: as_json(value) for name, value in content.items()}
    return [as_json(one) for one in content] if isinstance(content, (list, tuple)) else content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_served_are_those_that_are_said(server: Server, language: str) -> None:
    general = server.ask(f"/api/words/{language}")[1]
    bundle = read(general, language)
    assert spoken(bundle, "refusal-over") == catalogue_api.page_catalogue(language).format("refusal-over", {})
    assert spoken(bundle, "seat-you") == catalogues.catalogue(None, None, language).format("seat-you", {})
    for game in mankai.games():
        status, answer = server.ask(f"/api/games/{game}/words/{language}")
        assert status == 200 and answer["printed"] == mankai.game(game).printed_words(language)
        speaker = registry.find_speaker(game, 0, language)
        assert speaker is not None and spoken(read(answer, language), "unknown-card") == speaker.catalogue.format(
            "unknown-card", {}
        )


def read(answer: dict[str, Any], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in answer["files"]:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def spoken(bundle: FluentBundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


@pytest.mark.parametrize("path", ["/api/words/xx", f"/api/games/{GAME}/words/tlh", "/api/games/oka/3/words/en.ftl"])
def test_an_unknown_language_is_named(server: Server, path: str) -> None:
    status, answer = server.ask(path)
    assert (status, answer["code"]) == (404, "no_language") and "there are: en, ja" in answer["reason"]
    assert answer["message"] == ["refusal-no_language", {"language": path.rpartition("/")[2]}]


def test_an_unknown_game_has_no_words(server: Server) -> None:
    status, answer = server.ask("/api/games/chess/words/en")
    assert (status, answer["code"], answer["message"][0]) == (404, "no_game", "refusal-no_game")


def test_a_refused_option_says_why_in_the_words_of_the_rules(server: Server) -> None:
    scene = {"distance": 10, "me": {"goddesses": ["yurina", "himika"], "hand": ["Slash"], "vigor": 1}}
    client = server.client(server.new_table("me", "random", scene=scene))
    legend = server.ask(f"/api/games/{GAME}")[1]
    play = next(verb["first"] for verb in legend["verbs"] if verb["name"] == "play")
    slash = next(number for number, card in enumerate(legend["legend"]["cards"]) if card["name"] == "Slash")
    answer = client.act(play + slash)
    client.close()
    key, arguments = answer["message"]
    assert (answer["code"], key) == ("illegal", "refusal-illegal")
    assert message_text(GAME, arguments["why"], 0) == answer["reason"] == "Distance 10, needs 3-4"
