"""A server with the built client, and the system's Chromium to look at it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.browser.page_server import UNGUARDED, UNHURRIED, page_server

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge")
# Features to disable: the popups of the address bar alone, which are pages too, cost more than half of opening a page. This
# list replaces Playwright's own and contains the parts of it that matter here.
LEFT_OUT = [
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding",
    "ThirdPartyStoragePartitioning",
]  # fmt: skip
QUIET = [
    "--disable-background-networking", "--disable-component-update", "--no-first-run", "--mute-audio",
    f"--disable-features={','.join(LEFT_OUT)}",
]  # fmt: skip
NO_BROWSER = (
    "The browser tests need Chromium, and there is none: install it (Debian and Ubuntu: apt install chromium; elsewhere: "
    "python -m playwright install chromium), or name one in MANKAI_BROWSER."
)
NOT_BUILT = "The browser client is not built into the package: cd web && npm ci && npm run build, then install the package anew."

PATIENCE = 60_000  # milliseconds: for a busy machine; nothing waits for it unless it is late
expect.set_options(timeout=PATIENCE)

Opened = Callable[..., BrowserContext]


def find_chromium() -> str | None:
    """The path of a Chromium of this system, or None."""
    named = os.environ.get("MANKAI_BROWSER")
    if named:
        return named
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def install_chromium() -> str | None:
    """Debian's Chromium, if it may be installed."""
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run([apt, "update"], capture_output=True, check=False, timeout=300)
        subprocess.run([apt, "install", "-y", "chromium"], capture_output=True, check=False, timeout=600)
    return find_chromium()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    arguments = QUIET + (["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        path = find_chromium() or (own if Path(own).exists() else None) or install_chromium()
        if path is None:
            pytest.fail(NO_BROWSER, pytrace=False)
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    if not (files("mankai.server") / "web" / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    with page_server(tmp_path_factory.mktemp("tables"), UNHURRIED | UNGUARDED) as found:
        yield found


@pytest.fixture
def opened(browser: Browser, address: str) -> Iterator[Opened]:
    """Open browser windows that share nothing; any error inside a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(error.stack or str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)

    def watch_failures(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(error.stack or str(error)))

    def new(
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        motion: bool = False,
        theme: str = "light",
        quiet: bool = False,
        **more: Any,
    ) -> BrowserContext:
        """`quiet`: console messages are no failure, because the test provokes a refusal; `base_url`: of another server."""
        context = browser.new_context(
            base_url=more.pop("base_url", address),
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
            locale="en-GB",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", watch_failures if quiet else watch)
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def page(opened: Opened) -> Page:
    page: Page = opened().new_page()
    return page
