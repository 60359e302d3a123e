"""Every screen of every game, both sizes, both languages, into build/screens: `make screens`.

Not a part of the suite: what it writes is there to be looked at.
"""

import base64
import os
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from page.scenes import SCENES
from page.stage import Stage

New = Callable[..., Any]
ONLY = os.environ.get("KOLDUN_GAME", "")
GAMES = [game for game in blocks.OURS if ONLY in ("", game)]
LANGS = os.environ.get("KOLDUN_LANGS", "ru en").split()
CLICKS = int(os.environ.get("KOLDUN_CLICKS", "70"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_pages_outside_the_table(person: New, size: str, lang: str) -> None:
    p = person(size, lang)
    for name, path, wait in blocks.OUTSIDE:
        p.come(path)
        p.page.wait_for_selector(wait)
        p.page.wait_for_timeout(250)
        p.shot(name)
    p.come()
    for game in GAMES:
        p.page.click(f".box[data-game={game}] .sub2 button:nth-of-type(2)")
        p.page.wait_for_selector(".new-table")
        if p.page.query_selector(".table-rules"):
            p.page.click(".table-rules summary")
        p.shot(f"{game}-new-table")
        p.page.keyboard.press("Escape")
        p.page.wait_for_selector("dialog", state="detached")


SIGHTS = {
    "4-response": ".response [data-option]:not([disabled])",
    "3-many": ".prompt.many",
    "9-offer": ".offer",
}
MOST = 2  # pictures of each sight
OFTEN = 7  # choices between two pictures of the middle


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_table(person: New, game: str, size: str, lang: str) -> None:
    p = person(size, lang).come()
    p.sit(game, ["me", *["bot:greedy"] * (2 if game == "three_mages" else 3)])
    p.page.wait_for_selector("[data-option]")
    p.page.wait_for_timeout(400)
    p.shot(f"{game}-1-first")
    p.play(9)
    p.page.wait_for_timeout(250)
    p.shot(f"{game}-2-early")
    taken = dict.fromkeys(SIGHTS, 0)
    for number in range(CLICKS):
        p.wait_to_choose()
        if p.over():
            break
        if number % OFTEN == OFTEN - 1:  # the last one stays: how long a match lasts is not known
            p.shot(f"{game}-3-middle")
        for name, sight in SIGHTS.items():
            if taken[name] < MOST and p.page.query_selector(sight):
                taken[name] += 1
                p.page.wait_for_timeout(700)
                p.shot(f"{game}-{name}-{taken[name]}")
        p.choose(number * 7 + number // 3)
    p.wait_to_choose()
    if not p.over():
        _closer_look(p, game)


def _closer_look(p: Any, game: str) -> None:
    """A card enlarged; on a phone what lies behind the bar at the bottom."""
    zoomable = p.page.query_selector(".hand .card, .card[data-card]")
    if zoomable and not p.page.query_selector(".response"):
        zoomable.dispatch_event("contextmenu")
        p.page.wait_for_selector("dialog.zoom")
        p.page.wait_for_timeout(250)
        p.shot(f"{game}-5-zoom")
        p.page.keyboard.press("Escape")
    if p.size == "phone" and not p.page.query_selector(".response"):
        for at, sheet in ((2, "seats"), (3, "log"), (4, "chat"), (5, "rules")):
            p.page.click(f".bottom-nav button:nth-child({at})")
            p.page.wait_for_timeout(200)
            p.shot(f"{game}-6-{sheet}")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_any_table_has(person: New, size: str, lang: str) -> None:
    """Gathering, settings, keys, the cover of a hot seat, who only watches."""
    p = person(size, lang).come()
    p.page.click("[aria-label='Настройки'], [aria-label='Settings']")
    p.page.wait_for_selector("dialog .settings")
    p.shot("settings")
    table = p.post("/api/tables", {"game": "krendel", "seats": ["me", "open", "bot:mage"]})
    p.come(f"/t/{table['id']}")
    p.page.wait_for_selector(".gather")
    p.shot("gathering")
    p.sit("krendel", ["me", "me", "bot:greedy"])
    p.page.wait_for_selector("[data-option]")
    if size == "desktop":
        p.page.keyboard.press("?")
        p.page.wait_for_selector(".keys")
        p.shot("help")
        p.page.keyboard.press("Escape")
    p.choose(0)
    p.page.wait_for_selector(".cover-seat")
    p.shot("hot-seat")
    watcher = person(size, lang).come(p.page.url.removeprefix(p.server))
    watcher.page.wait_for_selector(".hero")
    watcher.page.wait_for_timeout(300)
    watcher.shot("spectator")
    pupil = person(size, lang).come()
    pupil.page.click('[data-testid="lesson-wiz_war"]')
    pupil.page.wait_for_selector('[data-testid="pointer"]')
    pupil.page.wait_for_timeout(300)
    pupil.shot("lesson")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_result_and_replay(person: New, game: str, size: str, lang: str) -> None:
    p = person(size, lang).come()
    p.short_match(game)
    p.play(3000)
    p.page.wait_for_selector(".chances")
    p.page.wait_for_timeout(900)
    p.shot(f"{game}-7-result")
    p.page.click('[data-testid="result"] a[href^="/r/"]')
    p.page.wait_for_selector('.time-line input:not([max="0"])')
    for _ in range(25):
        p.page.keyboard.press("ArrowRight")
    p.page.wait_for_timeout(300)
    p.shot(f"{game}-8-replay")


MATCHES = 6  # tries for a good moment


def _played_to(p: Any, clicks: int, sight: str) -> bool:
    """Until a good moment of the match is on the table; False where it ends before."""
    p.play(clicks // 3)
    for _ in range(clicks):
        p.play(1)
        p.wait_to_choose()
        if p.over():
            return False
        if p.page.query_selector(sight) and not p.page.query_selector(".response"):
            break
    return True


def test_pictures_of_the_readme(person: New) -> None:
    """Fresh ones; the good are copied to docs/pictures."""
    p = person("desktop", "ru").come()
    p.page.wait_for_selector(".box")
    p.picture("lobby")
    for game, clicks, sight in (
        ("krutagidon", 60, ".minis .card >> nth=3"),
        ("wiz_war", 30, ".board .spot"),
        ("munchkin", 60, ".fight"),
        ("three_mages", 24, ".table:has(.hand .card) .board .counts.k-monster >> nth=1"),
    ):
        for _ in range(MATCHES):
            p = person("desktop", "ru").come().play_now(game)
            if _played_to(p, clicks, sight):
                break
        p.page.wait_for_timeout(2600)
        assert not p.over(), game
        p.picture(game)
    halves = []
    for game in ("krendel", "wiz_war"):
        p = person("phone", "ru").come().play_now(game)
        p.play(7)
        p.page.wait_for_timeout(2600)
        halves.append(base64.b64encode(p.page.screenshot(type="png")).decode())
    p = person("desktop", "ru")
    shown = "".join(
        f'<img style="height:760px;border-radius:26px" src="data:image/png;base64,{half}">'
        for half in halves
    )
    p.page.set_content(
        "<body style='margin:0;height:800px;background:#0e1813;display:flex;gap:90px;"
        f"align-items:center;justify-content:center'>{shown}"
    )
    p.page.wait_for_timeout(300)
    p.picture("phone")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
@pytest.mark.parametrize("scene", [name for name in SCENES if name.startswith(ONLY)])
def test_scenes(person: New, scene: str, size: str, lang: str) -> None:
    """Tables set by hand: aimed at, a full hand, a fight."""
    p = person(size, lang)
    game, match, me = SCENES[scene]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    p.page.wait_for_timeout(700)
    p.shot(f"{scene}-scene")


MOMENTS = {
    "krendel": ["reveal", "beat", "hold", "award"],
    "three_mages": ["step", "summon", "pay", "defend", "jump", "cast", "castle"],
    "krutagidon": ["play", "damage", "mayhem", "defend", "buy", "legend", "die"],
    "wiz_war": ["cast", "counter", "cancelled", "hurt", "turned", "treasure-taken"],
    "munchkin": ["door", "combat", "totals", "help", "enhance", "roll", "struck", "up"],
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_moments(person: New, game: str, size: str, lang: str) -> None:
    """What happens, while it happens: frame by frame until each kind was seen, or for a while."""
    p = person(size, lang, speed=0).come()
    p.sit(game, ["me", *["bot:greedy"] * (2 if game == "three_mages" else 3)])
    p.page.wait_for_selector("[data-option], [data-testid=next]")  # another may begin
    missing = list(MOMENTS[game])
    for number in range(CLICKS * 12):
        beat = p.page.query_selector("[data-testid=beat]")
        if beat is not None and beat.get_attribute("data-event") in missing:
            name = beat.get_attribute("data-event")
            missing.remove(name)
            p.page.wait_for_timeout(120)
            p.shot(f"{game}-stage-{name}")
        if not missing or p.over():
            break
        if p.page.query_selector("[data-testid=next]"):
            p.page.keyboard.press("Space")
            p.page.wait_for_timeout(15)
        else:
            p.choose(number * 7 + number // 3)
    print(f"{game}: never seen {missing}")
