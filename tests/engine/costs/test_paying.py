"""601.2f-h and 605: paying with the pool, with mana abilities on the way, and what cannot be paid."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, SpellAbility, Timing
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.players import AddMana, Draw, GainLife
from engine.cards.abilities.quantities import Fixed, Half, LifeOf, X
from engine.cards.abilities.references import Target, You
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS, is_mana_ability
from engine.state.actions import Activate, Cast
from engine.state.events import ManaAdded
from engine.state.facts.refused import Unpaid
from engine.words.decisions import Answer, Question
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import counted_as_paid

ANNA = PlayerId(0)
GREEN = AddMana(choices=(("G",),))


def table(**options: object) -> Table:
    return Table(variant=[EXACT_COSTS], **options)  # type: ignore[arg-type]


def with_lands(*lands: str) -> Table:
    """Lands for Anna, and a bear that costs {1}{G} in her hand."""
    at = table()
    for number, land in enumerate(lands):
        at.permanent(f"{land}{number}", types=(CardType.LAND,), subtypes=(land,))
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{1}{G}", power=2, toughness=2), zone=Zone.HAND)
    return at.settle()


def test_305_6_and_601_2g_basic_lands_pay_for_a_spell_on_the_way() -> None:
    at = with_lands("Forest", "Forest")
    at.cast("Orso", ("Forest0", "Forest1"))
    assert at.stack() == ["Orso"]
    assert at.one("Forest0").tapped and at.one("Forest1").tapped
    assert {"601.2g", "605.3b", "601.2h", "106.4"} - set(at.rules()) == {"601.2g"}, "the question carries 601.2g"


def test_601_2h_control_too_little_mana_and_the_spell_is_not_cast_and_nothing_has_happened() -> None:
    at = with_lands("Forest", "Forest")
    before = at.game
    question = at.question(Cast(ANNA, at.id("Orso")))
    assert question.rule == "601.2g"
    played = play(at.game, Cast(ANNA, at.id("Orso")), [_keys(question, 1)])
    assert played.refused is not None and played.refused.rule == "601.2h"
    assert played.game is before
    assert not at.one("Forest0").tapped


def test_601_2h_control_mana_of_the_wrong_colour() -> None:
    at = with_lands("Island", "Island")
    played = play(at.game, Cast(ANNA, at.id("Orso")))
    assert played.refused is not None and played.refused.facts == (Unpaid("{1}{G}"),)


def test_605_3_605_3b_a_mana_ability_does_not_use_the_stack_and_its_player_keeps_priority() -> None:
    at = with_lands("Forest")
    at.activate("Forest0", 0)
    assert at.stack() == []
    assert at.game.player(ANNA).mana == (Mana("G"),)
    assert at.game.receiver == ANNA


def test_107_5_control_a_tapped_land_cannot_be_tapped_for_mana() -> None:
    at = with_lands("Forest")
    at.activate("Forest0", 0)
    refused = play(at.game, Activate(ANNA, at.id("Forest0"), 0)).refused
    assert refused is not None and refused.rule == "107.5"


def test_500_5_unspent_mana_is_lost_as_the_phase_ends() -> None:
    at = with_lands("Forest")
    at.activate("Forest0", 0)
    at.until(TurnStep.BEGINNING_OF_COMBAT)
    assert at.game.player(ANNA).mana == ()
    assert "703.4q" in at.rules()


def test_601_2h_asked_where_payments_differ_and_not_where_they_do_not() -> None:
    at = table()
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{1}", power=2, toughness=2), zone=Zone.HAND)
    at.settle().occur(ManaAdded(player=ANNA, mana=(Mana("G"), Mana("R"))))
    same = at.fork()
    assert {option.key for option in at.question(Cast(ANNA, at.id("Orso"))).options} == {"G", "R"}
    at.cast("Orso", "R")
    assert at.game.player(ANNA).mana == (Mana("G"),)
    same.occur(ManaAdded(player=ANNA, mana=()))
    assert same.game.player(ANNA).mana == (Mana("G"), Mana("R"))


def test_107_4f_two_life_pays_a_phyrexian_symbol() -> None:
    at = table()
    at.put("Spia", card("Spia", types=(CardType.ARTIFACT,), mana_cost="{U/P}"), zone=Zone.HAND)
    at.settle().cast("Spia")
    assert at.life(0) == 18
    assert "107.4f" in at.rules()


def test_118_6_without_a_mana_cost_it_cannot_be_paid_for() -> None:
    at = table()
    at.put("Visione", card("Visione", types=(CardType.SORCERY,)), zone=Zone.HAND)
    at.settle()
    refused = play(at.game, Cast(ANNA, at.id("Visione"))).refused
    assert refused is not None and refused.rule == "118.6"


def test_118_5_control_a_cost_of_zero_can() -> None:
    at = table()
    at.put("Visione", card("Visione", types=(CardType.SORCERY,), mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Visione")
    assert at.stack() == ["Visione"]


def test_107_3a_the_announced_x_is_paid_for_each_x() -> None:
    drain = SpellAbility(
        effects=(GainLife(amount=Fixed(1), who=Target(0)),), targets=(TargetSpec(players=Relation.ANY),)
    )
    at = table()
    at.put("Fonte", card("Fonte", drain, types=(CardType.SORCERY,), mana_cost="{X}{X}"), zone=Zone.HAND)
    at.settle().occur(ManaAdded(player=ANNA, mana=(Mana("C"),) * 5))
    at.cast("Fonte", "Anna", x=2)
    assert at.game.player(ANNA).mana == (Mana("C"),)


def test_without_exact_costs_mana_counts_as_paid_and_the_trace_says_so() -> None:
    at = Table()
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), mana_cost="{1}{G}", power=2, toughness=2), zone=Zone.HAND)
    at.settle().cast("Orso")
    assert counted_as_paid(at) == ["{1}{G}"]


def test_605_1a_what_is_a_mana_ability() -> None:
    tap = Cost(tap=True)
    assert is_mana_ability(Activated(cost=tap, effects=(GREEN,)))
    assert not is_mana_ability(Activated(cost=tap, effects=(GainLife(amount=Fixed(1)),))), "adds no mana"
    assert not is_mana_ability(Activated(cost=tap, effects=(GREEN, Draw()))), "moves a card from a library"
    assert not is_mana_ability(Activated(cost=tap, effects=(GREEN,), timing=Timing.LOYALTY)), "a loyalty ability"
    spec = TargetSpec(players=Relation.ANY)
    assert not is_mana_ability(Activated(cost=tap, effects=(GREEN,), targets=(spec,))), "has a target"


def _keys(question: Question, count: int) -> Answer:
    return Answer(keys=tuple(option.key for option in question.options[:count]))


def test_602_5b_a_mana_ability_of_once_each_turn_helps_to_pay_once() -> None:
    for once, refused in ((True, True), (False, False)):
        at = table()
        well = Activated(cost=Cost(), effects=(GREEN,), once_each_turn=once)
        at.permanent("Pozzo", well, types=(CardType.ARTIFACT,))
        for label in ("Orso", "Lupo"):
            looks = card(label, types=(CardType.CREATURE,), mana_cost="{G}", power=2, toughness=2)
            at.put(label, looks, zone=Zone.HAND)
        at.settle().cast("Orso", "Pozzo").resolve()
        played = play(at.game, Cast(ANNA, at.id("Lupo")))
        assert (played.refused is not None) is refused


def test_107_3a_a_mana_ability_knows_its_x() -> None:
    at = table()
    filter_x = Activated(cost=Cost(mana="{X}", tap=True), effects=(AddMana(choices=(("R",),), times=X()),))
    at.permanent("Prisma", filter_x, types=(CardType.ARTIFACT,))
    at.settle().occur(ManaAdded(player=ANNA, mana=(Mana("C"),) * 3))
    at.activate("Prisma", 0, x=2)
    assert at.game.player(ANNA).mana == (Mana("C"), Mana("R"), Mana("R"))


def test_601_2h_a_source_tapped_for_mana_on_the_way_cannot_be_tapped_for_the_cost() -> None:
    for others, rule in ((0, "107.5"), (1, None)):
        at = table()
        mana = Activated(cost=Cost(tap=True), effects=(GREEN,))
        heal = Activated(cost=Cost(mana="{1}", tap=True), effects=(GainLife(amount=Fixed(1)),))
        at.permanent("Idolo", mana, heal, types=(CardType.ARTIFACT,))
        if others:
            at.permanent("Selva", types=(CardType.LAND,), subtypes=("Forest",))
        at.settle()
        action = Activate(ANNA, at.id("Idolo"), 1)
        question = at.question(action)
        last = Answer(keys=(question.options[-1].key,))
        refused = play(at.game, action, [last]).refused
        assert (None if refused is None else refused.rule) == rule


def test_118_12a_who_must_pay_is_asked_also_when_the_source_is_gone() -> None:
    from engine.cards.abilities.paying import UnlessPays
    from engine.cards.abilities.references import EachPlayer

    tax = UnlessPays(who=EachPlayer(Relation.OPPONENT), cost=Cost(life=2), effects=(GainLife(amount=Fixed(5)),))
    for said, lives in ((True, (20, 18)), (False, (25, 20))):
        at = table()
        ability = Activated(cost=Cost(sacrifice_this=True), effects=(tax,))
        at.permanent("Cappio", ability, types=(CardType.ARTIFACT,))
        at.settle().activate("Cappio", 0).resolve(said)
        assert (at.life(0), at.life(1)) == lives


HALF_OF_LIFE = Half(LifeOf(You()), round_up=True)


@pytest.mark.parametrize("spell", [True, False], ids=["spell", "ability"])
@pytest.mark.parametrize(("paid_on_the_way", "left"), [(True, 4), (False, 5)])
def test_601_2f_life_worked_out_is_locked_in_before_mana_abilities(
    spell: bool, paid_on_the_way: bool, left: int
) -> None:
    """Half of 11 is 6, also where the mana for it costs a life on the way."""
    at = table(life=[11, 20])
    hurts = Activated(cost=Cost(tap=True, life=1), effects=(AddMana(choices=(("B",),)),))
    at.permanent("Palude", hurts, types=(CardType.LAND,))
    if spell:
        more = CastingCost(cost=Cost(life_of=HALF_OF_LIFE))
        at.put("Patto", card("Patto", more, types=(CardType.SORCERY,), mana_cost="{B}"), zone=Zone.HAND)
    else:
        dear = Activated(cost=Cost(mana="{B}", life_of=HALF_OF_LIFE), effects=(GainLife(amount=Fixed(0)),))
        at.permanent("Patto", dear, types=(CardType.ARTIFACT,))
    at.settle()
    if not paid_on_the_way:
        at.occur(ManaAdded(player=ANNA, mana=(Mana("B"),)))
    answers = ("Palude",) if paid_on_the_way else ()
    at.cast("Patto", *answers) if spell else at.activate("Patto", 0, *answers)
    assert at.life(0) == left
