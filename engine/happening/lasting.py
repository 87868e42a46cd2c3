"""611.2: a continuous effect begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.board.asking import Transaction
from engine.board.exiled import PERMITS
from engine.board.projection import project
from engine.board.spoken_of import is_spoken_of
from engine.board.values import players
from engine.cards.abilities.ability import Keyword, Prohibition
from engine.cards.abilities.casting import Permission
from engine.cards.abilities.combat import CombatRule
from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    Duration,
    GainAbility,
    GainControl,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.happening.trials import if_it_began
from engine.happening.writing.lasting import end_for
from engine.state.bindings import Bindings
from engine.state.events import EffectBegins
from engine.state.facts.fact import Facts
from engine.state.facts.lasting import DesignationLost, Lasts, ObjectsChange, PartBegun
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.lasting import ContinuousEffect, Says
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import Designation, ObjectId, PlayerId


def effect_of(
    timestamp: int,
    bound: Bindings,
    until: Duration,
    *,
    parts: tuple[Part, ...] = (),
    objects: Sequence[ObjectId] = (),
    you: PlayerId | None = None,
    as_long_as: Condition | None = None,
    marks: tuple[Designation, ...] = (),
    permits: Permission | None = None,
    land_plays: int = 0,
    forbids: tuple[Prohibition, ...] = (),
    next_spell: Filter | None = None,
    gives: Keyword | None = None,
    since_turn: int = 0,
    combat: CombatRule | None = None,
    says: Says | None = None,
    lasts_for: PlayerId | None = None,
) -> ContinuousEffect:
    """611.2: a continuous effect that is about to begin: of the source of what resolves, and of its controller unless of ``you``.

    109.5: ``lasts_for`` is whose turns its duration speaks of, the player bound as 'you' unless it is said.

    Every one is made here; it begins with :func:`begin`, or as part of the event of what enters (614.12) or is cast.
    """
    return ContinuousEffect(
        timestamp=timestamp,
        parts=parts,
        objects=objects,
        source=bound.source,
        you=bound.you if you is None else you,
        until=until,
        bindings=bound,
        as_long_as=as_long_as,
        marks=marks,
        permits=permits,
        land_plays=land_plays,
        forbids=forbids,
        next_spell=next_spell,
        gives=gives,
        since_turn=since_turn,
        combat=combat,
        says=says,
        lasts_for=bound.you if lasts_for is None else lasts_for,
    )


def begin(
    tx: Transaction, made: Sequence[ContinuousEffect], rules: Sequence[Citation], facts: Facts, cause: ObjectId
) -> Sequence[Change]:
    """611.2, 608.2c: effects begin as one event, which is told in the words of its facts and belongs to their player."""
    events = [EffectBegins(effect=one) for one in made]
    return tx.happen(events, kind=StepKind.INSTRUCTION, rules=rules, facts=facts, player=made[0].you, cause=cause)


def add_effect(
    tx: Transaction,
    parts: tuple[Part, ...],
    objects: Sequence[ObjectId],
    until: Duration,
    bound: Bindings,
    *rules: Citation,
    marks: tuple[Designation, ...] = (),
    you: PlayerId | None = None,
) -> None:
    """611.2c, 701.15b: an effect of a keyword action on objects that are known, which changes them or designates them."""
    made = effect_of(tx.game.take_id(), bound, until, parts=parts, objects=objects, marks=marks, you=you)
    begin_on(tx, made, *rules)


def begin_on(tx: Transaction, made: ContinuousEffect, *rules: Citation) -> None:
    """611.2c: an effect begins that changes objects or designates them, told part by part.

    The objects are named as they are before it: one that copies may give them another name. 113.11: what would give an object an
    ability that it can't have does not apply to it, whatever becomes of what says so.
    """
    for one in _as_far_as_possible(tx, made):
        _begin_on(tx, one, *rules)


def _as_far_as_possible(tx: Transaction, made: ContinuousEffect) -> list[ContinuousEffect]:
    """113.11: the effect, or several of its parts for objects that can't have all that it would give."""
    given = [part for part in made.parts if isinstance(part, GainAbility) and isinstance(part.ability, Keyword)]
    if not given or not _something_cant_be_had(tx):
        return [made]
    board = project(if_it_began(tx.game, made))
    left: dict[tuple[Part, ...], list[ObjectId]] = {}
    for one in made.objects:
        seen = board.characteristics(one)
        lost = [part for part in given if isinstance(part.ability, Keyword) and not seen.has(part.ability.keyword)]
        left.setdefault(tuple(part for part in made.parts if part not in lost), []).append(one)
    kept_out = tuple(tx.mention(one) for parts, several in left.items() if parts != made.parts for one in several)
    if not kept_out:
        return [made]
    facts = (Nothing(WhyNothing.CANNOT_HAVE, kept_out),)
    tx.note(StepKind.NOTHING, [cite("113.11")], facts=facts, player=made.you, cause=made.source)
    return [
        replace(
            made, timestamp=made.timestamp if number == 0 else tx.game.take_id(), parts=parts, objects=tuple(several)
        )
        for number, (parts, several) in enumerate(left.items())
        if parts or made.marks
    ]


