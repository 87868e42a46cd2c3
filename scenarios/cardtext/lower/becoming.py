"""205.1, 305.7, 613.1: what an object is or becomes: types, subtypes, colours, base power and toughness, abilities with them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility, Part, SetName, SetPT
from engine.cards.abilities.quantities import Quantity
from engine.cards.characteristics import in_order
from engine.words.subtypes import BASIC_LANDS, EVERY_CREATURE_TYPE, belongs_to
from engine.words.terms import CardType, Color, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.powers import pair
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

CHOSEN_COLOR = ChangeColors(to_chosen=True)
"""608.2d: 'diventa di un colore a tua scelta'."""
_COLORS_TOO = ("BESIDES_COLORS", "BESIDES_COLORS_AND_TYPES")
_TYPES_TOO = ("IN_ADDITION", "BESIDES_COLORS_AND_TYPES")


def becoming(node: Node, scope: Scope) -> tuple[Part, ...]:
    """The parts of 'è una creatura Rana blu con forza e costituzione base 1/1', of 'diventano Isole', of 'sono nere'."""
    listed_kinds = node.has("AND") and not node.has("COLOR")
    if not colors_joined(node) and not listed_kinds:
        refuse(node, refusal.UNEXPECTED)
    if listed_kinds and not node.has("ALSO"):
        _each_has_its_article(node)
    _has_its_article(node, scope)
    numbers = _numbers(node, scope)
    kinds = (*_kinds(node, scope, sized=bool(numbers)), *_all_creature_types(node))
    return (*kinds, *_colors(node, scope), *_abilities(node, scope), *numbers, *_name(node))


def _name(node: Node) -> tuple[Part, ...]:
    """612.8: 'diventa una creatura Elementale leggendaria chiamata Alba': it has that name, and no other."""
    said = node.node("called_so")
    return () if said is None else (SetName(str(next(said.words("OTHER_NAME")).value)),)


def _all_creature_types(node: Node) -> tuple[Part, ...]:
    """205.3d: 'con tutti i tipi di creatura', beside the types that are said."""
    said = node.node("gifted")
    every = said is not None and said.has("ALL_CREATURE_TYPES")
    return (ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),) if every else ()


def based(node: Node, scope: Scope) -> tuple[Part, ...]:
    """613.4b: 'ha forza e costituzione base 5/5 e travolgere'."""
    return (*_abilities(node, scope), base_of(next(node.nodes("base_said")), scope))


def listed(abilities: Node) -> list[Node]:
    """The items of a list of abilities; 'e' stands before the last."""
    items = list(abilities.nodes("ability_item"))
    if len(items) > 1 and not abilities.has("AND"):
        refuse(abilities, refusal.UNEXPECTED)
    return items


def colors_joined(node: Node) -> bool:
    """Whether 'e' stands between two colours, and nowhere else; and no colour stands beside 'incolore'."""
    kinds = [word.kind for word in node.words() if word.kind in ("COLOR", "COLORLESS", "AND", "TYPE", "SUBTYPE", "PT")]
    places = [n for n, kind in enumerate(kinds) if kind == "AND"]
    colors = kinds.count("COLOR")
    if colors and ("COLORLESS" in kinds or node.has("ALL_COLORS")):
        return False
    if colors < 2:
        return not places
    return len(places) == 1 and kinds[places[0] - 1 : places[0] + 2] == ["COLOR", "AND", "COLOR"]


def _each_has_its_article(node: Node) -> None:
    """305.7: 'è una Montagna, una Foresta e una Pianura': of several kinds each is said with its article, and nothing besides."""
    kinds = list(node.words("SUBTYPE"))
    if len(list(node.words("ONE"))) != len(kinds) or node.has("TYPE", "SUPERTYPE", "PT", "COLORLESS"):
        refuse(node, refusal.UNEXPECTED)


def _has_its_article(node: Node, scope: Scope) -> None:
    """'È una creatura', 'sono creature', 'è nera': a noun has an article where one thing is meant, however it is named."""
    noun = node.has("TYPE", "SUBTYPE")
    one = scope.subject is not None and scope.subject.own
    singular = one or not next(node.words("V_BE", "V_BECOME")).moods & {"3p"}
    if node.has("ONE") is not (noun and singular):
        refuse(node, refusal.DISAGREES)


def _kinds(node: Node, scope: Scope, *, sized: bool) -> tuple[Part, ...]:
    """205.1a-b: an 'artifact creature', 'in addition' and 'still' keep what it was; else types and subtypes replace their like."""
    chosen = node.word("CHOICE_CREATURE_TYPE", "CHOICE_LAND_TYPE", "OF_CHOSEN_TYPE")
    if chosen is not None:
        return _of_chosen_type(node, chosen, scope)
    types = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
    subtypes = tuple(str(word.value) for word in node.words("SUBTYPE"))
    if node.has("ALL_BASIC_LAND_TYPES"):
        if subtypes or types:
            refuse(node, refusal.UNEXPECTED)
        subtypes = tuple(BASIC_LANDS)
    supertypes = tuple(word.value for word in node.words("SUPERTYPE") if isinstance(word.value, Supertype))
    keeps = node.has(*_TYPES_TOO) or node.node("still") is not None
    if node.has("ALSO"):
        # 'È anche un Elfo': the words say no more than that it is one besides.
        if keeps or scope.only_types or not (types or subtypes):
            refuse(node, refusal.UNEXPECTED)
        keeps = True
    if scope.only_types:
        return (_nothing_else(node, types, subtypes, supertypes),)
    _fits(node, types, subtypes, scope, keeps=keeps, sized=sized)
    if not (types or subtypes or supertypes):
        return ()
    # 205.4b: a supertype besides the type that it has already is one more thing that it is.
    if keeps or (types and supertypes and not subtypes and not sized and not node.has("COLOR", "COLORLESS")):
        more = types if keeps else tuple(one for one in types if not _is_one(scope, one))
        return (ChangeTypes(add=more, add_subtypes=subtypes, add_supertypes=supertypes),)
    if not types:
        of_type = _family(node, subtypes, scope)
        return (ChangeTypes(set_subtypes=subtypes or None, of_type=of_type, add_supertypes=supertypes),)
    of_type = (CardType.LAND if types == (CardType.LAND,) else CardType.CREATURE) if subtypes else None
    if {CardType.ARTIFACT, CardType.CREATURE} <= set(types):
        return (ChangeTypes(add=types, set_subtypes=subtypes or None, of_type=of_type, add_supertypes=supertypes),)
    return (ChangeTypes(set_types=types, set_subtypes=subtypes or None, of_type=of_type, add_supertypes=supertypes),)


def _nothing_else(
    node: Node, types: tuple[CardType, ...], subtypes: tuple[str, ...], supertypes: tuple[Supertype, ...]
) -> ChangeTypes:
    """205.1a: 'è un artefatto Tesoro e perde tutti gli altri tipi di carta': of their types these alone."""
    families = [one for one in types if all(belongs_to(name, one) for name in subtypes)]
    if not types or (subtypes and len(families) != 1) or node.node("still") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    if node.has(*_TYPES_TOO):
        return ChangeTypes(set_types=types, add_subtypes=subtypes, add_supertypes=supertypes)
    family = families[0] if subtypes else None
    return ChangeTypes(set_types=types, set_subtypes=subtypes or None, of_type=family, add_supertypes=supertypes)


def _of_chosen_type(node: Node, word: Lexeme, scope: Scope) -> tuple[Part, ...]:
    """205.3e: 'diventa un tipo di creatura a tua scelta', chosen now; 'è del tipo scelto in aggiunta ai suoi altri tipi'."""
    of_type = CardType.LAND if word.kind == "CHOICE_LAND_TYPE" else CardType.CREATURE
    now = word.kind != "OF_CHOSEN_TYPE"
    if len(list(node.words(*_SAID_OF_IT))) > 1 or node.node("still", "gifted") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    # 205.3d: what is given to others by name is of a kind that has such types, and else it gains none.
    given = scope.source.quoted and scope.subject is not None and scope.subject.own
    if not (given or _is_one(scope, of_type)) or (now and not scope.chosen_here):
        refuse(word, refusal.NO_VOCABULARY)
    return (ChangeTypes(to_chosen=True, set_subtypes=None if node.has(*_TYPES_TOO) else (), of_type=of_type),)


def of_chosen_type(node: Node, scope: Scope) -> tuple[Part, ...]:
    """205.3d-e, 607.2d: 'ha il tipo scelto in aggiunta ai suoi altri tipi', of what has creature types."""
    if not _is_one(scope, CardType.CREATURE):
        refuse(node, refusal.NO_VOCABULARY)
    return (ChangeTypes(to_chosen=True, of_type=CardType.CREATURE),)


_SAID_OF_IT = (
    "OF_CHOICE_COLOR", "CHOICE_CREATURE_TYPE", "CHOICE_LAND_TYPE", "OF_CHOSEN_TYPE", "ALL_BASIC_LAND_TYPES", "TYPE", "SUBTYPE",
    "PT", "COLOR", "COLORLESS", "ALL_COLORS", "SUPERTYPE",
)  # fmt: skip


def _fits(
    node: Node, types: tuple[CardType, ...], subtypes: tuple[str, ...], scope: Scope, *, keeps: bool, sized: bool
) -> None:
    """What nobody would print, or what would be read as something else: refused."""
    still = node.node("still")
    if still is not None and still.has("ONE") is not next(still.words("STILL")).form.startswith("è"):
        refuse(still, refusal.DISAGREES)
    if still is not None and (node.has(*_TYPES_TOO) or not types or next(still.words("TYPE")).value in types):
        refuse(still, refusal.UNEXPECTED)
    if node.has(*_COLORS_TOO) and not node.has("COLOR"):
        refuse(node, refusal.UNEXPECTED)
    if node.has(*_TYPES_TOO) and not (types or subtypes or node.has("SUPERTYPE")):
        refuse(node, refusal.UNEXPECTED)
    if node.has("BESIDES_COLORS") and (types or subtypes):
        refuse(node, refusal.UNEXPECTED)
    creature = CardType.CREATURE in types or ((keeps or not types) and _is_one(scope, CardType.CREATURE))
    if sized and not creature and not _any_creature_type(subtypes):
        refuse(node, refusal.UNEXPECTED)
    land = types == (CardType.LAND,) and all(name in BASIC_LANDS for name in subtypes)
    if types and not keeps and not land and any(not belongs_to(name, CardType.CREATURE) for name in subtypes):
        refuse(node, refusal.NO_VOCABULARY)


def _any_creature_type(subtypes: tuple[str, ...]) -> bool:
    return any(belongs_to(name, CardType.CREATURE) for name in subtypes)


def _family(node: Node, subtypes: tuple[str, ...], scope: Scope) -> CardType | None:
    """205.1a, 305.7: the card type whose subtypes are replaced; of what is spoken of it must be clear that it has that type."""
    if not subtypes:
        return None
    if all(name in BASIC_LANDS for name in subtypes) and _is_one(scope, CardType.LAND):
        return CardType.LAND
    if all(belongs_to(name, CardType.CREATURE) for name in subtypes) and _is_one(scope, CardType.CREATURE):
        return CardType.CREATURE
    refuse(node, refusal.NO_VOCABULARY)


def _is_one(scope: Scope, card_type: CardType) -> bool:
    return scope.subject is not None and str(card_type) in scope.subject.called


def _colors(node: Node, scope: Scope) -> tuple[Part, ...]:
    """105.3: a colour that is given replaces all others, but for 'in aggiunta ai suoi altri colori'."""
    colors = tuple(word.value for word in node.words("COLOR") if isinstance(word.value, Color))
    if node.has("OF_CHOICE_COLOR"):
        if colors or node.has("COLORLESS", "ALL_COLORS", *_COLORS_TOO) or not scope.chosen_here:
            refuse(node, refusal.NO_VOCABULARY)
        return (CHOSEN_COLOR,)
    if node.has("ALL_COLORS"):
        colors = tuple(Color)
    if not colors and not node.has("COLORLESS"):
        return ()
    if node.has(*_COLORS_TOO):
        return (ChangeColors(add=in_order(colors)),)
    return (ChangeColors(set_to=in_order(colors)),)


def _abilities(node: Node, scope: Scope) -> tuple[Part, ...]:
    said = node.node("gifted") or node
    inner = said.node("abilities")
    items = [] if inner is None else listed(inner)
    return tuple(GainAbility(ability) for item in items for ability in of_item(item, scope, given=True))


def _numbers(node: Node, scope: Scope) -> tuple[Part, ...]:
    printed = [SetPT(*pair(word, scope, signed=False)) for word in node.words("PT")]
    said = node.node("gifted")
    based_on = None if said is None else said.node("base_said")
    if based_on is not None:
        printed.append(base_of(based_on, scope))
    if len(printed) > 1:
        refuse(node, refusal.UNEXPECTED)
    return tuple(printed)


def base_of(node: Node, scope: Scope) -> SetPT:
    """'Forza e costituzione base 4/4', 'forza base 4', 'forza e costituzione base pari al suo valore di mana'."""
    word = node.word("PT")
    if word is not None:
        return SetPT(*pair(word, scope, signed=False))
    both = node.node("pair_of")
    if both is not None:
        return SetPT(*amounts.pair_of(both, scope))
    value: Quantity = amounts.said(node, scope)
    if node.has("BASE_NUMBERS"):
        return SetPT(value, value)
    return SetPT(power=value) if node.has("BASE_POWER") else SetPT(toughness=value)


_STILL_SO = (["STILL", "ONE", "TYPE"], ["STILL", "TYPE"])
"""205.1b: the sentences that say that something is still what it was; a subtype may stand behind the type."""


def says_still_so(sentence: Sequence[Lexeme]) -> bool:
    """205.1b: 'È ancora una terra', 'Sono ancora terre', 'È ancora una terra Caverna'; its name may be plural."""
    kinds = [one.kind for one in sentence]
    if kinds[-1:] == ["SUBTYPE"] and len(kinds) > 2:
        kind, subtype = sentence[-2].value, sentence[-1].value
        if not isinstance(kind, CardType) or not belongs_to(str(subtype), kind):
            return False
        kinds.pop()
    return kinds in _STILL_SO and (len(kinds) > 2 or sentence[0].form.startswith("sono"))


def still_so(parts: tuple[Part, ...], sentence: Sequence[Lexeme]) -> tuple[Part, ...] | None:
    """205.1b: 'È ancora una terra': the same changes, with the types added; ``None`` where nothing said before took types away."""
    change = parts[0] if parts else None
    if not says_still_so(sentence) or not isinstance(change, ChangeTypes):
        return None
    if change.set_types is None:
        # An artifact creature is still what it was without these words.
        return parts if CardType.ARTIFACT in change.add and CardType.CREATURE in change.add else None
    # 205.4b: what is said to be legendary is that too.
    added = ChangeTypes(
        add=change.set_types, add_subtypes=change.set_subtypes or (), add_supertypes=change.add_supertypes
    )
    return (added, *parts[1:])
