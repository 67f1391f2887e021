"""Helpers for tests of the page.

accessibility.py     axe's findings, targets too small for a finger, targets that Tab does not reach
board_regions.py     the boxes of a board's regions
conftest.py          the fixtures for the two programs below
expected_counts.py   the counts that a page has to show after each event, computed from the server's views
fixtures.py          fixtures: the browser, the server's address, new windows, a page
frame_times.py       a program: measures the work on each frame while something moves
layout_faults.py     finds text that is cut, covered, broken or too small
lossy_proxy.py       a proxy that can silently drop the traffic of open WebSockets
page_driver.py       opens tables, decides by mouse, waits for the next decision
page_server.py       a server process for a browser
pictures.py          a program: takes the pictures of the documentation
sample_positions.py  twenty positions of each game, as full as possible
"""
