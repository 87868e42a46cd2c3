"""701.26a, 608.2c: what was tapped 'in this way', and instructions for each of what was done so, in both languages."""

import pytest

from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import CountOf, Fixed, PowerOf, Times, X
from engine.cards.abilities.references import One, Remembered, Target
from engine.words.record import within
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both, both_all

S = "s"


@pytest.mark.parametrize(
    ("whom_it", "whom_en"),
    [
        ("tutte le creature controllate dai tuoi avversari", "all creatures your opponents control"),
        ("fino a tre creature bersaglio", "up to three target creatures"),
        ("ogni creatura", "each creature"),
    ],
)
def test_701_26a_all_that_became_tapped(whom_it: str, whom_en: str) -> None:
    tapped, gained = both(
        f"TAPpa {whom_it}. Guadagni 2 punti vita per ogni creatura TAPpata in questo modo.",
        f"Tap {whom_en}. You gain 2 life for each creature tapped this way.",
        S,
    ).effects
    assert isinstance(tapped, Tap) and tapped.keep_as is not None
    assert gained == GainLife(amount=Times(2, CountOf(Remembered(tapped.keep_as), gone=True)))


def test_701_26a_control_nothing_is_kept_where_nothing_speaks_of_it() -> None:
    (tapped,) = both("TAPpa tutte le creature.", "Tap all creatures.", S).effects
    assert isinstance(tapped, Tap) and tapped.keep_as is None
    assert refused(
        "TAPpa tutti i permanenti. Guadagni 1 punto vita per ogni Lupo TAPpato in questo modo.", "Stregoneria"
    )


def test_608_2c_each_of_those_that_were_tapped() -> None:
    tapped, dealt = both(
        "TAPpa tutti i Lupi STAPpati che controlli. "
        "Ogni Lupo TAPpato in questo modo infligge danno pari alla sua forza a una creatura bersaglio.",
        "Tap all untapped Wolves you control. Each Wolf tapped this way deals damage equal to its power to target creature.",
        S,
    ).effects
    assert dealt == DealDamage(amount=PowerOf(One()), to=Target(0), source=Remembered(tapped.keep_as), by_each=True)


def test_118_8_as_many_as_a_cost_was_paid_with() -> None:
    paid, drawn = both_all(
        "Come costo addizionale per lanciare questa magia, TAPpa un qualsiasi numero di creature STAPpate che controlli.\n"
        "Pesca una carta per ogni creatura TAPpata in questo modo.",
        "As an additional cost to cast this spell, tap any number of untapped creatures you control.\n"
        "Draw a card for each creature tapped this way.",
        S,
    )
    assert paid.cost.times_x == "tap" and drawn.effects == (Draw(count=X()),)


def test_608_2f_control_one_after_the_other_where_each_of_them_is_spoken_of() -> None:
    _, each = both(
        "Esilia tutte le creature. Per ogni creatura esiliata in questo modo, il suo controllore guadagna 2 punti vita.",
        "Exile all creatures. For each creature exiled this way, its controller gains 2 life.",
        S,
    ).effects
    assert isinstance(each, ForEach) and any(isinstance(part, One) for part in within(each.do))
    assert [one.amount for one in each.do if isinstance(one, GainLife)] == [Fixed(2)]
