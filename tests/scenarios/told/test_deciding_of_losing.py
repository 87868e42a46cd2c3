"""704.5a: who asks whether somebody loses is told what their life hung by, and not only that it is at 0."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

AT_ONE = """
Anna: Orso {power}/3, Lupo 2/2
Bruno: vita 1, Angelo 2/2 legame vitale
Anna attacca Bruno con Orso e Lupo
Bruno blocca Lupo con Angelo
Bruno perde?
"""


@pytest.mark.parametrize(
    ("power", "lost"), [(3, "Bruno perde la partita (704.5a)."), (2, "Bruno non perde la partita.")]
)
def test_702_15b_what_was_gained_with_the_damage_decides_whether_the_player_loses(power: int, lost: str) -> None:
    told = ruling(run(parse_lines(AT_ONE.format(power=power), "t")))
    assert told.answer[0] == lost
    assert "702.15b" in told.rules
