"""109, 115: descriptions of objects and players: 'un'altra creatura bersaglio che controlli', 'ogni avversario'."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter, Jointly
from engine.cards.abilities.quantities import EventAmount, Noted, X
from engine.cards.abilities.references import AttachedTo, EventPlayer, Every, It, One, Other, Remembered, Target, This
from engine.words.record import replace, within
from engine.words.terms import Designation, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import (  # noqa: F401 - what each has to say of a noun
    belonging,
    jointly,
    qualities,
    relating,
    set_against,
)
from scenarios.cardtext.lower.lists_of_nouns import several_nouns
from scenarios.cardtext.lower.nouns import ANY_NUMBER, Described, Part
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def described(node: Node, *, dative: bool = False, scope: Scope | None = None, joined: bool = False) -> Described:
    """The description in a node of kind 'described'. ``dative``: it stands behind 'a', which a list repeats. ``scope``: what it
    may speak of. ``joined``: it is of things that are chosen, so that it may say what all of them are together."""
    determiner, nominal = node.nodes()
    kind = determiner.only
    other = kind.has("OTHER", "ORDINAL")
    if kind.has("ORDINAL") and next(kind.words("ORDINAL")).value != 2:
        refuse(kind, refusal.NO_VOCABULARY)
    repeats = dative or (kind.kind == "up_to" and _repeats_to(nominal))
    together = kind.kind in ("the", "all") or (kind.kind == "every" and not _repeats_to(nominal))
    either = together or kind.kind == "any_number"
    found = describe(nominal, other=other, plural_and=either, dative=repeats, scope=scope, joined=joined)
    if kind.kind == "the" and kind.has("YOUR"):
        found = replace(found, objects=your_commander(node, found.objects))
    least, most = _how_many(kind)
    plural = _plural(kind, nominal)
    if found.objects is not None and not together and _in_both_zones(nominal):
        refuse(node, refusal.NO_VOCABULARY)
    if found.at_random and kind.kind not in ("one", "count"):
        refuse(node, refusal.NO_VOCABULARY)
    of_all = kind.kind == "all" or (kind.kind == "the" and plural is not False)
    if found.one_place and (most > 1 or kind.has("X", "AS_MANY") or of_all):
        found = _of_one_owner(node, found, kind.kind, joined=joined)
    if found.together is not None and kind.kind not in ("count", "up_to", "any_number", "one_or_two"):
        refuse(node, refusal.NO_VOCABULARY)
    if found.alike is not None and (found.targeted or kind.kind not in ("every", "the", "all")):
        refuse(node, refusal.NO_VOCABULARY)
    if (
        found.exiled
        and found.targeted
        and kind.kind in ("one", "count", "up_to", "any_number")
        and found.objects is not None
    ):
        # 115.1, 406.3: 'una carta esiliata bersaglio': any that lies there, whatever exiled it.
        found = replace(found, exiled=False, objects=replace(found.objects, linked_to_this=False))
    if found.exiled and kind.kind not in ("the", "all"):
        # 406.3: a card in exile, whatever exiled it, would be called so too.
        refuse(node, refusal.NO_VOCABULARY)
    if kind.kind == "the" and not plural and found.objects is not None and found.objects.bears is not None:
        # 301.5, 303.4: 'the equipped creature' is the one that the source is attached to, whatever else is equipped.
        refuse(node, refusal.NO_VOCABULARY)
    return replace(
        found,
        determiner=kind.kind,
        least=least,
        most=most,
        variable=kind.has("X", "AS_MANY"),
        plural=plural,
    )


def _of_one_owner(node: Node, found: Described, determiner: str, *, joined: bool) -> Described:
    """404.1: 'due carte bersaglio dal cimitero di un avversario' lie in one graveyard; of all in it nobody says whose it is."""
    if determiner == "one_or_more":
        return found
    if not joined or found.together is not None or determiner in ("the", "all"):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found, together=Jointly(alike="owner"))


def _in_both_zones(nominal: Node) -> bool:
    """400.1: whether 'e' stands between two zones: that is said of all that lie in them, and not of one."""
    inner = nominal.only
    parts = (inner,) if inner.kind == "part" else inner.nodes("part", "again", "after")
    said = (modifier.node("zones") for part in parts for modifier in part.nodes("modifier"))
    return any(next(zones.nodes("conjunction")).has("AND") for zones in said if zones is not None)


def your_commander(node: Node, wanted: Filter | None) -> Filter:
    """903.3, 701.54: 'il tuo comandante' is one that you own, 'il tuo Portatore dell'Anello' one that you control; nothing else is
    yours in that way."""
    if wanted is not None and wanted == Filter(designation=Designation.RING_BEARER):
        return replace(wanted, controller=Relation.YOU)
    if wanted is None or not wanted.commander or wanted.owner is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    return replace(wanted, owner=Relation.YOU)


def _repeats_to(nominal: Node) -> bool:
    """'Fino a un artefatto o a una creatura': the 'a' of 'fino a' may be said again."""
    several = nominal.node("several")
    parts = [] if several is None else [one.node("again_determiner") for one in several.nodes("again")]
    return bool(parts) and all(one is not None and one.has("TO") for one in parts)


def described_for_good(node: Node, scope: Scope, *, event: bool = False) -> Described:
    """603.2, 604.1: a description in a trigger event or a static ability, where no instruction has spoken of anybody: whom its
    source is attached to can be meant, and nobody else. ``event``: it may be named as a card that lies somewhere, too."""
    found = described(node, scope=scope.fork())
    wanted = found.objects
    if wanted is not None and (
        (wanted.measured and not _by_itself(wanted))
        or (wanted.named_as is not None and not (event and _named_as_it_lies(wanted)))
        or wanted.not_named_as is not None
        or _shares(wanted)
        or wanted.whose not in (None, AttachedTo())
    ):
        refuse(node, refusal.NO_VOCABULARY)
    if wanted is not None and wanted.attached_to not in (None, This()):
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _named_as_it_lies(wanted: Filter) -> bool:
    """201.2, 607.2a: 'con lo stesso nome della carta esiliata', 'di una carta nel tuo cimitero': what no event moves by itself."""
    named = wanted.named_as
    if not isinstance(named, Every) or named.filter.is_open:
        return False
    return named.filter.linked_to_this or named.filter == Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)


def _shares(wanted: Filter) -> bool:
    """613.8: whether it says what types must be in common, which other effects change; an event does not look that far."""
    return wanted.shares is not None or any(map(_shares, wanted.any_of))


def _by_itself(wanted: Filter) -> bool:
    """608.2h: whether what it is laid beside is counted on the table, or on the source, and needs no event and no instruction."""
    spoken = (Target, Remembered, It, Other, One, EventPlayer, EventAmount, Noted, X)
    return not any(isinstance(part, spoken) for part in within(wanted.measured))


def _how_many(kind: Node) -> tuple[int, int]:
    number = next(reversed(list(kind.words("NUM"))), None)
    value = number.value if number is not None else 1
    assert isinstance(value, int)
    before = [word.value for word in kind.words("NUM")][:-1]
    if before and before != [value - 1]:
        refuse(kind, refusal.UNEXPECTED)
    match kind.kind:
        case "count":
            return value, value
        case "up_to":
            return 0, value
        case "any_number":
            return 0, ANY_NUMBER
        case "one_or_two":
            return 1, value
        case "one_or_more":
            return 1, ANY_NUMBER
        case _:
            return 1, 1


def _plural(kind: Node, nominal: Node) -> bool | None:
    """Whether several are meant, as far as the words say; ``None`` where it may be one or several."""
    match kind.kind:
        case "one" | "every":
            return False
        case "the":
            marks = next(kind.words("THE")).marks
            return None if marks[-1:] not in ("s", "p") else marks.endswith("p")
        case "count" | "up_to" | "one_or_two":
            number = kind.word("NUM")
            if kind.has("X", "AS_MANY"):
                return True
            return number is not None and number.value != 1
        case _:
            return True


def describe(
    nominal: Node,
    *,
    other: bool = False,
    plural_and: bool = True,
    dative: bool = False,
    scope: Scope | None = None,
    joined: bool = False,
) -> Described:
    """What a nominal says. Raises Refusal for words that the engine has no description for.

    ``joined``: whoever asks takes in what all of them have to be together; everywhere else that is refused.
    """
    inner = nominal.only
    if inner.kind == "part":
        found = Part(scope=scope).read(inner).finish(other=other)
    else:
        found = several_nouns(inner, other=other, plural_and=plural_and, dative=dative, scope=scope)
    if found.together is not None and not joined:
        refuse(nominal, refusal.NO_VOCABULARY)
    return found
