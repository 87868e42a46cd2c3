"""702.37f: what other abilities of a card do with the X of the cost for which it is turned face up, in both languages."""

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import X
from scenarios.cardtext import refusal
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import NAME, abilities, refused
from tests.scenarios.played.one_by_one import told

TURNED = "Quando la Sentinella viene girata a faccia in su, pesca X carte."


@pytest.mark.parametrize("keyword", ["Metamorfosi {X}{G}", "Megamorfosi {X}{G}", "Volare, camuffare {1}{X}{G}"])
def test_702_37f_what_triggers_as_it_is_turned_up(keyword: str) -> None:
    found = abilities(f"{keyword}\n{TURNED}")[-1]
    assert isinstance(found, Triggered) and found.effects == (Draw(count=X()),)
    without = keyword.replace("{X}", "{3}")
    assert refused(f"{without}\n{TURNED}") == [("X", refusal.UNKNOWN_X)], "control: there is no X"


def test_702_37f_what_triggers_later() -> None:
    text = "Metamorfosi {X}{G}\nQuando la Sentinella muore, guadagni X punti vita."
    found = abilities(text)[-1]
    assert isinstance(found, Triggered) and found.effects == (GainLife(amount=X()),)


def test_702_37f_not_the_x_of_another_card() -> None:
    given = f'Le creature che controlli hanno "Metamorfosi {{X}}{{G}}".\n{TURNED}'
    assert ("X", refusal.UNKNOWN_X) in refused(given)


def test_702_37f_both_languages() -> None:
    card = read(NAME, "Creatura — Elfo", f"Metamorfosi {{X}}{{G}}\n{TURNED}", "{2}{G}")
    assert card.understood
    english = "Morph {X}{G}\nWhen this creature is turned face up, draw X cards."
    oracle = read_oracle(NAME, english, card.characteristics)
    assert compared(card, oracle).verdict is Verdict.AGREE, compared(card, oracle)


@pytest.mark.parametrize(("x", "life"), [(2, 22), (0, 20)])
def test_702_37f_so_much_as_was_paid(x: int, life: int) -> None:
    board = f"""
carta: Fante creatura 1/1 costo {{3}}{{G}}
> Metamorfosi {{X}}{{G}}
> Quando il Fante viene girato a faccia in su, guadagni X punti vita.
Anna: Fante a faccia in giù
Bruno
Anna gira a faccia in su Fante
X: {x}
risolvi
Quanta vita ha Anna?
"""
    assert f"{life} punti vita" in told(board)


@pytest.mark.parametrize(("keyword", "many"), [("Metamorfosi", "X"), ("Camuffare", "X"), ("Metamorfosi", "fino a X")])
def test_702_37f_so_many_targets_as_was_paid(keyword: str, many: str) -> None:
    board = f"""
carta: Fante creatura 1/1 costo {{3}}{{G}}
> {keyword} {{X}}{{G}}
> Quando il Fante viene girato a faccia in su, TAPpa {many} creature bersaglio.
Anna: Fante a faccia in giù
Bruno: Orso creatura 2/2, Lupo creatura 2/2, Topo creatura 1/1
Anna gira a faccia in su Fante
X: 2
risposta: bersagli Orso e Lupo
risolvi
L'Orso è TAPpato?
Il Lupo è TAPpato?
Il Topo è TAPpato?
"""
    said = told(board)
    assert "«Orso» e «Lupo» sono in posizione TAPpata" in said and "«Topo» è in posizione STAPpata" in said, said
    assert "bersagli" not in told(board.replace("X: 2\nrisposta: bersagli Orso e Lupo", "X: 0")), "control: X is 0"
