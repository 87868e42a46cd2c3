"""How a run ends: exit codes, messages on stderr, and reports of what nobody foresaw."""

import json
import os
import re
import signal
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from threading import Event
from types import ModuleType

import click
import pytest
from click.testing import Result

from judge import diagnostics, paths
from judge.cli import NOTICE, cli
from judge.commands import app
from judge.diagnostics import Exit, Problem, guarded
from judge.patience import stopped_by_interrupt
from ruletext.reasons import reason
from tests.judge.calling import CODE, judge, posix, process, runner
from tests.patience import PATIENCE
from tests.shared import ROOT


def broken_call(monkeypatch: pytest.MonkeyPatch, error: Exception) -> Result:
    """A call in which something goes wrong that nobody foresaw."""

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr("judge.commands.rules.numbers_written", fail)
    return runner().invoke(cli, ["regola", "704.5f"])


def test_the_help_page_documents_every_exit_code_and_carries_the_notice() -> None:
    page = judge("--help").stdout
    assert max(map(len, page.splitlines())) <= 80
    for code in Exit:
        assert re.search(rf"^ +{code.value} +{re.escape(code.meaning[:30])}", page, re.MULTILINE)
        assert code.meaning in " ".join(page.split())
    assert " ".join(NOTICE.split()) in " ".join(page.split())
    assert "non ufficiale" in NOTICE
    assert "Wizards of the Coast non lo ha approvato e non lo sostiene" in NOTICE


def test_without_a_terminal_judge_alone_prints_its_help() -> None:
    alone = process()
    assert alone.returncode == 0
    assert alone.stdout == process("--help").stdout
    assert alone.stderr == ""


@pytest.mark.parametrize("name", ["judge", "-m"])
def test_both_ways_to_start_it_are_the_same(name: str) -> None:
    words = ["-m", "judge"] if name == "-m" else ["-c", CODE]
    run = subprocess.run([sys.executable, *words, "regola"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "Uso: judge regola [OPZIONI] NUMERO..." in run.stderr


def test_the_version_is_the_one_that_is_installed() -> None:
    from importlib.metadata import version

    assert judge("--version").stdout == f"judge {version('judge')}\n"


@pytest.mark.parametrize("words", [[], ["tavolo"], ["svolgi", "x.yaml"]], ids=" ".join)
def test_without_the_application_judge_says_so(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(Problem, match="non c'è ancora") as refused:
        app.start()
    assert refused.value.code == Exit.WRONG_INPUT
    if words:
        assert "non c'è ancora" in judge(*words).stderr


@pytest.fixture
def application(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """An application that does nothing but note how it was started."""
    started: list[dict[str, str]] = []
    module = ModuleType("judge.app")
    module.__spec__ = ModuleSpec("judge.app", None)
    module.run = lambda **how: started.append(how)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "judge.app", module)
    return started


def test_the_application_needs_a_terminal(application: list[dict[str, str]]) -> None:
    refused = judge("tavolo")
    assert refused.exit_code == 2
    assert "ha bisogno di un terminale" in refused.stderr
    assert application == []


def test_in_a_terminal_the_application_starts_where_it_is_asked_to(
    application: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("judge.commands.app.sys.stdin", Terminal())
    monkeypatch.setattr("judge.commands.app.sys.stdout", Terminal())
    with click.Context(cli):
        cli.callback()  # type: ignore[misc]
        app.table.callback(None)  # type: ignore[misc]
        app.play.callback("x.yaml")  # type: ignore[misc]
    started = [{name: one[name] for name in ("mode", "source")} for one in application]
    assert started == [
        {"mode": "", "source": ""},
        {"mode": "tavolo", "source": ""},
        {"mode": "svolgimento", "source": "x.yaml"},
    ]


def test_an_unforeseen_error_is_one_line_and_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = broken_call(monkeypatch, ValueError("una sorpresa"))
    assert answer.exit_code == 70
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    where = re.fullmatch(r"Errore: imprevisto del programma \(ValueError\); il rapporto completo è in (.+)", line)
    assert where
    file = Path(where[1])
    assert file.is_relative_to(paths.state())
    report = file.read_text("utf-8")
    assert "ValueError: una sorpresa" in report
    assert "Traceback" in report


def test_only_the_newest_reports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = paths.made(paths.state() / "errori")
    for number in range(30):
        (folder / f"20200101T0000{number:02}Z-1.txt").touch()
    broken_call(monkeypatch, ValueError("una sorpresa"))
    kept = sorted(folder.iterdir())
    assert len(kept) == diagnostics.KEPT_REPORTS
    assert kept[0].name == "20200101T000011Z-1.txt"
    assert "una sorpresa" in kept[-1].read_text("utf-8")


def test_with_debugging_on_the_report_is_shown_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DEBUG", "1")
    answer = broken_call(monkeypatch, ValueError("una \x1b[31msorpresa"))
    assert answer.exit_code == 70
    assert "ValueError: una sorpresa" in answer.stderr
    assert "Traceback" in answer.stderr


def test_a_report_that_cannot_be_kept_is_shown(monkeypatch: pytest.MonkeyPatch, isolated_home: Path) -> None:
    state = paths.state()
    state.parent.mkdir(parents=True)
    state.write_text("un file dove va la cartella")
    answer = broken_call(monkeypatch, ValueError("una sorpresa"))
    assert answer.exit_code == 70
    assert "ValueError: una sorpresa" in answer.stderr
    assert "non si può scrivere su disco" in answer.stderr
    assert isolated_home in state.parents


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        (None, 0),
        (Exit.FAILED, 1),
        (Problem("una cosa"), 2),
        (Problem("un'altra", Exit.FAILED), 1),
        (click.Abort(), 130),
        (KeyboardInterrupt(), 130),
        (BrokenPipeError(32, "chiuso"), 141),
    ],
    ids=repr,
)
def test_each_end_has_its_code(outcome: object, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    def run() -> object:
        if isinstance(outcome, BaseException):
            raise outcome
        return outcome

    assert guarded(run) == code
    assert "Traceback" not in capsys.readouterr().err


def test_reasons_of_the_system_are_in_italian() -> None:
    with pytest.raises(OSError, match="No such file") as error:
        Path("/non/c'è").read_bytes()
    assert reason(error.value) == "non c'è"


@posix
def test_a_reader_that_closes_early_is_no_error() -> None:
    command = [sys.executable, "-c", CODE, "regola", *["702"] * 20]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.read(10)
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait(60) == Exit.OUTPUT_CLOSED


@posix
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["--help"], ["regola", "--help"], ["704.5f"], ["scenario", "elenco"], []])
def test_a_reader_that_was_never_there_is_no_error(words: list[str], unbuffered: str) -> None:
    """With a buffer the interpreter writes what is left in it as it ends, and must find nothing to complain of."""
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-c", CODE, *words],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        check=False,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
    )
    os.close(writing)
    assert (run.returncode, run.stderr) == (Exit.OUTPUT_CLOSED, b"")


