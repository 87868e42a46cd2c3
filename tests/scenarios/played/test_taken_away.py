"""What decides because something is not as it is printed, or not as it was announced, stands on top; else it does not."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "t")))


TOWER = """\
Anna: Torre terra{basic}
> Indistruttibile
Bruno: Velo incantesimo
> {veil}
turno di Bruno
Bruno lancia Frana stregoneria su Torre
> Distruggi la terra bersaglio.
Dove sta la Torre?
"""


def test_305_7_what_it_lost_that_would_have_kept_it_stands_first() -> None:
    lost = told(TOWER.format(basic="", veil="Le terre non base sono Montagne."))
    assert "cimitero" in lost.answer[0] and lost.rules[0] == "305.7"
    kept = told(TOWER.format(basic="", veil="Le creature che controlli prendono +1/+1."))
    assert "cimitero" not in kept.answer[0] and "305.7" not in kept.rules


def test_305_7_control_of_what_never_had_it_nothing_is_said() -> None:
    plain = TOWER.format(basic="", veil="Le terre non base sono Montagne.").replace("> Indistruttibile\n", "")
    assert "305.7" not in told(plain).rules


MANA = """\
Anna: Prisma artefatto
> {text}
Bruno: Sigillo incantesimo
> Le abilità attivate degli artefatti non possono essere attivate a meno che non siano abilità di mana.
Anna può attivare Prisma?
"""


def test_605_1a_that_it_is_a_mana_ability_stands_first() -> None:
    asked = told(MANA.format(text="{T}: Aggiungi {G}. Il Prisma ti infligge 1 danno."))
    assert asked.answer[0].startswith("Sì: ") and asked.rules[0] == "605.1a"
    other = told(MANA.format(text="{T}: Guadagni 1 punto vita."))
    assert other.answer[0].startswith("No: ") and "605.1a" not in other.rules


PUNCH = """\
Anna: Sciamano {size}
> Ogni volta che lanci una magia istantaneo, Sciamano prende +2/+0 fino alla fine del turno.
Bruno: Orso 3/3
Anna lancia Pugno {kind} su Sciamano e Orso
> La creatura bersaglio che controlli infligge danno pari alla sua forza alla creatura bersaglio che non controlli.
Muore l'Orso?
"""


@pytest.mark.parametrize(
    ("size", "kind", "dies", "read"), [("1/1", "istantaneo", True, True), ("3/1", "stregoneria", True, False)]
)
def test_608_2h_that_power_is_read_as_it_resolves_stands_first_where_it_changed(
    size: str, kind: str, dies: bool, read: bool
) -> None:
    found = told(PUNCH.format(size=size, kind=kind))
    assert ("muore" in found.answer[0]) is dies
    assert (found.rules[0] == "608.2h") is read and ("608.2h" in found.rules) is read


SHADOW = """\
Anna: Fango terra
> Ogni terra è una Palude in aggiunta ai suoi altri tipi di terra.
Anna: Orso 2/2
Bruno: Ombra 2/2{walks}
Bruno: Velo incantesimo
> {veil}
Bruno attacca con Ombra
L'Orso può bloccare l'Ombra?
"""


def test_613_8a_702_14c_in_which_order_lands_became_what_they_are_stands_on_top() -> None:
    moon = "Le terre non base sono Montagne."
    asked = told(SHADOW.format(walks=" passa-paludi", veil=moon))
    assert asked.answer[0].startswith("Sì: ") and asked.rules[:2] == ("702.14c", "613.8a")
    walks = told(SHADOW.format(walks=" passa-paludi", veil="Le creature che controlli prendono +1/+1."))
    assert walks.answer[0].startswith("No: ") and walks.rules[0] == "702.14c"
    control = told(SHADOW.format(walks="", veil=moon))
    assert control.answer[0].startswith("Sì: ") and not {"702.14c", "613.8a"} & {*control.rules}
