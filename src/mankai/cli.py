"""The `mankai` command: play, learn, look up cards and rules, replay records, check rulings, benchmark, arena, server.

The docstrings of commands are their help texts.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.exceptions import TyperException

from mankai.compat import extras
from mankai.decks.text_formats import FORMATS
from mankai.i18n import catalogues
from mankai.kernel.errors import MankaiError
from mankai.kernel.rng import KEY_BITS
from mankai.kernel.version import VERSION, is_compiled
from mankai.packs import registry
from mankai.terminal.setup_options import (
    BadCommand,
    GivenOptions,
    announcement_text,
    card_options,
    card_values,
    command_with_fields,
    given_options,
    play_options,
    rules_for,
    setup_for,
)

# Modules that only some commands need are imported in them, so that --help and --version are quick.
if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from mankai.kernel.position import Position
    from mankai.kernel.rules import Rules
    from mankai.terminal.console.screen import Keyboard

SPECTATOR = "spectator"
NO_WORDS: list[str] = []
PASS_THROUGH = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}
app = typer.Typer(
    help="Card games by their rulebooks: play, study, measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes around the help would take more time than all the rest
)
GameName = Annotated[str, typer.Argument(help="The game, or an unambiguous part of its name; mankai games lists them.")]
Language = Annotated[str, typer.Option("--language", metavar="CODE", help=f"One of: {', '.join(catalogues.languages())}.")]


NoPager = Annotated[bool, typer.Option("--no-pager", help="Print everything at once, without a pager.")]


class CommandNeedsExtra(MankaiError):
    """A library that this command needs is not installed."""


def print_version(is_asked: bool) -> None:
    """Print the version and exit, if asked to."""
    if is_asked:
        version()
        raise typer.Exit


@app.callback()
def before_all(
    is_asked: Annotated[
        bool, typer.Option("--version", is_eager=True, help="Print the version.", callback=print_version)
    ] = False,
) -> None:
    """Card games by their rulebooks: play, study, measure."""


@app.command(cls=command_with_fields(play_options))
def play(
    context: typer.Context,
    game: GameName = "",
    count: Annotated[
        int | None, typer.Option("--players", metavar="N", help="The number of players, for games with several.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(help="Who takes the first turn: first (you), second (not you) or random; or your seat, from 0 on."),
    ] = None,
    player: Annotated[str, typer.Option(help="The computer player to play against.")] = "greedy",
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game, or any unfinished record.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="All players are people at one screen.")] = False,
    no_pause: Annotated[bool, typer.Option("--no-pause", help="Never wait for Enter after the others' actions.")] = False,
    language: Language = catalogues.ENGLISH,
) -> None:
    """Play against the computer, or against people at the same screen."""
    import secrets

    from rich.text import Text

    from mankai.terminal import follow_ups, storage
    from mankai.terminal.console.screen import PlainKeyboard
    from mankai.terminal.sessions import bot_runner
    from mankai.terminal.sessions.session import Session

    console, typed_options = new_console(), given_options(context)
    check_language(language)
    game_seed = seed if seed is not None else secrets.randbits(KEY_BITS)
    if resume is not None:
        typed_names = [*typed_options.names(), *([] if seat is None else ["--seat"]), *([] if count is None else ["--players"])]
        history, seat_names = resume_game(resume, typed_names, player, hot_seat)
    else:
        rules = rules_for(game_named(game), game, count)
        setup, own_seat = setup_for(rules, typed_options, seat, game_seed, hot_seat)
        history = [rules.start(setup, game_seed)]
        seat_names = seat_players(rules.seats, own_seat, player, hot_seat)
        if announcement_text(rules, setup, language):
            console.print(Text(announcement_text(rules, setup, language), style="bold"))
    keyboard = make_keyboard(console)
    pauses = not isinstance(keyboard, PlainKeyboard) and not no_pause
    first_history, games = history, [(history, seat_names, resume)]
    while games:
        history, seat_names, path = games.pop(0)
        deciders = {
            at: bot_runner.stoppable_player(name, game_seed + at) for at, name in enumerate(seat_names) if name != storage.PERSON
        }
        if history is first_history:
            warn_if_interpreted(language)
        Session(console, history, deciders, seat_names, keyboard, pauses, path, language).run()
        if not history[-1].is_over:
            return  # leaving a game also leaves the games that would follow
        games += [([start], seats, None) for start, seats in follow_ups.first_positions(history[-1], seat_names, game_seed)]


def game_named(name: str) -> Rules:
    """Return the rules of a game; of the first one if none is named."""
    return registry.game(name or registry.first_game())


def check_language(language: str) -> None:
    if language not in catalogues.languages():
        raise BadCommand(f"there is no language {language!r}; there are: {', '.join(catalogues.languages())}")


def make_keyboard(console: Console) -> Keyboard:
    """Return the input for a session: with line editing at a terminal, else plain."""
    if not console.is_terminal or not sys.stdin.isatty():
        from mankai.terminal.console.screen import PlainKeyboard

        return PlainKeyboard(console)
    from mankai.terminal.console.line_editor import EditingKeyboard

    return EditingKeyboard()


def seat_players(seats: int, own_seat: int, player: str, is_hot_seat: bool) -> list[str]:
    """Return the player of each seat, by the names that saves have."""
    from mankai.terminal import storage

    return [storage.PERSON if is_hot_seat or at == own_seat else player for at in range(seats)]


def resume_game(path: Path, given: list[str], player: str, is_hot_seat: bool) -> tuple[list[Position], list[str]]:
    """Return all positions of an unfinished game and the player of each seat: as in the file, or else as given."""
    from mankai.terminal import storage

    if given:
        raise BadCommand(f"a saved game is set up already: --resume goes without {', '.join(given)}")
    history, sitting = storage.load_game(path)
    rules = history[-1].rules
    if history[-1].is_over:
        raise BadCommand(f"the game in {path} is over; see it with: mankai replay {path}")
    if len(sitting) == rules.seats and storage.PERSON in sitting:
        return history, sitting
    return history, seat_players(rules.seats, 0, player, is_hot_seat)


@app.command()
def learn(
    game: GameName = "",
    exercise: Annotated[str, typer.Argument(help="The exercise to begin with, by number or name.")] = "",
    lists: Annotated[bool, typer.Option("--list", help="Only list the exercises.")] = False,
    language: Language = catalogues.ENGLISH,
) -> None:
    """Learn a game by doing: small positions, each with a task."""
    from mankai.learning import exercises
    from mankai.terminal.sessions import exercise_session

    check_language(language)
    console = new_console()
    name = game_named(game).name
    known = [known_exercise.name for known_exercise in exercises.of_game(name)]
    if not known:
        names = [game_name for game_name in registry.games() if exercises.of_game(game_name)]
        raise BadCommand(f"{name} has no exercises; these have: {', '.join(names)}")
    if lists:
        for line in exercise_session.exercise_lines(name, language):
            console.print(line)
        return
    numbers = [str(number) for number in range(1, len(known) + 1)]
    if exercise and exercise not in known + numbers:
        raise BadCommand(f"{name} has no exercise {exercise!r}; it has: {', '.join(known)}")
    first = 0 if not exercise else numbers.index(exercise) if exercise in numbers else known.index(exercise)
    exercise_session.run_exercises(console, name, first, make_keyboard(console), language)


@app.command()
def games(
    language: Annotated[
        str, typer.Option("--language", metavar="CODE", help="List every sentence that this language lacks.")
    ] = "",
) -> None:
    """List the games that can be played, problems of other games, and unfinished languages."""
    from mankai.packs import validation

    console = new_console()
    if language:
        check_language(language)
        for gap in validation.language_gaps(language):
            for missing in gap.missing:
                console.print(f"{gap.name}: {missing}", soft_wrap=True)
        return
    problems = validation.problems()
    for name in registry.games():
        console.print(f"{name}  {validation.title(name)}".rstrip())
    for name, reason in problems:
        console.print(f"! {name}: {reason}", soft_wrap=True)
    for gap in validation.language_gaps():
        console.print(str(gap), soft_wrap=True)


@app.command(cls=command_with_fields(card_options))
def cards(
    context: typer.Context,
    name: Annotated[
        list[str] | None,
        typer.Argument(help="A card, its owner, or part of the name; before it the game, if it is another."),
    ] = None,
    game: Annotated[str | None, typer.Option(help="The game of the cards.")] = None,
    no_pager: NoPager = False,
    language: Language = catalogues.ENGLISH,
) -> None:
    """Show cards with their numbers and texts, and how certain these are."""
    from mankai.terminal.console import pager

    check_language(language)
    rules, typed = split_game(name or [], game)
    page = card_page(rules, " ".join(typed), given_options(context), language, game is None)
    pager.show(new_console(), [page], not no_pager)


def card_page(rules: Rules, words: str, typed_options: GivenOptions, language: str, may_be_elsewhere: bool) -> RenderableType:
    """Return the page of cards that `words` mean; if the game has none and no game was named, those of another game."""
    from mankai.terminal import ui_lookup
    from mankai.terminal.board import NoSuchCard

    try:
        return ui_lookup.pages(rules, words, card_values(rules, typed_options), language)
    except NoSuchCard:
        others = [
            pack.default_game
            for pack in registry.packs().values()
            if rules.name not in pack.rules and pack.default_game in registry.games()
        ]
        for other in others if may_be_elsewhere and not typed_options.names() else []:
            with suppress(NoSuchCard):
                return ui_lookup.pages(registry.game(other), words, {}, language)
        raise


def split_game(typed: list[str], game: str | None) -> tuple[Rules, list[str]]:
    """Return the rules of the game, and the other words typed. Without `game`, the first word may name a game or an edition."""
    names = [*registry.games(), *registry.packs()]
    editions = [name.rpartition("/")[2] for name in names if not name[-1].isdecimal()]
    if game is None and typed and typed[0] in names + editions:
        game, typed = typed[0], typed[1:]
    return game_named(game or ""), typed


@app.command()
def decks(
    name: Annotated[
        list[str] | None,
        typer.Argument(help="A ready deck by name, a code, or a file (- for typed text); before it the game, if it is another."),
    ] = None,
    game: Annotated[str | None, typer.Option(help="The game of the decks.")] = None,
    form: Annotated[str, typer.Option("--as", metavar="FORM", help=f"Write it down instead, as {', '.join(FORMATS)}.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Print only whether it is legal, and all its faults.")] = False,
    format: Annotated[str, typer.Option("--format", help="The format to check it by, for games with several.")] = "",
    no_pager: NoPager = False,
    language: Language = catalogues.ENGLISH,
) -> None:
    """List ready decks; show, check or convert one.  It is a ready deck, or given by a file or a code."""
    from mankai.terminal.console import pager
    from mankai.terminal.pages import deck_page

    check_language(language)
    rules, typed = split_game(name or [], game)
    if form and form not in FORMATS:
        raise BadCommand(f"--as is one of: {', '.join(FORMATS)}; not {form!r}")
    if not typed and (form or check or format):
        raise BadCommand("which deck? Name a ready one, a code or a file")
    console = new_console()
    page = deck_page.make_page(rules, " ".join(typed), form, check, format, language, min(console.width, 100))
    pager.show(console, page.lines, not no_pager and not form, soft_wrap=True)
    if not page.is_allowed:
        raise typer.Exit(1)


@app.command("rules")
def show_rules(
    game: GameName = "",
    word: Annotated[list[str] | None, typer.Argument(help="A word of the rules, or part of it.")] = None,
    no_pager: NoPager = False,
    language: Language = catalogues.ENGLISH,
) -> None:
    """Show the rules of a game on one sheet, or the entry for a word."""
    from mankai.terminal.console import pager
    from mankai.terminal.pages.rules_sheet import RulesSheet

    check_language(language)
    console = new_console()
    lines = RulesSheet(game_named(game), language).lines(" ".join(word or []), min(console.width, 100))
    pager.show(console, lines, not no_pager)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    step: Annotated[int | None, typer.Option(help="Stop after so many decisions.")] = None,
    seat: Annotated[str, typer.Option(help="The viewpoint: a seat, from 0 on, or spectator.")] = SPECTATOR,
    language: Language = catalogues.ENGLISH,
) -> None:
    """Print a recorded game as a story, with the board at its end."""
    from mankai.terminal import storage
    from mankai.terminal.pages import log_text

    check_language(language)
    positions, _ = storage.load_game(file)
    seats = positions[-1].rules.seats
    if seat != SPECTATOR and seat not in [str(number) for number in range(seats)]:
        raise BadCommand(f"--seat is a seat from 0 to {seats - 1}, or {SPECTATOR}, not {seat!r}")
    if step is not None and not 0 <= step < len(positions):
        raise BadCommand(f"this record has {len(positions) - 1} decisions: --step is from 0 to {len(positions) - 1}, not {step}")
    shown: list[Position] = positions if step is None else positions[: step + 1]
    log_text.print_record(new_console(), shown, None if seat == SPECTATOR else int(seat), language)


def ruling_files(path: Path) -> list[Path]:
    """Return the file itself, or all TOML files in the folder."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    if not files:
        raise BadCommand(f"there is no TOML file in the folder {path}")
    return files


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="TOML files of rulings, or folders of them.")]) -> None:
    """Check rulings: scenes, the options taken, and the facts that must hold afterwards."""
    from mankai.learning import rulings
    from mankai.terminal import storage

    console = new_console()
    checked = failed = 0
    for file in [file for path in files for file in ruling_files(path)]:
        storage.read_file(file)  # has better messages for a file that cannot be read
        for ruling in rulings.load(file):
            wrong = rulings.failures(ruling)
            checked += 1
            failed += bool(wrong)
            line = f"{ruling.name} ({ruling.source}){': ' if wrong else ''}{'; '.join(wrong)}"
            console.print(f"{'FAILS' if wrong else 'holds'}  {' '.join(line.split())}", soft_wrap=True)
    if checked > 1:
        console.print(f"{checked - failed} hold, {failed or 'none'} {'fail' if failed > 1 else 'fails'}")
    if failed:
        raise typer.Exit(1)


