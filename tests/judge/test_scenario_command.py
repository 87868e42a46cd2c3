"""`judge scenario` and `judge motore`: situations played, checked and listed from the command line."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.words import citations
from judge.cli import cli
from judge.commands import sources
from scenarios import library
from scenarios.played.run import run
from scenarios.told.report import as_html, as_json, as_markdown, as_text
from scenarios.written import schema as published
from scenarios.written.load import load
from tests.judge.calling import CODE, judge, on_terminal, posix, process, runner
from tests.patience import PATIENCE
from tests.shared import ROOT

LETHAL = """\
titolo: Tre danni a un Cinghiale di prova
domanda: Il Cinghiale sopravvive a tre danni?
livello: 1
temi: [danno]
esempio: X001
regole: [704.5g]
giocatori:
  - nome: Anna
    campo: [Cinghiale 2/2]
  - nome: Bruno
    campo: [Vipera 3/3]
azioni:
  - evento: {danno: 3, a: cinghiale1, da: vipera1}
attese:
  - {oggetto: cinghiale1, zona: cimitero}
"""
SURVIVES = LETHAL.replace("2/2", "2/4").replace("zona: cimitero", "zona: campo").replace("regole: [704.5g]\n", "")
WRONG_EXPECTATION = LETHAL.replace("zona: cimitero", "zona: esilio")
NO_EXPECTATIONS = LETHAL[: LETHAL.index("attese:")].replace("regole: [704.5g]\n", "")
MISSPELT = LETHAL.replace("giocatori:", "giocatri:")
NO_SUCH_OBJECT = LETHAL.replace("a: cinghiale1,", "a: cinghiale7,")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one file of each kind, in which the commands are called."""
    for name, text in {
        "giusta": LETHAL,
        "sopravvive": SURVIVES,
        "sbagliata": WRONG_EXPECTATION,
        "senza": NO_EXPECTATIONS,
        "storta": MISSPELT,
    }.items():
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_scenario_is_played_and_every_form_is_the_one_of_the_report(folder: Path) -> None:
    played = run(load(folder / "giusta.yaml"))
    for form, text in (
        ("testo", as_text(played)),
        ("markdown", as_markdown(played)),
        ("html", as_html(played)),
    ):
        answer = judge("scenario", "esegui", "giusta.yaml", "--formato", form)
        assert (answer.exit_code, answer.stderr) == (0, "")
        assert answer.stdout == text
    assert judge("scenario", "esegui", "giusta.yaml").stdout == as_text(played)
    for words in (["--json"], ["--formato", "json"], ["--json", "--formato", "json"]):
        assert json.loads(judge("scenario", "esegui", "giusta.yaml", *words).stdout) == as_json(played)


def test_the_ruling_cites_the_rule_by_which_it_dies_and_a_tougher_creature_stays_by_it(folder: Path) -> None:
    dies, stays = (judge("scenario", "esegui", name).stdout for name in ("giusta.yaml", "sopravvive.yaml"))
    assert "704.5g" in dies and "704.5g" in stays
    assert "muore" in dies and "muore" not in stays


def test_an_expectation_that_does_not_hold_ends_with_1(folder: Path) -> None:
    answer = judge("scenario", "esegui", "sbagliata.yaml", "--json")
    assert answer.exit_code == 1
    assert [check["vera"] for check in json.loads(answer.stdout)["attese"]] == [False, True]
    assert judge("scenario", "esegui", "giusta.yaml", "--json").exit_code == 0


def test_a_file_that_is_wrong_is_refused_with_the_place_and_the_likely_word(folder: Path) -> None:
    for verb in ("esegui", "controlla"):
        answer = judge("scenario", verb, "storta.yaml")
        assert (answer.exit_code, answer.stdout) == (2, "")
        assert re.search(r"^storta\.yaml:7:1: .*«giocatori»", answer.stderr, re.MULTILINE)


def test_what_is_found_wrong_in_playing_is_refused_too() -> None:
    answer = judge("scenario", "esegui", "-", typed=NO_SUCH_OBJECT)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert re.search(r"^stdin:13:\d+: .*«cinghiale7»", answer.stderr, re.MULTILINE)


def test_a_scenario_may_come_from_stdin(folder: Path) -> None:
    answer = judge("scenario", "esegui", "-", "--json", typed=LETHAL)
    assert json.loads(answer.stdout)["esito"] == as_json(run(load(folder / "giusta.yaml")))["esito"]
    assert judge("scenario", "esegui", "-", typed="\ufeff" + LETHAL).exit_code == 0
    refused = judge("scenario", "esegui", "-", typed=b"titolo: uno\nnome: \xff\n")
    assert refused.exit_code == 2
    assert "\nstdin:2:7: " in refused.stderr


