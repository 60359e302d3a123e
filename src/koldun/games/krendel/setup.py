"""Setting the table (Подготовка к игре)."""

from koldun.games.krendel.state import (
    CONDITION,
    DECK,
    DISCARD,
    FIELD,
    HAND_OF,
    HAND_SIZE,
    HERO,
    HERO_BOX,
    PRIZE,
    REWARD_DECK,
    SPELLS,
    Tournament,
)
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.randomness import Rng


def set_table(
    seats: int, rng: Rng, creatures: list[Face], rewards: list[Face], heroes: list[Face]
) -> Tournament:
    cards = Cards.of(creatures + rewards + heroes)
    end_of_rewards = len(creatures) + len(rewards)
    everyone = range(seats)
    t = Tournament(
        seats,
        rng,
        cards,
        None,
        Zone(DECK, -1, list(range(len(creatures)))),
        Zone(DISCARD),
        Zone(REWARD_DECK, -1, list(range(len(creatures), end_of_rewards))),
        Zone(PRIZE),
        Zone(CONDITION),
        Zone(HERO_BOX, -1, list(range(end_of_rewards, end_of_rewards + len(heroes)))),
        [Zone(HERO, seat) for seat in everyone],
        [Zone(HAND_OF, seat) for seat in everyone],
        [Zone(FIELD, seat) for seat in everyone],
        [Zone(SPELLS, seat) for seat in everyone],
        [0] * seats,
        [0] * seats,
        0,
        1,
        "choice",
    )
    cards.shuffle(t.deck, rng)  # KRE-SETUP-01
    cards.shuffle(t.rewards, rng)  # KRE-SETUP-02
    cards.draw(t.rewards, t.condition)  # KRE-SETUP-03: the first revealed lies turned below
    cards.draw(t.rewards, t.prize)
    cards.shuffle(t.hero_box, rng)
    for seat in everyone:
        cards.deal(t.deck, t.hands[seat], HAND_SIZE)
        cards.draw(t.hero_box, t.heroes[seat])
    t.first = rng.below(seats)  # KRE-SETUP-08: drawn once, never moves
    return t