@app.command()
def bench(
    what: Annotated[
        str,
        typer.Argument(
            metavar="[game, search or envs]",
            help="The game to measure; or search, the speed of the search player; or envs, the speed of environments.",
        ),
    ] = "",
    game: Annotated[str, typer.Option(help="With search or envs: the game that is played.")] = "",
    seconds: Annotated[float, typer.Option(help="The duration of each measurement.")] = 1.0,
    strength: Annotated[bool, typer.Option("--strength", help="Also measure the strength of players.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other engines, if they are installed.")] = False,
    against: Annotated[
        Path | None, typer.Option(metavar="WHEEL", help="Measure this build and another one in turn, and print the ratios.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="With --against or --beside: the number of turns of each.")] = 7,
    lines: Annotated[
        str, typer.Option(metavar="NAMES", help="With --against or --beside: only these lines, as walk,search.")
    ] = "",
    setups: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --against or --beside: a JSON list of set-ups that are played in turn."),
    ] = None,
    beside: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --setups: measure this build with those set-ups and with these in turn."),
    ] = None,
    fail_below: Annotated[
        float,
        typer.Option(metavar="RATIO", help="With --against or --beside: an error when the median ratio of a line is lower."),
    ] = 0.0,
) -> None:
    """Measure the speed of games on this machine."""
    from mankai.bench.compare import run_against, run_game, run_search, run_two_setups

    if not seconds > 0:
        raise BadCommand(f"--seconds is a number above 0, not {seconds:g}")
    if against is not None and what in ("search", "envs"):
        raise BadCommand("--against is for a game: say mankai bench GAME --against WHEEL --lines player,search")
    if beside is not None and (what in ("search", "envs") or setups is None or against is not None):
        raise BadCommand("--beside is for two lists of set-ups of a game: say mankai bench GAME --setups FILE --beside FILE")
    if against is None and beside is None and (lines or fail_below or setups is not None):
        raise BadCommand("--lines, --setups and --fail-below are for --against WHEEL, a build to compare with, or --beside FILE")
    if what == "search":
        run_search(game_named(game).name, seconds)
    elif what == "envs":
        from_extra("mankai.bench.envs", "envs").run_envs(game, seconds)
    elif game:
        raise BadCommand(f"--game is for mankai bench search: say mankai bench {game}, or mankai bench search --game {game}")
    elif setups is not None and beside is not None:
        if not run_two_setups(game_named(what).name, setups, beside, parse_lines(lines), seconds, rounds, fail_below):
            raise typer.Exit(1)
    elif against is None:
        run_game(game_named(what).name, seconds, strength, peers)
    elif not run_against(game_named(what).name, against, parse_lines(lines), seconds, rounds, fail_below, setups):
        raise typer.Exit(1)


