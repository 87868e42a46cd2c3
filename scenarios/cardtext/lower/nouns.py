"""109.2: one noun with all that is said of it, as it is gathered, and the description that it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from engine.cards.abilities.filters import Filter, Jointly
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import ObjectReference
from engine.words.record import Record, within
from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Designation, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Place, Scope, called, refuse
from scenarios.cardtext.tree import Node

ANY_NUMBER = 1000
"""As many targets as one likes: more than there ever are."""

OF_ALL = (
    "relation",
    "theirs",
    "of_defender",
    "zone",
    "zones",
    "in_your_hand",
    "not_in_play",
    "who_casts",
    "by_chance",
    "jointly",
    "of_one_place",
    "of_color_said",
)
"""Modifiers that say no quality: in a list they are said of all of it."""

OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
"""700.12."""

_HEADS = ("CARD", "SPELL", "TOKEN", "PERMANENT", "ABILITY")

OF_CREATURES = ("power", "toughness")


class Described(Record, kw_only=True):
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
    exiled: bool = False
    """607.2a: they are called 'esiliate', and no more is said of what exiled them."""
    at_random: bool = False
    """Chance decides which."""
    alike: ObjectReference | None = None
    """105: what they have a colour in common with."""
    together: Jointly | None = None
    """115.1, 608.2d: what all of them have to be together."""
    one_place: bool = False
    """404.1: the zone that they lie in is that of one player, whoever it is: 'dal cimitero di un avversario'."""

    @property
    def all(self) -> bool:
        """Whether it means all that match, not some of them."""
        return self.determiner in ("every", "all") or (self.determiner == "the" and self.plural is True)


def objects_only(found: Described, where: Place) -> Filter:
    """109.2: the objects that are meant, where nothing else is: no players, no targets, nothing that is called a card."""
    if found.objects is None or found.players is not None or found.targeted or found.card:
        refuse(where, refusal.NO_VOCABULARY)
    return found.objects


def one_object(found: Described, where: Place) -> Filter:
    """109.2: 'una creatura', said by itself: any one of the objects that are meant."""
    if found.determiner != "one":
        refuse(where, refusal.NO_VOCABULARY)
    return objects_only(found, where)


def _of_any_player(relation: Node) -> bool:
    """Whether somebody is named behind whom 'bersaglio' may stand: 'controllate da un giocatore', 'di un avversario'."""
    party = relation.node("party")
    said = None if party is None else party.only.node("nominal")
    return said is not None and said.only.shape in (("PLAYER",), ("OPPONENT",))


class Part(Struct):
    """One noun with what is said of it, as it is gathered."""

    fields: dict[str, Any] = field(default_factory=dict)
    types: list[CardType] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    head: str = ""
    person: Relation | None = None
    targeted: bool = False
    beside: Quantity | None = None
    """The last that was said of it is a comparison with this, in which other objects are spoken of."""
    _aims: bool = False
    """The last that was said of it is what it targets, or what it is attached to: whose that is comes next, and not whose it is."""
    _apart: bool = False
    """The last that was said of it is what it is not: 'diversa da una carta terra'."""
    _of_a_player: bool = False
    """115.1: the last that was said of it is whose it is, 'controllate da un giocatore': 'bersaglio' behind that is the player."""
    gender: str = ""
    any_of: list[tuple[Filter, ...]] = field(default_factory=list)
    abilities: tuple[bool, ...] | None = None
    """113.3b-c: of an ability, whether it is an activated one, a triggered one, or either."""
    qualities: int = 0
    """How many of its modifiers say a quality: not whose it is, where it is, or that it is a target."""
    zone_said: bool = False
    so_called: tuple[str, ...] = ()
    """109.2a: 'carta permanente', which 'quella carta permanente' says again."""
    where: Place | None = None
    exiled: bool = False
    at_random: bool = False
    alike: ObjectReference | None = None
    together: Jointly | None = None
    one_place: bool = False
    """Where it lies is the zone of one player, whoever that is."""
    scope: Scope | None = None
    """What the sentence can speak of, where a description may speak of it: 'controlled by that player', 'X or less'."""

    def read(self, node: Node, head: str = "") -> Part:
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

    def inherit(self, first: Part) -> None:
        """'Carta creatura Elfo o Mago': a bare subtype behind another one is of the same card type."""
        if self.subtypes and not self.types and first.types and first.subtypes:
            self.types = list(first.types)
        if self.subtypes and not self.types and first.subtypes and "any_type" in first.fields:
            self.fields.setdefault("any_type", first.fields["any_type"])

    def noun(self, word: Lexeme) -> None:
        """One noun: what it is called first gives the gender."""
        # A subtype has a number and no gender of its own.
        self.gender = self.gender or (word.marks[:1] if word.marks[:1] in ("m", "f") else "")
        match word.kind:
            case "OF" | "THE" | "YOUR":
                self.gender = ""
            case "PLAYER":
                self.person = Relation.ANY
            case "OPPONENT":
                self.person = Relation.OPPONENT
            case "TYPE":
                assert isinstance(word.value, CardType)
                self.types.append(word.value)
            case "SUBTYPE":
                self.subtypes.append(str(word.value))
            case "COMMANDER":
                self.set(word, commander=True)
            case "OUTLAW":
                self.set(word, any_subtype=OUTLAWS)
            case "RING_BEARER":
                self.set(word, designation=Designation.RING_BEARER)
            case "SOURCE":
                refuse(word, refusal.NO_VOCABULARY)
            case "PERMANENT" if self.head in ("CARD", "SPELL"):
                self.so_called = ("permanent",) if self.head == "CARD" else ()
                self.set(word, any_type=tuple(one for one in CardType if one.permanent))
            case _:
                if self.head and self.head != "PERMANENT":
                    refuse(word, refusal.NO_VOCABULARY)
                self.head = word.kind
                if isinstance(word.value, tuple):
                    self.abilities = word.value

    def modifier(self, node: Node) -> None:
        """One modifier. What stands behind something counted is said of what is counted: 'al numero di artefatti che controlli'."""
        child = node.children[0]
        if self.beside is not None and not self._comes_from(child):
            refuse(node, refusal.UNEXPECTED)
        if isinstance(child, Lexeme):
            if self.targeted or self._of_a_player:
                refuse(child, refusal.UNEXPECTED)
            self.targeted = True
            return
        if self._aims and child.kind in ("relation", "other_than"):
            refuse(child, refusal.AMBIGUOUS)
        if self._apart and child.kind == "adjective" and child.has("SUPERTYPE"):
            # 'Diversa da una carta terra base': of the one that is left out.
            refuse(child, refusal.UNEXPECTED)
        self._apart = child.kind == "other_than" and child.has("TYPE") and not child.has("SUPERTYPE")
        self._of_a_player = child.kind == "relation" and _of_any_player(child)
        self._aims = child.kind in ("which_targets", "fastened") and _described_there(child)
        self.qualities += child.kind not in OF_ALL
        MODIFIERS[child.kind](self, child)

    def _comes_from(self, child: Node | Lexeme) -> bool:
        """Whether it is of a card alone that it is said: 'al numero di artefatti che controlli dal tuo cimitero'."""
        of_a_card = isinstance(child, Node) and child.kind == "zone" and child.has("FROM") and self.head == "CARD"
        others = [one for one in within(self.beside) if isinstance(one, Filter)]
        return of_a_card and all(one.zone is Zone.BATTLEFIELD and one.controller is not None for one in others)

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
            return Described(
                players=relation,
                targeted=self.targeted,
                called=frozenset({"player"}),
                gender="m",
                at_random=self.at_random,
                together=self.together,
            )
        return Described(
            objects=self.filter(other=other),
            targeted=self.targeted,
            called=self.called(),
            gender=self.gender,
            card=self.head == "CARD",
            zone_said=self.zone_said,
            exiled=self.exiled,
            at_random=self.at_random,
            alike=self.alike,
            together=self.together,
            one_place=self.one_place,
        )

    def filter(self, *, other: bool = False) -> Filter:
        """The filter of an object."""
        assert self.where is not None
        said = dict(self.fields)
        self._head(said)
        if said.get("face_down") is not None and said.get("zone") in (Zone.HAND, Zone.LIBRARY):
            # 708.2: 'esilia una carta dalla tua mano a faccia in giù': how it is exiled; in a hand nothing is face down.
            refuse(self.where, refusal.UNEXPECTED)
        if self.types:
            said["types"] = tuple(dict.fromkeys((*self.types, *said.get("types", ()))))
        if self.subtypes:
            said["subtypes"] = tuple(self.subtypes)
        if other:
            said["another"] = True
        if "counter" in said and said.get("zone") in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
            # 122.2: counters do not come along; what has one there is what returns with it.
            refuse(self.where, refusal.UNEXPECTED)
        if "attached_to" in said and said.get("zone", Zone.BATTLEFIELD) is not Zone.BATTLEFIELD:
            # 301.5: nothing is attached elsewhere; cards are put onto the battlefield attached to something.
            refuse(self.where, refusal.UNEXPECTED)
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
                if self.zone_said or not self.targeted:
                    refuse(self.where, refusal.NO_VOCABULARY)
                said["zone"], said["kind"] = Zone.STACK, Kind.ABILITY
                if self.abilities is not None and len(self.abilities) == 1:
                    said["activated"] = self.abilities[0]
            case "PERMANENT" if self.zone_said:
                refuse(self.where, refusal.UNEXPECTED)
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
        return called((*names, *self.so_called, *self.types, *self.subtypes, *of_subtypes[:1]))


MODIFIERS: dict[str, Callable[[Part, Node], None]] = {}
"""What each modifier says of a noun; the rooms of `qualities`, `belonging`, `relating` and `set_against` fill it."""


def _described_there(node: Node) -> bool:
    """Whether what it targets, or is attached to, is a description, of which more can be said."""
    party = node.node("party")
    return node.node("described") is not None or (party is not None and party.only.kind == "described")
