"""707.5, 707.9, 616.1c: what enters as a copy of something, and what its copy effect makes an exception of."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, Replaces, Static
from engine.cards.abilities.continuous import (
    AsCopy,
    ChangeColors,
    ChangeTypes,
    CopyException,
    DefinePT,
    GainAbility,
    IfCopyIs,
    Keeps,
    ModifyPT,
    SetName,
    SetPT,
)
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import enters
from engine.state.events import Destruction
from engine.state.faces import back_of
from engine.words.terms import CardType, Color, FaceDown, Kind, Supertype, Zone
from tests.engine.board.boards import enchantment, fixed, pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import THIS, sorcery, when

TAPPED = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True)
COUNTED = Static(parts=(DefinePT(Count(CREATURE), Count(CREATURE)),), defines=True)


def _copies(*exceptions: CopyException, of: Filter = CREATURE, optional: bool = True, **more: Any) -> Replaces:
    return Replaces(
        subject=THIS,
        to=Zone.BATTLEFIELD,
        as_copy=AsCopy(of=of, exceptions=exceptions, optional=optional),
        **more,
    )


def _clone(*exceptions: CopyException, label: str = "Clone", **more: Any) -> Any:
    return creature(label, 0, 0, _copies(*exceptions, **more), mana_cost="{3}{U}", colors=(Color.BLUE,))


def _enter(table: Table, *answers: Any, label: str = "Clone") -> Table:
    table.settle().cast(label)
    return table.resolve(*answers)


def _with(original: Any, *exceptions: CopyException, **more: Any) -> Table:
    table = Table()
    table.put("Originale", original)
    table.put("Clone", _clone(*exceptions, **more), zone=Zone.HAND)
    return table


class TestEntering:
    def test_707_5_it_is_a_copy_as_it_enters_and_never_a_0_0(self):
        table = _enter(_with(creature("Orso", 2, 2, "flying")), "Originale")
        seen = table.looks("Clone")
        assert (seen.name, pt(seen), seen.has("flying"), table.where("Clone")) == (
            "Orso",
            (2, 2),
            True,
            Zone.BATTLEFIELD,
        )
        assert "707.5" in table.rules()

    def test_707_5_control_who_does_not_want_to_copy_has_a_0_0(self):
        table = _enter(_with(creature("Orso", 2, 2)), ())
        assert (table.where("Clone"), table.performed("704.5f")) == (Zone.GRAVEYARD, ["Clone"])
        assert "707.5" not in table.rules()

    def test_707_5_control_without_anything_to_copy_nobody_is_asked(self):
        table = Table()
        table.put("Clone", _clone(), zone=Zone.HAND)
        assert _enter(table).where("Clone") is Zone.GRAVEYARD

    def test_707_5_what_the_copied_text_says_of_entering_applies(self):
        table = _with(creature("Orso", 2, 2, TAPPED, when(enters(THIS))))
        _enter(table, "Originale")
        assert table.one("Clone").tapped
        assert table.triggered() == ["Clone"]

    def test_306_5b_616_1c_a_copy_of_a_planeswalker_enters_with_its_loyalty(self):
        walker = card("Viandante", types=(CardType.PLANESWALKER,), loyalty=4)
        table = Table()
        table.put("Originale", walker, counters={"loyalty": 1})
        table.put("Clone", _clone(of=Filter(types=(CardType.PLANESWALKER,))), zone=Zone.HAND)
        assert _enter(table, "Originale").one("Clone").count("loyalty") == 4

    def test_707_2_status_counters_and_other_effects_are_not_copied(self):
        table = Table()
        table.put("Originale", creature("Orso", 2, 2), counters={"+1/+1": 3}, tapped=True)
        enchantment(table, "Tinta", ChangeColors(set_to=(Color.RED,)), affects=Filter(name="Orso", another=True))
        table.put("Clone", _clone(), zone=Zone.HAND)
        _enter(table, "Originale")
        assert pt(table.looks("Clone")) == (2, 2)
        assert not table.one("Clone").tapped

    def test_707_3_a_copy_of_a_copy_is_a_copy_of_what_that_copies(self):
        table = _with(creature("Orso", 2, 2))
        table.put("Secondo", _clone(), zone=Zone.HAND)
        _enter(table, "Originale")
        _enter(table, "Clone", label="Secondo")
        assert table.looks("Secondo").name == "Orso"

    def test_707_5_a_copy_of_one_that_copies_nothing_may_copy_something_itself(self):
        """Its copied text lets it enter as a copy, too."""
        table = Table()
        table.put("Originale", _clone(), counters={"+1/+1": 1})
        table.put("Orso", creature("Orso", 2, 2))
        table.put("Clone", _clone(), zone=Zone.HAND)
        _enter(table, "Originale", "Orso")
        assert table.looks("Clone").name == "Orso"

    def test_707_5_control_once_it_is_a_bear_it_has_no_such_ability(self):
        table = Table()
        table.put("Originale", _clone(), counters={"+1/+1": 1})
        table.put("Orso", creature("Orso", 2, 2))
        table.put("Clone", _clone(), zone=Zone.HAND)
        assert _enter(table, "Orso").looks("Clone").name == "Orso"

    def test_614_12_an_effect_that_changes_what_it_is_on_the_battlefield_is_seen(self):
        """'Creatures enter tapped' is about what it will be: a copy of a creature, whatever card it is."""
        table = Table()
        orb = Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_tapped=True)
        table.permanent("Globo", orb, types=(CardType.ARTIFACT,))
        table.put("Originale", creature("Orso", 2, 2))
        table.put("Clone", card("Specchio", _copies(), types=(CardType.ENCHANTMENT,)), zone=Zone.HAND)
        assert _enter(table, "Originale").one("Clone").tapped

    def test_614_12_control_entering_as_itself_it_is_no_creature(self):
        table = Table()
        orb = Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_tapped=True)
        table.permanent("Globo", orb, types=(CardType.ARTIFACT,))
        table.put("Originale", creature("Orso", 2, 2))
        table.put("Clone", card("Specchio", _copies(), types=(CardType.ENCHANTMENT,)), zone=Zone.HAND)
        assert not _enter(table, ()).one("Clone").tapped

    def test_400_7_having_left_it_is_the_card_again(self):
        table = _enter(_with(creature("Orso", 2, 2)), "Originale")
        table.occur(Destruction(object=table.id("Clone")))
        assert table.looks("Clone").name == "Clone"

    def test_707_2b_what_happens_to_the_original_afterwards_does_not_matter(self):
        table = _enter(_with(creature("Orso", 2, 2)), "Originale")
        table.occur(Destruction(object=table.id("Originale")))
        assert table.looks("Clone").name == "Orso"

    def test_708_10_a_copy_of_what_is_face_down_is_a_nameless_2_2(self):
        table = Table()
        table.put("Originale", creature("Drago", 5, 5), face_down=FaceDown.MORPH)
        table.put("Clone", _clone(), zone=Zone.HAND)
        seen = _enter(table, "Originale").looks("Clone")
        assert (seen.name, pt(seen), table.one("Clone").face_down) == ("", (2, 2), None)

    def test_707_8_712_8e_a_copy_of_a_back_face_has_mana_value_0(self):
        table = Table()
        front = creature("Viandante", 1, 1, mana_cost="{2}{G}")
        back = back_of(front, creature("Lupo", 4, 4))
        table.put("Originale", front, other_face=back, transformed=True)
        table.put("Clone", _clone(), zone=Zone.HAND)
        _enter(table, "Originale")
        assert (table.looks("Originale").mana_value, table.looks("Clone").mana_value) == (3, 0)
        assert (table.looks("Clone").name, table.one("Clone").other_face) == ("Lupo", None)


class TestExceptions:
    def test_707_9a_an_ability_it_has_besides_is_copiable(self):
        table = _with(creature("Orso", 2, 2), GainAbility(Keyword(keyword="flying")))
        table.put("Secondo", _clone(label="Secondo"), zone=Zone.HAND)
        _enter(table, "Originale")
        _enter(table, "Clone", label="Secondo")
        assert table.looks("Secondo").has("flying")

    def test_707_9a_control_without_the_exception(self):
        assert not _enter(_with(creature("Orso", 2, 2)), "Originale").looks("Clone").has("flying")

    def test_707_9b_its_name_and_its_types(self):
        legend = creature("Regina", 3, 3, legendary=True)
        also = ChangeTypes(add=(CardType.ARTIFACT,), remove_supertypes=(Supertype.LEGENDARY,))
        seen = _enter(_with(legend, SetName("Sosia"), also), "Originale").looks("Clone")
        assert (seen.name, seen.supertypes) == ("Sosia", ())
        assert seen.types == (CardType.ARTIFACT, CardType.CREATURE)

    def test_707_9b_control_as_it_is_the_legend_rule_takes_one(self):
        table = _with(creature("Regina", 3, 3, legendary=True))
        _enter(table, "Originale", "Originale")
        assert table.performed("704.5j") == ["Clone"]

    def test_707_9c_what_is_not_copied_stays_its_own(self):
        seen = _enter(_with(creature("Orso", 2, 2), Keeps(("name", "colors"))), "Originale").looks("Clone")
        assert (seen.name, seen.colors, pt(seen)) == ("Clone", (Color.BLUE,), (2, 2))

    @pytest.mark.parametrize("exception", [SetPT(*fixed(7, 7)), Keeps(("power and toughness",))])
    def test_707_9d_an_ability_that_defines_what_is_not_copied_is_not_copied_either(self, exception: Any):
        table = Table()
        table.put("Originale", creature("Sciame", 0, 0, COUNTED))
        clone = creature("Clone", 1, 4, _copies(exception))
        table.put("Clone", clone, zone=Zone.HAND)
        seen = _enter(table, "Originale").looks("Clone")
        assert pt(seen) == ((7, 7) if isinstance(exception, SetPT) else (1, 4))

    def test_707_9d_control_with_another_exception_it_counts(self):
        table = _with(creature("Sciame", 0, 0, COUNTED), SetName("Sosia"))
        assert pt(_enter(table, "Originale").looks("Clone")) == (2, 2)

    def test_707_9d_control_types_besides_its_others_leave_it_too(self):
        goblins = Static(parts=(ChangeTypes(add_subtypes=("Goblin",)),), defines=True)
        table = _with(creature("Mutante", 2, 2, goblins), ChangeTypes(add=(CardType.ARTIFACT,)))
        assert "Goblin" in _enter(table, "Originale").looks("Clone").subtypes

    @pytest.mark.parametrize(("artifact", "flies"), [(True, True), (False, False)])
    def test_707_9f_an_exception_for_what_the_copy_would_be(self, artifact: bool, flies: bool):
        types = (CardType.ARTIFACT,) if artifact else ()
        condition = IfCopyIs(it_is=Filter(types=(CardType.ARTIFACT,)), then=(GainAbility(Keyword(keyword="flying")),))
        table = _with(creature("Golem", 2, 2, types=types), condition)
        assert _enter(table, "Originale").looks("Clone").has("flying") is flies

    @pytest.mark.parametrize(("answer", "counters"), [("Originale", 1), ((), 0)])
    def test_707_9e_what_else_the_exception_does_it_does_only_to_a_copy(self, answer: Any, counters: int):
        table = Table()
        table.put("Originale", creature("Orso", 2, 2))
        clone = creature("Clone", 1, 1, _copies(enters_with=(("+1/+1", Fixed(1)),)))
        table.put("Clone", clone, zone=Zone.HAND)
        assert _enter(table, answer).one("Clone").count("+1/+1") == counters

    def test_613_1_later_layers_work_on_the_copy(self):
        table = _with(creature("Orso", 2, 2))
        enchantment(table, "Inno", ModifyPT(*fixed(1, 1)), affects=Filter(name="Orso"))
        assert pt(_enter(table, "Originale").looks("Clone")) == (3, 3)


def test_707_8a_a_token_that_copies_a_double_faced_permanent_has_two_faces() -> None:
    table = Table()
    front = creature("Viandante", 1, 1, mana_cost="{2}{G}")
    table.put("Originale", front, other_face=back_of(front, creature("Lupo", 4, 4)), transformed=True)
    sorcery(table, "Specchio", CreateCopies(of=Target(0)), targets=(TargetSpec(objects=CREATURE),))
    table.settle().cast("Specchio").resolve()
    token = next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN)
    assert (token.printed.name, token.transformed) == ("Lupo", True)
    assert token.other_face is not None
    assert token.other_face.name == "Viandante"
    assert "707.8a" in table.rules()


def test_707_8a_control_of_one_with_one_face_it_has_one() -> None:
    table = Table()
    table.put("Originale", creature("Orso", 2, 2))
    sorcery(table, "Specchio", CreateCopies(of=Target(0)), targets=(TargetSpec(objects=CREATURE),))
    table.settle().cast("Specchio").resolve()
    assert next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN).other_face is None
