"""A player who wants to be asked always is asked, and the other waits as if there were something to decide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.test_habits import said
from server.test_secrecy import ATTACKS
from support.browser.fixtures import Opened
from support.browser.page_driver import DECIDES
from support.server.server_process import Client, Server, server_process

SECONDS = 0.5  # of silence
ASKED = "{alwaysAsk: true}"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with server_process(rehearsal=True, silence_least=SECONDS, silence_most=SECONDS) as one:
        yield one


def opposite(opened: Opened, server: Server, game: str, motion: bool, settings: str) -> tuple[Client, Page]:
    """Ann, who can attack, and the page of Bob, who holds no answer to it."""
    table = server.new_table("me", "open", game=game, scene=ATTACKS[game][1]()[1])
    context = opened(motion=motion, base_url=f"http://127.0.0.1:{server.port}")
    context.add_init_script(f"if (location.host) localStorage.setItem('mankai.settings', JSON.stringify({settings}))")
    bob = context.new_page()
    sent: list[str | bytes] = []
    bob.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    bob.goto(f"/#/join/{table['table']}/{table['invites'][0]['invite']}")
    bob.get_by_role("button", name="Take a seat").click()
    bob.locator(".side").first.wait_for()
    while settings == ASKED and not any(['"always"' in str(text) for text in sent]):
        bob.wait_for_timeout(50)
    return server.client(table), bob


def attack(ann: Client, game: str) -> None:
    assert ann.act(ann.option(ATTACKS[game][0]))["type"] == "ack"


@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize("game", ATTACKS)
def test_the_attacker_waits_until_who_is_asked_always_goes_on(opened: Opened, server: Server, game: str, motion: bool) -> None:
    ann, bob = opposite(opened, server, game, motion, ASKED)
    attack(ann, game)
    said(bob, "No answer was possible")
    bob.wait_for_timeout(2000 * SECONDS)
    ann.catch_up()
    assert not ann.decides
    bob.get_by_role("button", name="Continue").click()
    while not ann.decides:
        if bob.locator(DECIDES).count():  # about something other than an answer
            bob.locator(".bar [data-option]").first.click()
        bob.wait_for_timeout(50)
        ann.catch_up()
    ann.close()


def test_who_comes_back_is_asked_still_and_by_key(opened: Opened, server: Server) -> None:
    ann, bob = opposite(opened, server, "azuki", False, ASKED)
    attack(ann, "azuki")
    said(bob, "No answer was possible")
    bob.reload()
    said(bob, "No answer was possible")
    ann.catch_up()
    assert not ann.decides
    bob.keyboard.press("Enter")
    ann.wait()
    ann.close()


def test_who_does_not_want_it_need_not_do_anything_and_may_want_it_later(opened: Opened, server: Server) -> None:
    ann, bob = opposite(opened, server, "azuki", False, "{}")
    bob.get_by_role("button", name="Settings").click()
    asked = bob.get_by_label("Always ask me")
    expect(asked).not_to_be_checked()
    bob.keyboard.press("Escape")
    attack(ann, "azuki")
    ann.wait()
    bob.get_by_role("button", name="Settings").click()
    asked.check()
    bob.keyboard.press("Escape")
    bob.wait_for_timeout(300)
    attack_again(ann)
    said(bob, "No answer was possible")
    ann.catch_up()
    assert not ann.decides
    ann.close()


def attack_again(ann: Client) -> None:
    other = next(label for label in ann.labels if label.startswith("attack with"))
    assert ann.act(ann.option(other))["type"] == "ack"
