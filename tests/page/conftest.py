"""A server with the built page, a browser, and a person who clicks what glows."""

import contextlib
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import browser as chromium
import build_page as building
import building_blocks as blocks
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as on a phone
]
MOST_SHIFT = 0.1  # how far everything that stands may jump in a whole match
AT_ONCE = 100  # the page's speed that shows nothing happening
SIZES = {"desktop": (1280, 800), "large": (1920, 1080), "phone": (390, 844)}

# how many of the first lie over any of the second
APART = """([one, other]) => { const box = (s) => [...document.querySelectorAll(s)].map((n) => n.getBoundingClientRect());
  return box(one).flatMap((a) => box(other).filter((b) => a.right > b.left + 1 && b.right > a.left + 1 &&
    a.bottom > b.top + 1 && b.bottom > a.top + 1)).length; }"""


class Serving:
    """A server with the built page in a process of its own, which can be stopped and come back."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.env = {
            **os.environ,
            "KOLDUN_DATABASE_URL": f"sqlite:///{folder}/koldun.db",
            "KOLDUN_BOT_PACE": "0",
            "KOLDUN_RATE": "0",
            "KOLDUN_MESSAGE_RATE": "0",
            "KOLDUN_SOCKETS": "0",
            "KOLDUN_TABLES": "0",
            "KOLDUN_PLAY_WINDOW": "0",
            **settings,
        }
        self.port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "koldun", "serve", "--port", self.port],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.env,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Koldun: "), line
        self.address = line.removeprefix("Koldun: ").strip()
        self.port = self.address.rsplit(":", 1)[1]
        for _ in range(200):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}/healthz").close()
                return
            time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def pytest_report_header() -> str:
    if blocks.WHOLE:
        return "page: whole"
    return "page: a sample of games, sizes and languages where a test is long; KOLDUN_WHOLE=1 takes all"


@pytest.fixture(scope="session")
def built() -> None:
    with blocks.alone("build"):
        building.build()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    serving = Serving(tmp_path_factory.mktemp("page"))
    yield serving.address
    serving.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Serving]:
    """One that the test may stop."""
    serving = Serving(tmp_path)
    yield serving
    serving.stop()


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

    def __init__(
        self, chrome: Browser, server: str, size: str, lang: str, still: bool, speed: float
    ) -> None:
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
        kept = json.dumps({"lang": lang, "speed": speed})
        self.context.add_init_script(f"localStorage.koldun ??= {json.dumps(kept)}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(90_000)
        self.complaints: list[str] = []
        self.at_window: Callable[[], None] | None = None  # done once, when a window opens
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

    def sit(
        self, game: str, seats: list[str], options: dict[str, object] | None = None
    ) -> "Person":
        """A table of my own, begun."""
        body: dict[str, object] = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "clock": {"window": 0},
        }
        made = self.post("/api/tables", body)
        self.post(f"/api/tables/{made['id']}/start", {"fill": ""})
        return self.come(f"/t/{made['id']}")

    def short_match(self, game: str) -> "Person":
        options, players = blocks.BRIEF[game]
        return self.sit(game, ["me", *["bot:greedy"] * (players - 1)], options)

    def post(self, path: str, body: dict[str, object]) -> Any:
        answer = self.context.request.post(self.server + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def shot(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENS / f"{name}-{self.size}-{self.lang}.png"))

    def picture(self, name: str) -> None:
        """For people to look at: smaller than a screen of the tests."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        path = str(SCREENS / f"picture-{name}.jpg")
        self.page.screenshot(path=path, type="jpeg", quality=84)

    def watch(self) -> "Person":
        """From here on everything that jumps is noted."""
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(WATCH)
        return self

    def stood_still(self) -> float:
        """The bar had one height and the board one place, and nothing else jumped; how far it did."""
        found = self.page.evaluate("window.shift")
        assert len(found["bars"]) == 1, found["bars"]
        assert len(found["boards"]) == 1, found["boards"]
        total: float = found["total"]
        worst = sorted(found["worst"], reverse=True)[:8]
        print("what jumped most:", worst)
        assert total < MOST_SHIFT, f"{total}: {worst}"
        return total

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

    def calm_complaints(self, *expected: str) -> None:
        """What the browser says by itself when a server is away is no fault of the page."""
        self.complaints = [c for c in self.complaints if not any(e in c for e in expected)]

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
            if self.page.query_selector("dialog.zoom"):  # a click came late and enlarged a card
                self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)
        raise AssertionError(f"a choice is covered: {spot}")

    def wait_to_choose(self) -> None:
        """Until there is something to choose, or the match is over."""
        self.page.wait_for_function(
            """() => [...document.querySelectorAll(
              '[data-option]:not([disabled]), [data-testid="result"]'
            )].some((node) => node.getClientRects().length)"""
        )

    def _back_to_the_table(self) -> None:
        """On a phone a click that came late may have opened a sheet over the table."""
        tab = self.page.query_selector(".bottom-nav button:first-child")
        if tab is not None:
            tab.dispatch_event("click")

    def play(self, most: int, pick: int = 7) -> int:
        """Click choices until the result, or so many; how many were made."""
        made = idle = 0
        while made < most and not self.over():
            if self.at_window and self.page.query_selector(WINDOW):
                self.at_window()
                self.at_window = None
            if self.choose(made * pick + made // 3):
                made += 1
                idle = 0
            else:
                idle += 1
                if idle % 80 == 0:
                    self._back_to_the_table()
                if idle == 3000:
                    self.shot("nothing-to-choose")
                assert idle < 3000, "nothing to choose for more than a minute"
        return made


WINDOW = ".response [data-option]:not([disabled]), .prompt.strip [data-option]:not([disabled])"

# how far things jump (the browser's own measure, right after a click too) that no rule moves: cards and tokens travel,
# the rest stands; and every place of the bar and of the board
WATCH = """() => {
  window.shift = {total: 0, worst: [], bars: [], boards: []};
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (!document.querySelector('.table')) continue;
      // what was nowhere before has not moved, it has come
      const stands = one.sources.filter((s) => s.node && s.previousRect.width && !s.node.parentElement?.closest('.hand, .log, .minis, .foes') &&
        !s.node.closest?.('.card, .card-back, .token, .fig'));
      if (!stands.length) continue;
      // each by itself, as the browser counts: how much of the screen, how far
      let sum = 0;
      const most = [];
      for (const source of stands) {
        const {previousRect: was, currentRect: now} = source;
        const area = (Math.max(was.right, now.right) - Math.min(was.left, now.left)) *
          (Math.max(was.bottom, now.bottom) - Math.min(was.top, now.top)) / (innerWidth * innerHeight);
        const far = Math.max(Math.abs(was.left - now.left), Math.abs(was.top - now.top));
        const by = Math.min(1, area) * far / Math.max(innerWidth, innerHeight);
        window.shift.total += by;
        sum += by;
        most.push([by, source]);
      }
      const box = ({left, top, width, height}) => [left, top, width, height].map(Math.round).join(',');
      const who = most.sort((a, b) => b[0] - a[0]).slice(0, 2).map(([, s]) => [s.node?.className?.toString().slice(0, 60),
        box(s.previousRect), box(s.currentRect), s.node?.textContent?.slice(0, 60)].join(' '));
      window.shift.worst.push([sum, who.join(' | ')]);
    }
  }).observe({type: 'layout-shift', buffered: false});
  const look = () => {
    const bar = document.querySelector('[data-testid=prompt]')?.getBoundingClientRect();
    const mid = document.querySelector('.table > .mid')?.getBoundingClientRect();
    const note = (list, text) => { if (text && !list.includes(text)) list.push(text); };
    note(window.shift.bars, bar && bar.top + ' ' + bar.height);
    note(window.shift.boards, mid && [mid.left, mid.top, mid.width, mid.height].join(' '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

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
  let over = null;
  for (const [u, v] of [[.5, .5], [.15, .5], [.85, .5], [.5, .15], [.5, .85], [.1, .1], [.3, .7]]) {
    const [x, y] = [r.left + r.width * u, r.top + r.height * v];
    const top = document.elementFromPoint(x, y);
    if (top && top.closest('[data-option]') === node) return [x, y];
    over ??= top;
  }
  return `${node.dataset.option} under ${over?.outerHTML.slice(0, 200)}`;
}"""


@pytest.fixture
def person(chrome: Browser, server: str) -> Iterator[Any]:
    made: list[Person] = []

    def new(
        size: str = "desktop",
        lang: str = "ru",
        still: bool = True,
        at: str = "",
        speed: float | None = None,
    ) -> Person:
        """Whoever sits still is shown nothing happening either, unless a speed is given."""
        pace = speed if speed is not None else AT_ONCE if still else 1
        made.append(Person(chrome, at or server, size, lang, still, pace))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
