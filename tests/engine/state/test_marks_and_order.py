"""616.1a, 616.1d, 702.112b, 719.3b: which replacement comes first; what being renowned or solved is."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Replaces
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.keyword_abilities import Designate
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import Every, Target, This
from engine.cards.characteristics import Characteristics
from engine.state.faces import back_of
from engine.words.terms import CardType, Designation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    die,
    free,
    hit,
    instant,
    moved,
    to,
)

MARKS = [(Designation.RENOWNED, "702.112b"), (Designation.SOLVED, "719.3b")]


class TestFirst:
    @pytest.mark.parametrize(("own", "there"), [(Zone.EXILE, Zone.EXILE), (None, Zone.HAND)])
    def test_616_1a_what_an_effect_says_of_its_own_event_comes_before_what_others_say(
        self, own: Zone | None, there: Zone
    ) -> None:
        """Sent to exile by the effect itself, it would no longer be put into a graveyard; without that, the other one applies."""
        at = Table()
        into_hand = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.HAND)
        at.permanent("Nido", into_hand, **ENCHANTMENT)
        at.creature("Orso", 2, 2)
        instant(at, "Rogo", Destroy(what=Target(), instead_to=own), targets=(TARGET_CREATURE,))
        at.settle().cast("Rogo").resolve()
        assert (at.where("Orso"), "616.1a" in at.rules()) == (there, own is not None)

    def _enters(self, *rules: Replaces) -> Table:
        at = Table()
        front = card("Uomo", types=(CardType.CREATURE,), power=1, toughness=1)
        back = back_of(front, card("Lupo", types=(CardType.CREATURE,), power=3, toughness=3), modal=False)
        assert isinstance(back, Characteristics)
        at.put("Uomo", front, zone=Zone.GRAVEYARD, other_face=back)
        for number, rule in enumerate(rules):
            at.permanent(f"Legge{number}", rule, **ENCHANTMENT)
        at.settle()
        return at.occur(moved(at.id("Uomo"), Zone.BATTLEFIELD))

    _WOLVES = Replaces(subject=Filter(name="Lupo"), to=Zone.BATTLEFIELD, enters_tapped=True)
    _MEN = Replaces(subject=Filter(name="Uomo"), to=Zone.BATTLEFIELD, enters_with=(("+1/+1", ONE),))
    _NIGHT = Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_transformed=True)

    def test_616_1d_what_has_it_enter_with_its_back_face_up_is_applied_before_anything_else(self) -> None:
        at = self._enters(self._MEN, self._WOLVES, self._NIGHT)
        wolf = at.one("Uomo")
        assert (wolf.transformed, wolf.tapped, wolf.count("+1/+1")) == (True, True, 0)
        assert "616.1d" in at.rules()

    def test_616_1d_control_without_it_the_front_face_is_what_enters(self) -> None:
        at = self._enters(self._MEN, self._WOLVES)
        man = at.one("Uomo")
        assert (man.transformed, man.tapped, man.count("+1/+1")) == (False, False, 1)


class TestMarks:
    def _at(self, mark: Designation) -> Table:
        at = Table()
        at.creature("Orso", 2, 2, free(Designate(what=This(), designation=mark)))
        marked = Filter(designation=mark)
        at.permanent("Conta", free(GainLife(amount=Count(marked))), **ARTIFACT)
        at.permanent("Specchio", free(CreateCopies(of=Every(CREATURE))), **ARTIFACT)
        return at.settle()

    def _counted(self, at: Table) -> int:
        before = at.life(0)
        return at.activate("Conta", 0).play_out().life(0) - before

    @pytest.mark.parametrize(("mark", "rule"), MARKS)
    def test_702_112b_719_3b_what_is_designated_is_found_by_other_abilities(self, mark: Designation, rule: str) -> None:
        at = self._at(mark)
        assert self._counted(at) == 0, "control"
        at.activate("Orso", 0).play_out()
        assert (self._counted(at), rule in at.rules()) == (1, True)

    @pytest.mark.parametrize(("mark", "rule"), MARKS)
    def test_702_112b_719_3b_it_stays_so_until_it_leaves_the_battlefield(self, mark: Designation, rule: str) -> None:
        at = self._at(mark).activate("Orso", 0).play_out()
        at.activate("Orso", 0).play_out()
        assert self._counted(at) == 1
        at.occur(*die(at.id("Orso"))).occur(moved(at.id("Orso"), Zone.BATTLEFIELD))
        assert self._counted(at) == 0, rule

    @pytest.mark.parametrize(("mark", "rule"), MARKS)
    def test_702_112b_719_3b_a_copy_is_not_and_it_is_no_ability(self, mark: Designation, rule: str) -> None:
        at = self._at(mark).activate("Orso", 0).play_out()
        before = len(at.looks("Orso").abilities)
        at.activate("Specchio", 0).play_out()
        assert (self._counted(at), before) == (1, 1), rule

    def test_702_112b_renown_makes_it_renowned(self) -> None:
        at = Table()
        bear = at.creature("Orso", 2, 2, Keyword(keyword="renown", value=1))
        at.settle().occur(hit(bear, to(1)[0], 2, combat=True)).play_out()
        assert at.game.designated(bear, Designation.RENOWNED) == (0,)
