"""Where an object is that was asked about and how it came there, what became of one that is gone, and in combat whom it fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.state import events as e
from engine.state.changes import few_of, runs_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import Kind, Reason, Zone
from scenarios.language.words import zone_to
from scenarios.played import readings
from scenarios.played.deaths import deaths, dies
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
    move = _last_move(run, mention.label, until)
    if move is None:
        seen = any(other.label == mention.label for one in run.steps[:until] for other, _ in kinds(one.step.names))
        later = any(other.label == mention.label for one in run.steps[until:] for other, _ in kinds(one.step.names))
        return "ha cessato di esistere" if seen else "non c'è ancora" if later else "non c'è"
    if dies(run.final, move):
        return "muore e cessa di esistere" if mention.kind is not Kind.CARD else "muore e lascia la partita"
    return "cessa di esistere" if mention.kind is not Kind.CARD else "lascia la partita"


def _last_move(run: Run, label: str, until: int) -> e.ZoneChange | None:
    for one in reversed(run.steps[:until]):
        for change in reversed([first for first, _ in few_of(one.step.changes)]):
            if isinstance(change.event, e.ZoneChange):
                event = change.event
                named = map(one.step.names.get, (event.object, event.became, *event.beside))
                if any(mention is not None and mention.label == label for mention in named):
                    return event
    return None


def _went_to(move: e.ZoneChange, one: GameObject) -> Zone:
    """730.3e, 903.9c: where a move put an object: of several components each has a zone of its own."""
    arrived = (move.became, *move.beside)
    return e.destination(move, arrived.index(one.id)) if one.id in arrived else move.to


def where(run: Run, found: Found, since: Moment | None) -> str:
    """Where it is, by how it came there; where it did not move ``since``, that it stays. In the plural behind ``|``."""
    one, at = found.object, found.moment
    assert one is not None and at is not None
    place = zone_to(one.zone, run.people.name(one.owner))
    move = _last_move(run, one.label, at.steps)
    entered = "entra nel campo di battaglia|entrano nel campo di battaglia"
    made = any(
        isinstance(change.event, e.TokenCreated) and change.event.became <= one.id < change.event.became + count
        for step in run.steps[: at.steps]
        for change, count in runs_of(step.step.changes)
    )
    if one.zone is Zone.STACK:
        return "è in pila|sono in pila"
    if since is not None and any(
        other.id == one.id and other.zone is one.zone for other in since.game.objects.values()
    ):
        return f"resta {place}|restano {place}"
    if move is None or _went_to(move, one) is not one.zone:
        return entered if made else f"resta {place}|restano {place}"
    if dies(run.final, move) and run.final.lki[move.object].object.label == one.label:
        # 404.2: where somebody else controlled it, whose graveyard it is in is no matter of course.
        elsewhere = (
            f" e va {place}|muoiono e vanno {place}"
            if run.final.lki[move.object].controller != one.owner
            else "|muoiono"
        )
        return f"muore{elsewhere}"
    if one.zone is Zone.BATTLEFIELD:
        there = (Zone.BATTLEFIELD, one.label) in ((other.zone, other.label) for other, _ in kinds(run.start.objects))
        steps = [made.step for made in run.steps[0 if since is None else since.steps : at.steps]]
        died = any(mention.label == one.label for mention, _ in deaths(run.final, steps))
        back = "torna sul campo di battaglia|tornano sul campo di battaglia"
        if there and died:
            # 700.4: who asks whether it dies is told that it did, though it is there again.
            back = f"muore e {back.replace('|', '|muoiono e ')}"
        return back if there else entered
    if one.zone is Zone.HAND and move.origin is not Zone.LIBRARY:
        return f"torna {place}|tornano {place}"
    if move.reason is Reason.COUNTERED:
        return f"viene neutralizzata e va {place}"
    return f"va {place}|vanno {place}"


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
    move = _last_move(run, one.label, at.steps)
    if one.zone is Zone.BATTLEFIELD or move is None or move.origin is not Zone.BATTLEFIELD:
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
