"""The boxes of a board's regions, which are the same in every position of a game."""

from __future__ import annotations

from playwright.sync_api import Page

Boxes = dict[str, str]  # of regions: left, top, width and height

# Everything that stays on a board from the first turn to the last, without the drawings and texts inside.
REGIONS = """() => {
    const parts = ['.table > header', '.bar-room', '.panel-inner > .detail', '.panel-inner > .log',
        '.hud', '.side', '.side .areas', '.side .area', '.distance-panel', '.stage', '.duel > .reader-area',
        '.hand .card-area', '.ultimates',
        '.strip-room', '.side .row', '.leader-room', '.gate-room', '.resources', '.lower > .reader', '.lower > .cards',
        '.plates', '.plate', '.oka > .piles', '.pile .top', '.oka .row', '.hand-room'];
    const box = one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
    };
    return Object.fromEntries(parts.flatMap(part => [...document.querySelectorAll(part)]
        .filter(one => one.checkVisibility()).map((one, at) => [`${part} ${at}`, box(one)])));
}"""


def regions(page: Page) -> Boxes:
    found: Boxes = page.evaluate(REGIONS)
    return found
