"""The browser that the tests drive: the Chromium of this machine."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


@contextmanager
def launch() -> Iterator[Browser]:
    """Start Chromium, and close it in the end."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("The browser tests need Chromium. On Debian: sudo apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()
