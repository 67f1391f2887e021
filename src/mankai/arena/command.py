"""The commands of the arena: `mankai arena match`, `round-robin`, `gauntlet`, `lists`; and `mankai report`."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Self

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mankai.arena import plan as plans
from mankai.arena.backends import Backend, Pool, Serial
from mankai.arena.cluster import Cluster
from mankai.arena.dataset import DatasetWriter
from mankai.arena.deck_search import SearchResult, format_score, make_search, run_search
from mankai.arena.errors import BadPlan
from mankai.arena.games import GameResult
from mankai.arena.report_tables import Grid, grids, thinking_time_grid
from mankai.arena.results import ResultsFolder
from mankai.arena.runner import ProgressListener, load_results, run
from mankai.packs import registry
from mankai.terminal.setup_options import GivenOptions, arena_options, command_with_fields, given_options

INTERRUPTED = 130
app = typer.Typer(help="Let players meet, and measure how they do.", no_args_is_help=True)

Players = Annotated[list[str], typer.Argument(help="Players by name, as greedy or search:400.", metavar="PLAYERS")]
GameName = Annotated[str, typer.Option("--game", help="The game, or an unmistakable part of its name.")]
Games = Annotated[int, typer.Option("--games", help="How many games each two play (with each two decks); mirrored sets.")]
SetUp = Annotated[str | None, typer.Option("--setup", help="More of the set-up, as a JSON object.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Out = Annotated[Path | None, typer.Option("--out", help="The folder for the results; the same command goes on in it.")]
Jobs = Annotated[int | None, typer.Option("--jobs", help="How many processes play; otherwise all cores.")]
OnCluster = Annotated[str | None, typer.Option("--cluster", help="Play on a Ray cluster: HOST:PORT, or auto.")]
Data = Annotated[Path | None, typer.Option("--dataset", help="Also write every position as data to learn from into this folder.")]
Sprt = Annotated[str | None, typer.Option("--sprt", help="Stop when it is clear which of two win rates holds, as 0.5:0.55.")]


@app.command(cls=command_with_fields(arena_options))
def match(
    context: typer.Context,
    players: Players,
    game: GameName = "",
    games: Games = 200,
    setup: SetUp = None,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    sprt: Sprt = None,
    dataset: Data = None,
) -> None:
    """One table: two players, or as many as the game has seats; the last one named takes all seats that are left."""
    run_plan(plans.MATCH, players, game, games, given_options(context), setup, seed, out, jobs, cluster, sprt, dataset)


@app.command("round-robin", cls=command_with_fields(arena_options))
def round_robin(
    context: typer.Context,
    players: Players,
    game: GameName = "",
    games: Games = 200,
    setup: SetUp = None,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    dataset: Data = None,
) -> None:
    """Everybody meets everybody; at larger tables, each one alone meets a table full of each other."""
    run_plan(plans.ROUND_ROBIN, players, game, games, given_options(context), setup, seed, out, jobs, cluster, None, dataset)


@app.command(cls=command_with_fields(arena_options))
def gauntlet(
    context: typer.Context,
    players: Players,
    game: GameName = "",
    games: Games = 200,
    setup: SetUp = None,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    dataset: Data = None,
) -> None:
    """The first player meets all the others."""
    run_plan(plans.GAUNTLET, players, game, games, given_options(context), setup, seed, out, jobs, cluster, None, dataset)


@app.command()
def lists(
    player: Annotated[str, typer.Argument(help="Who plays all games, as greedy or search:60.", metavar="PLAYER")] = "greedy",
    game: GameName = "",
    lists: Annotated[int, typer.Option("--lists", help="How many lists of every group are tried in a pass.")] = 24,
    sets: Annotated[int, typer.Option("--sets", help="Mirrored pairs of games before the first half leaves.")] = 4,
    passes: Annotated[int, typer.Option("--passes", help="How often, each time against the best of the last one.")] = 3,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    keep: Annotated[bool, typer.Option("--keep", help="Write what is found where the game looks for it.")] = False,
) -> None:
    """Find good decks by measurement: many lists, of which the worse half leaves again and again."""
    search = make_search(game or registry.first_game(), player, lists, sets, passes, seed)
    rules = registry.game(search.game)
    decks = registry.pack_of(rules.name).load_setup_form.decks(rules)
    path = decks.measurements() if decks is not None else None
    if keep and path is None:
        raise BadPlan(f"{rules.name} does not say where it keeps its lists")
    backend = backend_for(jobs, cluster)
    folder = out if out is not None else Path("arena") / folder_name("lists", search.identity())
    console = Console(highlight=False, markup=False, emoji=False)
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with ProgressBar(f"lists on {backend.name}", notes) as bar:
        try:
            found = run_search(search, folder, backend, bar)
        except KeyboardInterrupt:
            bar.stop()
            notes.print(Text(f"stopped; what has been played is kept in {folder}, and the same command goes on"))
            raise typer.Exit(INTERRUPTED) from None
    print_grids(console, [best_decks_grid(found), card_values_grid(found)])
    assert decks is not None
    target = path if keep and path is not None else folder / "lists.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(found.content(decks), ensure_ascii=False, indent=1) + "\n", "utf-8")
    console.print(Text(f"\n{found.games} games in {folder}; the lists: {target}"), soft_wrap=True)


def best_decks_grid(found: SearchResult) -> Grid:
    rows = [
        [group, scores[0].code, str(scores[0].games), format_score(scores[0])] for group, scores in found.best.items() if scores
    ]
    note = "Against the best lists of the pass before. The best of many samples is better than the truth."
    return Grid("Lists", ["of", "list", "games", "win rate (95 % interval)"], rows, note)


def card_values_grid(found: SearchResult) -> Grid:
    ordered = sorted(found.card_values.items(), key=lambda entry: -entry[1])
    rows = [[card, f"{100 * worth:+.1f} %"] for card, worth in ordered]
    return Grid("Worth of cards", ["card", "worth"], rows, "What a card adds to the share of games that its list wins.")


def run_plan(
    form: str,
    players: list[str],
    game: str,
    games: int,
    said: GivenOptions,
    setup: str | None,
    seed: int,
    out: Path | None,
    jobs: int | None,
    cluster: str | None,
    sprt: str | None,
    dataset: Path | None,
) -> None:
    """Make the schedule, play the games that are left, and print the tables."""
    plan = plans.make_schedule(
        form,
        game or registry.first_game(),
        players,
        games,
        seed,
        {option.removeprefix("--"): split_names(option, words) for option, words in said.given.items()},
        json_object(setup),
        parse_rates(sprt),
    )
    backend = backend_for(jobs, cluster)
    folder = ResultsFolder(out if out is not None else Path("arena") / folder_name(plan.form, plan.identity()))
    console = Console(highlight=False, markup=False, emoji=False)
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with ProgressBar(f"{plan.form} on {backend.name}", notes) as bar:
        try:
            done = run(plan, folder, backend, bar, DatasetWriter(dataset, plan.game) if dataset is not None else None)
        except KeyboardInterrupt:
            bar.stop()
            notes.print(Text(f"stopped; what has been played is kept in {folder.path}, and the same command goes on"))
            raise typer.Exit(INTERRUPTED) from None
    print_grids(console, grids(plan, done))
    console.print(Text(f"\n{len(done)} games in {folder.path}; the report: mankai report {folder.path}"), soft_wrap=True)


def report(
    folder: Annotated[Path, typer.Argument(help="The folder with the results of an arena.")],
    out: Annotated[Path | None, typer.Option("--out", help="The file; otherwise report.html in the folder.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown instead.")] = False,
    plots: Annotated[Path | None, typer.Option("--plots", help="Draw only the plots, as SVG files into this folder.")] = None,
) -> None:
    """Draw the tables and plots of an arena into one HTML file that needs nothing else."""
    results_folder = ResultsFolder(folder)
    plan, games = load_results(results_folder)
    if not games:
        raise BadPlan(f"nothing has been played yet in {folder}")
    if markdown:
        print("\n\n".join([grid.markdown() for grid in [*grids(plan, games), thinking_time_grid(games)]]))
        return
    from mankai.arena.report import make_plots, page

    if plots is not None:
        plots.mkdir(parents=True, exist_ok=True)
        for title, picture in make_plots(plan, games).items():
            (plots / f"{title.lower().replace(' ', '_')}.svg").write_text(picture.svg, "utf-8")
        return
    path = out if out is not None else folder / "report.html"
    path.write_text(page(plan, games, results_folder.metadata()), "utf-8")
    Console(highlight=False, markup=False, emoji=False).print(Text(str(path)), soft_wrap=True)


class ProgressBar(ProgressListener):
    """A progress bar of a run, shown once it has begun."""

    def __init__(self, title: str, console: Console) -> None:
        self.title = title
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=console,
        )
        self.task = TaskID(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        self.stop()

    def stop(self) -> None:
        if self.progress.live.is_started:  # otherwise it would print an empty line
            self.progress.stop()

    def on_start(self, left: int) -> None:
        self.task = self.progress.add_task(self.title, total=left)
        self.progress.start()

    def on_games(self, games: list[GameResult]) -> None:
        self.progress.advance(self.task, len(games))


def backend_for(jobs: int | None, cluster: str | None) -> Backend:
    if cluster is not None:
        if jobs is not None:
            raise BadPlan("--jobs is for this machine, --cluster for others: not both at once")
        return Cluster(cluster)
    return Serial() if jobs == 1 else Pool(jobs)


def split_names(option: str, words: str) -> list[str]:
    """Return the names in `words`, split at semicolons if there are any, else at commas."""
    between = ";" if ";" in words else ","
    names = [name.strip() for name in words.rstrip(";").split(between)]
    if "" in names:
        raise BadPlan(f"{option} takes names with commas between, or semicolons, not {words!r}")
    return names


def json_object(words: str | None) -> dict[str, Any] | None:
    if words is None:
        return None
    try:
        given = json.loads(words)
    except ValueError as error:
        raise BadPlan(f"--setup is not JSON: {error}") from None
    if not isinstance(given, dict):
        raise BadPlan(f'--setup is a JSON object, as {{"first": 0}}, not {words}')
    return given


def parse_rates(words: str | None) -> tuple[float, float] | None:
    if words is None:
        return None
    low, _, high = words.partition(":")
    try:
        return float(low), float(high)
    except ValueError:
        raise BadPlan(f"--sprt takes two win rates, as 0.5:0.55, not {words!r}") from None


def folder_name(form: str, identity: dict[str, Any]) -> str:
    """Return a name for the folder of a run; the same command finds it again."""
    text = json.dumps(identity, sort_keys=True)
    return f"{form}-{blake2b(text.encode(), digest_size=5).hexdigest()}"


def print_grids(console: Console, shown: list[Grid]) -> None:
    for grid in shown:
        table = Table(title=grid.title, title_justify="left", caption=grid.note or None, caption_justify="left")
        for at, head in enumerate(grid.head):
            table.add_column(Text(head), justify="left" if at == 0 else "right")
        for row in grid.rows:
            table.add_row(*[Text(cell) for cell in row])
        console.print(table)
