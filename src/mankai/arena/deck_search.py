"""Search for good decks: successive halving over the lists that a game allows, against the best lists found so far.

A search has several passes.  A pass has rungs: after each, the worse half of a group's lists leaves, and the rest play twice as
many games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from mankai import players
from mankai.arena.backends import Backend
from mankai.arena.errors import BadPlan, BadResults, import_extra
from mankai.arena.games import GameResult, play_job, seed_of
from mankai.arena.plan import BY_CODE, Job, Pairing
from mankai.arena.runner import ProgressListener
from mankai.arena.statistics import wilson
from mankai.decks.model import Deck, DeckGroup, Decks
from mankai.kernel.version import VERSION
from mankai.packs import registry

DECKS_KEPT: Final = 3  # number of decks kept in every group at the end of a pass
VALUE_SCALE: Final = 10_000  # card values are written as integers of 1/10,000 of a game
RIDGE_PRIOR_GAMES: Final = 150.0  # weight of the prior that a card has no value, in games
EXPECTED_WEIGHT: Final = 60.0  # weight of the summed card values of a list, in games beside those that it has played
NOISE_BY_PASS: Final = (1.5, 0.7)  # noise added to card values, in standard deviations: in the second pass, and later
RUNGS_FILE = "rungs.jsonl"
SEARCH_FILE = "search.json"


@dataclass(frozen=True, slots=True)
class DeckSearch:
    """The parameters of a search: everything that decides its result, and nothing else."""

    game: str
    player: str
    lists: int  # number of lists tried per group and pass
    sets: int  # mirrored sets that each list plays in the first rung; then twice as many, and so on
    passes: int
    seed: int = 0
    version: str = VERSION

    def identity(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    @property
    def command(self) -> str:
        """The command that makes this search."""
        return (
            f"mankai arena lists {self.player} --game {self.game} --lists {self.lists} --sets {self.sets} "
            f"--passes {self.passes} --seed {self.seed}"
        )

    def rungs(self) -> list[tuple[int, int]]:
        """Return for each rung of a pass the number of lists per group, and of mirrored sets."""
        rungs, lists, sets = [(self.lists, self.sets)], self.lists, self.sets
        while lists > DECKS_KEPT:
            lists, sets = max((lists + 1) // 2, DECKS_KEPT), sets * 2
            rungs.append((lists, sets))
        return rungs


@dataclass(slots=True)
class Score:
    """The wins of a list in a pass so far; the list is given by its code."""

    code: str
    won: float = 0.0
    games: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Rung:
    """One rung of one group in one pass."""

    number: int  # number of the pass
    group: str
    step: int

    @property
    def name(self) -> str:
        return f"pass {self.number}, {self.group}, rung {self.step}"


@dataclass(slots=True)
class SearchResult:
    """The result of a search: the lists of every group, the best first, and the value of every card."""

    search: DeckSearch
    best: dict[str, list[Score]]
    card_values: dict[str, float]
    games: int

    def content(self, decks: Decks) -> dict[str, Any]:
        """Return the result as JSON-able data."""
        return {
            "mankai": "lists",
            "game": self.search.game,
            "command": self.search.command,
            "version": self.search.version,
            "games": self.games,
            "lists": {
                group: [
                    {"cards": list(decks.decode(score.code).cards), "won": round(score.won, 2), "games": score.games}
                    for score in scores
                ]
                for group, scores in self.best.items()
            },
            "worth": {card: round(VALUE_SCALE * value) for card, value in sorted(self.card_values.items())},
        }


class SearchFolder:
    """The folder of a search: its parameters, and a line for every finished rung of a group."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rungs: dict[Rung, list[Score]] = {}

    def open(self, search: DeckSearch) -> None:
        """Create the folder or read its rungs; raises `BadResults` if it belongs to something else."""
        search_file = self.path / SEARCH_FILE
        if self.path.exists() and not self.path.is_dir():
            raise BadResults(f"{self.path} is a file, not a folder for results")
        if self.path.is_dir() and any(self.path.iterdir()):
            try:
                content = json.loads(search_file.read_text("utf-8"))
            except (OSError, ValueError):
                raise BadResults(f"{self.path} holds something other than a search for lists. Take another folder.") from None
            if content != search.identity():
                raise BadResults(f"{self.path} holds another search for lists: {json.dumps(content)}. Take another folder.")
            self.load_rungs()
            return
        self.path.mkdir(parents=True, exist_ok=True)
        search_file.write_text(json.dumps(search.identity(), indent=1) + "\n", "utf-8")

    def load_rungs(self) -> None:
        path = self.path / RUNGS_FILE
        lines = path.read_text("utf-8").split("\n") if path.exists() else []
        for number, line in enumerate(lines[:-1]):  # a last line without a line end was cut off when the search stopped
            try:
                entry = json.loads(line)
                rung = Rung(entry["pass"], entry["group"], entry["rung"])
                self.rungs[rung] = [Score(str(code), float(won), int(games)) for code, won, games in entry["lists"]]
            except (ValueError, KeyError, TypeError):
                raise BadResults(f"{path} has been damaged in line {number + 1}: take it away, and it is played again") from None
        if lines and lines[-1]:
            path.write_text("".join([f"{line}\n" for line in lines[:-1]]), "utf-8")

    def add(self, rung: Rung, scores: list[Score]) -> None:
        self.rungs[rung] = scores
        entry = {"pass": rung.number, "group": rung.group, "rung": rung.step}
        lists = [[score.code, score.won, score.games] for score in scores]
        with (self.path / RUNGS_FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps({**entry, "lists": lists}) + "\n")
            file.flush()
            os.fsync(file.fileno())


