"""109.2: one noun with all that is said of it, as a filter: nouns, adjectives, what it has, whose it is and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from engine.cards.abilities.filters import Bounds, Filter, Measured, Sharing, Targeting
from engine.cards.abilities.quantities import Greatest, ManaValueOf, Quantity
from engine.cards.abilities.references import (
    DefendingPlayer,
    EachOfThem,
    EachPlayer,
    Every,
    ObjectReference,
    PlayerReference,
    This,
    You,
)
from engine.words.record import Record, replace
from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Color, Designation, Kind, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Place, Scope, called, refuse
from scenarios.cardtext.realised import keyword_realised
from scenarios.cardtext.tree import Node

ANY_NUMBER = 1000
"""As many targets as one likes: more than there ever are."""


OF_ALL = ("relation", "theirs", "of_defender", "zone", "in_your_hand", "who_casts", "by_chance")
"""Modifiers that say no quality: in a list they are said of all of it."""

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

    @property
    def all(self) -> bool:
        """Whether it means all that match, not some of them."""
        return self.determiner in ("every", "all") or (self.determiner == "the" and self.plural is True)


class Part(Struct):
    """One noun with what is said of it, as it is gathered."""

    fields: dict[str, Any] = field(default_factory=dict)
    types: list[CardType] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    head: str = ""
    person: Relation | None = None
    targeted: bool = False
    beside_count: bool = False
    """The last that was said of it is a comparison with what is counted."""
    _aims: bool = False
    """The last that was said of it is what it targets: whose that is comes next, and not whose the spell is."""
    gender: str = ""
    any_of: list[tuple[Filter, ...]] = field(default_factory=list)
    abilities: tuple[bool, ...] | None = None
    """113.3b-c: of an ability, whether it is an activated one, a triggered one, or either."""
    qualities: int = 0
    """How many of its modifiers say a quality: not whose it is, where it is, or that it is a target."""
    zone_said: bool = False
    where: Place | None = None
    exiled: bool = False
    at_random: bool = False
    alike: ObjectReference | None = None
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
        self.gender = self.gender or word.marks[:1]
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
            case "SOURCE":
                refuse(word, refusal.NO_VOCABULARY)
            case "PERMANENT" if self.head in ("CARD", "SPELL"):
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
        if self.beside_count:
            refuse(node, refusal.UNEXPECTED)
        if isinstance(child, Lexeme):
            if self.targeted:
                refuse(child, refusal.UNEXPECTED)
            self.targeted = True
            return
        if self._aims and child.kind in ("relation", "other_than"):
            refuse(child, refusal.AMBIGUOUS)
        self._aims = child.kind == "which_targets" and child.node("described") is not None
        self.qualities += child.kind not in OF_ALL
        MODIFIERS[child.kind](self, child)

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
        return called((*names, *self.types, *self.subtypes, *of_subtypes[:1]))


HISTORIC = (
    Filter(types=(CardType.ARTIFACT,)),
    Filter(supertypes=(Supertype.LEGENDARY,)),
    Filter(subtypes=("Saga",)),
)
"""700.6."""


def _adjective(part: Part, node: Node) -> None:
    said = adjective(node)
    if "kicked" in said and part.head != "SPELL":
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, **said)


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
        case "BLOCKED":
            return {"blocked": True}
        case "ENCHANTED":
            return {"bears": "Aura"}
        case "EQUIPPED":
            return {"bears": "Equipment"}
        case "HISTORIC":
            return {"any_of": HISTORIC}
        case "MONOCOLORED":
            return {"multicolored": False, "colorless": False}
        case "FACE_DOWN":
            return {"face_down": True}
        case "TRANSFORMED":
            return {"transformed": True}
        case "MODIFIED":
            return {"modified": True}
        case "WITH_KICKER":
            return {"kicked": True}
        case "SADDLED":
            return {"designation": Designation.SADDLED}
        case "DESIGNATED":
            assert isinstance(word.value, Designation)
            return {"designation": word.value}
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _negated(part: Part, node: Node) -> None:
    for one in node.nodes():
        if one.kind == "not_adjective":
            _not_adjective(part, one)
        else:
            _not_noun(part, one)


def _not_adjective(part: Part, node: Node) -> None:
    said = adjective(next(node.nodes()))
    for name, value in said.items():
        match name:
            case "colors":
                part.fields["not_colors"] = (*part.fields.get("not_colors", ()), *value)
            case "supertypes":
                part.fields["not_supertypes"] = (*part.fields.get("not_supertypes", ()), *value)
            case "colorless" | "attacking" | "blocking" | "blocked" | "face_down" | "transformed" | "modified":
                part.set(node, **{name: False})
            case _:
                refuse(node, refusal.NO_VOCABULARY)


def _not_noun(part: Part, node: Node) -> None:
    if node.has("COMMANDER"):
        part.set(node, commander=False)
        return
    word = next(node.words("TYPE", "SUBTYPE", "TOKEN", "CARD", "SPELL", "PERMANENT", "ABILITY", "SOURCE"))
    if word.kind == "TYPE":
        part.fields["not_types"] = (*part.fields.get("not_types", ()), word.value)
    elif word.kind == "SUBTYPE":
        part.fields["not_subtypes"] = (*part.fields.get("not_subtypes", ()), str(word.value))
    elif word.kind == "TOKEN":
        part.set(node, not_kind=Kind.TOKEN)
    else:
        refuse(node, refusal.NO_VOCABULARY)


def _either(part: Part, node: Node) -> None:
    said = [adjective(one) for one in node.nodes("adjective")]
    if all(list(one) == ["colors"] for one in said):
        part.set(node, colors=tuple(color for one in said for color in one["colors"]))
        return
    part.any_of.append(tuple(Filter(**one) for one in said))


def _with(part: Part, node: Node) -> None:
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
        case "greatest_of":
            _greatest(part, inner)
        case "symbol_in_cost":
            _x_in_cost(part, inner, there=True)
        case _ if inner.has("COUNTER"):
            part.set(inner, any_counter=True)
        case _:
            part.set(inner, counter=counter_kind(next(inner.nodes("counter_kind"))))


def _x_in_cost(part: Part, node: Node, *, there: bool) -> None:
    """107.3: 'con {X} nel suo costo di mana'."""
    if next(node.words("SYMBOL")).form != "{X}":
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, x_in_cost=there)


def _greatest(part: Part, node: Node) -> None:
    """208.1: 'con la forza maggiore tra le creature che controlla': no less than the greatest of them has."""
    # As in :func:`whose`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import describe

    found = describe(next(node.nodes("nominal")), scope=part.scope)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    what = str(next(node.words("MEASURE")).value)
    part.set(node, measured=(Measured(what=what, how=">=", than=Greatest(what=what, filter=wanted)),))


def _which_has(part: Part, node: Node) -> None:
    """'Che ha un segnalino +1/+1', 'che non ha volare': as 'con' and 'senza' would say it."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    said = node.only
    if not node.has("NOT"):
        _with(part, node)
    elif said.kind == "countered" and not said.has("COUNTER"):
        part.set(node, without_counter=counter_kind(next(said.nodes("counter_kind"))))
    else:
        _without_quality(part, node)


