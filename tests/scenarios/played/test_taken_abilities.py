"""602.5, 613.1f: who activates what an object has lost is refused by the rule that took it, and not told that the file is wrong."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.written.load import parse_lines

QUIET = "Anna: Silenzio incantesimo\n> Tutte le creature perdono tutte le abilità.\n"
SHOOTER = "carta: Tiratore 1/1\n> {T}: Il Tiratore infligge 1 danno a un qualsiasi bersaglio.\nBruno: Tiratore\n"


def test_613_1f_an_ability_that_was_taken_away_is_refused() -> None:
    made = run(parse_lines(f"{QUIET}{SHOOTER}Bruno attiva Tiratore su Anna\n", "t"))
    assert made.refusal is not None and made.refusal.rule == "613.1f"


def test_305_6_the_mana_of_a_land_that_is_a_creature_is_taken_too() -> None:
    lands = "Anna: Risveglio incantesimo, Foresta\n> Tutte le terre sono creature 1/1 che sono ancora terre.\n"
    made = run(parse_lines(f"{QUIET}{lands}Bruno: 20\nAnna attiva Foresta\n", "t"))
    assert made.refusal is not None and made.refusal.rule == "613.1f"


def test_control_it_is_activated_where_nothing_takes_it() -> None:
    made = run(parse_lines(f"Anna: 20\n{SHOOTER}Bruno attiva Tiratore su Anna\n", "t"))
    assert made.refusal is None


def test_control_what_never_had_an_ability_is_a_slip_of_the_lines() -> None:
    with pytest.raises(ScenarioError, match="0 abilità attivate"):
        run(parse_lines("Anna: 20\nBruno: Orso 1/1\nBruno attiva Orso\n", "t"))
