"""702: keywords about what is paid for a spell, and from where it is cast."""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.abilities.ability import Ability, Cannot, Cost, Keyword, NotUnderstood, Prohibition, Replaces, Static
from engine.cards.abilities.casting import CastingCost, ChangesCost, MayCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.conditions import AllOf, Condition, Happened, Paid, Within
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, SetPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Count, Fixed, PlayersIn, SpellsCast, Sum, TimesPaid
from engine.cards.abilities.references import EachPlayer, This, You
from engine.cards.abilities.triggers import BeginningOf, Moves, dies, enters
from engine.cards.keywords.entering_forms import enters_with
from engine.cards.keywords.parts import MY_CREATURES, THIS, Make, cost_of, has_counter, number, to_hand, when
from engine.words.citations import not_implemented
from engine.words.counters import TIME
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, Fate, Kind, Reason, Relation, TurnStep, Zone

not_implemented("702.33f", "due potenziamenti della stessa carta con lo stesso costo di mana, tenuti distinti")
not_implemented("702.33h", "potenziamento da pagare con sticker")
not_implemented("702.150", "completato")
not_implemented("702.192", "paradigm")

NEXT_END = BeginningOf(step=TurnStep.END)
HASTE = GainAbility(Keyword(keyword="haste"))


def _additional(keyword: Keyword, name: str, cost: Cost | None = None, *, repeat: bool = False) -> CastingCost:
    """118.8b: an additional cost that the player may pay."""
    paid = cost_of(keyword) if cost is None else cost
    return CastingCost(cost=paid, optional=True, name=name, repeat=repeat, text=keyword.text)


def _alternative(
    keyword: Keyword,
    name: str,
    cost: Cost | None = None,
    *,
    zone: Zone = Zone.HAND,
    exile_after: bool = False,
    transformed: bool = False,
    condition: Condition | None = None,
    then: tuple[Effect, ...] = (),
) -> CastingCost:
    """118.9: an alternative cost, from a zone; ``then``: what follows as the permanent enters."""
    return CastingCost(
        cost=cost_of(keyword) if cost is None else cost,
        alternative=True,
        name=name,
        zones=(zone,),
        only_there=zone is not Zone.HAND,
        exile_after=exile_after,
        transformed=transformed,
        condition=condition,
        then=then,
        text=keyword.text,
    )


def _bestow(keyword: Keyword) -> tuple[Ability, ...]:
    """702.103a: cast as an Aura with enchant creature for it."""
    return (replace(_alternative(keyword, "bestow"), bestowed=True),)


def _kicker(keyword: Keyword) -> tuple[Ability, ...]:
    """702.33a: an additional cost that may be paid; what depends on it asks for 'kicker'; 702.33f: or, of several, for it and its
    mana."""
    return (replace(_additional(keyword, "kicker"), which=f"kicker {cost_of(keyword).mana}"),)


def _multikicker(keyword: Keyword) -> tuple[Ability, ...]:
    """702.33c-d: any number of times; it is a kicker cost."""
    return (_additional(keyword, "kicker", repeat=True),)


def _buyback(keyword: Keyword) -> tuple[Ability, ...]:
    """702.27a: with the cost paid, it goes to its owner's hand and not to the graveyard as it resolves."""
    back = Replaces(
        subject=THIS,
        origin=Zone.STACK,
        to=Zone.GRAVEYARD,
        reason=Reason.RESOLVED,
        instead_to=Zone.HAND,
        condition=Paid("buyback"),
        zones=(Zone.STACK,),
        text=keyword.text,
    )
    return (_additional(keyword, "buyback"), back)


def _entwine(keyword: Keyword) -> tuple[Ability, ...]:
    """702.42a: all modes for an additional cost."""
    return (_additional(keyword, "entwine"),)


def _bargain(keyword: Keyword) -> tuple[Ability, ...]:
    """702.166a: an artifact, an enchantment or a token may be sacrificed besides."""
    given = Filter(
        any_of=(Filter(types=(CardType.ARTIFACT,)), Filter(types=(CardType.ENCHANTMENT,)), Filter(kind=Kind.TOKEN))
    )
    return (_additional(keyword, "bargain", Cost(sacrifice=given)),)


def _teamwork(keyword: Keyword) -> tuple[Ability, ...]:
    """702.194a: creatures with so much power in all may be tapped besides; what depends on it asks for 'teamwork'."""
    return (_additional(keyword, "teamwork", Cost(tap_others=MY_CREATURES, tap_power=number(keyword))),)


