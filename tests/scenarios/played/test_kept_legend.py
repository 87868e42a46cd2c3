"""704.5j: which of two legends is kept is said by name where it makes no difference, and by when it came where it does."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: 20{also}, Regina 3/3 leggendaria{first}
> Quando Regina muore, pesca una carta.
Bruno: 20
{before}Anna lancia Regina
risolvi
Anna tiene {kept}
{after}"""


def played(
    kept: str, *, first: str = "", after: str = "Si innesca la Regina?", also: str = "", before: str = ""
) -> Run:
    lines = BOARD.format(kept=kept, first=first, after=after, also=also, before=before)
    return run(parse_lines(lines, "tavolo"))


def left(made: Run) -> list[str]:
    return [one.label for one in made.final.permanents() if one.printed.name == "Regina"]


def test_704_5j_of_equal_ones_any_is_kept() -> None:
    made = played("Regina")
    said = ruling(made).answer[0]
    assert "(regina1) non si innesca" in said and said.endswith("(regina2) si innesca una volta.")
    assert len(left(made)) == 1


@pytest.mark.parametrize(
    "unlike",
    [
        {"first": " TAP"},
        {"first": " con due segnalini +1/+1"},
        {"first": " danno 1"},
        {"also": ", Manto aura incantare creatura su Regina"},
        {"after": "Anna attacca Bruno con Regina"},
    ],
)
def test_control_704_5j_of_unlike_ones_which_is_kept_is_asked(unlike: dict[str, str]) -> None:
    with pytest.raises(ScenarioError, match="«regina1» o «regina2»: scrivi quale"):
        played("Regina", **unlike)


@pytest.mark.parametrize(
    ("kept", "which"),
    [
        ("quella nuova", "regina2"),
        ("la seconda", "regina2"),
        ("la Regina più recente", "regina2"),
        ("la seconda Regina", "regina2"),
        ("quella vecchia", "regina1"),
        ("la prima", "regina1"),
        ("la Regina vecchia", "regina1"),
        ("regina2", "regina2"),
    ],
)
def test_613_7_which_is_meant_is_said_by_when_it_came(kept: str, which: str) -> None:
    assert left(played(kept, first=" TAP")) == [which]


def test_control_613_7_there_is_no_third() -> None:
    with pytest.raises(ScenarioError):
        played("la terza", first=" TAP")
