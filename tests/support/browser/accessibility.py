"""Checks of accessibility: axe's findings, the size of targets, and the targets that Tab reaches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Inputs count with their labels; elements that can only be scrolled are no targets.
SMALL = """() => [...document.querySelectorAll('a, button, input, select, summary')].filter(one => {
    const label = one.closest('label');
    const boxes = [one, ...(label ? [label] : [])].map(each => each.getBoundingClientRect());
    return one.checkVisibility({visibilityProperty: true}) && boxes[0].width > 0
        && (Math.max(...boxes.map(box => box.width)) < 43.5 || Math.max(...boxes.map(box => box.height)) < 43.5);
}).map(one => {
    const box = one.getBoundingClientRect();
    return `${one.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`;
})"""

# Mark everything that can be pressed, to report later what was reached. Of radio buttons Tab reaches the checked one; arrow
# keys reach the others.
REACHABLE = """() => [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
        'a[href], button:not(:disabled), input:not(:disabled), select, summary')]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && (one.type !== 'radio' || one.checked))
    .map((one, at) => { one.dataset.reach = at; return `${at} ${one.outerHTML.slice(0, 100)}`; })"""

FOCUSED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const isInside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {
        at: one.dataset.reach ?? '',
        ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && isInside,
        html: one.outerHTML.slice(0, 100),
    };
}"""


def findings(page: Page, rules: dict[str, Any] | None = None) -> list[str]:
    """The serious findings of axe-core."""
    if not AXE.exists():
        pytest.fail("axe-core is not there: cd web && npm ci", pytrace=False)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    result: dict[str, Any] = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules: rules ?? {}})", rules)
    return [
        f"{one['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """Targets that a finger may miss."""
    found: list[str] = page.evaluate(SMALL)
    return found


def unreached_targets(page: Page) -> list[str]:
    """The targets that Tab does not reach, or whose focus cannot be seen."""
    wanted: list[str] = page.evaluate(REACHABLE)
    seen: set[str] = set()
    blind: list[str] = []
    for _ in range(len(wanted) + 40):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            continue
        if focused["at"] in seen and len(seen) >= len(wanted):
            break
        if not focused["ring"]:
            blind.append(f"no ring: {focused['html']}")
        seen.add(focused["at"])
    return [f"not reached: {one}" for one in wanted if one.split(" ")[0] not in seen] + blind
