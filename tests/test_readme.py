"""The README promises two commands that work as they stand, and names only what exists."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.readme import README, commands, scenario_name
from tests.shared import ROOT

TEXT = README.read_text("utf-8")
GUIDES = ("comandi.md", "cercare.md", "carte.md", "scrivere-una-situazione.md")
"""The pages that say the commands with all that belongs to them."""
PICTURE = "docs/immagini/svolgimento.svg"


def judge(*words: str) -> subprocess.CompletedProcess[str]:
    """The console script with these words, in a process of its own."""
    code = "import sys; from judge.cli import main; sys.argv[0] = 'judge'; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def quoted_verbs() -> list[tuple[str, ...]]:
    """Each `judge ...` written as code in the README and its pages, as its verbs and options: what is no argument."""
    text = "\n".join([TEXT, *((ROOT / "docs" / name).read_text("utf-8") for name in GUIDES)])
    lines = re.findall(r"`judge ([^`\n]+)`", text) + re.findall(r"^\s*\$ judge (.+)$", text, re.MULTILINE)
    found = set()
    for line in lines:
        words = shlex.split(line)
        verbs = [word for word in words if re.fullmatch(r"[a-z]+(-[a-z]+)*|--[a-z-]+", word)]
        found.add(tuple(verbs))
    return sorted(found)


def scenarios_shown() -> list[str]:
    """The scenarios that the page about writing them shows."""
    page = (ROOT / "docs" / "scrivere-una-situazione.md").read_text("utf-8")
    return re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def test_scenarios_are_shown() -> None:
    assert len(scenarios_shown()) > 1


def test_there_are_exactly_two_commands() -> None:
    play, check = commands()
    assert play.startswith("python3 -m venv ")
    assert "pytest" in check


@pytest.mark.parametrize("blocks", [0, 1, 3])
def test_another_number_of_commands_is_refused(blocks: int) -> None:
    with pytest.raises(ValueError, match=f"not {blocks}"):
        commands("```sh\ntrue\n```\n\n```text\nfalse\n```\n" * blocks)


def test_a_command_is_read_as_it_stands() -> None:
    assert commands("```sh\none && \\\n  'two'\n```\ntext\n```sh\nthree\n```\n") == ("one && \\\n  'two'", "three")


def test_the_commands_need_python_and_pip_alone() -> None:
    programs = [shlex.split(part)[0] for command in commands() for part in command.split("&&")]
    assert set(programs) <= {"python3", ".venv/bin/python", ".venv/bin/judge"}


def test_the_commands_install_the_project_and_what_its_tests_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    play, check = commands()
    assert "judge" in project["scripts"]
    assert " ." in play
    extras = re.findall(r"\.\[(\w+)\]", check)
    assert extras
    assert set(extras) <= set(project["optional-dependencies"])


def test_the_scenario_of_the_first_command_is_a_built_in_one() -> None:
    name = scenario_name(commands()[0])
    listed = judge("scenario", "elenco")
    assert listed.returncode == 0, listed.stderr
    assert re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", listed.stdout)


def test_the_name_of_that_scenario_is_written_once() -> None:
    assert TEXT.count(scenario_name(commands()[0])) == 1


def test_the_first_command_gives_a_ruling_with_rule_numbers() -> None:
    ruling = judge("scenario", "esegui", scenario_name(commands()[0]))
    assert ruling.returncode == 0, ruling.stderr
    assert re.search(r"\b[1-9]\d\d\.\d+[a-z]*\b", ruling.stdout)


@pytest.mark.parametrize("words", quoted_verbs(), ids=" ".join)
def test_every_command_named_exists(words: tuple[str, ...]) -> None:
    verbs = [word for word in words if not word.startswith("--")]
    options = [word for word in words if word.startswith("--")]
    described = judge(*verbs, "--help")
    assert described.returncode == 0, described.stderr
    assert [option for option in options if option not in described.stdout] == []


def test_a_command_that_does_not_exist_would_be_noticed() -> None:
    assert judge("scenario", "inesistente", "--help").returncode == 2


@pytest.mark.parametrize("example", scenarios_shown())
def test_a_scenario_shown_is_right_and_plays(example: str, tmp_path: Path) -> None:
    file = tmp_path / "esempio.yaml"
    file.write_text(example, "utf-8")
    for verb in ("controlla", "esegui"):
        done = judge("scenario", verb, str(file))
        assert done.returncode == 0, done.stderr


def printed_examples() -> list[tuple[str, str]]:
    """Each command of the README that is shown with what it prints; `…` stands for the rest of a line, or of it all."""
    blocks = re.findall(r"^```console\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [
        (call, shown) for block in blocks for call, shown in re.findall(r"\$ judge (.+)\n((?:(?!\$ ).*\n)*)", block)
    ]


@pytest.mark.parametrize(("call", "shown"), printed_examples())
def test_what_the_readme_shows_is_what_is_printed(call: str, shown: str) -> None:
    printed = judge(*shlex.split(call))
    assert printed.returncode == 0, printed.stderr
    pattern = r"\n".join(r".*".join(map(re.escape, line.split("…"))) for line in shown.rstrip("\n").split("\n"))
    assert re.match(pattern, printed.stdout), printed.stdout


def test_a_command_is_shown_with_what_it_prints() -> None:
    assert printed_examples()


def test_the_newest_version_is_told_about() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    newest = re.search(r"^## (\S+), .+\n\n- ", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert version.partition(".dev")[0] == newest[1]


def test_the_picture_is_shown_as_soon_as_there_is_one() -> None:
    shown = re.sub(r"<!--.*?-->", "", TEXT, flags=re.DOTALL).count(f"]({PICTURE})")
    assert PICTURE in TEXT
    assert shown == (1 if (ROOT / PICTURE).exists() else 0)


def test_the_notice_is_there() -> None:
    notice = TEXT.partition("\n## Licenza e avvertenza\n")[2]
    assert "non ufficiale" in notice
    assert re.search(r"Wizards of the Coast non lo ha approvato né lo sostiene", notice)
    assert "MIT" in notice
