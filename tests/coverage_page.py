"""What is realised and what proves it, read from the source: `python -m tests.coverage_page` writes docs/coverage.md.

It also writes how each rule stands, for `judge motore lacune`.

A rule is realised where the engine cites it; where no step cites it, the code that says in its docstring what it realises is
named instead, so that a number leads to its room. A rule is proved by the tests that are named after it (`test_704_5f_...`,
`test_704_5f_704_6a_...`) and by the scenarios of the library that must cite it. Nothing here is written by hand but
docs/examples.toml: what each example of the source documents came to where no scenario plays it, and what plays each example of
the English rules.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import engine
from engine.words.citations import EDITION, gaps
from ruletext.builtin import UnknownRuleError, builtin
from ruletext.number import RuleNumber
from tests.plain_yaml import plain_file, words_of_file
from tests.shared import ROOT
from tests.source import statements

PAGE = ROOT / "docs" / "coverage.md"
EXAMPLES = ROOT / "docs" / "examples.toml"
LIBRARY = ROOT / "scenarios" / "library"
PROVING = (ROOT / "tests" / "engine", ROOT / "tests" / "scenarios")
SAID = re.compile(r"(?<![\d.])(\d{3})\.(\d+)(?:([a-z]{1,2})(?:-([a-z]))?)?(?![\d.]\d)")
NAME = re.compile(r"(?<=_)(\d{3})_(\d+)([a-z]{0,2})(?=_|$)")
STATUSES = ("played", "partly", "text only", "open")


@dataclass(slots=True)
class Proof:
    """One rule: the files of the engine that cite it, or speak of it, its named tests by file, the scenarios that must cite it."""

    cited: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)
    tests: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    scenarios: int = 0


@cache
def realised() -> dict[RuleNumber, Proof]:
    """All rules that the engine cites or speaks of, or that a test is named after, in the order of their numbers."""
    found: defaultdict[RuleNumber, Proof] = defaultdict(Proof)
    for path in sorted((ROOT / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cite":
                found[RuleNumber.exact(_literal(node))].cited.add(_short(path))
            elif isinstance(node, ast.Expr):
                for number in _said(node):
                    found[number].said.add(_short(path))
    for folder in PROVING:
        for path in sorted(folder.rglob("test_*.py")):
            for number in _tested(path):
                found[number].tests[_short(path)] += 1
    for path in sorted(LIBRARY.rglob("*.yaml")):
        for rule in words_of_file(path).get("regole") or ():  # 707.10 is no number
            number = RuleNumber.exact(str(rule).removeprefix("cr ").replace(" ", ""))
            if number in found:
                found[number].scenarios += 1
    return dict(sorted(found.items()))


def _said(node: ast.Expr) -> Iterator[RuleNumber]:
    """The rules that a docstring names, ranges of letters spelt out, as far as there are such rules."""
    if not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
        return
    rules = builtin()
    for chapter, number, letter, last in SAID.findall(node.value.value):
        letters = map(chr, range(ord(letter), ord(last) + 1)) if last and len(letter) == 1 else [letter]
        for one in letters:
            with suppress(ValueError):
                found = RuleNumber.exact(f"{chapter}.{number}{one}")
                if rules.has(found):
                    yield found


def _literal(call: ast.Call) -> str:
    (argument,) = call.args
    assert isinstance(argument, ast.Constant)
    return str(argument.value)


def _short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _tested(path: Path) -> Iterator[RuleNumber]:
    """The rules that the tests of a file are named after, once for each test."""
    for node in statements(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            named = dict.fromkeys(f"{chapter}.{number}{letter}" for chapter, number, letter in NAME.findall(node.name))
            yield from map(RuleNumber.exact, named)


def played() -> dict[str, list[str]]:
    """The examples of the documents that the library plays, with the names of the scenarios."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(LIBRARY.rglob("*.yaml")):
        example = plain_file(path).get("esempio")
        if example is not None:
            found[str(example)].append(path.stem)
    return dict(found)


def page() -> str:
    """The page, whole."""
    proofs = realised()
    lines = [
        "# Coverage",
        "",
        "Written by `python -m tests.coverage_page` from the source, the tests and the library; a test fails when it is stale.",
        f"Numbers are those of {EDITION}.",
        "",
        *_summary(proofs),
        "",
        *_examples(),
        "",
        *_reference(),
        "",
        *_gaps(),
        "",
        *_chapters(proofs),
    ]
    return "\n".join(lines) + "\n"


def _summary(proofs: dict[RuleNumber, Proof]) -> Iterator[str]:
    cited = [number for number, proof in proofs.items() if proof.cited]
    tested = [number for number, proof in proofs.items() if proof.tests]
    unproved = [str(number) for number in cited if not _proved(number, proofs)]
    yield "| what | how many |"
    yield "| --- | ---: |"
    yield f"| rules that the engine cites | {len(cited)} |"
    yield f"| distinct rules with a test named after them | {len(tested)} |"
    yield f"| cited rules with such a test | {len(cited) - len(unproved)} |"
    yield f"| rules said to be not realised | {len(known_gaps())} |"
    if unproved:
        yield ""
        yield f"Cited, and proved only by other tests or scenarios: {', '.join(unproved)}."


