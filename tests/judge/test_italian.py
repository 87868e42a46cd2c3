"""No sentence of click reaches the person: neither on a help page nor in the answer to a wrong call."""

import ast
import re
from functools import cache
from pathlib import Path

import click
import pytest

from judge.commands import italian
from judge.commands.italian import Choice, WrongCall, message
from tests.judge.calling import every_command, judge

COMMANDS = list(every_command())

SPOKEN = frozenset({"file", "json", "html", "version", "help", "no", "per", "shell", "bash"})
"""Words of click's sentences that are also Italian, or names of ours."""


@cache
def words_of_click() -> frozenset[str]:
    """The words of every sentence that click may show, read from the calls that translate it."""
    found: set[str] = set()
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"_", "ngettext"}:
                sentences = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                for sentence in sentences:
                    found |= set(re.findall(r"[a-z]{3,}", re.sub(r"\{[^}]*\}|%\(\w+\)s", " ", sentence).lower()))
    names = {"options", "args", "command", "text", "integer", "float", "boolean", "required", "default", "try"}
    return frozenset(found | names) - SPOKEN


def english_in(text: str) -> set[str]:
    """The words of click in a text, without what it quotes from the call and the name of the publisher."""
    text = text.replace("Wizards of the Coast", "")
    return set(re.findall(r"[a-zà-ù]+", re.sub(r"«[^»]*»", "", text).lower())) & words_of_click()


def label(case: tuple[str, ...]) -> str:
    return " ".join(case) or "judge"


def wrong_calls() -> list[tuple[str, ...]]:
    """For every command, each way of calling it wrongly that click notices."""
    calls: list[tuple[str, ...]] = []
    for path, command in COMMANDS:
        context = click.Context(command)
        calls += [(*path, "--inesistente"), (*path, "-q"), (*path, "--help=x")]
        if isinstance(command, click.Group):
            calls.append((*path, "inesistente"))
            if path and not command.invoke_without_command:
                calls += [path, (*path, "--")]
            continue
        arguments = [p for p in command.get_params(context) if isinstance(p, click.Argument)]
        if any(argument.required for argument in arguments):
            calls.append(path)
        if all(argument.nargs == 1 for argument in arguments):
            calls.append((*path, *["x"] * (len(arguments) + 1)))
            calls.append((*path, *["x"] * (len(arguments) + 2)))
        for option in command.get_params(context):
            if not isinstance(option, click.Option) or "--help" in option.opts:
                continue
            name = max(option.opts, key=len)
            calls.append((*path, f"{name}=x") if option.is_flag else (*path, name))
            if not isinstance(option.type, click.types.StringParamType) and not option.is_flag:
                calls.append((*path, *["x"] * len(arguments), name, "-1"))
    return calls


def test_the_words_of_click_are_found_where_it_speaks() -> None:
    assert {
        "usage",
        "error",
        "missing",
        "argument",
        "such",
        "unexpected",
        "requires",
        "invalid",
        "aborted",
    } <= words_of_click()

    @click.command()
    @click.argument("name")
    def speaking(name: str) -> None:
        """Una pagina di click."""

    spoken = speaking.get_help(click.Context(speaking, info_name="x"))
    assert {"usage", "options", "show", "message", "exit"} <= english_in(spoken)


@pytest.mark.parametrize("path", [path for path, _ in COMMANDS], ids=label)
def test_every_help_page_is_in_italian(path: tuple[str, ...]) -> None:
    page = judge(*path, "--help")
    assert page.exit_code == 0
    assert page.stderr == ""
    assert page.stdout.startswith(f"Uso: {' '.join(('judge', *path))} [OPZIONI]")
    assert "\nOpzioni:\n" in page.stdout
    keys = re.compile(r"\b[a-z]+_[a-z]+\b")  # keys of JSON, such as name_it, are no words
    assert english_in(keys.sub("", page.stdout)) == set()
    assert judge(*path, "-h").stdout == page.stdout


@pytest.mark.parametrize(("path", "command"), COMMANDS, ids=[label(path) for path, _ in COMMANDS])
def test_every_command_argument_and_option_is_explained(path: tuple[str, ...], command: click.Command) -> None:
    assert command.help
    assert not path or command.short_help
    for parameter in command.get_params(click.Context(command)):
        explanation = (
            parameter.explanation if isinstance(parameter, italian.Argument) else getattr(parameter, "help", "")
        )
        assert explanation, parameter.name


@pytest.mark.parametrize("call", wrong_calls(), ids=label)
def test_every_wrong_call_is_answered_in_italian(call: tuple[str, ...]) -> None:
    answer = judge(*call)
    assert answer.exit_code == 2
    assert answer.stdout == ""
    first, use, *_, hint = answer.stderr.splitlines()
    assert first.startswith("Errore: ")
    assert use.startswith("Uso: judge")
    assert re.fullmatch(r"Aiuto: judge.* --help", hint)
    assert english_in(answer.stderr) == set()


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("regol 704", "comando sconosciuto: «regol»; forse regola"),
        ("scenario esgui x", "comando sconosciuto: «esgui»; forse esegui"),
        ("scenario xyz", "comando sconosciuto: «xyz»; c'è esegui, controlla, "),
        ("scenario", "manca il comando: esegui, controlla, "),
        ("regola", "manca NUMERO"),
        ("regola 704 --jsn", "opzione sconosciuta: «--jsn»; forse --json"),
        ("regola 704 --json=si", "«--json» non vuole un valore"),
        ("giro uno", "argomento di troppo: «uno»"),
        ("giro uno due", "argomenti di troppo: «uno» «due»"),
        ("scenario esegui x --formato", "dopo «--formato» manca il valore: testo, riga, markdown, html, svg o json"),
        (
            "scenario esegui x --formato markdwn",
            "--formato: «markdwn» non è tra testo, riga, markdown, html, svg o json; forse markdown",
        ),
        ("scenario elenco --livello 9", "--livello: «9» non è un numero da 1 a 5"),
        ("scenario elenco --livello ²", "--livello: «²» non è un numero da 1 a 5"),
    ],
)
def test_the_message_names_what_is_wrong_and_the_nearest_right_word(call: str, said: str) -> None:
    assert judge(*call.split()).stderr.startswith(f"Errore: {said}")


def test_an_error_that_nobody_translated_does_not_speak_english() -> None:
    assert "argument" not in message(click.BadArgumentUsage("Argument x takes 2 values."))
    assert message(WrongCall("la nostra")) == "la nostra"


def test_a_choice_gives_the_word_itself() -> None:
    assert Choice(["uno", "due"]).convert("uno", None, None) == "uno"


def test_words_of_the_call_cannot_steer_the_terminal() -> None:
    answer = judge("regol\x1b[31ma\x07", "x")
    assert "«regola»" in answer.stderr
    assert "\x1b" not in answer.stderr
