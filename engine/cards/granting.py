"""201.5a: an ability that is given to an object and names the source of what gives it means this one object alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.cards.abilities.ability import Ability, Keyword, Static
from engine.cards.abilities.references import Granter
from engine.words.known_object import Exactly
from engine.words.record import is_record, replace, within
from engine.words.terms import ObjectId


def as_given(ability: Ability, by: ObjectId) -> Ability:
    """The ability as an object has it to which ``by`` gave it; a copy of that object has it so as well."""
    return ability if isinstance(ability, Keyword) and ability.spares is None else _naming(ability, by)


@lru_cache(maxsize=1024)
def _naming(ability: Ability, by: ObjectId) -> Ability:
    """The same record for the same ability each time: where an ability is told by identity, it stays the same one."""
    if not any(isinstance(part, Granter) for part in within(ability)):
        return ability
    # 208.2a, 608.2h: what goes on looks at the object as long as that is there; what resolves knows it as it last was.
    found: Ability = _replaced(ability, Exactly(by, there=isinstance(ability, Static)))
    return found


def _replaced(value: Any, by: Exactly) -> Any:
    if isinstance(value, Granter):
        return by
    if isinstance(value, tuple):
        return tuple(_replaced(part, by) for part in value)
    if not is_record(value):
        return value
    new = {name: _replaced(getattr(value, name), by) for name in value.__struct_fields__}
    changed = {name: part for name, part in new.items() if part != getattr(value, name)}
    return replace(value, **changed) if changed else value
