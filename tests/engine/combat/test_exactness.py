"""508.1d, 509.1c: the search is exact: as many requirements as trying everything would find, and quick where boards are large."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import CREATURE
from engine.combat import declaration, solving
from engine.combat.attacking import Attack
from engine.combat.blocking import Block
from engine.combat.declaration import Company, Duty, Limit, Pair, Problem
from engine.combat.obliged import declare_what_is_due
from engine.happening.pipeline import begin_action
from engine.state.actions import Continue, DeclareAttackers, DeclareBlockers
from engine.state.objects import PlayerTarget
from engine.words.citations import cite
from engine.words.decisions import Answer
from engine.words.terms import ObjectId, PlayerId, Relation
from tests.engine.combat.test_requirements import at_attack, at_block
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, THIS, attack

RULE = cite("508.1c")
BLOCKERS, ATTACKERS = tuple(map(ObjectId, range(1, 5))), tuple(map(ObjectId, range(101, 104)))
SOURCE = ObjectId(0)


def every(problem: Problem) -> list[tuple[Pair, ...]]:
    """All declarations that disobey no restriction, by trying each."""
    ways = []
    for creature, others in problem.options.items():
        capacity = problem.capacity.get(creature, 1)
        most = len(others) if capacity is None else min(capacity, len(others))
        ways.append([several for size in range(most + 1) for several in combinations(others, size)])
    found = []
    for chosen in product(*ways):
        pairs = tuple(
            (creature, other) for creature, others in zip(problem.options, chosen, strict=True) for other in others
        )
        if problem.broken(pairs) is None:
            found.append(pairs)
    return found


def _groups(of: tuple[ObjectId, ...]) -> st.SearchStrategy[frozenset[ObjectId]]:
    return st.frozensets(st.sampled_from(of), min_size=1)


def _one(of: tuple[ObjectId, ...]) -> st.SearchStrategy[frozenset[ObjectId]]:
    return st.sampled_from(of).map(lambda one: frozenset((one,)))


DUTIES = st.one_of(
    st.builds(Duty, st.just(SOURCE), st.just(SOURCE), _one(BLOCKERS), st.none() | _one(ATTACKERS)),
    st.builds(Duty, st.just(SOURCE), st.just(SOURCE), st.none(), _one(ATTACKERS), st.integers(1, 3)),
    st.builds(Duty, st.just(SOURCE), st.just(SOURCE), _groups(BLOCKERS), st.none()),
)
LIMITS = st.one_of(
    st.builds(Limit, st.just("a"), st.just(RULE), st.just(SOURCE), st.none(), _one(ATTACKERS), st.integers(0, 3)),
    st.builds(
        Limit, st.just("b"), st.just(RULE), st.just(SOURCE), st.none() | _groups(BLOCKERS), st.none(), st.just(0),
        st.integers(0, 3),
    ),
)  # fmt: skip
COMPANY = st.builds(
    Company, st.just("c"), st.just(RULE), st.just(SOURCE), st.sampled_from(BLOCKERS), st.integers(1, 2),
    st.none() | _groups(BLOCKERS),
)  # fmt: skip


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    """Small boards: at most four creatures against three, with any restrictions and requirements."""
    return Problem(
        options={
            one: tuple(a for a in ATTACKERS if draw(st.booleans())) for one in BLOCKERS[: draw(st.integers(1, 4))]
        },
        duties=tuple(draw(st.lists(DUTIES, max_size=5))),
        limits=tuple(draw(st.lists(LIMITS, max_size=3))),
        company=tuple(draw(st.lists(COMPANY, max_size=2))),
        capacity={one: draw(st.sampled_from((1, 1, 2, None))) for one in BLOCKERS},
    )


@given(problems())
def test_509_1c_the_most_is_what_trying_everything_finds(problem: Problem) -> None:
    found, pairs = problem.most()
    assert problem.broken(pairs) is None
    assert problem.count(pairs) == found == max(map(problem.count, every(problem)))


@given(problems())
def test_509_1c_what_is_needed_is_in_every_best_declaration(problem: Problem) -> None:
    found, _ = problem.most()
    best = [pairs for pairs in every(problem) if problem.count(pairs) == found]
    for pair in problem.needed():
        assert all(pair in pairs for pairs in best)
    for creature in problem.needed_creatures():
        assert all(creature in {one for one, _ in pairs} for pairs in best)


@given(problems())
def test_509_1c_with_each_block_a_choice_of_its_own_the_answer_is_the_same(problem: Problem) -> None:
    one_by_one, declaration._FEW = declaration._FEW, 1
    try:
        found, pairs = Problem(**{name: getattr(problem, name) for name in FIELDS}).most()
    finally:
        declaration._FEW = one_by_one
    assert problem.broken(pairs) is None
    assert problem.count(pairs) == found == problem.most()[0]


FIELDS = ("options", "duties", "limits", "company", "capacity")

RULES: dict[str, Ability | str] = {
    "must attack": c.MustAttack(objects=THIS),
    "not alone": c.NotAlone(attacking=True),
    "defender": c.CantAttack(objects=THIS),
    "must attack Bruno": c.MustAttack(objects=THIS, whom=Relation.OPPONENT),
}
BLOCK_RULES: dict[str, Ability | str] = {
    "must block": c.MustBlock(objects=THIS),
    "not alone": c.NotAlone(attacking=False),
    "two": c.MoreBlocks(),
    "none": c.CantBlock(objects=THIS),
}
ATTACK_RULES: dict[str, Ability | str] = {
    "lure": c.MustBlock(objects=CREATURE, attacker=THIS),
    "menace": "menace",
    "must be blocked": c.MustBeBlocked(),
    "flying": "flying",
}


@given(
    st.lists(st.sets(st.sampled_from(sorted(RULES)), max_size=2), min_size=1, max_size=3), st.sampled_from((None, 1, 2))
)
def test_508_1d_the_engine_accepts_just_the_declarations_that_obey_the_most(
    creatures: list[set[str]], limit: int | None
) -> None:
    table = Table()
    for number, rules in enumerate(creatures):
        table.creature(f"c{number}", 2, 2, *(RULES[rule] for rule in sorted(rules)))
    if limit is not None:
        table.permanent("Limite", c.AtMost(attacking=True, number=limit), **ENCHANTMENT)
    at_attack(table)
    problem = Attack(board_of(table.game), PlayerId(0)).problem()
    legal = {frozenset(pairs) for pairs in every(problem) if problem.count(pairs) == problem.most()[0]}
    names = [table.id(f"c{number}") for number in range(len(creatures))]
    bruno = PlayerTarget(PlayerId(1))
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            pairs = tuple((one, bruno) for one in chosen)
            accepted = play(table.game, DeclareAttackers(PlayerId(0), pairs)).refused is None
            assert accepted is (frozenset(pairs) in legal)


@given(
    st.lists(st.sets(st.sampled_from(sorted(ATTACK_RULES)), max_size=2), min_size=1, max_size=2),
    st.lists(st.sets(st.sampled_from(sorted(BLOCK_RULES)), max_size=2), min_size=1, max_size=3),
)
def test_509_1c_the_engine_accepts_just_the_blocks_that_obey_the_most(
    attacking: list[set[str]], blocking: list[set[str]]
) -> None:
    table = Table()
    for number, rules in enumerate(attacking):
        table.creature(f"a{number}", 2, 2, *(ATTACK_RULES[rule] for rule in sorted(rules)))
    for number, rules in enumerate(blocking):
        table.creature(f"b{number}", 2, 2, *(BLOCK_RULES[rule] for rule in sorted(rules)), controller=1)
    at_block(attack(table.settle(), *((f"a{number}", 1) for number in range(len(attacking)))))
    problem = Block(board_of(table.game), PlayerId(1)).problem()
    legal = {frozenset(pairs) for pairs in every(problem) if problem.count(pairs) == problem.most()[0]}
    every_pair = [(table.id(f"b{b}"), table.id(f"a{a}")) for b in range(len(blocking)) for a in range(len(attacking))]
    for size in range(len(every_pair) + 1):
        for pairs in combinations(every_pair, size):
            accepted = play(table.game, DeclareBlockers(PlayerId(1), pairs)).refused is None
            if problem.duties:
                assert accepted is (frozenset(pairs) in legal)
            elif accepted:
                assert problem.broken(pairs) is None


@given(st.lists(st.sets(st.sampled_from(sorted(RULES)), max_size=2), min_size=1, max_size=4))
def test_508_1d_the_best_declaration_is_accepted_as_an_answer_to_the_question(creatures: list[set[str]]) -> None:
    table = Table()
    for number, rules in enumerate(creatures):
        table.creature(f"c{number}", 2, 2, *(RULES[rule] for rule in sorted(rules)))
    at_attack(table)
    problem = Attack(board_of(table.game), PlayerId(0)).problem()
    found, pairs = problem.most()
    while not table.settled:
        question = play(table.game, Continue()).question
        if question is None:
            table.do(Continue())
            continue
        assert found
        table.do(Continue(), Answer(keys=tuple(f"o{one}" for one, _ in pairs)))
    attacking = table.game.combat.attackers if table.game.combat is not None else ()
    assert len(attacking) == (len(pairs) if found else 0)


# --- large boards: counted in states looked at, not in seconds


def _side(first: int, count: int) -> tuple[ObjectId, ...]:
    return tuple(map(ObjectId, range(first, first + count)))


def _each(creatures: tuple[ObjectId, ...]) -> tuple[Duty, ...]:
    return tuple(Duty(SOURCE, one, frozenset((one,))) for one in creatures)


def _blocked(attackers: tuple[ObjectId, ...]) -> tuple[Duty, ...]:
    return tuple(Duty(SOURCE, one, None, frozenset((one,))) for one in attackers)


def _menace(attackers: tuple[ObjectId, ...]) -> tuple[Limit, ...]:
    return tuple(Limit("menace", RULE, SOURCE, None, frozenset((one,)), 2) for one in attackers)


@pytest.mark.parametrize("count", [5, 20])
@pytest.mark.parametrize("kind", ["lure", "menace", "must be blocked", "both", "one by one"])
def test_509_1c_twenty_creatures_a_side_take_few_states(monkeypatch: pytest.MonkeyPatch, count: int, kind: str) -> None:
    looked_at = 0
    enter = solving._Search._enter

    def counted(self: solving._Search, index: int, state: object, wanted: int) -> object:
        nonlocal looked_at
        looked_at += 1
        return enter(self, index, state, wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(solving._Search, "_enter", counted)
    own, others = _side(1, count), _side(1001, count)
    everything: dict[ObjectId, tuple[ObjectId | PlayerTarget, ...]] = dict.fromkeys(own, others)
    duties, limits, wanted = {
        "lure": (tuple(Duty(SOURCE, one, frozenset((one,)), frozenset(others[:1])) for one in own), (), count),
        "menace": (_each(own), _menace(others), count),
        "must be blocked": (_blocked(others), (), count),
        "both": (_blocked(others), _menace(others), count // 2),
        "one by one": (_each(own) + _blocked(others), _menace(others[::3]), None),
    }[kind]
    problem = Problem(options=everything, duties=duties, limits=limits, capacity={})
    found, pairs = problem.most()
    assert problem.count(pairs) == found
    assert wanted is None or found == wanted
    assert looked_at < 60 * count


def test_508_1d_without_requirements_nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> object:
        raise AssertionError("searched")

    monkeypatch.setattr("engine.combat.declaration.best", never)
    table = Table()
    for number in range(20):
        table.creature(f"c{number}", 2, 2, "menace")
        table.creature(f"b{number}", 2, 2, controller=1)
    at_block(attack(table.settle(), *((f"c{number}", 1) for number in range(20))))
    table.do(DeclareBlockers(PlayerId(1), ((table.id("b0"), table.id("c0")), (table.id("b1"), table.id("c0")))))
    assert declare_what_is_due(begin_action(table.game)) is False


def test_508_1d_where_the_search_gives_up_the_declaration_stands_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "MOST_STATES", 0)
    table = Table()
    table.creature("Toro", 2, 2, c.MustAttack(objects=THIS))
    at_attack(table)
    named, silent = table.fork(), table.fork()
    named.do(DeclareAttackers(PlayerId(0), ()))
    silent.settle()
    for one in (named, silent):
        (untold,) = [found for step in one.steps for found in step.untold]
        assert (untold.reason, untold.rules) == ("too many declarations", ("508.1d",))


def test_508_1d_control_otherwise_nothing_is_left_open() -> None:
    table = Table()
    table.creature("Toro", 2, 2, c.MustAttack(objects=THIS))
    at_attack(table).settle()
    assert [found for step in table.steps for found in step.untold] == []
    assert board_of(table.game).attacking(table.id("Toro"))
