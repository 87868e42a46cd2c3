"""613.2a, 708.11: what something becomes by its own text as it enters, or as it is turned face up."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cost, Keyword, Replaces
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, SetPT, Shape
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.references import Target
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.state.actions import TurnFaceUp
from engine.state.events import TurnedFaceDown
from engine.words.terms import FaceDown, Zone
from tests.engine.board.boards import enchantment, fixed, pt
from tests.engine.support import Table, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, A, sorcery

FLYING = GainAbility(Keyword(keyword="flying"))
LARGE = Shape((SetPT(*fixed(3, 3)),), "una 3/3")
SWIFT = Shape((SetPT(*fixed(2, 2)), FLYING), "una 2/2 volante")
WALL = Shape((ChangeTypes(add_subtypes=("Wall",)),), "un Muro")
MORPH = Keyword(keyword="morph", cost=Cost(mana="{3}"))


def _clay(*shapes: Shape) -> Table:
    at = Table()
    becomes = Replaces(subject=THIS, to=Zone.BATTLEFIELD, shapes=shapes)
    at.put("Argilla", creature("Argilla", 0, 1, becomes, subtypes=("Shapeshifter",)), zone=Zone.HAND)
    at.creature("Orso", 1, 1)
    both = (TARGET_CREATURE, TargetSpec(objects=CREATURE, keep_distinct_from=(0,)))
    sorcery(at, "Specchio", BecomeCopy(what=Target(0), of=Target(1)), targets=both)
    return at


@pytest.mark.parametrize(("chosen", "size", "flies"), [("una 3/3", (3, 3), False), ("una 2/2 volante", (2, 2), True)])
def test_613_2a_it_is_what_was_chosen_as_it_entered_and_so_is_what_copies_it(
    chosen: str, size: tuple[int, int], flies: bool
) -> None:
    at = _clay(LARGE, SWIFT).settle().cast("Argilla").resolve(chosen)
    assert (pt(at.looks("Argilla")), at.looks("Argilla").has("flying")) == (size, flies)
    assert {"613.2a", "614.12a", "614.1c"} <= set(at.rules())
    at.cast("Specchio", "Orso").resolve()
    assert (pt(at.looks("Orso")), at.looks("Orso").has("flying")) == (size, flies)


def test_613_2a_control_what_sets_no_size_is_not_copied() -> None:
    at = _clay(WALL, Shape((FLYING,), "volante")).settle().cast("Argilla").resolve("un Muro")
    assert at.looks("Argilla").subtypes == ("Shapeshifter", "Wall")
    assert "613.2a" not in at.rules()
    at.cast("Specchio", "Orso").resolve()
    assert at.looks("Orso").subtypes == ("Shapeshifter",)


def test_613_4b_it_is_older_than_what_sets_the_size_of_all_creatures_whichever_is_younger() -> None:
    """Layer 7b comes after layer 1, though the clay enters later."""
    at = _clay(LARGE, SWIFT)
    enchantment(at, "Bonsai", SetPT(*fixed(1, 1)), affects=CREATURE)
    at.settle().cast("Argilla").resolve("una 3/3")
    assert pt(at.looks("Argilla")) == (1, 1)


def test_614_12_it_is_looked_at_as_what_it_becomes() -> None:
    """'Creatures with power 3 or more enter tapped'."""

    for chosen, tapped in (("una 3/3", True), ("una 2/2 volante", False)):
        at = _clay(LARGE, SWIFT)
        large = Filter(types=CREATURE.types, power=Bounds(least=3))
        at.permanent("Palude", Replaces(subject=large, to=Zone.BATTLEFIELD, enters_tapped=True))
        at.settle().cast("Argilla").resolve(chosen)
        assert at.one("Argilla").tapped is tapped


def test_613_2a_a_token_that_is_a_copy_becomes_what_is_chosen_for_it() -> None:
    at = _clay(LARGE, SWIFT)
    sorcery(at, "Doppio", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Argilla").resolve("una 3/3")
    at.cast("Doppio", "Argilla").resolve("una 2/2 volante")
    assert sorted(pt(board_of(at.game).characteristics(one.id)) for one in at.all("Argilla")) == [(2, 2), (3, 3)]


class TestTurnedFaceUp:
    def _hidden(self) -> Table:
        at = Table()
        plasma = creature("Plasma", 0, 1, MORPH, AsTurnedFaceUp(shapes=(LARGE, SWIFT)))
        at.put("Plasma", plasma, face_down=FaceDown.MORPH)
        return at.settle()

    def test_708_11_it_is_chosen_while_it_is_turned(self):
        at = self._hidden()
        at.do(TurnFaceUp(A, at.id("Plasma")), "una 2/2 volante")
        at.settle()
        assert (pt(at.looks("Plasma")), at.looks("Plasma").has("flying")) == ((2, 2), True)
        assert {"708.11", "613.2a"} <= set(at.rules())
        assert pt(board_of(at.game).copiable(at.id("Plasma"))) == (2, 2)

    def test_708_11_control_not_as_it_enters_face_up(self):
        at = Table()
        at.put("Plasma", creature("Plasma", 0, 1, MORPH, AsTurnedFaceUp(shapes=(LARGE, SWIFT))), zone=Zone.HAND)
        at.settle().cast("Plasma", "normal").resolve()
        assert pt(at.looks("Plasma")) == (0, 1)

    def test_613_2b_turned_face_down_again_it_is_a_2_2_and_turned_up_again_it_is_chosen_anew(self):
        at = self._hidden()
        at.do(TurnFaceUp(A, at.id("Plasma")), "una 2/2 volante")
        at.settle().occur(TurnedFaceDown(object=at.id("Plasma"))).settle()
        assert not at.looks("Plasma").has("flying")
        at.do(TurnFaceUp(A, at.id("Plasma")), "una 3/3")
        at.settle()
        assert pt(at.looks("Plasma")) == (3, 3)
