"""117.5, 704.3, 800.4a: what is due once somebody has left is done before the run ends, also where somebody else has priority."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_TABLE = """formato: tutti contro tutti
Anna: Fune aura incantare creatura su Orso
> Incantare creatura
> La creatura incantata prende +1/+1.
Bruno: Orso 2/2
Carla: 20
{concede}
{asked}
"""


def _said(concede: str, asked: str) -> str:
    return answer(run(parse_lines(_TABLE.format(concede=concede, asked=asked), "prova"))).headline[0]


def test_704_5m_an_aura_whose_creature_has_left_goes_to_the_graveyard_before_the_end() -> None:
    assert _said("Bruno concede", "Dove finisce Fune?") == "«Fune» va nel cimitero di Anna."
    assert _said("Bruno concede", "Chi ha la priorità?") == "Ha priorità Anna."


def test_control_where_another_player_leaves_it_stays() -> None:
    assert _said("Carla concede", "Dove finisce Fune?") == "«Fune» resta sul campo di battaglia."


def test_113_2c_a_keyword_in_the_line_and_in_the_text_is_one() -> None:
    card = parse_lines(_TABLE.format(concede="", asked=""), "prova").cards["Fune"]
    assert not card.keywords and len(card.read("Fune").abilities) == 2


def test_control_a_keyword_that_the_text_does_not_say_stays() -> None:
    lines = "Anna: Gufo 1/1 volare, tocco letale\n> Tocco letale\nBruno: 20\nQuanta vita ha Anna?"
    assert [one.keyword for one in parse_lines(lines, "prova").cards["Gufo"].keywords] == ["flying"]
