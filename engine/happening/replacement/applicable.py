"""614.12: which replacement effects a move or a creation meets."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.holding import holds
from engine.board.matching import describe_failure
from engine.board.standing import Standing
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.filters import Filter
from engine.cards.sorting import sorted_abilities
from engine.happening.lookahead import Arrival, arrival
from engine.happening.replacement.facts import affected_object, enters_battlefield, proposed_looks
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import GameObject
from engine.words.counters import FINALITY as FINALITY_COUNTER
from engine.words.terms import Designation, ObjectId, PlayerId, Reason, Zone

FINALITY = Replaces(
    subject=Filter(this=True),
    origin=Zone.BATTLEFIELD,
    to=Zone.GRAVEYARD,
    instead_to=Zone.EXILE,
    text="segnalino finale",
)
"""122.1h: what finality counters do."""
CAST_FOR_ONCE = Replaces(
    subject=Filter(this=True, zone=Zone.STACK),
    origin=Zone.STACK,
    to=Zone.GRAVEYARD,
    instead_to=Zone.EXILE,
    text="in esilio",
)
"""614.1a: what is said of a spell as something lets it be cast: that it is exiled instead of going to a graveyard."""
UNEARTHED = Replaces(subject=Filter(this=True), origin=Zone.BATTLEFIELD, instead_to=Zone.EXILE, text="in esilio")
"""702.84a: what it is to be exiled if it would leave the battlefield."""


def applicable(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> list[Standing[Replaces]]:
    """The replacement effects that this event meets; 614.12: of the object itself as it enters, those that it would
    have on the battlefield and that are about itself alone."""
    others = (*tx.board.in_force.replacements(), *_finality(tx, event))
    printed = proposed_looks(tx, event)
    own = sorted_abilities(printed).replaces
    if not own and isinstance(event, e.ZoneChange):
        own = sorted_abilities(tx.board.characteristics(event.object)).replaces  # 611.2: what an effect gave the spell
    if not others and not own and not (enters_battlefield(event) and tx.board.in_force.gives_replacements()):
        return []
    if not enters_battlefield(event):
        assert isinstance(event, e.ZoneChange)
        found = tx.board.objects[event.object]
        here = Arrival(found, tx.board.characteristics(found.id), tx.board.controller(found.id))
        return [one for one in others if _meets(tx, here, event, one)]
    there = arrival(tx, event)
    result = [one for one in others if not _its_own(one, there) and _meets(tx, there, event, one)]
    for index, ability in sorted_abilities(there.looks).replaces:
        itself = Standing(ability, there.object.id, index, there.controller)
        if _is_of_entering(ability) and _meets(tx, there, event, itself):
            result.append(itself)
    return result


def lost_before_entering(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> bool:
    """614.12: whether what enters would have, but for effects that reach it there, an ability that changes how it enters."""
    if not enters_battlefield(event):
        return False
    printed = [one for _, one in sorted_abilities(proposed_looks(tx, event)).replaces if _is_of_entering(one)]
    if not printed:
        return False
    there = [one for _, one in sorted_abilities(arrival(tx, event).looks).replaces]
    return any(one not in there for one in printed)


def _is_of_entering(ability: Replaces) -> bool:
    """614.1c-d: whether it changes how the object that has it enters."""
    return ability.subject.this and bool(
        ability.enters_tapped
        or ability.enters_with
        or ability.as_copy
        or ability.enters_transformed
        or ability.enters_under
        or ability.feeds_on
        or ability.shows_kin
        or ability.chooses_color
        or ability.chooses_term
        or ability.shapes
        or ability.chooses_player
        or ability.chooses_word
        or ability.chooses_type
        or ability.chooser
        or (ability.then and ability.instead_to is None)
    )


def _its_own(one: Standing[Replaces], there: Arrival) -> bool:
    """614.12: an ability that something has where it comes from; what it will have on the battlefield is looked at apart."""
    return one.effect is None and one.source == there.object.id


def _finality(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> list[Standing[Replaces]]:
    """122.1h: finality counters, however many, have it exiled instead of dying; 702.84a: unearthed, it goes nowhere else; 614.1a:
    a spell that was cast so goes to no graveyard."""
    found = tx.board.objects.get(event.object) if isinstance(event, e.ZoneChange) else None
    if found is None:
        return []
    you = tx.board.controller(found.id)
    finality = [Standing(FINALITY, found.id, -1, you)] if found.count(FINALITY_COUNTER) else []
    unearthed = tx.game.designated(found.id, Designation.TO_BE_EXILED)
    once = found.zone is Zone.STACK and found.chosen is not None and found.chosen.exile_buried
    return [
        *finality,
        *([Standing(UNEARTHED, found.id, -2, you)] if unearthed else []),
        *([Standing(CAST_FOR_ONCE, found.id, -3, you)] if once else []),
    ]


def _meets(tx: Transaction, there: Arrival, event: e.ZoneChange | e.TokenCreated, one: Standing[Replaces]) -> bool:
    ability, source = one.ability, one.source
    if not one.about(affected_object(event)):
        return False
    token = isinstance(event, e.TokenCreated)
    origin = None if token else there.object.zone
    to = Zone.BATTLEFIELD if isinstance(event, e.TokenCreated) else event.to
    reason = Reason.CREATED if isinstance(event, e.TokenCreated) else event.reason
    if ability.origin is not None and origin is not ability.origin:
        return False
    if ability.to is not None and to is not ability.to:
        return False
    if ability.reason is not None and reason is not ability.reason:
        return False
    if ability.instead_to is not None and (token or ability.instead_to is to):
        return False
    you = there.controller if one.effect is None and source == there.object.id else one.you
    bound = _bound(there.object, source, you) if one.effect is None else one.bound
    if ability.condition is not None and not holds(ability.condition, tx.board, bound):
        return False
    if ability.entering_as is not None and not _enters_as(tx, there, event, ability.entering_as):
        return False
    why = describe_failure(
        ability.subject, tx.board, there.object, there.looks, there.controller, source=source, you=you
    )
    return why is None


def _enters_as(tx: Transaction, there: Arrival, event: e.ZoneChange | e.TokenCreated, wanted: Filter) -> bool:
    """702.44a: what it is as far as the event goes, effects that would change its types left aside."""
    printed, you = proposed_looks(tx, event), there.controller
    return describe_failure(wanted, tx.board, there.object, printed, you, source=there.object.id, you=you) is None


def _bound(found: GameObject, source: ObjectId, you: PlayerId) -> Bindings:
    """What a condition of a replacement effect is about; of a token that is not there yet, nothing was paid."""
    if source == found.id and found.chosen is not None:
        return Bindings(source=source, you=you, chosen=found.chosen)
    return Bindings(source=source, you=you)
