"""613.10: continuous effects on players: hexproof, shroud and protection, in the order of their timestamps."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.player_abilities import player_keywords
from engine.board.targets import candidates
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import PlayerHas
from engine.state.bindings import Bindings
from engine.state.events import Damage
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Color, PlayerId, Relation, Zone
from tests.engine.checks.cards import aura
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, TARGET_PLAYER, A, B

RED = Filter(colors=(Color.RED,))
FROM_RED = Keyword(keyword="protection", filter=RED)
FROM_ALL = Keyword(keyword="protection")
HEXPROOF = Keyword(keyword="hexproof")
HEXPROOF_FROM_RED = Keyword(keyword="hexproof", filter=RED)
SHROUD = Keyword(keyword="shroud")
ANNA = PlayerTarget(A)


def _table(*abilities: PlayerHas) -> Table:
    """Anna controls an enchantment with each of these abilities, the oldest first."""
    at = Table()
    for number, ability in enumerate(abilities):
        at.permanent(f"Patto{number}", ability, **ENCHANTMENT)
    return at


def _reaches_anna(at: Table, color: Color | None, player: int) -> bool:
    """Whether a spell of a colour that a player casts can target Anna."""
    colors = () if color is None else (color,)
    spell = at.put("Sonda", card("Sonda", types=(CardType.INSTANT,), colors=colors), controller=player, zone=Zone.STACK)
    return ANNA in candidates(TARGET_PLAYER, board_of(at.game), Bindings(source=spell, you=PlayerId(player)))


@pytest.mark.parametrize(
    ("ability", "red_of_bruno", "blue_of_bruno", "red_of_anna"),
    [
        (FROM_RED, False, True, False),
        (FROM_ALL, False, False, False),
        (HEXPROOF, False, False, True),
        (HEXPROOF_FROM_RED, False, True, True),
        (SHROUD, False, False, False),
    ],
)
def test_702_16b_702_11c_702_18a_whether_a_player_can_be_targeted(
    ability: Keyword, red_of_bruno: bool, blue_of_bruno: bool, red_of_anna: bool
) -> None:
    for color, player, expected in (
        (Color.RED, 1, red_of_bruno),
        (Color.BLUE, 1, blue_of_bruno),
        (Color.RED, 0, red_of_anna),
    ):
        assert _reaches_anna(_table(PlayerHas(ability=ability)), color, player) is expected


def test_613_10_control_without_such_an_effect_anybody_can_target_her() -> None:
    assert all(_reaches_anna(_table(), color, player) for color in (Color.RED, None) for player in (0, 1))


@pytest.mark.parametrize(("color", "life"), [(Color.RED, 20), (Color.BLUE, 17)])
def test_702_16e_damage_to_a_player_with_protection_is_prevented(color: Color, life: int) -> None:
    at = _table(PlayerHas(ability=FROM_RED))
    source = at.creature("Orso", 3, 3, controller=1, colors=(color,))
    at.settle().occur(Damage(source=source, to=ANNA, amount=3))
    assert at.life(0) == life
    assert ("702.16e" in at.rules()) is (color is Color.RED)


@pytest.mark.parametrize(("color", "stays"), [(Color.RED, False), (Color.BLUE, True)])
def test_702_16c_an_aura_of_that_quality_falls_off_the_player(color: Color, stays: bool) -> None:
    at = _table(PlayerHas(ability=FROM_RED))
    enchants = Keyword(keyword="enchant", quality="player")
    aura(at, "Maledizione", enchants, on=ANNA, colors=(color,), controller=1)
    at.settle()
    assert bool(at.all("Maledizione")) and (at.one("Maledizione").attached_to == ANNA) is stays


def _keywords(at: Table, player: PlayerId = A) -> list[str]:
    return [keyword.keyword for keyword, _ in player_keywords(board_of(at.settle().game), player)]


@pytest.mark.parametrize("lost_first", [False, True])
def test_613_10_the_later_of_two_effects_has_the_last_word(lost_first: bool) -> None:
    """'You have hexproof from red' and 'you lose hexproof': 702.11e, which takes that away as well, if it is younger."""
    has, loses = PlayerHas(ability=HEXPROOF_FROM_RED), PlayerHas(ability=HEXPROOF, lost=True)
    order = (loses, has) if lost_first else (has, loses)
    assert _keywords(_table(*order)) == (["hexproof"] if lost_first else [])


def test_613_10_whom_an_ability_is_about() -> None:
    at = _table(PlayerHas(ability=SHROUD, who=Relation.OPPONENT))
    assert (_keywords(at, A), _keywords(at, B)) == ([], ["shroud"])


def test_613_10_after_what_objects_are_has_been_settled() -> None:
    """Protection from what is red: a creature that an effect makes red deals no damage either."""
    at = _table(PlayerHas(ability=FROM_RED))
    dyes = Static(parts=(ChangeColors(set_to=(Color.RED,)),), affects=Filter(types=(CardType.CREATURE,)))
    at.permanent("Tintura", dyes, **ENCHANTMENT)
    source = at.creature("Orso", 3, 3, controller=1, colors=(Color.BLUE,))
    at.settle().occur(Damage(source=source, to=ANNA, amount=3))
    assert at.life(0) == 20
