"""613: what of the game a continuous effect rests on besides the objects that it changes, so that it is known what may change
without making it another.

Only words that are listed here are known to read no more than is said of them; an effect with any other word rests on everything.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce

from engine.board.applying import Applying, Rests
from engine.cards.abilities import conditions as c
from engine.cards.abilities import continuous as parts
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Static
from engine.cards.abilities.filters import Bounds, Filter
from engine.words.record import Record, told
from engine.words.terms import Zone

NOTHING_ELSE = Rests()
ON_EVERYTHING = Rests(everything=True)

SET_ASIDE = frozenset(
    (
        "tapped",
        "damage",
        "deathtouched",
        "arrived_unchecked",
        "controlled_since_turn",
        "used_up",
        "last_attacked",
        "shuffled",
    )
)
"""Fields of objects that no layer looks at, unless the words of an effect do."""

_CRITERIA: dict[str, Rests] = {
    **dict.fromkeys(
        ("zone", "types", "any_type", "not_types", "supertypes", "not_supertypes", "subtypes", "any_subtype", "not_subtypes",
         "colors", "not_colors", "colorless", "multicolored", "keyword", "without_keyword", "owner", "controller", "this",
         "another", "kind", "not_kind", "name", "power", "toughness", "tougher", "mana_value", "even_mana_value",
         "counter", "counter_bounds",
         "any_counter", "without_counter", "no_abilities", "face_down", "transformed", "any_of",
         "activated", "base_power", "base_toughness"), NOTHING_ELSE),
    **dict.fromkeys(
        ("attached_to_this", "holds_this", "chosen_type", "not_chosen_type", "chosen_color", "chosen_name", "chosen_card_type",
         "chosen_player", "same_owner", "pair", "power_than_this",
         "mana_value_than_this", "shares_color"), Rests(others=True)),
    "tapped": Rests(fields=frozenset(("tapped",))),
    "attacked_this_turn": Rests(fields=frozenset(("last_attacked",)), facts=frozenset(("turn",))),
    **dict.fromkeys(("attacking", "blocking", "blocked"), Rests(facts=frozenset(("combat", "turn", "courses")))),
}  # fmt: skip
"""What each criterion of a description looks at; one that is not here looks at everything."""

_TURN = Rests(others=True, facts=frozenset(("turn",)))
_WORDS: dict[type, Rests] = {
    **dict.fromkeys(
        (parts.CopyOf, parts.MergesWith, parts.Copiably, parts.ChangeText, parts.SetName, parts.AddToName, parts.HasText,
         parts.EachForTarget,
         parts.ChangeTypes, parts.ChangeColors, parts.GainAbility, parts.LoseKeyword, parts.LoseAllAbilities, parts.CantHave,
         parts.DefinePT, parts.SetPT, parts.ModifyPT, parts.GainText, parts.SwitchPT, parts.GainControl), NOTHING_ELSE),
    **dict.fromkeys((r.You, r.One, q.Fixed, q.EventAmount, q.Sum, q.Times, q.Half, q.Apart, Bounds), NOTHING_ELSE),
    **dict.fromkeys((q.X, q.Count, q.UnlockedDoors, q.DifferentNames, q.Differing, q.Greatest), Rests(others=True)),
    **dict.fromkeys((q.PowerOf, q.ToughnessOf, q.ManaValueOf, q.ManyColors, q.CountersOn, q.TimesMutated), Rests(others=True)),
    **dict.fromkeys((r.This, r.AttachedTo), Rests(others=True)),
    **dict.fromkeys((c.Exists, c.Within, c.Compare, c.Is, c.Not, c.AllOf, c.AnyOf), Rests(others=True)),
    **dict.fromkeys((c.StepIs, c.TurnOf, c.MainPhaseIs, c.CombatTime, c.MostCastLastTurn), _TURN),
    q.ExtremeLife: Rests(others=True, facts=frozenset(("sides", "players", "turn"))),
    q.StartingLife: Rests(others=True, facts=frozenset(("sides", "players", "turn"))),
    q.LifeOf: Rests(others=True, facts=frozenset(("sides", "players", "turn"))),
    c.DayNightIs: Rests(others=True, facts=frozenset(("night",))),
    c.MonarchIs: Rests(others=True, facts=frozenset(("monarch",))),
    c.InitiativeIs: Rests(others=True, facts=frozenset(("initiative",))),
}  # fmt: skip
"""What each word of an effect looks at by itself, apart from the words in it; one that is not here looks at everything."""
_GIVES = parts.CopyOf | parts.MergesWith | parts.HasText | parts.GainText | parts.GainAbility
"""What they give is no word of the effect: once an object has it, it is an effect of its own."""


def rests_on(effect: Applying) -> Rests:
    """What an effect rests on, whatever the layer; where it stands and what it comes from set aside."""
    if effect.static is not None:
        return _of_static(effect.static)
    if effect.bound.chosen.x_is is not None:
        return ON_EVERYTHING
    return _together(_of_word(part) for part in effect.parts)


@lru_cache(maxsize=4096)
def _of_static(static: Static) -> Rests:
    found = _together(_of_word(part) for part in static.parts)
    if static.condition is not None:
        found |= _of_word(static.condition)
    if static.holder is not None and not isinstance(static.holder, r.This | r.AttachedTo):
        return ON_EVERYTHING
    if static.affects is not None:
        found |= ON_EVERYTHING if static.affects.phased_out else _of_word(static.affects)
    return found


def _of_word(word: object) -> Rests:
    """What a word looks at, with the words in it."""
    if isinstance(word, tuple):
        return _together(_of_word(one) for one in word)
    if not isinstance(word, Record):
        return NOTHING_ELSE
    if isinstance(word, Filter):
        return _of_description(word)
    found = _WORDS.get(type(word), ON_EVERYTHING)
    if found.everything or isinstance(word, _GIVES):
        return found
    return found | _together(_of_word(getattr(word, name)) for name in word.__struct_fields__)


def _of_description(wanted: Filter) -> Rests:
    found = NOTHING_ELSE if wanted.zone is Zone.BATTLEFIELD else Rests(zones=frozenset((wanted.zone,)))
    for name, value in told(wanted):
        found |= _CRITERIA.get(name, ON_EVERYTHING)
        if name == "any_of":
            found |= _of_word(value)
    return found


def _together(several: Iterable[Rests]) -> Rests:
    return reduce(Rests.__or__, several, NOTHING_ELSE)
