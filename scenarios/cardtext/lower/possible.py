"""101.3, 608.2b-c: what must be so that an instruction can be followed: the next sentence says what follows where it was."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.chance import FlipCoin, RollDie
from engine.cards.abilities.choices import Choose, ChooseNumber
from engine.cards.abilities.conditions import AllOf, Condition, Exists, Is, Within
from engine.cards.abilities.continuous import GainControl
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.deciding import CollectEvidence, Forage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Discover
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.growing import Amass, Proliferate
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import Look, Reveal, Scry, Shuffle, Surveil
from engine.cards.abilities.making import Incubate, Investigate
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens, Move, Sacrifice, Tap, Untap
from engine.cards.abilities.players import AddMana, Discard, Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.quantities import CardsIn, CountersOn, CountOf, Fixed, LifeOf
from engine.cards.abilities.references import (
    Among,
    AttachedTo,
    ControllerOf,
    EventPlayer,
    Granter,
    It,
    PlayerReference,
    Remembered,
    Target,
    This,
    TopOf,
    You,
)
from engine.cards.abilities.searching import Search
from engine.cards.abilities.turns import BecomeMonarch
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.scope import Scope, refused


def what_makes_it_possible(made: Effects, sentence: Sequence[Lexeme], scope: Scope) -> Condition | None:
    """What must be so that the instructions can be followed; ``None`` where they always can. Raises Refusal where that is open."""
    if made and isinstance(made[0], Search):
        return None
    conditions: list[Condition] = []
    chosen = {one.keep_as: one.filter for one in made if isinstance(one, Choose)}
    for one in made:
        if isinstance(one, Move | Tap) and isinstance(one.what, Remembered) and one.what.name in chosen:
            if isinstance(one, Tap) and chosen[one.what.name].tapped is not False:
                raise refused(sentence, refusal.NO_VOCABULARY)
            continue
        if isinstance(one, RemoveCounters) and isinstance(one.on, Remembered) and one.on.name in chosen:
            if chosen[one.on.name].counter_bounds != Bounds(least=_number_of(one.count)):
                raise refused(sentence, refusal.NO_VOCABULARY)
            continue
        if isinstance(one, PutCounters) and isinstance(one.on, Remembered) and one.on.name in chosen:
            continue
        conditions += _needed(one, sentence, scope)
    if not conditions:
        return None
    return conditions[0] if len(conditions) == 1 else AllOf(tuple(conditions))


def among_those_with_counters(made: Effects) -> Effects:
    """608.2d: 'puoi rimuovere un segnalino +1/+1 da una creatura che controlli. Se lo fai, ...': only one that has it is chosen,
    from which it can be removed."""
    match made:
        case (Choose(minimum=1, maximum=1, count=None) as chosen, RemoveCounters(count=Fixed(count)) as taken):
            pass
        case _:
            return made
    wanted = chosen.filter
    said = wanted.counter or wanted.counter_bounds or wanted.without_counter or wanted.any_counter is not None
    if taken.on != Remembered(chosen.keep_as) or said or wanted.zone is not Zone.BATTLEFIELD:
        return made
    enough = Bounds(least=count)
    such = replace(wanted, counter=taken.counter, counter_bounds=enough)
    return (replace(chosen, filter=such), taken)


def _number_of(count: object) -> int | None:
    return count.value if isinstance(count, Fixed) else None


_HERE = Filter(this=True)


def _of_one(who: PlayerReference) -> bool:
    """101.3: whether it is one player other than you, of whom can be asked what that player has."""
    return isinstance(who, AttachedTo | EventPlayer | ControllerOf | Target)


def _needed(one: Effect, sentence: Sequence[Lexeme], scope: Scope) -> list[Condition]:
    match one:
        case ChooseAndSacrifice(up_to=True, who=You()) if _says_how_many(sentence):
            return []
        case ChooseAndSacrifice(filter=wanted, count=Fixed(count), who=You(), up_to=False):
            return [Exists(replace(wanted, controller=Relation.YOU), count)]
        case Sacrifice(what=This(), who=You()):
            return [Exists(replace(_HERE, controller=Relation.YOU))]
        case Sacrifice(what=Granter(), who=You()):
            return [Exists(Filter(granter=Granter(), controller=Relation.YOU))]
        case Discard(who=You(), count=None):
            return []  # a hand of no cards is discarded all the same
        case Discard(who=You(), count=Fixed(count), such=Filter() as such):
            return [Exists(replace(such, zone=Zone.HAND, owner=Relation.YOU), count)]
        case Discard(who=You(), count=Fixed(count)):
            return [Within(CardsIn(You(), "hand"), Bounds(least=count))]
        case LoseLife(who=You(), amount=Fixed(count)):
            return [Within(LifeOf(You()), Bounds(least=count))]
        case Tap(what=This()):
            return [Exists(replace(_HERE, tapped=False))]
        case RemoveCounters(on=This(), counter=kind, count=Fixed(1)):
            return [Exists(replace(_HERE, counter=kind))]
        case RemoveCounters(on=This(), counter=kind, count=Fixed(count)):
            return [Within(CountersOn(kind, This()), Bounds(least=count))]
        case PutCounters(on=This()):
            return [Exists(_HERE)]
        case Tap(what=It() | Target() as it):
            return [Is(it, Filter(tapped=False))]
        case Untap(what=It() | Target() as it):
            return [Is(it, Filter(tapped=True))]
        case Untap(what=This()):
            return [Exists(replace(_HERE, tapped=True))]
        case AddMana(who=You()) | PutCounters(on=You()) | Shuffle(who=You()) | BecomeMonarch(who=You()):
            return []
        case Amass(who=You()) | Incubate(who=You()) | Discover(who=You()) | FlipCoin(who=You()) | RollDie(who=You()):
            return []
        case CollectEvidence(who=You()) | Forage(who=You()):
            return []  # 701.59b: who could not do it may not choose to
        case Mill(who=You(), count=Fixed(count)) | Move(what=TopOf(count=Fixed(count), of=You())):
            return [Within(CardsIn(You(), "library"), Bounds(least=count))]
        case Choose(minimum=0, who=You(), count=None) if _says_how_many(sentence):
            return []
        case Choose(filter=wanted, minimum=least, maximum=most, who=You(), among=None) if least == most:
            return [Exists(wanted, least)]
        case Choose(filter=wanted, minimum=least, maximum=most, who=You(), among=those) if least == most and those:
            return [Within(CountOf(Among(those, wanted)), Bounds(least=least))]
        case Look() | Reveal(what=Remembered()) | ChooseNumber():
            return []
        case Reveal(what=TopOf(count=Fixed(count), of=You())):
            return [Within(CardsIn(You(), "library"), Bounds(least=count))]
        case Move(what=Among(of=It() | Remembered()) as those):
            return [Within(CountOf(those), Bounds(least=1))]
        case Move(what=Target() | It() | This() as it) | PutCounters(on=Target() as it) | Apply(to=Target() as it):
            return _there(it, one, sentence, scope)
        case Draw(who=You()) | CreateTokens() | GainLife() | Scry() | Surveil() | Proliferate() | Investigate():
            return []
        case _:
            return _needed_of_another(one, sentence)


def _needed_of_another(one: Effect, sentence: Sequence[Lexeme]) -> list[Condition]:
    """101.3: what one player other than you must have to give it up."""
    match one:
        case ChooseAndSacrifice(filter=wanted, count=Fixed(1), who=who, up_to=False) if _of_one(who):
            return [Exists(replace(wanted, whose=who))]
        case Discard(who=who, count=Fixed(1), such=None) if _of_one(who):
            return [Within(CardsIn(who, "hand"), Bounds(least=1))]
        case _:
            raise refused(sentence, refusal.NO_VOCABULARY)


def _says_how_many(sentence: Sequence[Lexeme]) -> bool:
    """107.1: whether what follows speaks of how many it was, so that it follows from none of them too, and comes to nothing."""
    words = " ".join(one.form for one in sentence)
    said = ("altrettant", "that many", "that much", "in questo modo", "this way", "lo stesso numero")
    return any(one in words for one in said)


def _there(it: Target | It | This, one: Effect, sentence: Sequence[Lexeme], scope: Scope) -> list[Condition]:
    """400.7, 608.2b: it can be done to what is still found; a sole target is, or the ability does not resolve."""
    if isinstance(one, Apply) and not all(isinstance(part, GainControl) for part in one.parts):
        raise refused(sentence, refusal.NO_VOCABULARY)
    if isinstance(it, Target):
        spec = scope.targets[it.index]
        if spec.objects is None or spec.players is not None or (spec.minimum, spec.maximum) != (1, 1):
            raise refused(sentence, refusal.NO_VOCABULARY)
        if len(scope.targets) == 1:
            return []
    return [Within(CountOf(it), Bounds(least=1))]
