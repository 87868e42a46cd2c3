"""120.4, 614, 615, 616.1: damage, life, counters, tokens and draws as effects change or prevent them."""

from __future__ import annotations

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, Replaces, SpellAbility
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import GainLife, Mill
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import ControllerOf, It, Target, This, You
from engine.cards.abilities.replacing import (
    ChangesCounters,
    ChangesDamage,
    ChangesLife,
    ChangesTokens,
    DamagePattern,
    LifeFloor,
    Prevents,
    ReplacesDraw,
)
from engine.cards.abilities.setting_up import SetUp
from engine.state.actions import Occur, Pass
from engine.state.events import CountersPut, Damage, LifeChange, TokenCreated
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Color, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card, creature

ANNA, BRUNO = PlayerId(0), PlayerId(1)
AT_ANNA, AT_BRUNO = PlayerTarget(ANNA), PlayerTarget(BRUNO)
ANYTHING = DamagePattern()
DOUBLE_LIFE = ChangesLife(factor=2)


def enchantment(at: Table, label: str, *abilities: object, controller: int = 0) -> None:
    at.permanent(label, *abilities, types=(CardType.ENCHANTMENT,), controller=controller)  # type: ignore[arg-type]


def test_615_7_a_shield_prevents_the_next_damage_and_gets_smaller() -> None:
    at = Table()
    source = at.creature("Orso", 2, 2)
    guard = SpellAbility(effects=(Prevent(amount=Fixed(3), to=Target(0)),), targets=(ANY_TARGET,))
    at.put("Riparo", card("Riparo", guard, types=(CardType.INSTANT,)), zone=Zone.HAND)
    at.settle().cast("Riparo", "Bruno").resolve()
    at.occur(Damage(source=source, to=AT_BRUNO, amount=2))
    assert at.life(1) == 20
    at.occur(Damage(source=source, to=AT_BRUNO, amount=2))
    assert at.life(1) == 19
    at.occur(Damage(source=source, to=AT_BRUNO, amount=2))
    assert at.life(1) == 17, "control: the shield is used up"
    assert "615.7" in at.rules()


def test_514_2_the_shield_is_gone_with_the_turn() -> None:
    at = Table()
    source = at.creature("Orso", 2, 2)
    at.library(1, 3)
    guard = SpellAbility(effects=(Prevent(amount=Fixed(3), to=Target(0)),), targets=(ANY_TARGET,))
    at.put("Riparo", card("Riparo", guard, types=(CardType.INSTANT,)), zone=Zone.HAND)
    at.settle().cast("Riparo", "Bruno").resolve()
    at.until(TurnStep.UPKEEP)
    at.occur(Damage(source=source, to=AT_BRUNO, amount=2))
    assert at.life(1) == 18


def test_615_8_the_next_time_a_source_would_deal_damage_and_only_that_time() -> None:
    at = Table()
    first = at.creature("Orso", 5, 5)
    second = at.creature("Lupo", 5, 5)
    awe = SpellAbility(
        effects=(Prevent(source=Target(0), next_time=True, gain_life=You()),), targets=(TargetSpec(objects=CREATURE),)
    )
    at.put("Stupore", card("Stupore", awe, types=(CardType.INSTANT,)), zone=Zone.HAND)
    at.settle().cast("Stupore", "Orso").resolve()
    at.occur(Damage(source=second, to=AT_BRUNO, amount=5))
    assert at.life(1) == 15, "control: another source"
    at.occur(Damage(source=first, to=AT_BRUNO, amount=5))
    assert (at.life(1), at.life(0)) == (15, 25)
    at.occur(Damage(source=first, to=AT_BRUNO, amount=5))
    assert at.life(1) == 10


