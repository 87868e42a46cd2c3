"""701.27a: what transforms, as a trigger event: by itself, into the face that says so, or something else."""

from __future__ import annotations

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.references import This
from engine.cards.abilities.triggers import Becomes
from engine.cards.abilities.turning import Transform
from tests.engine.support import Table
from tests.engine.support_more import free
from tests.scenarios.cardtext.support import abilities, printed, refused, triggered


def test_701_27a_to_transform_is_a_trigger_event() -> None:
    own = Becomes(subject=Filter(this=True), state="transformed")
    assert triggered("Quando la Sentinella si trasforma, pesca una carta.").trigger == own
    assert triggered("Quando questa creatura si trasforma nella Sentinella, pesca una carta.").trigger == own
    assert triggered("Ogniqualvolta una creatura si trasforma, pesca una carta.").trigger == Becomes(
        subject=CREATURE, state="transformed"
    )
    entering, turning = abilities("Ogniqualvolta la Sentinella entra o si trasforma nella Sentinella, pesca una carta.")
    assert (turning.trigger, entering.trigger.to.value) == (own, "battlefield")  # type: ignore[union-attr]


def test_701_27a_control_what_something_else_is_then_is_not_read() -> None:
    assert refused("Ogniqualvolta una creatura si trasforma nella Sentinella, pesca una carta.")
    assert refused("Ogniqualvolta una creatura si trasformano, pesca una carta.")


def test_701_27a_only_the_face_that_is_up_then_notices_it() -> None:
    back = printed(
        "Quando questa creatura si trasforma nella Belva, guadagni 3 punti vita.", "Creatura — Bestia", "Belva"
    )
    front = printed("", "Creatura — Umano", "Umano").but(abilities=(free(Transform(what=This())),))
    back = back.but(abilities=(*back.abilities, free(Transform(what=This()))))
    at = Table()
    at.put("carta", front, other_face=back)
    at.settle().activate("carta", 0).play_out()
    assert (at.looks("carta").name, at.life(0)) == ("Belva", 23)
    at.activate("carta", 1).play_out()
    assert (at.looks("carta").name, at.life(0)) == ("Umano", 23)
