"""702: keyword abilities. Those that the engine has stay as they are; some others become what they stand for; the rest is
refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.abilities import effects as f
from engine.abilities import keyword_actions as k
from engine.abilities import triggers as t
from engine.abilities.ability import (
    Ability,
    Activated,
    Cost,
    Keyword,
    Replaces,
    Static,
    Timing,
    Triggered,
)
from engine.abilities.casting import CastingCost
from engine.abilities.conditions import AnyOf, Compare, Exists, Paid, Within
from engine.abilities.continuous import ChangeColors, ChangeTypes
from engine.abilities.filters import Bounds, Filter, TargetSpec
from engine.abilities.quantities import CountersOn, Fixed, PowerOf, ToughnessOf
from engine.abilities.references import EventPlayer, It, Remembered, Target, This, TopOf, You
from engine.cardtext import refusal
from engine.cardtext.lexing import Lexeme
from engine.cardtext.lower.description import describe
from engine.cardtext.lower.mana_symbols import mana_cost
from engine.cardtext.lower.predefined import GERM, HERO, REBEL, SERVO, SPIRIT
from engine.cardtext.lower.scope import Scope, refuse
from engine.cardtext.realised import keyword_realised
from engine.cardtext.tree import Node
from engine.counters import PLUS
from engine.subtypes import EVERY_CREATURE_TYPE
from engine.terms import CardType, Color, Kind, Relation, Supertype, TurnStep, Zone

CREATURE = (CardType.CREATURE,)
THIS = Filter(this=True)


@dataclass(frozen=True, slots=True)
class Given:
    """A keyword that becomes other abilities, with its number or its cost."""

    word: Lexeme
    text: str
    value: int | None = None
    cost: Cost | None = None


def _evolve(given: Given) -> tuple[Ability, ...]:
    """702.100a."""
    greater = AnyOf(
        (Compare(PowerOf(It()), ">", PowerOf(This())), Compare(ToughnessOf(It()), ">", ToughnessOf(This())))
    )
    trigger = t.enters(Filter(types=CREATURE, controller=Relation.YOU))
    effects = (f.PutCounters(counter="+1/+1", on=This()),)
    return (Triggered(trigger=trigger, condition=greater, effects=effects, text=given.text),)


def _devoid(given: Given) -> tuple[Ability, ...]:
    """702.114a."""
    return (Static(parts=(ChangeColors(set_to=()),), defines=True, text=given.text),)


def _afterlife(given: Given) -> tuple[Ability, ...]:
    """702.135a."""
    effects = (f.CreateTokens(token=SPIRIT, count=Fixed(_number(given))),)
    return (Triggered(trigger=t.dies(THIS), effects=effects, text=given.text),)


def _fabricate(given: Given) -> tuple[Ability, ...]:
    """702.123a: counters cannot be put on what is no longer there."""
    count = Fixed(_number(given))
    servos = (f.CreateTokens(token=SERVO, count=count),)
    choice = f.May(then=(f.PutCounters(counter="+1/+1", on=This(), count=count),), otherwise=servos)
    effects = (f.If(condition=Exists(THIS), then=(choice,), otherwise=servos),)
    return (Triggered(trigger=t.enters(THIS), effects=effects, text=given.text),)


def _with_token(made: f.CreateTokens) -> Callable[[Given], tuple[Ability, ...]]:
    """702.92a, 702.163a, 702.182a: an Equipment that comes with a creature to hold it."""

    def expand(given: Given) -> tuple[Ability, ...]:
        effects = (made, f.Attach(what=This(), to=Remembered("token")))
        return (Triggered(trigger=t.enters(THIS), effects=effects, text=given.text),)

    return expand


def _soulshift(given: Given) -> tuple[Ability, ...]:
    """702.46a."""
    wanted = Filter(
        zone=Zone.GRAVEYARD,
        subtypes=("Spirit",),
        owner=Relation.YOU,
        mana_value=Bounds(most=_number(given)),
    )
    effects = (f.May(then=(f.Move(what=Target(0), to=Zone.HAND),)),)
    return (Triggered(trigger=t.dies(THIS), targets=(TargetSpec(objects=wanted),), effects=effects, text=given.text),)


def _modular(given: Given) -> tuple[Ability, ...]:
    """702.43a."""
    enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=((PLUS, Fixed(_number(given))),), text=given.text)
    artifact_creature = TargetSpec(objects=Filter(types=(CardType.ARTIFACT, CardType.CREATURE)))
    put = f.PutCounters(counter=PLUS, on=Target(0), count=CountersOn(PLUS, This()))
    dies = Triggered(trigger=t.dies(THIS), targets=(artifact_creature,), effects=(f.May(then=(put,)),), text=given.text)
    return (enters, dies)


def _ingest(given: Given) -> tuple[Ability, ...]:
    """702.115a."""
    trigger = t.DealsDamage(source=THIS, to_player=Relation.ANY, combat=True)
    effects = (f.Move(what=TopOf(Fixed(1), EventPlayer()), to=Zone.EXILE),)
    return (Triggered(trigger=trigger, effects=effects, text=given.text),)


def _exploit(given: Given) -> tuple[Ability, ...]:
    """702.110a."""
    effects = (f.May(then=(f.ChooseAndSacrifice(who=You(), filter=Filter(types=CREATURE)),)),)
    return (Triggered(trigger=t.enters(THIS), effects=effects, text=given.text),)


def _outlast(given: Given) -> tuple[Ability, ...]:
    """702.107a."""
    effects = (f.PutCounters(counter=PLUS, on=This()),)
    cost = replace(_cost(given), tap=True)
    return (Activated(cost=cost, effects=effects, timing=Timing.SORCERY, text=given.text),)


def _changeling(given: Given) -> tuple[Ability, ...]:
    """702.73a: every creature type, in all zones."""
    return (Static(parts=(ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),), defines=True, text=given.text),)


def _scavenge(given: Given) -> tuple[Ability, ...]:
    """702.97a."""
    effects = (f.PutCounters(counter=PLUS, on=Target(0), count=PowerOf(This())),)
    return (
        Activated(
            cost=replace(_cost(given), exile_this=True),
            effects=effects,
            targets=(TargetSpec(objects=Filter(types=CREATURE)),),
            timing=Timing.SORCERY,
            zones=(Zone.GRAVEYARD,),
            text=given.text,
        ),
    )


def _vanishing(given: Given) -> tuple[Ability, ...]:
    """702.63a."""
    enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=((TIME, Fixed(_number(given))),), text=given.text)
    fewer = Triggered(
        trigger=t.BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU),
        condition=Within(CountersOn(TIME, This()), Bounds(least=1)),
        effects=(f.RemoveCounters(counter=TIME, on=This()),),
        text=given.text,
    )
    gone = f.Sacrifice(what=This())
    last = Triggered(trigger=t.LosesLastCounter(subject=THIS, counter=TIME), effects=(gone,), text=given.text)
    return (enters, fewer, last)


def _landcycling(wanted: Filter) -> Callable[[Given], tuple[Ability, ...]]:
    """702.29e: the card is discarded for a land card out of the library."""

    def expand(given: Given) -> tuple[Ability, ...]:
        found = Remembered("land")
        effects = (
            k.Search(who=You(), filter=replace(wanted, zone=Zone.LIBRARY), keep_as=found.name),
            k.Reveal(what=found),
            f.Move(what=found, to=Zone.HAND),
            k.Shuffle(who=You()),
        )
        cost = replace(_cost(given), discard_this=True)
        return (Activated(cost=cost, effects=effects, zones=(Zone.HAND,), text=given.text),)

    return expand


TIME = "time"
LANDCYCLING: dict[str, Filter] = {
    "plainscycling": Filter(subtypes=("Plains",)),
    "islandcycling": Filter(subtypes=("Island",)),
    "swampcycling": Filter(subtypes=("Swamp",)),
    "mountaincycling": Filter(subtypes=("Mountain",)),
    "forestcycling": Filter(subtypes=("Forest",)),
    "basic landcycling": Filter(types=(CardType.LAND,), supertypes=(Supertype.BASIC,)),
}


def _cost(given: Given) -> Cost:
    if given.cost is None:
        refuse(given.word, refusal.UNFINISHED)
    return given.cost


def _number(given: Given) -> int:
    if given.value is None:
        refuse(given.word, refusal.UNFINISHED)
    return given.value


def _costs(name: str, *, zone: Zone = Zone.HAND, optional: bool = False) -> Callable[[Given], tuple[Ability, ...]]:
    """118.8b, 118.9: an optional additional cost, or an alternative one; from a graveyard the spell is exiled after (702.34a)."""

    def expand(given: Given) -> tuple[Ability, ...]:
        made = CastingCost(
            cost=_cost(given),
            optional=optional,
            alternative=not optional,
            name=name,
            zones=(zone,),
            exile_after=zone is Zone.GRAVEYARD,
            text=given.text,
        )
        return (made,)

    return expand


def _evoke(given: Given) -> tuple[Ability, ...]:
    """702.74a."""
    leaves = Triggered(
        trigger=t.enters(THIS), condition=Paid("evoke"), effects=(f.Sacrifice(what=This()),), text=given.text
    )
    return (*_costs("evoke")(given), leaves)


def _bargain(given: Given) -> tuple[Ability, ...]:
    """702.166a."""
    wanted = Filter(
        any_of=(Filter(types=(CardType.ARTIFACT,)), Filter(types=(CardType.ENCHANTMENT,)), Filter(kind=Kind.TOKEN))
    )
    return (CastingCost(cost=Cost(sacrifice=wanted), optional=True, name="bargain", text=given.text),)


_EXPANDED: dict[str, Callable[[Given], tuple[Ability, ...]]] = {
    "afterlife": _afterlife,
    "bargain": _bargain,
    "changeling": _changeling,
    "devoid": _devoid,
    "evoke": _evoke,
    "evolve": _evolve,
    "exploit": _exploit,
    "fabricate": _fabricate,
    "flashback": _costs("flashback", zone=Zone.GRAVEYARD),
    "for mirrodin!": _with_token(f.CreateTokens(token=REBEL, keep_as="token")),
    "ingest": _ingest,
    "kicker": _costs("kicker", optional=True),
    "job select": _with_token(f.CreateTokens(token=HERO, keep_as="token")),
    "living weapon": _with_token(f.CreateTokens(token=GERM, keep_as="token")),
    "modular": _modular,
    "outlast": _outlast,
    "scavenge": _scavenge,
    "soulshift": _soulshift,
    "vanishing": _vanishing,
    **{name: _landcycling(wanted) for name, wanted in LANDCYCLING.items()},
}
_WITH_NUMBER = frozenset({
    "absorb", "afflict", "afterlife", "amplify", "annihilator", "backup", "bloodthirst", "bushido", "casualty", "crew", "devour",
    "dredge", "fabricate", "frenzy", "graft", "hideaway", "mobilize", "modular", "rampage", "renown", "ripple", "saddle",
    "soulshift", "toxic", "tribute", "vanishing",
})  # fmt: skip
_WITH_COST = frozenset({
    "bestow", "blitz", "buyback", "cumulative upkeep", "cycling", "dash", "disguise", "disturb", "echo", "embalm", "emerge",
    "encore", "entwine", "equip", "escape", "eternalize", "evoke", "flashback", "fortify", "kicker", "madness", "megamorph",
    "miracle", "morph", "multikicker", "ninjutsu", "outlast", "overload", "plot", "prowl", "recover", "replicate", "scavenge",
    "spectacle", "squad", "surge", "transmute", "unearth", "ward", *LANDCYCLING,
})  # fmt: skip
_NO_X = frozenset({"disguise", "megamorph", "morph"})
"""702.37f: keywords whose cost may have an X that other abilities speak of, which the engine does not know."""
_WITH_QUALITY = frozenset({"affinity", "enchant", "landwalk", "protection"})


def keyword_abilities(
    word: Lexeme, text: str, value: int | None = None, cost: Cost | None = None
) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for. Raises Refusal for one that the engine does not have, or with a wrong rest."""
    keyword = str(word.value)
    if (value is not None) is not (keyword in _WITH_NUMBER) or (cost is not None) is not (keyword in _WITH_COST):
        refuse(word, refusal.UNKNOWN_KEYWORD)
    if cost is not None and keyword in _NO_X and "X" in cost.mana:
        refuse(word, refusal.UNKNOWN_X)
    expand = _EXPANDED.get(keyword)
    if keyword_realised(keyword) and keyword not in _WITH_QUALITY:
        return (Keyword(keyword=keyword, value=value, cost=cost, text=text),)
    if expand is None:
        refuse(word, refusal.UNKNOWN_KEYWORD)
    return expand(Given(word, text, value, cost))


