"""Gives the programs in this folder that pytest runs the fixtures of the page."""

from support.browser.fixtures import address, browser, opened, page

__all__ = ["address", "browser", "opened", "page"]