def test_120_4d_prevention_then_results_then_double_life() -> None:
    """The first long example: 3 wither and lifelink damage against a shield of 2, and life gained twice over."""
    at = Table()
    enchantment(at, "Dono", DOUBLE_LIFE)
    attacker = at.creature("Verme", 3, 3, "wither", "lifelink")
    blocker = at.creature("Orso", 2, 2, controller=1)
    guard = SpellAbility(effects=(Prevent(amount=Fixed(2), to=Target(0)),), targets=(ANY_TARGET,))
    at.put("Riparo", card("Riparo", guard, types=(CardType.INSTANT,)), zone=Zone.HAND)
    at.settle().cast("Riparo", "Orso").resolve()
    at.occur(
        Damage(source=attacker, to=blocker, amount=3, combat=True),
        Damage(source=blocker, to=attacker, amount=2, combat=True),
    )
    assert at.one("Orso").counters == {"-1/-1": 1}
    assert at.life(0) == 22
    assert at.one("Verme").damage == 2
    assert {"120.4", "615.7", "120.3d", "120.3f", "119.10"} <= set(at.rules())


def test_120_4d_life_gained_in_the_event_keeps_the_floor_from_applying() -> None:
    """The second long example: 2 life, two 5/5, one prevented into life: 2 - 5 + 5 is not below 1."""
    at = Table(life=[20, 2])
    enchantment(at, "Culto", LifeFloor(), controller=1)
    first = at.creature("Bruto", 5, 5)
    second = at.creature("Lupo", 5, 5)
    awe = SpellAbility(
        effects=(Prevent(source=Target(0), next_time=True, gain_life=You()),), targets=(TargetSpec(objects=CREATURE),)
    )
    at.put("Stupore", card("Stupore", awe, types=(CardType.INSTANT, CardType.INSTANT)), zone=Zone.HAND, controller=1)
    at.settle()
    at.do(Pass(ANNA))
    at.settle().cast("Stupore", "Bruto", player=1).resolve()
    at.occur(
        Damage(source=first, to=AT_BRUNO, amount=5, combat=True),
        Damage(source=second, to=AT_BRUNO, amount=5, combat=True),
    )
    assert at.life(1) == 2
    assert "120.4c" not in at.rules()


def test_120_4c_without_the_gain_the_floor_holds_at_1() -> None:
    at = Table(life=[20, 2])
    enchantment(at, "Culto", LifeFloor(), controller=1)
    source = at.creature("Bruto", 5, 5)
    at.settle().occur(Damage(source=source, to=AT_BRUNO, amount=5), Damage(source=source, to=AT_BRUNO, amount=5))
    assert at.life(1) == 1
    assert "120.4c" in at.rules()
    at.occur(LifeChange(player=BRUNO, amount=-1))
    assert at.winners == (0,), "control: losing life is no damage"


def test_615_10_a_static_amount_is_prevented_of_each_event() -> None:
    at = Table()
    enchantment(at, "Aura", Prevents(damage=DamagePattern(to_player=Relation.YOU), amount=Fixed(1)))
    source = at.creature("Orso", 2, 2, controller=1)
    at.settle().occur(Damage(source=source, to=AT_ANNA, amount=2), Damage(source=source, to=AT_ANNA, amount=3))
    assert at.life(0) == 17
    at.occur(Damage(source=source, to=AT_BRUNO, amount=2))
    assert at.life(1) == 18, "control: not to its controller"


def test_615_12_damage_that_cannot_be_prevented_is_not() -> None:
    at = Table()
    enchantment(at, "Nebbia", Prevents(damage=ANYTHING))
    enchantment(at, "Furia", Cannot(what=Prohibition.BE_PREVENTED, objects=Filter(colors=(Color.RED,))))
    red = at.put("Drago", creature("Drago", 5, 5, colors=(Color.RED,)))
    green = at.put("Orso", creature("Orso", 2, 2, colors=(Color.GREEN,)))
    at.settle().occur(Damage(source=red, to=AT_BRUNO, amount=5), Damage(source=green, to=AT_BRUNO, amount=2))
    assert at.life(1) == 15


