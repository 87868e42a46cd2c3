"""608.2h: what is spoken of in a question or a step, by what it is called there."""

from __future__ import annotations

from functools import cache

from engine.state.events import NO_OBJECT, EffectBegins, Event
from engine.state.faces import front_face, is_hidden
from engine.state.ids import few, parts_of
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import ObjectId, PlayerId


def mention_of(found: GameObject, name: str, controller: PlayerId, text: str = "") -> Mention:
    """A mention of an object with the name and controller that it has."""
    return Mention(
        id=found.id,
        label=found.label,
        name=name,
        kind=found.kind,
        zone=found.zone,
        owner=found.owner,
        controller=controller,
        index=found.ability_place,
        text=text,
        face_down=is_hidden(found),
        card="" if (card := front_face(found).name) == name else card,
    )


_NAMING = (
    "object", "source", "on", "to", "instead_of", "target", "by", "attacker", "was", "defender", "attacking", "blocking", "became",
    "attached_to", "bond", "melded_with", "onto",
)  # fmt: skip


@cache
def _naming(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in _NAMING if hasattr(kind, name))


def named_in(event: Event) -> tuple[ObjectId, ...]:
    """The objects that an event speaks of."""
    found = []
    for name in _naming(type(event)):
        value = getattr(event, name)
        if isinstance(value, int) and not isinstance(value, bool) and value != NO_OBJECT:
            found.append(ObjectId(value))
    found += getattr(event, "beside", ())
    if isinstance(event, EffectBegins):
        parts = (piece for part in parts_of(event.effect.objects) for piece in few(part))
        found += [ObjectId(one) for one in parts if isinstance(one, int)]
    return tuple(dict.fromkeys(found))
