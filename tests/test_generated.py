"""What is committed is what `make generate` writes."""

from __future__ import annotations

import pytest
from tools.generate import ROOT, generate

FILES = generate()


@pytest.mark.parametrize("path", FILES)
def test_a_generated_file_is_up_to_date(path: str) -> None:
    committed = (ROOT / path).read_text(encoding="utf-8")
    assert committed == FILES[path], f"{path} is out of date. Run: make generate"
