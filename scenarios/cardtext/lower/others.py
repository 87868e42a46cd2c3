"""608.2c, 115.3: all but which one 'altro' means: all but the source, or all but what its sentence is about."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import It, ObjectReference
from engine.words.record import replace
from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.mentioned import source_called
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def all_others(where: Node, wanted: Filter, scope: Scope) -> Filter:
    """What 'altre creature' describes: all but what the verb is said of, where that is a creature and not the source; in the text
    of something that is no creature all but the one creature that was spoken of; else all but the source. Raises Refusal where it
    may be the one or the other.
    """
    if not says_other(wanted):
        return wanted
    one = left_out(wanted, scope)
    if one is not None:
        return without(wanted, one)
    if wanted.zone is Zone.EXILE:
        # 607.2a: another card exiled with the source is one beside a card, and never beside the source.
        refuse(where, refusal.AMBIGUOUS)
    if scope.source.spell and wanted.zone is Zone.STACK:
        # 601.2i: beside the spell itself 'un'altra magia' is any other.
        return wanted
    if scope.source.spell or (not _of_its_own_kind(wanted, scope) and any(one.objects for one in scope.targets)):
        refuse(where, refusal.AMBIGUOUS)
    return wanted


def _of_its_own_kind(wanted: Filter, scope: Scope) -> bool:
    """205.3: 'un'altra Lucertola', in the text of a Lizard: another than that, where no target is called a Lizard as well."""
    kinds = {*wanted.subtypes}
    theirs = [{*spec.objects.subtypes, *spec.objects.any_subtype} for spec in scope.targets if spec.objects is not None]
    return bool(kinds) and kinds <= {*scope.source.subtypes} and not any(kinds & one for one in theirs)


def says_other(wanted: Filter) -> bool:
    """Whether a description says 'altro'."""
    return wanted.another or any(map(says_other, wanted.any_of))


def left_out(wanted: Filter, scope: Scope) -> ObjectReference | None:
    """What 'altro' leaves out that is not the source; ``None`` where that is the source, or is not clear."""
    subject = scope.subject
    if wanted.zone is Zone.EXILE:
        there = {one.to for one in scope.mentions if _is_exiled(one)}
        return there.pop() if len(there) == 1 else None  # type: ignore[return-value]
    if subject is not None and not subject.player:
        if subject.own or not _may_be(subject, wanted):
            return None
        if not (wanted.types or wanted.any_type or wanted.subtypes or scope.source.spell):
            # 'La creatura incantata prende +1/+1 per ogni altro permanente': the Aura is one as well.
            return None
        return subject.to  # type: ignore[return-value]
    itself = not scope.source.spell and _is_called_so(source_called(scope), wanted)
    if itself or wanted.zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        return None
    spoken_of = [one for one in scope.mentions if not (one.own or one.player or (one.event and one.unspeakable))]
    if not scope.source.spell:
        # In a spell, where it is never itself that is meant, nothing else that was spoken of may be.
        spoken_of = [one for one in spoken_of if _is_called_so(one.called, wanted)]
    if not all(_may_be(one, replace(wanted, zone=one.zone)) for one in spoken_of):
        return None
    # 603.3d: of what the trigger event was about is known as targets are chosen what it was, and not what it will be moved to.
    known = {one.was if isinstance(one.was, It) else one.to for one in spoken_of}
    return next(iter(known)) if len(known) == 1 else None  # type: ignore[return-value]


def _is_exiled(one: Mention) -> bool:
    """Whether it is one card that an instruction exiled."""
    return not (one.player or one.own or one.unspeakable) and one.zone is Zone.EXILE and one.plural is False


def _may_be(one: Mention, wanted: Filter) -> bool:
    """Whether something spoken of is a single thing, or each of several, that the description would mean without 'altro'."""
    if one.player or one.plural is True or one.unspeakable or "any" in one.called:
        return False
    return one.zone is wanted.zone and _is_called_so(one.called, wanted)


def _is_called_so(names: frozenset[str], wanted: Filter) -> bool:
    """Whether what goes by these names is of the card types that a description asks for."""
    of_subtypes = (one for subtype in wanted.subtypes for one in CardType if belongs_to(subtype, one))
    asked = wanted.types or tuple(one for one in of_subtypes if one is not CardType.KINDRED)[:1]
    if wanted.any_type and not any(str(one) in names for one in wanted.any_type):
        return False
    return all(str(one) in names for one in asked) and bool(names)


def without(wanted: Filter, one: ObjectReference) -> Filter:
    """The description with what 'altro' leaves out."""
    said = replace(wanted, any_of=tuple(without(part, one) for part in wanted.any_of))
    return replace(said, another=False, other_than=one) if wanted.another else said
