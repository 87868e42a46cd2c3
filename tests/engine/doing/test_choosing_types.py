"""205.3e: choosing a creature type, as something enters and as something resolves."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, Keyword, Replaces, SpellAbility, Static
from engine.cards.abilities.choosing_types import ChooseTerm, ChooseType
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target
from engine.happening.choosing_types import choosable
from engine.state.actions import Continue, Pass
from engine.state.turn_state import Moment
from engine.words.decisions import Purpose
from engine.words.terms import ANOTHER_NAME, CardType, Color, PlayerId, Term, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import instant

AS_IT_ENTERS = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, chooses_type=CardType.CREATURE)
LORD = Static(affects=Filter(types=(CardType.CREATURE,), chosen_type=True), parts=(ModifyPT(Fixed(1), Fixed(1)),))
BANNER = card("Vessillo", AS_IT_ENTERS, LORD, types=(CardType.ARTIFACT,), mana_cost="{3}")
PLAGUE = card(
    "Peste",
    SpellAbility(
        effects=(
            ChooseType(
                of=CardType.CREATURE,
                then=(Destroy(what=Every(Filter(types=(CardType.CREATURE,), chosen_type=True))),),
            ),
        )
    ),
    types=(CardType.SORCERY,),
    mana_cost="{2}{B}",
)


def table(*extra) -> Table:
    at = Table()
    at.put("Vessillo", BANNER, zone=Zone.HAND)
    at.put("Peste", PLAGUE, zone=Zone.HAND)
    at.put("Elfo", creature("Elfo", 1, 1, subtypes=("Elf", "Druid")))
    at.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
    at.creature("Mago", 1, 1, *extra)
    return at.settle()


def size(at: Table, label: str) -> tuple[int | None, int | None]:
    looks = at.looks(label)
    return looks.power, looks.toughness


BECOMES = ChangeTypes(to_chosen=True, set_subtypes=(), of_type=CardType.CREATURE)


def becoming(
    change: ChangeTypes, of: CardType = CardType.CREATURE, *, basic: bool = False, at: str = "Goblin"
) -> Table:
    """A spell whose target becomes what is chosen."""
    table = Table()
    table.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
    looks = card("Bosco", Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("C",),)),)), types=(CardType.LAND,))
    table.put("Bosco", looks)
    wanted = TargetSpec(objects=Filter())
    spell = ChooseType(of=of, basic=basic, then=(Apply(to=Target(), parts=(change,)),))
    instant(table, "Muta", spell, targets=(wanted,))
    return table.settle().cast("Muta", at)


def offered(table: Table) -> list[str]:
    """What may be chosen as the spell resolves."""
    while table.game.moment is not Moment.RESOLVE:
        table.do(Pass(table.game.receiver) if table.settled else Continue())
    return [option.key for option in table.question(Continue()).options]


class TestBecomingTheChosenType:
    """205.1a, 205.3e: what becomes of a chosen type as something resolves."""

    def test_205_1a_it_takes_the_place_of_its_other_types(self) -> None:
        at = becoming(BECOMES).resolve("Elf")
        assert at.looks("Goblin").subtypes == ("Elf",)

    def test_205_1b_control_in_addition_to_them(self) -> None:
        at = becoming(ChangeTypes(to_chosen=True, of_type=CardType.CREATURE)).resolve("Elf")
        assert at.looks("Goblin").subtypes == ("Goblin", "Elf")

    def test_205_3d_what_is_no_creature_gains_none(self) -> None:
        at = becoming(BECOMES, at="Bosco").resolve("Elf")
        assert at.looks("Bosco").subtypes == ()

    def test_305_6_305_7_only_basic_types_and_the_land_has_their_mana_alone(self) -> None:
        change = ChangeTypes(to_chosen=True, set_subtypes=(), of_type=CardType.LAND)
        at = becoming(change, CardType.LAND, basic=True, at="Bosco")
        assert offered(at) == ["Plains", "Island", "Swamp", "Mountain", "Forest"]
        at = becoming(change, CardType.LAND, basic=True, at="Bosco").resolve("Island")
        assert at.looks("Bosco").subtypes == ("Island",)
        assert "Desert" in offered(becoming(change, CardType.LAND, at="Bosco")), "control"

    def test_607_2d_a_static_ability_means_what_its_source_let_choose(self) -> None:
        at = Table()
        of_it = Static(affects=CREATURE, parts=(ChangeTypes(to_chosen=True, of_type=CardType.CREATURE),))
        at.put("Vessillo", card("Vessillo", AS_IT_ENTERS, of_it, types=(CardType.ARTIFACT,)), zone=Zone.HAND)
        at.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
        at.settle().cast("Vessillo").resolve("Elf")
        assert at.looks("Goblin").subtypes == ("Goblin", "Elf")
        plain = Table()
        plain.put("Vessillo", card("Vessillo", of_it, types=(CardType.ARTIFACT,)))
        plain.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
        assert plain.settle().looks("Goblin").subtypes == ("Goblin",), "control: nothing was chosen"


class TestWhatCanBeChosen:
    @pytest.mark.parametrize("name", ["Merfolk", "Wizard", "Time Lord", "Assembly-Worker"])
    def test_205_3e_205_3m_existing_creature_types_can_be_chosen(self, name):
        assert name in choosable(CardType.CREATURE)

    @pytest.mark.parametrize("name", ["Merfolk Wizard", "Artifact", "Opponent", "Swamp", "Truck", "Equipment"])
    def test_205_3e_nothing_else_and_not_two_at_once(self, name):
        assert name not in choosable(CardType.CREATURE)

    def test_205_3e_the_subtype_is_for_the_card_type_that_is_asked_for(self):
        assert "Swamp" in choosable(CardType.LAND)
        assert "Elf" not in choosable(CardType.LAND)

    def test_205_3e_one_is_asked_for_and_all_that_exist_are_offered(self):
        at = table().cast("Peste")
        question, game = None, at.game
        actions: list[Any] = [Pass(PlayerId(0)), *[Continue()] * 3, Pass(PlayerId(1)), *[Continue()] * 4]
        for action in actions:
            played = play(game, action)
            if played.question is not None:
                question = played.question
                break
            game = played.game
        assert question is not None
        assert (question.purpose, question.minimum, question.maximum) == (Purpose.SUBTYPE, 1, 1)
        assert {option.key for option in question.options} == set(choosable(CardType.CREATURE))
        alone = {option.key for option in question.options if option.alike not in (0, None)}
        assert {"Elf", "Druid", "Goblin"} <= alone
        assert "Zombie" not in alone


class TestEntering:
    def test_607_2d_as_it_enters_a_creature_type_is_chosen_and_the_linked_ability_knows_it(self):
        at = table().cast("Vessillo").resolve("Elf")
        assert (size(at, "Elfo"), size(at, "Goblin")) == ((2, 2), (2, 2))
        assert "614.12a" in at.rules()

    @pytest.mark.parametrize(("chosen", "elf", "goblin"), [("Elf", (1, 1), (3, 3)), ("Goblin", (2, 2), (2, 2))])
    def test_607_2d_what_is_not_of_the_chosen_type(self, chosen, elf, goblin):
        others = Filter(types=(CardType.CREATURE,), not_chosen_type=True)
        bane = Static(affects=others, parts=(ModifyPT(Fixed(1), Fixed(1)),))
        at = Table()
        at.put("Elfo", creature("Elfo", 1, 1, subtypes=("Elf", "Druid")))
        at.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
        at.put("Bando", card("Bando", AS_IT_ENTERS, bane, types=(CardType.ARTIFACT,), mana_cost="{3}"), zone=Zone.HAND)
        at.settle().cast("Bando").resolve(chosen)
        assert (size(at, "Elfo"), size(at, "Goblin")) == (elf, goblin)

    def test_607_5a_where_nothing_was_chosen_none_is_meant_by_the_others_either(self):
        others = Filter(types=(CardType.CREATURE,), not_chosen_type=True)
        at = Table()
        at.put("Bando", card("Bando", Static(affects=others, parts=(ModifyPT(Fixed(1), Fixed(1)),))))
        at.put("Elfo", creature("Elfo", 1, 1, subtypes=("Elf",)))
        assert size(at.settle(), "Elfo") == (1, 1)

    def test_607_2d_control_another_type_another_answer(self):
        at = table().cast("Vessillo").resolve("Goblin")
        assert (size(at, "Elfo"), size(at, "Goblin")) == ((1, 1), (3, 3))

    def test_607_2d_a_type_that_nothing_has_changes_nothing(self):
        at = table().cast("Vessillo").resolve("Zombie")
        assert (size(at, "Elfo"), size(at, "Goblin")) == ((1, 1), (2, 2))

    def test_607_2d_control_where_nothing_was_chosen_the_type_is_undefined(self):
        at = Table()
        at.put("Vessillo", BANNER)
        at.put("Elfo", creature("Elfo", 1, 1, subtypes=("Elf",)))
        assert size(at.settle(), "Elfo") == (1, 1)

    def test_702_73a_what_is_every_creature_type_is_of_the_chosen_one(self):
        from engine.words.subtypes import EVERY_CREATURE_TYPE

        at = Table()
        at.put("Vessillo", BANNER, zone=Zone.HAND)
        at.put("Mutevole", creature("Mutevole", 1, 1, subtypes=(EVERY_CREATURE_TYPE,)))
        at.settle().cast("Vessillo").resolve("Zombie")
        assert size(at, "Mutevole") == (2, 2)


class TestChooseType:
    def test_205_3e_the_instructions_that_follow_mean_the_chosen_type(self):
        at = table().cast("Peste").resolve("Goblin")
        assert (at.where("Goblin"), at.where("Elfo")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
        assert "205.3e" in at.rules()

    def test_205_3e_control_another_type(self):
        at = table().cast("Peste").resolve("Druid")
        assert (at.where("Goblin"), at.where("Elfo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_205_3e_what_is_not_of_the_chosen_type_is_all_the_rest(self):
        others = Filter(types=(CardType.CREATURE,), not_chosen_type=True)
        at = Table()
        at.put("Elfo", creature("Elfo", 1, 1, subtypes=("Elf", "Druid")))
        at.put("Goblin", creature("Goblin", 2, 2, subtypes=("Goblin",)))
        instant(at, "Diluvio", ChooseType(of=CardType.CREATURE, then=(Destroy(what=Every(others)),)))
        at.settle().cast("Diluvio").resolve("Goblin")
        assert (at.where("Goblin"), at.where("Elfo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


class TestChooseTerm:
    @staticmethod
    def choosing(term: Term, wanted: Filter, chosen: str) -> Table:
        at = Table()
        spell = SpellAbility(effects=(ChooseTerm(what=term, then=(Destroy(what=Every(wanted)),)),))
        at.put("Editto", card("Editto", spell, types=(CardType.SORCERY,)), zone=Zone.HAND)
        at.put("Elfo", creature("Elfo", 1, 1, colors=(Color.GREEN,)))
        at.put("Totem", card("Totem", types=(CardType.ARTIFACT,)))
        return at.settle().cast("Editto").resolve(chosen)

    @pytest.mark.parametrize(
        ("term", "wanted", "chosen", "elf", "rule"),
        [
            (Term.COLOR, Filter(chosen_color=True), "G", Zone.GRAVEYARD, "105.4"),
            (Term.COLOR, Filter(chosen_color=True), "W", Zone.BATTLEFIELD, "105.4"),
            (Term.CARD_TYPE, Filter(chosen_card_type=True), "creature", Zone.GRAVEYARD, "205.2a"),
            (Term.CARD_TYPE, Filter(chosen_card_type=True), "artifact", Zone.BATTLEFIELD, "205.2a"),
            (Term.CARD_NAME, Filter(chosen_name=True), "Elfo", Zone.GRAVEYARD, "201.4"),
            (Term.CARD_NAME, Filter(chosen_name=True), ANOTHER_NAME, Zone.BATTLEFIELD, "201.4"),
        ],
    )
    def test_608_2d_the_instructions_that_follow_mean_what_was_chosen(
        self, term: Term, wanted: Filter, chosen: str, elf: Zone, rule: str
    ):
        at = self.choosing(term, wanted, chosen)
        assert (at.where("Elfo"), rule in at.rules()) == (elf, True)

    @pytest.mark.parametrize(("chosen", "size"), [("Elfo", 2), (ANOTHER_NAME, 1)])
    def test_201_4_a_name_chosen_as_it_enters_is_meant_by_its_linked_ability(self, chosen: str, size: int):
        at = Table()
        chooses = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, chooses_term=Term.CARD_NAME)
        lord = Static(affects=Filter(chosen_name=True), parts=(ModifyPT(Fixed(1), Fixed(1)),))
        at.put("Altare", card("Altare", chooses, lord, types=(CardType.ARTIFACT,)), zone=Zone.HAND)
        at.creature("Elfo", 1, 1)
        at.settle().cast("Altare").resolve(chosen)
        assert at.looks("Elfo").power == size

    def test_105_3_control_it_becomes_the_chosen_colour_and_what_is_given_is_protection_from_that(self):
        at = Table()
        shield = Keyword(keyword="protection", filter=Filter(chosen_color=True))
        parts = (ChangeColors(to_chosen=True), GainAbility(shield))
        spell = SpellAbility(effects=(ChooseTerm(what=Term.COLOR, then=(Apply(to=Every(CREATURE), parts=parts),)),))
        at.put("Velo", card("Velo", spell, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.creature("Elfo", 1, 1)
        looks = at.settle().cast("Velo").resolve("R").looks("Elfo")
        assert looks.colors == (Color.RED,)
        assert [one.filter for one in looks.keywords()] == [Filter(colors=(Color.RED,))]
