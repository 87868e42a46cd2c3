"""702: keywords that put cards into exile, or reveal or find them, so that they can be cast or come back later."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cost, Keyword, Replaces, SpellAbility
from engine.cards.abilities.casting import CastingCost, LetCast, MayCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import AnyOf, Exists, Is
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import Encode
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.libraries import Look
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Among, Every, It, One, OwnerOf, Remembered, Target, This, TopOf, You
from engine.cards.abilities.triggers import BeginningOf, Draws, LosesLastCounter, Moves, dies, enters, leaves
from engine.cards.keywords.parts import MY_CREATURES, TARGET_CREATURE, THIS, YOUR_UPKEEP, Make, cost_of, number, when
from engine.words.citations import not_implemented
from engine.words.counters import TIME
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Reason, Relation, TurnStep, Zone

not_implemented(
    "702.94b", "la carta che resta rivelata in mano finché l'abilità di miracolo lascia la pila, che niente qui legge"
)

IN_EXILE = (Zone.EXILE,)
HASTE = GainAbility(Keyword(keyword="haste"))
_CAST, _SEEN, _HIDDEN, _CHAMPIONED, _WARPED = "suspended", "looked at", "hidden away", "championed", "warped"
_MINE = AnyOf(
    (
        Is(One(), Filter(zone=Zone.STACK, controller=Relation.YOU)),
        Is(One(), Filter(controller=Relation.YOU)),
    )
)
"""702.62a: as long as its player controls the spell, or the permanent that it becomes."""


def _suspend(keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a-b: a time counter comes off at each upkeep; with the last one it may be played, with haste if it is a creature."""
    suspended = Exists(Filter(this=True, zone=Zone.EXILE, keyword="suspend", counter=TIME))
    there = Filter(this=True, zone=Zone.EXILE)
    creatures = Among(of=Remembered(_CAST), filter=Filter(types=(CardType.CREATURE,)))
    play = (
        CastNow(what=This(), lands=True, keep_as=_CAST),
        Apply(to=creatures, parts=(HASTE,), as_long_as=_MINE),
    )
    return (
        when(keyword, YOUR_UPKEEP, RemoveCounters(counter=TIME, on=This()), condition=suspended, zones=IN_EXILE),
        when(keyword, LosesLastCounter(subject=there, counter=TIME), *play, condition=Exists(there), zones=IN_EXILE),
    )


def _hideaway(keyword: Keyword) -> tuple[Ability, ...]:
    """702.75a: of so many cards from the top one is exiled face down, the rest go to the bottom in a random order."""
    return (
        when(
            keyword,
            enters(THIS),
            Look(at=TopOf(Fixed(number(keyword)), You()), keep_as=_SEEN),
            Choose(filter=Filter(zone=Zone.LIBRARY), among=Remembered(_SEEN), keep_as=_HIDDEN),
            Move(what=Remembered(_HIDDEN), to=Zone.EXILE, face_down=True, linked=True),
            Move(
                what=Among(of=Remembered(_SEEN), without=Remembered(_HIDDEN)),
                to=Zone.LIBRARY,
                position=-1,
                random_order=True,
            ),
        ),
    )


def _rebound(keyword: Keyword) -> tuple[Ability, ...]:
    """702.88a-c: cast from hand, it is exiled as it resolves, and may be cast again at its player's next upkeep."""
    if_there = If(condition=Exists(Filter(this=True, zone=Zone.EXILE)), then=(CastNow(what=This()),))
    again = Delay(trigger=BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU), effects=(if_there,))
    exiled = Replaces(
        subject=THIS,
        origin=Zone.STACK,
        to=Zone.GRAVEYARD,
        reason=Reason.RESOLVED,
        instead_to=Zone.EXILE,
        then=(again,),
        condition=Is(This(), Filter(zone=Zone.STACK, cast_from=Zone.HAND)),
        zones=(Zone.STACK,),
        text=keyword.text,
    )
    return (exiled,)


