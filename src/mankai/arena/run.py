"""Playing a run into a folder: what is there already is not played again, and a sequential test ends it early."""

from __future__ import annotations

from contextlib import closing
from functools import partial

from mankai.arena.backends import Backend
from mankai.arena.dataset import Dataset
from mankai.arena.plan import Plan
from mankai.arena.play import Played, play_job
from mankai.arena.results import Folder
from mankai.arena.statistics import Sequential


class Watcher:
    """Whoever wants to know how a run goes on."""

    def begins(self, left: int) -> None:
        """All is in order, and so many games are to be played."""

    def goes_on(self, games: list[Played]) -> None:
        """A job has been played, and its games are kept."""


def run(
    plan: Plan, folder: Folder, backend: Backend, watcher: Watcher | None = None, dataset: Dataset | None = None
) -> list[Played]:
    """Plays all of a plan that has not been played yet; all its games, in the order of the plan.

    Raises before anything is played or written when the folder is another run's or the backend cannot play.
    """
    folder.check(plan)
    watcher = watcher if watcher is not None else Watcher()
    if dataset is not None:
        dataset.begin()
    done = {
        job.id: folder.read(job) for job in plan.jobs() if folder.has(job) and (dataset is None or dataset.has(job.id))
    }  # what a dataset lacks is played again
    play = partial(play_job, dataset=str(dataset.folder.absolute())) if dataset is not None else play_job
    course = Course(plan)
    for games in done.values():
        course.add(games)
    left = [job for job in plan.jobs() if job.id not in done]
    if left and not course.is_decided:
        with backend:
            folder.begin(plan)
            watcher.begins(sum([job.sets * plan.seats for job in left]))
            with closing(backend.run(play, left)) as playing:
                for job, games in playing:
                    folder.keep(job, games)
                    done[job.id] = games
                    course.add(games)
                    watcher.goes_on(games)
                    if course.is_decided:
                        break
    return counted(plan, [game for games in done.values() for game in games])


def results(folder: Folder) -> tuple[Plan, list[Played]]:
    """What has been played so far into a folder, in the order of the plan."""
    plan = folder.plan()
    return plan, counted(plan, [game for job in plan.jobs() if folder.has(job) for game in folder.read(job)])


class Course:
    """The sequential test of a run as it comes in: it looks at the sets in the order of the plan, not in that of playing."""

    def __init__(self, plan: Plan) -> None:
        self.test = Sequential(*plan.sprt) if plan.sprt is not None else None
        self.order = [(pairing.name, number) for number in range(plan.sets) for pairing in plan.pairings()]
        self.scores: dict[tuple[str, int], float] = {}
        self.looked_at = 0

    def add(self, games: list[Played]) -> None:
        if self.test is None:
            return
        for game in games:
            place = (game.pairing, game.number)
            self.scores[place] = self.scores.get(place, 0.0) + game.share(game.measured) / len(game.players)
        while self.looked_at < len(self.order) and self.order[self.looked_at] in self.scores and not self.test.verdict:
            self.test.add(self.scores[self.order[self.looked_at]])
            self.looked_at += 1

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.verdict != ""


def counted(plan: Plan, games: list[Played]) -> list[Played]:
    """The games that count, in the order of the plan."""
    place = {pairing.name: at for at, pairing in enumerate(plan.pairings())}
    ordered = sorted(games, key=lambda game: (game.number, place[game.pairing], game.game))
    course = Course(plan)
    course.add(ordered)
    if not course.is_decided:
        return ordered
    before = set(course.order[: course.looked_at])
    return [game for game in ordered if (game.pairing, game.number) in before]
