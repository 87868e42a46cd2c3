"""120, 508.3d, 603.2c: attacks with so many creatures, and damage to the enchanted player, to several players, of so much."""

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.references import AttachedTo
from engine.cards.abilities.triggers import Attacks, DealsDamage
from engine.state.objects import PlayerTarget
from engine.words.record import replace
from engine.words.terms import CardType, PlayerId, Relation
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, MY_CREATURES, ONE, attack, hit, when

TWO_AT_ONE = Attacks(
    subject=MY_CREATURES, to_player=Relation.ANY, once=True, others=1, such=MY_CREATURES
)  # two or more that attack one player


def test_508_3d_two_at_one_player_are_counted_apart_from_the_others() -> None:
    for second, gained in ((1, 1), (2, 0)):
        at = Table(3)
        at.permanent("Campana", when(TWO_AT_ONE), **ARTIFACT)
        for label in ("Orso", "Lupo"):
            at.creature(label, 1, 1)
        attack(at.settle(), ("Orso", 1), ("Lupo", second))
        at.play_out()
        assert at.life(0) == 20 + gained


def _dealt(trigger: DealsDamage, *amounts: int, players: int = 2) -> Table:
    at = Table(players)
    at.permanent("Campana", when(trigger, GainLife(amount=ONE)), **ARTIFACT)
    source = at.creature("Orso", 1, 1)
    hits = [hit(source, PlayerTarget(PlayerId(seat + 1)), amount, combat=True) for seat, amount in enumerate(amounts)]
    return at.settle().occur(*hits).play_out()


def test_603_2c_once_for_all_players_that_are_dealt_damage() -> None:
    each = DealsDamage(source=MY_CREATURES, to_player=Relation.ANY, combat=True, once=True)
    assert _dealt(each, 1, 1, players=3).life(0) == 22
    assert _dealt(replace(each, once_for_all=True), 1, 1, players=3).life(0) == 21


def test_120_9_so_much_of_it_at_least() -> None:
    trigger = DealsDamage(source=CREATURE, to_player=Relation.ANY, least=6)
    assert [_dealt(trigger, amount).life(0) for amount in (5, 6)] == [20, 21]


def test_303_4b_only_to_the_enchanted_player() -> None:
    for seat, gained in ((1, 1), (0, 0)):
        at = Table()
        trigger = DealsDamage(source=Filter(), to_player=Relation.ANY, recipient=AttachedTo())
        enchants = Keyword(keyword="enchant", quality="player")
        at.put(
            "Anatema",
            card("Anatema", enchants, when(trigger), types=(CardType.ENCHANTMENT,), subtypes=("Aura",)),
            attached_to=PlayerTarget(PlayerId(1)),
        )
        source = at.creature("Orso", 1, 1)
        at.settle().occur(hit(source, PlayerTarget(PlayerId(seat)), 1)).play_out()
        assert at.life(0) == 20 + gained - (1 if seat == 0 else 0)
