"""601.3f: spells with certain qualities, cast from among cards that were exiled face down."""

from __future__ import annotations

from engine.cards.abilities.casting import MayCast
from engine.cards.abilities.filters import CREATURE, Filter
from engine.flow.legal import legal_actions
from engine.state.actions import Cast
from engine.words.terms import FaceDown, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import ENCHANTMENT, A, refused

CREATURES = Filter(zone=Zone.EXILE, types=CREATURE.types)


def _board(cards: Filter, *, face_down: bool, owner: int = 1) -> Table:
    """Anna may cast such cards from exile, where a creature card of Bruno's lies, face down or face up."""
    at = Table()
    at.permanent("Varco", MayCast(cards=cards), **ENCHANTMENT)
    hidden = {"face_down": FaceDown.EXILED} if face_down else {}
    at.put("Orso", creature("Orso", 2, 2), controller=owner, zone=Zone.EXILE, **hidden)
    return at.settle()


def test_601_3f_a_card_that_the_player_cannot_look_at_is_no_creature_card_to_them() -> None:
    at = _board(CREATURES, face_down=True)
    assert refused(at, Cast(A, at.id("Orso"))) == ("may not look", "601.3f")
    assert not any(isinstance(one.action, Cast) for one in legal_actions(at.game, A))


def test_601_3f_control_face_up_it_can_be_cast() -> None:
    at = _board(CREATURES, face_down=False)
    assert at.cast("Orso").resolve().controller("Orso") == 0


def test_601_3f_control_what_lets_it_be_cast_whatever_it_is_does_so() -> None:
    at = _board(Filter(zone=Zone.EXILE), face_down=True)
    assert at.cast("Orso").resolve().controller("Orso") == 0
