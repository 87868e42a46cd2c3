"""The one rule of the house about writing: a game is read by everybody and written by `engine.happening.writing` alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.state.game import Game
from tests.source import parsed, statements

WRITING = Path("engine/happening/writing")
FACTS = frozenset(Game.__struct_fields__)
"""What a game is: no other attribute can be set."""
_SET_BY_NAME = {"setattr", "delattr", "__setattr__", "__delattr__"}
_ALLOWED = {
    # What was worked out of the state, kept with it: no fact of the game.
    ("engine/board/board_of.py", "projected"),
    # A game is made, forked and numbered by itself.
    ("engine/state/game.py", "projected"),
    # What a file says, made by itself and frozen; no game.
    ("scenarios/written/model.py", "__setattr__"),
    ("scenarios/written/records.py", "__setattr__"),
    ("scenarios/written/records.py", "delattr"),
    # Counts of work; no game.
    ("engine/words/metrics.py", "setattr"),
}


@pytest.fixture(scope="module", name="read")
def _read() -> dict[Path, ast.Module]:
    return parsed("engine", "scenarios", "judge", "benchmarks")


@pytest.fixture(scope="module", name="written")
def _written(read: dict[Path, ast.Module]) -> list[tuple[Path, int, str]]:
    """Every write of every module."""
    return [(path, line, name) for path, tree in read.items() for line, name in writes(tree)]


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement assigns to, taken apart where it assigns to several."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            found = list(targets)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            found = [target]
        case ast.comprehension(target=target):
            found = [target]
        case ast.withitem(optional_vars=ast.expr() as target):
            found = [target]
        case _:
            return
    while found:
        one = found.pop()
        match one:
            case ast.Tuple(elts=several) | ast.List(elts=several):
                found += several
            case ast.Starred(value=inside):
                found.append(inside)
            case _:
                yield one


def writes(tree: ast.Module) -> list[tuple[int, str]]:
    """Line and name of each write that could be one of a game: its attributes set from outside, or any set by their name.

    ``self.turn = ...`` is an attribute of whatever class it stands in; what extends `Game` is looked for by itself.
    """
    found = []
    for node in ast.walk(tree):
        for target in _targets(node):
            match target:
                case ast.Attribute(value=ast.Name(id="self")):
                    pass
                case ast.Attribute(attr=name) if name in FACTS:
                    found.append((target.lineno, name))
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _SET_BY_NAME:
                found.append((node.lineno, name))
            case ast.ClassDef(name=name, bases=bases) if any(
                ast.unparse(one).split(".")[-1] == "Game" for one in bases
            ):
                found.append((node.lineno, f"class {name}(Game)"))
    return found


def takers(tree: ast.Module) -> bool:
    """Whether a module takes the function that says that the state has changed, under whatever name."""
    return any(
        (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.happening.writing.changed"))
        or (
            isinstance(node, ast.ImportFrom)
            and node.module == "engine.happening.writing"
            and any(one.name == "changed" for one in node.names)
        )
        or (isinstance(node, ast.Import) and any(one.name.endswith("writing.changed") for one in node.names))
        for node in statements(tree)
    )


def writers(read: dict[Path, ast.Module]) -> list[ast.FunctionDef]:
    """The public functions of the writing rooms that write: a game is the first that they take."""
    return [
        node
        for path, tree in read.items()
        if path.parent == WRITING
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and node.args.args
        and node.args.args[0].arg == "game"
    ]


def test_nobody_else_writes_a_game(written: list[tuple[Path, int, str]]) -> None:
    found = [
        f"{path}:{line}: {name}"
        for path, line, name in written
        if path.parent != WRITING and (path.as_posix(), name) not in _ALLOWED
    ]
    assert not found


def test_what_is_let_through_is_there(written: list[tuple[Path, int, str]]) -> None:
    assert {(path.as_posix(), name) for path, _, name in written} >= _ALLOWED


def test_nobody_else_says_that_the_state_has_changed(read: dict[Path, ast.Module]) -> None:
    assert [str(path) for path, tree in read.items() if path.parent != WRITING and takers(tree)] == []
    assert any(takers(tree) for path, tree in read.items() if path.parent == WRITING)


def test_a_game_changes_itself_only_as_it_is_made_forked_and_counted(read: dict[Path, ast.Module]) -> None:
    """No method of it writes: what its own code sets is a fork without what was worked out, and the number that it gave last."""
    [game] = [
        one for one in read[Path("engine/state/game.py")].body if isinstance(one, ast.ClassDef) and one.name == "Game"
    ]
    setting = {
        method.name
        for method in game.body
        if isinstance(method, ast.FunctionDef)
        for node in ast.walk(method)
        if any(isinstance(one, ast.Attribute) for one in _targets(node))
        or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SET_BY_NAME)
    }
    assert setting == {"fork", "take_id", "take_ids"}


def test_each_writer_says_its_rule_and_is_typed(read: dict[Path, ast.Module]) -> None:
    found = writers(read)
    assert len(found) > 20
    for one in found:
        assert (ast.get_docstring(one) or "?")[0].isdigit(), f"{one.name} names no rule"
        annotations = [ast.unparse(arg.annotation) for arg in (*one.args.args, *one.args.kwonlyargs) if arg.annotation]
        assert one.args.kwarg is None, f"{one.name} takes anything"
        assert "Any" not in annotations, f"{one.name} takes anything"


def test_each_writer_is_called(read: dict[Path, ast.Module]) -> None:
    called = {
        node.func.id
        for tree in read.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert [one.name for one in writers(read) if one.name not in called] == []


@pytest.mark.parametrize(
    "source",
    [
        "game.turn = now",
        "tx.game.turn = now",
        "tx.game.effects += (one,)",
        "a, (game.combat, *game.objects) = b",
        "for game.turn in several: pass",
        "with opened as game.turn: pass",
        "del game.combat",
        "game.turn: Turn = now",
        "setattr(game, name, now)",
        "object.__setattr__(game, name, now)",
        "class Mine(Game): pass",
    ],
)
def test_the_reader_sees_a_write(source: str) -> None:
    assert writes(ast.parse(source))


@pytest.mark.parametrize(
    "source", ["turn = game.turn", "self.turn = game.turn", "game.turn == now", "draft.monarch_of = one"]
)
def test_control_the_reader_sees_none(source: str) -> None:
    assert not writes(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "from engine.happening.writing.changed import changed",
        "from engine.happening.writing import changed as c",
        "import engine.happening.writing.changed",
    ],
)
def test_the_reader_sees_who_takes_the_low_level_function(source: str) -> None:
    assert takers(ast.parse(source))
    assert not takers(ast.parse(source.replace("changed", "lasting")))
