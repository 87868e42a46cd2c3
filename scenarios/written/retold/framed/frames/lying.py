"""What lies on the table and what players have, with a verb or without one, in the words of the guide."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.written.retold.framed.frames.frame import frame, laid
from scenarios.written.retold.framed.frames.spells import bonus, effect_on, spell_said, target_of
from scenarios.written.retold.framed.parts import SPELLS, Clause, Part, Thing
from scenarios.written.retold.whom import Told


@frame("has", "at", "")
def _has(clause: Clause, told: Told) -> list[str] | None:
    """Players and what they have, with a verb or without one."""
    if clause.who is None:
        return _lies_alone(clause, told)
    if clause.negated:
        return None
    said: list[str] = []
    lying: list[Part] = []
    while clause.parts:
        part = clause.parts.pop(0)
        if part.kind == "things" and part.joint in ("", "with"):
            if not clause.verb and any(one.is_guess for one in part.things):
                return None  # «Anna crea una pedina 1/1»: what nothing says to be a name may be what is done
            if clause.is_assumed and not any(one.is_new or one.is_described or one.owner for one in part.things):
                return None  # «L'Orso non ha volare»: what is there already does not lie there once more
            if any(one.is_creature_of for one in part.things):
                return None  # «Anna ha la creatura di Bruno»: which is there already, under another player
            _whose_they_are(part.things, clause)
            lying.append(part)
        elif part.kind in ("life", "number") and part.joint in ("", "to", "with"):
            said.append(f"{clause.who}: {part.value}")
        elif part.kind == "empty":
            said.append(f"{'mano' if part.value == 'mano' else 'grimorio'} di {clause.who}: 0")
        elif part.kind == "poison":
            said.append(f"{clause.who}: veleno {part.value}")
        elif part.kind == "cards":
            zone = clause.take(("zone",))
            if zone is None or zone.value not in ("mano", "grimorio"):
                return None
            said.append(f"{zone.value} di {clause.who}: {part.value}")
        elif part.kind == "zone" and not part.joint and clause.parts and clause.parts[0].kind == "things":
            for thing in clause.parts[0].things:
                thing.zone = thing.zone or part.value
        elif part.kind in ("damage", "pt", "text") and (lying or said):
            # «Anna lnacia 3 danni»: a word that says nothing stands before it.
            return None
        elif part.kind in ("damage", "pt") and not clause.verb:
            return effect_on(bonus(part), clause, told)
        elif part.kind == "text" and not clause.verb:
            return _spell_alone(part, clause, told)
        elif (
            part.kind == "word"
            and part.value not in SPELLS
            and (text := clause.take(("text",), ("", "with"))) is not None
        ):
            # A permanent of which nobody says the name is called by its type.
            said.append(f"{clause.who}: {part.value.capitalize()} {part.value} {text.value}")
        else:
            return None
    for part in lying:
        if not clause.verb and [one.zone for one in part.things] == ["pila"]:
            return [*said, f"{clause.who} lancia {part.things[0].line()}"]
        said += laid(part.things, clause.who, told, every=True)
    if not said:
        return [clause.who] if not clause.verb and not lying else None
    return said


def _spell_alone(part: Part, clause: Clause, told: Told) -> list[str] | None:
    """A text with nobody's name before it, of somebody who has nothing else: a spell that they cast."""
    target = target_of(clause, told) if clause.parts else ([], "")
    if target is None:
        return None
    return [*target[0], spell_said(f"Magia istantaneo {part.value}", target[1], clause, told)]


def _whose_they_are(things: Sequence[Thing], clause: Clause) -> None:
    """108.3, 110.2: «Anna ha l'Orso di Bruno»: who has it controls it, and the other one owns it."""
    for one in things:
        if one.owner is not None and not clause.is_assumed and one.owner != clause.who:
            one.said.append(f"proprietario {one.owner}")
            one.owner = None


def _lies_alone(clause: Clause, told: Told) -> list[str] | None:
    """«La Spada è un equipaggiamento che dà +2/+0»: what is said of a card that lies somewhere."""
    if not clause.verb and clause.parts and all(part.things and not part.joint for part in clause.parts):
        things = [one for part in clause.parts for one in part.things]
        owner = next((one.owner for one in things if one.owner is not None), None)
        clause.parts = []
        return (laid(things, owner, told) or None) if owner is not None else None
    if clause.verb != "has" or clause.negated or len(clause.subjects) != 1:
        return None
    thing = clause.subjects[0]
    said = [*thing.said]
    while clause.parts:
        part = clause.parts.pop(0)
        if part.joint or part.kind not in ("word", "size", "keyword", "text", "counters", "host"):
            return None
        said.append(part.value)
    clause.subjects = []
    if thing.is_new and thing.is_described and told.speaker is not None and told.owner(thing.name) is None:
        return [f"{told.speaker}: {' '.join([thing.name, *said])}"]
    return [f"carta: {' '.join([thing.name, *said])}"] if said else None
