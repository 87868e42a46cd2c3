"""601.3, 307.5, 608.2g: when players can cast spells, where something says at what times alone they can."""

from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import CastTimes
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.references import Every
from engine.state.actions import Cast
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, ONE, A, instant, pass_on, refused

FORBIDDEN = ("forbidden", "601.3")


def _table(rule: CastTimes | None, *, active: int = 0, step: TurnStep = TurnStep.PRECOMBAT_MAIN) -> Table:
    """Two instants in the first player's hand, and the rule in play."""
    at = Table(active=active, step=step)
    for number in (1, 2):
        instant(at, f"Lampo {number}", GainLife(amount=ONE))
    if rule is not None:
        at.permanent("Sigillo", rule, **ENCHANTMENT)
    return at.settle()


def test_601_3_not_in_the_turn_of_another() -> None:
    at = pass_on(_table(CastTimes(), active=1))
    assert refused(at, Cast(A, at.id("Lampo 1"))) == FORBIDDEN


def test_601_3_control_in_their_own_whenever_they_could() -> None:
    at = _table(CastTimes(), step=TurnStep.UPKEEP).cast("Lampo 1").cast("Lampo 2").play_out()
    assert at.life(0) == 22


def test_601_3_control_said_of_others_or_of_other_spells() -> None:
    creatures = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
    for rule in (None, CastTimes(who=Relation.OPPONENT), CastTimes(spells=creatures)):
        at = pass_on(_table(rule, active=1)).cast("Lampo 1")
        assert at.stack() == ["Lampo 1"]


def test_307_5_only_when_a_sorcery_could_be_cast() -> None:
    rule = CastTimes(as_sorcery=True)
    at = _table(rule).cast("Lampo 1")
    assert refused(at, Cast(A, at.id("Lampo 2"))) == FORBIDDEN
    assert at.play_out().cast("Lampo 2").play_out().life(0) == 22
    early = _table(rule, step=TurnStep.UPKEEP)
    assert refused(early, Cast(A, early.id("Lampo 1"))) == FORBIDDEN


def test_608_2g_nor_as_something_resolves() -> None:
    for rule, life in ((CastTimes(as_sorcery=True), 20), (CastTimes(), 21)):
        at = Table()
        instant(at, "Dono", CastNow(what=Every(Filter(zone=Zone.HAND, name="Lampo"))))
        instant(at, "Lampo", GainLife(amount=ONE))
        at.permanent("Sigillo", rule, **ENCHANTMENT)
        assert at.settle().cast("Dono").play_out(True).life(0) == life
