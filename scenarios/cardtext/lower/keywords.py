"""702: keyword abilities, each with its number, its cost or its quality; those that the engine does not have are refused."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Cost, Keyword
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import CardType, Color, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.nouns import one_object
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.realised import keyword_realised
from scenarios.cardtext.tree import Node

CREATURE = (CardType.CREATURE,)


LANDCYCLING: dict[str, Filter] = {
    "plainscycling": Filter(subtypes=("Plains",)),
    "islandcycling": Filter(subtypes=("Island",)),
    "swampcycling": Filter(subtypes=("Swamp",)),
    "mountaincycling": Filter(subtypes=("Mountain",)),
    "forestcycling": Filter(subtypes=("Forest",)),
    "basic landcycling": Filter(types=(CardType.LAND,), supertypes=(Supertype.BASIC,)),
    "artifact landcycling": Filter(types=(CardType.ARTIFACT, CardType.LAND)),
}
"""702.29e: variants of cycling that find a land card instead of drawing a card."""

_WITH_NUMBER = frozenset({
    "absorb", "afflict", "afterlife", "amplify", "annihilator", "backup", "bloodthirst", "bushido", "casualty", "crew",
    "devour", "dredge", "firebending",
    "fabricate", "fading", "frenzy", "graft", "hideaway", "mobilize", "modular", "poisonous", "rampage", "renown", "saddle",
    "ripple", "soulshift", "teamwork", "toxic", "tribute",
})  # fmt: skip
_WITH_COST = frozenset({
    "aura swap", "bestow", "blitz", "buyback", "cleave", "commander ninjutsu",
    "cumulative upkeep", "cycling", "dash", "disguise", "disturb", "echo",
    "embalm", "emerge", "encore", "entwine", "equip", "escalate",
    "escape", "eternalize", "evoke", "flashback", "foretell", "fortify", "freerunning", "harmonize", "kicker", "level up",
    "madness", "megamorph",
    "miracle", "more than meets the eye",
    "morph", "multikicker", "mutate", "ninjutsu", "offspring", "outlast", "overload", "plot", "prowl", "reconfigure",
    "recover", "replicate", "scavenge",
    "sneak", "spectacle", "squad", "surge", "transfigure", "transmute", "unearth", "ward", "warp", "web-slinging", *LANDCYCLING,
})  # fmt: skip
_WITH_BOTH = frozenset({"awaken", "impending", "reinforce", "suspend"})
_WITH_QUALITY = frozenset(
    {
        "affinity", "boast", "champion", "craft", "enchant", "forecast", "landwalk", "offering", "protection", "prototype",
        "splice",
    }
)  # fmt: skip
_MAYBE_COST = frozenset({"mayhem"})
"""702.187b-c: keywords that may do without a cost."""
_GIFT = "gift "
"""702.174d-i: what is given stands behind it."""
_MAYBE_NUMBER = frozenset({"vanishing"})
"""702.63b: keywords that may do without a number."""


def alone(keyword: str) -> bool:
    """Whether a keyword stands by itself: without a number, a cost or a quality behind it."""
    return keyword not in _WITH_NUMBER | _WITH_COST | _WITH_BOTH | _WITH_QUALITY | _MAYBE_COST | _MAYBE_NUMBER


def keyword_abilities(
    word: Lexeme, text: str, value: int | None = None, cost: Cost | None = None
) -> tuple[Ability, ...]:
    """A keyword with its number or cost. Raises Refusal for one that the engine does not have, or with a wrong rest."""
    keyword = str(word.value)
    if keyword.startswith(_GIFT):
        if value is not None or cost is not None:
            refuse(word, refusal.UNKNOWN_KEYWORD)
        return (Keyword(keyword="gift", quality=keyword.removeprefix(_GIFT), text=text),)
    has_number, has_cost = keyword in _WITH_NUMBER | _WITH_BOTH, keyword in _WITH_COST | _WITH_BOTH
    if keyword in _MAYBE_COST:
        has_cost = cost is not None
    if keyword in _MAYBE_NUMBER:
        has_number = value is not None
    if (value is not None) is not has_number or (cost is not None) is not has_cost:
        refuse(word, refusal.UNKNOWN_KEYWORD)
    wanted = LANDCYCLING.get(keyword)
    if wanted is not None:
        return (Keyword(keyword="cycling", filter=wanted, cost=cost, text=text),)
    if not keyword_realised(keyword) or keyword in _WITH_QUALITY:
        refuse(word, refusal.UNKNOWN_KEYWORD)
    return (Keyword(keyword=keyword, value=value, cost=cost, text=text),)


def of_item(item: Node, scope: Scope, *, given: bool = False) -> tuple[Ability, ...]:
    """The abilities of one item in what an object has or gains: a keyword with its rest, or an ability in quotes. ``given``: by
    the source, to an object that is there (201.5a)."""
    quoted = item.word("QUOTED")
    if quoted is not None:
        # What is in quotes is a whole ability, which has sentences, which have items: the circle is closed here.
        from scenarios.cardtext.quoted import quoted_abilities

        return quoted_abilities(quoted, scope.has_it, scope.source.subtypes, text=scope.source, given=given)
    word = next(item.words("KEYWORD"))
    qualities = list(item.nodes("quality"))
    if qualities:
        return from_qualities(word, qualities, scope)
    if str(word.value) in scope.source.own_costs and not item.has("SYMBOL", "NUM"):
        return _for_its_mana_cost(word, item)
    lands = item.node("of_lands")
    if lands is not None:
        return (landwalk(word, lands, _text(item)),)
    number = item.word("NUM")
    cost = Cost(mana=mana_cost(item)) if item.has("SYMBOL") else None
    return keyword_abilities(word, _text(item), None if number is None else int(str(number.value)), cost)


def _for_its_mana_cost(word: Lexeme, item: Node) -> tuple[Ability, ...]:
    """702.34a: 'Il costo di flashback è pari al suo costo di mana'."""
    if str(word.value) not in _WITH_COST or not keyword_realised(str(word.value)):
        refuse(word, refusal.UNKNOWN_KEYWORD)
    return (Keyword(keyword=str(word.value), own_mana_cost=True, text=_text(item)),)


def _text(node: Node) -> str:
    """The words of a node, for showing."""
    said = (part.form if isinstance(part, Lexeme) else _text(part) for part in node.children)
    return " ".join(one for one in said if one)


def from_qualities(word: Lexeme, qualities: list[Node], scope: Scope) -> tuple[Ability, ...]:
    """702.16a, 702.16g, 702.11d: protection or hexproof from each of several qualities."""
    if word.value not in ("protection", "hexproof"):
        refuse(word, refusal.UNEXPECTED)
    return tuple(
        Keyword(
            keyword=str(word.value),
            quality=_text(one),
            filter=wanted,
            text=f"{word.form} da {_text(one)}",
        )
        for one in qualities
        for wanted in (_EACH_COLOR if one.has("EVERY_COLOR") else (_quality(one, scope),))
    )


_EACH_COLOR = tuple(Filter(colors=(color,)) for color in Color)
"""702.16h: 'from each color' is an ability for each of them."""


def _quality(node: Node, scope: Scope) -> Filter:
    if node.has("COLOR_OF_YOUR_CHOICE", "COLOR_OF_HOLDERS_CHOICE"):
        if not scope.chosen_here:
            refuse(node, refusal.NO_VOCABULARY)
        return Filter(chosen_color=True)
    if node.has("CHOSEN_COLOR", "THAT_COLOR"):
        return Filter(chosen_color=True)
    if node.has("EVERYTHING"):
        return Filter()
    if node.has("MONOCOLORED"):
        return Filter(multicolored=False, colorless=False)
    if node.has("PLAYER", "OPPONENT"):
        return _of_a_player(node)
    supertype = node.word("SUPERTYPE")
    if supertype is not None:
        assert isinstance(supertype.value, Supertype)
        return Filter(supertypes=(supertype.value,))
    color, nominal = node.word("COLOR"), node.node("nominal")
    if color is not None:
        assert isinstance(color.value, Color)
        return Filter(colors=(color.value,))
    if nominal is None:
        return Filter(multicolored=True)
    if any(one.has("FROM") for one in nominal.every_node() if one.kind == "again_determiner"):
        # 702.16g: 'da' is said of each quality, which is a keyword ability of its own.
        refuse(nominal, refusal.UNEXPECTED)
    found = describe(nominal)
    if found.objects is None or found.players is not None or found.targeted or found.zone_said:
        refuse(nominal, refusal.NO_VOCABULARY)
    return found.objects


def _of_a_player(node: Node) -> Filter:
    """702.16k: from what the player controls who was chosen for the source, or what any opponent does (702.16i)."""
    if node.has("OPPONENT"):
        return Filter(controller=Relation.OPPONENT)
    return Filter(chosen_player=True)


def devour(word: Lexeme, nominal: Node, number: int, text: str) -> Keyword:
    """702.82c: permanents of a description are devoured, and not creatures."""
    found = describe(nominal)
    wanted = found.objects
    if word.value != "devour" or wanted is None or found.players is not None or found.targeted or found.card:
        refuse(nominal, refusal.UNKNOWN_KEYWORD)
    if found.zone_said or wanted.controller is not Relation.ANY:
        refuse(nominal, refusal.UNKNOWN_KEYWORD)
    return Keyword(keyword="devour", filter=wanted, value=number, text=text)


def affinity(word: Lexeme, nominal: Node, text: str) -> Keyword:
    """702.41a: for each permanent of a description that you control."""
    found = describe(nominal)
    wanted = found.objects
    if word.value != "affinity" or wanted is None or found.players is not None or found.targeted or found.card:
        refuse(nominal, refusal.UNKNOWN_KEYWORD)
    if wanted.zone is not Zone.BATTLEFIELD or found.zone_said or wanted.controller is not Relation.ANY:
        refuse(nominal, refusal.NO_VOCABULARY)
    return Keyword(keyword="affinity", quality=_text(nominal), filter=wanted, text=text)


def of_quality(word: Lexeme, node: Node, text: str, cost: Cost | None) -> Keyword:
    """702.6c, 702.47a, 702.48a, 702.72a, 702.119b, 702.167a: a keyword that says of what it speaks, with its cost if it has one."""
    keyword = str(word.value)
    if _OF_QUALITY.get(node.kind, ()) and keyword not in _OF_QUALITY[node.kind]:
        refuse(node, refusal.UNKNOWN_KEYWORD)
    wanted = next(node.nodes("described", "nominal"))
    found = described(wanted) if wanted.kind == "described" else describe(wanted, plural_and=False)
    such = found.objects
    if such is None or found.players is not None or found.targeted or found.zone_said or found.variable:
        refuse(wanted, refusal.NO_VOCABULARY)
    if such.controller is not Relation.ANY or such.another or found.determiner not in ("", *_COUNTED[keyword]):
        refuse(wanted, refusal.NO_VOCABULARY)
    if (
        keyword == "equip" and CardType.PLANESWALKER in such.types
    ):  # 702.6e: no creature of that quality, but what is none
        refuse(wanted, refusal.NO_VOCABULARY)
    made = Keyword(keyword=keyword, quality=_text(wanted), filter=such, cost=cost, text=text)
    if keyword != "craft":
        return made
    several = found.determiner == "one_or_more"  # 702.167a: 'one or more' is the only quality that counts materials
    return replace(made, value=found.least, quality="or more" if several else None)


_OF_QUALITY: dict[str, tuple[str, ...]] = {
    "with_materials": ("craft",), "onto": ("splice",), "of_quality": ("offering",), "from_quality": ("emerge",),
    "keyword_rest": ("champion", "equip"),
}  # fmt: skip
"""How each of these keywords says of what it speaks."""
_COUNTED: dict[str, tuple[str, ...]] = {
    "craft": ("one", "count", "one_or_more"), "champion": ("one",), "splice": (), "offering": (), "emerge": (), "equip": (),
}  # fmt: skip
"""The determiners that stand before it."""


def landwalk(word: Lexeme, node: Node, text: str) -> Keyword:
    """702.14a: of lands with or without a supertype: 'passa-terre non base'."""
    words = (*node.nodes("adjective"), *node.nodes("not_adjective"))
    part = Node(
        "part", tuple(Node("modifier", (_as_modifier(one),), one.start, one.end) for one in words), node.start, node.end
    )
    found = describe(Node("nominal", (part,), node.start, node.end)).objects
    if word.value != "landwalk" or found is None or found.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNKNOWN_KEYWORD)
    if found != Filter(supertypes=found.supertypes, not_supertypes=found.not_supertypes):
        refuse(node, refusal.NO_VOCABULARY)
    lands = replace(found, types=(CardType.LAND,))
    return Keyword(keyword="landwalk", quality=_text(node), filter=lands, text=text)


def _as_modifier(node: Node) -> Node:
    return node if node.kind == "adjective" else Node("negated", (node,), node.start, node.end)


def enchant_one(word: Lexeme, node: Node, text: str) -> Keyword:
    """702.5a: 'Incanta un artefatto o una creatura che controlli', with its article."""
    wanted = one_object(described(node), node)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    return Keyword(keyword="enchant", quality=_text(node), filter=wanted, text=text)


def enchant(word: Lexeme, nominal: Node, text: str) -> Keyword:
    """702.5a, 702.5d: what an Aura may be attached to."""
    found = describe(nominal)
    if found.targeted or (found.players is None) is (found.objects is None):
        refuse(nominal, refusal.NO_VOCABULARY)
    if found.players is not None:
        kinds = {Relation.ANY: "player", Relation.OPPONENT: "opponent"}
        if found.players not in kinds:
            refuse(nominal, refusal.NO_VOCABULARY)
        return Keyword(keyword="enchant", quality=kinds[found.players], text=text)
    assert found.objects is not None
    if found.objects.zone not in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
        refuse(nominal, refusal.NO_VOCABULARY)
    return Keyword(keyword="enchant", quality=_text(nominal), filter=found.objects, text=text)
