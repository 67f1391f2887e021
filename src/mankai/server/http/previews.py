"""Previews of links: the page with meta tags for chats, and a picture.  They show what everybody with the link may see.

The address of a table's preview has its name alone; secrets stand behind the #, which no browser sends.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from html import escape
from typing import Final

from msgspec import Struct

from mankai.drawing import style_of
from mankai.drawing.preview import PREVIEW_HEIGHT, PREVIEW_WIDTH, Preview, PreviewSeat, preview_svg
from mankai.i18n import catalogues
from mankai.kernel.rules import Rules
from mankai.kernel.schemas import View
from mankai.packs import registry
from mankai.packs.manifest import pack_manifest
from mankai.server.http import catalogue_api, rasterizer
from mankai.server.http.static_cache import CachedFile, cached_file
from mankai.server.protocol.client_messages import encode_json
from mankai.server.table.table import GameTable

MOST_KEPT: Final = 64  # pictures in memory
MOST_WAITING: Final = 16  # pictures that wait to be drawn; further ones are the general one
CACHING: Final = "public, max-age=300"
GENERAL_FILE: Final = "preview.png"
TITLE_TAG: Final = "<title>Mankai</title>"


class PreviewPlayer(Struct, frozen=True):
    """A player as everybody with the link sees them."""

    name: str
    kind: str


class PreviewFacts(Struct, frozen=True):
    """All that a preview depends on."""

    game: str
    players: tuple[PreviewPlayer, ...]
    scores: tuple[float, ...] | None = None  # once spectators know that the game is over
    view: View | None = None  # the last one that spectators see; only of such a game

    def key(self) -> str:
        """Return a digest of the facts."""
        return hashlib.sha256(encode_json(self)).hexdigest()[:16]


def facts_of(table: GameTable) -> PreviewFacts | None:
    """Return the facts that everybody with the link may see; None if the table has a password."""
    if table.created.password:
        return None
    players = tuple([PreviewPlayer(one.name, one.kind) for one in table.sitters])
    viewer = table.spectators.public_viewer
    end = table.end_for(viewer)
    if end is None or viewer.shown_position is None:
        return PreviewFacts(table.rules.name, players)
    return PreviewFacts(table.rules.name, players, tuple(end.scores), viewer.shown_position.view(None))


class PreviewTexts:
    """The sentences of previews in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = catalogue_api.page_catalogue(language)

    def say(self, key: str, **arguments: str) -> str:
        return self.catalogue.format(key, arguments)

    def brand(self) -> str:
        return f"{self.say('brand')} {self.say('brand-written')}"

    def game_title(self, rules: Rules) -> str:
        """Return the title of the pack, with that of the game if the pack has several that are not the same game."""
        manifest = pack_manifest(registry.pack_of(rules.name).name)
        titles = [manifest["title"]]
        if len(manifest["games"]) > 1 and not manifest["is_by_seats"]:
            titles += [one["title"] for one in manifest["games"] if one["name"] == rules.name]
        return " · ".join([text for one in titles if (text := one.get(self.language) or one.get(catalogues.ENGLISH, ""))])

    def names(self, facts: PreviewFacts) -> list[str]:
        """Return the names of the players, as the page says them."""
        return [self.name(seat, player, facts.players) for seat, player in enumerate(facts.players)]

    def name(self, seat: int, player: PreviewPlayer, players: tuple[PreviewPlayer, ...]) -> str:
        if player.kind == "open":
            return self.say("preview-free-seat")
        if player.kind == "person":
            return player.name or self.say_if_known(f"person-name-{seat}") or self.say("seat-of", number=str(seat + 1))
        has_twin = len([one for one in players if one == player]) > 1
        return (has_twin and self.say_if_known(f"bot-name-{seat}")) or self.say_if_known(f"level-{player.name}") or player.name

    def say_if_known(self, key: str) -> str:
        return self.say(key) if self.catalogue.has_or_falls_back(key) else ""

    def heading(self, facts: PreviewFacts) -> str:
        """Return the outcome of a game, or whether a seat is free."""
        if facts.scores is None:
            return self.say("preview-invites" if any([one.kind == "open" for one in facts.players]) else "preview-going")
        winners = winning_seats(facts.scores)
        if not winners:
            return self.say("draw")
        who = ", ".join([name for seat, name in enumerate(self.names(facts)) if seat in winners])
        return self.say("have-won" if len(winners) > 1 else "has-won", who=who)


