"""`judge allena` as somebody uses it: answers line by line, the result with its rules, the history kept and joined."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.judge.calling import judge, posix, process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "uno.yaml").write_text(
        "titolo: Il titolo che dice tutto\nchiede: [zona di orso]\nlivello: 1\ntemi: [danno]\n"
        "giocatori:\n  - {nome: Anna, campo: [Orso 2/2, Fuoco 4/4]}\n  - {nome: Bruno}\n"
        "azioni: [{evento: {danno: 2, a: orso, da: fuoco}}]\n",
        "utf-8",
    )
    return tmp_path


def test_nothing_gives_the_answer_away_until_it_is_given(folder: Path) -> None:
    asked = judge("allena", "--insieme", str(folder), typed="basta\n")
    assert "In quale zona è «orso»?" in asked.stdout
    assert "titolo" not in asked.stdout
    assert "704.5g" not in asked.stdout


def test_answers_are_graded_with_the_rule_that_decides_and_kept(folder: Path) -> None:
    done = judge("allena", "--insieme", str(folder), typed="cimitero\n704.5g orso\n704.5g\n")
    assert done.exit_code == 0
    assert done.stdout.count("Giusto.") == 3
    assert "Conta come 4, subito, con la regola." in done.stdout
    kept = [json.loads(line) for line in judge("allena", "esporta").stdout.splitlines()]
    assert [(one["situation"], one["rating"]) for one in kept] == [("uno", 4)]


def test_a_wrong_answer_comes_back_alone_with_errori(folder: Path) -> None:
    judge("allena", "--insieme", str(folder), typed="campo\n?\n100.1\n")
    assert "Situazione 1 di 1" in judge("allena", "--insieme", str(folder), "--errori", typed="").stdout


def test_an_answer_that_is_none_is_asked_again_with_the_likely_word(folder: Path) -> None:
    done = judge("allena", "--insieme", str(folder), typed="cimitro\ncimitero\n704.5g orso\n704.5g\n")
    assert "forse «cimitero»" in done.stderr
    assert done.stdout.count("Giusto.") == 3


def test_another_program_gives_a_list_of_answers(folder: Path) -> None:
    done = judge("allena", "--insieme", str(folder), "--json", typed='["cimitero", "704.5g orso", "704.5"]\n')
    put, result = map(json.loads, done.stdout.splitlines())
    assert put["domande"][0]["domanda"] == "In quale zona è «orso»?"
    assert [one["credito"] for one in result["risposte"]] == [1.0, 1.0, 0.5]
    passed = judge("allena", "--insieme", str(folder), "--json", typed='["cimitero", null, "?"]\n')
    assert [one["credito"] for one in json.loads(passed.stdout.splitlines()[1])["risposte"]] == [1.0, 0.0, 0.0]
    wrong = judge("allena", "--insieme", str(folder), "--json", typed="{}\n")
    assert (wrong.exit_code, "serve un elenco" in wrong.stderr) == (2, True)


def test_histories_are_joined_without_counting_twice_and_a_bad_line_costs_that_line(
    folder: Path, tmp_path: Path
) -> None:
    judge("allena", "--insieme", str(folder), typed="cimitero\n?\n?\n")
    exported = judge("allena", "esporta").stdout
    joined = judge("allena", "importa", "-", typed=exported + "non JSON\n")
    assert "0 eventi nuovi, 1 già noto." in joined.stdout
    assert "riga 2: non è un evento dello storico" in joined.stderr
    assert "Lo storico è vuoto." in judge("allena", "azzera", "--sì").stdout
    assert "1 evento nuovo, 0 già noti." in judge("allena", "importa", "-", typed=exported).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--concetto", "tocco letalee"), "forse «Tocco letale»"),
        (("--insieme", "/non/c'è"), "non c'è"),
        (("--regola", "999.9"), "nessuna situazione è così"),
    ],
)
def test_what_cannot_be_trained_ends_with_2(words: tuple[str, ...], said: str) -> None:
    done = judge("allena", *words, typed="")
    assert (done.exit_code, said in done.stderr) == (2, True)


def test_a_history_of_something_else_is_left_as_it_is(folder: Path, isolated_home: Path) -> None:
    other = isolated_home / ".local/share/judge/allenamento.sqlite"
    other.parent.mkdir(parents=True)
    other.write_bytes(b"SQLite format 3\0 ma non lo e'" * 40)
    done = judge("allena", "--insieme", str(folder), typed="")
    assert (done.exit_code, "storico" in done.stderr) == (2, True)
    assert other.read_bytes().startswith(b"SQLite format 3\0 ma")


def test_what_is_said_of_the_situation_before_is_kept(folder: Path) -> None:
    typed = "campo\n?\n?\n:voto 4\n:nota da rivedere con calma\n:sospendi\n:voto 9\n:boh\n"
    done = judge("allena", "--insieme", str(folder), typed=typed)
    assert "Conta come 4, subito, con la regola." in done.stdout
    assert "«9» non è un voto da 1 a 4" in done.stderr
    assert "«boh» non è una parola" in done.stderr
    kinds = [json.loads(line)["genere"] for line in judge("allena", "esporta").stdout.splitlines()]
    assert kinds == ["risposta", "voto", "segno", "segno"]
    assert "Per oggi non torna niente." in judge("allena", "--insieme", str(folder), typed="").stdout
    assert judge("allena", "riprendi").stdout == "uno\n"
    assert "Torna: uno." in judge("allena", "riprendi", "uno").stdout
    assert "Situazione 1 di 1" in judge("allena", "--insieme", str(folder), typed="").stdout


def test_the_steps_are_shown_when_they_are_asked_for(folder: Path) -> None:
    done = judge("allena", "--insieme", str(folder), typed="campo\n?\n?\n:passi\n")
    assert "[704.3, 704.5g, 701.8a]" in done.stdout


def test_statistics_of_nothing_and_of_something(folder: Path) -> None:
    assert "Non è ancora stata risposta nessuna situazione" in judge("allena", "statistiche").stdout
    judge("allena", "--insieme", str(folder), typed="campo\n?\n?\n")
    told = judge("allena", "statistiche").stdout
    assert "1 risposta in 1 giorno; giusto il 0 %." in told
    assert "Regole da rivedere: 120." in told
    assert max(map(len, told.splitlines())) <= 80
    assert "Il danno                    1  ................   0 %  ···········▁" in told
    data = json.loads(judge("allena", "statistiche", "--json").stdout)
    assert [len(data[name]) for name in ("ultime_settimane", "settimane")] == [12, 1]
    assert data["andamento"] == {"danno": [None] * 11 + [0.0]}
    assert (data["concetti"], sum(one["concetti"] for one in data["torna"])) == (
        [{"nome": "danno", "risposte": 1, "giusto": 0.0}],
        1,
    )


def test_whether_a_situation_is_fit_to_train_on(folder: Path, tmp_path: Path) -> None:
    fit = str(folder / "uno.yaml")
    assert judge("scenario", "controlla", "--per-allenare", fit).exit_code == 0
    bare = tmp_path / "senza.yaml"
    bare.write_text("titolo: Senza\ngiocatori: [{nome: Anna}, {nome: Bruno}]\n", "utf-8")
    twin = tmp_path / "altro.yaml"
    twin.write_text(
        Path(fit).read_text("utf-8").replace("Anna", "Carla").replace("chiede", "esempio: x\nchiede"), "utf-8"
    )
    done = judge("scenario", "controlla", "--per-allenare", fit, str(bare), str(twin))
    assert done.exit_code == 1
    assert "non dice che cosa si chiede" in done.stderr
    assert "nessuna regola decide" in done.stderr
    assert "è uguale a" in done.stderr


@posix
def test_a_history_that_cannot_be_written_is_told_in_one_line(folder: Path) -> None:
    for where in ("/proc/non-c-e", "/dev/null"):
        done = process("allena", "--insieme", str(folder), XDG_DATA_HOME=where)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("Errore: lo storico dell'allenamento non si apre")
        assert "Errno" not in done.stderr


def test_answers_to_choose_from_are_letters_or_words(folder: Path) -> None:
    shown = judge("allena", "--scelte", "--insieme", str(folder), "--json", typed='["a"]\n')
    put, result = map(json.loads, shown.stdout.splitlines())
    choices = put["domande"][0]["scelte"]
    assert sorted(choices) == ["campo di battaglia", "cimitero"]
    assert result["risposte"][0]["data"] == choices[0]
    assert result["risposte"][0]["credito"] == (choices[0] == "cimitero")
    done = judge("allena", "--scelte", "--insieme", str(folder), typed="cimitero\n?\n?\n")
    assert "a) " in done.stdout
    assert "1. Giusto." in done.stdout
    assert "a) " not in judge("allena", "--insieme", str(folder), typed="basta\n").stdout


def test_a_situation_is_predicted_step_by_step(folder: Path) -> None:
    words = ("allena", "--passi", "--insieme", str(folder))
    done = judge(*words, typed="cimitero\n?\n704.5g orso\n704.5g\n:passi\n")
    told = done.stdout
    assert "«fuoco» infligge 2 danni a «orso». Che cosa succede?" in told
    assert (
        told.index("In quale zona è «Orso»?")
        < told.index("[704.3, 704.5g, 701.8a]")
        < told.index("Alla fine di tutto:")
    )
    put, result = map(json.loads, judge(*words, "--json", typed='["cimitero"]\n').stdout.splitlines())
    assert put["domande"][0]["momento"].endswith("Che cosa succede?")
    assert "701.8a" not in json.dumps(put)
    assert result["risposte"][0]["credito"] == 1


def test_a_situation_is_presented_step_by_step_and_what_is_said_is_kept(folder: Path) -> None:
    source = str(folder / "uno.yaml")
    typed = "giusto Ada: muore\n\nsbagliato Bice\nnota\nnota bene\nboh\n" + "\n" * 9
    done = judge("allena", "--mostra", source, typed=typed)
    assert done.exit_code == 0
    assert "titolo che dice tutto" not in done.stdout
    assert "Ada: 1 su 1." in done.stdout
    assert "Bice: 0 su 1." in done.stdout
    assert "704.5g" in done.stdout
    assert "La nota è vuota" in done.stderr
    assert "«boh» non si capisce" in done.stderr
    kept = [json.loads(line) for line in judge("allena", "esporta").stdout.splitlines()]
    assert [(one["genere"], one["verdict"], one["candidate"], one["text"]) for one in kept] == [
        ("lezione", "giusto", "Ada", "muore"), ("lezione", "sbagliato", "Bice", ""), ("lezione", "nota", "", "bene"),
    ]  # fmt: skip
    stopped = judge("allena", "--mostra", source, typed="basta\n").stdout
    assert "704.5g" not in stopped
    assert "Nessuno ha detto niente." in stopped
    assert "Non è ancora stata risposta" in judge("allena", "statistiche").stdout


def test_a_concept_has_a_page_by_name_and_after_an_answer(folder: Path) -> None:
    told = judge("allena", "concetti", "Tocco letale").stdout
    assert "704.5h" in told
    assert "Situazioni: " in told
    assert "forse «Tocco letale»" in judge("allena", "concetti", "toco letale").stderr
    after = judge("allena", "--insieme", str(folder), typed="campo\n?\n?\n:concetto\n").stdout
    assert "Il danno\n" in after
