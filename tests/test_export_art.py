"""The page draws with the colours and drawings that notebooks draw with."""

from __future__ import annotations

import pytest

from export_art import PageFile, page_files


@pytest.mark.parametrize("file", page_files(), ids=lambda file: f"{file.package}/{file.name}")
def test_the_page_has_the_drawings_of_the_data(file: PageFile) -> None:
    assert file.path.read_text(encoding="utf-8") == file.text(), "python tools/export_art.py"
