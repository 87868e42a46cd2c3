"""109.2: the qualities of what a noun means: adjectives, what it has and has not, and numbers that it is compared with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.cards.abilities.filters import Bounds, Filter, Measured, Sharing
from engine.cards.abilities.quantities import Greatest, ManaValueOf, PowerOf, Quantity, ToughnessOf
from engine.cards.abilities.references import Every, ObjectReference, Together
from engine.words.record import within
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import CardType, Color, Designation, Kind, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.counters_said import counter_kind, so_many_said
from scenarios.cardtext.lower.nouns import MODIFIERS, OUTLAWS, Described, Part, one_object
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.realised import keyword_realised
from scenarios.cardtext.tree import Node

HISTORIC = (
    Filter(types=(CardType.ARTIFACT,)),
    Filter(supertypes=(Supertype.LEGENDARY,)),
    Filter(subtypes=("Saga",)),
)
"""700.6."""


def take_adjective(part: Part, node: Node) -> None:
    """An adjective, said of a noun."""
    said = adjective(node)
    if "kicked" in said and part.head != "SPELL":
        refuse(node, refusal.NO_VOCABULARY)
    if "zone" in said:
        # 702.62b: only a card in exile is suspended.
        if part.head != "CARD" or part.zone_said:
            refuse(node, refusal.NO_VOCABULARY)
        part.zone_said = True
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
        case "FACE_UP":
            return {"face_down": False}
        case "TRANSFORMED":
            return {"transformed": True}
        case "MODIFIED":
            return {"modified": True}
        case "WITH_KICKER":
            return {"kicked": True}
        case "SUSPENDED":
            return {"zone": Zone.EXILE, "keyword": "suspend", "counter": "time"}
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
            take_not_adjective(part, one)
        else:
            take_not_noun(part, one)


def take_not_adjective(part: Part, node: Node) -> None:
    """An adjective that is denied: 'non attaccante'."""
    said = adjective(next(node.nodes()))
    for name, value in said.items():
        match name:
            case "multicolored" | "tapped" if len(said) == 1:
                part.set(node, **{name: not value})
            case "bears":
                part.fields["bears_no"] = (*part.fields.get("bears_no", ()), value)
            case "colors":
                part.fields["not_colors"] = (*part.fields.get("not_colors", ()), *value)
            case "supertypes":
                part.fields["not_supertypes"] = (*part.fields.get("not_supertypes", ()), *value)
            case "colorless" | "attacking" | "blocking" | "blocked" | "face_down" | "transformed" | "modified":
                part.set(node, **{name: False})
            case _:
                refuse(node, refusal.NO_VOCABULARY)


def take_not_noun(part: Part, node: Node) -> None:
    """A noun that is denied: 'non terra'."""
    if node.has("COMMANDER"):
        part.set(node, commander=False)
        return
    if node.has("OUTLAW"):
        part.fields["not_subtypes"] = (*part.fields.get("not_subtypes", ()), *OUTLAWS)
        return
    word = next(node.words("TYPE", "SUBTYPE", "TOKEN", "CARD", "SPELL", "PERMANENT", "ABILITY", "SOURCE"), None)
    if word is None:
        refuse(node, refusal.NO_VOCABULARY)
    if word.kind == "TYPE":
        part.fields["not_types"] = (*part.fields.get("not_types", ()), word.value)
    elif word.kind == "SUBTYPE":
        part.fields["not_subtypes"] = (*part.fields.get("not_subtypes", ()), str(word.value))
    elif word.kind == "TOKEN":
        part.set(node, not_kind=Kind.TOKEN)
    else:
        refuse(node, refusal.NO_VOCABULARY)


def take_either(part: Part, node: Node) -> None:
    """105.2, 110: 'bianca o blu', 'incantata o equipaggiata'."""
    said = [adjective(one) for one in node.nodes("adjective")]
    if all(list(one) == ["colors"] for one in said):
        part.set(node, colors=tuple(color for one in said for color in one["colors"]))
        return
    part.any_of.append(tuple(Filter(**one) for one in said))


def of_all_colors(negative: bool) -> tuple[Filter, ...]:
    """105.2: 'di tutti i colori': of each of the five; 'non di tutti i colori': without one of them."""
    if negative:
        return tuple(Filter(not_colors=(one,)) for one in Color)
    found: tuple[Filter, ...] = ()
    for one in reversed(Color):
        found = (Filter(colors=(one,), any_of=found),)
    return found


def _with(part: Part, node: Node) -> None:
    if node.has("AN_ADVENTURE"):
        part.set(node, inset="Adventure")
        return
    if node.has("A_BASIC_LAND_TYPE"):
        # 305.6
        part.set(node, any_subtype=tuple(BASIC_LANDS))
        return
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
        case "base_size":
            _base_size(part, inner)
        case "symbol_in_cost":
            _x_in_cost(part, inner, there=True)
        case "countered" if inner.has("NUM", "X", "EXACTLY"):
            said = inner.node("counter_kind")
            part.set(inner, counter=None if said is None else counter_kind(said), counter_bounds=so_many_said(inner))
        case _ if inner.has("COUNTER"):
            part.set(inner, any_counter=True)
        case _:
            part.set(inner, counter=counter_kind(next(inner.nodes("counter_kind"))))


def _base_size(part: Part, node: Node) -> None:
    """208.4b: 'con forza e costituzione base 2/2'."""
    said = next(node.words("PT")).form.split("/")
    if len(said) != 2 or not all(one.isdigit() for one in said):
        refuse(node, refusal.NO_VOCABULARY)
    power, toughness = (Bounds(least=int(one), most=int(one)) for one in said)
    part.set(node, base_power=power, base_toughness=toughness)


def _x_in_cost(part: Part, node: Node, *, there: bool) -> None:
    """107.3: 'con {X} nel suo costo di mana'; 107.4g: 'con {H}', which older Italian texts have as a letter."""
    if node.has("PHYREXIAN_SYMBOL") or next(node.words("SYMBOL")).form == "{H}":
        part.set(node, phyrexian_in_cost=there)
        return
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
    least = node.has("LEAST_OF_ALL", "LESSER")
    part.beside = extreme = Greatest(what=what, filter=wanted, smallest=least)
    part.set(node, measured=(Measured(what=what, how="<=" if least else ">=", than=extreme),))


def _which_has(part: Part, node: Node) -> None:
    """'Che ha un segnalino +1/+1', 'che non ha volare': as 'con' and 'senza' would say it."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    if not node.has("NOT"):
        _with(part, node)
        return
    said = node.only
    if said.kind == "countered" and said.has("NUM", "X", "EXACTLY"):
        refuse(said, refusal.NO_VOCABULARY)
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
    part.set(node, shares=beside_others(part, node, sharing(node, part.scope)))


