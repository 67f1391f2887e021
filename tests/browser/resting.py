"""Where the regions of a board lie: the same in every position of a game, whatever is asked."""

from __future__ import annotations

from playwright.sync_api import Page

Boxes = dict[str, str]  # of regions: left, top, width and height

# All that stands on a board from the first turn to the last.  What is painted, written or laid inside of them is not meant.
REGIONS = """() => {
    const parts = ['.table > header', '.bar-room', '.panel-inner > .detail', '.panel-inner > .log',
        '.hud', '.side', '.side .areas', '.side .area', '.track', '.stage', '.duel > .reading', '.hand .room', '.ultimates',
        '.seam-room', '.side .row', '.leader-room', '.gate-room', '.store', '.lower > .reader', '.lower > .cards',
        '.plates', '.plate', '.oka > .middle', '.pile .top', '.oka .row', '.hand-room'];
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
