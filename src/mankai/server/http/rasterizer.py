"""Turns an SVG into a PNG with resvg, in a process of its own: resvg stops all other threads of its process while it draws."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

import structlog

DATA: Final = files("mankai.server").joinpath("data")
FONT_FILE: Final = "preview-letters.ttf"
LONGEST_DRAWING: Final = 15.0  # seconds
# The process reads the SVG and imports nothing of Mankai, so that it starts fast.
PROGRAM: Final = """
import sys, resvg_py
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=sys.argv[1:])))
"""
logger = structlog.get_logger()


@cache
def is_available() -> bool:
    """Whether resvg is installed.  Asked once."""
    return find_spec("resvg_py") is not None


def draw_png(svg: str) -> bytes | None:
    """Return the PNG of an SVG; None without resvg, or if it fails.  It waits for a process: call it in a thread."""
    if not is_available():
        return None
    font = DATA.joinpath(FONT_FILE)
    fonts = [str(font)] if font.is_file() else []
    try:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *fonts], input=svg.encode(), capture_output=True, timeout=LONGEST_DRAWING, check=True
        )
    except (OSError, subprocess.SubprocessError) as problem:
        logger.error("a preview cannot be drawn", problem=type(problem).__name__)
        return None
    return done.stdout
