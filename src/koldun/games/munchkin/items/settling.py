"""The checks after every event that are about what lies in front of people (OPEN-STATECHECK)."""

from koldun.games.munchkin.character.armies import settle_armies
from koldun.games.munchkin.items.handing_over import pass_down
from koldun.games.munchkin.items.limits import bulk, may_use, may_wear, steeds
from koldun.games.munchkin.items.selling import may_sell, sell
from koldun.games.munchkin.items.wearing import join_cheat, undress
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option, Play, ask


def settle(t: Dungeon) -> Play[None]:
    """Armies, Cheat!, clothes, Big items and steeds are put right, seat by seat."""
    for seat in t.around(t.active):
        if not t.play[seat].cards:
            continue
        if len(t.armies(seat)) > 1:
            yield from settle_armies(t, seat)
        adopt_cheats(t, seat)
        undress(t, seat)
        while len(bulk(t, seat)) > 1:
            yield from shed(t, seat, bulk(t, seat), "MUN-BIG-05")
        while len(steeds(t, seat)) > 1:
            yield from shed(t, seat, steeds(t, seat), "MUN-STEED-03")


def shed(t: Dungeon, seat: int, surplus: list[int], rule: str) -> Play[None]:
    """One Big item (or steed) too many: sell it, or it goes to whoever is lowest and has room."""
    options = [Option("shed", card=c) for c in surplus]
    if may_sell(t, seat):  # MUN-BIG-06
        options.append(Option("sell-off"))
    if seat == t.active and t.fight is None:  # MUN-BIG-05
        for cheat in t.hands[seat].cards:
            if t.face(cheat).kind == "cheat":
                options += [Option("cheat", card=cheat, other=c) for c in surplus]
    pick = yield from ask(seat, "shed", options, rule)
    if pick.verb == "sell-off":
        yield from sell(t, seat)
        return
    if pick.verb == "cheat":
        join_cheat(t, seat, pick.card, pick.other)
        return
    yield from pass_down(t, seat, pick.card, "MUN-BIG-07")


def adopt_cheats(t: Dungeon, seat: int) -> None:
    """A Cheat! that a scene laid down joins the item that needs it most."""
    for cheat in t.play[seat].cards:
        if t.face(cheat).kind != "cheat" or cheat in t.cheats.values():
            continue
        free = [c for c in t.items(seat) if c not in t.cheats and t.face(c).kind == "item"]
        if not free:
            continue
        needy = [c for c in free if not may_use(t, seat, c)] or bulk(t, seat)[1:]
        worn = t.worn(seat)
        needy = needy or [c for c in worn if not may_wear(t, seat, c, worn)] or free
        t.cheats[needy[0]] = cheat