@pytest.mark.parametrize("source", ["non-c-è.yaml", "cartella/situazione", "../niente.yml"])
def test_a_file_that_is_not_there_is_said_to_be_so(source: str, folder: Path) -> None:
    answer = judge("scenario", "esegui", source)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert f"«{source}»: non c'è" in answer.stderr


def test_a_folder_is_no_scenario(folder: Path) -> None:
    (folder / "cosa.yaml").mkdir()
    assert "è una cartella" in judge("scenario", "esegui", "cosa.yaml").stderr


def test_two_forms_at_once_are_refused(folder: Path) -> None:
    answer = judge("scenario", "esegui", "giusta.yaml", "--json", "--formato", "html")
    assert answer.exit_code == 2
    assert "non vanno insieme" in answer.stderr


def test_checking_does_not_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr("scenarios.played.run.run", refuse)
    answer = judge("scenario", "controlla", "giusta.yaml", "storta.yaml", "sbagliata.yaml")
    assert answer.exit_code == 2
    assert answer.stdout == "giusta.yaml: scritto bene\nsbagliata.yaml: scritto bene\n"
    assert "storta.yaml:7:1" in answer.stderr


def test_checking_sets_the_board_up() -> None:
    instant = "giocatori: [Anna, {nome: Bruno, campo: [Scossa]}]\ncarte: {Scossa: {tipo: Istantaneo}}\n"
    refused = judge("scenario", "controlla", "-", typed=instant)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "stdin:1:41: " in refused.stderr
    assert judge("scenario", "controlla", "-", typed=instant.replace("Istantaneo", "Artefatto")).exit_code == 0


def records(*words: str) -> tuple[int, list[dict[str, object]]]:
    """The exit code of a verification and the objects that it writes, one a line."""
    answer = judge("scenario", "verifica", *words, "--json")
    return answer.exit_code, [json.loads(line) for line in answer.stdout.splitlines()]


def test_verifying_writes_one_object_a_file(folder: Path) -> None:
    code, (right, tough) = records("giusta.yaml", "sopravvive.yaml")
    assert code == 0
    assert (right["file"], right["esempio"], right["esito"]) == ("giusta.yaml", "X001", "completa")
    attese = right["attese"]
    assert isinstance(attese, list)
    assert [set(one) for one in attese] == [{"attesa", "vera"}] * 2
    assert tough["file"] == "sopravvive.yaml"


def test_verifying_ends_with_what_was_worst(folder: Path) -> None:
    assert records("giusta.yaml", "senza.yaml")[0] == 0
    assert records("sbagliata.yaml", "giusta.yaml")[0] == 1
    code, found = records("storta.yaml", "sbagliata.yaml")
    assert code == 2
    assert [one["esito"] for one in found] == ["errore", "completa"]


def test_verifying_for_a_person_says_what_was_found_instead(folder: Path) -> None:
    answer = judge("scenario", "verifica", "giusta.yaml", "sbagliata.yaml", "senza.yaml", "storta.yaml")
    assert re.search(r"^giusta +giusta\.yaml .*attese vere: 2 su 2", answer.stdout, re.MULTILINE)
    assert re.search(r"^sbagliata +sbagliata\.yaml .*1 su 2\)\n    non è vero: ", answer.stdout, re.MULTILINE)
    assert re.search(r"^senza attese +senza\.yaml", answer.stdout, re.MULTILINE)
    assert answer.stdout.endswith("\ngiusta: 1, sbagliata: 1, senza attese: 1, scritta male: 1\n")
    assert "storta.yaml:7:1" in answer.stderr


@pytest.mark.skipif(not list(library.paths()), reason="no scenario ships yet")
def test_built_in_scenarios_go_by_their_names() -> None:
    entry = library.entries()[0]
    by_name = judge("scenario", "esegui", entry.name, "--json")
    assert by_name.exit_code == 0
    assert json.loads(by_name.stdout) == as_json(run(load(entry.path)))
    assert judge("scenario", "mostra", entry.name).stdout == entry.path.read_text("utf-8")


