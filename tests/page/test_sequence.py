"""What happens is seen happening: the cause, then what came of it, and only then the question."""

import random
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.three_mages.scene import scene as realm
from games.wiz_war.scene import scene
from page.scenes import munchkin_run
from page.stage import ME, Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.view.look import hear, look

New = Callable[..., Any]
SOON = 2000  # milliseconds

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
      flights: [...document.querySelectorAll('.coin[data-flight]')].map((n) => n.dataset.flight).join(),
      stack: document.querySelectorAll('.stage .stack .card').length,
      spills: !!beat && (beat.scrollHeight > beat.clientHeight + 2 || beat.scrollWidth > beat.clientWidth + 2),
      torn: document.querySelector('.stage .stack .ended .card')?.dataset.face ?? '',
      ranks: document.querySelectorAll('.stage .ranking li').length,
      told: Number(document.querySelector('[data-testid=log]')?.dataset.told ?? -1),
      asked: bar && bar.dataset.options !== '0' ? Number(bar.dataset.number) : -1,
      bar: bar ? Math.round(bar.getBoundingClientRect().height) : 0,
      offered: document.querySelectorAll('[data-option]').length,
      power: parseInt(document.querySelector('.tray .power .num')?.innerText ?? '-1'),
      counters: [...document.querySelectorAll('.counter.trophies, .counter.life, .seat .c-level b')].map((n) => parseInt(n.innerText)).join(),
    };
    const text = JSON.stringify(now);
    if (text !== last) window.trail.push(now);
    last = text;
  };
  look();
  // after every change and not in every frame: a busy machine draws few of them
  let due = false;
  const soon = () => {
    if (due) return;
    due = true;
    setTimeout(() => { due = false; look(); });
  };
  new MutationObserver(soon).observe(document.body, {childList: true, subtree: true, attributes: true, characterData: true});
}"""


# the next beat has begun, or the question has come
ON = """({told, asked}) => {
  const now = window.trail.at(-1);
  return now.told !== told || now.asked !== asked;
}"""

# the space bar, unless the frame that was looked at has just gone on by itself
GO_ON = """({told}) => {
  if (Number(document.querySelector('[data-testid=log]').dataset.told) === told)
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: ' ', bubbles: true, cancelable: true}));
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
    for _ in range(7 if blocks.WHOLE else 3):
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
        assert not one["spills"], f"more than its plate holds: {one}"
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
    frames = 0
    for _ in range(200):
        frame = p.page.evaluate("window.trail.at(-1)")
        if frame["asked"] == 1:
            break
        if frame["plate"]:
            frames += 1
            if frames == 1:
                p.shot("krendel-stage-still")
            assert not p.page.evaluate(
                "document.getAnimations().filter((one) => one.playState === 'running').length"
            )
        p.page.evaluate(GO_ON, frame)
        p.page.wait_for_function(ON, arg=frame)
    assert frames > 0
    # frames go on by themselves, too: a busy machine may not have looked at each
    trail = p.page.evaluate("window.trail")
    plates = {one["told"] for one in trail if one["plate"]}
    assert len(plates) == len([event for event in told if event.id in ("beat", "hold")])
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
    p = person("desktop", "ru", still=False, speed=0.1)  # by itself it goes on after many seconds
    stage = _sit(p, "krendel", _krendel())
    _battle(stage)
    p.page.wait_for_selector("[data-testid=beat]")
    told = "Number(document.querySelector('[data-testid=log]').dataset.told)"
    before = p.page.evaluate(told)
    later = f"(before) => {told} > before"
    p.page.keyboard.press("Space")
    p.page.wait_for_function(later, arg=before, timeout=SOON)
    after = p.page.evaluate(told)
    p.page.mouse.click(500, 60)
    p.page.wait_for_function(later, arg=after, timeout=SOON)
    assert stage.made == 1
    p.check()


def _first(trail: list[dict[str, Any]], beat: str) -> int:
    return next(i for i, one in enumerate(trail) if one["beat"] == beat)


