"""702.103: a creature card with bestow that lies attached was cast bestowed; no other creature card lies so (704.5p)."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines
from tests.scenarios.ruling import rules_of

NYMPH = """> Conferire {3}{W}
> La creatura incantata prende +1/+1.
"""
BOARD = "Anna: Orso 2/2\nAnna: Ninfa incantesimo creatura 1/2%s\n" + NYMPH + "Bruno: 20\n%s"


def told(where: str, lines: str) -> tuple[list[str], set[str]]:
    made = run(parse_lines(BOARD % (where, lines), "t"))
    return list(ruling(made).answer), rules_of(made)


@pytest.mark.parametrize("where", [" su Orso", " conferita su Orso", " assegnata a Orso"])
def test_702_103b_attached_it_is_an_aura_with_its_bonus(where: str) -> None:
    answer, rules = told(where, "Quanto è grande Orso?\nNinfa è una creatura?\nA cosa è assegnata Ninfa?\n")
    assert "3/3" in answer[0]
    assert "non ha il tipo creatura" in answer[0]
    assert "704.5p" not in rules


def test_702_103f_it_is_a_creature_again_as_what_it_is_on_leaves() -> None:
    answer, rules = told(" su Orso", "Bruno lancia distruzione su Orso\nDove sta Ninfa?\nQuanto è grande Ninfa?\n")
    assert "resta sul campo di battaglia ed è 1/2" in answer[0]
    assert "702.103f" in rules


def test_control_attached_to_nothing_it_is_simply_a_creature() -> None:
    answer, rules = told("", "Quanto è grande Orso?\nQuanto è grande Ninfa?\n")
    assert "2/2" in answer[0]
    assert "1/2" in answer[0]
    assert not {"704.5p", "702.103f"} & rules


def test_702_103b_in_a_file_too() -> None:
    text = """
carte:
  Ninfa:
    tipo: incantesimo creatura
    f/c: 1/2
    testo: |
      Conferire {3}{W}
      La creatura incantata prende +1/+1.
giocatori:
- {nome: Anna, campo: [Orso 2/2, {carta: Ninfa, attaccato a: Orso}]}
- {nome: Bruno}
attese:
- {oggetto: Ninfa, attaccato a: Orso}
- {oggetto: Orso, f/c: 3/3}
"""
    assert all(one.vera for one in run(parse(text, "t")).checks)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("> Volare\n", "non può essere attaccata a niente (704.5p)"),
        ("> Mutazione {2}{G}\n> Volare\n", "fuso sotto"),
    ],
)
def test_704_5p_a_creature_card_that_cannot_be_attached_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_lines(f"Anna: Orso 2/2\nAnna: Falco creatura 1/1 su Orso\n{text}Bruno: 20\n", "t")
    assert fault in str(caught.value)


@pytest.mark.parametrize("line", ["Scaglia artefatto creatura equipaggiamento 1/1 su Orso\n> Riconfigurare {2}\n"])
def test_control_what_reconfigures_or_is_an_aura_may_be_attached(line: str) -> None:
    parse_lines(f"Anna: Orso 2/2\nAnna: {line}Bruno: 20\n", "t")
