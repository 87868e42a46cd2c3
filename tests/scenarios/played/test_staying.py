"""Why something is as it is though nothing did it stands among the rules that decide."""

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "tavolo")))


FIGHT = """\
Anna: Orso 2/2
Bruno: Gigante 4/{}
Anna lancia +3/+3 su Orso
Anna attacca con Orso
Bruno blocca Orso con Gigante
fine turno
{}
"""


def test_514_2_who_lives_by_losing_damage_and_bonus_at_once() -> None:
    for asked in ("Chi muore?", "Muore l'Orso?"):
        assert told(FIGHT.format(5, asked)).rules[0] == "514.2"


def test_control_514_2_who_would_have_lived_anyway() -> None:
    lines = FIGHT.format(5, "Muore l'Orso?").replace("Gigante 4/5", "Gigante 1/5")
    assert "514.2" not in told(lines).rules


SWORD = """\
Anna: Cavaliere 2/2, Spada equipaggiamento{}
Bruno: 20
Bruno lancia 3 danni su Cavaliere
Dov'è la Spada?
"""


def test_704_5n_what_its_bearer_leaves_stays() -> None:
    assert told(SWORD.format(" su Cavaliere")).rules[0] == "704.5n"
    assert "704.5n" not in told(SWORD.format("")).rules


LULL = """\
Anna: Fante 1/1, Capitano 2/2 «Le altre creature che controlli prendono +1/+1.»
Bruno: 20
turno di Bruno
Bruno lancia Ninnananna aura incantare creatura su Capitano
> La creatura incantata {}.
Che forza ha il Fante?
"""


def test_613_1f_what_lost_its_ability_changes_nothing_any_more() -> None:
    lost = told(LULL.format("perde tutte le abilità"))
    assert lost.answer == ("«Fante» ha forza 1.",) and lost.rules[0] == "613.1f"
    kept = told(LULL.format("prende +0/+1"))
    assert kept.answer == ("«Fante» ha forza 2.",) and "613.1f" not in kept.rules
