"""Cards that come and go, and running spells with what they have made (Поддержание заклинаний)."""

from typing import Final

from koldun.games.wiz_war.board.edges import CRACKS, DOOR, FIRE, NONE, WALL
from koldun.games.wiz_war.board.pieces import Figure, Spell, Thing
from koldun.games.wiz_war.board.sight import Look, sees, sees_edge, sees_thing
from koldun.games.wiz_war.magic.cards import TEMPORARY, Magic
from koldun.games.wiz_war.state import MOVE, Labyrinth

LIFE_MOST: Final = 20
# what stands on an edge, in a sentence
BARRIERS: Final = {WALL: "wall", DOOR: "door", FIRE: "fire"}


def discard(t: Labyrinth, card: int) -> None:
    """From wherever it lies to the discard pile of its deck, face up (WIZ-DRAW-05)."""
    for zone in t.zones():
        if card in zone.cards:
            t.cards.move(card, zone, t.pile_for(card))
            return


def draw_card(t: Labyrinth, seat: int) -> bool:
    """One card; an empty deck is made anew of the discards (WIZ-DRAW-04)."""
    group = t.groups[seat]
    deck = t.decks[group]
    if not deck.cards:
        if not t.piles[group].cards:
            return False
        t.cards.move_all(t.piles[group], deck)
        t.cards.shuffle(deck, t.rng)
        t.say("reshuffled", "WIZ-DRAW-04")
    t.cards.draw(deck, t.hands[seat])
    return True


def heal(t: Labyrinth, seat: int, life: int, rule: str) -> None:
    """Never beyond 20 (WIZ-LIFE-01)."""
    w = t.wizards[seat]
    gained = min(life, LIFE_MOST - w.life)
    if gained > 0:
        w.life += gained
        t.say("healed", rule, seat=seat, number=gained)


def speed_changed(t: Labyrinth, seat: int, before: int) -> None:
    """A change of base speed in mid-turn changes the points left (WIZ-SPEED-01)."""
    if seat == t.active and t.phase == MOVE:
        t.wizards[seat].mp += t.base_speed(seat) - before


# --- running spells


def start_spell(t: Labyrinth, card: int, owner: int, tokens: int) -> Spell:
    """The card goes before its caster with its tokens (WIZ-MAINTAIN-01, WIZ-ENERGY-06)."""
    face = t.face(card)
    spell = Spell(card, owner, tokens)
    spell.free = outlasts(t, face)
    t.cards.move(card, t.resolving, t.board if spell.free else t.spells[owner])
    t.running.append(spell)
    return spell


def outlasts(t: Labyrinth, face: Magic) -> bool:
    """Does what it makes stay without its spell being maintained? (WIZ-VARIANT-10)"""
    return t.variant.permanent_creations and face.creation and face.gives.get("makes", 0) > 0


def has_form(t: Labyrinth, card: int) -> bool:
    return "Transformation" in t.face(card).traits


def put_on(t: Labyrinth, spell: Spell, figure: Figure) -> None:
    """A spell works on a wizard or creature; a new form ends the old one (WIZ-FORM-03, WIZ-TRAIT-11)."""
    if has_form(t, spell.card):
        for old in t.running[:]:
            if old is not spell and old.is_on(figure) and has_form(t, old.card):
                end_spell(t, old, "WIZ-FORM-03")
    if figure.seat >= 0:
        before = t.base_speed(figure.seat)
        spell.seat = figure.seat
        speed_changed(t, figure.seat, before)
    else:
        spell.creature = figure.id
    t.look_again()


def wash(t: Labyrinth, figure: Figure) -> None:
    """Water on somebody ends Fire spells and Acid Baths on it (WIZ-TRAIT-04)."""
    for spell in t.running[:]:
        face = t.face(spell.card)
        if spell.is_on(figure) and (face.fire or face.gives.get("water_ends", 0) > 0):
            end_spell(t, spell, "WIZ-TRAIT-04")


def end_spell(t: Labyrinth, spell: Spell, rule: str) -> None:
    """Its effects stop at once, what it made is gone, the card is discarded (WIZ-MAINTAIN-06)."""
    if spell not in t.running:
        return
    before = t.base_speed(spell.seat) if spell.seat >= 0 else 0
    t.running.remove(spell)
    discard(t, spell.card)
    if spell.seat >= 0:
        speed_changed(t, spell.seat, before)
    for x in t.things[:]:
        if x.card == spell.card:
            remove_thing(t, x)
    for mark in t.edges.marks.values():
        if mark.card == spell.card:
            mark.made = NONE
            mark.card = -1
            mark.made_cracks = 0
            mark.holder = -1
            if mark.under:  # the created wall below is there again, with its cracks
                mark.made, mark.card, mark.made_cracks = WALL, mark.under[0], mark.under[1]
                mark.under = []
        elif mark.under and mark.under[0] == spell.card:
            mark.under = []
        if mark.seal == spell.card:
            mark.seal = -1
    t.say("spell-ended", rule, seat=spell.owner, card=spell.card)
    drop_dead_seals(t)
    t.look_again()


