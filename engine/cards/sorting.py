"""113, 702: the abilities of an object sorted once by what the engine asks for."""

from __future__ import annotations

from engine.cards.abilities.ability import (
    Ability,
    Cannot,
    CounterLimit,
    LandPlays,
    NotUnderstood,
    Replaces,
    Static,
    Triggered,
)
from engine.cards.abilities.casting import CastingCost, CastingRule, ChangesCost
from engine.cards.abilities.combat import CombatRule
from engine.cards.abilities.player_rules import PlayerRule
from engine.cards.abilities.replacing import Changing
from engine.cards.abilities.turns import TurnRule
from engine.cards.characteristics import SORTED, Characteristics
from engine.cards.keywords.instances import forms_of_each
from engine.words.record import Record, replace
from engine.words.terms import Zone


class SortedAbilities(Record, kw_only=True):
    """The abilities of one object by category, each with its index among all of them."""

    static: tuple[tuple[int, Static], ...] = ()
    triggered: tuple[tuple[int, Triggered], ...] = ()
    replaces: tuple[tuple[int, Replaces], ...] = ()
    changing: tuple[tuple[int, Changing], ...] = ()
    casting: tuple[CastingCost, ...] = ()
    cost_changes: tuple[tuple[int, ChangesCost], ...] = ()
    casting_rules: tuple[tuple[int, CastingRule], ...] = ()
    cannot: tuple[tuple[int, Cannot], ...] = ()
    limits: tuple[CounterLimit, ...] = ()
    land_plays: tuple[LandPlays, ...] = ()
    turn_rules: tuple[tuple[int, TurnRule | PlayerRule], ...] = ()
    combat: tuple[CombatRule, ...] = ()
    not_understood: tuple[tuple[int, NotUnderstood], ...] = ()
    ascends: bool = False
    """702.131b: whether ascend is among them."""
    zones: frozenset[Zone] = frozenset()
    """113.6: the zones in which any of them functions by itself."""


def sort_abilities(abilities: tuple[Ability, ...]) -> SortedAbilities:
    """Sort once what would otherwise be looked through for every event; keywords count as what they stand for (702)."""
    stands_for: dict[int, list[Ability]] = {}
    for index, form in forms_of_each(abilities):
        stands_for.setdefault(index, []).append(form)
    numbered: list[tuple[int, Ability]] = []
    for index, ability in enumerate(abilities):
        numbered += [(index, ability), *((index, form) for form in stands_for.get(index, ()))]
    found = SortedAbilities(
        static=tuple((n, a) for n, a in numbered if isinstance(a, Static)),
        triggered=tuple((n, a) for n, a in numbered if isinstance(a, Triggered)),
        replaces=tuple((n, a) for n, a in numbered if isinstance(a, Replaces)),
        changing=tuple((n, a) for n, a in numbered if isinstance(a, Changing)),
        casting=tuple(a for _, a in numbered if isinstance(a, CastingCost)),
        cost_changes=tuple((n, a) for n, a in numbered if isinstance(a, ChangesCost)),
        casting_rules=tuple((n, a) for n, a in numbered if isinstance(a, CastingRule)),
        cannot=tuple((n, a) for n, a in numbered if isinstance(a, Cannot)),
        limits=tuple(a for _, a in numbered if isinstance(a, CounterLimit)),
        land_plays=tuple(a for _, a in numbered if isinstance(a, LandPlays)),
        turn_rules=tuple((n, a) for n, a in numbered if isinstance(a, TurnRule | PlayerRule)),
        combat=tuple(a for _, a in numbered if isinstance(a, CombatRule)),
        not_understood=tuple((n, a) for n, a in numbered if isinstance(a, NotUnderstood)),
        ascends=any(getattr(a, "keyword", None) == "ascend" for a in abilities),
    )
    by_themselves = (
        *(found.static + found.triggered + found.replaces + found.changing + found.cost_changes),
        *(found.casting_rules + found.cannot + found.turn_rules),
        *((0, ability) for ability in found.land_plays + found.combat),
    )
    zones = {zone for _, ability in by_themselves for zone in getattr(ability, "zones", ())}
    return replace(found, zones=frozenset(zones | {Zone.BATTLEFIELD}) if found.ascends else frozenset(zones))


def sorted_abilities(looks: Characteristics) -> SortedAbilities:
    """The abilities of an object by what the engine asks for; worked out once and kept with its characteristics."""
    kept: SortedAbilities | None = looks.__dict__.get(SORTED)
    if kept is None:
        kept = looks.__dict__[SORTED] = sort_abilities(looks.abilities)
    return kept