def _wait(p: Any, number: int) -> list[dict[str, Any]]:
    p.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-testid=prompt]').dataset.number) >= n",
        arg=number,
    )
    p.page.wait_for_timeout(150)
    trail: list[dict[str, Any]] = p.page.evaluate("window.trail")
    return trail


def test_trophies_and_wounds_travel_and_a_prize_shows_what_was_compared(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=2)
    stage = _sit(p, "krendel", _krendel())
    told = _battle(stage)
    trail = _wait(p, 1)
    blows = [one for one in trail if one["beat"] == "beat"]
    assert any("trophy-cup" in one["flights"] and "drop" in one["flights"] for one in blows)
    compared = {"highest", "lowest", "fewest", "most"}
    cards = p.context.request.get(f"{p.server}/api/games/krendel/cards").json()
    rule = {card["id"]: card["facts"].get("compares", "") for card in cards}
    face = next(e for e in told if e.id in ("award", "no-award"))
    if any(rule[c.face].split("_")[0] in compared for c in face.cards if face.id == "no-award"):
        assert any(one["ranks"] == 4 for one in trail if one["beat"] in ("award", "no-award"))


# what lies over a square of the maze, of the plate and of the cards that are being cast
ON_THE_MAZE = """() => {
  const squares = [...document.querySelectorAll('.board [data-cell]')].map((one) => one.getBoundingClientRect());
  const right = Math.max(...squares.map((one) => one.right));
  return [...document.querySelectorAll('[data-testid=beat], .lit-row .card')]
    .filter((one) => one.getBoundingClientRect().left < right - 1).map((one) => one.className);
}"""


def test_counterspells_lie_on_the_spell_as_a_stack(person: New) -> None:
    """The shield lies on the ball of fire, beside the maze; what is cancelled is torn, and no life goes."""
    p = person("desktop", "ru", still=False, speed=1)
    duel = scene(
        red={"hand": ["fireball"], "at": "2.3"},
        blue={"hand": ["full_shield"], "at": "2.4"},
        players=4,
    )
    stage = Stage(p, "wiz_war", duel.match)
    stage.prefers = ("counter",)
    stage.come(p)
    p.page.wait_for_selector('.table[data-layout="wiz_war"]')
    p.page.evaluate(RECORD)
    stage.click("cast:")
    p.page.click('[data-option^="wizard:"]')
    p.page.wait_for_selector('[data-testid=beat][data-event="counter"]')
    p.shot("wiz_war-stage-stack")
    assert p.page.evaluate(ON_THE_MAZE) == []
    p.page.wait_for_selector("[data-option]")
    trail = p.page.evaluate("window.trail")
    cast, counter, torn = (_first(trail, one) for one in ("cast", "counter", "cancelled"))
    assert cast < counter < torn
    assert trail[cast]["stack"] == 0
    assert any(one["stack"] == 2 and not one["torn"] for one in trail[counter:torn])
    assert {one["torn"] for one in trail[torn:]} - {""} == {"fireball"}
    assert {one["counters"] for one in trail} == {trail[0]["counters"]}
    p.check()


def _play(table: Any, face: str) -> str:
    options = [o for o in table.match.decision(ME).options if o.verb == "play"]
    return str(table.match.key(next(o for o in options if table.t.face(o.card).id == face)))


def test_a_card_is_played_before_it_strikes_and_coins_go_before_the_card_is_mine(
    person: New,
) -> None:
    p = person("desktop", "ru", still=False, speed=2)
    table = brawl(2, ["annihilageddon", "glyph", "glyph"], {"Bob": {"hand": ["glyph"]}}, power=1)
    stage = _sit(p, "krutagidon", table.match)
    start = p.page.evaluate("window.trail.at(-1).counters")
    made = stage.made
    p.page.evaluate(SEND, _play(table, "annihilageddon"))
    trail = _wait(p, made + 1)
    play, damage = _first(trail, "play"), _first(trail, "damage")
    assert play < damage
    assert all(one["counters"] == start for one in trail[:damage])
    assert trail[-1]["counters"] != start
    # the power is there with the card, before what else comes of it
    assert trail[0]["power"] == 1 < table.power == trail[damage]["power"]
    assert any(one["beat"] == "damage" and one["arrow"] for one in trail)
    made = stage.made
    stage.click("buy:")
    trail = _wait(p, made + 1)
    assert any(one["beat"] == "buy" and "coins" in one["flights"] for one in trail)
    p.check()


