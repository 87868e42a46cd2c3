"""605.1a, 608.2c: every instruction answers what the rules ask, and nobody asks instead which instruction it is."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.cards.abilities.ability import Activated, Cost, Triggered
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, If, May, OneOf
from engine.cards.abilities.classification import (
    Adds,
    Goes,
    Kept,
    adds,
    copies,
    inside,
    instruction,
    is_instruction,
    keeps,
    moves,
    require_answers,
    tokens,
    unseen,
)
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Recruit
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Look
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.making import Populate
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.references import (
    Among,
    CardsOf,
    Every,
    Reference,
    Remembered,
    This,
    TopOf,
    You,
    in_hidden_zone,
    zone_of,
)
from engine.cards.abilities.triggers import When
from engine.words.record import Record, replace
from engine.words.terms import Zone
from tests.engine.support_more import ONE

ROOT = Path(__file__).parents[3]
INSTRUCTIONS: tuple[type, ...] = get_args(Effect)
ROOMS = (
    "engine/doing", "engine/cards/abilities", "scenarios/cardtext", "engine/flow/growing.py",
    "engine/costs/most_mana.py", "scenarios/asked/exploring/commuting.py", "scenarios/written/meaning.py",
)  # fmt: skip
"""Where it matters which instruction it is: what it does, what it is, what the words of a card come to, and what a person wrote
means. Three more hold a list of the few instructions that a proof knows, and prove nothing with any other: there a new one is out
until somebody has thought about it."""
DONE = (Draw(),)


def _bare(kind: type, **fields: Any) -> Any:
    """A record with nothing said in it; what must be given is of no use to the question."""
    empty = {
        name: () if "tuple" in str(kind.__annotations__.get(name, "")) else None
        for name, one in signature(kind).parameters.items()
        if one.default is one.empty
    }
    return kind(**{**empty, **fields})


def _holders() -> Iterator[tuple[type, str]]:
    """Each field of an instruction that has instructions in it, by what its class says of the field."""
    for kind in INSTRUCTIONS:
        for name, said in kind.__annotations__.items():
            if "Effect" in str(said):
                yield kind, name


@pytest.mark.parametrize("kind", INSTRUCTIONS, ids=lambda kind: kind.__name__)
def test_608_2c_every_instruction_answers(kind: type) -> None:
    require_answers([kind])
    for name in (name for name in kind.__struct_fields__ if name.startswith("keep")):  # type: ignore[attr-defined]
        assert name in ("keep_as", "keep_rest_as", "keep_excess_as", "keep_dealt_as", "keep_was_as")
        one = _bare(kind, **{name: "detto", **({"zones": (Zone.LIBRARY,)} if "zones" in kind.__annotations__ else {})})
        assert "detto" in [kept.name for kept in keeps(one)], "a name that later instructions can speak of"


def test_608_2c_control_one_that_does_not_answer_does_not_load() -> None:
    class Silent(Record):
        """Nothing."""

    with pytest.raises(TypeError, match="Silent"):
        require_answers([*INSTRUCTIONS, Silent])
    with pytest.raises(TypeError):
        instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=())  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Silent has no field whom"):
        instruction(moves=(), keeps=(), adds=None, inside=(), about="whom", tokens=(), unseen=False, copies=False)(
            Silent
        )
    assert not is_instruction(Silent())
    assert is_instruction(Draw())


@pytest.mark.parametrize(("kind", "name"), tuple(_holders()), ids=lambda one: getattr(one, "__name__", one))
def test_608_2c_all_instructions_inside_are_told(kind: type, name: str) -> None:
    said = (DONE,) if kind is OneOf else DONE
    assert DONE in [part.effects for part in inside(_bare(kind, **{name: said}))]


def test_603_7_control_those_of_a_delayed_ability_are_done_later() -> None:
    assert [part.later for part in inside(Delay(trigger=When(), effects=DONE))] == [True]
    assert [part.later for part in inside(May(then=DONE))] == [False, False]


def test_607_1_every_record_with_pairs_says_whether_it_is_linked() -> None:
    with_pairs = [kind for kind in _records() if "pair" in kind.__struct_fields__ and kind is not Adds]
    assert with_pairs
    assert all(issubclass(kind, Linkable) for kind in with_pairs)
    assert all(
        "pair" in kind.__struct_fields__ for kind in _records() if kind is not Linkable and issubclass(kind, Linkable)
    )


def test_607_1_control_one_that_does_not_say_it_does_not_load() -> None:
    with pytest.raises(TypeError, match="Mute"):
        type("Mute", (Linkable,), {})


def _records() -> Iterator[Any]:
    folder = ROOT / "engine/cards/abilities"
    for path in sorted(folder.glob("*.py")):
        module = importlib.import_module(f"engine.cards.abilities.{path.stem}")
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Record) and one.__module__ == module.__name__:
                yield one


# --- what single answers come to


def test_400_1_what_moves_and_where() -> None:
    assert moves(Move(what=This(), to=Zone.EXILE)) == (Goes(what=This(), to=Zone.EXILE),)
    assert Zone.LIBRARY in {goes.origin for goes in moves(Draw())}
    assert moves(AddMana(choices=(("G",),))) == ()


def test_400_2_what_not_everybody_sees() -> None:
    assert unseen(Draw())
    assert unseen(Move(what=CardsOf(You(), Zone.HAND), to=Zone.EXILE))
    assert not unseen(Move(what=CardsOf(You(), Zone.GRAVEYARD), to=Zone.EXILE))
    assert unseen(Choose(filter=Filter(zone=Zone.HAND), keep_as="una"))
    assert not unseen(Choose(filter=Filter(), keep_as="una"))


def test_106_4_which_mana() -> None:
    made = adds(AddMana(choices=(("G",), ("R",)), chosen_color=True, pair="primo"))
    assert made is not None
    assert (made.choices, made.chosen_color, made.pair) == ((("G",), ("R",)), True, "primo")
    assert adds(Draw()) is None


def test_111_4_which_tokens() -> None:
    assert tokens(Recruit()) == ("Human Soldier Token",)
    assert tokens(Draw()) == ()


def test_707_1_what_makes_copies() -> None:
    assert copies(Populate())
    assert copies(CastNow(what=This(), copy=True))
    assert not copies(CastNow(what=This()))
    assert not copies(Draw())


def test_608_2c_what_is_kept_of_what_was_looked_at() -> None:
    top = TopOf(ONE, You())
    assert keeps(Look(at=top, keep_as="viste")) == (Kept(name="viste", among=top),)
    assert keeps(Look(at=top)) == (), "nothing is kept without a name"


def test_400_1_the_zone_that_words_say() -> None:
    top = TopOf(ONE, You())
    assert zone_of(top) is Zone.LIBRARY
    assert zone_of(Among(Every(Filter(zone=Zone.GRAVEYARD)))) is Zone.GRAVEYARD
    assert zone_of(Remembered("essa")) is None
    assert in_hidden_zone(Among(top))
    assert not in_hidden_zone(None)


@pytest.mark.parametrize("kind", get_args(Reference), ids=lambda kind: kind.__name__)
def test_400_1_every_reference_says_where_it_looks_or_that_it_does_not(kind: type) -> None:
    fields: dict[str, object] = {"filter": Filter(), "of": This(), "zone": Zone.HAND}
    known = {name: fields[name] for name in fields if name in kind.__struct_fields__}  # type: ignore[attr-defined]
    assert zone_of(_bare(kind, **known)) in (None, *Zone)


PAID: dict[str, Any] = {
    "draw": 1, "mill": 1, "discard": 1, "discard_this": True, "sacrifice_this": True, "sacrifice": Filter(),
    "return_to_hand": Filter(), "exile_this": True, "exile": Filter(), "materials": Filter(), "discard_hand": True,
    "bury": Filter(), "from_exile": Filter(), "evidence": 4, "sacrifice_also": (Filter(),),
}  # fmt: skip
STAYS = (
    "mana", "tap", "untap", "sacrifice_count", "tap_others", "tap_count", "tap_power", "exile_count", "waterbend",
    "crews", "energy", "tickets", "times_x", "discard_such", "material_count", "reveal_this", "reveal_such",
    "reveal_count", "life", "life_of", "remove_counters", "discard_random", "put_counters", "return_count",
    "remove_from", "remove_any", "remove_apart", "bury_count", "from_exile_count", "exert_this", "exile_of_anyone",
)  # fmt: skip
TWO_WAYS = ("forage",)
"""701.61a: what is paid in one way or another, each of which moves something else."""


def test_605_1a_every_part_of_a_cost_moves_something_or_is_named_here() -> None:
    assert {*PAID, *STAYS, *TWO_WAYS} == set(Cost.__struct_fields__)
    assert Cost().moves == ()


@pytest.mark.parametrize("part", PAID)
def test_605_1a_what_a_cost_moves(part: str) -> None:
    assert len(replace(Cost(), **{part: PAID[part]}).moves) == 1


# --- nobody asks which


def _modules() -> Iterator[tuple[str, ast.Module, dict[str, Any]]]:
    for package in ("engine", "scenarios", "judge"):
        for path in sorted((ROOT / package).rglob("*.py")):
            where = path.relative_to(ROOT)
            if not where.as_posix().startswith(ROOMS):
                source = path.read_text(encoding="utf-8")
                if "abilities" in source:
                    name = ".".join(where.with_suffix("").parts).removesuffix(".__init__")
                    yield where.as_posix(), ast.parse(source), vars(importlib.import_module(name))


def _kinds(node: ast.expr, known: dict[str, Any]) -> Iterator[object]:
    """The classes that an expression comes to, in a union or a tuple too; of what is no name of the module, none."""
    match node:
        case ast.Name(id=name):
            value = known.get(name)
        case ast.Attribute(value=ast.Name(id=name), attr=attribute):
            value = getattr(known.get(name), attribute, None)
        case ast.BinOp(left=left, right=right):
            yield from (*_kinds(left, known), *_kinds(right, known))
            return
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            for part in parts:
                yield from _kinds(part, known)
            return
        case _:
            return
    yield from value if isinstance(value, tuple | list | set | frozenset | dict) else (get_args(value) or (value,))


def _asked(tree: ast.AST, known: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Where a module asks of something which instruction it is: by matching, ``isinstance``, a comparison or a table."""
    said = {id(one) for node in ast.walk(tree) if isinstance(node, ast.Subscript) for one in ast.walk(node.slice)}
    for node in ast.walk(tree):
        wanted: list[ast.expr] = []
        match node:
            case ast.MatchClass(cls=cls):
                wanted = [cls]
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
                wanted = [kinds]
            case ast.Compare(left=left, comparators=others):
                wanted = [left, *others]
            case ast.Dict(keys=keys):
                wanted = [key for key in keys if key is not None]
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) if id(node) not in said:
                wanted = [one for one in parts if any(kind in INSTRUCTIONS for kind in list(_kinds(one, known))[:1])]
        for one in wanted:
            for kind in _kinds(one, known):
                if kind in INSTRUCTIONS:
                    assert isinstance(kind, type)
                    yield getattr(node, "lineno", 0), kind.__name__


