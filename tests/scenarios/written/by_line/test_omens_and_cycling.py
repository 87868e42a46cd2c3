"""720, 702.29: an Omen is said by its subtype, which is a kind of counter on nothing that is cast; cycling is done by its verb."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_OMEN = """Anna: 20
mano: Drago creatura 4/4 4R
inserto: Fiato
carta: Fiato stregoneria presagio 1R
> Fiato infligge 2 danni al giocatore bersaglio.
Bruno: 20
Anna lancia Fiato su Bruno
"""
_CYCLED = "Anna: 20\nmano: Ciottolo creatura 1/1\n> Ciclo {2}\nBruno: 20\n"


def test_720_1_an_omen_is_said_by_its_subtype() -> None:
    assert parse_lines(_OMEN, "t").cards["Fiato"].type_line.subtypes == ("Omen",)
    assert answer(run(parse_lines(f"{_OMEN}Quanta vita ha Bruno?", "t"))).headline == (
        "Bruno passa da 20 a 18 punti vita.",
    )


def test_control_122_1_on_a_permanent_it_is_a_counter() -> None:
    lying = parse_lines("Anna: Orso 2/2 presagio\nBruno: 20\n", "t").players[0].battlefield[0]
    assert lying.counters == {"omen": 1}


def test_702_29a_to_cycle_is_to_activate_it_from_the_hand() -> None:
    told = answer(run(parse_lines(f"{_CYCLED}Anna cicla Ciottolo\nQuante carte ha in mano Anna?", "t")))
    assert told.headline == ("Anna pesca una carta (ne ha 1 in mano).",) and "702.29a" in told.rules


def test_702_29a_whether_it_may_be_cycled_is_asked() -> None:
    assert (
        answer(run(parse_lines(f"{_CYCLED}Anna può ciclare Ciottolo?", "t"))).headline[0].startswith("Sì: Anna attiva")
    )
