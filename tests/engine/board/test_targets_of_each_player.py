"""601.2c: 'for each opponent, up to one target creature that player controls': one of each, announced together."""

from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.references import Target
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery

THEIRS = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)


def _table(each_of: Relation | None, maximum: int = 1) -> Table:
    at = Table(3)
    spec = TargetSpec(objects=THEIRS, minimum=0, maximum=maximum, each_of=each_of)
    sorcery(at, "Tempesta", Destroy(what=Target()), targets=(spec,))
    at.creature("Orso", 1, 1, controller=1)
    at.creature("Lupo", 1, 1, controller=1)
    at.creature("Gufo", 1, 1, controller=2)
    return at.settle()


def test_601_2c_one_of_each_opponent() -> None:
    at = _table(Relation.OPPONENT).cast("Tempesta", "Lupo", "Gufo").play_out()
    found = [at.where(label) for label in ("Orso", "Lupo", "Gufo")]
    assert found == [Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.GRAVEYARD]


def test_601_2c_none_of_one_of_them() -> None:
    at = _table(Relation.OPPONENT).cast("Tempesta", (), "Gufo").play_out()
    found = [at.where(label) for label in ("Orso", "Lupo", "Gufo")]
    assert found == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]


def test_601_2c_control_one_of_all_of_them_together() -> None:
    at = _table(None).cast("Tempesta", "Gufo").play_out()
    found = [at.where(label) for label in ("Orso", "Lupo", "Gufo")]
    assert found == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
