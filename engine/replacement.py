"""614-616: what happens instead. The affected object's controller chooses among several (616.1); each applies once (614.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine import events as e
from engine.abilities.ability import Prohibition, Replaces
from engine.bindings import Bindings
from engine.citations import Citation, cite, not_implemented
from engine.counters import DEFENSE, LORE, LOYALTY, SHIELD
from engine.decisions import Form, Option, Purpose, Question
from engine.game import RegenerationShield
from engine.matching import describe_failure
from engine.objects import GameObject
from engine.prohibitions import forbids_object
from engine.terms import CardType, ObjectId, PlayerId, Zone
from engine.trace import Change
from engine.transaction import Transaction
from engine.values import number

not_implemented("614.12", "sguardo in avanti a come il permanente esisterebbe, oltre alle caratteristiche stampate")


@dataclass(frozen=True, slots=True)
class Possible:
    """One replacement effect that could apply, and what it would make of the event."""

    key: str
    source: ObjectId
    text: str
    make: Callable[[], list[Change]]
    outcome: object = None
    """What it would make of the event; of several that would make the same, which applies makes no difference."""


def replaced_destruction(tx: Transaction, change: Change, event: e.Destruction) -> list[Change] | None:
    """701.19, 122.1c: what happens instead of a destruction; ``None`` where nothing replaces it."""
    possible = _saving(tx, change, event)
    if not possible:
        return None
    return choose_first(tx, tx.board.controller(event.object), possible, event.object).make()


def can_be_saved(tx: Transaction, change: Change, event: e.Destruction) -> bool:
    """Whether anything would replace a destruction."""
    return bool(_saving(tx, change, event))


def _saving(tx: Transaction, change: Change, event: e.Destruction) -> list[Possible]:
    found = tx.board.objects[event.object]
    possible: list[Possible] = []
    if found.count(SHIELD) and _by_effect(change):
        possible.append(Possible("shield", found.id, "shield", lambda: [_shield(change, found)]))
    if event.regeneration and forbids_object(tx.board, Prohibition.BE_REGENERATED, found.id) is None:
        for shield in tx.game.shields:
            if shield.object == found.id:
                use = partial(_regenerate, tx, change, shield)
                possible.append(Possible("regeneration", shield.source, "regeneration", use))
                break
    return possible


def _by_effect(change: Change) -> bool:
    """122.1c: a shield counter saves from destruction by an effect, not from that by a state-based action."""
    return cite("704.5g") not in change.rules and cite("704.5h") not in change.rules


def _shield(change: Change, found: GameObject) -> Change:
    removed = e.CountersRemoved(on=found.id, counter=SHIELD, count=1)
    return replace(change, event=removed, rules=(*change.rules, cite("122.1c"), cite("614.1a")))


def _regenerate(tx: Transaction, change: Change, used: RegenerationShield) -> list[Change]:
    """701.19a: damage is removed from it, its controller taps it, and it leaves combat."""
    tx.game.change(shields=tuple(shield for shield in tx.game.shields if shield.id != used.id))
    regenerated = replace(
        change, event=e.Regenerated(object=used.object), rules=(*change.rules, cite("701.19a"), cite("614.8"))
    )
    if tx.board.objects[used.object].tapped:
        return [regenerated]
    return [regenerated, Change(event=e.Tapped(object=used.object), rules=(cite("701.19a"),))]


def replaced_move(tx: Transaction, change: Change, event: e.ZoneChange) -> list[Change]:
    """614.1, 616.1: the move as all replacement effects leave it, one after the other, each once."""
    found = tx.board.objects[event.object]
    if event.to is Zone.BATTLEFIELD:
        change, event = _enters_as_printed(found, change, event)
    used: list[tuple[ObjectId, int]] = []
    while True:
        possible = [
            Possible(f"r{source}.{index}", source, ability.text, list, ability.instead_to)
            for source, index, ability in _applicable(tx, found, event)
            if (source, index) not in used
        ]
        if not possible:
            return [replace(change, event=event)]
        affected = event.controller if event.to is Zone.BATTLEFIELD and event.controller is not None else None
        chooser = affected if affected is not None else _affected_player(tx, found)
        chosen = choose_first(tx, chooser, possible, found.id)
        for source, index, ability in _applicable(tx, found, event):
            if f"r{source}.{index}" == chosen.key:
                used.append((source, index))
                event = _modified(tx, event, source, ability)
                change = replace(change, rules=(*change.rules, _kind_of(ability)))
                break


def _affected_player(tx: Transaction, found: GameObject) -> PlayerId:
    """616.1: the affected object's controller, or its owner where it has none."""
    if found.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return tx.board.controller(found.id)
    return found.owner


