"""What people do to each other and to the network: breaks, undo, chat, hot-seat, bots, hints."""

from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest

New = Callable[..., Any]
PROMPT = '[data-testid="prompt"]'


def pair(person: New, game: str = "krendel", options: dict[str, object] | None = None) -> Any:
    """Two people at a table of two."""
    host, guest = person("desktop", "en").come(), person("desktop", "en").come()
    made = host.post(
        "/api/tables", {"game": game, "seats": ["me", "open"], "options": options or {}}
    )
    guest.post(f"/api/tables/{made['id']}/join", {})
    host.post(f"/api/tables/{made['id']}/start", {"fill": ""})
    for one in (host, guest):
        one.come(f"/t/{made['id']}")
        one.page.wait_for_selector(PROMPT)
    return host, guest


def _settled(p: Any) -> list[str]:
    """What is offered once it has been the same for a second: the last choice has come back."""
    seen: list[str] = []
    since = 0
    while since < 10:
        now = blocks.options(p.page)
        since = since + 1 if now and now == seen else 0
        seen = now
        p.page.wait_for_timeout(100)
    return seen


def test_a_restarted_server_is_met_at_the_very_decision(person: New, own_server: Any) -> None:
    p = person("desktop", "en", at=own_server.address).come()
    p.sit("krendel", ["me", *["bot:greedy"] * 3])
    p.page.wait_for_selector("[data-option]")
    p.play(2)
    asked = _settled(p)
    number = p.page.inner_text(f"{PROMPT} .ask")
    own_server.stop()
    p.page.wait_for_selector(".banner.lost")
    p.shot("lost")
    p.calm_complaints("net::ERR", "WebSocket connection")
    own_server.start()
    p.page.wait_for_selector(".banner.lost", state="detached")
    assert blocks.options(p.page) == asked
    assert p.page.inner_text(f"{PROMPT} .ask") == number
    p.play(1)
    p.calm_complaints("net::ERR", "WebSocket connection")
    p.check()


def test_a_lost_network_shows_a_banner_and_comes_back(person: New) -> None:
    p = person("phone", "ru")
    held: list[Any] = []
    p.page.route_web_socket("**/ws/**", lambda ws: held.append((ws, ws.connect_to_server())))
    p.come().play_now("krendel")
    p.page.wait_for_selector("[data-option]")
    asked = blocks.options(p.page)
    held[-1][0].close()
    p.page.wait_for_selector(".banner.lost")
    blocks.axe(p.page)
    p.page.wait_for_selector(".banner.lost", state="detached")
    assert blocks.options(p.page) == asked
    p.play(1)
    p.check()


def test_hot_seat_covers_the_hand_between_seats(person: New) -> None:
    p = person("desktop", "en").come().sit("krendel", ["me", "me"])
    p.page.wait_for_selector("[data-option]")
    first = set(p.page.evaluate(HAND))
    p.play(1)
    p.page.wait_for_selector(".cover-seat")
    p.shot("hot-seat")
    blocks.axe(p.page)
    assert not p.page.query_selector("[data-option]:visible")
    p.page.click(".cover-seat .btn")
    p.page.wait_for_selector(".cover-seat", state="detached")
    p.page.wait_for_selector("[data-option]")
    second = set(p.page.evaluate(HAND))
    assert first
    assert second
    assert not first & second
    p.play(1)
    p.check()


def test_a_choice_is_taken_back_at_once_while_nothing_was_shown(person: New) -> None:
    host, _ = pair(person)
    host.page.wait_for_selector("[data-option]")
    before = blocks.options(host.page)
    host.play(1)
    host.page.wait_for_selector(f'{PROMPT}[data-options="0"]')
    host.page.keyboard.press("u")
    host.page.wait_for_selector("[data-option]")
    assert blocks.options(host.page) == before
    host.check()


TOLD = "() => Number(document.querySelector('[data-testid=log]').dataset.told)"


def test_an_undo_that_shows_something_is_put_to_the_vote(person: New) -> None:
    host, guest = pair(person)
    for one in (host, guest):
        one.play(1)
    for yes in (False, True):
        host.page.wait_for_selector("[data-option]")
        before = host.page.evaluate(TOLD)
        host.page.click(".top-bar .undo")
        banner = guest.page.wait_for_selector(".banner[role=alertdialog]")
        assert "Guest" in banner.inner_text()
        blocks.axe(guest.page)
        guest.page.click(f".banner .btn.{'primary' if yes else 'quiet'}")
        host.page.wait_for_selector(".toast")
        guest.page.wait_for_selector(".banner[role=alertdialog]", state="detached")
        if yes:
            host.page.wait_for_function(f"(was) => ({TOLD})() < was", arg=before)
        else:
            assert host.page.evaluate(TOLD) == before
            host.page.wait_for_selector(".toast", state="detached")
    host.check()
    guest.check()