def _squad(keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: a token that is a copy of it for each time that the cost was paid."""
    copies = CreateCopies(of=This(), count=TimesPaid("squad"))
    return (_additional(keyword, "squad", repeat=True), when(keyword, enters(THIS), copies, condition=Paid("squad")))


def _offspring(keyword: Keyword) -> tuple[Ability, ...]:
    """702.175a: with the cost paid, a token that is a copy of it, but 1/1."""
    copy = CreateCopies(of=This(), exceptions=(SetPT(Fixed(1), Fixed(1)),))
    return (_additional(keyword, "offspring"), when(keyword, enters(THIS), copy, condition=Paid("offspring")))


def _flashback(keyword: Keyword) -> tuple[Ability, ...]:
    """702.34a: from the graveyard, exiled however it leaves the stack."""
    return (_alternative(keyword, "flashback", zone=Zone.GRAVEYARD, exile_after=True),)


def _escape(keyword: Keyword) -> tuple[Ability, ...]:
    """702.138a-b: from the graveyard; what depends on it asks for 'escape'."""
    return (_alternative(keyword, "escape", zone=Zone.GRAVEYARD),)


def _disturb(keyword: Keyword) -> tuple[Ability, ...]:
    """702.146a-b: from the graveyard with its back face up."""
    return (_alternative(keyword, "disturb", zone=Zone.GRAVEYARD, transformed=True),)


def _converted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.162a: with its back face up."""
    return (_alternative(keyword, "more than meets the eye", transformed=True),)


def _from_graveyard(extra: Cost, *, exile_after: bool) -> Make:
    """702.81a, 702.133a: from the graveyard for its mana cost, with cards discarded besides."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        how = Permission(besides=extra, exile_after=exile_after)
        mine = Filter(this=True, zone=Zone.GRAVEYARD)
        return (MayCast(cards=mine, how=how, zones=(Zone.GRAVEYARD,), text=keyword.text),)

    return make


def _aftermath(keyword: Keyword) -> tuple[Ability, ...]:
    """702.127a: from the graveyard, and from nowhere else; exiled however it leaves the stack then."""
    there = MayCast(
        cards=Filter(this=True, zone=Zone.GRAVEYARD),
        how=Permission(exile_after=True),
        zones=(Zone.GRAVEYARD,),
        text=keyword.text,
    )
    elsewhere = tuple(zone for zone in Zone if zone not in (Zone.GRAVEYARD, Zone.STACK, Zone.BATTLEFIELD))
    return (there, Cannot(what=Prohibition.CAST, objects=THIS, zones=elsewhere, text=keyword.text))


def _evoke(keyword: Keyword) -> tuple[Ability, ...]:
    """702.74a: cast for it, it is sacrificed as it enters."""
    return (
        _alternative(keyword, "evoke"),
        when(keyword, enters(THIS), Sacrifice(what=This()), condition=Paid("evoke")),
    )


def _dash(keyword: Keyword) -> tuple[Ability, ...]:
    """702.109a: cast for it, it has haste and is back in hand at the next end step."""
    back = Delay(trigger=NEXT_END, effects=(to_hand(This()),))
    haste = Static(parts=(HASTE,), affects=THIS, condition=Paid("dash"), text=keyword.text)
    return (_alternative(keyword, "dash", then=(back,)), haste)


def _blitz(keyword: Keyword) -> tuple[Ability, ...]:
    """702.152a: cast for it, it has haste, is sacrificed at the next end step, and gives a card when it dies."""
    gone = Delay(trigger=NEXT_END, effects=(Sacrifice(what=This()),))
    card = GainAbility(when(keyword, dies(THIS), Draw()))
    while_there = Static(parts=(HASTE, card), affects=THIS, condition=Paid("blitz"), text=keyword.text)
    return (_alternative(keyword, "blitz", then=(gone,)), while_there)


def _impending(keyword: Keyword) -> tuple[Ability, ...]:
    """702.176a: cast for it, it enters with time counters, and is no creature while it has one."""
    waiting = AllOf((Paid("impending"), has_counter(TIME)))
    no_creature = ChangeTypes(remove=(CardType.CREATURE,))
    your_end = BeginningOf(step=TurnStep.END, whose=Relation.YOU)
    return (
        _alternative(keyword, "impending"),
        enters_with(keyword, TIME, Fixed(number(keyword)), condition=Paid("impending")),
        Static(parts=(no_creature,), affects=THIS, condition=waiting, text=keyword.text),
        when(keyword, your_end, RemoveCounters(counter=TIME, on=This()), condition=waiting),
    )


def _surge(keyword: Keyword) -> tuple[Ability, ...]:
    """702.117a: if the player or a teammate has cast another spell this turn."""
    cast = Sum((SpellsCast(You()), SpellsCast(EachPlayer(Relation.TEAMMATE))))
    return (_alternative(keyword, "surge", condition=Within(cast, Bounds(least=1))),)


def _spectacle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.137a: if an opponent has lost life this turn."""
    return (_alternative(keyword, "spectacle", condition=Happened(Fate.LOST_LIFE, Relation.OPPONENT)),)


def _web_slinging(keyword: Keyword) -> tuple[Ability, ...]:
    """702.188a: with a tapped creature returned to hand."""
    returned = replace(MY_CREATURES, tapped=True)
    return (_alternative(keyword, "web-slinging", replace(cost_of(keyword), return_to_hand=returned)),)


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: discarded, it is exiled; then its owner may cast it for the cost, or it goes to the graveyard."""
    exiled = Replaces(
        subject=THIS,
        origin=Zone.HAND,
        to=Zone.GRAVEYARD,
        reason=Reason.DISCARDED,
        instead_to=Zone.EXILE,
        zones=(Zone.HAND,),
        text=keyword.text,
    )
    this_way = Moves(subject=THIS, origin=Zone.HAND, to=Zone.EXILE, reason=Reason.DISCARDED)
    cast = CastNow(what=This(), free=False, cost=cost_of(keyword), name="madness")
    return (exiled, when(keyword, this_way, cast, Move(what=This(), to=Zone.GRAVEYARD), zones=(Zone.EXILE,)))


def _cast_face_down(how: FaceDown) -> Make:
    """702.37a, 702.168a: it may be cast face down for {3}."""

    def make(keyword: Keyword) -> tuple[Ability, ...]:
        hidden = CastingCost(
            cost=Cost(mana="{3}"), alternative=True, name=keyword.keyword, face_down=how, text=keyword.text
        )
        return (hidden,)

    return make


def _affinity(keyword: Keyword) -> tuple[Ability, ...]:
    """702.41a: the spell costs {1} less for each permanent of its player that matches."""
    if keyword.filter is None:
        return (NotUnderstood(text=keyword.text, reason="affinity"),)
    return (_cheaper(keyword, Count(replace(keyword.filter, controller=Relation.YOU))),)


def _undaunted(keyword: Keyword) -> tuple[Ability, ...]:
    """702.125a-b: it costs {1} less for each opponent who is still in the game."""
    return (_cheaper(keyword, PlayersIn(EachPlayer(Relation.OPPONENT))),)


def _cheaper(keyword: Keyword, times: Count | PlayersIn) -> ChangesCost:
    return ChangesCost(
        spells=Filter(this=True, zone=Zone.STACK), less="{1}", times=times, zones=(Zone.STACK,), text=keyword.text
    )


CASTING_FORMS: Mapping[str, Make] = {
    "bestow": _bestow,
    "kicker": _kicker,
    "multikicker": _multikicker,
    "buyback": _buyback,
    "entwine": _entwine,
    "bargain": _bargain,
    "teamwork": _teamwork,
    "squad": _squad,
    "offspring": _offspring,
    "flashback": _flashback,
    "escape": _escape,
    "disturb": _disturb,
    "more than meets the eye": _converted,
    "retrace": _from_graveyard(
        Cost(discard=1, discard_such=Filter(zone=Zone.HAND, types=(CardType.LAND,))), exile_after=False
    ),
    "jump-start": _from_graveyard(Cost(discard=1), exile_after=True),
    "aftermath": _aftermath,
    "evoke": _evoke,
    "dash": _dash,
    "blitz": _blitz,
    "impending": _impending,
    "surge": _surge,
    "spectacle": _spectacle,
    "web-slinging": _web_slinging,
    "madness": _madness,
    "morph": _cast_face_down(FaceDown.MORPH),
    "megamorph": _cast_face_down(FaceDown.MORPH),
    "disguise": _cast_face_down(FaceDown.DISGUISE),
    "affinity": _affinity,
    "undaunted": _undaunted,
}
