"""Sound: heard after the first click, muted by a button; and what the mixer plays, rendered in the real browser."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page, expect

from browser.test_habits import ATTACKED
from support.browser.fixtures import Opened
from support.browser.page_driver import sequence, stage, wait_for_decision

# Counts contexts and sounds; a table that was opened before the first click must have none.
COUNT = """
    window.contexts = [];
    window.sounds = 0;
    const Context = window.AudioContext;
    window.AudioContext = class extends Context { constructor() { super(); window.contexts.push(this); } };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) { window.sounds += 1; return start.apply(this, given); };
"""
WITHOUT_AUDIO = "for (const name of ['AudioContext', 'webkitAudioContext', 'OfflineAudioContext']) delete window[name];"

# Renders sounds, all beginning together, with the built page's own mixer: the peak, the loudness, and the powers in bands.
RENDER = """async ([mixer, cues, volume]) => {
    const { Mixer } = await import(mixer);
    const rate = 22050;
    const context = new OfflineAudioContext(2, rate * 2, rate);
    const made = new Mixer(context);
    made.setVolume(volume);
    for (const cue of cues) made.play(cue);
    const buffer = await context.startRendering();
    const channels = [0, 1].map(one => buffer.getChannelData(one));
    const highest = wave => wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const power = (wave, frequency) => {
        const turn = 2 * Math.cos(2 * Math.PI * frequency / rate);
        let [one, two] = [0, 0];
        for (const sample of wave) [one, two] = [sample + turn * one - two, one];
        return one * one + two * two - turn * one * two;
    };
    const mono = channels[0].map((sample, at) => sample + channels[1][at]);
    const bands = Array.from({length: 96}, (_, at) => {
        const piece = mono.subarray((at >> 4) * rate / 6, ((at >> 4) + 1) * rate / 6);
        return Math.log1p(power(piece, 60 * 2 ** ((at & 15) * 0.45)));
    });
    const length = Math.hypot(...bands) || 1;
    return {names: made.sounds, peaks: channels.map(highest), bands: bands.map(band => band / length)};
}"""


def mixer_address() -> str:
    """The address of the mixer, which the page loads late."""
    assets = files("mankai.server") / "web" / "assets"
    (name,) = [one.name for one in assets.iterdir() if one.name.startswith("mixer-") and one.name.endswith(".js")]
    return f"/assets/{name}"


def render(page: Page, *cues: dict[str, Any], volume: float = 1) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(RENDER, [mixer_address(), list(cues), volume])
    return found


def decide(page: Page) -> None:
    before = sequence(page)
    page.locator(".bar [data-option], .action[data-option]").first.click()
    wait_for_decision(page, before)


def test_a_table_is_heard_after_the_first_click_until_it_is_muted(opened: Opened) -> None:
    context = opened()
    context.add_init_script(COUNT)
    page = context.new_page()
    stage(page, ATTACKED)
    assert page.evaluate("contexts.length") == 0
    decide(page)
    page.wait_for_function("() => window.sounds > 0 && contexts[0].state === 'running'")
    mute = page.get_by_role("button", name="Mute the sound")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.focus()
    page.keyboard.press("Enter")
    expect(mute).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("window.sounds")
    decide(page)
    assert page.evaluate("window.sounds") == before
    page.reload()
    expect(page.get_by_role("button", name="Mute the sound")).to_have_attribute("aria-pressed", "true")
    decide(page)
    assert page.evaluate("contexts.length") == 0
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Mute the sound")).to_have_attribute("aria-pressed", "false")
    page.wait_for_function("() => contexts.length === 1 && contexts[0].state === 'running'")
    decide(page)
    page.wait_for_function("() => window.sounds > 0")


def test_the_volume_is_kept(page: Page) -> None:
    stage(page, ATTACKED)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Loudness").fill("25")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Loudness")).to_have_value("25")
    page.get_by_label("Sound", exact=True).uncheck()
    expect(page.get_by_label("Loudness")).to_have_count(0)


def test_without_web_audio_a_game_goes_on_in_silence(opened: Opened) -> None:
    context = opened()
    context.add_init_script(WITHOUT_AUDIO)
    page = context.new_page()
    stage(page, ATTACKED)
    decide(page)
    decide(page)
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name="Mute the sound")).to_have_count(0)


def test_each_sound_is_audible_and_differs_from_the_others(page: Page) -> None:
    page.goto("/")
    names = render(page)["names"]
    assert len(names) > 20
    bands: dict[str, list[float]] = {}
    for name in names:
        found = render(page, {"sound": name})
        assert 0.08 < max(found["peaks"]) < 1, name
        bands[name] = found["bands"]
    likeness = {
        (one, other): sum(a * b for a, b in zip(bands[one], bands[other], strict=True))
        for one in names
        for other in names
        if one < other
    }
    assert {pair: round(value, 3) for pair, value in likeness.items() if value > 0.985} == {}


def test_many_sounds_at_once_stay_below_the_limit_and_a_muted_page_is_silent(page: Page) -> None:
    page.goto("/")
    loud = [
        {"sound": name, "side": side}
        for name, side in (("drum", -1), ("harm", -1), ("shot", -1), ("blade", -1), ("ultimate", -1))
    ]
    assert sum(max(render(page, cue)["peaks"]) for cue in loud) > 1.5
    together = render(page, *loud)
    assert 0.5 < max(together["peaks"]) < 1
    # A side is heard there, and everywhere else a little.
    one_side = render(page, {"sound": "blade", "side": -1})["peaks"]
    assert one_side[0] > one_side[1] > 0
    assert max(render(page, *loud, volume=0)["peaks"]) == 0
    assert max(render(page)["peaks"]) == 0
