"""115.1: targets that chance chooses, as they are announced."""

from engine.cards.abilities.filters import CREATURE, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.references import Target
from engine.state.actions import Cast
from engine.words.decisions import Purpose
from engine.words.terms import PlayerId, Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery


def _table(*, at_random: bool) -> Table:
    at = Table()
    spec = TargetSpec(objects=CREATURE, at_random=at_random)
    sorcery(at, "Fulmine", Destroy(what=Target()), targets=(spec,))
    at.creature("Orso", 1, 1)
    at.creature("Lupo", 1, 1, controller=1)
    return at.settle()


def _asked_for(at: Table) -> Purpose:
    return at.question(Cast(PlayerId(0), at.id("Fulmine"), None)).purpose


def test_115_1_it_is_chance_that_is_asked_for() -> None:
    assert _asked_for(_table(at_random=True)) is Purpose.CHANCE


def test_115_1_what_chance_chose_is_the_target() -> None:
    at = _table(at_random=True).cast("Fulmine", "Lupo").resolve()
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_601_2c_control_the_player_chooses_where_nothing_is_said() -> None:
    assert _asked_for(_table(at_random=False)) is Purpose.TARGETS