def _enters_as_printed(found: GameObject, change: Change, event: e.ZoneChange) -> tuple[Change, e.ZoneChange]:
    """306.5b, 310.4b, 714.3a: planeswalkers, battles and Sagas enter with their counters."""
    printed = found.printed
    counters = list(event.enters_with)
    rules = list(change.rules)
    if printed.is_type(CardType.PLANESWALKER) and printed.loyalty is not None:
        counters.append((LOYALTY, printed.loyalty))
        rules.append(cite("306.5b"))
    if printed.is_type(CardType.BATTLE) and printed.defense is not None:
        counters.append((DEFENSE, printed.defense))
        rules.append(cite("310.4b"))
    if "Saga" in printed.subtypes:
        counters.append((LORE, 1))
        rules.append(cite("714.3a"))
    return replace(change, rules=tuple(rules)), replace(event, enters_with=tuple(counters))


def _applicable(tx: Transaction, found: GameObject, event: e.ZoneChange) -> list[tuple[ObjectId, int, Replaces]]:
    """The static replacement effects that this move meets, on the battlefield and on the object itself as it enters."""
    board = tx.board
    result = []
    for source, index, ability in board.replacements():
        if _meets(tx, found, event, source, ability):
            result.append((source, index, ability))
    if event.to is Zone.BATTLEFIELD:
        for index, ability in found.printed.sorted_abilities.replaces:
            enters = ability.enters_tapped or ability.enters_with
            known = any(source == found.id and number_ == index for source, number_, _ in result)
            if enters and not known and _meets(tx, found, event, found.id, ability):
                result.append((found.id, index, ability))
    return result


def _meets(tx: Transaction, found: GameObject, event: e.ZoneChange, source: ObjectId, ability: Replaces) -> bool:
    if ability.origin is not None and found.zone is not ability.origin:
        return False
    if ability.to is not None and event.to is not ability.to:
        return False
    if ability.reason is not None and event.reason is not ability.reason:
        return False
    if ability.instead_to is not None and ability.instead_to is event.to:
        return False
    board = tx.board
    arriving = event.to is Zone.BATTLEFIELD
    controller = (
        (found.owner if event.controller is None else event.controller) if arriving else board.controller(found.id)
    )
    looks = found.printed if arriving else board.characteristics(found.id)
    you = controller if source == found.id else board.controller(source)
    return describe_failure(ability.subject, board, found, looks, controller, source=source, you=you) is None


def _modified(tx: Transaction, event: e.ZoneChange, source: ObjectId, ability: Replaces) -> e.ZoneChange:
    if ability.instead_to is not None:
        return replace(event, to=ability.instead_to, controller=None)
    you = tx.board.controller(source)
    chosen = tx.board.objects[event.object].chosen
    bound = Bindings(source=source, you=you) if chosen is None else Bindings(source=source, you=you, chosen=chosen)
    counters = tuple((kind, max(0, number(count, tx.board, bound))) for kind, count in ability.enters_with)
    return replace(event, tapped=event.tapped or ability.enters_tapped, enters_with=(*event.enters_with, *counters))


def _kind_of(ability: Replaces) -> Citation:
    """614.1a 'instead', 614.1c 'enters with', 614.1d 'enters tapped'."""
    if ability.instead_to is not None:
        return cite("614.1a")
    return cite("614.1c") if ability.enters_with else cite("614.1d")


def choose_first(
    tx: Transaction, chooser: PlayerId, possible: Sequence[Possible], affected: ObjectId | None
) -> Possible:
    """616.1: the affected object's controller, or owner, or the affected player, chooses which applies first."""
    outcomes: list[object] = []
    for one in possible:
        if one.outcome is not None and one.outcome not in outcomes:
            outcomes.append(one.outcome)
    options = tuple(
        Option(
            key=one.key,
            mention=tx.mention(one.source),
            text=one.text,
            alike=None if one.outcome is None else outcomes.index(one.outcome),
        )
        for one in possible
    )
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=Purpose.REPLACEMENT,
            decider=chooser,
            chooser=chooser,
            rule=cite("616.1"),
            options=options,
            minimum=1,
            maximum=1,
            about=None if affected is None else tx.mention(affected),
        )
    )
    return next(one for one in possible if one.key == answer.keys[0])