def winning_seats(scores: tuple[float, ...]) -> list[int]:
    """Return the seats with the best score; none in a draw."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return best if len(best) < len(scores) else []


def draw_preview(facts: PreviewFacts, language: str) -> bytes | None:
    """Return the picture as a PNG; None if it cannot be drawn.  It takes long: call it in a thread."""
    rules = registry.game(facts.game)
    texts, style = PreviewTexts(language), style_of(rules)
    winners = winning_seats(facts.scores) if facts.scores is not None else []
    seats = tuple([PreviewSeat(name, seat in winners) for seat, name in enumerate(texts.names(facts))])
    speaker = registry.speaker_of(rules, None, language)
    shown = []
    if facts.view is not None:
        outcomes = [seat in winners if winners else None for seat in range(len(seats))]
        shown = [style.portrait(rules, facts.view, seat, won, speaker) for seat, won in enumerate(outcomes)]
    portraits = [one for one in shown if one is not None]
    is_by_seat = len(portraits) == len(seats)
    scene = tuple(portraits) if is_by_seat else style.cover(rules)
    preview = Preview(texts.brand(), texts.game_title(rules), texts.heading(facts), seats, scene, is_by_seat)
    return rasterizer.draw_png(preview_svg(preview))


class Previews:
    """The pictures drawn so far, and the one that is drawn now."""

    def __init__(self) -> None:
        self.pictures: OrderedDict[tuple[str, str], CachedFile] = OrderedDict()  # by facts and language; the oldest are dropped
        self.lock = asyncio.Lock()  # one picture is drawn at a time
        self.waiting = 0
        self.general = cached_file(rasterizer.DATA.joinpath(GENERAL_FILE).read_bytes(), "image/png", CACHING)

    async def picture(self, facts: PreviewFacts | None, language: str) -> CachedFile:
        """Return the picture of a table; the general one if nothing may be shown, or too many wait, or it cannot be drawn."""
        if facts is None or not rasterizer.is_available():
            return self.general
        key = (facts.key(), language)
        if key not in self.pictures and self.waiting < MOST_WAITING:
            self.waiting += 1
            try:
                async with self.lock:
                    if key not in self.pictures:
                        await self.draw(key, facts)
            finally:
                self.waiting -= 1
        return self.pictures.get(key, self.general)

    async def draw(self, key: tuple[str, str], facts: PreviewFacts) -> None:
        png = await asyncio.to_thread(draw_preview, facts, key[1])
        if png is not None:
            self.pictures[key] = cached_file(png, "image/png", CACHING)
            while len(self.pictures) > MOST_KEPT:
                self.pictures.popitem(last=False)


def preview_page(index: str, facts: PreviewFacts | None, language: str, origin: str, table: str) -> str:
    """Return the page with the meta tags of a table's preview; of an unknown one, of the general one."""
    texts = PreviewTexts(language)
    address, title, description = f"{origin}/preview.png", texts.brand(), texts.say("preview-general")
    if facts is not None:
        title = f"{texts.heading(facts)} · {texts.game_title(registry.game(facts.game))}"
        description = " – ".join(texts.names(facts))
        address = f"{origin}/preview/{table}.png?language={language}&version={facts.key()}"
    tags = {
        "og:type": "website",
        "og:site_name": texts.say("brand"),
        "og:title": title,
        "og:description": description,
        "og:image": address,
        "og:image:type": "image/png",
        "og:image:width": str(PREVIEW_WIDTH),
        "og:image:height": str(PREVIEW_HEIGHT),
        "og:image:alt": f"{title}. {description}",
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": description,
        "twitter:image": address,
    }
    lines = [
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}" content="{escape(text)}" />'
        for key, text in tags.items()
    ]
    return index.replace(TITLE_TAG, f"<title>{escape(title)}</title>\n    " + "\n    ".join(lines), 1)


def accepted_language(header: str) -> str:
    """Return the first language of an Accept-Language header that there are words in; else English."""
    wanted = [one.partition(";")[0].strip().partition("-")[0].lower() for one in header.split(",")]
    return next((one for one in wanted if one in catalogues.languages()), catalogues.ENGLISH)
