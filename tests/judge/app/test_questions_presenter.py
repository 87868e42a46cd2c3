"""An answer in the making, for each kind of question: keys change it, and only a legal one can be given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.words.citations import cite
from engine.words.decisions import NO, YES, Answer, Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, PlayerId, Zone
from judge.presenters.questions import Draft, asked, draft, hint
from scenarios.told import People

PEOPLE = People(("Anna", "Bruno"))


def option(key: str) -> Option:
    mention = Mention(
        id=ObjectId(1), label=key, name=key.title(), kind=Kind.CARD, zone=Zone.BATTLEFIELD, owner=PlayerId(0),
        controller=PlayerId(0),
    )  # fmt: skip
    return Option(key=key, mention=mention)


def question(form: Form, *keys: str, least: int = 0, most: int = 0, total: int = 0) -> Question:
    return Question(
        form=form,
        purpose=Purpose.CHOICE,
        decider=PlayerId(0),
        chooser=PlayerId(0),
        rule=cite("608.2d"),
        options=tuple(map(option, keys)),
        minimum=least,
        maximum=most,
        total=total,
    )


def test_one_of_several_is_the_row_of_the_cursor() -> None:
    one = draft(question(Form.CHOOSE, "orso", "lupo", least=1, most=1))
    assert one.picks_one
    assert one.at(1).answer() == Answer(keys=("lupo",))
    assert one.at(1).toggled() == one.at(1)


def test_several_are_picked_row_by_row() -> None:
    several = draft(question(Form.CHOOSE, "orso", "lupo", "gatto", least=1, most=2))
    assert several.fault() != ""
    picked = several.toggled().at(2).toggled()
    assert picked.rows(PEOPLE) == ("[x] «Orso»", "[ ] «Lupo»", "[x] «Gatto»")
    assert picked.answer() == Answer(keys=("orso", "gatto"))
    assert picked.fault() == ""
    assert "sceglie troppo" in picked.at(1).toggled().fault()
    assert picked.toggled().answer() == Answer(keys=("orso",))


def test_an_order_is_made_by_moving_rows() -> None:
    order = draft(question(Form.ORDER, "a", "b", "c"))
    moved = order.at(2).shifted(-1).shifted(-1)
    assert moved.answer() == Answer(keys=("c", "a", "b"))
    assert moved.cursor == 0
    assert moved.shifted(-1) == moved
    assert moved.rows(PEOPLE)[0] == "1. «C»"


def test_yes_or_no_by_letter_or_by_row() -> None:
    yes_no = draft(question(Form.YES_NO))
    assert yes_no.rows(PEOPLE) == ("Sì", "No")
    assert (yes_no.typed("n").answer(), yes_no.typed("n").typed("s").answer()) == (NO, YES)
    assert yes_no.at(1).answer() == NO


def test_a_number_is_typed_or_counted() -> None:
    number = draft(question(Form.NUMBER, least=0, most=12))
    assert number.typed("1").typed("2").answer() == Answer(number=12)
    assert "fuori dai limiti" in number.typed("1").typed("3").fault()
    assert number.shifted(1).shifted(1).shifted(-1).answer() == Answer(number=1)
    assert number.shifted(-1).answer() == Answer(number=0)
    assert number.typed("7").erased().fault() != ""
    assert number.typed("x") == number


def test_an_amount_is_divided_among_the_rows() -> None:
    divide = draft(question(Form.DIVIDE, "orso", "lupo", least=1, total=5))
    assert divide.status() == "restano da dare 3 su 5"
    assert divide.fault() != ""
    whole = divide.erased().typed("4")
    assert whole.rows(PEOPLE) == ("  4 a «Orso»", "  1 a «Lupo»")
    assert whole.answer() == Answer(amounts=(("orso", 4), ("lupo", 1)))
    assert whole.fault() == ""
    assert whole.shifted(2).status() == "2 di troppo su 5"


@pytest.mark.parametrize(
    ("asked_for", "given_before"),
    [
        (question(Form.CHOOSE, "a", "b", least=1, most=1), Answer(keys=("b",))),
        (question(Form.CHOOSE, "a", "b", "c", least=2, most=2), Answer(keys=("c", "a"))),
        (question(Form.ORDER, "a", "b", "c"), Answer(keys=("b", "c", "a"))),
        (question(Form.YES_NO), NO),
        (question(Form.NUMBER, least=0, most=9), Answer(number=4)),
        (question(Form.DIVIDE, "a", "b", least=0, total=3), Answer(amounts=(("a", 0), ("b", 3)))),
    ],
)
def test_changing_an_answer_begins_with_the_one_given(asked_for: Question, given_before: Answer) -> None:
    assert draft(asked_for, given_before).answer() == given_before
    assert draft(asked_for, given_before).fault() == ""


FORMS = [
    question(Form.CHOOSE, "a", "b", "c", least=1, most=2),
    question(Form.CHOOSE, "a", "b", least=1, most=1),
    question(Form.ORDER, "a", "b", "c"),
    question(Form.YES_NO),
    question(Form.NUMBER, least=1, most=30),
    question(Form.DIVIDE, "a", "b", least=0, total=4),
]
KEYS = ["up", "down", "left", "right", "space", "backspace", *"sn0123456789x"]


def pressed(made: Draft, key: str) -> Draft:
    rows = len(made.rows(PEOPLE))
    match key:
        case "up" | "down":
            return made.at((made.cursor + (1 if key == "down" else -1)) % rows)
        case "left" | "right":
            return made.shifted(1 if key == "right" else -1)
        case "space":
            return made.toggled()
        case "backspace":
            return made.erased()
    return made.typed(key)


@given(st.sampled_from(FORMS), st.lists(st.sampled_from(KEYS), max_size=12))
def test_whatever_is_pressed_the_draft_knows_whether_it_is_legal(one: Question, keys: list[str]) -> None:
    made = draft(one)
    for key in keys:
        made = pressed(made, key)
    assert (made.fault() == "") == (one.fault(made.answer()) is None)
    assert len(made.rows(PEOPLE)) >= 1
    assert 0 <= made.cursor < len(made.rows(PEOPLE))
    assert "None" not in made.status()


@pytest.mark.parametrize("one", FORMS)
def test_every_form_says_which_keys_make_its_answer(one: Question) -> None:
    assert "Invio" in hint(draft(one))


def test_where_one_row_is_the_answer_nothing_is_said_of_picking() -> None:
    assert "Spazio" not in hint(draft(FORMS[1]))
    assert "Spazio" in hint(draft(FORMS[0]))


def test_a_question_says_who_decides_and_by_which_rule() -> None:
    what, how = asked(question(Form.CHOOSE, "orso", "lupo", least=1, most=1), PEOPLE)
    assert "Anna" in what
    assert "608.2d" in what
    assert "«Orso» o «Lupo»" in how