def test_nobody_outside_asks_which_instruction_it_is() -> None:
    found = [(where, *one) for where, tree, known in _modules() for one in _asked(tree, known)]
    assert found == []


def test_nobody_in_the_engine_asks_for_an_instruction_by_its_name() -> None:
    names = {kind.__name__ for kind in INSTRUCTIONS}
    found = [
        (where, node.lineno, node.value)
        for where, tree, known in _modules()
        for node in ast.walk(tree)
        if where.startswith("engine") and isinstance(node, ast.Constant) and node.value in names
        if known.get(str(node.value)) is None  # something else of that name, such as an action
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "isinstance(one, Draw)",
        "isinstance(one, If | Draw)",
        "isinstance(one, (Draw, str))",
        "isinstance(one, f.Draw)",
        "match one:\n    case Draw():\n        pass",
        "type(one) is Draw",
        "type(one) in LISTED",
        "TABLE = {Draw: 1}",
        "LIST = (Draw, If)",
    ],
)
def test_control_who_asks_is_found(source: str) -> None:
    import engine.cards.abilities.players as f

    assert (1, "Draw") in {
        (1, name) for _, name in _asked(ast.parse(source), {**vars(f), "f": f, "If": If, "LISTED": (Draw,)})
    }


def test_control_who_asks_for_another_record_is_not() -> None:
    known = {"Activated": Activated, "Triggered": Triggered, "Effect": Effect, "If": If}
    assert list(_asked(ast.parse("isinstance(one, Activated | Triggered)\nIf(condition=one)"), known)) == []
