"""111.10: the predefined tokens: what an effect creates that says nothing of a token but its name."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, Static, Timing, Triggered
from engine.cards.abilities.casting import LetCast, Permission
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import GainAbility, ModifyPT, Part, SetPT
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.exploring import Explore
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.libraries import Scry, Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import AddMana, Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Count, Fixed, ToughnessOf
from engine.cards.abilities.references import AttachedTo, EachPlayer, Remembered, Target, This, TopOf, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import Attacks, Moves
from engine.cards.abilities.turning import Transform
from engine.cards.characteristics import Characteristics
from engine.words.citations import Citation, cite
from engine.words.counters import PLUS
from engine.words.record import Record, replace
from engine.words.subtypes import token_name
from engine.words.terms import CardType, Color, Relation, Supertype, Zone

THIS = Filter(this=True)
ONE = Fixed(1)
ANY_COLOR = AddMana(choices=tuple((color.value,) for color in Color))
FOR_ARTIFACTS = Spending(not_spells=Filter(zone=Zone.STACK, not_types=(CardType.ARTIFACT,)))
"""111.10h: it can't be spent to cast a nonartifact spell."""
MINE = TargetSpec(objects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
BASIC_LAND = Filter(zone=Zone.LIBRARY, types=(CardType.LAND,), supertypes=(Supertype.BASIC,))


class Predefined(Record):
    """A token by its characteristics, with the rule that has it."""

    looks: Characteristics
    rule: Citation


def _artifact(name: str, rule: Citation, *abilities: Ability) -> Predefined:
    return Predefined(Characteristics(types=(CardType.ARTIFACT,), subtypes=(name,), abilities=abilities), rule)


def _role(name: str, rule: Citation, *parts: Part, also: tuple[Ability, ...] = ()) -> Predefined:
    """111.10j-r: a colourless Aura that does something to the creature it enchants."""
    enchant = Keyword(keyword="enchant", filter=CREATURE)
    gives = Static(parts=parts, holder=AttachedTo())
    looks = Characteristics(
        name=name, types=(CardType.ENCHANTMENT,), subtypes=("Aura", "Role"), abilities=(enchant, gives, *also)
    )
    return Predefined(looks, rule)


def _bigger(amount: Fixed | Count = ONE) -> Part:
    return ModifyPT(amount, amount)


_CRACK = Cost(tap=True, sacrifice_this=True)
_FETCH = (
    Search(filter=BASIC_LAND, keep_as="land"),
    Move(what=Remembered("land"), to=Zone.BATTLEFIELD, tapped=True),
    Shuffle(),
)
_SCRIES = Triggered(trigger=Attacks(subject=THIS), effects=(Scry(),))
_GROWS = Triggered(
    trigger=Attacks(subject=THIS),
    condition=Within(ToughnessOf(This()), Bounds(most=3)),
    effects=(PutCounters(counter=PLUS, on=This()),),
)
_SPITE = Triggered(
    trigger=Moves(subject=THIS, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD),
    effects=(LoseLife(amount=ONE, who=EachPlayer(Relation.OPPONENT)),),
)
_STONE = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("C",),), spending=FOR_ARTIFACTS),))
_ENCHANTMENTS = Count(Filter(types=(CardType.ENCHANTMENT,), controller=Relation.YOU))
_WALKER = Characteristics(
    name="Walker",
    colors=(Color.BLACK,),
    types=(CardType.CREATURE,),
    subtypes=("Zombie",),
    power=2,
    toughness=2,
)
_SHARD = Characteristics(
    types=(CardType.ENCHANTMENT,),
    subtypes=("Shard",),
    abilities=(Activated(cost=Cost(mana="{2}", sacrifice_this=True), effects=(Scry(), Draw())),),
)

INCUBATOR = _artifact(
    "Incubator",
    cite("111.10i"),
    Activated(cost=Cost(mana="{2}"), effects=(Transform(what=This()),)),
)
HATCHED = Characteristics(
    name="Phyrexian Token",
    types=(CardType.ARTIFACT, CardType.CREATURE),
    subtypes=("Phyrexian",),
    power=0,
    toughness=0,
)
"""111.10i: the front and the back of an Incubator token."""

