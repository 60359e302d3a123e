"""How the brawl's card files are read: the vocabulary, and faces and texts made from it."""

import re
from typing import Any, cast

import msgspec

from koldun.content.deeds import Deed
from koldun.content.library import Built, Entry, Library
from koldun.content.text import Text
from koldun.content.vocabulary import Vocabulary, deeds, number, word
from koldun.games.krutagidon import chaos as c
from koldun.games.krutagidon import defences as d
from koldun.games.krutagidon import group as g
from koldun.games.krutagidon import harms as h
from koldun.games.krutagidon import lasting as n
from koldun.games.krutagidon import singles as s
from koldun.games.krutagidon import verbs as v
from koldun.games.krutagidon.parts import TYPES, Act, Card, Harm, Lasting
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The brawl has no variants."""


class Lexicon(Vocabulary):
    """Several harms of one attack are one sentence: "takes 3 damage and gains a Limp Wand"."""

    def text(self, deeds: list[Deed], text: Text, lang: str) -> str:
        if len(deeds) < 2 or not all(isinstance(deed, Harm) for deed in deeds):
            return super().text(deeds, text, lang)
        first = self.sentence(deeds[0], text, lang).rstrip(".")
        second = self.text(deeds[1:], text, lang)
        how = "harm-damage-and" if deeds[0].verb == "damage" else "harm-and"
        return text.say(lang, how, {"first": first, "second": second})


VERBS = Lexicon("krutagidon")
_verb = VERBS.verb

_TYPE = ("starter", "creature", "wizard", "spell", "treasure", "location", "legend", "familiar")
TARGETS = (
    "chosen_enemy",
    "chosen_player",
    "each_enemy",
    "weakest_enemy",
    "strongest_enemy",
    "each_weaker_enemy",
    "each_stronger_enemy",
    "left_enemy",
    "right_enemy",
    "left_or_right_enemy",
    "left_and_right_enemy",
)
MAYHEM_TARGETS = ("each_player", "strongest_players", "ten_or_more", "ten_or_less")

# --- what cards do when played
_verb("power", v.Power, number("number", -9, 9))
_verb("power_per_token", v.PowerPer, number("number", -9, 9))
_verb("power_if", v.PowerIf, number("number", 1, 9), number("least", 1, 9), word("type", *_TYPE))
_verb("double_power", v.DoublePower)
_verb("draw", v.Draw, number("number", 1, 9))
_verb("heal", v.Heal, number("number", 1, 25))
_verb("heal_starters", s.HealStarters)
_verb("heal_by_top", s.HealByTop)
_verb("hurt_self", v.HurtSelf, number("number", 1, 25))
_verb("if_tokens", v.IfTokens, number("least", 1, 9), deeds("then"), deeds("otherwise"))
_verb(
    "recover",
    v.Recover,
    word("type", *_TYPE),
    word("number", "one", "all", default="one"),
    number("power", 1, 9, default=2),
)
_verb("scry", v.Scry, word("other", "back", "hand"))
_verb("scry_two", s.ScryTwo)
_verb(
    "destroy",
    v.Destroy,
    word("where", "hand", "discard", "either"),
    word("may", "may", "must", default="may"),
)
_verb("share_draw", s.ShareDraw)
_verb("fresh_hand", s.FreshHand, number("number", 1, 9))
_verb("kitty", s.Kitty, number("number", 1, 9))
_verb("next_on_top", v.NextOnTop)
_verb("gain_attack", v.GainAttack, deeds("do"))
_verb(
    "attack",
    v.AttackDeed,
    word("target", *TARGETS),
    deeds("do"),
    word("needs", "", "big_bone", default=""),
    deeds("after", required=False),
)
_verb("if_unhurt", v.IfUnhurt, deeds("then"))
_verb("heal_per_avoid", v.HealPerAvoid, number("number", 1, 9))
_verb("mayhem_attack", v.MayhemAttack, word("target", *MAYHEM_TARGETS), deeds("do"))
_verb("hurt_enemies", s.HurtEnemies, number("number", 1, 9))
_verb("cthulhu", s.Cthulhu)
_verb("curse", s.Curse)
_verb("play_mayhem", s.PlayMayhem, number("number", 1, 2))
_verb("top_of_main", s.TopOfMain, number("power", 1, 9))
_verb("extra_tile", s.ExtraTile)
_verb("market_destroy", s.MarketDestroy)
_verb("wild_magic", s.WildMagic, number("power", 1, 9))

# --- what attacks do
_verb("damage", h.damage_of, number("number", 1, 25))
_verb("damage_kill", h.Damage, number("number", 1, 25), deeds("kill"))
_verb("doom", h.Doom, number("number", 1, 25))
_verb(
    "damage_per",
    h.DamagePer,
    number("number", 1, 9),
    word("per", "limp_wand", "ongoing", "wizard", "creature", "defence", "legend", "cost"),
)
_verb("hand_damage", h.HandDamage)
_verb("top_damage", h.TopDamage)
_verb(
    "limp_wands",
    h.LimpWands,
    number("number", 1, 9),
    word("place", "discard", "top", default="discard"),
)
_verb("discard_cards", h.DiscardCards, number("number", 1, 9))
_verb("overbrain", h.Overbrain, number("number", 1, 9), number("least", 1, 9))
_verb("swap_tokens", h.SwapTokens)
_verb("give_worthless", h.GiveWorthless)
_verb("expose", h.Expose)
_verb("one_of_each", g.OneOfEach)
_verb("limp_per_costly", g.LimpPerCostly, number("least", 1, 9))
_verb("limp_per_creature", g.LimpPerCreature)
_verb("worth_damage", g.WorthDamage, number("number", 1, 9))
_verb("shed_ongoing", g.ShedOngoing)
_verb("reveal_five", g.RevealFive, number("number", 1, 9))
_verb("pass_left", g.PassLeft)
_verb("discard_costly", g.DiscardCostly, number("least", 1, 9))
_verb("level_life", g.LevelLife)
_verb("compare_tops", g.CompareTops)
_verb("richest_limp", g.RichestLimp, number("number", 1, 9))
_verb("mill_two", g.MillTwo)
_verb("trade_for_wild", g.TradeForWild)
_verb("glyphs_on_top", g.GlyphsOnTop)
_verb("right_destroys", g.RightDestroys)
_verb("left_draws", g.LeftDraws, number("number", 1, 9))
_verb("take_main", g.TakeMain)

# --- Defences
_verb("redirect", d.Redirect)
_verb("draw_discard", d.DrawDiscard, number("number", 1, 9))
_verb("strike_back", d.StrikeBack, number("number", 1, 25))
_verb("curse_back", d.CurseBack)
_verb("give_back", d.GiveBack)
_verb("destroy_limps", d.DestroyLimps)

# --- Dead Wizard Tokens
_verb("token_limps", d.TokenLimps, number("number", 1, 9))
_verb("token_discard", d.TokenDiscard, number("number", 1, 9), word("how", "choice", "random"))
_verb(
    "token_destroy",
    d.TokenDestroy,
    word("where", "hand", "discard"),
    word("how", "choice", "random"),
)
_verb("token_group_attack", d.TokenGroupAttack)
_verb("token_give_top", d.TokenGiveTop)
_verb("token_dump", d.TokenDump)
_verb("token_revenge", d.TokenRevenge, number("number", 1, 25))
_verb("token_return", d.TokenReturn, number("number", 1, 25))
_verb("token_score", d.TokenScore, number("number", 1, 9))

# --- Ongoing cards, tiles, Ongoing tokens
_verb("on_played", n.OnPlayed, number("number", 0, 9), word("type", *_TYPE), deeds("then"))
_verb("creature_life", n.CreatureLife)
_verb("top_from_discard", n.TopFromDiscard)
_verb("look_discard", n.LookDiscard)
_verb("four_types", n.FourTypes, number("number", 2, 8), deeds("then"))
_verb("two_different", n.TwoDifferent, word("type", *_TYPE), deeds("then"))
_verb("start_of_turn", n.StartOfTurn)
_verb("end_draw", n.EndDraw)
_verb("under_deck", n.UnderDeck)
_verb("blood_price", n.BloodPrice, number("number", 1, 9))
for _name in (
    "eggs_defence",
    "bone_counts",
    "double_life",
    "double_damage",
    "wand_extra",
    "no_avoid",
    "price_legend_wild",
    "price_creature_treasure",
    "price_wizard_spell",
    "cheap_on_top",
    "grand_prize",
    "rlyeh",
    "owns_rlyeh",
):
    _verb(_name, n.Word)

# --- Mayhem
_verb("hand_or_limp", c.HandOrLimp, number("number", 1, 9))
_verb("blood_destroy", c.BloodDestroy, number("number", 1, 9))
_verb("swap_life", c.SwapLife)
_verb("reshuffle", c.Reshuffle)
_verb("gamble", c.Gamble)
_verb("best_for_life", c.BestForLife, number("number", 1, 25))
_verb("more_mayhem", c.MoreMayhem, number("number", 1, 9))
_verb("worth_for_main", c.WorthForMain)
_verb("own_medicine", c.OwnMedicine)
_verb("market_attacks", c.MarketAttacks)
_verb("token_exchange", c.TokenExchange)
_verb("again_group_attack", c.AgainGroupAttack)
_verb("poorest_draw", c.PoorestDraw, number("number", 1, 9))

BACKS = {
    "dead_wizard_token": "token",
    "property": "tile",
    "mat": "mat",
    "standee": "standee",
}
STARS = ("", "eggs", "bone")


def build(entry: Entry, library: Library) -> Built:
    type = entry.word("type", TYPES, default="none")
    cost = entry.number("cost", 0, 20, default=0)
    vp = entry.number("vp", -9, 9, default=0)
    star = entry.word("star", STARS, default="")
    power = entry.number("power", 0, 9, default=0)
    ongoing = entry.flag("ongoing")
    attack = entry.flag("attack")
    promo = entry.flag("promo")
    in_box = entry.flag("in_box")
    mat = entry.line("mat", default="")
    defence_from = entry.word("defence_from", ("", "hand", "play"), default="")
    do = entry.deeds("do", VERBS, required=False)
    lasting = entry.deeds("lasting", VERBS, required=False)
    defence = entry.deeds("defence", VERBS, required=False)
    group = entry.deeds("group", VERBS, required=False)
    _check(entry, do, Act, "do")
    _check(entry, lasting, Lasting, "lasting")
    _check(entry, defence, Act, "defence")
    _check(entry, group, Harm, "group")
    face = Card(
        entry.id,
        entry.kind,
        BACKS.get(entry.kind, "card"),
        entry.copies,
        type,
        cost,
        vp,
        star,
        power,
        cast("list[Act]", do),
        cast("list[Lasting]", lasting),
        ongoing,
        cast("list[Act]", defence),
        defence_from,
        any(deed.verb == "redirect" for deed in defence),
        cast("list[Harm]", group),
        attack,
        mat,
    )

    def say(lang: str, id: str, **args: Any) -> str:
        return library.text.say(lang, id, args)

    def text(lang: str) -> str:
        parts: list[str] = []
        if power:
            parts.append(say(lang, "card-power", number=power))
        if do:
            parts.append(VERBS.text(do, library.text, lang))
        if lasting:
            told = VERBS.text(lasting, library.text, lang)
            parts.append(say(lang, "card-ongoing", text=told) if ongoing else told)
        if defence_from:
            told = VERBS.text(defence, library.text, lang)
            parts.append(say(lang, f"card-defence-{defence_from}", text=told).strip())
        if star:
            parts.append(say(lang, f"card-star-{star}"))
        if group:
            parts.append(say(lang, "card-group", text=VERBS.text(group, library.text, lang)))
        if entry.kind == "mat":
            parts.append(say(lang, "card-mat"))
        return _polish(" ".join(parts)) or say(lang, "card-nothing")

    facts: dict[str, Any] = {
        "type": type,
        "cost": cost,
        "vp": vp,
        "star": star,
        "power": power,
        "ongoing": ongoing,
        "attack": attack,
        "defence": bool(defence_from),
    }
    if entry.kind == "familiar":
        facts["mat"], facts["promo"] = mat, promo
    if entry.kind == "mat":
        facts["in_box"] = in_box
    return Built(face, text, facts)


def _polish(text: str) -> str:
    """One space between words, a capital after a full stop, a small letter after a colon or a ~."""
    text = " ".join(text.split())
    text = re.sub(r"~\w|(?<=: )\w", lambda m: m.group().lstrip("~").lower(), text)
    return re.sub(r"(?<=[.!?] )\w", lambda m: m.group().upper(), text)


def _check(entry: Entry, found: list[Deed], kind: type, key: str) -> None:
    for deed in found:
        if not isinstance(deed, kind):
            raise BadFile(f"{entry.place}.{key}", f"the verb {deed.verb} does not belong here")


LIBRARY = Library("koldun.games.krutagidon", build)
