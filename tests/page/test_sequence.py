"""What happens is seen happening: the cause, then what came of it, and only then the question."""

import random
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.wiz_war.scene import scene
from page.stage import ME, Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.view.look import hear

New = Callable[..., Any]

# everything that shows, frame by frame; only what is new
RECORD = """() => {
  window.trail = [];
  let last = '';
  const look = () => {
    const beat = document.querySelector('[data-testid=beat]');
    const bar = document.querySelector('[data-testid=prompt]');
    const now = {
      beat: beat?.dataset.event ?? '',
      plate: beat?.querySelector('.duel')?.innerText.replace(/\\s+/g, ' ') ?? '',
      arrow: !!document.querySelector('svg.leads .blow'),
      told: Number(document.querySelector('[data-testid=log]')?.dataset.told ?? -1),
      asked: bar && bar.dataset.options !== '0' ? Number(bar.dataset.number) : -1,
      bar: bar ? Math.round(bar.getBoundingClientRect().height) : 0,
      offered: document.querySelectorAll('[data-option]').length,
      counters: [...document.querySelectorAll('.counter.trophies, .counter.life')].map((n) => parseInt(n.innerText)).join(),
    };
    const text = JSON.stringify(now);
    if (text !== last) window.trail.push(now);
    last = text;
    requestAnimationFrame(look);
  };
  look();
}"""


def _sit(person: Any, game: str, match: Match) -> Stage:
    stage = Stage(person, game, match).come(person)
    person.page.wait_for_selector(f'.table[data-layout="{game}"]')
    person.page.evaluate(RECORD)
    return stage


def _events(match: Match) -> int:
    return len(hear(match, match.events(), ME))


@pytest.mark.parametrize("game", blocks.OURS)
def test_the_question_comes_when_all_has_been_shown(person: New, game: str) -> None:
    p = person("desktop", "ru", still=False, speed=6)
    found = game_named(game)
    options, players = blocks.BRIEF[game]
    stage = _sit(p, game, Match.start(found, table_for(found, players, options), bytes(32)))
    dice = random.Random(5)
    told: dict[int, int] = {}  # how many events had happened when a question was asked
    for _ in range(7):
        decision = stage.match.decision(ME)
        if decision is None:
            break
        told[stage.made] = _events(stage.match)
        offered = len(decision.options) - decision.standing
        option = decision.options[dice.randrange(offered)]
        key = stage.match.key(option)
        made = stage.made
        p.page.wait_for_selector(f'[data-testid=prompt][data-number="{made}"]')
        p.page.evaluate(SEND, key)
        for _ in range(400):
            p.page.wait_for_timeout(25)
            if stage.made > made:
                break
    p.page.wait_for_timeout(300)
    trail = p.page.evaluate("window.trail")
    assert any(one["beat"] for one in trail), "nothing was shown"
    for one in trail:
        assert not (one["beat"] and (one["asked"] >= 0 or one["offered"])), one
        if one["asked"] in told and one["asked"] > 0:
            assert one["told"] >= told[one["asked"]], one
    assert len({one["bar"] for one in trail}) == 1
    seen = [one["told"] for one in trail]
    assert seen == sorted(seen), "the log went back"
    p.check()


# chosen as the keyboard does it: the element need not be in sight
SEND = """(key) => {
  const node = document.querySelector(`[data-option="${CSS.escape(key)}"]`);
  if (node) return node.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  document.querySelector('[data-testid=menu]')?.click();
  requestAnimationFrame(() => requestAnimationFrame(() =>
    document.querySelector(`[data-option="${CSS.escape(key)}"]`)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))));
}"""


def _krendel() -> Match:
    game = game_named("krendel")
    return Match.start(game, table_for(game, 4, {}), bytes(32))


def _battle(stage: Stage) -> list[Any]:
    """I lay my creature, and everything that happens then, as I hear it."""
    before = len(stage.match.events())
    option = stage.match.decision(ME).options[0]  # type: ignore[union-attr]
    stage.page.evaluate(SEND, stage.match.key(option))
    for _ in range(200):
        stage.page.wait_for_timeout(25)
        if stage.made:
            break
    return hear(stage.match, stage.match.events()[before:], ME)


