"""What is activated, and what players do by themselves, in the words of the guide."""

from __future__ import annotations

from scenarios.written.retold.framed.frames.frame import AIMED, frame, laid, names_of
from scenarios.written.retold.framed.frames.spells import target_of
from scenarios.written.retold.framed.parts import Clause, Part, Thing
from scenarios.written.retold.whom import Told


@frame("activate", "tap", "answers_with")
def _activate(clause: Clause, told: Told) -> list[str] | None:
    does = "risponde attivando" if clause.verb == "answers_with" or clause.answers else "attiva"
    part = clause.take(("things",))
    ability = clause.take(("ability",))
    who = clause.who
    if ability is not None:
        walker = part.things[0].name if part is not None and len(part.things) == 1 else told.walker
        target = target_of(clause, told) if clause.parts else ([], "")
        if who is None or walker is None or target is None:
            return None
        return [*target[0], f"{who} {does} {walker} {ability.value}" + (f" su {target[1]}" if target[1] else "")]
    if part is not None and len(part.things) != 1:
        return None  # of several things none is meant by what was spoken of before
    name = told.it if part is None else part.things[0].name
    if who is None or name is None or (part is not None and part.things[0].is_described):
        return None
    target = target_of(clause, told) if clause.parts else ([], "")
    if target is None:
        return None
    verb = "tappa" if clause.verb == "tap" and not target[1] else "attiva"
    if verb == "tappa":
        return [f"{who} {does} {name}"]
    return [*target[0], f"{who} {does} {name}" + (f" su {target[1]}" if target[1] else "")]


@frame("create")
def _create(clause: Clause, told: Told) -> list[str] | None:
    """111.1: what somebody creates, with its size and so on, since nothing else says what it is."""
    part = clause.take(("things",))
    if clause.who is None or part is None or any(not one.is_described or one.under or one.zone for one in part.things):
        return None
    return [f"{clause.who} crea {one.line()}" for one in part.things]


@frame("sacrifice", "discard")
def _gives_up(clause: Clause, told: Told) -> list[str] | None:
    verb = {"sacrifice": "sacrifica", "discard": "scarta"}[clause.verb]
    part = clause.take(("things",))
    outlet = clause.take(("things",), ("to", "with", "for"))
    if part is None and clause.it and told.it is not None:
        part = Part("", "things", "", [Thing(told.it, is_new=False)])
    if clause.who is None or part is None or len(part.things) != 1:
        return None
    if clause.verb == "discard":
        for thing in part.things:
            thing.zone = "mano"
    said = laid(part.things, clause.who, told)
    if outlet is not None and len(outlet.things) == 1 and not outlet.things[0].is_described:
        return [*said, f"{clause.who} attiva {outlet.things[0].name} sacrificando {part.things[0].name}"]
    return [*said, f"{clause.who} {verb} {part.things[0].name}"] if outlet is None else None


@frame("draw", "gain", "lose")
def _counts(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("cards", "life", "number"))
    if clause.who is None or clause.negated:
        return None
    verb = {"draw": "pesca", "gain": "guadagna", "lose": "perde"}[clause.verb]
    number = part.value if part is not None else "1" if clause.verb == "draw" else None
    return None if number is None else [f"{clause.who} {verb} {number}"]


@frame("equip")
def _equip(clause: Clause, told: Told) -> list[str] | None:
    onto, gear = clause.take(("things",), AIMED), clause.take(("things",), ("with",))
    bare = clause.take(("things",))
    onto, gear = (onto or bare), (gear or (bare if onto is not None else None))
    if clause.who is None or onto is None or gear is None or len(onto.things) + len(gear.things) != 2:
        return None
    return [f"{clause.who} equipaggia {onto.things[0].name} con {gear.things[0].name}"]


@frame("choose", "keeps")
def _choose(clause: Clause, told: Told) -> list[str] | None:
    part = clause.take(("things",)) or clause.take(("player",))
    if clause.who is None or part is None or any(one.is_new or one.is_guess for one in part.things):
        return None
    verb = "sceglie" if clause.verb == "choose" else "tiene"
    return [f"{clause.who} {verb} {part.value or names_of(part.things)}"]


_ALONE = {
    "nothing": "",
    "refuse": "risposta: no",
    "accept": "risposta: sì",
    "resolve": "risolvi",
    "turn_ends": "fine turno",
}


@frame(*_ALONE)
def _alone(clause: Clause, told: Told) -> list[str] | None:
    clause.subjects = [one for one in clause.subjects if one.is_described]
    return [_ALONE[clause.verb]] if _ALONE[clause.verb] else []


@frame("concede")
def _concede(clause: Clause, told: Told) -> list[str] | None:
    return None if clause.who is None else [f"{clause.who} concede"]
