"""What both totals become if a card is played: told only where the rules leave nothing open."""

from koldun.games.munchkin.faces import Enhancer, Shot
from koldun.games.munchkin.fight.fight import FOES, MUNCHKINS, Fight, Foe
from koldun.games.munchkin.fight.strength import totals
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option


def outlook(t: Dungeon, fight: Fight, seat: int, option: Option) -> str:
    """Both totals after an option; empty where it is no play, or it is still open what they become."""
    ends = [list(totals(t, end)) for end in _ends(t, fight, seat, option)]
    same = bool(ends) and all(end == ends[0] for end in ends)
    return " : ".join(str(total) for total in ends[0]) if same else ""


def _ends(t: Dungeon, fight: Fight, seat: int, option: Option) -> list[Fight]:
    """The combat after it, for each target there is."""
    verb, card = option.verb, option.card
    if verb == "side":
        return [_shot(fight, t.revealed.top(), option.place == "munchkins")]
    if verb == "enhance":
        return [_enhanced(t, fight, fight.foes.index(_foe(fight, card)), t.enhancers.top())]
    if verb == "join":
        return [_joined(fight, card, -1)]
    if verb == "pair":
        return [_joined(fight, option.other, card)]
    if verb == "wander":
        return [_joined(fight, option.other, -1)]
    if verb == "swap-in":
        return [_swapped(fight, at, option.other) for at in range(len(fight.foes))]
    if verb == "excess" and card in t.hands[seat].cards:
        return [_indulged(t, fight, seat)]
    return _played(t, fight, seat, card) if verb == "play" else []


def _played(t: Dungeon, fight: Fight, seat: int, card: int) -> list[Fight]:
    """An enhancer on any monster; a boost, which a fighter wants on the own side."""
    face = t.face(card)
    if isinstance(face, Enhancer):
        free = [at for at, foe in enumerate(fight.foes) if not face.twin or foe.twin < 0]
        return [_enhanced(t, fight, at, card) for at in free]
    if isinstance(face, Shot) and face.boost and fight.has(seat) and len(face.deeds) == 1:
        return [_shot(fight, card, True)]
    return []


def _foe(fight: Fight, card: int) -> Foe:
    return next(foe for foe in fight.foes if foe.card == card)


def _enhanced(t: Dungeon, fight: Fight, at: int, card: int) -> Fight:
    end = fight.copy()
    if t.enhancer(card).twin:
        end.foes[at].twin = card
    else:
        end.foes[at].enhancers.append(card)
    return end


def _shot(fight: Fight, card: int, ours: bool) -> Fight:
    end = fight.copy()
    end.shots.append((card, MUNCHKINS if ours else FOES))
    return end


def _joined(fight: Fight, monster: int, enhancer: int) -> Fight:
    end = fight.copy()
    foe = Foe(monster)
    if enhancer >= 0:
        foe.enhancers.append(enhancer)
    end.foes.append(foe)
    return end


def _swapped(fight: Fight, at: int, monster: int) -> Fight:
    end = fight.copy()
    end.foes[at].card = monster
    end.foes[at].minus = 0
    return end


def _indulged(t: Dungeon, fight: Fight, seat: int) -> Fight:
    end = fight.copy()
    end.excess[seat] += max(army.excess for army in t.army_faces(seat))
    return end
