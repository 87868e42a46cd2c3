"""What a shell completes: commands, situations by their names, cards; the application served to a browser."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from judge.commands import completing
from tests.judge.calling import judge, process


def completed(words: str) -> list[str]:
    """What bash would offer for the last word of a call."""
    at = str(len(words.split(" ")) - 1)
    done = process(_JUDGE_COMPLETE="bash_complete", COMP_WORDS=words, COMP_CWORD=at)
    assert done.returncode == 0, done.stderr
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_commands_and_situations_are_offered() -> None:
    assert completed("judge scen") == ["scenario"]
    names = completed("judge scenario esegui danno-let")
    assert "danno-letale" in names and all(name.startswith("danno-let") for name in names)


def test_what_begins_like_no_situation_may_be_a_file() -> None:
    (one,) = completing.situations("./miei/tavolo")
    assert one.type == "file"
    assert [one.type for one in completing.situations("danno-letale")] == ["plain"]


def test_without_imported_cards_none_are_offered() -> None:
    assert completing.cards("Fol") == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_each_shell_calls_back(shell: str) -> None:
    told = judge("completamento", shell)
    assert told.exit_code == 0 and f"_JUDGE_COMPLETE={shell}_complete" in told.stdout
    assert judge("completamento", "tcsh").exit_code == 2


STUB = """
judge() { :; }
env() { printf 'plain,%s\\n' "Anima d'Acqua" "Anima, la *" danno-letale; }
compopt() { echo "compopt $2"; }
eval "$1"
COMP_WORDS=(judge carta mostra An) COMP_CWORD=3
_judge_completion judge
printf '%s\\n' "${#COMPREPLY[@]}" "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_a_name_with_blanks_is_one_word_for_bash_and_is_quoted_by_it() -> None:
    script = judge("completamento", "bash").stdout
    told = subprocess.run(["bash", "-c", STUB, "bash", script], capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-4:] == ["3", "Anima d'Acqua", "Anima, la *", "danno-letale"]
    # Only names that the shell would read otherwise are quoted as those of files are.
    assert told.count("compopt filenames") == 2


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
def test_the_line_of_the_guide_is_enough_for_a_zsh_in_which_nobody_asked_for_completion(tmp_path: Path) -> None:
    script = judge("completamento", "zsh").stdout
    says = 'eval "$1"; print -r -- ${_comps[judge]}'
    told = subprocess.run(
        ["zsh", "-f", "-c", says, "zsh", script],
        capture_output=True, text=True, check=True, env={"HOME": str(tmp_path), "PATH": os.environ["PATH"]},
    )  # fmt: skip
    assert (told.stdout, told.stderr) == ("_judge_completion\n", "")
    # Where somebody did, nothing is done again.
    before = f"autoload -Uz compinit; compinit -D; compinit() {{ print again; }}; {says}"
    told = subprocess.run(["zsh", "-f", "-c", before, "zsh", script], capture_output=True, text=True, check=True)
    assert told.stdout == "_judge_completion\n"


FISH = """
function judge; end
function env; printf 'plain,%s\\n' "Anima, la Prima" "Anima d'Acqua" danno-letale; end
eval $argv[1]
_judge_completion
"""


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
def test_a_name_with_a_comma_is_one_for_fish() -> None:
    script = judge("completamento", "fish").stdout
    told = subprocess.run(
        ["fish", "--no-config", "-c", FISH, script], capture_output=True, text=True, check=True
    ).stdout
    assert told.splitlines() == ["Anima, la Prima", "Anima d'Acqua", "danno-letale"]


def test_serving_without_its_part_says_which_command_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    told = judge("servi")
    assert told.exit_code == 2
    assert (
        told.stderr
        == "Errore: per servire l'applicazione a un browser manca una parte: python -m pip install 'judge[web]'\n"
    )


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[SimpleNamespace]:
    """A server that only notes what it is asked to serve."""
    asked: list[SimpleNamespace] = []

    class Server:
        def __init__(self, command: str, **settings: object) -> None:
            asked.append(SimpleNamespace(command=command, **settings))

        def serve(self) -> None:
            if asked[-1].port == 81:
                raise PermissionError(13, "Permission denied")

    package, module = ModuleType("textual_serve"), ModuleType("textual_serve.server")
    module.Server = Server  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "textual_serve", package)
    monkeypatch.setitem(sys.modules, "textual_serve.server", module)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    return asked


def test_it_is_served_to_this_machine_alone_unless_that_is_asked_for(served: list[SimpleNamespace]) -> None:
    told = judge("servi")
    assert (told.exit_code, told.stderr) == (0, "")
    assert (served[-1].host, served[-1].port) == ("127.0.0.1", 8000)
    assert served[-1].command.endswith("-m judge")
    told = judge("servi", "--indirizzo", "0.0.0.0", "--porta", "9000")
    assert "userà judge come te" in told.stderr
    assert (served[-1].host, served[-1].port) == ("0.0.0.0", 9000)


def test_a_port_that_is_not_free_is_told_in_one_line(served: list[SimpleNamespace]) -> None:
    told = judge("servi", "--porta", "81")
    assert told.exit_code == 2 and told.stderr.startswith("Errore: su 127.0.0.1:81 non si può servire")
    assert judge("servi", "--porta", "0").exit_code == 2


def test_the_page_that_a_browser_is_given_is_ours_and_asks_for_nothing_from_elsewhere(
    served: list[SimpleNamespace],
) -> None:
    judge("servi")
    page = Path(served[-1].templates_path) / "app_index.html"
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"(?:https?:)?//[a-z]", text) == []
    sources = re.findall(r'(?:\b(?:src|href)=|url\()"([^"]*)"', text)
    assert len(sources) == 4 and all(source.startswith("{{ config.static.url }}") for source in sources)
    assert {"app_websocket_url", "font_size", "ping_url"} <= {*re.findall(r"\{\{ (\w+) \}\}", text)}
    assert '<html lang="it">' in text
    # Who has no mouse types at once.
    assert "keys.focus()" in text
