"""614-616: what happens instead. The affected object's controller chooses among several (616.1); each applies once (614.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine import events as e
from engine.abilities.ability import Prohibition, Replaces
from engine.abilities.continuous import AsCopy
from engine.abilities.filters import Filter
from engine.as_enters import choose_color, feeds, pays_as_it_enters
from engine.bindings import Bindings
from engine.characteristics import Characteristics
from engine.citations import Citation, cite
from engine.copiable import copiable_values, with_exceptions
from engine.counters import DEFENSE, LORE, LOYALTY, SHIELD
from engine.counters import FINALITY as FINALITY_COUNTER
from engine.decisions import Form, Option, Purpose, Question
from engine.faces import hidden_looks, moved_face
from engine.game import RegenerationShield
from engine.intrinsic import SIEGE
from engine.lookahead import NOT_YET, Arrival, arrival
from engine.matching import describe_failure, matching
from engine.objects import ColorChosen, GameObject, PlayerTarget
from engine.prohibitions import forbids_object
from engine.terms import CardType, Designation, ObjectId, PlayerId, Reason, Relation, Zone
from engine.trace import Change
from engine.transaction import Transaction
from engine.values import holds, number, players

FINALITY = Replaces(
    subject=Filter(this=True),
    origin=Zone.BATTLEFIELD,
    to=Zone.GRAVEYARD,
    instead_to=Zone.EXILE,
    text="segnalino finale",
)
"""122.1h: what finality counters do."""
UNEARTHED = Replaces(subject=Filter(this=True), origin=Zone.BATTLEFIELD, instead_to=Zone.EXILE, text="in esilio")
"""702.84a: what it is to be exiled if it would leave the battlefield."""


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
    for aura in tx.game.permanents():
        if aura.attached_to == found.id and tx.board.characteristics(aura.id).has("umbra armor"):
            use = partial(_umbra, change, found, aura)
            possible.append(Possible(f"umbra {aura.id}", aura.id, "umbra armor", use))
    return possible


def _umbra(change: Change, found: GameObject, aura: GameObject) -> list[Change]:
    """702.89a: the damage marked on it is removed, and the Aura is destroyed in its place."""
    rules = (*change.rules, cite("702.89a"), cite("614.1a"))
    healed = Change(event=e.DamageRemoved(object=found.id), rules=rules)
    return [healed, Change(event=e.Destruction(object=aura.id), rules=rules)]


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
    return [_replaced(tx, change, event)]


def replaced_creation(tx: Transaction, change: Change, event: e.TokenCreated) -> Change:
    """614.1c-d: a token enters as replacement effects would have any permanent like it enter."""
    return _replaced(tx, change, event)


def _replaced(tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated) -> Change:
    used: list[tuple[ObjectId, int, int]] = []
    originals: list[ObjectId] = []
    as_printed = _enters(event)
    while True:
        all_possible = {
            f"r{source}.{index}": (source, index, ability)
            for source, index, ability in _applicable(tx, event)
            if _opportunity(event, source, index, originals) not in used
        }
        possible = _first_of(all_possible)
        if as_printed and all(_order(ability) == LAST for _, _, ability in possible.values()):
            as_printed = False
            change, event = _enters_by_night(tx, change, event)
            change, event = _enters_as_printed(tx, change, event)
            change, event = _protected(tx, change, event)
            continue
        if not possible:
            return replace(change, event=event)
        options = [
            Possible(key, source, ability.text, list, _outcome(ability))
            for key, (source, _, ability) in possible.items()
        ]
        key = choose_first(tx, _affected_player(tx, event), options, _affected_object(event)).key
        source, index, ability = possible[key]
        if ability.chooses_color or ability.chooser is not None:
            change = replace(change, rules=(*change.rules, cite("614.12a")))
        if len(possible) < len(all_possible):
            change = replace(change, rules=(*change.rules, _COMES_FIRST[_order(ability)]))
        used.append(_opportunity(event, source, index, originals))
        after = _modified(tx, event, source, ability, originals)
        if after is not event:
            looked_ahead = (cite("614.12"),) if _enters(event) else ()
            change = replace(change, rules=(*change.rules, _kind_of(ability), *looked_ahead))
        event = after


def _opportunity(
    event: e.ZoneChange | e.TokenCreated, source: ObjectId, index: int, originals: Sequence[ObjectId]
) -> tuple[ObjectId, int, int]:
    """614.5: each effect has one opportunity; 707.5: an ability that the object has copied is another one than its own."""
    itself = source == (NOT_YET if isinstance(event, e.TokenCreated) else event.object)
    return (source, index, len(originals) if itself else 0)


CONTROL, COPIES, TRANSFORMED, LAST = range(4)
_COMES_FIRST = {CONTROL: cite("616.1b"), COPIES: cite("616.1c"), TRANSFORMED: cite("616.1d")}


def _order(ability: Replaces) -> int:
    """616.1b-e: what changes under whose control it enters comes first, then what makes it a copy, then what turns its back face
    up, and then anything else. 616.1a: what a spell says of its own effect is part of what is proposed, so it comes before all."""
    if ability.enters_under is not None:
        return CONTROL
    if ability.as_copy is not None:
        return COPIES
    return TRANSFORMED if ability.enters_transformed else LAST


def _first_of(possible: dict[str, tuple[ObjectId, int, Replaces]]) -> dict[str, tuple[ObjectId, int, Replaces]]:
    """616.1b-e: those of which one must be chosen now."""
    if not possible:
        return possible
    first = min(_order(ability) for _, _, ability in possible.values())
    return {key: one for key, one in possible.items() if _order(one[2]) == first}


def _enters_by_night(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """702.145b, 616.1d: by night what has daybound and two faces enters with its back face up."""
    found = tx.board.objects.get(event.object) if isinstance(event, e.ZoneChange) else None
    if not tx.game.night or found is None or found.other_face is None or not isinstance(event, e.ZoneChange):
        return change, event
    there = moved_face(event, found)
    if there.transformed or there.face_down is not None or not arrival(tx, event).looks.has("daybound"):
        return change, event
    return replace(change, rules=(*change.rules, cite("702.145b"))), replace(event, transformed=True)


def _enters(event: e.ZoneChange | e.TokenCreated) -> bool:
    return isinstance(event, e.TokenCreated) or event.to is Zone.BATTLEFIELD


def _outcome(ability: Replaces) -> object:
    """Of several effects that say the same, which applies first makes no difference; counters add up in any order."""
    plain = ability.instead_to is None and ability.as_copy is None and not ability.enters_transformed
    if plain and not _changes_more(ability) and ability.subject == Filter(this=True):
        return "enters as its own text says"
    return (
        ability.instead_to
        if ability.instead_to is not None
        else ("enters", replace(ability, subject=_ANYTHING, text=""))
        if _changes_more(ability)
        else ("enters", ability.enters_tapped, ability.enters_with, ability.as_copy, ability.enters_transformed)
    )


_ANYTHING = Filter()


def _changes_more(ability: Replaces) -> bool:
    plain = ability.enters_under is None and ability.unless_paid is None and ability.feeds_on is None
    return ability.chooses_color or not plain


def _affected_player(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> PlayerId:
    """616.1: the affected object's controller, or its owner where it has none; as it enters, who will control it."""
    if isinstance(event, e.TokenCreated):
        return event.owner if event.controller is None else event.controller
    found = tx.board.objects[event.object]
    if event.to is Zone.BATTLEFIELD and event.controller is not None:
        return event.controller
    return tx.board.controller(found.id) if found.zone in (Zone.BATTLEFIELD, Zone.STACK) else found.owner


