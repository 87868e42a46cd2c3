"""107.1, 109.5, 502.2, 701.54, 702.8: one of several players, the last turn, the Ring, flash in the words of old."""

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.conditions import AnyPlayer, Compare, Condition, Exists, MostCastLastTurn, Not, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import CardsIn, Count, LifeOf, LifeThisTurn, PlayerCounters
from engine.cards.abilities.references import EachPlayer, One, You
from engine.cards.abilities.triggers import Performs
from engine.cards.abilities.venturing import RingTempts
from engine.words.terms import Action, CardType, Relation
from tests.scenarios.cardtext.support import ability, refused, spell, static, triggered

OPPONENTS = EachPlayer(Relation.OPPONENT)
LANDS = (CardType.LAND,)
YOURS, THEIRS = Filter(types=LANDS, controller=Relation.YOU), Filter(types=LANDS, whose=One())


@pytest.mark.parametrize(
    ("words", "such"),
    [
        ("un avversario ha 10 o meno punti vita", Within(LifeOf(One()), Bounds(most=10))),
        ("un avversario ha tre o più segnalini veleno", Within(PlayerCounters("poison", One()), Bounds(least=3))),
        ("un avversario ha otto o più carte nel suo cimitero", Within(CardsIn(One(), "graveyard"), Bounds(least=8))),
        ("un avversario non ha carte in mano", Within(CardsIn(One(), "hand"), Bounds(0, 0))),
        ("un avversario controlla due o più terre", Exists(THEIRS, 2)),
        ("un avversario controlla più terre di te", Compare(Count(THEIRS), ">", Count(YOURS))),
        ("un avversario ha più punti vita di te", Compare(LifeOf(One()), ">", LifeOf(You()))),
        (
            "un avversario ha perso 3 o più punti vita in questo turno",
            Within(LifeThisTurn(of=One(), lost=True), Bounds(least=3)),
        ),
    ],
)
def test_109_5_what_is_so_of_one_of_the_opponents(words: str, such: Condition) -> None:
    assert static(f"Sentinella ha volare fintanto che {words}.").condition == AnyPlayer(OPPONENTS, such)


def test_107_1_more_than_each_opponent() -> None:
    found = static("Sentinella ha volare fintanto che hai in mano più carte di ogni avversario.").condition
    at_most = Compare(CardsIn(You(), "hand"), "<=", CardsIn(One(), "hand"))
    assert found == Not(AnyPlayer(OPPONENTS, at_most))


@pytest.mark.parametrize(
    "words",
    ["hai in mano più carte di te", "un avversario ha più punti vita di ogni avversario", "un avversario ha X segnalini veleno",
     "un avversario ha otto o più carte nel tuo cimitero"],
)  # fmt: skip
def test_107_1_what_says_nothing_is_refused(words: str) -> None:
    assert refused(f"Sentinella ha volare fintanto che {words}.")


@pytest.mark.parametrize(
    ("words", "bounds"),
    [
        ("nell'ultimo turno non sono state lanciate magie", Bounds(most=0)),
        ("nell'ultimo turno un giocatore ha lanciato due o più magie", Bounds(least=2)),
    ],
)
def test_502_2_spells_of_the_last_turn(words: str, bounds: Bounds) -> None:
    found = triggered(f"All'inizio di ogni mantenimento, se {words}, trasforma Sentinella.")
    assert found.condition == MostCastLastTurn(bounds)


def test_701_54a_the_ring_tempts_you() -> None:
    assert spell("L'Anello ti tenta.").effects == (RingTempts(),)
    found = triggered("Ogniqualvolta l'Anello ti tenta, pesca una carta.").trigger
    assert found == Performs(action=Action.TEMPT, who=Relation.YOU)


def test_702_8a_flash_in_the_words_of_old() -> None:
    text = "Puoi giocare Sentinella in qualsiasi momento in cui potresti giocare un istantaneo."
    found = ability(text)
    assert isinstance(found, Keyword) and found.keyword == "flash"
    assert refused(text.replace("Puoi", "Può"))
