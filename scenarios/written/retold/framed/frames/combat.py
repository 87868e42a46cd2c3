"""508-510: who attacks whom with what, what blocks what, and how damage is assigned, in the words of the guide."""

from __future__ import annotations

from scenarios.written.retold.framed.frames.frame import AIMED, doer, frame, laid, names_of, other_than, owner_of
from scenarios.written.retold.framed.parts import Clause, Thing
from scenarios.written.retold.whom import Told


@frame("attack")
def _attack(clause: Clause, told: Told) -> list[str] | None:
    who = doer(clause, told)
    if who is None and len(clause.subjects) == 1 and clause.subjects[0].is_described:
        who = told.speaker or (told.players[0] if told.players else None)
    whom = clause.take(("player",), ("", *AIMED))
    attackers, said = clause.subjects, []
    clause.subjects = []
    walker = clause.take(("things",), ("on",))
    for part in (clause.take(("things",), ("with",)), clause.take(("things",))):
        attackers = [*attackers, *(part.things if part is not None else [])]
    if who is None or any(one.zone for one in attackers):
        return None
    theirs = [one for one in attackers if owner_of(one, told) not in (None, who) or one.name == told.walker]
    if theirs and (walker is not None or len(theirs) > 1 or theirs[0].name != told.walker):
        return None
    attackers = [one for one in attackers if one not in theirs]
    said += laid(attackers, who, told)
    names = names_of(attackers) or told.known("alone", {"p": who})
    if names is None or (walker is not None and len(walker.things) > 1):
        return None
    if clause.it and told.walker is not None and not (theirs or walker or whom):
        return [*said, f"{who} attacca {told.walker} con {names}"]
    aim = theirs[0].name if theirs else walker.things[0].name if walker else whom.value if whom else ""
    return [*said, " ".join(f"{who} attacca {aim} con {names}".split())]


@frame("block")
def _block(clause: Clause, told: Told) -> list[str] | None:
    who = doer(clause, told) or told.defender
    blockers, blocked = clause.subjects, list[Thing]()
    clause.subjects = []
    if clause.it and told.attacker is not None:
        blocked.append(Thing(told.attacker, is_new=False))
    if clause.negated:
        return None if who is None else [f"{who} non blocca"]
    if (part := clause.take(("things",), ("with",))) is not None:
        blockers = [*blockers, *part.things]
    for part in (clause.take(("things",)), clause.take(("things",), ("on", "to"))):
        for thing in part.things if part is not None else []:
            other = other_than(who, told)
            is_theirs = thing.owner == other or (other is not None and told.owner(thing.name) == other)
            is_theirs = is_theirs or (thing.name == told.attacker and bool(blockers))
            (blocked if is_theirs else blockers).append(thing)
    if who is None or len(blocked) > 1 or any(one.zone for one in (*blockers, *blocked)):
        return None
    said = laid(blockers, who, told)
    attacker = blocked[0].name if blocked else told.attacker
    if told.defender is None and blocked and (foe := other_than(who, told)) is not None:
        # 508, 509: what is blocked attacks.
        said = [*laid(blocked, foe, told), *said, f"{foe} attacca con {attacker}"]
    names = names_of(blockers) or told.known("alone", {"p": who})
    if names is None:
        return None
    return [*said, f"{who} blocca {attacker} con {names}" if attacker is not None else f"{who} blocca con {names}"]


@frame("blocked")
def _blocked(clause: Clause, told: Told) -> list[str] | None:
    """509.1: «bloccato da Muro e Lupo»: by what the one creature is blocked that attacks, or that is spoken of."""
    attackers, clause.subjects = clause.subjects, []
    part = clause.take(("things",), ("", "with"))
    blocked = attackers[0].name if attackers else told.attacker
    if part is None or blocked is None or len(attackers) > 1 or any(one.zone for one in part.things):
        return None
    who = told.defender or next((owner for one in part.things if (owner := owner_of(one, told))), None)
    if who is None or blocked in [one.name for one in part.things]:
        return None
    return [*laid(part.things, who, told), f"{who} blocca {blocked} con {names_of(part.things)}"]


@frame("attack_but")
def _attack_but(clause: Clause, told: Told) -> list[str] | None:
    """508.1a: «attacca con tutto tranne l'Elfo»: with each of the others that somebody controls."""
    part = clause.take(("things",))
    theirs = told.creatures.get(clause.who or "", ())
    left_out = [one.name for one in part.things] if part is not None else []
    names = [one for one in theirs if one not in left_out]
    if clause.who is None or not names or not left_out or not {*left_out} <= {*theirs}:
        return None
    return [f"{clause.who} attacca con {' e '.join(names)}"]


@frame("lets", "takes")
def _lets(clause: Clause, told: Told) -> list[str] | None:
    """Whoever lets one attacker pass and blocks another has said so by what they block."""
    part = clause.take(("things",))
    if part is None:
        return _no_block(clause, told)
    return [] if told.blocks else None


@frame("no_block")
def _no_block(clause: Clause, told: Told) -> list[str] | None:
    who = clause.who or told.defender
    part = clause.take(("things",), ("", "to"))
    if part is not None and told.blocks:
        return []  # who blocks is said, and with it who does not
    if part is not None and [one.name for one in part.things] != [told.attacker]:
        return None
    return None if who is None else [f"{who} non blocca"]


@frame("assign")
def _assign(clause: Clause, told: Told) -> list[str] | None:
    """510.1c: how much damage somebody assigns to what, the number in front of each or behind it."""
    shares: list[str] = []
    number = ""
    while clause.parts:
        part = clause.parts.pop(0)
        if part.kind in ("damage", "number"):
            number = part.value
            continue
        for thing in part.things:
            shares.append(f"{thing.count or number} a {thing.name}")
            number = "" if thing.count else number
        if part.kind == "player":
            shares.append(f"{number} a {part.value}")
    return (
        None
        if clause.who is None or any(one[0] == " " for one in shares)
        else [f"{clause.who} assegna {', '.join(shares)}"]
    )
