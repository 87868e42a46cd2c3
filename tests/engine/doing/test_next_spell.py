"""611.2f: effects that wait for the next spell of a player."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import ApplyToNextSpell
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import You
from engine.words.record import replace
from engine.words.terms import CardType, TurnStep, Zone
from tests.engine.board.boards import pt
from tests.engine.support import Table, creature
from tests.engine.support_more import instant, pass_on, sorcery

CREATURE_SPELL = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
GROWS = ApplyToNextSpell(
    spell=CREATURE_SPELL,
    parts=(ModifyPT(Fixed(2), Fixed(2)), GainAbility(Keyword(keyword="haste"))),
    who=You(),
)


def _table() -> Table:
    """Anna resolves 'the next creature spell that you cast this turn has +2/+2 and haste'; Bruno holds a creature with flash."""
    at = Table()
    for player in (0, 1):
        at.library(player, 3)
    sorcery(at, "Richiamo", GROWS)
    instant(at, "Fonte", GainLife(amount=Fixed(1)))
    for label in ("Orso", "Lupo"):
        at.put(label, creature(label, 2, 2, Keyword(keyword="flash")), zone=Zone.HAND)
    at.put("Serpe", creature("Serpe", 2, 2, Keyword(keyword="flash")), zone=Zone.HAND, controller=1)
    at.creature("Cervo", 2, 2)
    return at.settle().cast("Richiamo").resolve()


class TestApplyToNextSpell:
    def test_611_2f_it_begins_as_the_spell_is_put_onto_the_stack_and_stays_with_the_permanent(self):
        at = _table()
        assert pt(at.looks("Cervo")) == (2, 2)
        at.cast("Orso")
        assert (pt(at.looks("Orso")), at.looks("Orso").has("haste")) == ((4, 4), True)
        assert "611.2f" in at.rules()
        at.resolve()
        assert (at.where("Orso"), pt(at.looks("Orso"))) == (Zone.BATTLEFIELD, (4, 4))

    def test_611_2f_a_description_without_a_zone_is_of_spells_too(self):
        for types, grown in (((CardType.CREATURE,), True), ((CardType.ARTIFACT,), False)):
            at = Table()
            sorcery(at, "Richiamo", replace(GROWS, spell=Filter(types=types)))
            at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
            at.settle().cast("Richiamo").resolve().cast("Orso").resolve()
            assert pt(at.looks("Orso")) == ((4, 4) if grown else (2, 2))

    def test_611_2f_only_the_next_one(self):
        at = _table().cast("Orso").resolve().cast("Lupo").resolve()
        assert [pt(at.looks(label)) for label in ("Orso", "Lupo")] == [(4, 4), (2, 2)]

    def test_611_2f_a_spell_that_is_not_meant_does_not_use_it_up(self):
        at = _table().cast("Fonte").resolve().cast("Orso").resolve()
        assert pt(at.looks("Orso")) == (4, 4)

    def test_611_2f_control_a_spell_of_another_player(self):
        at = pass_on(_table()).cast("Serpe", player=1)
        assert pt(at.looks("Serpe")) == (2, 2)

    def test_611_2a_it_waits_no_longer_than_this_turn_and_then_changes_nothing(self):
        at = _table().until(TurnStep.UPKEEP)
        at = pass_on(at) if at.game.receiver else at
        at.cast("Orso")
        assert pt(at.looks("Orso")) == (2, 2)

    def test_611_2a_what_has_begun_lasts_beyond_the_turn(self):
        at = _table().cast("Orso").resolve().until(TurnStep.UPKEEP)
        assert pt(at.looks("Orso")) == (4, 4)
