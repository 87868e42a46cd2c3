"""One more and one less by a key: life, poison, copies, counters, and no line that says what happens is changed."""

import pytest

from judge.presenters.stepping import stepped

PLAYERS = ("Anna", "Bruno")


def at(marked: str, by: int) -> str | None:
    """What comes of a line in which | is the cursor, with the cursor where it is then."""
    column = marked.index("|")
    found = stepped(marked.replace("|", ""), column, by, PLAYERS)
    return None if found is None else f"{found[0][: found[1]]}|{found[0][found[1] :]}"


@pytest.mark.parametrize(
    ("before", "by", "after"),
    [
        ("Anna: 20|, Orso 2/2", -1, "Anna: 19|, Orso 2/2"),
        ("Anna: 9|, Orso 2/2", 1, "Anna: 10|, Orso 2/2"),
        ("An|na: Orso 2/2", -1, "An|na: 19, Orso 2/2"),
        ("An|na: 3 punti vita, Orso 2/2", 1, "An|na: 4 punti vita, Orso 2/2"),
        ("An|na: Orso 2/2, 7", 1, "An|na: Orso 2/2, 8"),
        ("An|na:", 1, "An|na: 21"),
        ("Anna: veleno 2|", 1, "Anna: veleno 3|"),
        ("Anna: veleno|", 1, "Anna: veleno 1|"),
        ("Anna: Lupo 1/1, Or|so 2/2", 1, "Anna: Lupo 1/1, 2x Or|so 2/2"),
        ("Anna: 2x Or|so 2/2", -1, "Anna: Or|so 2/2"),
        ("Anna: 2|x Orso 2/2", 1, "Anna: 3|x Orso 2/2"),
        ("Or|so 2/2", 1, "2x Or|so 2/2"),
        ("Orso 2/2|", 1, "Orso 2/3|"),
        ("Orso 2/2 +1/|+1", 1, "Orso 2/2 +1/+1x2|"),
        ("Orso 2/2 +1/+1x2|", 1, "Orso 2/2 +1/+1x3|"),
        ("Anna lancia 3| danni su Orso", 1, "Anna lancia 4| danni su Orso"),
    ],
)
def test_a_key_makes_it_one_more_or_one_less(before: str, by: int, after: str) -> None:
    found = at(before, by)
    assert found is not None
    assert found.replace("|", "") == after.replace("|", "")


@pytest.mark.parametrize(
    ("before", "by"),
    [
        ("Anna lan|cia Dardo su Orso", 1),
        ("muo|re Orso", 1),
        ("? zona di or|so", 1),
        ("> Dardo infligge danni a un ber|saglio.", 1),
        ("Or|so 2/2", -1),
        ("1|x Orso", -1),
        ("Anna: 0|", -1),
        ("ma|no: Orso", 1),
        ("|", 1),
    ],
)
def test_nothing_is_counted_where_nothing_is_to_be_counted(before: str, by: int) -> None:
    assert at(before, by) is None


def test_the_cursor_stays_on_what_it_was_on() -> None:
    assert at("Anna: 9|, Orso", 1) == "Anna: 10|, Orso"
    assert at("Anna: Or|so 2/2", 1) == "Anna: 2x Or|so 2/2"


def test_103_4_the_life_that_the_format_begins_with_is_counted_from() -> None:
    assert stepped("Anna:", 2, -1, PLAYERS, life=40) == ("Anna: 39", 2)