def _something_cant_be_had(tx: Transaction) -> bool:
    """Whether anything says of an object that it can't have an ability."""
    effects = (part for effect in tx.game.effects for part in effect.parts)
    return any(isinstance(part, CantHave) for part in effects) or is_spoken_of(tx, CantHave.__name__)


def _begin_on(tx: Transaction, made: ContinuousEffect, *rules: Citation) -> None:
    changes = ObjectsChange(
        objects=tx.mentions(made.objects),
        parts=tuple(PartBegun(type(part).__name__, _detail(part, tx, made.bindings)) for part in made.parts),
        marks=made.marks,
    )
    facts = (changes, Lasts(made.until, made.as_long_as is not None))
    because = [cite("608.2c"), *rules, *([cite("611.2c"), cite("613.1")] if made.parts else [])]
    begin(tx, [made], because, facts, made.source)


def from_entering_on(one: ObjectId, controller: PlayerId, parts: tuple[Part, ...], timestamp: int) -> ContinuousEffect:
    """707.5, 611.2e: what makes an object a copy, or says that it is or has something, from the moment at which it enters."""
    bound = Bindings(source=one, you=controller)
    return effect_of(timestamp, bound, Duration.ENDLESS, parts=parts, objects=(one,))


def as_cast(
    tx: Transaction, player: PlayerId, spell: ObjectId, parts: tuple[Part, ...], marks: tuple[Designation, ...] = ()
) -> ContinuousEffect:
    """702.47c, 702.103b: what a spell is from the moment at which it is put onto the stack."""
    bound = Bindings(source=spell, you=player)
    return effect_of(tx.game.take_id(), bound, Duration.ENDLESS, parts=parts, objects=(spell,), marks=marks)


def set_apart_in_exile(
    tx: Transaction, one: ObjectId, what: Designation, source: ObjectId, how: Permission | None = None
) -> ContinuousEffect:
    """702.143c-d, 702.170a, 702.170c: a card in exile is foretold or plotted from now on, whatever abilities it has there."""
    return effect_of(
        tx.game.take_id(),
        Bindings(source=source, you=tx.game.objects[one].owner),
        Duration.ENDLESS,
        objects=(one,),
        permits=PERMITS[what] if how is None else how,
        since_turn=tx.game.turn.number,
        marks=(what,),
    )


def no_longer(
    tx: Transaction,
    what: Designation,
    objects: Iterable[ObjectId],
    *rules: Citation,
    player: PlayerId,
    cause: ObjectId | None,
) -> None:
    """701.60a, 722.3b-c: those of these that have the designation lose it, and with it what they had by it."""
    lost = [one for one in objects if tx.game.designated(one, what)]
    if lost:
        end_for(tx.game, lambda effect, one: one in lost, lambda effect: what in effect.marks)
        facts = (DesignationLost(tuple(tx.mention(one) for one in lost), what),)
        tx.note(StepKind.INSTRUCTION, rules, facts=facts, player=player, cause=cause)


def _types(part: ChangeTypes) -> str:
    """205.1: ``+creature,Elf`` for what something is besides, ``=land,Forest`` for what it is instead; '' for anything else."""
    if part.remove or part.remove_supertypes:
        return ""
    added = (*part.add_supertypes, *part.add, *part.add_subtypes)
    instead = (*(part.set_types or ()), *(part.set_subtypes or ()))
    if bool(added) is bool(instead):
        return ""
    return f"+{','.join(added)}" if added else f"={','.join(instead)}"


def _signed(number: int, beside: int) -> str:
    """A change of power or toughness, where 0 has the sign of the number beside it."""
    return "-0" if number == 0 and beside < 0 else f"{number:+d}"


def _detail(part: Part, tx: Transaction, bound: Bindings) -> str:
    """What a part says, as everybody writes it: ``+2/+2``, ``0/1``, ``flying``, ``protection>R``; '' where that is too long.

    A player by the seat, ``p1``; colours by their letters, ``=UB`` in place of all others and ``+R`` besides them.
    """
    match part:
        case GainControl(who):
            found = players(who, tx.board, bound)
            return f"p{found[0]}" if len(found) == 1 else ""
        case ChangeTypes():
            return _types(part)
        case ChangeColors(set_to=None, add=more):
            return f"+{''.join(color.value for color in more)}" if more else ""
        case ChangeColors(set_to=colors, add=()) if colors is not None:
            return f"={''.join(color.value for color in colors)}"
        case GainAbility(Keyword(keyword=keyword, filter=Filter(colors=colors) as filter)) if filter == Filter(
            colors=colors
        ):
            return f"{keyword}>{''.join(color.value for color in colors)}"
        case ModifyPT(Fixed(power), Fixed(toughness)):
            # As it is printed: what takes away from one of the two adds nothing to the other.
            return f"{_signed(power, toughness)}/{_signed(toughness, power)}"
        case SetPT(Fixed(power), Fixed(toughness)):
            return f"{power}/{toughness}"
        case ChangeText(old=old, new=new):
            return f"{old}>{new}"
        case GainAbility(Keyword(keyword=keyword)) | LoseKeyword(keyword) | CantHave(keyword):
            return keyword
        case _:
            return ""
