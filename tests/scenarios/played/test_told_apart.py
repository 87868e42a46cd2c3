"""111.6, 400.7: a name that several objects have means no single one; a word about the sort or the player tells them apart."""

import pytest

from scenarios.asked.explaining import why_not
from scenarios.laid.not_found import Ambiguous
from scenarios.language.errors import ScenarioError
from scenarios.played.answering import answers
from scenarios.played.run import run
from scenarios.written.load import parse, parse_lines

BOARD = """\
titolo: Prova
carte:
  Guardiano: {{tipo: Creatura — Umano, costo: "{{R}}", f/c: 3/3}}
  Eco: {{tipo: Istantaneo, testo: Copia una magia creatura bersaglio che controlli.}}
giocatori:
  - {{nome: Anna, mano: [Guardiano{hand}]}}
  - {{nome: Bruno{more}}}
azioni: [{{lancia: Guardiano, di: Anna}}{copied}, {{risolvi: {times}}}]
attese: [{expected}]
{asked}
"""
COPY = ", {lancia: Eco, di: Anna, bersagli: [Guardiano]}"


def made(expected: str = "", *, copied: bool = True, more: str = "", asked: str = ""):
    return run(
        parse(
            BOARD.format(
                hand=", Eco" if copied else "",
                copied=COPY if copied else "",
                times=3 if copied else 1,
                more=more,
                expected=expected,
                asked=asked,
            ),
            "prova.yaml",
        )
    )


def test_111_6_a_name_of_several_is_an_error_that_lists_the_ways() -> None:
    (check,) = made("{oggetto: Guardiano, esiste: no}").checks
    assert not check.vera
    assert "non esiste più" not in check.perche
    assert "«guardiano1» (carta di Anna)" in check.perche
    assert "«guardiano1~» (pedina di Anna)" in check.perche


def test_111_6_control_one_alone_is_meant_by_its_name() -> None:
    assert made("{oggetto: Guardiano, pedina: no, f/c: 3/3}", copied=False).right


@pytest.mark.parametrize(("name", "token"), [("Guardiano pedina", "sì"), ("Guardiano carta di Anna", "no")])
def test_111_6_the_sort_tells_a_token_from_a_card(name: str, token: str) -> None:
    assert made(f"{{oggetto: {name}, pedina: {token}, zona: campo}}").right


def test_108_4_the_player_tells_two_cards_apart() -> None:
    assert made("{oggetto: Guardiano di Bruno, proprietario: Bruno}", copied=False, more=", campo: [Guardiano]").right


def test_400_7_why_not_of_a_name_of_several_is_an_error() -> None:
    with pytest.raises(Ambiguous, match="scrivi quale"):
        why_not.about(made(), "Guardiano")


def test_400_7_what_is_asked_of_a_name_of_several_is_answered_of_each() -> None:
    found = answers(made(asked="chiede: [f/c di Guardiano]"))
    assert {one.object.label for one in found if one.object} == {"guardiano1", "guardiano1~"}


AIMED = """\
titolo: Prova
carte:
  Dardo: {{tipo: Istantaneo, testo: Distruggi una creatura bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Dardo], campo: [Orso 2/2]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni: [{{lancia: Dardo, di: Anna, bersagli: [Orso di {whose}]}}, risolvi]
attese: [{{giocatore: Anna, campo: [{left}]}}]
"""


@pytest.mark.parametrize(("whose", "left"), [("Bruno", "Orso"), ("Anna", "")])
def test_115_1_the_player_tells_two_targets_apart(whose: str, left: str) -> None:
    done = run(parse(AIMED.format(whose=whose, left=left), "prova.yaml"))
    assert done.right, done.checks


@pytest.mark.parametrize(
    ("his", "ways"),
    [
        ("Orso 2/2 TAP, Orso 2/2", ("«orso1» (2/2, TAP)", "«orso2» (2/2)")),
        ("Orso 2/2 +1/+1x1, Orso 2/2 danno 1", ("«orso1» (3/3, 1 segnalino +1/+1)", "«orso2» (2/2, 1 danno)")),
        ("Orso 2/2, Orso 2/2 volare, Spada su orso2", ("«orso1»", "«orso2» (con «Spada»)")),
    ],
)
def test_110_5_of_equal_names_it_is_told_what_can_be_seen_of_each(his: str, ways: tuple[str, str]) -> None:
    lines = f"carta: Spada artefatto equipaggiamento\n> Equipaggia {{1}}\nAnna: {his}\nBruno: 20\nBruno lancia 3 danni su Orso"
    with pytest.raises(ScenarioError) as wrong:
        run(parse_lines(lines, "prova"))
    assert f"può essere {ways[0]} o {ways[1]}: scrivi quale" in wrong.value.faults[0].message


def test_110_5_control_what_nothing_tells_apart_is_meant_by_its_name() -> None:
    run(parse_lines("Anna: Orso 2/2, Orso 2/2\nBruno: 20\nBruno lancia 3 danni su Orso", "prova"))
