"""707.2, 707.9: the copiable values of an object, and what exceptions make of them as they are copied."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.matching import describe_failure
from engine.board.parts import changed, types_first
from engine.board.values import number
from engine.cards.abilities.ability import Ability, Keyword, Static
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    CopyException,
    DefinePT,
    HasThisAbility,
    IfCopyIs,
    Keeps,
    SetPT,
    Without,
)
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings
from engine.state.objects import GameObject
from engine.words.citations import not_implemented
from engine.words.terms import Kind, ObjectId, Zone

not_implemented("707.2c", "abilità statiche che fanno di un permanente una copia")
not_implemented("707.14", "una copia della carta di cui si è annotato il nome")
not_implemented("707.9g", "abilità innescate collegate all'effetto che fa entrare come copia")
not_implemented("707.13", "copie di una carta indicata dal nome")

_KEPT = {
    "name": ("name", "called_after"),
    "mana cost": ("mana_cost",),
    "colors": ("colors",),
    "types": ("types", "supertypes", "subtypes"),
    "power and toughness": ("power", "toughness"),
}
"""707.9c: what an exception can say is not copied, and the characteristics that it means."""
_DEFINING_KEYWORDS = {"colors": ("devoid",), "types": ("changeling",)}


def copiable_values(tx: Transaction, one: ObjectId) -> Characteristics:
    """707.2: the characteristics after layer 1; as they last were, for an object that is gone (608.2h).

    712.8e: a copy of a back face has no front face that its mana value could come from.
    """
    if one in tx.board.objects:
        values = tx.board.copiable(one)
    else:
        known = tx.game.lki[one]
        values = known.copiable or known.object.printed
    return values.but(front_cost=None)


def with_exceptions(
    tx: Transaction,
    values: Characteristics,
    exceptions: tuple[CopyException, ...],
    bound: Bindings,
    own: Characteristics,
) -> Characteristics:
    """707.9a-d, 707.9f: 'except': what is copied is changed as the copy is made, and is copiable so.

    ``own``: the values that the copying object has otherwise, for those that it keeps. 110.5c: an exception is one of the
    alternative characteristics of a flip card as well.
    """
    made = values
    for one in types_first(exceptions):
        if not isinstance(one, IfCopyIs):
            made = _excepted(tx, made, one, bound, own)
    unconditional = made
    for one in exceptions:
        if isinstance(one, IfCopyIs) and _is(tx, unconditional, one, bound):
            for part in one.then:
                made = _excepted(tx, made, part, bound, own)
    made = _with_added(values, made)
    if values.flip is None or not exceptions:
        return made
    return made.but(flip=with_exceptions(tx, values.flip, exceptions, bound, own.flip or own))


def _with_added(values: Characteristics, made: Characteristics) -> Characteristics:
    """702.165c: what is printed is told from what a copy effect gives."""
    before = len(values.abilities)
    return (
        made.but(added=(*values.added, *made.abilities[before:]))
        if made.abilities[:before] == values.abilities
        else made
    )


def counters_of_exceptions(
    tx: Transaction,
    values: Characteristics,
    exceptions: tuple[CopyException, ...],
    bound: Bindings,
    own: Characteristics,
) -> tuple[tuple[str, int], ...]:
    """707.9e-f: the counters that it enters with as a copy, if it is what the exception asks for with every other exception."""
    if not any(isinstance(one, IfCopyIs) and one.enters_with for one in exceptions):
        return ()
    others = tuple(one for one in exceptions if not isinstance(one, IfCopyIs))
    judged = with_exceptions(tx, values, others, bound, own)
    return tuple(
        (kind, max(0, number(count, tx.board, bound)))
        for one in exceptions
        if isinstance(one, IfCopyIs) and one.enters_with and _is(tx, judged, one, bound)
        for kind, count in one.enters_with
    )


def _is(tx: Transaction, values: Characteristics, wanted: IfCopyIs, bound: Bindings) -> bool:
    """707.9f: judged on what it would be with every other exception, and without this one."""
    it = GameObject(
        id=bound.source,
        label="",
        printed=values,
        kind=Kind.CARD,
        owner=bound.you,
        controller=bound.you,
        zone=Zone.BATTLEFIELD,
        timestamp=0,
    )
    why = describe_failure(wanted.it_is, tx.board, it, values, bound.you, source=bound.source, you=bound.you)
    return why is None


def _excepted(
    tx: Transaction, values: Characteristics, one: CopyException, bound: Bindings, own: Characteristics
) -> Characteristics:
    match one:
        case Keeps(what):
            names = [name for word in what for name in _KEPT[word]]
            kept = values.but(**{name: getattr(own, name) for name in names})
            return _without_defining(kept, what)
        case Without(what):
            return values.but(**dict.fromkeys((name for word in what for name in _KEPT[word]), None))
        case HasThisAbility():
            top = tx.game.stack_top
            mine = None if top is None or top.source != bound.source else top.ability
            return values if mine is None else values.but(abilities=(*values.abilities, mine))
        case IfCopyIs():
            raise TypeError("a condition inside a condition")
        case SetPT():
            return changed(_without_defining(values, ("power and toughness",)), one, tx.board, bound)
        case ChangeColors() if one.set_to is not None:
            return changed(_without_defining(values, ("colors",)), one, tx.board, bound)
        case ChangeTypes() if one.set_types is not None or one.set_subtypes is not None:
            return changed(_without_defining(values, ("types",)), one, tx.board, bound)
        case _:
            return changed(values, one, tx.board, bound)


def _without_defining(values: Characteristics, what: tuple[str, ...]) -> Characteristics:
    """707.9d: a characteristic-defining ability that defines what is not copied is not copied either."""
    return values.but(abilities=tuple(ability for ability in values.abilities if not _defines(ability, what)))


def _defines(ability: Ability, what: tuple[str, ...]) -> bool:
    if isinstance(ability, Keyword):
        return any(ability.keyword in _DEFINING_KEYWORDS.get(word, ()) for word in what)
    if not isinstance(ability, Static) or not ability.defines:
        return False
    parts = {"colors": ChangeColors, "types": ChangeTypes, "power and toughness": DefinePT}
    return any(isinstance(part, parts[word]) for word in what if word in parts for part in ability.parts)


def own_values(tx: Transaction, one: ObjectId) -> Characteristics:
    """707.9c: what the copying object would be without the copy: its own copiable values as they are before it."""
    found = tx.board.objects.get(one)
    return Characteristics() if found is None else tx.board.copiable(one)
