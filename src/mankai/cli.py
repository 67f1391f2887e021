"""The `mankai` command: play, look cards up, tell records again, check rulings, measure."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.text import Text
from typer.exceptions import TyperException

from mankai import door, players, rulings
from mankai.kernel.errors import BadSetup, MankaiError
from mankai.kernel.luck import Dice
from mankai.kernel.position import Position
from mankai.kernel.version import VERSION, is_compiled
from mankai.sakura_arms.edition import Edition
from mankai.terminal import cards as card_pages
from mankai.terminal import storage, story
from mankai.terminal.session import Decider, Session
from mankai.terminal.sight import duel_rules

DEFAULT_GAME = "sakura-arms/level99"
app = typer.Typer(
    help="Card games by their rulebooks: play, study, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
GameName = Annotated[str, typer.Argument(help="The game, or an unmistakable part of its name; mankai games lists them.")]


class BadCommand(MankaiError):
    """Options of the command line that do not go together."""


@app.command()
def play(
    game: GameName = DEFAULT_GAME,
    goddesses: Annotated[str, typer.Option(help="Your goddesses, as yurina+himika; or choose, or random.")] = "random",
    foe: Annotated[str, typer.Option(help="The foe's goddesses, as tokoyo+oboro; or random.")] = "random",
    build: Annotated[Literal["quick", "choose"], typer.Option(help="Take a ready-made deck, or choose its cards.")] = "quick",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles.")] = None,
    seat: Annotated[
        Literal["first", "second", "random"], typer.Option(help="Who takes the first turn: you, the foe, or chance.")
    ] = "random",
    player: Annotated[str, typer.Option(help="The computer player you meet.")] = "greedy",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game, or any unfinished record.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Two people at one screen.")] = False,
) -> None:
    """Play a duel against the computer, or against somebody beside you."""
    console = new_console()
    luck = seed if seed is not None else random.randrange(1 << 31)
    sitting = [storage.PERSON, storage.PERSON if hot_seat else player]
    if resume is not None:
        history, given = storage.opened(resume)
        duel_rules(history[-1].rules)
        if history[-1].is_over:
            raise BadCommand(f"the game in {resume} is over; see it with: mankai replay {resume}")
        sitting = given if len(given) == history[-1].rules.seats and storage.PERSON in given else sitting
    else:
        rules = duel_rules(door.game(game))
        setup = {
            "goddesses": pairs(rules, goddesses, foe, luck),
            "decks": [build, build if hot_seat else "quick"],
            "first": {"first": 0, "second": 1}.get(seat, "random"),
        }
        history = [rules.start(setup, luck)]
    deciders: dict[int, Decider] = {
        at: players.player(name, luck + at) for at, name in enumerate(sitting) if name != storage.PERSON
    }
    Session(console, history, deciders, sitting).run()


def pairs(rules: Edition, mine: str, theirs: str, seed: int) -> Any:
    """The goddesses of a set-up: those wished for, and chance for the rest."""
    if "choose" in (mine, theirs):
        if {mine, theirs} - {"choose", "random"}:
            raise BadCommand("goddesses are chosen in turn by both players, or given: choose goes with no names")
        return "choose"
    if mine == theirs == "random":
        return "random"
    named = [[] if wish == "random" else [name.strip() for name in wish.split("+")] for wish in (mine, theirs)]
    for names in named:
        if names and len(names) != 2:
            raise BadSetup(f"each player has exactly two goddesses, as yurina+himika, not {'+'.join(names)!r}")
    free = [one.id for one in rules.goddesses if one.id not in [name.lower() for names in named for name in names]]
    left = Dice(seed).shuffled(list(range(len(free))))
    return [names or [free[number] for number in left[:2]] for names in named]


@app.command()
def games() -> None:
    """List the games that can be played."""
    console = new_console()
    for name in door.games():
        rules = door.game(name)
        goddesses = [goddess["name"] for goddess in rules.legend().get("goddesses", [])]
        console.print(Text(f"{name}  {', '.join(goddesses)}".rstrip()))


@app.command()
def cards(
    name: Annotated[list[str] | None, typer.Argument(help="A card or a goddess, or part of the name.")] = None,
    game: Annotated[str, typer.Option(help="Whose cards.")] = DEFAULT_GAME,
) -> None:
    """Show cards with their numbers, their text, and how sure we are of them."""
    rules = duel_rules(door.game(game))
    new_console().print(card_pages.found(rules, " ".join(name)) if name else card_pages.all_cards(rules.legend()))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    step: Annotated[int | None, typer.Option(help="Only as far as this many decisions.")] = None,
    seat: Annotated[Literal["0", "1", "spectator"], typer.Option(help="Through whose eyes.")] = "spectator",
) -> None:
    """Tell a recorded game as a story, with the board at its end."""
    positions, _ = storage.opened(file)
    duel_rules(positions[-1].rules)
    if step is not None and not 0 <= step < len(positions):
        raise BadCommand(f"this record has {len(positions) - 1} decisions: --step is from 0 to {len(positions) - 1}, not {step}")
    shown: list[Position] = positions if step is None else positions[: step + 1]
    story.tell(new_console(), shown, None if seat == "spectator" else int(seat))


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="TOML files of rulings.")]) -> None:
    """Check rulings: scenes with what is chosen in them and what must hold after."""
    console = new_console()
    failed = 0
    for file in files:
        for ruling in rulings.load(file):
            wrong = rulings.check(ruling)
            failed += bool(wrong)
            words = f"{ruling.name} ({ruling.source}){': ' if wrong else ''}{'; '.join(wrong)}"
            console.print(Text(f"{'FAILS' if wrong else 'holds'}  {' '.join(words.split())}"), soft_wrap=True)
    if failed:
        raise typer.Exit(1)


@app.command()
def bench(
    game: GameName = DEFAULT_GAME,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    strength: Annotated[bool, typer.Option("--strength", help="Also let the players meet each other.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other engines, where they are installed.")] = False,
) -> None:
    """Measure how fast games are played here."""
    from mankai.bench import run

    run(door.game(game).name, seconds, strength, peers)


@app.command()
def version() -> None:
    """Say which version this is, and whether it runs compiled."""
    new_console().print(Text(f"Mankai {VERSION}, {'compiled' if is_compiled() else 'interpreted'}"))


def new_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def main(arguments: list[str] | None = None) -> int:
    """The console entry; what is wrong is said in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without petals shows question marks instead
    try:
        code = app(arguments, standalone_mode=False)
    except typer.Exit as leaving:
        return leaving.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone: nobody is left to tell
        return 1
    except TyperException as error:
        return complain(error.format_message())
    except MankaiError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code if isinstance(code, int) else 0


def complain(words: str) -> int:
    if not words:  # the help has been shown instead
        return 0
    print(f"mankai: {' '.join(words.split())}", file=sys.stderr)
    return 2