def _sharing_type(part: Part, node: Node) -> None:
    """205.3: 'che condivide un tipo di creatura con essa', 'che non condivide un tipo di terra con una terra che controlli'."""
    if not next(node.words("V_SHARE", "V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    if part.scope is None:
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, shares=sharing(node, part.scope))


def sharing(node: Node, scope: Scope) -> Sharing:
    """What has to be in common, and with what: one that is spoken of, or any of a description."""
    kind = node.word("SHARED_KIND")
    # English says the engine's words, which have no value of their own.
    what = "creature type" if kind is None else str(kind.value or kind.form).replace("permanent type", "card type")
    party = node.node("party")
    if party is not None and party.only.kind == "described":
        # As in :func:`whose`: the circle of descriptions is closed here.
        from scenarios.cardtext.lower.description import described

        found = described(party.only, scope=scope)
        if (
            found.determiner != "one"
            or found.objects is None
            or found.players is not None
            or found.targeted
            or found.card
        ):
            refuse(party, refusal.NO_VOCABULARY)
        return Sharing(what=what, of=Every(found.objects), none=node.has("NOT"))
    return Sharing(what=what, of=_object_spoken_of(Part(scope=scope), node), none=node.has("NOT"))


def _without_quality(part: Part, node: Node) -> None:
    inner = node.only
    if inner.kind == "symbol_in_cost":
        _x_in_cost(part, inner, there=False)
        return
    names = list(inner.words("KEYWORD"))
    if inner.kind == "countered" and inner.has("COUNTER"):
        part.set(inner, any_counter=False)
        return
    if inner.kind == "countered":
        part.set(inner, without_counter=counter_kind(next(inner.nodes("counter_kind"))))
        return
    if inner.kind != "keyword_names" or len(names) != 1:
        refuse(inner, refusal.NO_VOCABULARY)
    part.set(inner, without_keyword=named(names[0]))


def named(word: Lexeme) -> str:
    """A keyword that objects have as such, so that a description can ask for it and an effect take it away."""
    if not keyword_realised(str(word.value)):
        refuse(word, refusal.NO_VOCABULARY)
    return str(word.value)


_FIELDS = {"power": "power", "toughness": "toughness", "mana value": "mana_value"}

_BASES = {"BASE_POWER": "base_power", "BASE_TOUGHNESS": "base_toughness"}
"""208.4b."""


def _measured(part: Part, node: Node) -> None:
    if node.has("EQUAL_OR_LESS", "LESSER"):
        _beside_what_was_spoken_of(part, node)
        return
    comparison = next(node.nodes("comparison"))
    if comparison.has("X") or comparison.node(*BESIDE, "that_of") is not None:
        _beside_quantity(part, node, comparison)
        return
    bounds = compared(comparison)
    names = [_FIELDS[str(word.value)] for word in node.words("MEASURE")]
    names += [_BASES[word.kind] for word in node.words(*_BASES)]
    if len(names) == 1:
        part.set(node, **{names[0]: bounds})
    else:
        said: list[dict[str, Any]] = [{name: bounds} for name in names]
        part.any_of.append(tuple(Filter(**one) for one in said))


def _beside_what_was_spoken_of(part: Part, node: Node) -> None:
    """202.3, 608.2h: 'con valore di mana pari o inferiore', 'inferiore': than that of the one object that was spoken of."""
    if part.scope is None:
        refuse(node, refusal.NO_ANTECEDENT)
    of = part.scope.antecedent(node, lambda one: not one.player and not one.own and one.plural is False)
    word = next(node.words("MEASURE"))
    if word.value != "mana value":
        refuse(node, refusal.NO_VOCABULARY)
    how_much = "<=" if node.has("EQUAL_OR_LESS") else "<"
    part.set(node, measured=(Measured(what="mana value", how=how_much, than=ManaValueOf(of.last_known)),))  # type: ignore[arg-type]


_HOW = {"AT_MOST": "<=", "OR_LESS": "<=", "AT_LEAST": ">=", "OR_MORE": ">=", "BELOW": "<", "ABOVE": ">"}


BESIDE: dict[str, Callable[[Node, Scope], Quantity]] = {}
"""What a measure is laid beside apart from numbers and X, by kind of node: entered where quantities are read, above this module."""


def _beside_quantity(part: Part, node: Node, comparison: Node) -> None:
    """107.3, 608.2i: 'with mana value X or less': X as it was announced, or as the sentence says; or beside what is counted."""
    names = [str(word.value) for word in node.words("MEASURE")]
    if part.scope is None or not names or node.has(*_BASES):
        refuse(comparison, refusal.NO_VOCABULARY)
    said_of = comparison.node(*BESIDE, "that_of")
    if said_of is not None and said_of.kind == "that_of":
        measure = Node("measure_of", (next(node.words("MEASURE")), *said_of.nodes("party")), said_of.start, said_of.end)
        said_of = measure
    part.beside_count = said_of is not None
    than = part.scope.known_x if said_of is None else BESIDE[said_of.kind](said_of, part.scope)
    if than is None:
        refuse(comparison, refusal.UNKNOWN_X)
    said = [Measured(what=name, how=how(comparison), than=than) for name in names]
    if said_of is not None and said_of.kind != "number_of" and len(names) > 1:
        refuse(comparison, refusal.AMBIGUOUS)
    if len(said) == 1:
        part.set(node, measured=tuple(said))
    else:
        part.any_of.append(tuple(Filter(measured=(one,)) for one in said))


def how(comparison: Node) -> str:
    """The sign of a comparison."""
    return next((sign for kind, sign in _HOW.items() if comparison.has(kind)), "=")


def compared(node: Node) -> Bounds:
    """A comparison with a number: 'pari o inferiore a 3'."""
    number = node.word("NUM")
    if number is None or node.node(*BESIDE, "that_of") is not None:
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


def _relation(part: Part, node: Node) -> None:
    verb = node.word("V_CONTROL", "V_OWN")
    party = node.node("party")
    if node.has("UNDER_OPPONENTS_CONTROL"):
        part.set(node, controller=Relation.OPPONENT)
        return
    if party is None:
        assert verb is not None
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        if verb.kind == "V_OWN":
            part.set(node, owner=Relation.YOU)
        else:
            part.set(node, controller=Relation.NOT_YOU if node.has("NOT") else Relation.YOU)
        return
    _belongs(part, node, party, "controller")


def _belongs(part: Part, where: Node, party: Node, name: str) -> None:
    """Whose it is: of players in a relation to you, or of those whom the sentence speaks of."""
    relation = _relation_to_you(party)
    if relation is not None:
        part.set(where, **{name: relation})
    else:
        part.set(where, whose=_spoken_of(party, part.scope))


def _spoken_of(party: Node, scope: Scope | None) -> PlayerReference:
    """'Quel giocatore', 'un giocatore bersaglio', 'il giocatore incantato'."""
    if scope is None:
        refuse(party, refusal.NO_VOCABULARY)
    # As in :func:`_relation_to_you`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.parties import player_of

    found = player_of(party, scope)
    if found.before:
        refuse(party, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def whose(party: Node) -> Relation:
    """In what relation to you the players stand whose objects are meant."""
    found = _relation_to_you(party)
    if found is None:
        refuse(party, refusal.NO_VOCABULARY)
    return found


def _relation_to_you(party: Node) -> Relation | None:
    inner = party.only
    match inner.kind:
        case "you":
            return Relation.YOU
        case "opponents":
            return Relation.OPPONENT
        case "described":
            # A description says whose its objects are, by another description: the circle is closed here.
            from scenarios.cardtext.lower.description import described

            found = described(inner)
            if found.players is None or (not found.targeted and found.determiner != "one"):
                refuse(party, refusal.NO_VOCABULARY)
            return None if found.targeted else found.players
        case _:
            return None


def _theirs(part: Part, node: Node) -> None:
    """'Che controlla': of the one player who does what the sentence says."""
    if "3s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    part.set(node, whose=_doer(part, node))


def _doer(part: Part, node: Node) -> PlayerReference:
    doer = None if part.scope is None else part.scope.subject
    if doer is not None and doer.player and isinstance(doer.to, EachPlayer):
        return EachOfThem()
    if doer is None or not doer.player or doer.plural is not False or doer.to == You():
        refuse(node, refusal.NO_ANTECEDENT)
    return doer.to  # type: ignore[return-value]


def _zone(part: Part, node: Node) -> None:
    if part.zone_said:
        refuse(node, refusal.UNEXPECTED)
    if node.has("ONTO_BATTLEFIELD", "IN_PLAY"):
        if part.head in ("CARD", "SPELL"):
            refuse(node, refusal.UNEXPECTED)
        return
    if node.has("PLACE"):
        word = next(node.words("PLACE"))
        if word.value is Zone.GRAVEYARD and word.marks.endswith("p") and part.head == "CARD":
            # 404.1: 'dai cimiteri', whosever they are.
            part.zone_said = True
            part.set(node, zone=Zone.GRAVEYARD)
            return
        if part.head != "SPELL" or next(node.words("PLACE")).value is not Zone.EXILE:
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, cast_from=Zone.EXILE)
        return
    if part.head == "SPELL" and node.has("FROM"):
        _cast_from(part, next(node.nodes("place")))
        return
    part.zone_said = True
    if node.has("IN_EXILE"):
        part.set(node, zone=Zone.EXILE)
        return
    place = next(node.nodes("place"))
    party = place.node("party")
    if place.has("ITS", "OWN"):
        part.set(node, zone=next(place.words("PLACE")).value, whose=_doer(part, place))
        return
    if party is not None and _relation_to_you(party) is None:
        zone = next(place.words("PLACE")).value
        part.set(node, zone=zone, whose=_spoken_of(party, part.scope))
        return
    zone, owner = placed(place)
    part.set(node, zone=zone)
    if owner is not Relation.ANY:
        part.set(node, owner=owner)


def _cast_from(part: Part, place: Node) -> None:
    """601.2a: 'una magia dal tuo cimitero', 'da una zona diversa dalla tua mano': whence it was cast; the card is its owner's."""
    if place.has("ZONE"):
        zone = next(place.words("PLACE")).value
        if zone is not Zone.HAND:
            refuse(place, refusal.NO_VOCABULARY)
        elsewhere = (Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
        part.any_of.append(tuple(Filter(zone=Zone.STACK, cast_from=one) for one in elsewhere))
        return
    zone, owner = placed(place)
    part.set(place, cast_from=zone)
    if owner is not Relation.ANY:
        part.set(place, owner=owner)


def placed(node: Node) -> tuple[Zone, Relation]:
    """A zone, and whose: 'il tuo cimitero'."""
    zone = next(node.words("PLACE")).value
    assert isinstance(zone, Zone)
    if node.has("ZONE"):
        refuse(node, refusal.NO_VOCABULARY)
    party = node.node("party")
    if party is not None:
        return zone, whose(party)
    if node.has("YOUR"):
        return zone, Relation.YOU
    if node.has("ITS", "OWN"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("THE") and not node.has("ALL") and not zone.shared:
        refuse(node, refusal.NO_VOCABULARY)
    return zone, Relation.ANY


def _who_casts(part: Part, node: Node) -> None:
    """'Che lanci', 'lanciate dai tuoi avversari': of spells, whose they are."""
    if part.head != "SPELL":
        refuse(node, refusal.UNEXPECTED)
    party, verb = node.node("party"), node.word("V_CAST", "V_PLAY")
    if verb is not None and not verb.moods & ({"2s"} if party is None else {"3s", "3p"}):
        refuse(node, refusal.DISAGREES)
    if party is None:
        part.set(node, controller=Relation.YOU)
    else:
        _belongs(part, node, party, "controller")


def _in_your_hand(part: Part, node: Node) -> None:
    """'Che hai in mano'."""
    verb = next(node.words("V_HAVE"))
    if part.zone_said:
        refuse(node, refusal.UNEXPECTED)
    part.zone_said = True
    if "2s" in verb.moods:
        part.set(node, zone=Zone.HAND, owner=Relation.YOU)
        return
    if "3s" not in verb.moods or part.scope is None:
        refuse(node, refusal.DISAGREES)
    doer = part.scope.subject
    if doer is None or not doer.player:
        doer = part.scope.antecedent(node, lambda one: one.player)
    if doer.plural is not False or doer.to == You():
        refuse(node, refusal.NO_ANTECEDENT)
    part.set(node, zone=Zone.HAND, whose=doer.to)


def _who_fights(part: Part, node: Node) -> None:
    """'Che attacca'."""
    verb = next(node.words("V_ATTACK", "IS_FIGHTING"))
    if not verb.moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, **{str(verb.value) if verb.kind == "IS_FIGHTING" else "attacking": True})
    if node.has("TO_YOU", "YOU") or node.node("opponents") is not None:
        if verb.value == "blocking":
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, attacks_whom=Relation.YOU if node.has("TO_YOU", "YOU") else Relation.OPPONENT)


def _of_defender(part: Part, node: Node) -> None:
    """508.5: 'controllata dal giocatore in difesa': whom the source attacks, or the creature of whose attack the event speaks."""
    attacker = None if part.scope is None else part.scope.attacker
    if attacker is None or attacker == This():
        part.set(node, defending=True)
    else:
        part.set(node, whose=DefendingPlayer(attacker))


def _and_which(part: Part, node: Node) -> None:
    """'Le magie che i tuoi avversari lanciano e che bersagliano la Sentinella': what more is said of the same."""
    said = node.only
    MODIFIERS[said.kind](part, said)


def _which_targets(part: Part, node: Node) -> None:
    """115.9b: 'una magia che bersaglia la Sentinella', 'che bersaglia una creatura che controlli'."""
    if part.head not in ("SPELL", "ABILITY") or not next(node.words("V_AIM")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, targeting=targeting(node))


def targeting(node: Node) -> Targeting:
    """115.9b: what it targets: the source, or one object of a description."""
    only = node.has("ONLY")
    if node.node("own") is not None:
        return Targeting(objects=Filter(this=True), only=only)
    you = node.has("YOU", "TO_YOU")
    if you and node.node("described") is None:
        return Targeting(players=Relation.YOU)
    # As in :func:`whose`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    found = described(next(node.nodes("described")))
    if found.determiner != "one" or found.targeted or found.card or (you and found.players is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects is None:
        return Targeting(players=found.players, only=only)
    if found.objects.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        refuse(node, refusal.NO_VOCABULARY)
    return Targeting(objects=found.objects, players=Relation.YOU if you else found.players, only=only)


def _named(part: Part, node: Node) -> None:
    """201.2: 'chiamata Sentinella': with the name of the card that says it, or of another one."""
    other = node.word("OTHER_NAME")
    if other is not None:
        part.set(node, name=str(other.value))
        return
    name = "" if part.scope is None else part.scope.source.name
    if not name:
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, name=name)


def _sized(part: Part, node: Node) -> None:
    """208.1: 'una creatura 1/1'."""
    power, _, toughness = next(node.words("PT")).form.partition("/")
    if not (power.isdigit() and toughness.isdigit()):
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, power=Bounds(int(power), int(power)), toughness=Bounds(int(toughness), int(toughness)))


