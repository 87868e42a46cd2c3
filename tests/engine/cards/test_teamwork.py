"""702.194: teamwork."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import CREATURE, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.words.terms import CardType, Zone
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.scenarios.cardtext.support import reading

TEAMWORK = keyword("teamwork", 4)
GAIN = GainLife(amount=Fixed(3))
RALLY = SpellAbility(effects=(GAIN, If(condition=Paid("teamwork"), then=(GAIN,))))


def rally(*powers: int) -> Table:
    at = Table()
    for n, power in enumerate(powers):
        at.creature(f"Orso{n}", power, 2)
    in_hand(at, "Raduno", TEAMWORK, RALLY, types=(CardType.SORCERY,))
    return at.settle()


@pytest.mark.parametrize("used", [True, False])
def test_702_194a_creatures_with_so_much_power_may_be_tapped(used: bool) -> None:
    at = rally(2, 2, 1).cast("Raduno", *((True, ("Orso0", "Orso1")) if used else (False,)))
    assert [at.one(f"Orso{n}").tapped for n in range(3)] == [used, used, False]
    assert at.play_out().life(0) == (26 if used else 23)
    assert ("702.194a" in at.rules()) is used


def test_702_194a_control_with_too_little_power_nobody_is_asked() -> None:
    assert rally(2, 1).cast("Raduno").play_out().life(0) == 23


@pytest.mark.parametrize("used", [True, False])
def test_702_194c_a_target_is_chosen_only_where_it_was_used(used: bool) -> None:
    at = Table()
    at.creature("Orso", 4, 2)
    at.creature("Lupo", 1, 1, controller=1)
    gone = SpellAbility(
        effects=(GAIN, If(condition=Paid("teamwork"), then=(Destroy(what=Target(0)),))),
        targets=(TargetSpec(objects=CREATURE, if_paid="teamwork"),),
    )
    in_hand(at, "Raduno", TEAMWORK, gone, types=(CardType.SORCERY,))
    at.settle().cast("Raduno", *((True, "Lupo") if used else (False,))).play_out()
    assert at.where("Lupo") is (Zone.GRAVEYARD if used else Zone.BATTLEFIELD)
    assert at.life(0) == 23


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (
            "Lavoro di squadra 4\nPesca una carta. Se questa magia è stata lanciata usando lavoro di squadra, "
            "guadagni 3 punti vita.",
            "Teamwork 4\nDraw a card. If this spell was cast using teamwork, you gain 3 life.",
        ),
        (
            "Teamwork 4\nScegli uno. Se questa magia è stata lanciata con teamwork, scegli invece entrambi.\n"
            "• Pesca una carta.\n• Guadagni 3 punti vita.",
            "Teamwork 4\nChoose one. If this spell was cast using teamwork, choose both instead.\n"
            "• Draw a card.\n• You gain 3 life.",
        ),
    ],
)
def test_702_194b_what_speaks_of_it_in_both_languages(italian: str, english: str) -> None:
    found = reading(italian, "Stregoneria")
    assert found.understood
    assert (
        compared(found, read_oracle("Sentinel", english, found.characteristics), "2026-06-01").verdict is Verdict.AGREE
    )


def test_702_194b_control_of_another_spell_it_is_not_said() -> None:
    assert not reading(
        "Quando questa creatura entra, se quella magia è stata lanciata usando teamwork, pesca una carta."
    ).understood