def _affected_object(event: e.ZoneChange | e.TokenCreated) -> ObjectId | None:
    return event.object if isinstance(event, e.ZoneChange) else None


def _enters_as_printed(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """306.5b, 310.4b, 714.3a: planeswalkers, battles and Sagas, cards or tokens, enter with their counters, if that is what they
    would be."""
    printed = _printed(tx, event)
    if printed.loyalty is None and printed.defense is None and "Saga" not in printed.subtypes:
        return change, event
    looks = arrival(tx, event).looks
    counters = list(event.enters_with)
    rules = list(change.rules)
    if looks.is_type(CardType.PLANESWALKER) and printed.loyalty is not None:
        counters.append((LOYALTY, printed.loyalty))
        rules.append(cite("306.5b"))
    if looks.is_type(CardType.BATTLE) and printed.defense is not None:
        counters.append((DEFENSE, printed.defense))
        rules.append(cite("310.4b"))
    if "Saga" in looks.subtypes:
        ahead = looks.has("read ahead")
        counters.append((LORE, _chapter(tx, event, looks) if ahead else 1))
        rules.append(cite("714.3b") if ahead else cite("714.3a"))
    return replace(change, rules=tuple(rules)), replace(event, enters_with=tuple(counters))


def _chapter(tx: Transaction, event: e.ZoneChange | e.TokenCreated, looks: Characteristics) -> int:
    """714.3b, 702.155b: of a Saga with read ahead a number of lore counters is chosen, up to its final chapter number."""
    chapters = [ability.chapter for _, ability in looks.sorted_abilities.triggered if ability.chapter is not None]
    player = _affected_player(tx, event)
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.CHOICE,
        decider=player,
        chooser=player,
        rule=cite("714.3b"),
        minimum=1,
        maximum=max(chapters, default=1),
        about=tx.mention(event.object) if isinstance(event, e.ZoneChange) else None,
    )
    return tx.ask(question).number or 1


