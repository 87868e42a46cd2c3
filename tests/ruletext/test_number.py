"""Numbers of rules in every form that people type, their order, and what is refused."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext.number import LETTERS, RuleNumber, RuleNumberError, RuleRange

numbers = st.builds(
    RuleNumber.of,
    st.integers(100, 999),
    st.integers(1, 999),
    st.one_of(st.just(""), st.sampled_from(LETTERS), st.text(LETTERS, min_size=2, max_size=2)),
)
headings = st.one_of(st.integers(1, 9).map(RuleNumber), st.integers(100, 999).map(RuleNumber.of))


def parsed(text: str) -> str:
    return str(RuleNumber.parse(text))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("704.5f", "704.5f"),
        ("704 5 f", "704.5f"),
        ("704 5f", "704.5f"),
        ("704.5 f", "704.5f"),
        ("704,5f", "704.5f"),
        ("704:5f", "704.5f"),
        ("704 . 5 . f", "704.5f"),
        ("7045f", "704.5f"),
        ("70212a", "702.12a"),
        ("702100a", "702.100a"),
        ("704.5F", "704.5f"),
        ("704.5AA", "704.5aa"),
        ("CR704.5F", "704.5f"),
        ("cr 704.5f", "704.5f"),
        ("CR: 704.5f", "704.5f"),
        ("regola 117.5.", "117.5"),
        ("la regola n. 117.5", "117.5"),
        ("vedi regola 117.5)", "117.5"),
        ("regole 704", "704"),
        ("r. 704.5", "704.5"),
        ("r704.5", "704.5"),
        ("n.704.5", "704.5"),
        ("n° 704.5", "704.5"),
        ("§704.5", "704.5"),
        ("capitolo 704", "704"),
        ("704", "704"),
        ("704.", "704"),
        ("sezione 7", "7"),
        ("7", "7"),
        ("  704.5f\n", "704.5f"),
        ("704.5\u00a0f", "704.5f"),
        ("«704.5f»", "704.5f"),
        ("(704.5f)", "704.5f"),
    ],
)
def test_a_number_is_read_in_the_forms_that_people_type(typed, number):
    assert parsed(typed) == number


@pytest.mark.parametrize(
    ("typed", "reason", "nearest"),
    [
        ("704.5l", "saltano la l e la o", ["704.5k", "704.5m"]),
        ("704.5O", "saltano la l e la o", ["704.5n", "704.5p"]),
        ("704.5al", "saltano la l e la o", ["704.5ak", "704.5am"]),
        ("7045l", "saltano la l e la o", ["704.5k", "704.5m"]),
        ("704.5abc", "dopo la z due", []),
        ("7045", "manca il punto", ["704.5"]),
        ("2012", "manca il punto", ["201.2"]),
        ("704.05", "da 1 a 999", ["704.5"]),
        ("704.0", "da 1 a 999", []),
        ("704.1000", "da 1 a 999", []),
        ("704f", "manca il numero della regola", []),
        ("70", "tre cifre", []),
        ("70.5", "tre cifre", []),
        ("099", "tre cifre", []),
        ("0", "tre cifre", []),
        ("7f", "tre cifre", []),
        ("", "si scrive per esempio", []),
        ("regola", "si scrive per esempio", []),
        ("danni letali", "si scrive per esempio", []),
        ("704.5f e 704.6", "si scrive per esempio", []),
        ("603.3a-d", "un solo numero", []),
        ("٧٠٤", "0-9", []),
        ("７０４.５f", "0-9", []),
        ("704.5²", "0-9", []),
        ("704.5а", "si scrive per esempio", []),  # a Cyrillic а
        ("704.5\x00f", "caratteri di controllo", []),
        ("\x1b[31m704.5f", "caratteri di controllo", []),
        ("704\u202e.5f", "caratteri di controllo", []),
    ],
)
def test_what_is_no_number_is_refused_with_the_reason_and_the_nearest(typed, reason, nearest):
    with pytest.raises(RuleNumberError, match=reason) as caught:
        RuleNumber.parse(typed)
    assert list(map(str, caught.value.nearest)) == nearest
    assert all(number in str(caught.value) for number in nearest)


@pytest.mark.parametrize(
    "hostile",
    [character * 100_000 for character in ("7", "704.", "regola ", "n.", "\x1b", "-", "\u0664")]
    + [" " * 100_000 + "x"],
)
@pytest.mark.parametrize("parse", [RuleNumber.parse, RuleNumber.exact, RuleRange.parse])
def test_a_hostile_text_is_refused_quickly_and_its_control_characters_are_not_repeated(parse, hostile):
    begun = time.perf_counter()
    with pytest.raises(RuleNumberError) as caught:
        parse(hostile)
    assert time.perf_counter() - begun < 0.5
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 400


@given(st.text(max_size=90))
def test_any_text_is_a_number_or_a_printable_error(text):
    message = ""
    try:
        number = RuleNumber.parse(text)
    except RuleNumberError as error:
        message = str(error)
    assert message.isprintable()
    assert message or RuleNumber.exact(str(number)) == number


@given(st.one_of(numbers, headings))
def test_a_number_written_and_read_again_is_the_same(number):
    assert RuleNumber.exact(str(number)) == number
    assert RuleNumber.parse(f"CR {number}.".upper()) == number
    assert hash(RuleNumber.parse(str(number))) == hash(number)


@given(numbers)
def test_a_number_typed_without_the_dot_is_the_same_where_it_has_letters(number):
    glued = str(number).replace(".", "")
    if number.letters:
        assert RuleNumber.parse(glued) == number
    else:
        with pytest.raises(RuleNumberError):
            RuleNumber.parse(glued)


@pytest.mark.parametrize("loose", ["704.5F", "704 5f", "704.5f.", "704.5l", "0", "704.", " 704", "704.5f\n"])
def test_exact_takes_only_the_printed_form(loose):
    with pytest.raises(RuleNumberError):
        RuleNumber.exact(loose)


def test_order_is_that_of_the_printed_rules():
    in_order = ["7", "700", "700.1", "704", "704.1", "704.5", "704.5a", "704.5k", "704.5m", "704.5z", "704.5aa"]
    in_order += ["704.5ab", "704.6", "704.9", "704.10", "705", "8", "800"]
    assert sorted(map(RuleNumber.parse, reversed(in_order))) == list(map(RuleNumber.parse, in_order))
    # The order of the characters is another one.
    assert sorted(in_order) != in_order


def test_parents_go_from_the_subrule_to_the_part():
    number = RuleNumber.parse("704.5f")
    assert list(map(str, number.parents)) == ["704.5", "704", "7"]
    assert str(number.parent) == "704.5"
    assert RuleNumber.parse("7").parent is None


@pytest.mark.parametrize(
    ("number", "successor"),
    [
        ("704.5a", "704.5b"),
        ("704.5k", "704.5m"),
        ("704.5n", "704.5p"),
        ("704.5z", "704.5aa"),
        ("704.5ak", "704.5am"),
        ("704.5az", "704.5ba"),
        ("704.5", "704.6"),
        ("704.9", "704.10"),
        ("704", "705"),
        ("799", "800"),
        ("7", "8"),
    ],
)
def test_the_next_number_of_the_same_kind(number, successor):
    assert str(RuleNumber.parse(number).successor) == successor


@pytest.mark.parametrize("last", ["704.5zz", "704.999", "999", "9"])
def test_after_the_last_number_there_is_none(last):
    with pytest.raises(RuleNumberError, match=last):
        _ = RuleNumber.parse(last).successor


@given(numbers)
def test_the_next_number_comes_after_it_under_the_same_parent(number):
    if str(number).endswith(("zz", ".999")):
        return
    assert number.successor > number
    assert number.successor.parent == number.parent


@pytest.mark.parametrize(
    ("outer", "inner", "covered"),
    [
        ("704.5", "704.5f", True),
        ("704.5f", "704.5f", True),
        ("704", "704.5f", True),
        ("7", "704.5f", True),
        ("704.5f", "704.5", False),
        ("704.5", "704.50", False),
        ("704.5a", "704.5aa", False),
        ("8", "704.5f", False),
    ],
)
def test_a_number_covers_what_stands_below_it(outer, inner, covered):
    assert RuleNumber.parse(outer).covers(RuleNumber.parse(inner)) is covered


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("603.3a-d", "603.3a 603.3b 603.3c 603.3d"),
        ("107.3a–e", "107.3a 107.3b 107.3c 107.3d 107.3e"),
        ("107.3k—n", "107.3k 107.3m 107.3n"),
        ("704.5y-ab", "704.5y 704.5z 704.5aa 704.5ab"),
        ("704.5a-704.5d", "704.5a 704.5b 704.5c 704.5d"),
        ("CR 704.5A - cr 704.5B", "704.5a 704.5b"),
        ("603.3a-3c", "603.3a 603.3b 603.3c"),
        ("119.7–8", "119.7 119.8"),
        ("712.9-10", "712.9 712.10"),
        ("702.100-101", "702.100 702.101"),
        ("603.2-603.4", "603.2 603.3 603.4"),
        ("regole 500-502", "500 501 502"),
        ("7-9", "7 8 9"),
        ("704.5f", "704.5f"),
        ("704.5f-f", "704.5f"),
    ],
)
def test_a_range_is_written_out(typed, expected):
    assert " ".join(map(str, RuleRange.parse(typed).numbers())) == expected


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("704.5d-a", "al contrario"),
        ("704.5-705.6", "dello stesso livello"),
        ("603.2-604", "dello stesso livello"),
        ("704.3-704.5f", "dello stesso livello"),
        ("704-5", "forse 704.5"),
        ("704-5f", "forse 704.5f"),
        ("704.5a-", "dopo il trattino"),
        ("704.5a-l", "saltano la l e la o"),
        ("a-d", "non è un numero"),
        ("704.5a-b-c", "un solo numero"),
    ],
)
def test_what_is_no_range_is_refused(typed, reason):
    with pytest.raises(RuleNumberError, match=reason):
        RuleRange.parse(typed)


@given(numbers, st.integers(0, 5))
def test_a_range_written_and_read_again_is_the_same(first, steps):
    last = first
    for _ in range(steps):
        if str(last).endswith(("zz", ".999")):
            return
        last = last.successor
    span = RuleRange(first, last)
    assert RuleRange.parse(str(span)) == span
    assert len(span.numbers()) == steps + 1


def test_a_range_covers_its_numbers_and_what_stands_below_them():
    span = RuleRange.parse("603.2-603.4")
    assert span.covers(RuleNumber.parse("603.3a"))
    assert span.covers(RuleNumber.parse("603.4"))
    assert not span.covers(RuleNumber.parse("603.5"))
    assert not span.covers(RuleNumber.parse("603"))
    assert not span.covers(RuleNumber.parse("604.3"))


def test_a_number_is_made_of_its_parts():
    assert str(RuleNumber.of(704, 5, "f")) == "704.5f"
    assert RuleNumber.of(704, 5, "f").letters == "f"
    for wrong in [(99, 1, ""), (1000, 1, ""), (704, 1000, ""), (704, 0, "a"), (704, 5, "l"), (704, 5, "F")]:
        with pytest.raises(RuleNumberError):
            RuleNumber.of(*wrong)
