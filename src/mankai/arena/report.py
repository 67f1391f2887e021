"""The report of a run: its tables and plots in one self-contained HTML file."""

from __future__ import annotations

from html import escape
from io import StringIO
from typing import Any, NamedTuple

from mankai.arena.errors import import_extra
from mankai.arena.games import GameResult
from mankai.arena.plan import Schedule
from mankai.arena.ratings import ratings
from mankai.arena.report_tables import Cross, Grid, cross_table, deck_table, grids, percent, thinking_time_grid

INK = "#2b2530"
BLOSSOM = "#d9658b"
LEAF = "#3f7f6a"
PALE = "#f0e6ea"
PAPER = "#fffdfb"
MAX_NUMBERED_CELLS = 30  # most names for which the cells of a heat map have numbers
MAX_BARS = 40
MATPLOTLIB_STYLE = {
    "svg.hashsalt": "mankai",  # the same results draw the same file
    "font.size": 10,
    "svg.fonttype": "none",  # text stays text: it can be read out, searched and copied
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],  # comes with matplotlib; otherwise any font will do
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": "#9a8f9c",
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.5rem 4rem; }
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2530; background: #fffdfb; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .6rem; border-bottom: 2px solid #f0d3de; padding-bottom: .2rem; }
p.note { color: #6b6170; margin: .4rem 0; font-size: .9rem; max-width: 50rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1.2rem; margin: 1rem 0; }
dt { color: #6b6170; } dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: .9rem; background: #f6eff2; padding: .1rem .3rem; border-radius: 4px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #eee3e8; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; font-weight: 600; }
thead th { border-bottom: 2px solid #d8c6cf; font-weight: 600; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; }
figcaption { color: #6b6170; font-size: .9rem; }
@media print { body { max-width: none; } h2 { break-after: avoid; } }
"""


class Plot(NamedTuple):
    """A plot as SVG, with its caption."""

    svg: str
    caption: str


def make_plots(schedule: Schedule, games: list[GameResult]) -> dict[str, Plot]:
    """Return the plots by the title of the table that they belong to."""
    plots = {
        "Ratings": ladder_plot(schedule, games),
        "Cross-table": cross_plot(cross_table(games), "Win rate of the row against the column"),
        "Decks": cross_plot(
            deck_table(games), "Win rate of the row's deck against the column's; on the diagonal, of the one who begins"
        ),
        "Length of games": length_plot(games),
    }
    return {title: plot for title, plot in plots.items() if plot is not None}


def report_html(schedule: Schedule, games: list[GameResult], metadata: dict[str, Any]) -> str:
    """Return the report of the games played so far, as HTML."""
    plots = make_plots(schedule, games)
    sections = []
    for grid in [*grids(schedule, games), thinking_time_grid(games)]:
        plot = figure_html(plots[grid.title]) if grid.title in plots else ""
        sections.append(f"<section><h2>{escape(grid.title)}</h2>\n{plot}\n{table_html(grid)}</section>")
    title = f"{' – '.join(schedule.entrants)} at {schedule.game}"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n{facts_html(schedule, games, metadata)}\n{chr(10).join(sections)}\n</body></html>\n"
    )


def facts_html(schedule: Schedule, games: list[GameResult], metadata: dict[str, Any]) -> str:
    """Return the facts of a run as HTML, with everything that is needed to repeat it."""
    state = "all" if len(games) == schedule.total else "so far" if schedule.sprt is None else "until the verdict, or so far,"
    facts = {
        "Games": f"{len(games)} ({state} of {schedule.total})",
        "Command": schedule.command,
        "Seed": str(schedule.seed),
        "Mankai": f"{schedule.version}, {'compiled' if metadata.get('compiled') else 'interpreted'}",
        "Begun": str(metadata.get("begun", "")),
        "Machine": f"{metadata.get('machine', '')}; {metadata.get('system', '')}",
    }
    lines = [
        f"<dt>{escape(name)}</dt><dd>{f'<code>{escape(value)}</code>' if name == 'Command' else escape(value)}</dd>"
        for name, value in facts.items()
    ]
    return f"<dl>{''.join(lines)}</dl>"


def table_html(grid: Grid) -> str:
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in grid.head])
    rows = "\n".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in grid.rows])
    note = f'<p class="note">{escape(grid.note)}</p>' if grid.note else ""
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>\n{rows}\n</tbody></table></div>{note}'


def figure(width: float, height: float) -> tuple[Any, Any]:
    canvas = import_extra("matplotlib.figure", "arena").Figure(figsize=(width, height), layout="constrained")
    return canvas, canvas.add_subplot()


def save_svg(canvas: Any, caption: str) -> Plot:
    stream = StringIO()
    canvas.savefig(stream, format="svg", facecolor=PAPER, metadata={"Date": None, "Creator": None})
    whole = stream.getvalue()
    return Plot(whole[whole.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{escape(caption)}"', 1), caption)


def figure_html(picture: Plot) -> str:
    return f"<figure>{picture.svg}<figcaption>{escape(picture.caption)}</figcaption></figure>"


def plot_style() -> Any:
    return import_extra("matplotlib", "arena").rc_context(MATPLOTLIB_STYLE)


def ladder_plot(schedule: Schedule, games: list[GameResult]) -> Plot | None:
    """Return a plot of all ratings with their intervals; `None` if there are no ratings."""
    shown_ratings = ratings(games)[::-1]
    if not shown_ratings:
        return None
    with plot_style():
        canvas, axes = figure(8, 1.1 + 0.42 * len(shown_ratings))
        for height, rating in enumerate(shown_ratings):
            axes.plot([rating.low, rating.high], [height, height], color=BLOSSOM, linewidth=3, solid_capstyle="round", zorder=2)
            axes.plot([rating.value], [height], "o", color=INK, markersize=7, zorder=3)
        axes.set_yticks(range(len(shown_ratings)), [rating.player for rating in shown_ratings])
        axes.set_ylim(-0.6, len(shown_ratings) - 0.4)
        axes.grid(axis="x", color=PALE, zorder=1)
        axes.set_xlabel("Elo, around the average" if schedule.seats == 2 else "openskill rating")
        return save_svg(canvas, "Rating ladder: the dot is the rating, the bar its 95 % interval")


def cross_plot(cross: Cross, caption: str) -> Plot | None:
    """Return a heat map of a cross-table; `None` for fewer than two names."""
    names = cross.names
    if len(names) < 2:
        return None
    numpy = import_extra("numpy", "arena")
    rates = numpy.full((len(names), len(names)), numpy.nan)
    for (row, column), tally in cross.cells.items():
        rates[names.index(row), names.index(column)] = tally.rate
    with plot_style():
        are_many = len(names) > MAX_NUMBERED_CELLS
        size = 2.6 + (0.17 if are_many else 0.58) * len(names)
        canvas, axes = figure(size + 1, size)
        colours = import_extra("matplotlib.colors", "arena").LinearSegmentedColormap.from_list("petals", [LEAF, PAPER, BLOSSOM])
        image = axes.imshow(rates, vmin=0, vmax=1, cmap=colours)
        axes.set_xticks(range(len(names)), names, rotation=50, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(len(names)), names)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        if are_many:
            axes.tick_params(labelsize=6)
        for line in range(len(names) + 1):
            axes.axhline(line - 0.5, color=PALE, linewidth=0.3 if are_many else 1)
            axes.axvline(line - 0.5, color=PALE, linewidth=0.3 if are_many else 1)
        for (row, column), tally in [] if are_many else list(cross.cells.items()):
            centre = names.index(column), names.index(row)
            axes.text(*centre, f"{100 * tally.rate:.0f}", ha="center", va="center", fontsize=9, color=INK)
        bar = canvas.colorbar(image, ax=axes, shrink=0.6, ticks=[0, 0.25, 0.5, 0.75, 1])
        bar.ax.set_yticklabels([percent(rate).replace(".0", "") for rate in (0, 0.25, 0.5, 0.75, 1)])
        bar.outline.set_visible(False)
        return save_svg(canvas, f"{caption}, in per cent")


def length_plot(games: list[GameResult]) -> Plot:
    """Return histograms of turns and decisions.  Games that were broken off are left out: they would fill the whole axis."""
    games = [game for game in games if not game.broken_off] or games
    with plot_style():
        canvas = import_extra("matplotlib.figure", "arena").Figure(figsize=(9, 3), layout="constrained")
        for axes, unit, numbers, colour in zip(
            canvas.subplots(1, 2),
            ("turns", "decisions"),
            ([game.turns for game in games], [game.decisions for game in games]),
            (BLOSSOM, LEAF),
        ):
            step = 1 + (max(numbers) - min(numbers)) // MAX_BARS  # an integer, so that every bar spans equally many numbers
            edges = [number - 0.5 for number in range(min(numbers), max(numbers) + step + 1, step)]
            axes.hist(numbers, bins=edges, color=colour)
            axes.axvline(sorted(numbers)[len(numbers) // 2], color=INK, linewidth=1, linestyle="--")
            axes.set_xlabel(unit)
            axes.set_ylabel("games")
        return save_svg(canvas, "Length of games; the dashed line is the median")
