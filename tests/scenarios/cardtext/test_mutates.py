"""702.140: what mutates, and how often it has, as a card says it, in both languages and on the table."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import TimesMutated
from engine.cards.abilities.references import It, This
from engine.cards.abilities.triggers import Performs
from engine.words.terms import Action, CardType, Relation
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import NAME, refused, triggered
from tests.scenarios.played.one_by_one import told

MUTATES = "Ogniqualvolta questa creatura muta,"


def test_702_140a_mutation_has_a_cost() -> None:
    card = read(NAME, "Creatura — Elfo", "Mutazione {2}{U}", "{2}{G}")
    assert card.understood
    assert [(one.keyword, one.cost) for one in card.characteristics.abilities if isinstance(one, Keyword)] == [
        ("mutate", Cost(mana="{2}{U}"))
    ]
    assert not read(NAME, "Creatura — Elfo", "Mutazione", "{2}{G}").understood, "control"


def test_702_140d_what_mutates_is_the_object() -> None:
    found = triggered(f"{MUTATES} pesca una carta.")
    assert (found.trigger, found.effects) == (
        Performs(action=Action.MUTATE, subject=Filter(this=True)),
        (Draw(),),
    )
    other = triggered("Ogniqualvolta una creatura che controlli muta, metti un segnalino +1/+1 su quella creatura.")
    mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    assert other.trigger == Performs(action=Action.MUTATE, subject=mine)
    assert other.effects == (PutCounters(counter="+1/+1", on=It()),)


@pytest.mark.parametrize("words", ["questa creatura è mutata", "è mutata"])
def test_702_140d_how_often_it_has_is_a_number(words: str) -> None:
    found = triggered(f"{MUTATES} guadagni X punti vita, dove X è il numero di volte che {words}.")
    assert found.effects == (GainLife(amount=TimesMutated(This())),)
    assert refused(f"{MUTATES} guadagni X punti vita, dove X è il numero di volte che un avversario è mutato."), (
        "control"
    )


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (f"{MUTATES} pesca una carta.", "Whenever this creature mutates, draw a card."),
        (
            f"{MUTATES} guadagni X punti vita, dove X è il numero di volte che questa creatura è mutata.",
            "Whenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.",
        ),
        (
            "Ogniqualvolta una creatura che controlli muta, scarti una carta.",
            "Whenever a creature you control mutates, you discard a card.",
        ),
    ],
)
def test_702_140d_both_languages(italian: str, english: str) -> None:
    card = read(NAME, "Creatura — Elfo", f"Mutazione {{1}}{{G}}\n{italian}", "{2}{G}")
    assert card.understood, card.not_understood
    oracle = read_oracle(NAME, f"Mutate {{1}}{{G}}\n{english}", card.characteristics)
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)


@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("Anna muta Grifone sopra Lupo\nrisolvi\nrisolvi", "da 20 a 21 "),
        ("Anna muta Grifone sopra Lupo\nrisolvi\nrisolvi\nAnna muta Falco sotto Lupo\nrisolvi\nrisolvi", "da 20 a 23 "),
        ("Anna lancia Grifone per il costo di mana\nrisolvi", "resta a 20 "),
    ],
)
def test_702_140d_each_time_it_has_mutated_counts(said: str, life: str) -> None:
    board = f"""
Anna: Lupo 2/2
Anna in mano: Grifone creatura 4/4
> Mutazione {{2}}{{U}}
> {MUTATES} guadagni X punti vita, dove X è il numero di volte che questa creatura è mutata.
Anna in mano: Falco creatura 1/1
> Mutazione {{U}}
Bruno: 20
{said}
? vita di Anna
"""
    assert life in told(board)
