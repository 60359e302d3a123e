"""A server with the built page, a browser, and a person who clicks what glows."""

import contextlib
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import browser as chromium
import build_page as building
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    building.build()
    database = tmp_path_factory.mktemp("page") / "koldun.db"
    env = {
        **os.environ,
        "KOLDUN_DATABASE_URL": f"sqlite:///{database}",
        "KOLDUN_BOT_PACE": "0",
        "KOLDUN_RATE": "0",
        "KOLDUN_MESSAGE_RATE": "0",
        "KOLDUN_PLAY_WINDOW": "0",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "koldun", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=env,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Koldun: "), line
    address = line.removeprefix("Koldun: ").strip()
    for _ in range(200):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz").close()
            break
        time.sleep(0.05)
    yield address
    process.terminate()
    process.wait(20)


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.skip("no chromium here; as root `make test` installs it")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


class Person:
    """One browser window. Everything that must never happen is noted."""

    def __init__(self, chrome: Browser, server: str, size: str, lang: str, still: bool) -> None:
        width, height = SIZES[size]
        self.server = server
        self.size = size
        self.lang = lang
        self.context: BrowserContext = chrome.new_context(
            viewport={"width": width, "height": height},
            locale="ru-RU" if lang == "ru" else "en-GB",
            has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.server, "data:", "blob:")):
            self.complaints.append(f"request: {request.url}")

    def come(self, path: str = "/") -> "Person":
        self.page.goto(self.server + path)
        return self

    def play_now(self, game: str) -> "Person":
        self.page.click(f'[data-testid="play-{game}"]')
        self.page.wait_for_selector('[data-testid="prompt"]')
        return self

    def shot(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}-{self.size}-{self.lang}.png"))

    def check(self) -> None:
        """No complaint, nothing sideways, the prompt in sight."""
        assert not self.complaints, self.complaints
        width = self.page.evaluate("document.documentElement.scrollWidth")
        assert width <= SIZES[self.size][0], f"{width} px wide"
        prompt = self.page.query_selector('[data-testid="prompt"]')
        if prompt is not None:
            box = prompt.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= SIZES[self.size][1] + 1

    def over(self) -> bool:
        return self.page.query_selector('[data-testid="result"]') is not None

    def choose(self, at: int) -> bool:
        """Click the `at`-th choice that can really be hit, with the mouse where it shows."""
        for attempt in range(40):  # what moves may cover a choice for a moment: take another then
            spot = self.page.evaluate(HIT, at + attempt)
            if spot is None:
                self.page.wait_for_timeout(25)
                return False
            if isinstance(spot, list):
                self.page.mouse.click(spot[0], spot[1])
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"a choice is covered: {spot}")

    def play(self, most: int, pick: int = 7) -> int:
        """Click choices until the result, or so many; how many were made."""
        made = idle = 0
        while made < most and not self.over():
            if self.choose(made * pick + made // 3):
                made += 1
                idle = 0
            else:
                idle += 1
                assert idle < 6000, "nothing to choose for minutes"
        return made


# the centre and the edges of each choice are tried, as a person would see where it can be hit
HIT = """(at) => {
  const found = [];
  for (const node of document.querySelectorAll('[data-option]:not([disabled])')) {
    if (!node.getClientRects().length) continue;
    found.push(node);
  }
  if (!found.length) return null;
  const node = found[at % found.length];
  node.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const r = node.getBoundingClientRect();
  for (const [u, v] of [[.5, .5], [.15, .5], [.85, .5], [.5, .15], [.5, .85], [.1, .1], [.3, .7]]) {
    const [x, y] = [r.left + r.width * u, r.top + r.height * v];
    const top = document.elementFromPoint(x, y);
    if (top && top.closest('[data-option]') === node) return [x, y];
  }
  return node.dataset.option;
}"""


@pytest.fixture
def person(chrome: Browser, server: str) -> Iterator[Any]:
    made: list[Person] = []

    def new(size: str = "desktop", lang: str = "ru", still: bool = True) -> Person:
        made.append(Person(chrome, server, size, lang, still))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