def _miracle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.94a: revealed as it was drawn, it may be cast for its miracle cost; revealing is part of the draw."""
    cast = CastNow(what=This(), free=False, cost=cost_of(keyword), name="miracle")
    return (when(keyword, Draws(who=Relation.YOU, this=True), cast, zones=(Zone.HAND,)),)


def _haunt(keyword: Keyword) -> tuple[Ability, ...]:
    """702.55a-b: as it dies, or as a spell goes to the graveyard resolving, it is exiled haunting target creature."""
    exiled = Move(what=It(), to=Zone.EXILE, haunting=Target(0))
    resolved = Moves(subject=THIS, origin=Zone.STACK, to=Zone.GRAVEYARD, reason=Reason.RESOLVED)
    return (
        when(keyword, dies(THIS), exiled, targets=TARGET_CREATURE),
        when(keyword, resolved, exiled, targets=TARGET_CREATURE, zones=(Zone.GRAVEYARD,)),
    )


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a-c: two linked abilities (607.2k): another permanent is exiled for it, and comes back as it leaves."""
    wanted = Filter(any_of=(keyword.filter or MY_CREATURES,), controller=Relation.YOU, another=True)
    exile = (
        Choose(filter=wanted, keep_as=_CHAMPIONED),
        Move(what=Remembered(_CHAMPIONED), to=Zone.EXILE, linked=True),
    )
    gone = (Sacrifice(what=This()),)
    back = Every(Filter(zone=Zone.EXILE, linked_to_this=True))
    return (
        when(
            keyword, enters(THIS), If(condition=Exists(wanted), then=(May(then=exile, otherwise=gone),), otherwise=gone)
        ),
        when(keyword, leaves(THIS), Move(what=back, to=Zone.BATTLEFIELD, under=OwnerOf(It()))),
    )


def _cipher(keyword: Keyword) -> tuple[Ability, ...]:
    """702.99a: a spell ability that may exile the card encoded on a creature."""
    return (SpellAbility(effects=(Encode(),), text=keyword.text),)


def _warp(keyword: Keyword) -> tuple[Ability, ...]:
    """702.185a: cast from hand for it, it is exiled at the next end step, and may be cast from there on later turns."""
    exiled = Remembered(_WARPED)
    later = LetCast(
        what=exiled,
        who=OwnerOf(exiled),
        how=Permission(later=True),
        until=Duration.ENDLESS,
        marks=(Designation.WARPED,),
    )
    exile = (Move(what=This(), to=Zone.EXILE, keep_as=_WARPED), later)
    at_end = Delay(trigger=BeginningOf(step=TurnStep.END), effects=exile)
    return (_alternative(keyword, "warp", Zone.HAND, then=(at_end,)),)


def _harmonize(keyword: Keyword) -> tuple[Ability, ...]:
    """702.180a: from the graveyard, tapping up to one creature for as much less generic mana, and exiled afterwards."""
    helper = replace(MY_CREATURES, tapped=False)
    return (_alternative(keyword, "harmonize", Zone.GRAVEYARD, exile_after=True, taps_for_less=helper),)


def _mayhem(keyword: Keyword) -> tuple[Ability, ...]:
    """702.187b-c: from the graveyard in the turn in which it was discarded: for a cost, or, where none is stated, as usual."""
    discarded = Filter(this=True, zone=Zone.GRAVEYARD, discarded_this_turn=True)
    if keyword.cost is not None:
        return (_alternative(keyword, "mayhem", Zone.GRAVEYARD, condition=Exists(discarded)),)
    return (MayCast(cards=discarded, how=Permission(lands=True), zones=(Zone.GRAVEYARD,), text=keyword.text),)


def _alternative(keyword: Keyword, name: str, zone: Zone, **more: object) -> CastingCost:
    """118.9: an alternative cost that says from where the card is cast."""
    cost: Cost = cost_of(keyword)
    made = CastingCost(cost=cost, alternative=True, name=name, zones=(zone,), only_there=True, text=keyword.text)
    return replace(made, **more)  # type: ignore[arg-type]


def _nothing(keyword: Keyword) -> tuple[Ability, ...]:
    """702.143a, 702.170a: a special action and no ability that anything else reads (`engine.stack.setting_aside`)."""
    return ()


EXILE_FORMS: Mapping[str, Make] = {
    "suspend": _suspend,
    "foretell": _nothing,
    "plot": _nothing,
    "hideaway": _hideaway,
    "rebound": _rebound,
    "miracle": _miracle,
    "haunt": _haunt,
    "champion": _champion,
    "cipher": _cipher,
    "warp": _warp,
    "harmonize": _harmonize,
    "mayhem": _mayhem,
}