def beside_others(part: Part, node: Node, shared: Sharing) -> Sharing:
    """201.2b: 'che condivide un colore con un'altra creatura' is said of another one than itself, not than the source; of a card
    elsewhere every creature is another one."""
    if part.head != "CARD" and any(isinstance(one, Filter) and one.another for one in within(shared)):
        refuse(node, refusal.NO_VOCABULARY)
    return shared


def any_card(found: Described, where: Node) -> Filter:
    """109.2: any of what is described: a permanent, or a card in a zone that the words name."""
    if (
        found.card
        and found.zone_said
        and found.determiner == "one"
        and found.objects is not None
        and not found.targeted
    ):
        return found.objects
    return one_object(found, where)


def sharing(node: Node, scope: Scope) -> Sharing:
    """What has to be in common, and with what: one that is spoken of, or any of a description."""
    kind = node.word("SHARED_KIND")
    # English says the engine's words, which have no value of their own.
    what = "creature type" if kind is None else str(kind.value or kind.form).replace("permanent type", "card type")
    party = node.node("party")
    if party is not None and party.only.kind == "described":
        # As in :func:`whose`: the circle of descriptions is closed here.
        from scenarios.cardtext.lower.description import described

        several = [one for one in node.nodes("party") if one.only.kind == "described"]
        every = tuple(Every(any_card(described(one.only, scope=scope), one)) for one in several)
        of = every[0] if len(every) == 1 else Together(every)
        return Sharing(what=what, of=of, none=node.has("NOT"))
    return Sharing(what=what, of=object_spoken_of(Part(scope=scope), node), none=node.has("NOT"))