def test_702_16e_damage_from_a_source_with_the_quality_is_prevented() -> None:
    at = Table()
    red = at.put("Drago", creature("Drago", 5, 5, colors=(Color.RED,)))
    at.creature("Paladino", 2, 2, Keyword(keyword="protection", filter=Filter(colors=(Color.RED,))), controller=1)
    paladin = at.id("Paladino")
    at.settle().occur(Damage(source=red, to=paladin, amount=5))
    assert at.where("Paladino") is Zone.BATTLEFIELD
    assert at.one("Paladino").damage == 0
    assert "702.16e" in at.rules()


def test_122_1c_a_shield_counter_prevents_damage_and_goes() -> None:
    at = Table()
    source = at.creature("Drago", 5, 5)
    target = at.creature("Orso", 2, 2, controller=1, counters={"shield": 1})
    at.settle().occur(Damage(source=source, to=target, amount=5))
    assert at.where("Orso") is Zone.BATTLEFIELD
    assert at.one("Orso").counters == {}


def test_122_1c_one_counter_goes_for_all_damage_at_once_and_one_for_each_event() -> None:
    at = Table()
    bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3)
    target = at.creature("Gigante", 3, 3, controller=1, counters={"shield": 3})
    both = (
        Damage(source=bear, to=target, amount=2, combat=True),
        Damage(source=wolf, to=target, amount=3, combat=True),
    )
    at.settle().occur(*both)
    assert (at.one("Gigante").counters, at.one("Gigante").damage) == ({"shield": 2}, 0)
    assert "510.2" in at.rules()
    for one in both:
        at.occur(one)
    assert at.one("Gigante").counters == {}, "control: one after the other they are two events"


def test_122_1c_damage_at_once_of_which_some_cannot_be_prevented_takes_one_counter() -> None:
    at = Table()
    enchantment(at, "Furia", Cannot(what=Prohibition.BE_PREVENTED, objects=Filter(colors=(Color.RED,))))
    bear, wolf = at.creature("Orso", 2, 2), at.put("Lupo", creature("Lupo", 1, 1, colors=(Color.RED,)))
    target = at.creature("Gigante", 3, 3, controller=1, counters={"shield": 2})
    at.settle().occur(Damage(source=bear, to=target, amount=2), Damage(source=wolf, to=target, amount=1))
    assert (at.one("Gigante").counters, at.one("Gigante").damage) == ({"shield": 1}, 1)


def test_122_1c_each_permanent_dealt_damage_at_once_loses_a_counter_of_its_own() -> None:
    at = Table()
    source = at.creature("Drago", 5, 5)
    targets = [at.creature(name, 2, 2, controller=1, counters={"shield": 2}) for name in ("Orso", "Lupo")]
    at.settle().occur(*(Damage(source=source, to=one, amount=5) for one in targets))
    assert [at.one(name).counters for name in ("Orso", "Lupo")] == [{"shield": 1}, {"shield": 1}]


def test_615_13_what_an_effect_does_besides_is_done_once_for_all_damage_at_once_to_one() -> None:
    """Removing a counter whenever damage is prevented: two sources at once are one time, one after the other they are two."""
    gone = RemoveCounters(on=This(), counter="+1/+1")
    shade = Prevents(damage=DamagePattern(to_object=Filter(this=True)), then=(gone,))
    for together, left in ((True, 2), (False, 1)):
        at = Table()
        bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3)
        target = at.creature("Ombra", 0, 0, shade, controller=1, counters={"+1/+1": 3})
        events = [Damage(source=one, to=target, amount=2) for one in (bear, wolf)]
        at.settle()
        for batch in [events] if together else [[one] for one in events]:
            at.occur(*batch)
        assert at.one("Ombra").counters == {"+1/+1": left}


def test_615_13_what_it_does_about_the_source_is_done_for_each_of_them() -> None:
    gain = GainLife(who=ControllerOf(It()), amount=Fixed(1))
    swan = Prevents(damage=DamagePattern(to_object=Filter(this=True)), then=(gain,))
    at = Table()
    bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3, controller=1)
    target = at.creature("Cigno", 4, 4, swan)
    at.settle().occur(*(Damage(source=one, to=target, amount=2) for one in (bear, wolf)))
    assert (at.life(0), at.life(1)) == (21, 21)