def _proved(number: RuleNumber, proofs: dict[RuleNumber, Proof]) -> bool:
    """Whether a rule has a named test; a chapter that is cited whole, as a step of the turn is, whether any of its rules has."""
    if re.fullmatch(r"\d+", str(number)):
        return any(proof.tests for other, proof in proofs.items() if other.chapter == number.chapter)
    return bool(proofs[number].tests)


def _examples() -> Iterator[str]:
    known = tomllib.loads(EXAMPLES.read_text("utf-8"))
    scenarios = played()
    rows = []
    for name, entry in known["examples"].items():
        told_by = scenarios.get(entry.get("same", name), [])
        status = "played" if told_by and "status" not in entry else entry.get("status", "open")
        told = ", ".join(f"`{scenario}`" for scenario in told_by)
        rows.append((name, entry["rule"], status, " — ".join(part for part in (told, entry.get("why", "")) if part)))
    counts = {status: sum(row[2] == status for row in rows) for status in STATUSES}
    yield "## Examples of the source documents"
    yield ""
    yield ", ".join(f"{status}: {count}" for status, count in counts.items() if count) + f"; {len(rows)} in all."
    yield ""
    yield "| example | rule | status | by, or why not |"
    yield "| --- | --- | --- | --- |"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def named_tests() -> dict[str, str]:
    """Every test function that proves something of the engine, with its file."""
    return {
        node.name: _short(path)
        for folder in PROVING
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def _reference() -> Iterator[str]:
    """The examples of the English rules: by which scenario or test, or as which example of the documents, each is played."""
    known = tomllib.loads(EXAMPLES.read_text("utf-8"))
    scenarios, tests = played(), named_tests()
    rows = []
    for name, entry in known["reference"].items():
        by = entry.get("by", "")
        if by in known["examples"]:
            shown = known["examples"][by]
            found = scenarios.get(shown.get("same", by), [])
            status = shown.get("status", "played" if found else "open")
            told = ", ".join([by, *(f"`{one}`" for one in found)])
        else:
            status = entry.get("status", "played" if by else "open")
            told = f"`{f'{tests[by]}::{by}' if by in tests else by}`" if by else entry.get("why", "")
        rows.append((name, status, told.replace("`tests/", "`")))
    counts = {status: sum(row[1] == status for row in rows) for status in STATUSES}
    yield "## Examples of the English rules"
    yield ""
    yield (
        "Restated with cards of our own. "
        + ", ".join(f"{status}: {n}" for status, n in counts.items() if n)
        + f"; {len(rows)} in all."
    )
    yield ""
    yield "| rule, and which of its examples | status | by |"
    yield "| --- | --- | --- |"
    yield from (f"| {' | '.join(row)} |" for row in rows if row[1] != "open")
    yield ""
    yield f"Open: {', '.join(row[0] for row in rows if row[1] == 'open')}."


def known_gaps() -> list[tuple[RuleNumber, str]]:
    """What the engine says it does not realise, in the order of the rules."""
    for module in walk_packages(engine.__path__, f"{engine.__name__}."):
        import_module(module.name)
    return sorted((RuleNumber.exact(gap.rule), gap.subject) for gap in gaps())


def _gaps() -> Iterator[str]:
    yield "## Not realised"
    yield ""
    yield "A ruling that needs one of these is *incompleta* and names it (`judge motore lacune`)."
    yield ""
    yield from (f"- {number}: {subject}" for number, subject in known_gaps())


def _chapters(proofs: dict[RuleNumber, Proof]) -> Iterator[str]:
    by_chapter: defaultdict[int, list[tuple[RuleNumber, Proof]]] = defaultdict(list)
    for number, proof in proofs.items():
        by_chapter[number.chapter].append((number, proof))
    rules = builtin()
    yield "## Rules, chapter by chapter"
    for chapter, rows in by_chapter.items():
        try:
            title = rules.title(str(chapter))
        except UnknownRuleError:
            title = ""
        yield ""
        yield f"### {chapter} {title}".rstrip()
        yield ""
        yield "| rule | realised in | proved by | scenarios |"
        yield "| --- | --- | --- | ---: |"
        for number, proof in rows:
            code = _listed(sorted(proof.cited or proof.said))
            yield f"| {number} | {code} | {_listed(_counted(proof))} | {proof.scenarios or ''} |"


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(f"`{part.removeprefix('tests/')}`" if "/" in part else part for part in parts)


def _counted(proof: Proof) -> list[str]:
    return [name if times == 1 else f"{name} ×{times}" for name, times in sorted(proof.tests.items())]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE}\n")
    import_module("tests.realised_rules").write()
