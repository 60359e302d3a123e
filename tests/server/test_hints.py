"""A hint says why: reasons come with it, and the game has words for them."""

from contextlib import suppress
from pathlib import Path

from serving import quick, serving, together

from koldun.content.library import library_of
from koldun.content.registry import game_named
from koldun.content.text import LANGUAGES
from koldun.server.protocol import AskHint, Hint


def test_a_hint_comes_with_reasons_that_can_be_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(quick(tmp_path)) as server:
            text = library_of(game_named("krendel")).text
            reasons = 0
            for _ in range(4):  # not every first choice has reasons
                if reasons:
                    break
                _, (player,) = await server.running_table("krendel", 1, bots=2)
                await player.send(AskHint())
                hint = await player.until(lambda m: isinstance(m, Hint))
                assert isinstance(hint, Hint)
                assert not hint.reasons  # what, and a moment later why
                with suppress(TimeoutError):
                    later = await player.until(lambda m: isinstance(m, Hint), 20.0)
                    assert isinstance(later, Hint)
                    assert (later.number, later.options) == (hint.number, hint.options)
                    hint = later
                chances = [option.chance for option in hint.options]
                assert chances == sorted(chances, reverse=True)
                for one in hint.reasons:
                    assert one.whose in ("own", "rivals")
                    for lang in LANGUAGES:
                        what = text.say(lang, f"feature-{one.feature}", {"way": one.way})
                        assert what in text.say(lang, f"reason-{one.whose}", {"what": what})
                reasons += len(hint.reasons)
                await player.go()
            assert reasons > 0

    together(work())
