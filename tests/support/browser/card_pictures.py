"""The pictures of a game's cards, from its page of cards: all on one sheet, and how alike two of them are.

Two pictures are compared at the size of a card in hand, 120 x 90, brought to 40 x 30: their distance is the mean absolute
difference of their red, green and blue, each from 0 to 255. Below 10.1 people took two cards for one another.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from html import escape

from playwright.sync_api import Page

WIDTH, HEIGHT = 120, 90
BLOCK = 3  # so many pixels each way become one
ALIKE = 10.1
COLUMNS = 16
PAINTED = """() => {
    const pictures = [...document.querySelectorAll('svg.art')];
    return pictures.length > 0 && pictures.every(picture => picture.querySelectorAll('*').length > 2);
}"""
FOUND = """() => [...document.querySelectorAll('svg.art')].map(picture => {
    const window = picture.closest('[style*="background"]');
    const card = picture.closest('.card, button');
    const name = card?.querySelector('.name') ?? card?.querySelector('.hidden-words');
    return [name?.textContent.trim() ?? '', window?.style.background ?? '', picture.outerHTML];
})"""
NEAREST = """async ([sheet, count, columns, width, height, block]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${sheet}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const small = Array.from({length: count}, (_, at) => {
        const {data} = context.getImageData(at % columns * width, Math.floor(at / columns) * height, width, height);
        const means = new Float32Array(width * height / block / block * 3);
        for (let y = 0; y < height; y++)
            for (let x = 0; x < width; x++)
                for (let colour = 0; colour < 3; colour++)
                    means[(Math.floor(y / block) * width / block + Math.floor(x / block)) * 3 + colour]
                        += data[(y * width + x) * 4 + colour] / block / block;
        return means;
    });
    const nearest = small.map(() => [Infinity, -1]);
    for (let one = 0; one < count; one++)
        for (let other = one + 1; other < count; other++) {
            let sum = 0;
            for (let at = 0; at < small[one].length; at++) sum += Math.abs(small[one][at] - small[other][at]);
            const distance = sum / small[one].length;
            if (distance < nearest[one][0]) nearest[one] = [distance, other];
            if (distance < nearest[other][0]) nearest[other] = [distance, one];
        }
    return nearest;
}"""


@dataclass(frozen=True)
class CardPicture:
    """The picture of a card: its sky as a CSS background, and the SVG over it."""

    name: str
    sky: str
    svg: str


def card_pictures(page: Page, game: str) -> list[CardPicture]:
    """All pictures on the page of a game's cards. Pictures that show the same, of cards printed twice, are given once."""
    page.goto(f"/#/cards/{game}")
    page.wait_for_function(PAINTED)
    found: dict[str, CardPicture] = {}
    for name, sky, svg in page.evaluate(FOUND):
        found.setdefault(name + sky + svg, CardPicture(name, sky, svg))
    return list(found.values())


def screenshots(page: Page, game: str, selector: str) -> list[CardPicture]:
    """All cards on the page of a game's cards as they are seen there, for a game whose cards have no picture in a window."""
    page.goto(f"/#/cards/{game}")
    page.locator(selector).first.wait_for()
    seen = [base64.b64encode(card.screenshot()).decode() for card in page.locator(selector).all()]
    return [CardPicture("", "none", f'<img src="data:image/png;base64,{one}">') for one in seen]


def sheet_html(sections: dict[str, list[CardPicture]], width: int = WIDTH) -> str:
    """A page with nothing but pictures, below headings; there is no gap and no line for an empty heading."""
    size = f"width:{width}px;height:{width * HEIGHT // WIDTH}px;background:"
    parts = [
        f"<h1>{escape(heading)}</h1><main>"
        + "".join([f'<div title="{escape(one.name)}" style="{size}{escape(one.sky)}">{one.svg}</div>' for one in cards])
        + "</main>"
        for heading, cards in sections.items()
    ]
    style = (
        "body{margin:0;background:#fbf4e6;color:#1d1a26}h1{font:700 18px/1 serif;margin:12px}h1:empty{display:none}"
        f"main{{display:grid;grid-template-columns:repeat({COLUMNS},{width}px)}}"
        "svg,img{display:block;width:100%;height:100%;object-fit:contain}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(parts)}"


def sheet(page: Page, sections: dict[str, list[CardPicture]], width: int = WIDTH) -> bytes:
    """All these pictures as one PNG."""
    page.set_viewport_size({"width": COLUMNS * width, "height": HEIGHT})
    page.goto("about:blank")
    page.set_content(sheet_html(sections, width))
    return page.screenshot(full_page=True)


def nearest(page: Page, pictures: list[CardPicture]) -> list[tuple[float, str, str]]:
    """For each picture the distance to the one most like it, and the names of both; the most alike first."""
    picture = base64.b64encode(sheet(page, {"": pictures})).decode()
    found = page.evaluate(NEAREST, [picture, len(pictures), COLUMNS, WIDTH, HEIGHT, BLOCK])
    return sorted((distance, pictures[at].name, pictures[other].name) for at, (distance, other) in enumerate(found))
