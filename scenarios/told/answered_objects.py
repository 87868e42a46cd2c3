"""Where an object is that was asked about and how it came there, what became of one that is gone, and in combat whom it fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import Kind, Reason, Zone
from scenarios.language.words import listed, zone_to
from scenarios.played import readings
from scenarios.played.deaths import dies
from scenarios.played.departures import Move, moves_of, was_countered
from scenarios.played.expecting import Found, Moment
from scenarios.told.fates import name_of, part_of
from scenarios.told.values import object_is
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run


def gone(run: Run, mention: Mention, until: int) -> str:
    """400.7, 704.5d: what has ceased to exist, and how it went; what is not there yet; 712.4a: of what it has become a part."""
    if whole := part_of(run.game_at(until), mention, run.people):
        return f"è parte di {whole}"
    move = next(moves_of(run, mention.label, 0, until), None)
    ceased = "cessa di esistere" if mention.kind is not Kind.CARD else "lascia la partita"
    if move is None:
        if was_countered(run, mention.label, until):
            return f"viene neutralizzata e {ceased}"
        seen = any(other.label == mention.label for one in run.steps[:until] for other, _ in kinds(one.step.names))
        later = any(other.label == mention.label for one in run.steps[until:] for other, _ in kinds(one.step.names))
        return "ha cessato di esistere" if seen else "non c'è ancora" if later else "non c'è"
    if dies(run.final, move.event):
        return f"muore e {ceased}"
    if move.is_departure and mention.kind is not Kind.CARD:
        # 111.7: it was there for a moment, and who asks whether it goes there is told that it did.
        return f"{_goes(move, run.people.name(mention.owner))[0]} e {ceased}"
    return ceased


def _goes(move: Move, owner: str) -> tuple[str, str]:
    """Of one and of several, where a move brings what is nowhere on the battlefield."""
    place = zone_to(move.to, owner)
    if move.to is Zone.HAND and move.event.origin is not Zone.LIBRARY:
        return f"torna {place}", f"tornano {place}"
    return f"va {place}", f"vanno {place}"


def where(run: Run, found: Found, since: Moment | None) -> str:
    """Where it is, by how it came there; where it did not move ``since``, that it stays. In the plural behind ``|``.

    700.4, 400.7: what happened to it before is told first, though it has gone on from there: who asks whether it dies, is exiled,
    is countered or goes back to its owner's hand is told that it did.
    """
    one, at = found.object, found.moment
    assert one is not None and at is not None
    place = zone_to(one.zone, run.people.name(one.owner))
    if since is not None and any(
        other.id == one.id and other.zone is one.zone for other in since.game.objects.values()
    ):
        return "è in pila|sono in pila" if one.zone is Zone.STACK else f"resta {place}|restano {place}"
    moves = [*moves_of(run, one.label, 0 if since is None else since.steps, at.steps)]
    if one.zone is Zone.STACK:
        return _behind(
            [_departure(run, one, move) for move in reversed(moves) if move.is_departure], "è in pila|sono in pila"
        )
    if not moves or moves[0].to is not one.zone:
        made = any(
            isinstance(change.event, e.TokenCreated) and change.event.became <= one.id < change.event.became + count
            for step in run.steps[: at.steps]
            for change, count in runs_of(step.step.changes)
        )
        return _ENTERS if made else f"resta {place}|restano {place}"
    # 111.8: a token that has left the battlefield never comes back; what was called the same is another.
    left = [] if one.kind is Kind.TOKEN else [move for move in reversed(moves[1:]) if move.is_departure]
    return _behind([_departure(run, one, move) for move in left], _arrival(run, one, moves[0], again=bool(left)))


_ENTERS = "entra nel campo di battaglia|entrano nel campo di battaglia"


def _behind(before: list[str], end: str) -> str:
    """What happened, then where that ended; what happened again is told once, the last time."""
    single, _, many = end.partition("|")
    told = [one for one in dict.fromkeys(before) if one.partition("|")[0] != single.partition(" e ")[0]]
    return "|".join((
        listed([*(one.partition("|")[0] for one in told), single]), listed([*(one.partition("|")[2] for one in told), many])
    ))  # fmt: skip


def _departure(run: Run, one: GameObject, move: Move) -> str:
    """700.4: how it left the battlefield or the stack, where it has gone on since then."""
    if _died(run, one, move):
        return "muore|muoiono"
    if move.event.reason is Reason.COUNTERED:
        return "viene neutralizzata|vengono neutralizzate"
    return "|".join(_goes(move, run.people.name(one.owner)))


def _died(run: Run, one: GameObject, move: Move) -> bool:
    return dies(run.final, move.event) and run.final.lki[move.event.object].object.label == one.label


def _arrival(run: Run, one: GameObject, move: Move, *, again: bool) -> str:
    """How its last move brought it where it is; ``again``: it had left before."""
    owner = run.people.name(one.owner)
    if _died(run, one, move):
        # 404.2: where somebody else controlled it, whose graveyard it is in is no matter of course.
        elsewhere = run.final.lki[move.event.object].controller != one.owner
        place = zone_to(one.zone, owner)
        return f"muore e va {place}|muoiono e vanno {place}" if elsewhere else "muore|muoiono"
    if one.zone is Zone.BATTLEFIELD:
        there = (Zone.BATTLEFIELD, one.label) in ((other.zone, other.label) for other, _ in kinds(run.start.objects))
        return "torna sul campo di battaglia|tornano sul campo di battaglia" if there or again else _ENTERS
    single, many = _goes(move, owner)
    if move.event.reason is Reason.COUNTERED:
        return f"viene neutralizzata e {single}|vengono neutralizzate e {many}"
    return f"{single}|{many}"


_OF_PERMANENTS = (
    "attached_to", "attacking", "blocked", "blocking", "controller", "damage", "defense", "level", "loyalty",
    "phased_out", "tapped", "unlocked",
)  # fmt: skip
"""110.5, 109.4: what nothing off the battlefield has or is; once it has left, where it is is the answer."""


def left_with(run: Run, found: Found, words: str, since: Moment | None) -> str:
    """400.7: what is so of something that has left the battlefield, behind where it went; '' where it has not, or where that
    was asked as well."""
    one, at = found.object, found.moment
    assert one is not None and at is not None and isinstance(found.aspect, Aspect)
    move = next(moves_of(run, one.label, 0, at.steps), None)
    if one.zone is Zone.BATTLEFIELD or move is None or move.event.origin is not Zone.BATTLEFIELD:
        return ""
    also = (
        query for query in run.scenario.asks if isinstance(query, queries.ObjectQuery) and Aspect("zone") in query.what
    )
    if isinstance(found.query, queries.ObjectQuery) and any(
        (query.object, query.after) == (found.query.object, found.query.after) for query in also
    ):
        return ""
    place = where(run, found, since).partition("|")[0]
    if found.aspect.field in _OF_PERMANENTS:
        return place
    return f"{place}; {zone_to(one.zone, run.people.name(one.owner))} {words}"


def fights(run: Run, found: Found, field: str) -> str:
    """508.5, 509.1a: whom it attacks or blocks, as the ``field`` asks."""
    at, one = found.moment, found.object
    assert at is not None and one is not None
    combat = at.game.combat

    def named(who: object) -> str:
        return name_of(readings.label_of(at.game, who), at.game, run.people)  # type: ignore[arg-type]

    for attacker in combat.attackers if combat is not None else ():
        if field == "attacking" and attacker.object == one.id:
            return f"attacca {named(attacker.defender)}"
        if field == "blocking" and one.id in attacker.blockers:
            return f"blocca {named(attacker.object)}"
    return object_is(field, True, str)