def _same_named(part: Part, node: Node) -> None:
    """201.2b: 'con lo stesso nome di quella creatura'."""
    part.set(node, named_as=_object_spoken_of(part, node))


def _fastened(part: Part, node: Node) -> None:
    """301.5, 303.4: 'assegnate a quella creatura', 'assegnati ad essa'."""
    part.set(node, attached_to=_object_spoken_of(part, node))


def _object_spoken_of(part: Part, node: Node) -> ObjectReference:
    """The object that a description speaks of, and that was spoken of before."""
    if part.scope is None:
        refuse(node, refusal.NO_VOCABULARY)
    # As in :func:`_spoken_of`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.parties import object_of

    word = node.word("PRON")
    if word is not None:
        subject = part.scope.subject
        if subject is not None and not subject.player and subject.agrees(word.marks):
            return subject.to  # type: ignore[return-value]
        return part.scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)).to  # type: ignore[return-value]
    found = object_of(next(node.nodes("party")), part.scope)
    if found.before or found.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def _exiled_with(part: Part, node: Node) -> None:
    """607.2a: 'esiliata con la Sentinella', 'la carta esiliata': what an ability that is linked to this one has exiled."""
    scope, pronoun = part.scope, node.word("PRON")
    if part.head != "CARD" or part.zone_said or scope is None or scope.source.quoted or scope.source.spell:
        part.exiled = node.node("own") is None and pronoun is None
        if part.head != "CARD" or part.zone_said or scope is None or not part.exiled:
            refuse(node, refusal.NO_VOCABULARY)
    if pronoun is not None and not scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)).own:
        refuse(pronoun, refusal.NO_ANTECEDENT)
    part.exiled = node.node("own") is None and pronoun is None
    part.zone_said = True
    part.set(node, zone=Zone.EXILE, linked_to_this=True)