def parse_lines(named: str) -> list[str]:
    """Return the lines of a measurement by their names; all if none is named."""
    from mankai.bench.worker import LINES

    wanted = [word.strip() for word in named.split(",")] if named else list(LINES)
    for word in wanted:
        if word not in LINES:
            raise BadCommand(f"--lines: there is no line {word!r}; there are: {', '.join(LINES)}")
    return wanted


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody who can reach this computer.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 0,
    data: Annotated[
        str, typer.Option(metavar="FOLDER", help="The folder of the tables; by default in your own data folder.")
    ] = "",
    browser: Annotated[bool, typer.Option("--open", help="Open the browser there.")] = False,
    origin: Annotated[
        list[str], typer.Option(metavar="ORIGIN", help="The address of the page, behind a proxy: https://play.example")
    ] = NO_WORDS,
    trusted_proxy: Annotated[
        list[str], typer.Option(metavar="ADDRESS", help="A proxy, or a network of proxies, whose X-Forwarded-For is trusted.")
    ] = NO_WORDS,
    settings_file: Annotated[
        str, typer.Option("--settings", metavar="FILE", help="A TOML file of limits and other settings; see docs/server.md.")
    ] = "",
    limit: Annotated[
        list[str], typer.Option(metavar="NAME=VALUE", help="One setting, which overrides the file: requests_burst=2000")
    ] = NO_WORDS,
    keep_finished: Annotated[
        float | None, typer.Option(metavar="DAYS", min=0, help="Remove tables so many days after the end of their game (365).")
    ] = None,
    keep_unfinished: Annotated[
        float | None,
        typer.Option(metavar="DAYS", min=0, help="Remove tables without a decision for so many days (120)."),
    ] = None,
    export: Annotated[
        str, typer.Option(metavar="FILE", help="Add tables to this file (JSON lines, gzip) before they are removed.")
    ] = "",
    prune: Annotated[bool, typer.Option("--prune", help="Do not serve: remove old tables now.")] = False,
    backup: Annotated[
        str, typer.Option(metavar="FILE", help="Do not serve: copy the tables to a file, also while they are served.")
    ] = "",
    language: Language = catalogues.ENGLISH,
) -> None:
    """Let people play in the browser: serve tables and the web client."""
    check_language(language)
    server = from_extra("mankai.server.main", "server")
    option_values = {
        "data": data,
        "keep_finished_days": keep_finished,
        "keep_unfinished_days": keep_unfinished,
        "export": export,
        "origins": tuple(origin),
        "trusted_proxies": tuple(trusted_proxy),
    }
    overrides = {name: value for name, value in option_values.items() if value not in ("", None, ())}
    settings = server.load_settings(settings_file, limit, **overrides)
    if prune:
        removed = server.prune_log(settings, Path(settings.export) if settings.export else None)
        new_console().print(f"Removed {removed} table{'' if removed == 1 else 's'}.")
    elif backup:
        server.back_up_log(settings, Path(backup))
        new_console().print(f"Copied to {backup}.")
    else:
        warn_if_interpreted(language)
        server.run(host, port, data, browser, settings, language)


