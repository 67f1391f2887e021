"""The requests of a first visit, by which the server's limits are sized; and the notices where a limit is reached."""

from __future__ import annotations

import json
import re
import urllib.request
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.test_floods import FILES_OF_A_VISIT, REQUESTS_OF_A_VISIT
from support.browser.page_server import page_server


def counted(page: Page) -> Counter[str]:
    """The requests of the page from now on, by kind."""
    found: Counter[str] = Counter()
    page.on("request", lambda request: found.update(["requests" if "/api/" in request.url else "files"]))
    page.on("websocket", lambda socket: found.update(["requests"]))
    return found


@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
def test_a_first_visit_asks_for_no_more_than_limits_are_made_for(browser: Browser, tmp_path: Path, language: str) -> None:
    with page_server(tmp_path) as address:
        wish = {"game": "sakura-arms/level99", "seats": [{"who": "me"}, {"who": "open"}]}
        request = urllib.request.Request(f"{address}api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            table = json.load(answer)
        context = browser.new_context(locale=language)
        page = context.new_page()
        found = counted(page)
        page.goto(f"{address}#/join/{table['table']}/{table['invites'][0]['invite']}")
        page.locator("main button").first.click()
        page.wait_for_url(re.compile("#/table/"))
        page.wait_for_load_state("networkidle")
        assert 0 < found["files"] <= FILES_OF_A_VISIT and 0 < found["requests"] <= REQUESTS_OF_A_VISIT
        context.close()


def test_a_page_waits_where_there_is_too_much_to_do_and_says_so(browser: Browser, tmp_path: Path) -> None:
    limits = {"requests_burst": 1.0, "requests_rate": 0.5}
    with page_server(tmp_path, limits) as address:
        context = browser.new_context(locale="en-US")
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("status").filter(has_text="The server is busy")).to_be_visible()
        expect(page.locator("main h1").first).to_be_visible()
        expect(page.locator(".busy")).to_have_count(0, timeout=60_000)
        context.close()


def test_a_page_that_is_refused_comes_by_itself(browser: Browser, tmp_path: Path) -> None:
    limits = {"files_burst": 1.0, "files_rate": 0.5}
    with page_server(tmp_path, limits) as address:
        urllib.request.urlopen(address).close()
        context = browser.new_context(locale="ja-JP")
        page = context.new_page()
        page.goto(address)
        expect(page.locator("p")).to_contain_text("混み合って")
        with page.expect_navigation(timeout=60_000):
            pass  # by itself
        context.close()
