"""603.3c, 700.2: modes and targets that are said below what has none of its own are those of what triggers there."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

COMBAT = """
carta: Fanfara artefatto
> All'inizio del combattimento nel tuo turno, scegli due —
> • Pesca una carta.
> • Guadagni 2 punti vita.
> • Ogni avversario perde 1 punto vita.
Anna: Fanfara
Bruno: 20
vai a inizio combattimento
{said}
Quanta vita ha Anna?
"""
AIMED = """
Anna: Araldo 2/2
> Ogniqualvolta l'Araldo attacca, TAPpa una creatura bersaglio.
Bruno: Orso 2/2, Lupo 2/2
Anna attacca con Araldo
{said}
Lupo è TAPpato?
"""


def played(lines: str, said: str) -> Run:
    return run(parse_lines(lines.format(said=said), "t"))


@pytest.mark.parametrize(
    "said", ["modi: 1 e 2", "Anna sceglie 1 e 2", "modi: 2, 3", "risposta: modi 1 e 2", "modi: [1, 2]"]
)
def test_603_3c_modes_below_a_step(said: str) -> None:
    made = played(COMBAT, said)
    assert made.question is None and not made.unheard
    assert ruling(made).answer[0] == "Anna passa da 20 a 22 punti vita."


@pytest.mark.parametrize("said", ["modi: 1 e 3", "Anna sceglie 1 e 3"])
def test_603_3c_control_other_modes(said: str) -> None:
    made = played(COMBAT, said)
    assert made.question is None and ruling(made).answer[0] == "Anna resta a 20 punti vita."


def test_603_3c_control_a_mode_that_is_none_answers_nothing() -> None:
    for said in ("Anna sceglie 2 e 4", "Anna sceglie Fanfara"):
        assert played(COMBAT, said).question is not None
    with pytest.raises(ScenarioError, match="il modo 4 non si può scegliere"):
        played(COMBAT, "modi: 2 e 4")


@pytest.mark.parametrize(("said", "tapped"), [("bersagli: Lupo", "TAPpata"), ("bersagli: Orso", "STAPpata")])
def test_603_3d_targets_below_what_has_none(said: str, tapped: str) -> None:
    made = played(AIMED, said)
    assert made.question is None
    assert ruling(made).answer[0].endswith(f"in posizione {tapped}.")