def of_item(item: Node, scope: Scope) -> tuple[Ability, ...]:
    """The abilities of one item in what an object has or gains: a keyword with its rest, or an ability in quotes."""
    quoted = item.word("QUOTED")
    if quoted is not None:
        # What is in quotes is a whole ability, which has sentences, which have items: the circle is closed here.
        from engine.cardtext.clauses import quoted_abilities

        return quoted_abilities(quoted)
    word = next(item.words("KEYWORD"))
    qualities = list(item.nodes("quality"))
    if qualities:
        return from_qualities(word, qualities, scope)
    number = item.word("NUM")
    cost = Cost(mana=mana_cost(item)) if item.has("SYMBOL") else None
    return keyword_abilities(word, _text(item), None if number is None else int(str(number.value)), cost)


def _text(node: Node) -> str:
    """The words of a node, for showing."""
    return " ".join(part.form if isinstance(part, Lexeme) else _text(part) for part in node.children)


def from_qualities(word: Lexeme, qualities: list[Node], scope: Scope) -> tuple[Ability, ...]:
    """702.16a, 702.16g, 702.11d: protection or hexproof from each of several qualities."""
    if word.value not in ("protection", "hexproof"):
        refuse(word, refusal.UNEXPECTED)
    return tuple(
        Keyword(keyword=str(word.value), quality=_text(one), filter=_quality(one), text=f"{word.form} da {_text(one)}")
        for one in qualities
    )


def _quality(node: Node) -> Filter:
    color, nominal = node.word("COLOR"), node.node("nominal")
    if color is not None:
        assert isinstance(color.value, Color)
        return Filter(colors=(color.value,))
    if nominal is None:
        return Filter(multicolored=True)
    found = describe(nominal)
    if found.objects is None or found.players is not None or found.targeted or found.zone_said:
        refuse(nominal, refusal.NO_VOCABULARY)
    return found.objects


def affinity(word: Lexeme, nominal: Node, text: str) -> Keyword:
    """702.41a: for each permanent of a description that you control."""
    found = describe(nominal)
    wanted = found.objects
    if word.value != "affinity" or wanted is None or found.players is not None or found.targeted or found.card:
        refuse(nominal, refusal.UNKNOWN_KEYWORD)
    if wanted.zone is not Zone.BATTLEFIELD or found.zone_said or wanted.controller is not Relation.ANY:
        refuse(nominal, refusal.NO_VOCABULARY)
    return Keyword(keyword="affinity", quality=_text(nominal), filter=wanted, text=text)


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
