"""107.3, 614.16, 609.7, 731.1: as many as a number says, tokens of a kind, damage of spells alone, day as something enters."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.conditions import DayNightIs
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, Measured
from engine.cards.abilities.objects import ChooseAndSacrifice, Destroy
from engine.cards.abilities.quantities import Count, Fixed, Greatest, Half
from engine.cards.abilities.references import EachOfThem, EachPlayer, Remembered, Target
from engine.cards.abilities.replacing import ChangesDamage, ChangesTokens, DamagePattern
from engine.cards.abilities.turns import ChangeDayNight
from engine.state import events as e
from engine.words.record import replace
from engine.words.terms import CardType, Kind, PlayerId, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, TARGET_PLAYER, THIS, instant, moved, sorcery, to


class TestChoose:
    def _chosen(self, count: int, *answer: str, least: int = 1) -> list[str]:
        at = Table()
        for name in ("Orso", "Lupo", "Gufo"):
            at.creature(name, 1, 1)
        picks = Choose(filter=CREATURE, keep_as="scelte", minimum=least, count=Fixed(count))
        sorcery(at, "Cernita", picks, Destroy(what=Remembered("scelte")))
        at.settle().cast("Cernita").resolve(*((answer,) if answer else ()))
        return [one for one in at.zone(Zone.GRAVEYARD) if one != "Cernita"]

    def test_107_3_as_many_as_the_number_says(self) -> None:
        assert self._chosen(2, "Orso", "Gufo") == ["Orso", "Gufo"]

    def test_107_3_control_up_to_so_many_where_none_is_needed(self) -> None:
        assert self._chosen(2, "Lupo", least=0) == ["Lupo"]
        assert self._chosen(0) == []


class TestChooseAndSacrifice:
    def test_608_2h_each_player_sacrifices_a_number_of_their_own(self) -> None:
        theirs = replace(CREATURE, whose=EachOfThem())
        for half, left in ((Half(Count(theirs), round_up=True), 1), (Half(Count(theirs), round_up=False), 2)):
            at = Table()
            for name in ("Orso", "Lupo", "Gufo"):
                at.creature(name, 1, 1)
            at.creature("Drago", 5, 5, controller=1)
            sorcery(at, "Decimazione", ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE, count=half))
            names = ("Orso", "Lupo", "Gufo")[: 3 - left]
            at.settle().cast("Decimazione").resolve(names if len(names) > 1 else names[0])
            assert len([one for one in ("Orso", "Lupo", "Gufo") if at.where(one) is Zone.BATTLEFIELD]) == left
            assert (at.where("Drago") is Zone.GRAVEYARD) is (left == 1)

    def _with_most_power(self, greatest: Greatest) -> list[str]:
        at = Table()
        at.creature("Orso", 2, 2)
        at.creature("Gufo", 1, 1)
        at.creature("Drago", 5, 5, controller=1)
        at.creature("Topo", 1, 1, controller=1)
        most = replace(CREATURE, measured=(Measured("power", ">=", greatest),))
        sorcery(at, "Decimazione", ChooseAndSacrifice(who=EachPlayer(), filter=most))
        at.settle().cast("Decimazione").resolve()
        return [one for one in ("Orso", "Gufo", "Drago", "Topo") if at.where(one) is Zone.GRAVEYARD]

    def test_608_2h_each_player_one_with_the_greatest_power_of_their_own(self) -> None:
        of_each = Greatest(what="power", filter=replace(CREATURE, whose=EachOfThem()))
        assert self._with_most_power(of_each) == ["Orso", "Drago"]

    def test_608_2h_control_of_all_players_together(self) -> None:
        assert self._with_most_power(Greatest(what="power", filter=CREATURE)) == ["Drago"]


class TestChangesTokens:
    def test_614_16_only_tokens_that_are_such_as_they_would_enter(self) -> None:
        at = Table()
        at.permanent("Fucina", ChangesTokens(such=CREATURE, factor=3), **ENCHANTMENT)
        at.settle()
        at.occur(e.TokenCreated(owner=PlayerId(0), characteristics=creature("Ombra", 1, 1), label="Ombra"))
        at.occur(e.TokenCreated(owner=PlayerId(0), characteristics=card("Indizio", **ARTIFACT), label="Indizio"))
        assert (len(at.all("Ombra")), len(at.all("Indizio"))) == (3, 1)

    def test_614_16_control_of_whatever_kind_without_a_description(self) -> None:
        at = Table()
        at.permanent("Fucina", ChangesTokens(factor=3), **ENCHANTMENT)
        at.settle()
        at.occur(e.TokenCreated(owner=PlayerId(0), characteristics=card("Indizio", **ARTIFACT), label="Indizio"))
        assert len(at.all("Indizio")) == 3


class TestChangesDamage:
    def _life(self, source: Filter | None) -> tuple[int, int]:
        at = Table()
        at.permanent("Furia", ChangesDamage(damage=DamagePattern(source=source), plus=1), **ENCHANTMENT)
        instant(at, "Dardo", DealDamage(amount=Fixed(2), to=Target()), targets=(TARGET_PLAYER,))
        at.creature("Orso", 2, 2)
        at.settle().cast("Dardo", ("Bruno",)).resolve()
        after_spell = at.life(1)
        at.occur(e.Damage(source=at.id("Orso"), to=to(1)[0], amount=2, combat=False))
        return after_spell, at.life(1)

    def test_609_7_a_spell_is_a_source_only_on_the_stack(self) -> None:
        assert self._life(Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)) == (17, 15)

    def test_609_7_control_of_any_source_permanents_too(self) -> None:
        assert self._life(None) == (17, 14)


class TestReplaces:
    def _night(self, *, such: bool | None) -> bool | None:
        at = Table()
        comes = (ChangeDayNight(night=True),)
        enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, condition=DayNightIs(such), then=comes)
        at.put("Torre", card("Torre", enters, types=(CardType.ARTIFACT,)), zone=Zone.HAND)
        at.settle().occur(moved(at.id("Torre"), Zone.BATTLEFIELD))
        assert at.where("Torre") is Zone.BATTLEFIELD
        return at.game.night

    def test_614_1c_it_becomes_night_as_it_enters(self) -> None:
        assert self._night(such=None) is True

    def test_614_1c_control_not_where_its_condition_is_not_so(self) -> None:
        assert self._night(such=False) is None
