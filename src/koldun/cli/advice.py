"""A hint in the terminal: what a bot would do, why, and what else there is."""

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind, luck
from koldun.bots.people.reasons import reasons_for
from koldun.bots.search.thinker import explain
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive
from koldun.view.views import Prompt
from koldun.view.words import Speaker

BUDGET = Budget(seconds=1.0)
MOST = 3  # options named
EVEN = 0.02  # nearer than that it is all the same

_WORDS = {
    "en": {
        "even": "It makes no difference.",
        "often": "The bot won most often this way.",
    },
    "ru": {
        "even": "Всё равно.",
        "often": "Так бот побеждал чаще всего.",
    },
}


def advice(match: Match, seat: int, prompt: Prompt, speaker: Speaker) -> list[str]:
    """Lines to print: the best options with their chance to win, then why the first is better.

    The bot is given a `Mind`: it knows what the seat knows, and the match stays as it is.
    """
    words = _WORDS[speaker.lang]
    mind = Mind(match, seat)
    seed = derive(bytes(32), f"hint {seat} {len(match.choices)}")  # never the seed of the match
    tried = [one for one in explain(mind, BUDGET, luck(seed, seat, 0)) if one[2]]
    found = sorted(tried, key=lambda one: -one[1])
    if len(found) < 2 or found[0][1] - found[-1][1] < EVEN:
        return [words["even"]]
    lines = [
        f"{index + 1} {speaker.option(prompt.options[index], prompt)}: {chance:.0%}"
        for index, chance, _ in found[:MOST]
    ]
    best, *others = (index for index, _, _ in found)
    told = [
        speaker.say(f"reason-{one.whose}", what=speaker.say(f"feature-{one.feature}", way=one.way))
        for one in reasons_for(mind, best, others, seed)
    ]
    return lines + (told or [words["often"]])
