"""603.3b: in which order somebody puts abilities of one object on the stack, said by their numbers in either way."""

import pytest

from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines
from scenarios.written.scalars import Which

TWINS = """\
Anna: 3, Gemello 2/2
> Quando il Gemello muore, perdi 4 punti vita.
> Quando il Gemello muore, guadagni 4 punti vita.
Bruno
Bruno lancia 3 danni su Gemello
Anna sceglie {order}
Chi vince?
"""


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("prima abilità 1 di Gemello, poi abilità 2 di Gemello", "Non vince nessuno."),
        ("prima l'abilità 2 del Gemello, poi l'abilità 1 del Gemello", "Vince Bruno."),
        ("prima Gemello abilità 1, poi Gemello abilità 2", "Non vince nessuno."),
        ("prima Gemello abilità 2, poi Gemello abilità 1", "Vince Bruno."),
    ],
)
def test_603_3b_the_first_named_goes_below(order: str, answer: str) -> None:
    assert ruling(run(parse_lines(TWINS.format(order=order), "tavolo"))).answer[0] == answer


def test_603_3b_control_an_ability_that_there_is_none_of() -> None:
    told = ruling(
        run(parse_lines(TWINS.format(order="prima abilità 1 di Gemello, poi abilità 3 di Gemello"), "tavolo"))
    )
    assert told.answer[0].startswith("Si attende una scelta")


@pytest.mark.parametrize(
    "said", ["golem abilità 2", "abilità 2 di golem", "l'abilità 2 del golem", "l’abilità 2 dell'golem"]
)
def test_an_ability_by_its_object_and_number_in_either_order(said: str) -> None:
    assert Which.named(said) == Which.model_validate(said) == Which(object="golem", ability=2)


def test_control_a_name_alone_is_the_object() -> None:
    assert Which.named("golem di Anna") == Which(object="golem di Anna")
