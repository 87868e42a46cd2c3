"""109, 115: descriptions of objects and players: 'un'altra creatura bersaglio che controlli', 'ogni avversario'."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.filters import Bounds, Filter
from engine.cardtext import refusal
from engine.cardtext.lexing import Lexeme
from engine.cardtext.lower.scope import Place, called, refuse
from engine.cardtext.realised import keyword_realised
from engine.cardtext.tree import Node
from engine.subtypes import belongs_to
from engine.terms import CardType, Color, Kind, Relation, Supertype, Zone

ANY_NUMBER = 1000
"""As many targets as one likes: more than there ever are."""

_HEADS = ("CARD", "SPELL", "TOKEN", "PERMANENT", "ABILITY")
_OF_CREATURES = ("power", "toughness")


@dataclass(frozen=True, slots=True, kw_only=True)
class Described:
    """What a determiner and a nominal say. ``objects`` and ``players`` are ``None`` where none are meant."""

    objects: Filter | None = None
    players: Relation | None = None
    determiner: str = ""
    least: int = 1
    most: int = 1
    variable: bool = False
    """The number is X."""
    targeted: bool = False
    called: frozenset[str] = frozenset()
    gender: str = ""
    plural: bool | None = False
    card: bool = False
    """It is called a card."""
    zone_said: bool = False
    count_marks: str = ""

    @property
    def all(self) -> bool:
        """Whether it means all that match, not some of them."""
        return self.determiner in ("every", "all") or (self.determiner == "the" and self.plural is True)


def described(node: Node, *, dative: bool = False) -> Described:
    """The description in a node of kind 'described'. ``dative``: it stands behind 'a', which a list repeats."""
    determiner, nominal = node.nodes()
    kind = determiner.only
    other = kind.has("OTHER")
    found = describe(nominal, other=other, plural_and=kind.kind in ("the", "all"), dative=dative)
    least, most = _how_many(kind)
    plural = _plural(kind, nominal)
    return replace(
        found,
        determiner=kind.kind,
        least=least,
        most=most,
        variable=kind.has("X"),
        plural=plural,
    )


def _how_many(kind: Node) -> tuple[int, int]:
    number = kind.word("NUM")
    value = number.value if number is not None else 1
    assert isinstance(value, int)
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
            if kind.has("X"):
                return True
            return number is not None and number.value != 1
        case _:
            return True


def describe(nominal: Node, *, other: bool = False, plural_and: bool = True, dative: bool = False) -> Described:
    """What a nominal says. Raises Refusal for words that the engine has no description for."""
    inner = nominal.only
    if inner.kind == "part":
        part = _Part().read(inner)
        return part.finish(other=other)
    return _several(inner, other=other, plural_and=plural_and, dative=dative)


@dataclass(slots=True)
class _Part:
    """One noun with what is said of it, as it is gathered."""

    fields: dict[str, Any] = field(default_factory=dict)
    types: list[CardType] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    head: str = ""
    person: Relation | None = None
    targeted: bool = False
    gender: str = ""
    any_of: list[tuple[Filter, ...]] = field(default_factory=list)
    qualities: int = 0
    """How many of its modifiers say a quality: not whose it is, where it is, or that it is a target."""
    zone_said: bool = False
    where: Place | None = None

    def read(self, node: Node, head: str = "") -> _Part:
        """Take in nouns and modifiers of a node."""
        self.where = node
        for child in node.children:
            if isinstance(child, Lexeme):
                self.noun(child)
            elif child.kind == "modifier":
                self.modifier(child)
        if not self.head and head:
            self.head = head
        return self

    def inherit(self, first: _Part) -> None:
        """'Carta creatura Elfo o Mago': a bare subtype behind another one is of the same card type."""
        if self.subtypes and not self.types and first.types and first.subtypes:
            self.types = list(first.types)

    def noun(self, word: Lexeme) -> None:
        """One noun: what it is called first gives the gender."""
        self.gender = self.gender or word.marks[:1]
        match word.kind:
            case "PLAYER":
                self.person = Relation.ANY
            case "OPPONENT":
                self.person = Relation.OPPONENT
            case "TYPE":
                assert isinstance(word.value, CardType)
                self.types.append(word.value)
            case "SUBTYPE":
                self.subtypes.append(str(word.value))
            case "SOURCE":
                refuse(word, refusal.NO_VOCABULARY)
            case "PERMANENT" if self.head in ("CARD", "SPELL"):
                self.set(word, any_type=tuple(one for one in CardType if one.permanent))
            case _:
                if self.head and self.head != "PERMANENT":
                    refuse(word, refusal.NO_VOCABULARY)
                self.head = word.kind

    def modifier(self, node: Node) -> None:
        """One modifier."""
        child = node.children[0]
        if isinstance(child, Lexeme):
            if self.targeted:
                refuse(child, refusal.UNEXPECTED)
            self.targeted = True
            return
        self.qualities += child.kind not in ("relation", "zone", "in_your_hand")
        _MODIFIERS[child.kind](self, child)

    def set(self, where: Place, **said: Any) -> None:
        """Set criteria; refused where one is said twice."""
        for name, value in said.items():
            if name in self.fields:
                refuse(where, refusal.NO_VOCABULARY)
            self.fields[name] = value

    def finish(self, *, other: bool) -> Described:
        """The description of this part alone."""
        assert self.where is not None
        if self.person is not None:
            if self.fields or self.types or self.subtypes or self.head or self.any_of:
                refuse(self.where, refusal.NO_VOCABULARY)
            relation = self.person
            if other:
                if relation is not Relation.ANY:
                    refuse(self.where, refusal.NO_VOCABULARY)
                relation = Relation.NOT_YOU
            return Described(players=relation, targeted=self.targeted, called=frozenset({"player"}), gender="m")
        return Described(
            objects=self.filter(other=other),
            targeted=self.targeted,
            called=self.called(),
            gender=self.gender,
            card=self.head == "CARD",
            zone_said=self.zone_said,
        )

    def filter(self, *, other: bool = False) -> Filter:
        """The filter of an object."""
        assert self.where is not None
        said = dict(self.fields)
        self._head(said)
        if self.types:
            said["types"] = tuple(dict.fromkeys((*self.types, *said.get("types", ()))))
        if self.subtypes:
            said["subtypes"] = tuple(self.subtypes)
        if other:
            said["another"] = True
        for alternatives in self.any_of:
            if "any_of" in said:
                refuse(self.where, refusal.NO_VOCABULARY)
            said["any_of"] = alternatives
        return Filter(**said)

    def _head(self, said: dict[str, Any]) -> None:
        assert self.where is not None
        match self.head:
            case "SPELL":
                if self.zone_said:
                    refuse(self.where, refusal.NO_VOCABULARY)
                said["zone"] = Zone.STACK
                said["not_kind"] = Kind.ABILITY
            case "TOKEN":
                if "kind" in said:
                    refuse(self.where, refusal.NO_VOCABULARY)
                said["kind"] = Kind.TOKEN
            case "ABILITY":
                refuse(self.where, refusal.NO_VOCABULARY)
            case "PERMANENT" if self.zone_said:
                said["any_type"] = tuple(one for one in CardType if one.permanent)
            case "":
                if self.zone_said:
                    refuse(self.where, refusal.NO_VOCABULARY)
                if CardType.INSTANT in self.types or CardType.SORCERY in self.types:
                    refuse(self.where, refusal.NO_VOCABULARY)

    def called(self) -> frozenset[str]:
        """What it is known to be."""
        names = [self.head.lower()] if self.head else []
        if self.head in ("", "TOKEN") or (self.head == "PERMANENT" and not self.zone_said):
            names.append("permanent")
        of_subtypes = [t for s in self.subtypes for t in CardType if belongs_to(s, t) and t is not CardType.KINDRED]
        return called((*names, *self.types, *self.subtypes, *of_subtypes[:1]))


def _several(node: Node, *, other: bool, plural_and: bool, dative: bool) -> Described:
    """Several nouns with 'o' or 'e' between them."""
    parts = list(node.nodes("part", "again"))
    if next(node.nodes("conjunction")).has("AND") and not plural_and:
        refuse(node, refusal.NO_VOCABULARY)
    repeated = [one.node("again_determiner") for one in parts[1:]]
    _same_determiners(node, repeated, dative=dative)
    first = _Part().read(parts[0])
    head = first.head if not any(repeated) else ""
    read = [first, *(_Part().read(one, head) for one in parts[1:])]
    after = list(next(node.nodes("after")).nodes("modifier"))
    if not any(repeated):
        for part in read[1:]:
            part.inherit(first)
    _said_of_whom(parts[-1], read, after, repeated=any(repeated))
    for modifier in after:
        for part in read:
            part.modifier(modifier)
    people = [part for part in read if part.person is not None]
    things = [part for part in read if part.person is None]
    if any(one.has("OTHER") is not other for one in repeated if one is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if len(people) > 1 or (people and other):
        refuse(node, refusal.NO_VOCABULARY)
    relation = people[0].finish(other=False).players if people else None
    wanted = _union(things, node, other=other)
    shared = frozenset.intersection(*(part.called() for part in things)) if things else frozenset()
    return Described(
        objects=wanted,
        players=relation,
        targeted=any(part.targeted for part in read),
        called=shared if not people else frozenset(),
        gender=first.gender if len({part.gender for part in read}) == 1 else "",
        card=all(part.head == "CARD" for part in read),
        zone_said=all(part.zone_said for part in read),
    )


def _same_determiners(node: Node, repeated: Sequence[Node | None], *, dative: bool) -> None:
    """A list repeats its article with each noun or with none, and 'a' together with it."""
    there = [one for one in repeated if one is not None]
    if there and len(there) != len(repeated):
        refuse(node, refusal.UNEXPECTED)
    for one in there:
        if one.has("TO") is not dative:
            refuse(one, refusal.UNEXPECTED)


def _said_of_whom(last: Node, read: Sequence[_Part], after: Sequence[Node], *, repeated: bool) -> None:
    """Whether what follows a list is said of its last noun alone or of all: refused where this reading is not the one meant.

    Whose it is, where it is and that it is a target is said of all. A quality that only one card type has is said of the last
    alone, where that is the only one of its type and has an article of its own, or where each noun has its own quality.
    Another quality is said of all.
    """
    each_its_own = repeated and all(part.qualities for part in read)
    for modifier in last.nodes("modifier"):
        needed = _only_of(modifier)
        alone = needed is not None and not any(_is(part, needed) for part in read[:-1])
        if _of_all(modifier) or not (each_its_own or (repeated and alone)):
            refuse(modifier, refusal.AMBIGUOUS)
    for modifier in after:
        if _of_all(modifier):
            continue
        needed = _only_of(modifier)
        if each_its_own or (needed is not None and not all(_is(part, needed) for part in read)):
            refuse(modifier, refusal.AMBIGUOUS)
        one_head = len({part.head for part in read}) == 1 and bool(read[0].head)
        if needed is None and modifier.only.kind in ("adjective", "negated", "either") and (repeated or not one_head):
            refuse(modifier, refusal.AMBIGUOUS)


def _of_all(modifier: Node) -> bool:
    child = modifier.children[0]
    return isinstance(child, Lexeme) or child.kind in ("relation", "zone", "in_your_hand")


def _only_of(modifier: Node) -> CardType | None:
    """The card type without which a quality means nothing."""
    child = modifier.children[0]
    if isinstance(child, Lexeme):
        return None
    if child.kind in ("with_quality", "without_quality"):
        inner = child.only
        if inner.kind == "measured":
            of_creatures = all(word.value in _OF_CREATURES for word in inner.words("MEASURE"))
            return CardType.CREATURE if of_creatures else None
        return CardType.CREATURE if inner.kind == "keyword_names" else None
    words = list(_words(child))
    if child.kind in ("adjective", "either") and any(word.kind in _IN_COMBAT for word in words):
        return CardType.CREATURE
    if child.kind in ("adjective", "negated") and any(word.value is Supertype.BASIC for word in words):
        return CardType.LAND
    return None


_IN_COMBAT = ("ATTACKING", "BLOCKING", "BLOCKED")


def _words(node: Node) -> Iterator[Lexeme]:
    for child in node.children:
        if isinstance(child, Lexeme):
            yield child
        else:
            yield from _words(child)


def _is(part: _Part, card_type: CardType) -> bool:
    return str(card_type) in part.called()


def _union(things: Sequence[_Part], node: Node, *, other: bool) -> Filter | None:
    """One filter for several nouns: what they have in common once, what differs as alternatives."""
    if not things:
        return None
    if len(things) == 1:
        return things[0].filter(other=other)
    filters = [part.filter() for part in things]
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
    if "any_of" in common or any(one == Filter(zone=one.zone) for one in alone):
        refuse(node, refusal.NO_VOCABULARY)
    return Filter(**common, any_of=tuple(alone))


def _common(filters: Sequence[Filter]) -> dict[str, Any]:
    """The criteria that all filters set to the same value."""
    first = filters[0]
    blank = Filter()
    names = [name for name in Filter.__dataclass_fields__ if name not in ("types", "subtypes")]
    return {
        name: getattr(first, name)
        for name in names
        if all(getattr(one, name) == getattr(first, name) for one in filters)
        and (name == "zone" or getattr(first, name) != getattr(blank, name))
    }


def _without(one: Filter, common: dict[str, Any]) -> Filter:
    blank = Filter()
    return replace(one, **{name: getattr(blank, name) for name in common if name != "zone"})


# --- modifiers


def _adjective(part: _Part, node: Node) -> None:
    part.set(node, **adjective(node))


def adjective(node: Node) -> dict[str, Any]:
    """The criteria that an adjective sets."""
    word = next(node.words())
    match word.kind:
        case "COLOR":
            assert isinstance(word.value, Color)
            return {"colors": (word.value,)}
        case "COLORLESS":
            return {"colorless": True}
        case "MULTICOLORED":
            return {"multicolored": True}
        case "SUPERTYPE":
            assert isinstance(word.value, Supertype)
            return {"supertypes": (word.value,)}
        case "TAPPED":
            return {"tapped": True}
        case "UNTAPPED":
            return {"tapped": False}
        case "ATTACKING":
            return {"attacking": True}
        case "BLOCKING":
            return {"blocking": True}
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _negated(part: _Part, node: Node) -> None:
    for one in node.nodes():
        if one.kind == "not_adjective":
            _not_adjective(part, one)
        else:
            _not_noun(part, one)


def _not_adjective(part: _Part, node: Node) -> None:
    said = adjective(next(node.nodes()))
    for name, value in said.items():
        match name:
            case "colors":
                part.fields["not_colors"] = (*part.fields.get("not_colors", ()), *value)
            case "supertypes":
                part.fields["not_supertypes"] = (*part.fields.get("not_supertypes", ()), *value)
            case "colorless" | "attacking" | "blocking":
                part.set(node, **{name: False})
            case _:
                refuse(node, refusal.NO_VOCABULARY)


def _not_noun(part: _Part, node: Node) -> None:
    word = next(node.words("TYPE", "SUBTYPE", "TOKEN", "CARD", "SPELL", "PERMANENT", "ABILITY", "SOURCE"))
    if word.kind == "TYPE":
        part.fields["not_types"] = (*part.fields.get("not_types", ()), word.value)
    elif word.kind == "TOKEN":
        part.set(node, not_kind=Kind.TOKEN)
    else:
        refuse(node, refusal.NO_VOCABULARY)


def _either(part: _Part, node: Node) -> None:
    said = [adjective(one) for one in node.nodes("adjective")]
    if all(list(one) == ["colors"] for one in said):
        part.set(node, colors=tuple(color for one in said for color in one["colors"]))
        return
    part.any_of.append(tuple(Filter(**one) for one in said))


def _with(part: _Part, node: Node) -> None:
    inner = node.only
    match inner.kind:
        case "keyword_names":
            names = [named(word) for word in inner.words("KEYWORD")]
            if len(names) == 1:
                part.set(inner, keyword=names[0])
            else:
                part.any_of.append(tuple(Filter(keyword=name) for name in names))
        case "measured":
            _measured(part, inner)
        case _:
            part.set(inner, counter=counter_kind(next(inner.nodes("counter_kind"))))


def _without_quality(part: _Part, node: Node) -> None:
    inner = node.only
    names = list(inner.words("KEYWORD"))
    if inner.kind != "keyword_names" or len(names) != 1:
        refuse(inner, refusal.NO_VOCABULARY)
    part.set(inner, without_keyword=named(names[0]))


def named(word: Lexeme) -> str:
    """A keyword that objects have as such, so that a description can ask for it and an effect take it away."""
    if not keyword_realised(str(word.value)):
        refuse(word, refusal.NO_VOCABULARY)
    return str(word.value)


_FIELDS = {"power": "power", "toughness": "toughness", "mana value": "mana_value"}


def _measured(part: _Part, node: Node) -> None:
    bounds = compared(next(node.nodes("comparison")))
    names = [_FIELDS[str(word.value)] for word in node.words("MEASURE")]
    if len(names) == 1:
        part.set(node, **{names[0]: bounds})
    else:
        part.any_of.append(tuple(Filter(**{name: bounds}) for name in names))


def compared(node: Node) -> Bounds:
    """A comparison with a number: 'pari o inferiore a 3'."""
    number = node.word("NUM")
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    value = number.value
    assert isinstance(value, int)
    if node.has("AT_MOST", "OR_LESS"):
        return Bounds(most=value)
    if node.has("AT_LEAST", "OR_MORE"):
        return Bounds(least=value)
    if node.has("BELOW"):
        return Bounds(most=value - 1)
    if node.has("ABOVE"):
        return Bounds(least=value + 1)
    return Bounds(value, value)


def counter_kind(node: Node) -> str:
    """122.1: the kind of a counter as the engine calls it; one that the table does not know keeps its Italian name."""
    for word in node.words("PT", "COUNTER_OF", "UNKNOWN"):
        if word.kind == "PT" and not all(part[0] in "+-" for part in word.form.split("/")):
            refuse(word, refusal.UNEXPECTED)
        return str(word.value) if word.kind == "COUNTER_OF" else word.form
    refuse(node, refusal.UNEXPECTED)


def _relation(part: _Part, node: Node) -> None:
    verb = node.word("V_CONTROL", "V_OWN")
    party = node.node("party")
    if party is None:
        assert verb is not None
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        if verb.kind == "V_OWN":
            part.set(node, owner=Relation.YOU)
        else:
            part.set(node, controller=Relation.NOT_YOU if node.has("NOT") else Relation.YOU)
        return
    part.set(node, controller=whose(party))


def whose(party: Node) -> Relation:
    """In what relation to you the players stand whose objects are meant."""
    inner = party.only
    match inner.kind:
        case "you":
            return Relation.YOU
        case "opponents":
            return Relation.OPPONENT
        case "described":
            found = described(inner)
            if found.players is None or found.targeted or found.determiner != "one":
                refuse(party, refusal.NO_VOCABULARY)
            return found.players
        case _:
            refuse(party, refusal.NO_VOCABULARY)


def _zone(part: _Part, node: Node) -> None:
    if part.zone_said:
        refuse(node, refusal.UNEXPECTED)
    if node.has("ONTO_BATTLEFIELD"):
        if part.head in ("CARD", "SPELL"):
            refuse(node, refusal.UNEXPECTED)
        return
    part.zone_said = True
    if node.has("IN_EXILE"):
        part.set(node, zone=Zone.EXILE)
        return
    zone, owner = placed(next(node.nodes("place")))
    part.set(node, zone=zone)
    if owner is not Relation.ANY:
        part.set(node, owner=owner)


def placed(node: Node) -> tuple[Zone, Relation]:
    """A zone, and whose: 'il tuo cimitero'."""
    zone = next(node.words("PLACE")).value
    assert isinstance(zone, Zone)
    party = node.node("party")
    if party is not None:
        return zone, whose(party)
    if node.has("YOUR"):
        return zone, Relation.YOU
    if node.has("ITS"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("THE") and not node.has("ALL") and not zone.shared:
        refuse(node, refusal.NO_VOCABULARY)
    return zone, Relation.ANY


def _in_your_hand(part: _Part, node: Node) -> None:
    """'Che hai in mano'."""
    if "2s" not in next(node.words("V_HAVE")).moods or part.zone_said:
        refuse(node, refusal.DISAGREES)
    part.zone_said = True
    part.set(node, zone=Zone.HAND, owner=Relation.YOU)


def _who_fights(part: _Part, node: Node) -> None:
    """'Che attacca'."""
    if not next(node.words("V_ATTACK")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, attacking=True)


def _of_colors(part: _Part, node: Node) -> None:
    """'Di uno o più colori'."""
    part.set(node, colorless=False)


_MODIFIERS: dict[str, Callable[[_Part, Node], None]] = {
    "adjective": _adjective,
    "negated": _negated,
    "either": _either,
    "with_quality": _with,
    "without_quality": _without_quality,
    "relation": _relation,
    "in_your_hand": _in_your_hand,
    "who_fights": _who_fights,
    "of_colors": _of_colors,
    "zone": _zone,
}