def _sharing_color(part: Part, node: Node) -> None:
    """105: 'che abbia almeno un colore in comune con essa'."""
    if part.alike is not None:
        refuse(node, refusal.UNEXPECTED)
    word = node.word("PRON")
    if word is not None and part.scope is not None:
        known = part.scope.nearest(word, lambda one: not one.player and not one.own and one.agrees(word.marks))
        part.alike = known.to  # type: ignore[assignment]
    else:
        part.alike = _object_spoken_of(part, node)


def _sole_target(part: Part, node: Node) -> None:
    """115.9a: 'con un solo bersaglio'."""
    if part.head not in ("SPELL", "ABILITY"):
        refuse(node, refusal.UNEXPECTED)
    part.set(node, targeting=Targeting(number=Bounds(1, 1)))


def _by_chance(part: Part, node: Node) -> None:
    """'A caso', 'scelta a caso'."""
    if part.at_random:
        refuse(node, refusal.UNEXPECTED)
    part.at_random = True


def _of_chosen(part: Part, node: Node) -> None:
    """607.2d: 'del tipo scelto': what was chosen as the source entered, which another of its abilities must say."""
    what = (
        "chosen_type" if node.has("OF_CHOSEN_TYPE") else "chosen_name" if node.has("OF_CHOSEN_NAME") else "chosen_color"
    )
    part.set(node, **{what: True})


