"""115, 702.11, 702.16, 702.18: what may be targeted, and which targets are illegal on resolution (608.2b)."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Ability, Keyword, SpellAbility
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.continuous import ChangeColors, Duration, GainAbility, GainControl
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter, Destroy, Move, Tap
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed, PowerOf
from engine.cards.abilities.references import ControllerOf, Every, Remembered, Target, You
from engine.state.actions import Activate, Cast, Concede
from engine.state.events import LifeChange
from engine.state.facts.announced import TargetsGone
from engine.state.trace import Step, StepKind
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    LAND,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    C,
    die,
    free,
    instant,
    moved,
    pass_on,
    refused,
    steps_of,
    to,
)


def _offered(table: Table, spec: TargetSpec) -> list[str]:
    """What a spell of Anna's could target."""
    instant(table, "Sonda", targets=(TargetSpec(objects=spec.objects, players=spec.players, minimum=0, maximum=9),))
    question = table.settle().question(Cast(A, table.id("Sonda")))
    return [
        option.mention.label if option.mention else table.game.players[option.player or 0].name
        for option in question.options
    ]


class TestAnyTarget:
    def test_115_4_creatures_planeswalkers_battles_and_players(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=3, counters={"loyalty": 3})
        table.permanent("Assedio", types=(CardType.BATTLE,), defense=3, counters={"defense": 3}, protector=A)
        table.permanent("Urna", **ARTIFACT)
        table.permanent("Foresta", **LAND)
        assert _offered(table, ANY_TARGET) == ["Orso", "Viandante", "Assedio", "Anna", "Bruno"]

    def test_115_2_only_permanents_unless_another_zone_is_named(self):
        table = Table()
        table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        table.creature("Lupo", 2, 2)
        assert _offered(table, TARGET_CREATURE) == ["Lupo"]

    def test_115_2_cards_in_graveyards_where_they_are(self):
        table = Table()
        table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        table.creature("Volpe", 2, 2, zone=Zone.GRAVEYARD, controller=1)
        table.creature("Lupo", 2, 2)
        buried = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
        assert _offered(table, buried) == ["Orso", "Volpe"]

    def test_102_3_opponents_and_teammates(self):
        table = Table(4, teams=[0, 1, 0, 1])
        assert _offered(table, TargetSpec(players=Relation.OPPONENT)) == ["Bruno", "Dario"]
        table = Table(4, teams=[0, 1, 0, 1])
        assert _offered(table, TargetSpec(players=Relation.TEAMMATE)) == ["Carla"]

    @pytest.mark.parametrize(
        ("teams", "offered"),
        [([0, 1, 0, 1], ["Anna", "Carla"]), ([0, 0, 1, 1], ["Anna", "Bruno"]), ([0, 1, 2, 3], ["Anna"])],
    )
    def test_102_4_your_team_is_you_and_your_teammates(self, teams: list[int], offered: list[str]) -> None:
        """Only you in a game that is none between teams."""
        assert _offered(Table(4, teams=teams), TargetSpec(players=Relation.TEAM)) == offered

    @pytest.mark.parametrize(("teams", "tapped"), [([0, 1, 0, 1], ["Orso", "Cervo"]), ([0, 1, 2, 3], ["Orso"])])
    def test_102_4_what_your_team_controls(self, teams: list[int], tapped: list[str]) -> None:
        table = Table(4, teams=teams)
        for seat, label in enumerate(("Orso", "Lupo", "Cervo", "Volpe")):
            table.creature(label, 2, 2, controller=seat)
        ours = Filter(types=(CardType.CREATURE,), controller=Relation.TEAM)
        instant(table, "Richiamo", Tap(what=Every(ours)))
        table.settle().cast("Richiamo").resolve()
        assert [label for label in ("Orso", "Lupo", "Cervo", "Volpe") if table.one(label).tapped] == tapped

    def test_800_4a_not_who_has_left(self):
        table = Table(3)
        instant(table, "Sonda", GainLife(amount=Fixed(1), who=Target()), targets=(TARGET_PLAYER,))
        table.settle().do(Concede(C))
        question = table.question(Cast(A, table.id("Sonda")))
        assert [option.player for option in question.options] == [0, 1]