PREDEFINED: Mapping[str, Predefined] = {
    "Treasure": _artifact("Treasure", cite("111.10a"), Activated(cost=_CRACK, effects=(ANY_COLOR,))),
    "Food": _artifact(
        "Food",
        cite("111.10b"),
        Activated(
            cost=Cost(mana="{2}", tap=True, sacrifice_this=True),
            effects=(GainLife(amount=Fixed(3)),),
        ),
    ),
    "Gold": _artifact("Gold", cite("111.10c"), Activated(cost=Cost(sacrifice_this=True), effects=(ANY_COLOR,))),
    "Walker": Predefined(_WALKER, cite("111.10d")),
    "Junk": _artifact(
        "Junk",
        cite("111.10t"),
        Activated(
            cost=_CRACK,
            effects=(
                Move(what=TopOf(ONE, You()), to=Zone.EXILE, keep_as="junk"),
                LetCast(what=Remembered("junk"), how=Permission(lands=True)),
            ),
            timing=Timing.SORCERY,
        ),
    ),
    "Shard": Predefined(_SHARD, cite("111.10e")),
    "Clue": _artifact(
        "Clue", cite("111.10f"), Activated(cost=Cost(mana="{2}", sacrifice_this=True), effects=(Draw(),))
    ),
    "Blood": _artifact(
        "Blood",
        cite("111.10g"),
        Activated(cost=Cost(mana="{1}", tap=True, discard=1, sacrifice_this=True), effects=(Draw(),)),
    ),
    "Powerstone": _artifact("Powerstone", cite("111.10h"), _STONE),
    "Cursed": _role("Cursed", cite("111.10j"), SetPT(ONE, ONE)),
    "Monster": _role("Monster", cite("111.10k"), _bigger(), GainAbility(Keyword(keyword="trample"))),
    "Royal": _role("Royal", cite("111.10m"), _bigger(), GainAbility(Keyword(keyword="ward", cost=Cost(mana="{1}")))),
    "Sorcerer": _role("Sorcerer", cite("111.10n"), _bigger(), GainAbility(_SCRIES)),
    "Virtuous": _role("Virtuous", cite("111.10p"), _bigger(_ENCHANTMENTS)),
    "Wicked": _role("Wicked", cite("111.10q"), _bigger(), also=(_SPITE,)),
    "Young Hero": _role("Young Hero", cite("111.10r"), GainAbility(_GROWS)),
    "Map": _artifact(
        "Map",
        cite("111.10s"),
        Activated(
            cost=Cost(mana="{1}", tap=True, sacrifice_this=True),
            effects=(Explore(what=Target(0)),),
            targets=(MINE,),
            timing=Timing.SORCERY,
        ),
    ),
    "Lander": _artifact(
        "Lander",
        cite("111.10u"),
        Activated(cost=Cost(mana="{2}", tap=True, sacrifice_this=True), effects=_FETCH),
    ),
    "Mutagen": _artifact(
        "Mutagen",
        cite("111.10v"),
        Activated(
            cost=Cost(mana="{1}", tap=True, sacrifice_this=True),
            effects=(PutCounters(counter=PLUS, on=Target(0)),),
            targets=(TargetSpec(objects=CREATURE),),
            timing=Timing.SORCERY,
        ),
    ),
    "Vibranium": _artifact("Vibranium", cite("111.10w"), Keyword(keyword="indestructible"), _STONE),
}
"""By their printed English names."""


def rule_of(token: Characteristics) -> Citation | None:
    """The rule that defines a predefined token, by whatever name; ``None`` for any other, and for one that was modified.

    111.10d: one without abilities is like others that an effect describes, and only its name tells that it is meant.
    """
    for one in PREDEFINED.values():
        renamed = token if not one.looks.abilities else replace(token, name=one.looks.name, called_after="")
        if renamed == one.looks:
            return one.rule
    return None


def named_by_subtypes(token: Characteristics, words: Mapping[str, str]) -> Characteristics:
    """111.4: a token that its subtypes name, named in these words for them; the same one where it is called otherwise."""
    if not words or not token.subtypes or token.name != token_name(*token.subtypes):
        return token
    called = " ".join(words.get(one, one) for one in token.subtypes)
    return replace(token, name=called, called_after=called)


def creature_token(subtypes: tuple[str, ...], size: int, color: Color) -> Characteristics:
    """111.4: a creature token of one colour that is called after its subtypes."""
    return Characteristics(
        name=token_name(*subtypes),
        colors=(color,),
        types=(CardType.CREATURE,),
        subtypes=subtypes,
        power=size,
        toughness=size,
    )
