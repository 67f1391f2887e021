"""Exercises: each is played by its solution and by its slips, and has all its texts; a faulty one says where the fault is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import mankai
from mankai.cli import main
from mankai.i18n import catalogues
from mankai.kernel.messages import message
from mankai.learning import exercises
from mankai.learning.exercises import BadExercise, Exercise, Verdict
from mankai.packs import manifest, registry
from mankai.terminal.sessions.exercise_session import ExercisePartner

ALL = [one for game in mankai.games() for one in exercises.of_game(game)]
TAUGHT = sorted({one.game for one in ALL})
each = pytest.mark.parametrize("exercise", ALL, ids=[f"{one.game}-{one.name}" for one in ALL])


def test_every_pack_teaches_its_usual_game() -> None:
    assert {pack.name for pack in registry.packs().values() if exercises.of_game(pack.default_game)} == set(registry.packs())
    for game in TAUGHT:
        assert len(exercises.of_game(game)) >= 5


@each
def test_the_solution_reaches_the_goal_and_every_slip_is_known(exercise: Exercise) -> None:
    assert exercises.problems(exercise) == []


@each
def test_doing_nothing_of_it_does_not_reach_the_goal(exercise: Exercise) -> None:
    start = exercises.first_position(exercise)
    assert start.seat == exercises.LEARNER
    assert exercises.verdict_of(exercise, [start]) == Verdict(exercises.OPEN)
    assert len(exercise.solution) <= exercise.decisions


@each
@pytest.mark.parametrize("language", catalogues.languages())
def test_it_explains_itself_in_every_language(exercise: Exercise, language: str) -> None:
    catalogue = catalogues.catalogue(registry.pack_of(exercise.game).words, mankai.game(exercise.game), language)
    for key in exercise.message_keys:
        assert catalogue.has(key), f"{key} in {language}"
        assert registry.speaker_of(mankai.game(exercise.game), 0, language).say(message(key)).strip()


@each
def test_no_way_to_win_is_refused(exercise: Exercise) -> None:
    """Every way within the turn is played: a player who reaches the goal, or wins, has done the exercise."""
    assert exercises.unrecognized_solutions(exercise) == []
    looked_at = sum([1 for _ in exercises.continuations(exercise, [exercises.first_position(exercise)])])
    assert looked_at < exercises.MAX_LINES_TRIED, "all of them"


def test_a_way_that_is_refused_is_found() -> None:
    good = exercises.find_exercise("azuki", "weapon")
    hasty = replace(good, slips=(exercises.Slip("unarmed", ("attack with Ed",), {"after": {"foe": {"health": 3}}}),))
    assert "attack with Ed, play Tenraku, your Raizan, attack with Raizan" in exercises.unrecognized_solutions(hasty)
    short = replace(good, decisions=3, slips=())
    assert "exercise weapon: it can also be done so, and that is refused: " in " ".join(exercises.problems(short))


@each
def test_who_follows_the_next_steps_reaches_the_goal(exercise: Exercise) -> None:
    for first in [None, *exercises.first_position(exercise).options]:
        history = [exercises.first_position(exercise)]
        if first is not None:
            history.append(history[0].play(first))
        partner, told = ExercisePartner(exercise), True
        while told and exercises.verdict_of(exercise, history).outcome == exercises.OPEN:
            if history[-1].seat == exercises.LEARNER:
                step = exercises.next_step(exercise, history)
                told = step is not None
            else:
                step = partner.decide(history[-1])
            if step is not None:
                history.append(history[-1].play(step))
        is_done = exercises.verdict_of(exercise, history).outcome == exercises.DONE
        assert is_done or (first is not None and exercises.next_step(exercise, history) is None)


def test_what_was_judged_stays_so() -> None:
    exercise = exercises.find_exercise("azuki", "tapped")
    missed = exercises.play_through(exercise, exercise.slips[0].choose)
    assert exercises.verdict_of(exercise, missed) == Verdict(exercises.MISSED, "leader")
    short = replace(exercise, decisions=1, slips=())
    done_too_late = exercises.play_through(exercise, exercise.solution)
    assert exercises.verdict_of(short, done_too_late) == Verdict(exercises.MISSED)


def test_the_first_exercise_can_be_missed_without_a_known_slip() -> None:
    exercise = exercises.of_game(TAUGHT[-1])[0]
    short = Exercise(exercise.game, "short", exercise.scene, {"over": 0}, 1, ())
    history = [exercises.first_position(short)]
    history.append(history[0].play(exercises.option_labelled(short, history[0], exercise.solution[0])))
    while history[-1].seat != 0:
        history.append(history[-1].play(history[-1].options[0]))
    assert exercises.verdict_of(short, history) == Verdict(exercises.MISSED)


def test_what_is_a_part() -> None:
    assert exercises.is_part({"a": {"least": 2}, "b": []}, {"a": 3, "b": [], "c": 1})
    assert not exercises.is_part({"a": {"least": 4}}, {"a": 3})
    assert not exercises.is_part({"a": {"most": 2}}, {"a": 3})
    assert not exercises.is_part({"d": 1}, {"a": 3})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game = 3", "nothing else"),
        ("game = ", "cannot be read"),
        ('game = "x"\n[[exercise]]\nname = "a"', "has no 'scene'"),
        ('game = "x"\n[[exercise]]\nname = "a"\nsceen = {}', "unknown 'sceen'"),
        ('game = "x"\n[[exercise]]\nname = "a"\nscene = {}\ngoal = {}\ndecisions = 1\nsolution = []', "could not fail"),
        ('game = "x"\n[[exercise]]\nname = "a"\nscene = {}\ngoal = {wins = 1}\ndecisions = 1\nsolution = []', "unknown 'wins'"),
    ],
)
def test_a_file_that_is_wrong_says_where(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "first.toml"
    file.write_text(text)
    with pytest.raises(BadExercise, match=why) as refused:
        exercises.load_file(file)
    assert "first.toml" in str(refused.value)


def test_an_exercise_that_is_wrong_says_so() -> None:
    good = exercises.of_game(TAUGHT[0])[0]
    lost = Exercise(good.game, "lost", good.scene, {"over": 0}, good.decisions, good.solution, good.opening)
    assert exercises.problems(lost) == ["exercise lost: its solution does not reach the goal"]
    mute = Exercise(good.game, "mute", good.scene, good.goal, good.decisions, ("fly away",), good.opening)
    assert '"fly away" cannot be chosen' in exercises.problems(mute)[0]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_is_told_of_them_in_every_language(game: str) -> None:
    pack = manifest.pack_manifest(registry.pack_of(game).name)
    told = next(one for one in pack["games"] if one["name"] == game)["exercises"]
    assert [one["name"] for one in told] == [one.name for one in exercises.of_game(game)]
    for one in told:
        for text in (one["title"], one["task"], one["hint"], one["learnt"], *one["slips"].values()):
            assert sorted(text) == sorted(catalogues.languages())


# At the terminal.


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_course_at_the_terminal(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = [label for one in exercises.of_game(game) for label in one.solution]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: typed.pop(0))
    assert main(["learn", game]) == 0
    shown = capsys.readouterr().out
    assert shown.count("Done!") == len(exercises.of_game(game)) and "Not quite" not in shown
    assert f"mankai play {game}" in shown and not typed
    assert list(tmp_path.iterdir()) == [], "nothing of it is kept"


def test_a_wrong_turn_is_explained_and_offered_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    exercise = next(one for one in ALL if one.slips)
    number = exercises.of_game(exercise.game).index(exercise) + 1
    typed = [*exercise.slips[0].choose, "hint", "quit"]
    monkeypatch.setattr("builtins.input", lambda *_: typed.pop(0))
    assert main(["learn", exercise.game, str(number)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    speaker = registry.speaker_of(mankai.game(exercise.game), 0)
    assert "Not quite" in shown
    for what in (f"slip-{exercise.slips[0].name}", "hint"):
        assert " ".join(speaker.say(message(f"{exercise.key}.{what}")).split()) in shown
    decisions = len(exercise.slips[0].choose) + 1  # and once more from the start
    assert shown.count(speaker.say(message(f"{exercise.key}.task"))) == decisions, "it is in sight at each"


def test_exercises_are_listed_and_asked_for_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", TAUGHT[0], "--list", "--language", "ja"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(exercises.of_game(TAUGHT[0]))
    assert main(["learn", TAUGHT[0], "nonsense"]) == 2
    assert "no exercise 'nonsense'" in capsys.readouterr().err
    untaught = next(game for game in mankai.games() if game not in TAUGHT)
    assert main(["learn", untaught]) == 2
    assert "has no exercises" in capsys.readouterr().err
