"""118.3, 601.2g: what is more than all the mana that a player could make is refused at once; what cannot be said is asked."""

from __future__ import annotations

from engine import Played, play
from engine.cards.abilities.ability import Ability, Activated, Cost, Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import AddsMana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.decisions import Answer, Purpose
from engine.words.terms import CardType, PlayerId, Zone
from tests.engine.support import Table, card

ANNA = PlayerId(0)
ANY_ARTIFACT = Filter(types=(CardType.ARTIFACT,))
GREEN, BLACK = (AddMana(choices=((kind,),)) for kind in "GB")


def with_source(cost: str, *abilities: Ability, others: int = 0, beside: Ability | None = None) -> Table:
    """Anna has an artifact with these abilities, others without any, and a spell of this cost in hand."""
    at = Table(variant=[EXACT_COSTS])
    at.permanent("Altare", *abilities, types=(CardType.ARTIFACT,))
    if beside is not None:
        at.permanent("Tesoro", beside, types=(CardType.ARTIFACT,))
    for number in range(others):
        at.permanent(f"Sasso{number}", types=(CardType.ARTIFACT,))
    looks = card("Golem", types=(CardType.CREATURE,), mana_cost=cost, power=3, toughness=3)
    at.put("Golem", looks, zone=Zone.HAND)
    return at.settle()


def tried(at: Table, answers: int = 0) -> Played:
    """What comes of casting it, where the last option is taken so many times."""
    given: list[Answer] = []
    while True:
        played = play(at.game, Cast(ANNA, at.id("Golem")), given)
        if played.question is None or len(given) == answers:
            return played
        given.append(Answer(keys=(played.question.options[-1].key,)))


def test_601_2g_it_is_refused_at_once_or_else_asked() -> None:
    eats = Activated(cost=Cost(sacrifice=ANY_ARTIFACT), effects=(GREEN,))
    for ability, cost, reached in (
        (eats, "{3}", True),
        (eats, "{4}", False),
        (eats, "{B}", False),
        (Activated(cost=Cost(tap=True), effects=(GREEN,)), "{2}", False),
        (Activated(cost=Cost(life=7), effects=(GREEN,)), "{2}", True),
        (Activated(cost=Cost(life=7), effects=(GREEN,)), "{3}", False),
        (Activated(cost=Cost(sacrifice=ANY_ARTIFACT), effects=(GREEN,), once_each_turn=True), "{2}", False),
    ):
        played = tried(with_source(cost, ability, others=2))
        assert (played.question is not None) is reached, (ability, cost)
        assert reached or (played.refused is not None and played.refused.rule == "601.2h")


def test_601_2g_control_what_also_does_something_else_is_asked_about() -> None:
    gains = Activated(cost=Cost(tap=True), effects=(GREEN, GainLife(amount=Fixed(1))))
    doubles = Triggered(trigger=AddsMana(), effects=(BLACK,))
    plain = Activated(cost=Cost(tap=True), effects=(GREEN,))
    for abilities, asked in (((gains,), True), ((plain, doubles), True), ((plain,), False)):
        assert (tried(with_source("{5}", *abilities)).question is not None) is asked


def test_601_2g_another_time_is_not_asked_where_nothing_else_is_left_to_do() -> None:
    eats = Activated(cost=Cost(sacrifice=ANY_ARTIFACT), effects=(GREEN,))
    at = with_source("{2}", eats, others=1)
    played = tried(at, answers=2)
    assert played.refused is None and played.question is None
    asked = [heard.question.purpose for heard in played.heard if not heard.settled]
    assert asked.count(Purpose.MANA_ABILITIES) == 1


def test_118_3_what_an_earlier_ability_took_cannot_be_used() -> None:
    feeds = Activated(cost=Cost(sacrifice_this=True), effects=(GREEN,))
    eats = Activated(cost=Cost(sacrifice=ANY_ARTIFACT), effects=(GREEN,))
    at = with_source("{3}", eats, beside=feeds)
    cast = Cast(ANNA, at.id("Golem"))
    question = at.question(cast)
    both = Answer(keys=tuple(option.key for option in question.options))
    sacrifice = play(at.game, cast, [both]).question
    assert sacrifice is not None
    refused = {
        option.key: play(at.game, cast, [both, Answer(keys=(option.key,))]).refused for option in sacrifice.options
    }
    assert all(one is not None for one in refused.values())
