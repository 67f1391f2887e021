"""Decks of the Azuki TCG: ready decks, all faults of other decks at once, codes, and lists in any spelling."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

import mankai
from mankai.cli import main
from mankai.decks import text_formats
from mankai.decks.model import BadDeck, Deck
from mankai.games.azuki.decks import SEARCHES, AzukiDecks, search_odds
from mankai.games.azuki.rules.cards.card_index import FACE_NUMBERS, IMPLEMENTED, PRINTED, find_face, official_id
from mankai.games.azuki.rules.constants import IDS
from mankai.games.azuki.rules.deck_codes import ALPHABET, decode_deck, encode_deck
from mankai.games.azuki.rules.decklists import READY_DECKS
from mankai.games.azuki.rules.edition import GAME
from mankai.games.azuki.rules.ready_decks import ALL_READY_DECKS
from mankai.kernel.errors import BadSetup
from mankai.packs import manifest
from mankai.packs.registry import pack_of, speaker_of
from mankai.terminal.setup_options import GivenOptions, setup_for
from support.games.azuki_scenes import labels, play, scene

DECKS = AzukiDecks()
SPEAKER = speaker_of(GAME, None)
FACTS = json.loads((Path(__file__).parent / "facts" / "cards.json").read_text(encoding="utf-8"))


@pytest.fixture
def zero() -> Deck:
    return next(deck for deck in DECKS.ready() if deck.name == "Starter: Zero")


def said(deck: Deck, format: str = "") -> list[str]:
    return [SPEAKER.say(fault) for fault in DECKS.faults(deck, format)]


def read(text: str) -> tuple[Deck, list[str]]:
    deck, faults = text_formats.parse_deck(DECKS, text)
    return deck, [SPEAKER.say(fault) for fault in faults] + said(deck)


# Ready decks.


def test_all_lists_of_the_book_whose_cards_are_written_are_ready_and_legal() -> None:
    ready = DECKS.ready()
    assert [deck.name for deck in ready] == [one.name for one in READY_DECKS] and len(ALL_READY_DECKS) == 43
    for deck in ready:
        assert said(deck) == [] and len(deck.cards) == 50 and deck.about is not None
        assert GAME.start(DECKS.setup([deck, None]), 1).question == "mulligan"


def test_where_lists_come_from_is_said_with_event_and_place() -> None:
    for language in ("en", "ja"):
        speaker = speaker_of(GAME, None, language)
        about = {deck.name: speaker.say(deck.about) for deck in DECKS.ready() if deck.about is not None}
        assert all(about.values())
        assert about["Starter: Zero"] != about["Starter: Raizan"], "whose counts are our own is said"
    placed = {deck.name: SPEAKER.say(deck.about) for deck in DECKS.ready() if deck.about is not None}
    assert placed["Zero, Rushfire Gate, list 6"] == "Garden Arena Regional, Pasadena, August 2026, places 1 and 2"
    assert placed["Zero, Rushfire Gate, list 8"] == "Garden Arena Regional, Pasadena, August 2026, place 8"
    assert placed["Zero, Rushfire Gate, list 4"] == "Garden Arena Regional, Pasadena, August 2026"
    assert "we inferred" in placed["Starter: Zero"]


def test_decks_to_begin_with_are_those_of_the_leader_then_others_of_the_element() -> None:
    own = DECKS.suggestions(["STT04-001", "STT04-002"])
    assert own[0].name == "Starter: Zero" and all([deck.owners == ("STT04-001", "STT04-002") for deck in own])
    kagoro = DECKS.suggestions(["AZK01-121"])
    assert kagoro and {deck.owners[0] for deck in kagoro} == {"AZK01-121"} and all([said(deck) == [] for deck in kagoro])
    assert DECKS.suggestions(["nobody"]) == DECKS.suggestions([]) == []


# Faults.


@pytest.mark.parametrize("count", [49, 51])
def test_fifty_cards_no_more_no_less(zero: Deck, count: int) -> None:
    cards = tuple([*zero.cards, "STT02-004"][:count]) if count > 50 else zero.cards[:count]
    assert said(replace(zero, cards=cards))[:1] == [f"A deck has 50 cards besides leader and Gate, not {count}."]


@pytest.mark.parametrize(
    "fifth", ["STT04-003", "STT04-03", "stt04-3", "STT04-003A", "STT04-03AX1", "STT04-003ASN", "Cinderwake Seer"]
)
def test_a_fifth_copy_is_one_under_whatever_spelling_or_print(zero: Deck, fifth: str) -> None:
    assert said(replace(zero, cards=(*zero.cards[:-1], fifth))) == [
        "5 copies of Cinderwake Seer (STT04-003): at most 4, whatever their print."
    ]


def test_wrong_elements_gates_and_leaders_are_named() -> None:
    zero = next(deck for deck in DECKS.ready() if deck.name == "Starter: Zero")
    lightning = (*zero.cards[:-1], "STT01-006")
    assert said(replace(zero, cards=lightning)) == [f"{name('STT01-006')} is of Lightning, but the leader is of Fire."]
    assert said(replace(zero, owners=("STT04-001", "STT01-002"))) == ["Surge Gate is of Lightning, but the leader is of Fire."]
    assert said(replace(zero, owners=("STT04-002",))) == ["A deck has one leader, not 0."]
    assert said(replace(zero, owners=("STT04-001", "AZK01-121", "STT04-002"))) == ["A deck has one leader, not 2."]
    assert said(replace(zero, owners=("STT04-001",))) == ["A deck has one Gate, not 0."]
    assert said(replace(zero, owners=("STT04-001", "STT04-002", "AZK01-122"))) == ["A deck has one Gate, not 2."]
    among = said(replace(zero, cards=(*zero.cards[:-1], "STT04-001")))
    assert among == ["Zero (leader) is none of the fifty cards."]
    instead = said(replace(zero, owners=("STT04-003", "STT04-001", "STT04-002")))
    assert instead == ["Cinderwake Seer (entity) is neither leader nor Gate."]


def name(id: str) -> str:
    return PRINTED[FACE_NUMBERS[id]].name


def test_a_card_that_nobody_knows_is_named_with_the_nearest() -> None:
    zero = next(deck for deck in DECKS.ready() if deck.name == "Starter: Zero")
    [fault] = said(replace(zero, cards=(*zero.cards[:-1], "Cinderwake Ser")))
    assert fault.startswith("There is no card Cinderwake Ser (perhaps Cinderwake Seer")
    [fault] = said(replace(zero, cards=(*zero.cards[:-1], "STT09-003")))
    assert fault.startswith("There is no card STT09-003 (perhaps STT0")
    long = said(replace(zero, cards=(*zero.cards[:-1], "x" * 5000)))
    assert len(long) == 1 and len(long[0]) < 100


def test_every_fault_is_named_at_once() -> None:
    deck = Deck(("STT01-002", "STT04-002"), (*["STT04-003"] * 5, "STT04-003A", "Nobody", "STT04-001"))
    assert len(said(deck)) == 6
    for part in ("Nobody", "Zero (leader)", "one leader, not 0", "one Gate, not 2", "50 cards", "6 copies"):
        assert [fault for fault in said(deck) if part in fault], part


def test_what_is_banned_is_refused_in_tournaments_only() -> None:
    deck = next(deck for deck in DECKS.ready() if deck.owners[1] == "AZK01-122")
    assert said(deck) == said(deck, "open") == []
    assert said(deck, "tournament") == ["Rushfire Gate is banned in official tournaments since 2026-08-18."]
    assert DECKS.report(deck)["is_legal"] and not DECKS.report(deck, "tournament")["is_legal"]


# Codes.


def test_a_code_is_the_deck_again_and_short() -> None:
    for deck in DECKS.ready():
        code = DECKS.encode(deck)
        again = DECKS.decode(code.lower().replace("-", " "))
        assert (again.owners, sorted(again.cards)) == (deck.owners, sorted(deck.cards))
        assert len(code) < 70 and GAME.start({"decks": [code, "Starter: Zero"]}, 3).question == "mulligan"


def test_a_code_stays_as_it_has_always_been(zero: Deck) -> None:
    assert DECKS.encode(zero) == "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43"


def test_codes_of_all_faces_and_counts() -> None:
    faces = {face: face % 4 + 1 for face in range(3, 197, 5)}
    assert decode_deck(encode_deck(0, 196, faces)) == (IDS[0], IDS[196], {IDS[face]: count for face, count in faces.items()})


def test_one_wrong_sign_and_two_that_changed_places_are_always_found(zero: Deck) -> None:
    code = DECKS.encode(zero).replace("-", "")
    damaged = [code[:at] + sign + code[at + 1 :] for at in range(1, len(code)) for sign in ALPHABET if sign != code[at]]
    damaged += [
        code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(1, len(code) - 1) if code[at] != code[at + 1]
    ]
    assert len(damaged) > 700
    for wrong in damaged:
        with pytest.raises(BadDeck) as refused:
            DECKS.decode(wrong)
        assert refused.value.message[0] == "deck-code-wrong-sign"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("L23W-6GM2-B", "deck-code-of-other-game"),
        ("", "deck-code-of-other-game"),
        ("Z2", "deck-code-too-short"),
        ("Z2QLU-MS7UA-K46BN-AMBNU-6BJ4", "deck-code-wrong-sign"),
        ("Z2QLU-MS7UA-K46BN-AMBNU-6BJ41", "deck-code-is-none"),
        ("Z2" + "2" * 1000, "deck-code-is-none"),
        ("Z2QLU-MS7UÄ-K46BN-AMBNU-6BJM9", "deck-code-is-none"),
    ],
)
def test_a_damaged_or_foreign_code_is_refused_with_a_reason(code: str, key: str) -> None:
    with pytest.raises(BadDeck) as refused:
        DECKS.decode(code)
    assert refused.value.message[0] == key


# Lists as people write them.


def test_a_list_is_read_as_it_was_written_in_every_form() -> None:
    for deck in DECKS.ready():
        for text in (text_formats.format_text(DECKS, deck), text_formats.format_json(DECKS, deck, "azuki"), DECKS.encode(deck)):
            again, faults = read(text)
            assert faults == [] and again.owners == deck.owners and sorted(again.cards) == sorted(deck.cards)
    assert "4 AZK01-056 Glass Blower, Hokuto" in "\n".join([text_formats.format_text(DECKS, deck) for deck in DECKS.ready()])


@pytest.mark.parametrize(
    "line",
    [
        "4 STT04-003 Cinderwake Seer",
        "4x STT04-03",
        "4 × Cinderwake Seer",
        "STT04-003*4",
        "Cinderwake Seer x4",
        "4 stt04-3",
        "4 STT04-003AC",
        "4 Cinderwake Seer (STT04-003)",
    ],
)
def test_lines_of_a_list(zero: Deck, line: str) -> None:
    rest = [one for one in text_formats.format_text(DECKS, zero).splitlines() if "STT04-003" not in one]
    assert read("\n".join([*rest, "# a remark", "// another", "", "Entities (40):", line]))[1] == []


def test_leader_and_entity_of_one_name_are_told_apart() -> None:
    zero = next(deck for deck in DECKS.ready() if deck.name == "Starter: Zero")
    rest = [one for one in text_formats.format_text(DECKS, zero).splitlines() if "STT04-001" not in one]
    for line in ("Leader: Zero", "1 Zero", "Leader:\n1 Zero\nDeck:"):
        assert read("\n".join([line, *rest]))[0].owners == ("STT04-001", "STT04-002"), line


def test_accents_capitals_and_prints_do_not_matter() -> None:
    for fact in FACTS:
        face = FACE_NUMBERS.get(fact["id"], -1)
        if face < 0 or not PRINTED[face].id:
            continue
        for suffix in ("", "A", "AC", "AX", "AX1", "ASN"):
            assert official_id(f"{fact['id']}{suffix}".lower()) == fact["id"]
        kinds = [PRINTED[face].kind]
        assert find_face(fact["name"].upper(), kinds) == face
    assert (
        official_id("STT03-1") == official_id("STT03-01") == "STT03-001"
        and official_id("STT03-018") == official_id("AZK02-001") == ""
    )
    written = [card for card in IMPLEMENTED if not card.name.isascii()]
    plain = {"ō": "o", "ū": "u", "Ō": "O"}
    for card in written:
        assert find_face("".join([plain.get(sign, sign) for sign in card.name])) == card.face


def test_two_prints_carry_the_id_of_another_card() -> None:
    right = [card for card in IMPLEMENTED if card.id in ("AZK01-087", "AZK01-099")]
    assert right
    for card in right:
        wrong = IDS[card.face + 1]
        assert find_face(f"{card.id}A") == card.face, "087A is 087"
        assert find_face(f"{wrong} {card.name}") == card.face, "where the name stands beside it"
        deck, _ = text_formats.parse_deck(
            DECKS, json.dumps([{"id": f"{card.id}A", "cardId": wrong, "name": card.name, "quantity": 2}])
        )
        assert deck.cards == (card.id, card.id)
    assert find_face("STT04-003 Ruby") == -1, "elsewhere id and name must agree"


def test_json_in_several_shapes(zero: Deck) -> None:
    counts = text_formats.count_names(zero.cards)
    shapes = [
        {"leader": "STT04-001", "gate": "STT04-002", "cards": counts},
        {"leader": "Zero", "gate": "Ragefire Gate", "main": [{"cardId": id, "count": count} for id, count in counts.items()]},
        {"of": ["STT04-001", "STT04-002"], "deck": list(zero.cards)},
        [*zero.owners, *zero.cards, {"id": "IKZ-001", "quantity": 10}, {"id": "IKZ-002"}],
    ]
    for shape in shapes:
        deck, faults = read(json.dumps(shape))
        assert faults == [] and sorted(deck.cards) == sorted(zero.cards), shape


def test_a_leader_among_the_fifty_of_a_json_list_is_a_fault(zero: Deck) -> None:
    cards = {**text_formats.count_names(zero.cards), "STT04-001": 1}
    cards["STT04-003"] -= 1
    assert read(json.dumps({"leader": "STT04-001", "gate": "STT04-002", "cards": cards}))[1] == [
        "Zero (leader) is none of the fifty cards."
    ]


def test_what_cannot_be_understood_is_a_fault_and_never_left_out(zero: Deck) -> None:
    text = text_formats.format_text(DECKS, zero)
    faults = read(f"{text}\n0 STT04-003\nsome words\n3 Nobody's Card")[1]
    for part in ("from 1 on, not 0", "some words", "Nobody's Card", "not 54"):
        assert [fault for fault in faults if part in fault], part
    odd = {
        "of": list(zero.owners),
        "cards": {**text_formats.count_names(zero.cards), "STT04-004": -4, "STT04-005": True, "STT04-006": 1.5},
    }
    faults = read(json.dumps(odd))[1]
    assert len([fault for fault in faults if "number of copies" in fault]) == 3
    assert "This names no card: 7." in read(json.dumps([*zero.owners, 7, [], *zero.cards]))[1]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x" * 100_000, "deck-text-too-long"),
        ("", "deck-text-empty"),
        ("{", "deck-no-json"),
        ("[" * 5000, "deck-no-json"),
        ('{"name": 1}', "deck-no-cards"),
        ('{"cards": {"STT04-003": 4, "STT04-003": 1}}', "deck-named-twice"),
        ("9999 Ruby", "deck-text-too-many"),
        ("Z2QLU-MS7UA-K46BN-AMBNU-6BJ48", "deck-code-wrong-sign"),
    ],
)
def test_what_is_no_list_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadDeck) as refused:
        text_formats.parse_deck(DECKS, text)
    assert refused.value.message[0] == key


# Figures.


def test_the_curve_the_elements_and_the_chance_to_find_something(zero: Deck) -> None:
    curve, elements, searches = DECKS.figures(zero)
    assert [int(count) for _, count in curve.rows] == [0, 16, 12, 12, 6, 2, 2, 0]
    assert sum([count for _, count in elements.rows]) == 50
    [(label, rate)] = searches.rows
    assert SPEAKER.say(label) == "Ruby, among 5" and searches.is_share
    cards = [PRINTED[FACE_NUMBERS[id]] for id in zero.cards]
    ruby = PRINTED[FACE_NUMBERS["STT04-005"]]
    fitting = len([card for card in cards if SEARCHES["STT04-005"].finds(card)]) - SEARCHES["STT04-005"].finds(ruby)
    missed = 1.0
    for drawn in range(5):
        missed *= (49 - fitting - drawn) / (49 - drawn)
    assert rate == pytest.approx(1 - missed)
    alone = search_odds([ruby])
    assert alone == [(ruby, 0.0)], "nothing is left to find"


@pytest.mark.parametrize("id", sorted([id for id in SEARCHES if PRINTED[FACE_NUMBERS[id]].id]))
def test_what_a_card_is_said_to_find_it_finds(id: str) -> None:
    """The table of searches compared with the cards: each is played over five cards and offers exactly the right ones."""
    card, search = PRINTED[FACE_NUMBERS[id]], SEARCHES[id]
    pool = [one for one in IMPLEMENTED if one.kind <= 2 and one.name != "Zero" and one.name != "Raizan"]
    fitting = [one for one in pool if search.finds(one) and one is not card][:2]
    others = [one for one in pool if not search.finds(one)][: search.among - 1]
    assert fitting and len(others) == search.among - 1
    deck = [f"{fitting[0].id} {fitting[0].name}", *[f"{one.id} {one.name}" for one in others]]
    weapon = next(one for one in pool if one.kind == 2)
    start = scene(0, me={"hand": [card.name, weapon.name], "deck": [*deck, *["Indra"] * 4]})
    position = play(start, f"play {card.name}")
    for _ in range(6):
        offered = [label for label in labels(position) if label.startswith("take ")]
        if [label for label in offered if fitting[0].name in label]:
            break
        taken = [label for label in labels(position) if weapon.name in label or "Alley" in label or "discard" in label]
        position = play(position, taken[0] if taken else labels(position)[0])
    found = {label.removeprefix("take ") for label in labels(position) if label.startswith("take ") and label != "take none"}
    assert found == {fitting[0].name}, "and none of the others"


# At the command line.


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["decks", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_the_command_lists_shows_checks_and_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "azuki")
    assert code == 0 and "Starter: Zero" in out and "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43" in out
    code, out, _ = run(capsys, "azuki", "starter", "zero")
    assert code == 0 and "STT04-003  Cinderwake Seer  (1 IKZ, 2/2)" in out and "Entities: 40" in out and "88 %" in out
    for form in text_formats.FORMATS:
        code, out, _ = run(capsys, "azuki", "Starter: Zero", "--as", form)
        assert code == 0
        file = tmp_path / f"deck.{form}"
        file.write_text(out, encoding="utf-8")
        assert run(capsys, "azuki", str(file), "--as", "code")[1] == "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43\n"
    assert run(capsys, "azuki", "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43", "--check")[0] == 0


def test_the_command_names_all_faults_and_takes_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("1 STT04-001\n5 Ruby\n1 Nobody", encoding="utf-8")
    for arguments in (["--check"], ["--as", "code"], []):
        code, out, _ = run(capsys, "azuki", str(file), *arguments)
        assert code == 1 and out.count("✗") == 4
    monkeypatch.setattr("sys.stdin", io.StringIO("1 STT04-001\n5 Ruby\n1 Nobody"))
    assert run(capsys, "azuki", "-", "--check")[1].count("✗") == 4
    banned = next(deck.name for deck in DECKS.ready() if deck.owners[1] == "AZK01-122")
    assert "since 2026-08-18" in run(capsys, "azuki", banned, "--check", "--format", "tournament")[1]
    assert run(capsys, "azuki", banned, "--check")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["azuki", "nonsense"], "no ready deck, no code and no file"),
        (["azuki", "nowhere.txt"], "no file nowhere.txt"),
        (["azuki", "list"], "several ready decks"),
        (["azuki", "L23W-6GM2-B"], "no deck code of this game"),
        (["azuki", "Starter: Zero", "--format", "closed"], "there is no format closed"),
        (["azuki", "Starter: Zero", "--as", "petals"], "--as is one of"),
        (["azuki", "--check"], "which deck?"),
    ],
)
def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "") and reason in err


def test_a_file_of_ten_megabytes_and_one_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    large, binary = tmp_path / "large.txt", tmp_path / "binary.txt"
    large.write_bytes(b"4 STT04-003\n" * 900_000)
    binary.write_bytes(bytes(range(256)))
    assert "too long for a deck" in run(capsys, "azuki", str(large))[2]
    assert "not text" in run(capsys, "azuki", str(binary))[2]


def test_a_deck_at_the_command_line_is_a_name_a_code_or_a_file(zero: Deck, tmp_path: Path) -> None:
    file = tmp_path / "zero.txt"
    file.write_text(text_formats.format_text(DECKS, zero), encoding="utf-8")
    for typed in ("Starter: Zero", "starter zero", "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43", str(file)):
        setup, _ = setup_for(GAME, GivenOptions({"--deck": typed, "--foe": "choose"}), None, 1, False)
        mine, theirs = setup["decks"]
        assert mine in ("Starter: Zero", "Z2QLU-MS7UA-K46BN-AMBNU-6BJ43") and theirs == "choose"
        assert GAME.start(setup, 1).seat == 1
    for given in ({"--deck": "Starter: Raizan"}, {}):
        assert setup_for(GAME, GivenOptions(given), None, 1, False)[0]["decks"] == ["Starter: Raizan", "Starter: Zero"]
    file.write_text("5 Ruby\n1 Nobody", encoding="utf-8")
    with pytest.raises(BadSetup) as refused:
        setup_for(GAME, GivenOptions({"--deck": str(file)}), None, 1, False)
    for part in ("5 copies", "Nobody", "one leader", "one Gate", "50 cards"):
        assert part in str(refused.value)


def test_the_pack_offers_the_decks() -> None:
    decks = pack_of("azuki").load_setup_form.decks(mankai.game("azuki"))
    assert isinstance(decks, AzukiDecks)
    [game] = manifest.pack_manifest("azuki")["games"]
    told = {deck["name"]: deck["about"] for deck in game["decks"] or []}
    assert sorted(told) == sorted([deck.name for deck in DECKS.ready()])
    assert all([sorted(about) == ["en", "ja"] and all(about.values()) for about in told.values()])
