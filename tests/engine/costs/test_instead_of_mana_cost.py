"""118.9: what effects let players pay rather than the mana cost of their spells."""

from engine.cards.abilities.ability import Cost, SpellAbility
from engine.cards.abilities.casting import InsteadOfManaCost, MayCast
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.terms import CardType, Relation, Zone
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, ONE, A, refused

SPELLS = Filter(zone=Zone.STACK)
CREATURES = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))


def _table(rule: InsteadOfManaCost | None, *, zone: Zone = Zone.HAND, allowed: bool = False) -> Table:
    """A dear instant, of whose cost the player has one mana, and the rule in play."""
    at = Table(variant=[EXACT_COSTS])
    ability = SpellAbility(effects=(GainLife(amount=ONE),))
    at.permanent("Lampo", ability, types=(CardType.INSTANT,), mana_cost="{4}{R}", zone=zone)
    if rule is not None:
        at.permanent("Sigillo", rule, **ENCHANTMENT)
    if allowed:
        at.permanent("Cripta", MayCast(cards=Filter(zone=Zone.GRAVEYARD)), **ENCHANTMENT)
    at.builder.adjust(A, mana=(Mana("R"),))
    return at.settle()


def _instead(spells: Filter = SPELLS, who: Relation = Relation.YOU) -> InsteadOfManaCost:
    return InsteadOfManaCost(cost=Cost(mana="{1}"), spells=spells, who=who)


def test_118_9_paid_instead() -> None:
    at = _table(_instead()).cast("Lampo", "alternative 0").play_out()
    assert (at.life(0), at.game.player(A).mana) == (21, ())


def test_118_9_from_wherever_it_may_be_cast() -> None:
    at = _table(_instead(), zone=Zone.GRAVEYARD, allowed=True).cast("Lampo", "permission 0, alternative 0").play_out()
    assert at.life(0) == 21


def test_118_9_control_it_lets_nobody_cast_from_elsewhere() -> None:
    at = _table(_instead(), zone=Zone.GRAVEYARD)
    assert refused(at, Cast(A, at.id("Lampo"))) == ("not in hand", "601.3")


def test_118_9_control_said_of_others_or_of_other_spells() -> None:
    for rule in (None, _instead(CREATURES), _instead(who=Relation.OPPONENT)):
        at = _table(rule)
        assert refused(at, Cast(A, at.id("Lampo")))[0] == "cannot pay"


def test_718_3a_a_prototyped_spell_too() -> None:
    small = keyword("prototype", cost=Cost(mana="{4}{B}"), quality="3/2")
    for way, power in (("alternative 0", 7), ("alternative 0, prototype", 3)):
        at = Table(variant=[EXACT_COSTS])
        in_hand(at, "Golem", small, types=(CardType.CREATURE,), power=7, toughness=7, mana_cost="{7}")
        at.permanent("Sigillo", _instead(CREATURES), **ENCHANTMENT)
        at.builder.adjust(A, mana=(Mana("R"),))
        at.settle().cast("Golem", way).play_out()
        assert (at.looks("Golem").power, at.game.player(A).mana) == (power, ())
