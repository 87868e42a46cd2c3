"""701.37, 702.112, 702.171b, 716.2b, 719.3b: what a permanent has become before the board begins: monstrous, solved, of a level."""

from __future__ import annotations

import pytest

from engine import board_of
from engine.words.terms import Designation
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse, parse_lines
from tests.scenarios.played.one_by_one import told

CLASS = """\
turno: Anna, STAP
Anna: 20, Corso incantesimo Classe{level}
> All'inizio del tuo mantenimento, guadagni 1 punto vita.
> {{1}}: Livello 2
> All'inizio del tuo mantenimento, guadagni 5 punti vita.
Bruno: 20
vai a mantenimento di Anna
{resolves}
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(("level", "times", "life"), [("", 1, 21), (" livello 2", 2, 26), (" con livello 2", 2, 26)])
def test_716_2b_a_class_lies_there_with_its_level(level: str, times: int, life: int) -> None:
    order = "Anna ordina Corso abilità 1, Corso abilità 3\n" if times == 2 else ""
    assert f"a {life} punti vita" in told(CLASS.format(level=level, resolves=order + "risolvi\n" * times))


def test_716_2b_control_what_is_no_class_has_no_level() -> None:
    with pytest.raises(ScenarioError, match="non è una Classe"):
        set_up(parse_lines("Anna: Orso 2/2 livello 2\nBruno: 20", "prova.tavolo"))


WORDS = {
    "mostruosa": Designation.MONSTROUS, "rinomato": Designation.RENOWNED, "imbrigliato": Designation.HARNESSED,
    "sellato": Designation.SADDLED, "sospettata": Designation.SUSPECTED,
}  # fmt: skip


@pytest.mark.parametrize(("word", "designation"), WORDS.items())
def test_701_37_what_a_line_and_a_file_say_it_has_become(word: str, designation: Designation) -> None:
    lines = parse_lines(f"Anna: Idra 4/4 {word}\nBruno: 20", "prova.tavolo")
    field = (
        f"giocatori: [{{nome: Anna, campo: [{{carta: Idra, tipo: Creatura, f/c: 4/4, designazioni: {word}}}]}}, Bruno]"
    )
    for scenario in (lines, parse(field, "prova")):
        game = set_up(scenario)
        (idra,) = game.permanents()
        assert game.designated(idra.id, designation)
        assert not any(game.designated(idra.id, other) for other in WORDS.values() if other is not designation)


@pytest.mark.parametrize(("word", "blocks"), [("sospettato", False), ("", True)])
def test_701_60c_a_suspected_creature_cannot_block_and_has_menace(word: str, blocks: bool) -> None:
    lines = parse_lines(
        f"Anna: Orso 2/2\nBruno: Lupo 2/2 {word}\nAnna attacca con Orso\nLupo può bloccare Orso?", "p.tavolo"
    )
    game = set_up(lines)
    wolf = next(one for one in game.permanents() if one.printed.name == "Lupo")
    assert board_of(game).characteristics(wolf.id).has("menace") is not blocks
    assert told(f"Anna: Orso 2/2\nBruno: Lupo 2/2 {word}\nAnna attacca con Orso\nLupo può bloccare Orso?").startswith(
        "Sì" if blocks else "No"
    )


SOLVED = """\
turno: Anna, finale
Anna: 20, Caso incantesimo Caso{state}
> Risolvere — Non hai carte in mano.
> Risolto — Ogniqualvolta lanci una magia, guadagni 3 punti vita.
Anna in mano: Dardo istantaneo
> Pesca una carta.
Bruno: 20
Anna lancia Dardo
risolvi
Quanta vita ha Anna?
"""


def test_719_3b_control_what_is_no_case_is_not_solved() -> None:
    with pytest.raises(ScenarioError, match="non è un Caso"):
        set_up(parse_lines("Anna: Orso 2/2 risolto\nBruno: 20", "prova.tavolo"))


@pytest.mark.parametrize(("state", "life"), [(" risolto", 23), ("", 20)])
def test_719_3b_a_case_lies_there_solved(state: str, life: int) -> None:
    assert f"{life} punti vita" in told(SOLVED.format(state=state))
