"""109, 205: several nouns with 'o' or 'e' between them: what is said of all of them, and what of the last alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.before_lists import said_before_all
from scenarios.cardtext.lower.nouns import Described, Part
from scenarios.cardtext.lower.said_of_lists import Listed, only_of, said_of_whom
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


def several_nouns(node: Node, *, other: bool, plural_and: bool, dative: bool, scope: Scope | None) -> Described:
    """109, 205: several nouns with 'o' or 'e' between them."""
    parts = list(node.nodes("part", "again"))
    _no_vocabulary_for(node, parts)
    if next(node.nodes("conjunction")).has("AND") and not plural_and:
        refuse(node, refusal.NO_VOCABULARY)
    repeated = [one.node("again_determiner") for one in parts[1:]]
    _same_determiners(node, repeated, dative=dative)
    after = list(next(node.nodes("after")).nodes("modifier"))
    if other_tongue() is not None:
        parts[0], of_all = said_before_all(parts, after, lambda one: only_of(one) is not None, other=other)
        after = [*of_all, *after]
    first = Part(scope=scope).read(parts[0])
    head = first.head if not any(repeated) and not _is_whole(parts[0]) else ""
    read = [first, *(Part(scope=scope).read(one, "" if _is_by_itself(one) else head) for one in parts[1:])]
    if not any(repeated):
        for part in read[1:]:
            part.inherit(first)
        if other_tongue() is not None:
            # 'A Wolf or Werewolf creature': in English the noun stands behind all that is said of it.
            for noun, part in zip(parts[:-1], read[:-1], strict=True):
                if not any(one.node("zone") is not None for one in noun.nodes("modifier")):
                    part.inherit(read[-1])
    in_all = next(node.nodes("conjunction")).has("AND")
    if in_all and any(one is not None and one.has("FROM") for one in repeated):
        # 'Protezione dagli Elfi e dai Folletti' is said twice, of each: no list.
        refuse(node, refusal.UNEXPECTED)
    and_or = next(node.nodes("conjunction")).has("AND_OR")
    said_of_whom(Listed(parts, read, repeated=any(repeated), in_all=in_all, and_or=and_or), after)
    for modifier in after:
        targets = [] if scope is None else list(scope.targets)
        for part in read:
            if scope is not None:
                # 115.3: 'gli artefatti e le creature controllati da un avversario bersaglio' has one target, said of each noun.
                scope.targets[:] = targets
            part.modifier(modifier)
    people = [part for part in read if part.person is not None]
    things = [part for part in read if part.person is None]
    others = [other, *(other if one is None else one.has("OTHER") for one in repeated)]
    if len(set(others)) > 1 and people:
        refuse(node, refusal.NO_VOCABULARY)
    if len(people) > 1 or (people and other):
        refuse(node, refusal.NO_VOCABULARY)
    relation = people[0].finish(other=False).players if people else None
    wanted = _union(things, node, others=others[: len(things)])
    shared = frozenset.intersection(*(part.called() for part in things)) if things else frozenset()
    return Described(
        objects=wanted,
        players=relation,
        targeted=any(part.targeted for part in read),
        called=shared if not people else frozenset(),
        gender=first.gender if len({part.gender for part in read}) == 1 else "",
        card=all(part.head == "CARD" for part in read),
        zone_said=all(part.zone_said for part in read),
        at_random=all(part.at_random for part in read),
        together=read[0].together,
        one_place=all(part.one_place for part in read),
    )


def _no_vocabulary_for(node: Node, parts: Sequence[Node]) -> None:
    """What nobody can say of one noun of a list, or of all; refused where it stands there."""
    of_one = [modifier for one in parts for modifier in one.nodes("modifier")]
    said = [*of_one, *(modifier for one in node.nodes("after") for modifier in one.nodes("modifier"))]
    if any(modifier.node("sharing_color") is not None for modifier in said):
        refuse(node, refusal.NO_VOCABULARY)
    exiled = [(modifier in of_one, one) for modifier in said for one in modifier.nodes("exiled_with")]
    if any(inside or not (one.node("own") or one.word("PRON")) for inside, one in exiled):
        # 607.2a: 'istantaneo e stregoneria esiliata con la Sentinella' is said of all of them; 'la carta esiliata' of no list.
        refuse(node, refusal.NO_VOCABULARY)
    if any(modifier.node("which_is") is not None for one in parts[:-1] for modifier in one.nodes("modifier")):
        refuse(node, refusal.AMBIGUOUS)


def _is_by_itself(node: Node) -> bool:
    """'Una magia o permanente': a permanent, and no permanent spell. 'A permanent or player': a player is none."""
    return [word.kind for word in node.words()] in (["PERMANENT"], ["PLAYER"], ["OPPONENT"])


def _is_whole(first: Node) -> bool:
    """'Target spell or creature': in English the noun of a list stands last, and what stands alone before it is not said again."""
    return other_tongue() is not None and first.shape in (("SPELL",), ("CARD",))


def _other_than_some(noun: Node) -> bool:
    """205.3: 'diverse da Mannari', and not from the source alone."""
    said = (modifier.node("other_than") for modifier in noun.nodes("modifier"))
    return any(one is not None and one.node("own") is None for one in said)


def _same_determiners(node: Node, repeated: Sequence[Node | None], *, dative: bool) -> None:
    """A list repeats its article with each noun or with none, and 'a' together with it."""
    if not any(repeated) and any(map(_other_than_some, list(node.nodes("part", "again"))[:-1])):
        # 'Creature diverse da Mannari e Lupi': it is the list behind 'da' that goes on.
        refuse(node, refusal.UNEXPECTED)
    there = [one for one in repeated if one is not None]
    if there and len(there) != len(repeated):
        refuse(node, refusal.UNEXPECTED)
    if dative and not any(one.has("TO") for one in there):
        # 'A una creatura o un giocatore': the article alone is repeated.
        return
    for one in there:
        if one.has("TO") is not dative:
            refuse(one, refusal.UNEXPECTED)


def _union(things: Sequence[Part], node: Node, *, others: Sequence[bool]) -> Filter | None:
    """One filter for several nouns: what they have in common once, what differs as alternatives."""
    if not things:
        return None
    if len(things) == 1:
        return things[0].filter(other=others[0])
    other = all(others)
    filters = [part.filter(other=said and not other) for part, said in zip(things, others, strict=True)]
    common = _common(filters)
    alone = [_without(one, common) for one in filters]
    if other:
        common["another"] = True
    if all(one.types == alone[0].types for one in alone) and alone[0].types:
        common["types"] = alone[0].types
        alone = [replace(one, types=()) for one in alone]
    single_types = [one.types for one in alone if one == Filter(zone=one.zone, types=one.types) and len(one.types) == 1]
    if len(single_types) == len(alone) and "any_type" not in common:
        return Filter(**common, any_type=tuple(types[0] for types in single_types))
    subtypes = [one.subtypes for one in alone if one == Filter(zone=one.zone, subtypes=one.subtypes)]
    if len(subtypes) == len(alone) and all(len(names) == 1 for names in subtypes):
        return Filter(**common, any_subtype=tuple(names[0] for names in subtypes))
    # 109.2: 'spells and permanents': a noun of which nothing is said means all of its zone, and says nothing beside another there.
    whole = [one for one in alone if one == Filter(zone=one.zone)]
    if "any_of" in common or any(one.zone in other.zones for one in whole for other in alone if other is not one):
        refuse(node, refusal.NO_VOCABULARY)
    return Filter(**common, any_of=tuple(alone))


def _common(filters: Sequence[Filter]) -> dict[str, Any]:
    """The criteria that all filters set to the same value."""
    first = filters[0]
    blank = Filter()
    names = [name for name in Filter.__struct_fields__ if name not in ("types", "subtypes")]
    return {
        name: getattr(first, name)
        for name in names
        if all(getattr(one, name) == getattr(first, name) for one in filters)
        and (name == "zone" or getattr(first, name) != getattr(blank, name))
    }


def _without(one: Filter, common: dict[str, Any]) -> Filter:
    blank = Filter()
    return replace(one, **{name: getattr(blank, name) for name in common if name != "zone"})
