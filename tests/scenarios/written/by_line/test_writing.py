"""Every situation of the library as lines, and back, without loss."""

from collections import Counter

import pytest

from scenarios import library
from scenarios.language.errors import ScenarioError
from scenarios.written import tree
from scenarios.written.by_line.embedded import file_of
from scenarios.written.by_line.reading import read
from scenarios.written.by_line.writing import lines_of, lines_of_file
from scenarios.written.load import parse, parse_lines
from scenarios.written.model import Scenario
from tests import shipped

MOST_AS_IN_A_FILE = 0.06
"""Of all actions of the library but checkpoints: how many may stand in their own form for want of a sentence."""


def test_every_situation_of_the_library_is_said_in_lines_and_comes_back() -> None:
    """Also by way of the file that the lines are saved as."""
    kinds: Counter[str] = Counter()
    lost = []
    for path in library.paths():
        told = lines_of_file(path.read_text("utf-8"))
        found = read(told)
        meant = shipped.read(path)
        same = not found.faults and Scenario.model_validate(found.root) == meant
        if not same or Scenario.model_validate(tree.tree_of(file_of(found.root))) != meant:
            lost.append(path.name)
        for line, action in zip(found.sentences, found.root.get("azioni", ()), strict=True):
            if "controlla" not in action:
                kinds["own form" if told.split("\n")[line - 1].startswith("- ") else "sentence"] += 1
    assert lost == []
    assert kinds["sentence"] > 1000
    assert kinds["own form"] / kinds.total() < MOST_AS_IN_A_FILE


def test_what_goes_without_saying_in_lines_is_said_where_the_file_means_otherwise() -> None:
    text = "giocatori: [Anna, {nome: Bruno, campo: [Orso 2/2]}]\nazioni:\n  - {attacca: {orso: Anna}, di: Bruno}\n"
    told = lines_of(tree.tree_of(text))
    assert "turno:" in told
    assert Scenario.model_validate(read(told).root).turn.of is None
    control = lines_of(tree.tree_of(text.replace("azioni:", "turno: Bruno\nazioni:")))
    assert Scenario.model_validate(read(control).root).turn.of == "Bruno"


def test_a_name_that_is_a_word_of_a_sentence_comes_back() -> None:
    text = (
        "carte: {Su di Noi: {tipo: Istantaneo}}\n"
        "giocatori: [{nome: Anna, mano: [Su di Noi]}, {nome: 'Carta', campo: ['\"Sale e Pepe\" 2/2']}]\n"
        "azioni:\n  - {lancia: Su di Noi, di: Anna, bersagli: [Sale e Pepe]}\n  - {evento: {distruggi: Sale e Pepe}}\n"
    )
    root = tree.tree_of(text)
    assert Scenario.model_validate(read(lines_of(root)).root) == Scenario.model_validate(root)


def test_a_file_with_faults_is_said_in_lines_with_the_faults_in_them() -> None:
    told = lines_of_file("titlo: x\ngiocatori: [Anna, {nome: Bruno, campo: [Orso 2/2 volrae]}]\nazioni: [{lanca: x}]\n")
    assert "titlo: x" in told
    assert "Orso 2/2 volrae" in told
    assert "- {lanca: x}" in told


TABLE = """\
Anna: 20, Orso 2/2 volare, 2x Elfo 1/1 TAP, "Anima, la Grande" 3/3 leggendario +1/+1x2
mano: Dardo istantaneo {R}
> Dardo infligge 3 danni a una creatura bersaglio.
Bruno: 7, veleno 2, Lupo 3/3 difensore
> Quando questa creatura muore, puoi pescare una carta.
"""
SAID = (
    "Anna lancia Dardo su Lupo",
    "Anna lancia 3 danni su Lupo\nrisolvi\nBruno sceglie sì",
    "turno: Bruno, mantenimento\nrisolvi\nrisposta: no",
    "Anna attacca con Orso e Anima, la Grande\nBruno blocca Orso con Lupo\nAnna assegna 2 a Lupo",
    "Bruno lancia pesca 2\nAnna risponde con contromagia\nrifiutata: 115.1",
    "muore Lupo\nvai a mantenimento di Bruno\nfine turno",
    "Bruno concede",
    "Anna lancia Dardo su Lupo\nx: 3\ndividi: ",
)


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize(
    "asked", ["", "Chi muore?\nQuanta vita ha Bruno? Dov'è il Lupo?\n", "Chi vince?\nfino a: qui\n"]
)
def test_lines_become_a_file_and_lines_again_and_mean_the_same(said: str, asked: str) -> None:
    meant = parse_lines(f"{TABLE}{said}\n{asked}", "lines")
    file = file_of(read(f"{TABLE}{said}\n{asked}").root)
    assert parse(file, "file") == meant
    assert parse_lines(lines_of_file(file), "lines again") == meant
    assert meant.script


def test_control_an_action_without_a_value_has_its_colon_and_a_blank_in_a_file() -> None:
    file = file_of(read("Anna: 20\nBruno: 20\nrisolvi\nrisposta: no\n").root)
    assert "{risolvi: , risposte:" in file
    with pytest.raises(ScenarioError):
        parse(file.replace("risolvi: ,", "risolvi:,"), "file")
