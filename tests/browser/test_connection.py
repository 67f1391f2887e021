"""Changed networks, two tabs, double taps: the player stays at the table, and nobody is offered the win."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from browser.test_tables import decider, invited, sit_down
from support.browser.fixtures import NOT_BUILT, PATIENCE, Opened
from support.browser.lossy_proxy import LossyProxy
from support.browser.page_driver import click, sequence, stage, wait_for_decision
from support.server.server_process import Server, server_process

NOTICE = """() => {
    window.offered = 0;
    new MutationObserver(() => (window.offered += document.querySelectorAll('.away-notice').length))
        .observe(document.body, {childList: true, subtree: true});
}"""
EVENTS = {
    "online": "window.dispatchEvent(new Event('online'))",
    "visibilitychange": "document.dispatchEvent(new Event('visibilitychange'))",
    "pageshow": "window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
}


@pytest.fixture(scope="module")
def proxy() -> Iterator[LossyProxy]:
    one = LossyProxy()
    yield one
    one.close()


@pytest.fixture(scope="module")
def server(proxy: LossyProxy) -> Iterator[Server]:
    """A server at which absence is noticed at once, and nobody has to wait for players who are away."""
    if not (files("mankai.server") / "web" / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    with server_process(away_seconds=0.0, origins=[f"http://127.0.0.1:{proxy.port}"]) as one:
        proxy.target = one.port
        yield one


class Bob:
    """A player with a lossy connection; the test says how time passes for him."""

    def __init__(self, page: Page, proxy: LossyProxy) -> None:
        self.page = page
        self.proxy = proxy
        self.sockets: list[WebSocket] = []
        page.on("websocket", lambda one: self.sockets.append(one))
        page.clock.install()

    def lose(self) -> None:
        """He leaves a network: nothing comes through what is open."""
        self.known = len(self.sockets)
        self.proxy.swallow()

    def wait(self, *seconds: float) -> None:
        """Let so many seconds pass for him, with their effects, until he has reconnected."""
        for some in seconds:
            self.page.clock.fast_forward(round(some * 1000))
        for _ in range(PATIENCE // 50):
            if len(self.sockets) > self.known:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("he has not connected anew")


@pytest.fixture
def pair(opened: Opened, server: Server, proxy: LossyProxy) -> tuple[Page, Bob]:
    """Ann, who would be offered the win, and Bob."""
    ann = opened(base_url=f"http://127.0.0.1:{server.port}").new_page()
    invite, _ = invited(ann)
    bob = Bob(opened(quiet=True, base_url=f"http://127.0.0.1:{proxy.port}").new_page(), proxy)
    sit_down(bob.page, through(proxy, invite))
    ann.locator(".side").first.wait_for()
    ann.evaluate(NOTICE)
    return ann, bob


def through(proxy: LossyProxy, link: str) -> str:
    return urlsplit(link)._replace(netloc=f"127.0.0.1:{proxy.port}").geturl()


def bring(ann: Page, bob: Bob, asked: Page) -> None:
    """Play until one of them is asked."""
    while (one := decider(ann, bob.page)) is not asked:
        click(one, is_answered=False)


def play_on(ann: Page, bob: Bob) -> None:
    """Both are asked again, and nobody was offered the win meanwhile."""
    for page in (ann, bob.page):
        bring(ann, bob, page)
        click(page, is_answered=False)
    decider(ann, bob.page)
    assert ann.evaluate("window.offered") == 0, "nobody was away"


def test_who_acts_where_nothing_comes_through_is_back_and_it_is_done(pair: tuple[Page, Bob]) -> None:
    ann, bob = pair
    bring(ann, bob, bob.page)
    before = sequence(bob.page)
    bob.lose()
    click(bob.page, is_answered=False)
    assert sequence(bob.page) == before and bob.page.locator(".table[data-busy='true']").count() == 1
    bob.wait(5)
    expect(bob.page.locator(f".table[data-seq='{before}'][data-busy='true']")).to_have_count(0)
    play_on(ann, bob)


def test_who_waits_where_nothing_comes_through_is_back(pair: tuple[Page, Bob]) -> None:
    ann, bob = pair
    bring(ann, bob, ann)
    bob.lose()
    click(ann, is_answered=False)
    bob.wait(15, 5)
    play_on(ann, bob)


@pytest.mark.parametrize("event", EVENTS)
def test_who_looks_again_is_back_soon(pair: tuple[Page, Bob], event: str) -> None:
    ann, bob = pair
    bring(ann, bob, ann)
    bob.lose()
    bob.page.evaluate(EVENTS[event])
    bob.wait(3)
    play_on(ann, bob)


def test_what_was_not_answered_is_sent_again_by_a_page_that_is_loaded_anew(pair: tuple[Page, Bob]) -> None:
    ann, bob = pair
    bring(ann, bob, bob.page)
    before = sequence(bob.page)
    bob.lose()
    click(bob.page, is_answered=False)
    bob.page.reload()
    bob.page.locator(".side").first.wait_for()
    expect(bob.page.locator(f".table[data-seq='{before}'] .bar.mine")).to_have_count(0)
    play_on(ann, bob)


# Two tabs.


def test_two_tabs_of_one_player_both_play(page: Page) -> None:
    """The second is opened by the first, and so has a copy of its storage."""
    stage(page)
    with page.expect_popup() as popup:
        page.evaluate("window.open(location.href)")
    tabs = [page, popup.value]
    for at in range(6):
        wait_for_decision(tabs[at % 2])
        while sequence(tabs[0]) != sequence(tabs[1]):
            page.wait_for_timeout(20)
        wait_for_decision(tabs[at % 2])
        click(tabs[at % 2])  # and it is done


# Taking a seat.


def invite_to(ann: Page) -> str:
    return invited(ann)[0]


def test_a_double_tap_takes_one_seat(opened: Opened) -> None:
    ann, bob = [opened().new_page() for _ in range(2)]
    bob.goto(invite_to(ann))
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").dblclick()
    bob.locator(".side").first.wait_for()
    click(decider(ann, bob), is_answered=False)
    click(decider(ann, bob), is_answered=False)
    expect(bob.get_by_role("button", name="Forget")).to_have_count(0)


def test_nobody_can_tap_again_while_a_seat_is_being_taken(opened: Opened) -> None:
    ann, bob = [opened().new_page() for _ in range(2)]
    held: list[Route] = []
    bob.route("**/join", lambda route: held.append(route))
    bob.goto(invite_to(ann))
    button = bob.get_by_role("button", name="Take a seat")
    button.click()
    expect(button).to_be_disabled()
    while not held:
        bob.wait_for_timeout(20)
    held[0].continue_()
    bob.locator(".side").first.wait_for()


def test_a_secret_that_holds_no_more_is_asked_for_again(opened: Opened) -> None:
    """With the invite and the nonce that the page still has."""
    ann, bob = opened().new_page(), opened(quiet=True).new_page()
    sit_down(bob, invite_to(ann))
    bob.evaluate(
        """() => {
            const tables = JSON.parse(localStorage.getItem('mankai.tables'));
            localStorage.setItem('mankai.tables', JSON.stringify([{...tables[0], secret: 'x'.repeat(22)}]));
        }"""
    )
    bob.reload()
    bob.locator(".side").first.wait_for()
    click(decider(ann, bob), is_answered=False)
    click(decider(ann, bob), is_answered=False)
