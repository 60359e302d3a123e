"""Setting the table (Подготовка к игре)."""

from koldun.games.krendel.state import HAND_SIZE, Tournament
from koldun.kernel.cards import Cards, Face
from koldun.kernel.randomness import Rng


def set_table(
    seats: int, rng: Rng, creatures: list[Face], rewards: list[Face], heroes: list[Face]
) -> Tournament:
    cards = Cards.of(creatures + rewards + heroes)
    t = Tournament(seats, rng, cards)
    end_of_rewards = len(creatures) + len(rewards)
    t.deck.cards = list(range(len(creatures)))
    t.rewards.cards = list(range(len(creatures), end_of_rewards))
    t.hero_box.cards = list(range(end_of_rewards, end_of_rewards + len(heroes)))
    cards.shuffle(t.deck, rng)  # KRE-SETUP-01
    cards.shuffle(t.rewards, rng)  # KRE-SETUP-02
    cards.draw(t.rewards, t.condition)  # KRE-SETUP-03: the first revealed lies turned below
    cards.draw(t.rewards, t.prize)
    cards.shuffle(t.hero_box, rng)
    for seat in range(seats):
        cards.deal(t.deck, t.hands[seat], HAND_SIZE)
        cards.draw(t.hero_box, t.heroes[seat])
    t.first = rng.below(seats)  # KRE-SETUP-08: drawn once, never moves
    return t
