"""Faults of a layout, computed from the boxes of a page: text that is covered, sticks out, is cut or too small."""

from __future__ import annotations

import base64

from playwright.sync_api import Page

SMALLEST = 12  # pixels: labels
SMALLEST_TEXT = 13  # pixels: what a card says
# The face of a standing figure, as shares of the frame in `app/art/figure.ts`.
FACE = {"x": 84 / 220, "radius": 8 / 220, "top": 47 / 160, "bottom": 65 / 160}

# Check every visible piece of text by the boxes of its lines: is it cut by a box that does not scroll, does it leave the screen
# where nothing scrolls, is it covered, is it too small, is a word broken at the end of a line? Cards may overlap in a hand or
# in play: only their names are checked.
FAULTS = """([smallest, smallestText, face]) => {
    const faults = [];
    const root = document.documentElement;
    const sheet = document.querySelector('dialog[open]') ?? document.body;
    const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const called = one => {
        const names = [];
        for (let at = one; at && names.length < 3; at = at.parentElement)
            if (typeof at.className === 'string' && at.className)
                names.unshift('.' + at.className.replace(/svelte-\\S+/g, '').trim().split(/\\s+/).slice(0, 2).join('.'));
        return names.join(' ');
    };
    const say = (what, one, more = '') =>
        faults.push(`${what}: ${called(one)} "${one.textContent.trim().slice(0, 40)}" ${more}`);
    const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
    const clips = style => /hidden|clip/.test(style.overflowX + style.overflowY);
    // Words for whoever hears the page are no larger than a pixel.
    const isUnseen = one => {
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const isPoint = clips(style) && at.clientWidth <= 1 && style.display !== 'inline';
            if (isPoint || style.clipPath.startsWith('inset(50%') || parseFloat(style.fontSize) === 0) return true;
        }
        return false;
    };
    const isPainted = (one, until) => {
        for (let at = one; at && !at.contains(until); at = at.parentElement) {
            const style = getComputedStyle(at);
            const isColoured = !/, 0\\)$|^transparent$/.test(style.backgroundColor);
            if (isColoured || style.backgroundImage !== 'none' || at.closest('svg, img, canvas')) return true;
        }
        return false;
    };
    const within = (box, edge) => ({left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
        top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom)});
    const overlapping = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

    if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
    const isOneScreen = document.querySelector('.whole-screen') && root.dataset.letters !== 'large';
    const isScrolled = !isOneScreen && root.scrollHeight > innerHeight + 1;
    if (isOneScreen && root.scrollHeight > innerHeight + 1) faults.push(`the page is ${root.scrollHeight} high`);

    const texts = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || one.closest('script, style, option') || !shown(one) || isUnseen(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
        if (!boxes.length) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        const isDrawn = one.closest('svg') !== null;
        if (!isDrawn && size < smallest - 0.01) say('small letters', one, size);
        if (size < smallestText - 0.01 && one.closest('.card .text, .card-text')) say('small card text', one, size);
        // What lies askew has boxes larger than itself.
        if (one.closest('.tapped')) continue;
        // Letters stand in the middle of their line: what is cut of the line above and below them is air.
        const air = (box) => Math.max(0, (box.height - size) / 2);
        let seen = boxes;
        let isReached = false;
        let scroller = null;
        let isAbsolute = false;
        let isCut = false;
        for (let at = one; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.position === 'fixed') isReached = true;
            if (scrolls(style)) { isReached = true; scroller = at; break; }
            if (style.webkitLineClamp !== 'none') { isReached = true; break; }
            if (!clips(style)) {
                if (style.position === 'absolute') isAbsolute = true;
                else if (style.position === 'relative') isAbsolute = false;
                continue;
            }
            // What is laid out against something further out is not cut by what lies between.
            const holds = style.position !== 'static' || style.containerType !== 'normal' || style.transform !== 'none';
            if (isAbsolute && !holds) continue;
            isAbsolute = style.position === 'absolute';
            if (style.overflowClipMargin !== '0px' && style.overflowX === 'clip') continue;
            const edge = at.getBoundingClientRect();
            seen = seen.map(box => within(box, edge));
            if (boxes.some(box => box.left < edge.left - 1.5 || box.right > edge.right + 1.5
                || box.top + air(box) < edge.top - 1.5 || box.bottom - air(box) > edge.bottom + 1.5)) isCut = true;
        }
        // Who presses a name that is too long reads all of it.
        const isPressed = one.closest('button') && getComputedStyle(one).textOverflow === 'ellipsis';
        if (isCut && !isPressed && !one.closest('[title]')) say('cut', one);
        if (!isReached && boxes.some(box => box.left < -1 || box.right > innerWidth + 1
            || (isOneScreen && (box.top < -1 || box.bottom > innerHeight + 1)))) say('outside', one);
        if (boxes.length > 1 && !isDrawn) {
            for (const word of node.data.matchAll(/[A-Za-z\\u00c0-\\u024f'’]{2,}/g)) {
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const tops = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
                if (tops.size > 1) { say('broken word', one, word[0]); break; }
            }
        }
        const paper = one.closest('.name') && one.closest('.card .face, .unit .tile-face, .character, .strip');
        if (paper && !one.closest('.tapped')) {
            const edge = paper.getBoundingClientRect();
            if (boxes.some(box => box.left < edge.left || box.right > edge.right + 0.5)) say('spilled', one);
        }
        // What scrolls is seen in part, and lies under nothing that scrolls with it; what is held may lie under the next card.
        if (isDrawn || isReached && !scroller) continue;
        if (scroller) seen = seen.map(box => within(box, scroller.getBoundingClientRect()));
        else texts.push({one, boxes: seen, air: box => Math.max(0, (box.bottom - box.top - size) / 2)});
        for (const box of seen) for (const part of [0.1, 0.5, 0.9]) {
            const [x, y] = [box.left + (box.right - box.left) * part, (box.top + box.bottom) / 2];
            if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const top = document.elementFromPoint(x, y);
            if (!top || top === one || one.contains(top) || top.contains(one)) continue;
            if (scroller && !scroller.contains(top)) continue;
            // What moves a card lies on its foot where it is narrow.
            if (top.closest('.steps') && one.closest('li') === top.closest('li')) continue;
            // An attack, and what lies nowhere else, are shown over the stage, and are what counts then.
            if (one.closest('.stage') && top.closest('.clash, .chooser-area, .showcase')) continue;
            // With large letters the page is scrolled, and what is asked stays over it.
            if (isScrolled && top.closest('.bar-room') && !one.closest('.bar-room')) continue;
            const isInHand = one.closest('.held, .hand .slot') && top.closest('.held, .hand .slot');
            if (isInHand && (part > 0.1 || !one.closest('.name'))) continue;
            if (!isPainted(top, one)) continue;
            say('covered', one, `by ${called(top)}`);
            break;
        }
    }
    // Of a box that ends with dots all can be read elsewhere: a card is pressed, a title pointed at.
    for (const one of sheet.querySelectorAll('*')) {
        const style = getComputedStyle(one);
        const isClamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis' && clips(style);
        const isOver = one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 2;
        if (!isClamped || !isOver || !shown(one) || isUnseen(one)) continue;
        if (!one.closest('[title], [data-card], button')) say('ends with dots', one);
    }
    // What the panel says is read at once, or nearly: a long text is scrolled, by keys as well.
    for (const one of sheet.querySelectorAll('.panel-inner > .detail'))
        if (shown(one) && isOneScreen && (one.scrollHeight > one.clientHeight * 1.25 || one.tabIndex < 0))
            say('the panel cuts what it says', one, one.scrollHeight - one.clientHeight);
    for (const one of sheet.querySelectorAll('.bar .question')) {
        const box = one.getBoundingClientRect();
        if (shown(one) && (box.top < -1 || box.bottom > innerHeight + 1)) say('below the fold', one);
    }
    // What is asked can be read without scrolling, and the number to press hides no initial.
    for (const one of sheet.querySelectorAll('.bar .question'))
        if (shown(one) && one.scrollHeight > one.clientHeight + 2) say('scrolled', one);
    for (const key of sheet.querySelectorAll('.card > .key')) {
        const name = key.parentElement.querySelector('.name');
        if (!shown(key) || !name) continue;
        const range = document.createRange();
        range.selectNodeContents(name);
        const [at, size] = [key.getBoundingClientRect(), parseFloat(getComputedStyle(name).fontSize)];
        const air = box => Math.max(0, (box.height - size) / 2);
        const letters = [...range.getClientRects()].map(box => (
            {left: box.left, right: box.right, top: box.top + air(box), bottom: box.bottom - air(box)}));
        if (letters.some(box => overlapping(box, at, 2))) say('number over a name', name);
    }
    const inked = texts.map(({boxes, air}) => boxes.map(box => (
        {left: box.left, right: box.right, top: box.top + air(box) + 1, bottom: box.bottom - air(box) - 1})));
    for (let at = 0; at < texts.length; at++) for (let other = at + 1; other < texts.length; other++) {
        if (!inked[at].some(one => inked[other].some(two => overlapping(one, two, 1.5)))) continue;
        const [a, b] = [texts[at], texts[other]];
        const lies = where => [a, b].filter(({one}) => one.closest(where)).length;
        if (lies('.clash, .chooser-area, .showcase') === 1 && lies('.stage') === 2) continue;
        if (a.one === b.one || a.one.parentElement === b.one.parentElement && getComputedStyle(a.one).display === 'inline'
            || a.one.closest('.held, .hand .slot') !== b.one.closest('.held, .hand .slot')) continue;
        say('letters over letters', a.one, `and "${b.one.textContent.trim().slice(0, 30)}"`);
    }
    // Targets reach a little over what is drawn of them, and so may meet their neighbours'.
    const FINGER = 10;
    // Of what has scrolled away nothing lies anywhere.
    const seenOf = one => {
        let box = one.getBoundingClientRect();
        for (let at = one.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (scrolls(style) || clips(style)) box = within(box, at.getBoundingClientRect());
        }
        return box;
    };
    const targets = [...sheet.querySelectorAll('a, button, input, select, summary')].filter(shown)
        .filter(one => !one.closest('.held, .hand .slot, .laid') || one.closest('dialog'))
        .map(one => ({one, box: seenOf(one)})).filter(({box}) => box.right > box.left && box.bottom > box.top);
    // The bar lies below everything, and grows over nothing.
    const bars = [...sheet.querySelectorAll('.bar')].filter(shown).map(one => ({one, box: seenOf(one)}));
    const held = [...sheet.querySelectorAll(
        '.hand :is(.card, .print, .face, .strip), .reader, .stage .unit, .side .areas, .oka .row > *, .pile .top')];
    for (const bar of isScrolled ? [] : bars) for (const one of held) {
        if (one.closest('.bar') || !shown(one)) continue;
        if (overlapping(seenOf(one), bar.box, 3)) say('the bar covers', one, `with "${bar.one.textContent.trim().slice(0, 30)}"`);
    }
    // A reason on a card is read whole; where it is cut, another sentence would be read.
    for (const one of sheet.querySelectorAll('.reason, .reason span, .unplayable, .why')) {
        if (!shown(one) || isUnseen(one) || !one.textContent.trim()) continue;
        const isCut = one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 2;
        if (isCut && clips(getComputedStyle(one))) say('cut reason', one);
    }
    // Chips and cards lie beside the faces of figures, not over them; an attack is shown over everything, and on the small stage
    // of a telephone there is no other room.
    const share = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / ((a.right - a.left) * (a.bottom - a.top));
    const chips = [...sheet.querySelectorAll('.mechanisms > *, .in-play > *, .distance-panel')].filter(shown)
        .map(one => ({one, box: one.getBoundingClientRect()})).filter(({box}) => box.width > 0 && box.height > 0);
    const isFought = sheet.querySelector('.clash, .chooser-area > *, .showcase');
    const isSmall = matchMedia('(max-width: 720px), (max-height: 560px)').matches;
    for (const one of isFought || isSmall ? [] : sheet.querySelectorAll('.stage .figure:not(.behind)')) {
        const {left, top, width, height} = one.getBoundingClientRect();
        if (!one.matches('.stage [data-goddess]') || !width) continue;
        const middle = left + width * (one.closest('.far') ? 1 - face.x : face.x);
        const box = {left: middle - width * face.radius, right: middle + width * face.radius,
            top: top + height * face.top, bottom: top + height * face.bottom};
        for (const chip of chips) if (share(box, chip.box) > 0.3) say('over a face', chip.one, `of ${one.dataset.goddess}`);
    }
    // Labels that are drawn lie on free ground, and not one over another.
    const labels = isFought ? [] : [...sheet.querySelectorAll('.stage svg text')]
        .filter(one => shown(one) && one.textContent.trim())
        .map(one => ({one, box: one.getBoundingClientRect()})).filter(({box}) => box.width > 1)
        .map(({one, box}) => ({one, box: {left: box.left, right: box.right, top: box.top + 2, bottom: box.bottom - 2}}));
    labels.forEach((label, at) => {
        for (const other of labels.slice(at + 1))
            if (overlapping(label.box, other.box, 2)) say('label over a label', label.one, `and "${other.one.textContent}"`);
        for (const chip of chips) if (share(label.box, chip.box) > 0.3) say('label covered', label.one, `by ${called(chip.one)}`);
    });
    targets.forEach((a, at) => targets.slice(at + 1).forEach(b => {
        if (!overlapping(a.box, b.box, FINGER)) return;
        const lies = where => [a, b].some(({one}) => one.closest(where));
        if (lies('.clash, .chooser-area') && lies('.stage')) return;
        if (isScrolled && (a.one.closest('.bar-room') === null) !== (b.one.closest('.bar-room') === null)) return;
        // What moves a card lies on its foot where it is narrow.
        if (lies('.movable') && lies('.steps') && a.one.closest('li') === b.one.closest('li')) return;
        if (!a.one.contains(b.one) && !b.one.contains(a.one))
            say('targets overlap', a.one, `and ${called(b.one)}`);
    }));
    return [...new Set(faults)];
}"""

# A square of the screen in which nothing changes is empty.
EMPTY = """async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', {willReadFrequently: true});
    pen.drawImage(image, 0, 0);
    const {data} = pen.getImageData(0, 0, image.width, image.height);
    const side = 40;
    let [all, empty] = [0, 0];
    for (let top = 0; top + side <= image.height; top += side) for (let left = 0; left + side <= image.width; left += side) {
        let [least, most] = [255, 0];
        for (let y = top; y < top + side; y += 2) for (let x = left; x < left + side; x += 2) {
            const value = data[(y * image.width + x) * 4 + 1];
            if (value < least) least = value;
            if (value > most) most = value;
        }
        all += 1;
        if (most - least < 6) empty += 1;
    }
    return empty / all;
}"""


def faults(page: Page) -> list[str]:
    """Descriptions of everything on a page that is covered, sticks out, is cut, broken or too small."""
    found: list[str] = page.evaluate(FAULTS, [SMALLEST, SMALLEST_TEXT, FACE])
    return found


def emptiness(page: Page) -> float:
    """The share of the screen that is empty."""
    picture = base64.b64encode(page.screenshot()).decode()
    found: float = page.evaluate(EMPTY, picture)
    return found