@posix
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_message_that_nobody_reads_changes_nothing(unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", CODE, "regola", "pippo", "704.5f"]
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=writing, check=False, env=environment)
    os.close(writing)
    assert (run.returncode, run.stdout[:6]) == (Exit.WRONG_INPUT, b"704.5f")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_answers_that_a_full_disk_does_not_take_are_told_once(unbuffered: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered, "XDG_STATE_HOME": str(tmp_path)}
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", CODE, "704.5f"]
        run = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False, env=environment)
    assert run.returncode == Exit.UNWRITTEN
    assert run.stderr.decode().startswith("Errore: la risposta non si può scrivere: ")
    assert len(run.stderr.decode().splitlines()) == 1
    assert not [*tmp_path.rglob("*.txt")]


@posix
@pytest.mark.parametrize("command", ["cerca -", "carta leggi -", "mazzo controlla -", "scenario esegui -"])
def test_an_input_that_the_shell_closed_is_told_in_words(command: str) -> None:
    shell = ["sh", "-c", f'"$0" -c "{CODE}" {command} <&-', sys.executable]
    run = subprocess.run(shell, cwd=ROOT, capture_output=True, check=False)
    assert (run.returncode, run.stderr.decode()) == (2, "Errore: da stdin non arriva niente: è chiuso\n")


@pytest.mark.parametrize("command", ["esegui", "esplora", "controlla"])
def test_a_name_that_no_file_can_have_is_told_in_words(command: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", CODE, "scenario", command, "a" * 300], cwd=ROOT, capture_output=True, check=False
    )
    assert run.returncode == 2
    assert run.stderr.decode().startswith("Errore: ")


def test_the_first_interrupt_asks_for_an_end_and_the_second_one_ends() -> None:
    with stopped_by_interrupt() as stop:
        assert not stop.is_set()
        signal.raise_signal(signal.SIGINT)
        assert stop.is_set()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


@posix
def test_no_output_at_all_is_no_error() -> None:
    run = subprocess.run(
        ["sh", "-c", f'"$0" -c "{CODE}" 704.5f >&-', sys.executable], cwd=ROOT, capture_output=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, b"")


def test_a_letter_that_the_output_cannot_write_is_no_error() -> None:
    def written(*words: str) -> bytes:
        environment = {**os.environ, "PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"}
        command = [sys.executable, "-c", CODE, "regola", *words]
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=True, env=environment).stdout

    page = judge("regola", "704").stdout
    assert "…" in page
    assert written("704").decode("latin-1") == page.replace("…", "?")
    assert json.loads(written("704", "--json")) == json.loads(judge("regola", "704", "--json").stdout)


def test_files_of_judge_are_kept_apart_and_only_made_when_needed(isolated_home: Path) -> None:
    folders = [paths.config(), paths.data(), paths.cache(), paths.state()]
    assert len(set(folders)) == 4
    assert all(isolated_home in folder.parents for folder in folders)
    assert not any(folder.exists() for folder in folders)
    made = paths.made(folders[0])
    assert made.is_dir()
    if os.name == "posix":
        assert made.stat().st_mode & 0o777 == 0o700


def test_that_the_end_of_stdin_is_waited_for_is_told_once_it_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    said = Event()

    def say(message: str) -> None:
        told.append(message)
        said.set()

    monkeypatch.setattr(diagnostics, "say", say)
    monkeypatch.setattr(diagnostics, "QUIET", 0.0)
    with diagnostics.telling_that_it_waits():
        assert said.wait(PATIENCE)
    assert len(told) == 1
    assert "stdin" in told[0]
    # Whoever is answered in time is told nothing.
    monkeypatch.setattr(diagnostics, "QUIET", PATIENCE)
    with diagnostics.telling_that_it_waits():
        pass
    assert len(told) == 1