def _protected(
    tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated
) -> tuple[Change, e.ZoneChange | e.TokenCreated]:
    """310.9a, 310.12a: as a battle enters its controller chooses its protector: an opponent if it is a Siege, else themselves."""
    printed = _printed(tx, event)
    if printed.defense is None and not printed.is_type(CardType.BATTLE):
        return change, event
    there = arrival(tx, event)
    if not there.looks.is_type(CardType.BATTLE):
        return change, event
    siege = SIEGE in there.looks.subtypes
    relation = Relation.OPPONENT if siege else Relation.YOU
    among = [PlayerTarget(p) for p in tx.game.seats() if tx.game.related(p, there.controller, relation)]
    rule = cite("310.12a") if siege else cite("310.9a")
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    chosen = tx.ask_objects(Purpose.PROTECTOR, there.controller, rule, among, minimum=1, maximum=1, about=about)
    if not chosen or not isinstance(chosen[0], PlayerTarget):
        return change, event
    rules = (*change.rules, cite("310.9a"), *((rule,) if siege else ()))
    return replace(change, rules=rules), replace(event, protector=chosen[0].player)


def _applicable(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> list[tuple[ObjectId, int, Replaces]]:
    """The static replacement effects that this event meets; 614.12: of the object itself as it enters, those that it would
    have on the battlefield and that are about itself alone."""
    others = (*tx.board.replacements(), *_finality(tx, event))
    printed = _printed(tx, event)
    own = printed.sorted_abilities.replaces
    if not others and not own:
        return []
    if not _enters(event):
        assert isinstance(event, e.ZoneChange)
        found = tx.board.objects[event.object]
        here = Arrival(found, tx.board.characteristics(found.id), tx.board.controller(found.id))
        return [(s, n, ability) for s, n, ability in others if _meets(tx, here, event, s, ability)]
    there = arrival(tx, event)
    result = [
        (s, n, ability) for s, n, ability in others if s != there.object.id and _meets(tx, there, event, s, ability)
    ]
    for index, ability in there.looks.sorted_abilities.replaces:
        enters = (
            ability.enters_tapped
            or ability.enters_with
            or ability.as_copy
            or ability.enters_transformed
            or ability.enters_under
            or ability.feeds_on
            or ability.chooses_color
            or ability.chooser
        )
        if enters and ability.subject.this and _meets(tx, there, event, there.object.id, ability):
            result.append((there.object.id, index, ability))
    return result


def _finality(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> list[tuple[ObjectId, int, Replaces]]:
    """122.1h: finality counters, however many, have it exiled instead of dying; 702.84a: unearthed, it goes nowhere else."""
    found = tx.board.objects.get(event.object) if isinstance(event, e.ZoneChange) else None
    if found is None:
        return []
    finality = [(found.id, -1, FINALITY)] if found.count(FINALITY_COUNTER) else []
    unearthed = tx.game.designated(found.id, Designation.TO_BE_EXILED)
    return [*finality, *([(found.id, -2, UNEARTHED)] if unearthed else [])]


def _printed(tx: Transaction, event: e.ZoneChange | e.TokenCreated) -> Characteristics:
    """What it would be as far as the event goes, before any effect of others: the face that it shows, or what it is a copy of."""
    if event.as_copy is not None:
        return event.as_copy
    if isinstance(event, e.TokenCreated):
        return event.characteristics
    there = moved_face(event, tx.board.objects[event.object])
    return there.printed if there.face_down is None else hidden_looks(there.face_down)


def _meets(
    tx: Transaction, there: Arrival, event: e.ZoneChange | e.TokenCreated, source: ObjectId, ability: Replaces
) -> bool:
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
    you = there.controller if source == there.object.id else tx.board.controller(source)
    if ability.condition is not None and not holds(ability.condition, tx.board, _bound(there.object, source, you)):
        return False
    why = describe_failure(
        ability.subject, tx.board, there.object, there.looks, there.controller, source=source, you=you
    )
    return why is None


def _bound(found: GameObject, source: ObjectId, you: PlayerId) -> Bindings:
    """What a condition of a replacement effect is about; of a token that is not there yet, nothing was paid."""
    if source == found.id and found.chosen is not None:
        return Bindings(source=source, you=you, chosen=found.chosen)
    return Bindings(source=source, you=you)


def _modified(
    tx: Transaction,
    event: e.ZoneChange | e.TokenCreated,
    source: ObjectId,
    ability: Replaces,
    originals: list[ObjectId],
) -> e.ZoneChange | e.TokenCreated:
    if ability.instead_to is not None:
        assert isinstance(event, e.ZoneChange)
        return replace(event, to=ability.instead_to, controller=None)
    itself = isinstance(event, e.TokenCreated) and source == NOT_YET
    if itself or source == _affected_object(event):
        you = _affected_player(tx, event)
        held = None if isinstance(event, e.TokenCreated) else tx.board.objects[event.object].chosen
    else:
        you, held = tx.board.controller(source), None
    bound = Bindings(source=source, you=you) if held is None else Bindings(source=source, you=you, chosen=held)
    if ability.chooser is not None:
        wanted = _wants(tx, event, ability.chooser)
        if ability.name:
            event = replace(event, decided=(*event.decided, ability.name if wanted else f"no {ability.name}"))
        if not wanted:
            return event
    if ability.unless_paid is not None and pays_as_it_enters(
        tx, event, _affected_player(tx, event), ability.unless_paid
    ):
        return event
    if ability.enters_under is not None:
        under = players(ability.enters_under, tx.board, bound)
        if not under or under[0] == _affected_player(tx, event):
            return event
        event = replace(event, controller=under[0])
    if ability.chooses_color:
        color = choose_color(tx, event, _affected_player(tx, event))
        event = replace(event, color_chosen=ColorChosen(color, _printed(tx, event).abilities))
    if ability.feeds_on is not None:
        fed = feeds(tx, event, _affected_player(tx, event), source, ability.feeds_on)
        more = tuple((kind, count * fed) for kind, count in ability.for_each_fed if fed)
        event = replace(event, enters_with=(*event.enters_with, *more))
    if ability.as_copy is not None:
        values = _copied(tx, event, ability.as_copy, bound, originals)
        if values is None:
            return event
        event = replace(event, as_copy=values)
    if ability.enters_transformed:
        event = replace(event, transformed=True)
    counters = tuple((kind, max(0, number(count, tx.board, bound))) for kind, count in ability.enters_with)
    return replace(event, tapped=event.tapped or ability.enters_tapped, enters_with=(*event.enters_with, *counters))


def _wants(tx: Transaction, event: e.ZoneChange | e.TokenCreated, chooser: Relation) -> bool:
    """614.12a, 702.104a: whether the player who may decide it wants it so; an opponent is chosen first."""
    player = _affected_player(tx, event)
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    if chooser is not Relation.YOU:
        among = [PlayerTarget(one) for one in tx.game.seats() if tx.game.related(one, player, chooser)]
        rule = cite("702.104a")
        chosen = tx.ask_objects(Purpose.CHOICE, player, rule, among, minimum=1, maximum=1, about=about)
        if not chosen or not isinstance(chosen[0], PlayerTarget):
            return False
        player = chosen[0].player
    return tx.ask_yes(Purpose.MAY, player, cite("614.12a"), about)


def _copied(
    tx: Transaction,
    event: e.ZoneChange | e.TokenCreated,
    copying: AsCopy,
    bound: Bindings,
    originals: list[ObjectId],
) -> Characteristics | None:
    """707.5, 614.12a: what it enters as a copy of is chosen before it enters, among what is there then; ``None`` for nothing.

    ``originals``: what it is a copy of already, in this same event; choosing that once more would change nothing.
    """
    found = matching(copying.of, tx.board, source=bound.source, you=bound.you)
    among = [one for one in found if one != _affected_object(event) and one not in originals]
    if not among:
        return None
    player = _affected_player(tx, event)
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    least = 0 if copying.optional else 1
    chosen = tx.ask_objects(Purpose.COPY, player, cite("707.5"), among, minimum=least, maximum=1, about=about)
    if not chosen or isinstance(chosen[0], PlayerTarget):
        return None
    originals.append(chosen[0])
    own = _printed(tx, event)
    return with_exceptions(tx, copiable_values(tx, chosen[0]), copying.exceptions, bound, own)


def _kind_of(ability: Replaces) -> Citation:
    """614.1a 'instead', 614.1c 'enters with', 614.1d 'enters tapped'."""
    if ability is FINALITY:
        return cite("122.1h")
    if ability is UNEARTHED:
        return cite("702.84a")
    if ability.instead_to is not None:
        return cite("614.1a")
    if ability.as_copy is not None:
        return cite("707.5")
    if ability.enters_transformed:
        return cite("712.14a")
    if ability.enters_under is not None:
        return cite("616.1b")
    return cite("614.1c") if ability.enters_with or ability.feeds_on or ability.chooses_color else cite("614.1d")


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
            mention=None if one.source == NOT_YET else tx.mention(one.source),
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
