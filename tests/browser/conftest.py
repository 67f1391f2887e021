"""Gives the tests of the page their fixtures."""

from support.browser.fixtures import address, browser, opened, page

__all__ = ["address", "browser", "opened", "page"]