def test_an_unknown_name_is_answered_with_the_nearest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "danno-di-prova.yaml").write_text(LETHAL, "utf-8")
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    for verb in ("esegui", "mostra"):
        answer = judge("scenario", verb, "dano-di-prova")
        assert (answer.exit_code, answer.stdout) == (2, "")
        assert "«danno-di-prova»" in answer.stderr
    assert judge("scenario", "mostra", "danno-di-prova").stdout == LETHAL


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A library of two scenarios, in place of the one that ships."""
    place = tmp_path / "inclusi"
    place.mkdir()
    (place / "a-danno.yaml").write_text(LETHAL, "utf-8")
    (place / "b-pila.yaml").write_text(
        SURVIVES.replace("temi: [danno]", "temi: [la pila]").replace("livello: 1", "livello: 3"), "utf-8"
    )
    monkeypatch.setattr(library, "FOLDER", place)
    monkeypatch.setattr(library, "entries", library.entries.__wrapped__)
    return place


def test_a_built_in_scenario_that_is_wrong_is_no_fault_of_the_call(shelf: Path) -> None:
    (shelf / "c-storta.yaml").write_text(MISSPELT, "utf-8")
    broken = runner().invoke(cli, ["scenario", "esegui", "c-storta"])
    assert broken.exit_code == 70
    assert "c-storta.yaml:7:1" in broken.stderr
    assert "c-storta" in judge("scenario", "elenco").stdout  # the list reads what files say of themselves, and no board
    assert judge("scenario", "esegui", "a-danno").exit_code == 0


def listed(*words: str) -> list[str]:
    """The names that a listing as JSON gives."""
    return [entry["nome"] for entry in json.loads(judge("scenario", "elenco", "--json", *words).stdout)]


def test_the_list_is_sifted_by_theme_and_level(shelf: Path) -> None:
    assert listed() == ["a-danno", "b-pila"]
    assert listed("--tema", "danno") == ["a-danno"]
    assert listed("--livello", "3") == ["b-pila"]
    assert listed("--tema", "danno", "--livello", "3") == []
    refused = judge("scenario", "elenco", "--tema", "dano")
    assert refused.exit_code == 2
    assert "«dano»; forse danno" in refused.stderr


def test_the_list_says_name_level_title_and_themes(shelf: Path) -> None:
    assert judge("scenario", "elenco").stdout.splitlines() == [
        "a-danno  1  Tre danni a un Cinghiale di prova (danno)",
        "b-pila   3  Tre danni a un Cinghiale di prova (la pila)",
    ]
    first = json.loads(judge("scenario", "elenco", "--json").stdout)[0]
    assert first == {
        "nome": "a-danno",
        "titolo": "Tre danni a un Cinghiale di prova",
        "livello": 1,
        "temi": ["danno"],
        "file": str(shelf / "a-danno.yaml"),
    }


def test_without_files_all_that_ship_are_verified(shelf: Path, folder: Path) -> None:
    everything = [str(shelf / "a-danno.yaml"), str(shelf / "b-pila.yaml")]
    assert [one["file"] for one in records()[1]] == everything
    assert [one["file"] for one in records("--tutti")[1]] == everything
    assert [one["file"] for one in records("giusta.yaml", "--tutti")[1]] == ["giusta.yaml", *everything]
    assert re.search(r"^giusta +a-danno ", judge("scenario", "verifica").stdout, re.MULTILINE)


def test_the_schema_names_the_fields_that_a_file_may_have() -> None:
    answer = judge("scenario", "schema")
    schema = json.loads(answer.stdout)
    assert schema == published.schema()
    assert {"titolo", "giocatori", "azioni", "attese"} <= set(schema["properties"])


@posix
def test_a_ruling_fits_the_terminal(folder: Path) -> None:
    wide = judge("scenario", "esegui", "giusta.yaml").stdout
    narrow = on_terminal("scenario", "esegui", str(folder / "giusta.yaml"), columns=40)
    assert max(map(len, narrow.splitlines())) <= 40
    assert narrow.split() == wide.split()


def test_names_in_a_scenario_cannot_steer_the_terminal() -> None:
    hostile = LETHAL.replace("Cinghiale di prova", "Cinghiale").replace(
        "titolo: Tre danni", 'titolo: "\\e[31mTre\\e]0;x\\a danni"\n#'
    )
    for words in (["esegui", "-"], ["esegui", "-", "--json"], ["esegui", "-", "--formato", "html"], ["controlla", "-"]):
        answer = judge("scenario", *words, typed=hostile)
        assert not {"\x1b", "\x07"} & set(answer.stdout + answer.stderr)


@given(st.text(max_size=60) | st.text(st.sampled_from("{}[]:-,&*!|>'\"#%@ \nabc1"), max_size=60))
def test_whatever_is_typed_has_an_answer_and_no_traceback(typed: str) -> None:
    answer = judge("scenario", "esegui", "-", typed=typed.encode("utf-8", "surrogatepass"))
    # A name alone is a player with nothing, and a table of those is one on which nothing happens.
    assert answer.exit_code in (0, 2)
    assert answer.exit_code == 0 or answer.stderr.startswith("Errore: ")


@posix
def test_ctrl_c_ends_with_130_and_no_traceback(folder: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CODE, "scenario", "controlla", str(folder / "giusta.yaml"), "-"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as waiting:
        assert waiting.stdout
        # Once the first file is done it waits for the end of its input, which does not come.
        assert "scritto bene" in waiting.stdout.readline()
        waiting.send_signal(signal.SIGINT)
        out, err = waiting.communicate(timeout=PATIENCE)
    assert (waiting.returncode, out) == (130, "")
    assert err.strip() == "Interrotto."


def test_gaps_are_those_that_the_engine_says() -> None:
    answer = judge("motore", "lacune", "--json")
    found = json.loads(answer.stdout)
    assert found == sorted(
        ({"numero": gap.rule, "argomento": gap.subject} for gap in citations.gaps()),
        key=lambda gap: [(len(part), part) for part in re.findall(r"\d+|[a-z]+", gap["numero"])],
    )
    assert len(found) > 5
    text = judge("motore", "lacune").stdout
    for gap in found:
        assert re.search(rf"^{re.escape(gap['numero'])} +{re.escape(gap['argomento'])}$", text, re.MULTILINE)
    assert text.endswith(f"{len(found)} non realizzate.\n")


def test_every_prescribing_rule_is_among_the_gaps_with_its_state() -> None:
    found = json.loads(judge("motore", "lacune", "--tutte", "--json").stdout)
    states = {one["numero"]: one["stato"] for one in found}
    assert (states["704.5g"], states["406.4"]) == ("provata", "non realizzata")
    text = judge("motore", "lacune", "--tutte").stdout
    assert f"senza prova: {sum(one == 'senza prova' for one in states.values())} " in text
    assert re.search(r"^406\.4 +scegliere a caso", text, re.MULTILINE) and "704.5g" not in text


def test_a_word_that_is_no_file_is_the_name_of_a_built_in_scenario(folder: Path) -> None:
    (folder / "senza-fine").write_text(LETHAL, "utf-8")
    assert judge("scenario", "esegui", "senza-fine").exit_code == 0
    assert process("scenario", "esegui", "senza-fine").returncode == 2  # called from another folder
    assert sources.STDIN == "-"


@posix
def test_a_scenario_from_an_input_that_the_shell_closed_is_refused_in_words() -> None:
    shell = ["sh", "-c", f'"$0" -c "{CODE}" scenario esegui - <&-', sys.executable]
    run = subprocess.run(shell, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "Errore: da stdin non arriva niente: è chiuso\n"


RIDDLE = """\
carte:
  Gufo:
    tipo: Creatura
    f/c: 1/1
    testo:
      - Volare
      - Quando il Gufo muore, pescca una carta.