@dataclass(slots=True)
class Trial:
    """A rung while it is played: the scores of its lists, and how many jobs are left."""

    rung: Rung
    scores: list[Score]
    jobs: list[Job]
    jobs_left: int = field(init=False)

    def __post_init__(self) -> None:
        self.jobs_left = len(self.jobs)

    def add(self, job: Job, games: list[GameResult]) -> bool:
        """Add the games of a job to the score of its list.  Returns whether it was the last job."""
        score = next(candidate for candidate in self.scores if candidate.code == job.pairing.decks[0])
        score.won += sum([game.score(game.measured) for game in games])
        score.games += len(games)
        self.jobs_left -= 1
        return self.jobs_left == 0


class SearchRun:
    """A search in progress."""

    def __init__(self, search: DeckSearch, folder: SearchFolder, backend: Backend, watcher: ProgressListener) -> None:
        self.search = search
        self.folder = folder
        self.backend = backend
        self.watcher = watcher
        rules = registry.game(search.game)
        decks = registry.pack_of(rules.name).load_setup_form.decks(rules)
        self.groups = decks.groups() if decks is not None else []
        if decks is None or not self.groups:
            raise BadPlan(f"{rules.name} has no lists among which good ones could be found")
        self.decks = decks
        self.best: dict[str, list[Score]] = {}
        self.expected: dict[str, float] = {}  # by code of a list: the sum of its card values

    def run(self) -> SearchResult:
        """Play all rungs that have not been played yet, and return the result."""
        left = self.games_left()
        if left == 0:
            return self.run_passes()
        with self.backend:
            self.watcher.on_start(left)
            return self.run_passes()

    def games_left(self) -> int:
        """Return how many games are left."""
        return sum(
            [
                2 * sets * lists
                for number in range(self.search.passes)
                for step, (lists, sets) in enumerate(self.search.rungs())
                for group in self.groups
                if Rung(number, group.name, step) not in self.folder.rungs
            ]
        )

    def run_passes(self) -> SearchResult:
        rungs = self.search.rungs()
        self.best = {group.name: self.empty_scores(self.decks.seed_decks(group)) for group in self.groups}
        card_values: dict[str, float] = {}
        for number in range(self.search.passes):
            opponents = self.opponents()
            contenders = {group.name: self.contenders(group, number, card_values) for group in self.groups}
            for step, (count, sets) in enumerate(rungs):
                contenders = {name: self.sort_scores(scores)[:count] for name, scores in contenders.items()}
                self.play_rung(number, step, sets, opponents, contenders)
                contenders = {group.name: self.folder.rungs[Rung(number, group.name, step)] for group in self.groups}
            card_values = self.fit_card_values(number + 1)
            self.set_expected([score for scores in contenders.values() for score in scores], card_values)
            self.best = {name: self.sort_scores(scores)[:DECKS_KEPT] for name, scores in contenders.items()}
        games = [score.games for (rung, scores) in self.folder.rungs.items() for score in self.new_games(rung, scores)]
        return SearchResult(self.search, self.best, card_values, sum(games))

    def new_games(self, rung: Rung, scores: list[Score]) -> list[Score]:
        """Return the number of games that each list played in this rung; its score includes the earlier rungs of the pass."""
        if rung.step == 0:
            return scores
        games_before = {score.code: score.games for score in self.folder.rungs[Rung(rung.number, rung.group, rung.step - 1)]}
        return [Score(score.code, 0.0, score.games - games_before[score.code]) for score in scores]

    def empty_scores(self, decks: list[Deck]) -> list[Score]:
        return [Score(self.decks.encode(deck)) for deck in decks]

    def sort_scores(self, scores: list[Score]) -> list[Score]:
        """Return the scores, the best first, by wins and by the expected value; unchanged if nothing has been played."""
        if not [score for score in scores if score.games]:
            return scores
        return sorted(scores, key=lambda score: (-self.posterior_rate(score), score.code))

    def posterior_rate(self, score: Score) -> float:
        return (score.won + EXPECTED_WEIGHT * self.expected.get(score.code, 0.0)) / (score.games + EXPECTED_WEIGHT)

    def set_expected(self, scores: list[Score], card_values: dict[str, float]) -> None:
        for score in scores:
            self.expected[score.code] = sum([card_values.get(card, 0.0) for card in self.decks.decode(score.code).cards])

    def opponents(self) -> list[str]:
        """Return the opponents of all lists in a pass: the two best lists of each group so far."""
        return list(dict.fromkeys([score.code for scores in self.best.values() for score in scores[:2]]))

    def contenders(self, group: DeckGroup, number: int, card_values: dict[str, float]) -> list[Score]:
        """Return the lists that a group tries in a pass: its best so far, and new ones from card values with noise."""
        rng = Random(seed_of(self.search.seed, f"lists of {group.name}, pass {number}"))
        codes = [score.code for score in self.best[group.name]]
        values = [card_values.get(card, 0.0) for card in group.cards]
        mean = sum(values) / len(values)
        deviation = (sum([(value - mean) ** 2 for value in values]) / len(values)) ** 0.5 if card_values else 1.0
        noise = NOISE_BY_PASS[min(max(number - 1, 0), 1)] * deviation if card_values else 1.0
        for attempt in range(100 * self.search.lists):
            if len(codes) >= self.search.lists:
                break
            # The first new list has no noise, so that the card values from all groups are tried in this one.
            card_noise = 0.0 if card_values and attempt == 0 else noise
            likings = {card: card_values.get(card, 0.0) + card_noise * rng.gauss(0.0, 1.0) for card in group.cards}
            code = self.decks.encode(self.decks.best_deck(group, likings))
            if code not in codes:
                codes.append(code)
        scores = [Score(code) for code in codes]
        self.set_expected(scores, card_values)
        return scores

    def play_rung(self, number: int, step: int, sets: int, opponents: list[str], contenders: dict[str, list[Score]]) -> None:
        """Play one rung of all groups that have not finished it."""
        trials: dict[str, Trial] = {}
        for group in self.groups:
            rung = Rung(number, group.name, step)
            if rung not in self.folder.rungs:
                scores = [Score(score.code, score.won, score.games) for score in contenders[group.name]]
                trials[group.name] = Trial(rung, scores, self.jobs(rung, group, sets, opponents, scores))
        if not trials:
            return
        trial_by_job = {job.id: trial for trial in trials.values() for job in trial.jobs}
        jobs: Iterator[Job] = (job for trial in trials.values() for job in trial.jobs)
        with closing(self.backend.run(play_job, jobs)) as playing:
            for job, games in playing:
                trial = trial_by_job[job.id]
                if trial.add(job, games):
                    self.folder.add(trial.rung, self.sort_scores(trial.scores))
                self.watcher.on_games(games)

    def jobs(self, rung: Rung, group: DeckGroup, sets: int, opponents: list[str], scores: list[Score]) -> list[Job]:
        """Return the jobs of a rung.  All lists of a group meet the same opponents, which have other owners."""
        rng = Random(seed_of(self.search.seed, rung.name))
        own = set(group.owners)
        eligible = [code for code in opponents if set(self.decks.decode(code).owners) != own]
        chosen: list[str] = []
        while len(chosen) < sets:
            rng.shuffle(eligible)
            chosen += eligible[: sets - len(chosen)]
        player, name = self.search.player, self.search.game
        root = seed_of(self.search.seed, f"games of pass {rung.number}, rung {rung.step}")
        first = sets * self.groups.index(group)  # a list may be in two groups: different numbers keep their jobs apart
        return [
            Job(VERSION, name, {}, BY_CODE, Pairing((player, player), (score.code, opponent)), root, first + number, 1)
            for number, opponent in enumerate(chosen)
            for score in scores
        ]

    def fit_card_values(self, passes: int) -> dict[str, float]:
        """Return the value of each card: what it adds to the win rate of its list, from all lists of the passes so far.

        A ridge regression.  Rows are lists, weighted by their games; columns are cards, and one for every pass, since the
        opponents grow stronger.
        """
        rows = [
            (rung.number, set(self.decks.decode(score.code).cards), score)
            for rung, scores in self.folder.rungs.items()
            if rung.number < passes
            for score in self.eliminated_scores(rung, scores)
        ]
        if not rows:
            return {}
        numpy = import_extra("numpy", "arena")
        cards = list(dict.fromkeys([card for group in self.groups for card in group.cards]))
        column_of = {card: column for column, card in enumerate(cards)}
        size = len(cards) + passes
        normal, wins = numpy.zeros((size, size)), numpy.zeros(size)
        for pass_number, cards_of_list, score in rows:
            columns = [column_of[name] for name in sorted(cards_of_list)] + [len(cards) + pass_number]
            normal[numpy.ix_(columns, columns)] += score.games
            wins[columns] += score.won
        for column in range(len(cards)):
            normal[column, column] += RIDGE_PRIOR_GAMES
        solution = numpy.linalg.solve(normal, wins)
        values = [float(value) for value in solution[: len(cards)]]
        mean = sum(values) / len(values)
        return {card: value - mean for card, value in zip(cards, values, strict=True)}

    def eliminated_scores(self, rung: Rung, scores: list[Score]) -> list[Score]:
        """Return the scores of the lists for which this was the last rung of the pass."""
        next_scores = self.folder.rungs.get(Rung(rung.number, rung.group, rung.step + 1), [])
        remaining = {score.code for score in next_scores}
        return [score for score in scores if score.code not in remaining]


def make_search(game: str, player: str, lists: int, sets: int, passes: int, seed: int) -> DeckSearch:
    """Return a checked search; raises if it cannot be made."""
    rules = registry.game(game)
    players.player(player)
    if rules.seats != 2:
        raise BadPlan(f"lists are found in games for two, and {rules.name} is for {rules.seats}")
    for option, number, least in (("lists", lists, DECKS_KEPT), ("sets", sets, 1), ("passes", passes, 1)):
        if number < least:
            raise BadPlan(f"a search for lists needs --{option} {least} or more, not {number}")
    return DeckSearch(rules.name, player, lists, sets, passes, seed)


def run_search(search: DeckSearch, folder: Path, backend: Backend, watcher: ProgressListener | None = None) -> SearchResult:
    """Run a search, or continue it, and return its result."""
    search_folder = SearchFolder(folder)
    search_run = SearchRun(search, search_folder, backend, watcher if watcher is not None else ProgressListener())
    search_folder.open(search)
    return search_run.run()


def format_score(score: Score) -> str:
    low, high = wilson(score.won, score.games)
    return f"{100 * score.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
