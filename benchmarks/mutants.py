"""Do the tests of a room notice? `python -m benchmarks.mutants engine/checks/objects.py --tests tests/engine/checks`.

Changes the code at one place after the other (a comparison turned, a number moved, a condition dropped, a call left out), each in a
copy of what git tracks, and runs the tests named until one fails. A mutant that no test notices survives and is printed with its
place and its change: a test is missing there, or the code is. The places are drawn by a seed, so that a run can be repeated.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KILLED, SURVIVED, HUNG = "killed", "survived", "hung"
_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Mutant:
    """One change: from where to where in the text of a file, counted in bytes, and what stands there instead."""

    path: Path
    line: int
    start: int
    end: int
    new: str
    old: str

    def applied(self) -> bytes:
        """The text of the file with the change."""
        text = (ROOT / self.path).read_bytes()
        return text[: self.start] + self.new.encode() + text[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.old} -> {self.new}"


class Text:
    """The text of a file, with the places of its syntax tree."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bytes = (ROOT / path).read_bytes()
        self.lines = [0]
        for line in self.bytes.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def mutant(self, node: ast.expr | ast.stmt, new: str) -> Mutant:
        """What stands at a node replaced by other code."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        return Mutant(self.path, node.lineno, start, end, new, self.bytes[start:end].decode())


def mutants(path: Path) -> Iterator[Mutant]:
    """Every change that is known for a file, in the order of its text."""
    text = Text(path)
    tree = ast.parse(text.bytes)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Compare(ops=[op], left=left, comparators=[right]) if type(op) in _TURNED:
                turned = ast.Compare(left=left, ops=[_TURNED[type(op)]()], comparators=[right])
                yield text.mutant(node, f"({ast.unparse(turned)})")
            case ast.BoolOp(values=values) if len(values) > 1:
                for left_out in range(len(values)):
                    kept = [one for number, one in enumerate(values) if number != left_out]
                    new = kept[0] if len(kept) == 1 else ast.BoolOp(op=node.op, values=kept)
                    yield text.mutant(node, f"({ast.unparse(new)})")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield text.mutant(node, f"({ast.unparse(operand)})")
            case ast.Constant(value=bool(value)) if id(node) not in docstrings:
                yield text.mutant(node, str(not value))
            case ast.Constant(value=int(value)) if id(node) not in docstrings:
                yield text.mutant(node, str(value + 1))
            case ast.Expr(value=ast.Call()) | ast.AugAssign():
                yield text.mutant(node, "pass")
            case _:
                pass


def copied(folder: Path) -> Path:
    """A copy of what git tracks, with the changes of the working tree, so that nothing here is ever touched."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def noticed(copy: Path, tests: Sequence[str], seconds: float) -> str:
    """Whether the tests notice what was changed in the copy."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    # Two mutants of one second and one size would look the same to the cache of compiled code.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return HUNG
    return SURVIVED if run.returncode == 0 else KILLED


def main() -> int:
    """Try so many mutants and print those that survive; 1 where any does."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path, help="the code that is changed")
    parser.add_argument("--tests", nargs="+", required=True, metavar="TESTS", help="the tests that should notice")
    parser.add_argument("--count", type=int, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--seconds", type=float, default=120.0, help="when a run of the tests counts as hung (120)")
    given = parser.parse_args()
    found = [mutant for path in given.files for mutant in mutants(path)]
    drawn = random.Random(given.seed).sample(found, min(given.count, len(found)))
    counts = dict.fromkeys((KILLED, HUNG, SURVIVED), 0)
    with tempfile.TemporaryDirectory(prefix="mutants.") as folder:
        copy = copied(Path(folder))
        if noticed(copy, given.tests, given.seconds) != SURVIVED:
            parser.error("the tests fail, or hang, on the code as it is")
        for mutant in drawn:
            (copy / mutant.path).write_bytes(mutant.applied())
            came = noticed(copy, given.tests, given.seconds)
            shutil.copyfile(ROOT / mutant.path, copy / mutant.path)
            counts[came] += 1
            if came != KILLED:
                sys.stdout.write(f"{came} {mutant}\n")
                sys.stdout.flush()
    told = ", ".join(f"{count} {what}" for what, count in counts.items())
    sys.stdout.write(f"{len(drawn)} of {len(found)} mutants: {told}\n")
    return 1 if counts[SURVIVED] else 0


if __name__ == "__main__":
    sys.exit(main())