giocatori: [{nome: Anna, campo: [Gufo], grimorio: 3}, Bruno]
azioni: [{evento: {distruggi: gufo}}]
"""


def test_text_that_is_not_understood_is_told_by_controlla_and_is_no_error(folder: Path) -> None:
    Path("enigma.yaml").write_text(RIDDLE, "utf-8")
    done = judge("scenario", "controlla", "enigma.yaml", "giusta.yaml")
    assert (done.exit_code, done.stderr) == (0, "")
    first, fragment, second = done.stdout.splitlines()
    assert first == "enigma.yaml: scritto bene; il motore non capisce per intero il testo delle carte:"
    assert fragment.startswith("enigma.yaml:7:31: carte.Gufo.testo: «pescca una carta» non è capito: ")
    assert fragment.endswith("(forse «pesca»?)")
    assert second == "giusta.yaml: scritto bene"
    played = judge("scenario", "esegui", "enigma.yaml")
    assert played.exit_code == 0
    assert "La risposta è incompleta: «Quando il Gufo muore, pescca una carta.» di «Gufo»" in played.stdout
    Path("enigma.yaml").write_text(RIDDLE.replace("pescca", "pesca"), "utf-8")
    assert judge("scenario", "controlla", "enigma.yaml").stdout == "enigma.yaml: scritto bene\n"
    assert "incompleta" not in judge("scenario", "esegui", "enigma.yaml").stdout


def test_the_text_of_a_built_in_card_is_shown() -> None:
    assert (
        "testo: Scossa infligge 3 danni a un qualsiasi bersaglio." in judge("scenario", "mostra", "danno-letale").stdout
    )
