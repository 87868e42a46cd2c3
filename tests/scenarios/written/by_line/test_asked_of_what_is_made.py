"""111.6, 707.10: «la pedina» and «la copia» mean the one that there is; 509.1h: whether a creature is blocked."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

MAKES = """\
carta: Specchio stregoneria
> Crea una pedina che è una copia della creatura bersaglio che controlli.
carta: Recluta stregoneria
> Crea una pedina creatura Soldato 1/1 bianca.
Anna: Orso 2/2
Bruno: Muro 0/4
"""


@pytest.mark.parametrize(
    ("lines", "answered"),
    [
        ("Anna lancia Specchio su Orso\nQuanto è grande la pedina?\n", "2/2"),
        ("Anna lancia Specchio su Orso\nQuanto è grande la copia?\n", "2/2"),
        ("Anna lancia Specchio su Orso\nChi controlla la pedina di Anna?\n", "sotto il controllo di Anna"),
        ("Anna lancia Recluta\nrisolvi\nBruno lancia 3 danni su pedina\nMuore la pedina?\n", "muore"),
    ],
)
def test_111_6_the_token_is_the_only_one(lines: str, answered: str) -> None:
    assert answered in " ".join(ruling(run(parse_lines(MAKES + lines, "tavolo"))).answer)


def test_control_111_6_of_two_tokens_neither_is_the_token() -> None:
    lines = "Anna lancia Recluta\nrisolvi\nAnna lancia Specchio su Orso\nQuanto è grande la pedina?\n"
    said = " ".join(ruling(run(parse_lines(MAKES + lines, "tavolo"))).answer)
    assert "1/1" in said and "2/2" in said, "of several it is told of each"


@pytest.mark.parametrize(
    ("lines", "answered"),
    [
        ("Anna attacca con Orso\nL'Orso è bloccato?\n", "non è una creatura bloccata"),
        ("Anna attacca con Orso\nBruno blocca Orso con Muro\nL'Orso è bloccato?\n", "è una creatura bloccata"),
        # 509.1h: it remains blocked where what blocked it is gone.
        (
            "Anna attacca con Orso\nBruno blocca Orso con Muro\nAnna lancia distruzione su Muro\nL'Orso è bloccato?\n",
            "è una creatura bloccata",
        ),
    ],
)
def test_509_1h_whether_a_creature_is_blocked(lines: str, answered: str) -> None:
    said = " ".join(ruling(run(parse_lines(MAKES + lines, "tavolo"))).answer)
    assert answered in said and ("non è" in answered) == ("non è" in said)