class TestShields:
    """Refused by the rule that protects the only creature there is."""

    def _refusal(
        self, *abilities: Ability | str, controller: int = 1, color: Color = Color.RED
    ) -> tuple[str, str] | None:
        """Why a spell of Anna's in this colour cannot target the only creature; nothing where it can."""
        table = Table()
        table.creature("Orso", 2, 2, *abilities, controller=controller)
        ability = SpellAbility(effects=(Tap(what=Target()),), targets=(TARGET_CREATURE,))
        printed = card("Sonda", ability, types=(CardType.INSTANT,), colors=(color,))
        spell = table.put("Sonda", printed, zone=Zone.HAND)
        table.settle()
        if play(table.game, Cast(A, spell)).refused is None:
            return None
        return refused(table, Cast(A, spell))

    def test_control_a_plain_creature_can_be_targeted(self):
        assert self._refusal() is None

    def test_702_18a_shroud_also_against_its_own_controller(self):
        assert self._refusal("shroud") == ("shroud", "702.18a")
        assert self._refusal("shroud", controller=0) == ("shroud", "702.18a")

    def test_702_11b_hexproof_against_opponents_only(self):
        assert self._refusal("hexproof") == ("hexproof", "702.11b")
        assert self._refusal("hexproof", controller=0) is None

    def test_702_11d_hexproof_from_a_quality(self):
        from_red = Keyword(keyword="hexproof", quality="red", filter=Filter(colors=(Color.RED,)))
        assert self._refusal(from_red) == ("hexproof", "702.11d")
        assert self._refusal(from_red, color=Color.WHITE) is None
        assert self._refusal(from_red, controller=0) is None

    def test_702_16b_protection_from_a_quality_against_everybody(self):
        from_red = Keyword(keyword="protection", quality="red", filter=Filter(colors=(Color.RED,)))
        assert self._refusal(from_red) == ("protection", "702.16b")
        assert self._refusal(from_red, controller=0) == ("protection", "702.16b")
        assert self._refusal(from_red, color=Color.WHITE) is None

    def test_702_16j_protection_from_everything(self):
        assert self._refusal(Keyword(keyword="protection")) == ("protection", "702.16b")

    def test_702_16k_protection_from_what_opponents_control_means_those_of_the_creatures_controller(self):
        from_theirs = Keyword(keyword="protection", filter=Filter(controller=Relation.OPPONENT))
        assert self._refusal(from_theirs, controller=1) == ("protection", "702.16b")
        assert self._refusal(from_theirs, controller=0) is None

    def test_601_2c_control_without_any_creature_there_is_nothing_to_protect(self):
        table = Table()
        one = instant(table, "Sonda", Tap(what=Target()), targets=(TARGET_CREATURE,))
        assert refused(table.settle(), Cast(A, one)) == ("no legal target", "601.2c")

    def test_702_16b_the_source_of_an_ability_is_the_permanent(self):
        table = Table()
        from_artifacts = Keyword(keyword="protection", filter=Filter(types=(CardType.ARTIFACT,)))
        table.creature("Orso", 2, 2, from_artifacts)
        arrow = free(Tap(what=Target()), targets=(TARGET_CREATURE,))
        table.permanent("Arco", arrow, **ARTIFACT)
        table.permanent("Altare", arrow, types=(CardType.ENCHANTMENT,))
        table.settle()
        assert refused(table, Activate(A, table.id("Arco"), 0)) == ("protection", "702.16b")
        table.activate("Altare", 0)
        assert table.stack() == ["Altare#1"]

    def test_702_11b_cards_in_other_zones_are_not_protected(self):
        table = Table()
        table.creature("Orso", 2, 2, "hexproof", zone=Zone.GRAVEYARD, controller=1)
        buried = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        assert _offered(table, buried) == ["Orso"]


