"""107.3, 608.2i: a measure beside what is counted ('con forza pari al numero di artefatti che controlli'): read, and played."""

import pytest

from engine.cards.abilities.conditions import Compare, Within
from engine.cards.abilities.filters import Bounds, Filter, Measured
from engine.cards.abilities.quantities import (
    Count,
    Devotion,
    Greatest,
    LifeOf,
    LifeThisTurn,
    PowerOf,
    Quantity,
    Times,
    ToughnessOf,
)
from engine.cards.abilities.references import This, You
from engine.words.terms import CardType, Color, Relation, Zone
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused, spell, static

ARTIFACTS = Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU)
DESTROY = "Distruggi tutte le creature con forza {how} al numero di artefatti che controlli."


def test_107_3_a_measure_beside_what_is_counted_reads_as_beside_the_x_that_is_counted() -> None:
    for how, sign in (("pari o inferiore", "<="), ("pari", "="), ("superiore", ">")):
        (found,) = spell(DESTROY.format(how=how)).effects
        (beside,) = found.what.filter.measured  # type: ignore[union-attr]
        assert (beside.what, beside.how, type(beside.than)) == ("power", sign, Count)
        x = f"Distruggi tutte le creature con forza {how} a X, dove X è il numero di artefatti che controlli."
        assert spell(x).effects == (found,)
    # Control: a number is a limit of its own, and counts nothing.
    (plain,) = spell("Distruggi tutte le creature con forza pari o inferiore a 2.").effects
    assert not plain.what.filter.measured  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("words", "than"),
    [
        ("ai punti vita che hai guadagnato in questo turno", LifeThisTurn(of=You())),
        ("ai tuoi punti vita", LifeOf(You())),
        ("alla tua devozione al verde", Devotion((Color.GREEN,))),
        ("al doppio del numero di artefatti che controlli", Times(2, Count(ARTIFACTS))),
        ("alla forza più alta tra gli artefatti che controlli", Greatest(what="power", filter=ARTIFACTS)),
    ],
)
def test_107_3_a_measure_is_laid_beside_whatever_is_a_number(words: str, than: Quantity) -> None:
    (spec,) = spell(f"Distruggi una creatura bersaglio con forza pari o inferiore {words}.").targets
    assert spec.objects is not None and spec.objects.measured == (Measured(what="power", how="<=", than=than),)


def test_608_2c_what_stands_behind_the_count_is_said_of_the_card_where_nothing_else_fits() -> None:
    text = "Rimetti sul campo di battaglia una carta creatura bersaglio con valore di mana pari o inferiore {0} dal tuo cimitero."
    for words in ("ai tuoi punti vita", "al numero di artefatti che controlli"):
        (spec,) = spell(text.format(words)).targets
        assert spec.objects is not None and (spec.objects.zone, spec.objects.owner) == (Zone.GRAVEYARD, Relation.YOU)
    # Control: cards that are counted may be those of the graveyard.
    assert refused(text.format("al numero di carte artefatto"), "Stregoneria")


def test_603_4_one_number_is_laid_beside_another_in_a_condition() -> None:
    made = static("La Sentinella ha volare fintanto che la sua forza è superiore alla sua costituzione.")
    assert made.condition == Compare(PowerOf(This()), ">", ToughnessOf(This()))
    plain = static("La Sentinella ha volare fintanto che la sua forza è superiore a 4.")
    assert plain.condition == Within(PowerOf(This()), Bounds(least=5))


def test_604_1_what_a_static_ability_speaks_of_is_not_laid_beside_what_is_counted() -> None:
    assert refused("Le creature con forza superiore al numero di artefatti che controlli prendono +1/+1.")


def test_608_2i_played_it_is_counted_as_the_spell_resolves() -> None:
    for artifacts, dead in ((1, {"Talpa"}), (2, {"Talpa", "Riccio"})):
        table = Table()
        table.creature("Talpa", 1, 1)
        table.creature("Riccio", 2, 2)
        table.creature("Orso", 3, 3, controller=1)
        for number in range(artifacts):
            table.permanent(f"Perno {number}", types=(CardType.ARTIFACT,))
        table.permanent("Lume", types=(CardType.ARTIFACT,), controller=1)
        table.put("Gelo", printed(DESTROY.format(how="pari o inferiore"), "Stregoneria", "Gelo"), zone=Zone.HAND)
        table.settle().cast("Gelo").resolve()
        assert {one for one in ("Talpa", "Riccio", "Orso") if table.where(one) is Zone.GRAVEYARD} == dead


def test_107_3_both_languages_lay_it_beside_the_same() -> None:
    italian = read("Sentinella", "Stregoneria", DESTROY.format(how="pari o inferiore"), "{1}{G}")
    said = "Destroy all creatures with power less than or equal to the number of artifacts you control."
    english = read_oracle("Sentinel", said, italian.characteristics)
    assert compared(italian, english).verdict is Verdict.AGREE
