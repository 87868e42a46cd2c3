"""714.3c, 714.4, 702.6a, 604.3: rules that decide though no step cites them, or by which a target is none."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

SAGA = """\
turno: Anna, mantenimento
Anna: 20
Anna: Fortezza {kind} con {many} segnalini sapere
> I — Guadagni 1 punto vita.
> II — Guadagni 2 punti vita.
> III — Guadagni 3 punti vita.
Bruno: Luna incantesimo
> Le terre non base sono Montagne.
Bruno: Vampira 1/1
> Sacrifica la Vampira: Togli tutti i segnalini dal permanente bersaglio.
vai a fase principale di Anna
{done}
{asked}
"""
LAND, ENCHANTMENT = "terra incantesimo Saga", "incantesimo Saga"
TAKES = "Bruno attiva Vampira su Fortezza\nrisolvi\nrisolvi"


def _rules(lines: str) -> tuple[str, ...]:
    return ruling(run(parse_lines(lines, "t"))).rules


def test_714_4_a_saga_without_chapters_is_not_sacrificed_and_gets_no_counter() -> None:
    assert _rules(SAGA.format(kind=LAND, many="due", done="", asked="Dov'è la Fortezza?"))[0] == "714.4"
    counted = _rules(SAGA.format(kind=LAND, many="due", done="", asked="Quanti segnalini sapere ha la Fortezza?"))
    assert counted[0] == "714.3c"


def test_714_4_a_saga_whose_counters_were_taken_stays() -> None:
    assert _rules(SAGA.format(kind=ENCHANTMENT, many="due", done=TAKES, asked="Dov'è la Fortezza?"))[0] == "714.4"


def test_714_4_control_one_that_has_not_come_to_its_last_chapter_stays_by_nothing_of_the_kind() -> None:
    assert "714.4" not in _rules(SAGA.format(kind=ENCHANTMENT, many="un", done="", asked="Dov'è la Fortezza?"))


EQUIPS = """\
Anna: Orso 2/2
Bruno: Gatto 1/1
Bruno: Spada artefatto{kind}
> {ability}
turno di Bruno
Bruno attiva Spada su Orso
Si può fare?
"""


@pytest.mark.parametrize(
    ("kind", "ability", "keyword"),
    [
        (" Equipaggiamento", "Equipaggiare {1}", True),
        ("", "{1}: Una creatura bersaglio che controlli prende +1/+1 fino alla fine del turno.", False),
    ],
)
def test_702_6a_that_a_keyword_says_what_may_be_its_target_decides(kind: str, ability: str, keyword: bool) -> None:
    rules = _rules(EQUIPS.format(kind=kind, ability=ability))
    assert "115.1" in rules and ("702.6a" in rules) is keyword


BEAST = """\
nel cimitero di Anna: Orso 2/2, Gatto 1/1
nel cimitero di Anna: Bestia creatura {size}
{ability}Anna in mano: Recupero stregoneria
> Rimetti sul campo di battaglia la carta creatura bersaglio con forza pari o inferiore a 2 dal tuo cimitero.
Bruno: 20
Anna può lanciare Recupero su Bestia?
"""
DEFINES = "> La forza e la costituzione della Bestia sono pari al numero di carte creatura in tutti i cimiteri.\n"


def test_604_3_what_defines_a_size_does_so_in_a_graveyard() -> None:
    assert "604.3" in _rules(BEAST.format(size="*/*", ability=DEFINES))
    assert "604.3" not in _rules(BEAST.format(size="3/3", ability=""))


DRUID = """\
Anna: Druido 1/1
> {ability}
Bruno: 20
in mano: Nega istantaneo
> Neutralizza l'abilità attivata bersaglio.
Anna attiva Druido
Bruno può lanciare Nega su Druido?
"""


def test_605_3b_of_a_mana_ability_nothing_is_on_the_stack() -> None:
    assert "605.3b" in _rules(DRUID.format(ability="{T}: Aggiungi {G}."))
    other = ruling(run(parse_lines(DRUID.format(ability="{T}: Guadagni 1 punto vita."), "t")))
    assert other.answer[0].startswith("Sì: ") and "605.3b" not in other.rules
