"""611, 613: what is changed for a time, or as long as a static ability is there: +X/+X, abilities gained and lost, base numbers."""

from __future__ import annotations

import re

from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    Duration,
    GainAbility,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.effects import Apply, BecomeCopy, Effect
from engine.cards.abilities.quantities import Fixed, Quantity, Times
from engine.cards.characteristics import in_order
from engine.words.terms import CardType, Color, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.nouns import named
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Mention, Place, Scope, refuse
from scenarios.cardtext.tree import Node

_PAIR = re.compile(r"([+-]?)(\d+|x)/([+-]?)(\d+|x)")


def continuous(node: Node, scope: Scope, subject: Mention) -> tuple[Effect, ...]:
    """611.2: a change of objects for a time. Without a duration said, here or before the sentence, it is refused."""
    until = node.node("duration")
    copied = next(node.nodes("predicates")).node("becomes_copy")
    if copied is not None:
        return _becomes_copy(node, copied, scope, subject)
    if (until is None) is (scope.until is None):
        refuse(node, refusal.UNEXPECTED)
    lasting = scope.until if until is None else duration(until, scope)
    assert lasting is not None
    made = parts(next(node.nodes("predicates")), scope, node.node("per"))
    return (Apply(to=subject.to, parts=made, until=lasting),)  # type: ignore[arg-type]


def _becomes_copy(node: Node, copied: Node, scope: Scope, subject: Mention) -> tuple[Effect, ...]:
    """707.2: for a time, or for good."""
    predicates, until = next(node.nodes("predicates")), node.node("duration")
    if (
        len(list(predicates.nodes())) > 1
        or node.node("per") is not None
        or (until is not None and scope.until is not None)
    ):
        refuse(node, refusal.NO_VOCABULARY)
    lasting = scope.until if until is None else duration(until, scope)
    of = object_of(next(copied.nodes("party")), scope)
    if of.before or of.mention.plural is not False or of.mention.zone is Zone.STACK:
        refuse(copied, refusal.NO_VOCABULARY)
    until_when = Duration.ENDLESS if lasting is None else lasting
    return (BecomeCopy(what=subject.to, of=of.to, until=until_when),)  # type: ignore[arg-type]


def duration(node: Node, scope: Scope) -> Duration:
    """611.2a: how long."""
    if node.has("END_OF_TURN"):
        return Duration.END_OF_TURN
    if node.has("END_OF_YOUR_NEXT_TURN"):
        return Duration.END_OF_YOUR_NEXT_TURN
    if node.has("END_OF_COMBAT"):
        return Duration.END_OF_COMBAT
    if node.has("YOUR_NEXT_TURN"):
        return Duration.YOUR_NEXT_TURN
    if node.has("END_OF_GAME"):
        return Duration.ENDLESS
    if next(node.nodes("own")).has("NAME") and scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    return Duration.WHILE_SOURCE_REMAINS


def parts(predicates: Node, scope: Scope, times: Node | None = None) -> tuple[Part, ...]:
    """The parts of a continuous effect that predicates say. ``times``: 'per ogni ...' behind all of them, for the one +X/+X."""
    found: list[Part] = []
    joined(predicates)
    gets = list(predicates.nodes("gets"))
    if times is not None and (len(gets) != 1 or gets[0].node("per") is not None):
        refuse(times, refusal.AMBIGUOUS)
    for one in predicates.nodes():
        if one.kind != "and_":
            found.extend(part(one, scope, times if one.kind == "gets" else None))
    return tuple(found)


def joined(predicates: Node) -> None:
    """Of several predicates the last is joined with 'e'."""
    links = list(predicates.nodes("and_"))
    if links and not links[-1].has("AND"):
        refuse(links[-1], refusal.UNEXPECTED)


