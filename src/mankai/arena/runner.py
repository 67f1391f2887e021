"""Playing a run into a folder.  Finished jobs are not played again, and a sequential test may end the run early."""

from __future__ import annotations

from contextlib import closing
from functools import partial

from mankai.arena.backends import Backend
from mankai.arena.dataset import DatasetWriter
from mankai.arena.games import GameResult, play_job
from mankai.arena.plan import Schedule
from mankai.arena.results import ResultsFolder
from mankai.arena.statistics import Sequential


class ProgressListener:
    """A listener for the progress of a run; this one does nothing."""

    def on_start(self, left: int) -> None:
        """React to the start: `left` games are to be played."""

    def on_games(self, games: list[GameResult]) -> None:
        """React to a finished job; its games have been written."""


def run(
    schedule: Schedule,
    folder: ResultsFolder,
    backend: Backend,
    watcher: ProgressListener | None = None,
    dataset: DatasetWriter | None = None,
) -> list[GameResult]:
    """Play all jobs of a schedule that have not been played yet.  Returns all its games, in the order of the schedule.

    Raises before anything is played or written if the folder belongs to another run or the backend cannot play.
    """
    folder.check(schedule)
    watcher = watcher if watcher is not None else ProgressListener()
    if dataset is not None:
        dataset.create()
    done = {
        job.id: folder.read_games(job) for job in schedule.jobs() if folder.has(job) and (dataset is None or dataset.has(job.id))
    }  # jobs that the dataset lacks are played again
    play = partial(play_job, dataset=str(dataset.folder.absolute())) if dataset is not None else play_job
    test = SequentialTest(schedule)
    for games in done.values():
        test.add(games)
    jobs_left = [job for job in schedule.jobs() if job.id not in done]
    if jobs_left and not test.is_decided:
        with backend:
            folder.create(schedule)
            watcher.on_start(sum([job.sets * schedule.seats for job in jobs_left]))
            with closing(backend.run(play, jobs_left)) as outcomes:
                for job, games in outcomes:
                    folder.write_games(job, games)
                    done[job.id] = games
                    test.add(games)
                    watcher.on_games(games)
                    if test.is_decided:
                        break
    return counted_games(schedule, [game for games in done.values() for game in games])


def load_results(folder: ResultsFolder) -> tuple[Schedule, list[GameResult]]:
    """Return the schedule of a folder and the games played so far, in the order of the schedule."""
    schedule = folder.schedule()
    return schedule, counted_games(
        schedule, [game for job in schedule.jobs() if folder.has(job) for game in folder.read_games(job)]
    )


class SequentialTest:
    """The sequential test of a run in progress.  It takes the sets in the order of the schedule, not in that of playing."""

    def __init__(self, schedule: Schedule) -> None:
        self.test = Sequential(*schedule.sprt) if schedule.sprt is not None else None
        self.order = [(pairing.name, number) for number in range(schedule.sets) for pairing in schedule.pairings()]
        self.scores: dict[tuple[str, int], float] = {}
        self.sets_tested = 0

    def add(self, games: list[GameResult]) -> None:
        if self.test is None:
            return
        for game in games:
            set_key = (game.pairing, game.number)
            self.scores[set_key] = self.scores.get(set_key, 0.0) + game.score(game.measured) / len(game.players)
        while self.sets_tested < len(self.order) and self.order[self.sets_tested] in self.scores and not self.test.verdict:
            self.test.add(self.scores[self.order[self.sets_tested]])
            self.sets_tested += 1

    @property
    def is_decided(self) -> bool:
        return self.test is not None and self.test.verdict != ""


def counted_games(schedule: Schedule, games: list[GameResult]) -> list[GameResult]:
    """Return the games that count, in the order of the schedule: those up to the verdict of the sequential test."""
    order = {pairing.name: number for number, pairing in enumerate(schedule.pairings())}
    ordered = sorted(games, key=lambda game: (game.number, order[game.pairing], game.game))
    test = SequentialTest(schedule)
    test.add(ordered)
    if not test.is_decided:
        return ordered
    counted_sets = set(test.order[: test.sets_tested])
    return [game for game in ordered if (game.pairing, game.number) in counted_sets]
