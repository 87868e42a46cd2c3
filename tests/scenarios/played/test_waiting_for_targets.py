"""115.2: a target that is a spell still is waited for, as at a table; one that never comes is refused as before."""

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

CAGE = """
turno: Bruno
Anna: Orso 2/2
Bruno: mano: Gabbia incantesimo
> Quando la Gabbia entra, esilia una creatura bersaglio finché la Gabbia non lascia il campo di battaglia.
carta: Disincanto istantaneo
> Distruggi un incantesimo bersaglio.
Bruno lancia Gabbia
Anna lancia Disincanto su Gabbia
dove va Orso?
"""


def test_610_3b_who_answers_the_trigger_waits_until_the_spell_is_a_permanent() -> None:
    told = ruling(run(parse_lines(CAGE, "t")))
    assert told.answer == ("«Orso» resta sul campo di battaglia.",) and told.rules[0] == "610.3b"


def test_115_2_a_creature_spell_is_answered_once_it_is_a_creature() -> None:
    made = run(
        parse_lines(
            "Anna: mano: Orso 2/2\nBruno: 20\nAnna lancia Orso\nBruno lancia 3 danni su Orso\n? zona di orso\n", "t"
        )
    )
    assert made.refusal is None and "muore" in " ".join(ruling(made).answer)


def test_115_1_control_what_is_countered_never_comes_and_the_refusal_is_the_first() -> None:
    lines = "Anna: mano: Orso 2/2\nAnna lancia Orso\nBruno lancia contromagia su Orso\nBruno lancia 3 danni su Orso\n"
    made = run(parse_lines(lines, "t"))
    assert made.refusal is not None and made.refusal.rule in ("115.1", "601.2c")


def test_115_1_control_an_expected_refusal_is_that_of_this_moment() -> None:
    lines = "Anna: mano: Orso 2/2\nBruno: 20\nAnna lancia Orso\nBruno lancia 3 danni su Orso\nrifiutata: 115.1\n"
    made = run(parse_lines(lines, "t"))
    assert made.checks and all(one.vera for one in made.checks)
