"""603.2: what happens for the first time in a turn; 122.6: who puts counters somewhere."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Untap
from engine.cards.abilities.players import Discard, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Every, Target
from engine.cards.abilities.triggers import Attacks, Becomes, CountersPutOn, LifeChanges, Moves
from engine.cards.abilities.turns import AddPhases
from engine.state.events import CountersPut, LifeChange
from engine.words.terms import CardType, Phase, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.cards.support import in_hand
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, attack, instant, pass_on

ANNA, BRUNO = PlayerId(0), PlayerId(1)
GAINS = (GainLife(amount=Fixed(5)),)
TARGET_CREATURE = TargetSpec(objects=CREATURE)


def _first(trigger: object) -> Triggered:
    return Triggered(trigger=trigger, effects=GAINS, first_each_turn=True)  # type: ignore[arg-type]


def test_603_2_only_the_first_loss_of_life_of_the_turn() -> None:
    at = Table()
    at.permanent("Lamento", _first(LifeChanges(who=Relation.YOU, gained=False)), **ENCHANTMENT)
    for _ in range(2):
        at.settle().occur(LifeChange(player=ANNA, amount=-1)).play_out()
    assert at.life(0) == 20 - 2 + 5


def test_603_2_control_what_happened_before_the_ability_was_there_counts() -> None:
    at = Table()
    ability = _first(LifeChanges(who=Relation.YOU, gained=False))
    in_hand(at, "Lamento", ability, types=(CardType.ENCHANTMENT,), mana_cost="{0}")
    at.settle().occur(LifeChange(player=ANNA, amount=-1)).cast("Lamento").play_out()
    at.occur(LifeChange(player=ANNA, amount=-1)).play_out()
    assert at.life(0) == 18


def test_603_2_two_losses_at_once_are_the_first_time_together_and_each_player_has_their_own() -> None:
    at = Table()
    at.permanent("Lamento", _first(LifeChanges(who=Relation.ANY, gained=False)), **ENCHANTMENT)
    at.settle().occur(*(LifeChange(player=one, amount=-1) for one in (ANNA, BRUNO, ANNA))).play_out()
    assert at.life(0) == 20 - 2 + 10


def test_603_2_the_first_time_it_becomes_a_target() -> None:
    at = Table()
    at.creature("Topo", 2, 2, _first(Becomes(subject=Filter(this=True), state="targeted", by=Relation.YOU)))
    at.creature("Talpa", 2, 2)
    for label in ("Favore", "Dono", "Grazia"):
        instant(at, label, PutCounters(counter="+1/+1", on=Target()), targets=(TARGET_CREATURE,))
    at.settle().cast("Favore", "Talpa").play_out()
    assert at.life(0) == 20
    at.cast("Dono", "Topo").play_out()
    assert at.life(0) == 25
    at.cast("Grazia", "Topo").play_out()
    assert at.life(0) == 25


def test_603_2_cards_discarded_together_are_the_first_time_and_later_ones_are_not() -> None:
    for wanted, after in (((), (25, 25)), ((CardType.LAND,), (20, 25)), ((CardType.ARTIFACT,), (25, 25))):
        at = Table()
        such = Filter(owner=Relation.YOU, types=wanted)
        discards = Moves(subject=such, origin=Zone.HAND, reason=Reason.DISCARDED, one_or_more=True)
        at.permanent("Lamento", _first(discards), **ENCHANTMENT)
        for label, kind in (("Asse", CardType.ARTIFACT), ("Tavola", CardType.ARTIFACT), ("Prato", CardType.LAND)):
            at.put(label, card(label, types=(kind,)), zone=Zone.HAND)
        artifacts, lands = (Filter(zone=Zone.HAND, types=(one,)) for one in (CardType.ARTIFACT, CardType.LAND))
        instant(at, "Furto", Discard(count=Fixed(2), such=artifacts))
        instant(at, "Rapina", Discard(count=Fixed(1), such=lands))
        at.settle().cast("Furto").play_out()
        first = at.life(0)
        at.cast("Rapina").play_out()
        assert (first, at.life(0)) == after


def test_603_2_control_what_others_discard_is_not_the_first_time_that_you_do() -> None:
    at = Table()
    discards = Moves(subject=Filter(owner=Relation.YOU), origin=Zone.HAND, reason=Reason.DISCARDED, one_or_more=True)
    at.permanent("Lamento", _first(discards), **ENCHANTMENT)
    in_hand(at, "Asse", types=(CardType.ARTIFACT,), mana_cost="{9}")
    at.put("Trave", card("Trave", types=(CardType.ARTIFACT,)), controller=1, zone=Zone.HAND)
    instant(at, "Furto", Discard(count=Fixed(1), who=EachPlayer(Relation.OPPONENT)))
    instant(at, "Rapina", Discard(count=Fixed(1)))
    at.settle().cast("Furto").play_out()
    assert at.life(0) == 20
    at.cast("Rapina").play_out()
    assert at.life(0) == 25


def test_603_2_the_first_time_it_attacks() -> None:
    for again, life in (("Topo", 25), ("Talpa", 30)):
        at = Table()
        at.creature("Topo", 2, 2, _first(Attacks(subject=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))))
        at.creature("Talpa", 2, 2)
        instant(at, "Rullo", AddPhases(phases=(Phase.COMBAT,)), Untap(what=Every(CREATURE)))
        attack(at, ("Topo", 1)).play_out()
        assert at.life(0) == 25
        at.until(TurnStep.END_OF_COMBAT).cast("Rullo").resolve()
        attack(at, (again, 1)).play_out()
        assert at.life(0) == life


def test_122_6_who_carries_out_the_instruction_puts_the_counters() -> None:
    for player, life in ((0, 25), (1, 20)):
        at = Table()
        heard = CountersPutOn(subject=Filter(types=(CardType.CREATURE,)), by=Relation.YOU)
        at.permanent("Nido", Triggered(trigger=heard, effects=GAINS), **ENCHANTMENT)
        at.creature("Talpa", 2, 2)
        instant(at, "Favore", PutCounters(counter="-1/-1", on=Target()), targets=(TARGET_CREATURE,), controller=player)
        at.settle()
        if player:
            pass_on(at)
        at.cast("Favore", player=player).play_out()
        assert at.life(0) == life


def test_122_6a_where_nobody_is_said_it_is_the_controller() -> None:
    for controller, life in ((0, 25), (1, 20)):
        at = Table()
        heard = CountersPutOn(subject=Filter(types=(CardType.CREATURE,)), by=Relation.YOU)
        at.permanent("Nido", Triggered(trigger=heard, effects=GAINS), **ENCHANTMENT)
        at.creature("Talpa", 2, 2, controller=controller)
        at.settle().occur(CountersPut(on=at.id("Talpa"), counter="+1/+1", count=1)).play_out()
        assert at.life(0) == life


def test_603_2_losing_life_by_an_effect_is_seen_once_for_everybody() -> None:
    at = Table()
    at.permanent("Lamento", _first(LifeChanges(who=Relation.OPPONENT, gained=False)), **ENCHANTMENT)
    instant(at, "Morso", LoseLife(amount=Fixed(2), who=EachPlayer(Relation.OPPONENT)))
    at.settle().cast("Morso").play_out()
    assert (at.life(0), at.life(1)) == (25, 18)