class TestItself:
    def test_115_5_a_spell_is_no_target_of_itself(self):
        table = Table()
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        one = instant(table, "Smentita", Counter(what=Target()), targets=(spell,))
        assert refused(table.settle(), Cast(A, one)) == ("no legal target", "601.2c")

    def test_115_5_nor_is_an_ability_on_the_stack(self):
        table = Table()
        ability = TargetSpec(objects=Filter(zone=Zone.STACK, kind=Kind.ABILITY))
        table.permanent("Sigillo", free(Counter(what=Target()), targets=(ability,)), **ARTIFACT)
        table.settle()
        assert refused(table, Activate(A, table.id("Sigillo"), 0)) == ("no legal target", "601.2c")

    def test_115_5_control_another_ability_is(self):
        table = Table()
        ability = TargetSpec(objects=Filter(zone=Zone.STACK, kind=Kind.ABILITY))
        table.permanent("Sigillo", free(Counter(what=Target()), targets=(ability,)), **ARTIFACT)
        table.permanent("Fonte", free(GainLife(amount=Fixed(5))), **ARTIFACT)
        table.settle().activate("Fonte", 0).activate("Sigillo", 0).play_out()
        assert table.life(0) == 20

    def test_115_5_a_permanents_ability_may_target_the_permanent(self):
        table = Table()
        table.creature("Orso", 2, 2, free(Tap(what=Target()), targets=(TARGET_CREATURE,)))
        table.settle().activate("Orso", 0).resolve()
        assert table.one("Orso").tapped


def _not_resolved(table: Table) -> Step:
    (step,) = steps_of(table, StepKind.DOES_NOT_RESOLVE)
    return step