def _of_colors(part: Part, node: Node) -> None:
    """'Di uno o più colori'."""
    part.set(node, colorless=False)


def _which_is(part: Part, node: Node) -> None:
    """'Che è leggendaria', 'che non è un Demone': as the adjective, or the noun, would say it without a verb."""
    if not next(node.words("V_BE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    negative = node.has("NOT")
    said = node.node("adjective")
    if said is not None:
        if negative:
            _not_adjective(part, replace(node, children=(said,)))
        else:
            _adjective(part, said)
        return
    word = next(node.words("TYPE", "SUBTYPE", "TOKEN", "CARD", "SPELL", "PERMANENT", "ABILITY", "SOURCE"))
    if node.has("OR", "AND_OR") and len(list(node.words("TYPE", "SUBTYPE"))) != len(list(node.words("ONE"))):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("OR", "AND_OR"):
        part.any_of.append(tuple(_of_noun(one) for one in node.words("TYPE", "SUBTYPE")))
    elif negative:
        _not_noun(part, node)
    elif word.kind == "TYPE" and isinstance(word.value, CardType):
        part.types.append(word.value)
    elif word.kind == "SUBTYPE":
        part.subtypes.append(str(word.value))
    else:
        refuse(node, refusal.NO_VOCABULARY)


def _of_noun(word: Lexeme) -> Filter:
    if isinstance(word.value, CardType):
        return Filter(types=(word.value,))
    return Filter(subtypes=(str(word.value),))


def _dealt_to(part: Part, node: Node) -> None:
    """608.2i: 'a cui la Sentinella ha inflitto danno in questo turno', 'a cui è stato inflitto danno in questo turno'."""
    party = node.node("party")
    if "3s" not in next(node.words("V_HAVE", "V_BE")).moods:
        refuse(node, refusal.DISAGREES)
    part.set(node, dealt_damage_by=Filter() if party is None else _dealer(party, part))


def _dealer(party: Node, part: Part) -> Filter:
    """What dealt it, as it was then: the source, what it is attached to, or one of a description."""
    inner = party.only
    if inner.kind == "own":
        if inner.has("NAME") and part.scope is not None and part.scope.source.quoted:
            refuse(party, refusal.NO_VOCABULARY)
        return Filter(this=True)
    if inner.kind == "attached" and not inner.has("PLAYER"):
        return Filter(holds_this=True)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    # As in :func:`whose`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    found = described(inner)
    if found.determiner != "one" or found.objects is None or found.players is not None or found.targeted or found.card:
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects


def _dealt_by(part: Part, node: Node) -> None:
    """608.2i: 'che ti ha inflitto danno in questo turno'."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, hit=Relation.YOU)


def _attacked_now(part: Part, node: Node) -> None:
    """508.1a: 'che ha attaccato in questo turno'."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, attacked_this_turn=True)


def _other_than(part: Part, node: Node) -> None:
    """'Diversa dalla Sentinella': another one than the source."""
    part.set(node, another=True)


MODIFIERS: dict[str, Callable[[Part, Node], None]] = {
    "adjective": _adjective,
    "negated": _negated,
    "either": _either,
    "with_quality": _with,
    "without_quality": _without_quality,
    "relation": _relation,
    "theirs": _theirs,
    "who_casts": _who_casts,
    "in_your_hand": _in_your_hand,
    "who_fights": _who_fights,
    "which_is": _which_is,
    "dealt_to": _dealt_to,
    "dealt_by": _dealt_by,
    "attacked_now": _attacked_now,
    "other_than": _other_than,
    "exiled_with": _exiled_with,
    "by_chance": _by_chance,
    "sole_target": _sole_target,
    "sharing_color": _sharing_color,
    "of_colors": _of_colors,
    "of_chosen": _of_chosen,
    "which_targets": _which_targets,
    "which_has": _which_has,
    "sharing_type": _sharing_type,
    "and_which": _and_which,
    "named": _named,
    "sized": _sized,
    "same_named": _same_named,
    "fastened": _fastened,
    "of_defender": _of_defender,
    "zone": _zone,
}