def test_a_fight_is_won_before_the_level_goes_up(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=2)
    tale = fight("crypt_bailiff", Ann={"level": 7, "hand": ["twin"]}, Bob={"level": 3})
    stage = _sit(p, "munchkin", tale.match)
    start = p.page.evaluate("window.trail.at(-1).counters")
    for _ in range(6):
        decision = stage.match.decision(ME)
        told = {event.id for event in hear(stage.match, stage.match.events(), ME)}
        if decision is None or "up" in told:
            break
        made = stage.made
        verbs = [o.verb for o in decision.options]
        at = verbs.index("pass") if "pass" in verbs else 0
        p.page.wait_for_selector(f'[data-testid=prompt][data-number="{made}"]')
        p.page.evaluate(SEND, stage.match.key(decision.options[at]))
        for _ in range(400):
            p.page.wait_for_timeout(25)
            if stage.made > made:
                break
    trail = _wait(p, stage.made)
    kill, up = _first(trail, "kill"), _first(trail, "up")
    assert kill < up
    assert all(one["counters"] == start for one in trail[:up])
    assert trail[-1]["counters"] != start
    p.check()


FRAME = """() => ({
  beat: document.querySelector('[data-testid=beat]')?.dataset.event ?? '',
  faces: [...document.querySelectorAll('[data-testid=faces] li')].map((n) => n.className.replace(/svelte-\\w+/, '').trim()),
  title: document.querySelector('[data-testid=beat] h2')?.innerText ?? '',
  sums: [...document.querySelectorAll('.stage .sums ul')].map((n) => [...n.querySelectorAll('b')].map((b) => Number(b.innerText.replace('−', '-')))),
  arrow: document.querySelector('svg.leads')?.dataset.arrow ?? '',
  warded: !!document.querySelector('.coin.ward'),
  flights: [...document.querySelectorAll('.coin[data-flight]')].map((n) => n.dataset.flight),
  cards: document.querySelectorAll('.stage .card').length,
})"""


def _frames(p: Any, key: str, name: str = "") -> dict[str, dict[str, Any]]:
    """Choose, and go through what happens frame by frame; what each kind of beat showed."""
    p.page.evaluate(SEND, key)
    found: dict[str, dict[str, Any]] = {}
    p.page.wait_for_selector("[data-testid=next]")
    for _ in range(60):
        p.page.wait_for_timeout(40)
        frame = p.page.evaluate(FRAME)
        if frame["beat"] and frame["beat"] not in found:
            found[frame["beat"]] = frame
            if name:
                p.shot(f"{name}-{frame['beat']}")
        if not p.page.query_selector("[data-testid=next]"):
            break
        p.page.keyboard.press("Space")
    p.check()
    return found


def test_running_away_shows_all_faces_and_which_of_them_save(person: New) -> None:
    """Before the die falls its six faces stand there, with what each would mean."""
    p = person("desktop", "ru", still=False, speed=0)
    stage = _sit(p, "munchkin", munchkin_run()[1])
    frames = _frames(p, "pass", "munchkin-stage")
    roll = frames["roll"]
    event = next(e for e in hear(stage.match, stage.match.events(), ME) if e.id == "roll")
    need, fell = int(str(event.word)), int(str(event.number))
    expected = ["good" if face >= need else "" for face in range(1, 7)]
    expected[fell - 1] = f"fell {expected[fell - 1]}".strip()
    assert roll["faces"] == expected
    assert str(need) in roll["title"] or need in (1, 7)
    assert str(fell) in roll["title"]