def test_614_6_what_is_done_instead_of_damage_is_done_once_for_all_damage_at_once() -> None:
    """Of what puts one counter more, two sources at once put one more, and one after the other two more."""
    grow = PutCounters(on=This(), counter="+1/+1", count=EventAmount())
    hydra = ChangesDamage(damage=DamagePattern(to_object=Filter(this=True)), instead=(grow,))
    for together, counters in ((True, 5), (False, 6)):
        at = Table()
        enchantment(at, "Vigore", ChangesCounters(subject=CREATURE, plus=1), controller=1)
        bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3)
        target = at.creature("Idra", 4, 4, hydra, controller=1)
        events = [Damage(source=one, to=target, amount=2) for one in (bear, wolf)]
        at.settle()
        for batch in [events] if together else [[one] for one in events]:
            at.occur(*batch)
        assert at.one("Idra").counters == {"+1/+1": counters}


def test_615_8_the_next_time_something_would_be_dealt_damage_is_all_that_is_dealt_at_once() -> None:
    for made in (
        Prevent(to=Target(0), next_time=True),
        SetUp(says=Prevents(damage=ANYTHING), of=Target(0), next_time=True),
    ):
        at = Table()
        bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 3, 3)
        target = at.creature("Drago", 9, 9)
        guard = SpellAbility(effects=(made,), targets=(TargetSpec(objects=CREATURE),))
        at.put("Riparo", card("Riparo", guard, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().cast("Riparo", "Drago").resolve()
        at.occur(*(Damage(source=one, to=target, amount=2) for one in (bear, wolf)))
        assert at.one("Drago").damage == 0
        at.occur(Damage(source=wolf, to=target, amount=3))
        assert at.one("Drago").damage == 3, "control: it was one time"


def test_616_1_the_affected_player_chooses_what_applies_first() -> None:
    """Doubling and then preventing 1 leaves 5 of 3; preventing first and then doubling leaves 4."""
    results = []
    for first in ("Furia", "Aura"):
        at = Table()
        enchantment(at, "Furia", ChangesDamage(damage=ANYTHING, factor=2))
        enchantment(at, "Aura", Prevents(damage=DamagePattern(to_player=Relation.ANY), amount=Fixed(1)))
        source = at.creature("Orso", 3, 3)
        at.settle().occur(Damage(source=source, to=AT_BRUNO, amount=3), answers=[first])
        results.append(at.life(1))
    assert results == [15, 16]


def test_614_5_each_effect_applies_once_and_two_that_double_are_not_asked_about() -> None:
    at = Table()
    enchantment(at, "Furia", ChangesDamage(damage=ANYTHING, factor=2))
    enchantment(at, "Ira", ChangesDamage(damage=ANYTHING, factor=2))
    source = at.creature("Orso", 3, 3)
    at.settle().occur(Damage(source=source, to=AT_BRUNO, amount=3))
    assert at.life(1) == 8


def test_614_9_redirected_damage_is_dealt_to_the_other_and_not_where_nothing_is_there() -> None:
    at = Table()
    at.creature(
        "Scudiero",
        0,
        8,
        ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=This()),
        controller=1,
    )
    source = at.creature("Orso", 3, 3)
    at.settle().occur(Damage(source=source, to=AT_BRUNO, amount=3))
    assert (at.life(1), at.one("Scudiero").damage) == (20, 3)
    at.occur(Damage(source=source, to=AT_ANNA, amount=3))
    assert at.life(0) == 17, "control: another player"


def test_119_10_a_gain_can_become_a_loss() -> None:
    at = Table()
    enchantment(at, "Peste", ChangesLife(who=Relation.OPPONENT, opposite=True))
    at.settle().occur(LifeChange(player=BRUNO, amount=3), LifeChange(player=ANNA, amount=3))
    assert (at.life(0), at.life(1)) == (23, 17)


def test_614_16_counters_and_tokens_are_doubled() -> None:
    at = Table()
    enchantment(
        at, "Stagione", ChangesCounters(subject=Filter(controller=Relation.YOU), factor=2), ChangesTokens(factor=2)
    )
    own = at.creature("Orso", 2, 2)
    other = at.creature("Lupo", 2, 2, controller=1)
    at.settle().occur(CountersPut(on=own, counter="+1/+1", count=1), CountersPut(on=other, counter="+1/+1", count=1))
    assert at.one("Orso").counters == {"+1/+1": 2}
    assert at.one("Lupo").counters == {"+1/+1": 1}, "control: not one of hers"
    spirit = creature("Spirito", 1, 1)
    at.occur(
        TokenCreated(owner=ANNA, characteristics=spirit, label="Spirito"),
        TokenCreated(owner=BRUNO, characteristics=spirit, label="Ombra"),
    )
    assert (len(at.all("Spirito")), len(at.all("Ombra"))) == (2, 1)


def test_121_6_a_draw_is_replaced_even_from_an_empty_library() -> None:
    at = Table(step=TurnStep.UPKEEP)
    enchantment(at, "Sete", ReplacesDraw(effects=(GainLife(amount=Fixed(2)),)))
    at.settle().until(TurnStep.DRAW)
    assert at.life(0) == 22
    assert at.in_game() == [0, 1]
    assert "614.11" in at.rules()


def test_121_6_an_optional_replacement_is_asked_and_may_be_declined() -> None:
    for said, hand in ((True, 0), (False, 1)):
        at = Table(step=TurnStep.UPKEEP)
        enchantment(at, "Draga", ReplacesDraw(effects=(Mill(),), optional=True))
        at.library(0, 3)
        at.settle().until(TurnStep.DRAW, said)
        assert len(at.zone(Zone.HAND)) == hand


def test_615_5_the_controller_of_the_source_gains_what_was_prevented() -> None:
    at = Table()
    enchantment(
        at, "Specchio", Prevents(damage=DamagePattern(to_player=Relation.YOU), gain_life=You(), amount=Fixed(2))
    )
    source = at.creature("Orso", 3, 3, controller=1)
    at.settle().occur(Damage(source=source, to=AT_ANNA, amount=3))
    assert at.life(0) == 21


def test_614_9_damage_is_not_redirected_to_what_cannot_be_dealt_damage() -> None:
    for kind, life in ((CardType.ARTIFACT, 18), (CardType.CREATURE, 20)):
        at = Table()
        pariah = ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=This())
        at.put("Scudiero", card("Scudiero", pariah, types=(kind,), power=1, toughness=5))
        source = at.creature("Orso", 2, 2, controller=1)
        at.settle().occur(Damage(source=source, to=AT_ANNA, amount=2))
        assert at.life(0) == life


def test_616_1_of_effects_on_the_counters_it_enters_with_its_controller_chooses_the_first() -> None:
    for first, count in (("Stagione", 3), ("Scaglie", 4)):
        at = Table()
        enchantment(at, "Stagione", ChangesCounters(subject=Filter(), factor=2, text="il doppio"))
        enchantment(at, "Scaglie", ChangesCounters(subject=Filter(), plus=1, text="uno in più"))
        itself = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(1)),))
        at.put("Idra", creature("Idra", 0, 0, itself), zone=Zone.HAND)
        at.settle().cast("Idra").resolve(first)
        assert at.one("Idra").counters == {"+1/+1": count}


def test_810_9_the_floor_of_one_member_of_a_team_keeps_the_shared_total() -> None:
    for controller, life in ((0, 1), (1, 1), (2, -1)):
        at = Table(4, teams=(0, 0, 1, 1), shared=True, life=(4, 30))
        enchantment(at, "Culto", LifeFloor(least=1), controller=controller)
        source = at.creature("Orso", 5, 5, controller=2)
        at.settle()
        at.do(Occur((Damage(source=source, to=AT_ANNA, amount=5),)))
        assert at.life(0) == life
