"""How heavy the page is: what is sent, how soon one can choose, what it does while nothing happens.

For each game, in a fresh browser: the lobby is opened, "play now" is clicked, and the first choice waited for. Then the
page is left alone, and the time its main thread works is counted.
    python tools/page_pace.py                          all games, at a desktop
    python tools/page_pace.py --games krendel --size phone
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from typing import Any

import browser as chromium
import build_page
import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright

GAMES = ("krendel", "three_mages", "krutagidon", "munchkin", "wiz_war")
SIZES = {"desktop": (1280, 800), "large": (1920, 1080), "phone": (390, 844)}
_SETTLED = 4.0  # seconds after the first choice: what was dealt has arrived
_QUIET = {"KOLDUN_RATE": "0", "KOLDUN_BOT_PACE": "0", "KOLDUN_PLAY_WINDOW": "0"}
_LONG_TASKS = """
window.longest = 0;
new PerformanceObserver((all) => {
  for (const one of all.getEntries()) window.longest = Math.max(window.longest, one.duration);
}).observe({ type: "longtask", buffered: true });
"""


class Pace(msgspec.Struct):
    """Of one game, at one size."""

    game: str
    size: str
    lobby_kib: float  # over the wire, compressed, with nothing kept from before
    table_kib: float  # what the table adds to that; sockets are not counted
    first_choice_ms: int  # from the click to an option that can be clicked
    idle_share: float  # of the time, the main thread at work while it is my turn
    longest_task_ms: int  # 0: none over 50 ms


class Page:
    """A fresh window, and what the browser's own instruments say of it."""

    def __init__(self, browser: Browser, size: str) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB"
        )
        self.context.add_init_script(_LONG_TASKS)
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)
        self.inside: CDPSession = self.context.new_cdp_session(self.page)
        self.bytes = 0.0
        self.inside.send("Network.enable")
        self.inside.send("Performance.enable")
        self.inside.on("Network.loadingFinished", self._loaded)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def worked(self) -> float:
        """Seconds its main thread has worked."""
        found = self.inside.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in found if m["name"] == "TaskDuration"))


def measure(browser: Browser, address: str, game: str, size: str, seconds: float) -> Pace:
    page = Page(browser, size)
    try:
        page.page.goto(address)
        button = page.page.locator(f'[data-testid="play-{game}"]').first
        button.wait_for()
        page.page.wait_for_load_state("networkidle")
        lobby = page.bytes
        clicked = time.perf_counter()
        button.click()
        page.page.wait_for_selector("[data-option]")
        first = time.perf_counter() - clicked
        time.sleep(_SETTLED)
        before, started = page.worked(), time.perf_counter()
        page.page.wait_for_timeout(seconds * 1000)
        share = (page.worked() - before) / (time.perf_counter() - started)
        longest = float(page.page.evaluate("window.longest"))
        return Pace(
            game=game,
            size=size,
            lobby_kib=round(lobby / 1024, 1),
            table_kib=round((page.bytes - lobby) / 1024, 1),
            first_choice_ms=round(first * 1000),
            idle_share=round(share, 4),
            longest_task_ms=round(longest),
        )
    finally:
        page.context.close()


class Served:
    """The built page on a server of its own."""

    def __init__(self, folder: str) -> None:
        build_page.build()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "koldun", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **_QUIET, "KOLDUN_DATABASE_URL": f"sqlite:///{folder}/pace.db"},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().removeprefix("Koldun: ").strip()
        for _ in range(200):
            with suppress(OSError):
                urllib.request.urlopen(f"{self.address}/healthz").close()
                return
            time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--size", choices=list(SIZES), default="desktop")
    parser.add_argument("--seconds", type=float, default=8.0, help="left alone")
    args = parser.parse_args()
    path = chromium.ensure()
    if path is None:
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        served = Served(folder)
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for game in args.games:
                pace = measure(browser, served.address, game, args.size, args.seconds)
                print(msgspec.json.encode(pace).decode(), flush=True)
        finally:
            browser.close()
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
