"""119.10, 614.16: however it is said, how much life is gained or lost instead and how many counters are put."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.conditions import TurnOf
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import EventPlayer
from engine.cards.abilities.replacing import ChangesCounters, ChangesLife
from engine.words.terms import Relation
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import CREATURE_TYPE, ability, refused
from tests.scenarios.cardtext.test_oracle import both

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("guadagni invece il doppio di quei punti vita", ChangesLife(factor=2)),
        ("invece guadagni il doppio dei punti vita", ChangesLife(factor=2)),
        ("ne guadagni invece il triplo", ChangesLife(factor=3)),
        ("guadagni invece altrettanti punti vita più 2", ChangesLife(plus=2)),
        ("pesca invece altrettante carte", ChangesLife(instead=(Draw(count=EventAmount()),))),
        ("invece pesca altrettante carte", ChangesLife(instead=(Draw(count=EventAmount()),))),
    ],
)
def test_119_10_however_it_is_said_what_a_gain_of_life_becomes(text: str, wanted: Ability) -> None:
    assert ability(f"Se stai per guadagnare punti vita, {text}.", "Incantesimo") == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Se stai per perdere punti vita, ne perdi invece il doppio", ChangesLife(gained=False, factor=2)),
        (
            "Se un avversario sta per perdere punti vita durante il tuo turno, perde invece il doppio di quei punti vita",
            ChangesLife(who=Relation.OPPONENT, gained=False, factor=2, condition=TurnOf(Relation.YOU)),
        ),
        (
            "Se un avversario sta per guadagnare punti vita, quel giocatore perde invece altrettanti punti vita",
            ChangesLife(who=Relation.OPPONENT, instead=(LoseLife(amount=EventAmount(), who=EventPlayer()),)),
        ),
        (
            "Se un giocatore sta per guadagnare punti vita, ne guadagna invece il doppio",
            ChangesLife(who=Relation.ANY, factor=2),
        ),
    ],
)
def test_119_10_of_whomever_and_of_losses_as_well(text: str, wanted: Ability) -> None:
    assert ability(f"{text}.", "Incantesimo") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Se stai per guadagnare punti vita, perdi invece il doppio di quei punti vita.",
        "Se un avversario sta per guadagnare punti vita, ne guadagni invece il doppio.",
        "Se stai per guadagnare punti vita, pesca invece altrettanti punti vita.",
    ],
)
def test_119_10_control_other_people_and_other_things_are_not_read_as_that(text: str) -> None:
    assert refused(text, "Incantesimo")


PUT = "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli,"


@pytest.mark.parametrize(
    ("text", "factor", "plus"),
    [
        ("su di essa viene messo invece il doppio di quei segnalini", 2, 0),
        ("ne viene messo invece il doppio su quella creatura", 2, 0),
        ("vengono invece messi altrettanti segnalini +1/+1 più uno su di essa", 1, 1),
        ("su di essa vengono messi invece altrettanti segnalini +1/+1 più uno", 1, 1),
    ],
)
def test_614_16_however_it_is_said_how_many_counters_are_put(text: str, factor: int, plus: int) -> None:
    assert ability(f"{PUT} {text}.", "Incantesimo") == ChangesCounters(
        subject=MINE, counter="+1/+1", factor=factor, plus=plus
    )
    assert refused(f"{PUT} {text.replace('+1/+1', '-1/-1')} su un artefatto.", "Incantesimo"), (
        "control: other ones, elsewhere"
    )


def test_119_10_what_a_gain_of_life_becomes_is_so_in_both_languages() -> None:
    pairs = [
        (
            "Se un avversario sta per perdere punti vita durante il tuo turno, ne perde invece il doppio.",
            "If an opponent would lose life during your turn, they lose twice that much life instead.",
        ),
        (
            "Se un avversario sta per guadagnare punti vita, quel giocatore perde invece altrettanti punti vita.",
            "If an opponent would gain life, that player loses that much life instead.",
        ),
        (
            "Se un giocatore sta per guadagnare punti vita, ne guadagna invece il doppio.",
            "If a player would gain life, that player gains twice that much life instead.",
        ),
    ]
    assert [both(*one, "Incantesimo") for one in pairs] == [(Verdict.AGREE, ())] * len(pairs)


PLAYED = """\
Anna: 5, Fonte incantesimo
> Se stai per guadagnare punti vita, {0}.
Bruno: 20
Anna lancia Rinascita stregoneria
> I tuoi punti vita diventano 10.
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("guadagni invece il doppio di quei punti vita", 15),
        ("guadagni invece altrettanti punti vita più 1", 11),
        ("pesca invece altrettante carte", 5),
    ],
)
def test_119_5_to_come_to_a_number_is_to_gain_what_is_missing(text: str, life: int) -> None:
    assert run(parse_lines(PLAYED.format(text), "t")).final.sides[0].life == life
