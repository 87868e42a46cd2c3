"""115.7-115.9, 601.7: targets that are changed, asked about, chosen by somebody else, or there only for a price."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, Mode, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Bounds, Filter, Targeting, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter, Destroy
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Count, Fixed, X
from engine.cards.abilities.references import ControllerOf, Target, This
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.triggers import Becomes
from engine.state.actions import Activate, Cast, Pass
from engine.state.events import ZoneChange
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from engine.words.decisions import IllegalAnswer
from engine.words.terms import CardType, Color, Reason, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    LAND,
    ONE,
    TARGET_CREATURE,
    TARGET_SPELL,
    THIS,
    TWO,
    A,
    B,
    die,
    every,
    free,
    instant,
    pass_on,
    refused,
    steps_of,
    when,
)

TWO_SHOTS = (
    DealDamage(amount=TWO, to=Target()),
    DealDamage(amount=ONE, to=Target(1)),
)
AIMED = SpellAbility(effects=(Destroy(what=Target()),), targets=(TARGET_CREATURE,))
OTHER = TargetSpec(objects=ANY_TARGET.objects, players=Relation.ANY, keep_distinct_from=(0,))


def _redirect(table: Table, how: HowChanged, *, controller: int = 1, **more: Any) -> None:
    effect = ChangeTargets(what=Target(), how=how, **more)
    instant(table, "Deviare", effect, controller=controller, targets=(TARGET_SPELL,))


def _bolt_and_redirect(how: HowChanged, *creatures: str, **more: Any) -> Table:
    """A spell of Anna's that hits the Orso with 3, and Bruno's answer to it on the stack above it."""
    table = Table()
    for label in ("Orso", *creatures):
        table.creature(label, 3, 3, controller=1)
    instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
    _redirect(table, how, **more)
    table.settle().do(Cast(A, table.id("Fulmine")), *(("Orso",) if creatures else ()))
    table.settle()
    pass_on(table)
    table.do(Cast(B, table.id("Deviare")))
    return table.settle()


class TestChangeTargets:
    def test_115_7a_the_target_becomes_another_legal_one(self):
        table = _bolt_and_redirect(HowChanged.ALL, "Lupo").play_out()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        assert "115.7a" in table.rules()

    def test_115_7a_control_without_another_legal_target_it_stays(self):
        table = _bolt_and_redirect(HowChanged.ALL).play_out()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert [one.why for one in every(table.steps, Nothing)] == [WhyNothing.TARGETS_UNCHANGED]

    def test_115_7a_the_player_says_which_where_there_are_several(self):
        table = _bolt_and_redirect(HowChanged.ALL, "Lupo", "Gatto").resolve("Gatto").play_out()
        assert table.where("Gatto") is Zone.GRAVEYARD

    def test_115_7a_all_or_none_of_them(self):
        for with_land, dead in ((True, ["Lupo", "Palude"]), (False, ["Orso", "Foresta"])):
            table = Table()
            table.creature("Orso", 3, 3)
            table.creature("Lupo", 3, 3)
            table.permanent("Foresta", **LAND)
            if with_land:
                table.permanent("Palude", **LAND)
            land = TargetSpec(objects=Filter(types=(CardType.LAND,)))
            effects = (Destroy(what=Target()), Destroy(what=Target(1)))
            instant(table, "Spore", *effects, targets=(TARGET_CREATURE, land))
            _redirect(table, HowChanged.ALL, controller=0)
            table.settle().do(Cast(A, table.id("Spore")), "Orso", *(("Foresta",) if with_land else ()))
            table.settle().cast("Deviare").play_out()
            gone = {label for label in ("Orso", "Lupo", "Foresta", "Palude") if table.all(label)} & set(
                table.zone(Zone.GRAVEYARD)
            )
            assert gone == set(dead)

    def test_115_7b_just_one_of_them_is_changed(self):
        table = Table()
        for label in ("Orso", "Lupo", "Gatto"):
            table.creature(label, 3, 3)
        two = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        instant(table, "Falce", Destroy(what=Target()), targets=(two,))
        _redirect(table, HowChanged.ONE, controller=0)
        table.settle().cast("Falce", ("Orso", "Lupo")).cast("Deviare").resolve("Lupo").play_out()
        assert table.where("Lupo") is Zone.BATTLEFIELD
        assert (table.where("Orso"), table.where("Gatto")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_115_7c_any_number_of_them_also_none(self):
        for new, dead in ((("Gatto", "Volpe"), {"Gatto", "Volpe"}), (("Orso", "Lupo"), {"Orso", "Lupo"})):
            table = Table()
            for label in ("Orso", "Lupo", "Gatto", "Volpe"):
                table.creature(label, 3, 3)
            two = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
            instant(table, "Falce", Destroy(what=Target()), targets=(two,))
            _redirect(table, HowChanged.ANY, controller=0)
            table.settle().cast("Falce", ("Orso", "Lupo")).cast("Deviare").resolve(new).play_out()
            assert {one for one in ("Orso", "Lupo", "Gatto", "Volpe") if table.where(one) is Zone.GRAVEYARD} == dead

    def test_115_7d_an_illegal_target_may_stay(self):
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
        _redirect(table, HowChanged.NEW, controller=0)
        table.settle().cast("Fulmine", "Orso").cast("Deviare")
        gone = table.id("Orso")
        table.occur(*die(gone))
        table.settle().resolve(f"o{gone}").resolve()
        assert steps_of(table, StepKind.DOES_NOT_RESOLVE)
        assert table.where("Lupo") is Zone.BATTLEFIELD

    def test_115_7d_control_it_may_also_be_changed_to_a_legal_one(self):
        table = _bolt_and_redirect(HowChanged.NEW, "Lupo").resolve("Lupo").play_out()
        assert table.where("Lupo") is Zone.GRAVEYARD

    def test_115_7e_only_the_final_set_is_looked_at_so_two_targets_can_be_swapped(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Elfo", 1, 1, controller=1)
        instant(table, "Scia", *TWO_SHOTS, targets=(ANY_TARGET, OTHER))
        _redirect(table, HowChanged.NEW)
        table.settle().cast("Scia", "Orso", "Elfo")
        pass_on(table)
        table.do(Cast(B, table.id("Deviare")))
        table.settle().resolve("Elfo", "Orso").play_out()
        assert table.where("Elfo") is Zone.GRAVEYARD
        assert (table.where("Orso"), table.one("Orso").damage) == (Zone.BATTLEFIELD, 1)

    def test_115_7e_control_the_same_one_twice_is_not_legal(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Elfo", 1, 1, controller=1)
        instant(table, "Scia", *TWO_SHOTS, targets=(ANY_TARGET, OTHER))
        _redirect(table, HowChanged.NEW, controller=0)
        table.settle().cast("Scia", "Orso", "Elfo").cast("Deviare")
        with pytest.raises(IllegalAnswer) as raised:
            table.resolve("Elfo", "Elfo")
        assert raised.value.fault == "illegal final targets"

    def test_115_7f_the_division_stays_as_it_was(self):
        table = Table()
        for label in ("Orso", "Lupo", "Gatto"):
            table.creature(label, 4, 4)
        spec = TargetSpec(objects=CREATURE, minimum=1, maximum=2, divide=4)
        instant(table, "Schegge", DealDamage(amount=Fixed(4), to=Target(), divided=True), targets=(spec,))
        _redirect(table, HowChanged.NEW, controller=0)
        table.settle().cast("Schegge", ("Orso", "Lupo"), {"Orso": 1, "Lupo": 3}).cast("Deviare")
        table.resolve(("Orso", "Gatto")).play_out()
        assert (table.one("Orso").damage, table.one("Gatto").damage, table.one("Lupo").damage) == (1, 3, 0)

    def test_115_8_a_modal_spell_keeps_its_mode(self):
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3)
        modes = (
            Mode(effects=(Destroy(what=Target()),), targets=(TARGET_CREATURE,), text="Distruggi"),
            Mode(effects=(GainLife(amount=TWO, who=Target()),), targets=(TargetSpec(players=Relation.ANY),)),
        )
        printed = card("Scelta", SpellAbility(modes=modes), types=(CardType.INSTANT,))
        table.put("Scelta", printed, zone=Zone.HAND)
        _redirect(table, HowChanged.NEW, controller=0)
        table.settle().cast("Scelta", "m0", "Orso").cast("Deviare")
        pass_on(table)
        table.do(Pass(table.game.receiver))
        question = table.question()
        assert {option.mention.label for option in question.options if option.mention} == {"Orso", "Lupo"}

    def test_115_7a_only_to_what_the_effect_names(self):
        for protected, dead in ((False, "Sirena"), (True, "Orso")):
            table = Table()
            keywords = ("shroud",) if protected else ()
            swerve = ChangeTargets(what=Target(), to=This())
            table.creature("Sirena", 3, 3, free(swerve, targets=(TARGET_SPELL,)), *keywords)
            table.creature("Orso", 3, 3)
            table.creature("Lupo", 3, 3)
            instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
            table.settle().cast("Fulmine", "Orso").activate("Sirena", 0).play_out()
            assert table.where(dead) is Zone.GRAVEYARD
            assert table.where("Lupo") is Zone.BATTLEFIELD

    def test_603_2e_what_becomes_a_target_so_triggers_and_what_was_one_already_does_not(self):
        table = Table()
        trigger = Becomes(subject=THIS, state="targeted")
        table.creature("Orso", 3, 3, when(trigger))
        table.creature("Lupo", 3, 3, when(trigger))
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
        _redirect(table, HowChanged.ALL, controller=0)
        table.settle().cast("Fulmine", "Orso").cast("Deviare", "Fulmine").play_out()
        assert table.triggered() == ["Orso", "Lupo"]


class TestAskingAboutTargets:
    """115.9: spells that look at what another spell targets."""

    def _countered(self, wanted: Targeting, *effects: Effect, targets: tuple[TargetSpec, ...], said: object) -> bool:
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3, controller=1)
        instant(table, "Prova", *effects, targets=targets)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK, targeting=wanted))
        one = instant(table, "Smentita", Counter(what=Target()), targets=(spell,))
        table.settle().cast("Prova", *(said if isinstance(said, tuple) else (said,)))
        return play(table.game, Cast(A, one)).refused is None

    def test_115_9a_how_many_times_something_was_chosen(self):
        both = (TARGET_CREATURE, TARGET_CREATURE)
        destroy = (Destroy(what=Target()), Destroy(what=Target(1)))
        twice = Targeting(number=Bounds(2, 2))
        assert self._countered(twice, *destroy, targets=both, said=("Orso", "Orso"))
        assert not self._countered(twice, destroy[0], targets=(TARGET_CREATURE,), said="Orso"), "control: one target"

    def test_115_9b_that_targets_something(self):
        mine = Targeting(objects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
        destroy = Destroy(what=Target())
        assert self._countered(mine, destroy, targets=(TARGET_CREATURE,), said="Orso")
        assert not self._countered(mine, destroy, targets=(TARGET_CREATURE,), said="Lupo"), "control: not yours"

    def test_115_9_115_9b_what_has_gone_is_ignored(self):
        for gone in (False, True):
            table = Table()
            table.creature("Orso", 3, 3)
            table.creature("Lupo", 3, 3)
            instant(table, "Prova", Destroy(what=Target()), targets=(TARGET_CREATURE,))
            spell = TargetSpec(objects=Filter(zone=Zone.STACK, targeting=Targeting(objects=CREATURE)))
            one = instant(table, "Smentita", Counter(what=Target()), targets=(spell,))
            table.settle().cast("Prova", "Orso")
            if gone:
                table.occur(*die(table.id("Orso")))
                table.settle()
                assert refused(table, Cast(A, one)) == ("no legal target", "601.2c")
            else:
                table.do(Cast(A, one))

    def test_115_9c_that_targets_only_one_thing_however_often(self):
        both = (TARGET_CREATURE, TARGET_CREATURE)
        destroy = (Destroy(what=Target()), Destroy(what=Target(1)))
        only = Targeting(objects=CREATURE, only=True)
        assert self._countered(only, *destroy, targets=both, said=("Orso", "Orso"))
        assert not self._countered(only, *destroy, targets=both, said=("Orso", "Lupo")), "control: two of them"


class TestAnnounced:
    def test_601_7_an_opponent_chooses_the_target(self):
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3)
        spec = TargetSpec(objects=CREATURE, chooser=Relation.OPPONENT)
        one = instant(table, "Falce", Destroy(what=Target()), targets=(spec,))
        question = table.settle().question(Cast(A, one))
        assert (question.decider, str(question.rule)) == (1, "601.7")

    def test_601_7_control_otherwise_its_controller_does(self):
        table = Table()
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3)
        one = instant(table, "Falce", Destroy(what=Target()), targets=(TARGET_CREATURE,))
        assert table.settle().question(Cast(A, one)).decider == 0

    def test_601_7a_of_several_opponents_the_controller_says_which(self):
        table = Table(3)
        table.creature("Orso", 3, 3)
        table.creature("Lupo", 3, 3)
        spec = TargetSpec(objects=CREATURE, chooser=Relation.OPPONENT)
        one = instant(table, "Falce", Destroy(what=Target()), targets=(spec,))
        played = table.settle().do(Cast(A, one), "Carla", "Lupo")
        assert [question.decider for question, _ in played.asked] == [0, 2]

    def test_602_3_602_3a_so_does_one_for_an_activated_ability(self):
        for players, deciders in ((2, [1]), (3, [0, 2])):
            table = Table(players)
            table.creature("Orso", 3, 3)
            spec = TargetSpec(objects=CREATURE, chooser=Relation.OPPONENT)
            table.creature("Boia", 3, 3, Activated(cost=Cost(), effects=(Destroy(what=Target()),), targets=(spec,)))
            which = ("Carla",) if players == 3 else ()
            played = table.settle().do(Activate(A, table.id("Boia"), 0), *which, "Orso")
            assert [question.decider for question, _ in played.asked] == deciders
            rules = [str(question.rule) for question, _ in played.asked]
            assert rules == (["602.3"] if players == 2 else ["602.3a", "602.3"])

    def test_601_2c_a_target_only_for_a_price(self):
        for pays, asked in ((True, 2), (False, 1)):
            table = Table()
            table.creature("Orso", 3, 3)
            table.creature("Lupo", 3, 3)
            kicked = TargetSpec(objects=CREATURE, if_paid="kicker")
            spell = SpellAbility(effects=(GainLife(amount=ONE), Destroy(what=Target())), targets=(kicked,))
            cost = CastingCost(cost=Cost(mana="{2}"), optional=True, name="kicker")
            table.put("Falce", card("Falce", spell, cost, types=(CardType.INSTANT,)), zone=Zone.HAND)
            played = table.settle().do(Cast(A, table.id("Falce")), pays, *(("Orso",) if pays else ()))
            assert len(played.asked) == asked
            table.settle().resolve()
            assert (table.life(0), table.where("Orso") is Zone.GRAVEYARD) == (21, pays)

    def test_107_3a_x_targets_are_as_many_as_x(self):
        table = Table()
        for label in ("Orso", "Lupo", "Gatto"):
            table.creature(label, 3, 3)
        spec = TargetSpec(objects=CREATURE, times_x=True)
        one = instant(table, "Falce", Destroy(what=Target()), targets=(spec,), mana_cost="{X}{B}")
        question = table.settle().question(Cast(A, one, 2))
        assert (question.minimum, question.maximum) == (2, 2)

    @pytest.mark.parametrize("artifacts", [1, 2])
    def test_601_2c_targets_are_as_many_as_is_counted_while_they_are_chosen(self, artifacts: int) -> None:
        table = Table()
        for label in ("Orso", "Lupo", "Gatto"):
            table.creature(label, 3, 3)
        for number in range(artifacts):
            table.put(f"Sfera {number}", card(f"Sfera {number}", types=(CardType.ARTIFACT,)))
        count = Count(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
        exactly, at_most = (TargetSpec(objects=CREATURE, minimum=least, counted=count) for least in (1, 0))
        one = instant(table, "Falce", Destroy(what=Target()), targets=(exactly,))
        two = instant(table, "Scure", Destroy(what=Target()), targets=(at_most,))
        question = table.settle().question(Cast(A, one))
        assert (question.minimum, question.maximum) == (artifacts, artifacts)
        question = table.question(Cast(A, two))
        assert (question.minimum, question.maximum) == (0, artifacts)

    def test_601_2c_control_what_is_counted_later_changes_no_number_of_targets(self) -> None:
        table = Table()
        for label in ("Orso", "Lupo", "Gatto"):
            table.creature(label, 3, 3)
        for label in ("Sfera", "Globo"):
            table.put(label, card(label, types=(CardType.ARTIFACT,)))
        count = Count(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
        spec = TargetSpec(objects=CREATURE, counted=count)
        instant(table, "Falce", Destroy(what=Target()), targets=(spec,))
        table.settle().do(Cast(A, table.id("Falce")), ("Orso", "Lupo"))
        table.occur(*die(table.id("Sfera")))
        table.settle().resolve()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_107_3a_control_more_than_there_are_cannot_be_chosen(self):
        table = Table()
        table.creature("Orso", 3, 3)
        spec = TargetSpec(objects=CREATURE, times_x=True)
        one = instant(table, "Falce", Destroy(what=Target()), targets=(spec,), mana_cost="{X}{B}")
        assert refused(table.settle(), Cast(A, one, 2)) == ("too few targets", "115.3")

    def test_601_2d_x_divided_among_targets(self):
        table = Table()
        table.creature("Orso", 5, 5)
        table.creature("Lupo", 5, 5)
        spec = TargetSpec(objects=CREATURE, minimum=1, maximum=9, divide=1, times_x=True)
        one = instant(
            table, "Pioggia", DealDamage(amount=X(), to=Target(), divided=True), targets=(spec,), mana_cost="{X}"
        )
        table.settle().do(Cast(A, one, 3), ("Orso", "Lupo"), {"Orso": 1, "Lupo": 2})
        table.settle().resolve()
        assert (table.one("Orso").damage, table.one("Lupo").damage) == (1, 2)

    def test_601_2d_what_is_counted_as_targets_are_chosen_is_divided_among_them(self) -> None:
        table = Table()
        for label in ("Orso", "Lupo"):
            table.creature(label, 5, 5)
        for number in range(3):
            table.put(f"Sfera {number}", card(f"Sfera {number}", types=(CardType.ARTIFACT,)))
        count = Count(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
        spec = TargetSpec(objects=CREATURE, minimum=0, maximum=1000, divide=0, counted=count)
        one = instant(table, "Pioggia", DealDamage(amount=count, to=Target(), divided=True), targets=(spec,))
        table.settle().do(Cast(A, one), ("Orso", "Lupo"), {"Orso": 1, "Lupo": 2})
        # What is divided was announced: what there is later on changes nothing of it.
        table.occur(*die(table.id("Sfera 0")))
        table.settle().resolve()
        assert (table.one("Orso").damage, table.one("Lupo").damage) == (1, 2)

    def test_601_2d_control_of_nothing_nobody_is_given_a_part(self) -> None:
        table = Table()
        table.creature("Orso", 5, 5)
        count = Count(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))
        spec = TargetSpec(objects=CREATURE, minimum=0, maximum=1000, divide=0, counted=count)
        one = instant(table, "Pioggia", DealDamage(amount=count, to=Target(), divided=True), targets=(spec,))
        table.settle().do(Cast(A, one))
        table.settle().resolve()
        assert table.one("Orso").damage == 0


class TestIllegalOnResolution:
    def test_608_2b_a_spell_without_legal_targets_goes_to_the_graveyard_without_having_resolved(self):
        for legal, reason in ((True, Reason.RESOLVED), (False, Reason.NOT_RESOLVED)):
            table = Table()
            table.creature("Orso", 5, 5)
            instant(
                table, "Tocco", DealDamage(amount=TWO, to=Target()), GainLife(amount=TWO), targets=(TARGET_CREATURE,)
            )
            table.settle().cast("Tocco")
            if not legal:
                table.occur(*die(table.id("Orso")))
                table.settle()
            table.resolve()
            moves = [
                change.event
                for step in table.steps
                for change in step.changes
                if isinstance(change.event, ZoneChange) and change.event.origin is Zone.STACK
            ]
            assert [move.reason for move in moves] == [reason]
            assert table.life(0) == (22 if legal else 20)

    def test_608_2b_a_target_illegal_for_one_part_is_affected_by_the_other(self):
        """The same animated land is chosen for both parts and turns black before the spell resolves."""
        for black in (True, False):
            table = Table()
            nonblack = TargetSpec(objects=Filter(types=(CardType.CREATURE,), not_colors=(Color.BLACK,)))
            land = TargetSpec(objects=Filter(types=(CardType.LAND,)))
            table.creature("Radura", 1, 1, types=(CardType.LAND,))
            effects = (GainLife(amount=ONE, who=ControllerOf(Target())), Destroy(what=Target(1), regeneration=False))
            instant(table, "Peste", *effects, targets=(nonblack, land))
            paint = Apply(to=Target(), parts=(ChangeColors(set_to=(Color.BLACK,)),))
            instant(table, "Tinta", paint, targets=(TARGET_CREATURE,))
            table.settle().cast("Peste")
            if black:
                table.cast("Tinta").resolve()
            table.resolve()
            assert table.where("Radura") is Zone.GRAVEYARD
            assert table.life(0) == (20 if black else 21)


def test_115_1a_a_trigger_of_a_card_that_targets_does_not_make_the_card_targeted() -> None:
    """A spell is asked for as one that targets creatures; the card only has an ability that would."""
    for own, legal in ((True, False), (False, True)):
        table = Table()
        table.creature("Orso", 3, 3)
        trigger = when(Becomes(subject=THIS, state="tapped"), Destroy(what=Target()), targets=(TARGET_CREATURE,))
        spell = SpellAbility(effects=(Draw(),)) if own else AIMED
        table.put("Carta", card("Carta", spell, trigger, types=(CardType.INSTANT,)), zone=Zone.HAND)
        aimed = TargetSpec(objects=Filter(zone=Zone.STACK, targeting=Targeting(objects=CREATURE)))
        one = instant(table, "Smentita", Counter(what=Target()), targets=(aimed,))
        table.library(0, 2)
        table.settle().cast("Carta")
        if legal:
            table.do(Cast(A, one))
        else:
            assert refused(table, Cast(A, one)) == ("no legal target", "601.2c")