@app.command(context_settings=PASS_THROUGH, add_help_option=False)
def arena(context: typer.Context) -> None:
    """Play matches and measure the results: match, round-robin, gauntlet, lists."""
    run_subcommand(from_extra("mankai.arena.command", "arena").app, context)


@app.command()
def dataset(
    what: Annotated[str, typer.Argument(metavar="describe", help="The action: describe.")],
    folder: Annotated[Path, typer.Argument(help="The folder of a dataset that an arena has written.")],
) -> None:
    """Describe a dataset of games, written by mankai arena ... --dataset FOLDER."""
    if what != "describe":
        raise BadCommand(f"mankai dataset can describe a dataset, not {what}")
    from_extra("mankai.envs.dataset", "arena,envs").describe(folder)


@app.command(context_settings=PASS_THROUGH, add_help_option=False)
def report(context: typer.Context) -> None:
    """Draw the tables and plots of an arena."""
    report_app = typer.Typer(add_completion=False)
    report_app.command("report")(from_extra("mankai.arena.command", "arena").report)
    run_subcommand(report_app, context)


def from_extra(module: str, extra: str) -> Any:
    """Import and return a module of ours that needs an extra; raises `CommandNeedsExtra` if that is not installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        library = (error.name or "mankai").partition(".")[0]
        if library == "mankai":
            raise
        raise CommandNeedsExtra(extras.missing_reason(library, extra)) from None


def run_subcommand(commands: typer.Typer, context: typer.Context) -> None:
    """Run the rest of the command line with other commands."""
    code = typer.main.get_command(commands).main(context.args, context.command_path, standalone_mode=False)
    if isinstance(code, int) and code:
        raise typer.Exit(code)


@app.command()
def version() -> None:
    """Print the version, and whether Mankai runs compiled."""
    print(f"Mankai {VERSION}, {'compiled' if is_compiled() else 'interpreted'}")


def warn_if_interpreted(language: str = catalogues.ENGLISH) -> None:
    """Print a line to standard error if Mankai runs interpreted."""
    if not is_compiled():
        from mankai.terminal.phrases import phrases_in

        print(phrases_in(language)("runs-plain"), file=sys.stderr)


def new_console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code.  An error is printed in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark
    try:
        command_line = sys.argv[1:] if arguments is None else arguments
        code = app(command_line or ["--help"], standalone_mode=False)
    except typer.Exit as leaving:
        return leaving.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone
        return 1
    except TyperException as error:
        return print_error(error.format_message())
    except MankaiError as error:
        return print_error(str(error))
    except OSError as error:
        from mankai.terminal import storage

        return print_error(f"{error.filename or 'a file'}: {storage.error_reason(error, Path(str(error.filename or '.')))}")
    return code if isinstance(code, int) else 0


def print_error(reason: str) -> int:
    if not reason:  # the help has been printed instead
        return 0
    print(f"mankai: {' '.join(reason.split())}", file=sys.stderr)
    return 2