def test_chat_and_reactions_reach_the_others(person: New) -> None:
    host, guest = pair(person)
    host.page.fill(".side .say input", "well met <b>")
    host.page.press(".side .say input", "Enter")
    guest.page.wait_for_selector("#tab-chat .dot")
    guest.page.click("#tab-chat")
    guest.page.wait_for_selector(".chat .line-said:has-text('well met <b>')")
    blocks.axe(guest.page)
    guest.page.click(".side .say .icon-button")
    guest.page.click(".reactions .btn >> nth=0")
    host.page.wait_for_selector(".bubble")
    host.check()
    guest.check()


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: New) -> None:
    p, friend = pair(person)  # whose choice the bot must wait for, so that the match does not end
    p.page.wait_for_selector("[data-option]")
    p.page.click(".top-bar .tools > button:last-child")
    p.page.click("dialog .hand-over")
    p.page.wait_for_selector(".banner:has-text('A bot is playing now')")
    p.page.wait_for_selector("[data-option]", state="detached")
    blocks.axe(p.page)
    p.page.click(".banner .btn.primary")
    p.page.wait_for_selector(".banner", state="detached")
    friend.play(1)
    p.page.wait_for_selector("[data-option]")
    p.play(1)
    p.check()


def test_a_hint_gives_the_estimate_for_each_option(person: New) -> None:
    p = person("desktop", "en").come().sit("krendel", ["me", "bot:random", "bot:random"])
    p.page.wait_for_selector("[data-option]")
    p.page.keyboard.press("h")
    said = p.page.wait_for_selector(f"{PROMPT} .hint", timeout=60_000)
    assert "%" in said.inner_text()
    box = p.page.wait_for_selector('[data-testid="hint"]')
    assert box.query_selector("header b").inner_text()  # what, or that it makes no difference
    assert "feature-" not in box.inner_text()
    p.shot("hint")
    p.check()


@pytest.mark.parametrize("game", blocks.OURS if blocks.WHOLE else ["krendel", "wiz_war"])
def test_a_guided_match_explains_what_is_asked(person: New, game: str) -> None:
    p = person("desktop", "ru").come()
    table = p.post("/api/play", {"game": game})["id"]
    p.come(f"/t/{table}#guide")
    p.page.wait_for_selector(".guide")
    p.page.wait_for_selector("[data-option]")
    p.shot(f"{game}-guide")
    blocks.axe(p.page)
    for _ in range(5):
        p.page.click(".guide .btn.primary")
        if not p.page.query_selector(".guide .btn.primary"):
            break
    p.page.wait_for_timeout(150)
    p.play(1)
    p.check()


HAND = "[...document.querySelectorAll('.hand [data-card]')].map(n => n.dataset.card)"


def test_a_personal_link_is_revoked(person: New) -> None:
    """The old link and the other device are strangers afterwards; here one stays who one is."""
    here, there = person("desktop", "en").come(), person("phone", "en")
    name = _my_name(here)
    here.page.click("[aria-label='Settings']")
    assert not here.page.query_selector(".my-link code"), "the link is shown only when asked for"
    here.page.click(".my-link .show-link")
    here.page.wait_for_selector(".my-link code")
    old = here.page.inner_text(".my-link code").removeprefix(here.server)
    there.come()
    before = _my_name(there)
    there.come(old)
    there.page.wait_for_selector(".become")
    assert name in there.page.inner_text("h1"), "it says whose it is"
    assert _my_name(there) == before, "and asks first"
    there.page.click(".become")
    there.page.wait_for_selector(".box")
    assert _my_name(there) == name
    here.page.click(".my-link .btn.danger")
    here.page.wait_for_function(
        "(old) => !document.querySelector('.my-link code').innerText.endsWith(old)", arg=old
    )
    new = here.page.inner_text(".my-link code").removeprefix(here.server)
    assert _my_name(here) == name
    assert _my_name(there) != name
    there.come()
    there.play_now("krendel")
    there.page.wait_for_selector("[data-option]")
    assert _my_name(there) not in ("", name)
    stranger = person("desktop", "en").come(old)
    stranger.page.wait_for_selector(".toast.bad")
    stranger.page.wait_for_selector(".box")
    assert _my_name(stranger) != name
    friend = person("desktop", "en").come(new)
    friend.page.click(".become")
    friend.page.wait_for_selector(".box")
    assert _my_name(friend) == name
    for one in (here, there, friend):
        one.check()


def _my_name(p: Any) -> str:
    answer = p.context.request.get(f"{p.server}/api/me")
    name: str = answer.json().get("name", "")
    return name