def _without_quality(part: Part, node: Node) -> None:
    if node.has("ABILITY"):
        part.set(node, no_abilities=True)
        return
    inner = node.only
    if inner.kind == "symbol_in_cost":
        _x_in_cost(part, inner, there=False)
        return
    names = list(inner.words("KEYWORD"))
    if inner.kind == "countered" and inner.has("NUM", "X", "EXACTLY"):
        refuse(inner, refusal.NO_VOCABULARY)
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
    if node.has(*_BESIDE_IT):
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
    """202.3, 208.1, 608.2h: 'con valore di mana pari o inferiore', 'con forza superiore': than that of the one object spoken of."""
    if part.scope is None:
        refuse(node, refusal.NO_ANTECEDENT)
    what = str(next(node.words("MEASURE")).value)
    own = what != "mana value"
    of = part.scope.antecedent(node, lambda one: not one.player and (own if one.own else one.plural is False))
    how_much = next(how for kind, how in _BESIDE_IT.items() if node.has(kind))
    part.set(node, measured=(Measured(what=what, how=how_much, than=_MEASURES[what](of.last_known)),))  # type: ignore[arg-type]


_BESIDE_IT = {"EQUAL_OR_LESS": "<=", "LESSER": "<", "EQUAL_OR_GREATER": ">=", "SUPERIOR": ">"}
_MEASURES: dict[str, Callable[[ObjectReference], Quantity]] = {
    "power": PowerOf, "toughness": ToughnessOf, "mana value": ManaValueOf,
}  # fmt: skip


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
        of = said_of.nodes("party", "sacrificed")
        measure = Node("measure_of", (next(node.words("MEASURE")), *of), said_of.start, said_of.end)
        said_of = measure
    if said_of is not None and said_of.node("party") is None and said_of.has("ITS", "OWN"):
        other = str(next(said_of.words("MEASURE")).value)
        if other not in names:
            # 'Costituzione superiore alla sua forza' is said of the creature itself, whatever else was spoken of.
            if (names, other, how(comparison)) != (["toughness"], "power", ">"):
                refuse(comparison, refusal.NO_VOCABULARY)
            part.set(node, tougher=True)
            return
    than = part.scope.known_x if said_of is None else BESIDE[said_of.kind](said_of, part.scope)
    if than is None:
        refuse(comparison, refusal.UNKNOWN_X)
    part.beside = than if said_of is not None and _speaks_of_others(said_of) else None
    said = [Measured(what=name, how=how(comparison), than=than) for name in names]
    if said_of is not None and said_of.kind != "number_of" and len(names) > 1:
        refuse(comparison, refusal.AMBIGUOUS)
    if len(said) == 1:
        part.set(node, measured=tuple(said))
    else:
        part.any_of.append(tuple(Filter(measured=(one,)) for one in said))


def _speaks_of_others(node: Node) -> bool:
    """Whether an amount is of objects of which more may be said behind it."""
    return node.kind in ("nominal", "party", "sacrificed") or any(map(_speaks_of_others, node.nodes()))


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


def object_spoken_of(part: Part, node: Node, *, as_it_was: bool = False) -> ObjectReference:
    """The object that a description speaks of, and that was spoken of before; 608.2h: ``as_it_was`` before it moved, unless it is
    called a card."""
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
    party = next(node.nodes("party"))
    # 608.2h: 'la carta scartata' is spoken of as it last was.
    found = object_of(party, part.scope.as_all_was() if party.only.kind == "shown" else part.scope)
    if found.before or found.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    card = any(True for _ in party.only.words("CARD"))
    return found.mention.last_known if as_it_was and not card else found.to  # type: ignore[return-value]


MODIFIERS.update(
    {
        "adjective": take_adjective,
        "negated": _negated,
        "either": take_either,
        "with_quality": _with,
        "without_quality": _without_quality,
        "which_has": _which_has,
        "sharing_type": _sharing_type,
    }
)
