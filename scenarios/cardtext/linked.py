"""607: abilities of one text that speak of what another of its abilities exiled or let choose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Keyword, Static
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.continuous import GainAbility
from engine.words.record import Record, replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lines import Line
from scenarios.cardtext.lower.exiled import asks_for_exiled, exiled_for, exiles, linked
from scenarios.cardtext.refusal import Refusal

_WITH_THIS = re.compile(r"\besiliat[aeio] (?:con|dal|da)\b|\bexiled with\b")
"""607.2a: words by which cards are what the object itself has exiled, by whichever of its abilities."""


class Placed(Record):
    """An ability with its place in the text."""

    ability: Ability
    start: int
    end: int


class Failed(Record):
    """A paragraph that did not compile: its place, and the part of it that is the reason."""

    start: int
    end: int
    why: Refusal


def with_exiled_linked(placed: list[Placed]) -> tuple[list[Placed], list[Failed]]:
    """607.2a: abilities that speak of exiled cards, linked to the one that exiles them; those without one, or with several."""
    asking = [one for one in placed if asks_for_exiled(one.ability)]
    exiling = [one for one in placed if exiles(one.ability)]
    if not asking:
        return placed, []
    by_name = [one for one in asking if _WITH_THIS.search(getattr(one.ability, "text", "").lower())]
    paid = any(exiled_for(one.ability) for one in placed)
    if paid and not exiling and len(by_name) == len(asking):
        # 607.2q: what was exiled to pay for the spell is linked to it as that is done.
        return placed, []
    if len(exiling) > 1 and len(by_name) == len(asking):
        # 'Esiliate con la Sentinella' are those that any of its abilities exiled.
        return [replace(one, ability=linked(one.ability)) if one in exiling else one for one in placed], []
    if len(exiling) != 1 or (paid and len(by_name) != len(asking)):
        alone = [Failed(one.start, one.end, Refusal(one.start, one.end, refusal.NO_ANTECEDENT)) for one in asking]
        return [one for one in placed if one not in asking], alone
    return [replace(one, ability=linked(one.ability)) if one is exiling[0] else one for one in placed], []


def chosen_before(line: Line, abilities: Sequence[Ability], placed: Sequence[Placed]) -> None:
    """607.2d: what speaks of a chosen colour or type does so of what an ability before it lets choose; of one choice only."""
    parts = list(within(tuple(abilities), stop=ChooseTerm | ChooseType))
    for name, choice in _CHOICES:
        if not any(getattr(part, name, False) for part in parts):
            continue
        chosen = [one for one in placed if getattr(one.ability, choice, None)]
        if len(chosen) != 1 or _given(name, abilities):
            raise Refusal(line.start, line.end, refusal.NO_ANTECEDENT)


_CHOICES = (
    ("chosen_color", "chooses_color"),
    ("chosen_type", "chooses_type"),
    ("not_chosen_type", "chooses_type"),
    ("to_chosen", "chooses_type"),
    ("chosen_name", "chooses_term"),
    ("chosen_player", "chooses_player"),
)
"""What speaks of something chosen, and what lets it be chosen."""


def _given(name: str, abilities: Sequence[Ability]) -> bool:
    """Whether what speaks of something chosen is an ability that another object is given; a keyword is given with the colour that
    was chosen for its giver (607.2d)."""
    return any(
        isinstance(part, GainAbility)
        and not (name == "chosen_color" and isinstance(part.ability, Keyword))
        and any(getattr(inner, name, False) for inner in within(part))
        for ability in abilities
        if not (isinstance(ability, Static) and ability.affects is None and ability.holder is None)
        for part in within(ability)
    )
