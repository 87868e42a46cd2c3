"""Wrong options come from the engine, none is a second right answer, and a seed gives the same on any day."""

from __future__ import annotations

import pytest

from scenarios.library import find
from scenarios.played.run import Run, run
from scenarios.training.memory import GOOD
from scenarios.training.options import Option, Options
from scenarios.training.problems import Asks, problems
from scenarios.training.sitting import Sitting
from scenarios.written.load import parse
from tests.shipped import played

LORD = """
titolo: Il capo
chiede: [f/c di orso, zona di orso, priorità]
carte:
  Capo: {tipo: Creatura, f/c: 1/1, testo: "Le altre creature che controlli prendono +1/+1."}
giocatori:
  - {nome: Anna, campo: [Orso 2/2, Capo]}
  - {nome: Bruno}
azioni: []
"""


def of(found: Run, words: str, seed: int = 0) -> tuple[Option, ...]:
    asked = next(one for one in problems(found) if words in one.prompt)
    return Options(found, seed).of(asked)


@pytest.mark.parametrize(
    "name",
    ["lotta", "profetizzare-e-sorvegliare", "livelli-come-sono-stampati", "abilita-di-mana-innescata", "due-controlli-uno-finisce",
     "entrano-insieme-e-si-vedono", "squadre-alterne-tre-squadre"],
)  # fmt: skip
def test_one_option_is_right_and_no_other_is_worth_as_much(name: str) -> None:
    found = played(find(name).path)
    options = Options(found)
    for one in problems(found):
        shown = options.of(one)
        assert [option.right for option in shown].count(True) == bool(shown)
        for option in shown:
            assert one.grade(one.read(option.text)).right == option.right, (one.prompt, option)
            if one.asks is Asks.RULE and not option.right:
                assert one.grade(one.read(option.text)).credit == 0
            assert option.right or option.why


def test_613_4c_a_wrong_size_is_the_one_without_the_effect() -> None:
    shown = of(run(parse(LORD, "capo")), "forza e costituzione")
    assert [(one.text, one.right) for one in sorted(shown, key=lambda one: one.text)] == [("2/2", False), ("3/3", True)]
    wrong = next(one for one in shown if not one.right)
    assert "senza contare" in wrong.why


def test_where_no_other_answer_can_be_made_the_question_is_open() -> None:
    assert of(run(parse(LORD, "capo")), "zona") == ()


def test_a_seed_gives_the_same_options_and_another_one_may_order_them_otherwise() -> None:
    found = played(find("livelli-come-sono-stampati").path)
    first = of(found, "All'inizio, che forza")
    assert first == of(found, "All'inizio, che forza")
    orders = {tuple(one.text for one in of(found, "All'inizio, che forza", seed)) for seed in range(8)}
    assert len(orders) > 1
    assert len({frozenset(order) for order in orders}) == 1


def test_a_letter_chooses_and_an_answer_known_again_is_no_easy_one() -> None:
    sitting = Sitting(played(find("lotta").path), choosing=True)
    for n, asked in enumerate(sitting.problems):
        letters = {"abcd"[k] for k, option in enumerate(sitting.options(n)) if option.right}
        sitting.say(n, f"{letters.pop().upper()})" if letters else str(asked.told))
        assert sitting.grade(n).right
    assert sitting.rating == GOOD
    openly = Sitting(sitting.run)
    for n, given in sitting.given.items():
        openly.say(n, given.text)
    assert openly.rating > GOOD
