"""The commands of the arena: `mankai arena match`, `round-robin`, `gauntlet`, `lists`; and `mankai report`."""

from __future__ import annotations

import inspect
import json
from dataclasses import dataclass
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
app = typer.Typer(help="Play matches and measure the results.", no_args_is_help=True)

Players = Annotated[list[str], typer.Argument(help="Players by name, as greedy or search:400.", metavar="PLAYERS")]
GameName = Annotated[str, typer.Option("--game", help="The game, or an unambiguous part of its name.")]
Games = Annotated[int, typer.Option("--games", help="The games of each two players (with each two decks), in mirrored sets.")]
SetUp = Annotated[str | None, typer.Option("--setup", help="More of the set-up, as a JSON object.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Out = Annotated[Path | None, typer.Option("--out", help="The folder for the results; the same command continues there.")]
Jobs = Annotated[int | None, typer.Option("--jobs", help="The number of processes; by default all cores.")]
OnCluster = Annotated[str | None, typer.Option("--cluster", help="Play on a Ray cluster: HOST:PORT, or auto.")]
Data = Annotated[Path | None, typer.Option("--dataset", help="Also write every position as training data into this folder.")]
Sprt = Annotated[str | None, typer.Option("--sprt", help="Stop when one of two win rates is established, as 0.5:0.55.")]


@dataclass(frozen=True)
class RunOptions:
    """The options of a run, as typed."""

    players: Players
    game: GameName = ""
    games: Games = 200
    setup: SetUp = None
    seed: Seed = 0
    out: Out = None
    jobs: Jobs = None
    cluster: OnCluster = None
    sprt: Sprt = None
    dataset: Data = None


def add_command(form: str, text: str, *omitted_options: str) -> None:
    """Add the command that plays schedules of a form. It has all options of a run but those in `omitted_options`."""

    def command(context: typer.Context, **options: Any) -> None:
        run_plan(form, RunOptions(**options), given_options(context))

    context, _ = inspect.signature(command, eval_str=True).parameters.values()
    fields = [
        field for field in inspect.signature(RunOptions, eval_str=True).parameters.values() if field.name not in omitted_options
    ]
    vars(command)["__signature__"] = inspect.Signature([context, *fields])  # typer makes the options from it
    app.command(form, cls=command_with_fields(arena_options), help=text)(command)


add_command(
    plans.MATCH, "One table: two players, or as many as the game has seats; the last one named takes all seats that are left."
)
add_command(
    plans.ROUND_ROBIN, "Everybody meets everybody; at larger tables, each player meets a table full of each other player.", "sprt"
)
add_command(plans.GAUNTLET, "The first player meets all the others.", "sprt")


@app.command()
def lists(
    player: Annotated[str, typer.Argument(help="The player of all games, as greedy or search:60.", metavar="PLAYER")] = "greedy",
    game: GameName = "",
    lists: Annotated[int, typer.Option("--lists", help="The number of lists per group in a pass.")] = 24,
    sets: Annotated[int, typer.Option("--sets", help="Mirrored pairs of games before the first half drops out.")] = 4,
    passes: Annotated[int, typer.Option("--passes", help="The passes, each against the best of the last one.")] = 3,
    seed: Seed = 0,
    out: Out = None,
    jobs: Jobs = None,
    cluster: OnCluster = None,
    keep: Annotated[bool, typer.Option("--keep", help="Write the lists into the game's own folder.")] = False,
) -> None:
    """Find good decks by measurement: many lists play, and the worse half drops out again and again."""
    search = make_search(game or registry.first_game(), player, lists, sets, passes, seed)
    rules = registry.game(search.game)
    decks = registry.pack_of(rules.name).load_setup_form.decks(rules)
    path = decks.measurements() if decks is not None else None
    if keep and path is None:
        raise BadPlan(f"{rules.name} does not say where it keeps its lists")
    backend = backend_for(jobs, cluster)
    folder = out if out is not None else Path("arena") / folder_name("lists", search.identity())
    console = Console(highlight=False, markup=False, emoji=False)
    with ProgressBar(f"lists on {backend.name}", folder) as progress:
        result = run_search(search, folder, backend, progress)
    print_grids(console, [best_decks_grid(result), card_values_grid(result)])
    assert decks is not None
    target = path if keep and path is not None else folder / "lists.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(result.content(decks), ensure_ascii=False, indent=1) + "\n", "utf-8")
    console.print(Text(f"\n{result.games} games in {folder}; the lists: {target}"), soft_wrap=True)


def best_decks_grid(result: SearchResult) -> Grid:
    rows = [
        [group, scores[0].code, str(scores[0].games), format_score(scores[0])] for group, scores in result.best.items() if scores
    ]
    note = "Against the best lists of the pass before. The best of many samples is better than the truth."
    return Grid("Lists", ["of", "list", "games", "win rate (95 % interval)"], rows, note)


def card_values_grid(result: SearchResult) -> Grid:
    ordered = sorted(result.card_values.items(), key=lambda entry: -entry[1])
    rows = [[card, f"{100 * value:+.1f} %"] for card, value in ordered]
    return Grid("Worth of cards", ["card", "worth"], rows, "What a card adds to the share of games that its list wins.")


def run_plan(form: str, options: RunOptions, typed_options: GivenOptions) -> None:
    """Make the schedule, play the games that are left, and print the tables."""
    schedule = plans.make_schedule(
        form,
        options.game or registry.first_game(),
        options.players,
        options.games,
        options.seed,
        {option.removeprefix("--"): split_names(option, names) for option, names in typed_options.given.items()},
        json_object(options.setup),
        parse_rates(options.sprt),
    )
    backend = backend_for(options.jobs, options.cluster)
    folder = ResultsFolder(
        options.out if options.out is not None else Path("arena") / folder_name(schedule.form, schedule.identity())
    )
    console = Console(highlight=False, markup=False, emoji=False)
    with ProgressBar(f"{schedule.form} on {backend.name}", folder.path) as progress:
        dataset = DatasetWriter(options.dataset, schedule.game) if options.dataset is not None else None
        games = run(schedule, folder, backend, progress, dataset)
    print_grids(console, grids(schedule, games))
    console.print(Text(f"\n{len(games)} games in {folder.path}; the report: mankai report {folder.path}"), soft_wrap=True)


def report(
    folder: Annotated[Path, typer.Argument(help="The folder with the results of an arena.")],
    out: Annotated[Path | None, typer.Option("--out", help="The file; otherwise report.html in the folder.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables as Markdown instead.")] = False,
    plots: Annotated[Path | None, typer.Option("--plots", help="Draw only the plots, as SVG files into this folder.")] = None,
) -> None:
    """Draw the tables and plots of an arena into one HTML file that needs nothing else."""
    results_folder = ResultsFolder(folder)
    schedule, games = load_results(results_folder)
    if not games:
        raise BadPlan(f"nothing has been played yet in {folder}")
    if markdown:
        print("\n\n".join([grid.markdown() for grid in [*grids(schedule, games), thinking_time_grid(games)]]))
        return
    from mankai.arena.report import make_plots, report_html

    if plots is not None:
        plots.mkdir(parents=True, exist_ok=True)
        for title, picture in make_plots(schedule, games).items():
            (plots / f"{title.lower().replace(' ', '_')}.svg").write_text(picture.svg, "utf-8")
        return
    path = out if out is not None else folder / "report.html"
    path.write_text(report_html(schedule, games, results_folder.metadata()), "utf-8")
    Console(highlight=False, markup=False, emoji=False).print(Text(str(path)), soft_wrap=True)


class ProgressBar(ProgressListener):
    """A progress bar of a run, shown on standard error once the run has begun. Ctrl-C leaves the program with a note."""

    def __init__(self, title: str, folder: Path) -> None:
        self.title = title
        self.folder = folder
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("games"),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=Console(stderr=True, highlight=False, markup=False, emoji=False),
        )
        self.task = TaskID(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        if self.progress.live.is_started:  # otherwise it would print an empty line
            self.progress.stop()
        if kind is KeyboardInterrupt:
            note = f"stopped; what has been played is kept in {self.folder}, and the same command goes on"
            self.progress.console.print(Text(note))
            raise typer.Exit(INTERRUPTED) from None

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


def split_names(option: str, text: str) -> list[str]:
    """Return the names in `text`, split at semicolons if there are any, else at commas."""
    separator = ";" if ";" in text else ","
    names = [name.strip() for name in text.rstrip(";").split(separator)]
    if "" in names:
        raise BadPlan(f"{option} takes names with commas between, or semicolons, not {text!r}")
    return names


def json_object(text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    try:
        content = json.loads(text)
    except ValueError as error:
        raise BadPlan(f"--setup is not JSON: {error}") from None
    if not isinstance(content, dict):
        raise BadPlan(f'--setup is a JSON object, as {{"first": 0}}, not {text}')
    return content


def parse_rates(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    low, _, high = text.partition(":")
    try:
        return float(low), float(high)
    except ValueError:
        raise BadPlan(f"--sprt takes two win rates, as 0.5:0.55, not {text!r}") from None


def folder_name(form: str, identity: dict[str, Any]) -> str:
    """Return a name for the folder of a run; the same command finds it again."""
    text = json.dumps(identity, sort_keys=True)
    return f"{form}-{blake2b(text.encode(), digest_size=5).hexdigest()}"


def print_grids(console: Console, grids: list[Grid]) -> None:
    for grid in grids:
        table = Table(title=grid.title, title_justify="left", caption=grid.note or None, caption_justify="left")
        for column, head in enumerate(grid.head):
            table.add_column(Text(head), justify="left" if column == 0 else "right")
        for row in grid.rows:
            table.add_row(*[Text(cell) for cell in row])
        console.print(table)
