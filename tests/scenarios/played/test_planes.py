"""311, 312, 801.18, 901: planes face up in the command zone: no range limits them, and whoever the planar controller is has them.

Each board is also played with an enchantment of the player in the place of the plane, whose range is limited.
"""

from __future__ import annotations

import pytest

from engine.words.citations import gaps
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_TABLE = """formato: tutti contro tutti
raggio: 1
Anna: Orso 2/2{beside}
{plane}
Bruno: Gatto 2/2
Carla: Falco 2/2
Dario: Lupo 3/3
Elena: Topo 1/1
turno: Anna
{script}
"""
_AS_PLANE, _AS_ENCHANTMENT = ("", "comando: Altopiano piano\n> {text}"), (", Altopiano incantesimo\n> {text}", "")


def played(lines: str) -> Run:
    return run(parse_lines(lines, "prova"))


def said(made: Run) -> str:
    return " ".join(answer(made).headline)


def both(text: str, script: str) -> tuple[Run, Run]:
    """The same table with a plane, and with an enchantment that says the same."""
    made = []
    for beside, plane in (_AS_PLANE, _AS_ENCHANTMENT):
        lines = _TABLE.format(beside=beside.format(text=text), plane=plane.format(text=text), script=script)
        made.append(played("\n".join(line for line in lines.splitlines() if line)))
    return made[0], made[1]


@pytest.mark.parametrize(
    ("text", "script", "far", "near"),
    [
        ("Le creature prendono +1/+1.", "Quanto è grande Falco?", "«Falco» è 3/3.", "«Falco» è 2/2."),
        (
            "Ogni volta che una creatura muore, guadagni 3 punti vita.",
            "muore Falco\nQuanta vita ha Anna?",
            "Anna passa da 20 a 23 punti vita.",
            "Anna resta a 20 punti vita. Non si innesca l'abilità di «Altopiano»: è fuori dal raggio di influenza (801.7).",
        ),
        (
            "Ogni volta che una creatura muore, Altopiano infligge 2 danni a ogni giocatore.",
            "muore Orso\nQuanta vita ha Carla?",
            "Carla passa da 20 a 18 punti vita.",
            "Carla resta a 20 punti vita.",
        ),
        (
            "Ogni volta che una creatura muore, guadagni 1 punto vita per ogni creatura sul campo di battaglia.",
            "muore Orso\nQuanta vita ha Anna?",
            "Anna passa da 20 a 24 punti vita.",
            "Anna passa da 20 a 22 punti vita.",
        ),
        (
            "I giocatori non possono guadagnare punti vita.",
            "Carla guadagna 2 punti vita\nQuanta vita ha Carla?",
            "Carla resta a 20 punti vita.",
            "Carla passa da 20 a 22 punti vita.",
        ),
        (
            "{2}: Altopiano infligge 2 danni alla creatura bersaglio.",
            "Anna attiva Altopiano su Falco\nSi può fare?",
            "Sì: Anna attiva l'abilità di «Altopiano», bersaglio: «Falco».",
            "No: Anna non può attivare un'abilità di «Altopiano» con bersaglio «Falco»:"
            " è fuori dal raggio di influenza di Anna (801.4).",
        ),
        (
            "Previeni tutto il danno che verrebbe inflitto alle creature.",
            "Dario lancia 3 danni su Falco\nMuore Falco?",
            "«Falco» resta sul campo di battaglia.",
            "«Falco» muore.",
        ),
    ],
)  # fmt: skip
def test_801_18_a_plane_reaches_everybody_and_the_control_an_enchantment_its_controllers_range(
    text: str, script: str, far: str, near: str
) -> None:
    plane, enchantment = both(text, script)
    assert said(plane) == far
    assert said(enchantment) == near


def _cites(made: Run, rule: str) -> bool:
    return any(rule in map(str, one.step.every_rule()) for one in made.steps)


def test_801_18_is_cited_where_a_plane_reaches_far_and_the_control_where_no_range_is_limited_it_is_not() -> None:
    text = "Ogni volta che una creatura muore, guadagni 3 punti vita."
    plane, enchantment = both(text, "muore Falco\nQuanta vita ha Anna?")
    assert _cites(plane, "801.18") and not _cites(enchantment, "801.18")
    free = _TABLE.replace("raggio: 1\n", "").format(
        beside="", plane=f"comando: Altopiano piano\n> {text}", script="muore Falco"
    )
    assert not _cites(played(free), "801.18")