def test_a_battle_shows_every_blow_with_both_numbers_and_then_what_it_cost(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=2)
    stage = _sit(p, "krendel", _krendel())
    before = [seat.counters["trophies"] for seat in _seats(stage)]
    told = _battle(stage)
    p.page.wait_for_function(
        "() => window.trail.some((one) => one.beat === 'beat' || one.beat === 'hold')"
    )
    p.shot("krendel-stage-blow")
    p.page.wait_for_function(
        "() => document.querySelector('[data-testid=prompt]').dataset.number === '1'"
    )
    p.page.wait_for_timeout(200)
    trail = p.page.evaluate("window.trail")
    shown = _runs([one for one in trail if one["plate"]])
    attack = {event.seat: event.number for event in told if event.id == "attack"}
    blows = [
        (event.id, attack[event.seat], int(event.word) if event.id == "beat" else event.number)
        for event in told
        if event.id in ("beat", "hold")
    ]
    assert blows
    assert [(one["beat"], *_numbers(one["plate"])) for one in shown] == blows
    assert trail[-1]["asked"] == 1
    # no counter moves before the blow that moves it is on the table
    first = next(i for i, one in enumerate(trail) if one["beat"] == "beat")
    start = ",".join(map(str, before))
    assert all(one["counters"] == start for one in trail[:first]), trail[:first]
    p.check()


def _seats(stage: Stage) -> list[Any]:
    from koldun.view.look import look

    return look(stage.match, ME).table.seats


def _runs(trail: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One for each blow: the log has grown when a plate comes again."""
    found: list[dict[str, Any]] = []
    for one in trail:
        if not found or (one["plate"], one["told"]) != (found[-1]["plate"], found[-1]["told"]):
            found.append(one)
    return found


def _numbers(plate: str) -> tuple[int, int]:
    left, _, right = plate.split()
    return int(left), int(right)


def test_reduced_motion_shows_every_blow_as_a_still_frame(person: New) -> None:
    p = person("phone", "en", speed=1)
    stage = _sit(p, "krendel", _krendel())
    told = _battle(stage)
    plates = 0
    seen = -1
    for _ in range(200):
        frame = p.page.evaluate("window.trail.at(-1)")
        if frame["asked"] == 1:
            break
        if frame["plate"] and frame["told"] != seen:
            plates += 1
            seen = frame["told"]
            if plates == 1:
                p.shot("krendel-stage-still")
            assert not p.page.evaluate(
                "document.getAnimations().filter((one) => one.playState === 'running').length"
            )
        p.page.keyboard.press("Space")
        p.page.wait_for_timeout(40)
    assert plates == len([event for event in told if event.id in ("beat", "hold")])
    p.check()


def test_a_spell_is_seen_with_its_arrow_before_life_goes_down(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=1)
    duel = scene(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.4"})
    stage = _sit(p, "wiz_war", duel.match)
    stage.click("cast:")
    p.page.click('[data-option^="wizard:"]')
    p.page.wait_for_selector('[data-testid=beat][data-event="hurt"]')
    p.page.wait_for_selector("[data-option]")
    trail = p.page.evaluate("window.trail")
    first = next(i for i, one in enumerate(trail) if one["beat"] == "hurt")
    assert all(one["counters"] == trail[0]["counters"] for one in trail[:first])
    assert trail[-1]["counters"] != trail[0]["counters"]
    assert any(one["beat"] == "cast" and one["arrow"] for one in trail)
    assert any(one["beat"] == "hurt" and one["arrow"] for one in trail)
    p.check()


def test_space_and_a_click_on_the_felt_go_on(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=0.7)
    stage = _sit(p, "krendel", _krendel())
    _battle(stage)
    p.page.wait_for_selector("[data-testid=beat]")
    told = "Number(document.querySelector('[data-testid=log]').dataset.told)"
    before = p.page.evaluate(told)
    p.page.keyboard.press("Space")
    p.page.wait_for_timeout(60)
    after = p.page.evaluate(told)
    assert after > before
    p.page.mouse.click(500, 60)
    p.page.wait_for_timeout(60)
    assert p.page.evaluate(told) > after
    assert stage.made == 1
    p.check()
