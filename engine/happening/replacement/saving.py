"""701.19, 122.1c, 702.89: what happens instead of a destruction."""

from __future__ import annotations

from functools import partial

from engine.board.asking import Transaction
from engine.board.matching import failure
from engine.board.prohibitions import forbids_object
from engine.board.standing import Standing
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.replacing import AlwaysRegenerates
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, use_up
from engine.happening.writing.lasting import use_up_shield
from engine.state import events as e
from engine.state.lasting import RegenerationShield
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import SHIELD
from engine.words.record import replace
from engine.words.terms import ObjectId


def replaced_destruction(tx: Transaction, change: Change, event: e.Destruction) -> list[Change] | None:
    """701.19, 122.1c: what happens instead of a destruction; ``None`` where nothing replaces it."""
    possible = _saving(tx, change, event)
    if not possible:
        return None
    return choose_first(tx, tx.board.controller(event.object), possible, event.object).make()


def can_be_saved(tx: Transaction, change: Change, event: e.Destruction) -> bool:
    """Whether anything would replace a destruction."""
    return bool(_saving(tx, change, event))


def not_regenerated(tx: Transaction, event: e.Destruction) -> list[Citation]:
    """701.19c: that a regeneration shield is there and is not applied, since the permanent can't be regenerated."""
    shielded = any(shield.object == event.object for shield in tx.game.shields)
    return [cite("701.19c")] if shielded and not _can_be_regenerated(tx, event) else []


def _can_be_regenerated(tx: Transaction, event: e.Destruction) -> bool:
    return event.regeneration and forbids_object(tx.board, Prohibition.BE_REGENERATED, event.object) is None


def _saving(tx: Transaction, change: Change, event: e.Destruction) -> list[Possible]:
    found = tx.board.objects[event.object]
    possible: list[Possible] = []
    if found.count(SHIELD) and _by_effect(change):
        possible.append(Possible("shield", found.id, "shield", lambda: [_shield(change, found)]))
    if _can_be_regenerated(tx, event):
        for shield in tx.game.shields:
            if shield.object == found.id:
                use = partial(_regenerate, tx, change, shield)
                possible.append(Possible("regeneration", shield.source, "regeneration", use))
                break
        for one in tx.board.in_force.changing(AlwaysRegenerates):
            meets = failure(one.ability.subject, tx.board, found.id, source=one.source, you=one.you) is None
            if meets and one.about(found.id):
                use = partial(_regenerate_always, tx, change, found.id, one)
                outcome = ("regenerates", one.key if is_used_up(one) else None)
                possible.append(Possible(f"regenerates {one.key}", one.source, "regeneration", use, outcome))
    for aura in tx.board.attached_to(found.id):
        if tx.board.characteristics(aura).has("umbra armor"):
            use = partial(_umbra, change, found, tx.board.objects[aura])
            possible.append(Possible(f"umbra {aura}", aura, "umbra armor", use))
    return possible


def _regenerate_always(tx: Transaction, change: Change, one: ObjectId, by: Standing[AlwaysRegenerates]) -> list[Change]:
    """701.19b: damage is removed from it, it is tapped and leaves combat, each time anew."""
    use_up(tx, by)
    rules = (*change.rules, cite("701.19b"), cite("614.8"))
    return _regenerated(tx, replace(change, event=e.Regenerated(object=one), rules=rules), one, cite("701.19b"))


def _umbra(change: Change, found: GameObject, aura: GameObject) -> list[Change]:
    """702.89a: the damage marked on it is removed, and the Aura is destroyed in its place.

    What would have destroyed it is no reason for the Aura: that goes by the effect alone.
    """
    by_effect = (cite("702.89a"), cite("614.1a"))
    healed = replace(change, event=e.DamageRemoved(object=found.id), rules=(*change.rules, *by_effect))
    return [healed, Change(event=e.Destruction(object=aura.id), rules=by_effect)]


def _by_effect(change: Change) -> bool:
    """122.1c: a shield counter saves from destruction by an effect, not from that by a state-based action."""
    return cite("704.5g") not in change.rules and cite("704.5h") not in change.rules


def _shield(change: Change, found: GameObject) -> Change:
    removed = e.CountersRemoved(on=found.id, counter=SHIELD, count=1)
    return replace(change, event=removed, rules=(*change.rules, cite("122.1c"), cite("614.1a")))


def _regenerate(tx: Transaction, change: Change, used: RegenerationShield) -> list[Change]:
    """701.19a: damage is removed from it, its controller taps it, and it leaves combat."""
    use_up_shield(tx.game, used)
    regenerated = replace(
        change, event=e.Regenerated(object=used.object), rules=(*change.rules, cite("701.19a"), cite("614.8"))
    )
    return _regenerated(tx, regenerated, used.object, cite("701.19a"))


def _regenerated(tx: Transaction, change: Change, one: ObjectId, rule: Citation) -> list[Change]:
    """701.19a-b: its controller taps it, too."""
    if tx.board.objects[one].tapped:
        return [change]
    return [change, Change(event=e.Tapped(object=one), rules=(rule,))]