_TURNS = """formato: tutti contro tutti
Anna: 20
comando: Altopiano piano
> All'inizio del tuo mantenimento, perdi 1 punto vita.
Bruno: 20
Carla: 20
turno: Anna
{script}
Chi controlla Altopiano? Quanta vita ha Bruno?
"""


def test_311_5_109_4d_whoever_the_active_player_is_controls_the_plane() -> None:
    after = played(_TURNS.format(script="vai a acquisizione di Bruno"))
    assert said(after) == "«Altopiano» è sotto il controllo di Bruno; Bruno passa da 20 a 19 punti vita."
    assert _cites(after, "311.5")
    before = played(_TURNS.format(script="vai a finale"))
    assert said(before) == "«Altopiano» è sotto il controllo di Anna; Bruno resta a 20 punti vita."


def test_800_4p_the_next_player_controls_the_plane_before_the_planar_controller_leaves() -> None:
    made = played(_TURNS.format(script="vai a acquisizione di Bruno\nBruno concede"))
    assert said(made).startswith("«Altopiano» è sotto il controllo di Carla;")
    assert _cites(made, "800.4p") and not made.not_understood


def test_901_10_what_is_turned_up_when_the_owner_leaves_is_told_not_to_be_known() -> None:
    made = played(_TURNS.format(script="Anna concede"))
    assert [one.reason for one in made.not_understood] == ["next plane"]
    assert {"901.8", "901.10", "901.12c", "901.14"} <= {str(one.rule) for one in gaps()}


def test_312_7_what_is_ruled_beside_a_phenomenon_is_incomplete_and_the_control_beside_a_plane_it_is_not() -> None:
    lines = "Anna: Orso 2/2\ncomando: Eclissi {kind}\nBruno: 20\nQuanto è grande Orso?"
    assert [one.reason for one in played(lines.format(kind="fenomeno")).not_understood] == ["phenomenon"]
    assert not played(lines.format(kind="piano")).not_understood


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        ("Anna: Altopiano piano\nBruno: 20\nQuanta vita ha Anna?", "311.2"),
        ("Anna: 20\nmano: Altopiano piano\nBruno: 20\nQuanta vita ha Anna?", "311.2"),
        ("Anna: Eclissi fenomeno\nBruno: 20\nQuanta vita ha Anna?", "312.2"),
        ("formato: Grand Melee\nAnna: 20\ncomando: Altopiano piano\nBruno: 20\nCarla: 20\nDario: 20", "901.14"),
        ("formato: 2HG\nAnna: 30\ncomando: Altopiano piano\nBruno: 30\nCarla: 30\nDario: 30", "901.12c"),
    ],
)
def test_311_2_312_2_where_no_plane_can_be_or_nobody_knows_whose_it_is_the_file_is_refused(
    lines: str, rule: str
) -> None:
    with pytest.raises(ScenarioError, match=rule.replace(".", r"\.")):
        played(lines)


@pytest.mark.parametrize(("kind", "rule"), [("piano", "311.5"), ("fenomeno", "312.4")])
def test_311_5_312_4_each_follows_the_active_player_by_the_rule_of_its_kind(kind: str, rule: str) -> None:
    made = played(f"Anna: 20\ncomando: Eclissi {kind}\nBruno: 20\nvai a acquisizione di Bruno\nChi controlla Eclissi?")
    assert said(made) == "«Eclissi» è sotto il controllo di Bruno."
    assert [one for one in ("311.5", "312.4") if _cites(made, one)] == [rule]


@pytest.mark.parametrize(("kind", "rule"), [("piano", "311.2"), ("fenomeno", "312.2"), ("istantaneo", "601.3")])
def test_311_1_311_2_312_1_312_2_neither_is_cast(kind: str, rule: str) -> None:
    """Beside them an instant card in the command zone, which nothing allows to be cast from there."""
    made = played(f"Anna: 20\ncomando: Eclissi {kind}\nBruno: 20\nAnna lancia Eclissi\nSi può fare?")
    assert said(made).startswith("No") and made.refusal is not None and str(made.refusal.rule) == rule
