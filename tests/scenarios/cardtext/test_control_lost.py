"""603.10d: what is read of losing control of something, as a trigger event and of what control was taken for a time."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.references import It, Target
from engine.cards.abilities.triggers import LosesControl
from engine.words.terms import CardType, Relation
from tests.scenarios.cardtext.support import THIS, refused, spell, triggered
from tests.scenarios.cardtext.twice import they_agree

TAKEN = ("Prendi il controllo di {} fino alla fine del turno. ", "Gain control of {} until end of turn. ")
OF = {
    "creature": ("una creatura bersaglio", "target creature"),
    "sword": ("un Equipaggiamento bersaglio", "target Equipment"),
}
PAIRS = [
    ("creature", "Quando perdi il controllo di quella creatura, TAPpala.", "When you lose control of that creature, tap it."),
    ("creature", "Quando perdi il controllo della creatura, pesca due carte.",
     "When you lose control of the creature, draw two cards."),
    ("sword", "Quando perdi il controllo di quell'Equipaggiamento, non è più assegnato.",
     "When you lose control of that Equipment, unattach it."),
]  # fmt: skip


@pytest.mark.parametrize(("of", "italian", "english"), PAIRS)
def test_603_7c_as_control_of_what_was_taken_is_lost_the_two_languages_agree(
    of: str, italian: str, english: str
) -> None:
    they_agree(TAKEN[0].format(OF[of][0]) + italian, TAKEN[1].format(OF[of][1]) + english, "Stregoneria")


def test_603_7c_it_is_about_that_one_whatever_it_has_become() -> None:
    made = spell(TAKEN[0].format(OF["creature"][0]) + PAIRS[0][1]).effects[-1]
    assert made == Delay(trigger=LosesControl(subject=Filter()), effects=(Tap(what=It()),), about=Target(0))


@pytest.mark.parametrize(
    ("words", "subject", "who"),
    [
        ("Quando perdi il controllo di Sentinella", THIS, Relation.YOU),
        ("Quando perdi il controllo di questa creatura", THIS, Relation.YOU),
        ("Ogniqualvolta perdi il controllo di un artefatto", Filter(types=(CardType.ARTIFACT,)), Relation.YOU),
        ("Ogniqualvolta un avversario perde il controllo di un permanente", Filter(), Relation.OPPONENT),
    ],
)
def test_603_10d_as_a_trigger_event(words: str, subject: Filter, who: Relation) -> None:
    assert triggered(f"{words}, pesca una carta.").trigger == LosesControl(subject=subject, who=who)


@pytest.mark.parametrize(
    "text",
    [
        # of which of the two
        "Prendi il controllo di due creature bersaglio fino alla fine del turno. Quando perdi il controllo di quella creatura, "
        "pesca una carta.",
        # of nothing that was spoken of
        "Pesca una carta. Quando perdi il controllo di quella creatura, pesca una carta.",
        # it would trigger more than once
        "Prendi il controllo di una creatura bersaglio. Ogniqualvolta perdi il controllo di quella creatura, pesca una carta.",
    ],
)
def test_603_7c_control_what_is_not_clear_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")