class TestOnResolution:
    def _bolt(self) -> Table:
        table = Table()
        table.library(0, 1)
        table.creature("Orso", 2, 2, controller=1)
        damage = DealDamage(amount=Fixed(3), to=Target())
        instant(table, "Fulmine", damage, Draw(), targets=(TARGET_CREATURE,))
        return table.settle().cast("Fulmine")

    def test_608_2b_with_its_only_target_gone_it_does_not_resolve_at_all(self):
        table = self._bolt().occur(moved(self._bolt().id("Orso"), Zone.EXILE)).resolve()
        step = _not_resolved(table)
        assert step.fact(TargetsGone) is not None
        assert "608.2b" in step.rules
        assert table.where("Fulmine") is Zone.GRAVEYARD
        assert table.zone(Zone.HAND) == []

    def test_608_2b_control_with_its_target_there_all_of_it_happens(self):
        table = self._bolt().resolve()
        assert table.where("Orso") is Zone.GRAVEYARD
        assert table.zone(Zone.HAND) == ["0c0"]

    def test_608_2b_a_target_that_left_and_came_back_is_another_object(self):
        table = self._bolt()
        table.occur(moved(table.id("Orso"), Zone.EXILE)).occur(moved(table.id("Orso"), Zone.BATTLEFIELD)).resolve()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert _not_resolved(table).fact(TargetsGone) is not None

    @pytest.mark.parametrize(("keyword", "rule"), [("shroud", "702.18a"), ("hexproof", "702.11b")])
    def test_608_2b_a_target_that_gained_a_shield_is_illegal(self, keyword: str, rule: str):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
        gift = Apply(to=Target(), parts=(GainAbility(Keyword(keyword=keyword)),))
        instant(table, "Velo", gift, controller=1, targets=(TARGET_CREATURE,))
        pass_on(table.settle().cast("Fulmine")).cast("Velo", player=1).play_out()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert rule in _not_resolved(table).rules

    def test_608_2b_one_that_changed_controller_where_that_matters(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        theirs = TargetSpec(objects=Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT))
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(theirs,))
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        instant(table, "Furto", steal, targets=(TARGET_CREATURE,))
        table.settle().cast("Fulmine").cast("Furto").play_out()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert _not_resolved(table).fact(TargetsGone) is not None

    def test_608_2b_control_where_it_does_not_matter_it_stays_legal(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_CREATURE,))
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
        instant(table, "Furto", steal, targets=(TARGET_CREATURE,))
        table.settle().cast("Fulmine").cast("Furto").play_out()
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_608_2b_a_player_who_has_left(self):
        table = Table(3)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Fulmine", "Carla")
        table.do(Concede(C))
        table.settle().resolve()
        assert "800.4a" in _not_resolved(table).rules

    def test_608_2b_the_source_of_an_ability_that_is_gone_is_judged_by_its_last_looks(self):
        """The red source of the ability is gone; the creature has gained protection from red: the target is illegal."""
        table = Table()
        arrow = free(Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.permanent("Arco", arrow, colors=(Color.RED,), **ARTIFACT)
        table.creature("Orso", 2, 2)
        from_red = Keyword(keyword="protection", filter=Filter(colors=(Color.RED,)))
        instant(table, "Manto", Apply(to=Target(), parts=(GainAbility(from_red),)), targets=(TARGET_CREATURE,))
        table.settle().activate("Arco", 0).occur(*die(table.id("Arco"))).cast("Manto").play_out()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert "702.16b" in _not_resolved(table).rules

    def test_608_2b_control_it_was_not_red_when_last_seen(self):
        table = Table()
        arrow = free(Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.permanent("Arco", arrow, colors=(Color.RED,), **ARTIFACT)
        table.creature("Orso", 2, 2)
        from_red = Keyword(keyword="protection", filter=Filter(colors=(Color.RED,)))
        instant(table, "Manto", Apply(to=Target(), parts=(GainAbility(from_red),)), targets=(TARGET_CREATURE,))
        artifact = TargetSpec(objects=Filter(types=(CardType.ARTIFACT,)))
        bleach = Apply(to=Target(), parts=(ChangeColors(set_to=()),), until=Duration.ENDLESS)
        instant(table, "Candeggio", bleach, targets=(artifact,))
        table.settle().activate("Arco", 0).cast("Candeggio").resolve()
        table.occur(*die(table.id("Arco"))).cast("Manto").play_out()
        assert table.where("Orso") is Zone.GRAVEYARD


class TestSomeIllegal:
    def _two(self) -> Table:
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), GainLife(amount=Fixed(1)), targets=(spec,))
        return table.settle().cast("Fulmine")

    def test_608_2b_the_rest_happens(self):
        table = self._two()
        table.occur(moved(table.id("Orso"), Zone.EXILE)).resolve()
        assert table.where("Lupo") is Zone.GRAVEYARD
        assert table.life(0) == 21
        (told,) = [step for step in steps_of(table, StepKind.NOTHING) if step.fact(TargetsGone) is not None]
        assert "608.2b" in told.rules

    def test_608_2b_what_is_illegal_is_left_alone_though_it_is_still_there(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2)
        instant(table, "Fulmine", DealDamage(amount=Fixed(3), to=Target()), targets=(spec,))
        gift = Apply(to=Target(), parts=(GainAbility(Keyword(keyword="shroud")),))
        instant(table, "Velo", gift, targets=(TARGET_CREATURE,))
        table.settle().cast("Fulmine").cast("Velo", "Orso").play_out()
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_608_2b_what_an_illegal_target_would_tell_is_not_told(self):
        """'Its controller gains life equal to its power, and you gain 1': of the exiled creature nothing is asked."""
        table = Table()
        table.creature("Orso", 4, 4, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        gain = GainLife(amount=PowerOf(Target(0)), who=ControllerOf(Target(0)))
        instant(table, "Scambio", gain, Move(what=Target(1), to=Zone.EXILE), targets=(TARGET_CREATURE, TARGET_CREATURE))
        table.settle().cast("Scambio", "Orso", "Lupo").occur(moved(table.id("Orso"), Zone.HAND)).resolve()
        assert table.life(1) == 20
        assert table.where("Lupo") is Zone.EXILE

    def test_608_2h_control_of_a_legal_one_it_is(self):
        table = Table()
        table.creature("Orso", 4, 4, controller=1)
        gain = GainLife(amount=PowerOf(Target(0)), who=ControllerOf(Target(0)))
        instant(table, "Spada", Move(what=Target(0), to=Zone.EXILE), gain, targets=(TARGET_CREATURE,))
        table.settle().cast("Spada").resolve()
        assert table.life(1) == 24

    def test_601_2d_the_share_of_an_illegal_target_goes_to_nobody(self):
        table = Table()
        table.creature("Orso", 2, 9, controller=1)
        table.creature("Lupo", 2, 9, controller=1)
        spec = TargetSpec(objects=CREATURE, minimum=2, maximum=2, divide=5)
        instant(table, "Grandine", DealDamage(amount=Fixed(5), to=Target(), divided=True), targets=(spec,))
        table.settle().cast("Grandine", {"Orso": 3, "Lupo": 2}).occur(moved(table.id("Orso"), Zone.EXILE)).resolve()
        assert table.one("Lupo").damage == 2


class TestAura:
    def _aura(self) -> Table:
        table = Table()
        table.creature("Orso", 2, 2)
        table.permanent("Manto", ENCHANT_CREATURE, zone=Zone.HAND, **AURA)
        return table.settle().cast("Manto")

    def test_303_4a_an_aura_spell_has_a_target_and_enters_attached_to_it(self):
        table = self._aura().resolve()
        assert table.one("Manto").attached_to == table.id("Orso")
        assert "608.3c" in table.rules()

    def test_608_3b_with_its_target_gone_it_goes_to_the_graveyard(self):
        table = self._aura()
        table.occur(moved(table.id("Orso"), Zone.EXILE)).resolve()
        assert table.where("Manto") is Zone.GRAVEYARD

    def test_303_4a_without_anything_to_enchant_it_cannot_be_cast(self):
        table = Table()
        one = table.permanent("Manto", ENCHANT_CREATURE, zone=Zone.HAND, **AURA)
        assert refused(table.settle(), Cast(A, one)) == ("no legal target", "601.2c")

    def test_702_5a_nor_by_an_aura_without_an_enchant_ability(self):
        table = Table()
        table.creature("Orso", 2, 2)
        one = table.permanent("Manto", zone=Zone.HAND, **AURA)
        assert refused(table.settle(), Cast(A, one)) == ("no legal target", "601.2c")

    @pytest.mark.parametrize(("quality", "offered"), [("player", [0, 1]), ("opponent", [1])])
    def test_702_5d_enchant_player(self, quality: str, offered: list[int]):
        table = Table()
        curse = table.permanent("Malocchio", Keyword(keyword="enchant", quality=quality), zone=Zone.HAND, **AURA)
        table.settle()
        if len(offered) > 1:
            assert [option.player for option in table.question(Cast(A, curse)).options] == offered
            table.cast("Malocchio", "Bruno").resolve()
        else:
            table.cast("Malocchio").resolve()
        assert table.one("Malocchio").attached_to == to(1)[0]


def test_115_10_choosing_on_resolution_is_not_targeting() -> None:
    """Hexproof does not keep a creature from being chosen by an effect that does not say target."""
    table = Table()
    table.creature("Orso", 2, 2, "hexproof", controller=1)
    instant(table, "Editto", Choose(filter=CREATURE, keep_as="scelta"), Move(what=Remembered("scelta"), to=Zone.EXILE))
    table.settle().cast("Editto").resolve()
    assert table.where("Orso") is Zone.EXILE
    assert not [change for change in table.changes() if isinstance(change.event, LifeChange)]