def test_totals_are_counted_line_by_line(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=0)
    tale = fight("crypt_bailiff", Ann={"level": 3, "hand": ["twin"], "play": ["rusty_cleaver"]})
    stage = _sit(p, "munchkin", tale.match)
    play = next(o for o in stage.match.decision(ME).options if o.verb == "play")  # type: ignore[union-attr]
    frames = _frames(p, stage.match.key(play), "munchkin-stage")
    view = look(stage.match, ME)
    combat = view.table.facts["combat"]
    assert [sum(side) for side in frames["totals"]["sums"]] == [
        combat["munchkins"],
        combat["monsters"],
    ]
    assert len(frames["totals"]["sums"][1]) == len(combat["monster_lines"]) > 1


def test_a_blow_is_stopped_and_sent_back(person: New) -> None:
    """Bob's Familiar stops the arrow that comes from me, and another goes back."""
    p = person("desktop", "ru", still=False, speed=0)
    table = brawl(2, ["annihilageddon"], {"Bob": {"hand": ["sir_sniffles", "glyph"]}})
    stage = Stage(p, "krutagidon", table.match)
    stage.prefers = ("defend",)
    stage.come(p)
    p.page.wait_for_selector('.table[data-layout="krutagidon"]')
    frames = _frames(p, _play(table, "annihilageddon"), "krutagidon-stage")
    assert (frames["defend"]["arrow"], frames["defend"]["warded"]) == ("0 1", True)
    assert (frames["redirect"]["arrow"], frames["redirect"]["warded"]) == ("1 0", False)


def test_a_castle_falls_before_the_win(person: New) -> None:
    p = person("desktop", "ru", still=False, speed=0)
    stage = _sit(p, "three_mages", realm(roads={"FI-9": "fire m03"}).match)
    frames = _frames(p, "move:@FI-9", "three_mages-stage")
    assert frames["castle"]["flights"] == ["flying-flag"]
    assert frames["castle"]["title"]
    p.page.wait_for_selector("[data-testid=win]")
    assert stage.match.result is not None


def test_a_turn_is_seen_again_from_the_recap(person: New) -> None:
    """A click plays it over the table as it was; the question comes back, nothing is told twice."""
    p = person("desktop", "ru", still=False, speed=6)
    stage = _sit(p, "krutagidon", brawl(2, ["glyph"], {"Bob": {"hand": ["glyph", "wand"]}}).match)
    for _ in range(3):
        if p.page.locator("[data-testid=recap] .again").count():
            break
        made = stage.made
        p.page.wait_for_selector(f'[data-testid=prompt][data-number="{made}"]')
        p.page.evaluate(SEND, "end")
        _wait(p, made + 1)
    told = p.page.evaluate("window.trail.at(-1).told")
    number = p.page.get_attribute("[data-testid=prompt]", "data-number")
    p.page.locator("[data-testid=recap] .again").first.click()
    p.page.wait_for_selector("[data-testid=next]")
    p.page.wait_for_selector(f'[data-testid=prompt][data-number="{number}"] [data-option]')
    assert p.page.evaluate("window.trail.at(-1).told") == told
    p.check()


def test_a_win_is_seen_before_the_count(person: New) -> None:
    p = person("desktop", "en", still=False, speed=1)
    stage = _sit(p, "krendel", _krendel())
    told = stage.told(0)
    result = {"places": [2, 1, 3, 4], "winners": [1], "reason": "cup", "scores": [7, 11, 3, 2]}
    told["view"].update(prompt=None, waiting=[], result={**result, "out": [], "capped": False})
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_selector("[data-testid=win] .avatar")
    assert not p.over()
    p.shot("krendel-win")
    p.page.keyboard.press("Enter")  # the way on has the focus
    p.page.wait_for_selector("[data-testid=result]")
    assert not p.page.query_selector("[data-testid=win]")
    p.calm_complaints("Failed to load")
    p.check()
