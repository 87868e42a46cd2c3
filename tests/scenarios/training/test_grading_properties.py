"""Grading over boards that nobody wrote: the own answer is whole, a changed part loses its part, order counts where it is asked."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from scenarios.played.run import Run, run
from scenarios.training.grading import WHOLE
from scenarios.training.problems import Asks, Problem, problems
from scenarios.training.saying import typed
from scenarios.training.state_based import StateBased
from scenarios.written.load import parse
from scenarios.written.queries import COUNTED, KEPT, GameAspect
from scenarios.written.scalars import Which

NAMES = ("Orso", "Lupo", "Elfo", "Muro", "Gatto")
CARDS = """
carte:
  Veglia: {tipo: Incantesimo, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}
  Stendardo: {tipo: Incantesimo, testo: "Le creature che controlli prendono +1/+1."}
  Marea:
    tipo: Istantaneo
    costo: R
    abilità: [{effetto: [{infliggi: 2, a: {ogni: {tipo: creatura}}}], testo: "Due danni a ogni creatura."}]
"""
ASKED = (
    "zona di x0", "f/c di x0", "forza di x0", "segnalini di x0", "danno di x0", "parole chiave di x0", "vita di Anna",
    "cimitero di Anna", "cimitero di Bruno", "campo di Bruno", "innescate", "TAPpato di x0",
)  # fmt: skip

creature = st.tuples(
    st.sampled_from(NAMES),
    st.integers(0, 3),
    st.integers(1, 4),
    st.lists(st.sampled_from(["volare", "cautela", "travolgere"]), unique=True, max_size=2),
    st.dictionaries(st.sampled_from(["+1/+1", "scudo", "volare"]), st.integers(1, 2), max_size=2),
)
board = st.tuples(
    st.lists(creature, min_size=1, max_size=3),
    st.lists(creature, max_size=3),
    st.lists(st.sampled_from(["Veglia", "Stendardo"]), max_size=2, unique=True),
)


def _seat(name: str, first: int, creatures: list[Any], others: list[str]) -> str:
    lines = []
    for n, (called, power, toughness, keywords, counters) in enumerate(creatures, first):
        fields = [f"carta: {called}", "tipo: Creatura", f"f/c: {power}/{toughness}", f"id: x{n}"]
        fields += [f"parole chiave: [{', '.join(keywords)}]"] if keywords else []
        fields += (
            ["segnalini: {" + ", ".join(f"{kind}: {count}" for kind, count in counters.items()) + "}"]
            if counters
            else []
        )
        lines.append("{" + ", ".join(fields) + "}")
    hand = ", mano: [Marea]" if name == "Anna" else ""
    return f"  - {{nome: {name}, campo: [{', '.join([*lines, *others])}]{hand}}}\n"


def _text(made: Any) -> str:
    mine, theirs, others = made
    head = f"titolo: Prova\nchiede: [{', '.join(ASKED)}]\n{CARDS}giocatori:\n"
    seats = _seat("Anna", 0, mine, others) + _seat("Bruno", len(mine), theirs, [])
    return f"{head}{seats}azioni: [{{lancia: Marea, di: Anna}}, risolvi]\n"


@cache
def _played(text: str) -> Run:
    return run(parse(text, "prova"))


def _problems(made: Any) -> tuple[Problem, ...]:
    found = problems(_played(_text(made)))
    assume(found)
    return found


few = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


def _field(one: Problem) -> str:
    return getattr(one.found.aspect, "field", "") if one.found is not None else ""


def _in_order(one: Problem) -> bool:
    return one.found is not None and one.found.aspect in (GameAspect.TRIGGERED, GameAspect.STACK)


@few
@given(board)
def test_the_engine_answers_every_question_wholly_right_as_data_and_as_text(made: Any) -> None:
    for one in _problems(made):
        assert one.grade(one.solution).credit == WHOLE, one.prompt
        text = typed(one.found.aspect if one.found is not None else None, one.solution)
        for said in (text, f"  {text.upper() if one.asks is Asks.VALUE else text}. "):
            assert one.grade(one.read(said)).credit == WHOLE, (one.prompt, said)


@few
@given(board)
def test_a_part_that_is_changed_or_left_out_loses_just_that_part(made: Any) -> None:
    for one in _problems(made):
        parts = one.solution
        if one.asks is Asks.RULE or not isinstance(parts, tuple) or _field(one) == "power_toughness":
            continue
        count = len(parts)
        for n in range(count):
            less = (*parts[:n], *parts[n + 1 :])
            other = (*parts[:n], _another(one, parts[n]), *parts[n + 1 :])
            assert one.grade(less).credit == Fraction(count - 1, count), (one.prompt, less)
            assert one.grade(other).credit == Fraction(count - 1, count), (one.prompt, other)
        if count:
            more = one.grade((*parts, _another(one, parts[0])))
            assert more.credit == Fraction(count, count + 1), one.prompt


@few
@given(board)
def test_122_1_a_kind_of_counter_that_is_wrong_loses_just_that_kind(made: Any) -> None:
    for one in _problems(made):
        if _field(one) != COUNTED or not one.solution:
            continue
        there = {kind: count for kind, count in one.solution.items() if count}
        for kind in there:
            less = {other: count for other, count in there.items() if other != kind}
            for wrong in ({**there, kind: there[kind] + 1}, less):
                assert one.grade(wrong).credit == Fraction(len(there) - 1, len(there)), (there, wrong)
        assert one.grade({**there, "poison": 1}).credit == Fraction(len(there), len(there) + 1)


@few
@given(board, st.integers(-2, 6), st.integers(-2, 6))
def test_613_4c_size_is_worth_what_changed_and_never_whole_where_any_half_is_wrong(
    made: Any, power: int, toughness: int
) -> None:
    for one in _problems(made):
        if _field(one) != "power_toughness":
            continue
        credit = one.grade((power, toughness)).credit
        right = ((power, toughness) == one.solution, power == one.solution[0] or toughness == one.solution[1])
        assert (credit == WHOLE) is right[0]
        assert credit == 0 or right[1]


@few
@given(board)
def test_603_3b_order_counts_only_where_it_is_asked_and_never_of_equal_things(made: Any) -> None:
    for one in _problems(made):
        parts = one.solution
        if (
            one.asks is Asks.RULE
            or not isinstance(parts, tuple)
            or not 2 <= len(parts) <= 4
            or _field(one) == "power_toughness"
        ):
            continue
        for other in permutations(parts):
            found = one.grade(other)
            same = not _in_order(one) or other == parts
            assert found.right is same, (one.prompt, other)
            assert same or found.misplaced


def _another(one: Problem, part: Any) -> Any:
    """What the board does not have, of the kind of a part."""
    if _field(one) == KEPT:
        return "lifelink"
    match part:
        case StateBased():
            return StateBased("704.5z", "Nessuno")
        case Which():
            return Which(object="Nessuno", ability=1)
    return "Nessuno"
