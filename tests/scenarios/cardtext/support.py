"""Cards as tests write them: 'Sentinella' with a text, of a type; what they compiled to, and why they did not."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Ability, Activated, SpellAbility, Static, Triggered
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.characteristics import Characteristics
from engine.words.record import is_record, replace
from engine.words.terms import CardType
from scenarios.cardtext.api import Reading, read

CREATURE_TYPE = (CardType.CREATURE,)
CREATURE = Filter(types=CREATURE_TYPE)
THIS = Filter(this=True)
TARGET_CREATURE = TargetSpec(objects=CREATURE)
NAME = "Sentinella"


def reading(text: str, type_line: str = "Creatura — Umano", *, name: str = NAME, **more: Any) -> Reading:
    """A card read; ``more``: mana_cost, power, toughness."""
    numbers = {"power": "2", "toughness": "2"} if "Creatura" in type_line else {}
    return read(name, type_line, text, more.pop("mana_cost", "{2}{G}"), **{**numbers, **more})


def abilities(text: str, type_line: str = "Creatura — Umano", **more: Any) -> tuple[Ability, ...]:
    """What a text compiles to, without the text for showing. Fails where it is not understood whole."""
    found = reading(text, type_line, **more)
    assert found.understood, [(one.reason, one.text) for one in found.not_understood]
    return tuple(bare(one) for one, _, _ in found.abilities)


def ability(text: str, type_line: str = "Creatura — Umano", **more: Any) -> Any:
    """The one ability that a text compiles to."""
    (found,) = abilities(text, type_line, **more)
    return found


def spell(text: str, **more: Any) -> SpellAbility:
    """What a sorcery does."""
    found = ability(text, "Stregoneria", **more)
    assert isinstance(found, SpellAbility)
    return found


def triggered(text: str, **more: Any) -> Triggered:
    """A triggered ability of a creature."""
    found = ability(text, **more)
    assert isinstance(found, Triggered)
    return found


def activated(text: str, **more: Any) -> Activated:
    """An activated ability of a creature."""
    found = ability(text, **more)
    assert isinstance(found, Activated)
    return found


def static(text: str, **more: Any) -> Static:
    """A static ability of a creature."""
    found = ability(text, **more)
    assert isinstance(found, Static)
    return found


def refused(text: str, type_line: str = "Creatura — Umano", **more: Any) -> list[tuple[str, str]]:
    """The fragments that are not understood, each with its reason. Fails where all is understood."""
    found = reading(text, type_line, **more)
    assert not found.understood, found.abilities
    return [(one.text, one.reason) for one in found.not_understood]


def printed(text: str, type_line: str, name: str = NAME, **more: Any) -> Characteristics:
    """A card to put on a table."""
    found = reading(text, type_line, name=name, **more)
    assert found.understood, [(one.reason, one.text) for one in found.not_understood]
    return found.characteristics


def bare(value: Any) -> Any:
    """A record without the texts for showing, in it and below it."""
    if isinstance(value, tuple):
        return tuple(map(bare, value))
    if not is_record(value):
        return value
    fields = {name: bare(getattr(value, name)) for name in value.__struct_fields__}
    if "text" in fields:
        fields["text"] = ""
    return replace(value, **fields)