def drop_dead_seals(t: Labyrinth) -> None:
    """A seal ends with its door (Seal Door)."""
    for edge in sorted(t.edges.marks):
        mark = t.edges.marks[edge]
        if mark.seal >= 0 and t.edge_kind(edge) != DOOR:
            spell = t.spell_on(mark.seal)
            mark.seal = -1
            if spell is not None:
                end_spell(t, spell, "WIZ-MAINTAIN-06")


def is_temporary(t: Labyrinth, spell: Spell) -> bool:
    return t.face(spell.card).duration == TEMPORARY and not spell.free


def sees_spell(t: Labyrinth, look: Look, spell: Spell) -> bool:
    """Its maintainer, or whatever it works on, must be in sight; Globals always are (WIZ-TRAIT-06)."""
    if t.face(spell.card).world or spell.owner == look.seat:
        return True
    if not spell.free and sees(t, look, t.wizards[spell.owner].at):
        return True
    if spell.seat >= 0 and (spell.seat == look.seat or sees(t, look, t.wizards[spell.seat].at)):
        return True
    if any(c.id == spell.creature and sees(t, look, c.at) for c in t.creatures):
        return True
    if spell.edge >= 0 and sees_edge(t, look, spell.edge):
        return True
    if spell.treasure >= 0 and t.treasures[spell.treasure].at >= 0:
        return sees(t, look, t.treasures[spell.treasure].at)
    for x in t.things:
        if (x.card == spell.card or x.id == spell.thing) and sees_thing(t, look, x.at):
            return True
    return False


# --- what spells have made, and objects


def is_trap(t: Labyrinth, thing: Thing) -> bool:
    """Is it a marker of which one is live?"""
    return t.face(thing.card).gives.get("trap", 0) > 0


def lay(t: Labyrinth, card: int, square: int, owner: int) -> Thing:
    """An object on a square."""
    t.serial += 1
    thing = Thing(t.serial, card, t.face(card).id, square, owner)
    t.things.append(thing)
    t.look_again()
    return thing


def remove_thing(t: Labyrinth, thing: Thing) -> None:
    if thing in t.things:
        t.things.remove(thing)
    for spell in t.running[:]:
        if spell.thing == thing.id:
            end_spell(t, spell, "WIZ-MAINTAIN-06")
    t.look_again()


def destroy_thing(t: Labyrinth, thing: Thing) -> None:
    """With its spell's card, or its own (WIZ-DAMAGE-05)."""
    t.say("destroyed", "WIZ-DAMAGE-04", card=thing.card, place=t.layout.square_names[thing.at])
    remove_thing(t, thing)
    if any(x.card == thing.card for x in t.things):
        return  # a trap marker: others are left
    spell = t.spell_on(thing.card)
    if spell is not None:
        end_spell(t, spell, "WIZ-MAINTAIN-06")
    else:
        discard(t, thing.card)


def glued_thing(t: Labyrinth, thing: Thing) -> bool:
    return any(s.thing == thing.id for s in t.running)


def glued_treasure(t: Labyrinth, index: int) -> bool:
    return any(s.treasure == index for s in t.running)


def break_edge(t: Labyrinth, edge: int, rule: str) -> None:
    """A wall or door is gone: a created one with its card, a printed one leaves a marker."""
    mark = t.edges.mark(edge)
    name = t.layout.edge_names[edge]
    t.say("edge-broken", rule, place=name, word=BARRIERS.get(t.edge_kind(edge), "wall"))
    if mark.made != NONE:
        if mark.made == DOOR and (t.plan.walls >> edge) & 1 and not mark.broken:
            mark.broken = True  # the door took the wall's place: the edge is open (Create Door)
        for card in [mark.card] + mark.under[:1]:
            spell = t.spell_on(card)
            if spell is not None:
                end_spell(t, spell, rule)
    else:
        mark.broken = True
        mark.cracks = 0
    mark.holder = -1
    drop_dead_seals(t)
    t.look_again()


def crack_edge(t: Labyrinth, edge: int, cracks: int) -> None:
    """Cracks stay; at its limit the edge breaks (WIZ-DAMAGE-04)."""
    kind = t.edge_kind(edge)
    if cracks <= 0 or t.is_outer(edge) or kind not in (WALL, DOOR):
        return
    mark = t.edges.mark(edge)
    if mark.made != NONE:
        mark.made_cracks += cracks
        total = mark.made_cracks
    else:
        mark.cracks += cracks
        total = mark.cracks
    place, word = t.layout.edge_names[edge], BARRIERS[kind]
    t.say("cracked", "WIZ-DAMAGE-02", number=cracks, place=place, word=word)
    if total >= CRACKS[kind]:
        break_edge(t, edge, "WIZ-DAMAGE-04")