def part(node: Node, scope: Scope, times: Node | None = None) -> tuple[Part, ...]:
    """The parts that one predicate says."""
    match node.kind:
        case "gets":
            return (_gets(node, scope, times),)
        case "has":
            return tuple(GainAbility(ability) for item in _items(node) for ability in of_item(item, scope))
        case "loses":
            return _loses(node)
        case "base_numbers":
            power, toughness = pair(next(node.words("PT")), scope, signed=False)
            return (SetPT(power, toughness),)
        case "becomes_color":
            color = next(node.words("COLOR")).value
            assert isinstance(color, Color)
            return (ChangeColors(set_to=(color,)),)
        case "becomes":
            return _becomes(node, scope)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _becomes(node: Node, scope: Scope) -> tuple[Part, ...]:
    """205.1a-b: it becomes a creature of other types, colours, numbers. An 'artifact creature' keeps all that it was; creature
    types that are said replace those that it has."""
    types = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
    subtypes = tuple(str(word.value) for word in node.words("SUBTYPE"))
    if node.has("SUPERTYPE") or CardType.CREATURE not in types or any(t not in _BECOMING for t in types):
        refuse(node, refusal.NO_VOCABULARY)
    numbers = list(node.words("PT"))
    if len(numbers) != 1 or not colors_joined(node):
        refuse(node, refusal.UNEXPECTED)
    if node.has("IN_ADDITION") or CardType.ARTIFACT in types:
        replaced = subtypes and not node.has("IN_ADDITION")
        found: list[Part] = [
            ChangeTypes(add=types, set_subtypes=subtypes, of_type=CardType.CREATURE)
            if replaced
            else ChangeTypes(add=types, add_subtypes=subtypes)
        ]
    else:
        found = [ChangeTypes(set_types=types, set_subtypes=subtypes, of_type=CardType.CREATURE)]
    colors = tuple(word.value for word in node.words("COLOR") if isinstance(word.value, Color))
    if colors or node.has("COLORLESS"):
        found.append(ChangeColors(set_to=in_order(colors)))
    found.append(SetPT(*pair(numbers[0], scope, signed=False)))
    said = node.node("token_abilities")
    items = [] if said is None else listed(next(said.nodes("abilities")))
    return (*found, *(GainAbility(ability) for item in items for ability in of_item(item, scope)))


_BECOMING = (CardType.CREATURE, CardType.ARTIFACT)


def colors_joined(node: Node) -> bool:
    """Whether 'e' stands between two colours, and nowhere else; and no colour stands beside 'incolore'."""
    kinds = [word.kind for word in node.words() if word.kind in ("COLOR", "COLORLESS", "AND", "TYPE", "SUBTYPE", "PT")]
    places = [n for n, kind in enumerate(kinds) if kind == "AND"]
    colors = kinds.count("COLOR")
    if colors and "COLORLESS" in kinds:
        return False
    if colors < 2:
        return not places
    return len(places) == 1 and kinds[places[0] - 1 : places[0] + 2] == ["COLOR", "AND", "COLOR"]


def _items(node: Node) -> list[Node]:
    return listed(next(node.nodes("abilities")))


def listed(abilities: Node) -> list[Node]:
    """The items of a list of abilities; 'e' stands before the last."""
    items = list(abilities.nodes("ability_item"))
    if len(items) > 1 and not abilities.has("AND"):
        refuse(abilities, refusal.UNEXPECTED)
    return items


def _gets(node: Node, scope: Scope, times: Node | None) -> ModifyPT:
    power, toughness = pair(next(node.words("PT")), scope, signed=True)
    each = node.node("per") or times
    if each is None:
        return ModifyPT(power, toughness)
    count = amounts.counted(next(each.nodes("counted")), scope)
    return ModifyPT(_times(power, count, each), _times(toughness, count, each))


def _times(amount: Quantity, count: Quantity, where: Place) -> Quantity:
    return amount if amount == Fixed(0) else amounts.multiplied(amount, count, where)


def pair(word: Lexeme, scope: Scope, *, signed: bool) -> tuple[Quantity, Quantity]:
    """Power and toughness as two numbers; ``signed``: with a sign before each."""
    found = _PAIR.fullmatch(word.form)
    if found is None or (signed is not bool(found[1])) or (signed is not bool(found[3])):
        refuse(word, refusal.UNEXPECTED)
    return _signed(found[1], found[2], word, scope), _signed(found[3], found[4], word, scope)


def _signed(sign: str, digits: str, word: Lexeme, scope: Scope) -> Quantity:
    if digits != "x":
        return Fixed(-int(digits) if sign == "-" else int(digits))
    if scope.x is None:
        refuse(word, refusal.UNKNOWN_X)
    return Times(-1, scope.x) if sign == "-" else scope.x


def _loses(node: Node) -> tuple[Part, ...]:
    if node.has("ALL_ABILITIES"):
        return (LoseAllAbilities(),)
    return tuple(LoseKeyword(named(word)) for word in next(node.nodes("lost_abilities")).words("KEYWORD"))
